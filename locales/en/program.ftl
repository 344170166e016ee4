# Solo play: effects of the program cards as instructions, answers of the solo assistant.

program-row-surprise = Surprise: the operation on the card itself counts, no row.
program-row-wildcard = Wildcard: the top trait row below Surprise.
program-row-trait = Trait row { $number } from the top ({ $traits }): the first that fits a trait of the card.
program-row-exile = Card “Khan in Exile”, row { $number } from the top ({ $matches }): the first that fits a trait or the suit of the card.
program-row-suit-without-officer = No trait fits: suit row { $suit }, side without Duty Officer.
program-row-suit-with-officer = No trait fits: suit row { $suit }, side with Duty Officer.
program-row-source = German solo rulebook: p. 5–6
program-then = Then: { $row }
program-then-perhaps = Then, if it comes to that: { $row }
program-row-location = If the Location is still in the Staging Area afterwards, it moves to the Control Area.

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
program-special-dilithium = In the Clean-up Step 1 Glory leaves the Stardate card without being placed; instead, 2 Dilithium go on the Market card least valuable to you. In Final Scoring each Dilithium of the Bot is worth 1 VP.

program-captains-title = Bot Captains
program-captains-row = { $captain }: { $rows } rows, { $teams } Away Teams

program-boost-gain = Gain { $count } { $what }.
program-boost-gain-glory = Gain { $count } { $what } from the first Stardate card.
program-boost-draw = Draw { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}.
program-boost-find = Find { $count ->
    [one] 1 card
   *[other] { $count } cards
}, not in the Reserve deck.
program-boost-find-and-play = Find 1 card ({ $suit }), not in the Reserve deck, and free play it at once.
program-boost-log-found = Find 1 card in your Draw deck or Reserve deck and log it.
program-boost-take-reinforcement = Take 1 card of your Reinforcement pile.

program-exile = Khan in exile
program-special-unlogged = If logging the top card of the Bot deck would log a card ({ $name }), discard it instead.
program-special-favorites = Cards with { $name } are worth 1 more to the Bot.
program-special-marks = In Final Scoring each marked trait is worth 3 VP. When the Bot gains a card, one with an unmarked trait is worth 3 more. Each Focus icon counts 3, for the value of a card as in Final Scoring.
program-special-exile = A Location from the Action Step does not move to the Control Area. For each card drawn or discarded from the Supplement deck and at the end of its turn the Bot gains 1 Dilithium. If it then has 5 or more, it spends all of it, gains the top Encounter and plays with the regular Command cards from then on.
program-special-skills = When a card with Skill icons is resolved, the Bot first gains 1 on their track. With several different Skills or an Any Skill it is the highest of these tracks.
program-names-except = { $names }, not { $except }
program-reinforce-fitting-reserve = Bonus reinforcement: 1 card ({ $names }) of your Reserve deck joins your Reinforcement pile.
program-reinforce-fitting-available = Bonus reinforcement: 1 of your Available cards ({ $names }) joins your Reinforcement pile.
program-reinforce-fitting-either = Bonus reinforcement: 1 card ({ $names }) from your Available cards or your Reserve deck joins your Reinforcement pile.
program-reinforce-fitting-each = Bonus reinforcement: 1 of your Available cards ({ $names }), 1 card ({ $names }) of your Reserve deck or both join your Reinforcement pile.
program-cost-dilithium = Spend 1 Dilithium
program-cost-latinum = Spend 1 Latinum
program-cost-glory = Spend 1 Glory
program-cost-incident = Take 1 Incident
program-boost-attack = Attack on the Bot, which it cannot cancel: { $what }
program-boost-gain-all = Gain { $what }.
program-boost-gain-action = Gain 1 Action.
program-boost-draw-and-gain-action = Draw 1 card and gain 1 Action.
program-boost-enlist-reserve = Enlist 1 Reserve.
program-boost-enlist-development = { $cost } to enlist 1 Development.
program-boost-scan = { $cost } to scan for { $names }.
program-boost-scan-suit = { $cost } to scan { $count } { $suit }.
program-boost-find-in-deck = Find 1 card ({ $suit }) in your Draw deck.
program-boost-find-and-promote = Find 1 Person, not in the Reserve deck, and promote it to Duty Officer.
program-boost-return-found = Find 1 Incident and return it.
program-boost-redraw = Discard up to { $count } cards from your hand and draw that many.
program-boost-gain-top-or-junk = Gain the top card of a Market deck or 1 card from the Junk.
program-boost-send-two = Send 1 Away Team each to two different neutral Locations.
program-boost-two-for-ships = Two of these: find 1 Ship, not in the Reserve deck · spend 1 Latinum to free play 1 Ship · warp 1 Ship.
program-boost-play-and-recall = Free play 1 card without { $name }, then recall it.
program-boost-discard-top-and-gain = Discard the top card of your deck and gain { $count } { $what }.
program-boost-give-incident = Find 1 Incident, not in the Reserve deck, and give it to the Bot.
program-boost-draw-and-force-incident = Draw 1 card; the Bot takes 1 Incident.
