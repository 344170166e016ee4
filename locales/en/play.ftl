# A solo game at the table: steps, questions, state, set-up.

play-your-turn = Your turn. Press Enter when it is over, and the Bot plays. Report what touched the Bot, for example: draw 2, control betazed (? shows more).
play-saved = Saved. Go on with: tricorder solo play
play-over = The game is over. Score it with: tricorder solo score
play-undone = Taken back.
play-redone = Put back.
play-corrected = Set.
play-help =
    Enter             take what is shown as known, or end your turn
    :status           the whole table
    :undo  :redo      one answer or step back, or forth again
    :correct …        set anything, e.g. :correct military 5 · :correct move log krell
    :quit             stop; everything is saved
    On your turn: draw [N], incident, give CARD, glory N, dilithium N, latinum N, steal,
    hand, return-incident, dismiss-officer, log-officer, dismiss-ship [NAME],
    remove-teams [N] LOCATION, control LOCATION, lose-location NAME, log-location NAME,
    choose EVENT or EVENT, burn
play-event-asks = A question is open. Answer it with: tricorder solo play
play-choose-bot = Captain of the Bot
play-choose-captain = Your captain
play-choose-difficulty = Difficulty
play-choose-side = Your board side, Enter for basic
play-choose-deck = Deck of the Bot, Enter for physical (you turn the cards)
play-deleted = { $name } is deleted.
play-no-games = There is no solo game yet. Begin one: tricorder solo new
play-list-name = Name
play-list-bot = Bot
play-list-difficulty = Difficulty
play-list-captain = You
play-list-entries = Entries
