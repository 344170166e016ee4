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
ccg-label-passage = No surcharge
ccg-label-class = Class
ccg-label-species = Species
ccg-label-skills = Skills
ccg-label-keywords = Keywords
ccg-label-printings = Printed in
ccg-label-uniqueness = Uniqueness
ccg-uniqueness-unique = unique
ccg-uniqueness-universal = universal
ccg-label-attributes = Attributes
ccg-label-earlier = Earlier
ccg-earlier = { $field } { $value }
ccg-earlier-corrected = { $field } { $value } (from a corrected printing; the first one is unknown)
ccg-earlier-nothing = none
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
ccg-affiliation-alliance = Alliance
ccg-affiliation-hirogen = Hirogen
ccg-affiliation-kazon = Kazon
ccg-affiliation-maquis = Maquis
ccg-affiliation-obsidian-order = Obsidian Order
ccg-affiliation-photonic = Photonic
ccg-affiliation-tal-shiar = Tal Shiar
ccg-affiliation-terra-prime = Terra Prime
ccg-affiliation-xindi = Xindi

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

ccg-passage-quadrant = flights to and from missions in the { $quadrant } Quadrant
ccg-passage-outside = flights to and from missions outside the { $quadrant } Quadrant
ccg-passage-region = flights to and from missions in the region { $region }
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

ccg-rarity-c = common
ccg-rarity-u = uncommon
ccg-rarity-r = rare
ccg-rarity-s = starter
ccg-rarity-p = promo

ccg-unsure-title = whether the bracket is part of the printed title; the sources do not show it
ccg-split-doubtful = Where the title ends and the subtitle begins is a guess.
ccg-label-unsure = Not certain
ccg-unsure-region = whether the printed card names a region; sources differ
ccg-source = Card facts only. Game text comes from your own card files: `tricorder import <folder>`
