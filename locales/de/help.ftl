# Hilfe: Befehle (help-…), ihre Optionen (help-…-…), Aufrufe (usage-…), Platzhalter (value-…).

help-tricorder = Regeln zu Star-Trek-Tischspielen nachschlagen, auf Deutsch und Englisch
help-tricorder-after =
    Spiele (--game):
    { $games-by-code }
    Optionen und ihre Werte: an jeder Stelle, groß oder klein, in beiden Sprachen, als
    Kürzel oder Name
help-lookup = Ein Wort oder eine kurze Frage nachschlagen (auch ohne „lookup“)
help-lookup-words = Wonach gesucht wird, in beliebiger Sprache und Schreibweise
help-any-all = Alle Treffer zeigen
help-any-pick = Treffer mit dieser Nummer ganz zeigen

help-find = Im Vollbild suchen, Treffer schon beim Tippen
help-find-words = Womit die Zeile beginnt
help-find-after =
    Der erste Treffer steht schon beim Tippen neben der Liste. Enter öffnet ihn, Tab geht durch seine Verweise, / sucht in ihm; F2 bis F5 wechseln Sprache, Spiel, Art von Eintrag und Crew; F1 zeigt alle Tasten. Auch Kartensuchen wie typ:schiff gehen.
    Im Terminal zeigt das Programm ohne Argumente, was du tippen kannst; Enter oder ein Buchstabe öffnet dann den Finder. Das Schlüsselwort Finden aus Captain’s Chair: tricorder lookup find

help-show = Einen Eintrag oder eine Karte mit Name oder ID zeigen
help-show-id = ID wie cc/keyword/log oder ein Name, den es nur einmal gibt

help-list = Einträge auflisten: alle, Errata, zufällig, per Nummer
help-list-kind = Nur eine Art von Eintrag: Schlüsselwort, Kartentyp, Merkmal, Symbol, Ressource, Glossar, Regel, Phase, Spielzone, Stapel, Aufbau, Icon, Captain, Solospiel, Kampagne, Herausforderung, Karte

help-list-trait = Nur Karten mit diesem Merkmal, zum Beispiel Klingone
help-list-type = Nur Karten dieses Typs, zum Beispiel Schiff oder Personal
help-list-captain = Nur Karten aus der Crew dieses Captains
help-list-format = table, lines, ids, csv, json, html oder markdown
help-list-after =
    Im Terminal erscheint eine Tabelle, in einer Pipe oder Datei ein Eintrag pro Zeile, mit Tabulatoren: ID, Titel, Titel in der anderen Sprache, Spiel, Art. Beides ist nach Titeln der gezeigten Sprache geordnet, JSON immer nach IDs.

help-list-errata = Zeigen, was spätere Auflagen von Karten und Tafeln ändern
help-list-errata-level = Nur eine Stufe: rot, gelb, schwarz oder grün
help-list-errata-after =
    Die Stufen sind die der Autoren:
      rot      die erste Auflage ist falsch oder unausgewogen
      gelb     seltene Fälle spielen sich anders
      schwarz  gemacht für eine spätere Box
      grün     ohne Belang
    Eine Karte mit beiden Fassungen: tricorder show cc/card/holosuite
    Karten mit Errata: tricorder search errata:ja

help-search = Karten suchen nach dem, was auf ihnen steht
help-search-query = Wörter und Felder, zum Beispiel: typ:schiff kosten<=3
help-search-sort = Nach diesen Feldern ordnen; ein Bindestrich davor dreht um: kosten,-punkte
help-search-limit = Höchstens so viele Karten zeigen (am Bildschirm 50, sonst alle)
help-search-skip = So viele Karten am Anfang überspringen
help-search-count = Nur zählen, wie viele Karten passen
help-search-format = table, list, lines, json, csv, ids, html oder markdown
help-search-printings = Jeden Druck einer Karte einzeln zeigen
help-search-strict = Nichts finden, wenn ein Wort auf keiner Karte steht
help-search-help_query = Die Sprache der Anfragen mit allen Feldern erklären
help-search-after =
    Die ganze Anfrage gehört in einfache Anführungszeichen, damit die Shell sie nicht verändert.
    Alles über Anfragen: tricorder search --help-query

    In einer Pipe oder Datei erscheint eine Karte pro Zeile, mit Tabulatoren: ID, Name, Typ, Zugehörigkeit oder Deck, Kosten; mit --printings auch Set, Nummer, Seltenheit, Vermerk.

help-admin-data = Die Daten des Programms prüfen
help-admin-data-check = Alle Daten prüfen und jeden Befund mit Datei und Zeile nennen
help-admin-data-cards = Die eingebauten Karten von { -second-edition } aus Kartendateien von LackeyCCG schreiben
help-admin-data-cards-paths = Kartendateien oder Ordner damit, die älteste zuerst: Was die neueste sagt, gilt
help-admin-data-cards-into = Datenordner; geschrieben wird darunter in 2e/cards
help-admin-data-check-gaps = Zeigen, was in den Daten nicht gesichert ist

help-admin-index = Den Katalog im Cache-Ordner ansehen oder neu aufbauen
help-admin-index-status = Zeigen, wo der Katalog liegt und ob er vollständig ist
help-admin-index-rebuild = Den Katalog neu aufbauen
help-admin-index-rebuild-into = Die Kataloge für ein Paket in diesen Ordner schreiben
help-admin-index-export = Alle Regeln und Karten für andere Programme und eigene Seiten schreiben
help-admin-index-export-to = jsonl (Standard): ein JSON-Dokument pro Zeile; postgres: ein Skript für psql
help-admin-index-export-imported = Deine importierten Karten dazunehmen; ein solcher Export ist nur für dich und nicht zum Veröffentlichen
help-admin-index-export-schema = Schema der Tabellen, für postgres: „tricorder“, wenn du kein anderes nennst, in Kleinbuchstaben
help-admin-index-export-file = Datei statt der Standardausgabe: eine neue oder eine mit einem älteren Export
help-admin-index-export-after =
    Enthalten sind die Karten aller Boxen in beiden Sprachen und nichts, was du selbst geschrieben hast.
    --json ändert nichts an Zeilen mit JSON; ein Skript auf der Standardausgabe gibt es nicht als JSON.
    data/EXPORT.md im Quelltext beschreibt Felder und Tabellen, mit Abfragen zum Übernehmen.
