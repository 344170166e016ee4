# Hilfe: Befehle (help-…), ihre Optionen (help-…-…), Aufrufe (usage-…), Platzhalter (value-…).

heading-usage = Aufruf:
heading-commands = Befehle
heading-arguments = Angaben
heading-options = Optionen
heading-man-name = NAME
heading-man-synopsis = AUFRUF
heading-man-description = BESCHREIBUNG
heading-man-version = VERSION
heading-man-extra = HINWEISE

help-tricorder = Regeln zu Star-Trek-Tischspielen nachschlagen, auf Deutsch und Englisch
help-tricorder-after =
    Beispiele:
      tricorder loggen               die Regel zu einem Wort
      tricorder 7 gewürfelt          eine kurze Frage
      tricorder dilemma --game 2e    nur in einem Spiel suchen

    Spiele (--game): cc Captain’s Chair, 2e Second Edition, catan Star Trek Catan,
    1e Brettvariante der First Edition
    Rückgabewerte: 0 gefunden, 1 nichts gefunden, 2 falsche Eingabe oder unlesbare Daten
usage-tricorder = tricorder [Optionen] <Wörter>…
    {"  "}tricorder [Optionen] <Befehl>

help-lookup = Ein Wort oder eine kurze Frage nachschlagen (auch ohne „lookup“)
usage-lookup = tricorder [lookup] [Optionen] <Wörter>…
help-lookup-words = Wonach gesucht wird, in beliebiger Sprache und Schreibweise
help-lookup-all = Alle Treffer zeigen
help-lookup-pick = Treffer mit dieser Nummer ganz zeigen

help-show = Einen Eintrag mit seiner Kennung zeigen
usage-show = tricorder show [Optionen] <Kennung>
help-show-id = Kennung wie cc/keyword/log

help-list = Alle Einträge auflisten
usage-list = tricorder list [Optionen]
help-list-kind = Nur eine Art von Eintrag: keyword, type, trait, symbol, resource, glossary, concept, phase, zone, pile, setup, icon, captain, solo, campaign, challenge, card

help-list-trait = Nur Karten mit diesem Merkmal, zum Beispiel Klingone

help-search = Alle Karten durchsuchen
usage-search = tricorder search [Optionen] <Anfrage>
help-search-query = Wörter und Felder, zum Beispiel: typ:schiff kosten<=3
help-search-sort = Nach diesen Feldern ordnen; ein Bindestrich davor dreht um: kosten,-punkte
help-search-limit = Höchstens so viele Karten zeigen (am Bildschirm 50, sonst alle)
help-search-count = Nur die Zahl der Karten ausgeben
help-search-format = table, list, json, csv oder ids
help-search-printings = Jeden Druck einer Karte zeigen
help-search-help_query = Die Sprache der Anfragen mit allen Feldern erklären
help-search-after =
    Beispiele:
      tricorder search 'typ:personal fähigkeit:leadership>=2 kosten<=3'
      tricorder search 'klingone schiff' --sort -siegpunkte
    Alles über Anfragen: tricorder search --help-query

help-data = Die Daten des Programms prüfen
usage-data = tricorder data <Befehl>
help-data-check = Alle Daten prüfen und jeden Befund mit Datei und Zeile nennen
usage-data-check = tricorder data check [Optionen]
help-data-check-gaps = Zeigen, was die Daten nicht sicher wissen

help-index = Den Katalog im Cache-Ordner ansehen oder neu aufbauen
usage-index = tricorder index <Befehl>
help-index-status = Zeigen, wo der Katalog liegt und ob er vollständig ist
usage-index-status = tricorder index status [Optionen]
help-index-rebuild = Den Katalog neu aufbauen
usage-index-rebuild = tricorder index rebuild [Optionen]

help-completions = Skript zur Vervollständigung in der Shell ausgeben
usage-completions = tricorder completions [Optionen] <Shell>
help-completions-shell = bash, elvish, fish, powershell oder zsh

help-man = Handbuchseite ausgeben
usage-man = tricorder man [Optionen] [Befehl]…
help-man-command = Seite zu einem Befehl statt zum ganzen Programm

help-any-game = Nur in einem Spiel: cc, 2e, catan oder 1e (auch: TRICORDER_GAME)
help-any-json = Als JSON ausgeben
help-any-lang = Sprache der Ausgabe: de oder en (auch: TRICORDER_LANG)
help-any-color = Farbe: auto, always oder never
help-any-data = Daten aus diesem Ordner statt aus dem Programm
help-any-help = Diese Hilfe zeigen
help-any-version = Version zeigen

value-query = Anfrage
value-sort = Felder
value-limit = Anzahl
value-format = Format
value-words = Wörter
value-game = Spiel
value-kind = Art
value-trait = Merkmal
value-lang = Sprache
value-color = Wann
value-data = Ordner
value-pick = Nummer
value-id = Kennung
value-shell = Shell
value-command = Befehl

