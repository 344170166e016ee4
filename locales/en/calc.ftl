# Calculators. What one says stands together, by its code: its name (calc-…-title), its line in the list (-about), its
# help (-help, -help-<argument>, -help-after), usage and placeholders (-usage, -value-<argument>), its results, and what is
# wrong with what was typed (err-calc-…, hint-calc-…). Placeholders that several use stand in value.ftl. Rolls say roll-…

# All of them: where they belong, the rules they follow, numbers.
calc-list-hint = Help on a calculator: `tricorder calc range --help`
calc-place = { $game } · Calculator
calc-verdict-yes = ✓ Yes
calc-verdict-no = ✗ No
calc-verdict-unclear = Check this yourself
calc-rule = Rule
err-calc-number = “{ $value }” is not a valid { $what ->
    [span] span
    [value] value
    [modifier] modifier
    [dilemmas] number of dilemmas
    [cost] cost
    [draws] number of cards to draw
    [hand] number of cards in hand
    [cards] number of cards
    [points] score
    [missions] number of completed missions
    [resources] number of resource cards
    [of-one-resource] number of cards of one resource
    [copies] number of copies
    [inhabitants] number of inhabitants
    [icons] number of skill icons
   *[players] number of players
}.
err-calc-no-table = The data lacks the table “{ $table }”, or it is incomplete.
hint-calc-number = Allowed: { $least } to { $most }{ $what ->
    [missions] {" "}completed missions, planet and space together
    [players] , each as name:points:planet missions:space missions
    [resources] , for example 8 or Benjamin=8
    [of-one-resource] , for example 4 water
    [copies] , for example: `tricorder calc price 2 equipment`
    [icons] {" "}for each person, for example: `tricorder calc recruit 3 2 greed`
   *[other] {""}
}.
hint-calc-no-table = Use the built-in data.

# Parts of values in forms
calc-cell-player = Name
calc-cell-cards = Cards
calc-cell-points = Points
calc-cell-planets = Planet
calc-cell-spaces = Space
calc-cell-empty = Deck empty
calc-cell-icons = Skill icons
calc-resource-tritanium = Tritanium
calc-resource-food = Food
calc-resource-oxygen = Oxygen
calc-resource-dilithium = Dilithium
calc-resource-water = Water

# Second Edition
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
calc-contest-you = You win { $yours } to { $theirs } and may use the effect of the card that started it.
calc-contest-opponent = Your opponent wins { $theirs } to { $yours }.
calc-contest-nobody = { $yours } to { $theirs } is a tie: nobody wins.
err-calc-unknown-card = There is no { $sort ->
    [mission] mission
    [personnel] personnel
    [ship] ship
    [dilemma] dilemma
    [challenge] mission or dilemma
   *[played] card
} “{ $name }”.
err-calc-other-sort = “{ $name }” is { $other ->
    [mission] a mission
    [personnel] personnel
    [ship] a ship
    [equipment] equipment
    [event] an event
    [interrupt] an interrupt
   *[dilemma] a dilemma
}.
err-calc-ambiguous-card = Several cards are called “{ $name }”.
err-calc-unique-twice = “{ $name }” is there twice.
err-calc-list = The list { $path } cannot be read: { $reason }
err-calc-list-no-text = The list { $path } { $reason ->
    [empty] is empty.
    [too-large] is too large.
   *[binary] contains no text.
}
err-calc-line = Could not read the line “{ $line }”.
err-calc-stray-modifier = There is no value before “{ $value }” for it to change.
err-calc-headquarters = “{ $name }” is a headquarters, and nobody can attempt a headquarters.
err-calc-sides = Enter both sides.
hint-calc-unknown-card = { $sort ->
    [mission] This must be a mission
    [personnel] This must be personnel
    [ship] This must be a ship
    [dilemma] This must be a dilemma
    [challenge] This must be a mission, a dilemma, or a requirement such as "2 Leadership, Cunning>20 or 3 Law"
   *[played] This must be a card played from the hand
}. To find cards: `tricorder search`. Cards newer than { -data-month } must be imported first: `tricorder import`
hint-calc-other-sort = What belongs here is { $sort ->
    [mission] a mission
    [personnel] personnel
    [ship] a ship
    [dilemma] a dilemma
    [challenge] a mission, a dilemma, or a requirement
   *[played] a card from your hand
}.
hint-calc-ambiguous-card = { $listed }. Add its number to the name (“{ $name } 2”), or type one exactly as shown here.
hint-calc-unique-twice = Of a card with a dot before its title you may command only one at a time, even if the subtitles differ.
hint-calc-list = A list has a card on each line, for example “3x Davies”; for “-” it is typed or piped in.
hint-calc-line = Write number and name, for example “3x Davies”.
hint-calc-attempt-nobody = Name at least one person who is not stopped.
hint-calc-stray-modifier = Write the modifier after the card or value that it changes, for example: 8 -2
hint-calc-headquarters = Name a planet or space mission.
hint-calc-sides = Name cards or values on both sides, for example 8 against “USS Galaxy” 2.

calc-range-title = Range
calc-range-about = How far a ship gets, and what its flights use
calc-range-help = { -second-edition }: how much Range flights use and how far a ship gets
calc-range-help-after =
    A span without a quadrant always counts as in the same quadrant.
