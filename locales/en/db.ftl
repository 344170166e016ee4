# Db: what keeps the player's own data, and its way from one engine to another.

db-made = The tables are made, in version { $after }.
db-migrated = The tables were brought from version { $before } to version { $after }.
db-migrated-before = The tables are those of this program already: version { $after }.
db-progress = { $done } of { $total }
db-exported = Written to { $file }: { $counts }
db-taken-in = Imported: { $counts }
db-imported = Imported from { $file }: { $counts }
db-nothing = nothing, for nothing is kept
db-imports = { $count ->
    [one] one card file
   *[other] { $count } card files
}
db-notes = { $count ->
    [one] one note
   *[other] { $count } notes
}
db-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
db-settings = { $count ->
    [one] one thing remembered
   *[other] { $count } things remembered
}
db-thing = { $kind ->
    [game] the game “{ $name }”
    [training] the Cadet Training “{ $name }”
    [campaign] the campaign “{ $name }”
    [deck] the deck “{ $name }”
    [import] the card file “{ $name }”
    [owned] the card “{ $name }” in the collection
    [note] a note on “{ $name }”
    [star] the star on “{ $name }”
   *[setting] the thing remembered as “{ $name }”
}
db-things = { $kind ->
    [game] all games and campaigns
    [training] all Cadet Trainings
    [campaign] all campaigns
    [deck] all decks
    [import] all card files
    [owned] the collection
    [note] all notes
    [star] all stars
   *[setting] all that was remembered
}
