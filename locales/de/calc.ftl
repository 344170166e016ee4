# Rechner: Liste (calc-list-…, calc-about-…) und Ergebnisse (calc-<Rechner>-…), Würfe (roll-…).

calc-list-hint = Hilfe zu einem Rechner: `tricorder calc range --help`

# All screens: where they belong, the rules they follow.
calc-place = { $game } · Rechner
calc-verdict-yes = ✓ Ja
calc-verdict-no = ✗ Nein
calc-verdict-unclear = Das musst du selbst prüfen
calc-rule = Regel

# A line each in the list.
calc-about-range = Wie weit die Reichweite eines Schiffs trägt
calc-about-staffing = Ob ein Schiff bemannt ist und wer fehlt
calc-about-attempt = Missionsversuch: wer darf, wie viele Dilemmas, was fehlt
calc-about-requirement = Eine Crew gegen Mission, Dilemma oder beliebige Anforderungen
calc-about-dilemmas = Welche gezogenen Dilemmas zusammen erlaubt sind
calc-about-selection = Zufällige Auswahl und wen sie wie wahrscheinlich trifft
calc-about-combat = Wer einen Kampf gewinnt
calc-about-engagement = Wer ein Gefecht gewinnt
calc-about-counters = Was du mit sieben Counters spielen und ziehen kannst
calc-about-winner = Wer gewonnen hat, auch wenn alle Decks leer sind
calc-about-odds = Wie viele Rohstoffe deine Raumstationen erwarten lassen
calc-about-dice = Wie oft zwei Würfel eine Summe zeigen, auch in vielen Würfen
calc-about-shortage = Wer was bekommt, wenn der Vorrat nicht für alle reicht
calc-about-robbery = Wer bei einer 7 wie viele Karten abgibt
calc-about-points = Siegpunkte, und wem die Sonderkarten gehören
calc-about-route = Die längste Versorgungsroute deiner Raumschiffe
calc-about-trade = Mit dem Vorrat tauschen: 4:1, 3:1 und 2:1
calc-about-limits = Wie viel du mit deinen Figuren noch bauen kannst
calc-about-event = Der Ereigniskartenwurf der Runde
calc-about-movement = Der Bewegungswurf
calc-about-dilemma = Der Dilemmawurf
calc-about-mercenary = Der Wurf für das Mercenary Ship
calc-about-crew = Der Wurf für die Besatzung eines Non-Aligned-Schiffs
calc-about-price = Was Outposts, Colonys, Equipment, Doorways und Schiffe kosten
calc-about-recruit = Was das Abwerben einer Non-Aligned-Besatzung verlangt
calc-about-turn = Die Punkte einer Runde
calc-about-control = Wer eine Mission kontrolliert
calc-about-flight = Ein Flug über das Spielfeld: Weg und Reichweite
calc-about-victory = Wie viele Missionen zum Sieg nötig sind
calc-about-nonaligned = Wie sich Non-Aligned-Schiffe verhalten

# Their names, which are the titles of those that have no other.
calc-range-title = Reichweite
calc-staffing-title = Besatzung
calc-attempt-title = Missionsversuch
calc-requirement-title = Anforderungen
calc-dilemmas-title = Dilemmas auswählen
calc-selection-title = Zufällige Auswahl
calc-combat-title = Kampf
calc-engagement-title = Gefecht
calc-counters-title = Counters
calc-winner-title = Stand der Partie
calc-odds-title = Rohstofferträge
calc-dice-title = Zwei Würfel
calc-shortage-title = Reicht der Vorrat?
calc-robbery-title = Sieben gewürfelt
calc-points-title = Siegpunkte
calc-route-title = Längste Versorgungsroute
calc-trade-title = Grenzhandel
calc-limits-title = Bauen
calc-event-title = Ereigniskartenwurf
calc-movement-title = Bewegungswurf
calc-dilemma-title = Dilemmawurf
calc-mercenary-title = Wurf für das Mercenary Ship
calc-crew-title = Besatzungswurf
calc-price-title = Kaufen
calc-recruit-title = Abwerben
calc-turn-title = Punkte der Runde
calc-control-title = Kontrolle über eine Mission
calc-flight-title = Flug über das Spielfeld
calc-victory-title = Missionen zum Sieg
calc-nonaligned-title = Non-Aligned-Schiffe

