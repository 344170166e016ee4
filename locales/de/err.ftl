# Was nicht geht (err-…), was hilft (hint-…), was an Daten falsch ist (finding-…).

err-label = Fehler:

err-empty-query = Ohne Buchstaben oder Ziffern lässt sich nichts suchen.
err-nothing-found = Zu „{ $query }“ wurde nichts gefunden.
err-not-understood = Nicht gefunden: { $words }. Ohne das lässt sich nicht beantworten: „{ $query }“.
err-only-elsewhere = In diesem Spiel wurde zu „{ $query }“ nichts gefunden.
err-query-empty = Die Anfrage ist leer.
err-query-too-long = Die Anfrage ist zu lang.
err-query-too-deep = Zu viele Klammern oder Verneinungen stecken ineinander.
err-query-too-many-patterns = Zu viele Platzhalter und reguläre Ausdrücke auf einmal.
err-query-unknown-field = Kein Feld heißt „{ $field }“.
err-query-unknown-value = „{ $value }“ steht auf keiner Karte im Feld { $field }.
err-query-not-a-number = „{ $value }“ ist keine Zahl für { $field }.
err-query-bad-regex = Der reguläre Ausdruck „{ $pattern }“ ist fehlerhaft: { $reason ->
    [open-class] Eine eckige Klammer wird nie geschlossen.
    [bad-class] Der Bereich in eckigen Klammern läuft rückwärts; richtig ist zum Beispiel [a-z].
    [open-group] Eine runde Klammer wird nie geschlossen.
    [stray-parenthesis] Eine runde Klammer wurde nie geöffnet.
    [nothing-to-repeat] Vor *, + oder ? fehlt, was sich wiederholen soll.
    [bad-count] Die Anzahl in geschweiften Klammern stimmt nicht; möglich sind etwa {"{"}3{"}"} und {"{"}2,{"}"}.
    [open-escape] Hinter dem umgekehrten Schrägstrich am Ende fehlt ein Zeichen.
    [bad-escape] Dieses Zeichen hat hinter einem umgekehrten Schrägstrich keine Bedeutung.
    [unknown-class] Keine Zeichenklasse heißt so.
    [unsupported] Rückverweise wie \1 und Blicke voraus oder zurück wie (?=…) kennt die Suche nicht.
    [too-big] Er ist zu groß.
   *[other] Die Schreibweise ist unverständlich.
}
err-query-missing-value = Der Wert für { $field } fehlt.
err-query-not-comparable = { $field } hat keine Zahlen, die sich vergleichen lassen.
err-query-one-number = { $field } wird hier mit einer einzigen Zahl verglichen.
err-query-how-many = Hinter { $field } und dem Zeichen fehlt eine Anzahl.
err-query-not-addable = { $field } hat keine Zahlen zum Zusammenzählen.
err-query-missing-summand = Neben dem Pluszeichen fehlt ein Feld.
err-query-regex-elsewhere = Das Feld { $field } kennt keine regulären Ausdrücke.
err-query-missing-field = Vor dem Zeichen fehlt das Feld.
err-query-open-quote = Das Anführungszeichen wird nie geschlossen.
err-query-open-regex = Der reguläre Ausdruck wird nie geschlossen.
err-query-open-parenthesis = Die Klammer wird nie geschlossen: Es fehlt eine ).
err-query-stray-parenthesis = Die Klammer wurde nie geöffnet.
err-query-nothing = Hier fehlt etwas.
err-query-unknown-sort = Nach „{ $field }“ lassen sich Karten nicht sortieren.
err-no-texts = Du hast keine Spieltexte der { -second-edition } importiert: In Texten suchen kannst du nur bei { -captains-chair }.
err-no-card = Zu „{ $query }“ passt keine Karte.
err-no-card-fits = Keine Karte erfüllt alles. Am meisten schließt „{ $part }“ aus (Karten ohne diesen Teil: { $without }, nur mit ihm: { $alone }).
err-no-card-has = Keine Karte erfüllt alles: „{ $part }“ trifft auf keine einzige zu (Karten ohne diesen Teil: { $without }).
err-unknown-id = Kein Eintrag heißt „{ $id }“.
err-several-entries = „{ $name }“ heißen mehrere Einträge.
err-no-such-hit = Es gibt keinen Treffer { $number }; Treffer insgesamt: { $count }.
err-unknown-card = Keine Karte heißt „{ $name }“.
err-nothing-listed = Kein Eintrag erfüllt alle Bedingungen.
err-unknown-trait = Kein Merkmal heißt „{ $name }“.
err-ambiguous-card = „{ $name }“ heißen mehrere Karten.
err-never-resolved = Der Computer führt „{ $card }“ nie aus.
err-no-program = In den Daten fehlen Programmkarten oder Tafel von { $captain }.
err-unknown-filter = „{ $word }“ ist kein Typ, kein Merkmal und kein Symbol.
err-notation = „{ $text }“ lässt sich nicht lesen.
err-unknown-value = { $option } kennt „{ $value }“ nicht.
err-malformed-value = { $option } kann mit „{ $value }“ nichts anfangen.
err-unknown-option = Die Option „{ $option }“ gibt es nicht.
err-unknown-command = Kein Befehl heißt „{ $command }“.
err-unknown-subcommand = „{ $command }“ kennt keinen Unterbefehl „{ $subcommand }“.
err-missing-subcommand = Dem Befehl „{ $command }“ fehlt ein Unterbefehl.
err-missing-value = Hinter { $option } fehlt der Wert.
err-missing-argument = Es fehlt: { $what }
err-unexpected-argument = „{ $argument }“ ist hier zu viel.
err-conflict = { $option } und { $other } gehen nicht zusammen.
err-too-many-lines = Das sind mehr als { $most } Zeilen auf einmal.
err-not-text = Ein Argument ist kein gültiger UTF-8-Text.
err-no-data-folder = Auf diesem System ist kein Ordner für deine Partien festgelegt.
err-user-data = Deine Partien in { $path } lassen sich nicht lesen oder schreiben: { $reason }
err-damaged = Beschädigt in { $path }: { $items }. Alles andere lässt sich lesen.
err-damaged-name = In { $path } ist „{ $name }“ beschädigt.
err-foreign = { $path } ist nicht so aufgebaut, wie tricorder es anlegt, und wurde nicht gelesen: { $names }
err-read-only = { $cause ->
    [full] Der Datenträger mit { $path } ist voll: Deine Daten lassen sich lesen, Neues wird nicht gespeichert.
   *[other] In { $path } darf nichts geschrieben werden: Deine Daten lassen sich lesen, Neues wird nicht gespeichert.
}
err-server = { $cause ->
    [unreachable] Deine Daten auf { $address } lassen sich nicht lesen oder schreiben: Dort antwortet niemand („{ $words }“).
    [no-address] --db oder TRICORDER_DB nennt keine Serveradresse.
    [unencrypted] Deine Daten auf { $address } werden weder gelesen noch geschrieben: Die Adresse verlangt Verschlüsselung (sslmode), und tricorder verschlüsselt seinen Weg zu PostgreSQL nicht.
    [left-out] Deine Daten können nicht auf einem Server liegen: Dieses Programm ist ohne PostgreSQL gebaut.
    [forbidden] Deine Daten auf { $address } lassen sich nicht lesen oder schreiben: Der Server lässt dich nicht hinein („{ $words }“).
    [missing] Deine Daten auf { $address } lassen sich nicht lesen oder schreiben: Diese Datenbank gibt es dort nicht.
    [read-only] Deine Daten auf { $address } lassen sich nicht lesen oder schreiben: Auf dem Server darf nichts geschrieben werden.
    [busy] Deine Daten auf { $address } lassen sich nicht lesen oder schreiben: Der Server ist ausgelastet, oder jemand anderes schreibt gerade („{ $words }“).
    [full] Deine Daten auf { $address } lassen sich nicht lesen oder schreiben: Auf dem Server ist kein Platz mehr.
   *[other] Deine Daten auf { $address } lassen sich nicht lesen oder schreiben: Der Server meldet „{ $words }“.
}
err-rules-on-server = Eigene Regeln sind Dateien auf diesem Gerät; auf einem Server liegen keine.
err-full = { $what ->
    [games] Mehr Partien lassen sich hier nicht speichern.
    [events] Länger darf eine Partie hier nicht werden.
    [decks] Mehr Decks lassen sich hier nicht speichern.
   *[imports] Mehr importierte Karten lassen sich hier nicht speichern.
}
err-occupied = Du hast hier schon Daten.
err-archive = { $file } lässt sich nicht zurückholen: { $reason }
err-archive-less = { $kept ->
    [0] { $file } bleibt, wie es ist: Das ist keine oder keine vollständige Sicherung.
   *[other] { $file } bleibt, wie es ist: Darin stehen { $kept } Dinge von dir, in { $place } nur { $own }.
}
err-archive-unwritable = { $file } lässt sich nicht schreiben: { $reason }
err-without-own = Ohne deine eigenen Daten beantwortet. { $sentence }
err-moved = Das wurde inzwischen in einem anderen Terminal geändert oder gelöscht; hier wurde nichts geändert.
err-name-taken = Den Namen „{ $name }“ gibt es schon.
err-unknown-name = Nichts Gespeichertes heißt „{ $name }“.
err-not-removed = In den letzten dreißig Tagen hast du nichts gelöscht, das „{ $name }“ heißt.
err-unplayable = „{ $name }“ lässt sich nicht nachspielen: Eintrag { $entry } passt nicht zu den Regeln dieser Version.
err-no-game = Es gibt noch keine Solo-Partie.
err-impossible-card = „{ $card }“ kann hier nicht liegen.
err-nothing-known = Enter allein genügt hier nicht: Das Programm kennt die Antwort noch nicht.
err-unreadable-reply = „{ $text }“ ist darauf keine Antwort.
err-too-many-teams = { $captain } hat { $teams } Außenteams; du nennst { $sent }.
err-card-twice = { $card } steht zweimal da.
err-too-many-ships = Du kannst höchstens { $ships } Raumschiff-Aufsteller haben; du nennst { $sent }.
err-stardate-full = Sternzeit-Karte { $card } beginnt mit { $most } Ruhm; mehr liegt nie darauf.
err-stardate-glory = Auf Sternzeit-Karte { $card } kann jetzt höchstens { $most } Ruhm liegen.
err-track-steps = „{ $text }“ kann nicht der Stand deiner Kompetenz-Anzeiger sein.
err-out-of-range = „{ $text }“ geht hier nicht.
err-number-for-name = „{ $number }“ ist eine Zahl; gefragt ist hier ein Name.
err-beyond-list = Die Liste hat keine Nummer { $number }; sie endet mit { $most }.
err-which-deck = Ein bloßes „-“ lässt offen, welcher Stapel leer ist.
err-no-card-in-game = Die Karte „{ $name }“ gibt es in dieser Partie nicht.
err-open-site = Für einen Platz der Neutralen Zone fehlt der Ort.
err-stardate-range = Oben kann nur eine Sternzeit-Karte von { $first } bis { $last } liegen.
err-stardate-without-glory = Auf der obersten Sternzeit-Karte liegt immer Ruhm; eine leere Karte macht der nächsten Platz.
err-open-market = Für Platz { $place } der Auslage (von links gezählt) fehlt die Karte.
err-places-missing = Auf dem Tisch fehlt noch: { $places }.
err-left-empty = Fülle alle Felder aus.
err-names-missing = { $missing ->
    [one] Ein Name fehlt noch.
   *[other] { $missing } Namen fehlen noch.
}
err-whole-zone = Einer dieser Orte ist in der Neutralen Zone neu.
err-unknown-event = Kein Ereignis heißt „{ $word }“.
err-unknown-correction = „{ $word }“ lässt sich nicht richtigstellen.
err-trait-not-open = „{ $word }“ lässt sich nicht markieren.
err-no-marks = Der Computer { $captain } markiert keine Merkmale.
err-question-open = Eine Frage ist noch offen.
err-game-over = Die Partie ist zu Ende.
err-nothing-to-undo = Es gibt nichts rückgängig zu machen.
err-nothing-to-redo = Es gibt nichts zu wiederholen.
err-boxes-not-alone = Eine Partie braucht die Grundbox oder To Boldly Go; { $boxes } allein geht nicht.
err-captain-beyond = Die Box von { $captain } ist in dieser Partie nicht dabei: { $title }.
err-card-beyond = „{ $card }“ ist eine Karte aus einer Box, die du nicht hast: { $title }.
err-captain-unknown = Die Box von { $captain } hast du nicht: { $title }.
err-option-beyond = { $option } braucht eine Karte aus einer Box, die in dieser Partie nicht dabei ist: { $title }.
err-same-captain = { $captain } kann nicht auf beiden Seiten spielen.
err-no-training = Es gibt noch kein Kadetten-Training.
err-card-list = Die Kartenliste { $path } lässt sich nicht lesen: { $reason }
err-listed-twice = „{ $name }“ steht zweimal in der Kartenliste.
err-facedown = Decke vor der Wertung die verdeckten Karten des Computers auf (noch { $count }).
err-no-campaign = Es gibt noch keine Kampagne.
err-log-book = { $file } ist kein lesbares Logbuch: { $reason }
err-log-book-entry = Eintrag { $entry } in { $file } verstößt gegen die Regeln; nichts wurde importiert.
err-campaign-over = Die Kampagne „{ $name }“ ist zu Ende.
err-upgrade-due = Wähle zuerst die Aufwertung nach der Partie gegen { $opponent }.
err-no-upgrade-due = Im Moment steht keine Aufwertung an.
err-wrong-opponent = { $reason ->
    [own] { $captain } ist dein eigener Captain.
   *[beaten] { $captain } hast du in dieser Kampagne schon besiegt.
}
err-not-won = Mit { $score } zu { $bot } Punkten ist die Partie nicht gewonnen; Gleichstand gilt als Niederlage.
err-option-b-barred = Mit den Erwerbsregeln der Ferengi ist Option B nach einem Sieg gesperrt.
err-upgrade-needed = Ganz ohne Aufwertung geht es nicht: Option B steht dir immer offen.
err-unfit-card = { $reason ->
    [forbidden] „{ $card }“ darf nie in den Verstärkungs-Stapel: Begegnungen, Zwischenfälle und Orte scheiden aus.
    [not-common] „{ $card }“ ist keine Standardkarte.
    [not-gained] „{ $card }“ liegt nie in der Auslage.
    [not-permitted] Die Programmkarte des Gegners lässt „{ $card }“ nach diesem Ergebnis nicht zu.
    [not-own] „{ $card }“ gehört nicht zu deiner Crew.
    [elsewhere] „{ $card }“ beginnt nicht dort, wo der Bonus eine Karte hernimmt.
   *[in-pile] „{ $card }“ liegt schon in deinem Verstärkungs-Stapel.
}
err-no-such-bonus = Es gibt keinen Bonus { $number }; die Liste reicht von 1 bis { $count }.
err-bonus-takes-no-card = Bonus { $number } ist ein Boost und braucht keine Karte.
err-bonus-needs-card = Für Bonus { $number } fehlt die Karte.
err-closed-challenge = Die Herausforderung „{ $challenge }“ steht { $captain } nicht offen: { $reason ->
    [only-ship] Diese Crew beginnt ohne mobilisiertes Schiff.
   *[tuesday] Diese Crew hat keine Reserve.
}
err-usage = So lässt sich der Befehl nicht verstehen ({ $detail }).
err-data-folder = Der Datenordner { $folder } ist nicht lesbar: { $reason }
err-data = Die Daten sind nicht in Ordnung; ohne gültige Daten gibt es keine Antwort.
err-no-cache-folder = Auf diesem System ist kein Cache-Ordner festgelegt.
err-cache-folder = In { $folder } lässt sich kein Katalog anlegen: { $reason }
err-catalog = Der Katalog lässt sich nicht lesen: { $reason }
err-man-folder = In { $folder } lassen sich keine Seiten schreiben: { $reason }
err-script-file = Das Skript { $path } lässt sich nicht schreiben: { $reason }
err-foreign-script = { $path } stammt von jemand anderem und bleibt, wie es ist.
err-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
err-panic = tricorder ist auf einen eigenen Fehler gestoßen: { $detail }
err-card-file = { $path } lässt sich nicht lesen: { $reason }
err-no-card-file = { $path } ist keine Kartendatei von LackeyCCG: { $reason ->
    [empty] Sie ist leer.
    [utf16] Ihr Text ist als UTF-16 gespeichert.
    [not-utf8] Ihr Text ist nicht als UTF-8 gespeichert.
    [binary] Sie enthält keinen Text.
    [no-rows] Unter der Kopfzeile steht keine Karte.
    [too-large] Sie ist zu groß, allein oder mit den Dateien vor ihr: Alle zusammen dürfen 32 MiB haben.
    [special] Es ist keine gewöhnliche Datei.
   *[other] Die erste Zeile ist keine Kopfzeile mit Name, Set, ImageFile …
}
err-no-card-files = In { $folder } liegt keine Kartendatei.
err-no-picture-folder = { $folder } ist kein Ordner.
err-twin-files = Zwei dieser Dateien hießen { $name }.
err-unknown-import = Keine importierte Datei heißt „{ $name }“.
err-ambiguous-import = Mehrere importierte Dateien heißen „{ $name }“.