help-admin-db = Wo deine eigenen Daten liegen
help-admin-db-status = Zeigen, wo deine eigenen Daten liegen, worin und wie viele
help-admin-db-migrate = Die Tabellen auf den Stand dieses Programms bringen

help-backup = Alles, was dir gehört, in einer Datei sichern
help-backup-file = Die Datei; „-“ schreibt auf die Standardausgabe
help-backup-replace = Ersetzen, was dort steht, gleich was es enthält
help-backup-skip_damaged = Beschädigtes weglassen und sagen, was das ist
help-backup-after =
    Partien, Kampagnen, Decks mit ihren Versionen, Sammlung, importierte Karten, Notizen, Sterne, eigene Regeln und Einstellungen gehen mit; Pager und genannte Ordner bleiben hier, denn sie gehören zu diesem Gerät. Seite und App („Einstellungen“) schreiben und lesen dieselbe Datei. Eine Sicherung, die mehr enthält, als es jetzt gibt, ersetzt erst --replace.
    Importierte Kartentexte sind nur für dich: Gib die Datei nicht weiter. Mit --db oder TRICORDER_DB geht es um die Daten auf dem Server.
help-restore = Eine Sicherung zurückholen, von hier, der Seite oder der App
help-restore-file = Die Sicherung; „-“ liest die Standardeingabe
help-restore-replace = Alles ersetzen, was du hast
help-restore-after =
    Alles kommt zurück oder nichts; dann erfährst du, in welcher Zeile etwas nicht stimmt. Eigene Regeln bleiben, wenn die Sicherung keine mitbringt.

help-serve = Den tricorder als Seite für Telefon und Browser öffnen
help-serve-port = Port; sonst der erste freie von 4747 bis 4767
help-serve-open = Seite gleich im Browser öffnen
help-serve-lan = Auch für Geräte im selben Netz: mit QR-Code und geheimem Schlüssel in der Adresse
help-serve-public = Für viele, hinter einem Proxy, jeder mit eigenem Platz; braucht --db
help-serve-listen = Nur an dieser Adresse lauschen: im Netz statt an allen, mit --public statt an 127.0.0.1
help-serve-url = Mit --public: die Adresse, die alle sehen, etwa https://club.example
help-serve-metrics-open = Mit --public: Alle dürfen /metrics lesen
help-serve-after = Ohne --lan ist die Seite nur auf diesem Gerät zu sehen. Mit --lan sieht sie, wer den Schlüssel hat: Gib die Adresse nur weiter, wem du deine Partien und Decks zeigen magst, und nur in einem Netz, dem du vertraust, denn die Verbindung ist nicht verschlüsselt. Strg+C beendet die Seite; gespeichert ist alles. Mit --public gibt es keine Konten und keine Passwörter: Wer einen Platz nimmt, bekommt eine geheime Adresse. Die Knoten behalten nichts; stelle einen Proxy davor, der https spricht und den Namen (Host) und die Adresse der Besucher (X-Forwarded-For) weitergibt.

help-admin-site = Alle Regeln, Karten und Tabellen als Seiten in einen Ordner schreiben, deutsch und englisch
help-admin-site-folder = Ordner für die Seiten: ein neuer, ein leerer oder einer mit früher geschriebenen Seiten
help-admin-site-after = Den Ordner kannst du auf jeden Webserver legen. Über https lässt sich daraus die App aufs Telefon holen: das ganze Programm im Browser, auch ohne Netz. Pakete bringen die App mit. Importierte Karten und deine eigenen Daten kommen nicht hinein.

help-admin-doctor = Installation prüfen: Versionen, Ordner, Schäden
help-admin-doctor-after = Die Antwort passt auf einen Bildschirm und lässt sich unverändert in eine Fehlermeldung einfügen; dein Benutzerordner steht darin als ~. Geändert oder repariert wird nichts. Mit weiteren Wörtern schlägst du nach: tricorder doctor bashir

help-admin-completions = Vervollständigung mit der Tabulatortaste in der Shell: Skript ausgeben oder einrichten
help-admin-completions-shell = bash, elvish, fish, powershell oder zsh
help-admin-completions-install = Das Skript dorthin schreiben, wo bash, zsh oder fish es findet; ohne Angabe für deine Shell
help-admin-completions-after =
    In bash, zsh und fish vervollständigt die Tabulatortaste Einträge, Karten, gespeicherte Partien, Kampagnen und Decks, in deiner Sprache. Dateien wie ~/.bashrc bleiben, wie sie sind.

help-admin-licenses = Die Lizenzen des Programms und all dessen ausgeben, woraus es gebaut ist

help-admin-man = Handbuchseite ausgeben
help-admin-man-command = Seite zu einem Befehl statt zum ganzen Programm
help-admin-man-into = Alle Seiten als Dateien in diesen Ordner; fehlt er, wird er angelegt

help-any-game = Nur in einem Spiel: { $games } (auch: TRICORDER_GAME)
help-any-json = Als JSON ausgeben: die ganze Antwort oder nur einige Felder, etwa --json=title,text (mehr: tricorder help json)
help-any-format = Format der Antwort: text, json, html oder markdown
help-any-lang = Sprache der Ausgabe: de oder en (auch: TRICORDER_LANG)
help-any-color = Farbe: auto, immer oder nie
help-any-data = Daten aus diesem Ordner statt aus dem Programm
help-any-db = Eigene Daten auf diesem PostgreSQL-Server speichern
help-any-links = Zu Verweisen zeigen, wie du sie öffnest
help-any-no_pager = Lange Antworten in einem Stück ausgeben
help-any-help = Diese Hilfe zeigen
help-any-note = Was du zu dieser Version anmerken willst
help-any-source = Woher die Liste stammt
help-any-clipboard = Die Deckliste aus der Zwischenablage nehmen
help-any-from = Format der Liste, falls es falsch erkannt wird: text, csv, json, yaml, xml, html, code
help-any-file = Personal aus einer Liste mit einer Karte pro Zeile; „-“ liest die Eingabe
help-any-list = Deckliste oder Name eines gespeicherten Decks; „-“ liest die Eingabe
help-any-version = Version zeigen

