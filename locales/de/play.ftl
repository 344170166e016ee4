# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

play-your-turn = Du bist am Zug. Enter, wenn er vorbei ist: Dann spielt der Computer. Melde, was ihn betraf, zum Beispiel: ziehen 2, kontrolle betazed (? zeigt mehr).
play-saved = Gespeichert. Weiter mit: tricorder solo play
play-over = Die Partie ist zu Ende. Werten mit: tricorder solo score
play-undone = Zurückgenommen.
play-redone = Wiederhergestellt.
play-corrected = Gesetzt.
play-help =
    Enter             Angezeigtes übernehmen oder deinen Zug beenden
    :stand            der ganze Tisch
    :zurück  :vor     eine Antwort oder einen Schritt zurück, oder wieder vor
    :richtig …        alles setzen, z. B. :richtig militär 5 · :richtig karte log krell
    :ende             aufhören; alles ist gespeichert
    In deinem Zug: ziehen [N], zwischenfall, geben KARTE, ruhm N, dilithium N, latinum N,
    stehlen, hand, zwischenfall-zurück, offizier-entlassen, offizier-loggen,
    schiff-entlassen [NAME], teams-entfernen [N] ORT, kontrolle ORT,
    ort-verlieren NAME, ort-loggen NAME, wählen EREIGNIS oder EREIGNIS, brand
play-event-asks = Eine Frage ist offen. Beantworte sie mit: tricorder solo play
play-choose-bot = Captain des Computers
play-choose-captain = Dein Captain
play-choose-difficulty = Schwierigkeit
play-choose-side = Deine Tafelseite, Enter für basic (einfach)
play-choose-deck = Deck des Computers, Enter für physical (du deckst die Karten auf)
play-deleted = { $name } ist gelöscht.
play-no-games = Es gibt noch keine Solo-Partie. Beginne eine: tricorder solo new
play-list-name = Name
play-list-bot = Computer
play-list-difficulty = Schwierigkeit
play-list-captain = Du
play-list-entries = Einträge
