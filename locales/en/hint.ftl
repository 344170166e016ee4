# What went wrong (err-…), what helps (hint-…), what is wrong with data (finding-…).

hint-empty-query = Type a word of the game, for example: `tricorder log`
hint-nothing-found = Try another word, or browse all entries: `tricorder list`
hint-not-understood = To search for the rest: `tricorder { $rest } --all`
hint-only-elsewhere = More hits in other games: { $count }.
hint-query-empty = Type what is on the card: a name, a skill, a field: `tricorder search klingon leadership c:3`. Every card: `tricorder search '*'`. What you can write: `tricorder search --help-query`
hint-query-too-long = At most 2000 characters are read.
hint-query-too-deep = Use fewer of them.
hint-query-too-many-patterns = At most 24 are allowed. Words without an asterisk do not count.
hint-query-unknown-field = All fields: `tricorder search --help-query`. If this character belongs to the word, put it in double quotes.
hint-query-unknown-value = What a field can hold: `tricorder search --help-query`. To match part of a value, add an asterisk: { $field }:"{ $value }*"
hint-query-not-a-number = For example { $field }:3, { $field }<=3, { $field }:2..4
hint-query-missing-value = Cards with any value: { $field }:*
hint-query-not-comparable = Use a colon: { $field }:value. A skill takes its level after it: skill:leadership>=2
hint-query-one-number = Several numbers or a range need a colon: { $field }:2,3 or { $field }:2..4
hint-query-how-many = For how many: { $field }>=3. For one of them with its level: { $field }:{ $word }>=2
hint-query-not-addable = Fields with numbers can be added, for example: integrity+cunning+strength>=20. If the plus sign belongs to a word, put it in double quotes.
hint-query-missing-summand = For example integrity+cunning+strength>=20
hint-query-regex-elsewhere = They work for names and texts. Elsewhere, use an asterisk: { $field }:bor*
hint-query-missing-field = For example cost<=3
hint-query-bad-regex = To match a special character itself, put a backslash before it: /why\?/
hint-query-open-regex = It ends with a slash: /worf/
hint-query-nothing = “or” needs something on both sides, and parentheses need something inside.
hint-query-unknown-sort = By any field but the text, for example: --sort cost or --sort -points,name. All fields: `tricorder search --help-query`
hint-no-texts = They come from your own LackeyCCG card files: `tricorder import <folder>`
hint-no-card = What you can write: `tricorder search --help-query`
hint-no-card-fits = Leave it out, or write it differently.
hint-no-card-has = Leave it out, or write it differently.
hint-unknown-id = To see all IDs: `tricorder list`
hint-several-entries = { $listed }. Add its number to the name (“{ $name } 2”), or type one exactly as shown here.
hint-no-such-hit = Without --pick you get the list with its numbers.
hint-unknown-card = To see all cards: `tricorder list --kind card`
hint-nothing-listed = Leave an option out; without any you get all entries: `tricorder list`
hint-unknown-trait = To see all traits: `tricorder list --kind trait`
hint-ambiguous-card = { $listed }. Add its number to the name (“{ $name } 2”), or type one exactly as shown here.
hint-never-resolved = Captains and Status cards are not in its deck.
hint-no-program = To see the Captains: `tricorder solo captains`
hint-unknown-filter = For example: "Weapon > Ship", "Klingon > Cargo / Ally", "Influence Focus > Person"
hint-notation = Market: "Worf + 2 glory; Tribbles". Neutral Zone: "Betazed + 2 bot + 1 ship; Risa + 1 you".
hint-form-of-list = Allowed: { $allowed }. To name the format of a deck list, use --from { $value }.
hint-unknown-value = Allowed: { $allowed }
hint-malformed-value = See --help.
hint-unknown-option = --help shows all options. Put -- in front of words that start with a hyphen.
hint-unknown-command = Commands: { $allowed }. To look it up: `tricorder lookup { $line }`
hint-unknown-subcommand = “{ $command }” has: { $allowed }. To look the words up: `tricorder lookup { $command } { $subcommand }`
hint-missing-subcommand = To see them: `tricorder { $command } --help`
hint-missing-value = See --help.
hint-missing-argument = See --help.
hint-example = For example: `{ $example }`
hint-unexpected-argument = See --help.
hint-conflict = Leave one of them out.
hint-too-many-lines = The lines before that were read. Pass the rest in another run.
hint-not-text = Type it again, or set the terminal to UTF-8.
hint-no-data-folder = Name one with TRICORDER_DATA_DIR.
hint-user-data = { $cause ->
    [newer] Use the newer version. Until then, everything works that does not need your own data.
    [busy] End the other program, or wait until it is done.
    [full] Free up space on the device. Leave the file itself alone: it holds your games.
    [read-only] Make the folder writable, or name another with TRICORDER_DATA_DIR.
    [unmounted] Mount the disk or fix the link, or name another folder with TRICORDER_DATA_DIR.
    [forbidden] Give yourself access to the file and the folder, or name another folder with TRICORDER_DATA_DIR.
    [no-database] Rename the file and restore a backup. Do not delete it: something may still be saved.
    [damaged] Rename the file and restore a backup. Do not delete it: something may still be saved.
   *[other] Check free space and permissions. Do not delete the file: it holds your games and campaigns.
}
hint-damaged = Save everything else: `tricorder backup FILE --skip-damaged`. To continue with that: `tricorder restore FILE --replace`
hint-foreign = Its contents could run on their own. If somebody gave you the file, ask for what “`tricorder backup`” writes; if it is yours, rename it and restore a backup.
hint-server = { $cause ->
    [unreachable] Check that the server is running and that the address is right, then run the command again. What was confirmed is kept; look-ups and cards work without it.
    [no-address] It looks like this: postgres://name@host/database
    [unencrypted] Leave out sslmode where nobody else can listen: on the same machine or on your own network. Anywhere else, use a tunnel (ssh -L, WireGuard).
    [left-out] Leave --db and TRICORDER_DB out, or use a program built with the feature “postgres”.
    [forbidden] Check the user name and its permissions; a password can go in PGPASSWORD.
    [missing] Create it (createdb), or name another in the address.
    [read-only] Name the server that accepts writes.
    [busy] Try again in a moment.
    [full] Free up space there; nothing was lost.
   *[other] Tell whoever looks after the server. Nothing was changed.
}
hint-rules-on-server = Run the command without --db and without TRICORDER_DB.
hint-full = { $what ->
    [games] Delete one you no longer need.
    [events] Begin another game.
    [decks] Delete a deck you no longer need; its versions go with it.
   *[imports] Remove a file you no longer need.
}
hint-occupied = To keep it, back it up first: `tricorder backup FILE`. With --replace, the backup takes its place.
hint-archive = Only a complete file saved by “`tricorder backup`”, the page, or the app can be restored. Nothing was changed.
hint-archive-less = Name another file. To replace this one anyway: `tricorder backup FILE --replace`. If your data is elsewhere, name its folder with TRICORDER_DATA_DIR.
hint-archive-unwritable = Name another file, or “-” for standard output.
hint-moved = Run the command again to continue from where it is now.
hint-name-taken = Choose another one with --name.
hint-name-taken-tap = Choose another name.
hint-unknown-name = To see all: `tricorder solo list` · `tricorder campaign list` · `tricorder solo cadet list`
hint-restore = To bring it back within thirty days: `{ $command } "{ $name }"`
hint-not-removed = To see what can be brought back: `{ $command }`
hint-unplayable = The log is kept unchanged. Undo to before that entry, or use the version that wrote it.
hint-no-game = Begin one: `tricorder solo new`
hint-impossible-card = If it really is there, set it right: `tricorder solo correct`
hint-unreadable-reply = The line above the prompt shows how to answer.
hint-prompt-command = To see what you can type: :help
hint-too-many-teams = Count the Bot’s Away Teams in the Neutral Zone again.
hint-card-twice = Name each card once.
hint-too-many-own-tokens = Count your Away Teams and Ships in the Neutral Zone again.
hint-stardate-full = Count again, and look at the number of the card.
hint-stardate-glory = Count again. If there really is more on it, set it right: `tricorder solo correct`
hint-track-steps = Type three numbers from 0 to 15 for Research, Influence, and Military, for example 3 0 7.
hint-out-of-range = Allowed: { $least } to { $most }.
hint-number-for-name = Type the name of the card, or how it begins.
hint-beyond-list = Type one of its numbers, or a name.
hint-which-deck = Say which, for example “ship -”.
hint-open-site = Name all Locations from left to right; a dash stands for an empty place.
hint-stardate-range = If another one really is on top, set it right: `tricorder solo correct`
hint-stardate-without-glory = Name the next card with its Glory, or 0 if all are empty.
hint-open-market = Name the card, or the empty deck with a dash, for example Cargo -
hint-places-missing = Name the card there, or if its deck has run out, type for example “ally -”.
hint-left-empty = Fill in what is empty; a number may be 0.
hint-names-missing = Name the other cards, separated by semicolons.
hint-whole-zone = Name all Locations from left to right, separated by semicolons.
hint-unknown-event = To see all events: `tricorder solo event --help`
hint-unknown-correction = To see what can: `tricorder solo correct --help`
hint-trait-not-open = Still open: { $open }
hint-no-marks = Only the Bot Khan has marked traits and an exile.
hint-question-open = Answer it with: `tricorder solo play`
hint-game-over = Score it: `tricorder solo score`. Undo something: `tricorder solo undo`
hint-nothing-to-undo = You are at the beginning.
hint-nothing-to-redo = You can redo only what you just undid, before anything replaces it.
hint-boxes-not-alone = For example: { $base },{ $codes }
hint-captain-beyond = For this game: --boxes { $boxes }. For all games and look-ups: `tricorder collection boxes { $boxes }`
hint-captain-beyond-tap = If you have the box, select it in the settings.
hint-captain-unknown = If you have it: `tricorder collection boxes { $boxes }`
hint-same-captain = Choose another Captain for yourself or for the Bot.
hint-no-training = Begin one: `tricorder solo cadet new --captain picard`
hint-card-list = Check the path after the @, or name the cards yourself, separated by semicolons.
hint-listed-twice = Remove the second one. If you mean two cards of the same name, give their IDs, shown by: `tricorder list --kind card`
hint-facedown = Name them with --facedown "A; B". They are among: { $among }
hint-facedown-tap = Name them. They are among: { $among }
hint-no-campaign = Begin one: `tricorder campaign new --captain picard --mode yellow-alert`
hint-log-book = Only what “`tricorder campaign export --to yaml`” writes can be imported.
hint-log-book-entry = Correct this entry and import the file again.
hint-campaign-over = See the review: `tricorder campaign review` · A mistake? `tricorder campaign undo`
hint-upgrade-due = To see the options: `tricorder campaign status`
hint-no-upgrade-due = Record the next game first: `tricorder campaign record --bot CAPTAIN --won`
hint-wrong-opponent = Opponents left: { $allowed }
hint-not-won = Check the points, or record the game with --lost.
hint-not-won-tap = Check the points, or record the game as lost.
hint-option-b-barred = Choose Option A with --reinforce, or --none if you gained no fitting card.
hint-option-b-barred-tap = Choose Option A, or no upgrade if you gained no fitting card.
hint-upgrade-needed = To see the options: `tricorder campaign status`
hint-unfit-card = You can choose: { $possible }
hint-no-such-bonus = To see the numbers: `tricorder campaign status`
hint-bonus-takes-no-card = Leave out --own-card, or choose another bonus.
hint-bonus-takes-no-card-tap = Leave the field for the card empty, or choose another bonus.
hint-bonus-needs-card = Name it with --own-card: { $possible }
hint-bonus-needs-card-tap = You can choose: { $possible }
hint-closed-challenge = Leave it out or choose another Captain.
hint-usage = See --help.
hint-data-folder = Check the path after --data.
hint-data = Once fixed, check it with: `tricorder admin data check --data FOLDER`
hint-no-cache-folder = Name one with TRICORDER_CACHE_DIR.
hint-cache-folder = Everything still works, but a command that needs the catalog builds it first, which takes seconds each time. Free up space, or name a writable folder with TRICORDER_CACHE_DIR.
hint-spare-cache = For now it is in { $spare }. Free up space, or name a writable folder with TRICORDER_CACHE_DIR.
hint-catalog = Rebuild it: `tricorder admin index rebuild`
hint-man-folder = Name a folder you may write to.
hint-script-file = Check the permissions of the folder, or put the script there yourself: `tricorder admin completions <shell>`
hint-foreign-script = Rename or delete the file and try again, or put the script elsewhere yourself: `tricorder admin completions <shell>`
hint-output = Check that there is space and permission to write.
hint-panic = This should not happen. Please report the command and this line.