help-solo = Solospiel in Captain’s Chair: den Computer spielen, werten, nachschlagen
usage-solo = tricorder solo <Befehl>
help-solo-resolve = Die passende Zeile zu einer Karte und was dann geschieht
usage-solo-resolve = tricorder solo resolve [Optionen] <Captain> <Karte>…
help-solo-resolve-captain = Captain des Computers: picard, shran, koloth, sisko, sela oder burnham
help-solo-resolve-card = Die aufgedeckte Karte, Name in beliebiger Sprache
help-solo-resolve-officer = Brückenoffizier des Computers (es gilt die Seite „mit Brückenoffizier“)
help-solo-resolve-with_officer = Der Computer hat einen Brückenoffizier
help-solo-value = Den Wert von Karten mit allen vier Summanden berechnen
usage-solo-value = tricorder solo value [Optionen] <Karte>…
help-solo-value-cards = Karten mit ihren Ressourcen, zum Beispiel "Pakled Frachter + 1 Ruhm"
help-solo-value-for = Für wen: bot oder player (mit --captain, --side und Schritten dieses Spielers)
help-solo-pick = Welche Karte oder welchen Ort der Computer wählt
usage-solo-pick = tricorder solo pick [Optionen] <Wunsch> --market "<Karte>; …"
    {"  "}tricorder solo pick [Optionen] explore|engage|send|control --zone "<Ort>; …"
help-solo-pick-wish = Vorliebe wie "Waffe > Schiff / Fracht", oder: most, least, junk, explore, engage, send, control
help-solo-pick-market = Offene Karten von links nach rechts, zum Beispiel "Worf; Tribbles + 2 Ruhm"
help-solo-pick-zone = Orte von links nach rechts, zum Beispiel "Betazed + 2 Computer + 1 Schiff; Risa + 1 du"
help-solo-pick-prefer = Bevorzugte Merkmale beim Aussenden
help-solo-pick-ignore_ships = Deine Schiffe stören beim Aussenden nicht
help-solo-captains = Alle Captains, die der Computer spielen kann
usage-solo-captains = tricorder solo captains [Optionen]
help-solo-program = Die Programmkarten eines Captains ganz zeigen
usage-solo-program = tricorder solo program [Optionen] <Captain>
help-solo-program-captain = picard, shran, koloth, sisko, sela oder burnham

help-solo-score = Endwertung: deine Punkte Zeile für Zeile, verglichen mit dem Computer
usage-solo-score = tricorder solo score [Optionen]
help-solo-score-after =
    In der laufenden Partie zählt das Programm den Computer; deine Zahlen fragt es ab
    oder nimmt sie aus den Optionen. Ohne Partie:
      tricorder solo score --captain picard --glory 12 --tokens 3 --endgame 4 \
        --cards "Denobulaner; Kelpianer" --tracks 10,3,0 --missions 1 --bot-total 61
help-solo-score-side = Seite deiner Captain-Tafel: basic oder advanced
help-solo-score-bot_total = Punkte des Computers
help-any-glory = Dein Ruhm
help-any-tokens = Deine Außenteams und Raumschiff-Aufsteller in der Neutralen Zone
help-any-endgame = Punkte aus deinen Spielende-Operationen im Spiel
help-any-printed = Aufgedruckte SP aller deiner Karten, ohne Reserve und Entwicklungen
help-any-focus = Karten mit Forschungs-, Einfluss-, Militär-Fokus, zum Beispiel 4,0,2
help-any-tracks = Schritte auf Forschung, Einfluss, Militär, zum Beispiel 10,3,0
help-any-missions = Abgeschlossene Missionen
help-any-mission_points = Ihre aufgedruckten SP (nur Experten-Seite)
help-any-cards = Deine Karten statt --printed und --focus: "A; B; C", @Datei oder - mit einer je Zeile

help-solo-cadet = Kadetten-Training: ein Spiel ohne Gegner begleiten
usage-solo-cadet = tricorder solo cadet [Befehl] [Optionen]
help-solo-cadet-after =
    Ohne Befehl erscheint der Zug, der gerade dran ist.
help-solo-cadet-new = Ein Training beginnen
usage-solo-cadet-new = tricorder solo cadet new --captain <Captain> [Optionen]
help-solo-cadet-new-captain = Dein Captain: picard, shran, koloth, sisko, sela oder burnham
help-solo-cadet-new-side = Seite deiner Captain-Tafel: basic oder advanced
help-solo-cadet-status = Zeigen, welcher Zug dran ist und was darin zu tun ist
usage-solo-cadet-status = tricorder solo cadet status [Optionen]
help-solo-cadet-next = Den Zug abschließen
usage-solo-cadet-next = tricorder solo cadet next [Optionen]
help-solo-cadet-undo = Den letzten Eintrag zurücknehmen
usage-solo-cadet-undo = tricorder solo cadet undo [Optionen]
help-solo-cadet-score = Das Training werten
usage-solo-cadet-score = tricorder solo cadet score --points <Zahl>
    {"  "}tricorder solo cadet score --glory <Zahl> --cards "<Karte>; …" [Optionen]
    {"  "}tricorder solo cadet score --burn
