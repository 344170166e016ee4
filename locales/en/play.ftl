# The solo game at the table: steps, questions, state, setup.

play-your-turn = It is your turn. Report what affects the Bot, for example: draw 2, control betazed (? shows more). When your turn is over, press Enter, and the Bot plays.
play-saved = Saved. Go on with: tricorder solo play
play-over = The game is over. Score it with: tricorder solo score
play-undone = Taken back.
play-redone = Put back.
play-corrected = Set.
play-help =
    Enter             take what is shown as known, or end your turn
    :status           the whole table
    :undo  :redo      one answer or step back, or forward again
    :correct …        set anything, e.g. :correct military 5 · :correct move log krell
    :quit             stop; everything is saved
    On your turn: draw [N], incident, give CARD, glory N, dilithium N, latinum N, steal,
    hand, return-incident, dismiss-officer, log-officer, dismiss-ship [NAME],
    remove-teams [N] LOCATION, control LOCATION, lose-location NAME, log-location NAME,
    choose EVENT or EVENT, burn
play-event-asks = A question is open. Answer it with: tricorder solo play
play-choose-bot = Captain of the Bot
play-choose-captain = Your Captain
play-choose-difficulty = Difficulty
play-choose-side = Side of your Crew board, Enter for basic
play-choose-deck = Bot deck, Enter for physical: you turn up the cards yourself
play-choose-conspiracy = With the challenge Conspiring Admirals? Enter for no
play-word-ensign = Ensign
play-word-lieutenant = Lieutenant
play-word-commander = Commander
play-word-captain = Captain
play-word-admiral = Admiral
play-word-basic = basic
play-word-advanced = advanced
play-word-physical = physical
play-word-virtual = virtual
play-word-no = no
play-word-yes = yes
play-deleted = { $name } is deleted.
play-no-games = There is no solo game yet. Begin one: tricorder solo new
play-list-name = Name
play-list-bot = Bot
play-list-difficulty = Difficulty
play-list-captain = You
play-list-entries = Entries
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
step-row-surprise = Surprise on the card
step-row-wildcard = Wildcard: top trait row
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
step-gains-encounter = Put the Encounter { $card } faceup on the Bot Discard pile.
step-takes-encounter = Put the top Encounter facedown on top of the Bot deck.
step-takes-encounter-named = Put the Encounter { $card } facedown on top of the Bot deck.
step-no-encounter = The Encounter deck is empty.
step-takes-supplement = Put the top card of the Supplement deck facedown on top of the Bot deck.
step-no-supplement = The Supplement deck is empty.

step-discards-deck = Discard the top card of the Bot deck: { $card }.
step-discards-supplement = Discard the top card of the Supplement deck to the Bot Discard pile: { $card }.
step-discards-officer = Dismiss the Duty Officer { $card }: put the card on the Bot Discard pile.
step-discards-ships = Dismiss { $card }: the Ship goes to the Bot Discard pile, its Ship token to the supply.
step-discards-other = Put { $card } on the Bot Discard pile.
step-logs-deck = Turn up the Bot deck’s top card, { $card }, and log it: slide it under the Bot’s Captain.
step-logs-discard = Log { $card } from the Bot Discard pile: slide the card under the Bot’s Captain.
step-logs-officer = Log the Duty Officer { $card }: slide the card under the Bot’s Captain.
step-logs-ships = Log { $card }: slide the Ship under the Bot’s Captain; its Ship token goes to the supply.
step-logs-other = Log { $card }: slide the card under the Bot’s Captain.
step-flips-back = Flip the SUITS card to “no Duty Officer”.
step-returns = Put { $card } facedown at the bottom of the Incident deck.
step-returns-instead = Put { $card } facedown at the bottom of the Incident deck; the Bot never logs Incidents.
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

play-you = you
play-bot = Bot
play-none = –
play-unknown = ?
play-empty = deck empty
play-away-teams = { $count ->
    [one] 1 Away Team
   *[other] { $count } Away Teams
}
play-ships = { $count ->
    [one] 1 Ship
   *[other] { $count } Ships
}
play-level-ensign = Ensign
play-level-lieutenant = Lieutenant
play-level-commander = Commander
play-level-captain = Captain
play-level-admiral = Admiral
play-level-two-players = 2 players
play-level-cadet = Cadet Training
play-side-basic = Basic side
play-side-advanced = Advanced side

ask-label-why = Why
ask-label-known = Known
ask-label-answer = Answer
ask-in-phase = { $phase }: { $reason }
ask-for-card = { $card }, { $row }: { $reason }
ask-for-report = { $event } { $reason }

