# What went wrong (err-…), what helps (hint-…), what is wrong with data (finding-…).

err-label = Error:

err-empty-query = Your query has no letters or digits.
err-nothing-found = Nothing found for “{ $query }”.
err-not-understood = Not found: { $words }. Without it there is no answer to “{ $query }”.
err-only-elsewhere = This game has nothing on “{ $query }”.
err-query-empty = Type something to search for.
err-query-too-long = The query is too long.
err-query-too-deep = Too many nested parentheses or negations.
err-query-too-many-patterns = Too many wildcards and regular expressions at once.
err-query-unknown-field = There is no field “{ $field }”.
err-query-unknown-value = No card has “{ $value }” in the field { $field }.
err-query-not-a-number = “{ $value }” is not a number (field { $field }).
err-query-bad-regex = The regular expression “{ $pattern }” cannot be used: { $reason ->
    [open-class] a square bracket is never closed.
    [bad-class] the square brackets do not hold a valid range; ranges run from low to high, as in [a-z].
    [open-group] a parenthesis is never closed.
    [stray-parenthesis] a parenthesis was never opened.
    [nothing-to-repeat] there is nothing before *, + or ? to repeat.
    [bad-count] the count in braces is not valid; {"{"}3{"}"} and {"{"}2,{"}"}, for example, are.
    [open-escape] nothing follows the backslash at its end.
    [bad-escape] this character means nothing after a backslash.
    [unknown-class] there is no character class of this name.
    [unsupported] the search supports neither backreferences, such as \1, nor look-around, such as (?=…).
    [too-big] it is too big.
   *[other] it cannot be understood.
}
err-query-missing-value = The value for { $field } is missing.
err-query-not-comparable = { $field } has no numbers to compare.
err-query-one-number = { $field } can be compared with only one number here.
err-query-how-many = A number is missing after { $field } and this character.
err-query-not-addable = { $field } has no numbers to add up.
err-query-missing-summand = A field is missing next to the plus sign.
err-query-regex-elsewhere = The field { $field } does not take regular expressions.
err-query-missing-field = The field before this character is missing.
err-query-open-quote = The quotation mark is never closed.
err-query-open-regex = The regular expression is never closed.
err-query-open-parenthesis = The parenthesis is never closed: a ) is missing.
err-query-stray-parenthesis = The parenthesis was never opened: a ( is missing.
err-query-nothing = Something is missing here.
err-query-unknown-sort = Cards cannot be sorted by “{ $field }”.
err-no-texts = No game texts of { -second-edition } have been imported; only those of { -captains-chair } can be searched.
err-no-card = No card matches “{ $query }”.
err-no-card-fits = No card matches all of this. “{ $part }” rules out the most (cards without this part: { $without }; with this part alone: { $alone }).
err-no-card-has = No card matches all of this, because none matches “{ $part }” (cards without this part: { $without }).
err-unknown-id = There is no entry “{ $id }”.
err-several-entries = Several entries are called “{ $name }”.
err-no-such-hit = There is no hit number { $number }; the list ends at { $count }.
err-unknown-card = There is no card “{ $name }”.
err-nothing-listed = No entry matches all of this.
err-unknown-trait = There is no trait “{ $name }”.
err-ambiguous-card = Several cards are called “{ $name }”.
err-never-resolved = The Bot never resolves “{ $card }”.
err-no-program = The data has no Command cards or board for { $captain }.
err-unknown-filter = “{ $word }” is not a suit, trait, or icon.
err-notation = “{ $text }” cannot be read.
err-unknown-value = Invalid value “{ $value }” for { $option }.
err-malformed-value = { $option } does not accept “{ $value }”.
err-unknown-option = There is no option “{ $option }”.
err-unknown-command = There is no command “{ $command }”.
err-unknown-subcommand = “{ $command }” has no subcommand “{ $subcommand }”.
err-missing-subcommand = “{ $command }” needs a subcommand.
err-missing-value = { $option } needs a value.
err-missing-argument = Missing: { $what }
err-unexpected-argument = “{ $argument }” does not belong here.
err-conflict = { $option } cannot be used with { $other }.
err-too-many-lines = Too many lines at once: the limit is { $most }.
err-not-text = An argument is not valid UTF-8 text.
err-no-data-folder = This system has no folder for your games.
err-user-data = Your games in { $path } cannot be read or written: { $reason }
err-damaged = In { $path }, some things are damaged: { $items }. Everything else can be read.
err-damaged-name = In { $path }, “{ $name }” is damaged.
err-foreign = { $path } is not as tricorder makes it and was not read: { $names }
err-read-only = { $cause ->
    [full] The device holding { $path } is full: your data can be read, but nothing new is saved.
   *[other] tricorder may not write to { $path }: your data can be read, but nothing new is saved.
}
err-server = { $cause ->
    [unreachable] Your data on { $address } cannot be read or written: The server does not answer (“{ $words }”).
    [no-address] The value of --db or TRICORDER_DB is not a server address.
    [unencrypted] Your data on { $address } is not read or written: The address asks for encryption (sslmode), but tricorder does not encrypt its connection to PostgreSQL.
    [left-out] Your data cannot be kept on a server: this program was built without PostgreSQL.
    [forbidden] Your data on { $address } cannot be read or written: The server denied access (“{ $words }”).
    [missing] Your data on { $address } cannot be read or written: That database does not exist.
    [read-only] Your data on { $address } cannot be read or written: The server is read-only.
    [busy] Your data on { $address } cannot be read or written: The server is busy, or somebody else is writing (“{ $words }”).
    [full] Your data on { $address } cannot be read or written: The server is out of space.
   *[other] Your data on { $address } cannot be read or written: The server says “{ $words }”.
}
err-rules-on-server = Your own rules are files on this machine; a server does not keep them.
err-full = { $what ->
    [games] You have reached the limit of saved games.
    [events] This game has reached the limit of entries.
    [decks] You have reached the limit of saved decks.
   *[imports] You have reached the limit of imported cards.
}
err-occupied = You already have data here.
err-archive = { $file } cannot be restored: { $reason }
err-archive-less = { $kept ->
    [0] { $file } was not replaced: it is not a backup, or not a complete one.
   *[other] { $file } was not replaced: it holds more of your data ({ $kept }) than { $place } ({ $own }).
}
err-archive-unwritable = { $file } cannot be written: { $reason }
err-without-own = Answered without your own data. { $sentence }
err-moved = This was continued or deleted from another terminal in the meantime; nothing was changed.
err-name-taken = The name “{ $name }” is already in use.
err-unknown-name = There is nothing called “{ $name }”.
err-not-removed = Nothing called “{ $name }” has been deleted in the last thirty days.
err-unplayable = “{ $name }” cannot be replayed: entry { $entry } does not fit the rules of this version.
err-no-game = There is no solo game yet.
err-impossible-card = It cannot be “{ $card }”: no card of that kind goes here.
err-nothing-known = Enter alone is not enough here: the program does not know the answer yet.
err-unreadable-reply = “{ $text }” does not answer the question.
err-too-many-teams = { $captain } has { $teams } Away Teams; you named { $sent }.
err-card-twice = { $card } is named twice.
err-too-many-ships = You can have at most { $ships } Ship tokens; you named { $sent }.
err-stardate-full = Stardate card { $card } begins with { $most } Glory and never has more.
err-stardate-glory = There can be at most { $most } Glory left on Stardate card { $card } by now.
err-track-steps = “{ $text }” does not fit the track markers on a Crew board.
err-out-of-range = “{ $text }” is out of range here.
err-number-for-name = “{ $number }” is a number; this asks for a name.
err-beyond-list = The list has no number { $number }; it ends at { $most }.
err-which-deck = “-” alone does not say which deck has run out.
err-no-card-in-game = There is no card “{ $name }” in this game.
err-open-site = One place in the Neutral Zone is missing.
err-stardate-range = Only a Stardate card from { $first } to { $last } can be on top.
err-stardate-without-glory = The top Stardate card always has Glory on it; an empty one makes way for the next.
err-open-market = Place { $place } of the Market (from the left) is missing.
err-places-missing = Still missing in the Market: { $places }.
err-left-empty = Please fill in all fields.
err-names-missing = { $missing ->
    [one] One name is still missing.
   *[other] { $missing } names are still missing.
}
err-whole-zone = One of these Locations is new in the Neutral Zone.
err-unknown-event = There is no event “{ $word }”.
err-unknown-correction = Nothing called “{ $word }” can be corrected.
err-trait-not-open = “{ $word }” cannot be marked.
err-no-marks = The Bot { $captain } marks no traits.
err-question-open = A question is still open.
err-game-over = The game is over.
err-nothing-to-undo = There is nothing to undo.
err-nothing-to-redo = There is nothing to redo.
err-boxes-not-alone = A game needs the core box or To Boldly Go; { $boxes } cannot be played alone.
err-captain-beyond = { $captain } comes in a box that this game does not use: { $title }.
err-card-beyond = “{ $card }” is from a box you do not have: { $title }.
err-captain-unknown = { $captain } comes in a box you do not have: { $title }.
err-option-beyond = { $option } needs a card from a box that this game does not use: { $title }.
err-same-captain = { $captain } cannot play on both sides.
err-no-training = There is no Cadet Training yet.
err-card-list = The list of cards { $path } cannot be read: { $reason }
err-listed-twice = “{ $name }” is in the list of cards twice.
err-facedown = Facedown Bot cards you must turn up before scoring: { $count }.
err-no-campaign = There is no campaign yet.
err-log-book = { $file } is not a readable campaign log: { $reason }
err-log-book-entry = Entry { $entry } of { $file } breaks the rules; nothing was imported.
err-campaign-over = The campaign “{ $name }” is over.
err-upgrade-due = First choose the upgrade after the game against { $opponent }.
err-no-upgrade-due = No upgrade is due right now.
err-wrong-opponent = { $reason ->
    [own] { $captain } is your own Captain.
   *[beaten] You have already beaten { $captain } in this campaign.
}
err-not-won = { $score } to { $bot } points is not a win; a tie counts as a loss.
err-option-b-barred = With Rules of Acquisition, Option B is not available after a win.
err-upgrade-needed = You cannot go without an upgrade: Option B is always open to you.
err-unfit-card = { $reason ->
    [forbidden] “{ $card }” may never join the Reinforcement pile: Encounters, Incidents, and Locations are ruled out.
    [not-common] “{ $card }” is not a common card.
    [not-gained] “{ $card }” is never in the Market.
    [not-permitted] “{ $card }” is not allowed by the opponent’s Command card after this result.
    [not-own] “{ $card }” does not belong to your crew.
    [elsewhere] “{ $card }” does not start in a place this bonus takes a card from.
   *[in-pile] “{ $card }” is already in your Reinforcement pile.
}
err-no-such-bonus = There is no bonus { $number }; the list goes from 1 to { $count }.
err-bonus-takes-no-card = Bonus { $number } is a boost and takes no card.
err-bonus-needs-card = Bonus { $number } needs a card.
err-closed-challenge = The challenge “{ $challenge }” is not open to { $captain }: { $reason ->
    [only-ship] this crew begins without a deployed Ship.
   *[tuesday] this crew has no Reserve deck.
}
err-usage = The command cannot be understood ({ $detail }).
err-data-folder = The data folder { $folder } cannot be read: { $reason }
err-data = The data has errors; without valid data there is no answer.
err-no-cache-folder = This system has no cache folder.
err-cache-folder = No catalog can be written in { $folder }: { $reason }
err-catalog = The catalog cannot be read: { $reason }
err-man-folder = No pages can be written to { $folder }: { $reason }
err-script-file = The script { $path } cannot be written: { $reason }
err-foreign-script = { $path } was not written by tricorder and was left unchanged.
err-output = The output cannot be written: { $reason }
err-panic = Internal error in tricorder: { $detail }
err-card-file = Cannot read { $path }: { $reason }
err-no-card-file = { $path } is not a LackeyCCG card file: { $reason ->
    [empty] it is empty.
    [utf16] its text is encoded as UTF-16.
    [not-utf8] its text is not encoded as UTF-8.
    [binary] it holds no text.
    [no-rows] there is no card below its header.
    [too-large] it is too large, alone or with the files before it: the limit is 32 MiB for all together.
    [special] it is not an ordinary file.
   *[other] its first line is not a header with Name, Set, ImageFile …
}
err-no-card-files = There is no card file in { $folder }.
err-no-picture-folder = { $folder } is not a folder.
err-twin-files = Two of these files would be called { $name }.
err-unknown-import = No imported file is called “{ $name }”.
err-ambiguous-import = Several imported files are called “{ $name }”.

err-deck-no-text = { $path } is not a deck list: { $reason ->
        [empty] the file is empty.
        [too-large] it is larger than 1 MiB.
        [damaged] this archive cannot be unpacked.
        [empty-archive] the archive is empty.
        [long-line] the name of a card is longer than 10,000 characters.
        [no-cards] it does not name any cards.
       *[binary] it holds no text.
    }
err-deck-no-captain = Cannot tell which crew { $path } is for.
err-deck-foreign = { $path } is not a list of { -second-edition }: none of its names ({ $names }) is a card of the game.
err-deck-code = The code of the deck cannot be read. { $reason }
err-deck-no-list = { $path } cannot be read as { $format }: { $reason }
err-deck-several = { $path } holds { $count } decks: { $names }
err-deck-no-clipboard = There is no clipboard to read here.
err-deck-no-such-deck = { $path } has no deck “{ $wanted }”. It has: { $names }
err-deck-not-written = Not written, because { $count ->
        [one] one line was
       *[other] { $count } lines were
    } not recognized: { $lines }
err-deck-no-cards = This list has no cards to draw.
err-deck-no-personnel = This list has no personnel in its deck.
err-deck-no-mission = “{ $name }” is neither a mission in the deck nor any other known mission.
err-deck-no-requirement = { $name } requires nothing: nobody can attempt a headquarters.
err-deck-nothing-fits = No card in the deck matches “{ $name }”.

err-deck-nowhere = There is neither a file nor a saved deck called “{ $name }”.
err-deck-no-file = Cannot read { $path }: there is neither a file nor a saved deck of this name.
err-deck-unreadable = Cannot read { $path }: { $reason }
err-deck-line = Line { $line } cannot be used: { $text }
err-deck-not-fixed = { $count ->
        [one] No card is called that; the line is unchanged: { $names }
       *[other] No cards are called that; the lines are unchanged: { $names }
    }
err-deck-nothing = There is nothing to convert: this list has no cards.
err-deck-needs-name = The deck needs a name.
err-deck-name-dash = A saved deck cannot be called “{ $name }”: options begin with a hyphen.
err-deck-name-taken = A deck called “{ $name }” already exists.
err-deck-name-version = A saved deck cannot be called “{ $name }”: “@” with a number means one of its versions.
err-deck-no-version = “{ $name }” has { $last ->
        [one] only one version
       *[other] { $last } versions
    }, so there is no version { $wanted }.
err-deck-earlier = “{ $name }” is an earlier version, and earlier versions cannot be changed.
err-deck-no-card = No card is called “{ $name }”.
err-deck-several-cards = “{ $name }” is not the full name of one card.
err-deck-no-copies = “{ $text }” is not a card with a number of copies.
err-deck-not-in-deck = “{ $name }” is not in “{ $deck }”.
err-deck-too-few = “{ $deck }” has only { $have ->
        [one] one copy
       *[other] { $have } copies
    } of “{ $name }”.
err-deck-swap-two = A swap takes two cards: first the one that goes out, then the one that comes in.
err-deck-needs-pile = Missing: the pile the cards move to.
err-deck-nothing-to-merge = Missing: the pile to take from another deck.
err-deck-in-no-deck = None of your saved decks has “{ $name }”.
err-deck-file-taken = { $path } already exists. Nothing has been written.
err-deck-not-exported = { $path } cannot be written: { $reason }
err-deck-unknown-name = No saved deck is called “{ $name }”.
err-deck-unknown-example = No example deck is called “{ $name }”.

err-collection-empty = No cards in your collection yet.
err-collection-none-fits = No card in your collection matches “{ $query }”.
err-collection-unknown-card = No card of { -second-edition } is called “{ $name }”.
err-collection-ambiguous = “{ $name }” could mean more than one card.
err-collection-line = “{ $text }” does not name a card.
err-collection-no-cards = This list names no card you own; your collection is unchanged.

err-site-not-ours = { $folder } contains something else.
err-site-unwritable = { $folder } cannot be written: { $reason }
err-export-not-ours = { $file } exists and is not an earlier export.
err-export-unwritable = { $file } cannot be written: { $reason }
err-serve-port = Port { $port } is not free: { $reason }
err-serve-network = This computer has no private address in any network.
err-serve-address = { $ip } is not a private address of this computer.
err-serve-chance = The system provides no randomness for a secret key.
err-serve-server = With --public, many people share the page; what they save belongs on a PostgreSQL server, and none is named.
err-serve-url = “{ $url }” is not an address players could open.
err-serve-broken = The page cannot be opened: { $reason }

err-card-elsewhere = It cannot be “{ $card }”: that card is { $place }.
err-nothing-begun = No game was started.
err-nothing-chosen = There is no default here.
err-not-listed = “{ $value }” is not in the list.
err-card-of-crew = It cannot be “{ $card }”: that card belongs to the crew of { $captain }.

err-without-settings = Answered without your settings. { $sentence }
err-no-config-folder = This system has no folder for settings.
err-settings-file = The settings in { $path } cannot be read: { $reason }
err-settings-unknown = { $path }, line { $line }: there is no setting “{ $key }”.
err-settings-unfit = { $path }, line { $line }: “{ $value }” is not a valid value for { $key }.
err-no-such-setting = There is no setting “{ $key }”.
err-setting-refused = “{ $value }” is not a valid value for { $key }.
err-settings-unwritable = The settings in { $path } cannot be written: { $reason }
err-not-in-list = “{ $number }” is not in the list; it goes from 1 to { $count }.
err-no-list = No list to pick from yet.

err-own-folder = The folder { $folder } of your own rules cannot be read: { $reason }
err-own-rules = Something is wrong with your own rules; these are left out:
err-long-note = A note has at most { $most } characters.
err-no-such-note = “{ $typed }” is not the number of a note; notes on it: { $count }.
err-bad-rule-id = “{ $id }” cannot be the id of a rule.
err-not-yours = “{ $id }” is an entry of the program, not one of yours.
err-no-such-rule = There is no rule “{ $id }” of your own.
err-editor = The editor “{ $editor }” cannot be started: { $reason }
err-no-editor = No editor can open here: this is no terminal, and neither VISUAL nor EDITOR names one.
err-editor-failed = The editor “{ $editor }” ended with an error.
err-rule-faults = Something is wrong with your rule { $id }; it is left out until it is fixed:
err-rule-unwritable = The rule cannot be written to { $path }: { $reason }
err-other-edition = { $name } holds cards of another game; only those of { -second-edition } are written.
err-card-data = The data folder “{ $path }” cannot be read or written: { $reason }
