# Der Ort eines Spiels auf der Seite.

place-play = Spielen
place-against = Gegen den Computer
place-campaign = Zehn Einsätze mit Aufwertungen und Beurteilung
place-cadet = Die erste Partie, noch ohne Gegner
place-games = Deine Partien
place-games-what = Weiterspielen, ansehen, löschen
place-collection = Welche Karten du hast und wie oft
place-look-up = Nachschlagen
place-all-entries = Alle Einträge
place-all-calculators = Alle Rechner
place-set-up = Aufbau
place-cards = Karten suchen
place-cards-what = Nach Art, Kosten und allem, was darauf steht
place-captains = Captains
place-captains-what = Ihre Decks, Tafeln und Programme
place-good-to-know = Gut zu wissen
place-errata = Berichtigungen
place-errata-what = Karten und Tafeln, die später anders gedruckt wurden
place-marks-what = Was du dir gemerkt und notiert hast
place-about-what = Version, Quellen, Lizenzen
