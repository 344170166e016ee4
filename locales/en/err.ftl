# What went wrong (err-…), what helps (hint-…), what is wrong with data (finding-…).

err-label = Error:

err-empty-query = There is no letter or digit in what you are looking for.
err-nothing-found = Nothing found for “{ $query }”.
err-not-understood = Not found: { $words }. Without it there is no answer to “{ $query }”.
err-only-elsewhere = This game has nothing on “{ $query }”.
err-query-empty = Nothing to search for was typed.
err-query-too-long = The query is too long.
err-query-too-deep = Too many brackets or negations inside each other.
err-query-too-many-patterns = Too many wildcards and regular expressions at once.
err-query-unknown-field = There is no field “{ $field }”.
err-query-unknown-value = No card has “{ $value }” in the field { $field }.
err-query-not-a-number = “{ $value }” is not a number (field { $field }).
err-query-bad-regex = The regular expression “{ $pattern }” cannot be used: { $reason ->
    [open-class] a square bracket is never closed.
    [bad-class] what is in square brackets is not a range; one goes from front to back, as in [a-z].
    [open-group] a parenthesis is never closed.
    [stray-parenthesis] a parenthesis was never opened.
    [nothing-to-repeat] there is nothing before *, + or ? to repeat.
    [bad-count] the count in braces is not valid; {"{"}3{"}"} and {"{"}2,{"}"}, for example, are.
    [open-escape] nothing follows the backslash at its end.
    [bad-escape] this character means nothing after a backslash.
    [unknown-class] no class of characters has this name.
    [unsupported] the search supports neither backreferences, such as \1, nor look-around, such as (?=…).
    [too-big] it is too big.
   *[other] it cannot be understood.
}
err-query-missing-value = The value for { $field } is missing.
err-query-not-comparable = { $field } has no numbers to compare.
err-query-one-number = { $field } is compared with one number here.
err-query-how-many = A number is missing after { $field } and this character.
err-query-not-addable = { $field } has no numbers to add up.
err-query-missing-summand = A field is missing beside the plus sign.
err-query-regex-elsewhere = The field { $field } does not take regular expressions.
err-query-missing-field = The field before this character is missing.
err-query-open-quote = The quotation mark is never closed.
err-query-open-regex = The regular expression is never closed.
err-query-open-parenthesis = The bracket is never closed: a ) is missing.
err-query-stray-parenthesis = The bracket was never opened.
err-query-nothing = Something is missing here.
err-query-unknown-sort = Cards cannot be sorted by “{ $field }”.
err-no-texts = Game texts of { -second-edition } have not been imported: only { -captains-chair } can be searched by its texts.
err-no-card = No card fits “{ $query }”.
err-no-card-fits = No card fits all of this. “{ $part }” excludes the most (without this part: { $without } cards; with this part alone: { $alone }).
err-no-card-has = No card fits all of this, for none fits “{ $part }” (without this part: { $without } cards).
err-unknown-id = There is no entry “{ $id }”.
err-several-entries = Several entries are called “{ $name }”.
err-no-such-hit = There is no hit number { $number }; hits in all: { $count }.
err-unknown-card = There is no card “{ $name }”.
err-nothing-listed = No entry fits all of this.
err-unknown-trait = There is no trait “{ $name }”.
err-ambiguous-card = Several cards are called “{ $name }”.
err-never-resolved = The Bot never resolves “{ $card }”.
err-no-program = The data has no Command cards or board for { $captain }.
err-unknown-filter = “{ $word }” is not a suit, trait or icon.
err-notation = “{ $text }” cannot be read.
err-unknown-value = Invalid value “{ $value }” for { $option }.
err-malformed-value = { $option } cannot take “{ $value }”.
err-unknown-option = There is no option “{ $option }”.
err-unknown-command = There is no command “{ $command }”.
err-unknown-subcommand = “{ $command }” has no subcommand “{ $subcommand }”.
err-missing-subcommand = “{ $command }” needs a subcommand.
err-missing-value = { $option } needs a value.
err-missing-argument = Missing: { $what }
err-unexpected-argument = “{ $argument }” does not belong here.
err-conflict = { $option } cannot be used with { $other }.
err-too-many-lines = More than { $most } lines came at once.
err-not-text = An argument is not valid UTF-8 text.
err-no-data-folder = This system names no folder for your games.
err-user-data = Your games in { $path } cannot be read or written: { $reason }
err-damaged = In { $path } this is damaged: { $items }. Everything else can be read.
err-damaged-name = In { $path } “{ $name }” is damaged.
err-foreign = { $path } is not as tricorder makes it and was not read: { $names }
err-read-only = { $cause ->
    [full] The device with { $path } is full: your data can be read, but nothing new is saved.
   *[other] Nothing may be written to { $path }: your data can be read, but nothing new is saved.
}
err-server = { $cause ->
    [unreachable] Your data on { $address } cannot be read or written: Nobody answers there (“{ $words }”).
    [no-address] What --db or TRICORDER_DB names is not the address of a server.
    [unencrypted] Your data on { $address } is not read or written: The address asks for encryption (sslmode), and tricorder does not encrypt its way to PostgreSQL.
    [left-out] Your data cannot be kept on a server: this program was built without PostgreSQL.
    [forbidden] Your data on { $address } cannot be read or written: The server does not let you in (“{ $words }”).
    [missing] Your data on { $address } cannot be read or written: There is no such database there.
    [read-only] Your data on { $address } cannot be read or written: The server is read-only.
    [busy] Your data on { $address } cannot be read or written: The server is busy, or somebody else is writing (“{ $words }”).
    [full] Your data on { $address } cannot be read or written: The server has no room left.
   *[other] Your data on { $address } cannot be read or written: The server says “{ $words }”.
}
err-rules-on-server = Rules of your own are files on this machine; a server keeps none.
err-full = { $what ->
    [games] You have reached the limit of saved games.
    [events] This game has reached the limit of entries.
    [decks] You have reached the limit of saved decks.
   *[imports] You have reached the limit of imported cards.
}
err-occupied = Data of yours is already kept.
err-archive = { $file } cannot be restored: { $reason }
err-archive-less = { $kept ->
    [0] { $file } stays as it is: it is no backup, or not a whole one.
   *[other] { $file } stays as it is: it holds { $kept } things of yours, and { $place } only { $own }.
}
err-archive-unwritable = { $file } cannot be written: { $reason }
err-without-own = Answered without your own data. { $sentence }
err-moved = Another terminal has gone on with this or deleted it in the meantime; nothing was changed.
err-name-taken = The name “{ $name }” is already in use.
err-unknown-name = There is nothing called “{ $name }”.
err-not-removed = Nothing called “{ $name }” has been deleted in the last thirty days.
err-unplayable = “{ $name }” cannot be replayed: entry { $entry } does not fit the rules of this version.
err-no-game = There is no solo game yet.
err-impossible-card = This cannot be “{ $card }”: no such card can lie here.
err-nothing-known = Enter alone is not enough here: the program does not know yet what it asks for.
err-unreadable-reply = “{ $text }” does not answer this.
err-too-many-teams = { $captain } has { $teams } Away Teams; you name { $sent }.
err-card-twice = { $card } stands there twice.
err-too-many-ships = You can have at most { $ships } Ship tokens; you name { $sent }.
err-stardate-full = Stardate card { $card } begins with { $most } Glory; there is never more on it.
err-stardate-glory = There can be at most { $most } Glory on Stardate card { $card } by now.
err-track-steps = “{ $text }” cannot be the track markers on a Crew board.
err-out-of-range = “{ $text }” is not possible here.
err-number-for-name = “{ $number }” is a number; a name is asked for here.
err-beyond-list = The list has no number { $number }; it ends with { $most }.
err-which-deck = A mere “-” leaves open which deck has run out.
err-no-card-in-game = There is no card “{ $name }” in this game.
err-open-site = A place of the Neutral Zone is missing.
err-stardate-range = Only a Stardate card from { $first } to { $last } can be on top.
err-stardate-without-glory = The top Stardate card always has Glory on it; an empty one makes way for the next.
err-open-market = Place { $place } of the Market, from the left, is missing.
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
err-captain-beyond = { $captain } comes with a box this game is played without: { $title }.
err-card-beyond = “{ $card }” is a card of a box you do not have: { $title }.
err-captain-unknown = { $captain } comes with a box you do not have: { $title }.
err-option-beyond = { $option } needs a card of a box this game is played without: { $title }.
err-same-captain = { $captain } cannot play on both sides.
err-no-training = There is no Cadet Training yet.
err-card-list = The list of cards { $path } cannot be read: { $reason }
err-listed-twice = “{ $name }” is in the list of cards twice.
err-facedown = Facedown cards of the Bot that you must turn up before scoring: { $count }.
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
err-option-b-barred = With Rules of Acquisition, Option B is barred after a win.
err-upgrade-needed = You cannot go without an upgrade: Option B is always open to you.
err-unfit-card = { $reason ->
    [forbidden] “{ $card }” may never join the Reinforcement pile: Encounters, Incidents and Locations are ruled out.
    [not-common] “{ $card }” is not a common card.
    [not-gained] “{ $card }” never lies in the Market.
    [not-permitted] “{ $card }” is not allowed by the opponent’s Command card after this result.
    [not-own] “{ $card }” does not belong to your crew.
    [elsewhere] “{ $card }” does not start where this bonus takes a card from.
   *[in-pile] “{ $card }” is in your Reinforcement pile already.
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
err-data = The data is not in order; without valid data there is no answer.
err-no-cache-folder = This system names no cache folder.
err-cache-folder = No catalog can be written in { $folder }: { $reason }
err-catalog = The catalog cannot be read: { $reason }
err-man-folder = No pages can be written to { $folder }: { $reason }
err-script-file = The script { $path } cannot be written: { $reason }
err-foreign-script = { $path } was not written by tricorder and was left unchanged.
err-output = The output cannot be written: { $reason }
err-panic = Internal error in tricorder: { $detail }
err-card-file = Cannot read { $path }: { $reason }
err-no-card-file = { $path } is not a card file of LackeyCCG: { $reason ->
    [empty] it is empty.
    [utf16] its text is encoded as UTF-16.
    [not-utf8] its text is not encoded as UTF-8.
    [binary] it holds no text.
    [no-rows] there is no card below its header.
    [too-large] it is too large, alone or with the files before it: all together may have 32 MiB.
    [special] it is not an ordinary file.
   *[other] its first line is not a header with Name, Set, ImageFile …
}
err-no-card-files = There is no card file in { $folder }.
err-twin-files = Two of these files would be called { $name }.
err-unknown-import = No imported file is called “{ $name }”.
err-ambiguous-import = Several imported files are called “{ $name }”.

err-deck-no-text = { $path } is not a deck list: { $reason ->
        [empty] the file is empty.
        [too-large] it is larger than 1 MiB.
        [damaged] nothing can be taken out of this archive.
        [empty-archive] the archive is empty.
        [long-line] the name of a card is longer than 10,000 characters.
        [no-cards] nobody names a card in it.
       *[binary] it holds no text.
    }
err-deck-no-captain = No crew can be made out in { $path }.
err-deck-foreign = { $path } is not a list of { -second-edition }: none of its { $names } names is a card of the game.
err-deck-code = The code of the deck cannot be read. { $reason }
err-deck-no-list = { $path } cannot be read as { $format }: { $reason }
err-deck-several = { $path } holds { $count } decks: { $names }
err-deck-no-clipboard = There is no clipboard here that could be read.
err-deck-no-such-deck = { $path } has no deck “{ $wanted }”. It has: { $names }
err-deck-not-written = Not written, for { $count ->
        [one] one line is
       *[other] { $count } lines are
    } not recognized: { $lines }
err-deck-no-cards = This list has no cards to draw.
err-deck-no-personnel = This list has no personnel in its deck.
err-deck-no-mission = “{ $name }” is not a mission of the deck, nor any other that is known.
err-deck-no-requirement = { $name } requires nothing: nobody can attempt a headquarters.
err-deck-nothing-fits = No card in the deck fits “{ $name }”.

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
    }, but none with the number { $wanted }.