# Second Edition (calc-second-…, calc-range-… bis calc-winner-…).

calc-printed = Werte
calc-printed-meant = Wie gedruckt; Texte von Karten im Spiel können sie ändern.
calc-printed-altering = Berücksichtige selbst, was diese Kartentexte ändern: { $cards }.
calc-printed-attributes = alle Attribute
calc-printed-cost = Kosten
calc-printed-span = Span
calc-printed-skills = Fähigkeiten
calc-printed-icons = Icons
calc-printed-staffing = Besatzung
calc-printed-requirements = Anforderungen

calc-range-of = Reichweite { $range }
calc-range-flight = Flug
calc-range-takes = Verbraucht
calc-range-left = Übrig
calc-range-copies = 0 (Kopien derselben Mission)
calc-range-quadrant = Quadrant
calc-range-passage = Quadrant, aufgehoben
calc-range-unsure-region = { $name }: Ob auf der gedruckten Karte eine Region steht, ist ungewiss. Wenn ja, kostet ein Flug von oder zu einer Mission derselben Region { $less } weniger.
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

calc-staffing-of = Besatzung: { $ship }
calc-staffing-needs = Verlangt
calc-staffing-covered = Erfüllt von
calc-staffing-missing = –
calc-staffing-affiliation = Fraktion { $names }
calc-staffing-yes = { $ship } ist bemannt.
calc-staffing-no = { $ship } ist nicht bemannt. Noch nötig: { $missing }.
calc-staffing-stopped = Gestoppt und darum ohne Wirkung: { $names }.

calc-attempt-mission = Mission
calc-attempt-personnel = Personal
calc-attempt-leave = Erlaubt
calc-attempt-dilemmas = Dilemmas
calc-attempt-counted = { $unstopped }{ $stopped ->
    [0] {""}
   *[other] ; dazu { $stopped } gestoppt und nicht dabei
}
calc-attempt-given = ja: { $names }
calc-attempt-refused = nein: niemand hat ein passendes Fraktions-Icon
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

calc-requirement-asked = Verlangt
calc-requirement-everyone = Für jeden
calc-requirement-each = { $changes } (nie unter 0)
calc-requirement-met = Die Anforderungen sind erfüllt.
calc-requirement-missing = Die Anforderungen sind nicht erfüllt.
calc-requirement-look = Ob die Anforderungen erfüllt sind, hängt an dem, was du selbst prüfen musst.
calc-requirement-dilemma = Was das Dilemma sonst noch tut, und was ohne die Anforderungen geschieht, steht auf der Karte.

calc-dilemmas-number = Gezogen
calc-dilemmas-of = { $number }; { $named } davon genannt
calc-dilemmas-limit = Kosten bis
calc-dilemmas-mission = Mission
calc-dilemmas-selected = Gewählt
calc-dilemmas-count = Anzahl
calc-dilemmas-none = Keines dieser Dilemmas darf benutzt werden.
calc-dilemmas-best = Am meisten ist so zu holen: { $count ->
    [one] 1 Dilemma
   *[other] { $count } Dilemmas
} für { $cost }{ $left ->
    [0] , die Grenze ist erreicht.
   *[other] , { $left } unter der Grenze.
}
calc-dilemmas-more = { $count ->
    [one] … und eine weitere volle Auswahl.
   *[other] … und { $count } weitere volle Auswahlen.
}
calc-dilemmas-possible = Gezeigt sind nur volle Auswahlen; mit allen kleineren { $count ->
    [one] ist 1 Auswahl
   *[other] sind { $count } Auswahlen
} möglich; die Reihenfolge im Stapel ist frei.
calc-dilemmas-elsewhere = Passt nicht zu dieser Mission: { $names }.

calc-selection-of = { $number } von { $among }, zufällig
calc-selection-who = Personal
calc-selection-chance = Chance
calc-selection-chance-any = Chance auf mindestens eine
calc-selection-result = Ausgewählt: { $names }.
calc-selection-one = { $name } trifft es mit { $chance }.
calc-selection-together = { $names }: Mindestens eine dieser Karten trifft es mit { $any }, alle mit { $all }.
calc-selection-seed = Seed: { $seed }; er gibt dieselbe Auswahl noch einmal. Am Tisch mischst du die Karten, und dein Gegner zieht verdeckt.

