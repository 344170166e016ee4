# Db: was die eigenen Daten hält.

db-made = Die Tabellen sind angelegt (Stand { $after }).
db-migrated = Die Tabellen sind jetzt auf Stand { $after }, vorher { $before }.
db-migrated-before = Die Tabellen sind schon auf dem Stand dieses Programms: { $after }.
db-thing = { $kind ->
    [game] die Partie „{ $name }“
    [training] das Kadetten-Training „{ $name }“
    [campaign] die Kampagne „{ $name }“
    [deck] das Deck „{ $name }“
    [import] die Kartendatei „{ $name }“
    [owned] die Karte „{ $name }“ in der Sammlung
    [note] eine Notiz zu „{ $name }“
    [star] der Stern an „{ $name }“
   *[setting] die gemerkte Angabe „{ $name }“
}
db-things = { $kind ->
    [game] alle Partien und Kampagnen
    [training] alle Kadetten-Trainings
    [campaign] alle Kampagnen
    [deck] alle Decks
    [import] alle Kartendateien
    [owned] die Sammlung
    [note] alle Notizen
    [star] alle Sterne
   *[setting] alles Gemerkte
}