err-deck-earlier = “{ $name }” is an earlier version, and these stay as they are.
err-deck-no-card = No card is called “{ $name }”.
err-deck-several-cards = “{ $name }” is not the full name of one card.
err-deck-no-copies = “{ $text }” is not a card with a number of copies.
err-deck-not-in-deck = “{ $name }” is not in “{ $deck }”.
err-deck-too-few = “{ $deck }” has only { $have ->
        [one] one copy
       *[other] { $have } copies
    } of “{ $name }”.
err-deck-swap-two = Two cards are swapped: the one that goes, then the one that comes.
err-deck-needs-pile = The pile to which the cards move is missing.
err-deck-nothing-to-merge = The pile that comes from another deck is missing.
err-deck-in-no-deck = None of your saved decks has “{ $name }”.
err-deck-file-taken = { $path } already exists. Nothing has been written.
err-deck-not-exported = { $path } cannot be written: { $reason }
err-deck-unknown-name = No saved deck is called “{ $name }”.
err-deck-unknown-example = No example deck is called “{ $name }”.

err-collection-empty = No cards in your collection yet.
err-collection-none-fits = No card in your collection fits “{ $query }”.
err-collection-unknown-card = No card of { -second-edition } is called “{ $name }”.
err-collection-ambiguous = “{ $name }” leaves open which card is meant.
err-collection-line = “{ $text }” does not name a card.
err-collection-no-cards = This list names no card you own; your collection is as it was.

