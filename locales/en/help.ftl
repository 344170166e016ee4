# Help: commands (help-…), their options (help-…-…), usage lines (usage-…), placeholders (value-…).

help-tricorder = Look up the rules of Star Trek tabletop games, in German and English
help-tricorder-after =
    Games (--game):
    { $games-by-code }
    Options and their values: in any place, any case, either language, by code or name
help-lookup = Look up a word or a short question (“lookup” may be left out)
help-lookup-words = What to look for, in either language and any spelling
help-any-all = Show all hits
help-any-pick = Show the hit with this number in full

help-find = Find as you type, full screen
help-find-words = Text to begin with
help-find-after =
    The answer to the first hit is shown beside the list as you type. Enter opens it, Tab moves through its links, / searches in it; F2 to F5 switch language, game, kind of entry, and crew; F1 shows all keys. Card searches such as type:ship work as well.
    On a terminal, the program without arguments shows what you can type; press Enter or a letter to open the finder. The keyword Find of Captain’s Chair: tricorder lookup find

help-show = Show an entry or card by its ID or name
help-show-id = An ID such as cc/keyword/log, or the name of one entry or card

help-list = List entries: all, errata, one at random, one by its number
help-list-kind = Only one kind of entry: keyword, type, trait, symbol, resource, glossary, concept, phase, zone, pile, setup, icon, captain, solo, campaign, challenge, card

help-list-trait = Only cards with this trait, for example Klingon
help-list-type = Only cards of this type, for example ship or personnel
help-list-captain = Only cards from this Captain’s crew
help-list-format = table, lines, ids, csv, json, html, or markdown
help-list-after =
    On a terminal you get a table. In a pipe or a file you get one entry per line with tabs between: id, title, title in the other language, game, kind. Both are sorted by title in the language shown; JSON always by id.

help-list-errata = What later printings of cards and boards changed
help-list-errata-level = Only one level: red, yellow, black, or green
help-list-errata-after =
    The levels are the designers’:
      red     the first printing is wrong or out of balance
      yellow  rare cases play differently
      black   made for a later box
      green   nothing to worry about
    One card with both wordings: tricorder show cc/card/holosuite
    Cards with errata: tricorder search errata:yes

help-search = Search all cards by what is printed on them
help-search-query = Words and fields, for example: type:ship cost<=3
help-search-sort = Sort by these fields; a hyphen before a field reverses it: cost,-points
help-search-limit = Show at most this many cards (on a screen 50, else all)
help-search-skip = Skip this many cards at the beginning
help-search-count = Print the number of cards only
help-search-format = table, list, lines, json, csv, ids, html, or markdown
help-search-printings = Show every printing of a card
help-search-strict = Find nothing when one of the words is on no card
help-search-help_query = Explain the query language with all its fields
help-search-after =
    Put the whole query in single quotes so that the shell does not change it.
    Everything about queries: tricorder search --help-query

    In a pipe or a file you get one card per line with tabs between: id, name, type, affiliation or deck, cost; with --printings also set, number, rarity, mark.

help-admin-data = Check the data of the program
help-admin-data-check = Check all data and name every finding with file and line
help-admin-data-cards = Write the built-in cards of { -second-edition } from LackeyCCG card files
help-admin-data-cards-paths = Card files or folders with them, oldest first; the newest one wins
help-admin-data-cards-into = Data folder; 2e/cards is written inside it
help-admin-data-check-gaps = Show what the data does not know for certain

help-admin-index = Inspect the catalog in the cache folder, or rebuild it
help-admin-index-status = Show where the catalog is and whether it is complete
help-admin-index-rebuild = Rebuild the catalog
help-admin-index-rebuild-into = Write the catalogs that a package includes to this folder
help-admin-index-export = Write all rules and cards for other programs and your own sites
help-admin-index-export-to = jsonl (default): one JSON document per line; postgres: a script for psql
help-admin-index-export-imported = Include your imported cards; keep such an export to yourself
help-admin-index-export-schema = Schema of the tables, for postgres: “tricorder” unless you name another, in lowercase
help-admin-index-export-file = File instead of standard output: a new one, or an earlier export
help-admin-index-export-after =
    It contains the cards of all boxes, both languages, and nothing you wrote yourself.
    --json makes no difference to lines of JSON; a script on standard output is not available as JSON.
    data/EXPORT.md in the source code describes fields and tables, with queries to copy.
help-admin-db = Where your own data is kept
help-admin-db-status = Show where your own data is kept, and how much of it there is
help-admin-db-migrate = Update the tables to this program’s version

