# Die Kartensuche.

