# Deck lists of Second Edition: check, explain, measure.

deck-pile-missions = Missions
deck-pile-dilemmas = Dilemma pile
deck-pile-deck = Deck
deck-pile-aside = Aside

deck-unnamed = Deck
deck-standing-legal = legal
deck-standing-illegal = not legal
deck-standing-unread = not fully readable
deck-note-import = Many names are unknown. If these cards came out after { -data-month }, import your newer LackeyCCG card files: `tricorder import <folder>`
deck-note-sorted = The list has no headings, so each card was put in the pile of its type.
deck-note-held-back = Rules that the unknown cards might affect were not judged.
deck-note-first-edition = These are headings of { -first-edition }, which has different piles and cards. Only lists of { -second-edition } can be checked.
deck-note-dilemmas-aside = All dilemmas are listed below “Sideboard” or another heading for cards set aside, so none of them counts. Put “Dilemmas” above them.
deck-unmeasured = Fix the lines that were not recognized first; then you get the figures.
deck-counts = Missions { $missions } · dilemmas { $dilemmas } · deck { $deck } · { $total } in all

deck-section-unread = Not recognized
deck-section-violations = Rules broken
deck-section-advice = Notes

deck-place-line = { $count ->
        [one] line { $numbers }
       *[other] lines { $numbers }
    }
deck-place-card = { $count ->
        [one] card no. { $numbers }
       *[other] cards no. { $numbers }
    }
deck-did-you-mean = did you mean { $names }?

deck-line-no-card = not a card
deck-line-comment = comment
deck-line-statement = about the deck
deck-line-total = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in all
deck-line-heading-stated = heading: { $pile }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
deck-line-heading-any = heading: every pile
deck-no-cards = { $count ->
        [one] One line is not a card: { $numbers }
       *[other] { $count } lines are not cards: { $numbers }
    }
deck-miscount = Line { $line } says { $stated ->
        [one] 1 card
       *[other] { $stated } cards
    }, but the count is { $read }.
deck-line-heading = heading: { $pile }
deck-number-unknown = no card known here has this number (set { $set }, card { $number })
deck-line-unknown = no card of this name
deck-line-unsure = unclear which card
deck-line-disagree = name and number are different cards
deck-line-title = name of the deck
deck-name-and-number = name and number are different cards: { $names }
deck-how-mark = without its printing mark
deck-how-number = by its number
deck-how-renamed = by its former name
deck-how-folded = spelled differently
deck-trouble-unknown-heading = this heading names no pile
deck-trouble-count = the count must be 1 to 999
deck-trouble-no-name = the name of the card is missing
deck-trouble-change = no minus sign here
deck-trouble-numbering = unclear number
deck-trouble-strange = not part of a deck list
deck-trouble-contradiction = two counts or numbers that contradict each other
deck-trouble-unclear-count = no column clearly counts copies

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
deck-rule-total-count = { $have ->
        [one] Only one card in all; at least { $limit } are needed.
       *[other] Only { $have } cards in all; at least { $limit } are needed.
    }
deck-rule-copies = { $have } cards titled “{ $title }”; at most { $limit } allowed, whatever their subtitles:
deck-rule-dilemma-copies = { $have } times “{ $title }” in the dilemma pile; at most { $limit } allowed:
deck-rule-second-headquarters = “{ $title }” forbids a second headquarters; you have:
deck-rule-wrong-pile = Wrong pile ({ $pile }):

deck-cite-building = ({ -second-edition }: Building a deck)
deck-cite-dilemma-copies = ({ -second-edition }: Building a deck, read strictly; see Building a deck, ruling 202)
deck-cite-card-text = (text of the card)
deck-cite-types = ({ -second-edition }: Card types)