calc-range-help-example =
    tricorder calc range Earth "Intercept Renegade" --ship "USS Galaxy"
    tricorder calc range 2@alpha 3@gamma 1@gamma --range 9
    tricorder calc range "2/Neutral Zone" "3/Neutral Zone"
calc-range-help-stops = Missions in order: name or span, followed by @quadrant and /region
calc-range-help-ship = Ship whose Range counts
calc-range-help-range = Range (0 to 99), such as what is left; counts instead of the printed one
calc-range-help-modifier = All modifiers of the Range together, such as -2 (never below 0)
calc-range-value-stops = mission
calc-range-value-modifier = number
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
err-calc-range-stops = A flight takes at least two missions.
err-calc-no-span = “{ $name }” has no span that is a number.
err-calc-quadrant = There is no quadrant “{ $value }”.
err-calc-range-modifier = Without a Range there is nothing for the modifier to change.
hint-calc-range-stops = For example: `tricorder calc range Earth "Intercept Renegade" --ship "USS Galaxy"`
hint-calc-no-span = Give the span yourself, for example 3 or 3@gamma.
hint-calc-quadrant = Allowed: { $allowed }
hint-calc-range-modifier = Name a ship or a Range.

calc-staffing-title = Staffing
calc-staffing-about = Whether a ship is staffed, and who is missing
calc-staffing-help = { -second-edition }: whether a ship is staffed, and who covers which icon
calc-staffing-help-example = tricorder calc staffing "USS Galaxy" "Worf, Security Detail Leader" "3x Davies"
calc-staffing-help-ship = The ship
calc-staffing-help-personnel = Personnel aboard, also with a number: "3x Davies"
calc-staffing-help-stopped = Who of them is stopped (may be repeated)
calc-staffing-of = Staffing: { $ship }
calc-staffing-needs = Required
calc-staffing-covered = Covered by
calc-staffing-missing = –
calc-staffing-affiliation = { $names } affiliation
calc-staffing-yes = { $ship } is staffed.
calc-staffing-no = { $ship } is not staffed. Missing: { $missing }.
calc-staffing-stopped = Stopped and therefore no help: { $names }.
err-calc-staffing-ship = Which ship?
hint-calc-staffing-ship = For example: `tricorder calc staffing "USS Galaxy" "Worf, Security Detail Leader" "2x Davies"`

calc-attempt-title = Mission attempt
calc-attempt-about = Who may, how many dilemmas come, what is missing
calc-attempt-help = { -second-edition }: mission attempt – who may, how many dilemmas, what is missing
calc-attempt-help-example = tricorder calc attempt "Intercept Renegade" --file crew.txt --overcome 3
calc-attempt-help-mission = The mission
calc-attempt-help-personnel = Personnel in the attempt, also with a number: "3x Davies"
calc-attempt-help-stopped = Who of them is stopped (may be repeated)
calc-attempt-help-overcome = Dilemmas already overcome and beneath the mission
calc-attempt-help-integrity = Modifier of everyone’s Integrity, such as -1 (never below 0)
calc-attempt-help-cunning = Modifier of everyone’s Cunning, such as -1 (never below 0)
calc-attempt-help-strength = Modifier of everyone’s Strength, such as -1 (never below 0)
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
err-calc-attempt-who = A mission attempt takes a mission and personnel.
err-calc-attempt-nobody = Without unstopped personnel there is no mission attempt.
hint-calc-attempt-who = For example: `tricorder calc attempt "Intercept Renegade" "Worf, Security Detail Leader" "2x Davies"`

calc-requirement-title = Requirements
calc-requirement-about = Whether a crew meets a mission or a dilemma
calc-requirement-help = { -second-edition }: a crew against a mission, a dilemma, or any requirement
calc-requirement-help-after =
    Requirements are written as on missions: skills with a number before them, Integrity, Cunning, and Strength with > or <, and between them commas, and, or, and brackets. For a dilemma, what its text has after “Unless you have” counts; import the card files for that.
calc-requirement-help-example =
    tricorder calc requirement "2 Leadership, Cunning>20 or 3 Law" "3x Davies"
    tricorder calc requirement "Intercept Renegade" --file crew.txt --strength -1
calc-requirement-help-asked = Name of a mission or a dilemma, or the requirement itself
calc-requirement-help-personnel = Personnel, also with a number: "3x Davies"
calc-requirement-help-stopped = Who of them is stopped (may be repeated)
calc-requirement-help-integrity = Modifier of everyone’s Integrity, such as -1 (never below 0)
calc-requirement-help-cunning = Modifier of everyone’s Cunning, such as -1 (never below 0)
calc-requirement-help-strength = Modifier of everyone’s Strength, such as -1 (never below 0)
calc-requirement-value-asked = card or requirement
calc-requirement-asked = Required
calc-requirement-everyone = Everyone
calc-requirement-each = { $changes } (never below 0)
calc-requirement-met = The requirements are met.
calc-requirement-missing = The requirements are not met.
calc-requirement-look = Whether the requirements are met depends on what you must check yourself.
calc-requirement-dilemma = What else the dilemma does, and what happens without the requirements, is on the card.
err-calc-requirement-who = Enter personnel and a requirement.
err-calc-requirement-nobody = Without unstopped personnel there is nobody to meet anything.
err-calc-no-requirement = “{ $name }” requires nothing of the crew that can be worked out here.
hint-calc-requirement-who = For example: `tricorder calc requirement "2 Leadership, Cunning>20 or 3 Law" "Worf, Security Detail Leader" "2x Davies"`
hint-calc-no-requirement = Read the card; what it requires can also be typed: "2 Security or Cunning>26"

