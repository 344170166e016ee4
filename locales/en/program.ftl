# Solo play: effects of the program cards as instructions, answers of the solo assistant.

program-row-surprise = Surprise: the operation on the card itself counts, no row.
program-row-wildcard = Wildcard: the top trait row below Surprise.
program-row-trait = Trait row { $number } from the top ({ $traits }): the first that fits a trait of the card.
program-row-suit-without-officer = No trait fits: suit row { $suit }, side without Duty Officer.
program-row-suit-with-officer = No trait fits: suit row { $suit }, side with Duty Officer.
program-row-source = German solo rulebook: p. 5–6
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
program-special-burnham-dilithium = In the Clean-up Step 1 Glory leaves the Stardate card without being placed; instead, 2 Dilithium go on the Market card least valuable to you. In Final Scoring each Dilithium of the Bot is worth 1 VP.

program-captains-title = Captains of the Bot
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