hint-did-you-mean = Did you mean { $names }?
hint-quoted = “{ $name }”
hint-card-file = Nothing was imported. Check the path and its permissions.
hint-no-card-file = { $reason ->
    [utf16] Nothing was imported. Save it as UTF-8 and try again.
    [not-utf8] Nothing was imported. Save it as UTF-8 and try again.
   *[other] Nothing was imported. Card files are in the plugin’s “sets” folder.
}
hint-no-picture-folder = Nothing was imported. In a LackeyCCG plugin, the pictures are in “sets/setimages”.
hint-no-card-files = Nothing was imported. Card files are in the plugin’s “sets” folder and end in .txt.
hint-twin-files = Nothing was imported. Import one of them, or rename one.
hint-unknown-import = To see all: `tricorder import list`
hint-ambiguous-import = Name one of them exactly: { $names }
hint-deck-no-text = A deck list is a text file with one card per line, such as “3x Odo, Curzon”.
hint-deck-no-captain = Name the Captain in a line such as “Captain: Picard”.
hint-deck-foreign = Lists with one card per line, such as “3x Odo, Constable”, can be read, from any program. To add cards beyond the built-in ones: `tricorder import <folder>`
hint-deck-code = { $what ->
    [newer] A newer tricorder reads it; or ask for the deck as a list.
   *[other] Copy it once more, from “tcd” to its last sign, or ask for the deck as a list.
}
hint-deck-no-list = Set the format yourself with --from.
hint-deck-several = Name one of them: { $path }#2. `tricorder deck check` checks all of them.
hint-deck-no-clipboard = Paste the list into a file and name that: `tricorder deck check list.txt`
hint-deck-no-such-deck = Use its number or name as listed.
hint-deck-not-written = `tricorder deck check` suggests what could be meant.
hint-deck-no-cards = Personnel, ships, and everything else you draw go below “Deck”.
hint-deck-no-personnel = To see whether all names are recognized: `tricorder deck check --explain`
hint-deck-no-mission = To see the missions of the deck: `tricorder deck stats`
hint-deck-no-requirement = Name one of the other missions.
hint-deck-nothing-fits = Give a card name, a card type or a search. To see all fields: `tricorder search --help-query`
hint-deck-unreadable = See the saved decks with: `tricorder deck list`
hint-deck-line = { $trouble ->
        [unknown-heading] This heading names no pile. Known are Missions, Dilemmas, Deck, and Aside.
        [count] You can have 1 to 999 copies.
        [change] A minus sign changes a deck; a list only says what is in it.
        [numbering] The number neither counts cards nor continues from the line before.
        [strange] This is not part of a deck list.
        [contradiction] Two counts or two numbers of cards contradict each other.
        [unclear-count] No column clearly counts copies. Name it “Count”, or write the number before the card.
       *[no-name] The name of the card is missing.
    }
