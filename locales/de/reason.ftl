# Warum sich etwas nicht lesen oder schreiben lässt, von System, Datenbank oder Parser gemeldet.

reason-system = { $fault ->
    [missing] Diesen Pfad gibt es nicht.
    [unmounted] Ein Link auf dem Weg dorthin führt ins Leere; vielleicht ist ein Laufwerk nicht eingehängt.
    [forbidden] Der Zugriff ist nicht erlaubt.
    [folder] Das ist ein Ordner. Nenne eine Datei darin.
    [no-folder] Das ist kein Ordner.
    [full] Auf dem Datenträger ist kein Platz mehr.
    [read-only] Dort darf nichts geschrieben werden.
    [busy] Ein anderes Programm benutzt die Datei gerade.
    [not-text] Das ist kein UTF-8-Text.
    [cut-off] Der Inhalt bricht ab.
    [closed] Die Ausgabe wurde geschlossen.
    [no-database] Die Datei ist keine Datenbank.
    [damaged] Der Inhalt ist beschädigt.
    [too-large] Die Datei ist größer, als hier gelesen wird.
   *[other] Das System meldet „{ $words }“.
}
reason-newer = Eine neuere Version von tricorder hat die Datei geschrieben (Stand { $found }; diese Version kennt { $known }).
reason-at = Zeile { $line }, Spalte { $column }: { $what }
reason-at-line = Zeile { $line }: { $what }
reason-in-field = { $path }: { $what }
reason-missing-field = Das Feld „{ $name }“ fehlt.
reason-unknown-field = Kein Feld heißt „{ $name }“{ $known ->
    [none] .
   *[other] ; möglich sind: { $known }.
}
reason-unknown-word = „{ $name }“ passt hier nicht; möglich sind: { $known }.
reason-doubled-field = Das Feld „{ $name }“ steht zweimal da.
reason-wrong-shape = Hier steht { $found }, erwartet wird { $meant }.
reason-bad-value = { $value ->
    [none] Diesen Wert lässt das Feld nicht zu.
   *[other] Den Wert „{ $value }“ lässt das Feld nicht zu.
}
reason-repeated = „{ $name }“ steht schon in einer früheren Zeile.
reason-too-deep = Der Text ist zu tief verschachtelt.
reason-too-long = Der Text wiederholt Teile von sich (*Name) so oft, dass er um ein Vielfaches länger wird. Schreib sie aus.
reason-empty = Der Text ist leer.
reason-malformed = Die Schreibweise stimmt nicht.
reason-cut-off = Das Ende fehlt.
reason-checksum = Ein Zeichen fehlt oder ist falsch: Die Prüfsumme stimmt nicht.
reason-newer-version = Er hat Version { $found }, und dieses tricorder liest nur bis { $known }.
reason-shape-text = ein Text
reason-shape-number = eine Zahl
reason-shape-yes-no = Ja oder Nein (true, false)
reason-shape-list = eine Liste
reason-shape-fields = ein Block mit Feldern
reason-shape-nothing = nichts
reason-shape-other = etwas anderes
