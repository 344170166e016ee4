# Die Solo-Partie am Tisch: Schritte, Fragen, Stand, Aufbau.

checklist-title = Aufbau: { $bot } (Computer, { $level }) gegen { $captain }
checklist-level = Schwierigkeitsstufe { $level }: Nimm die { $cards } Sternzeit-Karten „Solo vs. { $level }“, Nummer 1 zuoberst, und lege { $glory } Ruhm darauf. Die übrigen Sternzeit-Karten bleiben in der Schachtel.
checklist-stardate-wipes = Was jede Karte säubert, wenn sie leer ist: { $wipes }. Ist die letzte leer, beginnt der Abspann.
checklist-stardate-wipe = { $card }: { $effect }
checklist-wipe-nothing = nichts
checklist-wipe-market = Auslage
checklist-wipe-both = Auslage und Neutrale Zone
checklist-central = Baue die Tischmitte auf wie für zwei (Spielregel S. 4–5). Du beginnst. Der Computer bekommt keine Aktions-Chips und keine Plättchen Abgeschlossene Mission.
checklist-central-incidents = In den Zwischenfall-Stapel kommen noch: { $cards }. Er hat damit { $count } Karten.
checklist-central-incidents-plain = Der Zwischenfall-Stapel hat { $count } Karten.
checklist-own = Richte deinen Spielbereich ein (Spielregel S. 6–7): Captain { $card }, { $side } der Captain-Tafel.
checklist-own-deployed = Mobilisiert: { $cards }.
checklist-own-controlled = Kontrollierter Ort: { $cards }.
checklist-own-discard = Auf deine Ablage: { $cards }.
checklist-own-status = Status-Karte: { $cards }.
checklist-directives-none = Die Solo-Direktiven { $reinforce } und { $conspiracy } bleiben in der Schachtel.
checklist-directives-conspiracy = { $conspiracy } gehört zu den Verfügbar-Karten des Computers; { $reinforce } bleibt in der Schachtel.
checklist-directives-campaign = Kampagne: { $reinforce } gehört zu deinen Verfügbar-Karten, sobald in deinem Verstärkungs-Stapel eine Karte liegt. { $conspiracy } bleibt in der Schachtel.
checklist-directives-both = Kampagne: { $reinforce } gehört zu deinen Verfügbar-Karten, sobald in deinem Verstärkungs-Stapel eine Karte liegt. { $conspiracy } gehört zu den Verfügbar-Karten des Computers.
checklist-assignment = Einsatz { $number } von { $most } der Kampagne „{ $name }“: Die Stufe folgt aus Modus und Rang.
checklist-out-of-the-market = Suche zuerst aus den Stapeln der Auslage heraus: { $cards }. Das kommt in deinen Verstärkungs-Stapel.
checklist-own-campaign = Die Kampagne ändert dabei der Reihe nach:
checklist-pile-own = Verstärkungs-Stapel, neben deinem Spielbereich: { $cards }.
checklist-from-reserve = { $card } (aus deiner Reserve)
checklist-from-available = { $card } (aus deinen Verfügbar-Karten)
checklist-reinforce-deck = Mische die Direktive { $card } zu deinen Verfügbar-Karten.
checklist-reinforce-reserve = Mische die Direktive { $card } in deine Reserve statt in dein Deck.
checklist-incidents-left = Im Zwischenfall-Stapel { $count ->
    [one] liegt danach 1 Karte
   *[other] liegen danach { $count } Karten
}.
checklist-glory-left = Sternzeit-Karte { $card } hat danach { $glory } Ruhm.
checklist-draw-hand = Ziehe deine Starthand.
checklist-incident-taken = Lege den obersten Zwischenfall verdeckt oben auf das Computer-Deck. Das Programm hat ihn schon mitgezählt.
checklist-incident-taken-virtual = Lege den obersten Zwischenfall verdeckt neben den Captain des Computers, bis das Programm nach ihm fragt. Mitgezählt hat es ihn schon.
checklist-incident-given = Lege ihn verdeckt oben auf das Computer-Deck und melde ihn vor deinem ersten Zug: geben KARTE.
checklist-all-game = Während der ganzen Partie gilt – { $what }
checklist-directives-placed = { $reinforce } liegt schon bei deinen Karten. { $conspiracy } bleibt in der Schachtel.
checklist-directives-placed-both = { $reinforce } liegt schon bei deinen Karten. { $conspiracy } gehört zu den Verfügbar-Karten des Computers.
checklist-board = Lege die Captain-Tafel von { $bot } links neben den Bereitschaftsraum des Computers, die einfache Seite nach oben, und setze die 3 Kompetenz-Anzeiger auf 0.
checklist-board-marks = Lege die Captain-Tafel von { $bot } links neben den Bereitschaftsraum des Computers. Sie hat nur eine Seite und keine Leisten; halte die Plättchen für ihre { $places } Merkmale bereit. Zwei davon sind Merkmale deines Captains.
checklist-supplement-last = Zusatz-Deck: Lege { $last } verdeckt oberhalb des Bereitschaftsraums ab. Mische die übrigen Entwicklungen ({ $development }) und lege sie verdeckt darauf. Danach nicht mehr mischen.
checklist-supplement-last-virtual = Zusatz-Deck: Das Programm hat die Entwicklungen ({ $development }) gemischt; ganz unten liegt { $last }.
checklist-programs-exile = Lege die Programmkarte „Khan im Exil“ aus. Die 2 regulären Karten liegen bereit, bis Khan das Exil verlässt.
checklist-programs-exile-virtual = Das Programm führt die Karte „Khan im Exil“ aus und später die 2 regulären; zum Mitlesen darfst du sie auslegen.
checklist-boxed = Zurück in die Schachtel
checklist-deck-alone = Computer-Deck: Mische die Verfügbar-Karten ({ $available }) und lege sie verdeckt unterhalb seines Captains ab. Nichts kommt obenauf.
checklist-deck-alone-virtual = Computer-Deck: Das Programm hat die Verfügbar-Karten ({ $available }) gemischt.
checklist-own-marks = Richte deinen Spielbereich ein (Spielregel S. 6–7): Captain { $card } und seine Captain-Tafel, die nur eine Seite und keine Leisten hat; beide doppelseitigen Karten mit der Vorderseite nach oben. Halte die Plättchen für seine Merkmale bereit, von denen zwei Merkmale des Computer-Captains sind.
checklist-sort = Teile die Crewkarten von { $bot } nach ihrer Markierung auf:
checklist-sort-virtual = Das Programm führt das Deck des Computers. Seine Crewkarten bleiben in der Schachtel, außer solchen im Zwischenfall-Stapel; Captain, Captain-Tafel und Aufsteller brauchst du. Was in seine Kontrollzone kommt, darfst du zur Übersicht auslegen.
checklist-sort-incident = Schon im Zwischenfall-Stapel
checklist-available = Verfügbar
checklist-reserve = Reserve
checklist-development = Entwicklung
checklist-deployed = Mobilisiert
checklist-controlled = Kontrollierter Ort
checklist-discard = Ablage
checklist-captain = Lege den Captain { $card } neben den Bereitschaftsraum des Computers.
checklist-captain-status = Zurück in die Schachtel kommt seine Status-Karte: { $cards }.
checklist-supplement = Zusatz-Deck: Mische die Entwicklungen ({ $development }) und lege sie verdeckt oberhalb des Bereitschaftsraums ab. Mische die Reserve ({ $reserve }) und lege sie verdeckt darauf. Danach nicht mehr mischen.
checklist-supplement-virtual = Zusatz-Deck: Das Programm hat Entwicklungen ({ $development }) und darüber Reserve ({ $reserve }) gemischt.
checklist-deck-one = Computer-Deck: Mische die Verfügbar-Karten ({ $available }) und lege sie verdeckt unterhalb seines Captains ab. Verdeckt obenauf kommt { $top }.
checklist-deck-several = Computer-Deck: Mische die Verfügbar-Karten ({ $available }) und lege sie verdeckt unterhalb seines Captains ab. Mische diese für sich und lege sie verdeckt obenauf: { $top }.
checklist-deck-virtual = Computer-Deck: Das Programm hat die Verfügbar-Karten ({ $available }) gemischt; obenauf liegt verdeckt: { $top }.
checklist-pile = Ablage des Computers: Lege neben sein Deck offen aufeinander, die letzte zuoberst: { $cards }.
checklist-pile-virtual = Ablage des Computers: { $cards }. Das Programm führt auch sie.
checklist-pile-empty = Ablage des Computers: noch leer. Lass neben seinem Deck Platz.
checklist-pile-empty-virtual = Ablage des Computers: noch leer. Das Programm führt sie.
checklist-rows = Lass zwei Reihen frei: die Kontrollzone des Computers (Brückenoffizier, Orte, Schiffe) und darunter seinen Besprechungsraum.
checklist-rows-virtual = Lass Platz für die Kontrollzone des Computers. Was er aus der Auslage, an Zwischenfällen und Begegnungen bekommt, legst du offen neben seinen Captain; leere Sternzeit-Karten kommen in seinen Besprechungsraum.
checklist-teams = Lege { $teams } Außenteams auf den Captain des Computers. Ressourcen bekommt er keine.
checklist-programs = Lege die 2 Programmkarten von { $bot } bereit, oben die Seiten „Merkmale“ und „Typen – kein Brückenoffizier“.
checklist-printing-first = Auflage: Die Karten zählen wie in ihrer ersten Auflage. In der neuesten hat { $cards } andere Merkmale, und der Computer führt die Karte anders aus; hast du diese, wähle beim Anlegen der Partie die neueste Auflage.
checklist-printing-latest = Auflage: Die Karten zählen wie in ihrer neuesten Auflage. In der ersten hat { $cards } andere Merkmale, und der Computer führt die Karte anders aus.
checklist-printing-same = Auflage: Die Karten zählen wie in ihrer neuesten Auflage. Was { $bot } als Computer tut, ändert sich dadurch nicht.
checklist-go = Du bist Startspieler. Spiele deinen ersten Zug.
checklist-programs-virtual = Das Programm führt die 2 Programmkarten von { $bot } aus; zum Mitlesen darfst du sie auslegen.

