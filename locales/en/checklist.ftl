# The solo game at the table: steps, questions, state, setup.

checklist-title = Setup: { $bot } (Bot, { $level }) against { $captain }
checklist-level = Difficulty level { $level }: take the { $cards } Stardate cards “Solo vs { $level }”, number 1 on top, and put { $glory } Glory on it. All other Stardate cards stay in the box.
checklist-stardate-wipes = What each card wipes once it is empty: { $wipes }. When the last one is empty, the Resolution begins.
checklist-stardate-wipe = { $card }: { $effect }
checklist-wipe-nothing = nothing
checklist-wipe-market = Market
checklist-wipe-both = Market and Neutral Zone
checklist-central = Set up the middle of the table as for two players (German rulebook p. 4–5). You are the starting player. The Bot gets no Action tokens and no Mission Completion tokens.
checklist-central-incidents = The Incident deck also gets: { $cards }. That makes { $count } cards.
checklist-central-incidents-plain = The Incident deck has { $count } cards.
checklist-own = Arrange your own area (German rulebook p. 6–7): Captain { $card }, { $side } of the Crew board.
checklist-own-deployed = Deployed: { $cards }.
checklist-own-controlled = Controlled Location: { $cards }.
checklist-own-discard = To your Discard pile: { $cards }.
checklist-own-status = Status card: { $cards }.
checklist-directives-none = The solo Directives { $reinforce } and { $conspiracy } stay in the box.
checklist-directives-conspiracy = { $conspiracy } joins the Bot’s Available cards; { $reinforce } stays in the box.
checklist-directives-campaign = Campaign: { $reinforce } joins your Available cards once your Reinforcement pile has a card. { $conspiracy } stays in the box.
checklist-directives-both = Campaign: { $reinforce } joins your Available cards once your Reinforcement pile has a card. { $conspiracy } joins the Bot’s Available cards.
checklist-assignment = Assignment { $number } of { $most } of the campaign “{ $name }”: the difficulty level follows from mode and rank.
checklist-out-of-the-market = First take out of the Market decks: { $cards }. That goes to your Reinforcement pile.
checklist-own-campaign = The campaign changes this, in this order:
checklist-pile-own = Reinforcement pile, beside your own area: { $cards }.
checklist-from-reserve = { $card } (from your Reserve deck)
checklist-from-available = { $card } (from your Available cards)
checklist-reinforce-deck = Shuffle the Directive { $card } into your Available cards.
checklist-reinforce-reserve = Shuffle the Directive { $card } into your Reserve deck, not into your deck.
checklist-incidents-left = The Incident deck then has { $count ->
    [one] 1 card
   *[other] { $count } cards
} left.
checklist-glory-left = Stardate card { $card } then has { $glory } Glory on it.
checklist-draw-hand = Draw your opening hand.
checklist-incident-taken = Put the top Incident facedown on top of the Bot deck; the program has counted it.
checklist-incident-taken-virtual = Put the top Incident facedown beside the Bot’s Captain until the program asks for it; the program has counted it.
checklist-incident-given = Put it facedown on top of the Bot deck and report it before your first turn: give CARD.
checklist-all-game = All game long – { $what }
checklist-directives-placed = { $reinforce } is among your cards already. { $conspiracy } stays in the box.
checklist-directives-placed-both = { $reinforce } is among your cards already. { $conspiracy } joins the Bot’s Available cards.
checklist-board = Put the Crew board of { $bot } to the left of the Bot’s Ready Room, Basic side up, and set the 3 Crew Specialty markers to 0.
checklist-board-marks = Put the Crew board of { $bot } to the left of the Bot’s Ready Room. It has one side only and no tracks; keep the tokens for its { $places } traits at hand. Two of them are traits of your Captain.
checklist-supplement-last = Supplement deck: put { $last } facedown above the Ready Room. Shuffle the other Developments ({ $development }) and put them facedown on top. Do not shuffle again after that.
checklist-supplement-last-virtual = Supplement deck: the program has shuffled the Developments ({ $development }); { $last } is at the bottom.
checklist-programs-exile = Lay out the Command card “Khan in Exile”. The 2 regular cards wait until Khan leaves exile.
checklist-programs-exile-virtual = The program carries out the card “Khan in Exile” and later the 2 regular ones; you may lay them out to follow along.
checklist-boxed = Back to the box
checklist-deck-alone = Bot deck: shuffle the Available cards ({ $available }) and put them facedown on the table below its Captain. Nothing goes on top.
checklist-deck-alone-virtual = Bot deck: the program has shuffled the Available cards ({ $available }).
checklist-own-marks = Arrange your own area (German rulebook p. 6–7): Captain { $card } and his Crew board, which has one side only and no tracks; both double-sided cards with the front up. Keep the tokens for his traits at hand, two of which are traits of the Bot’s Captain.
checklist-sort = Sort the crew cards of { $bot } by their indicators:
checklist-sort-virtual = The program holds the Bot deck. The Bot’s crew cards stay in the box, apart from any in the Incident deck; you need its Captain, Crew board, and Ship tokens. To keep track, you may lay out what enters its Control Area.
checklist-sort-incident = Already in the Incident deck
checklist-available = Available
checklist-reserve = Reserve
checklist-development = Development
checklist-deployed = Deployed
checklist-controlled = Controlled Location
checklist-discard = Discard
checklist-captain = Put the Captain { $card } beside the Bot’s Ready Room.
checklist-captain-status = Its Status card goes back to the box: { $cards }.
checklist-supplement = Supplement deck: shuffle the Developments ({ $development }) and put them facedown above the Ready Room. Shuffle the Reserve ({ $reserve }) and put it facedown on top. Do not shuffle again after that.
checklist-supplement-virtual = Supplement deck: the program has shuffled Developments ({ $development }) and, on top of them, Reserve ({ $reserve }).
checklist-deck-one = Bot deck: shuffle the Available cards ({ $available }) and put them facedown on the table below its Captain. Facedown on top of them, put { $top }.
checklist-deck-several = Bot deck: shuffle the Available cards ({ $available }) and put them facedown on the table below its Captain. Shuffle these separately and put them facedown on top: { $top }.
checklist-deck-virtual = Bot deck: the program has shuffled the Available cards ({ $available }); facedown on top: { $top }.
checklist-pile = Bot Discard pile: stack faceup beside its deck, the last one on top: { $cards }.
checklist-pile-virtual = Bot Discard pile: { $cards }. The program holds it too.
checklist-pile-empty = Bot Discard pile: empty for now. Leave room for it beside the Bot deck.
checklist-pile-empty-virtual = Bot Discard pile: empty for now. The program holds it.
checklist-rows = Leave room for two rows: the Bot’s Control Area (Duty Officer, Locations, Ships) and, below it, the Bot’s Staging Area.
checklist-rows-virtual = Leave room for the Bot’s Control Area. What it gets from the Market, Incidents, and Encounters lies faceup beside its Captain; empty Stardate cards go to its Staging Area.
checklist-teams = Put { $teams } Away Teams on the Bot’s Captain. It gets no resources.
checklist-programs = Lay out the 2 Command cards of { $bot }, with the sides “Traits” and “Suits with no Duty Officer” up.
checklist-printing-first = Printing: cards count as in their first printing. In the latest printing, the traits of { $cards } differ, and so does what the Bot does with them; if you have that printing, choose it when you start the game.
checklist-printing-latest = Printing: cards count as in their latest printing. In the first printing, the traits of { $cards } differ, and so does what the Bot does with them.
checklist-printing-same = Printing: cards count as in their latest printing. With { $bot } as the Bot it makes no difference to what the Bot does.
checklist-go = You are the starting player. Play your first turn.
checklist-programs-virtual = The program carries out the 2 Command cards of { $bot }; you may lay them out to follow along.

