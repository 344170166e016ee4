# Help: commands (help-…), their options (help-…-…), usage lines (usage-…), placeholders (value-…).

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-man-name = NAME
heading-man-synopsis = SYNOPSIS
heading-man-description = DESCRIPTION
heading-man-version = VERSION
heading-man-extra = NOTES

help-tricorder = Look up the rules of Star Trek tabletop games, in German and English
help-tricorder-after =
    Examples:
      tricorder recall               the rule behind a word
      tricorder rolling a seven      a short question
      tricorder dilemma --game 2e    search in one game only

    Games (--game): cc Captain’s Chair, 2e Second Edition, catan Star Trek Catan,
    1e First Edition board variant
    Exit codes: 0 found, 1 nothing found, 2 wrong use or unreadable data
usage-tricorder = tricorder [options] <words>…
    {"  "}tricorder [options] <command>

help-lookup = Look up a word or a short question (“lookup” may be left out)
usage-lookup = tricorder [lookup] [options] <words>…
help-lookup-words = What to look for, in either language and any spelling
help-lookup-all = Show all hits
help-lookup-pick = Show the hit with this number in full

help-show = Show an entry by its id
usage-show = tricorder show [options] <id>
help-show-id = An id such as cc/keyword/log

help-list = List all entries
usage-list = tricorder list [options]
help-list-kind = Only one kind of entry: keyword, type, trait, symbol, resource, glossary, concept, phase, zone, pile, setup, icon, captain, solo, campaign, challenge, card

help-list-trait = Only cards with this trait, for example Klingon

help-search = Search all cards
usage-search = tricorder search [options] <query>
help-search-query = Words and fields, for example: type:ship cost<=3
help-search-sort = Sort by these fields; a hyphen before a field turns it around: cost,-points
help-search-limit = Show at most this many cards (on a screen 50, else all)
help-search-count = Print the number of cards only
help-search-format = table, list, json, csv or ids
help-search-printings = Show every printing of a card
help-search-help_query = Explain the query language with all its fields
help-search-after =
    Examples:
      tricorder search 'type:personnel skill:leadership>=2 cost<=3'
      tricorder search 'klingon ship' --sort -vp
    Everything about queries: tricorder search --help-query

help-data = Check the data of the program
usage-data = tricorder data <command>
help-data-check = Check all data and name every finding with file and line
usage-data-check = tricorder data check [options]
help-data-check-gaps = Show what the data does not know for certain

help-index = Look at the catalog in the cache folder, or build it anew
usage-index = tricorder index <command>
help-index-status = Show where the catalog lies and whether it is complete
usage-index-status = tricorder index status [options]
help-index-rebuild = Build the catalog anew
usage-index-rebuild = tricorder index rebuild [options]

help-completions = Print a completion script for a shell
usage-completions = tricorder completions [options] <shell>
help-completions-shell = bash, elvish, fish, powershell or zsh

help-man = Print the manual page
usage-man = tricorder man [options] [command]…
help-man-command = The page of a command instead of the whole program

help-any-game = In one game only: cc, 2e, catan or 1e (also: TRICORDER_GAME)
help-any-json = Print JSON
help-any-lang = Language of the output: de or en (also: TRICORDER_LANG)
help-any-color = Color: auto, always or never
help-any-data = Data from this folder instead of the program’s own
help-any-help = Show this help
help-any-version = Show the version

value-query = query
value-sort = fields
value-limit = number
value-format = format
value-words = words
value-game = game
value-kind = kind
value-trait = trait
value-lang = language
value-color = when
value-data = folder
value-pick = number
value-id = id
value-shell = shell
value-command = command

help-solo = Solo play in Captain’s Chair: play the Bot, score, look things up
usage-solo = tricorder solo <command>
help-solo-resolve = The row a card activates, and what happens then
usage-solo-resolve = tricorder solo resolve [options] <captain> <card>…
help-solo-resolve-captain = Captain of the Bot: picard, shran, koloth, sisko, sela or burnham
help-solo-resolve-card = The card that was turned up, by its name in either language
help-solo-resolve-officer = Duty Officer of the Bot (the side with Duty Officer counts)
help-solo-resolve-with_officer = The Bot has a Duty Officer
help-solo-value = Work out the value of cards, with all four addends
usage-solo-value = tricorder solo value [options] <card>…
help-solo-value-cards = Cards with their resources, for example "Pakled Freighter + 1 glory"
help-solo-value-for = For whom: bot or player (with that player’s --captain, --side and steps)
help-solo-pick = Which card or Location the Bot chooses
usage-solo-pick = tricorder solo pick [options] <wish> --market "<card>; …"
    {"  "}tricorder solo pick [options] explore|engage|send|control --zone "<Location>; …"