help-solo = { -captains-chair } solo: gegen den Computer spielen, werten
help-solo-resolve = Die passende Zeile zu einer Karte und was dann geschieht
help-solo-resolve-captain = Captain des Computers, zum Beispiel picard (alle: tricorder solo captains)
help-solo-resolve-card = Die aufgedeckte Karte, Name in beliebiger Sprache
help-solo-resolve-officer = Brückenoffizier des Computers (es gilt die Seite „mit Brückenoffizier“)
help-solo-resolve-with_officer = Der Computer hat einen Brückenoffizier
help-solo-resolve-exile = Khan spielt noch mit der Karte „Khan im Exil“
help-solo-value = Den Wert von Karten mit allen vier Summanden berechnen
help-solo-value-cards = Karten mit ihren Ressourcen, zum Beispiel "Pakled Frachter + 1 Ruhm"
help-solo-value-for = Für wen: bot oder player (mit --captain, --side und Schritten dieses Spielers)
help-solo-pick = Welche Karte oder welchen Ort der Computer wählt
help-solo-pick-wish = Vorliebe wie "Waffe > Schiff / Fracht", oder: most, least, junk, explore, engage, send, control
help-solo-pick-market = Offene Karten von links nach rechts, zum Beispiel "Worf; Tribbles + 2 Ruhm"
help-solo-pick-zone = Orte von links nach rechts, zum Beispiel "Betazed + 2 Computer + 1 Schiff; Risa + 1 du"
help-solo-pick-prefer = Bevorzugte Merkmale beim Aussenden
help-solo-pick-ignore_ships = Deine Schiffe stören beim Aussenden nicht
help-solo-captains = Alle Captains, die der Computer spielen kann
help-solo-program = Die Programmkarten eines Captains ganz zeigen
help-solo-program-captain = Captain des Computers, zum Beispiel picard (alle: tricorder solo captains)

help-solo-score = Endwertung: deine Punkte Zeile für Zeile, verglichen mit dem Computer
help-solo-score-after =
    In der laufenden Partie zählt das Programm den Computer; deine Zahlen fragt es ab oder nimmt sie aus den Optionen. Mit --captain zählt es ohne gespeicherte Partie.
help-solo-score-side = Seite deiner Captain-Tafel: einfach oder Experten
help-solo-score-dry_run = Nur zusammenzählen, ohne Eintrag in die Statistik
help-solo-score-bot_score = Punkte des Computers
help-any-glory = Dein Ruhm
help-any-tokens = Deine Außenteams und Raumschiff-Aufsteller in der Neutralen Zone
help-any-endgame = Punkte aus deinen Spielende-Operationen im Spiel
help-any-printed = Aufgedruckte SP aller deiner Karten, ohne Reserve und Entwicklungen
help-any-focus = Karten mit Forschungs-, Einfluss-, Militär-Fokus, zum Beispiel 4,0,2
help-any-tracks = Schritte auf Forschung, Einfluss, Militär, zum Beispiel 10,3,0
help-any-marks = Mit Khan: markierte Merkmale statt der Leisten
help-any-missions = Abgeschlossene Missionen
help-any-mission_points = Ihre aufgedruckten SP (nur Experten-Seite)
help-any-cards = Deine Karten statt --printed und --focus: "A; B; C", @Datei oder „-“ mit einer pro Zeile

help-solo-cadet = Kadetten-Training: Zug für Zug ohne Gegner
help-solo-cadet-after =
    Ohne Befehl erscheint der Zug, der gerade dran ist.
help-solo-cadet-new = Ein Training beginnen
help-solo-cadet-new-captain = Dein Captain, zum Beispiel picard (alle: tricorder solo captains)
help-solo-cadet-new-side = Seite deiner Captain-Tafel: einfach oder Experten
help-solo-cadet-status = Zeigen, welcher Zug dran ist und was darin zu tun ist
help-solo-cadet-next = Den Zug abschließen
help-solo-cadet-undo = Den letzten Eintrag rückgängig machen
help-solo-cadet-score = Das Training werten
help-solo-cadet-score-points = Deine Punkte, wenn du schon gezählt hast
help-solo-cadet-score-burn = Der Brand wurde ausgelöst
help-solo-cadet-list = Alle Trainings zeigen
help-solo-cadet-remove = Ein Training löschen; dreißig Tage lang lässt es sich zurückholen
help-solo-cadet-remove-training = Name des Trainings
help-solo-cadet-remove-yes = Nicht nachfragen
help-any-stored = Name der Partie (sonst: zuletzt benutzt)
help-any-name = Name der Partie oder des Trainings (sonst: zuletzt benutzt)
help-campaign = Fünf-Jahres-Mission: Logbuch, Aufwertungen, nächster Einsatz
help-campaign-after =
    Jede Kampagne hat einen Namen; ohne --name ist die zuletzt benutzte gemeint.
help-campaign-new = Eine Kampagne beginnen
help-campaign-new-boxes = Boxen, mit denen gespielt wird: core, tbg, sc, promo1 oder promo2, mit Komma dazwischen (Standard: deine Boxen)
help-campaign-new-captain = Dein Captain, zum Beispiel picard (alle: tricorder solo captains)
help-campaign-new-mode = Kampagnen-Modus: Betäubung, gelber Alarm, Tore oder Kobayashi Maru
help-campaign-new-challenge = Herausforderung, auch mehrere: Lebe lang, Schwäche, Zwei Wochen, Gazelle, Erwerbsregeln, Einziges Schiff, Dienstag
help-campaign-new-campaign = Name der Kampagne (sonst der des Captains)
help-campaign-status = Rang, nächsten Einsatz und anstehende Aufwertung zeigen
help-campaign-record = Das Ergebnis einer Partie eintragen
help-campaign-record-bot = Captain des Computers in dieser Partie
help-campaign-record-won = Du hast gewonnen
help-campaign-record-lost = Du hast verloren; auch bei Gleichstand und Brand
help-campaign-record-score = Deine Punkte (dann darf --won oder --lost fehlen)
help-campaign-record-bot_score = Punkte des Computers
help-campaign-record-side = Deine Seite der Tafel: einfach oder Experten
help-campaign-upgrade = Die Aufwertung nach einer Partie wählen
help-campaign-upgrade-reinforce = Option A: die Standardkarte, die in den Verstärkungs-Stapel kommt
help-campaign-upgrade-bonus = Option B: Nummer des Bonus, wie „status“ sie zeigt
help-campaign-upgrade-own_card = Eigene Karte für einen Bonus, der eine verlangt; nimmt er aus zwei Bereichen je eine: "A; B"
help-campaign-upgrade-none = Ohne Aufwertung; nur mit den Erwerbsregeln der Ferengi
help-campaign-review = Die Leistungsbeurteilung am Ende
help-campaign-export = Das Logbuch ausgeben
help-campaign-export-to = Format: markdown (Tabelle) oder yaml (alle Einträge)
help-campaign-import = Ein Logbuch importieren, das „export --to yaml“ geschrieben hat
help-campaign-import-file = Die YAML-Datei
help-campaign-import-campaign = Anderer Name für die Kampagne
help-campaign-list = Alle Kampagnen zeigen, die aktuelle zuerst
help-campaign-undo = Den letzten Eintrag rückgängig machen
help-campaign-remove = Eine Kampagne löschen; dreißig Tage lang lässt sie sich zurückholen
help-campaign-remove-campaign = Name der Kampagne
help-campaign-remove-yes = Nicht nachfragen
help-campaign-restore = Eine gelöschte Kampagne zurückholen
help-campaign-restore-name = Der Name; ohne Namen: zeigen, was sich zurückholen lässt

