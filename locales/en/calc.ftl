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