# Games with other boxes, and crews of other shapes.
checklist-boxes = Boxes: { $boxes }.
checklist-boxes-mixed = Boxes: { $boxes }. Shuffle their common cards together by suit. As always, only 4 Starting Locations are used; with the { $others } other Locations, the Location deck and Neutral Zone have { $all } cards.
checklist-stardates-later = Use the Stardate cards of To Boldly Go.
checklist-mixed = Take one copy of each card that is both in the core box and in To Boldly Go (•). Leave the core box’s version in the box of: { $cards }.
checklist-incidents-back = Shuffle the { $common } common Incidents and return { $back } of them to the box at random.
checklist-incidents-promo = { $cards }: { $count ->
    [one] takes the place of another Incident
   *[other] each take the place of another Incident
} at random, never a promo; what crews bring is added only after that.
checklist-junk = Once the Market is laid out faceup, put the top card of each Market deck in the Junk until it has { $count } cards.
checklist-rewards = Set the { $count } Rewards aside in a pile of their own.
checklist-own-teams-at = Away Teams: { $teams } on your Captain, { $there } on { $place }.
checklist-own-teams-aside = Away Teams: { $teams } on your Captain; keep the others beside your board, out of play.
checklist-own-no-reserve = You have no Reserve deck.
checklist-own-hand = Your opening hand has { $cards } cards.
checklist-directive-stays = { $card } stays in the box.
checklist-directive-placed = { $card } is among your cards already.
checklist-directive-campaign = Campaign: { $card } joins your Available cards once your Reinforcement pile has a card.
checklist-directive-available = { $card } joins the Bot’s Available cards.
checklist-directive-reserve = { $card } joins the Bot’s Reserve cards.
checklist-supplement-challenge = On top of it, facedown: { $cards }.
