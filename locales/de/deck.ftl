# Decklisten der Second Edition: prüfen, erklären, messen.

deck-pile-missions = Missionen
deck-pile-dilemmas = Dilemma-Stapel
deck-pile-deck = Deck
deck-pile-aside = Beiseite

deck-unnamed = Deck
deck-standing-legal = erlaubt
deck-standing-illegal = nicht erlaubt
deck-standing-unread = nicht alles erkannt
deck-note-import = Viele Namen sind unbekannt. Sind die Karten erst nach { -data-month } erschienen, importiere deine neueren LackeyCCG-Dateien: `tricorder import <Ordner>`
deck-note-sorted = Die Liste hat keine Überschriften, deshalb kam jede Karte in den Stapel ihres Typs.
deck-note-held-back = Was von den unbekannten Karten abhängt, bleibt offen.
deck-note-first-edition = Das sind Überschriften der { -first-edition }, die andere Stapel und Karten hat. Prüfen kannst du hier nur Listen der { -second-edition }.
deck-note-dilemmas-aside = Alle Dilemmas stehen unter „Sideboard“ oder einer anderen Überschrift für beiseitegelegte Karten; keines zählt mit. Schreib „Dilemmas“ darüber.
deck-unmeasured = Berichtige zuerst die Zeilen, die nicht erkannt wurden; erst dann lässt sich rechnen.
deck-counts = Missionen { $missions } · Dilemmas { $dilemmas } · Deck { $deck } · zusammen { $total }

deck-section-unread = Nicht erkannt
deck-section-violations = Verstöße gegen die Regeln
deck-section-advice = Hinweise

deck-place-line = { $count ->
        [one] Zeile { $numbers }
       *[other] Zeilen { $numbers }
    }
deck-place-card = { $count ->
        [one] Karte Nr. { $numbers }
       *[other] Karten Nr. { $numbers }
    }
deck-did-you-mean = meintest du { $names }?

deck-line-no-card = keine Karte
deck-line-comment = Kommentar
deck-line-statement = Angabe zum Deck
deck-line-total = zusammen { $count } Karten
deck-line-heading-stated = Überschrift: { $pile }, { $count } Karten
deck-line-heading-any = Überschrift: alle Stapel
deck-no-cards = { $count ->
        [one] Eine Zeile ist keine Karte: { $numbers }
       *[other] { $count } Zeilen sind keine Karten: { $numbers }
    }
deck-miscount = Zeile { $line } nennt { $stated } Karten, es sind aber { $read }.
deck-line-heading = Überschrift: { $pile }
deck-number-unknown = keine hier bekannte Karte hat diese Nummer (Set { $set }, Karte { $number })
deck-line-unknown = keine Karte dieses Namens
deck-line-unsure = unklar, welche Karte
deck-line-disagree = Name und Nummer sind verschiedene Karten
deck-line-title = Name des Decks
deck-name-and-number = Name und Nummer sind verschiedene Karten: { $names }
deck-how-mark = ohne Druckzeichen
deck-how-number = an der Nummer erkannt
deck-how-renamed = hieß früher so
deck-how-folded = andere Schreibweise
deck-trouble-unknown-heading = diese Überschrift nennt keinen Stapel
deck-trouble-count = die Anzahl muss 1 bis 999 sein
deck-trouble-no-name = hier fehlt der Name der Karte
deck-trouble-change = ein Minus geht hier nicht
deck-trouble-numbering = unklare Zahl
deck-trouble-strange = gehört nicht in eine Deckliste
deck-trouble-contradiction = zwei Anzahlen oder Nummern, die sich widersprechen
deck-trouble-unclear-count = unklar, welche Spalte die Anzahl nennt

deck-rule-mission-count = { $have ->
        [one] Eine Mission statt genau { $limit }.
       *[other] { $have } Missionen statt genau { $limit }.
    }
