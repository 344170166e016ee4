# About the program.

about-title = About tricorder
about-what = tricorder sits beside you at Star Trek games: it looks up rules and cards, runs the computer opponent of Captain’s Chair, checks Second Edition decks, and does the sums the rules ask for.
about-not = It does not replace the games or their rulebooks, and it brings no pictures of cards: it shows those you have. It is made by fans; no publisher or rights holder is involved or endorses it.
about-private = Nothing you play or write here goes to anyone else.
about-version = Version
about-age = Sources of the rules and cards
about-newest-set = Newest set: { $set }
about-licenses = Licenses
about-licenses-what = The program is licensed under MIT or Apache 2.0, at your option. Names and texts of the games belong to their owners.
