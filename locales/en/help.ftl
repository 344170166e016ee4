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
help-list-kind = Only one kind of entry: keyword, type, trait, symbol, resource, glossary, concept, phase, zone, pile, setup, icon, captain, solo, campaign, challenge

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
value-lang = language
value-color = when
value-data = folder
value-pick = number
value-id = id
value-shell = shell
value-command = command
