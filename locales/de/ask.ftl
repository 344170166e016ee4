# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

ask-label-why = Warum
ask-label-known = Bekannt
ask-label-answer = Antwort
ask-in-phase = { $phase }: { $reason }
ask-for-card = { $card }, { $row }: { $reason }
ask-for-report = { $event } { $reason }

ask-stardate = Welche Sternzeit-Karte liegt oben, und wie viel Ruhm liegt darauf?
ask-stardate-known = Karte { $card } mit { $glory } Ruhm
ask-stardate-all-empty = Alle Sternzeit-Karten sind leer.
ask-stardate-answer = Enter = wie angezeigt · 4 = 4 Ruhm auf dieser Karte · 2 5 = Karte 2 mit 5 Ruhm · 0 = alle leer
ask-table = Wie sieht der Tisch jetzt aus?
ask-table-unchanged = Enter = wie angezeigt. Sonst nur, was anders ist:
ask-table-missing = Ergänze jedes „?“ und was sich geändert hat, durch „;“ getrennt:
ask-table-stardate = 4 (Ruhm auf der Sternzeit-Karte)
ask-table-market = Lirpa + 2 ruhm (in der Auslage)
ask-table-zone = Betazed + 2 du + 1 schiff (deine Marker dort)
ask-table-tracks = 3 0 7 (deine Forschung, dein Einfluss, dein Militär)
ask-table-more = :hilfe sagt mehr
ask-table-known-stardate = Sternzeit-Karte { $card } mit { $glory } Ruhm
ask-table-known-tracks = du: Forschung { $research }, Einfluss { $influence }, Militär { $military }
ask-laid-answer = neu ausgelegte Karten kannst du mit „;“ anhängen: { $places } (- = dessen Stapel ist leer; lässt du sie weg, wirst du später gefragt)
ask-laid-site = Neutrale Zone, Platz { $place }
ask-names = Wie heißen die Karten mit „?“ im Ablagestapel des Computers, von oben nach unten?
ask-name = Wie heißt die Karte mit „?“ im Ablagestapel des Computers?
ask-names-known = von oben: { $cards }
ask-names-answer = Namen in dieser Reihenfolge, durch Semikolon getrennt
ask-names-answer-listed = Namen oder Nummern in dieser Reihenfolge, durch Semikolon getrennt
ask-market = Was liegt in der Auslage?
ask-market-unchanged = Enter = nichts geändert. Sonst Karten, durch Semikolon getrennt:
ask-market-missing = Ergänze die Karten der Plätze mit „?“, durch Semikolon getrennt:
ask-market-answer = Name + 2 ruhm + 1 dilithium (was darauf liegt). Der Typ der Karte verrät ihren Platz, nicht genannte Plätze bleiben; verbündeter - = dieser Stapel ist leer
ask-refill = Welche Karte liegt jetzt in der Auslage auf dem Platz { $suit }?
ask-refill-answer = Name der Karte · - = dieser Stapel ist leer
ask-zone = Was liegt in der Neutralen Zone, mit welchen Markern?
ask-zone-unchanged = Enter = nichts geändert. Sonst Orte, durch Semikolon getrennt:
ask-zone-missing = Nenne alle Orte von links nach rechts, durch Semikolon getrennt:
ask-zone-answer = Betazed + 2 du + 1 schiff + 1 computer (deine Außenteams, deine Schiffe, Außenteams des Computers). Nicht genannte Orte bleiben; ist ein Ort neu, nenne alle von links nach rechts.
ask-new-site = Welcher Ort liegt jetzt auf Platz { $place } der Neutralen Zone, von links gezählt?
ask-new-site-answer = Name des Ortes · - = das Orts-Deck ist leer
ask-tracks = Wo stehen die Anzeiger auf deiner Captain-Tafel?
ask-tracks-known = Forschung { $research } · Einfluss { $influence } · Militär { $military }
ask-tracks-answer = Enter = wie angezeigt, oder drei Zahlen von 0 bis 15 für Forschung, Einfluss und Militär, z. B. 3 0 7
ask-reveal-deck = Decke die oberste Karte des Computer-Decks auf: Welche ist es?
ask-reveal-supplement = Decke die oberste Karte des Zusatz-Decks auf: Welche ist es?
ask-reveal-supplement-bottom = Decke die unterste Karte des Zusatz-Decks auf: Welche ist es?
ask-reveal-row = Decke im Besprechungsraum des Computers die nächste Karte auf: Welche ist es?
ask-reveal-answer = Name der Karte
ask-reveal-answer-listed = Name der Karte oder ihre Nummer
ask-reveal-answer-none = - = der Stapel ist leer
ask-drawn-incident = Decke den obersten Zwischenfall auf: Welcher ist es?
ask-drawn-encounter = Decke die oberste Begegnung auf: Welche ist es?
ask-drawn-encounters = Decke die obersten { $count } Begegnungen auf: Welche sind es, von oben nach unten?
ask-encounter-left = Liegt im Begegnungs-Stapel noch eine Karte?
ask-yes-no = j = ja · n = nein
ask-incidents = Wie viele Karten liegen im Zwischenfall-Stapel?
ask-incidents-answer = Enter = wie angezeigt, oder eine Zahl
ask-part = { $what } Wie ging es aus?
ask-part-done = { $number } = ausgeführt
ask-part-cancelled = { $number } = abgewehrt
ask-part-impossible = { $number } = geht nicht
ask-where-team = Von welchem Ort hast du dein Außenteam entfernt?
ask-where-ship = An welchem Ort stand dein entlassenes Schiff?
ask-where-answer = Nummer des Ortes
ask-where-elsewhere = - = anderswo
ask-discarded-is = Ist die Karte, die du eben abgeworfen hast, vom Typ { $suit }?
ask-choice = Du hast die Wahl.
ask-choice-number = Nummer der Möglichkeit
ask-choice-cancelled = c = Angriff abgewehrt
ask-choice-none = - = keine davon geht

