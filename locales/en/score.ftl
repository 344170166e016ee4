# Final Scoring and Cadet Training.

score-title = Final Scoring
score-line = Category
score-you = You
score-bot = Bot
score-glory = Glory
score-tokens = Tokens in the Neutral Zone
score-endgame = ENDGAME operations
score-printed = Printed VP
score-research = Research Focus
score-influence = Influence Focus
score-military = Military Focus
score-missions = Missions
score-resources = Dilithium and Latinum
score-marks = Marked traits
score-total = Total

score-standing = So far: you { $you }, the Bot { $bot } VP. The game is still in progress.
score-verdict-won = You win, { $you } to { $bot } VP.
score-verdict-lost = You lose, { $you } to { $bot } VP.
score-verdict-tied = You lose, { $you } to { $bot } VP. A tie is not enough against the Bot.
score-verdict-burn = You lose: the Burn ended the game, and nothing is scored.

score-past = Against { $bot } at { $level }: { $games ->
    [one] your first game.
   *[other] { $games } games, { $won } won, best score { $best }.
}

score-no-mission = Without a completed mission none of your Focus icons count.
score-not-flipped = Your Focus icons count only once your second mission has flipped the Captain.
score-bot-exile = In exile neither marked traits nor Focus icons count for the Bot.
score-no-multiplier = × 0 means the track has no multiplier yet, or none at all.
score-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
} counted.
score-asterisk = VP with an asterisk: { $cards }. The number is counted; check yourself what the SPECIAL operation makes of it.
score-endgame-cards = Cards with an ENDGAME operation: { $cards }. Count what those in play give with the points of your ENDGAME operations.
score-destroyed = Destroyed before scoring: { $cards }.
score-returned = Returned by Su’Kal before scoring: { $count ->
    [one] 1 Incident
   *[other] { $count } Incidents
}.
score-your-cards = Your cards
score-bot-cards = Bot cards
score-facedown = { $count ->
    [one] 1 facedown Incident
   *[other] { $count } facedown Incidents
} { $points }
score-source-player = German rulebook, p. 24–25
score-source-both = German rulebook, p. 24–25 · German solo rulebook, p. 5

score-ask-glory = Your Glory
score-ask-tokens = Your Away Teams and Ships in the Neutral Zone
score-ask-tokens-fleet = Your Away Teams and Ships in the Neutral Zone (your fleet of 30 is 1 token)
score-ask-endgame = Points of your ENDGAME operations
score-ask-cards = Your cards: Enter counts the { $cards } selected on the page; or name them all, with semicolons between them
score-ask-printed = Printed VP of all your cards
score-ask-focus = Cards with a Focus: Research, Influence, Military
score-ask-tracks = Your steps: Research, Influence, Military
score-ask-marks = Marked traits on your Crew board (of { $places })
score-ask-missions = Completed missions
score-ask-mission-points = Printed points of these missions
score-campaign = Record the result: `tricorder campaign record --bot { $opponent } --score { $you } --bot-score { $bot } --name { $name }`
score-left-out = Not counted: { $count ->
    [one] 1 facedown card
   *[other] { $count } facedown cards
} that came to the Bot deck from the Supplement deck. How much that is shows only when the game is over.
