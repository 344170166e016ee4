# Was die Hände bewegen, so kurz es geht: was, und wohin.

hand-move = { $what } → { $to }
hand-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
hand-top-cards = { $cards ->
    [one] Oberste Karte
   *[other] Oberste { $cards } Karten
}
hand-supplement = Oberste Karte des Zusatz-Decks
hand-top-incident = Oberster Zwischenfall
hand-top-encounter = Oberste Begegnung
hand-teams = { $teams ->
    [one] 1 Außenteam
   *[other] { $teams } Außenteams
}
hand-ship-token = Aufsteller { $ship }
hand-stardate = Sternzeit-Karte { $card }
hand-then-next = { $to }; dann { $owed } Ruhm von Karte { $next }
hand-wipe-market = Auslage säubern
hand-wipe-both = Auslage und Neutrale Zone säubern
hand-fetch = { $card } aus der Ablage holen
hand-turn-up = { $card } aufdecken
hand-take-team = Dein Außenteam weg vom Ort { $location }
hand-take-ship = Dein Schiff weg vom Ort { $location }
hand-mark = { $name } markieren
hand-leave-exile = Die 2 regulären Programmkarten auslegen
hand-to-new-deck = neues Deck
hand-to-discard = seine Ablage
hand-to-deck = oben auf sein Deck
hand-to-beside = neben seinen Captain
hand-to-log = unter seinen Captain
hand-to-captain = sein Captain
hand-to-officer = Brückenoffizier
hand-to-control-area = seine Kontrollzone
hand-to-staging = sein Besprechungsraum
hand-to-resources = seine Ressourcen
hand-to-supply = Vorrat
hand-to-junk = Schrottplatz
hand-to-incidents = unter den Zwischenfall-Stapel
hand-to-box = Schachtel
hand-to-your-staging = dein Besprechungsraum
hand-to-your-resources = deine Ressourcen
hand-to-you = du
hand-to-by-effect = wohin dein Effekt sie schickt
