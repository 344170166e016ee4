# The pages of `tricorder admin site`, and what the command says in the terminal.

site-title = tricorder
site-hello = Look up
site-what = { $entries } rules and cards of Star Trek tabletop games, in German and English.
site-games = Games
site-game = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
site-more = Command cards and tables
site-errata = Errata
site-needs = Only in the program
site-needs-solo = Solo play: the Bot moves, counts, and remembers the game; scoring, Cadet Training, campaign
site-needs-decks = Checking, changing, and comparing decks; your collection
site-needs-cards = Searching cards by their values, importing card files of your own
site-needs-calc = Calculators for combat, missions, flights, dice, and trade
site-needs-how = Install tricorder and open its own page with { $command }.
site-door = Continue in English
site-description = Rules, cards, and tables of Star Trek board games, in German and English

site-written = { $pages } pages, { $size } MB: { $folder }
site-megabytes = { $whole }.{ $tenths }
site-next = Put this folder on any web server. Over https or on this machine, its app can be installed and then works offline.
site-next-without-app = Put the folder on any web server. This build of the program has no app to go with the pages; the packages bring one.
site-app = Open the app
site-app-what = It is the whole program in your browser: looking up in your own words, all cards, deck check, calculators, and the computer opponent, with no computer or network needed.
