# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