hint-deck-nothing = List each card on a line such as “3x Odo, Curzon”.
hint-deck-not-fixed = `tricorder deck check` suggests what could be meant, and --apply uses a suggestion if it is the only one.
hint-deck-needs-name = Give it with --name.
hint-deck-needs-name-tap = Fill in the field for the name.
hint-deck-name-dash = Give it another name with --name.
hint-deck-name-dash-tap = Choose a name that begins with a letter or a digit.
hint-deck-name-taken = Choose another name with --name.
hint-deck-name-taken-tap = Choose another name, or check the box that replaces the old deck.
hint-deck-occupied = Choose another name.
hint-deck-name-version = Choose a name without “@” and a number at its end.
hint-deck-no-version = See them all with: `tricorder deck log "{ $name }"`
hint-deck-earlier = Use the plain name “{ $deck }”, or make this version the latest: `tricorder deck restore "{ $name }"`
hint-deck-no-card = Cards newer than { -data-month } must be imported first: `tricorder import <folder>`
hint-deck-several-cards = Give the full name, with its subtitle.
hint-deck-no-copies = Type it as in a list: "2x Odo, Curzon"
hint-deck-not-in-deck = To see what is in it: `tricorder deck convert "{ $deck }" --to text`
hint-deck-too-few = To mean all of them, use --all.
hint-deck-swap-two = Put names of several words in quotes: `tricorder deck edit <deck> swap "2 Anara" "Odo, Curzon"`
hint-deck-needs-pile = Name it with --pile: missions, dilemmas, deck, or aside.
hint-deck-nothing-to-merge = Name one with --missions-from, --dilemmas-from, --deck-from, or --aside-from and a deck.
hint-deck-in-no-deck = To see the saved decks: `tricorder deck list`
hint-deck-file-taken = Overwrite it with --replace, or name another folder with --into.
hint-deck-not-exported = Name another folder with --into.
hint-deck-unknown-name = See them all with: `tricorder deck list`
hint-deck-unknown-example = See them all with: `tricorder deck list --examples`
hint-collection-empty = Fill it with: `tricorder collection import <file>`, or a whole set at once: `tricorder collection add --set Premiere`
hint-collection-unknown-card = Cards newer than { -data-month } are imported first: `tricorder import`
hint-collection-ambiguous = Give the whole name, or the collector’s number.
hint-collection-no-cards = Rows with no count, or a count of 0, are for cards you lack. Empty the collection with: `tricorder collection remove --all`

