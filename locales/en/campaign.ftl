# The Five-Year Mission.

campaign-title = Five-Year Mission “{ $name }”
campaign-log = Campaign log
campaign-review = Performance review
campaign-next = Next assignment ({ $number } of { $most })
campaign-next-so-far = Next assignment ({ $number } of { $most }), before this upgrade
campaign-due = Upgrade after the game against { $opponent } ({ $outcome })

campaign-label-name = Name
campaign-label-captain = Captain
campaign-label-mode = Mode
campaign-label-rank = Rank
campaign-label-games = Assignments
campaign-label-level = Level
campaign-label-opponent = Opponent
campaign-label-opponents = Opponents
campaign-label-reinforce = Reinforce
campaign-label-pile = Pile
campaign-label-challenges = Challenges
campaign-label-number = No.
campaign-label-side = Board
campaign-label-result = Result
campaign-label-upgrade = Upgrade

campaign-label-path = Path
campaign-path = { $marks } (● won, ○ lost)
campaign-mode-levels = the Bot starts at { $first } and rises to { $last }
campaign-mode-always = the Bot plays at { $level } from the first game on
campaign-live-long-what = fewer starting resources after wins
campaign-weakness-what = Reserve and deck are mixed
campaign-two-weeks-what = after a win Reinforce starts in your Reserve
campaign-gazelle-what = after two wins in a row an Incident is in your deck
campaign-acquisition-what = no Option B after a win
campaign-only-ship-what = lose your starting Ship and you lose the game
campaign-tuesday-what = fewer Away Teams until your Reserve is empty
campaign-games = { $games } of { $most }, { $wins } won
campaign-won = won
campaign-lost = lost
campaign-result = { $outcome }, { $score }–{ $bot }
campaign-entry = { $opponent }: { $result }
campaign-side-basic = Basic
campaign-side-advanced = Advanced
campaign-side-unknown = –

campaign-reinforced = Reinforcement: { $card }
campaign-no-upgrade = no upgrade
campaign-from-reserve = { $card } (removed from your Reserve deck)
campaign-from-available = { $card } (removed from your starting deck)

campaign-option-a = Reinforcement: 1 common card ({ $names }) that you gained from the Market in this game.
campaign-lacks-tracks = It does nothing for you: your board has no tracks.
campaign-lacks-reserve = It does nothing for you: you have no Reserve deck.
campaign-none-possible = None of your cards qualifies.
campaign-possible = You can choose: { $cards }
campaign-changes = { $outcome }: your rank is then { $rank }.
campaign-at-level = Level { $level }
campaign-take-none = No upgrade
campaign-take-boost = Take this boost
campaign-take-both = Take these cards
campaign-step-play = Continue against { $opponent }, turn { $turn }
campaign-step-score = Score the game against { $opponent }
campaign-step-record = Record it in the campaign
campaign-step-face = Your next opponent
campaign-step-upgrade = Your upgrade after { $opponent }
campaign-step-path = { $won } of { $games } assignments won, { $left } still to come
campaign-story-went = Assignment { $number }: as { $rank } you faced { $opponent }, level { $level }.
campaign-story-result = Result: { $result }.
campaign-story-promoted = You were promoted: { $rank }.
campaign-story-upgrade = Afterwards: { $upgrade }
campaign-story-open = { $left ->
    [one] One assignment is
   *[other] { $left } assignments are
} still to come.
campaign-choose =
    Record A: `tricorder campaign upgrade --reinforce "CARD"`
    Record B: `tricorder campaign upgrade --bonus NUMBER` (if the bonus asks for a card of your own: --own-card "CARD")
campaign-choose-a-only =
    Record A: `tricorder campaign upgrade --reinforce "CARD"`
    Without a fitting card: `tricorder campaign upgrade --none`
campaign-b-barred = Option B is not available after this win (Rules of Acquisition).

campaign-reinforce-box = stays in the box (the Reinforcement pile is empty)
campaign-reinforce-deck = shuffle into your Available cards
campaign-reinforce-reserve = shuffle into your Reserve deck

campaign-begun = Campaign “{ $name }” has begun.
campaign-imported = Campaign “{ $name }” imported.
campaign-recorded-won = Recorded: you beat { $opponent }. Your rank is now { $rank }.
campaign-recorded-lost = Recorded: you lost to { $opponent }. Your rank stays { $rank }.
campaign-upgraded = Upgrade recorded. { $upgrade }
campaign-declined = Recorded: no upgrade for this game.
campaign-undone = The last entry of “{ $name }” has been undone.
campaign-deleted = The campaign “{ $name }” has been deleted.
campaign-current = If you give no name, “{ $name }” is meant.
campaign-unplayable = unreadable

campaign-rank-ensign = Ensign
campaign-rank-lieutenant = Lieutenant
campaign-rank-commander = Commander
campaign-rank-captain = Captain
campaign-rank-commodore = Commodore
campaign-rank-admiral = Admiral

campaign-mode-stun = Set Phasers to Stun
campaign-mode-yellow-alert = Yellow Alert
campaign-mode-gates = Gates of Sto’Vo’Kor
campaign-mode-kobayashi-maru = The Kobayashi Maru

campaign-review-ensign = Ten assignments and still an Ensign: enjoy the night shift, and give Harry Kim our best.
campaign-review-lieutenant = A solid Lieutenant. In another life, Picard wore blue and never got further either.
campaign-review-commander = Commander: able enough, but your people sing no songs about you yet.
campaign-review-captain = Captain: a California-class ship will be glad to have you.
campaign-review-commodore = Commodore: some sector near the edge of the map has your name on it.
campaign-review-admiral-late = Admiral! A desk at Starfleet Command is waiting for you.
campaign-review-admiral = Admiral, and briskly so: Section 31 has already read your file.
campaign-review-admiral-early = Admiral in record time: at the Academy your name comes up with those of Archer, Kirk, and Picard.

campaign-challenge-live-long = Live Long and Prosper
campaign-challenge-weakness = That Is Not a Weakness; That Is Life
campaign-challenge-two-weeks = Two Weeks to the Closest Outpost
campaign-challenge-gazelle = Running Like a Baby Gazelle
campaign-challenge-acquisition = Rules of Acquisition
campaign-challenge-only-ship = Only Ship in the Quadrant
campaign-challenge-tuesday = They Will Arrive on Tuesday

campaign-challenge-nothing = no effect in this assignment
campaign-challenge-demand-lack-either = You begin without Dilithium or without Latinum; which one is up to you.
campaign-challenge-demand-lack-both = You begin with neither Dilithium nor Latinum.
campaign-challenge-demand-mix-reserve = If you have a Reserve deck, count it, shuffle it with your Available cards, and draw that many facedown as your new Reserve deck; the rest is your deck.
campaign-challenge-demand-reinforce-in-reserve = The Directive Reinforce goes into your Reserve deck instead of your deck.
campaign-challenge-demand-shuffle-incident = Shuffle 1 Incident from the Incident deck into your deck.
campaign-challenge-demand-option-a-only = If you win, Option A is the only upgrade open to you.
campaign-challenge-demand-keep-ship = If your starting Ship is dismissed or recalled, the game is lost.
campaign-challenge-demand-lack-team = Set 1 Away Team aside until your Reserve deck is empty. (Later English rules say that it is only 1 again after a loss.)
campaign-challenge-demand-lack-two-teams = Set 2 Away Teams aside until your Reserve deck is empty.
