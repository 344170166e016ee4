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
effect-unknown = Unbekannter Effekt.

player-take-incident = Nimm 1 Zwischenfall
player-take-incident-and-discard = Nimm 1 Zwischenfall und wirf ihn ab
player-remove-team = Entferne 1 deiner Außenteams
player-discard-card = Wirf 1 Karte ab
player-discard-top = Wirf die oberste Karte deines Decks ab
player-dismiss-officer = Entlasse einen Brückenoffizier
player-dismiss-ship = Entlasse 1 deiner Schiffe
player-log-controlled = Logge einen kontrollierten Ort
player-may-draw = Du darfst 1 Karte ziehen
player-may-return-incident = Du darfst 1 Zwischenfall aus Hand oder Ablage zurücklegen
player-take-incident-and-this = nimm 1 Zwischenfall und lege ihn mit dieser Karte unter dein Deck

which-ship-this = Dieses Schiff
which-ship-found = Das gefundene Schiff
which-ship-gained = Das erhaltene Schiff
which-card-this = Diese Karte
which-card-found = Die gefundene Person
which-card-gained = Die erhaltene Karte

test-this-is = Ist diese Karte vom Typ { $name }
test-in-discard = Liegt eine Karte ({ $name }) in der Computer-Ablage
test-officer-is = ist der Brückenoffizier { $name }
test-discarded-is = War deine abgeworfene Karte vom Typ { $name }
test-at-least = Steht der Computer auf { $track } { $step } oder höher
test-at-most = Steht der Computer auf { $track } { $step } oder niedriger
test-and = und

row-surprise = Überraschung: Es gilt die Operation auf der Karte selbst, keine Zeile.
row-wildcard = Joker: die oberste Merkmal-Zeile.
row-trait = Merkmal-Zeile { $number } von oben ({ $traits }): die erste, die zu einem Merkmal der Karte passt.
row-suit-without-officer = Kein Merkmal passt: Typen-Zeile { $suit }, Seite ohne Brückenoffizier.
row-suit-with-officer = Kein Merkmal passt: Typen-Zeile { $suit }, Seite mit Brückenoffizier.
row-source = Solo-Regel: S. 5–6
row-location = Liegt der Ort danach noch im Besprechungsraum, kommt er in die Kontrollzone.

program-title = Programmkarten von { $captain }
program-traits = Merkmale
program-without-officer = Typen – kein Brückenoffizier
program-with-officer = Typen – mit Brückenoffizier
program-special-rule = Spezialregel
program-upgrades = Fünf-Jahres-Mission
program-win = gewonnen
program-loss = verloren
program-option-a = Verstärkung: { $names }
program-boost-unnamed = Boost: { $what }
program-boost-before-hand = Boost, vor dem Ziehen der Starthand: { $what }
program-boost-after-hand = Boost, nach dem Ziehen der Starthand: { $what }
program-reinforce-reserve = Bonus Verstärkung: 1 Karte deiner Reserve, kein Zwischenfall, kommt in deinen Verstärkungs-Stapel.
program-reinforce-available = Bonus Verstärkung: 1 deiner verfügbaren Karten, kein Zwischenfall, kommt in deinen Verstärkungs-Stapel.
special-burnham-dilithium = In der Aufräum-Phase verlässt 1 Ruhm die Sternzeit-Karte, ohne gelegt zu werden; stattdessen kommen 2 Dilithium auf die Karte der Auslage, die für dich am wenigsten wert ist. In der Endwertung bringt jedes Dilithium des Computers 1 SP.

captains-title = Captains des Computers
captains-row = { $captain }: { $rows } Zeilen, { $teams } Außenteams

worth-title = Wert der Karten
worth-card = Karte
worth-printed = SP
worth-focus = Fokus
worth-endgame = Spielende
worth-glory = Ruhm
worth-total = Wert
worth-multipliers = Multiplikatoren: Forschung ×{ $research }, Einfluss ×{ $influence }, Militär ×{ $military }
worth-source = Solo-Regel: S. 3

pick-picked = Gewählt: { $card }
pick-none = Keine Karte passt; es passiert nichts.
pick-reason-preference = Nach der Vorliebe { $preference } kommen in Frage: { $cards }.
pick-reason-value = Der Wert entscheidet, bei Gleichstand die Zahl der Marker, dann die Karte weiter links.
pick-reason-only = Nur eine Karte kommt in Frage.
pick-reason-junk = Geschrottet wird die für dich wertvollste Karte; Karten mit Ressourcen bleiben liegen.
pick-reason-least = Gesucht ist die Karte mit dem niedrigsten Wert, bei Gleichstand die mit weniger Markern, dann die weiter links.
pick-reason-most = Gesucht ist die Karte mit dem höchsten Wert, bei Gleichstand die mit mehr Markern, dann die weiter links.
pick-reason-explore = Erkunden: der Ort mit den wenigsten Markern beider Seiten, bei Gleichstand der wertvollere.
pick-reason-engage = Ansteuern: der Ort mit den meisten deiner Marker, bei Gleichstand der wertvollere.
pick-reason-send = Aussenden: der Ort mit den meisten Markern des Computers, bei Gleichstand der wertvollere. Orte mit mehr deiner Schiffe und mehr als gesicherte Orte fallen weg.
pick-reason-control = Kontroll-Phase: von den gesicherten Orten der wertvollste.
pick-source-market = Solo-Regel: S. 3, 8
pick-source-zone = Solo-Regel: S. 4, 9

boost-gain = { $count } { $what } erhalten.
boost-gain-glory = { $count } { $what } von der ersten Sternzeit-Karte erhalten.
boost-draw = { $count ->
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
} ziehen.
boost-find = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} finden, nicht in der Reserve.
boost-find-and-play = 1 Karte ({ $suit }) finden, nicht in der Reserve, und sofort aktionsfrei spielen.
boost-log-found = 1 Karte in Deck oder Reserve finden und loggen.
boost-take-reinforcement = 1 Karte aus dem Verstärkungs-Stapel nehmen.
