# Calculators. What one says stands together, by its code: its name (calc-…-title), its line in the list (-about), its
# help (-help, -help-<argument>, -help-after), usage and placeholders (-usage, -value-<argument>), its results, and what is
# wrong with what was typed (err-calc-…, hint-calc-…). Placeholders that several use stand in value.ftl. Rolls say roll-…

# All of them: where they belong, the rules they follow, numbers.
calc-list-hint = Hilfe zu einem Rechner: `tricorder calc range --help`
calc-place = { $game } · Rechner
calc-verdict-yes = ✓ Ja
calc-verdict-no = ✗ Nein
calc-verdict-unclear = Das musst du selbst prüfen
calc-rule = Regel
err-calc-number = „{ $value }“ ist { $what ->
    [span] kein gültiger Span
    [value] kein gültiger Wert
    [modifier] kein gültiger Modifikator
    [dilemmas] keine gültige Zahl von Dilemmas
    [cost] keine gültige Zahl für Kosten
    [draws] keine gültige Zahl zu ziehender Karten
    [hand] keine gültige Zahl von Handkarten
    [cards] keine gültige Zahl von Karten
    [points] kein gültiger Punktestand
    [missions] keine gültige Zahl gelöster Missionen
    [resources] keine gültige Zahl von Rohstoffkarten
    [of-one-resource] keine gültige Zahl von Karten eines Rohstoffs
    [copies] keine gültige Stückzahl
    [inhabitants] keine gültige Zahl von Bewohnern
    [icons] keine gültige Zahl von Skill-Icons
   *[players] keine gültige Zahl von Spielern
}.
err-calc-no-table = Den Daten fehlt die Tabelle „{ $table }“, oder sie ist unvollständig.
hint-calc-number = Möglich: { $least } bis { $most }{ $what ->
    [missions] {" "}gelöste Missionen, Planet und Weltraum zusammen
    [players] , jeder als Name:Punkte:Planetenmissionen:Weltraummissionen
    [resources] , zum Beispiel 8 oder Benjamin=8
    [of-one-resource] , zum Beispiel 4 Wasser
    [copies] , zum Beispiel: `tricorder calc price 2 equipment`
    [icons] {" "}je Person, zum Beispiel: `tricorder calc recruit 3 2 greed`
   *[other] {""}
}.
hint-calc-no-table = Nimm die eingebauten Daten.

# Teile von Angaben in Formularen
calc-cell-player = Name
calc-cell-cards = Karten
calc-cell-points = Punkte
calc-cell-planets = Planet
calc-cell-spaces = Weltraum
calc-cell-empty = Deck leer
calc-cell-icons = Skill-Icons
calc-resource-tritanium = Tritanium
calc-resource-food = Nahrung
calc-resource-oxygen = Sauerstoff
calc-resource-dilithium = Dilithium
calc-resource-water = Wasser

# Second Edition
calc-printed = Werte
calc-printed-meant = Wie gedruckt; Kartentexte im Spiel können sie ändern.
calc-printed-altering = Berücksichtige selbst, was diese Kartentexte ändern: { $cards }.
calc-printed-attributes = alle Attribute
calc-printed-cost = Kosten
calc-printed-span = Span
calc-printed-skills = Fähigkeiten
calc-printed-icons = Icons
calc-printed-staffing = Besatzung
calc-printed-requirements = Anforderungen
calc-contest-you = Du gewinnst mit { $yours } zu { $theirs } und darfst den Effekt der auslösenden Karte nutzen.
calc-contest-opponent = Dein Gegner gewinnt mit { $theirs } zu { $yours }.
calc-contest-nobody = { $yours } zu { $theirs } ist Gleichstand: Niemand gewinnt.
err-calc-unknown-card = { $sort ->
    [mission] Keine Mission
    [personnel] Keine Personalkarte
    [ship] Kein Schiff
    [dilemma] Kein Dilemma
    [challenge] Keine Mission und kein Dilemma
   *[played] Keine Karte
} heißt „{ $name }“.
err-calc-other-sort = „{ $name }“ ist { $other ->
    [mission] eine Mission
    [personnel] Personal
    [ship] ein Schiff
    [equipment] Ausrüstung
    [event] ein Ereignis
    [interrupt] eine Unterbrechung
   *[dilemma] ein Dilemma
}.
err-calc-ambiguous-card = „{ $name }“ heißen mehrere Karten.
err-calc-unique-twice = „{ $name }“ ist zweimal dabei.
err-calc-list = Die Liste { $path } lässt sich nicht lesen: { $reason }
err-calc-list-no-text = Die Liste { $path } { $reason ->
    [empty] ist leer.
    [too-large] ist zu groß.
   *[binary] enthält keinen Text.
}
err-calc-line = Die Zeile „{ $line }“ ist nicht zu erkennen.
err-calc-stray-modifier = Vor „{ $value }“ fehlt der Wert, der sich ändern soll.
err-calc-headquarters = „{ $name }“ ist ein Hauptquartier, und Hauptquartiere kann niemand versuchen.
err-calc-sides = Gib beide Seiten an.
hint-calc-unknown-card = { $sort ->
    [mission] Gesucht ist eine Mission
    [personnel] Gesucht ist Personal
    [ship] Gesucht ist ein Schiff
    [dilemma] Gesucht ist ein Dilemma
    [challenge] Gesucht ist eine Mission, ein Dilemma oder eine Anforderung wie "2 Leadership, Cunning>20 or 3 Law"
   *[played] Gesucht ist eine Karte, die du aus der Hand spielst
}. Karten findet: `tricorder search`. Karten, die nach { -data-month } erschienen sind, importierst du zuerst: `tricorder import`
hint-calc-other-sort = Hier gehört { $sort ->
    [mission] eine Mission
    [personnel] Personal
    [ship] ein Schiff
    [dilemma] ein Dilemma
    [challenge] eine Mission, ein Dilemma oder eine Anforderung
   *[played] eine Karte aus der Hand
} hin.
hint-calc-ambiguous-card = { $listed }. Hänge die Nummer an den Namen („{ $name } 2“), oder schreibe einen davon so, wie er hier steht.
hint-calc-unique-twice = Von einer Karte mit Punkt vor dem Titel darfst du zu jeder Zeit nur eine kommandieren, auch bei verschiedenen Untertiteln.
hint-calc-list = Eine Liste hat eine Karte pro Zeile, zum Beispiel „3x Davies“; für „-“ wird sie eingetippt oder durchgereicht.
hint-calc-line = Schreibe Anzahl und Namen, zum Beispiel „3x Davies“.
hint-calc-attempt-nobody = Nenne mindestens eine Person, die nicht gestoppt ist.
hint-calc-stray-modifier = Schreib den Modifikator hinter die Karte oder den Wert, den er ändert, zum Beispiel: 8 -2
hint-calc-headquarters = Nenne eine Planeten- oder Weltraummission.
hint-calc-sides = Nenne auf beiden Seiten Karten oder Werte, zum Beispiel 8 gegen „USS Galaxy“ 2.

calc-range-title = Reichweite
calc-range-about = Wie weit ein Schiff kommt, und was Flüge verbrauchen
calc-range-help = { -second-edition }: wie viel Reichweite Flüge verbrauchen und wie weit ein Schiff kommt
calc-range-help-after =
    Ein Span ohne Quadrant zählt als im selben Quadranten wie die anderen.
calc-range-help-example =
    tricorder calc range Earth "Intercept Renegade" --ship "USS Galaxy"
    tricorder calc range 2@alpha 3@gamma 1@gamma --range 9
    tricorder calc range "2/Neutral Zone" "3/Neutral Zone"
