# Wie die beendeten Solo-Partien ausgingen.

stats-title = Bilanz und Rekorde
stats-games = { $games ->
    [0] Noch keine Partie ist gewertet.
    [one] 1 Partie, { $won ->
        [0] nicht gewonnen
       *[other] gewonnen
    }.
   *[other] { $games } Partien, davon { $won } gewonnen.
}
stats-points = Beste Punktzahl { $best }, im Schnitt { $average }.
stats-streak = { $streak ->
    [0] Längste Siegesserie: { $longest }.
   *[other] { $streak } in Folge gewonnen, längste Serie { $longest }.
}
stats-hardest = Schwerster Sieg: { $level } gegen { $bot }.
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
stats-head-lost = Verloren
stats-head-best = Beste
stats-head-average = Schnitt
