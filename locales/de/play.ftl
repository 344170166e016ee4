# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

play-your-turn = Du bist am Zug. Melde, was den Computer betrifft, zum Beispiel: ziehen 2, kontrolle betazed (? zeigt mehr). Ist dein Zug vorbei, drücke Enter: Dann spielt der Computer.
play-saved = Gespeichert. Weiter mit: tricorder solo play
play-over = Die Partie ist zu Ende. Werten mit: tricorder solo score
play-undone = Zurückgenommen.
play-redone = Wiederhergestellt.
play-corrected = Gesetzt.
play-help =
    Enter             Angezeigtes übernehmen oder deinen Zug beenden
    :stand            der ganze Tisch
    :zurück  :vor     eine Antwort oder einen Schritt zurück, oder wieder vor
    :richtig …        alles setzen, z. B. :richtig militär 5 · :richtig karte ablage krell
    :ende             aufhören; alles ist gespeichert
    In deinem Zug: ziehen [N], zwischenfall, geben KARTE, ruhm N, dilithium N, latinum N,
    stehlen, hand, zwischenfall-zurück, offizier-entlassen, offizier-loggen,
    schiff-entlassen [NAME], teams-entfernen [N] ORT, kontrolle ORT,
    ort-verlieren NAME, ort-loggen NAME, wählen EREIGNIS oder EREIGNIS, brand
play-event-asks = Eine Frage ist offen. Beantworte sie mit: tricorder solo play
play-choose-bot = Captain des Computers
play-choose-captain = Dein Captain
play-choose-difficulty = Schwierigkeit
play-choose-side = Seite deiner Captain-Tafel, Enter für einfach
play-choose-deck = Computer-Deck, Enter für echt: Du deckst die Karten selbst auf
play-choose-conspiracy = Mit der Herausforderung Verschwörerische Admiräle? Enter für nein
play-word-ensign = Fähnrich
play-word-lieutenant = Lieutenant
play-word-commander = Commander
play-word-captain = Captain
play-word-admiral = Admiral
play-word-basic = einfach
play-word-advanced = Experten
play-word-physical = echt
play-word-virtual = virtuell
play-word-no = nein
play-word-yes = ja
play-deleted = { $name } ist gelöscht.
play-no-games = Es gibt noch keine Solo-Partie. Beginne eine: tricorder solo new
play-list-name = Name
play-list-bot = Computer
play-list-difficulty = Schwierigkeit
play-list-captain = Du
play-list-entries = Einträge
step-page = S. { $page }
step-phase-control = Kontroll-Phase
step-phase-action = Aktions-Phase
step-phase-clean-up = Aufräum-Phase

step-turn-begins = Zug { $turn } des Computers
step-turn-begins-last = Zug { $turn } des Computers, der letzte des Spiels
step-turn-ends = Der Zug des Computers ist zu Ende.
step-ends-burn = Der Zwischenfall-Stapel ist leer: Das ist der Brand. Der Computer gewinnt.
step-ends-credits = Das Spiel ist zu Ende. Jetzt folgt die Endwertung.

step-nothing-secured = Der Computer hat keinen Ort gesichert.
step-takes-control = Der Computer übernimmt die Kontrolle über den Ort { $card }: Lege ihn in die Kontrollzone des Computers. Deine Außenteams von dort kehren auf deinen Captain zurück, deine Schiffe dort entlässt du. Fülle die Neutrale Zone vom Orts-Deck auf.
step-takes-control-teams = { $teams ->
    [one] 1 Außenteam kehrt
   *[other] { $teams } Außenteams kehren
} auf den Captain des Computers zurück.
step-takes-control-ships = Auf die Ablage des Computers, die Aufsteller in den Vorrat: { $ships }.
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
step-deck-is-out = Deck, Ablage und Zusatz-Deck des Computers sind leer: keine Karte mehr.
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
step-reshuffles-no-supplement = Im Zusatz-Deck ist keine Karte mehr.

step-resolves = { $card } → { $row }
step-resolves-attack = Angriff
step-row-surprise = Überraschung auf der Karte
step-row-wildcard = Joker: oberste Merkmal-Zeile
step-row-traits = Merkmal-Zeile { $number } ({ $traits })
step-row-without-officer = Zeile { $suit } (ohne Brückenoffizier)
step-row-with-officer = Zeile { $suit } (mit Brückenoffizier)
step-never-resolved = { $card } führt der Computer nicht aus.

