# What is wrong with data files.

finding-no-data = The folder contains no YAML files.
finding-unreadable = The file cannot be read as text: { $reason }
finding-syntax = This does not fit the schema: { $detail }
finding-misplaced = Files in this place are not read. Each entry has a file of its own, game/rules/kind/name.yaml; cards go in cc/cards and 2e/cards, example decks in 2e/decks, programs in cc/programs, tables in cc/tables and 2e/tables.
finding-no-id = This path gives no id. It must be game/rules/kind/name.yaml with a known kind; the name has only small letters a–z, digits, and single hyphens.
finding-stray-text = There is text before the first card (“- id: …”) that does not belong there.
finding-no-card-id = The id of a card here must begin with its game and “card/”.
finding-group-missing = A trait without its “group”.
finding-group-stray = Only traits have a “group”.
finding-duplicate-id = This id already exists in { $first }.
finding-unsorted = The card belongs after { $before }.
finding-empty = “{ $field }” is empty ({ $lang }).
finding-same-in-both = “{ $field }” is the same in both languages.
finding-bad-template = “{ $part }”: the content of these braces is unknown, or a brace is missing.
finding-count-by-hand = “{ $words }” is written by hand and may be wrong with other boxes. Have it counted ({ $example }), or mark it with { $mark } if the cards cannot tell.
finding-unlike-lines = “{ $field }”: the paragraphs and list items of both languages do not match.
finding-same-wordings = The first and the later wording of an erratum are the same ({ $lang }).
finding-duplicate-name = The name “{ $name }” ({ $lang }) is empty or appears twice.
finding-unknown-symbol = The symbol [{ $symbol }] is unknown ({ $lang }).
finding-blemish-apostrophe = “{ $excerpt }” ({ $lang }): use ’ as the apostrophe.
finding-blemish-quote = “{ $excerpt }” ({ $lang }): use “ and ” as quotes.
finding-blemish-hyphen = “{ $excerpt }” ({ $lang }): use a dash, –, between words.
finding-blemish-dots = “{ $excerpt }” ({ $lang }): use one character, …, for three dots.
finding-blemish-decimal-mark = “{ $excerpt }” ({ $lang }): this is the other language’s decimal mark.
finding-blemish-doubled-word = “{ $excerpt }” ({ $lang }): this word appears twice.
finding-blemish-doubled-space = “{ $excerpt }” ({ $lang }): one space too many.
finding-blemish-touching = “{ $excerpt }” ({ $lang }): a space is missing after the colon.
finding-self-reference = The entry refers to itself.
finding-unknown-part = { $of } has no part { $part }.
finding-unknown-reference = The reference { $to } leads nowhere.
finding-duplicate-reference = The reference { $to } appears twice.
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
finding-slug-differs = The id does not match the full name.
finding-field-missing = “{ $field }” is missing; every card of this type has it.
finding-field-stray = “{ $field }” does not belong on a card of this type.
finding-unknown-code = “{ $code }” is not known in “{ $field }”.
finding-bad-printing = Set, rarity, and number “{ $number }” do not fit together.
finding-set-number = Number { $number } of Premiere occurs { $found } times; the set has numbers 1 to 415, each once.
finding-example-unknown = “{ $name }” is not the full name of a built-in card.
finding-example-misplaced = “{ $name }” belongs in another pile.
finding-example-copies = “{ $name }”: the number of copies is 0 or more than the rules allow of its title.
finding-example-count = Pile “{ $pile }” has { $found } cards instead of { $needed }.
finding-name-row = “{ $name }” is not a row of the table: two columns separated by a tab, no spaces around them, below the usual header.
finding-name-twice = “{ $name }” is there twice.
finding-name-unsorted = “{ $name }” belongs above the line before it.
finding-name-apart = “{ $name }” does not begin with its title.
finding-name-old = “{ $name }”: a current name is listed among the old names in renamed.tsv.
finding-name-unknown = “{ $name }” leads to a name that neither titles.tsv nor any card knows.
finding-name-contradicts = “{ $name }”: the built-in card says otherwise.
finding-name-thesaurus-row = “{ $name }” is not a row of the thesaurus: language, saying, entry, and a weight from 1 to 3, separated by tabs.
finding-name-no-entry = “{ $name }”: the game has no such entry.
finding-name-too-long = “{ $name }”: nobody casually types more than four words.
finding-name-named = “{ $name }” is already a name of the entry.
finding-taken-id = Another entry has this id.
