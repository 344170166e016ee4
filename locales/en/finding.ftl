# What is wrong with data files.

finding-no-data = The folder holds no YAML file.
finding-unreadable = The file cannot be read as text: { $reason }
finding-syntax = This does not fit the schema: { $detail }
finding-misplaced = No file is read at this place. An entry is a file of its own, game/rules/kind/name.yaml; cards lie in cc/cards and 2e/cards, example decks in 2e/decks, programs in cc/programs, tables in cc/tables and 2e/tables.
finding-no-id = This path makes no id. It must be game/rules/kind/name.yaml with a known kind; the name has only small letters a–z, digits and single hyphens.
finding-stray-text = There is text before the first card (“- id: …”) that does not belong there.
finding-no-card-id = The id of a card here must begin with its game and “card/”.
finding-group-missing = A trait without its “group”.
finding-group-stray = Only traits have a “group”.
finding-duplicate-id = This id exists already in { $first }.
finding-unsorted = The card belongs after { $before }.
finding-empty = “{ $field }” is empty ({ $lang }).
finding-same-in-both = “{ $field }” is the same in both languages.
finding-bad-template = “{ $part }”: what stands in these braces is unknown, or a brace is missing.
finding-count-by-hand = “{ $words }” is written by hand and may be wrong with other boxes. Have it counted ({ $example }), or leave it with { $mark } if the cards cannot say it.
finding-unlike-lines = “{ $field }”: the paragraphs and list items of both languages do not match.
finding-same-wordings = The first and the later wording of an erratum are the same ({ $lang }).
finding-duplicate-name = The name “{ $name }” ({ $lang }) is empty or stands twice.
finding-unknown-symbol = The symbol [{ $symbol }] is unknown ({ $lang }).
finding-blemish-apostrophe = “{ $excerpt }” ({ $lang }): the apostrophe is ’.
finding-blemish-quote = “{ $excerpt }” ({ $lang }): quotes are “ and ”.
finding-blemish-hyphen = “{ $excerpt }” ({ $lang }): between words stands a dash, –.
finding-blemish-dots = “{ $excerpt }” ({ $lang }): three dots are one character, ….
finding-blemish-decimal-mark = “{ $excerpt }” ({ $lang }): that is the decimal mark of the other language.
finding-blemish-doubled-word = “{ $excerpt }” ({ $lang }): the word stands twice.
finding-blemish-doubled-space = “{ $excerpt }” ({ $lang }): one space too many.
finding-blemish-touching = “{ $excerpt }” ({ $lang }): a space is missing behind the colon.
finding-self-reference = The entry refers to itself.
finding-unknown-part = { $of } has no part { $part }.
finding-unknown-reference = The reference { $to } leads nowhere.
finding-duplicate-reference = The reference { $to } stands twice.
finding-no-source = A source is missing.
finding-duplicate-number = The number { $number } is already that of { $first }.
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
finding-example-unknown = “{ $name }” is no full name of a built-in card.
finding-example-misplaced = “{ $name }” belongs in another pile.
finding-example-copies = “{ $name }”: the number of copies is 0 or more than the rules allow of its title.
finding-example-count = Pile “{ $pile }” has { $found } cards instead of { $needed }.
finding-name-row = “{ $name }” is no row of the table: two columns parted by a tab, no blanks around them, below the usual header.
finding-name-twice = “{ $name }” stands there twice.
finding-name-unsorted = “{ $name }” must stand above the line before it.
finding-name-apart = “{ $name }” does not begin with its title.
finding-name-old = “{ $name }”: a name of today stands among the old names of renamed.tsv.
finding-name-unknown = “{ $name }” leads to a name that neither titles.tsv nor any card knows.
finding-name-contradicts = “{ $name }”: the built-in card says otherwise.
finding-name-thesaurus-row = “{ $name }” is no row of the thesaurus: language, saying, entry and a weight from 1 to 3, parted by tabs.
finding-name-no-entry = “{ $name }”: the game has no such entry.
finding-name-too-long = “{ $name }”: nobody types more than four words just like that.
finding-name-named = “{ $name }” is a name of the entry already.
finding-taken-id = Another entry has this id.