deck-rule-mission-twice = Dieselbe Mission { $have }-mal; alle fünf müssen verschieden sein:
deck-rule-dilemma-count = { $have ->
        [one] Nur ein Dilemma, nötig sind mindestens { $limit }.
       *[other] Nur { $have } Dilemmas, nötig sind mindestens { $limit }.
    }
deck-rule-deck-count = { $have ->
        [one] Nur eine Karte im Deck, nötig sind mindestens { $limit }.
       *[other] Nur { $have } Karten im Deck, nötig sind mindestens { $limit }.
    }
deck-rule-total-count = { $have ->
        [one] Insgesamt nur eine Karte, nötig sind mindestens { $limit }.
       *[other] Insgesamt nur { $have } Karten, nötig sind mindestens { $limit }.
    }
deck-rule-copies = { $have } Karten mit dem Titel „{ $title }“, erlaubt sind { $limit }; Untertitel zählen nicht:
deck-rule-dilemma-copies = { $have }-mal „{ $title }“ im Dilemma-Stapel, erlaubt sind { $limit }:
deck-rule-second-headquarters = „{ $title }“ verbietet ein zweites Hauptquartier; du hast:
deck-rule-wrong-pile = Falscher Stapel ({ $pile }):

deck-cite-building = ({ -second-edition }: Ein Deck bauen)
deck-cite-dilemma-copies = ({ -second-edition }: Ein Deck bauen, streng gelesen; siehe Deckbau, Klarstellung 202)
deck-cite-card-text = (Text der Karte)
deck-cite-types = ({ -second-edition }: Kartentypen)

deck-cite-crew = ({ -captains-chair }: Spielregel, S. 6–7)
deck-cite-pile = ({ -captains-chair }: Solo-Regel, S. 17)

deck-crew-counts = Crew von { $captain }: { $have } von { $all } Karten · Verstärkungs-Stapel { $pile }
deck-crew-pile-counts = Verstärkungs-Stapel von { $captain }: { $pile ->
        [one] eine Karte
       *[other] { $pile } Karten
    }
deck-crew-place-unmarked = neben der Captain-Tafel
deck-crew-place-reinforcement = im Verstärkungs-Stapel
deck-crew-missing = Fehlt; beginnt { $place }:
deck-crew-too-many = Gibt es in der Schachtel nur einmal:
deck-crew-foreign = Gehört nicht zu dieser Crew:
deck-crew-wrong-place = Liegt am falschen Platz; beginnt { $place }:
deck-crew-forbidden = Begegnungen, Zwischenfälle und Orte dürfen nie in den Verstärkungs-Stapel:
deck-crew-not-own = Gehört einer anderen Crew und kann keine Verstärkung sein:
deck-crew-not-gained = Liegt nie in der Auslage und kann keine Verstärkung sein:
deck-crew-not-permitted = Lässt keine Programmkarte eines Gegners als Verstärkung zu:
deck-crew-elsewhere = Beginnt nicht dort, wo ein Bonus eigene Karten hernimmt:
deck-crew-no-reinforce = Sobald im Verstärkungs-Stapel eine Karte liegt, gehört zu deinem Deck auch:
deck-crew-idle-reinforce = Solange der Verstärkungs-Stapel leer ist, bleibt draußen:
deck-crew-recorded = Laut Logbuch im Verstärkungs-Stapel, aber nicht in der Liste:
deck-crew-not-recorded = In der Liste, aber laut Logbuch nicht im Verstärkungs-Stapel:

deck-advice-title-in-doubt = Ob die Klammer zum Titel gehört, ist nicht sicher. Gehört sie nicht dazu, ist das ein einziger Titel, von dem du mehr als drei Kopien hast: { $cards }
deck-advice-no-planet = Ohne Planetenmission kannst du nicht gewinnen.
deck-advice-no-space = Ohne Weltraummission kannst du nicht gewinnen.
deck-advice-few-points = Alle deine Missionen zusammen bringen { $points } Punkte, zum Sieg brauchst du 100.
deck-advice-no-headquarters = Ohne Hauptquartier kannst du weder Personal noch Schiffe spielen, es sei denn, ein Kartentext erlaubt es.
deck-advice-unwelcome = An keinem deiner Hauptquartiere spielbar, von Kartentexten abgesehen: { $cards }
deck-advice-unattempted = { $count ->
        [one] Keine Fraktion in deinem Deck darf diese Mission versuchen: { $cards }
       *[other] Keine Fraktion in deinem Deck darf diese Missionen versuchen: { $cards }
    }
