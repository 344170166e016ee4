# Die Einstellungen des Spielers.

config-nothing = nichts festgelegt
config-from-option = (Option { $name })
config-from-variable = (Umgebung: { $name })
config-from-file = (Datei)
config-from-system = (System)
config-from-default = (Voreinstellung)
config-allowed = Möglich: { $allowed }
config-changed = Gespeichert in { $file }
config-file = Datei: { $file }
config-no-file = Noch ist nichts eingestellt. Diese Datei legst du mit der ersten Einstellung an: { $file }
config-about-language = Sprache der Ausgabe. --lang und TRICORDER_LANG haben Vorrang.
config-about-game = Das Spiel, in dem gesucht wird, wenn du keines nennst. --game und TRICORDER_GAME haben Vorrang.
config-about-printing = Auflage von { -captains-chair }, deren Merkmale in einer neuen Solo-Partie zählen. --printing hat Vorrang.
config-about-color-title = Wie Namen und Titel aussehen. Ob es überhaupt Farbe gibt, bestimmen --color und NO_COLOR.
config-about-color-label = Wie Überschriften und Beschriftungen aussehen.
config-about-color-symbol = Wie die Symbole der Karten und die Balken aussehen.
config-about-color-faint = Wie IDs, Quellen und Nebenbemerkungen aussehen.
config-about-color-alarm = Wie Fehler und Angriffe aussehen.
config-about-pager = Der Befehl, durch den lange Antworten auf einem Terminal laufen; „cat“ für keinen. TRICORDER_PAGER, PAGER und --no-pager haben Vorrang.
config-about-width = So viele Spalten ist eine Zeile breit: auf einem Terminal höchstens, in Pipes und Dateien genau; dort hat COLUMNS Vorrang.
config-about-own-data = Weitere Ordner mit eigenen Regeln, neben dem, in den „`tricorder note rule`“ schreibt.
config-about-pictures = Ordner mit deinen eigenen Bildern von Karten. Nichts wird kopiert: Die Seite zeigt sie, „`tricorder show`“ nennt sie, und im Finder öffnet sie o. Ein Bild heißt wie in deinen Kartendateien oder wie die ID der Karte: cc/card/uss-enterprise.jpg.
config-about-recent = Ob sich das Programm merkt, was du auf einem Terminal angesehen hast, für „`tricorder note recent`“.
config-about-app = Adresse der App, für die „`tricorder deck share`“ Links macht. --app hat Vorrang.
