# Die App: das Programm im Browser, bevor es antwortet und wo es das nicht kann.

app-fetching = Das Programm wird geladen. Das dauert nur beim ersten Mal einen Augenblick.
app-unable = Dieser Browser kann das Programm nicht behalten. Regeln und Karten lassen sich trotzdem als Seiten lesen.
app-failed = Das Programm ließ sich nicht laden. Gibt es ein Netz? Öffne die Seite noch einmal, dann geht es weiter.
app-pages = Regeln und Karten als Seiten lesen
app-fault = Das hat nicht geklappt
app-again = Zurück zur Startseite
app-save = Eigene Daten als Datei sichern
app-broken = Im Programm ist etwas schiefgegangen. Gespeichertes ist nicht verloren; versuch es noch einmal.
app-full = Auf diesem Gerät ist kein Platz mehr, dein letzter Schritt wurde nicht gespeichert. Schaff Platz und wiederhole ihn.
app-closed = Der Browser lässt das Programm nichts speichern, dein letzter Schritt ging verloren. In privaten Fenstern oder bei abgeschalteten Websitedaten geht es nicht.
app-damaged = Was hier liegt, ist nicht lesbar. Es wurde nicht angerührt: Sichere es als Datei, bevor du etwas löschst.
app-newer = Was hier liegt, stammt von einer neueren Version. Es wurde nicht angerührt: Schließ alle Seiten der App und öffne sie wieder mit Netz.