calc-range-help-stops = Missionen der Reihe nach: Name oder Span, dahinter @Quadrant und /Region
calc-range-help-ship = Schiff, dessen Reichweite gilt
calc-range-help-range = Reichweite (0 bis 99), etwa was noch übrig ist; gilt statt der gedruckten
calc-range-help-modifier = Modifikatoren der Reichweite zusammen, etwa -2 (nie unter 0)
calc-range-value-stops = Mission
calc-range-value-modifier = Zahl
calc-range-of = Reichweite { $range }
calc-range-flight = Flug
calc-range-takes = Verbraucht
calc-range-left = Übrig
calc-range-copies = 0 (Kopien derselben Mission)
calc-range-quadrant = Quadrant
calc-range-passage = Quadrant, aufgehoben
calc-range-unsure-region = { $name }: Ob auf der gedruckten Karte eine Region steht, ist ungewiss. Wenn ja, kostet ein Flug von oder zu einer Mission derselben Region { $less } weniger.
calc-range-region = Region
calc-range-too-far = { $cost } > { $left }: zu weit
calc-range-needs = Verbraucht zusammen: { $total }. So viel Reichweite muss das Schiff mindestens haben.
calc-range-possible = Das Schiff kommt ans Ziel. Verbraucht zusammen: { $total }; von Reichweite { $range } { $left ->
    [0] bleibt nichts
    [one] bleibt 1
   *[other] bleiben { $left }
} übrig.
calc-range-stuck = Weiter als bis { $place } kommt das Schiff nicht: Übrig ist Reichweite { $left }, für den Flug nach { $goal } { $short ->
    [one] fehlt 1
   *[other] fehlen { $short }
}.
calc-range-condition = Fliegen kann nur ein bemanntes, ungestopptes Schiff. Nach diesem Zug hat es wieder seine volle Reichweite.
err-calc-range-stops = Ein Flug braucht mindestens zwei Missionen.
err-calc-no-span = „{ $name }“ hat keinen Span als Zahl.
err-calc-quadrant = Kein Quadrant heißt „{ $value }“.
err-calc-range-modifier = Ohne Reichweite kann der Modifikator nichts ändern.
hint-calc-range-stops = Zum Beispiel: `tricorder calc range Earth "Intercept Renegade" --ship "USS Galaxy"`
hint-calc-no-span = Gib den Span selbst an, zum Beispiel 3 oder 3@gamma.
hint-calc-quadrant = Möglich: { $allowed }
hint-calc-range-modifier = Nenne ein Schiff oder eine Reichweite.

calc-staffing-title = Besatzung
calc-staffing-about = Ob ein Schiff bemannt ist und wer fehlt
calc-staffing-help = { -second-edition }: ob ein Schiff bemannt ist und wer welches Icon erfüllt
calc-staffing-help-example = tricorder calc staffing "USS Galaxy" "Worf, Security Detail Leader" "3x Davies"
calc-staffing-help-ship = Das Schiff
calc-staffing-help-personnel = Personal an Bord, auch mit Anzahl: "3x Davies"
calc-staffing-help-stopped = Wer davon gestoppt ist (mehrfach möglich)
calc-staffing-of = Besatzung: { $ship }
calc-staffing-needs = Verlangt
calc-staffing-covered = Erfüllt von
calc-staffing-missing = –
calc-staffing-affiliation = Fraktion { $names }
calc-staffing-yes = { $ship } ist bemannt.
calc-staffing-no = { $ship } ist nicht bemannt. Es fehlt noch: { $missing }.
calc-staffing-stopped = Gestoppt und darum nicht mitgezählt: { $names }.
err-calc-staffing-ship = Welches Schiff?
hint-calc-staffing-ship = Zum Beispiel: `tricorder calc staffing "USS Galaxy" "Worf, Security Detail Leader" "2x Davies"`

calc-attempt-title = Missionsversuch
calc-attempt-about = Wer darf, wie viele Dilemmas kommen, was noch fehlt
calc-attempt-help = { -second-edition }: Missionsversuch – wer darf, wie viele Dilemmas, was fehlt
calc-attempt-help-example = tricorder calc attempt "Intercept Renegade" --file crew.txt --overcome 3
calc-attempt-help-mission = Die Mission
calc-attempt-help-personnel = Personal im Versuch, auch mit Anzahl: "3x Davies"
calc-attempt-help-stopped = Wer davon gestoppt ist (mehrfach möglich)
calc-attempt-help-overcome = Dilemmas, die schon überwunden unter der Mission liegen
calc-attempt-help-integrity = Modifikator für die Integrität jeder Person, etwa -1 (nie unter 0)
calc-attempt-help-cunning = Modifikator für die Intelligenz jeder Person, etwa -1 (nie unter 0)
calc-attempt-help-strength = Modifikator für die Stärke jeder Person, etwa -1 (nie unter 0)
calc-attempt-mission = Mission
calc-attempt-personnel = Personal
calc-attempt-leave = Erlaubt
calc-attempt-dilemmas = Dilemmas
calc-attempt-counted = { $unstopped }{ $stopped ->
    [0] {""}
   *[other] ; dazu { $stopped } gestoppt und nicht dabei
}
calc-attempt-given = ja: { $names }
calc-attempt-refused = nein: niemand hat ein passendes Fraktions-Icon
calc-attempt-unclear = Lies auf der Karte nach, wer die Mission versuchen darf.
calc-attempt-drawn = { $number ->
    [0] Dein Gegner zieht keine Dilemmas.
    [one] Dein Gegner zieht 1 Dilemma; es darf höchstens 1 kosten.
   *[other] Dein Gegner zieht { $number } Dilemmas; die gewählten dürfen zusammen höchstens { $number } kosten.
}
calc-attempt-requirement = Anforderungen
calc-attempt-branch = Möglichkeit { $number }
calc-attempt-one-of = eins davon:
calc-attempt-or = oder
calc-attempt-met = erfüllt
calc-attempt-not-met = nicht erfüllt
calc-attempt-look = selbst prüfen
calc-attempt-short = { $number ->
    [one] es fehlt 1
   *[other] es fehlen { $number }
}
calc-attempt-over = um { $number } zu hoch
calc-attempt-result-refused = So darfst du die Mission nicht versuchen: Mindestens eine ungestoppte Person braucht ein Fraktions-Icon der Mission.
calc-attempt-result-met = { $count ->
    [one] Bleibt diese Person nach den Dilemmas übrig, ist die Mission gelöst: { $points } Punkte.
   *[other] Bleiben alle { $count } nach den Dilemmas übrig, ist die Mission gelöst: { $points } Punkte.
}
calc-attempt-result-would = { $count ->
    [one] Diese Person würde die Anforderungen für die { $points } Punkte erfüllen.
   *[other] Diese { $count } würden die Anforderungen für die { $points } Punkte erfüllen.
}
calc-attempt-result-missing = { $count ->
    [one] Selbst wenn diese Person nach den Dilemmas übrig bleibt, ist die Mission für { $points } Punkte nicht gelöst.
   *[other] Selbst wenn alle { $count } nach den Dilemmas übrig bleiben, ist die Mission für { $points } Punkte nicht gelöst.
}
calc-attempt-result-look = { $count ->
    [one] Bleibt diese Person nach den Dilemmas übrig, hängen die { $points } Punkte davon ab, was du selbst prüfen musst.
   *[other] Bleiben alle { $count } nach den Dilemmas übrig, hängen die { $points } Punkte davon ab, was du selbst prüfen musst.
}
calc-attempt-result-unknown = { $count ->
    [one] Die Anforderungen dieser Mission über { $points } Punkte sind nicht erfasst; prüfe sie für diese Person auf der Karte.
   *[other] Die Anforderungen dieser Mission über { $points } Punkte sind nicht erfasst; prüfe sie für die { $count } auf der Karte.
}
err-calc-attempt-who = Ein Missionsversuch braucht eine Mission und Personal.
err-calc-attempt-nobody = Ohne ungestopptes Personal gibt es keinen Missionsversuch.
hint-calc-attempt-who = Zum Beispiel: `tricorder calc attempt "Intercept Renegade" "Worf, Security Detail Leader" "2x Davies"`

calc-requirement-title = Anforderungen
calc-requirement-about = Ob eine Crew Mission oder Dilemma schafft
calc-requirement-help = { -second-edition }: eine Crew gegen Mission, Dilemma oder beliebige Anforderungen
calc-requirement-help-after =
    Anforderungen stehen wie auf Missionen: Fähigkeiten mit Anzahl davor, Integrity, Cunning und Strength mit > oder <, dazwischen Kommas, and, or und Klammern. Bei einem Dilemma zählt, was in seinem Text hinter „Unless you have“ steht; dazu müssen die Kartendateien importiert sein.
calc-requirement-help-example =
    tricorder calc requirement "2 Leadership, Cunning>20 or 3 Law" "3x Davies"
    tricorder calc requirement "Intercept Renegade" --file crew.txt --strength -1