deck-advice-unstaffed = { $count ->
        [one] Selbst dein ganzes Personal zusammen kann dieses Schiff nicht bemannen: { $cards }
       *[other] Selbst dein ganzes Personal zusammen kann diese Schiffe nicht bemannen: { $cards }
    }
deck-advice-no-personnel = Ohne Personal versucht niemand eine Mission.
deck-advice-no-ship = Ohne Schiff kommt niemand vom Hauptquartier zu einer Mission.
deck-advice-reach = Du kannst { $points } von { $of } Missionspunkten erreichen; zum Sieg brauchst du 100.
deck-advice-lacks = { $count ->
        [one] Eine Mission kannst du nicht lösen, es fehlt: { $what } – { $missions }.
       *[other] { $count } Missionen kannst du nicht lösen, es fehlt: { $what } – { $missions }.
    }
deck-advice-planet-dilemmas = Alle deine Dilemmas gehören zu Planeten: Bei Weltraummissionen begegnet deinen Gegnern keines davon.
deck-advice-space-dilemmas = Alle deine Dilemmas gehören in den Weltraum: Bei Planetenmissionen begegnet deinen Gegnern keines davon.
deck-advice-unique-copies = Von deinen { $all } Personalkarten und Schiffen { $together ->
        [one] kann nur eines
       *[other] können nur { $together }
    } zugleich im Spiel sein, denn von einer einzigartigen Karte darfst du nur eine haben, gleich mit welchem Untertitel: { $cards }
deck-advice-text = Auf { $card } steht: „{ $text }.“
deck-advice-retired = Ausgemustert ({ $list }) und darum im Kartenpool Standard nicht erlaubt: { $cards }
deck-retired-list = { $season ->
        [spring] Frühjahr
        [summer] Sommer
        [autumn] Herbst
       *[winter] Winter
    } { $year }
deck-rule-outside-standard = Ausgemustert ({ $list }) und darum nicht im Kartenpool Standard:
deck-rule-outside-traditional = Nicht im Kartenpool Traditional (Sets 1 bis 14 und die Promos dieser Zeit):
deck-cite-pool = (Spielerkomitee, nicht das Regelheft)
deck-advice-unquoted = Vielleicht ändert ein Kartentext etwas daran: { $cards }
deck-advice-texts-left = { $count ->
        [one] Noch ein Kartentext kann dafür wichtig sein.
       *[other] Noch { $count } Kartentexte können dafür wichtig sein.
    }
deck-lack-access = Personal, das sie versuchen darf
deck-lack-together = zwei Fassungen einer einzigartigen Person zugleich
deck-lack-have = { $what } (zugleich { $have })

deck-column-list = Liste
deck-column-standing = Urteil
deck-column-missions = Missionen
deck-column-dilemmas = Dilemmas
deck-column-deck = Deck
deck-column-faults = Mängel


deck-stats-types = Karten im Deck
deck-stats-costs = { $without ->
        [0] Kosten im Deck, im Schnitt { $average }
        [one] Kosten im Deck, im Schnitt { $average } (eine Karte ohne Kosten)
       *[other] Kosten im Deck, im Schnitt { $average } ({ $without } Karten ohne Kosten)
    }
deck-stats-dilemma-costs = { $without ->
        [0] Kosten der Dilemmas, im Schnitt { $average }
        [one] Kosten der Dilemmas, im Schnitt { $average } (eine Karte ohne Kosten)
       *[other] Kosten der Dilemmas, im Schnitt { $average } ({ $without } Karten ohne Kosten)
    }