help-solo-cadet-score-points = Deine Punkte, wenn du schon gezählt hast
help-solo-cadet-score-burn = Der Brand wurde ausgelöst
help-solo-cadet-list = Alle Trainings zeigen
usage-solo-cadet-list = tricorder solo cadet list [Optionen]
help-solo-cadet-delete = Ein Training endgültig löschen
usage-solo-cadet-delete = tricorder solo cadet delete <Name>
help-solo-cadet-delete-training = Name des Trainings
help-any-name = Name der Partie oder des Trainings (sonst: zuletzt benutzt)
help-campaign = Fünf-Jahres-Mission: Logbuch, Aufwertungen, nächster Einsatz
usage-campaign = tricorder campaign <Befehl>
help-campaign-after =
    Beispiel:
      tricorder campaign new --captain picard --mode yellow-alert
      tricorder campaign record --opponent koloth --won --score 84 --bot-score 71
      tricorder campaign upgrade --bonus 1

    Jede Kampagne hat einen Namen; ohne --name ist die zuletzt benutzte gemeint.
help-campaign-new = Eine Kampagne beginnen
usage-campaign-new = tricorder campaign new [Optionen] --captain <Captain> --mode <Modus>
help-campaign-new-captain = Dein Captain: picard, shran, koloth, sisko, sela oder burnham
help-campaign-new-mode = Kampagnen-Modus: stun, yellow-alert, gates oder kobayashi-maru
help-campaign-new-challenge = Herausforderung, auch mehrere: live-long, weakness, two-weeks, gazelle, acquisition, only-ship, tuesday
help-campaign-new-campaign = Name der Kampagne (sonst der des Captains)
help-campaign-status = Rang, nächsten Einsatz und anstehende Aufwertung zeigen
usage-campaign-status = tricorder campaign status [Optionen]
help-campaign-record = Das Ergebnis eines Spiels eintragen
usage-campaign-record = tricorder campaign record [Optionen] --opponent <Captain> --won | --lost
help-campaign-record-opponent = Captain des Computers in diesem Spiel
help-campaign-record-won = Du hast gewonnen
help-campaign-record-lost = Du hast verloren; auch bei Gleichstand und Brand
help-campaign-record-score = Deine Punkte (dann darf --won oder --lost fehlen)
help-campaign-record-bot_score = Punkte des Computers
help-campaign-record-side = Deine Seite der Tafel: basic oder advanced
help-campaign-upgrade = Die Aufwertung nach einem Spiel wählen
usage-campaign-upgrade = tricorder campaign upgrade [Optionen] --reinforce <Karte>…
    {"  "}tricorder campaign upgrade [Optionen] --bonus <Nummer> [--own-card <Karte>…]
    {"  "}tricorder campaign upgrade [Optionen] --none
help-campaign-upgrade-reinforce = Option A: die Standardkarte, die in den Verstärkungs-Stapel kommt
help-campaign-upgrade-bonus = Option B: Nummer des Bonus, wie „status“ sie zeigt
help-campaign-upgrade-own_card = Eigene Karte zu einem Bonus, der eine verlangt
help-campaign-upgrade-none = Ohne Aufwertung; nur mit den Erwerbsregeln der Ferengi
help-campaign-review = Die Leistungsbeurteilung am Ende
usage-campaign-review = tricorder campaign review [Optionen]
help-campaign-export = Das Logbuch ausgeben
usage-campaign-export = tricorder campaign export [Optionen]
help-campaign-export-to = Form: markdown (Tabelle) oder yaml (alle Einträge)
help-campaign-import = Ein Logbuch einlesen, das „export --to yaml“ geschrieben hat
usage-campaign-import = tricorder campaign import [Optionen] <Datei>
help-campaign-import-file = Die YAML-Datei
help-campaign-import-campaign = Anderer Name für die Kampagne
help-campaign-list = Alle Kampagnen zeigen, die aktuelle zuerst
usage-campaign-list = tricorder campaign list [Optionen]
help-campaign-undo = Den letzten Eintrag zurücknehmen
usage-campaign-undo = tricorder campaign undo [Optionen]
help-campaign-delete = Eine Kampagne endgültig löschen
usage-campaign-delete = tricorder campaign delete [Optionen] <Name>
help-campaign-delete-campaign = Name der Kampagne

help-any-campaign = Welche Kampagne; sie ist danach die aktuelle

value-campaign = Name
value-mode = Modus
value-challenge = Herausforderung
value-opponent = Captain
value-score = Punkte
value-bot_score = Punkte
value-reinforce = Karte
value-bonus = Nummer
value-own_card = Karte
value-file = Datei
value-to = Form

help-any-captain = Captain, dessen Tafel gilt
help-any-side = Seite der Tafel: basic oder advanced
help-any-research = Schritt auf der Leiste Forschung (0 bis 15)
help-any-influence = Schritt auf der Leiste Einfluss (0 bis 15)
help-any-military = Schritt auf der Leiste Militär (0 bis 15)
help-any-multipliers = Multiplikatoren Forschung,Einfluss,Militär statt Captain und Schritten

value-captain = Captain
value-card = Karte
value-cards = Karte
value-officer = Karte
value-side = Seite
value-research = Schritt
value-influence = Schritt
value-military = Schritt
value-multipliers = F,E,M
value-for = Wen
value-wish = Wunsch
value-market = Karten
value-zone = Orte
value-prefer = Merkmale