deck-cite-crew = ({ -captains-chair }: German rulebook, p. 6–7)
deck-cite-pile = ({ -captains-chair }: German solo rulebook, p. 17)

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
deck-crew-forbidden = Encounters, Incidents, and Locations never join a Reinforcement pile:
deck-crew-not-own = Belongs to another crew and cannot be a reinforcement:
deck-crew-not-gained = Is never in the Market and cannot be a reinforcement:
deck-crew-not-permitted = No opponent’s Command card permits this reinforcement:
deck-crew-elsewhere = Does not start anywhere a bonus takes your own cards from:
deck-crew-no-reinforce = Once the Reinforcement pile holds a card, your deck also needs:
deck-crew-idle-reinforce = As long as the Reinforcement pile is empty, leave out:
deck-crew-recorded = In the Reinforcement pile according to the campaign log, but not in the list:
deck-crew-not-recorded = In the list, but not in the Reinforcement pile according to the campaign log:

deck-advice-title-in-doubt = It is unclear whether the bracket is part of the title. If it is not, these share one title, and you have more than three copies of it: { $cards }
deck-advice-no-planet = Without a planet mission you cannot win.
deck-advice-no-space = Without a space mission you cannot win.
deck-advice-few-points = All missions together are worth { $points } points; winning takes 100.
deck-advice-no-headquarters = Without a headquarters you can play neither personnel nor ships, unless a card’s text allows it.
deck-advice-unwelcome = Cannot be played at any of your headquarters, card texts aside: { $cards }
deck-advice-unattempted = { $count ->
        [one] By affiliation, nobody in your deck may attempt this mission: { $cards }
       *[other] By affiliation, nobody in your deck may attempt these missions: { $cards }
    }
deck-advice-unstaffed = { $count ->
        [one] All your personnel together cannot staff this ship: { $cards }
       *[other] All your personnel together cannot staff these ships: { $cards }
    }
deck-advice-no-personnel = Without personnel you cannot attempt missions.
deck-advice-no-ship = Without a ship nobody can get from your headquarters to a mission.
deck-advice-reach = You can score { $points } of the { $of } points of your missions; you need 100 to win.
deck-advice-lacks = { $count ->
        [one] One mission lacks { $what }: { $missions }.
       *[other] { $count } missions lack { $what }: { $missions }.
    }
deck-advice-planet-dilemmas = All your dilemmas are for planets: your opponents face none of them at a space mission.
deck-advice-space-dilemmas = All your dilemmas are for space: your opponents face none of them at a planet mission.
deck-advice-unique-copies = Of your { $all } personnel and ships, only { $together } can be in play at once, because you may have only one copy of a unique card, whatever its subtitle: { $cards }
deck-advice-text = { $card } says: “{ $text }.”
deck-advice-retired = Retired ({ $list }), not legal in Standard: { $cards }
deck-retired-list = { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    } { $year }
deck-rule-outside-standard = Retired ({ $list }), not in the pool Standard:
deck-rule-outside-traditional = Not in the pool Traditional (sets 1 to 14 and the promos of their time):
deck-cite-pool = (players’ committee, not the rulebook)
deck-advice-unquoted = A card text may change this: { $cards }
deck-advice-texts-left = { $count ->
        [one] One more card text may matter here.
       *[other] { $count } more card texts may matter here.
    }
deck-lack-access = personnel who may attempt it
deck-lack-together = two versions of one unique personnel at once
deck-lack-have = { $what } ({ $have } at once)

deck-column-list = List
deck-column-standing = Verdict
deck-column-missions = Missions
deck-column-dilemmas = Dilemmas
deck-column-deck = Deck
deck-column-faults = Errors


deck-stats-types = Cards in the deck
deck-stats-costs = { $without ->
        [0] Costs in the deck, { $average } on average
        [one] Costs in the deck, { $average } on average (one card without a cost)
       *[other] Costs in the deck, { $average } on average ({ $without } cards without a cost)
    }
deck-stats-dilemma-costs = { $without ->
        [0] Costs of the dilemmas, { $average } on average
        [one] Costs of the dilemmas, { $average } on average (one card without a cost)
       *[other] Costs of the dilemmas, { $average } on average ({ $without } cards without a cost)
    }
