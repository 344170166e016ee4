# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

step-page = S. { $page }
step-phase-control = Kontroll-Phase
step-phase-action = Aktions-Phase
step-phase-clean-up = Aufräum-Phase

step-turn-begins = Zug { $turn } des Computers
step-turn-begins-last = Zug { $turn } des Computers, der letzte der Partie
step-turn-ends = Der Zug des Computers ist zu Ende.
step-ends-burn = Der Zwischenfall-Stapel ist leer: Das ist der Brand. Der Computer gewinnt.
step-ends-credits = Die Partie ist zu Ende. Jetzt folgt die Endwertung.

step-nothing-secured = Der Computer hat keinen Ort gesichert.
step-takes-control = Der Computer übernimmt die Kontrolle über den Ort { $card }: Lege ihn in die Kontrollzone des Computers.
step-takes-control-teams = { $teams ->
    [one] 1 Außenteam des Computers kehrt auf seinen Captain
   *[other] { $teams } Außenteams des Computers kehren auf seinen Captain
} zurück.
step-takes-control-ships = { $ships } { $count ->
    [one] kommt auf die Ablage des Computers, der Aufsteller
   *[other] kommen auf die Ablage des Computers, die Aufsteller
} in den Vorrat.
step-player-glory-stardate = Du erhältst { $amount } Ruhm von der Sternzeit-Karte, 1 für jeden deiner Marker dort.
step-player-glory-supply = Du erhältst { $amount } Ruhm aus dem Vorrat, 1 für jeden deiner Marker dort.

step-draws-physical = { $cards ->
    [one] Lege die oberste Karte des Computer-Decks
   *[other] Lege die obersten { $cards } Karten des Computer-Decks von links nach rechts
} verdeckt in den Besprechungsraum des Computers.
step-draws-virtual = { $cards ->
    [one] Der Computer zieht 1 Karte.
   *[other] Der Computer zieht { $cards } Karten.
}
step-deck-is-out = Deck, Ablage und Zusatz-Deck des Computers sind leer: Es kommt keine Karte mehr.
step-reshuffles-physical = { $cards ->
    [0] Das Computer-Deck ist leer, die Ablage des Computers auch.
    [one] Das Computer-Deck ist leer: Die eine Karte der Ablage wird verdeckt zum neuen Deck.
   *[other] Das Computer-Deck ist leer: Mische die { $cards } Karten der Ablage verdeckt zum neuen Deck. Was im Besprechungsraum liegt, bleibt dort.
}
step-reshuffles-virtual = { $cards ->
    [0] Das Computer-Deck ist leer, die Ablage des Computers auch.
    [one] Das Computer-Deck ist leer: Die eine Karte der Ablage wird zum neuen Deck.
   *[other] Das Computer-Deck ist leer: Die { $cards } Karten der Ablage sind gemischt und bilden das neue Deck.
}
step-reshuffles-supplement = Obenauf kommt die oberste Karte des Zusatz-Decks, verdeckt.
step-reshuffles-no-supplement = Das Zusatz-Deck ist leer.

