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
step-takes-control = The Bot takes control of { $card }: put the Location in its Control Area. Your Away Teams there return to your Captain; dismiss your Ships there. Refill the Neutral Zone from the Location deck.
step-takes-control-teams = { $teams ->
    [one] 1 Away Team returns
   *[other] { $teams } Away Teams return
} to the Bot’s Captain.
step-takes-control-ships = To the Bot Discard pile, their tokens to the supply: { $ships }.
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
step-deck-is-out = The Bot’s deck, Discard pile and Supplement deck are empty: no more cards.
step-reshuffles-physical = { $cards ->
    [0] The Bot deck is empty, and so is its Discard pile.
    [one] The Bot deck is empty: the one card of its Discard pile becomes the new deck, facedown.
   *[other] The Bot deck is empty: shuffle the { $cards } cards of its Discard pile into a new facedown deck. Cards in the Staging Area stay there.
}
step-reshuffles-virtual = { $cards ->
    [0] The Bot deck is empty, and so is its Discard pile.
    [one] The Bot deck is empty: the one card of its Discard pile becomes the new deck.
   *[other] The Bot deck is empty: the { $cards } cards of its Discard pile are shuffled and form the new deck.
}
step-reshuffles-supplement = The top card of the Supplement deck goes on top, facedown.
step-reshuffles-no-supplement = The Supplement deck has no card left.

step-resolves = { $card } → { $row }
step-resolves-attack = Attack
step-goes-on = Back to { $card }: go on with its row.
step-row-surprise = Surprise on the card
step-row-wildcard = Wildcard: top trait row below Surprise
step-row-traits = trait row { $number } ({ $traits })
step-row-without-officer = { $suit } row (no Duty Officer)
step-row-with-officer = { $suit } row (with Duty Officer)
step-never-resolved = The Bot does not resolve { $card }.

step-gains-track = The Bot gains { $amount } { $track }: its marker is now at { $step }.
step-gains-glory-stardate = The Bot gains { $amount } Glory from the Stardate card.
step-gains-glory-supply = The Bot gains { $amount } Glory from the supply.
step-got-glory = { $card } is now yours: for its tokens there the Bot has gained { $amount } Glory from the Stardate card.
step-stardate-loses = Put { $amount } Glory from the Stardate card into the supply.
step-stardate-empties-player = Stardate card { $card } is empty: put it in your Staging Area; you resolve it in your next Clean-up Step. Put { $glory } Glory from the supply on card { $next }.
step-stardate-empties-bot = Stardate card { $card } is empty: put it in the Bot’s Staging Area. Put { $glory } Glory from the supply on card { $next }.
step-credits-begin = The last Stardate card is empty and stays in place. The Resolution begins: the game ends after Bot turn { $turn }. From now on Glory comes from the supply.
step-gets = The Bot gets { $amount } { $token } from the supply.
step-no-effect = Nothing changes for the Bot.

step-gains = The Bot gains { $card }: put the card faceup on its Discard pile and refill the Market.
step-takes = The Bot takes { $card }: put the card facedown on top of its deck and refill the Market.
step-with-tokens = It also gets what lies on the card: { $tokens }.
step-nothing-fits = No Market card fits ({ $prefer }): the Bot comes away empty-handed.
step-no-tokens = No Market card has { $tokens } on it: the Bot comes away empty-handed.
step-junks = Junk { $card }: put the card on the Junk pile and refill the Market.
step-nothing-to-junk = No Market card is free of resources: nothing is junked.

step-takes-incident = Put the top Incident facedown on top of the Bot deck.
step-takes-incident-named = Put the Incident { $card } facedown on top of the Bot deck.
step-incidents-left = By the program’s count, the Incident deck now has { $left }.
step-gains-encounter = Put the Encounter { $card } faceup on the Bot Discard pile.
step-takes-encounter = Put the top Encounter facedown on top of the Bot deck.
step-takes-encounter-named = Put the Encounter { $card } facedown on top of the Bot deck.
step-no-encounter = The Encounter deck is empty.
step-takes-supplement = Put the top card of the Supplement deck facedown on top of the Bot deck.
step-no-supplement = The Supplement deck is empty.

