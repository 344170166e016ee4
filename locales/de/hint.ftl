# Was nicht geht (err-…), was hilft (hint-…), was an Daten falsch ist (finding-…).

hint-empty-query = Gib ein Wort aus dem Spiel ein, zum Beispiel: `tricorder loggen`
hint-nothing-found = Versuch ein anderes Wort oder sieh die Liste aller Einträge durch: `tricorder list`
hint-not-understood = Was zum Rest passt: `tricorder { $rest } --all`
hint-only-elsewhere = Weitere Treffer in anderen Spielen: { $count }.
hint-query-empty = Schreib, was auf der Karte steht, einen Namen, eine Fähigkeit, ein Feld: `tricorder search klingonen leadership kosten:3`. Alle Karten: `tricorder search '*'`. Was du schreiben kannst: `tricorder search --help-query`
hint-query-too-long = Erlaubt sind höchstens 2000 Zeichen.
hint-query-too-deep = Teile die Anfrage auf.
hint-query-too-many-patterns = Erlaubt sind höchstens 24; Wörter ohne Stern zählen nicht mit.
hint-query-unknown-field = Alle Felder: `tricorder search --help-query`. Gehört das Zeichen zum Wort, setze es in doppelte Anführungszeichen.
hint-query-unknown-value = Was ein Feld enthalten kann: `tricorder search --help-query`. Für einen Teil des Werts nimm einen Stern: { $field }:"{ $value }*"
hint-query-not-a-number = Zum Beispiel { $field }:3, { $field }<=3, { $field }:2..4
hint-query-missing-value = Alle Karten, die dort einen Wert haben: { $field }:*
hint-query-not-comparable = Nimm einen Doppelpunkt: { $field }:Wert. Bei Fähigkeiten steht die Stufe dahinter: fähigkeit:leadership>=2
hint-query-one-number = Mehrere Zahlen oder ein Bereich brauchen einen Doppelpunkt: { $field }:2,3 oder { $field }:2..4
hint-query-how-many = Nach der Anzahl: { $field }>=3. Eine davon mit ihrer Stufe: { $field }:{ $word }>=2
hint-query-not-addable = Zusammenzählen lassen sich Felder mit Zahlen, zum Beispiel: integrität+intelligenz+stärke>=20. Gehört das Pluszeichen zum Wort, setze es in doppelte Anführungszeichen.
hint-query-missing-summand = Zum Beispiel integrität+intelligenz+stärke>=20
hint-query-regex-elsewhere = Sie gelten für Namen und Texte. Sonst hilft ein Stern: { $field }:bor*
hint-query-missing-field = Zum Beispiel kosten<=3
hint-query-bad-regex = Ein Zeichen, das nur für sich selbst stehen soll, braucht davor einen umgekehrten Schrägstrich: /warum\?/
hint-query-open-regex = Er endet mit einem Schrägstrich: /worf/
hint-query-nothing = „oder“ braucht auf beiden Seiten etwas, eine Klammer etwas darin.
hint-query-unknown-sort = Sortieren kannst du nach jedem Feld außer dem Text, zum Beispiel: --sort kosten oder --sort -punkte,name. Alle Felder: `tricorder search --help-query`
hint-no-texts = Spieltexte kommen aus deinen eigenen Kartendateien von LackeyCCG: `tricorder import <Ordner>`
hint-no-card = Was du schreiben kannst: `tricorder search --help-query`
hint-no-card-fits = Lass es weg oder schreibe es anders.
hint-no-card-has = Lass es weg oder schreibe es anders.
hint-unknown-id = Alle IDs zeigt: `tricorder list`
hint-several-entries = { $listed }. Hänge die Nummer an den Namen („{ $name } 2“), oder schreibe einen davon so, wie er hier steht.
hint-no-such-hit = Ohne --pick erscheint die Liste mit ihren Nummern.
hint-unknown-card = Alle Karten zeigt: `tricorder list --kind card`
hint-nothing-listed = Lass eine Option weg; ganz ohne bekommst du alle Einträge: `tricorder list`
hint-unknown-trait = Alle Merkmale zeigt: `tricorder list --kind trait`
hint-ambiguous-card = { $listed }. Hänge die Nummer an den Namen („{ $name } 2“), oder schreibe einen davon so, wie er hier steht.
hint-never-resolved = Captains und Status-Karten liegen nicht in seinem Deck.
hint-no-program = Die Captains zeigt: `tricorder solo captains`
hint-unknown-filter = Zum Beispiel: "Waffe > Schiff", "Klingone > Fracht / Verbündeter", "Einfluss-Fokus > Person"
hint-notation = Auslage: "Worf + 2 Ruhm; Tribbles". Neutrale Zone: "Betazed + 2 Computer + 1 Schiff; Risa + 1 du".
hint-form-of-list = Möglich: { $allowed }. Das Format einer Deckliste nennst du mit --from { $value }.
hint-unknown-value = Möglich: { $allowed }
hint-malformed-value = Was möglich ist, zeigt --help.
hint-unknown-option = Alle Optionen zeigt --help. Einem Suchwort mit Bindestrich am Anfang stell -- voran.
hint-unknown-command = Befehle: { $allowed }. Zum Nachschlagen: `tricorder lookup { $line }`
hint-unknown-subcommand = „{ $command }“ kennt: { $allowed }. Zum Nachschlagen: `tricorder lookup { $command } { $subcommand }`
hint-missing-subcommand = Die Unterbefehle zeigt: `tricorder { $command } --help`
hint-missing-value = Was möglich ist, zeigt --help.
hint-missing-argument = Mehr: --help
hint-example = Zum Beispiel: `{ $example }`
hint-unexpected-argument = Mehr: --help
hint-conflict = Lass eines von beiden weg.
hint-too-many-lines = Die Zeilen davor sind gelesen. Gib die übrigen in einem weiteren Aufruf ein.
hint-not-text = Tippe es neu ein oder stelle das Terminal auf UTF-8.
hint-no-data-folder = Nenne einen mit TRICORDER_DATA_DIR.
hint-user-data = { $cause ->
    [newer] Nimm die neuere Version. Ohne sie geht alles, was deine eigenen Daten nicht braucht.
    [busy] Beende das andere Programm, oder warte, bis es fertig ist.
    [full] Schaff Platz auf dem Datenträger. Die Datei selbst lass liegen: Darin sind deine Partien.
    [read-only] Gib dem Ordner Schreibrechte, oder nenne mit TRICORDER_DATA_DIR einen anderen.
    [unmounted] Häng das Laufwerk ein oder richte den Link, oder nenne mit TRICORDER_DATA_DIR einen anderen Ordner.
    [forbidden] Gib dir Rechte an Datei und Ordner, oder nenne mit TRICORDER_DATA_DIR einen anderen Ordner.
    [no-database] Benenne die Datei um und spiel eine Sicherung zurück. Lösche sie nicht: Vielleicht lässt sich noch etwas retten.
    [damaged] Benenne die Datei um und spiel eine Sicherung zurück. Lösche sie nicht: Vielleicht lässt sich noch etwas retten.
   *[other] Prüfe freien Platz und Rechte. Lösche die Datei nicht: Darin liegen deine Partien und Kampagnen.
}
hint-damaged = Rette alles andere: `tricorder backup DATEI --skip-damaged`. Um damit weiterzumachen: `tricorder restore DATEI --replace`
hint-foreign = Was dort steht, könnte von selbst etwas ausführen. Hast du die Datei von jemandem, lass dir geben, was „`tricorder backup`“ schreibt; ist es deine eigene, benenne sie um und spiel eine Sicherung zurück.
hint-server = { $cause ->
    [unreachable] Sieh nach, ob der Server läuft und die Adresse stimmt, und ruf den Befehl dann noch einmal auf. Was bestätigt wurde, bleibt erhalten; Nachschlagen und Karten gehen auch ohne ihn.
    [no-address] Sie sieht so aus: postgres://name@rechner/datenbank
    [unencrypted] Lass sslmode weg, wo niemand mithört: auf demselben Gerät oder in einem eigenen Netz. Überall sonst führ den Weg durch einen Tunnel (ssh -L, WireGuard).
    [left-out] Lass --db und TRICORDER_DB weg, oder nimm ein Programm, das mit dem Feature „postgres“ gebaut ist.
    [forbidden] Prüfe Namen und Rechte; ein Passwort kann in PGPASSWORD stehen.
    [missing] Leg sie an (createdb), oder nenne in der Adresse eine andere.
    [read-only] Nenne den Server, auf dem geschrieben wird.
    [busy] Versuch es gleich noch einmal.
    [full] Schaff dort Platz; verloren ist nichts.
   *[other] Sag es der Person, die den Server betreut. Geändert wurde nichts.
}
hint-rules-on-server = Ruf den Befehl ohne --db und ohne TRICORDER_DB auf.
hint-full = { $what ->
    [games] Lösche eine, die du nicht mehr brauchst.
    [events] Beginne eine neue.
    [decks] Lösche ein Deck, das du nicht mehr brauchst; seine Versionen verschwinden mit.
   *[imports] Entferne eine Datei, die du nicht mehr brauchst.
}
hint-occupied = Sichere sie zuerst (`tricorder backup DATEI`), oder ersetze sie mit --replace.
hint-archive = Zurückholen lässt sich nur, was „`tricorder backup`“, die Seite oder die App gesichert hat, und nur ganz. Geändert wurde nichts.
hint-archive-less = Nenne eine andere Datei. Soll diese trotzdem ersetzt werden: `tricorder backup DATEI --replace`. Liegen deine Daten woanders, nenne den Ordner mit TRICORDER_DATA_DIR.
hint-archive-unwritable = Nenne eine andere Datei, oder „-“ für die Standardausgabe.
hint-moved = Rufe den Befehl noch einmal auf, um vom jetzigen Stand aus weiterzumachen.
hint-name-taken = Wähle mit --name einen anderen.
hint-name-taken-tap = Wähle einen anderen Namen.
hint-unknown-name = Alles Gespeicherte zeigen: `tricorder solo list` · `tricorder campaign list` · `tricorder solo cadet list`
hint-restore = Dreißig Tage lang holst du es so zurück: `{ $command } "{ $name }"`
hint-not-removed = Was sich zurückholen lässt, zeigt: `{ $command }`
hint-unplayable = Das Protokoll bleibt unverändert. Mach alles bis vor diesen Eintrag rückgängig oder verwende die Version, die es geschrieben hat.
hint-no-game = Beginne eine: `tricorder solo new`
hint-impossible-card = Liegt die Karte doch hier, stelle es richtig: `tricorder solo correct`
hint-unreadable-reply = Die Zeile über der Eingabe zeigt, wie du antwortest.
hint-prompt-command = Was du eingeben kannst, zeigt :hilfe
hint-too-many-teams = Zähle die Außenteams des Computers in der Neutralen Zone nach.
hint-card-twice = Nenne jede Karte einmal.
hint-too-many-own-tokens = Zähle deine Außenteams und Schiffe in der Neutralen Zone nach.
hint-stardate-full = Zähle nach und prüfe die Nummer der Karte.
hint-stardate-glory = Zähle nach. Liegt wirklich mehr darauf, stelle es richtig: `tricorder solo correct`
hint-track-steps = Nenne drei Schritte von 0 bis 15 für Forschung, Einfluss und Militär, zum Beispiel 3 0 7.
hint-out-of-range = Möglich: { $least } bis { $most }.
hint-number-for-name = Tippe den Namen der Karte oder seinen Anfang.
hint-beyond-list = Tippe eine ihrer Nummern oder einen Namen.
hint-which-deck = Sag, welcher: zum Beispiel „schiff -“.
hint-open-site = Nenne alle Orte von links nach rechts; für einen leeren Platz steht ein Strich.
hint-stardate-range = Liegt wirklich eine andere oben, stelle es richtig: `tricorder solo correct`
hint-stardate-without-glory = Nenne die nächste Karte mit ihrem Ruhm, oder 0, wenn alle leer sind.
hint-open-market = Nenne die Karte; ist der Stapel leer, schreib zum Beispiel Fracht -
hint-places-missing = Nenne die Karte dort; ist der Stapel leer, schreib zum Beispiel „verbündeter -“.
hint-left-empty = Fülle aus, was leer ist; eine Zahl darf 0 sein.
hint-names-missing = Nenne die übrigen Karten, durch Semikolon getrennt.
hint-whole-zone = Nenne alle Orte von links nach rechts, durch Semikolon getrennt.
hint-unknown-event = Alle Ereignisse zeigt: `tricorder solo event --help`
hint-unknown-correction = Was möglich ist, zeigt: `tricorder solo correct --help`
hint-trait-not-open = Frei sind noch: { $open }
hint-no-marks = Markierte Merkmale und das Exil gibt es nur beim Computer Khan.
hint-question-open = Beantworte sie mit: `tricorder solo play`
hint-game-over = Werten: `tricorder solo score`. Rückgängig machen: `tricorder solo undo`
hint-nothing-to-undo = Weiter zurück als bis zum Beginn geht es nicht.
hint-nothing-to-redo = Wiederholen lässt sich nur, was zuletzt rückgängig gemacht und noch nicht ersetzt wurde.
hint-boxes-not-alone = Zum Beispiel: { $base },{ $codes }
hint-captain-beyond = Für diese Partie: --boxes { $boxes }. Für alle Partien und das Nachschlagen: `tricorder collection boxes { $boxes }`
hint-captain-beyond-tap = Wenn du die Box hast, kreuze sie in den Einstellungen an.
hint-captain-unknown = Wenn du sie hast: `tricorder collection boxes { $boxes }`
hint-same-captain = Wähle für dich oder für den Computer einen anderen Captain.
hint-no-training = Beginne eines: `tricorder solo cadet new --captain picard`
hint-card-list = Prüfe den Pfad hinter dem @ oder nenne die Karten selbst, durch Semikolon getrennt.
hint-listed-twice = Streiche den doppelten Namen. Meinst du zwei gleichnamige Karten, nenne ihre IDs; die zeigt: `tricorder list --kind card`
hint-facedown = Nenne sie mit --facedown "A; B". In Frage kommen: { $among }
hint-facedown-tap = Nenne sie. In Frage kommen: { $among }
hint-no-campaign = Beginne eine: `tricorder campaign new --captain picard --mode yellow-alert`
hint-log-book = Importieren lässt sich, was „`tricorder campaign export --to yaml`“ schreibt.
hint-log-book-entry = Berichtige diesen Eintrag und importiere die Datei erneut.
hint-campaign-over = Die Beurteilung: `tricorder campaign review` · Ein Versehen? `tricorder campaign undo`
hint-upgrade-due = Was zur Wahl steht, zeigt: `tricorder campaign status`
hint-no-upgrade-due = Trage zuerst die nächste Partie ein: `tricorder campaign record --bot CAPTAIN --won`
hint-wrong-opponent = Als Gegner bleiben: { $allowed }
hint-not-won = Prüfe die Punkte oder trage die Partie mit --lost ein.
hint-not-won-tap = Prüfe die Punkte oder trage die Partie als verloren ein.
hint-option-b-barred = Wähle Option A mit --reinforce, oder --none, wenn du keine passende Karte erhalten hast.
hint-option-b-barred-tap = Wähle Option A, oder nichts davon, wenn du keine passende Karte erhalten hast.
hint-upgrade-needed = Was zur Wahl steht, zeigt: `tricorder campaign status`
hint-unfit-card = Möglich: { $possible }
hint-no-such-bonus = Die Nummern zeigt: `tricorder campaign status`
hint-bonus-takes-no-card = Lass --own-card weg oder wähle einen anderen Bonus.
hint-bonus-takes-no-card-tap = Lass das Feld für die Karte leer oder wähle einen anderen Bonus.
hint-bonus-needs-card = Nenne sie mit --own-card: { $possible }
hint-bonus-needs-card-tap = Möglich sind diese Karten: { $possible }
hint-closed-challenge = Lass sie weg oder wähle einen anderen Captain.
hint-usage = Mehr: --help
hint-data-folder = Prüfe den Pfad hinter --data.
hint-data = Nach der Korrektur prüft sie: `tricorder admin data check --data ORDNER`
hint-no-cache-folder = Lege mit TRICORDER_CACHE_DIR einen fest.
hint-cache-folder = Alles geht weiter, aber ein Befehl, der den Katalog braucht, baut ihn erst auf, jedes Mal einige Sekunden lang. Schaff Platz, oder lege mit TRICORDER_CACHE_DIR einen beschreibbaren Ordner fest.
hint-spare-cache = Vorerst liegt er in { $spare }. Schaff Platz, oder lege mit TRICORDER_CACHE_DIR einen beschreibbaren Ordner fest.
hint-catalog = Baue ihn neu auf: `tricorder admin index rebuild`
hint-man-folder = Nenne einen Ordner, in den du schreiben darfst.
hint-script-file = Prüfe die Rechte des Ordners, oder leg das Skript selbst ab: `tricorder admin completions <Shell>`
hint-foreign-script = Benenne die Datei um oder lösche sie, dann noch einmal; oder leg das Skript selbst woanders ab: `tricorder admin completions <Shell>`
hint-output = Prüfe, ob am Ziel Platz ist und geschrieben werden darf.
hint-panic = Das sollte nicht vorkommen. Bitte melde den Befehl und diese Zeile.