help-solo-new = Eine Solo-Partie beginnen und den Aufbau zeigen
usage-solo-new = tricorder solo new --bot <Captain> --difficulty <Stufe> --captain <Captain>
help-solo-new-bot = Captain des Computers: picard, shran, koloth, sisko, sela oder burnham
help-solo-new-difficulty = ensign (Fähnrich), lieutenant, commander, captain oder admiral
help-solo-new-captain = Dein Captain
help-solo-new-side = Seite deiner Captain-Tafel: basic (einfach, Standard) oder advanced (Experten)
help-solo-new-deck = physical (Standard): du deckst die Karten des Computers auf; virtual: das Programm
help-solo-new-conspiracy = Mit Herausforderung: Verschwörung unter den Verfügbar-Karten des Computers
help-solo-new-of_campaign = Nächster Einsatz einer Kampagne (ohne Namen der aktuellen)
value-of_campaign = Name
help-solo-new-seed = Zahl, aus der sich alles Mischen ergibt
help-solo-new-name = Name der Partie
help-solo-play = Weiterspielen: der ganze Zug des Computers, Frage für Frage
usage-solo-play = tricorder solo play [Optionen]
help-solo-status = Den ganzen Tisch einer Partie zeigen
usage-solo-status = tricorder solo status [Optionen]
help-solo-event = Melden, was dein Zug beim Computer bewirkt hat
usage-solo-event = tricorder solo event <Wörter>…
help-solo-event-words = Das Ereignis, wie unten aufgeführt
help-solo-event-after =
    Ereignisse:
    {"  "}ziehen [N]                   der Computer würde N Karten ziehen
    {"  "}zwischenfall                 der Computer nimmt einen Zwischenfall
    {"  "}geben KARTE                  der Computer bekommt eine Karte von dir
    {"  "}ruhm|dilithium|latinum N     der Computer bekommt Ressourcen
    {"  "}stehlen                      du stiehlst
    {"  "}hand                         du greifst seine Hand an, oder er soll suchen
    {"  "}zwischenfall-zurück          er dürfte einen Zwischenfall zurücklegen
    {"  "}offizier-entlassen · offizier-loggen
    {"  "}schiff-entlassen [NAME]      ohne Namen das zuletzt mobilisierte
    {"  "}teams-entfernen [N] ORT      seine Außenteams verlassen den Ort
    {"  "}kontrolle ORT                du übernimmst einen neutralen Ort
    {"  "}ort-verlieren NAME           der Computer verliert einen kontrollierten Ort
    {"  "}ort-loggen NAME              der Computer loggt einen kontrollierten Ort
    {"  "}wählen EREIGNIS oder …       der Computer wählt, in gedruckter Folge
    {"  "}brand                        der Zwischenfall-Stapel ist leer
help-solo-correct = Richtigstellen, was vom Tisch abweicht
usage-solo-correct = tricorder solo correct <Wörter>…
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
help-solo-undo = Die letzte Antwort, Meldung oder Korrektur zurücknehmen
usage-solo-undo = tricorder solo undo [Optionen]
help-solo-redo = Zurückgenommenes wiederherstellen
usage-solo-redo = tricorder solo redo [Optionen]
help-solo-log = Alles erzählen, was geschehen ist
usage-solo-log = tricorder solo log [Optionen]
help-solo-log-last = Nur so viele der letzten Züge und Ereignisse
help-solo-list = Alle Partien auflisten
usage-solo-list = tricorder solo list [Optionen]
help-solo-resume = Eine andere Partie zur aktuellen machen
usage-solo-resume = tricorder solo resume <Name>
help-solo-resume-name = Name der Partie
help-solo-delete = Eine Partie endgültig löschen
usage-solo-delete = tricorder solo delete <Name>
help-solo-delete-name = Name der Partie
value-bot = Captain
value-difficulty = Stufe
value-deck = Art
value-seed = Zahl
value-name = Name
value-last = Zahl
value-bot_total = Zahl
value-glory = Zahl
value-tokens = Zahl
value-endgame = Zahl
value-printed = Zahl
value-missions = Zahl
value-mission_points = Zahl
value-points = Zahl
value-focus = F,E,M
value-tracks = F,E,M
value-training = Name
help-solo-score-named = Verdeckte Karten des Computers, zur Wertung aufgedeckt: "A; B"
help-solo-score-captain = Dein Captain, um ohne gespeicherte Partie zu werten
value-named = Karten
help-import = Kartendateien deines LackeyCCG-Plugins einlesen (Star Trek CCG)
usage-import = tricorder import <Befehl>
help-import-after =
    Beispiel:
      tricorder import lackey ~/LackeyCCG/plugins/startrek2e/sets
      tricorder import lackey Physical.txt Virtual.txt

    Die Dateien werden gelesen, nie verändert; Spieltexte bleiben auf deinem Rechner.
