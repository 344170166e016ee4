# Rechner: Liste (calc-list-…, calc-about-…) und Ergebnisse (calc-<Rechner>-…), Würfe (roll-…).

calc-list-hint = Wie ein Rechner aufgerufen wird, sagt er mit --help.
calc-about-range = Wie weit die Reichweite eines Schiffs trägt
calc-about-staffing = Ob ein Schiff bemannt ist und wer fehlt
calc-about-attempt = Missionsversuch: wer darf, wie viele Dilemmas, was fehlt
calc-about-combat = Wer einen Kampf gewinnt
calc-about-engagement = Wer ein Gefecht gewinnt
calc-about-counters = Was du mit sieben Counters spielen und ziehen kannst
calc-about-winner = Wer gewonnen hat, auch wenn alle Decks leer sind
calc-about-odds = Wie oft deine Raumstationen etwas abwerfen
calc-about-robbery = Wer bei einer 7 wie viele Karten abgibt
calc-about-points = Siegpunkte und Sonderkarten
calc-about-route = Die längste Versorgungsroute eines Netzes
calc-about-trade = Tauschen zu 4:1, 3:1 und 2:1
calc-about-costs = Baukosten und wie viel du bauen kannst
calc-about-event = Den Ereigniswurf der Runde
calc-about-movement = Den Bewegungswurf
calc-about-dilemma = Den Dilemmawurf
calc-about-crew = Den Wurf für die Besatzung
calc-about-price = Was Außenposten, Kolonien, Ausrüstung und Schiffe kosten
calc-about-recruit = Was es braucht, um jemanden anzuwerben
calc-about-turn = Die Punkte eines Zuges
calc-about-victory = Wie viele Missionen zum Sieg nötig sind
calc-about-nonaligned = Wie sich blockfreie Schiffe verhalten

# Second Edition (calc-second-…, calc-range-… bis calc-winner-…).
calc-second-place = Second Edition · Rechner
calc-second-rule = Regel

calc-range-of = Reichweite { $range }
calc-range-flight = Flug
calc-range-takes = Verbraucht
calc-range-left = Übrig
calc-range-copies = 0 (Kopien derselben Mission)
calc-range-quadrant = Quadrant
calc-range-region = Region
calc-range-too-far = { $cost } > { $left }: zu weit
calc-range-needs = Verbrauch zusammen: { $total }. So viel Reichweite muss das Schiff mindestens haben.
calc-range-possible = Das Schiff kommt ans Ziel. Verbrauch zusammen: { $total }; von Reichweite { $range } { $left ->
    [0] bleibt nichts
    [one] bleibt 1
   *[other] bleiben { $left }
} übrig.
calc-range-stuck = Weiter als bis { $place } kommt das Schiff nicht: Übrig ist Reichweite { $left }, für den Flug nach { $goal } { $short ->
    [one] fehlt 1
   *[other] fehlen { $short }
}.
calc-range-condition = Fliegen kann nur ein bemanntes, ungestopptes Schiff. Nach diesem Zug hat es wieder seine volle Reichweite.

calc-staffing-title = Besatzung: { $ship }
calc-staffing-needs = Verlangt
calc-staffing-covered = Erfüllt von
calc-staffing-missing = –
calc-staffing-affiliation = Fraktion { $names }
calc-staffing-yes = { $ship } ist bemannt.
calc-staffing-no = { $ship } ist nicht bemannt. Es fehlt: { $missing }.
calc-staffing-stopped = Gestoppt und darum ohne Wirkung: { $names }.

calc-attempt-mission = Mission
calc-attempt-personnel = Personal
calc-attempt-leave = Erlaubt
calc-attempt-dilemmas = Dilemmas
calc-attempt-counted = { $unstopped }{ $stopped ->
    [0] {""}
   *[other] ; dazu { $stopped } gestoppt und nicht dabei
}
calc-attempt-given = ja: { $who } ({ $names })
calc-attempt-refused = nein: niemand hat ein passendes Fraktions-Icon ({ $who })
calc-attempt-unclear = Lies auf der Karte nach, wer die Mission versuchen darf.
calc-attempt-drawn = { $number ->
    [0] Dein Gegner zieht keine Dilemmas.
    [one] Dein Gegner zieht 1 Dilemma; es darf höchstens 1 kosten.
   *[other] Dein Gegner zieht { $number } Dilemmas; die gewählten dürfen zusammen höchstens { $number } kosten.
}
calc-attempt-requirement = Anforderungen
calc-attempt-branch = Möglichkeit { $number }
calc-attempt-one-of = eins davon:
calc-attempt-or = oder
calc-attempt-met = erfüllt
calc-attempt-not-met = nicht erfüllt
calc-attempt-look = selbst prüfen
calc-attempt-short = { $number ->
    [one] es fehlt 1
   *[other] es fehlen { $number }
}
calc-attempt-over = um { $number } zu hoch
calc-attempt-result-refused = So darfst du die Mission nicht versuchen: Mindestens eine ungestoppte Person braucht ein Fraktions-Icon der Mission.
calc-attempt-result-met = { $count ->
    [one] Bleibt diese Person nach den Dilemmas übrig, ist die Mission gelöst: { $points } Punkte.
   *[other] Bleiben alle { $count } nach den Dilemmas übrig, ist die Mission gelöst: { $points } Punkte.
}
calc-attempt-result-would = { $count ->
    [one] Die Anforderungen für die { $points } Punkte würde diese Person erfüllen.
   *[other] Die Anforderungen für die { $points } Punkte würden diese { $count } erfüllen.
}
calc-attempt-result-missing = { $count ->
    [one] Selbst wenn diese Person nach den Dilemmas übrig bleibt, ist die Mission für { $points } Punkte nicht gelöst.
   *[other] Selbst wenn alle { $count } nach den Dilemmas übrig bleiben, ist die Mission für { $points } Punkte nicht gelöst.
}
calc-attempt-result-look = { $count ->
    [one] Bleibt diese Person nach den Dilemmas übrig, hängen die { $points } Punkte an dem, was du selbst prüfen musst.
   *[other] Bleiben alle { $count } nach den Dilemmas übrig, hängen die { $points } Punkte an dem, was du selbst prüfen musst.
}
calc-attempt-result-unknown = { $count ->
    [one] Die Anforderungen dieser Mission über { $points } Punkte sind nicht erfasst; prüfe sie für diese Person auf der Karte.
   *[other] Die Anforderungen dieser Mission über { $points } Punkte sind nicht erfasst; prüfe sie für die { $count } auf der Karte.
}