err-site-not-ours = There is something else in { $folder }.
err-site-unwritable = { $folder } cannot be written: { $reason }
err-export-not-ours = { $file } is not an older export.
err-export-unwritable = { $file } cannot be written: { $reason }
err-serve-port = Port { $port } is not free: { $reason }
err-serve-network = This computer has no private address in any network.
err-serve-address = { $ip } is not a private address of this computer.
err-serve-chance = The system gives no randomness for a key that nobody guesses.
err-serve-server = With --public many share the page; what they save belongs on a server of PostgreSQL, and none is named.
err-serve-url = “{ $url }” is not an address players could open.
err-serve-broken = The page cannot be opened: { $reason }

err-card-elsewhere = This cannot be “{ $card }”: that card lies { $place }.
err-nothing-begun = No game was started.
err-nothing-chosen = There is no default here.
err-not-listed = “{ $value }” is not in the list.
err-card-of-crew = This cannot be “{ $card }”: that card is of the crew of { $captain }.

err-without-settings = Answered without your settings. { $sentence }
err-no-config-folder = This system names no folder for settings.
err-settings-file = The settings in { $path } cannot be read: { $reason }
err-settings-unknown = { $path }, line { $line }: there is no setting “{ $key }”.
err-settings-unfit = { $path }, line { $line }: “{ $value }” is not a value for { $key }.
err-no-such-setting = There is no setting “{ $key }”.
err-setting-refused = “{ $value }” is not a value for { $key }.
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
err-editor-failed = The editor “{ $editor }” ended with an error.
err-rule-faults = Something is wrong with your rule { $id }; it is left out until it is fixed:
err-rule-unwritable = The rule cannot be written to { $path }: { $reason }
err-other-edition = { $name } holds cards of another game; only those of { -second-edition } are written.
err-card-data = The data folder “{ $path }” cannot be read or written: { $reason }.
