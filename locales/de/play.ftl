# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

play-your-turn = Du bist am Zug. Melde, was den Computer betrifft, zum Beispiel: ziehen 2, kontrolle betazed (? zeigt mehr). Ist dein Zug vorbei, drücke Enter: Dann spielt der Computer.
play-saved = Gespeichert. Weiter mit: `tricorder solo play`
play-over = Die Partie ist zu Ende. Werten mit: `tricorder solo score`
play-redone = Wiederholt.
play-corrected = Korrigiert.
play-correct-what = Mit :korrigieren und einem davon: { $words } – zum Beispiel :korrigieren militär 5
play-taken-as = Verstanden als: { $cards }.
play-kept = Schon eingetragen: { $others }. Tippe nur noch, was fehlt oder falsch war (Enter = weglassen).
# Was getippt wird und was es tut, durch | getrennt.
play-help =
    Enter | Angezeigtes übernehmen oder deinen Zug beenden
    :stand | der ganze Tisch
    :warum | was der Computer zur Wahl hatte und welche Regel den Ausschlag gab
    :zurück  :vor | eine Antwort oder einen Schritt zurück oder wieder vor
    :korrigieren … | jeden Wert richtigstellen, z. B. :korrigieren militär 5 · :korrigieren karte ablage krell
    :?warpen | was ein Wort oder eine Karte bedeutet, z. B. warpen; die Partie wartet
    ? | Hilfe zu der Frage, die offen ist
    :liste | was hier liegen kann
    q | aufhören; alles ist gespeichert
    :ereignis | was du meldest, nach dem, was deine Karte sagt; bei einer Reaktion auch mitten im Zug, z. B. :ereignis mein-ruhm 2
    Zeilen mit einem Punkt (·) verwaltet das Programm; alles andere machst du am Tisch.
    Der Tisch in einer Zeile: 4 = 4 Ruhm auf der Sternzeit-Karte, 2 5 = Karte 2 mit 5 Ruhm, 0 = alle leer; Name + 2 ruhm + 1 dilithium = Karte der Auslage und was darauf liegt, „verbündeter -“ = dieser Stapel ist leer; Betazed + 2 du + 1 schiff + 1 computer = Ort mit deinen Außenteams, deinen Schiffen, Außenteams des Computers (ist einer neu, nenne alle von links nach rechts)
    Eine Karte: Name, sein Anfang, die Anfangsbuchstaben (ars) oder die Nummer der Liste
    In deinem Zug: ziehen [N], zwischenfall, geben KARTE, ruhm N, dilithium N, latinum N, stehlen, hand, zwischenfall-zurück, offizier-entlassen, offizier-loggen, schiff-entlassen [NAME], teams-entfernen [N] ORT, kontrolle ORT, ort-verlieren NAME, ort-loggen NAME, wählen EREIGNIS oder EREIGNIS, brand
play-event-asks = Eine Frage ist offen. Beantworte sie mit: `tricorder solo play`
play-choose-bot = Computer-Captain
play-choose-captain = Dein Captain
play-choose-difficulty = Schwierigkeit
play-choose-deck = Computer-Deck
play-choose-side = Seite deiner Captain-Tafel
play-choose-conspiracy = Herausforderung Verschwörerische Admiräle
play-choose-countdown = Herausforderung: Die Zeit läuft ab unter den Reserve-Karten des Computers?
play-choose = { $what }: { $choices }
play-choose-enter = Enter = { $choice }
play-choice-physical = echt (du deckst auf)
play-choice-virtual = virtuell (das Programm deckt auf)
play-word-basic = einfach
play-word-advanced = Experten
play-word-no = nein
play-word-yes = ja
play-deleted = { $name } ist gelöscht.
play-no-games = Es gibt noch keine Solo-Partie. Beginne eine: `tricorder solo new`
play-list-name = Name
play-list-bot = Computer
play-list-difficulty = Schwierigkeit
play-list-captain = Du
play-list-progress = Stand
play-list-running = läuft
play-list-moved = Zuletzt gespielt

play-you = du
play-bot = Computer
play-none = –
play-unknown = ?
play-unnamed = nicht genannt
play-empty = Stapel leer
play-away-teams = { $count ->
    [one] 1 Außenteam
   *[other] { $count } Außenteams
}
play-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
play-level-ensign = Fähnrich
play-level-lieutenant = Lieutenant
play-level-commander = Commander
play-level-captain = Captain
play-level-admiral = Admiral
play-level-two-players = 2 Spieler
play-level-cadet = Kadetten-Training
play-side-basic = einfache Seite
play-side-advanced = Experten-Seite
play-at-market = in der Auslage
play-at-zone = in der Neutralen Zone
play-at-discard = in der Ablage des Computers
play-at-staging = im Besprechungsraum des Computers
play-at-log = im Computerlogbuch
play-at-control = in der Kontrollzone des Computers
play-at-gone = nicht mehr beim Computer, sondern aus dem Spiel oder unter den Zwischenfällen
play-at-facedown = bei den verdeckten Karten des Computers
play-at-box = in der Schachtel
play-at-reinforcements = in deinem Verstärkungs-Stapel
play-your-turn-again = Du bist am Zug. Melde, was den Computer betrifft (? zeigt, was), oder drücke Enter: Dann spielt der Computer.
play-line-too-long = Diese Zeile ist zu lang: Mehr als { $most } Zeichen braucht keine Antwort.
play-hint = Tab vervollständigt, was hier stehen kann, die Pfeiltasten holen frühere Zeilen zurück, :?Wort schlägt nach, und :? zeigt mehr.
play-prompt-help = Tipp die Antwort, ihre Nummer oder ihren Anfang; Enter allein nimmt den gezeigten Wert. :?Wort schlägt ein Wort nach, :ende hört auf.
play-question-help = :liste nennt, was hier liegen kann · :warum sagt, was der Computer bisher entschieden hat · :zurück nimmt deine letzte Antwort zurück · :hilfe sagt alles Weitere · q hört auf
play-list-empty = Hier gibt es nichts aufzuzählen: Antworte mit einer Zahl, ja oder nein.
play-go-on = Enter = weiter
play-undone-steps = Rückgängig gemacht. Nimm auch am Tisch zurück:
play-undone-entry = Rückgängig gemacht: deine letzte Eingabe. Am Tisch hat sie nichts bewegt.
