# The solo game in a browser: list, new game, the table, controls.

solo-title = Solo
solo-begin = New game
solo-new-title = New game
solo-new-name = Name (optional)
solo-new-questions = Questions from the program
solo-new-joined = combined
solo-new-single = one at a time
solo-new-again = { $last }, again
solo-new-rest = Everything else
solo-new-past = { $games ->
    [one] 1 game, { $won ->
        [0] not won
       *[other] won
    }
   *[other] { $won } of { $games } won
}
solo-new-draws = The Bot draws { $draws } cards a turn, depending on the Stardate card
solo-new-complexity = complexity { $rated } of 10
solo-new-side-what = Basic is for a crew that is new to you. Advanced adds the printed points of missions.
solo-new-deck-what = With real cards, you turn up what the Bot plays and name it. Otherwise the program shuffles and plays, and the Bot’s cards stay in the box.
solo-new-questions-what = Combined means fewer taps a turn.
solo-new-print-what = Later printings have other traits on some cards; choose what your cards show.
solo-new-print = Traits of the cards
solo-new-print-first = first printing
solo-new-print-latest = latest printing
solo-new-campaign = Part of a campaign
solo-new-campaign-none = none
solo-new-go = Start
solo-new-challenge = with Conspiring Admirals
solo-new-countdown = with Time Is Running Out of To Boldly Go
solo-setup = Setup
solo-setup-what = Check off what is ready. The check marks are kept with the game.
solo-setup-done = Start playing
solo-none = No games yet.
solo-damaged = cannot be read
solo-turn-number = Turn { $turn }
solo-turn-not-yet = not begun
solo-log-none = Nothing has happened in this game yet.
solo-state-question = a question is open
solo-state-your-turn = it is your turn
solo-state-over = over
solo-state-won = won, { $you } to { $bot }
solo-state-lost = lost, { $you } to { $bot }
# When a game went on last: 5 May 2026, 18:30.
solo-when = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }, { $time }
solo-others = Also here
solo-campaigns = Campaigns
solo-cadets = Cadet Training
solo-against = you play { $captain }
solo-earlier = Earlier in this turn: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
solo-last-turn-told = What happened last
solo-go-on = Continue
solo-your-turn = It is your turn
solo-your-turn-what = Play it at the table. Report what affects the Bot, then let it play.
solo-your-turn-done = It is your turn. What did you do?
solo-what-changed = What did you do?
solo-what-changed-why = Only what matters to the Bot; it knows the rest.
solo-change-card = Took a card
solo-change-team = Sent an Away Team
solo-change-ship = Moved a Ship
solo-change-location = Took a Location
solo-change-track = Moved a track marker
solo-change-all = Check everything
solo-still-open = Still open
solo-change-none = That was all; Bot plays
solo-bot-plays = End my turn
solo-events = What does your card say? (opponent = the Bot)
solo-reaction = A Reaction, or something else that affects the Bot
solo-report = Report
solo-nothing-else = Nothing else changed
solo-asks-market = Which card is in the Market at { $place }?
solo-asks-zone = Neutral Zone, { $place }: which one is there?
solo-place-close = Close
solo-place-done = Done
solo-for-hands = For your hands
solo-hands-done = All done, continue
solo-hands-more = More below
solo-hands-aloud = Read aloud
solo-hands-aloud-next = Tap anywhere for the next one
solo-next = What’s next
solo-rest = The Bot’s area: Officer, Ships, piles
solo-correct-go = Apply
solo-back = Back to the game
solo-undo = Undo
solo-redo = Redo
solo-log = Game log
solo-more = This game
solo-delete = Delete the game
solo-delete-sure = Delete { $name }?
solo-delete-what = Its history and score will be deleted. You can bring it back for thirty days.
solo-delete-go = Delete
solo-keep = Keep it
solo-score = Final Scoring
solo-score-what = Select what is in front of you; the total follows. The Bot’s points are known.
solo-score-own = What your crew began with: clear what you no longer have
solo-score-later = Reserve and Developments: select what you enlisted
solo-score-seen = Seen at the table: select what is yours now
solo-score-cards = Other cards of yours, one per line
solo-score-by-hand = Counted without the list
solo-score-printed = Printed VP of all your cards; if you enter a number here, the selection does not count
solo-score-focus = Focus icons on all your cards, likewise
solo-score-named = The Bot’s facedown cards: turn them up and select { $count ->
    [one] the one that is there
   *[other] the { $count } that are there
}
solo-score-renew = Update the total
solo-score-go = Score
solo-lost = The Burn has come. The Bot has won.
solo-over = The last turn is over.
solo-moved-title = The game has gone on
solo-moved = The game continued on another device, so your entry was not saved. This is where it is now.
solo-moved-here = The game continued elsewhere.
solo-reload = Refresh
solo-unknown = There is no game of this name.
solo-unknown-back = To all games
solo-refused = That did not work
solo-picture = The Bot’s area: { $figures }
solo-bot-short = Bot
solo-side-with = SUITS card: with Duty Officer
solo-side-without = SUITS card: no Duty Officer
solo-pile-deck = Deck
solo-pile-row = Row
solo-pile-discard = Discard
solo-pile-supplement = Supplement
solo-pile-log = Log
solo-card = Card
solo-card-number = Card { $number }
solo-site = Location { $number }
solo-deck-empty = That deck has run out
solo-blank-if-empty = Leave it blank if the deck does not have that many.
solo-elsewhere = elsewhere
solo-your-teams = your Away Teams
solo-your-ships = your Ships
solo-bot-teams = Bot Away Teams
solo-your-tracks = Your tracks
solo-bot-tracks = Bot tracks
solo-stardate-card = Stardate card
solo-glory-on-it = Glory on it
solo-stardate-end = All Stardate cards are empty
solo-range = From { $first } to { $last }
solo-part-done = Done
solo-part-done-suit = Done, with { $suit }
solo-part-done-other = Done, with a card other than { $suit }
solo-part-cancelled = Attack canceled
solo-part-impossible = Not possible
solo-choice-none = No option is possible
solo-how-many = How many
solo-options = Options
solo-options-hint = In the order of your card: dismiss-ship or incident
solo-deed-of = { $deed }: { $card }
solo-move = A Bot card is elsewhere
solo-to = goes to
solo-none-hint = - stands for none
solo-marks = Marked traits
solo-exile = Khan is still in exile
solo-ship = Ship
solo-ship-at = Where a Bot Ship is
solo-stands-at = is at
solo-own-card = its own card
solo-encounters = Encounters
solo-held = Emptied Stardate cards in the Staging Area
solo-held-hint = Their numbers, separated by spaces
solo-last-turn = Last Bot turn
solo-last-turn-hint = leave empty if not decided
solo-zone-deck = Deck
solo-zone-supplement = Supplement deck
solo-zone-discard = Discard pile
solo-zone-staging = Staging Area
solo-zone-log = Log
solo-zone-officer = Duty Officer
solo-zone-controlled = Controlled Locations
solo-zone-ships = Ships
solo-zone-gone = no longer the Bot’s
solo-mode = Mode
solo-challenges = Challenges (any number)
solo-book-name = Name (optional)
solo-book-begin = New campaign
solo-training-begin = New training
solo-won = won
solo-was-lost = lost
solo-by-points = by the points
solo-outcome = How it ended
solo-your-points = Your points
solo-bot-points = Bot points
solo-record = Record a result
solo-upgrade = Record an upgrade
solo-upgrade-chosen = as filled in above
solo-upgrade-none = no upgrade
solo-upgrade-reinforce = A: common card as Reinforcement
solo-upgrade-bonus = or the number of a bonus
solo-upgrade-own-card = with a card of your own, if the bonus asks for one
solo-turn-done = Turn done
solo-end = How it ends
solo-no-burn = with points
solo-burn = the Burn has come
solo-points-counted = Your points, if you have counted them
solo-review = Looking back
solo-delete-log = Delete
solo-back-to-log = Back
