# Deck lists of Second Edition: check, explain, measure.

deck-pile-missions = Missions
deck-pile-dilemmas = Dilemma pile
deck-pile-deck = Deck
deck-pile-aside = Aside

deck-unnamed = Deck
deck-standing-legal = legal
deck-standing-illegal = not legal
deck-standing-unread = not fully readable
deck-counts = Missions { $missions } · dilemmas { $dilemmas } · deck { $deck } · { $total } in all

deck-section-unread = Not understood
deck-section-violations = Rules broken
deck-section-advice = No rule broken, but worth knowing

deck-place-line = { $count ->
        [one] line { $numbers }
       *[other] lines { $numbers }
    }
deck-place-card = { $count ->
        [one] card no. { $numbers }
       *[other] cards no. { $numbers }
    }
deck-did-you-mean = did you mean { $names }?

deck-line-comment = comment
deck-line-heading = heading: { $pile }
deck-line-unknown = no card of this name
deck-how-mark = without its printing mark
deck-how-renamed = its name in the past
deck-how-folded = spelled differently
deck-trouble-unknown-heading = this heading names no pile
deck-trouble-count = nobody can mean that many copies (1 to 999)
deck-trouble-no-name = the name of the card is missing

deck-rule-mission-count = { $have ->
        [one] One mission instead of exactly { $limit }.
       *[other] { $have } missions instead of exactly { $limit }.
    }
deck-rule-mission-twice = The same mission { $have } times; all five must be different:
deck-rule-dilemma-count = { $have ->
        [one] Only one dilemma; at least { $limit } are needed.
       *[other] Only { $have } dilemmas; at least { $limit } are needed.
    }
deck-rule-deck-count = { $have ->
        [one] Only one card in the deck; at least { $limit } are needed.
       *[other] Only { $have } cards in the deck; at least { $limit } are needed.
    }
deck-rule-total-count = Only { $have } cards in all; at least { $limit } are needed.
deck-rule-copies = { $have } cards titled “{ $title }”; { $limit } are allowed, whatever their subtitles:
deck-rule-dilemma-copies = { $have } times “{ $title }” in the dilemma pile; { $limit } are allowed:
deck-rule-wrong-pile = Wrong pile ({ $pile }):

deck-cite-building = (Second Edition: Building a deck)
deck-cite-dilemma-copies = (Second Edition: Building a deck, read strictly; see Building a deck, ruling 202)
deck-cite-types = (Second Edition: Card types)

deck-cite-crew = (Captain’s Chair: rules, p. 6–7)
deck-cite-pile = (Captain’s Chair: solo rules, p. 17)

deck-crew-counts = Crew of { $captain }: { $have } of { $all } cards · Reinforcement pile { $pile }
deck-crew-pile-counts = Reinforcement pile of { $captain }: { $pile ->
        [one] one card
       *[other] { $pile } cards
    }
deck-crew-place-unmarked = beside the Crew board
deck-crew-place-reinforcement = in the Reinforcement pile
deck-crew-missing = Missing; starts { $place }:
deck-crew-too-many = The box holds only one of these:
deck-crew-foreign = Does not belong to this crew:
deck-crew-wrong-place = In the wrong place; starts { $place }:
deck-crew-forbidden = Encounters, Incidents and Locations never join a Reinforcement pile:
deck-crew-not-own = Belongs to another crew and cannot be a reinforcement:
deck-crew-not-gained = Never lies in the Market and cannot be a reinforcement:
deck-crew-not-permitted = No opponent’s Command card permits this reinforcement:
deck-crew-elsewhere = Does not start where a bonus takes cards of your own from:
deck-crew-no-reinforce = Once the Reinforcement pile holds a card, your deck also needs:
deck-crew-idle-reinforce = As long as the Reinforcement pile is empty, leave out:
deck-crew-recorded = In the Reinforcement pile by the campaign log, but not in the list:
deck-crew-not-recorded = In the list, but not in the Reinforcement pile by the campaign log:

deck-advice-no-planet = Without a planet mission you cannot win.
deck-advice-no-space = Without a space mission you cannot win.
deck-advice-few-points = All missions together are worth { $points } points; winning takes 100.
deck-advice-no-headquarters = Without a headquarters you can play neither personnel nor ships.
deck-advice-unwelcome = Cannot be played at any of your headquarters: { $cards }
deck-advice-unattempted = { $count ->
        [one] Nobody in your deck may attempt this mission: { $cards }
       *[other] Nobody in your deck may attempt these missions: { $cards }
    }
deck-advice-unstaffed = { $count ->
        [one] All your personnel together cannot staff this ship: { $cards }
       *[other] All your personnel together cannot staff these ships: { $cards }
    }

deck-column-list = List
deck-column-standing = Verdict
deck-column-missions = Missions
deck-column-dilemmas = Dilemmas
deck-column-deck = Deck
deck-column-faults = Faults