help-import-lackey = Kartendateien oder alle Kartendateien unter einem Ordner einlesen
usage-import-lackey = tricorder import lackey [Optionen] <Datei oder Ordner>…
help-import-lackey-paths = Kartendateien (Second oder First Edition) oder Ordner damit
help-import-list = Die eingelesenen Dateien zeigen
usage-import-list = tricorder import list [Optionen]
help-import-remove = Eine eingelesene Datei entfernen
usage-import-remove = tricorder import remove [Optionen] <Name>
help-import-remove-imported = Name, wie „import list“ ihn zeigt; „Physical“ genügt, wenn nur einer passt
value-paths = Pfad
value-imported = Name

help-calc = Regeln, die sich ausrechnen lassen: Second Edition, Catan, First-Edition-Variante
usage-calc = tricorder calc [Rechner] [Optionen]

help-deck = Decklisten der Second Edition: prüfen, erklären, messen
usage-deck = tricorder deck <Befehl>
help-deck-check = Sagen, ob ein Deck erlaubt ist, und wenn nicht, warum
usage-deck-check = tricorder deck check [Optionen] <Datei|->…
help-deck-check-lists = Decklisten: LackeyCCG, trekcc.org, einfacher Text, YAML, JSON oder Markdown; - liest von der Standardeingabe
help-deck-check-game = Spiel der Liste: 2e (Second Edition) oder cc (Captain’s Chair: Crew und Verstärkungs-Stapel)
help-deck-check-campaign = Crew mit dem Verstärkungs-Stapel dieser Kampagne vergleichen (immer Captain’s Chair)
help-deck-check-allow_unknown = Unbekannte Karten mitzählen, statt abzubrechen
help-deck-check-explain = Jede Zeile der Liste zeigen und wie sie gelesen wurde
help-deck-check-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-deck-check-after =
    Rückgabewerte: 0 erlaubt, 1 nicht erlaubt, 2 nicht ganz lesbar

    Eine Crew-Liste für --game cc nennt unter Überschriften wie Verfügbar, Reserve,
    Entwicklung, Mobilisiert, Ablage und Verstärkungs-Stapel je Zeile eine Karte.
value-lists = Datei
help-deck-stats = Zählen, was im Deck ist und was die Missionen davon brauchen
usage-deck-stats = tricorder deck stats [Optionen] <Datei|->
help-deck-stats-list = Deckliste oder Name eines gespeicherten Decks; - liest von der Standardeingabe
help-deck-stats-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-deck-odds = Chancen: auf Karten der Starthand, oder dass Personal eine Mission erfüllt
usage-deck-odds = tricorder deck odds [Optionen] <Datei|->
help-deck-odds-list = Deckliste oder Name eines gespeicherten Decks; - liest von der Standardeingabe
help-deck-odds-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-deck-odds-of = Worauf du hoffst: Kartenname, Kartentyp oder Suchanfrage wie 'typ:schiff kosten<5'; mehrmals möglich
help-deck-odds-at_least = Wie viele davon es mindestens sein sollen (Standard: 1)
help-deck-odds-draws = Wie viele Karten du nach der Starthand noch ziehst
help-deck-odds-mission = Mission, die das Personal erfüllen soll, aus dem Deck oder jede andere
help-deck-odds-crew_size = Wie viel Personal zufällig gezogen wird (sonst: 4 bis 10)
help-deck-odds-seed = Zahl, aus der zufällige Auswahlen folgen, wo sich nicht alle zählen lassen (Standard: 1)
help-deck-odds-after =
    Beispiele:
    {"  "}tricorder deck odds mein-deck.txt
    {"  "}tricorder deck odds mein-deck.txt --of schiff --of 'fähigkeit:medical' --draws 7
    {"  "}tricorder deck odds mein-deck.txt --mission "Medical Relief" --personnel 6
value-list = Datei
value-of = Was
value-at_least = Anzahl
value-draws = Anzahl


help-deck-hand = Eine Probehand ziehen
usage-deck-hand = tricorder deck hand [Optionen] <Datei|Deck>
help-deck-hand-list = Deckliste oder Name eines gespeicherten Decks; - liest von der Standardeingabe
help-deck-hand-draws = So viele Karten nach der Starthand ziehen
help-deck-diff = Zeigen, worin sich zwei Decks unterscheiden
usage-deck-diff = tricorder deck diff [Optionen] <Datei|Deck> <Datei|Deck>
help-deck-diff-first = Deck davor
help-deck-diff-second = Deck danach
help-deck-diff-after =
    Rückgabewerte: 0 gleich, 1 verschieden, 2 nicht lesbar