calc-dilemmas-title = Selecting dilemmas
calc-dilemmas-about = Which of the dilemmas drawn may be selected together
calc-dilemmas-help = { -second-edition }: which of the dilemmas drawn may be selected together
calc-dilemmas-help-after =
    A number with a sign changes the cost before it.
calc-dilemmas-help-example =
    tricorder calc dilemmas 4 3 2 2 --personnel 7 --overcome 2
    tricorder calc dilemmas Triage "2x Blended" Wavefront --personnel 6 --at planet
calc-dilemmas-help-drawn = Dilemmas drawn: costs or names, also with a number; at most 16
calc-dilemmas-help-attempting = Personnel with whom the attempt begins (1 to 99)
calc-dilemmas-help-overcome = Dilemmas already overcome and beneath the mission
calc-dilemmas-help-at = Where the attempt is: planet, space, or the name of the mission
calc-dilemmas-help-number_modifier = Modifier of the number of dilemmas drawn, such as -1
calc-dilemmas-help-cost_modifier = Modifier of the total cost allowed, such as -1
calc-dilemmas-value-drawn = cost or dilemma
calc-dilemmas-value-attempting = number
calc-dilemmas-value-at = place
calc-dilemmas-value-number_modifier = number
calc-dilemmas-value-cost_modifier = number
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
err-calc-dilemmas-drawn = Which dilemmas were drawn, and how many personnel face them?
err-calc-too-many-dilemmas = { $count } dilemmas are more than the opponent draws.
hint-calc-dilemmas-drawn = For example: `tricorder calc dilemmas 4 3 "Berserk Changeling" --personnel 7 --at planet`
hint-calc-too-many-dilemmas = They draw this many: { $most }. Check the personnel, the dilemmas overcome, and their number.

calc-selection-title = Random selection
calc-selection-about = Who is picked at random, and how likely
calc-selection-help = { -second-edition }: random selection, and how likely it is for each
calc-selection-help-example = tricorder calc selection "Worf, Security Detail Leader" "3x Davies" --number 2 --of Davies
calc-selection-help-personnel = Personnel, also with a number: "3x Davies"
calc-selection-help-stopped = Who of them is stopped (may be repeated)
calc-selection-help-number = This many are selected (1 to 99)
calc-selection-help-of = Ask about these: chance of at least one, and of all (may be repeated)
calc-selection-help-seed = Seed: the same number gives the same selection
calc-selection-of = { $number } of { $among }, at random
calc-selection-who = Personnel
calc-selection-chance = Chance
calc-selection-chance-any = Chance of at least one
calc-selection-result = Selected: { $names }.
calc-selection-one = The chance of { $name } is { $chance }.
calc-selection-together = { $names }: the chance of at least one of these cards is { $any }, that of all of them { $all }.
calc-selection-seed = Seed: { $seed }; it gives the same selection again. At the table, shuffle the cards and let your opponent draw blind.
err-calc-selection-who = Among whom is the selection made?
err-calc-selection-nobody = Without unstopped personnel there is nobody to select.
err-calc-not-among = “{ $name }” is not among those selected from.
hint-calc-selection-who = For example: `tricorder calc selection "Worf, Security Detail Leader" "3x Davies" --number 2`
hint-calc-selection-nobody = Name at least one person who is not stopped.
hint-calc-not-among = Ask only about personnel named as taking part.

calc-combat-title = Combat
calc-combat-about = Whose personnel have more Strength together
calc-combat-help = { -second-edition }: who wins a combat
calc-combat-help-after =
    A number with a sign changes the value before it, of several copies each, and never below 0;
    without a sign it is a value of its own.
calc-combat-help-example =
    tricorder calc combat --you "Worf, Security Detail Leader" 2 --opponent 5 6
    tricorder calc combat --you "Worf, Security Detail Leader" -2 --opponent "2x Davies" +1
calc-combat-help-you = Your unstopped personnel there: names or values of Strength; followed by modifiers with a sign
calc-combat-help-enemy = All your opponent’s personnel present, stopped ones too
calc-combat-you = Your Strength
calc-combat-opponent = Opponent’s Strength
calc-combat-after = Afterward your personnel involved are stopped; your opponent’s are not.

calc-engagement-title = Engagement
calc-engagement-about = Whether your Weapons beat the opponent’s Shields
calc-engagement-help = { -second-edition }: who wins an engagement
calc-engagement-help-after =
    A number with a sign changes the value before it, of several copies each, and never below 0;
    without a sign it is a value of its own.
