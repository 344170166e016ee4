# Rechner: Liste (calc-list-…, calc-about-…) und Ergebnisse (calc-<Rechner>-…), Würfe (roll-…).

calc-list-hint = Wie ein Rechner aufgerufen wird, sagt er mit --help.
calc-about-range = Wie weit ein Schiff kommt
calc-about-staffing = Ob ein Schiff bemannt ist
calc-about-attempt = Was bei einem Missionsversuch zählt
calc-about-combat = Wer einen Kampf gewinnt
calc-about-engagement = Wer ein Gefecht gewinnt
calc-about-counters = Was du mit sieben Zählern spielen und ziehen kannst
calc-about-winner = Wer das Spiel gewonnen hat
calc-about-odds = Wie viele Rohstoffe deine Raumstationen erwarten lassen
calc-about-robbery = Wer bei einer 7 wie viele Karten abgibt
calc-about-points = Siegpunkte, und wem die Sonderkarten gehören
calc-about-route = Die längste Versorgungsroute deiner Raumschiffe
calc-about-trade = Mit dem Vorrat tauschen: 4:1, 3:1 und 2:1
calc-about-limits = Wie viel du mit deinen Figuren noch bauen kannst
calc-about-event = Den Ereigniswurf der Runde
calc-about-movement = Den Bewegungswurf
calc-about-dilemma = Den Dilemmawurf
calc-about-crew = Den Wurf für die Besatzung
calc-about-price = Was Außenposten, Kolonien, Ausrüstung und Schiffe kosten
calc-about-recruit = Was es braucht, um jemanden anzuwerben
calc-about-turn = Die Punkte eines Zuges
calc-about-victory = Wie viele Missionen zum Sieg nötig sind
calc-about-nonaligned = Wie sich blockfreie Schiffe verhalten

# Star Trek Catan
calc-rule = Regel
calc-together = Zusammen
calc-and = { $first } und { $last }
calc-and-last = { $first } und { $last }
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
calc-points-route-open = Längste Versorgungsroute: offen. { $tied } haben gleich lange Routen ({ $most }). Wer von ihnen die Karte schon hatte, behält sie; hatte sie keiner von ihnen, liegt sie beiseite. Sag es mit --route-holder.
calc-points-starfleet-alone = Größte Sternenflotte: { $owner } mit { $most } aufgedeckten Karten.
calc-points-starfleet-kept = Größte Sternenflotte: { $owner } behält sie; erst eine Karte mehr als { $most } würde sie abnehmen.
calc-points-starfleet-short = Größte Sternenflotte: Noch hat niemand 3 Karten „Sternenflotte greift ein“ aufgedeckt.
calc-points-starfleet-open = Größte Sternenflotte: offen. Von { $tied } gehört sie dem, der zuerst { $most } Karten aufgedeckt hatte. Sag es mit --starfleet-holder.
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
calc-route-branches = Gezählt ist ein Weg ohne Seitenäste. Zusammenhängend sind { $connected } Raumschiffe; ob Seitenäste zählen, sagt der Almanach nicht.

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
calc-trade-unmet = Dafür reichen deine Karten nicht. Es fehlt noch: { $cards }.
calc-trade-after = Danach auf der Hand: { $cards }.
calc-trade-most = { $count ->
    [0] Für einen Tausch reicht keine Sorte.
    [one] Zusammen bekommst du dafür 1 Karte.
   *[other] Zusammen bekommst du dafür { $count } Karten.
}
