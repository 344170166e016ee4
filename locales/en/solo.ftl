# Solo play: effects of the program cards as instructions, answers of the solo assistant.

effect-gain-track = Gain { $amount } { $track }.
effect-gain-lowest = Gain { $amount } on the { $count ->
    [2] lower
   *[other] lowest
} track ({ $tracks }).
effect-gain-highest = Gain { $amount } on the { $count ->
    [2] higher
   *[other] highest
} track ({ $tracks }).
effect-gain-glory = Gain { $amount } Glory.
effect-remove-stardate-glory = Put { $amount } Glory from the Stardate card into the supply.
effect-gain-card = Gain a card: { $prefer }.
effect-take-card = Take a card: { $prefer }.
effect-gain-by-tokens = Gain the Market card with the most on it: { $tokens }.
effect-take-incident = Take 1 Incident.
effect-gain-encounter = Gain the top Encounter.
effect-take-encounter = Take the top Encounter.
effect-take-supplement = Take the top card of the Supplement deck.
effect-junk-most-valuable = Junk the Market card most valuable to you (skip cards with resources).
effect-deploy-explore = Deploy { $ship }; it explores.
effect-deploy-engage = Deploy { $ship }; it engages.
effect-deploy-stay = Deploy { $ship }; it neither explores nor engages.
effect-send = Send { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
} to a neutral Location.
effect-send-ignoring-ships = Send { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
} to a neutral Location; your Ships there do not matter.
effect-send-preferring = Send { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
} to a neutral Location: { $prefer }.
effect-take-control = Take control of the neutral Location with the most Bot tokens (at least 1).
effect-discard-deck = Discard the top { $count ->
    [one] card
   *[other] { $count } cards
} of the Bot deck.
effect-discard-supplement = Discard the top { $count ->
    [one] card
   *[other] { $count } cards
} of the Supplement deck.
effect-log-deck = Log the top { $count ->
    [one] card
   *[other] { $count } cards
} of the Bot deck.
effect-log-this = Log this card.
effect-log-officer = Log the Duty Officer.
effect-log-from-discard = Log from the Bot Discard pile: { $suit }.
effect-return-this = Return this card to the bottom of the Incident deck.
effect-return-incident = Return an Incident from the Bot Discard pile.
effect-ship-to-deck = Put a Ship from the Bot Discard pile on top of the Bot deck.
effect-resolve-deck = Resolve the Bot deck’s top card.
effect-resolve-supplement = Resolve the Supplement deck’s top card.
effect-resolve-from-discard = Resolve from the Bot Discard pile: { $suit }.
effect-promote = Promote { $card } to Duty Officer.
effect-dismiss-officer = Dismiss the Duty Officer.
effect-remove-teams = Remove { $count ->
    [one] 1 of the Bot’s Away Teams
   *[other] { $count } of the Bot’s Away Teams
}.
effect-log-controlled = Log a controlled Location.
effect-log-controlled-without = Log a controlled Location without { $name }.
effect-log-ship = Log a Ship.
effect-log-in-play = Log one of the Bot’s cards in play with { $name }.
effect-dismiss-ship = Dismiss one of the Bot’s Ships.
effect-pay = Cost: { $costs } For that: { $gain }
effect-if-able = If able: { $steps }
effect-when = { $test }: { $then }
effect-otherwise = Otherwise: { $steps }
effect-for-each = For each card ({ $name }) in the Bot Discard pile: { $steps }
effect-choice = You choose: { $options }
effect-or = OR
effect-attack = ► Attack on you: { $what }.
effect-bot = The Bot: { $what }
effect-benefit = ► For you: { $what }.
effect-unknown = Unknown effect.

player-take-incident = take 1 Incident
player-take-incident-and-discard = take 1 Incident and discard it
player-remove-team = remove 1 of your Away Teams
player-discard-card = discard 1 card
player-discard-top = discard the top card of your deck
player-dismiss-officer = dismiss a Duty Officer
player-dismiss-ship = dismiss 1 of your Ships
player-log-controlled = log a controlled Location
player-may-draw = you may draw 1 card
player-may-return-incident = you may return 1 Incident from your hand or Discard pile
player-take-incident-and-this = take 1 Incident and put it and this card at the bottom of your deck