deck-stats-attributes = { $ships ->
        [one] Attributes of { $personnel } personnel and one ship
       *[other] Attributes of { $personnel } personnel and { $ships } ships
    }
deck-stats-average = average
deck-stats-lowest = lowest
deck-stats-highest = highest
deck-stats-total = total
deck-stats-skills = Skills
deck-stats-personnel = personnel
deck-stats-levels = levels
deck-stats-together = at once
deck-stats-together-note = “At once” counts only one of the unique personnel that share a title, since you may not have more of them in play.
deck-stats-missions = What the missions require, and what your personnel offer
deck-stats-may-attempt = { $may } of { $personnel } may attempt it
deck-stats-or = or
deck-stats-either = one of these:
deck-stats-too-few = not enough
deck-stats-offer = { $levels ->
        [0] nobody
        [one] one level at once, { $personnel } personnel
       *[other] { $levels } levels at once, { $personnel } personnel
    }
deck-stats-have = { $have } personnel
deck-stats-judge = decided at the table
deck-stats-sum-more = averaging { $average }, about { $people } personnel
deck-stats-sum-less = averaging { $average }, at most about { $people } personnel
deck-stats-sum-never = average { $average }, which no number of personnel makes up for
deck-stats-different-skills = { $have } at once
deck-stats-in-deck = { $have } in the deck
deck-stats-best = Best way: { $takes }.
deck-stats-best-text = Best way, opened up by the mission’s text: { $takes }.
deck-stats-people = { $people ->
        [one] One personnel can be enough.
       *[other] It takes at least { $people } personnel.
    }
deck-stats-beyond = Out of reach; missing: { $lacks }.
deck-stats-all-missions = All missions together, each done the best way
deck-stats-reach-wins = You can score { $points } of { $of } points, which is enough to win.
deck-stats-reach-fails = You can score { $points } of { $of } points. Winning takes 100, with a planet and a space mission.
deck-stats-need = takes
deck-stats-for-missions = missions
deck-stats-playable-note = This counts only personnel you can play. “Takes” is the most that any one mission asks for.
deck-stats-substitutes = Not enough { $skill } ({ $have } at once, { $need } required). These have it and can be played at your headquarters: { $cards }
deck-stats-no-substitutes = Not enough { $skill } ({ $have } at once, { $need } required), and nobody else who has it can be played at your headquarters.
deck-stats-substitute = { $name } (cost { $cost })
deck-stats-substitute-levels = { $name } (cost { $cost }, { $levels } levels)
deck-stats-substitutes-all = { $count ->
        [one] one more; all who have it: { $search }
       *[other] { $count } more; all who have it: { $search }
    }

deck-odds-hands = { $least ->
        [one] Chance of at least one of these among the first cards you draw from { $pile }. The opening hand has 7.
       *[other] Chance of at least { $least } of these among the first cards you draw from { $pile }. The opening hand has 7.
    }
deck-odds-count = in deck
deck-odds-among = in { $drawn }
deck-odds-expected = average
deck-odds-playable-personnel = playable personnel
deck-odds-cheap = … of cost { $cost } or less
deck-odds-playable-ship = playable ship
deck-odds-copies = { $count ->
        [one] one card, 1 copy
       *[other] one card, { $count } copies
    }
deck-odds-playable-note = “Playable” is what a headquarters of this deck lets you play. “One card” means one particular card.
deck-odds-reckoned = How this is calculated, taking “{ $what }” in { $drawn } as an example: { $pile } cards make C({ $pile },{"\u00A0"}{ $drawn }) = { $all } equally likely hands of { $drawn }. Of these, { $favorable } have at least { $least } of the { $wanted } cards: the sum of C({ $wanted },{"\u00A0"}k) × C({ $others },{"\u00A0"}{ $drawn }{"\u00A0"}−{"\u00A0"}k) from k = { $least } on. That is { $odds }. “Average” is the mean number in the first hand: { $drawn } × { $wanted } ÷ { $pile }.
deck-odds-estimated = How this is calculated, taking “{ $what }” in { $drawn } as an example: the sum of C({ $wanted },{"\u00A0"}k) × C({ $others },{"\u00A0"}{ $drawn }{"\u00A0"}−{"\u00A0"}k) ÷ C({ $pile },{"\u00A0"}{ $drawn }) from k = { $least } on, by logarithms because the numbers are large; { $odds } is right to eight decimals. “Average” is the mean number in the first hand: { $drawn } × { $wanted } ÷ { $pile }.

