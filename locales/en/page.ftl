# The page for phones and browsers (`tricorder serve`).

page-tab-start = Start
page-tab-lookup = Search
page-tab-list = Entries
page-tab-cards = Cards
page-tab-solo = Solo
page-tab-decks = Decks
page-tab-calc = Calculators
page-rooms = Main menu
page-skip = Skip to content
page-find = Word, card, or question
page-find-short = Look up
page-find-cards = Card, type, word on it
page-running = Back to { $bot }, { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
page-other-language = Deutsch
page-games = Games
page-all-games = all games
page-hello = Answers rules questions, knows every card, and plays the opponent: for four Star Trek games.
page-turn = What happens in a turn
page-starred = Starred
page-seen = Recently viewed
page-try = For example
# Examples, parted by |.
page-examples = log | where do dismissed persons go | Duty Officer | when does the game end
page-sheet-open = Open
page-sheet-close = Close
page-play-against = Play against this captain
page-program = Program sheet
page-missed = Nothing here about “{ $typed }”
page-found-all = Show all { $total } hits
page-answer-where = Where this comes from
page-answer-games = In the other games
page-found-else = Or did you mean
page-near = Similar spelling
page-missed-cards = Search the cards
page-hits = hits
page-filter = Find in this list
page-nowhere = There is no such page.
page-nowhere-back = To the start page
page-less = { $what }: 1 less
page-more = { $what }: 1 more
page-list = All entries and cards
page-calc-others = Other games
page-calc-more = More calculators
page-calc-typed = Type it instead
page-calc-next = next line
page-calc-back = one back
page-calc-go = Calculate
page-calc-needed = Still empty: { $fields }
page-calc-lines = one per line
page-calc-list = Paste the list here, with a card on each line
page-cards-help = How to search
page-cards-those = { $total ->
    [one] Show this card
   *[other] Show { $total } cards
}
page-cards-chosen = Chosen filters
page-cards-no-filter = Clear all
page-cards-total = { $total ->
    [one] { $total } card
   *[other] { $total } cards
}
page-cards-find = Find a filter
page-cards-one-is-enough = any one will do
page-cards-whichever = any
page-cards-down = Reversed
page-cards-up-to = { $what } up to
page-cards-at-least = { $what } from
page-cards-any = Any affiliation
page-cards-sort = Sort by
page-cards-narrow = Filters
page-cards-before = Back
page-cards-next = Next
page-cards-all = All { $total }
page-cards-pages = Pages
page-cards-without = Remove filter “{ $what }”
page-locked = This page is protected. Scan the QR code or open the full address.
page-foreign = Your browser does not say where this request comes from
page-foreign-what = Nothing was changed. tricorder accepts only what its own pages send, and here it cannot tell. Go back, reload the page, and try again.
page-other-name = This page only answers at its own address, the one that tricorder shows when it starts.
page-card-bot = What the Bot does with it
page-card-decks = In your decks
page-card-words = Cards with the same words
page-card-own = In your collection
page-collection-add = Add to collection
page-collection-card = A card, also with a count: “3x Davies”
page-collection-none = You have no cards here yet. Add the first by its name.
page-collection-sets = Check off a set
page-collection-share = { $owned } of { $cards }
page-collection-list = List of your cards
page-collection-counts = Save the counts
page-kinds = Kinds
page-letters = First letters
page-calc-rare = Rarely needed
page-keys = Keys
page-key-find = Search
page-key-walk = Move through suggestions
page-key-go = Open a suggestion, submit a form
page-key-undo = Take back the last step of a game
page-key-close = Close what is on top
page-key-list = Show these keys
# Words for the list of errata, parted by |.
page-errata-words = errata | erratum | faq | corrections | misprints