help-any-campaign = Welche Kampagne; sie ist danach die aktuelle

help-any-captain = Captain, dessen Tafel gilt
help-any-side = Seite der Tafel: einfach oder Experten
help-any-research = Schritt auf der Leiste Forschung (0 bis 15)
help-any-influence = Schritt auf der Leiste Einfluss (0 bis 15)
help-any-military = Schritt auf der Leiste Militär (0 bis 15)
help-any-explain = Auch alles zeigen, was verglichen wurde: Werte mit ihren Summanden, Zeilen der Reihe nach
help-any-marked = Merkmale, die der Computer Khan markiert hat, zum Beispiel Spion,Telepath
help-any-opponent = Dein Captain gegen den Computer Khan, der auch dessen Merkmale markieren kann
help-any-exile = Khan spielt noch mit der Karte „Khan im Exil“
help-any-multipliers = Multiplikatoren Forschung,Einfluss,Militär statt Captain und Schritten

help-solo-new = Eine Solo-Partie beginnen und den Aufbau zeigen; ohne Optionen Frage für Frage
help-solo-new-bot = Captain des Computers, zum Beispiel picard (alle: tricorder solo captains)
help-solo-new-difficulty = Fähnrich, Lieutenant, Commander, Captain oder Admiral
help-solo-new-captain = Dein Captain
help-solo-new-side = Seite deiner Captain-Tafel: basic (einfach, Standard) oder advanced (Experten)
help-solo-new-deck = echt (Standard): du deckst die Karten des Computers auf; virtuell: das Programm
help-solo-new-conspiracy = Mit Herausforderung: Verschwörung unter den Verfügbar-Karten des Computers
help-solo-new-printing = Auflage, deren Merkmale zählen: erste (Standard) oder neueste
help-solo-new-questions = zusammen (Standard): in einer Zeile, was zusammengehört, und nur, was zählt; einzeln: jedes für sich
help-solo-new-of_campaign = Nächster Einsatz einer Kampagne (ohne Namen der aktuellen)
help-solo-new-countdown = Mit der Herausforderung aus To Boldly Go: Die Zeit läuft ab unter den Reserve-Karten des Computers
help-solo-new-boxes = Boxen dieser Partie: core, tbg, sc, promo1 oder promo2, mit Komma dazwischen (Standard: deine Boxen)
help-solo-new-seed = Seed: dieselbe Zahl mischt wieder gleich
help-solo-new-name = Name der Partie
help-solo-play = Weiterspielen: der ganze Zug des Computers, Frage für Frage
help-solo-status = Den ganzen Tisch einer Partie zeigen
help-solo-event = Melden, was dein Zug beim Computer bewirkt hat
help-solo-event-list = Alle Ereignisse zeigen, geordnet nach dem Text deiner Karte
help-solo-event-words = Das Ereignis, wie unten aufgeführt
help-solo-event-after =
    Ereignisse:
    {"  "}ziehen [N]                   der Computer würde N Karten ziehen
    {"  "}zwischenfall [N]             der Computer nimmt einen Zwischenfall
    {"  "}geben KARTE                  der Computer bekommt eine Karte von dir
    {"  "}ruhm|dilithium|latinum N     der Computer bekommt Ressourcen
    {"  "}stehlen                      du stiehlst
    {"  "}hand                         du greifst seine Hand an, oder er soll suchen
    {"  "}zwischenfall-zurück          er dürfte einen Zwischenfall zurücklegen
    {"  "}offizier-entlassen · offizier-loggen
    {"  "}schiff-entlassen [NAME]      ohne Namen das zuletzt mobilisierte
    {"  "}schiff-loggen [NAME] · zurückrufen [NAME]
    {"  "}mein-ruhm N                  du erhältst Ruhm, auch durch eine Reaktion
    {"  "}teams-entfernen [N] ORT      seine Außenteams verlassen den Ort
    {"  "}kontrolle ORT                du übernimmst einen neutralen Ort
    {"  "}ort-verlieren NAME           der Computer verliert einen kontrollierten Ort
    {"  "}ort-loggen NAME              der Computer loggt einen kontrollierten Ort
    {"  "}wählen EREIGNIS oder …       der Computer wählt, in gedruckter Folge
    {"  "}brand                        der Zwischenfall-Stapel ist leer
help-solo-correct = Richtigstellen, was vom Tisch abweicht
help-solo-correct-words = Was zu setzen ist, wie unten aufgeführt
help-solo-correct-after =
    Setzen lässt sich:
    {"  "}forschung|einfluss|militär SCHRITT   ruhm|dilithium|latinum N
    {"  "}karte ZONE KARTE      ZONE: deck, zusatz-deck, ablage, besprechungsraum,
    {"  "}                      computerlogbuch, brückenoffizier, kontrolliert,
    {"  "}                      schiffe, weg
    {"  "}offizier KARTE        - für keinen
    {"  "}auslage "Worf + 1 Ruhm; Verbündeter -"
    {"  "}neutrale-zone "Betazed + 2 Computer + 1 du + 1 Schiff; …"
    {"  "}schiff NAME @ ORT     - für seine eigene Karte
    {"  "}sternzeit KARTE RUHM  - wenn die letzte leer ist
    {"  "}gehalten KARTE,…      Sternzeit-Karten im Besprechungsraum des Computers
    {"  "}zwischenfälle N · begegnungen N · meine-leisten F E M · letzter-zug N
    {"  "}schrottplatz KARTE;…  mit Plus oder Minus davor: nur was sich geändert hat
    {"  "}merkmale MERKMAL,…    alle, die Khan markiert hat
    {"  "}exil ja|nein          ob Khan noch im Exil ist