calc-combat-you = Deine Stärke
calc-combat-opponent = Stärke des Gegners
calc-combat-after = Danach ist dein beteiligtes Personal gestoppt, das des Gegners nicht.
calc-engagement-you = Deine Waffen
calc-engagement-opponent = Schilde des Gegners
calc-engagement-after = Danach sind deine beteiligten Schiffe und alle an Bord gestoppt, die des Gegners nicht.
calc-contest-you = Du gewinnst mit { $yours } zu { $theirs } und darfst den Effekt der auslösenden Karte nutzen.
calc-contest-opponent = Dein Gegner gewinnt mit { $theirs } zu { $yours }.
calc-contest-nobody = { $yours } zu { $theirs } ist Gleichstand: Niemand gewinnt.

calc-counters-given = { $counters } Counters
calc-counters-given-draws = { $counters } Counters, { $draws ->
    [one] einer
   *[other] { $draws }
} davon fürs Ziehen
calc-counters-plays = Spielen
calc-counters-draws = Ziehen
calc-counters-idle = Ungenutzt
calc-counters-none = nichts
calc-counters-more = { $count ->
    [one] … und eine weitere.
   *[other] … und { $count } weitere.
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

# Star Trek Catan
calc-together = Zusammen
calc-player-number = Spieler { $number }
calc-station-small = Kleine Raumstation
calc-station-large = Große Raumstation

calc-odds-station = Raumstation
calc-odds-chips = Zahlenchips
calc-odds-cards = Karten auf 36 Würfe
calc-odds-number = Zahl
calc-odds-ways = Würfe von 36
calc-odds-each = Karten bei jedem Wurf
calc-odds-expected = { $cards ->
    [one] Auf 36 Würfe kommt im Schnitt 1 Rohstoffkarte, das sind { $exact } je Wurf.
   *[other] Auf 36 Würfe kommen im Schnitt { $cards } Rohstoffkarten, das sind { $exact } je Wurf.
}
calc-odds-chance = Bei { $any } von 36 Würfen ({ $percent } %) bekommst du etwas. Eine 7 fällt bei { $seven } von 36 und bringt niemandem Rohstoffe.

calc-dice-total = Summe
calc-dice-chance = Je Wurf
calc-dice-once = In { $rolls } Würfen mindestens einmal
calc-dice-any = Eine { $totals } fällt bei { $ways } von 36 Würfen ({ $share }).
calc-dice-series = In { $rolls } Würfen fällt sie zu { $once } mindestens einmal, im Schnitt { $times }-mal.
calc-dice-cards = { $rolls ->
    [one] Die Spalten der Raumstationen zeigen, wie viele Rohstoffkarten 1 Wurf im Schnitt einer Raumstation an einem Feld mit dieser Zahl bringt. Bei einer 7 gibt es keine.
   *[other] Die Spalten der Raumstationen zeigen, wie viele Rohstoffkarten { $rolls } Würfe im Schnitt einer Raumstation an einem Feld mit dieser Zahl bringen. Bei einer 7 gibt es keine.
}

calc-shortage-resource = Rohstoff
calc-shortage-due = Steht zu
calc-shortage-supply = Vorrat
calc-shortage-dealt = Ausgeteilt
calc-shortage-gets = Bekommt
calc-shortage-all = { $left ->
    [0] alles, Stapel leer
   *[other] alles, Rest { $left }
}
calc-shortage-none = nichts
calc-shortage-nothing = nichts
calc-shortage-short = Der Vorrat reicht nicht: { $resources }. Davon bekommt in diesem Zug niemand etwas, auch nicht den Rest.
calc-shortage-others = Alles andere wird ausgeteilt.
calc-shortage-enough = Der Vorrat reicht: Jeder bekommt, was ihm zusteht.
calc-shortage-no-claim = Niemandem steht etwas zu.

calc-robbery-player = Spieler
calc-robbery-cards = Karten
calc-robbery-half = Hälfte
calc-robbery-discard = Ablegen
calc-robbery-keep = Behalten
calc-robbery-gives = { $player } { $count }
calc-robbery-give = Rohstoffkarten legen ab: { $who }.
calc-robbery-nobody = Niemand legt Karten ab.
calc-robbery-then = Mehr als 7 Karten werden halbiert, zum Vorteil des Spielers abgerundet. Danach versetzt, wer gewürfelt hat, den Klingonenkreuzer und darf 1 Karte rauben.

calc-points-you = Du
calc-points-of-small = Kleine Raumstationen
calc-points-of-large = Große Raumstationen
calc-points-of-route = Längste Versorgungsroute
calc-points-of-starfleet = Größte Sternenflotte
calc-points-of-cards = Siegpunktkarten
calc-points-missing = Zum Sieg fehlen
calc-points-route-alone = Längste Versorgungsroute: { $owner }, allein vorn mit { $most } Raumschiffen.
calc-points-route-kept = Längste Versorgungsroute: { $owner } behält sie, denn bei Gleichstand ({ $tied }: je { $most }) bleibt sie beim bisherigen Besitzer.
calc-points-route-aside = Längste Versorgungsroute: Die Karte liegt beiseite, denn { $tied } haben gleich lange Routen ({ $most }) und keiner von ihnen besaß sie.
calc-points-route-short = Längste Versorgungsroute: Niemand hat 5 zusammenhängende Raumschiffe; die Karte liegt beiseite.
calc-points-route-open = Längste Versorgungsroute: offen. { $tied } haben gleich lange Routen ({ $most }). Wer von ihnen die Karte schon hatte, behält sie; hatte sie keiner von ihnen, liegt sie beiseite. Gib an, wer die Karte bisher hatte.
calc-points-starfleet-alone = Größte Sternenflotte: { $owner } mit { $most } aufgedeckten Karten.
calc-points-starfleet-kept = Größte Sternenflotte: { $owner } behält sie; erst eine Karte mehr als { $most } würde sie abnehmen.
calc-points-starfleet-short = Größte Sternenflotte: Noch hat niemand 3 Karten „Sternenflotte greift ein“ aufgedeckt.
calc-points-starfleet-open = Größte Sternenflotte: offen. Von { $tied } gehört sie dem, der zuerst { $most } Karten aufgedeckt hatte. Gib an, wer die Karte bisher hatte.
calc-points-wins = { $player } hat { $points } Siegpunkte und gewinnt im eigenen Zug.
calc-points-you-win = Mit { $points } Siegpunkten gewinnst du, sobald du am Zug bist.

calc-route-way = Längste Route: { $way } = { $length ->
    [one] 1 Raumschiff
   *[other] { $length } Raumschiffe
}.
calc-route-total = Raumschiffe im Netz: { $count }.
calc-route-enough = Das reicht für die Längste Versorgungsroute (mindestens { $least }), wenn niemand sonst gleich viele oder mehr hat.
calc-route-short = Für die Längste Versorgungsroute ({ $least }) { $missing ->
    [one] fehlt 1.
   *[other] fehlen { $missing }.
}
calc-route-branches = Gezählt ist ein Weg ohne Seitenäste. Zusammenhängend sind { $connected } Raumschiffe.

calc-limits-piece = Figur
calc-limits-left = Noch möglich
calc-limits-of-starships = Raumschiffe
calc-limits-of-small = Kleine Raumstationen
calc-limits-of-upgrades = Ausbauten zur Großen Raumstation
calc-limits-of-stations = Raumstationen insgesamt, mit Ausbauten
calc-limits-upgrade-first = Vor der nächsten Kleinen Raumstation musst du eine ausbauen.
calc-limits-aside = { $count ->
    [one] Beiseite liegt noch 1 Kleine Raumstation; der nächste Ausbau bringt sie in deinen Vorrat.
   *[other] Beiseite liegen noch { $count } Kleine Raumstationen; jeder Ausbau bringt eine davon in deinen Vorrat.
}
calc-limits-costs = Was Bauen kostet, steht nicht im Almanach, sondern auf der Karte Baukosten. Sicher ist nur: Raumschiffe und Kleine Raumstationen brauchen Dilithium und Tritanium.

calc-trade-give = Abgeben
calc-trade-rate = Kurs
calc-trade-take = Nehmen
calc-trade-takes = Andere Karten dafür
calc-trade-rest = { $sum }, Rest { $rest }
calc-trade-complete = Damit hast du alles, was du willst.
calc-trade-nothing-missing = Du hast schon alles, was du willst.
calc-trade-unmet = Dafür reichen deine Karten nicht. Noch nötig: { $cards }.
calc-trade-after = Danach auf der Hand: { $cards }.
calc-trade-most = { $count ->
    [0] Für einen Tausch reicht keine Sorte.
    [one] Für deine Karten bekommst du 1 andere.
   *[other] Für deine Karten bekommst du { $count } andere.
}

# Brettvariante der First Edition: Rechner
calc-price-total = Zahle sofort { $points } Punkte von deinem Punktekonto.
calc-recruit-person = Person { $number }
calc-mark-greed = Greed
calc-mark-treachery = Treachery
calc-mark-ferengi = Ferengi
calc-mark-android = Android
calc-recruit-points = Das Abwerben kostet { $points } Punkte.
calc-recruit-need = Dein Schiff braucht dafür an Bord: { $skills }.
calc-recruit-need-open = Verlangt ein Android auch Diplomacy, sind es: { $skills }.
calc-recruit-enough = Das hast du.
calc-recruit-open = Das hast du nur, wenn Androiden keine Diplomacy verlangen.
calc-recruit-short = Das hast du nicht.
calc-recruit-ship = Das ist die ganze Besatzung, also gehört dir danach auch das Schiff.
calc-recruit-rest = Ein Teil der Besatzung bleibt, also bekommst du das Schiff nicht.
calc-turn-missions = Gelöste Missionen
calc-turn-bonus = Bonuspunkte
calc-turn-personnel = Personen in Colonys
calc-turn-civilians = CIVILIANs in Colonys
calc-turn-owned = Missionen im Besitz
calc-turn-extra = Weniger als 10 davon
calc-turn-no-bonus = 0 (Borg bekommen keine)
calc-turn-phoenix = Phoenix im Orbit
calc-turn-fees = Nutzungsgebühr
calc-turn-total = Die Runde bringt dir { $points } Punkte.
calc-control-colony = Colony
calc-control-outpost = Outpost
calc-control-ships = Schiffe
calc-control-solved = Lösung der Mission
calc-control-counts = zählt
calc-control-lacks = zählt nicht: { $lack }
calc-control-no-inhabitant = ohne Bewohner
calc-control-no-solution = die Mission ist ungelöst
calc-control-not-alone = nicht allein
calc-control-opposed = ein gegnerisches Schiff ist dort
calc-control-you-first = Du
calc-control-you-within = du
calc-control-you = Du kontrollierst die Mission.
calc-control-player = { $player } kontrolliert die Mission.
calc-control-open = Unentschieden. Anspruch haben: { $players }.
calc-control-nobody = Niemand kontrolliert die Mission.
calc-flight-of = Flug von { $from } nach { $goal }
calc-flight-mission = Mission
calc-flight-span = Span
calc-flight-facedown = { $span } (verdeckt)
calc-flight-needs = Verbrauch zusammen: { $total }. So viel Range muss das Schiff mindestens haben.
calc-flight-possible = Das Schiff kommt ans Ziel. Verbrauch zusammen: { $total }; von Range { $range } { $left ->
    [0] bleibt nichts
    [one] bleibt 1
   *[other] bleiben { $left }
} übrig.
calc-flight-stuck = Weiter als bis { $place } kommt das Schiff nicht. Für den ganzen Flug braucht es { $total }, es { $short ->
    [one] fehlt 1
   *[other] fehlen { $short }
}.
calc-flight-turned = Unterwegs aufzudecken: { $places }. Zeigt { $count ->
    [one] sie
   *[other] eine davon
} das Allianz-Icon deiner Besatzung, musst du sie noch in dieser Runde angehen.
calc-flight-names = A1 ist die Mission links oben, { $last } die rechts unten. Nur waagerecht und senkrecht wird geflogen.
calc-victory-alone = Bei { $players } Spielern brauchst du { $missions } Missionen zum Sieg.
calc-victory-team = Bei { $sides } braucht eine Treaty-Mannschaft zusammen { $missions } Missionen zum Sieg.
calc-victory-single = Wer allein spielt, braucht { $missions }.
calc-victory-no-single = Allein spielt dabei niemand.
calc-victory-field = Das Spielfeld: { $field } Missionen.
