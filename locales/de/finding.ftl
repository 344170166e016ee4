# Was an Dateien mit Daten falsch ist.

finding-no-data = Der Ordner enthält keine YAML-Datei.
finding-unreadable = Die Datei ist nicht als Text lesbar: { $reason }
finding-syntax = Das passt nicht zum Schema: { $detail }
finding-misplaced = Hier liest das Programm keine Datei. Ein Eintrag ist eine eigene Datei, spiel/rules/art/name.yaml; Karten liegen in cc/cards und 2e/cards, Beispieldecks in 2e/decks, Programme in cc/programs, Tabellen in cc/tables und 2e/tables.
finding-no-id = Dieser Pfad ergibt keine ID. Er muss spiel/rules/art/name.yaml lauten, mit einer bekannten Art; der Name hat nur kleine Buchstaben a–z, Ziffern und einzelne Bindestriche.
finding-stray-text = Vor der ersten Karte („- id: …“) steht Text, der nicht dorthin gehört.
finding-no-card-id = Die ID einer Karte muss hier mit ihrem Spiel und „card/“ beginnen.
finding-group-missing = Einem Merkmal fehlt „group“.
finding-group-stray = „group“ steht nur bei Merkmalen.
finding-duplicate-id = Diese ID gibt es schon in { $first }.
finding-unsorted = Die Karte gehört hinter { $before }.
finding-empty = „{ $field }“ ist leer ({ $lang }).
finding-same-in-both = „{ $field }“ ist in beiden Sprachen gleich.
finding-bad-template = „{ $part }“: Diese Angabe in geschweiften Klammern ist unbekannt, oder eine Klammer fehlt.
finding-count-by-hand = „{ $words }“ steht von Hand da und stimmt mit anderen Boxen vielleicht nicht. Lass es zählen ({ $example }), oder lass es mit { $mark } stehen, wenn es sich aus den Karten nicht ergibt.
finding-unlike-lines = „{ $field }“: Absätze und Listenpunkte beider Sprachen entsprechen sich nicht.
finding-same-wordings = Die erste und die spätere Fassung eines Erratums sind gleich ({ $lang }).
finding-duplicate-name = Der Name „{ $name }“ ({ $lang }) ist leer oder steht zweimal da.
finding-unknown-symbol = Das Symbol [{ $symbol }] ist unbekannt ({ $lang }).
finding-blemish-apostrophe = „{ $excerpt }“ ({ $lang }): Der Apostroph ist ’.
finding-blemish-quote = „{ $excerpt }“ ({ $lang }): Anführungszeichen sind „ und “.
finding-blemish-hyphen = „{ $excerpt }“ ({ $lang }): Zwischen Wörtern steht ein Gedankenstrich, –.
finding-blemish-dots = „{ $excerpt }“ ({ $lang }): Drei Punkte sind ein Zeichen, ….
finding-blemish-decimal-mark = „{ $excerpt }“ ({ $lang }): Das ist das Dezimalzeichen der anderen Sprache.
finding-blemish-doubled-word = „{ $excerpt }“ ({ $lang }): Das Wort steht zweimal da.
finding-blemish-doubled-space = „{ $excerpt }“ ({ $lang }): Ein Leerzeichen zu viel.
finding-blemish-touching = „{ $excerpt }“ ({ $lang }): Hinter dem Doppelpunkt fehlt ein Leerzeichen.
finding-self-reference = Der Eintrag verweist auf sich selbst.
finding-unknown-part = { $of } hat keinen Teil { $part }.
finding-unknown-reference = Der Verweis { $to } führt ins Leere.
finding-duplicate-reference = Der Verweis { $to } steht zweimal da.
finding-no-source = Die Quelle fehlt.
finding-duplicate-number = Die Nummer { $number } trägt schon { $first }.
finding-duplicate-ruling = Klarstellung { $number } gibt es mehrmals.
finding-bad-table-id = Die ID der Tabelle „{ $table }“ oder ihrer Spalten ist ungültig oder doppelt.
finding-box-count = { $cards }: { $found ->
    [one] 1 Karte
   *[other] { $found } Karten
} statt { $expected } wie in der Schachtel.
finding-stardate-cards = Die Sternzeit-Karten des Modus { $mode } fehlen, beenden das Spiel nicht oder weichen von ihrer Tabelle ab.
finding-suit-rows = Statt je einer Zeile für die acht Typen hat eine Seite { $found ->
    [one] 1 Zeile
   *[other] { $found } Zeilen
}.
finding-row-width = Zeile { $row } der Tabelle „{ $table }“ hat nicht so viele Zellen wie der Kopf.
finding-slug-differs = Die ID passt nicht zum vollen Namen.
finding-field-missing = „{ $field }“ fehlt; jede Karte dieses Typs hat es.
finding-field-stray = „{ $field }“ gehört nicht zu einer Karte dieses Typs.
finding-unknown-code = „{ $code }“ ist bei „{ $field }“ unbekannt.
finding-bad-printing = Set, Seltenheit und Nummer „{ $number }“ passen nicht zusammen.
finding-set-number = Nummer { $number } der Premiere gibt es { $found }-mal; im Set stehen die Nummern 1 bis 415 je einmal.
finding-example-unknown = „{ $name }“ ist kein voller Name einer eingebauten Karte.
finding-example-misplaced = „{ $name }“ gehört in einen anderen Stapel.
finding-example-copies = „{ $name }“: Die Anzahl ist 0 oder höher, als die Regeln bei diesem Titel erlauben.
finding-example-count = Im Stapel „{ $pile }“ liegen { $found } statt { $needed } Karten.
finding-name-row = „{ $name }“ ist keine Zeile der Tabelle: zwei Spalten mit Tabulator dazwischen, ohne Leerzeichen am Rand, unter der üblichen Kopfzeile.
finding-name-twice = „{ $name }“ steht doppelt da.
finding-name-unsorted = „{ $name }“ gehört über die Zeile davor.
finding-name-apart = „{ $name }“ beginnt nicht mit dem Titel.
finding-name-old = „{ $name }“: Ein heutiger Name steht unter den alten Namen von renamed.tsv.
finding-name-unknown = „{ $name }“ führt zu einem Namen, den weder titles.tsv noch eine Karte kennt.
finding-name-contradicts = „{ $name }“: Die eingebaute Karte sagt etwas anderes.
finding-name-thesaurus-row = „{ $name }“ ist keine Zeile des Wörterbuchs: Sprache, Redensart, Eintrag und Gewicht von 1 bis 3, mit Tabulatoren getrennt.
finding-name-no-entry = „{ $name }“: Das Spiel hat keinen solchen Eintrag.
finding-name-too-long = „{ $name }“: Niemand tippt mehr als vier Wörter genau so.
finding-name-named = „{ $name }“ ist schon ein Name des Eintrags.
finding-taken-id = Diese ID hat schon ein anderer Eintrag.
