# The solo game at the table: steps, questions, state, setup.

status-title = Bot { $bot } ({ $level }) · turn { $turn }
status-printing-first = first printing
status-printing-latest = latest printing
status-tracks = Tracks
status-marks = Traits
status-marks-count = { $marked } of { $places } marked
status-exile = Khan in Exile
status-marked = Marked
status-exile-card = Card “Khan in Exile”
status-supply = Resources
status-officer = Duty Officer
status-ships = Ships
status-locations = Locations
status-teams = Away Teams
status-teams-where = { $home } on the Captain · { $away } in the Neutral Zone
status-piles = Piles
status-piles-count = Deck { $deck } · Discard pile { $discard }{ $top } · Supplement deck { $supplement } · Log { $log }
status-discard-top = top: { $card }
status-staging = Staging Area
status-facedown = { $cards } facedown
status-held = Stardate card { $card }
status-market = Market
status-zone = Neutral Zone
status-forces = Bot { $bot } · you { $you }
status-forces-legend = (teams+Ships)
status-junk = Junk
status-junk-unnamed = { $count } unnamed from the setup
status-junk-more = { $count } more below
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
status-next-question = A question is open: `tricorder solo play`
status-next-your-turn = It is your turn. Then the Bot plays: `tricorder solo play`
status-next-lost = The game is over: the Burn came, the Bot wins.
status-next-scoring = The game is over. Final Scoring: `tricorder solo score`
status-boxes = Boxes