deck-odds-attempt = { $size ->
        [one] Chance that personnel drawn at random from your deck (there is only one) may attempt the mission and meet its requirements.
       *[other] Chance that personnel drawn at random from the { $size } of your deck may attempt the mission and meet its requirements.
    }
deck-odds-beyond = { $mission } is not in the deck.
deck-odds-crew = { $drawn } personnel
deck-odds-met = met
deck-odds-unclear = maybe
deck-odds-counted = Every possibility is counted, none estimated: of C({ $size },{"\u00A0"}{ $drawn }) = { $all } choices of { $drawn }, { $favorable } solve the mission, which is { $odds }.
deck-odds-tried = There are too many possibilities to count. { $odds } for { $drawn } personnel is an estimate from { $samples } random choices (seed { $seed }), with a standard error of { $error } percentage points.
deck-odds-rivals = Of unique personnel that share a title, only the most useful one counts.
deck-odds-judge = “Maybe”: it depends on a condition that only you can judge at the table.
deck-odds-no-dilemmas = Losses to dilemmas, equipment, and card texts are not taken into account.

deck-hand-opening = Opening hand
deck-hand-draws = Drawn after it
deck-hand-seed = For the same hand again, use the seed { $seed }
deck-hand-left-out = Cards that were not recognized were not shuffled in.

deck-game-turn = Turn { $turn }
deck-game-hand = Still in hand: { $cards }
deck-game-points = Points so far: { $points }

deck-goldfish-games = { $games } games of { $turns } turns, played alone and shuffled from seed { $seed }: { $points } points at the end on average.
deck-goldfish-firsts = For the first time
deck-goldfish-ship = Ship played
deck-goldfish-solved = Mission solved
deck-goldfish-won = Game won
deck-goldfish-attempt = Attempt possible
deck-goldfish-met = Requirements met
deck-goldfish-median = half by
deck-goldfish-by = by turn { $turn }
deck-goldfish-turn = turn { $turn }
deck-goldfish-note = “Half by” is the turn by whose end it has happened in half of the games, the rest is the share of games by the end of a turn. An attempt is possible once a staffed ship can bring somebody there who may make it; the requirements are met once those aboard meet them.
deck-goldfish-stuck = Not played (copies a game)
deck-goldfish-more = { $count } more
deck-goldfish-against = Compared with “{ $name }”
deck-goldfish-there = { $what }, there
deck-goldfish-pairing = Of the same { $games } games this deck solved its first mission sooner in { $sooner } and later in { $later }; in the end it had more points in { $ahead } and fewer in { $behind }, on average { $own } against { $other }.
deck-goldfish-policy-heading = How it is played
deck-goldfish-policy = Seven counters a turn, all spent: first a ship that can fly at once, else the cheapest card that is of use, and a draw where there is none. Those who are together fly together to the mission of most points that they meet, with a stop where their Range takes one; without such a mission they fetch those who wait elsewhere, or change to a ship of more Range. Of more than seven cards at the end of a turn those go first that can never be played.
deck-goldfish-left-out = What these figures leave out

deck-obstacle-no-headquarters = nowhere to play it
deck-obstacle-condition = only a text lets you play it
deck-obstacle-text-only = only its text counts
deck-obstacle-in-play = unique and in play
deck-obstacle-not-yet = its ship or event is not in play
deck-obstacle-spare-ship = no more Range than a ship there
deck-obstacle-staffing = nobody to staff it
deck-obstacle-cost = too few counters

