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
err-query-unknown-sort = Cards cannot be sorted by “{ $field }”.
hint-query-unknown-sort = By any field but the text, for example: --sort cost or --sort -points,name. All fields: tricorder search --help-query
err-no-card = No card fits “{ $query }”.
hint-no-card = What you can write: tricorder search --help-query
err-no-card-fits = No card fits all of this. “{ $part }” excludes the most (left without it: { $without }; fitting it alone: { $alone }).
hint-no-card-fits = Leave it out, or write it differently.
err-no-card-has = No card fits all of this, for none fits “{ $part }” (left without it: { $without }).
hint-no-card-has = Leave it out, or write it differently.
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
finding-name-row = “{ $name }” is no row of the table: two columns parted by a tab, no blanks around them, below the usual header.
finding-name-twice = “{ $name }” stands there twice.
finding-name-unsorted = “{ $name }” must stand above the line before it.
finding-name-apart = “{ $name }” does not begin with its title.
finding-name-old = “{ $name }”: a name of today stands among the old names of renamed.tsv.
finding-name-unknown = “{ $name }” leads to a name that neither titles.tsv nor any card knows.
finding-name-contradicts = “{ $name }”: the built-in card says otherwise.
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
err-deck-no-cards = This list has no cards to draw.
hint-deck-no-cards = Personnel, ships and everything else to draw stands below “Deck”.
err-deck-no-personnel = This list has no personnel in its deck.
hint-deck-no-personnel = Whether all names are recognized is shown by: tricorder deck check --explain
err-deck-no-mission = “{ $name }” is no mission of the deck, nor any other that is known.
hint-deck-no-mission = The missions of the deck are shown by: tricorder deck stats
err-deck-no-requirement = { $name } requires nothing: nobody can attempt a headquarters.
hint-deck-no-requirement = Name one of the other missions.
err-deck-nothing-fits = No card in the deck fits “{ $name }”.
hint-deck-nothing-fits = Give a card name, a card type or a search; all fields are shown by: tricorder search --help-query


err-deck-unreadable = Cannot read { $path }: { $reason ->
        [missing] there is neither a file nor a saved deck of this name.
        [forbidden] access is denied.
        [folder] this is a folder.
       *[other] { $reason }
    }
hint-deck-unreadable = See the saved decks with: tricorder deck list
err-deck-line = Line { $line } cannot be used: { $text }
hint-deck-line = { $trouble ->
        [unknown-heading] This heading names no pile. Known are Missions, Dilemmas, Deck and Aside.
        [count] Nobody can mean that many copies; 1 to 999 are possible.
       *[no-name] The name of the card is missing.
    }
err-deck-kept = { $count ->
        [one] No card is called that; the name was kept: { $names }
       *[other] No cards are called that; the names were kept: { $names }
    }
err-deck-not-fixed = { $count ->
        [one] No card is called that; the line is unchanged: { $names }
       *[other] No cards are called that; the lines are unchanged: { $names }
    }