err-deck-no-text = { $path } ist keine Deckliste: { $reason ->
        [empty] die Datei ist leer.
        [too-large] sie ist größer als 1 MiB.
        [damaged] aus diesem Archiv lässt sich nichts entnehmen.
        [empty-archive] das Archiv ist leer.
        [long-line] der Name einer Karte ist länger als 10.000 Zeichen.
        [no-cards] keine Zeile darin nennt eine Karte.
       *[binary] sie enthält keinen Text.
    }
err-deck-no-captain = { $path } verrät nicht, wessen Crew das ist.
err-deck-foreign = { $path } ist keine Liste der { -second-edition }: Von { $names } Namen darin gehört keiner zu einer Karte des Spiels.
err-deck-code = Der Code des Decks lässt sich nicht lesen. { $reason }
err-deck-no-list = { $path } lässt sich nicht als { $format } lesen: { $reason }
err-deck-several = In { $path } stehen { $count } Decks: { $names }
err-deck-no-clipboard = Hier gibt es keine Zwischenablage, die sich lesen lässt.
err-deck-no-such-deck = { $path } hat kein Deck „{ $wanted }“, sondern: { $names }
err-deck-not-written = Nicht geschrieben, denn { $count ->
        [one] eine Zeile ist
       *[other] { $count } Zeilen sind
    } nicht erkannt: { $lines }