deck-omission-opponent = No opponent hinders you, in battle or otherwise.
deck-omission-dilemmas = No dilemma is faced: an attempt that meets the requirements solves the mission.
deck-omission-texts = Game texts are not carried out: no downloads, no discounts, no changed numbers.
deck-omission-text-cards = Events, interrupts and equipment are not played, except for events that open a place to others.
deck-omission-crews = Nobody stays behind for a crew of their own, and no ship waits for better personnel.
deck-omission-other-ways = Other ways to a mission that its text opens are not taken.
deck-omission-conditions = Conditions that only you can judge count as met.

deck-move-draw = draw
deck-move-play = play
deck-move-fly = fly
deck-move-solve = solve
deck-move-discard = discard

deck-diff-none = Both decks are the same.
deck-diff-heading = From “{ $first }” to “{ $second }”:

deck-section-taken = Taken as suggested
deck-taken = “{ $from }” is now “{ $to }”

deck-saved = Saved “{ $name }” ({ $total ->
        [one] 1 card
       *[other] { $total } cards
    }). From now on, you can use this name anywhere a file is asked for.
deck-saved-beside-file = Saved “{ $name }” ({ $total ->
        [one] 1 card
       *[other] { $total } cards
    }). This folder has a file of the same name; if you give that name here, it means the file.
deck-edited = “{ $name }” is now version { $version }:
deck-unchanged = No changes: “{ $name }” stays as it is.
deck-edited-nothing = “{ $name }” is now version { $version }, with the same cards.
deck-unknown-kept = { $count ->
        [one] One name in it is not known and is kept as written.
       *[other] { $count } names in it are not known and are kept as written.
    }
deck-renamed = “{ $from }” is now called “{ $name }”.
deck-note = Note
deck-source = Source
deck-no-note = “{ $name }” has no note and no source. Write one with: `tricorder deck note <deck> <text>`
deck-log-head = { $number ->
        [one] One version
       *[other] { $number } versions
    }
deck-log-entry = Version { $number } · { $when } · { $total ->
        [one] one card
       *[other] { $total } cards
    }
deck-log-first = first version
deck-log-same = same cards
deck-share-link = Link into the app:
deck-share-no-app = For a link, say once where your app is: { $command }
deck-share-read = The line or the link is read wherever a list is: { $command }
deck-share-scan = Or scan it with a phone:
deck-sheet-title = Deck for a tournament
deck-sheet-player = Player
deck-sheet-event = Tournament
deck-sheet-date = Date
deck-sheet-deck = Deck
deck-sheet-pile = { $pile }: { $total }
deck-sheet-sum = { $kind } { $sum }
deck-sheet-legal = Legal by the rules of deck building.
deck-sheet-illegal = Not legal
deck-sheet-unread = { $open ->
        [one] One line is not understood, so it cannot be told whether the deck is legal.
       *[other] { $open } lines are not understood, so it cannot be told whether the deck is legal.
    }
deck-sheet-data = Checked by tricorder with cards as of { -data-month }.
deck-sheet-signed = Signature
deck-sheet-judge = Judge
deck-exported = Written to { $folder }:
deck-exported-none = No decks saved yet, so there is nothing to write.
deck-exported-unknown = { $count ->
        [one] one name not known
       *[other] { $count } names not known
    }
deck-column-card = Card
deck-column-pile = Pile
deck-column-copies = Copies
deck-column-version = Version
deck-column-saved = Saved
deck-saved-version = Saved “{ $name }” as version { $version } ({ $total ->
        [one] 1 card
       *[other] { $total } cards
    }). To see the earlier ones: `tricorder deck log <deck>`
deck-removed = Deleted “{ $name }”.
deck-removed-all = Deleted “{ $name }” with all { $versions } versions.
deck-none-saved = No decks saved yet.
deck-save-how = To save one: `tricorder deck save <file>` · examples: `tricorder deck list --examples`
deck-no-examples = This data has no example decks.
deck-try-example = Give one of these names instead of a list: `tricorder deck check { $name }`