step-resolves = { $card } → { $row }
step-goes-on = Zurück zu { $card }: Weiter geht es mit dieser Zeile.
step-row-surprise = Überraschung auf der Karte
step-row-wildcard = Joker: oberste Merkmal-Zeile unter Überraschung
step-row-traits = Merkmal-Zeile { $number } ({ $traits })
step-row-without-officer = Zeile { $suit } (ohne Brückenoffizier)
step-row-with-officer = Zeile { $suit } (mit Brückenoffizier)
step-never-resolved = Der Computer führt { $card } nicht aus.
step-captain-marks = Markiere auf der Captain-Tafel des Computers das erste freie Merkmal: { $name } ({ $marked } von { $places }).
step-captain-marks-card = Markiere auf der Captain-Tafel des Computers ein Merkmal von { $card }: { $name } ({ $marked } von { $places }).
step-captain-nothing-to-mark = Auf der Captain-Tafel des Computers ist schon jedes Merkmal markiert.
step-captain-no-row = { $card } passt zu keiner Zeile der Karte „Khan im Exil“ und bleibt im Besprechungsraum.
step-captain-dilithium = Eine Karte hat das Zusatz-Deck verlassen: Lege im Exil 1 Dilithium aus dem Vorrat zu den Ressourcen des Computers. Er hat jetzt { $dilithium }.
step-captain-dilithium-end = Am Ende des Zuges im Exil: Lege 1 Dilithium aus dem Vorrat zu den Ressourcen des Computers. Er hat jetzt { $dilithium }.
step-captain-spends-all = Das reicht: Lege alle { $dilithium } Dilithium des Computers zurück in den Vorrat.
step-captain-leaves-exile-without-officer = Khan verlässt das Exil. Lege statt der Karte „Khan im Exil“ seine 2 regulären Programmkarten aus, oben die Seiten „Merkmale“ und „Typen – kein Brückenoffizier“.
step-captain-leaves-exile-with-officer = Khan verlässt das Exil. Lege statt der Karte „Khan im Exil“ seine 2 regulären Programmkarten aus, oben die Seiten „Merkmale“ und „Typen – mit Brückenoffizier“.
step-row-exile = Khan im Exil, Zeile { $number }: { $matches }

step-gains-track = Setze den Anzeiger des Computers für { $track } auf { $step } (+{ $amount }).
step-gains-glory-stardate = Lege { $amount } Ruhm von der Sternzeit-Karte zu den Ressourcen des Computers.
step-gains-glory-supply = Lege { $amount } Ruhm aus dem Vorrat zu den Ressourcen des Computers.
step-got-glory = { $card } gehört jetzt dir: Für seine Marker dort hat der Computer { $amount } Ruhm von der Sternzeit-Karte erhalten.
step-stardate-loses = Lege { $amount } Ruhm von der Sternzeit-Karte in den Vorrat.
step-stardate-empties-player = Sternzeit-Karte { $card } ist leer: Lege sie in deinen Besprechungsraum; du führst sie in deiner nächsten Aufräum-Phase aus. Lege { $glory } Ruhm aus dem Vorrat auf Karte { $next }.
step-stardate-empties-bot = Sternzeit-Karte { $card } ist leer: Lege sie in den Besprechungsraum des Computers. Lege { $glory } Ruhm aus dem Vorrat auf Karte { $next }.
step-stardate-leaves = Sternzeit-Karte { $card } ist leer und wird zerstört, mehr nicht: Lege sie in die Schachtel. Lege { $glory } Ruhm aus dem Vorrat auf Karte { $next }.
step-stardate-owed = Den übrigen Ruhm ({ $owed }) nimm von dort.
step-credits-begin = Die letzte Sternzeit-Karte ist leer und bleibt liegen. Der Abspann beginnt: Die Partie endet nach Zug { $turn } des Computers. Ruhm kommt ab jetzt aus dem Vorrat.
step-gets = Lege { $amount } { $token } aus dem Vorrat zu den Ressourcen des Computers.
step-no-effect = Für den Computer ändert das nichts.

step-gains = Lege { $card } aus der Auslage offen auf die Ablage des Computers und fülle die Auslage auf.
step-takes = Lege { $card } aus der Auslage verdeckt oben auf das Computer-Deck und fülle die Auslage auf.
step-with-tokens = Was darauf liegt, kommt zu seinen Ressourcen: { $tokens }.
step-nothing-fits = Keine Karte der Auslage passt ({ $prefer }): Der Computer erhält nichts.
step-no-tokens = Auf keiner Karte der Auslage liegt { $tokens }: Der Computer erhält nichts.
step-junks = Schrotte { $card }: Lege die Karte auf den Schrottplatz und fülle die Auslage auf.
step-nothing-to-junk = In der Auslage liegt keine Karte ohne Ressourcen: Nichts wird geschrottet.