hint-did-you-mean = Meintest du { $names }?
hint-quoted = „{ $name }“
hint-card-file = Nichts wurde importiert. Prüfe Pfad und Zugriffsrechte.
hint-no-card-file = { $reason ->
    [utf16] Nichts wurde importiert. Speichere sie als UTF-8 und versuche es noch einmal.
    [not-utf8] Nichts wurde importiert. Speichere sie als UTF-8 und versuche es noch einmal.
   *[other] Nichts wurde importiert. Kartendateien liegen im Ordner „sets“ des Plugins.
}
hint-no-picture-folder = Nichts wurde importiert. In einem LackeyCCG-Plugin liegen die Bilder in „sets/setimages“.
hint-no-card-files = Nichts wurde importiert. Kartendateien liegen im Ordner „sets“ des Plugins und enden auf .txt.
hint-twin-files = Nichts wurde importiert. Importiere nur eine davon oder benenne eine um.
hint-unknown-import = Alle zeigt: `tricorder import list`
hint-ambiguous-import = Nenne eine davon genau: { $names }
hint-deck-no-text = Eine Deckliste ist eine Textdatei mit einer Karte pro Zeile, zum Beispiel „3x Odo, Curzon“.
hint-deck-no-captain = Nenne den Captain in einer Zeile wie „Captain: Picard“.
hint-deck-foreign = Lesbar sind Listen aller Programme mit einer Karte pro Zeile, etwa „3x Odo, Constable“. Karten, die nicht eingebaut sind, importierst du: `tricorder import <Ordner>`
hint-deck-code = { $what ->
    [newer] Ein neueres tricorder liest ihn; oder lass dir das Deck als Liste geben.
   *[other] Kopiere ihn noch einmal, von „tcd“ bis zum letzten Zeichen, oder lass dir das Deck als Liste geben.
}
hint-deck-no-list = Mit --from bestimmst du das Format selbst.
hint-deck-several = Nenne eines davon: { $path }#2. `tricorder deck check` prüft alle.
hint-deck-no-clipboard = Füge die Liste in eine Datei ein und nenne diese: `tricorder deck check liste.txt`
hint-deck-no-such-deck = Nenne Nummer oder Namen, wie sie dort stehen.
hint-deck-not-written = `tricorder deck check` schlägt vor, was gemeint sein könnte.
hint-deck-no-cards = Personal, Schiffe und alles andere zum Ziehen steht unter „Deck“.
hint-deck-no-personnel = Ob alle Namen erkannt werden, zeigt: `tricorder deck check --explain`
hint-deck-no-mission = Die Missionen des Decks zeigt: `tricorder deck stats`
hint-deck-no-requirement = Nenne eine der anderen Missionen.
hint-deck-nothing-fits = Nenne einen Kartennamen, einen Kartentyp oder eine Suchanfrage; alle Felder zeigt: `tricorder search --help-query`
hint-deck-unreadable = Gespeicherte Decks zeigt `tricorder deck list`.
hint-deck-line = { $trouble ->
        [unknown-heading] Diese Überschrift nennt keinen Stapel. Bekannt sind Missionen, Dilemmas, Deck und Beiseite.
        [count] Möglich sind 1 bis 999 Exemplare.
        [change] Ein Minus ändert ein Deck; eine Liste sagt nur, was darin ist.
        [numbering] Die Zahl zählt weder Karten, noch folgt sie auf die der Zeile davor.
        [strange] Das gehört in keine Deckliste.
        [contradiction] Zwei Anzahlen oder zwei Kartennummern widersprechen sich.
        [unclear-count] Unklar ist, welche Spalte die Anzahl nennt. Nenn sie „Anzahl“ oder schreib die Zahl vor die Karte.
       *[no-name] Hier fehlt der Name der Karte.
    }