ask-stardate = Which Stardate card is on top, and how much Glory is on it?
ask-stardate-known = card { $card } with { $glory } Glory
ask-stardate-all-empty = All Stardate cards are empty.
ask-stardate-answer = Enter = as shown · 4 = 4 Glory on this card · 2 5 = card 2 with 5 Glory · 0 = all empty
ask-market = What is in the Market?
ask-market-unchanged = Enter = nothing changed. Otherwise name the cards, with ; between them:
ask-market-missing = Name the cards of the places with “?”, with ; between them:
ask-market-answer = Name + 2 glory + 1 dilithium (what lies on it). A card’s suit tells its place, places not named stay; ally - = the Ally deck has run out
ask-refill = Which card now lies in the { $suit } place of the Market?
ask-refill-answer = name of the card · - = that deck has run out
ask-zone = What lies in the Neutral Zone, with which tokens?
ask-zone-unchanged = Enter = nothing changed. Otherwise name the Locations, with ; between them:
ask-zone-missing = Name all Locations from left to right, with ; between them:
ask-zone-answer = Betazed + 2 you + 1 ship + 1 bot (your Away Teams, your Ships, the Bot’s Away Teams). Locations not named stay; if one is new, name all from left to right.
ask-new-site = Which Location now lies in place { $place } of the Neutral Zone, counted from the left?
ask-new-site-answer = name of the Location · - = the Location deck has run out
ask-tracks = Where are the markers on your Crew board?
ask-tracks-known = Research { $research } · Influence { $influence } · Military { $military }
ask-tracks-answer = Enter = as shown, or three numbers from 0 to 15 for Research, Influence and Military, e.g. 3 0 7
ask-reveal-deck = Turn up the top card of the Bot deck: which one is it?
ask-reveal-supplement = Turn up the top card of the Supplement deck: which one is it?
ask-reveal-row = Turn up the next card in the Bot’s Staging Area: which one is it?
ask-reveal-answer = name of the card
ask-reveal-answer-listed = name of the card or its number
ask-reveal-answer-none = - = the deck has run out
ask-drawn-incident = Turn up the top Incident: which one is it?
ask-drawn-encounter = Turn up the top Encounter: which one is it?
ask-encounter-left = Is there a card left in the Encounter deck?
ask-yes-no = y = yes · n = no
ask-incidents = How many cards are in the Incident deck?
ask-incidents-answer = Enter = as shown, or a number
ask-part = { $what } How did it go?
ask-part-done = 1 = done
ask-part-cancelled = 2 = canceled
ask-part-impossible = 3 = not possible
ask-where-team = From which Location did you remove your Away Team?
ask-where-ship = At which Location was the Ship you dismissed?
ask-where-answer = number of the Location · - = elsewhere
ask-discarded-is = Is the suit of the card you just discarded { $suit }?
ask-choice = You choose.
ask-choice-number = number of the option
ask-choice-cancelled = c = attack canceled
ask-choice-none = - = none is possible

why-stardate = It decides how many cards the Bot draws and where Glory comes from.
why-market = The Bot chooses a card of the Market.
why-refill = The place became free, and a Market card is about to be chosen.
why-zone = The Bot chooses a Location of the Neutral Zone.
why-new-site = A Location has left, and one is about to be chosen.
why-tracks = Your multipliers decide how much each card is worth to you.
why-reveal = The card decides what happens.
why-drawn = The card goes to the Bot.
why-encounter-left = The Bot takes the top Encounter.
why-incidents = An Incident leaves the deck; once that is empty, the Burn comes.
why-part = It decides how the row goes on.
why-where = One token fewer counts there from now on.
why-discarded-is = It decides what the Bot does.
why-choice = The row leaves the decision to you.

status-title = Bot { $bot } ({ $level }) · turn { $turn }
status-tracks = Tracks
status-supply = Resources
status-officer = Duty Officer
status-ships = Ships
status-locations = Locations
status-teams = Away Teams
status-teams-where = { $home } on the Captain · { $away } in the Neutral Zone
status-piles = Piles
status-piles-count = deck { $deck } · Discard pile { $discard }{ $top } · Supplement deck { $supplement } · Log { $log }
status-discard-top = top: { $card }
status-staging = Staging Area
status-facedown = { $cards } facedown
status-held = Stardate card { $card }
status-market = Market
status-zone = Neutral Zone
status-forces = Bot { $bot } · you { $you }
status-forces-legend = (teams+Ships)
status-stardate = Stardate
status-stardate-top = card { $card } with { $glory } Glory · the Bot draws { $draw ->
    [one] 1 card
   *[other] { $draw } cards
}
status-stardate-empty = All cards are empty; Glory comes from the supply.
status-incidents = Incidents
status-incidents-left = { $left } in the deck
status-last-turn = last Bot turn: { $turn }
status-next = Next
status-next-question = A question is open: tricorder solo play
status-next-your-turn = It is your turn. Then the Bot plays: tricorder solo play
status-next-lost = The game is over: the Burn came, the Bot wins.
status-next-scoring = The game is over. Final Scoring: tricorder solo score