step-takes-incident = Lege den obersten Zwischenfall verdeckt oben auf das Computer-Deck.
step-takes-incident-virtual = Lege den obersten Zwischenfall offen neben den Captain des Computers (im Programm: oben auf sein Deck).
step-takes-incident-named = Lege den Zwischenfall { $card } offen neben den Captain des Computers (im Programm: oben auf sein Deck).
step-incidents-left = Laut Programm jetzt im Zwischenfall-Stapel: { $left }.
step-gains-encounter = Lege die Begegnung { $card } offen auf die Ablage des Computers.
step-takes-encounter = Lege die oberste Begegnung verdeckt oben auf das Computer-Deck.
step-takes-encounter-named = Lege die Begegnung { $card } offen neben den Captain des Computers (im Programm: oben auf sein Deck).
step-no-encounter = Der Begegnungs-Stapel ist leer.
step-takes-supplement = Lege die oberste Karte des Zusatz-Decks verdeckt oben auf das Computer-Deck.
step-no-supplement = Das Zusatz-Deck ist leer.

step-discards-deck = Wirf die oberste Karte des Computer-Decks ab: { $card }.
step-discards-unnamed = { $cards ->
    [one] Wirf die oberste Karte des Computer-Decks ab.
   *[other] Wirf die obersten { $cards } Karten des Computer-Decks ab, eine nach der anderen.
}
step-discards-supplement = Lege die oberste Karte des Zusatz-Decks auf die Ablage des Computers: { $card }.
step-discards-bottom = Lege die unterste Karte des Zusatz-Decks auf die Ablage des Computers: { $card }.
step-discards-officer = Entlasse den Brückenoffizier { $card }: Lege die Karte auf die Ablage des Computers.
step-discards-ships = Entlasse { $card }: Das Schiff kommt auf die Ablage des Computers, sein Aufsteller in den Vorrat.
step-discards-other = Lege { $card } auf die Ablage des Computers.
step-logs-deck = Logge die oberste Karte des Computer-Decks, { $card }: Schiebe sie unter den Captain des Computers.
step-logs-unnamed = { $cards ->
    [one] Logge die oberste Karte des Computer-Decks: Schiebe sie unter den Captain des Computers.
   *[other] Logge die obersten { $cards } Karten des Computer-Decks: Schiebe sie unter den Captain des Computers.
}
step-logs-discard = Hole { $card } aus der Ablage des Computers und logge die Karte: Schiebe sie unter seinen Captain.
step-logs-officer = Logge den Brückenoffizier { $card }: Schiebe die Karte unter den Captain des Computers.
step-logs-ships = Logge { $card }: Schiebe das Schiff unter den Captain des Computers; sein Aufsteller kommt in den Vorrat.
step-logs-other = Logge { $card }: Schiebe die Karte unter den Captain des Computers.
step-flips-back = Drehe die Programmkarte „Typen“ auf „kein Brückenoffizier“.
step-returns = Lege { $card } verdeckt unter den Zwischenfall-Stapel.
step-returns-any = Lege den Zwischenfall verdeckt unter den Zwischenfall-Stapel.
step-puts-on-deck = Lege { $card } verdeckt oben auf das Computer-Deck.
step-none-discard = In der Ablage des Computers liegt keine passende Karte.
step-none-officer = Der Computer hat keinen Brückenoffizier.
step-none-ships = Der Computer hat kein mobilisiertes Schiff.
step-none-controlled = In der Kontrollzone des Computers liegt keine passende Karte.
step-none-other = Der Computer hat dort keine passende Karte.

step-deploys = Mobilisiere { $card }: Lege das Schiff mit seinem Aufsteller in die Kontrollzone des Computers.
step-explores = Erkunden: Stelle den Aufsteller von { $card } auf den Ort { $to }.
step-engages = Ansteuern: Stelle den Aufsteller von { $card } auf den Ort { $to }.
step-warps = Stelle den Aufsteller von { $card } auf den Ort { $to }.
step-no-destination = Kein neutraler Ort kommt in Frage.
step-sends = { $teams ->
    [one] Sende 1 Außenteam
   *[other] Sende { $teams } Außenteams
} vom Captain des Computers zum Ort { $to }.
step-sends-from = { $teams ->
    [one] Sende 1 Außenteam des Computers
   *[other] Sende { $teams } Außenteams des Computers
} vom Ort { $from } zum Ort { $to }; auf seinem Captain liegt keines mehr.
step-just-sent = Diese Zeile hat das Außenteam eben erst dorthin gesendet; hol es trotzdem zurück.
step-by-ruling = Dazu schweigt die Anleitung; wir legen es so aus (Klarstellung { $number }: `tricorder show { $entry }`).
step-no-team = Der Computer hat kein Außenteam mehr, das in Frage kommt.
step-removes-team = Lege { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
} des Computers vom Ort { $from } zurück auf seinen Captain.
step-promotes = Befördere { $card } zum Brückenoffizier: Lege die Karte vorn in die Kontrollzone des Computers. Die Programmkarte „Typen“ muss jetzt „mit Brückenoffizier“ zeigen.
step-keeps = Lege den Ort { $card } in die Kontrollzone des Computers.