step-gains-track = Der Computer erhält { $amount } { $track }: Sein Anzeiger steht jetzt auf { $step }.
step-gains-glory-stardate = Der Computer erhält { $amount } Ruhm von der Sternzeit-Karte.
step-gains-glory-supply = Der Computer erhält { $amount } Ruhm aus dem Vorrat.
step-got-glory = { $card } gehört jetzt dir: Für seine Marker dort hat der Computer { $amount } Ruhm von der Sternzeit-Karte erhalten.
step-stardate-loses = Lege { $amount } Ruhm von der Sternzeit-Karte in den Vorrat.
step-stardate-empties-player = Sternzeit-Karte { $card } ist leer: Lege sie in deinen Besprechungsraum; du führst sie in deiner nächsten Aufräum-Phase aus. Lege { $glory } Ruhm aus dem Vorrat auf Karte { $next }.
step-stardate-empties-bot = Sternzeit-Karte { $card } ist leer: Lege sie in den Besprechungsraum des Computers. Lege { $glory } Ruhm aus dem Vorrat auf Karte { $next }.
step-credits-begin = Die letzte Sternzeit-Karte ist leer und bleibt liegen. Der Abspann beginnt: Das Spiel endet nach Zug { $turn } des Computers. Ruhm kommt ab jetzt aus dem Vorrat.
step-gets = Der Computer erhält { $amount } { $token } aus dem Vorrat.
step-no-effect = Für den Computer ändert das nichts.

step-gains = Der Computer erhält { $card }: Lege die Karte offen auf seine Ablage und fülle die Auslage auf.
step-takes = Der Computer nimmt { $card }: Lege die Karte verdeckt oben auf sein Deck und fülle die Auslage auf.
step-with-tokens = Was darauf liegt, bekommt er dazu: { $tokens }.
step-nothing-fits = Keine Karte der Auslage passt ({ $prefer }): Der Computer geht leer aus.
step-no-tokens = Auf keiner Karte der Auslage liegt { $tokens }: Der Computer geht leer aus.
step-junks = Schrotte { $card }: Lege die Karte auf den Schrottplatz und fülle die Auslage auf.
step-nothing-to-junk = In der Auslage liegt keine Karte ohne Ressourcen: Nichts wird geschrottet.

step-takes-incident = Lege den obersten Zwischenfall verdeckt oben auf das Computer-Deck.
step-takes-incident-named = Lege den Zwischenfall { $card } verdeckt oben auf das Computer-Deck.
step-gains-encounter = Lege die Begegnung { $card } offen auf die Ablage des Computers.
step-takes-encounter = Lege die oberste Begegnung verdeckt oben auf das Computer-Deck.
step-takes-encounter-named = Lege die Begegnung { $card } verdeckt oben auf das Computer-Deck.
step-no-encounter = Der Begegnungs-Stapel ist leer.
step-takes-supplement = Lege die oberste Karte des Zusatz-Decks verdeckt oben auf das Computer-Deck.
step-no-supplement = Das Zusatz-Deck ist leer.

