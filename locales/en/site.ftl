# The pages of `tricorder site`, and what the command says in the terminal.

site-title = tricorder
site-hello = Look up
site-what = { $entries } rules and cards of four games, in German and English. Type a word, the name of a card or a question above.
site-found = Found
site-nothing = There is nothing about this here. Try another word, or the lists.
site-no-names = The search box needs JavaScript and a web server. The lists lead everywhere.
site-games = Games
site-game = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
site-more = Command cards and tables
site-errata = Errata
site-needs = What needs the program
site-needs-solo = Solo play: the Bot moves, counts and remembers the game; scoring, Cadet Training, campaign
site-needs-decks = Checking, changing and comparing decks; your collection
site-needs-cards = Searching cards by their values, importing card files of your own
site-needs-calc = Calculators for combat, missions, flights, dice and trade
site-needs-how = Install tricorder and open its own page with { $command }.
site-offline = Everything is kept on this device and can be read without a network.
site-door = Continue in English
site-description = Rules, cards and tables of Star Trek board games, in German and English

site-written = { $pages } pages, { $size } MB: { $folder }
site-megabytes = { $whole }.{ $tenths }
site-next = Put the folder on a web server. Over https the pages can be installed and read without a network.