hint-deck-nothing = Eine Karte steht in einer Zeile wie „3x Odo, Curzon“.
hint-deck-not-fixed = `tricorder deck check` schlägt vor, was gemeint sein könnte; --apply übernimmt einen Vorschlag, wenn es nur einen gibt.
hint-deck-needs-name = Gib ihn mit --name an.
hint-deck-needs-name-tap = Füll das Feld für den Namen aus.
hint-deck-name-dash = Gib ihm mit --name einen anderen Namen.
hint-deck-name-dash-tap = Wähle einen Namen, der mit einem Buchstaben oder einer Ziffer beginnt.
hint-deck-name-taken = Mit --name wählst du einen anderen Namen.
hint-deck-name-taken-tap = Wähle einen anderen Namen oder kreuze an, dass das alte Deck ersetzt wird.
hint-deck-occupied = Wähle einen anderen Namen.
hint-deck-name-version = Wähle einen Namen, der nicht mit „@“ und einer Zahl endet.
hint-deck-no-version = Alle zeigt: `tricorder deck log "{ $name }"`
hint-deck-earlier = Nenne nur das Deck, „{ $deck }“, oder mach diese Version zur neuesten: `tricorder deck restore "{ $name }"`
hint-deck-no-card = Karten, die nach { -data-month } erschienen sind, musst du erst importieren: `tricorder import <Ordner>`
hint-deck-several-cards = Nenne den vollen Namen mit seinem Untertitel.
hint-deck-no-copies = Tippe sie wie in einer Liste: "2x Odo, Curzon"
hint-deck-not-in-deck = Was darin ist, zeigt: `tricorder deck convert "{ $deck }" --to text`
hint-deck-too-few = Mit --all gilt es für alle davon.
hint-deck-swap-two = Setze Namen aus mehreren Wörtern in Anführungszeichen: `tricorder deck edit <Deck> tauschen "2 Anara" "Odo, Curzon"`
hint-deck-needs-pile = Nenne ihn mit --pile: missionen, dilemmas, deck oder beiseite.
hint-deck-nothing-to-merge = Nenne mit --missions-from, --dilemmas-from, --deck-from oder --aside-from ein Deck.
hint-deck-in-no-deck = Gespeicherte Decks zeigt `tricorder deck list`.
hint-deck-file-taken = Mit --replace überschreibst du sie, mit --into nennst du einen anderen Ordner.
hint-deck-not-exported = Nenne mit --into einen anderen Ordner.
hint-deck-unknown-name = Alle zeigt `tricorder deck list`.
hint-deck-unknown-example = Alle zeigt `tricorder deck list --examples`.
hint-collection-empty = Fülle sie mit `tricorder collection import <Datei>`, oder mit einem ganzen Set auf einmal: `tricorder collection add --set Premiere`
hint-collection-unknown-card = Karten, die nach { -data-month } erschienen sind, importierst du zuerst: `tricorder import`
hint-collection-ambiguous = Nenne den ganzen Namen oder die Sammelnummer.
hint-collection-no-cards = Zeilen ohne Anzahl oder mit 0 stehen für Karten, die dir fehlen. Leeren kannst du die Sammlung mit `tricorder collection remove --all`.