which-ship-this = this Ship
which-ship-found = the Ship found
which-ship-gained = the gained Ship
which-card-this = this card
which-card-found = the Person found
which-card-gained = the gained card

test-this-is = If this card is a { $name }
test-in-discard = If the Bot Discard pile holds a card ({ $name })
test-officer-is = the Duty Officer is { $name }
test-discarded-is = If the card you discarded was a { $name }
test-at-least = If the Bot’s { $track } is { $step } or more
test-at-most = If the Bot’s { $track } is { $step } or less
test-and = and

row-surprise = Surprise: the operation on the card itself counts, no row.
row-wildcard = Wildcard: the topmost trait row.
row-trait = Trait row { $number } from the top ({ $traits }): the first that fits a trait of the card.
row-suit-without-officer = No trait fits: suit row { $suit }, side without Duty Officer.
row-suit-with-officer = No trait fits: suit row { $suit }, side with Duty Officer.
row-source = Solo rulebook (German): p. 5–6
row-location = If the Location is still in the Staging Area afterwards, it moves to the Control Area.

program-title = Command cards of { $captain }
program-traits = Traits
program-without-officer = Suits with no Duty Officer
program-with-officer = Suits with Duty Officer
program-special-rule = Special rule
program-upgrades = Five-Year Mission
program-win = win
program-loss = loss
program-option-a = Reinforcement: { $names }
program-boost-unnamed = Boost: { $what }
program-boost-before-hand = Boost before drawing the opening hand: { $what }
program-boost-after-hand = Boost after drawing the opening hand: { $what }
program-reinforce-reserve = Bonus reinforcement: 1 card of your Reserve deck, no Incident, joins your Reinforcement pile.
program-reinforce-available = Bonus reinforcement: 1 of your Available cards, no Incident, joins your Reinforcement pile.
special-burnham-dilithium = In the Clean-up Step 1 Glory leaves the Stardate card without being placed; instead, 2 Dilithium go on the Market card least valuable to you. In Final Scoring each Dilithium of the Bot is worth 1 VP.

captains-title = Captains of the Bot
captains-row = { $captain }: { $rows } rows, { $teams } Away Teams

worth-title = Value of cards
worth-card = Card
worth-printed = VP
worth-focus = Focus
worth-endgame = Endgame
worth-glory = Glory
worth-total = Value
worth-multipliers = Multipliers: Research ×{ $research }, Influence ×{ $influence }, Military ×{ $military }
worth-source = Solo rulebook (German): p. 3

pick-picked = Picked: { $card }
pick-none = No card fits; nothing happens.
pick-reason-preference = By the preference { $preference } these come into question: { $cards }.
pick-reason-value = The value decides, on a tie the number of tokens, then the card further left.
pick-reason-only = Only one card comes into question.
pick-reason-junk = The card most valuable to you is junked; cards with resources stay.
pick-reason-least = Wanted is the card with the lowest value, on a tie the one with fewer tokens, then the one further left.
pick-reason-most = Wanted is the card with the highest value, on a tie the one with more tokens, then the one further left.
pick-reason-explore = Explore: the Location with the fewest tokens of both sides, on a tie the more valuable one.
pick-reason-engage = Engage: the Location with the most of your tokens, on a tie the more valuable one.
pick-reason-send = Sending: the Location with the most Bot tokens, on a tie the more valuable one. Locations with more of your Ships and Locations more than secured are left out.
pick-reason-control = Control Step: the most valuable of the secured Locations.
pick-source-market = Solo rulebook (German): p. 3, 8
pick-source-zone = Solo rulebook (German): p. 4, 9

boost-gain = Gain { $count } { $what }.
boost-gain-glory = Gain { $count } { $what } from the first Stardate card.
boost-draw = Draw { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}.
boost-find = Find { $count ->
    [one] 1 card
   *[other] { $count } cards
}, not in the Reserve deck.
boost-find-and-play = Find 1 card ({ $suit }), not in the Reserve deck, and free play it at once.
boost-log-found = Find 1 card in your Draw deck or Reserve deck and log it.
boost-take-reinforcement = Take 1 card of your Reinforcement pile.