calc-engagement-help-example =
    tricorder calc engagement --you "USS Galaxy" --opponent "IKS K't'inga" 1
    tricorder calc engagement --you "USS Galaxy" -2 --opponent "IKS K't'inga" +1
calc-engagement-help-you = Your ships, staffed: names or values of Weapons; followed by modifiers with a sign
calc-engagement-help-enemy = Your opponent’s ships: names or values of Shields
calc-engagement-you = Your Weapons
calc-engagement-opponent = Opponent’s Shields
calc-engagement-after = Afterward your ships involved and everyone aboard are stopped; your opponent’s are not.

calc-counters-title = Counters
calc-counters-about = What seven of them let you play and draw
calc-counters-help = { -second-edition }: what seven counters let you play and draw
calc-counters-help-example =
    tricorder calc counters 3 2 2 1 --draws 2
    tricorder calc counters "Odo, Constable" Tricorder 3
calc-counters-help-hand = Cards in hand: costs or names, followed by modifiers such as -1; at most 16
calc-counters-help-draws = You want to draw at least this many cards (0 to 7)
calc-counters-help-deck_cards = This many cards are left in your deck (0 to 99), if it runs low
calc-counters-value-deck_cards = number
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
err-calc-counters-hand = Which cards are in your hand?
hint-calc-counters-hand = Name costs or cards, for example: `tricorder calc counters 3 2 2 Tricorder --draws 1`

calc-winner-title = How the game stands
calc-winner-about = Who has won, also when all decks are empty
calc-winner-help = { -second-edition }: who has won the game, also when all decks are empty
calc-winner-help-example = tricorder calc winner Anna:70:1:1:empty Ben:85:3:0:empty
calc-winner-help-scores = Players: each as name:points:planet missions:space missions, followed by :empty if the deck is empty; points also as 70-15+5
calc-winner-value-scores = player
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
err-calc-winner-player = “{ $value }” cannot be read as a player.
hint-calc-winner-player = Write name:points:planet missions:space missions, followed by :empty if the deck is empty, for example Anna:70:1:1:empty

# Star Trek Catan
calc-together = Together
calc-player-number = Player { $number }
calc-station-small = Outpost
calc-station-large = Starbase
err-calc-list-length = { $option } does not have a number for each player: { $count } instead of { $players }.
err-calc-players = { $count } players are too many.
err-calc-name-twice = Two players are called “{ $name }”.
err-calc-player = “{ $value }” is not a player for { $option }.
err-calc-cards = { $count } cards for { $option } are more than there are.
err-calc-hands = There are not that many resource cards: { $count }.
err-calc-resource = “{ $value }” for { $option } is not a resource.
hint-calc-list-length = Give a number for each player, with commas between them.
hint-calc-players = There are pieces for { $most } players at most.
hint-calc-name-twice = Give each a name of their own.
hint-calc-player = Allowed: 1 to { $players }, the names of the players, me, and nobody.
hint-calc-cards = The game has { $most } of them.
hint-calc-hands = The game has { $most }. Give the cards of each player: 6 8 11
hint-calc-resource = The resources: { $allowed }. A generic trading post is called 3:1.

calc-odds-title = Resource Production
calc-odds-about = How much your outposts and starbases can expect
calc-odds-help = Catan: how many resources your outposts and starbases can expect
calc-odds-help-stations = Number tokens next to each outpost, for example 6,8,5; followed by x2 for a starbase: 6,8,5x2
calc-odds-help-after =
    Leave out sectors without a token (the asteroid field) and the one under the Klingon battle cruiser.
calc-odds-help-example = tricorder calc odds 6,8,5 4,10x2    an outpost and a starbase
calc-odds-value-stations = tokens
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
err-calc-chip = “{ $value }” is not a number token.
err-calc-fields = “{ $value }” names too many sectors for one outpost or starbase.
hint-calc-chip = Number tokens show 2 to 6 and 8 to 12. Write an outpost as 6,8,5 and a starbase as 6,8,5x2; no other number can follow the x.
hint-calc-fields = At most { $most } sectors meet at an intersection. Put spaces between several outposts or starbases: 6,8,5 4,10

calc-dice-title = Two dice
calc-dice-about = How often each total comes up, in many rolls too
calc-dice-help = Catan: how often two dice show a total
calc-dice-help-totals = Totals from 2 to 12, such as the number tokens of your sectors; without any, all of them
calc-dice-help-rolls = Number of rolls (1 to 999; default: 36)
calc-dice-help-after =
    Resource Production (odds) tells what your outposts and starbases bring together.
calc-dice-help-example = tricorder calc dice 6 8 --rolls 10    a 6 or 8 in ten rolls
calc-dice-value-totals = total
calc-dice-value-rolls = number
calc-dice-total = Total
calc-dice-chance = Per roll
calc-dice-once = At least once in { $rolls } rolls
calc-dice-any = A total of { $totals } comes up on { $ways } of 36 rolls ({ $share }).
calc-dice-series = In { $rolls } rolls it comes up at least once with a chance of { $once }, and { $times } times on average.
calc-dice-cards = { $rolls ->
    [one] The columns of outpost and starbase show how many resource cards 1 roll brings on average to one next to a sector with that number. A 7 brings none.
   *[other] The columns of outpost and starbase show how many resource cards { $rolls } rolls bring on average to one next to a sector with that number. A 7 brings none.
}
err-calc-total = “{ $value }” is not a total of two dice.
hint-calc-total = Allowed: 2 to 12, for example: `tricorder calc dice 6 8 --rolls 10`