help-backup = Save all your data in one file
help-backup-file = The file; “-” writes to standard output
help-backup-replace = Replace the file, whatever it holds
help-backup-skip_damaged = Leave out what is damaged, and list it
help-backup-after =
    It includes games, campaigns, decks with their versions, the collection, imported cards, notes, stars, your own rules, and settings, but not the pager and folders you named, because they belong to this machine. The page and the app (“Settings”) write and read the same file. A backup that holds more than you have now is replaced only with --replace.
    Imported card texts are yours alone: keep the file to yourself. With --db or TRICORDER_DB, it saves the data on that server.
help-restore = Restore a backup from here, the page, or the app
help-restore-file = The backup; “-” reads standard input
help-restore-replace = Replace everything you have
help-restore-after =
    Everything is restored, or nothing is and you are told the line at fault. Your own rules stay if the backup has none.

help-serve = Open tricorder as a page for phones and browsers
help-serve-port = Port (default: first free one, 4747 to 4767)
help-serve-open = Open the page in the browser at once
help-serve-lan = Also serve devices on the same network, with a QR code and a secret key in the address
help-serve-public = Serve many people, behind a proxy: each takes a seat; needs --db
help-serve-listen = Listen only at this address (default with --lan: all; with --public: 127.0.0.1)
help-serve-url = With --public: the address players see, as in https://club.example
help-serve-metrics-open = With --public: anyone may read /metrics
help-serve-after = Without --lan, only this computer can open the page. With --lan, anyone who has the key can: share the address only with people you would show your games and decks to, and only on a network you trust, because the connection is not encrypted. Ctrl+C closes the page; everything is saved. With --public, there are no accounts and no passwords: whoever takes a seat gets a secret address. Nodes store nothing; put a proxy in front that speaks https and passes on the name (Host) and the visitor’s address (X-Forwarded-For).

help-admin-site = Write all rules, cards, and tables as web pages, in German and English
help-admin-site-folder = Folder for the pages: a new one, an empty one, or one with pages written before
help-admin-site-after = You can put the folder on any web server. Over https, its app can be installed on a phone: the whole program, in the browser, with no network needed. Packages include the app. Imported cards and your own data are left out.

help-admin-doctor = Check the installation: versions, folders, damage
help-admin-doctor-after = The answer fits one screen and can be pasted into a report as it is; your home folder is shown as ~. Nothing is changed or repaired. Words after it are looked up: tricorder doctor bashir

help-admin-completions = Tab completion for your shell: print the script or install it
help-admin-completions-shell = bash, elvish, fish, powershell, or zsh
help-admin-completions-install = Write the script where bash, zsh, or fish finds it (default: your shell)
help-admin-completions-after =
    In bash, zsh, and fish, Tab completes entries, cards, saved games, campaigns, and decks, in your language. Files like ~/.bashrc are not changed.

help-admin-licenses = Print the licenses of the program and of all it is built from

help-admin-man = Print the manual page
help-admin-man-command = The page for one command instead of the whole program
help-admin-man-into = Write all pages to this folder, created if missing

help-any-game = In one game only: { $games } (also: TRICORDER_GAME)
help-any-json = Print JSON: the whole answer or only some fields, as in --json=title,text (more: tricorder help json)
help-any-format = Format of the answer: text, json, html, or markdown
help-any-lang = Language of the output: de or en (also: TRICORDER_LANG)
help-any-color = Color: auto, always, or never
help-any-data = Use this folder’s data instead of the program’s own
help-any-db = Keep your own data on this PostgreSQL server
help-any-links = Also show how to open what the answer refers to
help-any-no_pager = Print long answers without paging
help-any-help = Show this help
help-any-note = A note on this version
help-any-source = Where the list is from
help-any-clipboard = Take the deck list from the clipboard
help-any-from = Format of the list, if it is detected wrongly: text, csv, json, yaml, xml, html, code
help-any-file = Personnel from a list with a card on each line; “-” reads standard input
help-any-list = Deck list or name of a saved deck; “-” reads standard input
help-any-version = Show the version

help-solo = { -captains-chair } solo: play the Bot, score, look things up
help-solo-resolve = The row a card activates, and what happens then
help-solo-resolve-captain = Bot Captain, for example picard (all: tricorder solo captains)
help-solo-resolve-card = The card that was turned up, by its name in either language
help-solo-resolve-officer = Duty Officer of the Bot (the side with Duty Officer counts)
help-solo-resolve-with_officer = The Bot has a Duty Officer
help-solo-resolve-exile = Khan still plays with the card “Khan in Exile”
help-solo-value = Work out the value of cards, with all four parts
help-solo-value-cards = Cards with their resources, for example "Pakled Freighter + 1 glory"
help-solo-value-for = For whom: bot or player (with that player’s --captain, --side, and steps)
help-solo-pick = Which card or Location the Bot chooses
help-solo-pick-wish = A preference such as "Weapon > Ship / Cargo", or: most, least, junk, explore, engage, send, control
help-solo-pick-market = Faceup cards from left to right, for example "Worf; Tribbles + 2 glory"
help-solo-pick-zone = Locations from left to right, for example "Betazed + 2 bot + 1 ship; Risa + 1 you"
help-solo-pick-prefer = Preferred traits when sending
help-solo-pick-ignore_ships = Your Ships do not prevent sending
help-solo-captains = All Captains the Bot can play
help-solo-program = Show the Command cards of a Captain in full
help-solo-program-captain = Bot Captain, for example picard (all: tricorder solo captains)

