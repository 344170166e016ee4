# Solospiel: Effekte der Programmkarten als Anweisungen, Antworten des Solo-Assistenten.

effect-gain-track = { $amount } { $track } erhalten.
effect-gain-lowest = { $amount } auf der { $count ->
    [2] niedrigeren
   *[other] niedrigsten
} Leiste erhalten ({ $tracks }).
effect-gain-highest = { $amount } auf der { $count ->
    [2] höheren
   *[other] höchsten
} Leiste erhalten ({ $tracks }).
effect-gain-glory = { $amount } Ruhm erhalten.
effect-remove-stardate-glory = { $amount } Ruhm von der Sternzeit-Karte in den Vorrat legen.
effect-gain-card = Karte erhalten: { $prefer }.
effect-take-card = Karte nehmen: { $prefer }.
effect-gain-by-tokens = Die Karte der Auslage erhalten, auf der am meisten liegt: { $tokens }.
effect-take-incident = 1 Zwischenfall nehmen.
effect-gain-encounter = Die oberste Begegnung erhalten.
effect-take-encounter = Die oberste Begegnung nehmen.
effect-take-supplement = Die oberste Karte des Zusatz-Decks nehmen.
effect-junk-most-valuable = Die für dich wertvollste Karte der Auslage schrotten (Karten mit Ressourcen auslassen).
effect-deploy-explore = { $ship } mobilisieren; es erkundet.
effect-deploy-engage = { $ship } mobilisieren; es steuert an.
effect-deploy-stay = { $ship } mobilisieren; kein Erkunden, kein Ansteuern.
effect-send = { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
} an einen neutralen Ort senden.
effect-send-ignoring-ships = { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
} an einen neutralen Ort senden; deine Schiffe dort stören nicht.
effect-send-preferring = { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
} an einen neutralen Ort senden: { $prefer }.
effect-take-control = Den neutralen Ort mit den meisten Markern des Computers (mindestens 1) unter Kontrolle nehmen.
effect-discard-deck = { $count ->
    [one] Die oberste Karte
   *[other] Die obersten { $count } Karten
} des Computer-Decks abwerfen.
effect-discard-supplement = { $count ->
    [one] Die oberste Karte
   *[other] Die obersten { $count } Karten
} des Zusatz-Decks abwerfen.
effect-log-deck = { $count ->
    [one] Die oberste Karte
   *[other] Die obersten { $count } Karten
} des Computer-Decks loggen.
effect-log-this = Diese Karte loggen.
effect-log-officer = Den Brückenoffizier loggen.
effect-log-from-discard = { $suit } aus der Computer-Ablage loggen.
effect-return-this = Diese Karte unter den Zwischenfall-Stapel zurücklegen.
effect-return-incident = Einen Zwischenfall aus der Computer-Ablage zurücklegen.
effect-ship-to-deck = Ein Schiff aus der Computer-Ablage oben auf das Computer-Deck legen.
effect-resolve-deck = Die oberste Karte des Computer-Decks ausführen.
effect-resolve-supplement = Die oberste Karte des Zusatz-Decks ausführen.
effect-resolve-from-discard = { $suit } aus der Computer-Ablage ausführen.
effect-promote = { $card } zum Brückenoffizier befördern.
effect-dismiss-officer = Den Brückenoffizier entlassen.
effect-remove-teams = { $count ->
    [one] 1 eigenes Außenteam
   *[other] { $count } eigene Außenteams
} entfernen.
effect-log-controlled = Einen kontrollierten Ort loggen.
effect-log-controlled-without = Einen kontrollierten Ort ohne { $name } loggen.
effect-log-ship = Ein Schiff loggen.
effect-log-in-play = Eine eigene Karte im Spiel mit { $name } loggen.
effect-dismiss-ship = Ein eigenes Schiff entlassen.
effect-pay = Kosten: { $costs } Dafür: { $gain }
effect-if-able = Wenn möglich: { $steps }
effect-when = { $test }: { $then }
effect-otherwise = Sonst: { $steps }
effect-for-each = Für jede Karte ({ $name }) in der Computer-Ablage: { $steps }
effect-choice = Du wählst: { $options }
effect-or = ODER
effect-attack = ► Angriff auf dich: { $what }.
effect-bot = Computer: { $what }
effect-benefit = ► Für dich: { $what }.

effect-player-take-incident = Nimm 1 Zwischenfall
effect-player-take-incident-and-discard = Nimm 1 Zwischenfall und wirf ihn ab
effect-player-remove-team = Entferne 1 deiner Außenteams
effect-player-discard-card = Wirf 1 Karte ab
effect-player-discard-top = Wirf die oberste Karte deines Decks ab
effect-player-dismiss-officer = Entlasse einen Brückenoffizier
effect-player-dismiss-ship = Entlasse 1 deiner Schiffe
effect-player-log-controlled = Logge einen kontrollierten Ort
effect-player-may-draw = Du darfst 1 Karte ziehen
effect-player-may-return-incident = Du darfst 1 Zwischenfall aus Hand oder Ablage zurücklegen
effect-player-take-incident-and-this = Nimm 1 Zwischenfall und lege ihn mit dieser Karte unter dein Deck

effect-which-ship-this = Dieses Schiff
effect-which-ship-found = Das gefundene Schiff
effect-which-ship-gained = Das erhaltene Schiff
effect-which-card-this = Diese Karte
effect-which-card-found = Die gefundene Person
effect-which-card-gained = Die erhaltene Karte

effect-test-this-is = Ist diese Karte vom Typ { $name }
effect-test-in-discard = Liegt eine Karte ({ $name }) in der Computer-Ablage
effect-test-officer-is = ist der Brückenoffizier { $name }
effect-test-discarded-is = War deine abgeworfene Karte vom Typ { $name }
effect-test-at-least = Steht der Computer auf { $track } { $step } oder höher
effect-test-at-most = Steht der Computer auf { $track } { $step } oder niedriger
effect-test-and = und