calc-requirement-help-asked = Name einer Mission oder eines Dilemmas, oder die Anforderung selbst
calc-requirement-help-personnel = Personal, auch mit Anzahl: "3x Davies"
calc-requirement-help-stopped = Wer davon gestoppt ist (mehrfach möglich)
calc-requirement-help-integrity = Modifikator für die Integrität jeder Person, etwa -1 (nie unter 0)
calc-requirement-help-cunning = Modifikator für die Intelligenz jeder Person, etwa -1 (nie unter 0)
calc-requirement-help-strength = Modifikator für die Stärke jeder Person, etwa -1 (nie unter 0)
calc-requirement-value-asked = Karte oder Anforderung
calc-requirement-asked = Verlangt
calc-requirement-everyone = Für jeden
calc-requirement-each = { $changes } (nie unter 0)
calc-requirement-met = Die Anforderungen sind erfüllt.
calc-requirement-missing = Die Anforderungen sind nicht erfüllt.
calc-requirement-look = Ob die Anforderungen erfüllt sind, hängt davon ab, was du selbst prüfen musst.
calc-requirement-dilemma = Was das Dilemma sonst noch tut und was ohne die Anforderungen passiert, steht auf der Karte.
err-calc-requirement-who = Gib Personal und eine Anforderung an.
err-calc-requirement-nobody = Ohne ungestopptes Personal ist niemand da, der etwas erfüllen kann.
err-calc-no-requirement = „{ $name }“ verlangt nichts von der Crew, was sich hier nachrechnen lässt.
hint-calc-requirement-who = Zum Beispiel: `tricorder calc requirement "2 Leadership, Cunning>20 or 3 Law" "Worf, Security Detail Leader" "2x Davies"`
hint-calc-no-requirement = Lies die Karte; was sie verlangt, kannst du auch selbst eingeben: "2 Security or Cunning>26"

calc-dilemmas-title = Dilemmas auswählen
calc-dilemmas-about = Welche gezogenen Dilemmas zusammen erlaubt sind
calc-dilemmas-help = { -second-edition }: welche gezogenen Dilemmas zusammen erlaubt sind
calc-dilemmas-help-after =
    Eine Zahl mit Vorzeichen ändert die Kosten davor.
calc-dilemmas-help-example =
    tricorder calc dilemmas 4 3 2 2 --personnel 7 --overcome 2
    tricorder calc dilemmas Triage "2x Blended" Wavefront --personnel 6 --at Planet
calc-dilemmas-help-drawn = Gezogene Dilemmas: Kosten oder Namen, auch mit Anzahl; höchstens 16
calc-dilemmas-help-attempting = Personal, mit dem der Versuch beginnt (1 bis 99)
calc-dilemmas-help-overcome = Dilemmas, die schon überwunden unter der Mission liegen
calc-dilemmas-help-at = Wo der Versuch ist: Planet, Weltraum oder der Name der Mission
calc-dilemmas-help-number_modifier = Modifikator der Zahl gezogener Dilemmas, etwa -1
calc-dilemmas-help-cost_modifier = Modifikator der erlaubten Gesamtkosten, etwa -1
calc-dilemmas-value-drawn = Kosten oder Dilemma
calc-dilemmas-value-attempting = Zahl
calc-dilemmas-value-at = Ort
calc-dilemmas-value-number_modifier = Zahl
calc-dilemmas-value-cost_modifier = Zahl
calc-dilemmas-number = Gezogen
calc-dilemmas-of = { $number }; { $named } davon genannt
calc-dilemmas-limit = Kosten bis
calc-dilemmas-mission = Mission
calc-dilemmas-selected = Gewählt
calc-dilemmas-count = Anzahl
calc-dilemmas-none = Keines dieser Dilemmas darf benutzt werden.
calc-dilemmas-best = Mehr geht nicht: { $count ->
    [one] 1 Dilemma
   *[other] { $count } Dilemmas
} für { $cost }{ $left ->
    [0] , die Grenze ist erreicht.
   *[other] , { $left } unter der Grenze.
}
calc-dilemmas-more = { $count ->
    [one] … und eine weitere volle Auswahl.
   *[other] … und { $count } weitere volle Auswahlen.
}
calc-dilemmas-possible = Gezeigt sind nur volle Auswahlen; mit allen kleineren { $count ->
    [one] ist 1 Auswahl
   *[other] sind { $count } Auswahlen
} möglich; die Reihenfolge im Stapel ist frei.
calc-dilemmas-elsewhere = Passt nicht zu dieser Mission: { $names }.
err-calc-dilemmas-drawn = Welche Dilemmas wurden gezogen, und wie viel Personal begegnet ihnen?
err-calc-too-many-dilemmas = { $count } Dilemmas sind mehr, als der Gegner zieht.
hint-calc-dilemmas-drawn = Zum Beispiel: `tricorder calc dilemmas 4 3 "Berserk Changeling" --personnel 7 --at Planet`
hint-calc-too-many-dilemmas = So viele zieht er: { $most }. Prüfe Personal, überwundene Dilemmas und ihre Zahl.

calc-selection-title = Zufällige Auswahl
calc-selection-about = Wen das Los trifft, und wie wahrscheinlich
calc-selection-help = { -second-edition }: zufällige Auswahl und wen sie wie wahrscheinlich trifft
calc-selection-help-example = tricorder calc selection "Worf, Security Detail Leader" "3x Davies" --number 2 --of Davies
calc-selection-help-personnel = Personal, auch mit Anzahl: "3x Davies"
calc-selection-help-stopped = Wer davon gestoppt ist (mehrfach möglich)
calc-selection-help-number = So viele werden ausgewählt (1 bis 99)
calc-selection-help-of = Diese Personen: Chance auf mindestens eine und auf alle (mehrfach möglich)
calc-selection-help-seed = Seed: dieselbe Zahl gibt dieselbe Auswahl
calc-selection-of = { $number } von { $among }, zufällig
calc-selection-who = Personal
calc-selection-chance = Chance
calc-selection-chance-any = Chance auf mindestens eine
calc-selection-result = Ausgewählt: { $names }.
calc-selection-one = { $name } trifft es mit { $chance }.
calc-selection-together = { $names }: Mindestens eine dieser Karten trifft es mit { $any }, alle mit { $all }.
calc-selection-seed = Seed: { $seed }; er gibt dieselbe Auswahl noch einmal. Am Tisch mischst du die Karten, und dein Gegner zieht verdeckt.
err-calc-selection-who = Unter wem soll ausgewählt werden?
err-calc-selection-nobody = Ohne ungestopptes Personal gibt es nichts auszuwählen.
err-calc-not-among = „{ $name }“ steht nicht zur Auswahl.
hint-calc-selection-who = Zum Beispiel: `tricorder calc selection "Worf, Security Detail Leader" "3x Davies" --number 2`
hint-calc-selection-nobody = Nenne mindestens eine Person, die nicht gestoppt ist.
hint-calc-not-among = Frag nur nach Personal, das du auch zur Auswahl gestellt hast.

calc-combat-title = Kampf
calc-combat-about = Wessen Personal zusammen mehr Stärke hat
calc-combat-help = { -second-edition }: wer einen Kampf gewinnt
calc-combat-help-after =
    Eine Zahl mit Vorzeichen ändert den Wert davor, bei mehreren Exemplaren jeden, und nie unter 0;
    ohne Vorzeichen ist sie ein eigener Wert.
calc-combat-help-example =
    tricorder calc combat --you "Worf, Security Detail Leader" 2 --opponent 5 6
    tricorder calc combat --you "Worf, Security Detail Leader" -2 --opponent "2x Davies" +1
calc-combat-help-you = Dein ungestopptes Personal dort: Namen oder Stärkewerte; dahinter Modifikatoren mit Vorzeichen
calc-combat-help-enemy = Alles anwesende Personal des Gegners, auch gestopptes
calc-combat-you = Deine Stärke
calc-combat-opponent = Stärke des Gegners
calc-combat-after = Danach ist dein beteiligtes Personal gestoppt, das des Gegners nicht.

calc-engagement-title = Gefecht
calc-engagement-about = Ob deine Waffen die Schilde des Gegners überwiegen
calc-engagement-help = { -second-edition }: wer ein Gefecht gewinnt
calc-engagement-help-after =
    Eine Zahl mit Vorzeichen ändert den Wert davor, bei mehreren Exemplaren jeden, und nie unter 0;
    ohne Vorzeichen ist sie ein eigener Wert.
