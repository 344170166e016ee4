# The settings of a player.

config-nothing = not set
config-from-option = (option { $name })
config-from-variable = (environment: { $name })
config-from-file = (file)
config-from-system = (system)
config-from-default = (default)
config-allowed = Possible: { $allowed }
config-changed = Written to { $file }
config-file = File: { $file }
config-no-file = Nothing is set yet. The file would be { $file }
config-about-language = Language of the output. --lang and TRICORDER_LANG take precedence.
config-about-game = The game to look in where none is named. --game and TRICORDER_GAME take precedence.
config-about-printing = Printing of { -captains-chair } whose traits count in a new solo game. --printing takes precedence.
config-about-color-title = How names and titles are painted. Whether there is color at all is up to --color and NO_COLOR.
config-about-color-label = How headings and labels are painted.
config-about-color-symbol = How the symbols of cards and the bars are painted.
config-about-color-faint = How IDs, sources and notes in passing are painted.
config-about-color-alarm = How errors and attacks are painted.
config-about-pager = The command long answers go through on a terminal; “cat” for none. TRICORDER_PAGER, PAGER and --no-pager take precedence.
config-about-width = Columns a line has at most on a terminal, and exactly in pipes and files, where COLUMNS takes precedence.
config-about-own-data = Further folders with rules of your own, besides the one that “`tricorder note rule`” writes to.
config-about-recent = Whether the program remembers what you viewed on a terminal, for “`tricorder note recent`”.
config-about-app = Address of the app that “`tricorder deck share`” makes links for. --app takes precedence.