step-not-able = Geht nicht: { $why }
step-tested-holds = Erfüllt: { $what }.
step-tested-fails = Nicht erfüllt: { $what }.
step-repeats = { $times ->
    [0] Keine Karte ({ $name }) in der Ablage des Computers: Nichts geschieht.
    [one] 1 Karte ({ $name }) in der Ablage des Computers: einmal.
   *[other] { $times } Karten ({ $name }) in der Ablage des Computers: { $times }-mal.
}

step-part-cancelled = { $what } Abgewehrt: Alle Angriffe dieser Zeile entfallen.
step-part-unable = { $what } Das geht nicht.
step-chooses = Deine Wahl, Möglichkeit { $option }: { $what }
step-chooses-none = Keine der Möglichkeiten geht.
step-chooses-bot = Der Computer nimmt Möglichkeit { $option }, die erste, die er ausführen kann.
step-choice-cancelled = Du hast den Angriff abgewehrt: Alle Angriffe dieser Zeile entfallen.

step-executes-none = Sternzeit-Karte { $card } aus dem Besprechungsraum des Computers: kein Effekt. Lege sie in die Schachtel.
step-executes-wipe-market = Sternzeit-Karte { $card } aus dem Besprechungsraum des Computers: Säubere die Auslage (Ressourcen in den Vorrat, alle Karten auf den Schrottplatz, 4 neue aufdecken). Lege die Sternzeit-Karte in die Schachtel.
step-executes-wipe-market-and-zone = Sternzeit-Karte { $card } aus dem Besprechungsraum des Computers: Säubere die Auslage (Ressourcen in den Vorrat, alle Karten auf den Schrottplatz, 4 neue aufdecken), danach die Neutrale Zone. Lege die Sternzeit-Karte in die Schachtel.
step-executes-end = Sternzeit-Karte { $card }: Lege sie in die Schachtel.
step-zone-loses = Orte ohne Marker kommen zurück in die Schachtel: { $cards }. Fülle die Neutrale Zone vom Orts-Deck auf.
step-zone-loses-none = Auf jedem Ort der Neutralen Zone steht ein Marker; alle bleiben liegen.
step-leaves = Lege { $card } dorthin, wohin dein Effekt die Karte schickt.
step-clears-staging = Wirf aus dem Besprechungsraum des Computers ab{ $count ->
    [one] : { $cards }
   *[other] , in dieser Reihenfolge: { $cards }
}.
step-clears-nothing = Im Besprechungsraum des Computers liegt keine Karte mehr.
step-places-glory-stardate = Lege 1 Ruhm von der Sternzeit-Karte auf { $card }, die Auslagekarte mit dem für dich niedrigsten Wert.
step-places-glory-supply = Lege 1 Ruhm aus dem Vorrat auf { $card }, die Auslagekarte mit dem für dich niedrigsten Wert.
step-places-dilithium = Lege { $amount } Dilithium aus dem Vorrat auf { $card }, die Auslagekarte mit dem für dich niedrigsten Wert.
step-no-market-card = In der Auslage liegt keine Karte, auf die du etwas legen könntest.
step-leaves-market = Die Partie ist gleich zu Ende: Was jetzt noch auf eine Karte der Auslage käme, zählt nicht mehr; lass es weg.