help-solo-pick-wish = A preference such as "Weapon > Ship / Cargo", or: most, least, junk, explore, engage, send, control
help-solo-pick-market = Faceup cards from left to right, for example "Worf; Tribbles + 2 glory"
help-solo-pick-zone = Locations from left to right, for example "Betazed + 2 bot + 1 ship; Risa + 1 you"
help-solo-pick-prefer = Preferred traits when sending
help-solo-pick-ignore_ships = Your Ships do not bar sending
help-solo-captains = All Captains the Bot can play
usage-solo-captains = tricorder solo captains [options]
help-solo-program = Show the Command cards of a Captain in full
usage-solo-program = tricorder solo program [options] <captain>
help-solo-program-captain = picard, shran, koloth, sisko, sela or burnham

help-solo-score = Final Scoring: your points line by line, compared with the Bot
usage-solo-score = tricorder solo score [options]
help-solo-score-after =
    In a stored game the program counts the Bot; your numbers are asked for, or taken
    from the options. Without a game:
      tricorder solo score --captain picard --glory 12 --tokens 3 --endgame 4 \
        --cards "Denobulans; Kelpiens" --tracks 10,3,0 --missions 1 --bot-total 61
help-solo-score-side = Side of your board: basic or advanced
help-solo-score-bot_total = Points of the Bot
help-any-glory = Your Glory
help-any-tokens = Your Away Teams and Ship tokens in the Neutral Zone
help-any-endgame = Points of your ENDGAME operations in play
help-any-printed = Printed VP of all your cards, without Reserve and Developments
help-any-focus = Cards with a Research, Influence, Military Focus, for example 4,0,2
help-any-tracks = Steps on Research, Influence, Military, for example 10,3,0
help-any-missions = Completed missions
help-any-mission_points = Their printed VP (Advanced side only)
help-any-cards = Your cards instead of --printed and --focus: "A; B; C", @file or - with one a line

help-solo-cadet = Cadet Training: keep track of a game without an opponent
usage-solo-cadet = tricorder solo cadet [command] [options]
help-solo-cadet-after =
    Without a command it shows the turn you are in.
help-solo-cadet-new = Begin a training
usage-solo-cadet-new = tricorder solo cadet new --captain <captain> [options]
help-solo-cadet-new-captain = Your Captain: picard, shran, koloth, sisko, sela or burnham
help-solo-cadet-new-side = Side of your board: basic or advanced
help-solo-cadet-status = Show the current turn and what to do in it
usage-solo-cadet-status = tricorder solo cadet status [options]
help-solo-cadet-next = Finish the turn
usage-solo-cadet-next = tricorder solo cadet next [options]
help-solo-cadet-undo = Take back the last entry
usage-solo-cadet-undo = tricorder solo cadet undo [options]
help-solo-cadet-score = Score the training
usage-solo-cadet-score = tricorder solo cadet score --points <number>
    {"  "}tricorder solo cadet score --glory <number> --cards "<card>; …" [options]
    {"  "}tricorder solo cadet score --burn
help-solo-cadet-score-points = Your points, if you have counted already
help-solo-cadet-score-burn = The Burn was triggered
help-solo-cadet-list = Show all trainings
usage-solo-cadet-list = tricorder solo cadet list [options]
help-solo-cadet-delete = Delete a training for good
usage-solo-cadet-delete = tricorder solo cadet delete <name>
help-solo-cadet-delete-training = Name of the training
help-any-name = Name of the game or training (else: the one used last)
help-campaign = Five-Year Mission: log, upgrades, next assignment
usage-campaign = tricorder campaign <command>
help-campaign-after =
    Example:
      tricorder campaign new --captain picard --mode yellow-alert
      tricorder campaign record --opponent koloth --won --score 84 --bot-score 71
      tricorder campaign upgrade --bonus 1

    Each campaign has a name; without --name, the one used last is meant.
