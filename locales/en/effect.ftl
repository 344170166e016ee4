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

effect-player-take-incident = take 1 Incident
effect-player-take-incident-and-discard = take 1 Incident and discard it
effect-player-remove-team = remove 1 of your Away Teams
effect-player-discard-card = discard 1 card
effect-player-discard-top = discard the top card of your deck
effect-player-dismiss-officer = dismiss a Duty Officer
effect-player-dismiss-ship = dismiss 1 of your Ships
effect-player-log-controlled = log a controlled Location
effect-player-may-draw = you may draw 1 card
effect-player-may-return-incident = you may return 1 Incident from your hand or Discard pile
effect-player-take-incident-and-this = take 1 Incident and put it and this card at the bottom of your deck

effect-which-ship-this = this Ship
effect-which-ship-found = the Ship found
effect-which-ship-gained = the gained Ship
effect-which-card-this = this card
effect-which-card-found = the Person found
effect-which-card-gained = the gained card

effect-test-this-is = If this card is a { $name }
effect-test-in-discard = If the Bot Discard pile holds a card ({ $name })
effect-test-officer-is = the Duty Officer is { $name }
effect-test-discarded-is = If the card you discarded was a { $name }
effect-test-at-least = If the Bot’s { $track } is { $step } or more
effect-test-at-most = If the Bot’s { $track } is { $step } or less
effect-test-and = and