help-deck-convert = Eine Deckliste in eine andere Form bringen
usage-deck-convert = tricorder deck convert --to <Form> [Optionen] <Datei|Deck>
help-deck-convert-list = Deckliste oder Name eines gespeicherten Decks; - liest von der Standardeingabe
help-deck-convert-to = Neue Form: lackey, text, yaml, json oder markdown
help-deck-fix = Eine Deckliste mit den heutigen Namen der Karten ausgeben
usage-deck-fix = tricorder deck fix [Optionen] <Datei|Deck>
help-deck-fix-list = Deckliste; sie selbst bleibt unverändert
help-deck-save = Ein Deck unter seinem Namen speichern
usage-deck-save = tricorder deck save [Optionen] <Datei>
help-deck-save-list = Deckliste; - liest von der Standardeingabe
help-deck-save-name = Name, wenn es nicht der der Datei sein soll
help-deck-save-replace = Ein Deck dieses Namens ersetzen
help-deck-list = Gespeicherte Decks auflisten
usage-deck-list = tricorder deck list [Optionen]
help-deck-remove = Ein gespeichertes Deck löschen
usage-deck-remove = tricorder deck remove <Deck>
help-deck-remove-name = Name des Decks
help-deck-hand-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-deck-diff-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-deck-convert-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-deck-fix-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-deck-save-format = Form der Liste, falls sie falsch erkannt wird: lackey, text, yaml, json, markdown
help-calc-range = Second Edition: wie viel Reichweite Flüge verbrauchen und wie weit ein Schiff kommt
help-calc-range-after =
    Beispiele:
      tricorder calc range Earth "Intercept Renegade" --ship "USS Galaxy"
      tricorder calc range 2@alpha 3@gamma 1@gamma --range 9
      tricorder calc range "2/Neutral Zone" "3/Neutral Zone"

    Ohne Quadrant gilt ein Span überall als im selben Quadranten.
usage-calc-range = tricorder calc range [Optionen] <Mission> <Mission>…
help-calc-range-stops = Missionen der Reihe nach: Name oder Span, dahinter @Quadrant und /Region
help-calc-range-ship = Schiff, dessen Reichweite gilt
help-calc-range-range = Reichweite (0 bis 99), etwa was noch übrig ist; gilt statt der gedruckten
help-calc-staffing = Second Edition: ob ein Schiff bemannt ist und wer welches Icon erfüllt
help-calc-staffing-after =
    Beispiel:
      tricorder calc staffing "USS Galaxy" "Worf, Security Detail Leader" "3x Davies"
usage-calc-staffing = tricorder calc staffing [Optionen] <Schiff> <Person>…
help-calc-staffing-ship = Das Schiff
help-calc-staffing-personnel = Personal an Bord, auch mit Anzahl: "3x Davies"
help-calc-staffing-from = Personal aus einer Liste mit einer Karte je Zeile; - liest die Eingabe
help-calc-staffing-stopped = Wer davon gestoppt ist (mehrfach möglich)
help-calc-attempt = Second Edition: Missionsversuch – wer darf, wie viele Dilemmas, was fehlt
help-calc-attempt-after =
    Beispiel:
      tricorder calc attempt "Intercept Renegade" --from crew.txt --overcome 3
usage-calc-attempt = tricorder calc attempt [Optionen] <Mission> <Person>…
help-calc-attempt-mission = Die Mission
help-calc-attempt-personnel = Personal im Versuch, auch mit Anzahl: "3x Davies"
help-calc-attempt-from = Personal aus einer Liste mit einer Karte je Zeile; - liest die Eingabe
help-calc-attempt-stopped = Wer davon gestoppt ist (mehrfach möglich)
help-calc-attempt-overcome = Dilemmas, die schon überwunden unter der Mission liegen
help-calc-combat = Second Edition: wer einen Kampf gewinnt
help-calc-combat-after =
    Beispiel:
      tricorder calc combat --you "Worf, Security Detail Leader" 2 --opponent 5 6
usage-calc-combat = tricorder calc combat --you <Karte oder Wert>… --opponent <Karte oder Wert>…
help-calc-combat-you = Dein ungestopptes Personal dort: Namen oder Stärkewerte; auch ein Bonus ist ein Wert
help-calc-combat-enemy = Alles anwesende Personal des Gegners, auch gestopptes
help-calc-engagement = Second Edition: wer ein Gefecht gewinnt
help-calc-engagement-after =
    Beispiel:
      tricorder calc engagement --you "USS Galaxy" --opponent "IKS K't'inga" 1
usage-calc-engagement = tricorder calc engagement --you <Karte oder Wert>… --opponent <Karte oder Wert>…
help-calc-engagement-you = Deine Schiffe, bemannt: Namen oder Werte für Waffen; auch ein Bonus ist ein Wert
help-calc-engagement-enemy = Schiffe des Gegners: Namen oder Werte für Schilde
help-calc-counters = Second Edition: was du mit sieben Counters spielen und ziehen kannst
help-calc-counters-after =
    Beispiele:
      tricorder calc counters 3 2 2 1 --draw 2
      tricorder calc counters "Odo, Constable" Tricorder 3
usage-calc-counters = tricorder calc counters [Optionen] <Kosten oder Karte>…
help-calc-counters-hand = Karten auf der Hand: Kosten oder Namen, höchstens 16
help-calc-counters-draw = So viele Karten willst du mindestens ziehen (0 bis 7)
help-calc-counters-deck_cards = So viele Karten hat dein Deck noch (0 bis 99), falls es knapp wird
help-calc-winner = Second Edition: wer das Spiel gewonnen hat, auch wenn alle Decks leer sind
help-calc-winner-after =
    Beispiel:
      tricorder calc winner Anna:70:1:1:leer Ben:85:3:0:leer
