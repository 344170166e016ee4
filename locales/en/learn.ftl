# The first lessons: a guided first round, step by step.

learn-title = First lesson
learn-what = Play a first round step by step, with one new idea at a time
learn-place = { $lesson } · step { $step } of { $of }
learn-step = Step { $step } of { $of }: { $title }
learn-teaches = You learn: { $idea }
learn-table = The table
learn-todo = What to do
learn-rules = Rules
learn-all = All games
learn-next = Next
learn-back = Back
learn-go-on = Done? Press Enter for the next step.
learn-begin = Begin: `tricorder learn { $game }`
learn-new = New this turn: { $title }. { $idea }
learn-more = The table and the steps for it: `tricorder learn { $game } --step { $step }`
learn-training = Then play a training, with help in every turn: `tricorder solo cadet new --captain picard`
