# Solospiel: Effekte der Programmkarten als Anweisungen, Antworten des Solo-Assistenten.

program-row-surprise = Überraschung: Es gilt die Operation auf der Karte selbst, keine Zeile.
program-row-wildcard = Joker: die oberste Merkmal-Zeile unter Überraschung.
program-row-trait = Merkmal-Zeile { $number } von oben ({ $traits }): die erste, die zu einem Merkmal der Karte passt.
program-row-suit-without-officer = Kein Merkmal passt: Typen-Zeile { $suit }, Seite ohne Brückenoffizier.
program-row-suit-with-officer = Kein Merkmal passt: Typen-Zeile { $suit }, Seite mit Brückenoffizier.
program-row-source = Solo-Regel, S. 5–6
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
program-reinforce-available = Bonus Verstärkung: 1 deiner verfügbaren Karten, kein Zwischenfall, kommt in deinen Verstärkungs-Stapel.
program-special-burnham-dilithium = In der Aufräum-Phase verlässt 1 Ruhm die Sternzeit-Karte, ohne gelegt zu werden; stattdessen kommen 2 Dilithium auf die Karte der Auslage, die für dich am wenigsten wert ist. In der Endwertung bringt jedes Dilithium des Computers 1 SP.

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