calc-engagement-help-example =
    tricorder calc engagement --you "USS Galaxy" --opponent "IKS K't'inga" 1
    tricorder calc engagement --you "USS Galaxy" -2 --opponent "IKS K't'inga" +1
calc-engagement-help-you = Deine Schiffe, bemannt: Namen oder Werte für Waffen; dahinter Modifikatoren mit Vorzeichen
calc-engagement-help-enemy = Schiffe des Gegners: Namen oder Werte für Schilde
calc-engagement-you = Deine Waffen
calc-engagement-opponent = Schilde des Gegners
calc-engagement-after = Danach sind deine beteiligten Schiffe und alle an Bord gestoppt, die des Gegners nicht.

calc-counters-title = Counters
calc-counters-about = Was du mit sieben davon spielen und ziehen kannst
calc-counters-help = { -second-edition }: was du mit sieben Counters spielen und ziehen kannst
calc-counters-help-example =
    tricorder calc counters 3 2 2 1 --draws 2
    tricorder calc counters "Odo, Constable" Tricorder 3
calc-counters-help-hand = Karten auf der Hand: Kosten oder Namen, dahinter Modifikatoren wie -1; höchstens 16
calc-counters-help-draws = So viele Karten willst du mindestens ziehen (0 bis 7)
calc-counters-help-deck_cards = So viele Karten hat dein Deck noch (0 bis 99), falls es knapp wird
calc-counters-value-deck_cards = Zahl
calc-counters-given = { $counters } Counters
calc-counters-given-draws = { $counters } Counters, { $draws ->
    [one] einer
   *[other] { $draws }
} davon fürs Ziehen
calc-counters-plays = Spielen
calc-counters-draws = Ziehen
calc-counters-idle = Ungenutzt
calc-counters-none = nichts
calc-counters-more = { $count ->
    [one] … und eine weitere.
   *[other] … und { $count } weitere.
}
calc-counters-free = Kostet keine Counters und geht immer dazu: { $names }.
calc-counters-all = Alles zusammen passt in einen Zug: Die Karten kosten { $costs }{ $draws ->
    [0] {""}
   *[other] , mit dem Ziehen { $needs }
}, du hast { $counters } Counters.
calc-counters-not-all = Alles zusammen passt nicht in einen Zug: Die Karten kosten { $costs }{ $draws ->
    [0] {""}
   *[other] , mit dem Ziehen { $needs }
}, du hast { $counters } Counters.
calc-counters-twice = Alles zusammen passt nicht in einen Zug: Von einer einzigartigen Karte darfst du nur eine kommandieren.
calc-counters-must = Solange dein Deck Karten hat, musst du alle Counters ausgeben: Was nicht ins Spielen geht, geht ins Ziehen.
err-calc-counters-hand = Welche Karten hast du auf der Hand?
hint-calc-counters-hand = Nenne Kosten oder Namen, zum Beispiel: `tricorder calc counters 3 2 2 Tricorder --draws 1`

calc-winner-title = Stand der Partie
calc-winner-about = Wer gewonnen hat, auch wenn alle Decks leer sind
calc-winner-help = { -second-edition }: wer das Spiel gewonnen hat, auch wenn alle Decks leer sind
calc-winner-help-example = tricorder calc winner Anna:70:1:1:leer Ben:85:3:0:leer
calc-winner-help-scores = Spieler: jeder als Name:Punkte:Planet:Weltraum (gelöste Missionen), bei leerem Deck mit :leer dahinter; Punkte auch als 70-15+5
calc-winner-value-scores = Spieler
calc-winner-player = Spieler
calc-winner-points = Punkte
calc-winner-planets = Planetenmissionen
calc-winner-spaces = Weltraummissionen
calc-winner-deck = Deck
calc-winner-empty = leer
calc-winner-cards = hat Karten
calc-winner-won = { $name } hat gewonnen: mindestens 100 Punkte, eine Planeten- und eine Weltraummission.
calc-winner-first = Die Partie endet sofort, sobald jemand alle Bedingungen erfüllt. Gewonnen hat, wer es zuerst tat: { $names }.
calc-winner-ended = { $count ->
    [one] Alle Decks sind leer, die Partie ist zu Ende. Es gewinnt: { $names }.
   *[other] Alle Decks sind leer, die Partie ist zu Ende. Den Sieg teilen sich: { $names }.
}
calc-winner-step-planet-and-space = Es zählen die meisten Punkte unter denen, die mindestens eine Planeten- und eine Weltraummission gelöst haben.
calc-winner-step-any-mission = Niemand hat eine Planeten- und eine Weltraummission gelöst. Darum zählen die meisten Punkte unter denen, die irgendeine Mission gelöst haben.
calc-winner-step-points = Niemand hat eine Mission gelöst. Darum zählen die meisten Punkte unter allen.
calc-winner-goes-on = Noch hat niemand gewonnen, und nicht alle Decks sind leer: Die Partie geht weiter.
calc-winner-lacks = { $name } braucht zum sofortigen Sieg noch: { $missing }.
calc-winner-lacks-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
calc-winner-lacks-planet = eine Planetenmission
calc-winner-lacks-space = eine Weltraummission
err-calc-winner-player = „{ $value }“ lässt sich nicht als Spieler lesen.
hint-calc-winner-player = Schreibe Name:Punkte:Planetenmissionen:Weltraummissionen, bei leerem Deck mit :leer dahinter, zum Beispiel Anna:70:1:1:leer

# Star Trek Catan
calc-together = Zusammen
calc-player-number = Spieler { $number }
calc-station-small = Kleine Raumstation
calc-station-large = Große Raumstation
err-calc-list-length = { $option } braucht eine Zahl je Spieler: { $players }, nicht { $count }.
err-calc-players = { $count } Spieler sind zu viele.
err-calc-name-twice = Zwei Spieler heißen „{ $name }“.
err-calc-player = Bei { $option } ist „{ $value }“ kein Spieler.
err-calc-cards = { $count } Karten bei { $option } sind mehr, als es gibt.
err-calc-hands = So viele Rohstoffkarten gibt es nicht: { $count }.
err-calc-resource = „{ $value }“ bei { $option } ist kein Rohstoff.
hint-calc-list-length = Nenne eine Zahl je Spieler, mit Kommas dazwischen.
hint-calc-players = Es gibt Figuren für höchstens { $most } Spieler.
hint-calc-name-twice = Gib jedem einen eigenen Namen.
hint-calc-player = Möglich: 1 bis { $players }, die Namen der Spieler, ich und niemand.
hint-calc-cards = Im Spiel sind davon { $most }.
hint-calc-hands = Im Spiel sind { $most }. Nenne die Karten jedes Spielers: 6 8 11
hint-calc-resource = Die Rohstoffe: { $allowed }. Ein einfacher Posten heißt 3:1.

calc-odds-title = Rohstofferträge
calc-odds-about = Was deine Raumstationen im Schnitt bringen
calc-odds-help = Catan: wie viele Rohstoffe deine Raumstationen im Schnitt bringen
calc-odds-help-stations = Zahlenchips neben jeder Raumstation, zum Beispiel 6,8,5; mit x2 dahinter eine Große Raumstation: 6,8,5x2
calc-odds-help-after =
    Felder ohne Chip (Asteroidenfeld) und das Feld unter dem Klingonenkreuzer lässt du weg.
calc-odds-help-example = tricorder calc odds 6,8,5 4,10x2    eine Kleine und eine Große Raumstation
calc-odds-value-stations = Chips
calc-odds-station = Raumstation
calc-odds-chips = Zahlenchips
calc-odds-cards = Karten auf 36 Würfe
calc-odds-number = Zahl
calc-odds-ways = Würfe von 36
calc-odds-each = Karten bei jedem Wurf
calc-odds-expected = { $cards ->
    [one] Auf 36 Würfe kommt im Schnitt 1 Rohstoffkarte, das sind { $exact } je Wurf.
   *[other] Auf 36 Würfe kommen im Schnitt { $cards } Rohstoffkarten, das sind { $exact } je Wurf.
}
calc-odds-chance = Bei { $any } von 36 Würfen ({ $percent } %) bekommst du etwas. Eine 7 fällt bei { $seven } von 36 und bringt niemandem Rohstoffe.
err-calc-chip = „{ $value }“ ist kein Zahlenchip.
err-calc-fields = „{ $value }“ nennt zu viele Felder für eine Raumstation.
hint-calc-chip = Auf den Chips stehen 2 bis 6 und 8 bis 12. Eine Kleine Raumstation schreibst du 6,8,5, eine Große 6,8,5x2; hinter dem x steht immer die 2.
hint-calc-fields = An einem Raumpunkt treffen sich höchstens { $most } Felder. Mehrere Raumstationen trennst du mit Leerzeichen: 6,8,5 4,10