help-campaign-new = Begin a campaign
usage-campaign-new = tricorder campaign new [options] --captain <captain> --mode <mode>
help-campaign-new-captain = Your Captain: picard, shran, koloth, sisko, sela or burnham
help-campaign-new-mode = Campaign mode: stun, yellow-alert, gates or kobayashi-maru
help-campaign-new-challenge = Challenge, or several: live-long, weakness, two-weeks, gazelle, acquisition, only-ship, tuesday
help-campaign-new-campaign = Name of the campaign (else the Captain’s)
help-campaign-status = Show rank, next assignment and the upgrade that is due
usage-campaign-status = tricorder campaign status [options]
help-campaign-record = Record the result of a game
usage-campaign-record = tricorder campaign record [options] --opponent <captain> --won | --lost
help-campaign-record-opponent = The Bot’s Captain in this game
help-campaign-record-won = You won
help-campaign-record-lost = You lost; also on a tie or with the Burn
help-campaign-record-score = Your points (then --won or --lost may be left out)
help-campaign-record-bot_score = The Bot’s points
help-campaign-record-side = Your side of the board: basic or advanced
help-campaign-upgrade = Choose the upgrade after a game
usage-campaign-upgrade = tricorder campaign upgrade [options] --reinforce <card>…
    {"  "}tricorder campaign upgrade [options] --bonus <number> [--own-card <card>…]
    {"  "}tricorder campaign upgrade [options] --none
help-campaign-upgrade-reinforce = Option A: the common card that joins the Reinforcement pile
help-campaign-upgrade-bonus = Option B: number of the bonus as “status” shows it
help-campaign-upgrade-own_card = A card of your own for a bonus that asks for one
help-campaign-upgrade-none = No upgrade; only with Rules of Acquisition
help-campaign-review = The performance review at the end
usage-campaign-review = tricorder campaign review [options]
help-campaign-export = Print the campaign log
usage-campaign-export = tricorder campaign export [options]
help-campaign-export-to = Form: markdown (a table) or yaml (all entries)
help-campaign-import = Read a campaign log written by “export --to yaml”
usage-campaign-import = tricorder campaign import [options] <file>
help-campaign-import-file = The YAML file
help-campaign-import-campaign = Another name for the campaign
help-campaign-list = Show all campaigns, the current one first
usage-campaign-list = tricorder campaign list [options]
help-campaign-undo = Take back the last entry
usage-campaign-undo = tricorder campaign undo [options]
help-campaign-delete = Delete a campaign for good
usage-campaign-delete = tricorder campaign delete [options] <name>
help-campaign-delete-campaign = Name of the campaign

help-any-campaign = Which campaign; it is the current one from then on

value-campaign = name
value-mode = mode
value-challenge = challenge
value-opponent = captain
value-score = points
value-bot_score = points
value-reinforce = card
value-bonus = number
value-own_card = card
value-file = file
value-to = form

help-any-captain = Captain whose board counts
help-any-side = Side of the board: basic or advanced
help-any-research = Step on the Research track (0 to 15)
help-any-influence = Step on the Influence track (0 to 15)
help-any-military = Step on the Military track (0 to 15)
help-any-multipliers = Multipliers Research,Influence,Military instead of Captain and steps

value-captain = captain
value-card = card
value-cards = card
value-officer = card
value-side = side
value-research = step
value-influence = step
value-military = step
value-multipliers = R,I,M
value-for = whom
value-wish = wish
value-market = cards
value-zone = Locations
value-prefer = traits

help-solo-new = Begin a solo game and print its setup
usage-solo-new = tricorder solo new --bot <captain> --difficulty <level> --captain <captain>
help-solo-new-bot = Captain of the Bot: picard, shran, koloth, sisko, sela or burnham
help-solo-new-difficulty = ensign, lieutenant, commander, captain or admiral
help-solo-new-captain = Your Captain
help-solo-new-side = Your side of the board: basic (default) or advanced
help-solo-new-deck = physical (default): you turn up the Bot’s cards; virtual: the program does
help-solo-new-conspiracy = Add the challenge: Conspiracy among the Bot’s Available cards
help-solo-new-of_campaign = Next assignment of a campaign (the current one without a name)
value-of_campaign = name
help-solo-new-seed = Number from which all shuffling follows
help-solo-new-name = Name of the game
help-solo-play = Go on playing: the Bot’s whole turn, question by question
usage-solo-play = tricorder solo play [options]
help-solo-status = Show the whole table of a game
usage-solo-status = tricorder solo status [options]
help-solo-event = Report what your turn did to the Bot
usage-solo-event = tricorder solo event <words>…
help-solo-event-words = The event, as listed below
help-solo-event-after =
    Events:
    {"  "}draw [N]                     the Bot would draw N cards
    {"  "}incident                     the Bot takes an Incident
    {"  "}give CARD                    the Bot gets a card from you
    {"  "}glory|dilithium|latinum N    the Bot gets resources
    {"  "}steal                        you steal
    {"  "}hand                         you attack its hand, or make it find a card
    {"  "}return-incident              the Bot may return an Incident
    {"  "}dismiss-officer · log-officer
    {"  "}dismiss-ship [NAME]          without a name the one deployed last
    {"  "}remove-teams [N] LOCATION    its Away Teams leave
    {"  "}control LOCATION             you take control of a neutral Location
    {"  "}lose-location NAME           the Bot loses a controlled Location
    {"  "}log-location NAME            the Bot logs a controlled Location
    {"  "}choose EVENT or EVENT        the Bot chooses, in printed order
    {"  "}burn                         the Incident deck has run out
