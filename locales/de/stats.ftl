# Wie die beendeten Solo-Partien ausgingen.

stats-title = Solo-Partien
stats-games = { $games ->
    [0] Noch keine Partie ist gewertet.
    [one] 1 Partie, { $won ->
        [0] nicht gewonnen
       *[other] gewonnen
    }.
   *[other] { $games } Partien, davon { $won } gewonnen.
}
stats-points = Beste Punktzahl { $best }, im Schnitt { $average }.
stats-running = { $count ->
    [one] 1 Partie läuft
   *[other] { $count } Partien laufen
} noch.
stats-unscored = Beendet, aber nicht gewertet: { $names }. Werten mit: `tricorder solo score NAME`
stats-bot = Computer
stats-level = Stufe
stats-captain = Dein Captain
stats-head-games = Partien
stats-head-won = Gewonnen
stats-head-best = Beste
stats-head-average = Schnitt
