# Der Finder auf eigenem Bildschirm (`tricorder find`).

find-line = Wort, Karte oder Frage
find-hits = { $count } Treffer
find-best = { $shown ->
    [one] 1 von { $count } Treffern
   *[other] { $shown } von { $count } Treffern
}
find-lines = { $first }–{ $last } von { $all }
find-elsewhere = In anderen Spielen: { $count }. F3 wechselt das Spiel.
find-narrowed = Filter aktiv (F3–F5). Dieselben Tasten zeigen wieder alles.
find-greeting = Enter oder ein Buchstabe: Finder öffnen. Esc: beenden.
find-hello = Wonach suchst du?
find-what = Tippe ein Wort, den Namen einer Karte oder eine Frage, auf Deutsch oder Englisch. Der erste Treffer erscheint schon beim Tippen.
find-try = Zum Beispiel
# Beispiele, durch | getrennt.
find-examples = loggen | Brückenoffizier | wann endet das Spiel | klingone kosten<3
find-more-keys = F1 zeigt alle Tasten.

# Die letzte Zeile.
find-language = Deutsch
find-all-games = alle Spiele
find-all-kinds = alle Arten
find-all-crews = alle Crews
# Dasselbe auf einem schmalen Bildschirm.
find-games = Spiele
find-kinds = Arten
find-crews = Crews
find-hint-keys = F1 Tasten
find-hint-link = Tab Verweis
find-hint-enter = Enter öffnen
find-hint-back = ← zurück
find-hint-seek = / suchen
find-hint-copy = y kopieren
find-hint-escape = Esc Liste
find-seek = Auf der Seite suchen:
find-there = { $at } von { $count }
find-not-there = „{ $words }“ steht nicht hier
find-copied = Kopiert, wenn dein Terminal es erlaubt: { $what }
find-nothing-to-copy = Hier gibt es nichts zu kopieren.
find-no-links = Auf dieser Seite steht kein Verweis.
find-no-picture = Davon hast du kein Bild.
find-no-viewer = Dein System hat kein Programm, das es öffnet: { $path }
find-no-way-back = Noch bist du keinem Verweis gefolgt.

# Die Seite der Tasten: jede Taste mit dem, was sie tut.
find-keys = Tasten
find-key-type = Buchstaben
find-does-type = Tippen, was du suchst; Strg-U leert die Zeile, Strg-W löscht ihr letztes Wort
find-key-rows = ↑ ↓
find-does-rows = Ein anderer Treffer; in der Antwort eine Zeile auf oder ab
find-key-pages = Bild↑ Bild↓
find-does-pages = Eine Bildschirmseite der Antwort
find-key-enter = Enter
find-does-enter = Die Antwort auf dem ganzen Bildschirm öffnen oder dem gewählten Verweis folgen
find-key-tab = Tab Umsch-Tab
find-does-tab = Nächster und voriger Verweis
find-key-back = ← Rücktaste
find-does-back = Zurück, wo du einem Verweis gefolgt bist
find-key-seek = /, dann n, N
find-does-seek = In der Antwort suchen; nächste und vorige Stelle
find-key-copy = y oder Y
find-does-copy = Den Namen oder die ID kopieren; beim Tippen Strg-Y
find-key-picture = o
find-does-picture = Dein eigenes Bild der Karte öffnen
find-key-lang = F2 Alt-L
find-does-lang = Sprache
find-key-game = F3 Alt-G
find-does-game = Spiel
find-key-kind = F4 Alt-K
find-does-kind = Art von Eintrag
find-key-crew = F5 Alt-C
find-does-crew = Karten der Crew eines Captains
find-key-mouse = Maus
find-does-mouse = Klick wählt einen Treffer oder folgt einem Verweis; das Rad blättert
find-key-stop = Strg-Z
find-does-stop = Pause; fg in der Shell holt den Finder zurück
find-key-escape = Esc
find-does-escape = Einen Schritt zurück; verlässt den Finder, wenn nichts getippt ist
find-key-leave = Strg-C Strg-Q
find-does-leave = Verlassen
find-also-keys = Mit Umschalttaste gehen F3 bis F5 andersherum, ebenso die Alt-Tasten. Auch ? zeigt diese Seite, wo gerade kein Wort getippt wird.
