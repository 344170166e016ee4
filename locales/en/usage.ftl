# Help: commands (help-…), their options (help-…-…), usage lines (usage-…), placeholders (value-…).

usage-heading-usage = Usage:
usage-heading-commands = Commands
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-heading-at-the-table = At the table
usage-heading-yours = Decks, cards and the program
usage-heading-example = { $examples ->
    [one] Example:
   *[other] Examples:
 }
usage-some-options = [options]
usage-a-command = command
usage-codes = Exit codes: { $codes }
usage-more = Everything: { $command } --help
usage-options-of-all = Options of every command, such as --json and --lang: tricorder --help
usage-heading-man-name = NAME
usage-heading-man-synopsis = SYNOPSIS
usage-heading-man-description = DESCRIPTION
usage-heading-man-commands = COMMANDS
usage-heading-man-examples = EXAMPLES
usage-heading-man-see-also = SEE ALSO
usage-heading-man-environment = ENVIRONMENT
usage-heading-man-files = FILES
usage-heading-man-exit = EXIT STATUS
usage-env-lang = Language of the output where --lang is missing: de or en.
usage-env-game = The game to look in where --game is missing.
usage-env-boxes = The boxes of { -captains-chair } you have, for example core,tbg; takes precedence over what “collection boxes” has kept.
usage-env-pager = The command through which goes, on a terminal, what is higher than the screen; “cat” or --no-pager prints it at once. In pipes and files and in the middle of a game nothing is paged.
usage-env-any-pager = The same where TRICORDER_PAGER is missing; without both it is “less”, with LESS=FRX unless you have set it.
usage-env-links = Makes hyperlinks (OSC 8) of references on a terminal; {"{id}"} stands for the id: file:///home/me/rules/{"{id}"}.html for pages you have written, or tricorder:{"{id}"} where your terminal opens such addresses with a command.
usage-env-no-color = Switches color off. --color takes precedence, also over the next two.
usage-env-clicolor = With 0 no color.
usage-env-clicolor-force = With 1 color in pipes and files too, unless there is NO_COLOR.
usage-env-cache = Folder of the catalog.
usage-env-catalog = Folder with the catalogs that came with the program; without it they are looked for in share/tricorder beside the program.
usage-env-data = Folder of your games, campaigns, and decks.
usage-env-db = Address of a server of PostgreSQL that keeps your own data in place of that folder, as in postgres://name@host/database; --db takes precedence. The connection is not encrypted: on a foreign network use a tunnel, pgbouncer, or a socket.
usage-version = { $version } (rules and cards as of { -data-month })
usage-env-system = The language of the system, where no other is named. An empty variable is an unset one.
usage-files-cache = The catalog, derived from the built-in data. It may be deleted at any time; missing, damaged or not writable, it costs nothing but time.
usage-files-user = Your games, campaigns, decks, and imported cards. This file is yours: keep it. (Both places are those on Linux; other systems have their own.)
usage-exit-done = Found, answered, legal, or done. “No” is an answer too, and a closed pipe is no error.
usage-exit-nothing = Nothing found, the deck is not legal, or “admin doctor” finds something wrong. Also a name that nothing has.
usage-exit-wrong = Wrong use or unreadable data.
usage-also-a-name = “{ $words }” also names something in a game: tricorder lookup { $words }
usage-man-written = { $pages } pages of the manual in { $folder }.
usage-tricorder = tricorder [options] <words>…
    {"  "}tricorder [options] <command>
usage-lookup = tricorder [lookup] [options] <words>…
usage-solo-pick = tricorder solo pick [options] <wish> --market "<card>; …"
    {"  "}tricorder solo pick [options] explore|engage|send|control --zone "<Location>; …"
usage-solo-cadet-score = tricorder solo cadet score --points <number>
    {"  "}tricorder solo cadet score --glory <number> --cards "<card>; …" [options]
    {"  "}tricorder solo cadet score --burn
usage-campaign-record = tricorder campaign record [options] --bot <captain> --won | --lost
usage-campaign-upgrade = tricorder campaign upgrade [options] --reinforce <card>…
    {"  "}tricorder campaign upgrade [options] --bonus <number> [--own-card <card>…]
    {"  "}tricorder campaign upgrade [options] --none

usage-env-config = Folder of your settings.
usage-files-config = Your settings, as “tricorder config” writes them.
usage-env-editor = The editor “note rule” opens; without both it is vi.
