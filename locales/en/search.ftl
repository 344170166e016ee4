# The card search.

search-column-name = Card
search-column-type = Type
search-column-affiliation = Affiliation
search-column-cost = Cost
search-column-figures = Stats
search-column-printing = Printing
search-open = any
search-open-except = any but { $codes }
search-vp = { $points } VP
search-all =
    { $total ->
        [one] 1 card
       *[other] { $total } cards
    }
search-some = { $shown } of { $total } cards
search-the-rest = See all: `tricorder search … --limit { $total }`
search-range = { $from }–{ $to } of { $total } cards

search-meant = No card matches “{ $query }”. Showing results for “{ $name }”:
search-quoted = “{ $word }”
search-dropped = No card has { $words }. Searched without it:
search-dropped-near = Similar words on cards: { $words }
search-in-texts = “t:{ $text }” is not a card type, so game texts were searched for it.

search-guide =
    A search says what a card must have. Everything in it must be true; case, accents, hyphens, and periods do not matter.

    Words are looked for in names, texts, types, traits, keywords, species, classes, skills, icons, and affiliations, in both languages; cards whose name matches come first. Values of all other fields are compared whole: icon:tn does not find TNG.
search-guide-quotes = Put the whole query in single quotes so that your shell leaves it alone: { $example }
search-guide-syntax = What you can write
search-guide-fields = Fields
search-guide-examples = Examples

search-syntax-words = all of these words, in any order
search-syntax-spoken = skills and icons are words too; a number before a skill is its level
search-syntax-phrase = these words side by side
search-syntax-wildcard = an asterisk stands for any letters; “*” alone for every card
search-syntax-regex = regular expression over names and texts; also name:/…/ and text:/…/
search-syntax-field = a field and its value; values of several words go in double quotes
search-syntax-list = any of these values
search-syntax-number = a number, or a range with both ends: 2..4, ..4, 2.., 2-4
search-syntax-level = a skill with its level; the same for staffing:stf>=2 and requires:security>=2
search-syntax-count = how many skills or staffing icons; “2 Leadership” is one skill
search-syntax-sum = fields with numbers, added up; a card that lacks one of them has no sum
search-syntax-compare = one field with numbers against another; a sum may go on the right: wea>=ran+sh
search-syntax-equals = “=” requires the whole name, “!=” is the opposite of “=”
search-syntax-any = cards that have any value in this field
search-syntax-not = without these; cards that lack the field count as being without
search-syntax-or = either side; words side by side bind closer than “or”. Between values a comma or a bar does the same
search-syntax-order = what the cards are sorted by; a hyphen reverses the order

