# Calculators: list (calc-list-…, calc-about-…) and results (calc-<calculator>-…), rolls (roll-…).

calc-list-hint = Ask a calculator for --help to see how it is called.

# All screens: where they belong, the rules they follow.
calc-place = { $game } · Calculator
calc-rule = Rule

# A line each in the list.
calc-about-range = How far the Range of a ship takes it
calc-about-staffing = Whether a ship is staffed, and who is missing
calc-about-attempt = Mission attempt: who may, how many dilemmas, what is missing
calc-about-combat = Who wins a combat
calc-about-engagement = Who wins an engagement
calc-about-counters = What seven counters let you play and draw
calc-about-winner = Who has won, also when all decks are empty
calc-about-odds = How many resources your space stations can expect
calc-about-robbery = Who gives up how many cards on a 7
calc-about-points = Victory points, and who holds the special cards
calc-about-route = The longest supply route of your starships
calc-about-trade = Trading with the supply: 4:1, 3:1, and 2:1
calc-about-limits = How much your pieces still let you build
calc-about-event = The event card roll of a round
calc-about-movement = The movement roll
calc-about-dilemma = The dilemma roll
calc-about-crew = The crew roll of a Non-Aligned ship
calc-about-price = What Outposts, Colonies, Equipment, Doorways, and ships cost
calc-about-recruit = What it takes to recruit a Non-Aligned crew
calc-about-turn = The points of a round
calc-about-victory = How many missions it takes to win
calc-about-nonaligned = How Non-Aligned ships behave

# Their names, which are the titles of those that have no other.
calc-range-title = Range
calc-staffing-title = Staffing
calc-attempt-title = Mission attempt
calc-combat-title = Combat
calc-engagement-title = Engagement
calc-counters-title = Counters
calc-winner-title = How the game stands
calc-odds-title = Resource yields
calc-robbery-title = Rolling a seven
calc-points-title = Victory points
calc-route-title = Longest supply route
calc-trade-title = Border trade
calc-limits-title = Building
calc-event-title = Event card roll
calc-movement-title = Movement roll
calc-dilemma-title = Dilemma roll
calc-crew-title = Crew roll
calc-price-title = Buying
calc-recruit-title = Recruiting
calc-turn-title = Points of the round
calc-victory-title = Missions to win
calc-nonaligned-title = Non-Aligned ships

# Second Edition (calc-second-…, calc-range-… to calc-winner-…).

calc-range-of = Range { $range }
calc-range-flight = Flight
calc-range-takes = Uses
calc-range-left = Left
calc-range-copies = 0 (copies of one mission)
calc-range-quadrant = quadrant
calc-range-unsure-region = { $name }: whether the printed card names a region is not certain. If it does, a flight from or to a mission of that region takes { $less } less.
calc-range-region = region
calc-range-too-far = { $cost } > { $left }: too far
calc-range-needs = Range used in all: { $total }. The ship needs at least that much.
calc-range-possible = The ship gets there. Range used in all: { $total }; of Range { $range }, { $left ->
    [0] nothing
   *[other] { $left }
} is left.
calc-range-stuck = The ship gets no farther than { $place }: Range { $left } is left, { $short } too little for the flight to { $goal }.
calc-range-condition = Only a staffed, unstopped ship can fly. After this turn it has its full Range again.

calc-staffing-of = Staffing: { $ship }
calc-staffing-needs = Required
calc-staffing-covered = Covered by
calc-staffing-missing = –
calc-staffing-affiliation = { $names } affiliation
calc-staffing-yes = { $ship } is staffed.
calc-staffing-no = { $ship } is not staffed. Missing: { $missing }.
calc-staffing-stopped = Stopped and therefore no help: { $names }.

calc-attempt-mission = Mission
calc-attempt-personnel = Personnel
calc-attempt-leave = Allowed
calc-attempt-dilemmas = Dilemmas
calc-attempt-counted = { $unstopped }{ $stopped ->
    [0] {""}
   *[other] ; { $stopped } more stopped and not taking part
}
calc-attempt-given = yes: { $names }
calc-attempt-refused = no: nobody has a matching affiliation icon
calc-attempt-unclear = Read on the card who may attempt the mission.
calc-attempt-drawn = { $number ->
    [0] Your opponent draws no dilemmas.
    [one] Your opponent draws 1 dilemma; it may cost at most 1.
   *[other] Your opponent draws { $number } dilemmas; those selected may cost at most { $number } in total.
}
calc-attempt-requirement = Requirements
calc-attempt-branch = Option { $number }
calc-attempt-one-of = one of these:
calc-attempt-or = or
calc-attempt-met = met
calc-attempt-not-met = not met
calc-attempt-look = check yourself
calc-attempt-short = { $number } short
calc-attempt-over = { $number } too high
calc-attempt-result-refused = You may not attempt the mission like this: at least one unstopped person needs an affiliation icon of the mission.
calc-attempt-result-met = { $count ->
    [one] If this person is left after the dilemmas, the mission is completed: { $points } points.
   *[other] If all { $count } are left after the dilemmas, the mission is completed: { $points } points.
}
calc-attempt-result-would = { $count ->
    [one] This person would meet the requirements for the { $points } points.
   *[other] These { $count } would meet the requirements for the { $points } points.
}
calc-attempt-result-missing = { $count ->
    [one] Even if this person is left after the dilemmas, the mission for { $points } points is not completed.
   *[other] Even if all { $count } are left after the dilemmas, the mission for { $points } points is not completed.
}
calc-attempt-result-look = { $count ->
    [one] If this person is left after the dilemmas, the { $points } points depend on what you must check yourself.
   *[other] If all { $count } are left after the dilemmas, the { $points } points depend on what you must check yourself.
}
calc-attempt-result-unknown = { $count ->
    [one] The requirements of this mission for { $points } points are not on record; check them for this person on the card.
   *[other] The requirements of this mission for { $points } points are not on record; check them for the { $count } on the card.
}