help-solo-undo = Die letzte Antwort, Meldung oder Korrektur rückgängig machen
help-solo-redo = Rückgängig Gemachtes wiederholen
help-solo-log = Den Verlauf zeigen
help-solo-log-limit = Nur so viele der letzten Züge und Ereignisse
help-solo-stats = Gewonnene Partien nach Computer, Stufe und Captain, beste Punktzahl und Schnitt
help-solo-list = Alle Partien auflisten
help-solo-resume = Eine andere Partie zur aktuellen machen
help-solo-resume-name = Name der Partie
help-solo-remove = Eine Partie löschen; dreißig Tage lang lässt sie sich zurückholen
help-solo-remove-name = Name der Partie
help-solo-remove-yes = Nicht nachfragen
help-solo-restore = Eine gelöschte Partie oder ein gelöschtes Training zurückholen
help-solo-restore-name = Der Name; ohne Namen: zeigen, was sich zurückholen lässt
help-solo-score-named = Verdeckte Karten des Computers, zur Wertung aufgedeckt: "A; B"
help-solo-score-captain = Dein Captain, um ohne gespeicherte Partie zu werten
help-import = Kartendateien aus deinem LackeyCCG-Plugin importieren
help-import-after =
    Die Dateien werden gelesen, nie verändert; Spieltexte bleiben auf deinem Rechner.
help-import-paths = Kartendateien (Second oder { -first-edition }) oder Ordner damit
help-import-pictures = Ordner mit Bildern der Karten; „setimages“ neben den Dateien wird von selbst gefunden
help-import-list = Die importierten Dateien zeigen
help-import-remove = Eine importierte Datei entfernen
help-import-remove-imported = Name, wie „import list“ ihn zeigt; „Physical“ genügt, wenn nur einer passt

help-calc = Rechner, Würfe und Tabellen: { -second-edition }, Catan, 1e

help-deck = Decklisten der { -second-edition }: prüfen, erklären, auswerten
help-deck-check = Prüfen, ob ein Deck erlaubt ist, und wenn nicht, warum
help-deck-check-lists = Decklisten in jedem üblichen Format, Namen gespeicherter Decks, NAME@2 für ihre zweite Version; „-“ liest von der Standardeingabe, DATEI#2 nimmt das zweite Deck einer Datei
help-deck-check-game = Spiel der Liste: 2e ({ -second-edition }) oder cc ({ -captains-chair }: Crew und Verstärkungs-Stapel)
help-deck-check-campaign = Crew mit dem Verstärkungs-Stapel dieser Kampagne vergleichen (immer { -captains-chair })
help-deck-check-skip_unknown = Nur die bekannten Karten prüfen, als stünden die übrigen Zeilen nicht da
help-deck-check-pool = Auch beanstanden, was nicht in einem Kartenpool des Spielerkomitees ist: standard (ohne ausgemusterte), traditional (Sets 1 bis 14 und Promos), offen (alle)
help-deck-check-explain = Zeigen, wie jede Zeile der Liste gelesen wurde
help-deck-check-after =
    Eine Crew-Liste für --game cc nennt unter Überschriften wie Verfügbar, Reserve,
    Entwicklung, Mobilisiert, Ablage und Verstärkungs-Stapel pro Zeile eine Karte.

    Keine Liste zur Hand? Welche zeigt: tricorder deck list --examples
help-deck-stats = Zählen, was im Deck ist und was die Missionen davon brauchen
help-deck-odds = Chancen: auf Karten der Starthand, oder dass Personal eine Mission erfüllt
help-deck-odds-of = Worauf du hoffst: Kartenname, Kartentyp oder Suchanfrage wie "typ:schiff kosten<5"; mehrmals möglich
help-deck-odds-at_least = Wie viele davon es mindestens sein sollen (Standard: 1)
help-deck-odds-draws = Wie viele Karten du nach der Starthand noch ziehst
help-deck-odds-mission = Mission, die das Personal erfüllen soll, aus dem Deck oder jede andere
help-deck-odds-crew_size = Wie viel Personal zufällig gezogen wird (sonst: 4 bis 10)
help-deck-odds-seed = Seed der zufälligen Auswahlen, wo sich nicht alle zählen lassen (Standard: 1)

