# Die Eingangstür der Seite.

door-look-up = Nach­schlagen
door-look-up-what = Regel, Karte oder Frage
door-solo = Allein spielen
door-solo-what = Gegen den Computer
door-decks-what = Liste einfügen, prüfen
door-games = Was liegt auf dem Tisch?
door-question = Welche Spiele und Boxen hast du?
door-done = Fertig
door-fans = Von Fans für Fans. Mit keinem Rechteinhaber verbunden.