step-discards-deck = Wirf die oberste Karte des Computer-Decks ab: { $card }.
step-discards-supplement = Wirf die oberste Karte des Zusatz-Decks auf die Ablage des Computers: { $card }.
step-discards-officer = Entlasse den Brückenoffizier { $card }: Lege die Karte auf die Ablage des Computers.
step-discards-ships = Entlasse { $card }: Das Schiff kommt auf die Ablage des Computers, sein Aufsteller in den Vorrat.
step-discards-other = Lege { $card } auf die Ablage des Computers.
step-logs-deck = Logge die oberste Karte des Computer-Decks, { $card }: Schiebe sie unter den Captain des Computers.
step-logs-discard = Logge { $card } aus der Ablage des Computers: Schiebe die Karte unter seinen Captain.
step-logs-officer = Logge den Brückenoffizier { $card }: Schiebe die Karte unter den Captain des Computers.
step-logs-ships = Logge { $card }: Schiebe das Schiff unter den Captain des Computers; sein Aufsteller kommt in den Vorrat.
step-logs-other = Logge { $card }: Schiebe die Karte unter den Captain des Computers.
step-flips-back = Drehe die CPK:Typen auf „kein Brückenoffizier“.
step-returns = Lege { $card } verdeckt unter den Zwischenfall-Stapel.
step-returns-instead = Lege { $card } verdeckt unter den Zwischenfall-Stapel; Zwischenfälle loggt der Computer nicht.
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
} vom Ort { $from } zum Ort { $to }; auf seinem Captain ist keines mehr.
step-no-team = Der Computer hat kein Außenteam mehr, das in Frage kommt.
step-removes-team = Ein Außenteam des Computers kehrt vom Ort { $from } auf seinen Captain zurück.
step-promotes = Befördere { $card } zum Brückenoffizier: Lege die Karte vorn in die Kontrollzone des Computers. Die CPK:Typen muss jetzt „mit Brückenoffizier“ zeigen.
step-keeps = Lege den Ort { $card } in die Kontrollzone des Computers.

step-not-able = Was die Zeile hier verlangt, geht nicht.
step-tested-holds = Bedingung erfüllt.
step-tested-fails = Bedingung nicht erfüllt.
step-repeats = { $times ->
    [0] Keine passende Karte in der Ablage des Computers: Nichts geschieht.
    [one] Eine passende Karte in der Ablage des Computers: einmal.
   *[other] { $times } passende Karten in der Ablage des Computers: { $times }-mal.
}

step-part-cancelled = { $what } Abgewehrt: Alle Angriffe dieser Zeile entfallen.
step-part-unable = { $what } Das geht nicht.
step-chooses = Deine Wahl: Möglichkeit { $option }.
step-chooses-part = Deine Wahl, Möglichkeit { $option }: { $what }
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
step-clears-staging = Wirf aus dem Besprechungsraum des Computers ab, in dieser Reihenfolge: { $cards }.
step-clears-nothing = Im Besprechungsraum des Computers liegt keine Karte mehr.
step-places-glory-stardate = Lege 1 Ruhm von der Sternzeit-Karte auf { $card }, die Auslagekarte mit dem für dich niedrigsten Wert.
step-places-glory-supply = Lege 1 Ruhm aus dem Vorrat auf { $card }, die Auslagekarte mit dem für dich niedrigsten Wert.
step-places-dilithium = Lege { $amount } Dilithium aus dem Vorrat auf { $card }, die Auslagekarte mit dem für dich niedrigsten Wert.
step-no-market-card = In der Auslage liegt keine Karte, auf die etwas zu legen wäre.

step-reported-draw = { $cards ->
    [one] Der Computer würde 1 Karte ziehen; er wirft sie stattdessen vom Deck ab.
   *[other] Der Computer würde { $cards } Karten ziehen; er wirft sie stattdessen vom Deck ab.
}
step-reported-incident = Der Computer nimmt einen Zwischenfall.
step-reported-give = Du gibst dem Computer { $card }.
step-reported-resource = Dein Effekt gibt dem Computer { $amount } { $token }.
step-reported-steal = Du stiehlst vom Computer: Nimm die volle Menge aus dem Vorrat.
step-reported-hand = Dein Angriff gilt der Hand des Computers, einer Suche oder einer Wahl aus seiner Ablage. Du entscheidest, ob er gelingt.
step-reported-return-incident = Der Computer dürfte einen Zwischenfall zurücklegen. Das tut er nie.
step-reported-dismiss-officer = Der Computer entlässt seinen Brückenoffizier.
step-reported-log-officer = Der Computer loggt seinen Brückenoffizier.
step-reported-dismiss-ship = Der Computer entlässt sein zuletzt mobilisiertes Schiff.
step-reported-dismiss-ship-named = Der Computer entlässt { $card }.
step-reported-remove-teams = { $teams ->
    [one] 1 Außenteam des Computers verlässt
   *[other] { $teams } Außenteams des Computers verlassen
} den Ort { $location }.
step-reported-control = Du übernimmst die Kontrolle über den Ort { $location }. Der Computer erhält 1 Ruhm für jeden seiner Marker dort; seine Außenteams kehren auf seinen Captain zurück, seine Schiffe kommen auf seine Ablage.
step-reported-lose-location-logged = Der Computer loggt den kontrollierten Ort { $location }.
step-reported-lose-location-gone = Der Computer verliert den kontrollierten Ort { $location }.
step-reported-choose = Der Computer hat die Wahl: { $options }
step-reported-burn = Der Zwischenfall-Stapel ist leer.

