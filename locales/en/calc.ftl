# Calculators: list (calc-list-…, calc-about-…) and results (calc-<calculator>-…), rolls (roll-…).

calc-list-hint = Help on a calculator: `tricorder calc range --help`

# All screens: where they belong, the rules they follow.
calc-place = { $game } · Calculator
calc-verdict-yes = ✓ Yes
calc-verdict-no = ✗ No
calc-verdict-unclear = Check this yourself
calc-rule = Rule

# A line each in the list.
calc-about-range = How far the Range of a ship takes it
calc-about-staffing = Whether a ship is staffed, and who is missing
calc-about-attempt = Mission attempt: who may, how many dilemmas, what is missing
calc-about-requirement = A crew against a mission, a dilemma, or any requirement
calc-about-dilemmas = Which of the dilemmas drawn may be selected together
calc-about-selection = Random selection, and how likely it hits whom
calc-about-combat = Who wins a combat
calc-about-engagement = Who wins an engagement
calc-about-counters = What seven counters let you play and draw
calc-about-winner = Who has won, also when all decks are empty
calc-about-odds = How many resources your outposts and starbases can expect
calc-about-dice = How often two dice show a total, in many rolls too
calc-about-shortage = Who gets what when the supply is too small for all
calc-about-robbery = Who gives up how many cards on a 7
calc-about-points = Victory points, and who holds the special cards
calc-about-route = The Longest Supply Route of your starships
calc-about-trade = Trading with the supply: 4:1, 3:1, and 2:1
calc-about-limits = How much your pieces still let you build
calc-about-event = The event card roll of a round
calc-about-movement = The movement roll
calc-about-dilemma = The dilemma roll
calc-about-mercenary = The roll for the Mercenary Ship
calc-about-crew = The crew roll of a Non-Aligned ship
calc-about-price = What Outposts, Colonies, Equipment, Doorways, and ships cost
calc-about-recruit = What it takes to recruit a Non-Aligned crew
calc-about-turn = The points of a round
calc-about-control = Who controls a mission
calc-about-flight = A flight over the playing field: way and Range
calc-about-victory = How many missions it takes to win
calc-about-nonaligned = How Non-Aligned ships behave

# Their names, which are the titles of those that have no other.
calc-range-title = Range
calc-staffing-title = Staffing
calc-attempt-title = Mission attempt
calc-requirement-title = Requirements
calc-dilemmas-title = Selecting dilemmas
calc-selection-title = Random selection
calc-combat-title = Combat
calc-engagement-title = Engagement
calc-counters-title = Counters
calc-winner-title = How the game stands
calc-odds-title = Resource Production
calc-dice-title = Two dice
calc-shortage-title = Is the supply enough?
calc-robbery-title = Rolling a seven
calc-points-title = Victory Points
calc-route-title = Longest Supply Route
calc-trade-title = Border Trade
calc-limits-title = Build
calc-event-title = Event card roll
calc-movement-title = Movement roll
calc-dilemma-title = Dilemma roll
calc-mercenary-title = Mercenary Ship roll
calc-crew-title = Crew roll
calc-price-title = Buying
calc-recruit-title = Recruiting
calc-turn-title = Points of the round
calc-control-title = Control of a mission
calc-flight-title = Flight over the playing field
calc-victory-title = Missions to win
calc-nonaligned-title = Non-Aligned ships

# Second Edition (calc-second-…, calc-range-… to calc-winner-…).

calc-printed = Values
calc-printed-meant = As printed; texts of cards in play may change them.
calc-printed-altering = Take into account yourself what these card texts change: { $cards }.
calc-printed-attributes = all attributes
calc-printed-cost = cost
calc-printed-span = span
calc-printed-skills = skills
calc-printed-icons = icons
calc-printed-staffing = staffing
calc-printed-requirements = requirements

calc-range-of = Range { $range }
calc-range-flight = Flight
calc-range-takes = Uses
calc-range-left = Left
calc-range-copies = 0 (copies of one mission)
calc-range-quadrant = quadrant
calc-range-passage = quadrant, lifted
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

calc-requirement-asked = Required
calc-requirement-everyone = Everyone
calc-requirement-each = { $changes } (never below 0)
calc-requirement-met = The requirements are met.
calc-requirement-missing = The requirements are not met.
calc-requirement-look = Whether the requirements are met depends on what you must check yourself.
calc-requirement-dilemma = What else the dilemma does, and what happens without the requirements, is on the card.

