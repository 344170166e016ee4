# The solo game at the table: steps, questions, state, setup.

play-your-turn = It is your turn. Report what affects the Bot, for example: draw 2, control betazed (? shows more). When you are done, press Enter for the Bot’s turn.
play-saved = Saved. Continue with: `tricorder solo play`
play-over = The game is over. Score it with: `tricorder solo score`
play-redone = Redone.
play-corrected = Corrected.
play-correct-what = Set something right with :correct and one of these: { $words } – for example :correct military 5
play-taken-as = Taken as: { $cards }.
play-kept = Got it: { $others }. Now type only what is missing or wrong (Enter = leave it out).
# What is typed and what it does are parted by |.
play-help =
    Enter | accept what is shown as known, or end your turn
    :status | the whole table
    :why | what the Bot had to choose from, and which rule decided
    :undo  :redo | one answer or step back, or forward again
    :correct … | set anything, e.g. :correct military 5 · :correct move log krell
    :?warp | what a word or card means, e.g. warp; the game waits
    ? | help with the question that is open
    :list | what can be there
    q | stop; everything is saved
    :event | what you report, by what your card says; for a Reaction also in the middle of a turn, e.g. :event my-glory 2
    Lines with a dot (·) are tracked by the program; everything else is up to you.
    The table in one line: 4 = 4 Glory on the Stardate card, 2 5 = card 2 with 5 Glory, 0 = all empty; Name + 2 glory + 1 dilithium = a Market card and what is on it, “ally -” = that deck has run out; Betazed + 2 you + 1 ship + 1 bot = a Location with your Away Teams, your Ships, the Bot’s Away Teams (if one is new, name all from left to right)
    A card by its name, its beginning, its initials (ars), or its number in the list
    On your turn: draw [N], incident, give CARD, glory N, dilithium N, latinum N, steal, hand, return-incident, dismiss-officer, log-officer, dismiss-ship [NAME], remove-teams [N] LOCATION, control LOCATION, lose-location NAME, log-location NAME, choose EVENT or EVENT, burn
play-event-asks = A question is open. Answer it with: `tricorder solo play`
play-choose-bot = Bot Captain
play-choose-captain = Your Captain
play-choose-difficulty = Difficulty
play-choose-deck = Bot deck
play-choose-side = Side of your Crew board
play-choose-conspiracy = Challenge Conspiring Admirals
play-choose-countdown = Challenge: does the Bot’s Reserve also have Time Is Running Out?
play-choose = { $what }: { $choices }
play-choose-enter = Enter = { $choice }
play-choice-physical = physical (you turn up the cards)
play-choice-virtual = virtual (the program does)
play-word-basic = basic
play-word-advanced = advanced
play-word-no = no
play-word-yes = yes
play-deleted = { $name } has been deleted.
play-no-games = There is no solo game yet. Begin one: `tricorder solo new`
play-list-name = Name
play-list-bot = Bot
play-list-difficulty = Difficulty
play-list-captain = You
play-list-progress = Status
play-list-running = in progress
play-list-moved = Last played

play-you = you
play-bot = Bot
play-none = –
play-unknown = ?
play-unnamed = not named
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
play-at-market = in the Market
play-at-zone = in the Neutral Zone
play-at-discard = in the Bot Discard pile
play-at-staging = in the Bot’s Staging Area
play-at-log = in the Bot’s Log
play-at-control = in the Bot’s Control Area
play-at-gone = no longer with the Bot: out of the game or among the Incidents
play-at-facedown = among the Bot’s facedown cards
play-at-box = in the box
play-at-reinforcements = in your Reinforcement pile
play-your-turn-again = It is your turn. Report what affects the Bot (? shows what), or press Enter for the Bot’s turn.
play-line-too-long = This line is too long: no answer needs more than { $most } characters.
play-hint = Tab completes what can go here, the arrow keys bring back earlier lines, :?word looks a word up, and :? shows more.
play-prompt-help = Type the answer, its number, or its beginning; Enter alone accepts the value shown. :?word looks a word up, :quit leaves.
play-question-help = :list shows what can be there · :why shows what the Bot decided so far · :undo takes back your last answer · :help shows everything else · q leaves
play-list-empty = There is nothing to list here: the answer is a number, yes, or no.
play-go-on = Enter = continue
play-undone-steps = Undone. On the table, too, take back:
play-undone-entry = Undone: your last entry. It moved nothing at the table.