# Partien mit anderen Boxen und Crews von anderem Zuschnitt.
checklist-boxes = Boxen: { $boxes }.
checklist-boxes-mixed = Boxen: { $boxes }. Mische ihre gemeinsamen Karten je Typ zusammen. Gebraucht werden wie immer nur 4 Start-Orte; mit den { $others } übrigen Orten haben Orts-Deck und Neutrale Zone { $all } Karten.
checklist-stardates-later = Nimm die Sternzeit-Karten von To Boldly Go.
checklist-mixed = Von Karten, die in der Grundbox und in To Boldly Go liegen (•), nimm 1 Exemplar. Die Fassung der Grundbox bleibt in der Schachtel bei: { $cards }.
checklist-incidents-back = Mische die { $common } gemeinsamen Zwischenfälle und lege { $back } zufällige davon in die Schachtel zurück.
checklist-incidents-promo = { $cards }: { $count ->
    [one] ersetzt einen zufälligen anderen Zwischenfall
   *[other] ersetzen je einen zufälligen anderen Zwischenfall
}, nie eine Promo-Karte; was Crews mitbringen, kommt erst danach hinzu.
checklist-junk = Liegt die Auslage offen, kommt von jedem Auslage-Stapel die oberste Karte auf den Schrottplatz, bis dort { $count } Karten liegen.
checklist-rewards = Lege die { $count } Belohnungen als eigenen Stapel beiseite.
checklist-own-teams-at = Außenteams: { $teams } auf deinen Captain, { $there } auf { $place }.
checklist-own-teams-aside = Außenteams: { $teams } auf deinen Captain; die anderen legst du neben die Tafel, sie sind nicht im Spiel.
checklist-own-no-reserve = Du hast keinen Reserve-Stapel.
checklist-own-hand = Deine Starthand hat { $cards } Karten.
checklist-directive-stays = { $card } bleibt in der Schachtel.
checklist-directive-placed = { $card } liegt schon bei deinen Karten.
checklist-directive-campaign = Kampagne: { $card } kommt zu deinen Verfügbar-Karten, sobald in deinem Verstärkungs-Stapel eine Karte liegt.
checklist-directive-available = { $card } kommt zu den Verfügbar-Karten des Computers.
checklist-directive-reserve = { $card } kommt zu den Reserve-Karten des Computers.
checklist-supplement-challenge = Verdeckt obenauf: { $cards }.
