# The solo game at the table: steps, questions, state, setup.

step-page = p. { $page }
step-phase-control = Control Step
step-phase-action = Action Step
step-phase-clean-up = Clean-up Step

step-turn-begins = Bot turn { $turn }
step-turn-begins-last = Bot turn { $turn }, the last of the game
step-turn-ends = The Bot’s turn is over.
step-ends-burn = The Incident deck is empty: this is the Burn. The Bot wins.
step-ends-credits = The game is over. Final Scoring comes next.

step-nothing-secured = The Bot has not secured a Location.
step-takes-control = The Bot takes control of { $card }: put the Location in its Control Area.
step-takes-control-teams = { $teams ->
    [one] 1 Away Team of the Bot returns
   *[other] { $teams } Away Teams of the Bot return
} to its Captain.
step-takes-control-ships = { $ships } { $count ->
    [one] goes to the Bot Discard pile, its token
   *[other] go to the Bot Discard pile, their tokens
} to the supply.
step-player-glory-stardate = You gain { $amount } Glory from the Stardate card, 1 for each of your tokens there.
step-player-glory-supply = You gain { $amount } Glory from the supply, 1 for each of your tokens there.

step-draws-physical = { $cards ->
    [one] Put the top card of the Bot deck
   *[other] Put the top { $cards } cards of the Bot deck, from left to right,
} facedown in its Staging Area.
step-draws-virtual = { $cards ->
    [one] The Bot draws 1 card.
   *[other] The Bot draws { $cards } cards.
}
step-deck-is-out = The Bot’s deck, Discard pile, and Supplement deck are empty: no more cards.
step-reshuffles-physical = { $cards ->
    [0] The Bot deck is empty, and so is its Discard pile.
    [one] The Bot deck is empty: the one card in its Discard pile becomes the new deck, facedown.
   *[other] The Bot deck is empty: shuffle the { $cards } cards in its Discard pile into a new facedown deck. Cards in the Staging Area stay there.
}
step-reshuffles-virtual = { $cards ->
    [0] The Bot deck is empty, and so is its Discard pile.
    [one] The Bot deck is empty: the one card in its Discard pile becomes the new deck.
   *[other] The Bot deck is empty: the { $cards } cards in its Discard pile are shuffled and form the new deck.
}
step-reshuffles-supplement = The top card of the Supplement deck goes on top, facedown.
step-reshuffles-no-supplement = The Supplement deck has no card left.

step-resolves = { $card } → { $row }
step-goes-on = Back to { $card }: continue with its row.
step-row-surprise = Surprise on the card
step-row-wildcard = Wildcard: top trait row below Surprise
step-row-traits = trait row { $number } ({ $traits })
step-row-without-officer = { $suit } row (no Duty Officer)
step-row-with-officer = { $suit } row (with Duty Officer)
step-never-resolved = The Bot does not resolve { $card }.
step-captain-marks = On the Bot’s Crew board mark the first free trait: { $name } ({ $marked } of { $places }).
step-captain-marks-card = On the Bot’s Crew board mark a trait of { $card }: { $name } ({ $marked } of { $places }).
step-captain-nothing-to-mark = Every trait on the Bot’s Crew board is marked already.
step-captain-no-row = { $card } fits no row of the card “Khan in Exile” and stays in the Staging Area.
step-captain-dilithium = A card has left the Supplement deck: in exile, move 1 Dilithium from the supply to the Bot’s resources. It now has { $dilithium }.
step-captain-dilithium-end = At the end of the turn in exile: move 1 Dilithium from the supply to the Bot’s resources. It now has { $dilithium }.
step-captain-spends-all = That is enough: return all { $dilithium } Dilithium of the Bot to the supply.
step-captain-leaves-exile-without-officer = Khan leaves exile. Replace the card “Khan in Exile” with his 2 regular Command cards, sides “Traits” and “Suits with no Duty Officer” up.
step-captain-leaves-exile-with-officer = Khan leaves exile. Replace the card “Khan in Exile” with his 2 regular Command cards, sides “Traits” and “Suits with Duty Officer” up.
step-row-exile = Khan in Exile, row { $number }: { $matches }

