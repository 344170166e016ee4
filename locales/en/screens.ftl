# Words on the screens of answers.

game-cc = Captain’s Chair
game-2e = Second Edition
game-catan = Star Trek Catan
game-1e = First Edition board variant

kind-keyword = Keyword
kind-type = Suit
kind-trait = Trait
kind-symbol = Symbol
kind-resource = Resource
kind-glossary = Glossary
kind-concept = Rule
kind-phase = Phase
kind-zone = Play area
kind-pile = Pile
kind-setup = Components and set-up
kind-icon = Icon
kind-captain = Captain
kind-solo = Solo play
kind-campaign = Campaign
kind-challenge = Challenge

group-species = Species trait
group-regular = Regular trait
group-other = Other trait

document-cc-rules = Rulebook (German)
document-cc-solo = Solo rulebook (German)
document-2e-rules = Second Edition rules (German)
document-catan-almanac = Almanac (German)
document-1e-variant = Board variant rules (German)
source-pages = p. { $pages }

label-example = Example
label-rulings = Rulings
label-see = See also
label-source = Source
label-title = Title
label-id = Id
label-also = Same name

origin-german-rules = German rules
origin-cards = cards and boards
origin-english-rules = later English rules
origin-deduced = follows from the rules

certainty-sure = sure
certainty-likely = likely
certainty-open = open

title-translated = “{ $title }” is our translation; no printed term is known.
title-coined = “{ $title }” is our name for it; the rules describe it without naming it.
title-unconfirmed = “{ $title }” is not confirmed by any printed source.

answer-inexact = No entry is called exactly “{ $query }”. The best match:

hits-heading = “{ $query }” fits { $count ->
    [one] one entry:
   *[other] { $count } entries:
}
hits-hint = For a whole entry add --pick and its number, for example: tricorder { $query } --pick 1

list-total = { $count ->
    [0] No entry.
    [one] One entry.
   *[other] { $count } entries.
}

check-clean = All is well: { $entries } entries in { $files } files.
check-findings = { $count ->
    [one] One finding.
   *[other] { $count } findings.
}
check-gaps = { $count ->
    [0] No gaps.
    [one] One gap.
   *[other] { $count } gaps.
}
gap-title-translated = { $id }: The title “{ $title }” ({ $lang }) is translated, not printed.
gap-title-coined = { $id }: The title “{ $title }” ({ $lang }) is our name for it, not printed.
gap-title-unconfirmed = { $id }: The title “{ $title }” ({ $lang }) is not confirmed by any printed source.
gap-ruling = { $id }: Ruling { $number } is not certain ({ $certainty }).

index-no-cache = This system names no cache folder. The catalog is built in memory on every call; TRICORDER_CACHE_DIR can name a folder.
index-missing = No catalog yet. The next look-up builds it.
    Folder: { $folder }
index-damaged = The catalog is damaged. The next look-up builds it anew.
    Folder: { $folder }
index-ready = The catalog is complete: { $entries } entries, { $size }.
    Folder: { $folder }

symbol-action = Action token
symbol-actions = Action tokens
symbol-any-skill = Any Skill
symbol-away-team = Away Team
symbol-away-teams = Away Teams
symbol-command = command icon
symbol-dilithium = Dilithium
symbol-glory = Glory
symbol-influence = Influence
symbol-influence-focus = Influence Focus
symbol-influence-skill = Influence Skill
symbol-latinum = Latinum
symbol-military = Military
symbol-military-focus = Military Focus
symbol-military-skill = Military Skill
symbol-planet = planet
symbol-research = Research
symbol-research-focus = Research Focus
symbol-research-skill = Research Skill
symbol-ship-token = Ship token
symbol-ship-tokens = Ship tokens
symbol-space = space
symbol-staff = staff icon
symbol-vp = VP
