# Solospiel: Effekte der Programmkarten als Anweisungen, Antworten des Solo-Assistenten.

program-row-surprise = Überraschung: Es gilt die Operation auf der Karte selbst, keine Zeile.
program-row-wildcard = Joker: die oberste Merkmal-Zeile unter Überraschung.
program-row-trait = Merkmal-Zeile { $number } von oben ({ $traits }): die erste, die zu einem Merkmal der Karte passt.
program-row-exile = Karte „Khan im Exil“, Zeile { $number } von oben ({ $matches }): die erste, die zu einem Merkmal oder zum Typ der Karte passt.
program-row-suit-without-officer = Kein Merkmal passt: Typen-Zeile { $suit }, Seite ohne Brückenoffizier.
program-row-suit-with-officer = Kein Merkmal passt: Typen-Zeile { $suit }, Seite mit Brückenoffizier.
program-row-source = Solo-Regel, S. 5–6
program-then = Danach: { $row }
program-then-perhaps = Danach, falls es dazu kommt: { $row }
program-row-location = Liegt der Ort danach noch im Besprechungsraum, kommt er in die Kontrollzone.

program-title = Programmkarten von { $captain }
program-traits = Merkmale
program-without-officer = Typen – kein Brückenoffizier
program-with-officer = Typen – mit Brückenoffizier
program-special-rule = Spezialregel
program-upgrades = Fünf-Jahres-Mission
program-win = gewonnen
program-loss = verloren
program-option-a = Verstärkung: { $names }
program-boost-unnamed = Boost: { $what }
program-boost-before-hand = Boost, vor dem Ziehen der Starthand: { $what }
program-boost-after-hand = Boost, nach dem Ziehen der Starthand: { $what }
program-reinforce-reserve = Bonus Verstärkung: 1 Karte deiner Reserve, kein Zwischenfall, kommt in deinen Verstärkungs-Stapel.
program-reinforce-available = Bonus Verstärkung: 1 deiner Verfügbar-Karten, kein Zwischenfall, kommt in deinen Verstärkungs-Stapel.
program-special-dilithium = In der Aufräum-Phase verlässt 1 Ruhm die Sternzeit-Karte, ohne gelegt zu werden; stattdessen kommen 2 Dilithium auf die Karte der Auslage, die für dich am wenigsten wert ist. In der Endwertung bringt jedes Dilithium des Computers 1 SP.

program-captains-title = Captains des Computers
program-captains-row = { $captain }: { $rows } Zeilen, { $teams } Außenteams

program-boost-gain = { $count } { $what } erhalten.
program-boost-gain-glory = { $count } { $what } von der ersten Sternzeit-Karte erhalten.
program-boost-draw = { $count ->
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
} ziehen.
program-boost-find = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} finden, nicht in der Reserve.
program-boost-find-and-play = 1 Karte ({ $suit }) finden, nicht in der Reserve, und sofort aktionsfrei spielen.
program-boost-log-found = 1 Karte in Deck oder Reserve finden und loggen.
program-boost-take-reinforcement = 1 Karte aus dem Verstärkungs-Stapel nehmen.

program-exile = Khan im Exil
program-special-unlogged = Würde beim Loggen der obersten Karte des Computer-Decks eine Karte ({ $name }) geloggt, wird sie stattdessen abgeworfen.
program-special-favorites = Karten mit { $name } sind für den Computer 1 mehr wert.
program-special-marks = In der Endwertung bringt jedes markierte Merkmal 3 SP. Beim Erhalten ist jede Karte mit einem unmarkierten Merkmal 3 mehr wert. Jedes Fokus-Symbol zählt 3, beim Wert der Karte wie in der Endwertung.
program-special-exile = Ein Ort aus der Aktions-Phase kommt nicht in die Kontrollzone. Für jede Karte, die vom Zusatz-Deck gezogen oder abgeworfen wird, und am Ende seines Zuges erhält der Computer 1 Dilithium. Hat er dann 5 oder mehr, verbraucht er alles, erhält die oberste Begegnung und spielt von da an mit den regulären Programmkarten.
program-special-skills = Wird eine Karte mit Kompetenz-Symbolen ausgeführt, steigt der Computer vorher um 1 auf deren Leiste. Bei mehreren verschiedenen Kompetenzen oder einer Joker-Kompetenz ist es die höchste dieser Leisten.
program-names-except = { $names }, nicht { $except }
program-reinforce-fitting-reserve = Bonus Verstärkung: 1 Karte ({ $names }) deiner Reserve kommt in deinen Verstärkungs-Stapel.
program-reinforce-fitting-available = Bonus Verstärkung: 1 deiner Verfügbar-Karten ({ $names }) kommt in deinen Verstärkungs-Stapel.
program-reinforce-fitting-either = Bonus Verstärkung: 1 Karte ({ $names }) deiner Verfügbar-Karten oder deiner Reserve kommt in deinen Verstärkungs-Stapel.
program-reinforce-fitting-each = Bonus Verstärkung: 1 deiner Verfügbar-Karten ({ $names }), 1 Karte ({ $names }) deiner Reserve oder beide kommen in deinen Verstärkungs-Stapel.
program-cost-dilithium = 1 Dilithium verbrauchen
program-cost-latinum = 1 Latinum verbrauchen
program-cost-glory = 1 Ruhm verbrauchen
program-cost-incident = 1 Zwischenfall nehmen
program-boost-attack = Angriff auf den Computer, den er nicht abwehren kann: { $what }
program-boost-gain-all = { $what } erhalten.
program-boost-gain-action = 1 Aktion erhalten.
program-boost-draw-and-gain-action = 1 Karte ziehen und 1 Aktion erhalten.
program-boost-enlist-reserve = 1 Reserve rekrutieren.
program-boost-enlist-development = { $cost }, um 1 Entwicklung zu rekrutieren.
program-boost-scan = { $cost }, um nach { $names } zu scannen.
program-boost-scan-suit = { $cost }, um { $count } { $suit } zu scannen.
program-boost-find-in-deck = 1 Karte ({ $suit }) in deinem Deck finden.
program-boost-find-and-promote = 1 Person finden, nicht in der Reserve, und zum Brückenoffizier befördern.
program-boost-return-found = 1 Zwischenfall finden und zurücklegen.
program-boost-redraw = Bis zu { $count } Handkarten abwerfen und ebenso viele ziehen.
program-boost-gain-top-or-junk = Die oberste Karte eines Auslage-Stapels oder 1 Karte vom Schrottplatz erhalten.
program-boost-send-two = Je 1 Außenteam an zwei verschiedene neutrale Orte senden.
program-boost-two-for-ships = Zwei davon: 1 Schiff finden, nicht in der Reserve · 1 Latinum verbrauchen, um 1 Schiff aktionsfrei zu spielen · 1 Schiff warpen.
program-boost-play-and-recall = 1 Karte ohne { $name } aktionsfrei spielen und dann zurückrufen.
program-boost-discard-top-and-gain = Die oberste Karte deines Decks abwerfen und { $count } { $what } erhalten.
program-boost-give-incident = 1 Zwischenfall finden, nicht in der Reserve, und ihn dem Computer geben.
program-boost-draw-and-force-incident = 1 Karte ziehen; der Computer nimmt 1 Zwischenfall.
