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

deck-cite-building = [Second Edition: Building a deck]
deck-cite-dilemma-copies = [Second Edition: Building a deck, read strictly; see Building a deck, ruling 202]
deck-cite-types = [Second Edition: Card types]

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

deck-hand-opening = Opening hand
deck-hand-draws = Drawn after it
deck-hand-seed = The same hand again: --seed { $seed }
deck-hand-unknown = { $count ->
        [one] One line of the list names no known card and was not shuffled in.
       *[other] { $count } lines of the list name no known card and were not shuffled in.
    }

deck-diff-none = Both decks are the same.
deck-diff-heading = From “{ $first }” to “{ $second }”:

deck-saved = Saved “{ $name }” ({ $total } cards). From now on you can give this name wherever a file is asked for.
deck-removed = Removed “{ $name }”.
deck-none-saved = No deck saved yet. Save one with: tricorder deck save <file>
