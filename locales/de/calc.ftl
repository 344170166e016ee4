# Rechner: Liste (calc-list-…, calc-about-…) und Ergebnisse (calc-<Rechner>-…), Würfe (roll-…).

calc-list-hint = Wie ein Rechner aufgerufen wird, sagt er mit --help.
calc-about-range = Wie weit ein Schiff kommt
calc-about-staffing = Ob ein Schiff bemannt ist
calc-about-attempt = Was bei einem Missionsversuch zählt
calc-about-combat = Wer einen Kampf gewinnt
calc-about-engagement = Wer ein Gefecht gewinnt
calc-about-counters = Was du mit sieben Zählern spielen und ziehen kannst
calc-about-winner = Wer das Spiel gewonnen hat
calc-about-odds = Wie oft deine Raumstationen etwas abwerfen
calc-about-robbery = Wer bei einer 7 wie viele Karten abgibt
calc-about-points = Siegpunkte und Sonderkarten
calc-about-route = Die längste Versorgungsroute eines Netzes
calc-about-trade = Tauschen zu 4:1, 3:1 und 2:1
calc-about-costs = Baukosten und wie viel du bauen kannst
calc-about-event = Der Ereigniswurf der Runde
calc-about-movement = Der Bewegungswurf
calc-about-dilemma = Der Dilemmawurf
calc-about-crew = Der Wurf für die Besatzung eines Non-Aligned-Schiffs
calc-about-price = Was Outposts, Colonys, Equipment, Doorways und Schiffe kosten
calc-about-recruit = Was das Abwerben einer Non-Aligned-Besatzung verlangt
calc-about-turn = Die Punkte einer Runde
calc-about-victory = Wie viele Missionen zum Sieg nötig sind
calc-about-nonaligned = Wie sich Non-Aligned-Schiffe verhalten

# First-Edition-Variante: Würfe
roll-die = Gewürfelt: { $die }
roll-side-borg = Borg
roll-side-dominion = Dominion
roll-label-seed = Startzahl
roll-event = Du darfst eine Karte ziehen: { $card }.
roll-event-choice = Du entscheidest, welcher der beiden Typen es wird.
roll-event-then = Nimm sie auf die Hand oder spiel sie gleich aus. Statt zu ziehen, kannst du eine Handkarte gegen eine vom gleichen Typ tauschen.
roll-movement = Bewegung: { $move }.
roll-dilemma = Leg unter die Mission: { $dilemmas ->
    [one] 1 Dilemma
   *[other] { $dilemmas } Dilemmas
}.
roll-dilemma-extra = Dazu kommt: { $extra }. Ein Schiff taucht nur an einer Space-Mission auf; seine Besatzung würfelst du mit: tricorder roll crew
roll-crew = { $personnel ->
    [one] An Bord ist 1 Person.
   *[other] An Bord sind { $personnel } Personen.
}
roll-crew-exceptions = Die Phoenix hat immer 3 Personen. Ohne Wurf unbesetzt sind Neutral Outpost, Husnock Outpost und jedes „Seed in Space“-Artifact.

# First-Edition-Variante: Rechner
calc-first-rule = Regel
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
calc-turn-total = Die Runde bringt dir { $points } Punkte.
calc-victory-alone = Bei { $players } Spielern brauchst du { $missions } Missionen zum Sieg.
calc-victory-team = Bei { $sides } braucht eine Treaty-Mannschaft zusammen { $missions } Missionen zum Sieg.
calc-victory-single = Wer allein spielt, braucht { $missions }.
calc-victory-no-single = Allein spielt dabei niemand.
calc-victory-field = Das Spielfeld: { $field } Missionen.
