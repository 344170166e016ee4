# Endwertung und Kadetten-Training.

score-title = Endwertung
score-line = Posten
score-you = Du
score-bot = Computer
score-glory = Ruhm
score-tokens = Marker in der Neutralen Zone
score-endgame = Spielende-Operationen
score-printed = Aufgedruckte SP
score-research = Forschungs-Fokus
score-influence = Einfluss-Fokus
score-military = Militär-Fokus
score-missions = Missionen
score-resources = Dilithium und Latinum
score-marks = Markierte Merkmale
score-total = Summe

score-standing = Stand jetzt: du { $you }, der Computer { $bot } SP. Die Partie läuft noch.
score-verdict-won = Gewonnen: { $you } zu { $bot } SP.
score-verdict-lost = Verloren: { $you } zu { $bot } SP.
score-verdict-tied = Verloren: { $you } zu { $bot } SP. Ein Gleichstand reicht gegen den Computer nicht.
score-verdict-burn = Verloren: Der Brand hat die Partie beendet, gewertet wird nicht.

score-past = Gegen { $bot } auf { $level }: { $games ->
    [one] deine erste Partie.
   *[other] { $games } Partien, { $won } gewonnen, Bestwert { $best }.
}

score-no-mission = Ohne abgeschlossene Mission zählt keines deiner Fokus-Symbole.
score-not-flipped = Deine Fokus-Symbole zählen erst, wenn deine zweite Mission den Captain gewendet hat.
score-bot-exile = Im Exil zählen für den Computer weder markierte Merkmale noch Fokus-Symbole.
score-no-multiplier = Wo × 0 steht, hat die Leiste noch keinen Multiplikator erreicht oder besitzt gar keinen.
score-counted = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} gezählt.
score-asterisk = SP mit Sternchen: { $cards }. Die Zahl ist gezählt; was die Spezial-Operation daran ändert, musst du selbst prüfen.
score-endgame-cards = Karten mit Spielende-Operation: { $cards }. Liegt eine davon im Spiel, zählt ihr Ertrag zu den Punkten deiner SPIELENDE-Operationen.
score-destroyed = Vor der Wertung zerstört: { $cards }.
score-returned = Vor der Wertung durch Su’Kal zurückgelegt: { $count ->
    [one] 1 Zwischenfall
   *[other] { $count } Zwischenfälle
}.
score-your-cards = Deine Karten
score-bot-cards = Karten des Computers
score-facedown = { $count ->
    [one] 1 verdeckter Zwischenfall
   *[other] { $count } verdeckte Zwischenfälle
} { $points }
score-source-player = Spielregel, S. 24–25
score-source-both = Spielregel, S. 24–25 · Solo-Regel, S. 5

score-ask-glory = Dein Ruhm
score-ask-tokens = Deine Außenteams und Schiffe in der Neutralen Zone
score-ask-tokens-fleet = Deine Außenteams und Schiffe in der Neutralen Zone (deine Flotte aus 30 Schiffen ist 1 Marker)
score-ask-endgame = Punkte deiner SPIELENDE-Operationen
score-ask-cards = Deine Karten: Enter zählt die { $cards } auf der Seite angekreuzten, oder nenne alle, durch Semikolon getrennt
score-ask-printed = Aufgedruckte SP all deiner Karten
score-ask-focus = Karten mit Fokus: Forschung, Einfluss, Militär
score-ask-tracks = Deine Schritte: Forschung, Einfluss, Militär
score-ask-marks = Markierte Merkmale auf deiner Captain-Tafel (von { $places })
score-ask-missions = Abgeschlossene Missionen
score-ask-mission-points = Aufgedruckte Punkte dieser Missionen
score-campaign = Trage das Ergebnis ins Logbuch ein: `tricorder campaign record --bot { $opponent } --score { $you } --bot-score { $bot } --name { $name }`
score-left-out = Nicht mitgezählt: { $count ->
    [one] 1 verdeckte Karte, die aus dem Zusatz-Deck ins Computer-Deck kam
   *[other] { $count } verdeckte Karten, die aus dem Zusatz-Deck ins Computer-Deck kamen
}. Wie viel das ausmacht, zeigt sich erst am Ende der Partie.