deck-stats-attributes = Attribute von { $personnel ->
        [one] 1 Personalkarte
       *[other] { $personnel } Personalkarten
    } und { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffen
    }
deck-stats-average = Schnitt
deck-stats-lowest = kleinster
deck-stats-highest = größter
deck-stats-total = Summe
deck-stats-skills = Fähigkeiten
deck-stats-personnel = Personal
deck-stats-levels = Stufen
deck-stats-together = zugleich
deck-stats-together-note = „zugleich“ zählt von einzigartigem Personal mit gleichem Titel nur eines, denn mehr darfst du nicht im Spiel haben.
deck-stats-missions = Was die Missionen verlangen und was dein Personal bietet
deck-stats-may-attempt = { $may ->
    [one] 1 von { $personnel } darf
   *[other] { $may } von { $personnel } dürfen
} sie versuchen
deck-stats-or = oder
deck-stats-either = eines davon:
deck-stats-too-few = zu wenig
deck-stats-offer = { $levels ->
        [0] niemand
        [one] eine Stufe zugleich
       *[other] { $levels } Stufen zugleich
    }{ $personnel ->
        [0] {""}
        [one] , 1 Personalkarte
       *[other] , { $personnel } Personalkarten
    }
deck-stats-have = { $have ->
        [one] 1 Personalkarte
       *[other] { $have } Personalkarten
    }
deck-stats-judge = entscheidet sich am Tisch
deck-stats-sum-more = bei Schnitt { $average } etwa { $people ->
        [one] 1 Personalkarte
       *[other] { $people } Personalkarten
    }
deck-stats-sum-less = bei Schnitt { $average } höchstens etwa { $people ->
        [one] 1 Personalkarte
       *[other] { $people } Personalkarten
    }
deck-stats-sum-never = Schnitt { $average }, das reicht mit keiner Anzahl
deck-stats-different-skills = { $have ->
        [one] zugleich nur eine
       *[other] zugleich { $have }
    }
deck-stats-in-deck = { $have } im Deck
deck-stats-best = Bester Weg: { $takes }.
deck-stats-best-text = Bester Weg, den der Text der Mission eröffnet: { $takes }.
deck-stats-people = { $people ->
        [one] 1 Personalkarte kann genügen.
       *[other] Es braucht mindestens { $people } Personalkarten.
    }
deck-stats-beyond = Nicht erreichbar, es fehlt: { $lacks }.
deck-stats-all-missions = Alle Missionen zusammen, jede auf dem besten Weg
deck-stats-reach-wins = Erreichbar: { $points } von { $of } Punkten, das reicht zum Sieg.
deck-stats-reach-fails = Erreichbar: { $points } von { $of } Punkten. Zum Sieg brauchst du 100, mit einer Planeten- und einer Weltraummission.
deck-stats-need = verlangt
deck-stats-for-missions = Missionen
deck-stats-playable-note = Hier zählt nur, wen du spielen kannst. „verlangt“ ist das Höchste, was eine der Missionen braucht.
deck-stats-substitutes = Zu wenig { $skill } (zugleich { $have }, verlangt { $need }). Wer es hat und an deinen Hauptquartieren spielbar ist: { $cards }
deck-stats-no-substitutes = Zu wenig { $skill } (zugleich { $have }, verlangt { $need }), und niemand sonst, der es hat, ist an deinen Hauptquartieren spielbar.
deck-stats-substitute = { $name } (Kosten { $cost })
deck-stats-substitute-levels = { $name } (Kosten { $cost }, { $levels } Stufen)
deck-stats-substitutes-all = { $count ->
        [one] noch eine Karte; alle damit: { $search }
       *[other] noch { $count } Karten; alle damit: { $search }
    }

deck-odds-hands = { $least ->
        [one] Chance auf mindestens eine dieser Karten unter den ersten, die du von { $pile } Karten ziehst. Die Starthand hat 7.
       *[other] Chance auf mindestens { $least } dieser Karten unter den ersten, die du von { $pile } Karten ziehst. Die Starthand hat 7.
    }