usage-calc-winner = tricorder calc winner [Optionen] <Spieler> <Spieler>…
help-calc-winner-scores = Jeder als Name:Punkte:Planetenmissionen:Weltraummissionen, bei leerem Deck mit :leer dahinter
value-stops = Mission
value-ship = Schiff
value-range = Zahl
value-personnel = Person
value-from = Datei
value-stopped = Person
value-mission = Mission
value-overcome = Zahl
value-you = Karte oder Wert
value-enemy = Karte oder Wert
value-hand = Kosten oder Karte
value-draw = Zahl
value-deck_cards = Zahl
value-scores = Spieler
help-calc-odds = Catan: wie viele Rohstoffe deine Raumstationen erwarten lassen
usage-calc-odds = tricorder calc odds [Optionen] <Raumstation>…
help-calc-odds-stations = Zahlenchips neben jeder Raumstation, zum Beispiel 6,8,5; mit x2 dahinter eine Große Raumstation: 6,8,5x2
help-calc-odds-after =
    Beispiel:
      tricorder calc odds 6,8,5 4,10x2    eine Kleine und eine Große Raumstation
    Felder ohne Chip (Asteroidenfeld) und das Feld unter dem Klingonenkreuzer lässt du weg.
help-calc-robbery = Catan: wer bei einer 7 wie viele Karten ablegt
usage-calc-robbery = tricorder calc robbery [Optionen] <Karten>…
help-calc-robbery-hands = Rohstoffkarten jedes Spielers, auch mit Namen: 6 8 oder William=6 Benjamin=8
help-calc-points = Catan: Siegpunkte, und wem die Sonderkarten gehören
usage-calc-points = tricorder calc points [Optionen]
help-calc-points-small = Kleine Raumstationen auf dem Plan, eine Zahl je Spieler: 2 oder 3,2,4
help-calc-points-large = Große Raumstationen
help-calc-points-point_cards = Siegpunktkarten, auch verdeckte
help-calc-points-routes = Raumschiffe der längsten Route jedes Spielers
help-calc-points-route_holder = Wer die Längste Versorgungsroute bisher hatte: Nummer, Name, ich oder niemand
help-calc-points-starfleets = Aufgedeckte Karten „Sternenflotte greift ein“ jedes Spielers
help-calc-points-starfleet_holder = Wer die Größte Sternenflotte bisher hatte: Nummer, Name, ich oder niemand
help-calc-points-names = Namen der Spieler: Rot,Blau,Weiß
help-calc-points-after =
    Beispiele:
      tricorder calc points --small 2 --large 2 --point-cards 2 --route-holder ich
      tricorder calc points --players Orange,Rot --routes 5,6 --route-holder Orange
    Ohne --routes und --starfleets bleiben die Sonderkarten, wo sie sind.
help-calc-route = Catan: die längste Versorgungsroute deiner Raumschiffe
usage-calc-route = tricorder calc route [Optionen] <Raumschiffe>…
help-calc-route-lanes = Raumschiffe zwischen Raumpunkten, die du selbst benennst: A-B B-C, auch als Kette A-B-C
help-calc-route-block = Raumpunkte mit einer fremden Raumstation: C oder C,F
help-calc-route-after =
    Beispiel:
      tricorder calc route A-B-C-D-E-F C-X --block D
help-calc-trade = Catan: mit dem Vorrat tauschen, zu 4:1, 3:1 und 2:1
usage-calc-trade = tricorder calc trade [Optionen] --have <Rohstoffe>
help-calc-trade-have = Deine Rohstoffkarten: "5 Wasser, 2 Tritanium"
help-calc-trade-want = Was du danach haben willst; ohne das siehst du, was jede Sorte bringt
help-calc-trade-posts = Deine Grenz- und Handelsposten: 3:1 oder ein Rohstoff für 2:1, zum Beispiel "3:1, Wasser"
help-calc-trade-after =
    Beispiel:
      tricorder calc trade --have "5 Wasser, 2 Tritanium" --want "1 Dilithium" --posts 3:1
    Was du haben willst und schon hast, wird nicht abgegeben. Ein Posten, an dem du eben erst
    gebaut hast, wirkt erst in deinem nächsten Zug.
help-calc-limits = Catan: wie viel du mit deinen Figuren noch bauen kannst
usage-calc-limits = tricorder calc limits [Optionen]
help-calc-limits-small = Kleine Raumstationen auf dem Plan (ohne Angabe 2 wie zu Beginn)
help-calc-limits-large = Große Raumstationen (ohne Angabe 0)
help-calc-limits-starships = Raumschiffe auf dem Plan (ohne Angabe 2)
value-stations = Chips
value-hands = Karten
value-small = Anzahl
value-large = Anzahl
value-point_cards = Anzahl
value-routes = Anzahl
value-starfleets = Anzahl
value-route_holder = Spieler
value-starfleet_holder = Spieler
value-names = Namen
value-lanes = Raumschiffe
value-block = Raumpunkte
value-have = Rohstoffe
value-want = Rohstoffe
value-posts = Posten
value-starships = Anzahl
help-calc-price = First Edition: was Karten in Phase 2 kosten
usage-calc-price = tricorder calc price [Optionen] [[Anzahl] Karte]…
    {"  "}tricorder calc price --range <Zahl> --weapons <Zahl> --shields <Zahl> [--devices <Zahl>]
