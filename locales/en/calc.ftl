# Calculators: list (calc-list-…, calc-about-…) and results (calc-<calculator>-…), rolls (roll-…).

calc-list-hint = Ask a calculator for --help to see how it is called.
calc-about-range = How far a ship gets
calc-about-staffing = Whether a ship is staffed
calc-about-attempt = What counts in a mission attempt
calc-about-combat = Who wins a combat
calc-about-engagement = Who wins an engagement
calc-about-counters = What seven counters let you play and draw
calc-about-winner = Who has won the game
calc-about-odds = How often your stations produce
calc-about-robbery = Who gives up how many cards on a 7
calc-about-points = Victory points and special cards
calc-about-route = The longest supply route of a network
calc-about-trade = Trading at 4:1, 3:1, and 2:1
calc-about-costs = Building costs, and how much you can build
calc-about-event = The event card roll of a round
calc-about-movement = The movement roll
calc-about-dilemma = The dilemma roll
calc-about-crew = The crew roll of a Non-Aligned ship
calc-about-price = What Outposts, Colonies, Equipment, Doorways, and ships cost
calc-about-recruit = What it takes to recruit a Non-Aligned crew
calc-about-turn = The points of a round
calc-about-victory = How many missions it takes to win
calc-about-nonaligned = How Non-Aligned ships behave

# First Edition variant: rolls
roll-die = Rolled: { $die }
roll-side-borg = Borg
roll-side-dominion = Dominion
roll-label-seed = Seed
roll-event = You may draw a card: { $card }.
roll-event-choice = You choose which of the two types it is.
roll-event-then = Take it into your hand or play it straight away. Instead of drawing, you may exchange a card in your hand for one of the same type.
roll-movement = Movement: { $move }.
roll-dilemma = Put under the mission: { $dilemmas ->
    [one] 1 dilemma
   *[other] { $dilemmas } dilemmas
}.
roll-dilemma-extra = In addition: { $extra }. A ship appears only at a space mission; roll its crew with: tricorder roll crew
roll-crew = { $personnel ->
    [one] There is 1 person aboard.
   *[other] There are { $personnel } personnel aboard.
}
roll-crew-exceptions = The Phoenix always has 3 personnel. A Neutral Outpost, a Husnock Outpost, and any “Seed in Space” Artifact are empty without a roll.

# First Edition variant: calculators
calc-first-rule = Rule
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