step-gains-track = Move the Bot’s { $track } marker to { $step } (+{ $amount }).
step-gains-glory-stardate = Move { $amount } Glory from the Stardate card to the Bot’s resources.
step-gains-glory-supply = Move { $amount } Glory from the supply to the Bot’s resources.
step-got-glory = { $card } is now yours: for its tokens there the Bot has gained { $amount } Glory from the Stardate card.
step-stardate-loses = Put { $amount } Glory from the Stardate card into the supply.
step-stardate-empties-player = Stardate card { $card } is empty: put it in your Staging Area; you resolve it in your next Clean-up Step. Put { $glory } Glory from the supply on card { $next }.
step-stardate-empties-bot = Stardate card { $card } is empty: put it in the Bot’s Staging Area. Put { $glory } Glory from the supply on card { $next }.
step-stardate-leaves = Stardate card { $card } is empty and is simply destroyed: return it to the box. Put { $glory } Glory from the supply on card { $next }.
step-stardate-owed = Take the remaining Glory ({ $owed }) from there.
step-credits-begin = The last Stardate card is empty and stays in place. The Resolution begins: the game ends after Bot turn { $turn }. From now on Glory comes from the supply.
step-gets = Move { $amount } { $token } from the supply to the Bot’s resources.
step-no-effect = Nothing changes for the Bot.

step-gains = Put { $card } from the Market faceup on the Bot Discard pile and refill the Market.
step-takes = Put { $card } from the Market facedown on top of the Bot deck and refill the Market.
step-with-tokens = What lies on the card goes to its resources: { $tokens }.
step-nothing-fits = No Market card fits ({ $prefer }): the Bot gains nothing.
step-no-tokens = No Market card has { $tokens } on it: the Bot gains nothing.
step-junks = Junk { $card }: put the card in the Junk and refill the Market.
step-nothing-to-junk = No Market card is free of resources: nothing is junked.

step-takes-incident = Put the top Incident facedown on top of the Bot deck.
step-takes-incident-virtual = Put the top Incident faceup beside the Bot’s Captain (in the program: on top of its deck).
step-takes-incident-named = Put the Incident { $card } faceup beside the Bot’s Captain (in the program: on top of its deck).
step-incidents-left = By the program’s count, the Incident deck now has { $left }.
step-gains-encounter = Put the Encounter { $card } faceup on the Bot Discard pile.
step-takes-encounter = Put the top Encounter facedown on top of the Bot deck.
step-takes-encounter-named = Put the Encounter { $card } faceup beside the Bot’s Captain (in the program: on top of its deck).
step-no-encounter = The Encounter deck is empty.
step-takes-supplement = Put the top card of the Supplement deck facedown on top of the Bot deck.
step-no-supplement = The Supplement deck is empty.

step-discards-deck = Discard the top card of the Bot deck: { $card }.
step-discards-unnamed = { $cards ->
    [one] Discard the top card of the Bot deck.
   *[other] Discard the top { $cards } cards of the Bot deck, one after the other.
}
step-discards-supplement = Put the top card of the Supplement deck on the Bot Discard pile: { $card }.
step-discards-bottom = Put the bottom card of the Supplement deck on the Bot Discard pile: { $card }.
step-discards-officer = Dismiss the Duty Officer { $card }: put the card on the Bot Discard pile.
step-discards-ships = Dismiss { $card }: the Ship goes to the Bot Discard pile, its Ship token to the supply.
step-discards-other = Put { $card } on the Bot Discard pile.
step-logs-deck = Log the top card of the Bot deck, { $card }: slide it under the Bot’s Captain.
step-logs-discard = Fetch { $card } from the Bot Discard pile and log it: slide the card under the Bot’s Captain.
step-logs-unnamed = { $cards ->
    [one] Log the top card of the Bot deck: slide it under the Bot’s Captain.
   *[other] Log the top { $cards } cards of the Bot deck: slide them under the Bot’s Captain.
}
step-logs-officer = Log the Duty Officer { $card }: slide the card under the Bot’s Captain.
step-logs-ships = Log { $card }: slide the Ship under the Bot’s Captain; its Ship token goes to the supply.
step-logs-other = Log { $card }: slide the card under the Bot’s Captain.
step-flips-back = Flip the SUITS card to “no Duty Officer”.
step-returns = Put { $card } facedown at the bottom of the Incident deck.
step-returns-any = Put the Incident facedown at the bottom of the Incident deck.
step-puts-on-deck = Put { $card } facedown on top of the Bot deck.
step-none-discard = No card in the Bot Discard pile fits.
step-none-officer = The Bot has no Duty Officer.
step-none-ships = The Bot has no deployed Ship.
step-none-controlled = No card in the Bot’s Control Area fits.
step-none-other = The Bot has no card there that fits.

