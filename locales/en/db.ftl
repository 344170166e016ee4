# Db: what keeps the player's own data.

db-made = The tables are made, in version { $after }.
db-migrated = The tables were brought from version { $before } to version { $after }.
db-migrated-before = The tables are those of this program already: version { $after }.
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
