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
effect-player-remove-team-in-zone = remove 1 of your Away Teams from a neutral Location
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

effect-continue = Continue with the next row that fits this card.
effect-gain-supply-glory = Gain { $amount } Glory from the supply.
effect-spend = Spend { $amount } { $what }, if the Bot has any.
effect-mark-trait = Mark a trait.
effect-gain-card-junk = Gain a card from the Junk: { $prefer }.
effect-gain-card-also-junk = Gain a card, including from the Junk: { $prefer }.
effect-gain-most-valuable = Gain the most valuable Market card.
effect-gain-matching-focus = Gain a card with the Focus of a track on which the Bot is at { $step } or more.
effect-gain-matching-focus-junk = Gain a card from the Junk with the Focus of a track on which the Bot is at { $step } or more.
effect-gain-matching-focus-also-junk = Gain a card with the Focus of a track on which the Bot is at { $step } or more, including from the Junk.
effect-gain-from-deck = Gain the top card of this Market deck: { $suit }.
effect-gain-incident = Gain 1 Incident.
effect-gain-best-encounter = Gain the most valuable of the top { $count } Encounters and destroy the others.
effect-junk-incident = Put the top card of the Incident deck in the Junk.
effect-gain-resources = Gain all resources from a Market card; the card stays.
effect-send-only = Send { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
} to a neutral Location, but only to: { $prefer }.
effect-send-to-ship = Send { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
} to a neutral Location where the Bot has a Ship.
effect-send-vacated = Send { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
} to that same Location.
effect-add-team = Put 1 Away Team from the supply on the Captain ({ $count } in all at most).
effect-take-control-unsecured = Take control of the most valuable neutral Location you have not secured.
effect-discard-whole-deck = Discard the whole Bot deck.
effect-discard-supplement-bottom = Discard the bottom card of the Supplement deck.
effect-log-card = Log { $card }.
effect-destroy-this = Destroy this card.
effect-log-discarded-without = Log a card without { $name } from the Bot Discard pile.
effect-log-discarded-but = Log from the Bot Discard pile: { $name } without { $without }.
effect-log-discarded-any = Log a card from the Bot Discard pile.
effect-return-discarded = Return the Incident among the cards just discarded.
effect-card-to-deck = Put a card ({ $name }) from the Bot Discard pile on top of the Bot deck.
effect-if-all-able = If able to do all of it: { $steps }
effect-if-you-do = { $part } If you do: { $steps }
effect-for-each-in-play = For each card ({ $name }) the Bot has in play: { $steps }
effect-for-each-in-play-or-discard = For each card ({ $name }) the Bot has in play or in its Discard pile: { $steps }

effect-which-ship-resolved = the Ship resolved
effect-which-card-resolved = the card resolved that way

effect-filter-other-species = any species but Human
effect-filter-unmarked = unmarked

effect-player-exhaust-location = exhaust a controlled Location
effect-player-remove-teams-at-ship = remove all your Away Teams from one neutral Location where the Bot has a Ship
effect-player-remove-team-at-token = remove 1 of your Away Teams from a neutral Location where the Bot has a token
effect-player-dismiss-ship-in-zone = dismiss 1 of your Ships at neutral Locations
effect-player-log-ship = log 1 Ship from your hand, Discard pile, or play
effect-player-take-discarded-incident = take 1 Incident from the Bot Discard pile
effect-player-find-and-log = find 1 card of any kind and log it
effect-player-take-this = take this card
effect-player-log-this = put this card into your Log
effect-player-discard-this-and-draw = put this card into your Discard pile and draw 1 card
effect-player-draw-and-discard = draw 1 card and discard 1 card
effect-player-gain-two-dilithium = gain 2 Dilithium
effect-player-recall-ship = recall 1 of your Ships, if you can
effect-player-may-warp-ship = you may warp 1 Ship

effect-test-this-has = If this card has the trait { $name }
effect-test-this-named = If this card is “{ $name }”
effect-test-this-has-skill = If this card has a Skill icon
effect-test-this-from-control-step = If this card is a Location from the Control Step
effect-test-officer-is-not = If the Duty Officer is not { $name }
effect-test-no-officer = the Bot has no Duty Officer
effect-test-alone-officer-is = If the Duty Officer is { $name }
effect-test-alone-no-officer = If the Bot has no Duty Officer
effect-test-in-log = If the Bot’s Log already holds a card ({ $name })
effect-test-in-play = If the Bot has a card ({ $name }) in play
effect-test-top-is = If the top card of the Bot deck has the trait { $name }
effect-test-higher = If the Bot’s { $track } is higher than its { $than }
effect-test-gained-is = If the gained card is a { $name }
effect-test-discarded-shares-trait = If the discarded card shares a trait other than Human with your Captain
effect-test-marked-at-least = If { $count } or more traits are marked
effect-test-player-has = If you have a card ({ $name }) in play
effect-test-player-ship-in-zone = If you have a Ship at a neutral Location
