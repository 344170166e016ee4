# Calculators: list (calc-list-…, calc-about-…) and results (calc-<calculator>-…), rolls (roll-…).

calc-list-hint = Ask a calculator for --help to see how it is called.
calc-about-range = How far a ship gets
calc-about-staffing = Whether a ship is staffed
calc-about-attempt = What counts in a mission attempt
calc-about-combat = Who wins a combat
calc-about-engagement = Who wins an engagement
calc-about-counters = What seven counters let you play and draw
calc-about-winner = Who has won the game
calc-about-odds = How many resources your space stations can expect
calc-about-robbery = Who gives up how many cards on a 7
calc-about-points = Victory points, and who holds the special cards
calc-about-route = The longest supply route of your starships
calc-about-trade = Trading with the supply: 4:1, 3:1, and 2:1
calc-about-limits = How much your pieces still let you build
calc-about-event = The event roll of a round
calc-about-movement = The movement roll
calc-about-dilemma = The dilemma roll
calc-about-crew = The crew roll
calc-about-price = What outposts, colonies, equipment, and ships cost
calc-about-recruit = What it takes to recruit someone
calc-about-turn = The points of a turn
calc-about-victory = How many missions it takes to win
calc-about-nonaligned = How non-aligned ships behave

# Star Trek Catan
calc-rule = Rule
calc-together = Together
calc-and = { $first } and { $last }
calc-and-last = { $first }, and { $last }
calc-player-number = Player { $number }
calc-station-small = Small space station
calc-station-large = Large space station

calc-odds-station = Space station
calc-odds-chips = Number chips
calc-odds-cards = Cards in 36 rolls
calc-odds-number = Number
calc-odds-ways = Rolls of 36
calc-odds-each = Cards on each roll
calc-odds-expected = { $cards ->
    [one] Expect 1 resource card in 36 rolls, which is { $exact } per roll.
   *[other] Expect { $cards } resource cards in 36 rolls, which is { $exact } per roll.
}
calc-odds-chance = You earn something on { $any } of 36 rolls ({ $percent }%). A 7 comes up on { $seven } of 36 and gives nobody resources.

calc-robbery-player = Player
calc-robbery-cards = Cards
calc-robbery-half = Half
calc-robbery-discard = Discard
calc-robbery-keep = Keep
calc-robbery-gives = { $player } { $count }
calc-robbery-give = Resource cards to discard: { $who }.
calc-robbery-nobody = Nobody discards any cards.
calc-robbery-then = Hands of more than 7 cards are halved, rounding down in the player’s favor. Then whoever rolled moves the Klingon cruiser and may steal 1 card.

calc-points-you = You
calc-points-of-small = Small space stations
calc-points-of-large = Large space stations
calc-points-of-route = Longest supply route
calc-points-of-starfleet = Largest Starfleet
calc-points-of-cards = Victory point cards
calc-points-missing = Missing to win
calc-points-route-alone = Longest supply route: { $owner }, alone in front with { $most } starships.
calc-points-route-kept = Longest supply route: { $owner } keeps it, since a tie ({ $tied }: { $most } each) leaves it with the previous owner.
calc-points-route-aside = Longest supply route: the card lies aside, since { $tied } tie at { $most } and none of them had it.
calc-points-route-short = Longest supply route: nobody has 5 connected starships, so the card lies aside.
calc-points-route-open = Longest supply route: open. { $tied } tie at { $most }. If one of them had the card before, it stays there; if none of them had it, it lies aside. Tell with --route-holder.
calc-points-starfleet-alone = Largest Starfleet: { $owner }, with { $most } revealed cards.
calc-points-starfleet-kept = Largest Starfleet: { $owner } keeps it; it would take one card more than { $most } to capture it.
calc-points-starfleet-short = Largest Starfleet: nobody has revealed 3 “Starfleet intervenes” cards yet.
calc-points-starfleet-open = Largest Starfleet: open. Of { $tied }, it belongs to whoever revealed { $most } cards first. Tell with --starfleet-holder.
calc-points-wins = { $player } has { $points } victory points and wins on their own turn.
calc-points-you-win = With { $points } victory points you win as soon as it is your turn.

calc-route-way = Longest route: { $way } = { $length ->
    [one] 1 starship
   *[other] { $length } starships
}.
calc-route-total = Starships in the network: { $count }.
calc-route-enough = That is enough for the longest supply route (at least { $least }), provided nobody else has as many or more.
calc-route-short = The longest supply route takes { $least }: { $missing } short.
calc-route-branches = Counted is one way without side branches. Connected are { $connected } starships; the almanac does not say whether side branches count.

calc-limits-piece = Piece
calc-limits-left = Still possible
calc-limits-of-starships = Starships
calc-limits-of-small = Small space stations
calc-limits-of-upgrades = Upgrades to large space stations
calc-limits-of-stations = Space stations in all, with upgrades
calc-limits-upgrade-first = You have to upgrade a small space station before you can build the next one.
calc-limits-aside = { $count ->
    [one] 1 small space station still lies aside; the next upgrade brings it into your supply.
   *[other] { $count } small space stations still lie aside; each upgrade brings one of them into your supply.
}
calc-limits-costs = The almanac does not state what building costs; the building costs card does. Only this is certain: starships and small space stations take dilithium and tritanium.

calc-trade-give = Give
calc-trade-rate = Rate
calc-trade-take = Take
calc-trade-takes = Other cards for it
calc-trade-rest = { $sum }, { $rest } left
calc-trade-complete = That gets you everything you want.
calc-trade-nothing-missing = You already have everything you want.
calc-trade-unmet = Your cards are not enough for this. Still missing: { $cards }.
calc-trade-after = Your hand afterward: { $cards }.
calc-trade-most = { $count ->
    [0] There is not enough of any kind for a trade.
    [one] Together they bring you 1 card.
   *[other] Together they bring you { $count } cards.
}
