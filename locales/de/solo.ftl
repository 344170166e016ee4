# Die Solo-Partie im Browser: Liste, neue Partie, Tisch, Felder.

solo-title = Solo
solo-begin = Neue Partie
solo-new-title = Neue Partie
solo-new-name = Name (optional)
solo-new-questions = Fragen des Programms
solo-new-joined = zusammengefasst
solo-new-single = einzeln
solo-new-again = { $last }, noch einmal
solo-new-rest = Alles Weitere
solo-new-past = { $games ->
    [one] 1 Partie, { $won ->
        [0] verloren
       *[other] gewonnen
    }
   *[other] { $won } von { $games } gewonnen
}
solo-new-draws = Der Computer zieht je Zug { $draws } Karten, je nach Sternzeit-Karte
solo-new-complexity = Komplexität { $rated } von 10
solo-new-side-what = Einfach passt zu einer Crew, die du noch nicht kennst. Auf der anderen Seite zählen auch die Punkte der Missionen.
solo-new-deck-what = Mit echten Karten drehst du um, was der Computer spielt, und nennst es. Sonst mischt und spielt das Programm; die Karten des Computers bleiben in der Schachtel.
solo-new-questions-what = Zusammengefasst tippst du weniger.
solo-new-print-what = Spätere Auflagen haben auf einigen Karten andere Merkmale; wähle, was deine Karten zeigen.
solo-new-print = Merkmale der Karten
solo-new-print-first = Erstdruck
solo-new-print-latest = neuester Druck
solo-new-campaign = Teil einer Kampagne
solo-new-campaign-none = keiner
solo-new-go = Starten
solo-new-challenge = mit den Verschwörerischen Admirälen
solo-new-countdown = mit „Die Zeit läuft ab“ aus To Boldly Go
solo-setup = Aufbau
solo-setup-what = Hake ab, was bereitliegt. Die Häkchen werden mit der Partie gespeichert.
solo-setup-done = Zur Partie
solo-none = Noch keine Partie.
solo-damaged = nicht lesbar
solo-turn-number = Zug { $turn }
solo-turn-not-yet = noch nicht begonnen
solo-log-none = In dieser Partie ist noch nichts geschehen.
solo-state-question = eine Frage ist offen
solo-state-your-turn = du bist am Zug
solo-state-over = zu Ende
solo-state-won = gewonnen, { $you } zu { $bot }
solo-state-lost = verloren, { $you } zu { $bot }
# Wann eine Partie zuletzt weiterging: 5. Mai 2026, 18:30.
solo-when = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }, { $time }
solo-others = Außerdem
solo-campaigns = Kampagnen
solo-cadets = Kadetten-Training
solo-against = du spielst { $captain }
solo-earlier = Vorher in diesem Zug: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
solo-last-turn-told = Was zuletzt geschah
solo-go-on = Weiter
solo-your-turn = Du bist am Zug
solo-your-turn-what = Spiele ihn am Tisch. Melde, was den Computer betrifft, und lass ihn dann spielen.
solo-your-turn-done = Du bist am Zug. Was hast du getan?
solo-what-changed = Was hast du getan?
solo-what-changed-why = Nur was den Computer betrifft; den Rest weiß er.
solo-change-card = Karte genommen
solo-change-team = Außenteam gesendet
solo-change-ship = Schiff bewegt
solo-change-location = Ort übernommen
solo-change-track = Leiste bewegt
solo-change-all = Alles prüfen
solo-still-open = Noch offen
solo-change-none = Das war alles, Computer spielt
solo-bot-plays = Zug beenden
solo-events = Was sagt deine Karte? (Gegner = Computer)
solo-reaction = Eine Reaktion oder etwas anderes, das den Computer betrifft
solo-report = Melden
solo-nothing-else = Sonst hat sich nichts geändert
solo-asks-market = Welche Karte liegt in der Auslage auf „{ $place }“?
solo-asks-zone = Neutrale Zone, { $place }: Welcher liegt dort?
solo-place-close = Schließen
solo-place-done = Fertig
solo-for-hands = Für deine Hände
solo-hands-done = Alles getan, weiter
solo-hands-more = Unten geht es weiter
solo-hands-aloud = Vorlesen
solo-hands-aloud-next = Weiter: tippe irgendwohin
solo-next = Was jetzt ansteht
solo-rest = Bereich des Computers: Offizier, Schiffe, Stapel
solo-correct-go = Korrigieren
solo-back = Zurück zur Partie
solo-undo = Rückgängig
solo-redo = Wiederholen
solo-log = Verlauf
solo-more = Diese Partie
solo-delete = Partie löschen
solo-delete-sure = { $name } löschen?
solo-delete-what = Verlauf und Punkte werden gelöscht. Du kannst das dreißig Tage lang rückgängig machen.
solo-delete-go = Löschen
solo-keep = Behalten
solo-score = Endwertung
solo-score-what = Hake ab, was vor dir liegt; die Summe rechnet mit. Die Punkte des Computers stehen fest.
solo-score-own = Startkarten deiner Crew: Häkchen weg, wo eine Karte fehlt
solo-score-later = Reserve und Entwicklungen: abhaken, was dazukam
solo-score-seen = Am Tisch gesehen: abhaken, was jetzt dir gehört
solo-score-cards = Weitere Karten von dir, eine pro Zeile
solo-score-by-hand = Ohne Liste gezählt
solo-score-printed = Aufgedruckte SP aller deiner Karten; steht hier eine Zahl, gelten die Häkchen nicht
solo-score-focus = Fokus-Symbole auf allen deinen Karten, ebenso
solo-score-named = Verdeckte Karten des Computers: dreh sie um und hake { $count ->
    [one] die eine
   *[other] die { $count }
} ab
solo-score-renew = Neu zusammenzählen
solo-score-go = Auswerten
solo-lost = Der Brand ist da. Der Computer hat gewonnen.
solo-over = Der letzte Zug ist gespielt.
solo-moved-title = Die Partie ist weitergegangen
solo-moved = Die Partie ging auf einem anderen Gerät weiter; deine Eingabe wurde nicht gespeichert. Das ist der aktuelle Stand.
solo-moved-here = Die Partie ist anderswo weitergegangen.
solo-reload = Aktualisieren
solo-unknown = Keine Partie heißt so.
solo-unknown-back = Zu allen Partien
solo-refused = Das ging nicht
solo-picture = Bereich des Computers: { $figures }
solo-bot-short = Comp.
solo-side-with = „Typen“: mit Brückenoffizier
solo-side-without = „Typen“: kein Brückenoffizier
solo-pile-deck = Deck
solo-pile-row = Reihe
solo-pile-discard = Ablage
solo-pile-supplement = Zusatz
solo-pile-log = Logbuch
solo-card = Karte
solo-card-number = Karte { $number }
solo-site = Ort { $number }
solo-deck-empty = Dieser Stapel ist leer
solo-blank-if-empty = Bleibt leer, wenn der Stapel nicht so viele hat.
solo-elsewhere = anderswo
solo-your-teams = deine Außenteams
solo-your-ships = deine Schiffe
solo-bot-teams = Außenteams des Computers
solo-your-tracks = Deine Leisten
solo-bot-tracks = Leisten des Computers
solo-stardate-card = Sternzeit-Karte
solo-glory-on-it = Ruhm darauf
solo-stardate-end = Alle Sternzeit-Karten sind leer
solo-range = Von { $first } bis { $last }
solo-part-done = Ausgeführt
solo-part-done-suit = Ausgeführt, mit { $suit }
solo-part-done-other = Ausgeführt, mit einer anderen Karte als { $suit }
solo-part-cancelled = Angriff abgewehrt
solo-part-impossible = Geht nicht
solo-choice-none = Keine davon geht
solo-how-many = Wie viele
solo-options = Möglichkeiten
solo-options-hint = In der Reihenfolge der Karte: schiff-entlassen oder zwischenfall
solo-deed-of = { $deed }: { $card }
solo-move = Eine Karte des Computers liegt anderswo
solo-to = kommt nach
solo-none-hint = - steht für keine
solo-marks = Markierte Merkmale
solo-exile = Khan ist noch im Exil
solo-ship = Schiff
solo-ship-at = Wo ein Schiff des Computers steht
solo-stands-at = steht an
solo-own-card = seiner eigenen Karte
solo-encounters = Begegnungen
solo-held = Geleerte Sternzeit-Karten im Besprechungsraum
solo-held-hint = Ihre Nummern mit Leerzeichen dazwischen
solo-last-turn = Letzter Zug des Computers
solo-last-turn-hint = leer lassen, solange offen
solo-zone-deck = Deck
solo-zone-supplement = Zusatz-Deck
solo-zone-discard = Ablagestapel
solo-zone-staging = Besprechungsraum
solo-zone-log = Logbuch
solo-zone-officer = Brückenoffizier
solo-zone-controlled = Kontrollierte Orte
solo-zone-ships = Schiffe
solo-zone-gone = nicht mehr beim Computer
solo-mode = Modus
solo-challenges = Herausforderungen (beliebig viele)
solo-book-name = Name (optional)
solo-book-begin = Neue Kampagne
solo-training-begin = Neues Training
solo-won = gewonnen
solo-was-lost = verloren
solo-by-points = nach Punkten
solo-outcome = Wie die Partie ausging
solo-your-points = Deine Punkte
solo-bot-points = Punkte des Computers
solo-record = Ergebnis eintragen
solo-upgrade = Aufwertung eintragen
solo-upgrade-chosen = wie oben ausgefüllt
solo-upgrade-none = keine Aufwertung
solo-upgrade-reinforce = A: Standardkarte als Verstärkung
solo-upgrade-bonus = oder die Nummer eines Bonus
solo-upgrade-own-card = mit einer eigenen Karte, wenn der Bonus eine verlangt
solo-turn-done = Zug erledigt
solo-end = Wie das Training endet
solo-no-burn = mit Punkten
solo-burn = der Brand ist da
solo-points-counted = Deine Punkte, wenn du sie gezählt hast
solo-review = Rückblick
solo-delete-log = Löschen
solo-back-to-log = Zurück