help-solo-score = Final Scoring: your points line by line, compared with the Bot
help-solo-score-after =
    In a saved game, the program counts for the Bot and asks for your numbers, or takes them from the options. With --captain, it counts without a saved game.
help-solo-score-side = Side of your board: basic or advanced
help-solo-score-dry_run = Only count; do not keep the points for the statistics
help-solo-score-bot_score = Points of the Bot
help-any-glory = Your Glory
help-any-tokens = Your Away Teams and Ship tokens in the Neutral Zone
help-any-endgame = Points of your ENDGAME operations in play
help-any-printed = Printed VP of all your cards, without Reserve and Developments
help-any-focus = Cards with a Research, Influence, Military Focus, for example 4,0,2
help-any-tracks = Steps on Research, Influence, Military, for example 10,3,0
help-any-marks = With Khan, in place of tracks: marked traits
help-any-missions = Completed missions
help-any-mission_points = Their printed VP (Advanced side only)
help-any-cards = Your cards instead of --printed and --focus: "A; B; C", @file or “-” with one per line

help-solo-cadet = Cadet Training: keep track of a game without an opponent
help-solo-cadet-after =
    Without a command, it shows the turn you are in.
help-solo-cadet-new = Begin a training
help-solo-cadet-new-captain = Your Captain, for example picard (all: tricorder solo captains)
help-solo-cadet-new-side = Side of your board: basic or advanced
help-solo-cadet-status = Show the current turn and what to do in it
help-solo-cadet-next = Finish the turn
help-solo-cadet-undo = Undo the last entry
help-solo-cadet-score = Score the training
help-solo-cadet-score-points = Your points, if you have counted already
help-solo-cadet-score-burn = The Burn was triggered
help-solo-cadet-list = Show all trainings
help-solo-cadet-remove = Remove a training; it can be brought back for thirty days
help-solo-cadet-remove-training = Name of the training
help-solo-cadet-remove-yes = Do not ask whether you are sure
help-any-stored = Name of the game (default: the last one used)
help-any-name = Name of the game or training (default: the last one used)
help-campaign = Five-Year Mission: log, upgrades, next assignment
help-campaign-after =
    Each campaign has a name; without --name, the last one used is meant.
help-campaign-new = Begin a campaign
help-campaign-new-boxes = Boxes the games are played with: core, tbg, sc, promo1, or promo2, with commas between (default: your boxes)
help-campaign-new-captain = Your Captain, for example picard (all: tricorder solo captains)
help-campaign-new-mode = Campaign mode: stun, yellow-alert, gates, or kobayashi-maru
help-campaign-new-challenge = Challenge, or several: live-long, weakness, two-weeks, gazelle, acquisition, only-ship, tuesday
help-campaign-new-campaign = Name of the campaign (default: the Captain’s)
help-campaign-status = Show rank, next assignment, and the upgrade that is due
help-campaign-record = Record the result of a game
help-campaign-record-bot = The Bot’s Captain in this game
help-campaign-record-won = You won
help-campaign-record-lost = You lost (a tie or the Burn is a loss, too)
help-campaign-record-score = Your points (then --won or --lost may be left out)
help-campaign-record-bot_score = The Bot’s points
help-campaign-record-side = Your side of the board: basic or advanced
help-campaign-upgrade = Choose the upgrade after a game
help-campaign-upgrade-reinforce = Option A: the common card that joins the Reinforcement pile
help-campaign-upgrade-bonus = Option B: number of the bonus as “status” shows it
help-campaign-upgrade-own_card = A card of your own for a bonus that asks for one; "A; B" where it takes one each from two places
help-campaign-upgrade-none = No upgrade; only with Rules of Acquisition
help-campaign-review = The performance review at the end
help-campaign-export = Print the campaign log
help-campaign-export-to = Format: markdown (a table) or yaml (all entries)
help-campaign-import = Import a campaign log written by “export --to yaml”
help-campaign-import-file = The YAML file
help-campaign-import-campaign = Another name for the campaign
help-campaign-list = Show all campaigns, the current one first
help-campaign-undo = Undo the last entry
help-campaign-remove = Remove a campaign; it can be brought back for thirty days
help-campaign-remove-campaign = Name of the campaign
help-campaign-remove-yes = Do not ask whether you are sure
help-campaign-restore = Bring back a removed campaign
help-campaign-restore-name = Its name; without one: list what can be brought back

