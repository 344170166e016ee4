# About the program.

about-title = About tricorder
about-what = tricorder sits beside you at Star Trek games: it looks up rules and cards, runs the computer opponent of Captain’s Chair, checks Second Edition decks, and does the sums the rules ask for.
about-not = It replaces neither game nor rulebook, and shows no pictures of cards. Fans made it; no publisher or rights holder had a part in it or endorses it.
about-private = Nothing that you play or write here goes to anybody else.
about-version = Version
about-age = How old the rules and cards are
about-newest-set = Newest set: { $set }
about-licenses = Licenses
about-licenses-what = The program comes under MIT or Apache 2.0, as you like. Names and texts of the games belong to their owners.
