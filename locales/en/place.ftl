# The place of a game on the page.

place-play = Play
place-against = Against the computer
place-campaign = Ten assignments with upgrades and a final review
place-cadet = Your first game, still without an opponent
place-games = Your games
place-games-what = Continue, look back, delete
place-collection = Which cards you have, and how many
place-look-up = Look up
place-all-entries = All entries
place-all-calculators = All calculators
place-set-up = Setup
place-cards = Search the cards
place-cards-what = By type, cost, and whatever is printed on them
place-captains = Captains
place-captains-what = Their decks, boards, and programs
place-good-to-know = Good to know
place-errata = Errata
place-errata-what = Cards and boards that later printings changed
place-marks-what = What you starred and wrote down
place-about-what = Version, sources, licenses