err-deck-no-cards = Diese Liste hat keine Karten, die du ziehen könntest.
err-deck-no-personnel = Diese Liste hat kein Personal im Deck.
err-deck-no-mission = „{ $name }“ ist keine Mission des Decks und auch sonst keine bekannte.
err-deck-no-requirement = { $name } hat keine Anforderungen: Ein Hauptquartier kann niemand versuchen.
err-deck-nothing-fits = Zu „{ $name }“ passt keine Karte im Deck.

err-deck-nowhere = Weder eine Datei noch ein gespeichertes Deck heißt „{ $name }“.
err-deck-no-file = { $path } lässt sich nicht lesen: Es gibt weder eine Datei noch ein gespeichertes Deck dieses Namens.
err-deck-unreadable = { $path } lässt sich nicht lesen: { $reason }
err-deck-line = Zeile { $line } lässt sich nicht verwenden: { $text }
err-deck-not-fixed = { $count ->
        [one] Keine Karte heißt so, diese Zeile ist unverändert: { $names }
       *[other] Keine Karten heißen so, diese Zeilen sind unverändert: { $names }
    }
err-deck-nothing = Hier gibt es nichts umzuschreiben: In dieser Liste stehen keine Karten.
err-deck-needs-name = Das Deck braucht einen Namen.
err-deck-name-dash = Ein gespeichertes Deck kann nicht „{ $name }“ heißen: Mit einem Bindestrich beginnen Optionen.
err-deck-name-taken = Ein Deck namens „{ $name }“ gibt es schon.
err-deck-name-version = Ein gespeichertes Deck kann nicht „{ $name }“ heißen: „@“ mit einer Zahl meint eine seiner Versionen.
err-deck-no-version = „{ $name }“ hat { $last ->
        [one] nur eine Version
       *[other] { $last } Versionen
    }, aber keine mit der Nummer { $wanted }.