step-reported-draw = { $cards ->
    [one] Der Computer würde 1 Karte ziehen; er wirft sie stattdessen vom Deck ab.
   *[other] Der Computer würde { $cards } Karten ziehen; er wirft sie stattdessen vom Deck ab.
}
step-reported-incident = Der Computer nimmt einen Zwischenfall.
step-reported-incidents = Der Computer nimmt { $cards } Zwischenfälle.
step-reported-give = Du gibst dem Computer { $card }.
step-reported-resource = Dein Effekt gibt dem Computer { $amount } { $token }.
step-reported-steal = Du stiehlst vom Computer: Nimm die volle Menge aus dem Vorrat.
step-reported-hand = Dein Angriff gilt der Hand des Computers, einer Suche oder einer Wahl aus seiner Ablage. Du entscheidest, ob er gelingt.
step-reported-return-incident = Der Computer dürfte einen Zwischenfall zurücklegen, tut das aber nie.
step-reported-dismiss-officer = Der Computer soll seinen Brückenoffizier entlassen.
step-reported-log-officer = Der Computer soll seinen Brückenoffizier loggen.
step-reported-dismiss-ship = Der Computer soll sein zuletzt mobilisiertes Schiff entlassen.
step-reported-dismiss-ship-named = Der Computer soll { $card } entlassen.
step-reported-remove-teams = { $teams ->
    [one] 1 Außenteam des Computers verlässt
   *[other] { $teams } Außenteams des Computers verlassen
} den Ort { $location }.
step-reported-control = Du übernimmst die Kontrolle über den Ort { $location }. Der Computer erhält 1 Ruhm für jeden seiner Marker dort; seine Außenteams kehren auf seinen Captain zurück, seine Schiffe kommen auf seine Ablage, ihre Aufsteller in den Vorrat.
step-reported-lose-location-logged = Der Computer loggt den kontrollierten Ort { $location }.
step-reported-lose-location-gone = Der Computer verliert den kontrollierten Ort { $location }.
step-reported-choose = Der Computer hat die Wahl: { $options }
step-reported-burn = Der Zwischenfall-Stapel ist leer.
step-takes-control-ships-virtual = Lege { $count ->
    [one] den Aufsteller
   *[other] die Aufsteller
} von { $ships } in den Vorrat.
step-you-gain-stardate = Nimm { $amount } Ruhm von der Sternzeit-Karte.
step-you-gain-supply = Nimm { $amount } Ruhm aus dem Vorrat.
step-gains-virtual = Lege { $card } aus der Auslage offen neben den Captain des Computers (im Programm: auf seine Ablage) und fülle die Auslage auf.
step-takes-virtual = Lege { $card } aus der Auslage offen neben den Captain des Computers (im Programm: oben auf sein Deck) und fülle die Auslage auf.
step-gains-encounter-virtual = Lege die Begegnung { $card } offen neben den Captain des Computers (im Programm: auf seine Ablage).
step-takes-supplement-virtual = Der Computer nimmt die oberste Karte seines Zusatz-Decks oben auf sein Deck.
step-discards-deck-virtual = Der Computer wirft die oberste Karte seines Decks ab: { $card }.
step-discards-supplement-virtual = Der Computer wirft die oberste Karte seines Zusatz-Decks ab: { $card }.
step-discards-bottom-virtual = Der Computer wirft die unterste Karte seines Zusatz-Decks ab: { $card }.
step-discards-officer-virtual = Der Computer entlässt seinen Brückenoffizier { $card }.
step-discards-ships-virtual = Der Computer entlässt { $card }: Lege den Aufsteller in den Vorrat.
step-discards-other-virtual = Der Computer wirft { $card } ab.
step-logs-deck-virtual = Der Computer loggt die oberste Karte seines Decks: { $card }.
step-logs-discard-virtual = Der Computer loggt { $card } aus seiner Ablage.
step-logs-officer-virtual = Der Computer loggt seinen Brückenoffizier { $card }.
step-logs-ships-virtual = Der Computer loggt { $card }: Lege den Aufsteller in den Vorrat.
step-logs-controlled-virtual = Der Computer loggt den Ort { $card }: Lege die Karte neben seinen Captain.
step-logs-other-virtual = Der Computer loggt { $card }.
step-returns-virtual = { $card } liegt neben dem Captain des Computers: Lege die Karte verdeckt unter den Zwischenfall-Stapel.
step-returns-boxed = Hole { $card } aus der Schachtel; die Karte kommt verdeckt zuunterst in den Zwischenfall-Stapel.
step-returns-no-log = Der Computer loggt keine Zwischenfälle.
step-fetches = Hole { $card } aus der Ablage des Computers.
step-stages-deck = Lege die oberste Karte des Computer-Decks offen in seinen Besprechungsraum: { $card }.
step-stages-supplement = Lege die oberste Karte des Zusatz-Decks offen in den Besprechungsraum des Computers: { $card }.
step-stages-discard = Hole { $card } aus der Ablage des Computers und lege die Karte offen in seinen Besprechungsraum.
step-stages-deck-virtual = Der Computer führt die oberste Karte seines Decks aus: { $card }.
step-stages-supplement-virtual = Der Computer führt die oberste Karte seines Zusatz-Decks aus: { $card }.
step-stages-discard-virtual = Der Computer führt { $card } aus seiner Ablage aus.
step-turns-up = Decke die nächste Karte im Besprechungsraum des Computers auf: { $card }.
step-puts-on-deck-virtual = Der Computer legt { $card } oben auf sein Deck.
step-receives-virtual = Lege { $card } offen neben den Captain des Computers (im Programm: oben auf sein Deck).
step-deploys-virtual = Der Computer mobilisiert { $card }.
step-promotes-virtual = Der Computer befördert { $card } zum Brückenoffizier.
step-keeps-virtual = Der Computer behält den Ort { $card } in seiner Kontrollzone.
step-clears-staging-virtual = Der Computer wirft aus seinem Besprechungsraum ab{ $count ->
    [one] : { $cards }
   *[other] , in dieser Reihenfolge: { $cards }
}.
step-leaves-boxed = Hole { $card } aus der Schachtel und lege die Karte dorthin, wohin dein Effekt sie schickt.
step-leaves-site-team = Nimm dein Außenteam vom Ort { $location }.
step-leaves-site-ship = Nimm dein Schiff vom Ort { $location }.
step-lack-market = In der Auslage passt keine Karte ({ $prefer }).
step-lack-discard = { $cards ->
    [0] Die Ablage des Computers ist leer.
    [one] In der Ablage des Computers liegt 1 Karte, aber keine vom Typ { $name }.
   *[other] In der Ablage des Computers liegen { $cards } Karten, aber keine vom Typ { $name }.
}
step-lack-teams = Der Computer hat { $away ->
    [0] kein Außenteam
    [one] 1 Außenteam
   *[other] { $away } Außenteams
} in der Neutralen Zone; nötig { $wanted ->
    [one] ist 1
   *[other] sind { $wanted }
}.
step-lack-supplement = Das Zusatz-Deck ist leer.
step-lack-controlled = { $cards ->
    [0] Der Computer kontrolliert keinen Ort.
   *[other] Der Computer kontrolliert keinen Ort ohne { $name }.
}
step-lack-in-play = Der Computer hat keine Karte mit { $name } im Spiel.
step-check-suit = { $card } ist vom Typ { $suit }
step-check-discard = in der Ablage des Computers liegt { $card } ({ $wanted })
step-check-discard-none = in der Ablage des Computers liegt keine Karte ({ $wanted })
step-check-at-least = { $track } steht auf { $step }, aber nötig ist { $wanted } oder mehr
step-check-at-least-met = { $track } steht auf { $step }, und nötig ist { $wanted } oder mehr
step-check-at-most = { $track } steht auf { $step }, aber erlaubt ist höchstens { $wanted }
step-check-at-most-met = { $track } steht auf { $step }, und erlaubt ist höchstens { $wanted }
step-check-officer = Brückenoffizier { $card } hat das Merkmal { $wanted }
step-check-officer-none = kein Brückenoffizier, gefragt ist { $wanted }
step-check-discarded = deine abgeworfene Karte ist vom Typ { $wanted }
step-check-discarded-none = du hast keine Karte abgeworfen
step-reported-log-ship = Der Computer soll sein zuletzt mobilisiertes Schiff loggen.
step-reported-log-ship-named = Der Computer soll { $card } loggen.
step-reported-recall = Der Computer müsste ein Schiff zurückrufen; er wirft sein zuletzt mobilisiertes stattdessen ab.
step-reported-recall-named = Der Computer müsste { $card } zurückrufen; er wirft die Karte stattdessen ab.
step-reported-your-glory = Du erhältst { $amount } Ruhm.
step-reported-control-virtual = Du übernimmst die Kontrolle über den Ort { $location }. Der Computer erhält 1 Ruhm für jeden seiner Marker dort; seine Außenteams kehren auf seinen Captain zurück, die Aufsteller seiner Schiffe kommen in den Vorrat.
step-check-suit-not = { $card } ist vom Typ { $suit }, nicht { $wanted }
step-check-officer-not = Brückenoffizier { $card } hat das Merkmal { $wanted } nicht
step-check-discarded-not = deine abgeworfene Karte ist nicht vom Typ { $wanted }
step-takes-control-own-teams = { $teams ->
    [one] Dein Außenteam von dort kehrt
   *[other] Deine { $teams } Außenteams von dort kehren
} auf deinen Captain zurück.
step-takes-control-own-ships = Entlasse { $ships ->
    [one] dein Schiff
   *[other] deine { $ships } Schiffe
} dort.
step-takes-control-refill = Fülle die Neutrale Zone vom Orts-Deck auf.
step-discards-several = Wirf die obersten { $count } Karten des Computer-Decks ab, in dieser Reihenfolge: { $cards }.
step-discards-several-virtual = Der Computer wirft die obersten { $count } Karten seines Decks ab, in dieser Reihenfolge: { $cards }.
step-returns-any-virtual = Lege einen Zwischenfall von denen neben dem Captain des Computers verdeckt unter den Zwischenfall-Stapel.
step-returns-deck = Lege die oberste Karte des Computer-Decks ({ $card }) verdeckt unter den Zwischenfall-Stapel.
step-part-no-team = { $what } Das geht nicht: In der Neutralen Zone steht keines deiner Außenteams.
step-gains-no-track = Der Anzeiger des Computers für { $track } steht schon auf { $step }: Weiter geht es nicht.
step-leaves-under-deck = Lege { $card } mit dem Zwischenfall unter dein Deck.
step-leaves-under-deck-boxed = Hole { $card } aus der Schachtel und lege die Karte mit dem Zwischenfall unter dein Deck.