hint-deck-not-fixed = tricorder deck check suggests what could be meant.
err-deck-needs-name = The deck needs a name.
hint-deck-needs-name = Give it with --name.
err-deck-name-dash = A saved deck cannot be called “{ $name }”: options begin with a hyphen.
hint-deck-name-dash = Give it another name with --name.
err-deck-name-taken = A deck called “{ $name }” exists.
hint-deck-name-taken = Replace it with --replace, or choose another name with --name.
err-deck-unknown-name = No saved deck is called “{ $name }”.
hint-deck-unknown-name = See them all with: tricorder deck list
# Calculators: numbers in words, then Second Edition.
err-calc-number = “{ $value }” is not possible as { $what ->
    [span] a span
    [value] a value
    [cost] a cost
    [draws] a number of cards to draw
    [hand] a number of cards in hand
    [cards] a number of cards
    [points] a score
    [missions] a number of completed missions
    [resources] a number of resource cards
    [of-one-resource] a number of cards of one resource
    [copies] a number of copies
    [icons] a number of skill icons
   *[players] a number of players
}.
hint-calc-number = Allowed are { $least } to { $most }{ $what ->
    [missions] {" "}completed missions, planet and space together
    [players] , each as name:points:planet missions:space missions
    [resources] , for example 8 or Benjamin=8
    [of-one-resource] , for example 4 water
    [copies] , for example: tricorder calc price 2 equipment
    [icons] {" "}for each person, for example: tricorder calc recruit 3 2 greed
   *[other] {""}
}.
err-calc-unknown-card = There is no { $sort ->
    [mission] mission
    [personnel] personnel
    [ship] ship
   *[played] card
} “{ $name }”.
hint-calc-unknown-card = { $sort ->
    [mission] This must be a mission
    [personnel] This must be personnel
    [ship] This must be a ship
   *[played] This must be a card played from the hand
}. To find cards: tricorder search. Cards beyond the Premiere set must be imported first: tricorder import
err-calc-other-sort = “{ $name }” is { $other ->
    [mission] a mission
    [personnel] personnel
    [ship] a ship
    [equipment] equipment
    [event] an event
    [interrupt] an interrupt
   *[dilemma] a dilemma
}.
hint-calc-other-sort = What belongs here is { $sort ->
    [mission] a mission
    [personnel] personnel
    [ship] a ship
   *[played] a card from your hand
}.
err-calc-ambiguous-card = Several cards are called “{ $name }”.
hint-calc-ambiguous-card = Name one of them in full.
err-calc-unique-twice = “{ $name }” is there twice.
hint-calc-unique-twice = Of a card with a dot before its title you may command only one at a time, even if the subtitles differ.
err-calc-list = The list { $path } { $reason ->
    [missing] does not exist.
    [forbidden] may not be read.
    [empty] is empty.
    [too-large] is too large.
    [binary] contains no text.
   *[other] cannot be read: { $reason }
}
hint-calc-list = A list has a card on each line, for example “3x Davies”; for - it is typed or piped in.
err-calc-line = The line “{ $line }” makes no sense.
hint-calc-line = Write number and name, for example “3x Davies”.
err-calc-range-stops = A flight takes at least two missions.
hint-calc-range-stops = For example: tricorder calc range Earth "Intercept Renegade" --ship "USS Galaxy"
err-calc-no-span = “{ $name }” has no span that is a number.
hint-calc-no-span = Give the span yourself, for example 3 or 3@gamma.
err-calc-quadrant = There is no quadrant “{ $value }”.
hint-calc-quadrant = Possible are: { $allowed }
err-calc-staffing-ship = Which ship?
hint-calc-staffing-ship = For example: tricorder calc staffing "USS Galaxy" "Worf, Security Detail Leader" "2x Davies"
err-calc-attempt-who = A mission attempt takes a mission and personnel.
hint-calc-attempt-who = For example: tricorder calc attempt "Intercept Renegade" "Worf, Security Detail Leader" "2x Davies"
err-calc-attempt-nobody = Without unstopped personnel there is no mission attempt.
hint-calc-attempt-nobody = Name at least one person who is not stopped.
err-calc-headquarters = “{ $name }” is a headquarters, and nobody can attempt a headquarters.
hint-calc-headquarters = Name a planet or space mission.
err-calc-sides = Who is up against whom is missing.
hint-calc-sides = Name cards or values behind --you and --opponent, for example: --you 8 --opponent "USS Galaxy" 2
err-calc-counters-hand = Which cards are in your hand?
hint-calc-counters-hand = Name costs or cards, for example: tricorder calc counters 3 2 2 Tricorder --draw 1
err-calc-winner-player = “{ $value }” cannot be read as a player.
hint-calc-winner-player = Write name:points:planet missions:space missions, with :empty behind if the deck is empty, for example Anna:70:1:1:empty
err-calc-stations = { $count } space stations are too many.
hint-calc-stations = A player has at most { $small } small and { $large } large space stations on the board, and at most { $most } together.
err-calc-list-length = { $option } does not have a number for each player: { $count } instead of { $players }.
hint-calc-list-length = Give a number for each player, with commas between them.
err-calc-players = { $count } players are too many.
hint-calc-players = There are pieces for { $most } players at most.
err-calc-name-twice = Two players are called “{ $name }”.
hint-calc-name-twice = Give each a name of their own.
err-calc-player = “{ $value }” is not a player for { $option }.
hint-calc-player = Allowed are 1 to { $players }, the names from --players, me, and nobody.
err-calc-compare = { $option } needs the numbers of at least two players.
hint-calc-compare = Compare them with commas between: { $option } 6,5. If you have the special card already, say --route-holder me or --starfleet-holder me.
err-calc-cards = { $count } cards for { $option } are more than there are.
hint-calc-cards = The game has { $most } of them.
err-calc-never-earned = Whoever had the largest Starfleet has revealed at least { $least } “Starfleet intervenes” cards.
hint-calc-never-earned = Check --starfleets and --starfleet-holder; if nobody had it yet, say nobody.
err-calc-chip = “{ $value }” is not a number chip.
hint-calc-chip = Chips show 2 to 6 and 8 to 12. Write a space station as 6,8,5 and a large one as 6,8,5x2.
err-calc-fields = “{ $value }” names too many fields for one space station.
hint-calc-fields = At most { $most } fields meet at a space point. Put spaces between several space stations: 6,8,5 4,10
err-calc-hands = There are not that many resource cards: { $count }.
hint-calc-hands = The game has { $most }. Give the cards of each player: 6 8 11
err-calc-lane = “{ $value }” is not a starship between two space points.
hint-calc-lane = Write A-B, or several in a row as a chain: A-B-C-D
err-calc-route-loop = No starship can lead from { $point } to { $point }.
hint-calc-route-loop = Each lies between two different space points: A-B
err-calc-route-twice = The space lane { $lane } is named twice.
hint-calc-route-twice = Each space lane holds only 1 starship.
err-calc-route-crowded = There are too many starships at the space point { $point }.
hint-calc-route-crowded = At most { $most } space lanes meet at a space point.
err-calc-route-too-many = { $count } starships are too many.
hint-calc-route-too-many = A player has 1 to { $most } starships.
err-calc-route-elsewhere = None of the starships touches the space point { $point }.
hint-calc-route-elsewhere = Name only space points of the network with --block.
err-calc-resource = “{ $value }” for { $option } is not a resource.
hint-calc-resource = The resources: { $allowed }. A simple post is called 3:1.
err-calc-no-table = The data lacks the table “{ $table }”, or it is incomplete.
hint-calc-no-table = Leave out --data to use the built-in data.
err-calc-ware = “{ $word }” is not on the price list.
hint-calc-ware = There are: outpost, nor, colony, station, equipment, doorway, ship
err-calc-ship-price = The price of a ship follows from its values.
hint-calc-ship-price = Name them with --range, --weapons, and --shields, and --devices if it has any.
err-calc-borg-recruit = The Borg cannot recruit anyone from a Non-Aligned ship.
hint-calc-borg-recruit = Everyone else may. Say who you are with --side.
err-calc-crew-size = { $persons } people cannot be recruited: the crew numbers only { $crew }.
hint-calc-crew-size = Every number begins a new person. Check them and --crew.
err-calc-no-icons = The number of skill icons before “{ $word }” is missing.
hint-calc-no-icons = Every person begins with it, for example: tricorder calc recruit 3 2 greed
err-calc-mark = “{ $word }” is unknown, or makes no difference to recruiting.
hint-calc-mark = Only these count after the number of skill icons: greed, treachery, ferengi, android
err-calc-mark-twice = “{ $word }” is there twice for one person.
hint-calc-mark-twice = Begin the next person with the number of their skill icons.
err-calc-no-treaty = There are no Treaties between two players.
hint-calc-no-treaty = { $treaty } is for { $players } players.
err-calc-treaty-players = { $treaty } does not fit this number of players.
hint-calc-treaty-players = { $treaty } is for { $players } players.
err-calc-no-ship = The table has no Non-Aligned ship “{ $name }”.
hint-calc-no-ship = To see all: tricorder table nonaligned