calc-dilemmas-number = Drawn
calc-dilemmas-of = { $number }; { $named } of them named
calc-dilemmas-limit = Cost up to
calc-dilemmas-mission = Mission
calc-dilemmas-selected = Selected
calc-dilemmas-count = Number
calc-dilemmas-none = None of these dilemmas may be used.
calc-dilemmas-best = The most there is: { $count ->
    [one] 1 dilemma
   *[other] { $count } dilemmas
} for { $cost }{ $left ->
    [0] , which reaches the limit.
   *[other] , { $left } below the limit.
}
calc-dilemmas-more = { $count ->
    [one] … and one more full selection.
   *[other] … and { $count } more full selections.
}
calc-dilemmas-possible = Only full selections are listed; with the smaller ones there { $count ->
    [one] 1 selection is
   *[other] { $count } selections are
} possible; they may be stacked in any order.
calc-dilemmas-elsewhere = Does not fit this mission: { $names }.

calc-selection-of = { $number } of { $among }, at random
calc-selection-who = Personnel
calc-selection-chance = Chance
calc-selection-chance-any = Chance of at least one
calc-selection-result = Selected: { $names }.
calc-selection-one = The chance of { $name } is { $chance }.
calc-selection-together = { $names }: the chance of at least one of these cards is { $any }, that of all of them { $all }.
calc-selection-seed = Seed: { $seed }; it gives the same selection again. At the table, shuffle the cards and let your opponent draw blind.

calc-combat-you = Your Strength
calc-combat-opponent = Opponent’s Strength
calc-combat-after = Afterward your personnel involved are stopped; your opponent’s are not.
calc-engagement-you = Your Weapons
calc-engagement-opponent = Opponent’s Shields
calc-engagement-after = Afterward your ships involved and everyone aboard are stopped; your opponent’s are not.
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
    [one] … and one more.
   *[other] … and { $count } more.
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
calc-station-small = Outpost
calc-station-large = Starbase

calc-odds-station = Space station
calc-odds-chips = Number tokens
calc-odds-cards = Cards in 36 rolls
calc-odds-number = Number
calc-odds-ways = Rolls of 36
calc-odds-each = Cards on each roll
calc-odds-expected = { $cards ->
    [one] Expect 1 resource card in 36 rolls, which is { $exact } per roll.
   *[other] Expect { $cards } resource cards in 36 rolls, which is { $exact } per roll.
}
calc-odds-chance = You earn something on { $any } of 36 rolls ({ $percent }%). A 7 comes up on { $seven } of 36 and gives nobody resources.

calc-dice-total = Total
calc-dice-chance = Per roll
calc-dice-once = At least once in { $rolls } rolls
calc-dice-any = A total of { $totals } comes up on { $ways } of 36 rolls ({ $share }).
calc-dice-series = In { $rolls } rolls it comes up at least once with a chance of { $once }, and { $times } times on average.
calc-dice-cards = { $rolls ->
    [one] The columns of outpost and starbase show how many resource cards 1 roll brings on average to one next to a sector with that number. A 7 brings none.
   *[other] The columns of outpost and starbase show how many resource cards { $rolls } rolls bring on average to one next to a sector with that number. A 7 brings none.
}

calc-shortage-resource = Resource
calc-shortage-due = Due
calc-shortage-supply = Supply
calc-shortage-dealt = Dealt out
calc-shortage-gets = Gets
calc-shortage-all = { $left ->
    [0] all, stack empty
   *[other] all, { $left } left
}
calc-shortage-none = nothing
calc-shortage-nothing = nothing
calc-shortage-short = The supply is too small: { $resources }. Nobody gets any of that this turn, not even what is left.
calc-shortage-others = Everything else is dealt out.
calc-shortage-enough = The supply is enough: everyone gets what they are due.
calc-shortage-no-claim = Nobody is due anything.

calc-robbery-player = Player
calc-robbery-cards = Cards
calc-robbery-half = Half
calc-robbery-discard = Discard
calc-robbery-keep = Keep
calc-robbery-gives = { $player } { $count }
calc-robbery-give = Resource cards to discard: { $who }.
calc-robbery-nobody = Nobody discards any cards.
calc-robbery-then = Hands of more than 7 cards are halved, rounding down in the player’s favor. Then whoever rolled moves the Klingon battle cruiser and may steal 1 card.

