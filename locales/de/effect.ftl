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
effect-player-remove-team-in-zone = Entferne 1 deiner Außenteams von einem neutralen Ort
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

effect-continue = Weiter mit der nächsten Zeile, die zu dieser Karte passt.
effect-gain-supply-glory = { $amount } Ruhm aus dem Vorrat erhalten.
effect-spend = { $amount } { $what } verbrauchen, falls vorhanden.
effect-mark-trait = Ein Merkmal markieren.
effect-gain-card-junk = Karte vom Schrottplatz erhalten: { $prefer }.
effect-gain-card-also-junk = Karte erhalten, auch vom Schrottplatz: { $prefer }.
effect-gain-most-valuable = Die wertvollste Karte der Auslage erhalten.
effect-gain-matching-focus = Karte mit dem Fokus einer Leiste erhalten, die beim Computer auf { $step } oder höher steht.
effect-gain-matching-focus-junk = Karte vom Schrottplatz mit dem Fokus einer Leiste erhalten, die beim Computer auf { $step } oder höher steht.
effect-gain-matching-focus-also-junk = Karte mit dem Fokus einer Leiste erhalten, die beim Computer auf { $step } oder höher steht, auch vom Schrottplatz.
effect-gain-from-deck = Die oberste Karte des Auslage-Stapels { $suit } erhalten.
effect-gain-incident = 1 Zwischenfall erhalten.
effect-gain-best-encounter = Von den obersten { $count } Begegnungen die wertvollste erhalten, die anderen zerstören.
effect-junk-incident = Den obersten Zwischenfall des Stapels auf den Schrottplatz legen.
effect-gain-resources = Alle Ressourcen von einer Karte der Auslage erhalten; die Karte bleibt liegen.
effect-send-only = { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
} an einen neutralen Ort senden, nur an: { $prefer }.
effect-send-to-ship = { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
} an einen neutralen Ort senden, an dem der Computer ein Schiff hat.
effect-send-vacated = { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
} an denselben Ort senden.
effect-add-team = 1 Außenteam aus dem Vorrat zum Captain legen (höchstens { $count } insgesamt).
effect-take-control-unsecured = Den wertvollsten neutralen Ort unter Kontrolle nehmen, den du nicht gesichert hast.
effect-discard-whole-deck = Das ganze Computer-Deck abwerfen.
effect-discard-supplement-bottom = Die unterste Karte des Zusatz-Decks abwerfen.
effect-log-card = { $card } loggen.
effect-destroy-this = Diese Karte zerstören.
effect-log-discarded-without = Eine Karte ohne { $name } aus der Computer-Ablage loggen.
effect-log-discarded-but = { $name } ohne { $without } aus der Computer-Ablage loggen.
effect-log-discarded-any = Eine Karte aus der Computer-Ablage loggen.
effect-return-discarded = Den Zwischenfall unter den eben abgeworfenen Karten zurücklegen.
effect-card-to-deck = Eine Karte ({ $name }) aus der Computer-Ablage oben auf das Computer-Deck legen.
effect-if-all-able = Wenn alles davon möglich ist: { $steps }
effect-if-you-do = { $part } Wenn du das tust: { $steps }
effect-for-each-in-play = Für jede Karte ({ $name }), die der Computer im Spiel hat: { $steps }
effect-for-each-in-play-or-discard = Für jede Karte ({ $name }), die der Computer im Spiel oder in der Ablage hat: { $steps }

effect-which-ship-resolved = Das ausgeführte Schiff
effect-which-card-resolved = Die so ausgeführte Karte

effect-filter-other-species = Beliebige Spezies außer Mensch
effect-filter-unmarked = unmarkiert

effect-player-exhaust-location = Erschöpfe einen kontrollierten Ort
effect-player-remove-teams-at-ship = Entferne alle deine Außenteams von einem neutralen Ort, an dem der Computer ein Schiff hat
effect-player-remove-team-at-token = Entferne 1 deiner Außenteams von einem neutralen Ort, an dem der Computer einen Marker hat
effect-player-dismiss-ship-in-zone = Entlasse 1 deiner Schiffe an neutralen Orten
effect-player-log-ship = Logge 1 Schiff aus Hand, Ablage oder Spiel
effect-player-take-discarded-incident = Nimm 1 Zwischenfall aus der Computer-Ablage
effect-player-find-and-log = Finde 1 beliebige Karte und logge sie
effect-player-take-this = Nimm diese Karte
effect-player-log-this = Logge diese Karte in dein Logbuch
effect-player-discard-this-and-draw = Lege diese Karte in deine Ablage und ziehe 1 Karte
effect-player-draw-and-discard = Ziehe 1 Karte und wirf 1 Karte ab
effect-player-gain-two-dilithium = Erhalte 2 Dilithium
effect-player-recall-ship = Rufe 1 deiner Schiffe zurück, falls möglich
effect-player-may-warp-ship = Du darfst 1 Schiff warpen

effect-test-this-has = Hat diese Karte das Merkmal { $name }
effect-test-this-named = Ist diese Karte „{ $name }“
effect-test-this-has-skill = Hat diese Karte ein Kompetenz-Symbol
effect-test-this-from-control-step = Ist diese Karte ein Ort aus der Kontroll-Phase
effect-test-officer-is-not = Ist der Brückenoffizier nicht { $name }
effect-test-no-officer = hat der Computer keinen Brückenoffizier
effect-test-alone-officer-is = Ist der Brückenoffizier { $name }
effect-test-alone-no-officer = Hat der Computer keinen Brückenoffizier
effect-test-in-log = Liegt schon eine Karte ({ $name }) im Logbuch des Computers
effect-test-in-play = Hat der Computer eine Karte ({ $name }) im Spiel
effect-test-top-is = Hat die oberste Karte des Computer-Decks das Merkmal { $name }
effect-test-higher = Steht der Computer auf { $track } höher als auf { $than }
effect-test-gained-is = Ist die erhaltene Karte vom Typ { $name }
effect-test-discarded-shares-trait = Hat die abgeworfene Karte mit deinem Captain ein Merkmal außer Mensch gemeinsam
effect-test-marked-at-least = Sind { $count } oder mehr Merkmale markiert
effect-test-player-has = Hast du eine Karte ({ $name }) im Spiel
effect-test-player-ship-in-zone = Hast du ein Schiff an einem neutralen Ort
