# Endwertung und Kadetten-Training.

cadet-title = Kadetten-Training
cadet-training = { $captain }, { $side } („{ $name }“)
cadet-turn = Zug { $turn } von { $turns }
cadet-set-up = Nimm statt der üblichen Sternzeit-Karten die 2 des Kadetten-Trainings und lege { $glory } Ruhm auf die erste. Sonst baust du auf wie immer, aber ohne Gegner.
cadet-play = Spiele deinen Zug wie gewohnt. In der Aufräum-Phase, vor dem Abwerfen und Nachziehen:
cadet-task-wipe-market-and-zone = Gleich zu Beginn führst du die leere Sternzeit-Karte aus: Säubere die ganze Auslage und alle Orte der Neutralen Zone, an denen keiner deiner Marker steht.
cadet-task-wipe-market = Gleich zu Beginn führst du die leere Sternzeit-Karte aus: Säubere die ganze Auslage.
cadet-task-fill = Lege { $glory } Ruhm aus dem Vorrat auf Sternzeit-Karte { $card }.
cadet-task-wipe-one = Säubere 1 Auslagekarte deiner Wahl: Ihre Ressourcen kommen in den Vorrat, sie selbst auf den Schrottplatz. Fülle die Auslage auf.
cadet-task-place-glory = Lege 1 Ruhm von der Sternzeit-Karte auf eine Auslagekarte. { $left ->
    [0] Damit ist die Sternzeit-Karte leer.
    [one] Auf der Sternzeit-Karte bleibt 1 Ruhm.
   *[other] Auf der Sternzeit-Karte bleiben { $left } Ruhm.
}
cadet-task-place-dilithium = Lege 1 Ruhm von der Sternzeit-Karte zurück in den Vorrat und dafür 1 Dilithium (nicht 2) auf eine Auslagekarte. { $left ->
    [0] Damit ist die Sternzeit-Karte leer.
    [one] Auf der Sternzeit-Karte bleibt 1 Ruhm.
   *[other] Auf der Sternzeit-Karte bleiben { $left } Ruhm.
}
cadet-task-place-glory-from-supply = Lege 1 Ruhm aus dem Vorrat auf eine Auslagekarte; beide Sternzeit-Karten sind leer.
cadet-task-place-dilithium-only = Lege 1 Dilithium auf eine Auslagekarte; Ruhm entfernst du keinen, denn beide Sternzeit-Karten sind leer.
cadet-task-keep = Lege die leere Sternzeit-Karte vor dir ab. Du führst sie in der nächsten Aufräum-Phase aus.
cadet-task-last-turn-follows = Das löst das Spielende aus: Du hast noch genau 1 Zug (so die späteren englischen Regeln; der deutsche Satz bricht hier ab).
cadet-task-scoring-follows = Danach ist das Spiel vorbei, und du wertest.
cadet-remember = Im ganzen Training gilt
cadet-rule-supply = Ruhm erhältst du immer aus dem Vorrat. Außerhalb der Aufräum-Phase verlässt kein Ruhm die Sternzeit-Karte.
cadet-rule-opponent = Dein virtueller Gegner hat stets 1 von allem, nur keine Raumschiff-Aufsteller in der Neutralen Zone. Einen Ort sicherst du also mit 3 Markern.
cadet-rule-incident = Müsste der Gegner einen Zwischenfall nehmen, erhältst du stattdessen 1 Ruhm.
cadet-rule-burn = Kommt der Brand, hast du verloren.
cadet-training-one-side = { $captain } („{ $name }“)
cadet-then-next = Zug fertig: `tricorder solo cadet next` · Zurück: `tricorder solo cadet undo`
cadet-then-burn = Der Brand ist da: `tricorder solo cadet score --burn`
cadet-scoring = Alle { $turns } Züge sind gespielt. Jetzt wertest du wie gewohnt.
cadet-then-score = Punkte schon gezählt: `tricorder solo cadet score --points ZAHL`
cadet-then-tally = Das Programm zählen lassen: `tricorder solo cadet score --glory … --cards "…"` (siehe --help)
cadet-burned = Der Brand hat das Training beendet: verloren.
cadet-points = Ergebnis: { $points } SP
cadet-band-below = Noch { $missing } SP bis zur ersten Stufe; sie beginnt bei 70.
cadet-band-understands = Mindestens 70: Das Spiel hast du verstanden.
cadet-band-skilled = Mindestens 100: Du spielst dein Deck schon mit Geschick.
cadet-band-veteran = Mehr als 120: An der Sternenflotten-Akademie giltst du als Veteran.
cadet-then-new = Noch einmal: `tricorder solo cadet new --captain picard`
cadet-then-undo = Zurück: `tricorder solo cadet undo`
cadet-none = Noch läuft kein Kadetten-Training. Darin spielst du allein, ohne Computer, um die Regeln oder ein Deck kennenzulernen.
cadet-begin = Beginne eines: `tricorder solo cadet new --captain picard`
cadet-note-first = Es gibt nichts rückgängig zu machen: Das Training hat eben erst begonnen.
cadet-note-over = Dieses Training ist zu Ende; nichts wurde geändert. Den letzten Eintrag rückgängig machen: `tricorder solo cadet undo`
cadet-note-count = Alle Züge sind schon gespielt; nichts wurde geändert.
cadet-note-interim = Zwischenstand nach { $done } von { $turns } Zügen; eingetragen wird erst das Ergebnis am Ende.
cadet-note-deleted = „{ $name }“ ist gelöscht.
cadet-list-turn = { $name }: Zug { $turn } von { $turns }
cadet-list-scoring = { $name }: bereit zur Wertung
cadet-list-scored = { $name }: { $points } SP
cadet-list-burned = { $name }: am Brand gescheitert
cadet-list-broken = { $name }: nicht lesbar
cadet-source = Spielregel, S. 28