help-any-campaign = Which campaign; it becomes the current one

help-any-captain = Captain whose board counts
help-any-side = Side of the board: basic or advanced
help-any-research = Step on the Research track (0 to 15)
help-any-influence = Step on the Influence track (0 to 15)
help-any-military = Step on the Military track (0 to 15)
help-any-explain = Also show everything that was compared: values with their parts, rows in order
help-any-marked = Traits the Bot Khan has marked, for example Spy,Telepath
help-any-opponent = Your Captain against the Bot Khan: its traits can be marked as well
help-any-exile = Khan still plays with the card “Khan in Exile”
help-any-multipliers = Multipliers Research,Influence,Military instead of Captain and steps

help-solo-new = Begin a solo game and show its setup; without options, question by question
help-solo-new-bot = Bot Captain, for example picard (all: tricorder solo captains)
help-solo-new-difficulty = ensign, lieutenant, commander, captain, or admiral
help-solo-new-captain = Your Captain
help-solo-new-side = Your side of the board: basic (default) or advanced
help-solo-new-deck = physical (default): you turn up the Bot’s cards; virtual: the program does
help-solo-new-conspiracy = Add the challenge: Conspiracy among the Bot’s Available cards
help-solo-new-printing = Printing whose traits count: first (default) or latest
help-solo-new-questions = joined (default): related things in one line, and only what matters; single: one thing at a time
help-solo-new-of_campaign = Next assignment of a campaign (without a name, the current one)
help-solo-new-countdown = With the challenge of To Boldly Go: the Bot’s Reserve also has Time Is Running Out
help-solo-new-boxes = Boxes of this game: core, tbg, sc, promo1, or promo2, with commas between (default: your boxes)
help-solo-new-seed = Seed: the same number shuffles the same way
help-solo-new-name = Name of the game
help-solo-play = Continue a game: the Bot’s whole turn, question by question
help-solo-status = Show the whole table of a game
help-solo-event = Report what your turn did to the Bot
help-solo-event-list = All events, by what your card says
help-solo-event-words = The event, as listed below
help-solo-event-after =
    Events:
    {"  "}draw [N]                     the Bot would draw N cards
    {"  "}incident [N]                 the Bot takes an Incident
    {"  "}give CARD                    the Bot gets a card from you
    {"  "}glory|dilithium|latinum N    the Bot gets resources
    {"  "}steal                        you steal
    {"  "}hand                         you attack its hand, or make it find a card
    {"  "}return-incident              the Bot may return an Incident
    {"  "}dismiss-officer · log-officer
    {"  "}dismiss-ship [NAME]          without a name the one deployed last
    {"  "}log-ship [NAME] · recall [NAME]
    {"  "}my-glory N                   you gain Glory, by a Reaction too
    {"  "}remove-teams [N] LOCATION    its Away Teams leave
    {"  "}control LOCATION             you take control of a neutral Location
    {"  "}lose-location NAME           the Bot loses a controlled Location
    {"  "}log-location NAME            the Bot logs a controlled Location
    {"  "}choose EVENT or EVENT        the Bot chooses, in printed order
    {"  "}burn                         the Incident deck has run out
help-solo-correct = Set anything that differs from the table
help-solo-correct-words = What to set, as listed below
help-solo-correct-after =
    What can be set:
    {"  "}research|influence|military STEP     glory|dilithium|latinum N
    {"  "}move ZONE CARD        ZONE: deck, supplement, discard, staging, log, officer,
    {"  "}                      controlled, ships, gone
    {"  "}officer CARD          - for none
    {"  "}market "Worf + 1 glory; ally -"
    {"  "}zone "Betazed + 2 bot + 1 you + 1 ship; …"
    {"  "}ship NAME @ LOCATION  - for its own card
    {"  "}stardate CARD GLORY   - when the last is empty
    {"  "}held CARD,…           Stardate cards in the Bot’s Staging Area
    {"  "}incidents N · encounters N · my-tracks R I M · last-turn N
    {"  "}junk CARD;…           with a plus or a minus before it: only what changed
    {"  "}marks TRAIT,…         all that Khan has marked
    {"  "}exile yes|no          whether Khan is still in exile
