# Decks auf der Seite für Telefon und Browser (`tricorder serve`).

decks-paste = Deckliste einfügen
decks-list = Deckliste
decks-list-hint = Eine Karte pro Zeile, etwa „2 Davies“. Listen aus Lackey, von trekcc.org und aus anderen Programmen gehen auch.
decks-file = Datei öffnen
decks-file-too-large = Diese Datei ist zu groß für eine Deckliste.
decks-game = Spiel
decks-check = Prüfen
decks-report = Bericht
decks-stats = Statistik
decks-odds = Chancen
decks-hand = Starthand ziehen
decks-goldfish = Allein spielen
decks-goldfish-go = Spielen
decks-hand-new = Neue Hand
decks-log = Versionen
decks-save = Speichern
decks-save-name = Name des Decks
decks-save-note = Notiz
decks-save-replace = Gleichnamiges Deck ersetzen (die alte Version bleibt)
decks-helpers = Wer helfen würde
decks-paste-or-file = Liste einfügen oder Datei öffnen
decks-examples = Beispieldecks
decks-version = Version { $number }
decks-readings = Zeigen, wie jede Zeile gelesen wurde
decks-change = Bearbeiten
decks-export = Exportieren
decks-share = Teilen
decks-share-send = Teilen mit …
decks-sheet = Blatt fürs Turnier
decks-sheet-fill = Eintragen
decks-form = Dateiformat
decks-form-lackey = LackeyCCG
decks-form-text = Text
decks-form-yaml = YAML
decks-form-json = JSON
decks-form-markdown = Markdown
decks-form-trekcc = trekcc.org
decks-form-csv = CSV
decks-form-html = HTML
decks-form-bbcode = BBCode
decks-form-octgn = OCTGN (.o8d)
decks-form-dek = .dek
decks-form-cockatrice = Cockatrice (.cod)
decks-form-tabletop = Tabletop Simulator
decks-download = Herunterladen
decks-note = Notiz
decks-note-keep = Notiz speichern
decks-restore = Version { $number } zurückholen
decks-remove = Deck löschen
decks-remove-sure = „{ $name }“ mit allen Versionen löschen?
decks-remove-what = Du kannst es dreißig Tage lang zurückholen.
decks-remove-yes = Löschen
decks-compare = Zwei Decks vergleichen
decks-compare-first = Erstes Deck
decks-compare-second = Zweites Deck
decks-compare-go = Vergleichen
decks-mission = Chancen für eine Mission
decks-missing = Fehlende Karten
decks-collection = Sammlung
decks-add = Noch eine Karte
decks-add-go = Hinzufügen
decks-hand-next = Karte ziehen
decks-hand-turn = Nächster Zug
decks-verdict-legal = Erlaubt
decks-verdict-illegal = Nicht erlaubt
decks-verdict-loses = Erlaubt, kann aber nicht gewinnen
decks-verdict-reach = { $reach } Punkte erreichbar, { $winning } nötig zum Sieg
decks-empty = Hier steht noch keine Liste. Füge eine ein oder öffne eine Datei.
decks-compare-two = Wähle zwei Decks.
decks-leave-out = Weglassen
decks-take-out = { $count ->
        [one] Eine herausnehmen
       *[other] { $count } herausnehmen
    }
decks-next-doubt = Als Nächstes klären: { $name }
decks-verdict-open = { $count ->
        [one] Eine Karte ist noch unklar
       *[other] { $count } Karten sind noch unklar
    }
decks-verdict-open-what = Kläre das, dann steht fest, ob das Deck erlaubt ist.
decks-matrix = Was die Missionen verlangen
decks-matrix-what = vorhanden/verlangt, ✗ zu wenig
decks-points = Punkte
decks-owned = hast du { $count }-mal
decks-helpers-all = Alle mit { $skill }
decks-costs = Kosten
decks-costs-average = im Schnitt { $average }
decks-costs-cards = { $count ->
        [one] Eine Karte kostet { $cost }
       *[other] { $count } Karten kosten { $cost }
    }
decks-unsaved = noch nicht gespeichert
decks-undo = Rückgängig
decks-dilemmas = Dilemmas
decks-total = zusammen
decks-hand-mulligan = Mulligan
decks-hand-told = { $draws ->
        [0] Starthand
        [one] Starthand und eine gezogene Karte
       *[other] Starthand und { $draws } gezogene Karten
    }{ $mulligans ->
        [0] {""}
        [one] , nach einem Mulligan
       *[other] , nach { $mulligans } Mulligans
    }