help-deck-hand = Eine Starthand ziehen
help-deck-hand-draws = So viele Karten nach der Starthand ziehen
help-deck-hand-turns = So viele Züge damit spielen, Karte für Karte
help-deck-goldfish = Ein Deck viele Male allein spielen: wann Schiffe, Versuche und Missionen kommen, was auf der Hand bleibt
help-deck-goldfish-games = Zahl der Partien (Standard: 1000)
help-deck-goldfish-turns = Züge jeder Partie (Standard: 12)
help-deck-goldfish-against = Andere Liste oder Version des Decks wie mein-deck@1, zum Vergleich in denselben Partien
help-deck-goldfish-seed = Seed: dieselbe Zahl mischt dieselben Partien (Standard: 1)
help-deck-diff = Zeigen, worin sich zwei Decks unterscheiden
help-deck-diff-first = Deck davor
help-deck-diff-second = Deck danach
help-deck-share = Ein Deck als eine Zeile und als Link ausgeben, zum Verschicken
help-deck-share-app = Adresse der App, die der Link öffnet (sonst die von „`tricorder config app`“)
help-deck-sheet = Ein Deck so zeigen, wie Turniere es auf Papier wollen
help-deck-sheet-player = Name des Spielers; sonst eine Linie für ihn
help-deck-sheet-event = Name des Turniers
help-deck-sheet-date = Datum des Turniers
help-deck-convert = Eine Deckliste in ein anderes Format bringen
help-deck-convert-to = Neues Format: lackey, text, yaml, json, markdown, trekcc, csv, html, bbcode, octgn, dek, cockatrice oder tabletop
help-deck-fix = Eine Deckliste mit den heutigen Namen der Karten ausgeben
help-deck-fix-list = Deckliste; sie selbst bleibt unverändert
help-deck-fix-apply = Vorschläge übernehmen, wo es nur einen gibt, und sie melden
help-deck-save = Ein Deck unter seinem Namen speichern
help-deck-save-list = Deckliste; „-“ liest von der Standardeingabe
help-deck-save-name = Name des Decks; sonst gilt der Name der Datei
help-deck-list = Gespeicherte Decks auflisten
help-deck-list-examples = Die Decks auflisten, die das Programm mitbringt
help-deck-edit = Karten in ein gespeichertes Deck nehmen oder herausnehmen; jede Änderung ist eine eigene Version
help-deck-edit-name = Name des gespeicherten Decks
help-deck-edit-action = Was geschehen soll: hinzufügen, entfernen, tauschen (erst die Karte, die geht, dann die, die kommt) oder verschieben
help-deck-edit-cards = Karten mit ihrer Anzahl, zum Beispiel "2x Odo, Constable"; ohne Zahl eine
help-deck-edit-pile = Der Stapel, der gemeint ist: missionen, dilemmas, deck oder beiseite (sonst der, in den die Karte gehört)
help-deck-edit-all = Gilt für alle Exemplare
help-deck-merge = Stapel anderer Decks in ein gespeichertes Deck übernehmen, anstelle der eigenen
help-deck-merge-name = Name des gespeicherten Decks
help-deck-merge-missions_from = Deckliste oder gespeichertes Deck, von dem die Missionen kommen
help-deck-merge-dilemmas_from = Deckliste oder gespeichertes Deck, von dem der Dilemma-Stapel kommt
help-deck-merge-deck_from = Deckliste oder gespeichertes Deck, von dem das Deck kommt
help-deck-merge-aside_from = Deckliste oder gespeichertes Deck, von dem die beiseitegelegten Karten kommen
help-deck-log = Alle Versionen eines gespeicherten Decks zeigen: was sich wann geändert hat
help-deck-log-name = Name des gespeicherten Decks
help-deck-log-after =
    NAME@2 meint überall, wo eine Liste stehen kann, die zweite Version.
help-deck-restore = Ein gelöschtes Deck zurückholen oder eine frühere Version eines gespeicherten Decks zur neuesten machen
help-deck-restore-name = Name des gelöschten Decks oder des Decks mit der Version, zum Beispiel mein-deck@2; ohne Namen: zeigen, was sich zurückholen lässt
help-deck-note = Eine Notiz zu einem gespeicherten Deck schreiben oder zeigen
help-deck-note-name = Name des gespeicherten Decks, mit oder ohne Version: mein-deck, mein-deck@2
help-deck-note-words = Die Notiz; "" entfernt die vorhandene
help-deck-rename = Einem gespeicherten Deck einen anderen Namen geben
help-deck-rename-name = Bisheriger Name
help-deck-rename-to = Neuer Name
help-deck-list-card = Name der Karte; ihr Titel allein meint alle, die ihn tragen
help-deck-export = Gespeicherte Decks in Dateien schreiben, jedes in eine eigene
help-deck-export-names = Namen gespeicherter Decks
help-deck-export-all = Alle schreiben
help-deck-export-to = Format der Dateien: lackey (Standard), text, yaml, json, markdown, trekcc, csv, html, bbcode, octgn, dek, cockatrice oder tabletop
help-deck-export-into = Ordner für die Dateien; fehlt er, wird er angelegt
help-deck-export-replace = Vorhandene Dateien überschreiben
help-deck-remove = Ein gespeichertes Deck löschen; dreißig Tage lang lässt es sich zurückholen
help-deck-remove-name = Name des Decks
help-deck-remove-yes = Nicht nachfragen
help-deck-missing = Auflisten, welche Karten deiner Sammlung für ein Deck fehlen, oder für mehrere, die du zugleich baust
help-deck-missing-lists = Decklisten in jedem üblichen Format, Namen gespeicherter Decks; ihr Bedarf zählt zusammen; „-“ liest von der Standardeingabe
help-deck-missing-codes = 0 nichts fehlt, 1 etwas fehlt, 2 nicht lesbar
help-deck-check-missing = Auch auflisten, welche Karten jedes Decks in deiner Sammlung fehlen; am Urteil ändert das nichts

help-collection = Deine Karten und Boxen
help-collection-import = Eine Liste der Karten importieren, die du besitzt, mit ihrer Anzahl
help-collection-import-list = Liste in jedem Format, das „deck check“ liest, auch Tabellen mit Spalten wie Name, Set, Nummer und Anzahl; „-“ liest von der Standardeingabe
help-collection-import-clipboard = Die Liste aus der Zwischenablage nehmen
help-collection-import-add = Zu dem hinzuzählen, was du besitzt
help-collection-import-replace = Die ganze Sammlung durch die Liste ersetzen
help-collection-import-skip_unknown = Importieren, was erkannt wird, und die übrigen Zeilen auslassen
help-collection-import-after = Ohne --add gilt für die Karten der Liste deren Anzahl, du kannst dieselbe Liste also gefahrlos zweimal importieren; Karten, die sie nicht nennt, bleiben. Mehrere Zeilen einer Karte zählen zusammen, Zeilen ohne Anzahl oder mit 0 sagen nichts. Solange nicht jede Zeile erkannt wird, ändert sich nichts.
help-collection-add = Einzelne Karten oder ein ganzes Set hinzufügen
help-collection-add-cards = Karten mit der Anzahl davor: "3 Odo, Constable"; ohne sie ist es 1
help-collection-add-set = Alle Karten dieses Sets, mit Namen oder Kürzel: Premiere, SE
help-collection-add-rarity = Aus dem Set nur die Karten dieser Seltenheit: C, U, R, S, P …
help-collection-add-count = Wie viele Exemplare von jeder Karte des Sets (Standard: 1)
help-collection-remove = Einzelne Karten, ein ganzes Set oder alles entfernen
help-collection-remove-cards = Karten mit der Anzahl davor: "2 Odo, Constable"; ohne sie ist es 1
help-collection-remove-set = Alle Karten dieses Sets, mit Namen oder Kürzel: Premiere, SE
help-collection-remove-rarity = Aus dem Set nur die Karten dieser Seltenheit: C, U, R, S, P …
help-collection-remove-count = Wie viele Exemplare von jeder Karte des Sets (Standard: 1)
help-collection-remove-all = Alle Exemplare dieser Karten; allein: die Sammlung leeren
help-collection-show = Zeigen, was du besitzt, mit Anzahlen und dem Anteil an jedem Set
help-collection-show-query = Nur passende Karten, wie bei „search“: typ:schiff kosten<=3
help-collection-show-sort = Nach diesen Feldern ordnen; ein Bindestrich davor dreht um: -besitz,name
help-collection-show-format = table, lines, ids, csv, json, html oder markdown
help-collection-boxes = Welche Boxen von { -captains-chair } du hast: zeigen oder ändern
help-collection-boxes-boxes = core, tbg, sc, promo1 oder promo2, mit Komma dazwischen; ohne Angabe werden sie aufgezählt
help-collection-export = Die Sammlung als Liste ausgeben, die „collection import“ wieder liest
help-collection-export-to = csv (Standard) oder text