help-solo-undo = Undo the last answer, event, or correction
help-solo-redo = Redo what was undone
help-solo-log = Show the game log
help-solo-log-limit = Only this many of the last turns and events
help-solo-stats = Games won by Bot, level, and Captain; best and average score
help-solo-list = List all games
help-solo-resume = Make another game the current one
help-solo-resume-name = Name of the game
help-solo-remove = Remove a game; it can be brought back for thirty days
help-solo-remove-name = Name of the game
help-solo-remove-yes = Do not ask whether you are sure
help-solo-restore = Bring back a removed game or training
help-solo-restore-name = Its name; without one: list what can be brought back
help-solo-score-named = The Bot’s facedown cards, turned up for scoring: "A; B"
help-solo-score-captain = Your Captain, to count without a saved game
help-import = Import card files from your LackeyCCG plugin
help-import-after =
    The files are read, never changed; game texts stay on your computer.
help-import-paths = Card files (Second or { -first-edition }) or folders with them
help-import-pictures = Folder with pictures of the cards; “setimages” next to the files is found without it
help-import-list = Show the imported files
help-import-remove = Remove an imported file
help-import-remove-imported = Name as “import list” shows it; “Physical” is enough if only one fits

help-calc = Calculators, rolls, and tables: { -second-edition }, Catan, 1e

help-deck = Deck lists of { -second-edition }: check, explain, measure
help-deck-check = Check whether a deck is legal, and if not, why
help-deck-check-lists = Deck lists in any usual format, names of saved decks, NAME@2 for their second version; “-” reads standard input, FILE#2 takes the second deck of a file
help-deck-check-game = Game of the list: 2e ({ -second-edition }) or cc ({ -captains-chair }: crew and Reinforcement pile)
help-deck-check-campaign = Compare the crew with the Reinforcement pile of this campaign (always { -captains-chair })
help-deck-check-skip_unknown = Judge only the known cards, as if the unknown lines were not there
help-deck-check-pool = Also refuse cards outside a pool of the players’ committee: standard (all but the retired), traditional (sets 1 to 14 and promos), open (all)
help-deck-check-explain = Show every line of the list and how it was read
help-deck-check-after =
    A crew list for --game cc names one card per line under headings such as Available,
    Reserve, Development, Deployed, Discard, and Reinforcement pile.

    No list at hand? Take one from: tricorder deck list --examples
help-deck-stats = Count what the deck holds and what its missions need
help-deck-odds = Odds of cards in the opening hand, or of personnel meeting a mission
help-deck-odds-of = What you hope for: a card name, a card type, or a search such as "type:ship cost<5"; may be repeated
help-deck-odds-at_least = At least how many of them (default: 1)
help-deck-odds-draws = How many cards you draw after the opening hand
help-deck-odds-mission = Mission the personnel should meet, in the deck or any other
help-deck-odds-crew_size = How many personnel are drawn at random (default: 4 to 10)
help-deck-odds-seed = Seed of random choices where not all can be counted (default: 1)

help-deck-hand = Draw a sample hand
help-deck-hand-draws = Draw this many cards after the opening hand
help-deck-hand-turns = Play this many turns with it, card by card
help-deck-goldfish = Play a deck alone many times: when ships, attempts and missions come, and what stays in hand
help-deck-goldfish-games = Number of games (default: 1000)
help-deck-goldfish-turns = Turns of each game (default: 12)
help-deck-goldfish-against = Another list or version of the deck, such as my-deck@1, to compare with in the same games
help-deck-goldfish-seed = Seed: the same number shuffles the same games (default: 1)
help-deck-diff = Show how two decks differ
help-deck-diff-first = The deck before
help-deck-diff-second = The deck after
help-deck-share = Give a deck as one line and as a link, to be sent to others
help-deck-share-app = Address of the app the link opens (otherwise that of “`tricorder config app`”)
help-deck-sheet = Show a deck as tournaments want it on paper
help-deck-sheet-player = Name of the player; otherwise a line to write it on
help-deck-sheet-event = Name of the tournament
help-deck-sheet-date = Date of the tournament
help-deck-convert = Write a deck list in another format
help-deck-convert-to = New format: lackey, text, yaml, json, markdown, trekcc, csv, html, bbcode, octgn, dek, cockatrice, or tabletop
help-deck-fix = Print a deck list with its cards’ current names
help-deck-fix-list = Deck list; it is left as it is
help-deck-fix-apply = Apply a suggestion if it is the only one, and say so
help-deck-save = Save a deck under its name
help-deck-save-list = Deck list; “-” reads standard input
help-deck-save-name = Name of the deck (default: that of the file)
help-deck-list = List the saved decks
help-deck-list-examples = List the decks that come with the program
help-deck-edit = Add cards to a saved deck or take them out; every change makes a new version
help-deck-edit-name = Name of the saved deck
help-deck-edit-action = What to do: add, remove, swap (the card that goes out, then the one that comes in), or move
help-deck-edit-cards = Cards with their copies, such as "2x Odo, Constable"; without a number one copy
help-deck-edit-pile = Which pile: missions, dilemmas, deck, or aside (default: the card’s own)
help-deck-edit-all = All copies there are
help-deck-merge = Replace piles of a saved deck with those of other decks
help-deck-merge-name = Name of the saved deck
help-deck-merge-missions_from = Deck list or saved deck whose missions it gets
help-deck-merge-dilemmas_from = Deck list or saved deck whose dilemma pile it gets
help-deck-merge-deck_from = Deck list or saved deck whose deck it gets
help-deck-merge-aside_from = Deck list or saved deck whose cards set aside it gets
help-deck-log = Show all versions of a saved deck: what changed, and when
help-deck-log-name = Name of the saved deck
help-deck-log-after =
    Wherever a list is asked for, NAME@2 means the second version.