step-spends = Lege { $amount } { $token } von den Ressourcen des Computers in den Vorrat.
step-spends-nothing = Der Computer hat kein { $token }.
step-gains-from-junk = Lege { $card } vom Schrottplatz offen auf die Ablage des Computers.
step-gains-from-junk-virtual = Lege { $card } vom Schrottplatz offen neben den Captain des Computers (im Programm: auf seine Ablage).
step-nothing-fits-junk = Auf dem Schrottplatz passt keine Karte ({ $prefer }): Der Computer erhält nichts.
step-nothing-fits-either = Weder in der Auslage noch auf dem Schrottplatz passt eine Karte ({ $prefer }): Der Computer erhält nichts.
step-gains-top = Lege { $card } offen auf die Ablage des Computers.
step-gains-top-virtual = Lege { $card } offen neben den Captain des Computers (im Programm: auf seine Ablage).
step-no-top = Der Auslage-Stapel { $suit } ist leer: Der Computer erhält nichts.
step-market-is-empty = Die Auslage ist leer: Der Computer erhält nichts.
step-gains-resources = Lege { $tokens } von { $card } zu den Ressourcen des Computers; die Karte bleibt in der Auslage.
step-no-resources = Auf keiner Karte der Auslage liegen Ressourcen: Der Computer erhält nichts.
step-junks-incident = Lege den obersten Zwischenfall offen auf den Schrottplatz.
step-gains-incident = Lege den Zwischenfall { $card } offen auf die Ablage des Computers.
step-gains-incident-any = Lege den obersten Zwischenfall offen auf die Ablage des Computers.
step-gains-incident-virtual = Lege den Zwischenfall { $card } offen neben den Captain des Computers (im Programm: auf seine Ablage).
step-takes-incident-virtual-discard = Lege den obersten Zwischenfall offen neben den Captain des Computers (im Programm: auf seine Ablage).
step-destroys = Lege { $card } in die Schachtel zurück: Die Karte ist zerstört.
step-adds-team = Lege 1 Außenteam aus dem Vorrat zum Captain des Computers; er hat jetzt { $teams }.
step-no-team-in-supply = Der Computer bekommt keine weiteren Außenteams.
step-repeats-in-play = { $times ->
    [0] Keine Karte ({ $name }): Nichts geschieht.
    [one] 1 Karte ({ $name }): einmal.
   *[other] { $times } Karten ({ $name }): { $times }-mal.
}
step-goes-to-you = { $card } geht an dich.
step-goes-to-you-boxed = Hole { $card } aus der Schachtel: Die Karte geht an dich.
step-leaves-site-teams = Nimm alle deine Außenteams vom Ort { $location }.
step-check-no-officer = der Computer hat keinen Brückenoffizier
step-check-has-officer = der Computer hat { $card } als Brückenoffizier
step-check-trait = { $card } hat das Merkmal { $wanted }
step-check-trait-not = { $card } hat das Merkmal { $wanted } nicht
step-check-no-card = es gibt keine Karte, die sich prüfen ließe
step-check-named = die Karte ist { $card }
step-check-named-not = { $card } ist nicht { $wanted }
step-check-skill = { $card } hat ein Kompetenz-Symbol
step-check-skill-not = { $card } hat kein Kompetenz-Symbol
step-check-control-step = { $card } ist ein Ort aus der Kontroll-Phase
step-check-control-step-not = { $card } ist kein Ort aus der Kontroll-Phase
step-check-log = im Logbuch des Computers liegt { $card } ({ $wanted })
step-check-log-none = im Logbuch des Computers liegt keine Karte ({ $wanted })
step-check-in-play = der Computer hat { $card } ({ $wanted }) im Spiel
step-check-in-play-none = der Computer hat keine Karte ({ $wanted }) im Spiel
step-check-higher = { $track } steht auf { $step }, { $than } auf { $other }
step-check-gained-none = der Computer hat keine Karte erhalten
step-check-shares = { $card } und dein Captain haben beide { $shared }
step-check-shares-not = { $card } hat mit deinem Captain kein solches Merkmal gemeinsam
step-check-marked = markierte Merkmale: { $marked }, nötig sind aber { $wanted }
step-check-marked-met = markierte Merkmale: { $marked }, nötig sind { $wanted }
step-check-player-has = du hast eine Karte ({ $wanted }) im Spiel
step-check-player-has-not = du hast keine Karte ({ $wanted }) im Spiel
step-check-player-ship = du hast ein Schiff an einem neutralen Ort
step-check-player-ship-not = du hast kein Schiff an einem neutralen Ort
step-lack-discarded = { $cards ->
    [0] Die Ablage des Computers ist leer.
   *[other] In der Ablage des Computers liegt keine Karte ({ $name }).
}
step-lack-discarded-without = { $cards ->
    [0] Die Ablage des Computers ist leer.
   *[other] In der Ablage des Computers liegt keine Karte ohne { $name }.
}
step-lack-discarded-but = { $cards ->
    [0] Die Ablage des Computers ist leer.
   *[other] In der Ablage des Computers liegt keine Karte ({ $name }) ohne { $without }.
}
step-lack-no-incident = Unter den eben abgeworfenen Karten ist kein Zwischenfall.
step-lack-junk = Auf dem Schrottplatz passt keine Karte ({ $prefer }).
step-lack-market-or-junk = Weder in der Auslage noch auf dem Schrottplatz passt eine Karte ({ $prefer }).
step-lack-step = Keine Leiste des Computers steht auf { $step } oder höher.
step-lack-destination = Es gibt keinen passenden Ort oder kein Außenteam dafür.
step-destroys-boxed = Der Computer zerstört { $card }; die Karte bleibt in der Schachtel.