help-any-die = Zahl auf deinem eigenen Würfel (1 bis 6), statt zu würfeln
help-any-seed = Seed: dieselbe Zahl ergibt denselben Wurf

help-config = Einstellungen für alle Aufrufe: Sprache, Spiel, Farben, Pager …
help-config-key = Die Einstellung, die du sehen oder ändern willst; ohne Angabe erscheinen alle
help-config-value = Ihr neuer Wert
help-config-remove = Zurück zur Voreinstellung
help-config-after =
    Die Einstellungen stehen in einer YAML-Datei, die du auch selbst bearbeiten kannst. Optionen und Umgebungsvariablen haben Vorrang.

help-list-open = Einen Eintrag der letzten Liste über seine Nummer öffnen
help-list-open-number = Die Nummer eines Eintrags oder einer Karte in der Liste, die zuletzt auf einem Terminal erschien

help-list-random = Einen zufälligen Eintrag oder eine Karte zeigen
help-list-random-kind = Was gezogen wird: card, captain, keyword, trait oder eine andere Art von Eintrag
help-list-random-query = Nur passende Karten, wie bei „search“: typ:schiff kosten<=3
help-list-random-trait = Nur Karten mit diesem Merkmal, zum Beispiel Klingone
help-list-random-seed = Seed: mit derselben Zahl wird wieder dasselbe gezogen

help-learn = Eine erste Runde lernen, Schritt für Schritt
help-learn-game = Das Spiel; ohne Angabe erscheinen alle Lektionen
help-learn-step = Nur dieser Schritt
help-learn-after =
    Im Terminal zeigt Enter den nächsten Schritt, in einer Pipe steht die ganze Lektion.

help-cheat = Was man an einem Abend nachschlägt, auf einer Seite
help-cheat-game = Das Spiel
help-cheat-after =
    `--format html` schreibt eine Seite, die auf ein Blatt A4 passt.

help-note = Notizen, Sterne, eigene Regeln, zuletzt Angesehenes
help-note-entry = Der Eintrag oder die Karte, mit Namen oder ID; mehrere Wörter in Anführungszeichen
help-note-text = Was du notieren willst; ohne Text erscheinen die Notizen. Mit --remove die Nummer einer Notiz
help-note-replace = Alle Notizen dazu ersetzen
help-note-remove = Die Notiz mit der Nummer hinter dem Namen löschen, oder alle dazu
help-note-after =
    Notizen erscheinen beim Eintrag oder bei der Karte.

help-note-rule = Eine eigene Regel in deinem Editor schreiben
help-note-rule-id = Ein Name für die Regel, oder eine ganze ID wie cc/concept/mulligan; ohne Angabe eine neue
help-note-rule-remove = Die Regel löschen
help-note-rule-list = Die eigenen Regeln auflisten
help-note-rule-after =
    VISUAL oder EDITOR nennt den Editor. Verlässt du ihn, wird die Regel geprüft; dann gehört sie zum Nachschlagen und ist als deine gekennzeichnet.

help-note-star = Favoriten mit einem Stern markieren
help-note-star-what = Der Eintrag oder die Karte, mit Namen oder ID; ohne Angabe werden alle aufgelistet
help-note-star-remove = Den Stern entfernen

help-note-recent = Zeigen, was du zuletzt auf einem Terminal angesehen hast
help-note-recent-remove = Liste leeren

help-note-rule-game = Das Spiel, zu dem die Regel gehört: { $games } (Voreinstellung: { $game })

help-admin = Installation, Daten, Vervollständigung, Handbuch

help-tricorder-codes = 0 gefunden, 1 nichts gefunden, 2 falsche Eingabe oder unlesbare Daten
help-deck-check-codes = 0 erlaubt, 1 nicht erlaubt, 2 nicht alles erkannt
help-deck-diff-codes = 0 gleich, 1 verschieden, 2 nicht lesbar
help-admin-doctor-codes = 0 alles in Ordnung, 1 etwas stimmt nicht

# Examples, each to be typed as it stands; two blanks part it from a remark.
help-tricorder-example =
    tricorder loggen               die Regel zu einem Wort
    tricorder 7 gewürfelt          eine kurze Frage
    tricorder dilemma --game 2e    nur in einem Spiel suchen
help-lookup-example = tricorder zurückrufen
help-find-example = tricorder find relais
help-show-example = tricorder show cc/keyword/log
help-list-example =
    tricorder list --kind merkmal
    tricorder list --captain picard --type Person
    tricorder list --game catan --format csv
help-search-example =
    tricorder search 'typ:personal fähigkeit:leadership>=2 kosten<=3'
    tricorder search 'klingone schiff' --sort -siegpunkte
help-solo-example = tricorder solo new --bot koloth --difficulty fähnrich --captain picard
help-solo-new-example = tricorder solo new --bot koloth --difficulty fähnrich --captain picard
help-solo-play-example = tricorder solo play
help-campaign-example =
    tricorder campaign new --captain picard --mode yellow-alert
    tricorder campaign record --bot koloth --won --score 84 --bot-score 71
    tricorder campaign upgrade --bonus 1