calc-dice-title = Zwei Würfel
calc-dice-about = Wie oft jede Summe fällt, auch in vielen Würfen
calc-dice-help = Catan: wie oft zwei Würfel eine Summe zeigen
calc-dice-help-totals = Summen von 2 bis 12, etwa die Zahlenchips deiner Felder; ohne Angabe alle
calc-dice-help-rolls = Anzahl der Würfe (1 bis 999; ohne Angabe 36)
calc-dice-help-after =
    Was bestimmte Raumstationen zusammen bringen, sagt der Rechner Rohstofferträge (odds).
calc-dice-help-example = tricorder calc dice 6 8 --rolls 10    eine 6 oder 8 in zehn Würfen
calc-dice-value-totals = Summe
calc-dice-value-rolls = Anzahl
calc-dice-total = Summe
calc-dice-chance = Je Wurf
calc-dice-once = In { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
} mindestens einmal
calc-dice-any = Eine { $totals } fällt bei { $ways } von 36 Würfen ({ $share }).
calc-dice-series = In { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
} fällt sie zu { $once } mindestens einmal, im Schnitt { $times }-mal.
calc-dice-cards = { $rolls ->
    [one] Die Spalten der Raumstationen zeigen, wie viele Rohstoffkarten 1 Wurf im Schnitt einer Raumstation an einem Feld mit dieser Zahl bringt. Bei einer 7 gibt es keine.
   *[other] Die Spalten der Raumstationen zeigen, wie viele Rohstoffkarten { $rolls } Würfe im Schnitt einer Raumstation an einem Feld mit dieser Zahl bringen. Bei einer 7 gibt es keine.
}
err-calc-total = „{ $value }“ ist keine Summe zweier Würfel.
hint-calc-total = Möglich: 2 bis 12, zum Beispiel: `tricorder calc dice 6 8 --rolls 10`

calc-shortage-title = Reicht der Vorrat?
calc-shortage-about = Wer was bekommt, wenn der Vorrat nicht für alle reicht
calc-shortage-help = Catan: wer was bekommt, wenn der Vorrat nicht für alle reicht
calc-shortage-help-claims = Was der Wurf jedem Spieler bringt, auch mit Namen: "2 Wasser" oder "William=2 Wasser, 1 Nahrung"
calc-shortage-help-supply = Was vor dem Austeilen im Vorrat liegt: "2 Wasser, 5 Nahrung"
calc-shortage-help-after =
    Eine Kleine Raumstation bringt 1 Karte je Feld mit der gewürfelten Zahl, eine Große 2.
calc-shortage-help-example = tricorder calc shortage "3 Wasser" "1 Wasser" --supply "2 Wasser"
calc-shortage-value-claims = Rohstoffe
calc-shortage-value-supply = Rohstoffe
calc-shortage-resource = Rohstoff
calc-shortage-due = Steht zu
calc-shortage-supply = Vorrat
calc-shortage-dealt = Ausgeteilt
calc-shortage-gets = Bekommt
calc-shortage-all = { $left ->
    [0] alles, Stapel leer
   *[other] alles, Rest { $left }
}
calc-shortage-none = nichts
calc-shortage-nothing = nichts
calc-shortage-short = Der Vorrat reicht nicht: { $resources }. Davon bekommt in diesem Zug niemand etwas, auch nicht den Rest.
calc-shortage-others = Alles andere wird ausgeteilt.
calc-shortage-enough = Der Vorrat reicht: Jeder bekommt, was ihm zusteht.
calc-shortage-no-claim = Niemandem steht etwas zu.
err-calc-supply = Gib den Vorrat an { $resource } an.
hint-calc-supply = Nenne von jedem Rohstoff, der jemandem zusteht, den Vorrat, zum Beispiel: 2 { $resource }

calc-robbery-title = Sieben gewürfelt
calc-robbery-about = Wer wie viele Karten abgibt, alle Spieler zugleich
calc-robbery-help = Catan: wer bei einer 7 wie viele Karten ablegt
calc-robbery-help-hands = Rohstoffkarten jedes Spielers, auch mit Namen: 6 8 oder William=6 Benjamin=8
calc-robbery-help-example = tricorder calc robbery 6 9 8
calc-robbery-value-hands = Karten
calc-robbery-player = Spieler
calc-robbery-cards = Karten
calc-robbery-half = Hälfte
calc-robbery-discard = Ablegen
calc-robbery-keep = Behalten
calc-robbery-gives = { $player } { $count }
calc-robbery-give = Rohstoffkarten legen ab: { $who }.
calc-robbery-nobody = Niemand legt Karten ab.
calc-robbery-then = Mehr als 7 Karten werden halbiert, zum Vorteil des Spielers abgerundet. Danach versetzt, wer gewürfelt hat, den Klingonenkreuzer und darf 1 Karte rauben.

calc-points-title = Siegpunkte
calc-points-about = Wer wie viele hat, und wem die Sonderkarten gehören
calc-points-help = Catan: Siegpunkte, und wem die Sonderkarten gehören
calc-points-help-small = Kleine Raumstationen auf dem Plan, eine Zahl je Spieler: 2 oder 3,2,4
calc-points-help-large = Große Raumstationen
calc-points-help-point_cards = Siegpunktkarten, auch verdeckte
calc-points-help-routes = Raumschiffe der längsten Route jedes Spielers
calc-points-help-route_holder = Wer die Längste Versorgungsroute bisher hatte: Nummer, Name, ich oder niemand
calc-points-help-starfleets = Aufgedeckte Karten „Sternenflotte greift ein“ jedes Spielers
calc-points-help-starfleet_holder = Wer die Größte Sternenflotte bisher hatte: Nummer, Name, ich oder niemand
calc-points-help-names = Namen der Spieler: Rot,Blau,Weiß
calc-points-help-after =
    Ohne Routen und Sternenflotten bleiben die Sonderkarten, wo sie sind.
calc-points-help-example =
    tricorder calc points --outposts 2 --starbases 2 --point-cards 2 --route-holder ich
    tricorder calc points --names Orange,Rot --routes 5,6 --route-holder Orange
calc-points-value-point_cards = Anzahl
calc-points-value-routes = Anzahl
calc-points-value-starfleets = Anzahl
calc-points-value-route_holder = Spieler
calc-points-value-starfleet_holder = Spieler
calc-points-you = Du
calc-points-of-small = Kleine Raumstationen
calc-points-of-large = Große Raumstationen
calc-points-of-route = Längste Versorgungsroute
calc-points-of-starfleet = Größte Sternenflotte
calc-points-of-cards = Siegpunktkarten
calc-points-missing = Zum Sieg fehlen
calc-points-route-alone = Längste Versorgungsroute: { $owner }, allein vorn mit { $most } Raumschiffen.
calc-points-route-kept = Längste Versorgungsroute: { $owner } behält sie, denn bei Gleichstand ({ $tied }: je { $most }) bleibt sie beim bisherigen Besitzer.
calc-points-route-aside = Längste Versorgungsroute: Die Karte liegt beiseite, denn { $tied } haben gleich lange Routen ({ $most }) und keiner von ihnen besaß sie.
calc-points-route-short = Längste Versorgungsroute: Niemand hat 5 zusammenhängende Raumschiffe; die Karte liegt beiseite.
calc-points-route-open = Längste Versorgungsroute: offen. { $tied } haben gleich lange Routen ({ $most }). Wer von ihnen die Karte schon hatte, behält sie; hatte sie keiner von ihnen, liegt sie beiseite. Gib an, wer die Karte bisher hatte.
calc-points-starfleet-alone = Größte Sternenflotte: { $owner } mit { $most } aufgedeckten Karten.
calc-points-starfleet-kept = Größte Sternenflotte: { $owner } behält sie, bis jemand mehr als { $most } Karten aufgedeckt hat.
calc-points-starfleet-short = Größte Sternenflotte: Noch hat niemand 3 Karten „Sternenflotte greift ein“ aufgedeckt.
calc-points-starfleet-open = Größte Sternenflotte: offen. Von { $tied } gehört sie dem, der zuerst { $most } Karten aufgedeckt hatte. Gib an, wer die Karte bisher hatte.
calc-points-wins = { $player } hat { $points } Siegpunkte und gewinnt im eigenen Zug.
calc-points-you-win = Mit { $points } Siegpunkten gewinnst du, sobald du am Zug bist.
err-calc-compare = { $option } braucht die Zahlen von mindestens zwei Spielern.
err-calc-never-earned = Wer bisher die Größte Sternenflotte hatte, hat mindestens { $least } Karten „Sternenflotte greift ein“ aufgedeckt.
hint-calc-compare = Vergleiche mit Kommas dazwischen: 6,5. Hast du die Sonderkarte schon, gib dich als Besitzer an: ich
hint-calc-never-earned = Prüfe die Sternenflotten und wer die Karte bisher hatte; hatte sie noch niemand, gib niemand an.