hint-site-not-ours = Nimm einen neuen oder leeren Ordner, oder einen, den „`tricorder admin site`“ angelegt hat.
hint-site-unwritable = Nimm einen Ordner, in dem du schreiben darfst; am alten Stand hat sich nichts geändert.
hint-export-not-ours = Nenne eine neue Datei, oder lösche diese zuerst.
hint-export-unwritable = Nenne eine Datei in einem vorhandenen Ordner, in den du schreiben darfst; ohne Datei geht der Export an die Standardausgabe.
hint-serve-port = Nimm einen anderen: `tricorder serve --port { $other }`
hint-serve-network = Verbinde es mit dem WLAN, in dem das Telefon ist, oder lass --lan weg.
hint-serve-address = Seine Adressen: { $known }
hint-serve-chance = Ohne --lan braucht die Seite keinen Schlüssel.
hint-serve-server = Nenne ihn: `tricorder serve --public --db postgres://name@host/datenbank`. Für die Geräte an einem Tisch genügt --lan.
hint-serve-url = Sie besteht nur aus Schema und Namen: https://club.example
hint-serve-broken = Versuch es noch einmal, mit --port und einer anderen Zahl.

hint-nothing-chosen = Wähle aus der Liste, mit der Nummer oder dem Wort.

hint-no-config-folder = Nenne einen mit TRICORDER_CONFIG_DIR.
hint-settings-file = Berichtige die Datei oder lösche sie: { $path }
hint-settings-unknown = Alle Einstellungen: `tricorder config`
hint-settings-unfit = Möglich: { $allowed }
hint-no-such-setting = Es gibt: { $allowed }
hint-setting-refused = { $key ->
    [app] Nenne die Adresse, unter der sich die App öffnet: https://example.org/app
    [pictures] Nenne einen Ordner oder mehrere, jeden als eigenes Argument.
    [own-data] Nenne einen Ordner oder mehrere, jeden als eigenes Argument.
    [pager] Nenne einen Befehl mit seinen Optionen.
   *[other] Möglich: { $allowed }
}
hint-settings-unwritable = Nenne mit TRICORDER_CONFIG_DIR einen anderen Ordner, oder gib dir dort Schreibrechte.
hint-not-in-list = Nenne eine Nummer von 1 bis { $count }.
hint-no-list = Auf einem Terminal merkt sich das Programm die letzte Liste: nach dem Nachschlagen, nach „search“ und nach „list“.