calc-shortage-title = Is the supply enough?
calc-shortage-about = Who gets what when the supply is too small for all
calc-shortage-help = Catan: who gets what when the supply is too small for all
calc-shortage-help-claims = What the roll brings each player, with names if you like: "2 water" or "William=2 water, 1 food"
calc-shortage-help-supply = What the supply holds before cards are dealt out: "2 water, 5 food"
calc-shortage-help-after =
    An outpost brings 1 card for each sector with the number rolled, a starbase 2.
calc-shortage-help-example = tricorder calc shortage "3 water" "1 water" --supply "2 water"
calc-shortage-value-claims = resources
calc-shortage-value-supply = resources
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
err-calc-supply = Enter the supply of { $resource }.
hint-calc-supply = Name the supply of each resource that anyone is due, for example: 2 { $resource }

calc-robbery-title = Rolling a seven
calc-robbery-about = Who gives up how many cards, all players at once
calc-robbery-help = Catan: who discards how many cards on a 7
calc-robbery-help-hands = Resource cards of each player, with names if you like: 6 8 or William=6 Benjamin=8
calc-robbery-help-example = tricorder calc robbery 6 9 8
calc-robbery-value-hands = cards
calc-robbery-player = Player
calc-robbery-cards = Cards
calc-robbery-half = Half
calc-robbery-discard = Discard
calc-robbery-keep = Keep
calc-robbery-gives = { $player } { $count }
calc-robbery-give = Resource cards to discard: { $who }.
calc-robbery-nobody = Nobody discards any cards.
calc-robbery-then = Hands of more than 7 cards are halved, rounding down in the player’s favor. Then whoever rolled moves the Klingon battle cruiser and may steal 1 card.

calc-points-title = Victory Points
calc-points-about = Who has how many, and who holds the special cards
calc-points-help = Catan: victory points, and who holds the special cards
calc-points-help-small = Outposts on the board, a number for each player: 2 or 3,2,4
calc-points-help-large = Starbases
calc-points-help-point_cards = Victory point cards, hidden ones too
calc-points-help-routes = Starships of each player’s longest route
calc-points-help-route_holder = Who had the Longest Supply Route before: number, name, me, or nobody
calc-points-help-starfleets = Each player’s revealed “Starfleet Intervenes” cards
calc-points-help-starfleet_holder = Who had the Largest Starfleet before: number, name, me, or nobody
calc-points-help-names = Names of the players: Red,Blue,White
calc-points-help-after =
    Without routes and starfleets the special cards stay where they are.
calc-points-help-example =
    tricorder calc points --outposts 2 --starbases 2 --point-cards 2 --route-holder me
    tricorder calc points --names Orange,Red --routes 5,6 --route-holder Orange
calc-points-value-point_cards = number
calc-points-value-routes = number
calc-points-value-starfleets = number
calc-points-value-route_holder = player
calc-points-value-starfleet_holder = player
calc-points-you = You
calc-points-of-small = Outposts
calc-points-of-large = Starbases
calc-points-of-route = Longest Supply Route
calc-points-of-starfleet = Largest Starfleet
calc-points-of-cards = Victory point cards
calc-points-missing = Points still needed
calc-points-route-alone = Longest Supply Route: { $owner }, alone in front with { $most } starships.
calc-points-route-kept = Longest Supply Route: { $owner } keeps it, since a tie ({ $tied }: { $most } each) leaves it with the previous owner.
calc-points-route-aside = Longest Supply Route: the card is set aside, since { $tied } tie at { $most } and none of them had it.
calc-points-route-short = Longest Supply Route: nobody has 5 connected starships, so the card is set aside.
calc-points-route-open = Longest Supply Route: open. { $tied } tie at { $most }. If one of them had the card before, it stays there; if none of them had it, it is set aside. Enter who had the card before.
calc-points-starfleet-alone = Largest Starfleet: { $owner }, with { $most } revealed cards.
calc-points-starfleet-kept = Largest Starfleet: { $owner } keeps it; it would take one card more than { $most } to capture it.
calc-points-starfleet-short = Largest Starfleet: nobody has revealed 3 “Starfleet Intervenes” cards yet.
calc-points-starfleet-open = Largest Starfleet: open. Of { $tied }, it belongs to whoever revealed { $most } cards first. Enter who had the card before.
calc-points-wins = { $player } has { $points } victory points and wins on their own turn.
calc-points-you-win = With { $points } victory points you win as soon as it is your turn.
err-calc-compare = { $option } needs the numbers of at least two players.
err-calc-never-earned = Whoever had the Largest Starfleet has revealed at least { $least } “Starfleet Intervenes” cards.
hint-calc-compare = Compare them with commas between: 6,5. If you have the special card already, name yourself as its holder: me
hint-calc-never-earned = Check the starfleets and who had the card before; if nobody had it yet, say nobody.

