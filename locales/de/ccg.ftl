# Karten des Star Trek CCG und ihr Import.

ccg-type-personnel = Personal
ccg-type-ship = Schiff
ccg-type-equipment = Ausrüstung
ccg-type-event = Ereignis
ccg-type-interrupt = Unterbrechung
ccg-type-mission = Mission
ccg-type-dilemma = Dilemma

# Arten, die es nur in der First Edition gibt; auf Deutsch gedruckt sind sie nicht.
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

ccg-label-cost = Kosten
ccg-label-affiliation = Fraktion
ccg-label-icons = Icons
ccg-label-staffing = Besatzung
ccg-label-place = Art
ccg-label-quadrant = Quadrant
ccg-label-span = Span
ccg-label-points = Punkte
ccg-label-attempt = Versuchen darf
ccg-label-requirement = Anforderungen
ccg-label-welcome = Hier spielbar
ccg-label-passage = Ohne Aufschlag
ccg-label-class = Klasse
ccg-label-species = Spezies
ccg-label-skills = Fähigkeiten
ccg-label-keywords = Schlüsselwörter
ccg-label-printings = Gedruckt in
ccg-label-uniqueness = Einzigartigkeit
ccg-uniqueness-unique = einzigartig
ccg-uniqueness-universal = universell
ccg-label-attributes = Attribute
ccg-label-earlier = Früher
ccg-earlier = { $field } { $value }
ccg-earlier-corrected = { $field } { $value } (schon berichtigt; der erste Druck ist uns unbekannt)
ccg-earlier-nothing = keine
ccg-label-old-names = Auch genannt

ccg-cost = Kosten { $number }
ccg-points = { $number } Punkte

ccg-attempt-any = Jede Fraktion
ccg-attempt-any-except = Jede Fraktion außer { $names }

ccg-affiliation-bajoran = Bajoraner
ccg-affiliation-borg = Borg
ccg-affiliation-cardassian = Cardassianer
ccg-affiliation-dominion = Dominion
ccg-affiliation-federation = Föderation
ccg-affiliation-ferengi = Ferengi
ccg-affiliation-klingon = Klingonen
ccg-affiliation-non-aligned = Nicht zugehörig
ccg-affiliation-romulan = Romulaner
ccg-affiliation-starfleet = Sternenflotte
ccg-affiliation-vidiian = Vidiianer
ccg-affiliation-alliance = Allianz
ccg-affiliation-hirogen = Hirogen
ccg-affiliation-kazon = Kazon
ccg-affiliation-maquis = Maquis
ccg-affiliation-obsidian-order = Obsidianischer Orden
ccg-affiliation-photonic = Photonisch
ccg-affiliation-tal-shiar = Tal Shiar
ccg-affiliation-terra-prime = Terra Prime
ccg-affiliation-xindi = Xindi

ccg-icon-au = Alternatives Universum
ccg-icon-cmd = Kommando
ccg-icon-ds9 = Deep Space Nine
ccg-icon-e = Erde
ccg-icon-fut = Zukunft
ccg-icon-maq = Maquis
ccg-icon-pa = Vergangenheit
ccg-icon-stf = Stab
ccg-icon-tn = Terok Nor
ccg-icon-tng = The Next Generation
ccg-icon-tos = The Original Series
ccg-icon-voy = Voyager

ccg-place-planet = Planet
ccg-place-space = Weltraum
ccg-place-dual = Dual
ccg-place-headquarters = Hauptquartier

ccg-passage-quadrant = Flüge von und nach Missionen im Quadranten { $quadrant }
ccg-passage-outside = Flüge von und nach Missionen außerhalb des Quadranten { $quadrant }
ccg-passage-region = Flüge von und nach Missionen der Region { $region }
ccg-quadrant-alpha = Alpha
ccg-quadrant-gamma = Gamma
ccg-quadrant-delta = Delta
ccg-quadrant-mirror = Spiegel

ccg-attribute-integrity = Integrität
ccg-attribute-cunning = Intelligenz
ccg-attribute-strength = Stärke
ccg-attribute-range = Reichweite
ccg-attribute-weapons = Waffen
ccg-attribute-shields = Schilde

ccg-rarity-c = häufig
ccg-rarity-u = weniger häufig
ccg-rarity-r = selten
ccg-rarity-s = Startdeck
ccg-rarity-p = Promo

ccg-unsure-title = ob die Klammer zum gedruckten Titel gehört; die Quellen zeigen es nicht
ccg-split-doubtful = Wo der Titel endet und der Untertitel beginnt, ist nur vermutet.
ccg-label-unsure = Ungewiss
ccg-unsure-region = ob auf der gedruckten Karte eine Region steht; die Quellen widersprechen sich
ccg-source = Nur die Fakten der Karte. Spieltexte kommen aus deinen eigenen Kartendateien: `tricorder import <Ordner>`
