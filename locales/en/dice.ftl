# Dice and tables on the page.

dice-title = Dice and tables
dice-event = Event card
dice-movement = Movement of a Non-Aligned ship
dice-dilemma = Dilemma at a mission
dice-crew = Crew of a Non-Aligned ship
dice-mercenary = Mercenary Ship
dice-nonaligned = Table of Non-Aligned ships
dice-again = Roll again