calc-route-title = Longest Supply Route
calc-route-about = How long a route your starships form
calc-route-help = Catan: the Longest Supply Route of your starships
calc-route-help-lanes = Starships between intersections you name yourself: A-B B-C, or as a chain A-B-C
calc-route-help-block = Intersections with another player’s outpost or starbase: C or C,F
calc-route-help-example = tricorder calc route A-B-C-D-E-F C-X --block D
calc-route-value-lanes = starships
calc-route-value-block = intersections
calc-route-way = Longest route: { $way } = { $length ->
    [one] 1 starship
   *[other] { $length } starships
}.
calc-route-total = Starships in the network: { $count }.
calc-route-enough = That is enough for the Longest Supply Route (at least { $least }), provided nobody else has as many or more.
calc-route-short = The Longest Supply Route takes { $least }: { $missing } short.
calc-route-branches = Only one path without branches counts. { $connected } starships are connected in all.
err-calc-lane = “{ $value }” is not a starship between two intersections.
err-calc-route-loop = No starship can lead from { $point } to { $point }.
err-calc-route-twice = The space route { $lane } is named twice.
err-calc-route-crowded = There are too many starships at the intersection { $point }.
err-calc-route-too-many = { $count } starships are too many.
err-calc-route-elsewhere = None of the starships touches the intersection { $point }.
hint-calc-lane = Write A-B, or several in a row as a chain: A-B-C-D
hint-calc-route-loop = Each lies between two different intersections: A-B
hint-calc-route-twice = Each space route holds only 1 starship.
hint-calc-route-crowded = At most { $most } space routes meet at an intersection.
hint-calc-route-too-many = A player has 1 to { $most } starships.
hint-calc-route-elsewhere = Only intersections of the network can be blocked.

calc-trade-title = Border Trade
calc-trade-about = Trading with the supply: 4:1, 3:1, and 2:1
calc-trade-help = Catan: trade with the supply, at 4:1, 3:1, and 2:1
calc-trade-help-have = Your resource cards: "5 water, 2 tritanium"
calc-trade-help-want = What you want to hold afterward; without it you see what each kind brings
calc-trade-help-posts = Your trading posts: 3:1, or a resource for 2:1, for example "3:1, water"
calc-trade-help-after =
    What you want and already have is not given away. A post where you have only just built
    works from your next turn.
calc-trade-help-example = tricorder calc trade --have "5 water, 2 tritanium" --want "1 dilithium" --posts 3:1
calc-trade-value-have = resources
calc-trade-value-want = resources
calc-trade-value-posts = posts
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

calc-limits-title = Build
calc-limits-about = What your pieces and resources still allow
calc-limits-help = Catan: how much your pieces still let you build
calc-limits-help-small = Outposts on the board (default: 2, as at the start)
calc-limits-help-large = Starbases (default: 0)
calc-limits-help-starships = Starships on the board (default: 2)
calc-limits-help-hand = Your resource cards, to see what they are good for: "2 dilithium, 1 water"
calc-limits-help-starship_price = Price of a starship, from your “Building Costs” card: "1 dilithium"
calc-limits-help-outpost_price = Price of an outpost
calc-limits-help-starbase_price = Price of a starbase
calc-limits-help-card_price = Price of a development card
calc-limits-build-starship = Starship
calc-limits-build-small = Outpost
calc-limits-build-upgrade = Starbase
calc-limits-build-card = Development card
calc-limits-price = Price
calc-limits-now = Now
calc-limits-unknown = ?
calc-limits-each = Each line counts on its own; the prices are those of your “Building Costs” card.
calc-limits-ask = Where you see “?”, the price or your hand is missing: copy the prices once from your “Building Costs” card. Each line counts on its own.
calc-limits-value-hand = resources
calc-limits-value-starship_price = resources
calc-limits-value-outpost_price = resources
calc-limits-value-starbase_price = resources
calc-limits-value-card_price = resources
calc-limits-value-starships = number
calc-limits-piece = Piece
calc-limits-left = Still possible
calc-limits-of-starships = Starships
calc-limits-of-small = Outposts
calc-limits-of-upgrades = Upgrades to starbases
calc-limits-of-stations = Outposts and starbases in all
calc-limits-upgrade-first = You have to upgrade an outpost before you can build the next one.
calc-limits-aside = { $count ->
    [one] 1 outpost is still set aside; the next upgrade brings it into your supply.
   *[other] { $count } outposts are still set aside; each upgrade brings one of them into your supply.
}
calc-limits-costs = The almanac does not state what building costs; the “Building Costs” card does. Only this is certain: starships and outposts take dilithium and tritanium.
err-calc-stations = { $count } outposts and starbases are too many.
hint-calc-stations = A player has at most { $small } outposts and { $large } starbases on the board, and at most { $most } together.

# First Edition board variant
calc-roll-help = The rolls of the { -first-edition } board variant, with the row of their table


calc-event-title = Event card roll
calc-event-about = Phase 1: which type of card you may draw
calc-event-help = Event card roll (phase 1): which type of card you may draw
calc-event-help-side = Which column applies: normal, borg, or dominion