help-deck-restore = Bring back a removed deck, or make an earlier version of a saved deck the latest
help-deck-restore-name = Name of the removed deck, or of the deck with the version, such as my-deck@2; without a name: list what can be brought back
help-deck-note = Write a note on a saved deck, or show it
help-deck-note-name = Name of the saved deck, with a version or without: my-deck, my-deck@2
help-deck-note-words = The note; "" removes the one there is
help-deck-rename = Give a saved deck another name
help-deck-rename-name = Its current name
help-deck-rename-to = Its new name
help-deck-list-card = Name of the card; its title alone means all that share it
help-deck-export = Write saved decks to files, one each
help-deck-export-names = Names of saved decks
help-deck-export-all = Write all saved decks
help-deck-export-to = Format of the files: lackey (default), text, yaml, json, markdown, trekcc, csv, html, bbcode, octgn, dek, cockatrice, or tabletop
help-deck-export-into = Folder for the files, created if missing
help-deck-export-replace = Overwrite existing files
help-deck-remove = Remove a saved deck; it can be brought back for thirty days
help-deck-remove-name = Name of the deck
help-deck-remove-yes = Do not ask whether you are sure
help-deck-missing = List the cards you lack to build one deck, or several at once
help-deck-missing-lists = Deck lists in any usual format, names of saved decks; their needs add up; “-” reads standard input
help-deck-missing-codes = 0 nothing is missing, 1 something is missing, 2 not readable
help-deck-check-missing = Also list the cards of each deck that your collection lacks; this changes no verdict

help-collection = The cards and boxes you own
help-collection-import = Import a list of the cards you own, with their counts
help-collection-import-list = List in any format that “deck check” reads, tables with columns such as name, set, number, and quantity too; “-” reads standard input
help-collection-import-clipboard = Take the list from the clipboard
help-collection-import-add = Add the counts to what you own
help-collection-import-replace = Replace the whole collection with the list
help-collection-import-skip_unknown = Import what is recognized and leave out the other lines
help-collection-import-after = Without --add, the list’s counts replace yours for the cards it names, so importing the same list twice does no harm; cards it does not name stay as they are. Several rows for one card are added up; rows with no count, or 0, are skipped. Unless every line is recognized, nothing is changed.
help-collection-add = Add single cards or a whole set
help-collection-add-cards = Cards, each with its count in front: "3 Odo, Constable" (default: 1)
help-collection-add-set = Every card of this set, by name or code: Premiere, SE
help-collection-add-rarity = Only the cards of this rarity in the set: C, U, R, S, P …
help-collection-add-count = How many copies of each card of the set (default: 1)
help-collection-remove = Remove single cards, a whole set, or everything
help-collection-remove-cards = Cards, each with its count in front: "2 Odo, Constable" (default: 1)
help-collection-remove-set = Every card of this set, by name or code: Premiere, SE
help-collection-remove-rarity = Only the cards of this rarity in the set: C, U, R, S, P …
help-collection-remove-count = How many copies of each card of the set (default: 1)
help-collection-remove-all = All copies of these cards; on its own: empty the collection
help-collection-show = Show what you own, with counts and the share of each set
help-collection-show-query = Only cards that fit, as in “search”: type:ship cost<=3
help-collection-show-sort = Sort by these fields; a hyphen before one reverses it: -owned,name
help-collection-show-format = table, lines, ids, csv, json, html, or markdown
help-collection-boxes = Show or change which boxes of { -captains-chair } you have
help-collection-boxes-boxes = core, tbg, sc, promo1, or promo2, with commas between; without any, they are listed
help-collection-export = Write the collection as a list that “collection import” reads again
help-collection-export-to = csv (default) or text

help-any-die = Number on your own die (1 to 6), instead of rolling
help-any-seed = Seed: the same number gives the same roll

help-config = Settings for all runs: language, game, colors, pager …
help-config-key = The setting to show or to change; without one, all are shown
help-config-value = Its new value
help-config-remove = Go back to the default
help-config-after =
    Settings are kept in one YAML file, which you may edit. Options and environment variables take precedence.