err-deck-earlier = „{ $name }“ ist eine frühere Version, und frühere Versionen bleiben, wie sie sind.
err-deck-no-card = Keine Karte heißt eindeutig „{ $name }“.
err-deck-several-cards = „{ $name }“ ist nicht der volle Name einer einzigen Karte.
err-deck-no-copies = „{ $text }“ ist keine Karte mit ihrer Anzahl.
err-deck-not-in-deck = „{ $name }“ ist nicht in „{ $deck }“.
err-deck-too-few = „{ $deck }“ enthält nur { $have ->
        [one] einmal
       *[other] { $have }-mal
    } „{ $name }“.
err-deck-swap-two = Getauscht werden zwei Karten: erst die, die geht, dann die, die kommt.
err-deck-needs-pile = Es fehlt der Stapel, in den die Karten sollen.
err-deck-nothing-to-merge = Es fehlt der Stapel, der aus einem anderen Deck kommen soll.
err-deck-in-no-deck = Keines deiner gespeicherten Decks enthält „{ $name }“.
err-deck-file-taken = { $path } gibt es schon. Es wurde nichts geschrieben.
err-deck-not-exported = { $path } lässt sich nicht schreiben: { $reason }
err-deck-unknown-name = Kein gespeichertes Deck heißt „{ $name }“.
err-deck-unknown-example = Kein Beispieldeck heißt „{ $name }“.