deck-odds-count = im Deck
deck-odds-among = in { $drawn }
deck-odds-expected = Schnitt
deck-odds-playable-personnel = spielbares Personal
deck-odds-cheap = … bis Kosten { $cost }
deck-odds-playable-ship = spielbares Schiff
deck-odds-copies = { $count ->
        [one] eine Karte, 1 Exemplar
       *[other] eine Karte, { $count } Exemplare
    }
deck-odds-playable-note = „Spielbar“ ist, was du an einem Hauptquartier dieses Decks spielen darfst. „Eine Karte“ ist eine bestimmte.
deck-odds-reckoned = So gerechnet, am Beispiel „{ $what }“ in { $drawn }: { $pile } Karten ergeben C({ $pile },{"\u00A0"}{ $drawn }) = { $all } gleich wahrscheinliche Hände zu { $drawn } Karten. Mindestens { $least } der { $wanted } gesuchten Karten haben { $favorable } davon: die Summe von C({ $wanted },{"\u00A0"}k) × C({ $others },{"\u00A0"}{ $drawn }{"\u00A0"}−{"\u00A0"}k) ab k = { $least }. Das sind { $odds }. „Schnitt“ ist die mittlere Anzahl in der ersten Hand: { $drawn } × { $wanted } ÷ { $pile }.
deck-odds-estimated = So gerechnet, am Beispiel „{ $what }“ in { $drawn }: die Summe von C({ $wanted },{"\u00A0"}k) × C({ $others },{"\u00A0"}{ $drawn }{"\u00A0"}−{"\u00A0"}k) ÷ C({ $pile },{"\u00A0"}{ $drawn }) ab k = { $least }, wegen der großen Zahlen über Logarithmen; { $odds } stimmt auf acht Stellen hinter dem Komma. „Schnitt“ ist die mittlere Anzahl in der ersten Hand: { $drawn } × { $wanted } ÷ { $pile }.

deck-odds-attempt = { $size ->
        [one] Chance, dass zufällig gezogenes Personal deines Decks (nur eines) die Mission versuchen darf und ihre Anforderungen erfüllt.
       *[other] Chance, dass zufällig gezogenes Personal deines Decks (aus { $size }) die Mission versuchen darf und ihre Anforderungen erfüllt.
    }
deck-odds-beyond = { $mission } ist nicht im Deck.
deck-odds-crew = { $drawn ->
        [one] 1 Personalkarte
       *[other] { $drawn } Personalkarten
    }
deck-odds-met = erfüllt
deck-odds-unclear = vielleicht
deck-odds-counted = Alle Möglichkeiten sind gezählt, nicht geschätzt: Von C({ $size },{"\u00A0"}{ $drawn }) = { $all } Auswahlen zu { $drawn } erfüllen { $favorable } die Mission, das sind { $odds }.
deck-odds-tried = Es gibt zu viele Möglichkeiten, um sie zu zählen. { $odds } für { $drawn } Personalkarten sind geschätzt: { $samples } zufällige Auswahlen (Seed { $seed }), Standardfehler { $error } Prozentpunkte.
deck-odds-rivals = Von einzigartigem Personal mit gleichem Titel zählt nur eines, das nützlichste.
deck-odds-judge = „vielleicht“: Das hängt von einer Bedingung ab, die nur du am Tisch beurteilen kannst.
deck-odds-no-dilemmas = Verluste durch Dilemmas, Ausrüstung und Kartentexte sind nicht eingerechnet.

deck-hand-opening = Starthand
deck-hand-draws = Danach gezogen
deck-hand-seed = Dieselbe Hand noch einmal: Seed { $seed }
deck-hand-left-out = Nicht erkannte Karten sind nicht mitgemischt.

deck-game-turn = Zug { $turn }
deck-game-hand = Noch auf der Hand: { $cards }
deck-game-points = Punkte bisher: { $points }