calc-route-title = Längste Versorgungsroute
calc-route-about = Wie weit deine Raumschiffe zusammenhängen
calc-route-help = Catan: die längste Versorgungsroute deiner Raumschiffe
calc-route-help-lanes = Raumschiffe zwischen Raumpunkten, die du selbst benennst: A-B B-C, auch als Kette A-B-C
calc-route-help-block = Raumpunkte mit einer fremden Raumstation: C oder C,F
calc-route-help-example = tricorder calc route A-B-C-D-E-F C-X --block D
calc-route-value-lanes = Raumschiffe
calc-route-value-block = Raumpunkte
calc-route-way = Längste Route: { $way } = { $length ->
    [one] 1 Raumschiff
   *[other] { $length } Raumschiffe
}.
calc-route-total = Raumschiffe im Netz: { $count }.
calc-route-enough = Das reicht für die Längste Versorgungsroute (mindestens { $least }), wenn niemand sonst gleich viele oder mehr hat.
calc-route-short = Für die Längste Versorgungsroute ({ $least }) { $missing ->
    [one] fehlt 1.
   *[other] fehlen { $missing }.
}
calc-route-branches = Gezählt ist ein Weg ohne Seitenäste. Zusammenhängend sind { $connected } Raumschiffe.
err-calc-lane = „{ $value }“ ist kein Raumschiff zwischen zwei Raumpunkten.
err-calc-route-loop = Ein Raumschiff kann nicht von { $point } nach { $point } führen.
err-calc-route-twice = Die Raumstrecke { $lane } ist zweimal genannt.
err-calc-route-crowded = Am Raumpunkt { $point } liegen zu viele Raumschiffe.
err-calc-route-too-many = { $count } Raumschiffe sind zu viele.
err-calc-route-elsewhere = Am Raumpunkt { $point } liegt keines der Raumschiffe.
hint-calc-lane = Schreibe A-B, oder mehrere hintereinander als Kette: A-B-C-D
hint-calc-route-loop = Jedes liegt zwischen zwei verschiedenen Raumpunkten: A-B
hint-calc-route-twice = Auf jeder Raumstrecke liegt nur 1 Raumschiff.
hint-calc-route-crowded = An einem Raumpunkt treffen sich höchstens { $most } Raumstrecken.
hint-calc-route-too-many = Ein Spieler hat 1 bis { $most } Raumschiffe.
hint-calc-route-elsewhere = Als gesperrt zählen nur Raumpunkte, die im Netz vorkommen.

calc-trade-title = Grenzhandel
calc-trade-about = Mit dem Vorrat tauschen: 4:1, 3:1 und 2:1
calc-trade-help = Catan: mit dem Vorrat tauschen, zu 4:1, 3:1 und 2:1
calc-trade-help-have = Deine Rohstoffkarten: "5 Wasser, 2 Tritanium"
calc-trade-help-want = Was du danach haben willst; ohne das siehst du, was jede Sorte bringt
calc-trade-help-posts = Deine Grenz- und Handelsposten: 3:1 oder ein Rohstoff für 2:1, zum Beispiel "3:1, Wasser"
calc-trade-help-after =
    Was du haben willst und schon hast, wird nicht abgegeben. Ein Posten, an dem du eben erst
    gebaut hast, wirkt erst in deinem nächsten Zug.
calc-trade-help-example = tricorder calc trade --have "5 Wasser, 2 Tritanium" --want "1 Dilithium" --posts 3:1
calc-trade-value-have = Rohstoffe
calc-trade-value-want = Rohstoffe
calc-trade-value-posts = Posten
calc-trade-give = Abgeben
calc-trade-rate = Kurs
calc-trade-take = Nehmen
calc-trade-takes = Andere Karten dafür
calc-trade-rest = { $sum }, Rest { $rest }
calc-trade-complete = Damit hast du alles, was du willst.
calc-trade-nothing-missing = Du hast schon alles, was du willst.
calc-trade-unmet = Dafür reichen deine Karten nicht. Noch nötig: { $cards }.
calc-trade-after = Danach auf der Hand: { $cards }.
calc-trade-most = { $count ->
    [0] Für einen Tausch reicht keine Sorte.
    [one] Für deine Karten bekommst du 1 andere.
   *[other] Für deine Karten bekommst du { $count } andere.
}

calc-limits-title = Bauen
calc-limits-about = Wie weit deine Figuren und Rohstoffe noch reichen
calc-limits-help = Catan: wie viel du mit deinen Figuren noch bauen kannst
calc-limits-help-small = Kleine Raumstationen auf dem Plan (ohne Angabe 2 wie zu Beginn)
calc-limits-help-large = Große Raumstationen (ohne Angabe 0)
calc-limits-help-starships = Raumschiffe auf dem Plan (ohne Angabe 2)
calc-limits-help-hand = Deine Rohstoffkarten, um zu sehen, was sie hergeben: "2 Dilithium, 1 Wasser"
calc-limits-help-starship_price = Preis eines Raumschiffs, von deiner Karte Baukosten: "1 Dilithium"
calc-limits-help-outpost_price = Preis einer Kleinen Raumstation
calc-limits-help-starbase_price = Preis einer Großen Raumstation
calc-limits-help-card_price = Preis einer Entwicklungskarte
calc-limits-build-starship = Raumschiff
calc-limits-build-small = Kleine Raumstation
calc-limits-build-upgrade = Große Raumstation
calc-limits-build-card = Entwicklungskarte
calc-limits-price = Preis
calc-limits-now = Jetzt
calc-limits-unknown = ?
calc-limits-each = Jede Zeile gilt für sich allein; die Preise sind die von deiner Karte Baukosten.
calc-limits-ask = Wo „?“ steht, fehlt der Preis oder deine Hand: Tippe die Preise einmal von deiner Karte Baukosten ab. Jede Zeile gilt für sich allein.
calc-limits-value-hand = Rohstoffe
calc-limits-value-starship_price = Rohstoffe
calc-limits-value-outpost_price = Rohstoffe
calc-limits-value-starbase_price = Rohstoffe
calc-limits-value-card_price = Rohstoffe
calc-limits-value-starships = Anzahl
calc-limits-piece = Figur
calc-limits-left = Noch möglich
calc-limits-of-starships = Raumschiffe
calc-limits-of-small = Kleine Raumstationen
calc-limits-of-upgrades = Ausbauten zur Großen Raumstation
calc-limits-of-stations = Raumstationen insgesamt, mit Ausbauten
calc-limits-upgrade-first = Vor der nächsten Kleinen Raumstation musst du eine ausbauen.
calc-limits-aside = { $count ->
    [one] Beiseite liegt noch 1 Kleine Raumstation; der nächste Ausbau bringt sie in deinen Vorrat.
   *[other] Beiseite liegen noch { $count } Kleine Raumstationen; jeder Ausbau bringt eine davon in deinen Vorrat.
}
calc-limits-costs = Was Bauen kostet, steht nicht im Almanach, sondern auf der Karte Baukosten. Sicher ist nur: Raumschiffe und Kleine Raumstationen brauchen Dilithium und Tritanium.
err-calc-stations = { $count } Raumstationen sind zu viele.
hint-calc-stations = Ein Spieler hat höchstens { $small } Kleine und { $large } Große Raumstationen auf dem Plan, zusammen höchstens { $most }.

