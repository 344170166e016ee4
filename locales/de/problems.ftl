# Was nicht geht (err-…), was hilft (hint-…), was an Daten falsch ist (finding-…).

err-label = Fehler:

err-empty-query = Die Suche enthält keinen Buchstaben und keine Ziffer.
hint-empty-query = Gib ein Wort aus dem Spiel ein, zum Beispiel: tricorder loggen
err-nothing-found = Zu „{ $query }“ wurde nichts gefunden.
hint-nothing-found = Alle Einträge zeigt: tricorder list
err-query-empty = Die Anfrage enthält keinen Buchstaben und keine Ziffer.
hint-query-empty = Alle Karten: tricorder search '*'. Was du schreiben kannst: tricorder search --help-query
err-query-too-long = Die Anfrage ist zu lang.
hint-query-too-long = Gelesen werden höchstens 2000 Zeichen.
err-query-too-deep = Zu viele Klammern oder Verneinungen ineinander.
hint-query-too-deep = Frage weniger auf einmal.
err-query-unknown-field = Ein Feld „{ $field }“ gibt es nicht.
hint-query-unknown-field = Alle Felder: tricorder search --help-query. Gehört das Zeichen zum Wort, setze es in doppelte Anführungszeichen.
err-query-unknown-value = „{ $value }“ steht auf keiner Karte im Feld { $field }.
hint-query-unknown-value = Was ein Feld enthalten kann: tricorder search --help-query. Ein Teil eines Werts braucht einen Stern: { $field }:"{ $value }*"
err-query-not-a-number = „{ $value }“ ist keine Zahl für { $field }.
hint-query-not-a-number = Zum Beispiel { $field }:3, { $field }<=3, { $field }:2..4
err-query-bad-regex = Der reguläre Ausdruck „{ $pattern }“ ist nicht brauchbar: { $reason }.
err-query-missing-value = Der Wert für { $field } fehlt.
hint-query-missing-value = Karten mit irgendeinem Wert: { $field }:*
err-query-not-comparable = { $field } hat keine Zahlen, die sich vergleichen lassen.
hint-query-not-comparable = Nimm einen Doppelpunkt: { $field }:Wert. Bei Fähigkeiten steht die Stufe dahinter: fähigkeit:leadership>=2
err-query-one-number = { $field } wird hier mit einer einzigen Zahl verglichen.
hint-query-one-number = Mehrere Zahlen oder ein Bereich brauchen einen Doppelpunkt: { $field }:2,3 oder { $field }:2..4
err-query-regex-elsewhere = Das Feld { $field } kennt keine regulären Ausdrücke.
hint-query-regex-elsewhere = Sie gelten für Namen und Texte. Sonst hilft ein Stern: { $field }:bor*
err-query-missing-field = Vor dem Zeichen fehlt das Feld.
hint-query-missing-field = Zum Beispiel kosten<=3
err-query-open-quote = Das Anführungszeichen wird nie geschlossen.
err-query-open-regex = Der reguläre Ausdruck wird nie geschlossen.
hint-query-open-regex = Er endet mit einem Schrägstrich: /worf/
err-query-open-parenthesis = Die Klammer wird nie geschlossen.
err-query-stray-parenthesis = Die Klammer wurde nie geöffnet.
err-query-nothing = Hier fehlt etwas.
hint-query-nothing = „oder“ braucht auf beiden Seiten etwas, eine Klammer etwas darin.
err-query-unknown-sort = Nach „{ $field }“ lassen sich Karten nicht sortieren.
hint-query-unknown-sort = Nach jedem Feld außer dem Text, zum Beispiel: --sort kosten oder --sort -punkte,name. Alle Felder: tricorder search --help-query
err-no-card = Zu „{ $query }“ passt keine Karte.
hint-no-card = Was du schreiben kannst: tricorder search --help-query
err-no-card-fits = Zu alldem passt keine Karte. Am meisten schließt „{ $part }“ aus (übrig ohne das: { $without }; allein passend: { $alone }).
hint-no-card-fits = Lass es weg oder schreibe es anders.
err-no-card-has = Zu alldem passt keine Karte, denn zu „{ $part }“ passt keine einzige (übrig ohne das: { $without }).
hint-no-card-has = Lass es weg oder schreibe es anders.
err-unknown-id = Einen Eintrag mit der Kennung „{ $id }“ gibt es nicht.
hint-unknown-id = Alle Kennungen zeigt: tricorder list
err-no-such-hit = Einen Treffer Nummer { $number } gibt es nicht; Treffer insgesamt: { $count }.
hint-no-such-hit = Ohne --pick erscheint die Liste mit ihren Nummern.
err-unknown-card = Eine Karte „{ $name }“ gibt es nicht.
hint-unknown-card = Alle Karten zeigt: tricorder list --kind card
err-unknown-trait = Ein Merkmal „{ $name }“ gibt es nicht.
hint-unknown-trait = Alle Merkmale zeigt: tricorder list --kind trait
err-ambiguous-card = „{ $name }“ heißen mehrere Karten.
hint-ambiguous-card = Nenne eine davon genau: { $ids }
err-never-resolved = „{ $card }“ führt der Computer nie aus.
hint-never-resolved = Captains und Status-Karten liegen nicht in seinem Deck.
err-no-program = Zu { $captain } fehlen Programmkarten oder Tafel in den Daten.
hint-no-program = Die Captains zeigt: tricorder solo captains
err-unknown-filter = „{ $word }“ ist kein Typ, kein Merkmal und kein Symbol.
hint-unknown-filter = Zum Beispiel: "Waffe > Schiff", "Klingone > Fracht / Verbündeter", "Einfluss-Fokus > Person"
err-notation = „{ $text }“ lässt sich nicht lesen.
hint-notation = Auslage: "Worf + 2 Ruhm; Tribbles". Neutrale Zone: "Betazed + 2 Computer + 1 Schiff; Risa + 1 du".
err-unknown-value = „{ $value }“ ist kein Wert für { $option }.
hint-unknown-value = Erlaubt sind: { $allowed }
err-malformed-value = „{ $value }“ passt nicht zu { $option }.
hint-malformed-value = Was möglich ist, zeigt --help.
err-unknown-option = Die Option „{ $option }“ gibt es nicht.
hint-unknown-option = Alle Optionen zeigt --help. Ein Suchwort mit Bindestrich am Anfang steht hinter --.
err-unknown-subcommand = „{ $command }“ kennt keinen Unterbefehl „{ $subcommand }“.
hint-unknown-subcommand = Die Unterbefehle zeigt: tricorder { $command } --help
err-missing-subcommand = Dem Befehl „{ $command }“ fehlt ein Unterbefehl.
hint-missing-subcommand = Die Unterbefehle zeigt: tricorder { $command } --help
err-missing-value = Hinter { $option } fehlt der Wert.
hint-missing-value = Was möglich ist, zeigt --help.
err-missing-argument = Es fehlt: { $what }
hint-missing-argument = Wie der Befehl aussieht, zeigt --help.
err-unexpected-argument = „{ $argument }“ steht hier zu viel.
hint-unexpected-argument = Wie der Befehl aussieht, zeigt --help.
err-conflict = { $option } verträgt sich nicht mit { $other }.
hint-conflict = Lass eines von beiden weg.
err-not-text = Ein Argument ist kein gültiger UTF-8-Text.
hint-not-text = Tippe es neu ein oder stelle das Terminal auf UTF-8.
err-no-data-folder = Dieses System nennt keinen Ordner für deine Partien.
hint-no-data-folder = Nenne einen mit TRICORDER_DATA_DIR.
err-user-data = Deine Partien in { $path } lassen sich nicht lesen oder schreiben: { $reason }
hint-user-data = Prüfe freien Platz und Rechte. Lösche die Datei nicht: Darin liegen deine Partien und Kampagnen.
err-moved = In einem anderen Terminal ging es inzwischen weiter; nichts wurde geändert.
hint-moved = Rufe den Befehl noch einmal auf, um vom jetzigen Stand aus weiterzumachen.
err-name-taken = Den Namen „{ $name }“ gibt es schon.
hint-name-taken = Wähle mit --name einen anderen.
err-unknown-name = Nichts heißt „{ $name }“.
hint-unknown-name = Was es gibt, zeigen: tricorder solo list · tricorder campaign list · tricorder solo cadet list
err-unplayable = „{ $name }“ lässt sich nicht nachspielen: Eintrag { $entry } passt nicht zu den Regeln dieser Version.
hint-unplayable = Das Protokoll bleibt unverändert. Nimm bis vor diesen Eintrag zurück oder verwende die Version, die es geschrieben hat.
err-no-game = Es gibt noch keine Solo-Partie.
hint-no-game = Beginne eine: tricorder solo new
err-impossible-card = „{ $card }“ kann das nicht sein: Soweit bekannt, liegt die Karte anderswo.
hint-impossible-card = Zeigt der Tisch etwas anderes, stelle es richtig: tricorder solo correct
err-unreadable-reply = „{ $text }“ ist darauf keine Antwort.
hint-unreadable-reply = Die Zeile über der Eingabe zeigt, wie du antwortest.
err-unknown-event = Ein Ereignis „{ $word }“ gibt es nicht.
hint-unknown-event = Alle Ereignisse zeigt: tricorder solo event --help
err-unknown-correction = „{ $word }“ lässt sich nicht richtigstellen.
hint-unknown-correction = Was möglich ist, zeigt: tricorder solo correct --help
err-question-open = Eine Frage ist noch offen.
hint-question-open = Beantworte sie mit: tricorder solo play
err-game-over = Die Partie ist zu Ende.
hint-game-over = Werten: tricorder solo score. Etwas zurücknehmen: tricorder solo undo
err-nothing-to-undo = Es gibt nichts zurückzunehmen.
hint-nothing-to-undo = Über den Beginn hinaus lässt sich nichts zurücknehmen.
err-nothing-to-redo = Es gibt nichts wiederherzustellen.
hint-nothing-to-redo = Wiederherstellen lässt sich nur, was zuletzt zurückgenommen und noch nicht ersetzt wurde.
err-same-captain = { $captain } kann nicht auf beiden Seiten spielen.
hint-same-captain = Wähle für dich oder für den Computer einen anderen Captain.
err-no-training = Es gibt noch kein Kadetten-Training.
hint-no-training = Beginne eines: tricorder solo cadet new --captain picard
err-card-list = Die Kartenliste { $path } lässt sich nicht lesen: { $reason }
hint-card-list = Prüfe den Pfad hinter dem @ oder nenne die Karten selbst, durch Semikolon getrennt.
err-listed-twice = „{ $name }“ steht zweimal in der Kartenliste.
hint-listed-twice = Streiche den doppelten Namen. Meinst du zwei gleichnamige Karten, nenne ihre Kennungen; die zeigt: tricorder list --kind card
err-facedown = Verdeckte Karten des Computers, die du vor der Wertung aufdecken musst: { $count }.
hint-facedown = Nenne sie mit --named "A; B". In Frage kommen: { $among }
err-no-campaign = Es gibt noch keine Kampagne.
hint-no-campaign = Beginne eine: tricorder campaign new --captain picard --mode yellow-alert
err-log-book = { $file } ist kein lesbares Logbuch: { $reason }
hint-log-book = Gelesen wird, was „tricorder campaign export --to yaml“ schreibt.
err-log-book-entry = Eintrag { $entry } in { $file } verstößt gegen die Regeln; nichts wurde übernommen.
hint-log-book-entry = Berichtige diesen Eintrag und lies die Datei noch einmal ein.
err-campaign-over = Die Kampagne „{ $name }“ ist zu Ende.
hint-campaign-over = Die Beurteilung: tricorder campaign review · Ein Versehen? tricorder campaign undo
err-campaign-running = Die Kampagne „{ $name }“ läuft noch; ausstehende Einsätze: höchstens { $left }.
hint-campaign-running = Den Stand zeigt: tricorder campaign status
err-upgrade-due = Zuerst ist die Aufwertung nach dem Spiel gegen { $opponent } zu wählen.
hint-upgrade-due = Was zur Wahl steht, zeigt: tricorder campaign status
err-no-upgrade-due = Im Moment steht keine Aufwertung an.
hint-no-upgrade-due = Trage zuerst das nächste Spiel ein: tricorder campaign record --opponent CAPTAIN --won
err-wrong-opponent = { $reason ->
    [own] { $captain } ist dein eigener Captain.
   *[beaten] { $captain } hast du in dieser Kampagne schon besiegt.
}
hint-wrong-opponent = Als Gegner bleiben: { $allowed }
err-not-won = Mit { $score } zu { $bot } Punkten ist das Spiel nicht gewonnen; Gleichstand gilt als Niederlage.
hint-not-won = Prüfe die Punkte oder trage das Spiel mit --lost ein.
err-option-b-barred = Mit den Erwerbsregeln der Ferengi ist Option B nach einem Sieg gesperrt.
hint-option-b-barred = Wähle Option A mit --reinforce, oder --none, wenn du keine passende Karte erhalten hast.
err-upgrade-needed = Ganz ohne Aufwertung geht es nicht: Option B steht dir immer offen.
hint-upgrade-needed = Was zur Wahl steht, zeigt: tricorder campaign status
err-unfit-card = { $reason ->
    [forbidden] „{ $card }“ darf nie in den Verstärkungs-Stapel: Begegnungen, Zwischenfälle und Orte scheiden aus.
    [not-common] „{ $card }“ ist keine Standardkarte.
    [not-gained] „{ $card }“ liegt nie in der Auslage.
    [not-permitted] „{ $card }“ lässt die CPK des Gegners nach diesem Ergebnis nicht zu.
    [not-own] „{ $card }“ gehört nicht zu deiner Crew.
    [elsewhere] „{ $card }“ beginnt nicht dort, wo der Bonus eine Karte hernimmt.
   *[in-pile] „{ $card }“ liegt schon in deinem Verstärkungs-Stapel.
}
hint-unfit-card = Möglich sind: { $possible }
err-no-such-bonus = Einen Bonus { $number } gibt es nicht; die Liste reicht von 1 bis { $count }.
hint-no-such-bonus = Die Nummern zeigt: tricorder campaign status
err-bonus-takes-no-card = Bonus { $number } ist ein Boost und braucht keine Karte.
hint-bonus-takes-no-card = Lass --own-card weg oder wähle einen anderen Bonus.
err-bonus-needs-card = Für Bonus { $number } fehlt die Karte.
hint-bonus-needs-card = Nenne sie mit --own-card: { $possible }
err-closed-challenge = Die Herausforderung „{ $challenge }“ steht { $captain } nicht offen.
hint-closed-challenge = Es fehlt ein mobilisiertes Startschiff oder eine Reserve.
err-usage = So lässt sich der Befehl nicht verstehen ({ $detail }).
hint-usage = Wie er aussieht, zeigt --help.
err-data-folder = Der Datenordner { $folder } ist nicht lesbar: { $reason }
hint-data-folder = Prüfe den Pfad hinter --data.
err-data = Die Daten sind nicht in Ordnung; ohne gültige Daten gibt es keine Antwort.
hint-data = Nach der Korrektur prüft sie: tricorder data check --data ORDNER
err-no-cache-folder = Dieses System nennt keinen Cache-Ordner.
hint-no-cache-folder = Lege mit TRICORDER_CACHE_DIR einen fest.
err-cache-folder = In { $folder } lässt sich kein Katalog anlegen: { $reason }
hint-cache-folder = Nachschlagen geht weiter, nur langsamer. Lege mit TRICORDER_CACHE_DIR einen beschreibbaren Ordner fest.
err-catalog = Der Katalog lässt sich nicht lesen ({ $detail }).
hint-catalog = Baue ihn neu auf: tricorder index rebuild
err-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
hint-output = Prüfe, ob am Ziel Platz ist und geschrieben werden darf.
err-panic = tricorder ist auf einen eigenen Fehler gestoßen: { $detail }
hint-panic = Das sollte nicht vorkommen. Bitte melde den Befehl und diese Zeile.

hint-did-you-mean = Meintest du { $names }?
hint-quoted = „{ $name }“

finding-no-data = Der Ordner enthält keine YAML-Datei.
finding-unreadable = Die Datei ist nicht als Text lesbar: { $reason }
finding-syntax = Das passt nicht zum Schema: { $detail }
finding-stray-text = Vor dem ersten Eintrag („- id: …“) steht Text, der nicht dorthin gehört.
finding-wrong-folder = Der Eintrag liegt im Ordner eines anderen Spiels.
finding-kind-differs = „kind“ stimmt nicht mit der Kennung überein.
finding-group-missing = Einem Merkmal fehlt „group“.
finding-group-stray = „group“ steht nur bei Merkmalen.
finding-duplicate-id = Diese Kennung gibt es schon in { $first }.
finding-unsorted = Der Eintrag gehört hinter { $before }.
finding-empty = „{ $field }“ ist leer ({ $lang }).
finding-same-in-both = „{ $field }“ ist in beiden Sprachen gleich.
finding-duplicate-name = Der Name „{ $name }“ ({ $lang }) ist leer oder steht zweimal da.
finding-unknown-symbol = Das Symbol [{ $symbol }] ist unbekannt ({ $lang }).
finding-self-reference = Der Eintrag verweist auf sich selbst.
finding-unknown-reference = Der Verweis { $to } führt ins Leere.
finding-duplicate-reference = Der Verweis { $to } steht zweimal da.
finding-no-source = Es fehlt eine Quelle.
finding-duplicate-ruling = Klarstellung { $number } gibt es mehrmals.
finding-bad-table-id = Die Kennung der Tabelle „{ $table }“ oder ihrer Spalten ist ungültig oder doppelt.
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
finding-slug-differs = Die Kennung passt nicht zum vollen Namen.
finding-field-missing = „{ $field }“ fehlt; jede Karte dieses Typs hat es.
finding-field-stray = „{ $field }“ gehört nicht zu einer Karte dieses Typs.
finding-unknown-code = „{ $code }“ ist bei „{ $field }“ unbekannt.
finding-bad-printing = Set, Seltenheit und Nummer „{ $number }“ passen nicht zusammen.
finding-set-number = Nummer { $number } der Premiere gibt es { $found }-mal; im Set stehen die Nummern 1 bis 415 je einmal.
finding-name-row = „{ $name }“ ist keine Zeile der Tabelle: zwei Spalten mit Tabulator dazwischen, ohne Leerzeichen am Rand, unter der üblichen Kopfzeile.
finding-name-twice = „{ $name }“ steht doppelt da.
finding-name-unsorted = „{ $name }“ gehört über die Zeile davor.
finding-name-apart = „{ $name }“ beginnt nicht mit dem Titel.
finding-name-old = „{ $name }“: Ein heutiger Name steht unter den alten Namen von renamed.tsv.
finding-name-unknown = „{ $name }“ führt zu einem Namen, den weder titles.tsv noch eine Karte kennt.
finding-name-contradicts = „{ $name }“: Die eingebaute Karte sagt etwas anderes.
err-card-file = { $path } { $reason ->
    [missing] gibt es nicht.
    [forbidden] darf nicht gelesen werden.
   *[other] lässt sich nicht lesen: { $reason }
}
hint-card-file = Nichts wurde eingelesen. Prüfe Pfad und Zugriffsrechte.
err-no-card-file = { $path } ist keine Kartendatei von LackeyCCG: { $reason ->
    [empty] Sie ist leer.
    [utf16] Ihr Text ist als UTF-16 gespeichert.
    [not-utf8] Ihr Text ist nicht als UTF-8 gespeichert.
    [binary] Sie enthält keinen Text.
    [no-rows] Unter der Kopfzeile steht keine Karte.
    [too-large] Sie ist zu groß.
    [special] Es ist keine gewöhnliche Datei.
   *[other] Die erste Zeile ist keine Kopfzeile mit Name, Set, ImageFile …
}
hint-no-card-file = { $reason ->
    [utf16] Nichts wurde eingelesen. Speichere sie als UTF-8 und versuche es noch einmal.
    [not-utf8] Nichts wurde eingelesen. Speichere sie als UTF-8 und versuche es noch einmal.
   *[other] Nichts wurde eingelesen. Kartendateien liegen im Ordner „sets“ des Plugins.
}
err-no-card-files = In { $folder } liegt keine Kartendatei.
hint-no-card-files = Nichts wurde eingelesen. Kartendateien liegen im Ordner „sets“ des Plugins und enden auf .txt.
err-twin-files = Zwei dieser Dateien hießen { $name }.
hint-twin-files = Nichts wurde eingelesen. Lies nur eine davon ein oder benenne eine um.
err-unknown-import = Keine eingelesene Datei heißt „{ $name }“.
hint-unknown-import = Alle zeigt: tricorder import list
err-ambiguous-import = Mehrere eingelesene Dateien heißen „{ $name }“.
hint-ambiguous-import = Nenne eine davon genau: { $names }

err-deck-no-text = { $path } ist keine Deckliste: { $reason ->
        [empty] die Datei ist leer.
        [too-large] sie ist größer als 1 MiB.
       *[binary] sie enthält keinen Text.
    }
hint-deck-no-text = Eine Deckliste ist eine Textdatei mit einer Karte je Zeile, zum Beispiel „3x Odo, Curzon“.
err-deck-no-captain = In { $path } ist keine Crew zu erkennen.
hint-deck-no-captain = Nenne den Captain in einer Zeile wie „Captain: Picard“.
err-deck-no-list = { $path } lässt sich nicht als { $format } lesen: { $reason }
hint-deck-no-list = Mit --format lackey, text, yaml, json oder markdown bestimmst du die Form selbst.
err-deck-no-cards = Diese Liste hat keine Karten, die man ziehen könnte.
hint-deck-no-cards = Personal, Schiffe und alles andere zum Ziehen steht unter „Deck“.
err-deck-no-personnel = Diese Liste hat kein Personal im Deck.
hint-deck-no-personnel = Ob alle Namen erkannt werden, zeigt: tricorder deck check --explain
err-deck-no-mission = „{ $name }“ ist keine Mission des Decks und auch sonst keine bekannte.
hint-deck-no-mission = Die Missionen des Decks zeigt: tricorder deck stats
err-deck-no-requirement = { $name } hat keine Anforderungen: Ein Hauptquartier kann niemand versuchen.
hint-deck-no-requirement = Nenne eine der anderen Missionen.
err-deck-nothing-fits = Zu „{ $name }“ passt keine Karte im Deck.
hint-deck-nothing-fits = Nenne einen Kartennamen, einen Kartentyp oder eine Suchanfrage; alle Felder zeigt: tricorder search --help-query


err-deck-unreadable = { $path } lässt sich nicht lesen: { $reason ->
        [missing] es gibt weder eine Datei noch ein gespeichertes Deck dieses Namens.
        [forbidden] der Zugriff ist nicht erlaubt.
        [folder] das ist ein Ordner.
       *[other] { $reason }
    }
hint-deck-unreadable = Gespeicherte Decks zeigt tricorder deck list.
err-deck-line = Zeile { $line } lässt sich nicht verwenden: { $text }
hint-deck-line = { $trouble ->
        [unknown-heading] Diese Überschrift nennt keinen Stapel. Bekannt sind Missionen, Dilemmas, Deck und Beiseite.
        [count] So viele Exemplare kann niemand meinen; möglich sind 1 bis 999.
       *[no-name] Hier fehlt der Name der Karte.
    }
err-deck-kept = { $count ->
        [one] Keine Karte heißt so, der Name blieb, wie er war: { $names }
       *[other] Keine Karten heißen so, die Namen blieben, wie sie waren: { $names }
    }
err-deck-not-fixed = { $count ->
        [one] Keine Karte heißt so, diese Zeile ist unverändert: { $names }
       *[other] Keine Karten heißen so, diese Zeilen sind unverändert: { $names }
    }
hint-deck-not-fixed = tricorder deck check schlägt vor, was gemeint sein könnte.
err-deck-needs-name = Das Deck braucht einen Namen.
hint-deck-needs-name = Gib ihn mit --name an.
err-deck-name-dash = Ein gespeichertes Deck kann nicht „{ $name }“ heißen: Mit einem Bindestrich beginnen Optionen.
hint-deck-name-dash = Gib ihm mit --name einen anderen Namen.
err-deck-name-taken = Ein Deck „{ $name }“ gibt es schon.
hint-deck-name-taken = Mit --replace ersetzt du es, mit --name wählst du einen anderen Namen.
err-deck-unknown-name = Kein gespeichertes Deck heißt „{ $name }“.
hint-deck-unknown-name = Alle zeigt tricorder deck list.
# Rechner: Zahlen in Worten, dann Second Edition.
err-calc-number = „{ $value }“ geht nicht als { $what ->
    [span] Span
    [value] Wert
    [cost] Kosten
    [draws] Zahl zu ziehender Karten
    [hand] Zahl der Handkarten
    [cards] Zahl der Karten
    [points] Punktestand
    [missions] Zahl gelöster Missionen
    [resources] Zahl von Rohstoffkarten
    [of-one-resource] Zahl von Karten eines Rohstoffs
    [copies] Stückzahl
    [icons] Zahl von Skill-Icons
   *[players] Zahl der Spieler
}.
hint-calc-number = Erlaubt sind { $least } bis { $most }{ $what ->
    [missions] {" "}gelöste Missionen, Planet und Weltraum zusammen
    [players] , jeder als Name:Punkte:Planetenmissionen:Weltraummissionen
    [resources] , zum Beispiel 8 oder Benjamin=8
    [of-one-resource] , zum Beispiel 4 Wasser
    [copies] , zum Beispiel: tricorder calc price 2 equipment
    [icons] {" "}je Person, zum Beispiel: tricorder calc recruit 3 2 greed
   *[other] {""}
}.
err-calc-unknown-card = { $sort ->
    [mission] Eine Mission
    [personnel] Eine Personalkarte
    [ship] Ein Schiff
   *[played] Eine Karte
} „{ $name }“ gibt es nicht.
hint-calc-unknown-card = { $sort ->
    [mission] Gesucht ist eine Mission
    [personnel] Gesucht ist Personal
    [ship] Gesucht ist ein Schiff
   *[played] Gesucht ist eine Karte, die man aus der Hand spielt
}. Karten findet: tricorder search. Karten außerhalb der Premiere liest du zuerst ein: tricorder import
err-calc-other-sort = „{ $name }“ ist { $other ->
    [mission] eine Mission
    [personnel] Personal
    [ship] ein Schiff
    [equipment] Ausrüstung
    [event] ein Ereignis
    [interrupt] eine Unterbrechung
   *[dilemma] ein Dilemma
}.
hint-calc-other-sort = Hier gehört { $sort ->
    [mission] eine Mission
    [personnel] Personal
    [ship] ein Schiff
   *[played] eine Karte aus der Hand
} hin.
err-calc-ambiguous-card = „{ $name }“ heißen mehrere Karten.
hint-calc-ambiguous-card = Nenne eine davon mit vollem Namen.
err-calc-unique-twice = „{ $name }“ ist zweimal dabei.
hint-calc-unique-twice = Von einer Karte mit Punkt vor dem Titel darfst du zu jeder Zeit nur eine kommandieren, auch bei verschiedenen Untertiteln.
err-calc-list = Die Liste { $path } { $reason ->
    [missing] gibt es nicht.
    [forbidden] darf nicht gelesen werden.
    [empty] ist leer.
    [too-large] ist zu groß.
    [binary] enthält keinen Text.
   *[other] lässt sich nicht lesen: { $reason }
}
hint-calc-list = Eine Liste hat eine Karte je Zeile, zum Beispiel „3x Davies“; für - wird sie eingetippt oder durchgereicht.
err-calc-line = Die Zeile „{ $line }“ lässt sich nicht deuten.
hint-calc-line = Schreib Anzahl und Namen, zum Beispiel „3x Davies“.
err-calc-range-stops = Für einen Flug braucht es mindestens zwei Missionen.
hint-calc-range-stops = Zum Beispiel: tricorder calc range Earth "Intercept Renegade" --ship "USS Galaxy"
err-calc-no-span = „{ $name }“ hat keinen Span als Zahl.
hint-calc-no-span = Gib den Span selbst an, zum Beispiel 3 oder 3@gamma.
err-calc-quadrant = Einen Quadranten „{ $value }“ gibt es nicht.
hint-calc-quadrant = Möglich sind: { $allowed }
err-calc-staffing-ship = Welches Schiff?
hint-calc-staffing-ship = Zum Beispiel: tricorder calc staffing "USS Galaxy" "Worf, Security Detail Leader" "2x Davies"
err-calc-attempt-who = Für einen Missionsversuch braucht es eine Mission und Personal.
hint-calc-attempt-who = Zum Beispiel: tricorder calc attempt "Intercept Renegade" "Worf, Security Detail Leader" "2x Davies"
err-calc-attempt-nobody = Ohne ungestopptes Personal gibt es keinen Missionsversuch.
hint-calc-attempt-nobody = Nenne mindestens eine Person, die nicht gestoppt ist.
err-calc-headquarters = „{ $name }“ ist ein Hauptquartier, und Hauptquartiere kann niemand versuchen.
hint-calc-headquarters = Nenne eine Planeten- oder Weltraummission.
err-calc-sides = Es fehlt, wer gegeneinander antritt.
hint-calc-sides = Nenne hinter --you und --opponent Karten oder Werte, zum Beispiel: --you 8 --opponent "USS Galaxy" 2
err-calc-counters-hand = Welche Karten hast du auf der Hand?
hint-calc-counters-hand = Nenne Kosten oder Namen, zum Beispiel: tricorder calc counters 3 2 2 Tricorder --draw 1
err-calc-winner-player = „{ $value }“ lässt sich nicht als Spieler lesen.
hint-calc-winner-player = Schreib Name:Punkte:Planetenmissionen:Weltraummissionen, bei leerem Deck mit :leer dahinter, zum Beispiel Anna:70:1:1:leer
err-calc-stations = { $count } Raumstationen sind zu viele.
hint-calc-stations = Ein Spieler hat höchstens { $small } Kleine und { $large } Große Raumstationen auf dem Plan, zusammen höchstens { $most }.
err-calc-list-length = Bei { $option } stehen nicht so viele Zahlen, wie Spieler da sind: { $count } statt { $players }.
hint-calc-list-length = Nenne eine Zahl je Spieler, mit Kommas dazwischen.
err-calc-players = { $count } Spieler sind zu viele.
hint-calc-players = Es gibt Figuren für höchstens { $most } Spieler.
err-calc-name-twice = Zwei Spieler heißen „{ $name }“.
hint-calc-name-twice = Gib jedem einen eigenen Namen.
err-calc-player = Bei { $option } ist „{ $value }“ kein Spieler.
hint-calc-player = Erlaubt sind 1 bis { $players }, die Namen aus --players, ich und niemand.
err-calc-compare = { $option } braucht die Zahlen von mindestens zwei Spielern.
hint-calc-compare = Vergleiche mit Kommas dazwischen: { $option } 6,5. Hast du die Sonderkarte schon, sag es mit --route-holder ich oder --starfleet-holder ich.
err-calc-cards = { $count } Karten bei { $option } sind mehr, als es gibt.
hint-calc-cards = Im Spiel sind davon { $most }.
err-calc-never-earned = Wer bisher die Größte Sternenflotte hatte, hat mindestens { $least } Karten „Sternenflotte greift ein“ aufgedeckt.
hint-calc-never-earned = Prüfe --starfleets und --starfleet-holder; hatte sie noch niemand, nenne niemand.
err-calc-chip = „{ $value }“ ist kein Zahlenchip.
hint-calc-chip = Auf den Chips stehen 2 bis 6 und 8 bis 12. Eine Raumstation schreibst du 6,8,5, eine Große 6,8,5x2.
err-calc-fields = „{ $value }“ nennt zu viele Felder für eine Raumstation.
hint-calc-fields = An einem Raumpunkt treffen sich höchstens { $most } Felder. Mehrere Raumstationen trennst du mit Leerzeichen: 6,8,5 4,10
err-calc-hands = So viele Rohstoffkarten gibt es nicht: { $count }.
hint-calc-hands = Im Spiel sind { $most }. Nenne die Karten jedes Spielers: 6 8 11
err-calc-lane = „{ $value }“ ist kein Raumschiff zwischen zwei Raumpunkten.
hint-calc-lane = Schreib A-B, oder mehrere hintereinander als Kette: A-B-C-D
err-calc-route-loop = Ein Raumschiff kann nicht von { $point } nach { $point } führen.
hint-calc-route-loop = Jedes liegt zwischen zwei verschiedenen Raumpunkten: A-B
err-calc-route-twice = Die Raumstrecke { $lane } ist zweimal genannt.
hint-calc-route-twice = Auf jeder Raumstrecke liegt nur 1 Raumschiff.
err-calc-route-crowded = Am Raumpunkt { $point } liegen zu viele Raumschiffe.
hint-calc-route-crowded = An einem Raumpunkt treffen sich höchstens { $most } Raumstrecken.
err-calc-route-too-many = { $count } Raumschiffe sind zu viele.
hint-calc-route-too-many = Ein Spieler hat 1 bis { $most } Raumschiffe.
err-calc-route-elsewhere = Am Raumpunkt { $point } liegt keines der Raumschiffe.
hint-calc-route-elsewhere = Nenne bei --block nur Raumpunkte, die im Netz vorkommen.
err-calc-resource = „{ $value }“ bei { $option } ist kein Rohstoff.
hint-calc-resource = Die Rohstoffe: { $allowed }. Ein einfacher Posten heißt 3:1.
err-calc-no-table = Den Daten fehlt die Tabelle „{ $table }“, oder sie ist unvollständig.
hint-calc-no-table = Lass --data weg, dann gelten die eingebauten Daten.
err-calc-ware = „{ $word }“ steht nicht auf der Preisliste.
hint-calc-ware = Es gibt: outpost, nor, colony, station, equipment, doorway, ship
err-calc-ship-price = Der Preis eines Schiffs folgt aus seinen Werten.
hint-calc-ship-price = Nenne sie mit --range, --weapons und --shields, dazu --devices, wenn es welche hat.
err-calc-borg-recruit = Borg können niemanden von einem Non-Aligned-Schiff abwerben.
hint-calc-borg-recruit = Alle anderen dürfen es. Wer du bist, sagst du mit --side.
err-calc-crew-size = { $persons } Personen abzuwerben geht nicht: Die Besatzung zählt nur { $crew }.
hint-calc-crew-size = Jede Zahl beginnt eine neue Person. Prüfe sie und --crew.
err-calc-no-icons = Vor „{ $word }“ fehlt die Zahl der Skill-Icons.
hint-calc-no-icons = Jede Person beginnt mit dieser Zahl, zum Beispiel: tricorder calc recruit 3 2 greed
err-calc-mark = „{ $word }“ ändert am Abwerben nichts oder ist unbekannt.
hint-calc-mark = Hinter der Zahl der Skill-Icons zählen nur: greed, treachery, ferengi, android
err-calc-mark-twice = „{ $word }“ steht bei einer Person doppelt.
hint-calc-mark-twice = Beginne für die nächste Person mit der Zahl ihrer Skill-Icons.
err-calc-no-treaty = Zu zweit gibt es kein Bündnis.
hint-calc-no-treaty = { $treaty } gilt bei { $players } Spielern.
err-calc-treaty-players = { $treaty } passt nicht zu dieser Spielerzahl.
hint-calc-treaty-players = { $treaty } gilt bei { $players } Spielern.
err-calc-no-ship = Ein Non-Aligned-Schiff „{ $name }“ steht nicht in der Tabelle.
hint-calc-no-ship = Alle zeigt: tricorder table nonaligned
