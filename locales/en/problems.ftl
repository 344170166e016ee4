# What went wrong (err-…), what helps (hint-…), what is wrong with data (finding-…).

err-label = Error:

err-empty-query = There is no letter or digit in what you are looking for.
hint-empty-query = Type a word of the game, for example: tricorder log
err-nothing-found = Nothing found for “{ $query }”.
hint-nothing-found = To see all entries: tricorder list
err-query-empty = The query has no letter and no digit.
hint-query-empty = Every card: tricorder search '*'. What you can write: tricorder search --help-query
err-query-too-long = The query is too long.
hint-query-too-long = At most 2000 characters are read.
err-query-too-deep = Too many brackets or negations inside each other.
hint-query-too-deep = Ask for less at once.
err-query-unknown-field = There is no field “{ $field }”.
hint-query-unknown-field = All fields: tricorder search --help-query. If the sign belongs to the word, put it in double quotes.
err-query-unknown-value = No card has “{ $value }” in the field { $field }.
hint-query-unknown-value = What a field can hold: tricorder search --help-query. A part of a value needs an asterisk: { $field }:"{ $value }*"
err-query-not-a-number = “{ $value }” is no number for { $field }.
hint-query-not-a-number = For example { $field }:3, { $field }<=3, { $field }:2..4
err-query-bad-regex = The regular expression “{ $pattern }” cannot be used: { $reason }.
err-query-missing-value = The value for { $field } is missing.
hint-query-missing-value = Cards with any value: { $field }:*
err-query-not-comparable = { $field } has no numbers to compare.
hint-query-not-comparable = Use a colon: { $field }:value. A skill has its level behind it: skill:leadership>=2
err-query-one-number = { $field } is compared with one number here.
hint-query-one-number = Several numbers or a range need a colon: { $field }:2,3 or { $field }:2..4
err-query-regex-elsewhere = The field { $field } knows no regular expressions.
hint-query-regex-elsewhere = They work for names and texts. Elsewhere an asterisk helps: { $field }:bor*
err-query-missing-field = The field before the sign is missing.
hint-query-missing-field = For example cost<=3
err-query-open-quote = The quotation mark is never closed.
err-query-open-regex = The regular expression is never closed.
hint-query-open-regex = It ends with a slash: /worf/
err-query-open-parenthesis = The bracket is never closed.
err-query-stray-parenthesis = The bracket was never opened.
err-query-nothing = Something is missing here.
hint-query-nothing = “or” needs something on both sides, a bracket something inside.
err-no-card = No card fits “{ $query }”.
hint-no-card = What you can write: tricorder search --help-query
err-no-card-fits = No card fits all of this. “{ $part }” excludes the most: { $without } cards fit without it, { $alone } fit it alone.
hint-no-card-fits = Leave it out, or write it differently.
err-unknown-id = No entry has the id “{ $id }”.
hint-unknown-id = To see all ids: tricorder list
err-no-such-hit = There is no hit number { $number }; hits in all: { $count }.
hint-no-such-hit = Without --pick you get the list with its numbers.
err-unknown-card = There is no card “{ $name }”.
hint-unknown-card = To see all cards: tricorder list --kind card
err-unknown-trait = There is no trait “{ $name }”.
hint-unknown-trait = To see all traits: tricorder list --kind trait
err-ambiguous-card = Several cards are called “{ $name }”.
hint-ambiguous-card = Name one of them exactly: { $ids }
err-never-resolved = The Bot never resolves “{ $card }”.
hint-never-resolved = Captains and Status cards are not in its deck.
err-no-program = The data has no Command cards or board for { $captain }.
hint-no-program = To see the Captains: tricorder solo captains
err-unknown-filter = “{ $word }” is no suit, trait or icon.
hint-unknown-filter = For example: "Weapon > Ship", "Klingon > Cargo / Ally", "Influence Focus > Person"
err-notation = “{ $text }” cannot be read.
hint-notation = Market: "Worf + 2 glory; Tribbles". Neutral Zone: "Betazed + 2 bot + 1 ship; Risa + 1 you".
err-unknown-value = “{ $value }” is not a value of { $option }.
hint-unknown-value = Allowed are: { $allowed }
err-malformed-value = { $option } cannot take “{ $value }”.
hint-malformed-value = --help shows what is possible.
err-unknown-option = There is no option “{ $option }”.
hint-unknown-option = --help shows all options. Put -- in front of words that start with a hyphen.
err-unknown-subcommand = “{ $command }” has no subcommand “{ $subcommand }”.
hint-unknown-subcommand = To see them: tricorder { $command } --help
err-missing-subcommand = “{ $command }” needs a subcommand.
hint-missing-subcommand = To see them: tricorder { $command } --help
err-missing-value = { $option } needs a value.
hint-missing-value = --help shows what is possible.
err-missing-argument = Missing: { $what }
hint-missing-argument = --help shows what the command looks like.
err-unexpected-argument = “{ $argument }” does not belong here.
hint-unexpected-argument = --help shows what the command looks like.
err-conflict = { $option } cannot be used with { $other }.
hint-conflict = Leave one of them out.
err-not-text = An argument is not valid UTF-8 text.
hint-not-text = Type it again, or set the terminal to UTF-8.
err-no-data-folder = This system names no folder for your games.
hint-no-data-folder = Name one with TRICORDER_DATA_DIR.
err-user-data = Your games in { $path } cannot be read or written: { $reason }
hint-user-data = Check free space and permissions. Do not delete the file: it holds your games and campaigns.
err-moved = Another terminal has gone on with this in the meantime; nothing was changed.
hint-moved = Run the command again to go on from where it stands now.
err-name-taken = The name “{ $name }” is already in use.
hint-name-taken = Choose another one with --name.
err-unknown-name = There is nothing called “{ $name }”.
hint-unknown-name = To see all: tricorder solo list · tricorder campaign list · tricorder solo cadet list
err-unplayable = “{ $name }” cannot be replayed: entry { $entry } does not fit the rules of this version.
hint-unplayable = The log is kept unchanged. Undo to before that entry, or use the version that wrote it.
err-no-game = There is no solo game yet.
hint-no-game = Begin one: tricorder solo new
err-impossible-card = This cannot be “{ $card }”: as far as known, that card lies elsewhere.
hint-impossible-card = If the table says otherwise, set it right: tricorder solo correct
err-unreadable-reply = “{ $text }” does not answer this.
hint-unreadable-reply = The line above the prompt shows how to answer.
err-unknown-event = There is no event “{ $word }”.
hint-unknown-event = To see all events: tricorder solo event --help
err-unknown-correction = Nothing called “{ $word }” can be corrected.
hint-unknown-correction = To see what can: tricorder solo correct --help
err-question-open = A question is still open.
hint-question-open = Answer it with: tricorder solo play
err-game-over = The game is over.
hint-game-over = Score it: tricorder solo score. Take something back: tricorder solo undo
err-nothing-to-undo = There is nothing to undo.
hint-nothing-to-undo = Nothing can be undone beyond the beginning.
err-nothing-to-redo = There is nothing to redo.
hint-nothing-to-redo = Only what was undone last, and not yet replaced, can be redone.
err-same-captain = { $captain } cannot play on both sides.
hint-same-captain = Choose another Captain for yourself or for the Bot.
err-no-training = There is no Cadet Training yet.
hint-no-training = Begin one: tricorder solo cadet new --captain picard
err-card-list = The list of cards { $path } cannot be read: { $reason }
hint-card-list = Check the path behind the @, or name the cards yourself, separated by semicolons.
err-listed-twice = “{ $name }” is in the list of cards twice.
hint-listed-twice = Remove the second one. If you mean two cards of the same name, give their ids, shown by: tricorder list --kind card
err-facedown = Facedown cards of the Bot that you must turn up before scoring: { $count }.
hint-facedown = Name them with --named "A; B". They are among: { $among }
err-no-campaign = There is no campaign yet.
hint-no-campaign = Begin one: tricorder campaign new --captain picard --mode yellow-alert
err-log-book = { $file } is not a readable campaign log: { $reason }
hint-log-book = It reads what “tricorder campaign export --to yaml” writes.
err-log-book-entry = Entry { $entry } of { $file } breaks the rules; nothing was taken over.
hint-log-book-entry = Correct this entry and import the file again.
err-campaign-over = The campaign “{ $name }” is over.
hint-campaign-over = See the review: tricorder campaign review · A slip? tricorder campaign undo
err-campaign-running = The campaign “{ $name }” is still running; assignments left: at most { $left }.
hint-campaign-running = To see where it stands: tricorder campaign status
err-upgrade-due = First choose the upgrade after the game against { $opponent }.
hint-upgrade-due = To see the options: tricorder campaign status
err-no-upgrade-due = No upgrade is due right now.
hint-no-upgrade-due = Record the next game first: tricorder campaign record --opponent CAPTAIN --won
err-wrong-opponent = { $reason ->
    [own] { $captain } is your own Captain.
   *[beaten] You have already beaten { $captain } in this campaign.
}
hint-wrong-opponent = Opponents left: { $allowed }
err-not-won = { $score } to { $bot } points is not a win; a tie counts as a loss.
hint-not-won = Check the points, or record the game with --lost.
err-option-b-barred = With Rules of Acquisition, Option B is barred after a win.
hint-option-b-barred = Choose Option A with --reinforce, or --none if you gained no fitting card.
err-upgrade-needed = You cannot go without an upgrade: Option B is always open to you.
hint-upgrade-needed = To see the options: tricorder campaign status
err-unfit-card = { $reason ->
    [forbidden] “{ $card }” may never join the Reinforcement pile: Encounters, Incidents and Locations are ruled out.
    [not-common] “{ $card }” is not a common card.
    [not-gained] “{ $card }” never lies in the Market.
    [not-permitted] “{ $card }” is not allowed by the opponent’s Command card after this result.
    [not-own] “{ $card }” does not belong to your crew.
    [elsewhere] “{ $card }” does not start where this bonus takes a card from.
   *[in-pile] “{ $card }” is in your Reinforcement pile already.
}
hint-unfit-card = Possible: { $possible }
err-no-such-bonus = There is no bonus { $number }; the list goes from 1 to { $count }.
hint-no-such-bonus = To see the numbers: tricorder campaign status
err-bonus-takes-no-card = Bonus { $number } is a boost and takes no card.
hint-bonus-takes-no-card = Leave out --own-card, or choose another bonus.
err-bonus-needs-card = Bonus { $number } needs a card.
hint-bonus-needs-card = Name it with --own-card: { $possible }
err-closed-challenge = The challenge “{ $challenge }” is not open to { $captain }.
hint-closed-challenge = It needs a deployed starting Ship or a Reserve deck, which is missing.
err-usage = The command cannot be understood ({ $detail }).
hint-usage = --help shows what it looks like.
err-data-folder = The data folder { $folder } cannot be read: { $reason }
hint-data-folder = Check the path behind --data.
err-data = The data is not in order; without valid data there is no answer.
hint-data = Once mended, check it with: tricorder data check --data FOLDER
err-no-cache-folder = This system names no cache folder.
hint-no-cache-folder = Name one with TRICORDER_CACHE_DIR.
err-cache-folder = No catalog can be written in { $folder }: { $reason }
hint-cache-folder = Look-ups still work, only slower. Name a writable folder with TRICORDER_CACHE_DIR.
err-catalog = The catalog cannot be read ({ $detail }).
hint-catalog = Build it anew: tricorder index rebuild
err-output = The output cannot be written: { $reason }
hint-output = Check that there is room and permission to write.
err-panic = tricorder ran into a fault of its own: { $detail }
hint-panic = This should not happen. Please report the command and this line.

