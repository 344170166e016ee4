# Cards of the Star Trek CCG and their import.

ccg-type-personnel = Personnel
ccg-type-ship = Ship
ccg-type-equipment = Equipment
ccg-type-event = Event
ccg-type-interrupt = Interrupt
ccg-type-mission = Mission
ccg-type-dilemma = Dilemma
# Types of First Edition only.
ccg-type-incident = Incident
ccg-type-objective = Objective
ccg-type-facility = Facility
ccg-type-tactic = Tactic
ccg-type-doorway = Doorway
ccg-type-artifact = Artifact
ccg-type-site = Site
ccg-type-time-location = Time Location
ccg-type-tribble = Tribble
ccg-type-trouble = Trouble
ccg-type-damage-marker = Damage Marker
ccg-type-q-event = Q Event
ccg-type-q-interrupt = Q Interrupt
ccg-type-q-dilemma = Q Dilemma
ccg-type-q-mission = Q Mission
ccg-type-q-artifact = Q Artifact
ccg-type-q-dilemma-event = Q Dilemma/Event
ccg-type-interrupt-event = Interrupt/Event

ccg-label-cost = Cost
ccg-label-affiliation = Affiliation
ccg-label-icons = Icons
ccg-label-staffing = Staffing
ccg-label-place = Kind
ccg-label-quadrant = Quadrant
ccg-label-span = Span
ccg-label-points = Points
ccg-label-attempt = May attempt
ccg-label-requirement = Requirements
ccg-label-welcome = Playable here
ccg-label-class = Class
ccg-label-species = Species
ccg-label-skills = Skills
ccg-label-keywords = Keywords
ccg-label-printings = Printed in
ccg-label-old-names = Also called

ccg-cost = Cost { $number }
ccg-points = { $number } points

ccg-attempt-any = Any affiliation
ccg-attempt-any-except = Any affiliation except { $names }

ccg-affiliation-bajoran = Bajoran
ccg-affiliation-borg = Borg
ccg-affiliation-cardassian = Cardassian
ccg-affiliation-dominion = Dominion
ccg-affiliation-federation = Federation
ccg-affiliation-ferengi = Ferengi
ccg-affiliation-klingon = Klingon
ccg-affiliation-non-aligned = Non-Aligned
ccg-affiliation-romulan = Romulan
ccg-affiliation-starfleet = Starfleet
ccg-affiliation-vidiian = Vidiian

ccg-icon-au = Alternate universe
ccg-icon-cmd = Command
ccg-icon-ds9 = Deep Space Nine
ccg-icon-e = Earth
ccg-icon-fut = Future
ccg-icon-maq = Maquis
ccg-icon-pa = Past
ccg-icon-stf = Staff
ccg-icon-tn = Terok Nor
ccg-icon-tng = The Next Generation
ccg-icon-tos = The Original Series
ccg-icon-voy = Voyager

ccg-place-planet = Planet
ccg-place-space = Space
ccg-place-dual = Dual
ccg-place-headquarters = Headquarters

ccg-quadrant-alpha = Alpha
ccg-quadrant-gamma = Gamma
ccg-quadrant-delta = Delta
ccg-quadrant-mirror = Mirror

ccg-attribute-integrity = Integrity
ccg-attribute-cunning = Cunning
ccg-attribute-strength = Strength
ccg-attribute-range = Range
ccg-attribute-weapons = Weapons
ccg-attribute-shields = Shields

ccg-set-se = Premiere

ccg-rarity-c = common
ccg-rarity-u = uncommon
ccg-rarity-r = rare
ccg-rarity-s = starter
ccg-rarity-p = promo

ccg-split-doubtful = Where the title ends and the subtitle begins is a guess.
ccg-source = Facts of the card only. Game text comes from your own card files: tricorder import lackey

requires-and = { $first } and { $second }
requires-and-last = { $first }, and { $second }
requires-or = { $first } or { $second }
requires-or-last = { $first }, or { $second }
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
requires-gear = { $number } equipment ({ $kind })
requires-ship-undamaged = an undamaged ship
requires-ship-staffed-with = a staffed ship with { $kind }
requires-ships =
    { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } ({ $kind })
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

# Import of card files (import-…).

import-reading = Reading { $path } …
import-building = Building the card search …
import-outcome-added = imported
import-outcome-replaced = imported; it replaces the rows imported before
import-outcome-unchanged = already imported; nothing has changed
import-counts = { $rows } rows: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in { $printings ->
    [one] one printing
   *[other] { $printings } printings
}
import-mended = { $count ->
    [one] Mended, one line:
   *[other] Mended, { $count } lines:
}
import-left-out = { $count ->
    [one] Left out, one line:
   *[other] Left out, { $count } lines:
}
import-doubtful = { $count ->
    [one] Doubtful in one place:
   *[other] Doubtful in { $count } places:
}
import-line = Line { $line }: { $words }
import-more = … and { $count } more; --json shows them all.
import-skipped = { $count ->
    [one] One other text file holds no cards and was passed over.
   *[other] { $count } other text files hold no cards and were passed over.
}
import-repair-joined = was broken in two and has been put together.
import-repair-header = repeats the header and was passed over.
import-repair-blanks = has blanks instead of tabs; keywords, if any, stay in the text.
import-repair-short = ends after { $columns } columns; the rest is taken as empty.
import-repair-tabs = has empty columns too many, which were cut off.
import-refused-columns = has { $found ->
    [one] one column
   *[other] { $found } columns
} and cannot be understood.
import-refused-no-name = has no name.
import-refused-type = has the unknown type “{ $type }”.
import-doubt-title = “{ $card }”: where the title ends is a guess.
import-doubt-place = “{ $card }”: planet or space is missing.
import-doubt-requirement = “{ $card }”: without its requirement “{ $words }”.
import-doubt-welcome = “{ $card }”: without the rule what may be played there, “{ $words }”.
import-doubt-attempt = “{ $card }”: without the rule who may attempt it, “{ $words }”.
import-doubt-skill = “{ $card }”: “{ $words }” is no known skill.
import-doubt-skill-mended = “{ $card }”: “{ $words }” was taken as { $skill }.
import-none = Nothing has been imported yet. Card files of your LackeyCCG plugin: tricorder import lackey <folder>
import-rows = { $count ->
    [one] one row
   *[other] { $count } rows
}
import-removed = { $name } has been removed. Import it again at any time.
import-total = { $cards ->
    [one] One card in all.
   *[other] { $cards } cards in all.
}
