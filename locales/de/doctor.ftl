# Doctor: eine Installation und was mit ihr nicht stimmt.

doctor-title = tricorder { $version }
doctor-well = alles in Ordnung
doctor-unwell = { $count ->
    [one] eine Sache stimmt nicht
   *[other] { $count } Dinge stimmen nicht
}
doctor-label-program = Programm
doctor-label-libraries = Bibliotheken
doctor-label-data = Daten
doctor-label-language = Sprache
doctor-label-catalog = Katalog
doctor-label-cards = Kartenkatalog
doctor-label-cache = Cache-Ordner
doctor-label-own = Eigene Daten
doctor-label-kept = Darin
doctor-label-imports = Importiert
doctor-label-terminal = Terminal
doctor-label-variables = Variablen
doctor-data = { $entries } Einträge, { $cards } Karten · Stand { $state }
doctor-language-de = Deutsch
doctor-language-en = Englisch
doctor-damaged = beschädigt
doctor-catalog-none = bei jedem Aufruf neu im Arbeitsspeicher
doctor-catalog-missing = noch keiner; das nächste Nachschlagen baut ihn auf
doctor-catalog-ready = vollständig · { $entries } Einträge · { $size }
doctor-packaged = mitgeliefert
doctor-cards-missing = noch keiner; die nächste Kartensuche baut ihn auf
doctor-cards-ready = vollständig · { $cards } Karten · { $size }
doctor-own-unusable = nicht benutzbar
doctor-own-missing = noch nichts gespeichert
doctor-own-format = Format { $format }
doctor-own-earlier = von einer früheren Version; der nächste Befehl bringt es auf den neuesten Stand
doctor-kept-games = { $count ->
    [one] eine Solo-Partie
   *[other] { $count } Solo-Partien
}
doctor-kept-trainings = { $count ->
    [one] ein Kadetten-Training
   *[other] { $count } Kadetten-Trainings
}
doctor-kept-campaigns = { $count ->
    [one] eine Kampagne
   *[other] { $count } Kampagnen
}
doctor-kept-decks = { $count ->
    [one] ein Deck
   *[other] { $count } Decks
}
doctor-kept-owned = { $count ->
    [one] eine Karte in der Sammlung
   *[other] { $count } Karten in der Sammlung
}
doctor-import = { $name } ({ $rows } Zeilen)
doctor-terminal-size = { $columns } × { $lines }
doctor-terminal-none = keines, sondern Datei oder Pipe, { $columns } Spalten breit
doctor-terminal-color = Farbe
doctor-terminal-no-color = keine Farbe
doctor-terminal-links = Hyperlinks
doctor-terminal-pager = blättert mit { $pager }
doctor-terminal-no-pager = blättert nicht
doctor-troubles = Was nicht stimmt
doctor-trouble-catalog = Der Katalog zum Nachschlagen ist beschädigt.
doctor-trouble-cards = Der Katalog der Kartensuche ist beschädigt.
doctor-hint-catalog = tricorder baut ihn neu auf, sobald es ihn braucht, oder gleich: `tricorder admin index rebuild`
doctor-trouble-package-missing = Der Ordner { $folder }, den TRICORDER_CATALOG nennt, lässt sich nicht lesen.
doctor-trouble-package-stale = Die Kataloge in { $folder } gehören zu einer anderen Programmversion und bleiben ungenutzt.
doctor-trouble-package-damaged = Ein Katalog in { $folder } hat sich seit dem Packen verändert und bleibt ungenutzt.
doctor-hint-package = Die Antworten stimmen trotzdem, sie kommen aus dem Cache-Ordner. Installiere das Paket neu, um das zu beheben.