hint-own-folder = Deine Ordner nennt: `tricorder config own-data`
hint-own-rules = Berichtige das mit `tricorder note rule` und der ID.
hint-long-note = Teile sie auf oder schreibe eine eigene Regel: `tricorder note rule`
hint-no-such-note = Ihre Nummern zeigt „note“ mit dem Namen allein.
hint-bad-rule-id = Zum Beispiel: `tricorder note rule mulligan`, oder mit Spiel und Art: `tricorder note rule cc/concept/mulligan`
hint-not-yours = Notiere etwas dazu (`tricorder note { $id } …`), oder schreibe eine Regel unter anderem Namen.
hint-no-such-rule = Alle eigenen Regeln: `tricorder note rule --list`
hint-editor = Nenne in EDITOR einen anderen, zum Beispiel EDITOR=nano
hint-no-editor = Starte den Befehl in einem Terminal, oder nenne in EDITOR einen Editor, zum Beispiel EDITOR=nano
hint-editor-failed = Was geschrieben ist, bleibt. Nenne in EDITOR einen anderen Editor, oder versuche es noch einmal.
hint-rule-faults = Noch einmal bearbeiten: `tricorder note rule { $id }`
hint-rule-unwritable = Nenne mit TRICORDER_DATA_DIR einen anderen Ordner.
hint-other-edition = Lass die Datei weg.
hint-card-data = Nenne den Ordner, in dem 2e/cards liegt: --into data
