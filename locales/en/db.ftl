# Db: what keeps the player's own data.

db-made = Created the tables, version { $after }.
db-migrated = Updated the tables from version { $before } to version { $after }.
db-migrated-before = The tables are already up to date: version { $after }.
db-thing = { $kind ->
    [game] the game “{ $name }”
    [training] the Cadet Training “{ $name }”
    [campaign] the campaign “{ $name }”
    [deck] the deck “{ $name }”
    [import] the card file “{ $name }”
    [owned] the card “{ $name }” in the collection
    [note] a note on “{ $name }”
    [star] the star on “{ $name }”
   *[setting] the item remembered as “{ $name }”
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
   *[setting] everything remembered
}
