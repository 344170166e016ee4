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
