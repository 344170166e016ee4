# Wörter auf dem Bildschirm eines Eintrags.

game-cc = Captain’s Chair
game-2e = Second Edition
game-catan = Star Trek Catan
game-1e = First Edition, Brettvariante

kind-keyword = Schlüsselwort
kind-type = Kartentyp
kind-trait = Merkmal
kind-symbol = Symbol
kind-resource = Ressource
kind-glossary = Glossar
kind-concept = Regel
kind-phase = Phase
kind-zone = Spielzone
kind-pile = Stapel
kind-setup = Material und Aufbau
kind-icon = Icon
kind-captain = Captain
kind-solo = Solospiel
kind-campaign = Kampagne
kind-challenge = Herausforderung

group-species = Spezies-Merkmal
group-regular = Gewöhnliches Merkmal
group-other = Anderes Merkmal

document-cc-rules = Spielregel
document-cc-solo = Solo-Regel
document-2e-rules = Regeln der Second Edition
document-catan-almanac = Almanach
document-1e-variant = Regeln der Brettvariante

source-pages = S. { $pages }

label-example = Beispiel
label-rulings = Klarstellungen
label-see = Siehe auch
label-calculators = Rechner
label-source = Quelle
label-title = Titel
label-why = Warum
label-id = Kennung
label-also = Heißt auch so

origin-german-rules = deutsche Regeln
origin-cards = Karten und Tafeln
origin-english-rules = spätere englische Regeln
origin-deduced = aus den Regeln gefolgert

certainty-sure = sicher
certainty-likely = wahrscheinlich
certainty-open = offen

title-translated = „{ $title }“ ist unsere Übersetzung; ein gedruckter Begriff ist nicht bekannt.
title-coined = „{ $title }“ ist unsere Bezeichnung; die Regeln beschreiben es, ohne es zu benennen.
title-both-coined = Beide Titel sind unsere Bezeichnung; die Regeln beschreiben die Sache, ohne sie zu benennen.
title-unconfirmed = „{ $title }“ ist durch keine gedruckte Quelle belegt.

answer-inexact = Kein Eintrag heißt genau „{ $query }“. Am besten passt:

kind-card = Karte

card-common = Standardkarte

label-cards = Karten
label-traits = Merkmale
label-skills = Kompetenz
label-focus = Fokus
label-vp = SP
label-away-teams = Außenteams
label-token = Dazu
label-position = Beginnt
label-cost = Rekrutieren

card-source = Karte; die Operationen sind sinngemäß wiedergegeben.
card-cannot-be-played = Diese Karte kann nicht gespielt werden.

position-available = im Deck (Verfügbar)
position-reserve = im Reserve-Stapel
position-development = im Entwicklungs-Stapel
position-deployed = mobilisiert
position-discard = in der Ablage
position-incident-deck = im Zwischenfall-Stapel
position-starting-location = in der Neutralen Zone (Start-Ort)
position-advanced-location = im Orts-Deck
position-controlled-location = als kontrollierter Ort
position-solo-campaign = in der Solo-Kampagne
position-solo-challenge = in der Solo-Herausforderung

skill-research = Forschung
skill-influence = Einfluss
skill-military = Militär
skill-any = Joker
skill-variable = variabel

operation-play = Spielen
operation-activation = Aktivierung
operation-passive = Passiv
operation-reaction = Reaktion
operation-resupply = Versorgung
operation-control = Kontrolle
operation-clean-up = Aufräumen
operation-endgame = Spielende
operation-special = Spezial
operation-surprise = Überraschung (nur Computer)
operation-action = { $operation } (1 Aktion)
operation-attack = Angriff