# First Edition board variant
calc-roll-help = Die Würfe der Brettvariante ({ -first-edition }) mit ihrer Tabellenzeile


calc-event-title = Ereigniskartenwurf
calc-event-about = Phase 1: welche Art Karte du ziehen darfst
calc-event-help = Ereigniskartenwurf (Phase 1): welchen Kartentyp du ziehen darfst
calc-event-help-side = Welche Spalte gilt: normal, borg oder dominion

calc-movement-title = Bewegungswurf
calc-movement-about = Phase 4: wohin ein Non-Aligned-Schiff zieht
calc-movement-help = Bewegungswurf (Phase 4): wohin ein Non-Aligned-Schiff zieht

calc-dilemma-title = Dilemmawurf
calc-dilemma-about = Phase 7: was an einer Mission wartet
calc-dilemma-help = Dilemmawurf (Phase 7): was bei einer Mission wartet
calc-dilemma-help-guest = Welche Karte dabei aufgetaucht ist: Empok Nor oder Cryosatellite
calc-dilemma-help-medical = Das Schiff des Entdeckers hat 1 Medical an Bord
calc-dilemma-value-guest = Karte
err-calc-guest = „{ $name }“ ändert nichts daran, was bei der Mission wartet, oder ist unbekannt.
err-calc-no-extra = Bei einer { $die } gibt es nur Dilemmas, sonst taucht nichts auf.
hint-calc-guest = Es geht um Empok Nor und Cryosatellite. Alle Non-Aligned-Schiffe zeigt: `tricorder calc nonaligned`
hint-calc-no-extra = Dazu kommt etwas nur bei: { $numbers }

calc-crew-title = Besatzungswurf
calc-crew-about = Phase 7: wie viele an Bord eines Non-Aligned-Schiffs sind
calc-crew-help = Besatzungsstärke eines Non-Aligned-Schiffs (Phase 7)

calc-mercenary-title = Wurf für das Mercenary Ship
calc-mercenary-about = Phase 7: was es nach dem Raub tut
calc-mercenary-help = Wurf für das Mercenary Ship (Phase 7): ob dein Gegner es bekommt oder es angreift

calc-price-title = Kaufen
calc-price-about = Was Outposts, Colonys, Equipment, Doorways und Schiffe kosten
calc-price-help = { -first-edition }: was Karten in Phase 2 kosten
calc-price-help-wares = Was du kaufst, zum Beispiel: outpost 2 equipment; ohne Angabe die ganze Preisliste
calc-price-help-ship_range = Range des Schiffs (0 bis 99)
calc-price-help-ship_weapons = Weapons des Schiffs (0 bis 99)
calc-price-help-ship_shields = Shields des Schiffs (0 bis 99)
calc-price-help-devices = Zahl seiner Devices (0 bis 99), zum Beispiel Tractor Beam
calc-price-help-after =
    Karten: outpost, nor, colony, station, equipment, doorway, ship (auch auf Deutsch)
calc-price-help-example =
    tricorder calc price outpost 2 ausrüstung
    tricorder calc price --range 8 --weapons 7 --shields 6 --devices 1
calc-price-usage = tricorder calc price [Optionen] [[Anzahl] Karte]…
    {"  "}tricorder calc price --range <Zahl> --weapons <Zahl> --shields <Zahl> [--devices <Zahl>]
calc-price-value-wares = Karte
calc-price-value-ship_range = Zahl
calc-price-value-ship_weapons = Zahl
calc-price-value-ship_shields = Zahl
calc-price-value-devices = Zahl
calc-price-total = Zahle sofort { $points } Punkte von deinem Punktekonto.
err-calc-ware = „{ $word }“ steht nicht auf der Preisliste.
err-calc-ship-price = Der Preis eines Schiffs folgt aus seinen Werten.
hint-calc-ware = Es gibt: outpost, nor, colony, station, equipment, doorway, ship
hint-calc-ship-price = Nenne Range, Weapons und Shields, dazu die Devices, wenn es welche hat.

calc-recruit-title = Abwerben
calc-recruit-about = Was eine Non-Aligned-Besatzung dafür verlangt
calc-recruit-help = { -first-edition }: was du brauchst, um Personen von einem Non-Aligned-Schiff abzuwerben
calc-recruit-help-persons = Je Person die Zahl aller Skill-Icons (0 bis 20), dahinter Greed, Treachery, Ferengi oder Android, wenn es zutrifft
calc-recruit-help-diplomacy = Wie oft dein Schiff Diplomacy an Bord hat (0 bis 99)
calc-recruit-help-cybernetics = Wie oft dein Schiff Cybernetics an Bord hat (0 bis 99)
calc-recruit-help-crew_size = Wie viele Personen auf dem Non-Aligned-Schiff sind (1 bis 99)
calc-recruit-help-side = Wer abwirbt: normal, borg oder dominion
calc-recruit-help-example = tricorder calc recruit 3 "2 greed" "5 android" --diplomacy 2 --cybernetics 1
calc-recruit-value-persons = Person
calc-recruit-value-diplomacy = Zahl
calc-recruit-value-cybernetics = Zahl
calc-recruit-person = Person { $number }
calc-mark-greed = Greed
calc-mark-treachery = Treachery
calc-mark-ferengi = Ferengi
calc-mark-android = Android
calc-recruit-points = Das Abwerben kostet { $points } Punkte.
calc-recruit-need = Dein Schiff braucht dafür an Bord: { $skills }.
calc-recruit-need-open = Verlangt ein Android auch Diplomacy, sind es: { $skills }.
calc-recruit-enough = Das hast du.
calc-recruit-open = Das hast du nur, wenn Androiden keine Diplomacy verlangen.
calc-recruit-short = Das hast du nicht.
calc-recruit-ship = Das ist die ganze Besatzung, also gehört dir danach auch das Schiff.
calc-recruit-rest = Ein Teil der Besatzung bleibt, also bekommst du das Schiff nicht.
err-calc-borg-recruit = Borg können niemanden von einem Non-Aligned-Schiff abwerben.
err-calc-crew-size = { $persons } Personen kannst du nicht abwerben: Die Besatzung zählt nur { $crew }.
err-calc-no-icons = Vor „{ $word }“ fehlt die Zahl der Skill-Icons.
err-calc-mark = „{ $word }“ ändert am Abwerben nichts oder ist unbekannt.
err-calc-mark-twice = „{ $word }“ steht bei einer Person doppelt.
hint-calc-borg-recruit = Alle anderen dürfen es. Gib deine Seite an.
hint-calc-crew-size = Jede Zahl beginnt eine neue Person. Prüfe die Zahlen und die Größe der Crew.
hint-calc-no-icons = Jede Person beginnt mit dieser Zahl, zum Beispiel: `tricorder calc recruit 3 2 greed`
hint-calc-mark = Hinter der Zahl der Skill-Icons zählen nur: greed, treachery, ferengi, android
hint-calc-mark-twice = Beginne für die nächste Person mit der Zahl ihrer Skill-Icons.

calc-turn-title = Punkte der Runde
calc-turn-about = Missionen, Bonus und Bewohner zusammengezählt
calc-turn-help = { -first-edition }: die Punkte einer Runde
calc-turn-help-solved = Missionspunkte der in dieser Runde gelösten Missionen (je 0 bis 999), zum Beispiel 35,40
calc-turn-help-bonus_points = Bonuspunkte dieser Runde (je 0 bis 999), zum Beispiel 5,10
calc-turn-help-personnel = Personen in deinen Colonys ohne CIVILIANs (0 bis 999)
calc-turn-help-civilians = CIVILIANs in deinen Colonys (0 bis 999)
calc-turn-help-owned = Missionen in deinem Besitz (0 bis 49)
calc-turn-help-phoenixes = Wie oft die Phoenix mit ihren 3 Personen für dich im Orbit ist (0 bis 49)
calc-turn-help-guests = Wie viele Personen andere an deinem Neutral oder Husnock Outpost ins Spiel gebracht haben (0 bis 999)
calc-turn-help-side = Wer du bist: normal, borg oder dominion
calc-turn-help-example =
    tricorder calc turn --missions 35,40 --bonus 5 --personnel 3 --owned 4
    tricorder calc turn --owned 12 --phoenix 1 --fees 2
