# The settings of a player.

config-nothing = not set
config-from-option = (option { $name })
config-from-variable = (environment: { $name })
config-from-file = (file)
config-from-system = (system)
config-from-default = (default)
config-allowed = Allowed: { $allowed }
config-changed = Written to { $file }
config-file = File: { $file }
config-no-file = Nothing is set yet. The file would be { $file }
config-about-language = Language of the output. --lang and TRICORDER_LANG take precedence.
config-about-game = The game to search when you name none. --game and TRICORDER_GAME take precedence.
config-about-printing = Printing of { -captains-chair } whose traits count in a new solo game. --printing takes precedence.
config-about-color-title = How names and titles look. --color and NO_COLOR decide whether there is any color at all.
config-about-color-label = How headings and labels look.
config-about-color-symbol = How card symbols and bars look.
config-about-color-faint = How IDs, sources, and side notes look.
config-about-color-alarm = How errors and attacks look.
config-about-pager = The command that pages long answers on a terminal; “cat” for none. TRICORDER_PAGER, PAGER, and --no-pager take precedence.
config-about-width = The most columns a line has on a terminal; the exact number in pipes and files, where COLUMNS takes precedence.
config-about-own-data = More folders with your own rules, besides the one that “`tricorder note rule`” writes to.
config-about-pictures = Folders with your own pictures of cards. Nothing is copied: the page shows them, “`tricorder show`” names them, and o opens them in the finder. A picture is named as in your card files or after the card’s ID: cc/card/uss-enterprise.jpg.
config-about-recent = Whether the program remembers what you viewed on a terminal, for “`tricorder note recent`”.
config-about-app = Address of the app that “`tricorder deck share`” makes links for. --app takes precedence.