play-you = du
play-bot = Computer
play-none = –
play-unknown = ?
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

ask-label-why = Warum
ask-label-known = Bekannt
ask-label-answer = Antwort
ask-in-phase = { $phase }: { $reason }
ask-for-card = { $card }, { $row }: { $reason }
ask-for-report = { $event } { $reason }

ask-stardate = Welche Sternzeit-Karte liegt oben, und wie viel Ruhm liegt darauf?
ask-stardate-known = Karte { $card } mit { $glory } Ruhm
ask-stardate-all-empty = Alle Sternzeit-Karten sind leer.
ask-stardate-answer = Enter = wie angezeigt · 4 = 4 Ruhm auf dieser Karte · 2 5 = Karte 2 mit 5 Ruhm · 0 = alle leer
ask-market = Was liegt in der Auslage?
ask-market-unchanged = Enter = nichts geändert. Sonst Karten mit ; dazwischen:
ask-market-missing = Nenne die Karten der Plätze mit „?“, mit ; dazwischen:
ask-market-answer = Name + 2 ruhm + 1 dilithium (was darauf liegt). Der Typ der Karte verrät ihren Platz, nicht genannte Plätze bleiben; verbündeter - = dieser Stapel ist leer
ask-refill = Welche Karte liegt jetzt in der Auslage auf dem Platz { $suit }?
ask-refill-answer = Name der Karte · - = dieser Stapel ist leer
ask-zone = Was liegt in der Neutralen Zone, mit welchen Markern?
ask-zone-unchanged = Enter = nichts geändert. Sonst Orte mit ; dazwischen:
ask-zone-missing = Nenne alle Orte von links nach rechts, mit ; dazwischen:
ask-zone-answer = Betazed + 2 du + 1 schiff + 1 computer (deine Außenteams, deine Schiffe, Außenteams des Computers). Nicht genannte Orte bleiben; ist ein Ort neu, nenne alle von links nach rechts.
ask-new-site = Welcher Ort liegt jetzt auf Platz { $place } der Neutralen Zone, von links gezählt?
ask-new-site-answer = Name des Ortes · - = das Orts-Deck ist leer
ask-tracks = Wo stehen die Anzeiger auf deiner Captain-Tafel?
ask-tracks-known = Forschung { $research } · Einfluss { $influence } · Militär { $military }
ask-tracks-answer = Enter = wie angezeigt, oder drei Zahlen von 0 bis 15 für Forschung, Einfluss und Militär, z. B. 3 0 7
ask-reveal-deck = Decke die oberste Karte des Computer-Decks auf: Welche ist es?
ask-reveal-supplement = Decke die oberste Karte des Zusatz-Decks auf: Welche ist es?
ask-reveal-row = Decke im Besprechungsraum des Computers die nächste Karte auf: Welche ist es?
ask-reveal-answer = Name der Karte
ask-reveal-answer-listed = Name der Karte oder ihre Nummer
ask-reveal-answer-none = - = der Stapel ist leer
ask-drawn-incident = Decke den obersten Zwischenfall auf: Welcher ist es?
ask-drawn-encounter = Decke die oberste Begegnung auf: Welche ist es?
ask-encounter-left = Liegt im Begegnungs-Stapel noch eine Karte?
ask-yes-no = j = ja · n = nein
ask-incidents = Wie viele Karten liegen im Zwischenfall-Stapel?
ask-incidents-answer = Enter = wie angezeigt, oder eine Zahl
ask-part = { $what } Wie ging es aus?
ask-part-done = 1 = ausgeführt
ask-part-cancelled = 2 = abgewehrt
ask-part-impossible = 3 = geht nicht
ask-where-team = Von welchem Ort hast du dein Außenteam entfernt?
ask-where-ship = An welchem Ort stand dein entlassenes Schiff?
ask-where-answer = Nummer des Ortes · - = anderswo
ask-discarded-is = Ist die Karte, die du eben abgeworfen hast, vom Typ { $suit }?
ask-choice = Du hast die Wahl.
ask-choice-number = Nummer der Möglichkeit
ask-choice-cancelled = c = Angriff abgewehrt
ask-choice-none = - = keine geht