calc-turn-value-solved = Punkte
calc-turn-value-bonus_points = Punkte
calc-turn-value-civilians = Zahl
calc-turn-value-owned = Zahl
calc-turn-value-phoenixes = Zahl
calc-turn-value-guests = Zahl
calc-turn-value-personnel = Zahl
calc-turn-missions = Gelöste Missionen
calc-turn-bonus = Bonuspunkte
calc-turn-personnel = Personen in Colonys
calc-turn-civilians = CIVILIANs in Colonys
calc-turn-owned = Missionen im Besitz
calc-turn-extra = Weniger als 10 davon
calc-turn-no-bonus = 0 (Borg bekommen keine)
calc-turn-phoenix = Phoenix im Orbit
calc-turn-fees = Nutzungsgebühr
calc-turn-total = Die Runde bringt dir { $points } Punkte.

calc-control-title = Kontrolle über eine Mission
calc-control-about = Wem sie nach Schiffen, Colonys und Outposts gehört
calc-control-help = { -first-edition }: wer eine Mission kontrolliert
calc-control-help-solver = Wer die Mission gelöst hat; ohne Angabe ist sie ungelöst
calc-control-help-ships_there = Wer dort Schiffe hat; zum Beispiel: ich,Ben
calc-control-help-colonies = Wer dort eine bewohnte Colony hat; eine ohne Bewohner bekommt :0
calc-control-help-outposts = Wer an einer Ecke der Mission einen Outpost hat
calc-control-help-after =
    Dich selbst nennst du „ich“, alle anderen beim Namen. Partner eines Treaty sind ein Spieler.
calc-control-help-example =
    tricorder calc control --solved Ben --ships ich
    tricorder calc control --solved ich --colony ich:2 --ships Ben
calc-control-value-solver = Spieler
calc-control-value-ships_there = Spieler
calc-control-value-colonies = Spieler
calc-control-value-outposts = Spieler
calc-control-colony = Colony
calc-control-outpost = Outpost
calc-control-ships = Schiffe
calc-control-solved = Lösung der Mission
calc-control-counts = zählt
calc-control-lacks = zählt nicht: { $lack }
calc-control-no-inhabitant = ohne Bewohner
calc-control-no-solution = die Mission ist ungelöst
calc-control-not-alone = nicht allein
calc-control-opposed = ein gegnerisches Schiff ist dort
calc-control-you-first = Du
calc-control-unsolved = Niemand
calc-control-you-within = du
calc-control-you = Du kontrollierst die Mission.
calc-control-player = { $player } kontrolliert die Mission.
calc-control-open = Unentschieden. Anspruch haben: { $players }.
calc-control-nobody = Niemand kontrolliert die Mission.
err-calc-control-nothing = Gib an, wer die Mission gelöst hat oder was dort steht.
err-calc-control-player = „{ $value }“ ist kein Name eines Spielers.
hint-calc-control-nothing = Gib an, wer sie gelöst hat, wer Schiffe dort hat oder wem Colony und Outposts gehören.
hint-calc-control-player = Dich selbst nennst du ich, alle anderen beim Namen.

calc-flight-title = Flug über das Spielfeld
calc-flight-about = Wie weit es ist, und ob die Range genügt
calc-flight-help = { -first-edition }: Weg und Range eines Flugs über das Spielfeld
calc-flight-help-places = Missionen der Reihe nach, Start zuerst: Spalte als Buchstabe von links, Zeile als Zahl von oben
calc-flight-help-spans = Span offener Missionen (0 bis 20); zum Beispiel B1=4,B2=1; alle anderen gelten als verdeckt
calc-flight-help-range = Range des Schiffs (0 bis 99)
calc-flight-help-players = Zahl der Spieler, von der das Spielfeld abhängt: 2 bis 4
calc-flight-help-after =
    Zwischen zwei Missionen nimmt das Schiff den Weg, der am wenigsten Range kostet.
calc-flight-help-example = tricorder calc flight A1 B2 --spans B2=4 --range 8
calc-flight-value-places = Mission
calc-flight-value-spans = Mission=Span
calc-flight-of = Flug von { $from } nach { $goal }
calc-flight-mission = Mission
calc-flight-span = Span
calc-flight-facedown = { $span } (verdeckt)
calc-flight-needs = Verbraucht zusammen: { $total }. So viel Range muss das Schiff mindestens haben.
calc-flight-possible = Das Schiff kommt ans Ziel. Verbraucht zusammen: { $total }; von Range { $range } { $left ->
    [0] bleibt nichts
    [one] bleibt 1
   *[other] bleiben { $left }
} übrig.
calc-flight-stuck = Weiter als bis { $place } kommt das Schiff nicht. Für den ganzen Flug braucht es { $total }, es { $short ->
    [one] fehlt 1
   *[other] fehlen { $short }
}.
calc-flight-turned = Unterwegs aufzudecken: { $places }. Zeigt { $count ->
    [one] sie
   *[other] eine davon
} das Allianz-Icon deiner Besatzung, musst du sie noch in dieser Runde angehen.
calc-flight-names = A1 ist die Mission links oben, { $last } die rechts unten. Nur waagerecht und senkrecht wird geflogen.
err-calc-flight-stops = Ein Flug braucht mindestens zwei Missionen.
err-calc-flight-stay = Von { $place } nach { $place } ist kein Flug.
err-calc-flight-place = „{ $value }“ liegt nicht auf dem Spielfeld.
err-calc-flight-span = „{ $value }“ nennt keine Mission mit ihrem Span.
err-calc-flight-span-twice = Für { $place } nennst du zwei Spans.
err-calc-flight-return = Kommt das Schiff zum zweiten Mal nach { $place }, liegt die Mission dort schon offen.
hint-calc-flight-stops = Zum Beispiel: `tricorder calc flight A1 B2 --range 8`
hint-calc-flight-stay = Nenne zwei verschiedene Missionen hintereinander.
hint-calc-flight-place = Es reicht von A1 links oben bis { $last } rechts unten; mit mehr Spielern wird es größer.
hint-calc-flight-span = Schreibe zum Beispiel: B1=4,B2=1
hint-calc-flight-span-twice = Nenne jede Mission einmal.
hint-calc-flight-return = Rechne den Flug bis dahin für sich, decke die Mission auf und nenne beim nächsten ihren Span: { $place }=…

calc-victory-title = Missionen zum Sieg
calc-victory-about = Wie viele es bei eurer Spielerzahl sein müssen
calc-victory-help = { -first-edition }: wie viele Missionen zum Sieg nötig sind
calc-victory-help-players = Zahl der Spieler: 2 bis 4
calc-victory-help-treaty = Bündnis: 2:1, 2:1:1, 3:1 oder 2:2
calc-victory-value-treaty = Bündnis
calc-victory-alone = Bei { $players } Spielern brauchst du { $missions } Missionen zum Sieg.
calc-victory-team = Bei { $sides } braucht eine Treaty-Mannschaft zusammen { $missions } Missionen zum Sieg.
calc-victory-single = Wer allein spielt, braucht { $missions }.
calc-victory-no-single = Allein spielt dabei niemand.
calc-victory-field = Das Spielfeld: { $field } Missionen.
err-calc-no-treaty = Zu zweit gibt es kein Bündnis.
err-calc-treaty-players = { $treaty } passt nicht zu dieser Spielerzahl.
hint-calc-no-treaty = { $treaty } gilt bei { $players } Spielern.
hint-calc-treaty-players = { $treaty } gilt bei { $players } Spielern.

calc-nonaligned-title = Non-Aligned-Schiffe
calc-nonaligned-about = Was jedes tut, wenn du ihm begegnest
calc-nonaligned-help = Wie sich Non-Aligned-Schiffe verhalten
calc-nonaligned-help-ship = Name eines Schiffs oder sein Anfang; ohne Namen die ganze Tabelle
err-calc-no-ship = Kein Non-Aligned-Schiff der Tabelle heißt „{ $name }“.
hint-calc-no-ship = Alle zeigt: `tricorder calc nonaligned`