deck-goldfish-games = { $games } Partien zu { $turns } Zügen, allein gespielt und gemischt mit dem Seed { $seed }: am Ende im Schnitt { $points } Punkte.
deck-goldfish-firsts = Zum ersten Mal
deck-goldfish-ship = Schiff gespielt
deck-goldfish-solved = Mission erfüllt
deck-goldfish-won = Partie gewonnen
deck-goldfish-attempt = Versuch möglich
deck-goldfish-met = Anforderungen erfüllbar
deck-goldfish-median = Hälfte bis
deck-goldfish-by = bis Zug { $turn }
deck-goldfish-turn = Zug { $turn }
deck-goldfish-note = „Hälfte bis“ nennt den Zug, bis zu dessen Ende es in der Hälfte der Partien so weit war; sonst steht da der Anteil der Partien bis zum Ende eines Zuges. Ein Versuch ist möglich, sobald ein bemanntes Schiff jemanden hinbringen kann, der ihn machen darf; die Anforderungen sind erfüllbar, sobald alle an Bord sie zusammen erfüllen.
deck-goldfish-stuck = Nicht gespielt (Kopien je Partie)
deck-goldfish-more = { $count } weitere
deck-goldfish-against = Im Vergleich mit „{ $name }“
deck-goldfish-there = { $what }, dort
deck-goldfish-pairing = In denselben { $games } Partien erfüllte dieses Deck seine erste Mission { $sooner }-mal früher und { $later }-mal später; am Ende hatte es { $ahead }-mal mehr und { $behind }-mal weniger Punkte, im Schnitt { $own } gegen { $other }.
deck-goldfish-policy-heading = So wird gespielt
deck-goldfish-policy = Sieben Counters je Zug, alle ausgegeben: zuerst für ein Schiff, das sofort fliegen kann, sonst für die billigste nützliche Karte, und wo es keine gibt, für eine gezogene. Wer beisammen ist, fliegt zusammen zu der Mission mit den meisten Punkten, deren Anforderungen alle erfüllen, mit einem Halt, wenn die Reichweite ihn verlangt; ohne solche Mission holen sie die, die anderswo warten, oder steigen auf ein Schiff mit mehr Reichweite um. Von mehr als sieben Karten am Zugende gehen zuerst die, die sich nie spielen lassen.
deck-goldfish-left-out = Was diese Zahlen auslassen

deck-obstacle-no-headquarters = kein Ort zum Spielen
deck-obstacle-condition = nur ein Text lässt sie spielen
deck-obstacle-text-only = nur der Text zählt
deck-obstacle-in-play = einzigartig und im Spiel
deck-obstacle-not-yet = Schiff oder Ereignis dafür fehlt noch
deck-obstacle-spare-ship = nicht mehr Reichweite als ein Schiff dort
deck-obstacle-staffing = niemand bemannt es
deck-obstacle-cost = zu wenige Counters

deck-omission-opponent = Kein Gegner stört, weder im Kampf noch sonst.
deck-omission-dilemmas = Dilemmas gibt es nicht: Wer die Anforderungen erfüllt, erfüllt die Mission.
deck-omission-texts = Kartentexte werden nicht ausgeführt: kein Download, kein Nachlass, keine veränderte Zahl.
deck-omission-text-cards = Ereignisse, Unterbrechungen und Ausrüstung werden nicht gespielt, außer Ereignissen, die anderen einen Ort öffnen.
deck-omission-crews = Niemand bleibt für eine eigene Mannschaft zurück, und kein Schiff wartet auf besseres Personal.
deck-omission-other-ways = Andere Wege zu einer Mission, die ihr Text öffnet, werden nicht genommen.
deck-omission-conditions = Bedingungen, über die nur du entscheiden kannst, gelten als erfüllt.

deck-move-draw = ziehen
deck-move-play = spielen
deck-move-fly = fliegen
deck-move-solve = erfüllen
deck-move-discard = ablegen