why-stardate = Davon hängt ab, wie viele Karten der Computer zieht und woher der Ruhm kommt.
why-market = Der Computer wählt eine Karte der Auslage.
why-refill = Der Platz ist frei geworden, und gleich wird unter den Karten der Auslage gewählt.
why-zone = Der Computer wählt einen Ort der Neutralen Zone.
why-new-site = Ein Ort ist gegangen, und gleich wird unter den Orten gewählt.
why-tracks = Deine Multiplikatoren entscheiden, welche Karte für dich wie viel wert ist.
why-reveal = Die Karte bestimmt, was geschieht.
why-drawn = Die Karte geht an den Computer.
why-encounter-left = Der Computer nimmt die oberste Begegnung.
why-incidents = Ein Zwischenfall verlässt den Stapel; ist er leer, kommt der Brand.
why-part = Davon hängt ab, wie es mit der Zeile weitergeht.
why-where = Dort zählt jetzt ein Marker weniger.
why-discarded-is = Davon hängt ab, was der Computer tut.
why-choice = Die Zeile überlässt dir die Entscheidung.

status-title = Computer { $bot } ({ $level }) · Zug { $turn }
status-tracks = Leisten
status-supply = Ressourcen
status-officer = Brückenoffizier
status-ships = Schiffe
status-locations = Orte
status-teams = Außenteams
status-teams-where = { $home } auf dem Captain · { $away } in der Neutralen Zone
status-piles = Stapel
status-piles-count = Deck { $deck } · Ablage { $discard }{ $top } · Zusatz-Deck { $supplement } · Computerlogbuch { $log }
status-discard-top = oben: { $card }
status-staging = Besprechungsraum
status-facedown = { $cards } verdeckt
status-held = Sternzeit-Karte { $card }
status-market = Auslage
status-zone = Neutrale Zone
status-forces = Computer { $bot } · du { $you }
status-forces-legend = (Teams+Schiffe)
status-stardate = Sternzeit
status-stardate-top = Karte { $card } mit { $glory } Ruhm · der Computer zieht { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
}
status-stardate-empty = Alle Karten sind leer; Ruhm kommt aus dem Vorrat.
status-incidents = Zwischenfälle
status-incidents-left = { $left } im Stapel
status-last-turn = letzter Zug des Computers: { $turn }
status-next = Weiter
status-next-question = Eine Frage ist offen: tricorder solo play
status-next-your-turn = Du bist am Zug. Danach spielt der Computer: tricorder solo play
status-next-lost = Das Spiel ist zu Ende: Der Brand kam, der Computer gewinnt.
status-next-scoring = Das Spiel ist zu Ende. Endwertung: tricorder solo score