step-deploys = Deploy { $card }: put the Ship with its token in the Bot’s Control Area.
step-explores = Explore: move the Ship token of { $card } to { $to }.
step-engages = Engage: move the Ship token of { $card } to { $to }.
step-warps = Move the Ship token of { $card } to { $to }.
step-no-destination = No neutral Location qualifies.
step-sends = { $teams ->
    [one] Send 1 Away Team
   *[other] Send { $teams } Away Teams
} from the Bot’s Captain to { $to }.
step-sends-from = { $teams ->
    [one] Send 1 Away Team of the Bot
   *[other] Send { $teams } Away Teams of the Bot
} from { $from } to { $to }; none is left on its Captain.
step-just-sent = This row just sent that Away Team there; the Bot calls it back all the same.
step-by-ruling = The rulebook is silent here; this is our ruling { $number }: `tricorder show { $entry }`.
step-no-team = The Bot has no other Away Team that qualifies.
step-removes-team = Return { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
} of the Bot from { $from } to its Captain.
step-promotes = Promote { $card } to Duty Officer: put the card at the front of the Bot’s Control Area; the SUITS card must now show “with Duty Officer”.
step-keeps = Put the Location { $card } in the Bot’s Control Area.

step-not-able = Not possible: { $why }
step-tested-holds = Met: { $what }.
step-tested-fails = Not met: { $what }.
step-repeats = { $times ->
    [0] No card ({ $name }) in the Bot Discard pile: nothing happens.
    [one] 1 card ({ $name }) in the Bot Discard pile: once.
   *[other] { $times } cards ({ $name }) in the Bot Discard pile: { $times } times.
}

step-part-cancelled = { $what } Canceled: all attacks in this row are void.
step-part-unable = { $what } That is not possible.
step-chooses = Your choice, option { $option }: { $what }
step-chooses-none = None of the options is possible.
step-chooses-bot = The Bot takes option { $option }, the first it can carry out.
step-choice-cancelled = You canceled the attack: all attacks in this row are void.

step-executes-none = Stardate card { $card } from the Bot’s Staging Area: no effect. Return it to the box.
step-executes-wipe-market = Stardate card { $card } from the Bot’s Staging Area: wipe the Market (resources to the supply, all cards to the Junk, reveal 4 new ones). Return the Stardate card to the box.
step-executes-wipe-market-and-zone = Stardate card { $card } from the Bot’s Staging Area: wipe the Market (resources to the supply, all cards to the Junk, reveal 4 new ones), then the Neutral Zone. Return the Stardate card to the box.
step-executes-end = Stardate card { $card }: return it to the box.
step-zone-loses = Locations without a token go back to the box: { $cards }. Refill the Neutral Zone from the Location deck.
step-zone-loses-none = Every Location in the Neutral Zone has a token on it; all of them stay.
step-leaves = Put { $card } where your effect sends it.
step-clears-staging = Discard from the Bot’s Staging Area{ $count ->
    [one] : { $cards }
   *[other] , in this order: { $cards }
}.
step-clears-nothing = No card is left in the Bot’s Staging Area.
step-places-glory-stardate = Put 1 Glory from the Stardate card on { $card }, the Market card least valuable to you.
step-places-glory-supply = Put 1 Glory from the supply on { $card }, the Market card least valuable to you.
step-places-dilithium = Put { $amount } Dilithium from the supply on { $card }, the Market card least valuable to you.
step-no-market-card = There is no card in the Market to put anything on.
step-leaves-market = The game is ending, so nothing is placed on Market cards anymore.

