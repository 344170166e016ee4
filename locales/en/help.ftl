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

help-solo = Solo assistant for Captain’s Chair: program cards and card values
usage-solo = tricorder solo <command>
help-solo-resolve = The row a card activates, and what happens then
usage-solo-resolve = tricorder solo resolve [options] <captain> <card>…
help-solo-resolve-captain = Captain of the Bot: picard, shran, koloth, sisko, sela or burnham
help-solo-resolve-card = The card turned up, by its name in either language
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
help-solo-captains = All captains the Bot can play
usage-solo-captains = tricorder solo captains [options]
help-solo-program = Show the program cards of a captain in full
usage-solo-program = tricorder solo program [options] <captain>
help-solo-program-captain = picard, shran, koloth, sisko, sela or burnham

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
help-campaign-record-lost = You lost; also on a tie or with The Burn
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
help-any-multipliers = Multipliers Research,Influence,Military instead of captain and steps

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