calc-movement-title = Movement roll
calc-movement-about = Phase 4: where a Non-Aligned ship goes
calc-movement-help = Movement roll (phase 4): where a Non-Aligned ship goes

calc-dilemma-title = Dilemma roll
calc-dilemma-about = Phase 7: what waits at a mission
calc-dilemma-help = Dilemma roll (phase 7): what waits at a mission
calc-dilemma-help-guest = Which card turned up with them: Empok Nor or Cryosatellite
calc-dilemma-help-medical = The discoverer’s ship has 1 Medical aboard
calc-dilemma-value-guest = card
err-calc-guest = “{ $name }” is unknown, or makes no difference to what waits at the mission.
err-calc-no-extra = On a { $die } there are dilemmas only, and nothing else turns up.
hint-calc-guest = This is about Empok Nor and the Cryosatellite. For all Non-Aligned ships: `tricorder calc nonaligned`
hint-calc-no-extra = Something turns up only on: { $numbers }

calc-crew-title = Crew roll
calc-crew-about = Phase 7: how many are aboard a Non-Aligned ship
calc-crew-help = Crew size of a Non-Aligned ship (phase 7)

calc-mercenary-title = Mercenary Ship roll
calc-mercenary-about = Phase 7: what it does after the robbery
calc-mercenary-help = Mercenary Ship roll (phase 7): whether your opponent gets it or it attacks

calc-price-title = Buying
calc-price-about = What Outposts, Colonies, Equipment, Doorways, and ships cost
calc-price-help = { -first-edition }: what cards cost in phase 2
calc-price-help-wares = What you buy, for example: outpost 2 equipment; without it, the whole price list
calc-price-help-ship_range = Range of the ship (0 to 99)
calc-price-help-ship_weapons = Weapons of the ship (0 to 99)
calc-price-help-ship_shields = Shields of the ship (0 to 99)
calc-price-help-devices = Number of its devices (0 to 99), such as a Tractor Beam
calc-price-help-after =
    Cards: outpost, nor, colony, station, equipment, doorway, ship (in German, too)
calc-price-help-example =
    tricorder calc price outpost 2 equipment
    tricorder calc price --range 8 --weapons 7 --shields 6 --devices 1
calc-price-usage = tricorder calc price [options] [[count] card]…
    {"  "}tricorder calc price --range <number> --weapons <number> --shields <number> [--devices <number>]
calc-price-value-wares = card
calc-price-value-ship_range = number
calc-price-value-ship_weapons = number
calc-price-value-ship_shields = number
calc-price-value-devices = number
calc-price-total = Pay { $points } points at once.
err-calc-ware = “{ $word }” is not on the price list.
err-calc-ship-price = The price of a ship follows from its values.
hint-calc-ware = It has: outpost, nor, colony, station, equipment, doorway, ship
hint-calc-ship-price = Name its Range, Weapons and Shields, and its devices if it has any.

calc-recruit-title = Recruiting
calc-recruit-about = What it takes to recruit a Non-Aligned crew
calc-recruit-help = { -first-edition }: what it takes to recruit personnel of a Non-Aligned ship
calc-recruit-help-persons = For each person the number of all skill icons (0 to 20), followed by Greed, Treachery, Ferengi, or Android where it applies
calc-recruit-help-diplomacy = How many Diplomacy your ship has aboard (0 to 99)
calc-recruit-help-cybernetics = How many Cybernetics your ship has aboard (0 to 99)
calc-recruit-help-crew_size = How many personnel are on the Non-Aligned ship (1 to 99)
calc-recruit-help-side = Who recruits: normal, borg, or dominion
calc-recruit-help-example = tricorder calc recruit 3 "2 greed" "5 android" --diplomacy 2 --cybernetics 1
calc-recruit-value-persons = person
calc-recruit-value-diplomacy = number
calc-recruit-value-cybernetics = number
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
err-calc-borg-recruit = The Borg cannot recruit anyone from a Non-Aligned ship.
err-calc-crew-size = { $persons } people cannot be recruited: the crew numbers only { $crew }.
err-calc-no-icons = The number of skill icons before “{ $word }” is missing.
err-calc-mark = “{ $word }” is unknown, or makes no difference to recruiting.
err-calc-mark-twice = “{ $word }” is there twice for one person.
hint-calc-borg-recruit = Everyone else may. Say which side you are.
hint-calc-crew-size = Every number begins a new person. Check the numbers and the size of the crew.
hint-calc-no-icons = Every person begins with it, for example: `tricorder calc recruit 3 2 greed`
hint-calc-mark = Only these count after the number of skill icons: greed, treachery, ferengi, android
hint-calc-mark-twice = Begin the next person with the number of their skill icons.

calc-turn-title = Points of the round
calc-turn-about = Missions, bonuses, and inhabitants added up
calc-turn-help = { -first-edition }: the points of a round
calc-turn-help-solved = Mission points of the missions solved this round (0 to 999 each), for example 35,40
calc-turn-help-bonus_points = Bonus points of this round (0 to 999 each), for example 5,10
calc-turn-help-personnel = Personnel in your Colonies, without CIVILIANs (0 to 999)
calc-turn-help-civilians = CIVILIANs in your Colonies (0 to 999)
calc-turn-help-owned = Missions you own (0 to 49)
calc-turn-help-phoenixes = How many times the Phoenix is in orbit for you with its 3 personnel (0 to 49)
calc-turn-help-guests = How many personnel others brought into play at your Neutral or Husnock Outpost (0 to 999)
calc-turn-help-side = Who you are: normal, borg, or dominion
calc-turn-help-example =
    tricorder calc turn --missions 35,40 --bonus 5 --personnel 3 --owned 4
    tricorder calc turn --owned 12 --phoenix 1 --fees 2
