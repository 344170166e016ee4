# The page for phones and browsers (`tricorder serve`).

page-tab-lookup = Look up
page-tab-cards = Cards
page-tab-solo = Solo
page-tab-decks = Decks
page-tab-calc = Calculators
page-rooms = Rooms
page-skip = Skip to content
page-find = Word, card or question
page-other-language = DE
page-games = Games
page-all-games = all games
page-hello = What came up?
page-hello-what = Type a word, the name of a card or a question above, in English or German.
page-seen = Seen lately
page-try = For example
# Examples, parted by |.
page-examples = log | where do dismissed persons go | Duty Officer | when does the game end
page-nowhere = There is no such page.
page-nowhere-back = Back to looking up
page-less = { $what }: one less
page-more = { $what }: one more
page-cards-query = Search, such as “type:ship range>=9”
page-cards-go = Search cards
page-list = All entries and cards
page-calc-go = Reckon
page-calc-lines = one a line
page-calc-list = Paste the list here, with a card on each line
page-cards-help = How to search
page-cards-sort = Sort by
page-cards-best = best match
page-cards-down = from high to low
page-cards-show = Show as
page-cards-table = table
page-cards-list = list
page-cards-narrow = Narrow down
page-cards-before = Back
page-cards-next = Next
page-cards-all = All { $total }
page-cards-pages = Pages
page-cards-without = without { $what }