step-discards-deck = Discard the top card of the Bot deck: { $card }.
step-discards-unnamed = { $cards ->
    [one] Discard the top card of the Bot deck.
   *[other] Discard the top { $cards } cards of the Bot deck, one after the other.
}
step-discards-supplement = Discard the top card of the Supplement deck to the Bot Discard pile: { $card }.
step-discards-officer = Dismiss the Duty Officer { $card }: put the card on the Bot Discard pile.
step-discards-ships = Dismiss { $card }: the Ship goes to the Bot Discard pile, its Ship token to the supply.
step-discards-other = Put { $card } on the Bot Discard pile.
step-logs-deck = Turn up the Bot deck’s top card, { $card }, and log it: slide it under the Bot’s Captain.
step-logs-unnamed = { $cards ->
    [one] Log the top card of the Bot deck: slide it under the Bot’s Captain.
   *[other] Log the top { $cards } cards of the Bot deck: slide them under the Bot’s Captain.
}
step-logs-discard = Log { $card } from the Bot Discard pile: slide the card under the Bot’s Captain.
step-logs-officer = Log the Duty Officer { $card }: slide the card under the Bot’s Captain.
step-logs-ships = Log { $card }: slide the Ship under the Bot’s Captain; its Ship token goes to the supply.
step-logs-other = Log { $card }: slide the card under the Bot’s Captain.
step-flips-back = Flip the SUITS card to “no Duty Officer”.
step-returns = Put { $card } facedown at the bottom of the Incident deck.
step-returns-instead = Put { $card } facedown at the bottom of the Incident deck; the Bot never logs Incidents.
step-returns-any = Put the Incident facedown at the bottom of the Incident deck.
step-returns-any-instead = Put the Incident facedown at the bottom of the Incident deck; the Bot never logs Incidents.
step-puts-on-deck = Put { $card } facedown on top of the Bot deck.
step-none-discard = No card in the Bot Discard pile fits.
step-none-officer = The Bot has no Duty Officer.
step-none-ships = The Bot has no deployed Ship.
step-none-controlled = No card in the Bot’s Control Area fits.
step-none-other = The Bot has no fitting card there.

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
step-just-sent = This row has just sent that Away Team there. The rulebook does not say whether it may be taken again; here it is (ruling { $number }: tricorder show cc/solo/sending-away-teams).
step-no-team = The Bot has no other Away Team that qualifies.
step-removes-team = 1 Away Team of the Bot returns from { $from } to its Captain.
step-promotes = Promote { $card } to Duty Officer: put the card at the front of the Bot’s Control Area; the SUITS card must now show “with Duty Officer”.
step-keeps = Put the Location { $card } in the Bot’s Control Area.

step-not-able = What the row asks for here is not possible.
step-tested-holds = The condition is met.
step-tested-fails = The condition is not met.
step-repeats = { $times ->
    [0] No fitting card in the Bot Discard pile: nothing happens.
    [one] One fitting card in the Bot Discard pile: once.
   *[other] { $times } fitting cards in the Bot Discard pile: { $times } times.
}

step-part-cancelled = { $what } Canceled: all attacks of this row are void.
step-part-unable = { $what } That is not possible.
step-chooses = Your choice: option { $option }.
step-chooses-part = Your choice, option { $option }: { $what }
step-chooses-none = None of the options is possible.
step-chooses-bot = The Bot takes option { $option }, the first it can carry out.
step-choice-cancelled = You canceled the attack: all attacks of this row are void.

step-executes-none = Stardate card { $card } from the Bot’s Staging Area: no effect. Return it to the box.
step-executes-wipe-market = Stardate card { $card } from the Bot’s Staging Area: wipe the Market (resources to the supply, all cards to the Junk pile, reveal 4 new ones). Return the Stardate card to the box.
step-executes-wipe-market-and-zone = Stardate card { $card } from the Bot’s Staging Area: wipe the Market (resources to the supply, all cards to the Junk pile, reveal 4 new ones), then the Neutral Zone. Return the Stardate card to the box.
step-executes-end = Stardate card { $card }: return it to the box.
step-zone-loses = Locations without a token go back to the box: { $cards }. Refill the Neutral Zone from the Location deck.
step-zone-loses-none = Every Location in the Neutral Zone has a token on it; all of them stay.
step-leaves = Put { $card } where your effect sends it.
step-clears-staging = Discard from the Bot’s Staging Area, in this order: { $cards }.
step-clears-nothing = No card is left in the Bot’s Staging Area.
step-places-glory-stardate = Put 1 Glory from the Stardate card on { $card }, the Market card least valuable to you.
step-places-glory-supply = Put 1 Glory from the supply on { $card }, the Market card least valuable to you.
step-places-dilithium = Put { $amount } Dilithium from the supply on { $card }, the Market card least valuable to you.
step-no-market-card = There is no card in the Market to put anything on.
step-leaves-market = The game is ending: what would go on a Market card now counts for nothing any more. Leave it.

step-reported-draw = { $cards ->
    [one] The Bot would draw 1 card; it discards it from its deck instead.
   *[other] The Bot would draw { $cards } cards; it discards them from its deck instead.
}
step-reported-incident = The Bot takes an Incident.
step-reported-give = You give { $card } to the Bot.
step-reported-resource = Your effect gives the Bot { $amount } { $token }.
step-reported-steal = You steal from the Bot: take the full amount from the supply.
step-reported-hand = Your attack aims at the Bot’s hand, a search, or a choice from its Discard pile. You decide whether it succeeds.
step-reported-return-incident = The Bot could return an Incident. It never does.
step-reported-dismiss-officer = The Bot dismisses its Duty Officer.
step-reported-log-officer = The Bot logs its Duty Officer.
step-reported-dismiss-ship = The Bot dismisses its most recently deployed Ship.
step-reported-dismiss-ship-named = The Bot dismisses { $card }.
step-reported-remove-teams = { $teams ->
    [one] 1 Away Team of the Bot leaves
   *[other] { $teams } Away Teams of the Bot leave
} { $location }.
step-reported-control = You take control of { $location }. The Bot gains 1 Glory for each of its tokens there; its Away Teams return to its Captain, its Ships go to its Discard pile.
step-reported-lose-location-logged = The Bot logs its controlled Location { $location }.
step-reported-lose-location-gone = The Bot loses its controlled Location { $location }.
step-reported-choose = The Bot has a choice: { $options }
step-reported-burn = The Incident deck is empty.