err-collection-empty = Noch keine Karten in deiner Sammlung.
err-collection-none-fits = Zu „{ $query }“ passt keine Karte deiner Sammlung.
err-collection-unknown-card = Keine Karte der { -second-edition } heißt „{ $name }“.
err-collection-ambiguous = „{ $name }“ lässt offen, welche Karte gemeint ist.
err-collection-line = „{ $text }“ nennt keine Karte.
err-collection-no-cards = Diese Liste nennt keine Karte, die du besitzt; deine Sammlung ist wie zuvor.

err-site-not-ours = In { $folder } liegt schon etwas anderes.
err-site-unwritable = { $folder } lässt sich nicht schreiben: { $reason }
err-export-not-ours = { $file } ist kein älterer Export.
err-export-unwritable = { $file } lässt sich nicht schreiben: { $reason }
err-serve-port = Port { $port } ist nicht frei: { $reason }
err-serve-network = Dieses Gerät hat keine private Adresse in einem Netz.
err-serve-address = { $ip } ist keine private Adresse dieses Geräts.
err-serve-chance = Das System liefert keinen Zufall für einen Schlüssel, den niemand errät.
err-serve-server = Mit --public teilen sich viele die Seite; was sie speichern, gehört auf einen PostgreSQL-Server, und du nennst keinen.
err-serve-url = „{ $url }“ ist keine Adresse, die jemand öffnen könnte.
err-serve-broken = Die Seite lässt sich nicht öffnen: { $reason }