step-reported-draw = { $cards ->
    [one] The Bot would draw 1 card; it discards it from its deck instead.
   *[other] The Bot would draw { $cards } cards; it discards them from its deck instead.
}
step-reported-incident = The Bot takes an Incident.
step-reported-incidents = The Bot takes { $cards } Incidents.
step-reported-give = You give { $card } to the Bot.
step-reported-resource = Your effect gives the Bot { $amount } { $token }.
step-reported-steal = You steal from the Bot: take the full amount from the supply.
step-reported-hand = Your attack aims at the Bot’s hand, a search, or a choice from its Discard pile. You decide whether it succeeds.
step-reported-return-incident = The Bot could return an Incident. It never does.
step-reported-dismiss-officer = The Bot is to dismiss its Duty Officer.
step-reported-log-officer = The Bot is to log its Duty Officer.
step-reported-dismiss-ship = The Bot is to dismiss the Ship it deployed last.
step-reported-dismiss-ship-named = The Bot is to dismiss { $card }.
step-reported-remove-teams = { $teams ->
    [one] 1 Away Team of the Bot leaves
   *[other] { $teams } Away Teams of the Bot leave
} { $location }.
step-reported-control = You take control of { $location }. The Bot gains 1 Glory for each of its tokens there; its Away Teams return to its Captain, its Ships go to its Discard pile, their tokens to the supply.
step-reported-lose-location-logged = The Bot logs its controlled Location { $location }.
step-reported-lose-location-gone = The Bot loses its controlled Location { $location }.
step-reported-choose = The Bot has a choice: { $options }
step-reported-burn = The Incident deck is empty.
step-takes-control-ships-virtual = Put the { $count ->
    [one] token
   *[other] tokens
} of { $ships } in the supply.
step-you-gain-stardate = Take { $amount } Glory from the Stardate card.
step-you-gain-supply = Take { $amount } Glory from the supply.
step-gains-virtual = Put { $card } from the Market faceup beside the Bot’s Captain (in the program: on its Discard pile) and refill the Market.
step-takes-virtual = Put { $card } from the Market faceup beside the Bot’s Captain (in the program: on top of its deck) and refill the Market.
step-gains-encounter-virtual = Put the Encounter { $card } faceup beside the Bot’s Captain (in the program: on its Discard pile).
step-takes-supplement-virtual = The Bot takes the top card of its Supplement deck onto its deck.
step-discards-deck-virtual = The Bot discards the top card of its deck: { $card }.
step-discards-supplement-virtual = The Bot discards the top card of its Supplement deck: { $card }.
step-discards-bottom-virtual = The Bot discards the bottom card of its Supplement deck: { $card }.
step-discards-officer-virtual = The Bot dismisses its Duty Officer { $card }.
step-discards-ships-virtual = The Bot dismisses { $card }: put its Ship token in the supply.
step-discards-other-virtual = The Bot discards { $card }.
step-logs-deck-virtual = The Bot logs the top card of its deck: { $card }.
step-logs-discard-virtual = The Bot logs { $card } from its Discard pile.
step-logs-officer-virtual = The Bot logs its Duty Officer { $card }.
step-logs-ships-virtual = The Bot logs { $card }: put its Ship token in the supply.
step-logs-controlled-virtual = The Bot logs the Location { $card }: put the card beside its Captain.
step-logs-other-virtual = The Bot logs { $card }.
step-returns-virtual = { $card } lies beside the Bot’s Captain: put the card facedown at the bottom of the Incident deck.
step-returns-boxed = Fetch { $card } from the box; the card goes facedown to the bottom of the Incident deck.
step-returns-no-log = The Bot never logs Incidents.
step-fetches = Fetch { $card } from the Bot Discard pile.
step-stages-deck = Put the top card of the Bot deck faceup in its Staging Area: { $card }.
step-stages-supplement = Put the top card of the Supplement deck faceup in the Bot’s Staging Area: { $card }.
step-stages-discard = Fetch { $card } from the Bot Discard pile and put it faceup in its Staging Area.
step-stages-deck-virtual = The Bot resolves the top card of its deck: { $card }.
step-stages-supplement-virtual = The Bot resolves the top card of its Supplement deck: { $card }.
step-stages-discard-virtual = The Bot resolves { $card } from its Discard pile.
step-turns-up = Turn up the next card in the Bot’s Staging Area: { $card }.
step-puts-on-deck-virtual = The Bot puts { $card } on top of its deck.
step-receives-virtual = Put { $card } faceup beside the Bot’s Captain (in the program: on top of its deck).
step-deploys-virtual = The Bot deploys { $card }.
step-promotes-virtual = The Bot promotes { $card } to Duty Officer.
step-keeps-virtual = The Bot keeps the Location { $card } in its Control Area.
step-clears-staging-virtual = The Bot discards from its Staging Area{ $count ->
    [one] : { $cards }
   *[other] , in this order: { $cards }
}.
step-leaves-boxed = Fetch { $card } from the box and put it where your effect sends it.
step-leaves-site-team = Take your Away Team off { $location }.
step-leaves-site-ship = Take your Ship off { $location }.
step-lack-market = No Market card fits ({ $prefer }).
step-lack-discard = { $cards ->
    [0] The Bot Discard pile is empty.
    [one] The Bot Discard pile has 1 card, but no { $name }.
   *[other] The Bot Discard pile has { $cards } cards, but no { $name }.
}
step-lack-teams = The Bot has { $away ->
    [0] no Away Team
    [one] 1 Away Team
   *[other] { $away } Away Teams
} in the Neutral Zone; { $wanted } would be needed.
step-lack-supplement = The Supplement deck is empty.
step-lack-controlled = { $cards ->
    [0] The Bot controls no Location.
   *[other] The Bot controls no Location without { $name }.
}
step-lack-in-play = The Bot has no card with { $name } in play.
step-check-suit = { $card } is of suit { $suit }
step-check-discard = the Bot Discard pile has { $card } ({ $wanted })
step-check-discard-none = the Bot Discard pile has no card ({ $wanted })
step-check-at-least = { $track } is at { $step }, but at least { $wanted } is needed
step-check-at-least-met = { $track } is at { $step }, and at least { $wanted } is needed
step-check-at-most = { $track } is at { $step }, but at most { $wanted } is allowed
step-check-at-most-met = { $track } is at { $step }, and at most { $wanted } is allowed
step-check-officer = the Duty Officer { $card } has the trait { $wanted }
step-check-officer-none = no Duty Officer; { $wanted } was required
step-check-discarded = the card you discarded is of suit { $wanted }
step-check-discarded-none = you discarded no card
step-reported-log-ship = The Bot is to log the Ship it deployed last.
step-reported-log-ship-named = The Bot is to log { $card }.
step-reported-recall = The Bot would recall a Ship; it discards its most recently deployed one instead.
step-reported-recall-named = The Bot would recall { $card }; it discards the card instead.
step-reported-your-glory = You gain { $amount } Glory.
step-reported-control-virtual = You take control of { $location }. The Bot gains 1 Glory for each of its tokens there; its Away Teams return to its Captain, the tokens of its Ships go to the supply.
step-check-suit-not = { $card } is of suit { $suit }, not { $wanted }
step-check-officer-not = the Duty Officer { $card } lacks the trait { $wanted }
step-check-discarded-not = the card you discarded is not of suit { $wanted }
step-takes-control-own-teams = { $teams ->
    [one] Your Away Team there returns
   *[other] Your { $teams } Away Teams there return
} to your Captain.
step-takes-control-own-ships = Dismiss your { $ships ->
    [one] Ship
   *[other] { $ships } Ships
} there.
step-takes-control-refill = Refill the Neutral Zone from the Location deck.
step-discards-several = Discard the top { $count } cards of the Bot deck, in this order: { $cards }.
step-discards-several-virtual = The Bot discards the top { $count } cards of its deck, in this order: { $cards }.
step-returns-any-virtual = Put one of the Incidents beside the Bot’s Captain facedown at the bottom of the Incident deck.
step-returns-deck = Put the top card of the Bot deck ({ $card }) facedown at the bottom of the Incident deck.
step-part-no-team = { $what } That is not possible: you have no Away Team in the Neutral Zone.
step-gains-no-track = The Bot’s { $track } marker is already at { $step } and goes no further.
step-leaves-under-deck = Put { $card } with the Incident at the bottom of your deck.
step-leaves-under-deck-boxed = Fetch { $card } from the box and put it with the Incident at the bottom of your deck.

