# Final Scoring and Cadet Training.

cadet-title = Cadet Training
cadet-training = { $captain }, { $side } (“{ $name }”)
cadet-turn = Turn { $turn } of { $turns }
cadet-set-up = Use the 2 Stardate cards for Cadet Training instead of the usual ones, with { $glory } Glory on the first. Otherwise set up as usual, just without an opponent.
cadet-play = Play your turn as usual. In the Clean-up Step, before you discard and draw:
cadet-task-wipe-market-and-zone = Start by resolving the empty Stardate card: wipe the whole Market and every Location in the Neutral Zone without a token of yours.
cadet-task-wipe-market = Start by resolving the empty Stardate card: wipe the whole Market.
cadet-task-fill = Put { $glory } Glory from the supply on Stardate card { $card }.
cadet-task-wipe-one = Wipe 1 Market card of your choice: its resources go to the supply, the card to the Junk. Refill the Market.
cadet-task-place-glory = Put 1 Glory from the Stardate card on a Market card. { $left ->
    [0] This empties the Stardate card.
   *[other] That leaves { $left } Glory on the Stardate card.
}
cadet-task-place-dilithium = Return 1 Glory from the Stardate card to the supply and put 1 Dilithium (not 2) on a Market card instead. { $left ->
    [0] This empties the Stardate card.
   *[other] That leaves { $left } Glory on the Stardate card.
}
cadet-task-place-glory-from-supply = Put 1 Glory from the supply on a Market card; both Stardate cards are empty.
cadet-task-place-dilithium-only = Put 1 Dilithium on a Market card; you remove no Glory, because both Stardate cards are empty.
cadet-task-keep = Keep the empty Stardate card in front of you. You resolve it in your next Clean-up Step.
cadet-task-last-turn-follows = This triggers the end of the game: you have exactly 1 more turn (according to later English rules; the German sentence breaks off here).
cadet-task-scoring-follows = After that the game is over, and you score.
cadet-remember = Throughout the training
cadet-rule-supply = You always gain Glory from the supply. Outside the Clean-up Step no Glory leaves the Stardate card.
cadet-rule-opponent = Your virtual opponent always has 1 of everything, except Ship tokens in the Neutral Zone. So 3 tokens secure a Location.
cadet-rule-incident = Whenever the opponent would take an Incident, you gain 1 Glory instead.
cadet-rule-burn = If the Burn comes, you lose.
cadet-training-one-side = { $captain } (“{ $name }”)
cadet-then-next = Turn done: `tricorder solo cadet next` · Undo: `tricorder solo cadet undo`
cadet-then-burn = The Burn has come: `tricorder solo cadet score --burn`
cadet-scoring = All { $turns } turns have been played. Now score as usual.
cadet-then-score = If you have counted your points: `tricorder solo cadet score --points NUMBER`
cadet-then-tally = To have them counted: `tricorder solo cadet score --glory … --cards "…"` (see --help)
cadet-burned = The Burn ended the training: you lose.
cadet-points = Result: { $points } VP
cadet-band-below = You are { $missing } VP short of the first level, which begins at 70.
cadet-band-understands = 70 or more: you have understood the game.
cadet-band-skilled = 100 or more: you already play your deck with skill.
cadet-band-veteran = More than 120: at Starfleet Academy you count as a veteran.
cadet-then-new = Once more: `tricorder solo cadet new --captain picard`
cadet-then-undo = Undo: `tricorder solo cadet undo`
cadet-none = No Cadet Training is in progress. You play it on your own, without the Bot, to learn the rules or a deck.
cadet-begin = Begin one: `tricorder solo cadet new --captain picard`
cadet-note-first = Nothing to undo: the training has only just begun.
cadet-note-over = This training is over; nothing was changed. To undo the last entry: `tricorder solo cadet undo`
cadet-note-count = All turns have been played; nothing was changed.
cadet-note-interim = Score after { $done } of { $turns } turns; only the final result is recorded.
cadet-note-deleted = “{ $name }” has been deleted.
cadet-list-turn = { $name }: turn { $turn } of { $turns }
cadet-list-scoring = { $name }: ready to be scored
cadet-list-scored = { $name }: { $points } VP
cadet-list-burned = { $name }: lost to the Burn
cadet-list-broken = { $name }: cannot be read
cadet-source = German rulebook, p. 28
