# How the finished solo games ended.

stats-title = Results and records
stats-games = { $games ->
    [0] No game has been scored yet.
    [one] 1 game, { $won ->
        [0] not won
       *[other] won
    }.
   *[other] { $games } games, { $won } of them won.
}
stats-points = Best score { $best }, average { $average }.
stats-streak = { $streak ->
    [0] Longest winning streak: { $longest }.
   *[other] { $streak } won in a row, longest streak { $longest }.
}
stats-hardest = Hardest win: { $level } against { $bot }.
stats-running = { $count ->
    [one] 1 game is
   *[other] { $count } games are
} still being played.
stats-unscored = Over, but not scored: { $names }. Score with: `tricorder solo score NAME`
stats-bot = Bot
stats-level = Level
stats-captain = Your Captain
stats-head-games = Games
stats-head-won = Won
stats-head-lost = Lost
stats-head-best = Best
stats-head-average = Average