calc-combat-you = Your Strength
calc-combat-opponent = Opponent’s Strength
calc-combat-after = Afterwards your personnel involved are stopped; your opponent’s are not.
calc-engagement-you = Your Weapons
calc-engagement-opponent = Opponent’s Shields
calc-engagement-after = Afterwards your ships involved and everyone aboard are stopped; your opponent’s are not.
calc-contest-you = You win { $yours } to { $theirs } and may use the effect of the card that started it.
calc-contest-opponent = Your opponent wins { $theirs } to { $yours }.
calc-contest-nobody = { $yours } to { $theirs } is a tie: nobody wins.

calc-counters-given = { $counters } counters
calc-counters-given-draws = { $counters } counters, { $draws ->
    [one] one
   *[other] { $draws }
} of them for drawing
calc-counters-plays = Play
calc-counters-draws = Draw
calc-counters-idle = Unused
calc-counters-none = nothing
calc-counters-more = { $count ->
    [one] --json shows one more choice.
   *[other] --json shows { $count } more choices.
}
calc-counters-free = Uses no counters and always fits in: { $names }.
calc-counters-all = Everything together fits into one turn: the cards cost { $costs }{ $draws ->
    [0] {""}
   *[other] , with the drawing { $needs }
}, and you have { $counters } counters.
calc-counters-not-all = Everything together does not fit into one turn: the cards cost { $costs }{ $draws ->
    [0] {""}
   *[other] , with the drawing { $needs }
}, and you have { $counters } counters.
calc-counters-twice = Everything together does not fit into one turn: you may command only one copy of a unique card.
calc-counters-must = As long as your deck has cards you must spend all counters: what does not go into playing goes into drawing.

calc-winner-player = Player
calc-winner-points = Points
calc-winner-planets = Planet missions
calc-winner-spaces = Space missions
calc-winner-deck = Deck
calc-winner-empty = empty
calc-winner-cards = has cards
calc-winner-won = { $name } has won: at least 100 points, a planet mission, and a space mission.
calc-winner-first = The game ends at once when someone meets all conditions. Whoever did so first has won: { $names }.
calc-winner-ended = { $count ->
    [one] All decks are empty; the game is over. The winner: { $names }.
   *[other] All decks are empty; the game is over. Sharing the victory: { $names }.
}
calc-winner-step-planet-and-space = What counts is the most points among those who have completed at least one planet and one space mission.
calc-winner-step-any-mission = Nobody has completed both a planet and a space mission. So what counts is the most points among those who have completed any mission.
calc-winner-step-points = Nobody has completed a mission. So what counts is the most points of all.
calc-winner-goes-on = Nobody has won yet, and not all decks are empty: the game goes on.
calc-winner-lacks = { $name } still needs for an immediate win: { $missing }.
calc-winner-lacks-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
calc-winner-lacks-planet = a planet mission
calc-winner-lacks-space = a space mission

# Star Trek Catan
calc-together = Together
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
calc-route-branches = Counted is one way without side branches. Connected are { $connected } starships.

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

# First Edition variant: calculators
calc-price-total = Pay { $points } points at once.
calc-recruit-person = Person { $number }
calc-mark-greed = Greed
calc-mark-treachery = Treachery
calc-mark-ferengi = Ferengi
calc-mark-android = android
calc-recruit-points = Recruiting costs { $points } points.
calc-recruit-need = Your ship needs aboard: { $skills }.
calc-recruit-need-open = If an android takes Diplomacy as well: { $skills }.
calc-recruit-enough = You have that.
calc-recruit-open = You have that only if androids take no Diplomacy.
calc-recruit-short = You do not have that.
calc-recruit-ship = That is the whole crew, so the ship becomes yours too.
calc-recruit-rest = Part of the crew stays, so you do not get the ship.
calc-turn-missions = Missions solved
calc-turn-bonus = Bonus points
calc-turn-personnel = Colony personnel
calc-turn-civilians = Colony CIVILIANs
calc-turn-owned = Missions owned
calc-turn-extra = Fewer than 10 of them
calc-turn-no-bonus = 0 (the Borg get none)
calc-turn-total = The round earns you { $points } points.
calc-victory-alone = With { $players } players you need { $missions } missions to win.
calc-victory-team = At { $sides }, a Treaty team needs { $missions } missions together to win.
calc-victory-single = A player on their own needs { $missions }.
calc-victory-no-single = Nobody plays on their own.
calc-victory-field = The playing field: { $field } missions.