err-card-elsewhere = „{ $card }“ kann das nicht sein: Die Karte liegt { $place }.
err-nothing-begun = Es wurde keine Partie begonnen.
err-nothing-chosen = Enter allein genügt hier nicht: Es gibt keine Vorgabe.
err-not-listed = „{ $value }“ steht nicht in der Liste.
err-card-of-crew = „{ $card }“ kann das nicht sein: Die Karte gehört zur Crew von { $captain }.

err-without-settings = Ohne deine Einstellungen beantwortet. { $sentence }
err-no-config-folder = Auf diesem System ist kein Ordner für Einstellungen festgelegt.
err-settings-file = Die Einstellungen in { $path } lassen sich nicht lesen: { $reason }
err-settings-unknown = { $path }, Zeile { $line }: Keine Einstellung heißt „{ $key }“.
err-settings-unfit = { $path }, Zeile { $line }: „{ $value }“ ist kein Wert für { $key }.
err-no-such-setting = Keine Einstellung heißt „{ $key }“.
err-setting-refused = „{ $value }“ ist kein Wert für { $key }.
err-settings-unwritable = Die Einstellungen in { $path } lassen sich nicht schreiben: { $reason }
err-not-in-list = „{ $number }“ ist keine Nummer der Liste; sie geht von 1 bis { $count }.
err-no-list = Es gibt noch keine Liste zum Auswählen.

err-own-folder = Der Ordner { $folder } mit deinen eigenen Regeln lässt sich nicht lesen: { $reason }
err-own-rules = Mit deinen eigenen Regeln stimmt etwas nicht; diese fehlen deshalb:
err-long-note = Eine Notiz hat höchstens { $most } Zeichen.
err-no-such-note = „{ $typed }“ ist keine Nummer einer Notiz; Notizen dazu: { $count }.
err-bad-rule-id = „{ $id }“ kann keine ID einer Regel sein.
err-not-yours = „{ $id }“ ist ein Eintrag des Programms, keiner von dir.
err-no-such-rule = Keine eigene Regel heißt „{ $id }“.
err-editor = Der Editor „{ $editor }“ lässt sich nicht starten: { $reason }
err-no-editor = Hier lässt sich kein Editor öffnen: Das ist kein Terminal, und weder VISUAL noch EDITOR nennt einen.
err-editor-failed = Der Editor „{ $editor }“ endete mit einem Fehler.
err-rule-faults = Mit deiner Regel { $id } stimmt etwas nicht; bis du sie berichtigst, fehlt sie:
err-rule-unwritable = Die Regel lässt sich nicht nach { $path } schreiben: { $reason }
err-other-edition = In { $name } stehen Karten eines anderen Spiels; geschrieben werden nur solche von { -second-edition }.
err-card-data = Der Datenordner „{ $path }“ lässt sich nicht lesen oder schreiben: { $reason }.
