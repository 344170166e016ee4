# Wörter auf dem Bildschirm eines Eintrags.

entry-game-cc = { -captains-chair }
entry-game-2e = { -second-edition }
entry-game-catan = { -catan }
entry-game-1e = { -first-edition }, Brettvariante
entry-place-name-cc = { -captains-chair }
entry-place-name-2e = { -second-edition }
entry-place-name-catan = { -catan }
entry-place-name-1e = { -first-edition }
entry-place-short-cc = Chair
entry-place-short-2e = 2nd Ed.
entry-place-short-catan = Catan
entry-place-short-1e = 1st Ed.
entry-place-what-cc = Zu zweit oder allein
entry-place-what-2e = Alle Karten und Decks
entry-place-what-catan = Almanach und Rechner
entry-place-what-1e = Würfe, Preise, Regeln

entry-kind-keyword = Schlüsselwort
entry-kind-type = Kartentyp
entry-kind-trait = Merkmal
entry-kind-symbol = Symbol
entry-kind-resource = Ressource
entry-kind-glossary = Glossar
entry-kind-concept = Regel
entry-kind-phase = Phase
entry-kind-zone = Spielzone
entry-kind-pile = Stapel
entry-kind-setup = Material und Aufbau
entry-kind-icon = Icon
entry-kind-captain = Captain
entry-kind-solo = Solospiel
entry-kind-campaign = Kampagne
entry-kind-challenge = Herausforderung

entry-group-species = Spezies-Merkmal
entry-group-regular = Gewöhnliches Merkmal
entry-group-other = Anderes Merkmal

entry-label-box = Box
entry-label-replaces = Ersetzt
entry-beyond = Box: { $title } – die hast du nicht. Spielst du damit: { $command }
entry-beyond-command = `tricorder collection boxes { $boxes }`
entry-ask-for-box = Hast du diese Box? (j = ja, Enter = nein):
entry-boxes-kept = Gemerkt: { $boxes }. Ändern: `tricorder collection boxes`
entry-beyond-replaced = Box: { $title }. Du spielst stattdessen mit { $other }.
entry-document-cc-rules = Spielregel
entry-document-cc-solo = Solo-Regel
entry-document-cc-cards = Karten der Grundbox
entry-document-cc-later = Regeln der späteren Boxen, nach Notizen von Spielern
entry-document-cc-later-cards = Karten der späteren Boxen
entry-document-2e-cards = Karten aller Sets
entry-document-2e-rules = Regeln der { -second-edition }
entry-document-catan-almanac = Almanach
entry-document-1e-variant = Regeln der Brettvariante

entry-source-pages = S. { $pages }

entry-label-example = Beispiel
entry-label-rulings = Klarstellungen
entry-label-see = Siehe auch
entry-label-calculators = Rechner
entry-picture = Dein Bild: { $files }
entry-label-source = Quelle
entry-label-title = Titel
entry-label-why = Warum
entry-label-id = ID
entry-label-also = Auch genannt

entry-origin-german-rules = deutsche Regeln
entry-origin-cards = Karten und Tafeln
entry-origin-english-rules = spätere englische Regeln
entry-origin-deduced = aus den Regeln gefolgert
entry-origin-faq = FAQ von Spielern, nicht gedruckt
entry-origin-players = Brauch von Spielern, unbestätigt

entry-certainty-sure = sicher
entry-certainty-likely = wahrscheinlich
entry-certainty-open = offen

entry-title-translated = „{ $title }“ ist unsere Übersetzung; ein gedruckter Begriff ist nicht bekannt.
entry-title-coined = „{ $title }“ ist unsere Bezeichnung; die Regeln beschreiben es, ohne es zu benennen.
entry-title-both-coined = Beide Titel sind unsere Bezeichnungen; die Regeln beschreiben die Sache, ohne sie zu benennen.
entry-title-unconfirmed = Keine gedruckte Quelle nennt „{ $title }“.
entry-title-unconfirmed-in = Keine gedruckte Quelle belegt, dass „{ $title }“ auch der { $lang ->
    [de] deutsche
   *[en] englische
} Titel ist.

