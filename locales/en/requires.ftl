# Types of First Edition only.
requires-or-branch = { $first }; or { $second }

requires-more = { $attribute } above { $than }
requires-less = { $attribute } below { $than }
requires-attribute-integrity = Integrity
requires-attribute-cunning = Cunning
requires-attribute-strength = Strength
requires-attribute-any = any one attribute

requires-different-skills = { $number } different skills
requires-ship-total = { $attribute } at this mission above { $than } in total
requires-personnel =
    { $number ->
        [one] 1 personnel
       *[other] { $number } personnel
    } ({ $kind })
requires-personnel-any =
    { $number ->
        [one] 1 personnel
       *[other] { $number } personnel
    }
requires-each =
    { $number ->
        [one] 1 personnel
       *[other] { $number } personnel, each
    } with { $what }
requires-gear = { $number } equipment ({ $kind })
requires-ship-undamaged = an undamaged ship
requires-ship-staffed-with = a staffed ship with { $kind }
requires-ships =
    { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } ({ $kind })
requires-in-text = something only the card’s text says
requires-not-owned = a personnel you do not own
requires-aboard = { $skill } aboard your ship at this mission
requires-at = { $skill } at your mission “{ $mission }”
requires-icon = { $icon } icon
requires-not = not { $kind }

requires-traits = { $first } { $second }
requires-class = { $class }-class
requires-group-cards = { $traits } cards
requires-group-personnel = { $traits } personnel
requires-group-ships = { $traits } ships
requires-all-cards = cards of every kind
requires-all-personnel = all personnel
requires-all-ships = all ships
requires-all-equipment = equipment