search-field-name = name, subtitle, or older name
search-field-text = game text: gists of { -captains-chair }, imported texts of the CCG
search-field-game = cc, 2e or 1e
search-field-type = type of the card, suit in { -captains-chair }
search-field-affiliation = affiliation; for a headquarters, its owner; for any other mission, who may attempt it. “any” finds missions that are open to any affiliation, “except” those that bar some, "except borg" those that bar the Borg
search-field-unique = yes, no; in { -first-edition } also enigma
search-field-cost = cost
search-field-skill = skill, or Skill icon in { -captains-chair }; with a number alone: how many
search-unsure-region = It is unclear whether the printed card names a region here: { $cards }
search-field-keyword = keyword, alone or with what follows its colon
search-field-unsure = what is uncertain on a card because sources differ: region, title
search-field-region = region of a mission, with or without “System”
search-field-icon = icon: AU, Cmd, DS9, E, Fut, Maq, Pa, Stf, TN, TNG, TOS, Voy
search-field-species = species
search-field-class = class of a ship
search-field-staffing = icons a ship needs aboard: Cmd, Stf; with a number alone: how many
search-field-integrity = Integrity
search-field-cunning = Cunning
search-field-strength = Strength
search-field-range = Range
search-field-weapons = Weapons
search-field-shields = Shields
search-field-missiontype = planet, space, headquarters
search-field-dilemmatype = planet, space, dual
search-field-quadrant = alpha, gamma, delta, mirror
search-field-span = span of a mission
search-field-points = points of a mission
search-field-requires = what a mission requires: a skill, an attribute, or words. The number after an attribute is the lowest sum that is enough: “Cunning>34” counts as 35
search-field-reportsto = what may be played at this headquarters or aboard this ship. Its name, its title, or its subtitle is enough; what imported texts say counts, their conditions do not
search-field-set = set by code or name: WYLB or “What You Leave Behind”
search-field-rarity = C, U, R, S, P …
search-field-collector = collector’s number: the whole of it (1R324) or just the number at its end, compared or as a range too (>=100, 1..20)
search-field-format = format that imported files allow the card in; { -first-edition } only: Trad, OTF, Open, Warp, Virtual, b00 … “ban” is banned
search-field-is = what the card is: retired (no longer in Standard), corrected since printing, unique, a reprint, dual; “not:” is the opposite
search-field-pool = pool of cards the players’ committee plays with: standard, traditional, open
search-field-retired = yes or no: whether the card is on the retired list, which the players’ committee votes on each year
search-field-trait = trait ({ -captains-chair })
search-field-deck = captain, or common ({ -captains-chair }); name of a saved deck ({ -second-edition })
search-field-focus = Focus ({ -captains-chair })
search-field-vp = printed victory points ({ -captains-chair })
search-field-errata = yes or no: whether later printings differ ({ -captains-chair })
search-field-box = box: core, tbg, sc, promo1, or promo2 ({ -captains-chair })
search-field-owned = yes, no, or how many copies are in your collection ({ -second-edition }); cards you lack count as 0

search-example-personnel = Cheap Klingons for your crew
search-example-skill = Leaders that count twice, and clever ones at that
search-example-either = Someone for the sickbay
search-example-mission = Planets the Federation can make good points on
search-example-open = Missions open to any affiliation, even the Borg
search-example-requires = Missions for diplomats that need no leader
search-example-sum = Missions that a total Cunning of 34 is enough for
search-example-commander = Who commands the Enterprise-E
search-example-reportsto = Ships you can play at Bajor
search-example-subtitle = Who can be played at Deep Space 9 for 1
search-example-region = Missions near Bajor
search-example-count = People who can do a lot
search-example-total = Good all-rounders that cost little
search-example-home = The headquarters of the Federation
search-example-dilemma = Dilemmas for ships that cost 2 to 4
search-example-icon = Deep Space 9 cards outside the Federation
search-example-chair = Klingon Ships of { -captains-chair } with Military Focus
search-example-text = { -captains-chair } cards that warp, worth 2 points or more

search-query-personnel = type:personnel affiliation:klingon cost<=2
search-query-skill = skill:leadership>=2 cunning>5
search-query-either = sk:medical or sk:biology
search-query-mission = type:mission mt:planet a:fed points>=35
search-query-open = affiliation:any -affiliation:"except borg"
search-query-requires = requires:diplomacy -requires:leadership
search-query-sum = requires:cunning<=34
search-query-commander = keyword:"commander: u.s.s. enterprise-e"
search-query-reportsto = reportsto:"Bajor, Gift of the Prophets" type:ship
search-query-subtitle = reportsto:"deep space 9" type:personnel cost<=1
search-query-region = region:bajor type:mission
search-query-count = skills>=5 game:2e
search-query-total = int+cun+str>=17 cost<=2
search-query-home = missiontype:headquarters affiliation:federation
search-query-dilemma = dt:dual,space c:2..4
search-query-icon = icon:ds9 -affiliation:fed
search-query-chair = trait:klingon type:ship focus:military
search-query-text = game:cc text:warp vp>=2
search-query-ships = type:ship range>=9

search-column-number = No.