calc-points-you = You
calc-points-of-small = Outposts
calc-points-of-large = Starbases
calc-points-of-route = Longest Supply Route
calc-points-of-starfleet = Largest Starfleet
calc-points-of-cards = Victory point cards
calc-points-missing = Points still needed
calc-points-route-alone = Longest Supply Route: { $owner }, alone in front with { $most } starships.
calc-points-route-kept = Longest Supply Route: { $owner } keeps it, since a tie ({ $tied }: { $most } each) leaves it with the previous owner.
calc-points-route-aside = Longest Supply Route: the card lies aside, since { $tied } tie at { $most } and none of them had it.
calc-points-route-short = Longest Supply Route: nobody has 5 connected starships, so the card lies aside.
calc-points-route-open = Longest Supply Route: open. { $tied } tie at { $most }. If one of them had the card before, it stays there; if none of them had it, it lies aside. Enter who had the card before.
calc-points-starfleet-alone = Largest Starfleet: { $owner }, with { $most } revealed cards.
calc-points-starfleet-kept = Largest Starfleet: { $owner } keeps it; it would take one card more than { $most } to capture it.
calc-points-starfleet-short = Largest Starfleet: nobody has revealed 3 “Starfleet Intervenes” cards yet.
calc-points-starfleet-open = Largest Starfleet: open. Of { $tied }, it belongs to whoever revealed { $most } cards first. Enter who had the card before.
calc-points-wins = { $player } has { $points } victory points and wins on their own turn.
calc-points-you-win = With { $points } victory points you win as soon as it is your turn.

calc-route-way = Longest route: { $way } = { $length ->
    [one] 1 starship
   *[other] { $length } starships
}.
calc-route-total = Starships in the network: { $count }.
calc-route-enough = That is enough for the Longest Supply Route (at least { $least }), provided nobody else has as many or more.
calc-route-short = The Longest Supply Route takes { $least }: { $missing } short.
calc-route-branches = Only one path without branches counts. { $connected } starships are connected in all.

calc-limits-piece = Piece
calc-limits-left = Still possible
calc-limits-of-starships = Starships
calc-limits-of-small = Outposts
calc-limits-of-upgrades = Upgrades to starbases
calc-limits-of-stations = Outposts and starbases in all
calc-limits-upgrade-first = You have to upgrade an outpost before you can build the next one.
calc-limits-aside = { $count ->
    [one] 1 outpost still lies aside; the next upgrade brings it into your supply.
   *[other] { $count } outposts still lie aside; each upgrade brings one of them into your supply.
}
calc-limits-costs = The almanac does not state what building costs; the “Building Costs” card does. Only this is certain: starships and outposts take dilithium and tritanium.

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
    [one] Your cards bring you 1 other card.
   *[other] Your cards bring you { $count } other cards.
}

# First Edition board variant: calculators
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
calc-turn-phoenix = Phoenix in orbit
calc-turn-fees = Usage fee
calc-turn-total = The round earns you { $points } points.
calc-control-colony = Colony
calc-control-outpost = Outpost
calc-control-ships = Ships
calc-control-solved = Solved the mission
calc-control-counts = counts
calc-control-lacks = does not count: { $lack }
calc-control-no-inhabitant = no inhabitants
calc-control-no-solution = the mission is unsolved
calc-control-not-alone = not alone
calc-control-opposed = an opposing ship is there
calc-control-you-first = You
calc-control-you-within = you
calc-control-you = You control the mission.
calc-control-player = { $player } controls the mission.
calc-control-open = Undecided. Players with a claim: { $players }.
calc-control-nobody = Nobody controls the mission.
calc-flight-of = Flight from { $from } to { $goal }
calc-flight-mission = Mission
calc-flight-span = Span
calc-flight-facedown = { $span } (facedown)
calc-flight-needs = Range used in all: { $total }. The ship needs at least that much.
calc-flight-possible = The ship gets there. Range used in all: { $total }; of Range { $range }, { $left ->
    [0] nothing
   *[other] { $left }
} is left.
calc-flight-stuck = The ship gets no farther than { $place }. The whole flight takes { $total }, which is { $short } too many.
calc-flight-turned = To be turned faceup on the way: { $places }. If { $count ->
    [one] it
   *[other] one of them
} shows your crew’s affiliation icon, you must attempt it this round.
calc-flight-names = A1 is the mission at the top left, { $last } the one at the bottom right. Ships fly straight across or straight down and up only.
calc-victory-alone = With { $players } players you need { $missions } missions to win.
calc-victory-team = At { $sides }, a Treaty team needs { $missions } missions together to win.
calc-victory-single = A player on their own needs { $missions }.
calc-victory-no-single = Nobody plays on their own.
calc-victory-field = The playing field: { $field } missions.
