# Help: commands (help-…), their options (help-…-…), usage lines (usage-…), placeholders (value-…).

usage-heading-usage = Usage:
usage-heading-commands = Commands
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-heading-at-the-table = At the table
usage-heading-yours = Decks, cards, your data, and the program
usage-heading-example = { $examples ->
    [one] Example:
   *[other] Examples:
 }
usage-some-options = [options]
usage-a-command = command
usage-codes = Exit codes: { $codes }
usage-more = Everything: { $command } --help
usage-options-of-all = Options of every command, such as --json and --lang: tricorder --help
usage-json-examples = Examples
usage-json =
    With --json a command prints one JSON document instead of a page, with the same fields in both languages. --format json is the same.

    --json=title,text prints only these fields: those of the document, or of the records in it. Of a search, title is that of each card. The = is needed, for a word behind a blank may be the name of a card. A name that is no field is refused with a list of the fields there are.

    Every document has "schema", a number that grows when a field changes its meaning. New fields may join at any time. Ids, kinds, types, and traits are English words in small letters, texts are in "de" and "en".

    Exit codes: 0 found, legal, or done; 1 nothing found or not legal, mostly with a document that says so; 2 wrong use or unreadable data, without a document. What is wrong is said on standard error.
usage-heading-man-name = NAME
usage-heading-man-synopsis = SYNOPSIS
usage-heading-man-description = DESCRIPTION
usage-heading-man-commands = COMMANDS
usage-heading-man-examples = EXAMPLES
usage-heading-man-see-also = SEE ALSO
usage-heading-man-environment = ENVIRONMENT
usage-heading-man-files = FILES
usage-heading-man-exit = EXIT STATUS
usage-env-lang = Language of the output if --lang is not given: de or en.
usage-env-game = The game to search if --game is not given.
usage-env-boxes = The boxes of { -captains-chair } you have, for example core,tbg; takes precedence over what “collection boxes” saved.
usage-env-pager = The command that pages output taller than the screen on a terminal; “cat” or --no-pager prints it at once. Nothing is paged in pipes, in files, or in the middle of a game.
usage-env-any-pager = The same if TRICORDER_PAGER is not set; without either it is “less”, with LESS=FRX unless you have set LESS.
usage-env-links = Turns references into hyperlinks (OSC 8) on a terminal; {"{id}"} stands for the id: file:///home/me/rules/{"{id}"}.html for pages you have written, or tricorder:{"{id}"} where your terminal opens such addresses with a command.
usage-env-no-color = Turns color off. --color takes precedence over this and the next two.
usage-env-clicolor = 0 means no color.
usage-env-clicolor-force = 1 means color in pipes and files too, unless NO_COLOR is set.
usage-env-cache = Folder of the catalog.
usage-env-catalog = Folder with the catalogs that came with the program; without it, they are looked for in share/tricorder next to the program.
usage-env-data = Folder of your games, campaigns, and decks.
usage-env-db = Address of a PostgreSQL server that keeps your own data in place of that folder, as in postgres://name@host/database; --db takes precedence. The connection is not encrypted: on a network you do not trust, use a tunnel, pgbouncer, or a socket.
usage-version = { $version } (rules and cards as of { -data-month })
usage-env-system = The system language, used if no other is named. An empty variable counts as unset.
usage-files-cache = The catalog, derived from the built-in data. You may delete it at any time; if it is missing, damaged, or not writable, that costs nothing but time.
usage-files-user = Your games, campaigns, decks, and imported cards. This file is yours: keep it. (Both places are those on Linux; other systems have their own.)
usage-exit-done = Found, answered, legal, or done. “No” is an answer too, and a closed pipe is not an error.
usage-exit-nothing = Nothing found, the deck is not legal, or “admin doctor” finds something wrong. Also if nothing has the name you gave.
usage-exit-wrong = Usage error or unreadable data.
usage-also-a-name = “{ $words }” is also a game term: tricorder lookup { $words }
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
usage-env-editor = The editor that “note rule” opens; without either, it is vi.