entry-passage-beside = { $kind ->
    [campaign] In Kampagnen
    [challenge] Mit Herausforderungen
   *[solo] Im Solo-Spiel
 } ({ $title }): { $words }
entry-answer-inexact = Kein Eintrag heißt genau „{ $query }“. Am besten passt:

entry-kind-card = Karte

entry-card-common = Standardkarte

entry-label-cards = Karten
entry-label-traits = Merkmale
entry-label-skills = Kompetenz
entry-label-focus = Fokus
entry-label-vp = SP
entry-label-away-teams = Außenteams
entry-label-token = Gehört dazu
entry-label-position = Beginnt
entry-label-cost = Kosten

entry-card-source = Karte; die Operationen sind sinngemäß zusammengefasst.
entry-card-worded-after = Wortlaut nach dem Nachdruck in { $print }.
entry-card-worded-after-else = Was nicht unter Druckfassungen steht, folgt im Wortlaut dem Nachdruck in { $print }.
entry-card-cannot-be-played = Diese Karte kann nicht gespielt werden.

entry-position-available = im Deck (Verfügbar)
entry-position-reserve = im Reserve-Stapel
entry-position-development = im Entwicklungs-Stapel
entry-position-deployed = mobilisiert
entry-position-discard = in der Ablage
entry-position-incident-deck = im Zwischenfall-Stapel
entry-position-starting-location = in der Neutralen Zone (Start-Ort)
entry-position-advanced-location = im Orts-Deck
entry-position-controlled-location = als kontrollierter Ort
entry-position-solo-campaign = in der Solo-Kampagne
entry-position-solo-challenge = in der Solo-Herausforderung
entry-position-rewards = auf dem Belohnungsstapel

entry-skill-research = Forschung
entry-skill-influence = Einfluss
entry-skill-military = Militär
entry-skill-any = Joker
entry-skill-variable = variabel

entry-operation-play = Spielen
entry-operation-activation = Aktivierung
entry-operation-passive = Passiv
entry-operation-reaction = Reaktion
entry-operation-resupply = Versorgung
entry-operation-control = Kontrolle
entry-operation-clean-up = Aufräumen
entry-operation-endgame = Spielende
entry-operation-special = Spezial
entry-operation-surprise = Überraschung (nur Computer)
entry-operation-support = Unterstützung
entry-operation-action = { $operation } (1 Aktion)
entry-operation-attack = Angriff

# Listen und Berichte.

entry-hits-heading = Zu „{ $query }“ { $count ->
    [one] passt ein Eintrag:
   *[other] passen { $count } Einträge:
}
entry-hits-hint = Öffnen: `tricorder { $query } --pick 1`
entry-hits-best = Zu „{ $query }“ passen am besten:
entry-hits-all = Alle Treffer: `tricorder { $query } --all`
entry-hits-elsewhere = Weitere Treffer in anderen Spielen: { $count }.
entry-answer-rest = { $count ->
    [one] Ein weiterer Treffer
   *[other] { $count } weitere Treffer
}: `tricorder { $query } --all`
entry-unknown-words = Nicht gefunden: { $words }
entry-about-skill = { $name } ist eine Fähigkeit ({ $game }). { $cards ->
    [one] Eine Karte hat sie
   *[other] { $cards } Karten haben sie
}: { $search }
entry-about-species = { $name } ist eine Spezies ({ $game }). { $cards ->
    [one] Eine Karte gehört dazu
   *[other] { $cards } Karten gehören dazu
}: { $search }
entry-about-keyword = { $name } ist ein Schlüsselwort auf Karten ({ $game }). { $cards ->
    [one] Eine Karte trägt es
   *[other] { $cards } Karten tragen es
}: { $search }

entry-links-heading = Mehr dazu
entry-list-total = { $count ->
    [0] Kein Eintrag.
    [one] Ein Eintrag.
   *[other] { $count } Einträge.
}

entry-open-hint = Öffnen: `tricorder list open <Nummer>`
entry-choose = Welchen öffnen? (1–{ $count }, Enter = fertig, oder ein Wort):
entry-with-captain = Mit { $captain }:
