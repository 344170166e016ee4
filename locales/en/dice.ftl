# Dice and tables on the page.

dice-title = Dice
dice-of-catan = Two dice, Catan
dice-of-event = Event card
dice-of-movement = Movement
dice-of-dilemma = Dilemma
dice-of-crew = Crew
dice-of-mercenary = Mercenary Ship
dice-nonaligned = Table of Non-Aligned ships
dice-none = Nothing rolled yet.
dice-roll = Roll
dice-again = Roll again
dice-die = Die: { $number }
dice-yields = Every planet with { $total ->
    [8] an
    [11] an
   *[other] a
} { $total } produces: 1 resource for each outpost, 2 for each starbase next to it. A planet under the Klingon battle cruiser produces nothing.
dice-seven = Nobody gets resources. Whoever holds more than 7 cards gives up half of them, rounded down. Then you move the Klingon battle cruiser and steal 1 card.
dice-seven-who = On a 7: who gives up how many?
dice-seven-all = Work it out for all players at once
dice-so-far = { $count ->
    [one] 1 roll so far
   *[other] { $count } rolls so far
}
dice-new = New game: reset the count
dice-table = Table of this roll
dice-compared = Rolled and expected
dice-compared-what = Wide and pale: as often as chance would have it; narrow: as often as it was actually rolled.
dice-times = { $count ->
    [one] rolled once
   *[other] rolled { $count } times
}
dice-chance = { $total ->
    [8] An
    [11] An
   *[other] A
} { $total } comes up { $chance } of the time; at least one in { $rolls } rolls has a chance of { $once }.
dice-fair = Fair dice
dice-fair-what = Each of the 36 pairs comes up once, in random order; then they are shuffled again.
dice-fair-left = { $left } of 36 left.
dice-options = By side, with a ship, or with your own die
