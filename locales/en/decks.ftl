# Decks on the page for phones and browsers (`tricorder serve`).

decks-paste = Paste a deck list
decks-list = Deck list
decks-list-hint = One card per line, such as “2 Davies”. Lists from Lackey, trekcc.org, and other programs work, too.
decks-file = Open a file
decks-file-too-large = This file is too large for a deck list.
decks-game = Game
decks-check = Check
decks-report = Report
decks-stats = Statistics
decks-odds = Odds
decks-hand = Sample hand
decks-goldfish = Play alone
decks-goldfish-go = Play
decks-hand-new = New hand
decks-log = Versions
decks-save = Save
decks-save-name = Name of the deck
decks-save-note = Note
decks-save-replace = Replace a deck of this name (old version is kept)
decks-helpers = Who would help
decks-paste-or-file = Paste a list or open a file
decks-examples = Example decks
decks-version = version { $number }
decks-readings = Show what was read in each line
decks-change = Edit list
decks-export = Export
decks-share = Share
decks-share-send = Share with …
decks-sheet = Sheet for a tournament
decks-sheet-fill = Fill in
decks-form = File format
decks-form-lackey = LackeyCCG
decks-form-text = Text
decks-form-yaml = YAML
decks-form-json = JSON
decks-form-markdown = Markdown
decks-form-trekcc = trekcc.org
decks-form-csv = CSV
decks-form-html = HTML
decks-form-bbcode = BBCode
decks-form-octgn = OCTGN (.o8d)
decks-form-dek = .dek
decks-form-cockatrice = Cockatrice (.cod)
decks-form-tabletop = Tabletop Simulator
decks-download = Download
decks-note = Note
decks-note-keep = Save note
decks-restore = Restore version { $number }
decks-remove = Delete deck
decks-remove-sure = Delete “{ $name }” with all its versions?
decks-remove-what = You can bring it back for thirty days.
decks-remove-yes = Delete
decks-compare = Compare two decks
decks-compare-first = First deck
decks-compare-second = Second deck
decks-compare-go = Compare
decks-mission = Odds for a mission
decks-missing = Missing cards
decks-collection = Collection
decks-add = Another card
decks-add-go = Add
decks-hand-next = Draw a card
decks-hand-turn = Next turn
decks-verdict-legal = Legal
decks-verdict-illegal = Not legal
decks-verdict-loses = Legal, but cannot win
decks-verdict-reach = You can score { $reach } points; you need { $winning } to win
decks-empty = There is no list yet. Paste one or open a file.
decks-compare-two = Choose two decks.
decks-leave-out = Leave out
decks-take-out = { $count ->
        [one] Take one out
       *[other] Take { $count } out
    }
decks-next-doubt = Next to clear up: { $name }
decks-verdict-open = { $count ->
        [one] One card is unclear
       *[other] { $count } cards are unclear
    }
decks-verdict-open-what = Clear this up to see whether the deck is legal.
decks-matrix = What the missions require
decks-matrix-what = have/required, ✗ too few
decks-points = Points
decks-owned = you have { $count }
decks-helpers-all = All with { $skill }
decks-costs = Costs
decks-costs-average = { $average } on average
decks-costs-cards = { $count ->
        [one] One card costs { $cost }
       *[other] { $count } cards cost { $cost }
    }
decks-unsaved = not saved yet
decks-undo = Undo
decks-dilemmas = Dilemmas
decks-total = in all
decks-hand-mulligan = Mulligan
decks-hand-told = { $draws ->
        [0] Opening hand
        [one] Opening hand and one card drawn
       *[other] Opening hand and { $draws } cards drawn
    }{ $mulligans ->
        [0] {""}
        [one] , after one mulligan
       *[other] , after { $mulligans } mulligans
    }
