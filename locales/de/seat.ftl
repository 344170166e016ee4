# Plätze und geteilte Spiele eines Servers für viele (`tricorder serve --public`).

seat-link = Platz
seat-title = Dein Platz
seat-landing = Nimm Platz
seat-what = Nachschlagen, Karten und Rechner stehen allen offen. Für Partien und Decks brauchst du einen eigenen Platz, ohne Namen und ohne Passwort.
seat-take = Platz nehmen
seat-have = Du hast schon einen? Dann öffne seine Adresse in diesem Browser.
seat-new = Das ist dein Platz
seat-keep = Bewahre diese Adresse auf, sie wird nur einmal gezeigt. Wer sie hat, hat deine Partien und Decks; mit ihr setzt du dich auch in einem anderen Browser an deinen Platz.
seat-address = Adresse
seat-scan = Für die Kamera des Telefons:
seat-go = Zu den Partien
seat-here = Dieser Browser hat einen Platz: Hier liegen deine Partien und Decks.
seat-renew = Adresse erneuern
seat-renew-what = Die bisherige öffnet danach nichts mehr, und deine anderen Browser brauchen die neue.
seat-leave = Platz verlassen
seat-leave-what = Dieser Browser vergisst den Platz. Nur mit seiner Adresse kommst du zurück.
seat-unknown = Diese Adresse gehört zu keinem Platz
seat-unknown-what = Vielleicht hat er eine neue bekommen. Ein Platz, an dem nichts liegt und an den einen Monat lang niemand kommt, wird wieder frei.
seat-change = Auf einen anderen Platz wechseln?
seat-change-what = Dieser Browser hat schon einen Platz. Danach zeigt er die Partien und Decks des neuen; zum bisherigen kommst du nur mit dessen Adresse zurück.
seat-change-go = Platz wechseln
seat-change-not = Bleiben
seat-no-table = Hinter diesem Link liegt keine Partie
seat-no-table-what = Vielleicht wurde er gesperrt oder die Partie gelöscht. Frag die Person, von der du ihn hast.
seat-watching = Du siehst zu
seat-watching-what = Mit diesem Link kannst du nur zusehen.
seat-watched = Du siehst bei dieser Partie zu; die Ansicht aktualisiert sich selbst.
seat-away = Partien und Decks sind gerade nicht erreichbar
seat-away-what = Die Datenbank antwortet nicht. Was bestätigt war, ist gespeichert; ob deine letzte Eingabe noch ankam, siehst du danach auf ihrer Seite. Nachschlagen, Karten und Rechner funktionieren weiter.
seat-away-again = Noch einmal versuchen
seat-too-much = Nicht so schnell
seat-too-much-what = Von hier kam zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
seat-share = { $game } teilen
seat-share-link = Teilen
seat-share-what = Mit einem Link sehen andere diese Partie, und nur diese. Jeder Link wird einmal gezeigt.
seat-share-play = Mitspielen
seat-share-watch = Zusehen
seat-share-make = Link erstellen
seat-share-renew = Link erneuern
seat-share-end = Link sperren
seat-share-made-play = Wer diesen Link hat, spielt weiter wie du. Löschen kann die Partie damit niemand.
seat-share-made-watch = Wer diesen Link hat, sieht zu und ändert nichts.