help-list-open = Open an item of the last list by its number
help-list-open-number = The number of an entry or card in the list last shown on a terminal

help-list-random = Show a random entry or card
help-list-random-kind = What to draw: card, captain, keyword, trait, or another kind of entry
help-list-random-query = Only cards that fit, as in “search”: type:ship cost<=3
help-list-random-trait = Only cards with this trait, for example Klingon
help-list-random-seed = Seed: the same number draws the same again

help-learn = Learn a first round, step by step
help-learn-game = The game; without it all lessons are listed
help-learn-step = Only this step
help-learn-after =
    On a terminal, Enter shows the next step; in a pipe, the whole lesson comes in one piece.

help-cheat = What you look up on an evening, on one page
help-cheat-game = The game
help-cheat-after =
    `--format html` writes a page that prints on one sheet of A4.

help-note = Your notes, stars, own rules, and what you recently viewed
help-note-entry = The entry or card, by its name or id; several words go in quotation marks
help-note-text = The note; without it, your notes are shown. With --remove, the number of one
help-note-replace = Replace all notes on it
help-note-remove = Remove the note whose number follows the name, or all notes on it
help-note-after =
    Notes are shown with the entry or card.

help-note-rule = Write a rule of your own in your editor
help-note-rule-id = A name for the rule, or a whole id such as cc/concept/mulligan; without it a new one
help-note-rule-remove = Remove the rule
help-note-rule-list = List your own rules
help-note-rule-after =
    VISUAL or EDITOR names the editor. When you leave it, the rule is checked, joins the look-up, and is marked as yours.

help-note-star = Mark favorites with a star
help-note-star-what = The entry or card, by its name or id; without it all are listed
help-note-star-remove = Remove the star

help-note-recent = What you recently viewed on a terminal
help-note-recent-remove = Empty the list

help-note-rule-game = The game the rule is for: { $games } (default: { $game })

help-admin = Installation, data, completion, manual

help-tricorder-codes = 0 found, 1 nothing found, 2 usage error or unreadable data
help-deck-check-codes = 0 legal, 1 not legal, 2 not fully readable
help-deck-diff-codes = 0 the same, 1 different, 2 not readable
help-admin-doctor-codes = 0 all is well, 1 something is wrong

# Examples, each to be typed as it stands; two blanks part it from a remark.
help-tricorder-example =
    tricorder recall               the rule behind a word
    tricorder rolling a seven      a short question
    tricorder dilemma --game 2e    search in one game only
help-lookup-example = tricorder recall
help-find-example = tricorder find relay
help-show-example = tricorder show cc/keyword/log
help-list-example =
    tricorder list --kind trait
    tricorder list --captain picard --type person
    tricorder list --game catan --format csv
help-search-example =
    tricorder search 'type:personnel skill:leadership>=2 cost<=3'
    tricorder search 'klingon ship' --sort -vp
help-solo-example = tricorder solo new --bot koloth --difficulty ensign --captain picard
help-solo-new-example = tricorder solo new --bot koloth --difficulty ensign --captain picard
help-solo-play-example = tricorder solo play
help-campaign-example =
    tricorder campaign new --captain picard --mode yellow-alert
    tricorder campaign record --bot koloth --won --score 84 --bot-score 71
    tricorder campaign upgrade --bonus 1
help-calc-example = tricorder calc dice 6 8 --rolls 10
help-deck-check-example = tricorder deck check my-deck.txt --missing
help-deck-example = tricorder deck check my-deck.txt
help-collection-example = tricorder collection add 'Escape'
help-import-example =
    tricorder import Physical.txt
    tricorder import ~/LackeyCCG/plugins/startrek2e/sets
    tricorder import Physical.txt Virtual.txt
    tricorder import Physical.txt --pictures card-images
help-learn-example =
    tricorder learn catan
    tricorder learn 2e
    tricorder learn catan --step 3
help-cheat-example =
    tricorder cheat catan
    tricorder cheat cc --format html
help-note-example =
    tricorder note recall "also from the discard pile?"
    tricorder note recall
    tricorder note recall 1 --remove
help-backup-example = tricorder backup all.jsonl
help-restore-example = tricorder restore all.jsonl --replace
help-serve-example = tricorder serve --open
help-config-example =
    tricorder config language en
    tricorder config
    tricorder config color-label bright blue
    tricorder config color-label --remove
help-admin-example = tricorder admin doctor
help-admin-index-export-example = tricorder admin index export --to postgres | psql my_database
help-admin-completions-example =
    tricorder admin completions --install
    tricorder admin completions fish
help-solo-score-example =
    tricorder solo score
    tricorder solo score --captain picard --glory 12 --tokens 3 --endgame 4 \
      --cards "Denobulans; Kelpiens" --tracks 10,3,0 --missions 1 --bot-score 61