help-calc-example = tricorder calc dice 6 8 --rolls 10
help-deck-check-example = tricorder deck check mein-deck.txt --missing
help-deck-example = tricorder deck check mein-deck.txt
help-collection-example = tricorder collection add 'Escape'
help-import-example =
    tricorder import Physical.txt
    tricorder import ~/LackeyCCG/plugins/startrek2e/sets
    tricorder import Physical.txt Virtual.txt
    tricorder import Physical.txt --pictures kartenbilder
help-learn-example =
    tricorder learn catan
    tricorder learn 2e
    tricorder learn catan --step 3
help-cheat-example =
    tricorder cheat catan
    tricorder cheat cc --format html
help-note-example =
    tricorder note zurückrufen "auch aus der Ablage?"
    tricorder note zurückrufen
    tricorder note zurückrufen 1 --remove
help-backup-example = tricorder backup alles.jsonl
help-restore-example = tricorder restore alles.jsonl --replace
help-serve-example = tricorder serve --open
help-config-example =
    tricorder config sprache de
    tricorder config
    tricorder config color-label hell blau
    tricorder config color-label --remove
help-admin-example = tricorder admin doctor
help-admin-index-export-example = tricorder admin index export --to postgres | psql meine_datenbank
help-admin-completions-example =
    tricorder admin completions --install
    tricorder admin completions fish
help-solo-score-example =
    tricorder solo score
    tricorder solo score --captain picard --glory 12 --tokens 3 --endgame 4 \
      --cards "Denobulaner; Kelpianer" --tracks 10,3,0 --missions 1 --bot-score 61
help-deck-odds-example =
    tricorder deck odds mein-deck.txt
    tricorder deck odds mein-deck.txt --of schiff --of 'fähigkeit:medical' --draws 7
    tricorder deck odds mein-deck.txt --mission "Medical Relief" --personnel 6
help-deck-edit-example =
    tricorder deck edit mein-deck hinzufügen 2 Odo Constable
    tricorder deck edit mein-deck tauschen "2 Anara" "Riva, Respected Mediator"
    tricorder deck edit mein-deck verschieben --pile beiseite "Amanda Rogers"
help-collection-add-example =
    tricorder collection add "3 Odo, Constable" "Escape"
    tricorder collection add --set Premiere --rarity C --count 3
help-collection-show-example =
    tricorder collection show
    tricorder collection show typ:schiff --sort -besitz
help-list-random-example =
    tricorder list random captain
    tricorder list random card --game cc --trait klingone
    tricorder list random card typ:schiff --game 2e --seed 7
help-note-rule-example = tricorder note rule --list
help-list-open-example = tricorder list open 3
help-solo-correct-example =
    tricorder solo correct ruhm 3
help-solo-event-example =
    tricorder solo event ruhm 2
    tricorder solo event zwischenfall
help-solo-resume-example = tricorder solo resume koloth
help-solo-remove-example = tricorder solo remove koloth
help-solo-cadet-new-example = tricorder solo cadet new --captain picard
help-solo-cadet-score-example = tricorder solo cadet score --points 74
help-solo-cadet-remove-example = tricorder solo cadet remove picard
help-solo-resolve-example = tricorder solo resolve koloth "Antike Relaisstation" --with-officer
help-solo-value-example = tricorder solo value "Pakled-Frachter + 1 Ruhm" --captain picard --research 10
help-solo-pick-example =
    tricorder solo pick "Klingone > Verbündeter / Fracht" --market "Tribbles + 2 Ruhm; Worf" --captain picard
    tricorder solo pick erkunden --zone "Betazed + 2 Bot; Risa + 1 du" --captain picard
help-solo-program-example = tricorder solo program picard
help-campaign-new-example = tricorder campaign new --captain picard --mode yellow-alert
help-campaign-record-example = tricorder campaign record --bot koloth --won --score 84 --bot-score 71
help-campaign-upgrade-example = tricorder campaign upgrade --bonus 1
help-campaign-import-example = tricorder campaign import logbuch.yaml --name nochmal
help-campaign-export-example = tricorder campaign export --to yaml > logbuch.yaml
help-campaign-remove-example = tricorder campaign remove picard
help-deck-stats-example = tricorder deck stats mein-deck.txt
help-deck-hand-example =
    tricorder deck hand mein-deck.txt --draws 3
    tricorder deck hand mein-deck.txt --turns 5
help-deck-goldfish-example =
    tricorder deck goldfish mein-deck.txt
    tricorder deck goldfish mein-deck.txt --against mein-deck@1 --games 200
help-deck-missing-example = tricorder deck missing mein-deck.txt
help-deck-diff-example = tricorder deck diff mein-deck@1 mein-deck
help-deck-share-example =
    tricorder deck share mein-deck
    tricorder deck share example:klingon --app https://example.org/app
help-deck-sheet-example =
    tricorder deck sheet mein-deck --player "Jo Muster"
    tricorder deck sheet mein-deck --format html > blatt.html
help-deck-convert-example = tricorder deck convert --to csv mein-deck.txt
help-deck-fix-example = tricorder deck fix mein-deck.txt
help-deck-save-example = tricorder deck save mein-deck.txt --name "Mein Deck"
help-deck-list-example =
    tricorder deck list
    tricorder deck list --card "Amanda Rogers"
help-deck-merge-example = tricorder deck merge mein-deck --dilemmas-from anderes-deck.txt
help-deck-log-example = tricorder deck log mein-deck
help-deck-restore-example =
    tricorder deck restore
    tricorder deck restore mein-deck@1
help-deck-note-example = tricorder deck note mein-deck "braucht mehr Medical"
help-deck-rename-example = tricorder deck rename mein-deck "Bestes Deck"
help-deck-export-example = tricorder deck export --into listen mein-deck
help-deck-remove-example = tricorder deck remove mein-deck
help-collection-import-example = tricorder collection import meine-karten.csv --add
help-collection-remove-example =
    tricorder collection remove "2 Escape"
    tricorder collection remove Escape --all
help-collection-boxes-example =
    tricorder collection boxes
    tricorder collection boxes core,tbg
help-import-remove-example = tricorder import remove Physical
help-note-star-example =
    tricorder note star zurückrufen
    tricorder note star zurückrufen --remove
help-admin-data-cards-example = tricorder admin data cards ~/LackeyCCG/plugins/startrek2e/sets --into daten
help-admin-site-example = tricorder admin site seiten
help-admin-man-example =
    tricorder admin man deck
    tricorder admin man --into handbuch