hint-site-not-ours = Use a new or empty folder, or one made by “`tricorder admin site`”.
hint-site-unwritable = Use a folder you may write to; what was there before has not changed.
hint-export-not-ours = Name a new file, or remove this one first.
hint-export-unwritable = Name a file in an existing folder that you may write to; without a file, the export goes to standard output.
hint-serve-port = Use another: `tricorder serve --port { $other }`
hint-serve-network = Connect it to the phone’s Wi-Fi, or leave out --lan.
hint-serve-address = Its addresses: { $known }
hint-serve-chance = Without --lan the page needs no key.
hint-serve-server = Name it: `tricorder serve --public --db postgres://name@host/database`. For the devices at one table --lan is enough.
hint-serve-url = Give a scheme and a name and nothing after it: https://club.example
hint-serve-broken = Try again with another number for --port.

hint-nothing-chosen = Choose from the list, by number or by word.

hint-no-config-folder = Name one with TRICORDER_CONFIG_DIR.
hint-settings-file = Fix the file or remove it: { $path }
hint-settings-unknown = All settings: `tricorder config`
hint-settings-unfit = Allowed: { $allowed }
hint-no-such-setting = The settings are: { $allowed }
hint-setting-refused = { $key ->
    [app] Name the address the app is opened at: https://example.org/app
    [pictures] Name one or more folders, each as a separate argument.
    [own-data] Name one or more folders, each as a separate argument.
    [pager] Name a command and its options.
   *[other] Allowed: { $allowed }
}
hint-settings-unwritable = Name another folder with TRICORDER_CONFIG_DIR, or give yourself permission to write there.
hint-not-in-list = Type a number from 1 to { $count }.
hint-no-list = On a terminal, the last list from a look-up, “search”, or “list” is remembered.

hint-own-folder = To see your folders: `tricorder config own-data`
hint-own-rules = Fix it with `tricorder note rule` and the ID.
hint-long-note = Split it, or write a rule of your own: `tricorder note rule`
hint-no-such-note = To see their numbers: “note” with the name alone.
hint-bad-rule-id = For example: `tricorder note rule mulligan`, or with game and kind: `tricorder note rule cc/concept/mulligan`
hint-not-yours = Write a note on it (`tricorder note { $id } …`), or a rule under another name.
hint-no-such-rule = All your own rules: `tricorder note rule --list`
hint-editor = Name another one in EDITOR, for example EDITOR=nano
hint-no-editor = Run the command in a terminal, or name an editor in EDITOR, for example EDITOR=nano
hint-editor-failed = What you wrote is kept. Name another editor in EDITOR, or try again.
hint-rule-faults = To edit again: `tricorder note rule { $id }`
hint-rule-unwritable = Name another folder with TRICORDER_DATA_DIR.
hint-other-edition = Leave the file out.
hint-card-data = Name the folder that contains 2e/cards: --into data