help-solo-correct = Set anything that differs from the table
usage-solo-correct = tricorder solo correct <words>…
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
help-solo-undo = Take back the last answer, event or correction
usage-solo-undo = tricorder solo undo [options]
help-solo-redo = Put back what was taken back
usage-solo-redo = tricorder solo redo [options]
help-solo-log = Tell all that happened
usage-solo-log = tricorder solo log [options]
help-solo-log-last = Only this many of the last turns and events
help-solo-list = List all games
usage-solo-list = tricorder solo list [options]
help-solo-resume = Make another game the current one
usage-solo-resume = tricorder solo resume <name>
help-solo-resume-name = Name of the game
help-solo-delete = Delete a game for good
usage-solo-delete = tricorder solo delete <name>
help-solo-delete-name = Name of the game
value-bot = captain
value-difficulty = level
value-deck = mode
value-seed = number
value-name = name
value-last = number
value-bot_total = number
value-glory = number
value-tokens = number
value-endgame = number
value-printed = number
value-missions = number
value-mission_points = number
value-points = number
value-focus = R,I,M
value-tracks = R,I,M
value-training = name
help-solo-score-named = The Bot’s facedown cards, turned up for scoring: "A; B"
help-solo-score-captain = Your Captain, to count without a stored game
value-named = cards
help-import = Import card files of the Star Trek CCG from your LackeyCCG plugin
usage-import = tricorder import <command>
help-import-after =
    Example:
      tricorder import lackey ~/LackeyCCG/plugins/startrek2e/sets
      tricorder import lackey Physical.txt Virtual.txt

    The files are read, never changed; game texts stay on your computer.
help-import-lackey = Import card files, or all card files below a folder
usage-import-lackey = tricorder import lackey [options] <file or folder>…
help-import-lackey-paths = Card files (Second or First Edition) or folders with them
help-import-list = Show the imported files
usage-import-list = tricorder import list [options]
help-import-remove = Remove an imported file
usage-import-remove = tricorder import remove [options] <name>
help-import-remove-imported = Name as “import list” shows it; “Physical” is enough if only one fits
value-paths = path
value-imported = name

help-calc = Rules that are arithmetic: Second Edition, Catan, First Edition variant
usage-calc = tricorder calc [calculator] [options]

help-deck = Deck lists of Second Edition: check, explain, measure
usage-deck = tricorder deck <command>
help-deck-check = Tell whether a deck is legal, and if not, why
usage-deck-check = tricorder deck check [options] <file|->…
help-deck-check-lists = Deck lists: LackeyCCG, trekcc.org, plain text, YAML, JSON or Markdown; - reads standard input
help-deck-check-game = Game of the list: 2e (Second Edition) or cc (Captain’s Chair: crew and Reinforcement pile)
help-deck-check-campaign = Compare the crew with the Reinforcement pile of this campaign (always Captain’s Chair)
help-deck-check-allow_unknown = Count unknown cards instead of giving up
help-deck-check-explain = Show every line of the list and how it was read
help-deck-check-format = Form of the list, if it is recognized wrongly: lackey, text, yaml, json, markdown
help-deck-check-after =
    Exit codes: 0 legal, 1 not legal, 2 not fully readable

    A crew list for --game cc names a card a line under headings such as Available,
    Reserve, Development, Deployed, Discard and Reinforcement pile.
value-lists = file