deck-diff-none = Beide Decks sind gleich.
deck-diff-heading = Von „{ $first }“ zu „{ $second }“:

deck-section-taken = Wie vorgeschlagen übernommen
deck-taken = „{ $from }“ heißt jetzt „{ $to }“

deck-saved = „{ $name }“ ist gespeichert ({ $total } Karten). Statt einer Datei kannst du jetzt überall diesen Namen nennen.
deck-saved-beside-file = „{ $name }“ ist gespeichert ({ $total } Karten). In diesem Ordner gibt es eine Datei gleichen Namens: Wo du ihn angibst, gilt hier die Datei.
deck-edited = Neue Version { $version } von „{ $name }“:
deck-unchanged = Nichts geändert: „{ $name }“ bleibt, wie es ist.
deck-edited-nothing = Neue Version { $version } von „{ $name }“, mit denselben Karten.
deck-unknown-kept = { $count ->
        [one] Ein Name darin ist unbekannt; er bleibt, wie er dasteht.
       *[other] { $count } Namen darin sind unbekannt; sie bleiben, wie sie dastehen.
    }
deck-renamed = „{ $from }“ heißt jetzt „{ $name }“.
deck-note = Notiz
deck-source = Quelle
deck-no-note = „{ $name }“ hat weder Notiz noch Quelle. Eine Notiz schreibst du mit: `tricorder deck note <Deck> <Text>`
deck-log-head = { $number ->
        [one] Eine Version
       *[other] { $number } Versionen
    }
deck-log-entry = Version { $number } · { $when } · { $total ->
        [one] eine Karte
       *[other] { $total } Karten
    }
deck-log-first = erste Version
deck-log-same = dieselben Karten
deck-share-link = Link in die App:
deck-share-no-app = Für einen Link nenne einmal die Adresse deiner App: { $command }
deck-share-read = Die Zeile oder der Link wird überall gelesen, wo eine Liste steht: { $command }
deck-share-scan = Oder scanne das Deck mit einem Handy:
deck-sheet-title = Deck für ein Turnier
deck-sheet-player = Spieler
deck-sheet-event = Turnier
deck-sheet-date = Datum
deck-sheet-deck = Deck
deck-sheet-pile = { $pile }: { $total }
deck-sheet-sum = { $kind } { $sum }
deck-sheet-legal = Nach den Regeln des Deckbaus erlaubt.
deck-sheet-illegal = Nicht erlaubt
deck-sheet-unread = { $open ->
        [one] Eine Zeile ist unklar; deshalb steht nicht fest, ob das Deck erlaubt ist.
       *[other] { $open } Zeilen sind unklar; deshalb steht nicht fest, ob das Deck erlaubt ist.
    }
deck-sheet-data = Geprüft von tricorder mit den Karten vom Stand { -data-month }.
deck-sheet-signed = Unterschrift
deck-sheet-judge = Turnierleitung
deck-exported = Exportiert nach { $folder }:
deck-exported-none = Noch ist kein Deck gespeichert, also gibt es nichts zu exportieren.
deck-exported-unknown = { $count ->
        [one] ein Name unbekannt
       *[other] { $count } Namen unbekannt
    }
deck-column-card = Karte
deck-column-pile = Stapel
deck-column-copies = Anzahl
deck-column-version = Version
deck-column-saved = Gespeichert
deck-saved-version = „{ $name }“ ist als Version { $version } gespeichert ({ $total } Karten). Die früheren zeigt: `tricorder deck log <Deck>`
deck-removed = „{ $name }“ ist gelöscht.
deck-removed-all = „{ $name }“ ist mit allen { $versions } Versionen gelöscht.
deck-none-saved = Noch kein Deck gespeichert.
deck-save-how = Speichern: `tricorder deck save <Datei>` · Beispiele: `tricorder deck list --examples`
deck-no-examples = Diese Daten enthalten keine Beispieldecks.
deck-try-example = Nenne einen davon statt einer Liste: `tricorder deck check { $name }`