hint-did-you-mean = Did you mean { $names }?
hint-quoted = “{ $name }”

finding-no-data = The folder holds no YAML file.
finding-unreadable = The file cannot be read as text: { $reason }
finding-syntax = This does not fit the schema: { $detail }
finding-stray-text = There is text before the first entry (“- id: …”) that does not belong there.
finding-wrong-folder = The entry lies in the folder of another game.
finding-kind-differs = “kind” differs from the id.
finding-group-missing = A trait without its “group”.
finding-group-stray = Only traits have a “group”.
finding-duplicate-id = This id exists already in { $first }.
finding-unsorted = The entry belongs after { $before }.
finding-empty = “{ $field }” is empty ({ $lang }).
finding-same-in-both = “{ $field }” is the same in both languages.
finding-duplicate-name = The name “{ $name }” ({ $lang }) is empty or stands twice.
finding-unknown-symbol = The symbol [{ $symbol }] is unknown ({ $lang }).
finding-self-reference = The entry refers to itself.
finding-unknown-reference = The reference { $to } leads nowhere.
finding-duplicate-reference = The reference { $to } stands twice.
finding-no-source = A source is missing.
finding-duplicate-ruling = Ruling { $number } exists more than once.
finding-bad-table-id = The id of table “{ $table }” or of one of its columns is not valid or not unique.
finding-box-count = { $cards }: { $found ->
    [one] 1 card
   *[other] { $found } cards
}, but there are { $expected } in the box.
finding-stardate-cards = The Stardate cards of the mode { $mode } are missing, do not end the game, or differ from their table.
finding-suit-rows = Instead of one row for each of the eight suits, one side has { $found ->
    [one] 1 row
   *[other] { $found } rows
}.
finding-row-width = Row { $row } of table “{ $table }” is not as wide as its header.
finding-slug-differs = The id does not fit the full name.
finding-field-missing = “{ $field }” is missing; every card of this type has it.
finding-field-stray = “{ $field }” does not belong on a card of this type.
finding-unknown-code = “{ $code }” is not known in “{ $field }”.
finding-bad-printing = Set, rarity and number “{ $number }” do not fit together.
finding-set-number = Number { $number } of Premiere occurs { $found } times; the set has numbers 1 to 415, each once.
err-card-file = { $path } { $reason ->
    [missing] does not exist.
    [forbidden] may not be read.
   *[other] cannot be read: { $reason }
}
hint-card-file = Nothing was imported. Check the path and its permissions.
err-no-card-file = { $path } is not a card file of LackeyCCG: { $reason ->
    [empty] it is empty.
    [utf16] its text is encoded as UTF-16.
    [not-utf8] its text is not encoded as UTF-8.
    [binary] it holds no text.
    [no-rows] there is no card below its header.
    [too-large] it is too large.
    [special] it is not an ordinary file.
   *[other] its first line is no header with Name, Set, ImageFile …
}
hint-no-card-file = { $reason ->
    [utf16] Nothing was imported. Save it as UTF-8 and try again.
    [not-utf8] Nothing was imported. Save it as UTF-8 and try again.
   *[other] Nothing was imported. Card files lie in the folder “sets” of the plugin.
}
err-no-card-files = There is no card file in { $folder }.
hint-no-card-files = Nothing was imported. Card files lie in the folder “sets” of the plugin and end in .txt.
err-twin-files = Two of these files would be called { $name }.
hint-twin-files = Nothing was imported. Import one of them, or rename one.
err-unknown-import = No imported file is called “{ $name }”.
hint-unknown-import = To see all: tricorder import list
err-ambiguous-import = Several imported files are called “{ $name }”.
hint-ambiguous-import = Name one of them exactly: { $names }

err-deck-no-text = { $path } is no deck list: { $reason ->
        [empty] the file is empty.
        [too-large] it is larger than 1 MiB.
       *[binary] it holds no text.
    }
hint-deck-no-text = A deck list is a text file with a card a line, such as “3x Odo, Curzon”.
err-deck-no-captain = No crew can be made out in { $path }.
hint-deck-no-captain = Name the Captain in a line such as “Captain: Picard”.
err-deck-no-list = { $path } cannot be read as { $format }: { $reason }
hint-deck-no-list = With --format lackey, text, yaml, json or markdown you set the form yourself.