checklist-title = Aufbau: { $bot } (Computer, { $level }) gegen { $captain }
checklist-level = Schwierigkeitsstufe { $level }: Nimm die { $cards } Sternzeit-Karten „Solo vs. { $level }“, Nummer 1 zuoberst, und lege { $glory } Ruhm darauf. Die übrigen Sternzeit-Karten bleiben in der Schachtel.
checklist-central = Baue die Tischmitte auf wie für zwei (Spielregel S. 4–5). Du beginnst das Spiel. Der Computer bekommt keine Aktions-Chips und keine Plättchen Abgeschlossene Mission.
checklist-central-incidents = Mit in den Zwischenfall-Stapel: { $cards }. Er hat damit { $count } Karten.
checklist-central-incidents-plain = Der Zwischenfall-Stapel hat { $count } Karten.
checklist-own = Richte deinen Spielbereich ein (Spielregel S. 6–7): Captain { $card }, { $side } der Captain-Tafel.
checklist-own-deployed = Mobilisiert: { $cards }.
checklist-own-controlled = Kontrollierter Ort: { $cards }.
checklist-own-discard = Auf deine Ablage: { $cards }.
checklist-own-status = Status-Karte: { $cards }.
checklist-directives-none = Die Solo-Direktiven { $reinforce } und { $conspiracy } bleiben in der Schachtel.
checklist-directives-conspiracy = { $conspiracy } gehört zu den verfügbaren Karten des Computers; { $reinforce } bleibt in der Schachtel.
checklist-directives-campaign = Kampagne: { $reinforce } gehört zu deinen verfügbaren Karten, sobald in deinem Verstärkungs-Stapel eine Karte liegt. { $conspiracy } bleibt in der Schachtel.
checklist-directives-both = Kampagne: { $reinforce } gehört zu deinen verfügbaren Karten, sobald in deinem Verstärkungs-Stapel eine Karte liegt. { $conspiracy } gehört zu den verfügbaren Karten des Computers.
checklist-board = Lege die Captain-Tafel von { $bot } links neben den Bereitschaftsraum des Computers, die einfache Seite nach oben, und setze die 3 Kompetenz-Anzeiger auf 0.
checklist-sort = Teile die Crewkarten von { $bot } nach ihrer Markierung auf:
checklist-sort-virtual = Das Programm führt das Deck des Computers. Seine Crewkarten bleiben in der Schachtel; Captain, Captain-Tafel und Aufsteller brauchst du. Was in seine Kontrollzone kommt, darfst du zur Übersicht auslegen.
checklist-sort-incident = Schon im Zwischenfall-Stapel: { $cards }.
checklist-available = Verfügbar: { $cards }
checklist-reserve = Reserve: { $cards }
checklist-development = Entwicklung: { $cards }
checklist-deployed = Mobilisiert: { $cards }
checklist-controlled = Kontrollierter Ort: { $cards }
checklist-discard = Ablage: { $cards }
checklist-captain = Lege den Captain { $card } neben den Bereitschaftsraum des Computers.
checklist-captain-status = Zurück in die Schachtel kommt seine Status-Karte: { $cards }.
checklist-supplement = Zusatz-Deck: Mische die Entwicklungen ({ $development }) und lege sie verdeckt oberhalb des Bereitschaftsraums ab. Mische die Reserve ({ $reserve }) und lege sie verdeckt darauf. Danach nicht mehr mischen.
checklist-supplement-virtual = Zusatz-Deck: Das Programm hat Entwicklungen ({ $development }) und darüber Reserve ({ $reserve }) gemischt.
checklist-deck-one = Computer-Deck: Mische die verfügbaren Karten ({ $available }) und lege sie verdeckt unterhalb seines Captains ab. Verdeckt obenauf kommt { $top }.
checklist-deck-several = Computer-Deck: Mische die verfügbaren Karten ({ $available }) und lege sie verdeckt unterhalb seines Captains ab. Mische diese für sich und lege sie verdeckt obenauf: { $top }.
checklist-deck-virtual = Computer-Deck: Das Programm hat die verfügbaren Karten ({ $available }) gemischt; obenauf liegt verdeckt: { $top }.
checklist-pile = Ablage des Computers: Lege neben sein Deck offen aufeinander, die letzte zuoberst: { $cards }.
checklist-pile-virtual = Ablage des Computers: { $cards }. Auch sie führt das Programm.
checklist-pile-empty = Ablage des Computers: noch leer. Lass neben seinem Deck Platz.
checklist-pile-empty-virtual = Ablage des Computers: noch leer. Sie führt das Programm.
checklist-rows = Lass zwei Reihen frei: die Kontrollzone des Computers (Brückenoffizier, Orte, Schiffe) und darunter seinen Besprechungsraum.
checklist-rows-virtual = Lass Platz für die Kontrollzone des Computers und für leere Sternzeit-Karten in seinem Besprechungsraum.
checklist-teams = Lege { $teams } Außenteams auf den Captain des Computers. Ressourcen bekommt er keine.
checklist-programs = Lege die 2 Programmkarten von { $bot } bereit, oben die Seiten „Merkmale“ und „Typen – kein Brückenoffizier“.
checklist-go = Du bist Startspieler. Spiele deinen ersten Zug; weiter geht es mit: tricorder solo play
