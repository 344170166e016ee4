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
label-source = Quelle
label-title = Titel
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
