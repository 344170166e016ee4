# Db: was die eigenen Daten hält, und ihr Weg von einem Träger zum anderen.

db-made = Die Tabellen sind angelegt, in Stand { $after }.
db-migrated = Die Tabellen sind von Stand { $before } auf Stand { $after } gebracht.
db-migrated-before = Die Tabellen haben schon den Stand dieses Programms: { $after }.
db-progress = { $done } von { $total }
db-exported = In { $file } geschrieben: { $counts }
db-taken-in = Importiert: { $counts }
db-imported = Aus { $file } importiert: { $counts }
db-nothing = nichts, denn gespeichert ist nichts
db-imports = { $count ->
    [one] eine Kartendatei
   *[other] { $count } Kartendateien
}
db-notes = { $count ->
    [one] eine Notiz
   *[other] { $count } Notizen
}
db-stars = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
db-settings = { $count ->
    [one] eine gemerkte Angabe
   *[other] { $count } gemerkte Angaben
}
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
