# Words on the screen of an entry.

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
label-calculators = Calculator
label-source = Source
label-title = Title
label-why = Why
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
title-both-coined = Both titles are our name for it; the rules describe it without naming it.
title-unconfirmed = “{ $title }” is not confirmed by any printed source.

answer-inexact = No entry is called exactly “{ $query }”. The best match:

kind-card = Card

card-common = Common card

label-cards = Cards
label-traits = Traits
label-skills = Skill
label-focus = Focus
label-vp = VP
label-away-teams = Away Teams
label-token = With it
label-position = Starts
label-cost = Dev. cost

card-source = The card; operations are given in substance.
card-cannot-be-played = This card cannot be played.

position-available = in the Draw deck (Available)
position-reserve = in the Reserve deck
position-development = in the Development pile
position-deployed = deployed
position-discard = in the Discard pile
position-incident-deck = in the Incident deck
position-starting-location = in the Neutral Zone (Starting Location)
position-advanced-location = in the Location deck
position-controlled-location = as a controlled Location
position-solo-campaign = in the solo campaign
position-solo-challenge = in the solo challenge

skill-research = Research
skill-influence = Influence
skill-military = Military
skill-any = any
skill-variable = variable

operation-play = Play
operation-activation = Activation
operation-passive = Passive
operation-reaction = Reaction
operation-resupply = Resupply
operation-control = Control
operation-clean-up = Clean-up
operation-endgame = Endgame
operation-special = Special
operation-surprise = Surprise (Bot only)
operation-action = { $operation } (1 action)
operation-attack = Attack