ask-why-stardate = Davon hängt ab, wie viele Karten der Computer zieht und woher der Ruhm kommt.
ask-why-market = Der Computer wählt eine Karte aus der Auslage.
ask-why-refill = Der Platz ist frei geworden, und gleich wird eine Karte der Auslage gewählt.
ask-why-zone = Der Computer wählt einen Ort in der Neutralen Zone.
ask-why-new-site = Ein Ort hat die Neutrale Zone verlassen, und gleich wird einer der Orte gewählt.
ask-why-tracks = Von deinen Multiplikatoren hängt ab, wie viel jede Karte für dich wert ist.
ask-why-reveal = Von der Karte hängt ab, was geschieht.
ask-why-table = Davon hängt ab, was der Computer zieht, wählt und nimmt.
ask-why-names = Der Computer sucht dort eine Karte.
ask-why-drawn = Die Karte geht an den Computer.
ask-why-drawn-best = Die wertvollste geht an den Computer, die anderen verlassen das Spiel.
ask-why-encounter-left = Der Computer nimmt die oberste Begegnung.
ask-why-incidents = Ein Zwischenfall verlässt den Stapel; ist er leer, kommt der Brand.
ask-why-part = Davon hängt ab, wie es mit der Zeile weitergeht.
ask-why-where = Dort zählt jetzt ein Marker weniger.
ask-why-discarded-is = Davon hängt ab, was der Computer tut.
ask-why-choice = Die Zeile überlässt dir die Entscheidung.
ask-why-market-glory = Gleich kommt etwas auf die Karte der Auslage, die für dich am wenigsten wert ist.
ask-part-discarded = 1 j = ausgeführt, die Karte ist vom Typ { $suit } · 1 n = ausgeführt, sie ist es nicht
ask-where-enter = Enter = { $location }
ask-market-and-tracks = Was liegt in der Auslage, und wo stehen die Anzeiger auf deiner Captain-Tafel?
ask-laid-market = Auslage, Platz { $suit }
ask-name-log = Wie heißt die Karte mit „?“ im Logbuch des Computers?
ask-names-log = Wie heißen die Karten mit „?“ im Logbuch des Computers, von oben nach unten?
ask-drawn-market = Decke die oberste Karte des Auslage-Stapels auf ({ $suit }): Welche ist es?
ask-junk = Was liegt auf dem Schrottplatz?
ask-junk-answer = Enter = wie angezeigt · sonst alle Namen durch Semikolon getrennt, die zuletzt geschrottete Karte am Ende · oder nur, was sich geändert hat, mit Plus oder Minus davor · ein Minus allein: leer
ask-junk-names = alle Namen durch Semikolon getrennt, die zuletzt geschrottete Karte am Ende · nur ein Minus: leer
ask-junk-unnamed = Noch nicht genannte Karten aus dem Aufbau: { $count }.
ask-junk-lines = Karten auf dem Schrottplatz, eine pro Zeile, die zuletzt geschrottete am Ende
ask-player-has = Hast du eine Karte mit dem Merkmal { $name } im Spiel?
ask-why-fleet = Deine Flotte aus 30 Schiffen zählt dabei als 2 Schiffe.
ask-captain-flipped = Ist dein Captain schon gewendet?
ask-captain-all-marked = Sind auf deiner Tafel alle Merkmale markiert?
ask-why-captain-focus = Davon hängt ab, was Fokus-Symbole dir wert sind: nichts, solange der Captain nicht gewendet ist, danach je 1 und mit allen Merkmalen je 3.
ask-fleet-at = Gehört deine Flotte aus 30 Schiffen zu deinen Schiffen am Ort { $location }?
ask-why-fleet-at = Der Computer übernimmt dort die Kontrolle, und jeder deiner Marker bringt dir 1 Ruhm. Die Flotte ist ein einziger Marker; doppelt zählt sie laut Karte nur beim Sichern.
ask-why-junk = Der Computer erhält vielleicht eine Karte von dort.
ask-example = zum Beispiel: { $typed } (? sagt mehr)
ask-example-enter = Enter = wie angezeigt
ask-example-market = Lirpa + 2 ruhm
ask-example-zone = Betazed + 1 du
ask-change-card = die Karte, die jetzt dort liegt, z. B. Lirpa
ask-change-ship = Betazed + 1 schiff
ask-change-location = alle Orte von links nach rechts
ask-changes = Enter = nichts · sonst nur, was sich geändert hat, mit Semikolon dazwischen (:stand zeigt den Tisch, ? sagt mehr)
