# Words on the screen of an entry.

entry-game-cc = { -captains-chair }
entry-game-2e = { -second-edition }
entry-game-catan = { -catan }
entry-game-1e = { -first-edition } board variant
entry-place-name-cc = { -captains-chair }
entry-place-name-2e = { -second-edition }
entry-place-name-catan = { -catan }
entry-place-name-1e = { -first-edition }
entry-place-short-cc = Chair
entry-place-short-2e = 2nd Ed.
entry-place-short-catan = Catan
entry-place-short-1e = 1st Ed.
entry-place-what-cc = For two, or alone
entry-place-what-2e = All cards and decks
entry-place-what-catan = Almanac and calculators
entry-place-what-1e = Rolls, prices, rules

entry-kind-keyword = Keyword
entry-kind-type = Suit
entry-kind-trait = Trait
entry-kind-symbol = Symbol
entry-kind-resource = Resource
entry-kind-glossary = Glossary
entry-kind-concept = Rule
entry-kind-phase = Phase
entry-kind-zone = Play area
entry-kind-pile = Pile
entry-kind-setup = Components and setup
entry-kind-icon = Icon
entry-kind-captain = Captain
entry-kind-solo = Solo play
entry-kind-campaign = Campaign
entry-kind-challenge = Challenge

entry-group-species = Species trait
entry-group-regular = Regular trait
entry-group-other = Other trait

entry-label-box = Box
entry-label-replaces = Replaces
entry-beyond = Box: { $title }, which you do not have. If you play with it: { $command }
entry-beyond-command = `tricorder collection boxes { $boxes }`
entry-ask-for-box = Do you have this box? (y = yes, Enter = no):
entry-boxes-kept = Remembered: { $boxes }. To change it: `tricorder collection boxes`
entry-beyond-replaced = Box: { $title }. You are playing with { $other } instead.
entry-document-cc-rules = German rulebook
entry-document-cc-solo = German solo rulebook
entry-document-cc-cards = Cards of the core box
entry-document-cc-later = Rules of the later boxes, as noted by players
entry-document-cc-later-cards = Cards of the later boxes
entry-document-2e-cards = Cards of all sets
entry-document-2e-rules = German { -second-edition } rulebook
entry-document-catan-almanac = German almanac
entry-document-1e-variant = German board variant rules

entry-source-pages = p. { $pages }

entry-label-example = Example
entry-label-rulings = Rulings
entry-label-see = See also
entry-label-calculators = Calculator
entry-picture = Your picture: { $files }
entry-label-source = Source
entry-label-title = Title
entry-label-why = Why
entry-label-id = ID
entry-label-also = Same name

entry-origin-german-rules = German rules
entry-origin-cards = cards and boards
entry-origin-english-rules = later English rules
entry-origin-deduced = follows from the rules
entry-origin-faq = players’ FAQ, not printed
entry-origin-players = player custom, unconfirmed

entry-certainty-sure = sure
entry-certainty-likely = likely
entry-certainty-open = open

entry-title-translated = “{ $title }” is our translation; no printed term is known.
entry-title-coined = “{ $title }” is our name for it; the rules describe it without naming it.
entry-title-both-coined = Both titles are our names for it; the rules describe it without naming it.
entry-title-unconfirmed = No printed source confirms “{ $title }”.
entry-title-unconfirmed-in = No printed source confirms that “{ $title }” is also the { $lang ->
    [de] German
   *[en] English
} title.

entry-passage-beside = { $kind ->
    [campaign] In campaigns
    [challenge] With challenges
   *[solo] In the solo game
 } ({ $title }): { $words }
entry-answer-inexact = No exact match for “{ $query }”. Closest:

entry-kind-card = Card

entry-card-common = Common card

entry-label-cards = Cards
entry-label-traits = Traits
entry-label-skills = Skill
entry-label-focus = Focus
entry-label-vp = VP
entry-label-away-teams = Away Teams
entry-label-token = Comes with
entry-label-position = Starts
entry-label-cost = Cost

entry-card-source = The card; operations are paraphrased.
entry-card-worded-after = Our wording follows its reprint in { $print }.
entry-card-worded-after-else = For anything not listed under Printings, our wording follows the reprint in { $print }.
entry-card-cannot-be-played = This card cannot be played.

entry-position-available = in the Draw deck (Available)
entry-position-reserve = in the Reserve deck
entry-position-development = in the Development pile
entry-position-deployed = deployed
entry-position-discard = in the Discard pile
entry-position-incident-deck = in the Incident deck
entry-position-starting-location = in the Neutral Zone (Starting Location)
entry-position-advanced-location = in the Location deck
entry-position-controlled-location = as a controlled Location
entry-position-solo-campaign = in the solo campaign
entry-position-solo-challenge = in the solo challenge
entry-position-rewards = on the Reward pile

entry-skill-research = Research
entry-skill-influence = Influence
entry-skill-military = Military
entry-skill-any = any
entry-skill-variable = variable

entry-operation-play = Play
entry-operation-activation = Activation
entry-operation-passive = Passive
entry-operation-reaction = Reaction
entry-operation-resupply = Resupply
entry-operation-control = Control
entry-operation-clean-up = Clean-up
entry-operation-endgame = Endgame
entry-operation-special = Special
entry-operation-surprise = Surprise (Bot only)
entry-operation-support = Support
entry-operation-action = { $operation } (1 action)
entry-operation-attack = Attack

# Lists and reports.

entry-hits-heading = Matches for “{ $query }” ({ $count }):
entry-hits-hint = Open one: `tricorder { $query } --pick 1`
entry-hits-best = Best matches for “{ $query }”:
entry-hits-all = See all: `tricorder { $query } --all`
entry-hits-elsewhere = More hits in other games: { $count }.
entry-answer-rest = { $count } more. See all: `tricorder { $query } --all`
entry-unknown-words = Not found: { $words }
entry-about-skill = { $name } is a skill ({ $game }). { $cards ->
    [one] One card has it
   *[other] { $cards } cards have it
}: { $search }
entry-about-species = { $name } is a species ({ $game }). { $cards ->
    [one] One card belongs to it
   *[other] { $cards } cards belong to it
}: { $search }
entry-about-keyword = { $name } is a keyword on cards ({ $game }). { $cards ->
    [one] One card has it
   *[other] { $cards } cards have it
}: { $search }

entry-links-heading = Related
entry-list-total = { $count ->
    [0] No entries.
    [one] One entry.
   *[other] { $count } entries.
}

entry-open-hint = Open one: `tricorder list open <number>`
entry-choose = Open which (1–{ $count })? Or a new word; Enter = quit:
entry-with-captain = With { $captain }:
