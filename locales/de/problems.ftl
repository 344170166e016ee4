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
err-no-card = Zu „{ $query }“ passt keine Karte.
hint-no-card = Was du schreiben kannst: tricorder search --help-query
err-no-card-fits = Zu alldem passt keine Karte. Am meisten schließt „{ $part }“ aus: Ohne das passen { $without } Karten, dazu allein { $alone }.
hint-no-card-fits = Lass es weg oder schreibe es anders.
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
