# Hilfe: Befehle (help-…), ihre Optionen (help-…-…), Aufrufe (usage-…), Platzhalter (value-…).

usage-heading-usage = Aufruf:
usage-heading-commands = Befehle
usage-heading-arguments = Angaben
usage-heading-options = Optionen
usage-heading-at-the-table = Am Tisch
usage-heading-yours = Decks, Karten, Eigenes und Programm
usage-heading-example = { $examples ->
    [one] Beispiel:
   *[other] Beispiele:
 }
usage-some-options = [Optionen]
usage-a-command = Befehl
usage-codes = Exit-Codes: { $codes }
usage-more = Mehr: { $command } --help
usage-options-of-all = Optionen aller Befehle, etwa --json und --lang: tricorder --help
usage-json-examples = Beispiele
usage-json =
    Mit --json gibt ein Befehl statt einer Seite ein JSON-Dokument aus, mit denselben Feldern in beiden Sprachen. --format json tut das Gleiche.

    --json=title,text gibt nur diese Felder aus: die des Dokuments oder die der Einträge darin. Bei einer Suche ist title der Titel jeder Karte. Das = muss sein, denn ein Wort hinter einem Leerzeichen kann der Name einer Karte sein. Was kein Feld ist, wird abgelehnt; dabei stehen alle, die es gibt.

    Jedes Dokument hat "schema", eine Zahl, die wächst, wenn ein Feld seine Bedeutung ändert. Neue Felder können jederzeit hinzukommen. IDs, Arten, Typen und Merkmale sind englische Wörter in Kleinbuchstaben, Texte stehen unter "de" und "en".

    Exit-Codes: 0 gefunden, legal oder erledigt; 1 nichts gefunden oder nicht legal, meist mit einem Dokument, das es sagt; 2 falsch benutzt oder Daten unlesbar, ohne Dokument. Was nicht stimmt, steht auf der Standardfehlerausgabe.
usage-heading-man-name = NAME
usage-heading-man-synopsis = AUFRUF
usage-heading-man-description = BESCHREIBUNG
usage-heading-man-commands = BEFEHLE
usage-heading-man-examples = BEISPIELE
usage-heading-man-see-also = SIEHE AUCH
usage-heading-man-environment = UMGEBUNG
usage-heading-man-files = DATEIEN
usage-heading-man-exit = RÜCKGABEWERTE
usage-env-lang = Sprache der Ausgabe, wenn --lang fehlt: de oder en.
usage-env-game = Das Spiel, in dem gesucht wird, wenn --game fehlt.
usage-env-boxes = Deine Boxen von { -captains-chair }, zum Beispiel core,tbg; hat Vorrang vor dem, was du mit „collection boxes“ gewählt hast.
usage-env-pager = Befehl, durch den auf einem Terminal läuft, was höher ist als der Bildschirm; „cat“ oder --no-pager gibt alles auf einmal aus. In Pipes und Dateien und mitten in einer Partie wird nicht geblättert.
usage-env-any-pager = Dasselbe, wenn TRICORDER_PAGER fehlt; ohne beides „less“, mit LESS=FRX, falls du es nicht gesetzt hast.
usage-env-links = Macht auf einem Terminal aus Verweisen Hyperlinks (OSC 8); {"{id}"} steht für die ID: file:///home/ich/regeln/{"{id}"}.html für selbst geschriebene Seiten, oder tricorder:{"{id}"}, wo dein Terminal solche Adressen mit einem Befehl öffnet.
usage-env-no-color = Schaltet Farbe ab. --color geht vor, auch vor den nächsten beiden.
usage-env-clicolor = Mit 0 keine Farbe.
usage-env-clicolor-force = Mit 1 Farbe auch in Pipes und Dateien, wenn NO_COLOR fehlt.
usage-env-cache = Ordner des Katalogs.
usage-env-catalog = Ordner mit den mitgelieferten Katalogen; sonst gilt share/tricorder neben dem Programm.
usage-env-data = Ordner deiner Partien, Kampagnen und Decks.
usage-env-db = Adresse eines PostgreSQL-Servers, der deine eigenen Daten anstelle dieses Ordners speichert, etwa postgres://name@rechner/datenbank; --db geht vor. Die Verbindung ist nicht verschlüsselt: In fremden Netzen nimm einen Tunnel, pgbouncer oder einen Socket.
usage-version = { $version } (Regeln und Karten vom { -data-month })
usage-env-system = Die Sprache des Systems, wenn keine andere genannt ist. Eine leere Variable gilt als nicht gesetzt.
usage-files-cache = Der Katalog, aus den eingebauten Daten aufgebaut. Du darfst ihn jederzeit löschen; fehlt er, ist er beschädigt oder nicht beschreibbar, kostet das nur Zeit.
usage-files-user = Deine Partien, Kampagnen, Decks und importierten Karten. Diese Datei gehört dir: Bewahre sie auf. (Beide Orte gelten für Linux; andere Systeme haben eigene.)
usage-exit-done = Gefunden, beantwortet, erlaubt oder erledigt. Auch „nein“ ist eine Antwort, und eine geschlossene Pipe ist kein Fehler.
usage-exit-nothing = Nichts gefunden, das Deck ist nicht erlaubt, oder „admin doctor“ findet etwas Falsches. Auch bei einem Namen, den es nicht gibt.
usage-exit-wrong = Falsche Eingabe oder unlesbare Daten.
usage-also-a-name = „{ $words }“ ist auch ein Spielbegriff: tricorder lookup { $words }
usage-man-written = { $pages } Seiten des Handbuchs in { $folder }.
usage-tricorder = tricorder [Optionen] <Wörter>…
    {"  "}tricorder [Optionen] <Befehl>
usage-lookup = tricorder [lookup] [Optionen] <Wörter>…
usage-solo-pick = tricorder solo pick [Optionen] <Wunsch> --market "<Karte>; …"
    {"  "}tricorder solo pick [Optionen] explore|engage|send|control --zone "<Ort>; …"
usage-solo-cadet-score = tricorder solo cadet score --points <Zahl>
    {"  "}tricorder solo cadet score --glory <Zahl> --cards "<Karte>; …" [Optionen]
    {"  "}tricorder solo cadet score --burn
usage-campaign-record = tricorder campaign record [Optionen] --bot <Captain> --won | --lost
usage-campaign-upgrade = tricorder campaign upgrade [Optionen] --reinforce <Karte>…
    {"  "}tricorder campaign upgrade [Optionen] --bonus <Nummer> [--own-card <Karte>…]
    {"  "}tricorder campaign upgrade [Optionen] --none

usage-env-config = Ordner deiner Einstellungen.
usage-files-config = Deine Einstellungen, wie „tricorder config“ sie schreibt.
usage-env-editor = Der Editor, den „note rule“ öffnet; ohne beide vi.