checklist-title = Setup: { $bot } (Bot, { $level }) against { $captain }
checklist-level = Difficulty level { $level }: take the { $cards } Stardate cards “Solo vs { $level }”, number 1 on top, and put { $glory } Glory on it. All other Stardate cards stay in the box.
checklist-central = Set up the middle of the table as for two players (rulebook p. 4–5). You are the starting player. The Bot gets no Action tokens and no Mission Completion tokens.
checklist-central-incidents = The Incident deck also gets: { $cards }. That makes { $count } cards.
checklist-central-incidents-plain = The Incident deck has { $count } cards.
checklist-own = Arrange your own area (rulebook p. 6–7): Captain { $card }, { $side } of the Crew board.
checklist-own-deployed = Deployed: { $cards }.
checklist-own-controlled = Controlled Location: { $cards }.
checklist-own-discard = To your Discard pile: { $cards }.
checklist-own-status = Status card: { $cards }.
checklist-directives-none = The solo Directives { $reinforce } and { $conspiracy } stay in the box.
checklist-directives-conspiracy = { $conspiracy } joins the Bot’s Available cards; { $reinforce } stays in the box.
checklist-directives-campaign = Campaign: { $reinforce } joins your Available cards once your Reinforcement pile has a card. { $conspiracy } stays in the box.
checklist-directives-both = Campaign: { $reinforce } joins your Available cards once your Reinforcement pile has a card. { $conspiracy } joins the Bot’s Available cards.
checklist-board = Put the Crew board of { $bot } to the left of the Bot’s Ready Room, Basic side up, and set the 3 Crew Specialty markers to 0.
checklist-sort = Sort the crew cards of { $bot } by their indicators:
checklist-sort-virtual = The program holds the Bot deck. The Bot’s crew cards stay in the box; you need its Captain, Crew board and Ship tokens. To keep an overview, you may lay out what enters its Control Area.
checklist-sort-incident = Already in the Incident deck: { $cards }.
checklist-available = Available: { $cards }
checklist-reserve = Reserve: { $cards }
checklist-development = Development: { $cards }
checklist-deployed = Deployed: { $cards }
checklist-controlled = Controlled Location: { $cards }
checklist-discard = Discard: { $cards }
checklist-captain = Put the Captain { $card } beside the Bot’s Ready Room.
checklist-captain-status = Its Status card goes back to the box: { $cards }.
checklist-supplement = Supplement deck: shuffle the Developments ({ $development }) and put them facedown above the Ready Room. Shuffle the Reserve ({ $reserve }) and put it facedown on top. Do not shuffle again after that.
checklist-supplement-virtual = Supplement deck: the program has shuffled Developments ({ $development }) and, on top of them, Reserve ({ $reserve }).
checklist-deck-one = Bot deck: shuffle the Available cards ({ $available }) and put them facedown on the table below its Captain. Facedown on top goes { $top }.
checklist-deck-several = Bot deck: shuffle the Available cards ({ $available }) and put them facedown on the table below its Captain. Shuffle these separately and put them facedown on top: { $top }.
checklist-deck-virtual = Bot deck: the program has shuffled the Available cards ({ $available }); facedown on top: { $top }.
checklist-pile = Bot Discard pile: stack faceup beside its deck, the last one on top: { $cards }.
checklist-pile-virtual = Bot Discard pile: { $cards }. The program holds it too.
checklist-pile-empty = Bot Discard pile: still empty. Keep room for it beside the Bot deck.
checklist-pile-empty-virtual = Bot Discard pile: still empty. The program holds it.
checklist-rows = Keep two rows free: the Bot’s Control Area (Duty Officer, Locations, Ships) and below it the Bot’s Staging Area.
checklist-rows-virtual = Keep room for the Bot’s Control Area and for empty Stardate cards in its Staging Area.
checklist-teams = Put { $teams } Away Teams on the Bot’s Captain. It gets no resources.
checklist-programs = Lay out the 2 Command cards of { $bot }, with the sides “Traits” and “Suits with no Duty Officer” up.
checklist-go = You are the starting player. Play your first turn; go on with: tricorder solo play