calc-combat-title = Kampf
calc-combat-you = Deine Stärke
calc-combat-opponent = Stärke des Gegners
calc-combat-after = Danach ist dein beteiligtes Personal gestoppt, das des Gegners nicht.
calc-engagement-title = Gefecht
calc-engagement-you = Deine Waffen
calc-engagement-opponent = Schilde des Gegners
calc-engagement-after = Danach sind deine beteiligten Schiffe und alle an Bord gestoppt, die des Gegners nicht.
calc-contest-you = Du gewinnst mit { $yours } zu { $theirs } und darfst den Effekt der auslösenden Karte nutzen.
calc-contest-opponent = Dein Gegner gewinnt mit { $theirs } zu { $yours }.
calc-contest-nobody = { $yours } zu { $theirs } ist Gleichstand: Niemand gewinnt.

calc-counters-title = { $counters } Counters
calc-counters-title-draws = { $counters } Counters, { $draws ->
    [one] einer
   *[other] { $draws }
} davon fürs Ziehen
calc-counters-plays = Spielen
calc-counters-draws = Ziehen
calc-counters-idle = Ungenutzt
calc-counters-none = nichts
calc-counters-more = { $count ->
    [one] Eine weitere Möglichkeit zeigt --json.
   *[other] { $count } weitere Möglichkeiten zeigt --json.
}
calc-counters-free = Kostet keine Counters und geht immer dazu: { $names }.
calc-counters-all = Alles zusammen passt in einen Zug: Die Karten kosten { $costs }{ $draws ->
    [0] {""}
   *[other] , mit dem Ziehen { $needs }
}, du hast { $counters } Counters.
calc-counters-not-all = Alles zusammen passt nicht in einen Zug: Die Karten kosten { $costs }{ $draws ->
    [0] {""}
   *[other] , mit dem Ziehen { $needs }
}, du hast { $counters } Counters.
calc-counters-twice = Alles zusammen passt nicht in einen Zug: Von einer einzigartigen Karte darfst du nur eine kommandieren.
calc-counters-must = Solange dein Deck Karten hat, musst du alle Counters ausgeben: Was nicht ins Spielen geht, geht ins Ziehen.

calc-winner-title = Stand der Partie
calc-winner-player = Spieler
calc-winner-points = Punkte
calc-winner-planets = Planetenmissionen
calc-winner-spaces = Weltraummissionen
calc-winner-deck = Deck
calc-winner-empty = leer
calc-winner-cards = hat Karten
calc-winner-won = { $name } hat gewonnen: mindestens 100 Punkte, eine Planeten- und eine Weltraummission.
calc-winner-first = Die Partie endet sofort, sobald jemand alle Bedingungen erfüllt. Gewonnen hat, wer es zuerst tat: { $names }.
calc-winner-ended = { $count ->
    [one] Alle Decks sind leer, die Partie ist zu Ende. Es gewinnt: { $names }.
   *[other] Alle Decks sind leer, die Partie ist zu Ende. Den Sieg teilen sich: { $names }.
}
calc-winner-step-planet-and-space = Es zählen die meisten Punkte unter denen, die mindestens eine Planeten- und eine Weltraummission gelöst haben.
calc-winner-step-any-mission = Niemand hat eine Planeten- und eine Weltraummission gelöst. Darum zählen die meisten Punkte unter denen, die irgendeine Mission gelöst haben.
calc-winner-step-points = Niemand hat eine Mission gelöst. Darum zählen die meisten Punkte unter allen.
calc-winner-goes-on = Noch hat niemand gewonnen, und nicht alle Decks sind leer: Die Partie geht weiter.
calc-winner-lacks = { $name } braucht zum sofortigen Sieg noch: { $missing }.
calc-winner-lacks-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
calc-winner-lacks-planet = eine Planetenmission
calc-winner-lacks-space = eine Weltraummission