calc-turn-value-solved = points
calc-turn-value-bonus_points = points
calc-turn-value-civilians = number
calc-turn-value-owned = number
calc-turn-value-phoenixes = number
calc-turn-value-guests = number
calc-turn-value-personnel = number
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

calc-control-title = Control of a mission
calc-control-about = Who controls it by ships, Colonies, and Outposts
calc-control-help = { -first-edition }: who controls a mission
calc-control-help-solver = Who solved the mission; without it, it is unsolved
calc-control-help-ships_there = Who has ships there; for example: me,Ben
calc-control-help-colonies = Who has an inhabited Colony there; one without inhabitants gets :0
calc-control-help-outposts = Who has an Outpost at a corner of the mission
calc-control-help-after =
    Call yourself “me” and everybody else by name. Partners in a Treaty are one player.
calc-control-help-example =
    tricorder calc control --solved Ben --ships me
    tricorder calc control --solved me --colony me:2 --ships Ben
calc-control-value-solver = player
calc-control-value-ships_there = players
calc-control-value-colonies = players
calc-control-value-outposts = players
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
calc-control-unsolved = Nobody
calc-control-you-within = you
calc-control-you = You control the mission.
calc-control-player = { $player } controls the mission.
calc-control-open = Undecided. Players with a claim: { $players }.
calc-control-nobody = Nobody controls the mission.
err-calc-control-nothing = Enter who solved the mission or what is there.
err-calc-control-player = “{ $value }” is not the name of a player.
hint-calc-control-nothing = Say who solved it, who has ships there, or whose the colony and the outpost are.
hint-calc-control-player = Call yourself me, and everybody else by name.

calc-flight-title = Flight across the playing field
calc-flight-about = How far it is, and whether the Range is enough
calc-flight-help = { -first-edition }: route and Range of a flight across the playing field
calc-flight-help-places = Missions in order, the start first: column as a letter from the left, row as a number from the top
calc-flight-help-spans = Spans of faceup missions (0 to 20); for example B1=4,B2=1; all others count as facedown
calc-flight-help-range = Range of the ship (0 to 99)
calc-flight-help-players = Number of players, which sets the playing field: 2 to 4
calc-flight-help-after =
    Between two missions, the ship takes the route that uses the least Range.
calc-flight-help-example = tricorder calc flight A1 B2 --spans B2=4 --range 8
calc-flight-value-places = mission
calc-flight-value-spans = mission=span
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
err-calc-flight-stops = A flight takes at least two missions.
err-calc-flight-stay = From { $place } to { $place } is not a flight.
err-calc-flight-place = “{ $value }” is not on the playing field.
err-calc-flight-span = “{ $value }” names no mission with its span.
err-calc-flight-span-twice = { $place } has two spans.
err-calc-flight-return = When the ship comes to { $place } a second time, the mission there is already faceup.
hint-calc-flight-stops = For example: `tricorder calc flight A1 B2 --range 8`
hint-calc-flight-stay = Name two different missions one after the other.
hint-calc-flight-place = It reaches from A1 at the top left to { $last } at the bottom right; with more players it is larger.
hint-calc-flight-span = Write for example: B1=4,B2=1
hint-calc-flight-span-twice = Name each mission once.
hint-calc-flight-return = Work out the flight up to there by itself, turn the mission faceup, and give its span for the next one: { $place }=…

calc-victory-title = Missions to win
calc-victory-about = How many you need with so many players
calc-victory-help = { -first-edition }: how many missions it takes to win
calc-victory-help-players = Number of players: 2 to 4
calc-victory-help-treaty = Treaty: 2:1, 2:1:1, 3:1, or 2:2
calc-victory-value-treaty = treaty
calc-victory-alone = With { $players } players you need { $missions } missions to win.
calc-victory-team = At { $sides }, a Treaty team needs { $missions } missions together to win.
calc-victory-single = A player on their own needs { $missions }.
calc-victory-no-single = Nobody plays on their own.
calc-victory-field = The playing field: { $field } missions.
err-calc-no-treaty = There are no Treaties between two players.
err-calc-treaty-players = { $treaty } does not fit this number of players.
hint-calc-no-treaty = { $treaty } is for { $players } players.
hint-calc-treaty-players = { $treaty } is for { $players } players.

calc-nonaligned-title = Non-Aligned ships
calc-nonaligned-about = What each does when you meet it
calc-nonaligned-help = How Non-Aligned ships behave
calc-nonaligned-help-ship = Name of a ship, or its beginning; without one, the whole table
err-calc-no-ship = The table has no Non-Aligned ship “{ $name }”.
hint-calc-no-ship = To see all: `tricorder calc nonaligned`
