# Wörter auf den Bildschirmen der Antworten.

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
title-unconfirmed = „{ $title }“ ist durch keine gedruckte Quelle belegt.

answer-inexact = Kein Eintrag heißt genau „{ $query }“. Am besten passt:

hits-heading = Zu „{ $query }“ { $count ->
    [one] passt ein Eintrag:
   *[other] passen { $count } Einträge:
}
hits-hint = Ganzer Eintrag: --pick und die Nummer anhängen, zum Beispiel: tricorder { $query } --pick 1

list-total = { $count ->
    [0] Kein Eintrag.
    [one] Ein Eintrag.
   *[other] { $count } Einträge.
}

check-clean = Alles in Ordnung: { $entries } Einträge in { $files } Dateien.
check-findings = { $count ->
    [one] Ein Befund.
   *[other] { $count } Befunde.
}
check-gaps = { $count ->
    [0] Keine Lücken.
    [one] Eine Lücke.
   *[other] { $count } Lücken.
}
gap-title-translated = { $id }: Der Titel „{ $title }“ ({ $lang }) ist übersetzt, nicht gedruckt.
gap-title-coined = { $id }: Der Titel „{ $title }“ ({ $lang }) ist unsere Bezeichnung, nicht gedruckt.
gap-title-unconfirmed = { $id }: Der Titel „{ $title }“ ({ $lang }) ist durch keine gedruckte Quelle belegt.
gap-ruling = { $id }: Klarstellung { $number } ist nicht sicher ({ $certainty }).

index-no-cache = Dieses System nennt keinen Cache-Ordner. Der Katalog entsteht bei jedem Aufruf im Speicher; TRICORDER_CACHE_DIR kann einen Ordner festlegen.
index-missing = Noch kein Katalog vorhanden. Er entsteht beim nächsten Nachschlagen.
    Ordner: { $folder }
index-damaged = Der Katalog ist beschädigt. Beim nächsten Nachschlagen entsteht er neu.
    Ordner: { $folder }
index-ready = Der Katalog ist vollständig: { $entries } Einträge, { $size }.
    Ordner: { $folder }

symbol-action = Aktions-Chip
symbol-actions = Aktions-Chips
symbol-any-skill = Joker-Kompetenz
symbol-away-team = Außenteam
symbol-away-teams = Außenteams
symbol-command = Kommando-Icon
symbol-dilithium = Dilithium
symbol-glory = Ruhm
symbol-influence = Einfluss
symbol-influence-focus = Einfluss-Fokus
symbol-influence-skill = Einfluss-Kompetenz
symbol-latinum = Latinum
symbol-military = Militär
symbol-military-focus = Militär-Fokus
symbol-military-skill = Militär-Kompetenz
symbol-planet = Planet
symbol-research = Forschung
symbol-research-focus = Forschungs-Fokus
symbol-research-skill = Forschungs-Kompetenz
symbol-ship-token = Raumschiff-Aufsteller
symbol-ship-tokens = Raumschiff-Aufsteller
symbol-space = Weltraum
symbol-staff = Stab-Icon
symbol-vp = SP
