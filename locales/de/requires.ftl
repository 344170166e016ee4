# Arten, die es nur in der First Edition gibt; auf Deutsch gedruckt sind sie nicht.
requires-or-branch = { $first }; oder { $second }

requires-more = { $attribute } über { $than }
requires-less = { $attribute } unter { $than }
requires-attribute-integrity = Integrität
requires-attribute-cunning = Intelligenz (Cunning)
requires-attribute-strength = Stärke
requires-attribute-any = ein beliebiges Attribut

requires-different-skills = { $number } verschiedene Fähigkeiten
requires-ship-total = { $attribute } an dieser Mission zusammen über { $than }
requires-personnel =
    { $number ->
        [one] 1 Personalkarte
       *[other] { $number } Personalkarten
    } ({ $kind })
requires-personnel-any =
    { $number ->
        [one] 1 Personalkarte
       *[other] { $number } Personalkarten
    }
requires-each =
    { $number ->
        [one] 1 Person
       *[other] { $number } Personen, jede
    } mit { $what }
requires-gear = { $number } Ausrüstung ({ $kind })
requires-ship-undamaged = ein unbeschädigtes Schiff
requires-ship-staffed-with = ein bemanntes Schiff mit { $kind }
requires-ships =
    { $number ->
        [one] 1 Schiff
       *[other] { $number } Schiffe
    } ({ $kind })
requires-in-text = etwas, das nur im Kartentext steht
requires-not-owned = eine Personalkarte, die dir nicht gehört
requires-aboard = { $skill } an Bord deines Schiffs an dieser Mission
requires-at = { $skill } an deiner Mission „{ $mission }“
requires-icon = Icon { $icon }
requires-not = nicht { $kind }

requires-traits = { $first }, { $second }
requires-class = Klasse { $class }
requires-group-cards = Karten ({ $traits })
requires-group-personnel = Personal ({ $traits })
requires-group-ships = Schiffe ({ $traits })
requires-all-cards = Karten aller Art
requires-all-personnel = alles Personal
requires-all-ships = alle Schiffe
requires-all-equipment = Ausrüstung