help-calc-price-wares = Was du kaufst, zum Beispiel: outpost 2 equipment; ohne Angabe die ganze Preisliste
help-calc-price-ship_range = Range des Schiffs (0 bis 99)
help-calc-price-ship_weapons = Weapons des Schiffs (0 bis 99)
help-calc-price-ship_shields = Shields des Schiffs (0 bis 99)
help-calc-price-devices = Zahl seiner Devices (0 bis 99), zum Beispiel Tractor Beam
help-calc-price-after =
    Karten: outpost, nor, colony, station, equipment, doorway, ship (auch auf Deutsch)
    Beispiele:
      tricorder calc price outpost 2 ausrüstung
      tricorder calc price --range 8 --weapons 7 --shields 6 --devices 1
help-calc-recruit = First Edition: was es braucht, um Personen von einem Non-Aligned-Schiff abzuwerben
usage-calc-recruit = tricorder calc recruit [Optionen] <Person>…
help-calc-recruit-persons = Je Person die Zahl aller Skill-Icons (0 bis 20), dahinter Greed, Treachery, Ferengi oder Android, wenn es zutrifft
help-calc-recruit-diplomacy = Wie oft dein Schiff Diplomacy an Bord hat (0 bis 99)
help-calc-recruit-cybernetics = Wie oft dein Schiff Cybernetics an Bord hat (0 bis 99)
help-calc-recruit-crew_size = Wie viele Personen auf dem Non-Aligned-Schiff sind (1 bis 99)
help-calc-recruit-side = Wer abwirbt: normal, borg oder dominion
help-calc-recruit-after =
    Beispiel, drei Personen:
      tricorder calc recruit 3 2 greed 5 android --diplomacy 2 --cybernetics 1
help-calc-turn = First Edition: die Punkte einer Runde
usage-calc-turn = tricorder calc turn [Optionen] --owned <Zahl>
help-calc-turn-solved = Missionspunkte der in dieser Runde gelösten Missionen (je 0 bis 999), zum Beispiel 35,40
help-calc-turn-bonus_points = Bonuspunkte dieser Runde (je 0 bis 999), zum Beispiel 5,10
help-calc-turn-personnel = Personen in deinen Colonys ohne CIVILIANs (0 bis 999)
help-calc-turn-civilians = CIVILIANs in deinen Colonys (0 bis 999)
help-calc-turn-owned = Missionen in deinem Besitz (0 bis 49)
help-calc-turn-side = Wer du bist: normal, borg oder dominion
help-calc-turn-after =
    Beispiel:
      tricorder calc turn --missions 35,40 --bonus 5 --personnel 3 --owned 4
help-calc-victory = First Edition: wie viele Missionen zum Sieg nötig sind
usage-calc-victory = tricorder calc victory [Optionen]
help-calc-victory-players = Zahl der Spieler: 2 bis 4
help-calc-victory-treaty = Bündnis: 2:1, 2:1:1, 3:1 oder 2:2

help-roll = Die Würfe der First-Edition-Variante mit ihrer Tabellenzeile
usage-roll = tricorder roll <Befehl>
help-roll-event = Ereigniswurf (Phase 1): welchen Kartentyp du ziehen darfst
usage-roll-event = tricorder roll event [Optionen]
help-roll-event-side = Welche Spalte gilt: normal, borg oder dominion
help-roll-movement = Bewegungswurf (Phase 4): wohin ein Non-Aligned-Schiff zieht
usage-roll-movement = tricorder roll movement [Optionen]
help-roll-dilemma = Dilemmawurf (Phase 7): was bei einer Mission wartet
usage-roll-dilemma = tricorder roll dilemma [Optionen]
help-roll-crew = Besatzungsstärke eines Non-Aligned-Schiffs (Phase 7)
usage-roll-crew = tricorder roll crew [Optionen]
help-any-die = Zahl auf deinem eigenen Würfel (1 bis 6), statt zu würfeln
help-any-seed = Startzahl: dieselbe Zahl ergibt denselben Wurf

help-table = Tabellen der First-Edition-Variante
usage-table = tricorder table <Befehl>
help-table-nonaligned = Wie sich Non-Aligned-Schiffe verhalten
usage-table-nonaligned = tricorder table nonaligned [Optionen] [Schiff]…
help-table-nonaligned-ship = Name eines Schiffs oder sein Anfang; ohne Namen die ganze Tabelle

value-wares = Karte
value-ship_range = Zahl
value-ship_weapons = Zahl
value-ship_shields = Zahl
value-devices = Zahl
value-persons = Person
value-diplomacy = Zahl
value-cybernetics = Zahl
value-crew_size = Zahl
value-solved = Punkte
value-bonus_points = Punkte
value-civilians = Zahl
value-owned = Zahl
value-treaty = Bündnis
value-die = Zahl

value-calc-turn-personnel = Zahl
value-players = Zahl