help-deck-odds-example =
    tricorder deck odds my-deck.txt
    tricorder deck odds my-deck.txt --of ship --of 'skill:medical' --draws 7
    tricorder deck odds my-deck.txt --mission "Medical Relief" --personnel 6
help-deck-edit-example =
    tricorder deck edit my-deck add 2 Odo Constable
    tricorder deck edit my-deck swap "2 Anara" "Riva, Respected Mediator"
    tricorder deck edit my-deck move --pile aside "Amanda Rogers"
help-collection-add-example =
    tricorder collection add "3 Odo, Constable" "Escape"
    tricorder collection add --set Premiere --rarity C --count 3
help-collection-show-example =
    tricorder collection show
    tricorder collection show type:ship --sort -owned
help-list-random-example =
    tricorder list random captain
    tricorder list random card --game cc --trait klingon
    tricorder list random card type:ship --game 2e --seed 7
help-note-rule-example = tricorder note rule --list
help-list-open-example = tricorder list open 3
help-solo-correct-example =
    tricorder solo correct glory 3
help-solo-event-example =
    tricorder solo event glory 2
    tricorder solo event incident
help-solo-resume-example = tricorder solo resume koloth
help-solo-remove-example = tricorder solo remove koloth
help-solo-cadet-new-example = tricorder solo cadet new --captain picard
help-solo-cadet-score-example = tricorder solo cadet score --points 74
help-solo-cadet-remove-example = tricorder solo cadet remove picard
help-solo-resolve-example = tricorder solo resolve koloth "Ancient Relay Station" --with-officer
help-solo-value-example = tricorder solo value "Pakled Freighter + 1 glory" --captain picard --research 10
help-solo-pick-example =
    tricorder solo pick "Klingon > Ally / Cargo" --market "Tribbles + 2 glory; Worf" --captain picard
    tricorder solo pick explore --zone "Betazed + 2 bot; Risa + 1 you" --captain picard
help-solo-program-example = tricorder solo program picard
help-campaign-new-example = tricorder campaign new --captain picard --mode yellow-alert
help-campaign-record-example = tricorder campaign record --bot koloth --won --score 84 --bot-score 71
help-campaign-upgrade-example = tricorder campaign upgrade --bonus 1
help-campaign-import-example = tricorder campaign import log.yaml --name again
help-campaign-export-example = tricorder campaign export --to yaml > log.yaml
help-campaign-remove-example = tricorder campaign remove picard
help-deck-stats-example = tricorder deck stats my-deck.txt
help-deck-hand-example =
    tricorder deck hand my-deck.txt --draws 3
    tricorder deck hand my-deck.txt --turns 5
help-deck-goldfish-example =
    tricorder deck goldfish my-deck.txt
    tricorder deck goldfish my-deck.txt --against my-deck@1 --games 200
help-deck-missing-example = tricorder deck missing my-deck.txt
help-deck-diff-example = tricorder deck diff my-deck@1 my-deck
help-deck-share-example =
    tricorder deck share my-deck
    tricorder deck share example:klingon --app https://example.org/app
help-deck-sheet-example =
    tricorder deck sheet my-deck --player "Jo Doe"
    tricorder deck sheet my-deck --format html > sheet.html
help-deck-convert-example = tricorder deck convert --to csv my-deck.txt
help-deck-fix-example = tricorder deck fix my-deck.txt
help-deck-save-example = tricorder deck save my-deck.txt --name "My deck"
help-deck-list-example =
    tricorder deck list
    tricorder deck list --card "Amanda Rogers"
help-deck-merge-example = tricorder deck merge my-deck --dilemmas-from other-deck.txt
help-deck-log-example = tricorder deck log my-deck
help-deck-restore-example =
    tricorder deck restore
    tricorder deck restore my-deck@1
help-deck-note-example = tricorder deck note my-deck "needs more Medical"
help-deck-rename-example = tricorder deck rename my-deck "My best deck"
help-deck-export-example = tricorder deck export --into lists my-deck
help-deck-remove-example = tricorder deck remove my-deck
help-collection-import-example = tricorder collection import my-cards.csv --add
help-collection-remove-example =
    tricorder collection remove "2 Escape"
    tricorder collection remove Escape --all
help-collection-boxes-example =
    tricorder collection boxes
    tricorder collection boxes core,tbg
help-import-remove-example = tricorder import remove Physical
help-note-star-example =
    tricorder note star recall
    tricorder note star recall --remove
help-admin-data-cards-example = tricorder admin data cards ~/LackeyCCG/plugins/startrek2e/sets --into data
help-admin-site-example = tricorder admin site pages
help-admin-man-example =
    tricorder admin man deck
    tricorder admin man --into man