step-spends = Move { $amount } { $token } from the Bot’s resources to the supply.
step-spends-nothing = The Bot has no { $token }.
step-gains-from-junk = Put { $card } from the Junk faceup on the Bot Discard pile.
step-gains-from-junk-virtual = Put { $card } from the Junk faceup beside the Bot’s Captain (in the program: on its Discard pile).
step-nothing-fits-junk = No card in the Junk fits ({ $prefer }): the Bot gains nothing.
step-nothing-fits-either = No card in the Market or the Junk fits ({ $prefer }): the Bot gains nothing.
step-gains-top = Put { $card } faceup on the Bot Discard pile.
step-gains-top-virtual = Put { $card } faceup beside the Bot’s Captain (in the program: on its Discard pile).
step-no-top = The Market deck ({ $suit }) has run out: the Bot gains nothing.
step-market-is-empty = The Market is empty: the Bot gains nothing.
step-gains-resources = Move { $tokens } from { $card } to the Bot’s resources; the card stays in the Market.
step-no-resources = No Market card has resources on it: the Bot gains nothing.
step-junks-incident = Put the top Incident faceup in the Junk.
step-gains-incident = Put the Incident { $card } faceup on the Bot Discard pile.
step-gains-incident-any = Put the top Incident faceup on the Bot Discard pile.
step-gains-incident-virtual = Put the Incident { $card } faceup beside the Bot’s Captain (in the program: on its Discard pile).
step-takes-incident-virtual-discard = Put the top Incident faceup beside the Bot’s Captain (in the program: on its Discard pile).
step-destroys = Put { $card } back into the box: the card is destroyed.
step-adds-team = Put 1 Away Team from the supply on the Bot’s Captain; it now has { $teams }.
step-no-team-in-supply = The Bot gets no more Away Teams.
step-repeats-in-play = { $times ->
    [0] No card ({ $name }): nothing happens.
    [one] 1 card ({ $name }): once.
   *[other] { $times } cards ({ $name }): { $times } times.
}
step-goes-to-you = { $card } goes to you.
step-goes-to-you-boxed = Take { $card } out of the box: the card goes to you.
step-leaves-site-teams = Take all your Away Teams from the Location { $location }.
step-check-no-officer = the Bot has no Duty Officer
step-check-has-officer = the Bot has { $card } as Duty Officer
step-check-trait = { $card } has the trait { $wanted }
step-check-trait-not = { $card } lacks the trait { $wanted }
step-check-no-card = there is no card
step-check-named = it is { $card }
step-check-named-not = { $card } is not { $wanted }
step-check-skill = { $card } has a Skill icon
step-check-skill-not = { $card } has no Skill icon
step-check-control-step = { $card } is a Location from the Control Step
step-check-control-step-not = { $card } is not a Location from the Control Step
step-check-log = the Bot’s Log has { $card } ({ $wanted })
step-check-log-none = the Bot’s Log has no card ({ $wanted })
step-check-in-play = the Bot has { $card } ({ $wanted }) in play
step-check-in-play-none = the Bot has no card ({ $wanted }) in play
step-check-higher = { $track } is at { $step }, { $than } at { $other }
step-check-gained-none = the Bot gained no card
step-check-shares = { $card } and your Captain both have { $shared }
step-check-shares-not = { $card } has no such trait in common with your Captain
step-check-marked = { $marked ->
    [one] 1 trait is marked
   *[other] { $marked } traits are marked
}, but at least { $wanted } are needed
step-check-marked-met = { $marked ->
    [one] 1 trait is marked
   *[other] { $marked } traits are marked
}, and at least { $wanted } are needed
step-check-player-has = you have a card ({ $wanted }) in play
step-check-player-has-not = you have no card ({ $wanted }) in play
step-check-player-ship = you have a Ship at a neutral Location
step-check-player-ship-not = you have no Ship at a neutral Location
step-lack-discarded = { $cards ->
    [0] The Bot Discard pile is empty.
   *[other] The Bot Discard pile has no card ({ $name }).
}
step-lack-discarded-without = { $cards ->
    [0] The Bot Discard pile is empty.
   *[other] The Bot Discard pile has no card without { $name }.
}
step-lack-discarded-but = { $cards ->
    [0] The Bot Discard pile is empty.
   *[other] The Bot Discard pile has no card ({ $name }) without { $without }.
}
step-lack-no-incident = None of the cards just discarded is an Incident.
step-lack-junk = No card in the Junk fits ({ $prefer }).
step-lack-market-or-junk = No card in the Market or the Junk fits ({ $prefer }).
step-lack-step = None of the Bot’s tracks is at { $step } or more.
step-lack-destination = There is no such Location, or no Away Team for it.
step-destroys-boxed = The Bot destroys { $card }; the card stays in the box.
