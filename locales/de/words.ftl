# Wörter, die Spieler eintippen, ihre Formen mit Kommas dazwischen: groß oder klein, in beiden
# Sprachen, gleich in welcher geantwortet wird. Die erste Form wird gezeigt.

# Boxen von Captain’s Chair.
box-core = core, Grundbox, Grundspiel
box-to-boldly-go = tbg, to-boldly-go, To Boldly Go
box-second-contact = sc, second-contact, Second Contact
box-promo-1 = promo1, promo-1, Promo-Paket 1
box-promo-2 = promo2, promo-2, Promo-Paket 2

# Kartentypen.
type-personnel = Personal
type-ship = Schiff
type-equipment = Ausrüstung
type-event = Ereignis
type-interrupt = Unterbrechung
type-mission = Mission
type-dilemma = Dilemma
type-person = Person
type-cargo = Fracht
type-ally = Verbündeter
type-encounter = Begegnung
type-incident = Zwischenfall
type-location = Ort
type-directive = Direktive
type-captain = Captain
type-status = Status-Karte

# Fraktionen; „alle“ und „außer“ bei Missionen.
affiliation-any = alle, jede, jede Fraktion
affiliation-except = außer
affiliation-bajoran = Bajoraner, Bajoranisch
affiliation-borg = Borg
affiliation-cardassian = Cardassianer, Cardassianisch
affiliation-dominion = Dominion
affiliation-federation = Föderation
affiliation-ferengi = Ferengi
affiliation-hirogen = Hirogen
affiliation-kazon = Kazon
affiliation-klingon = Klingonen, Klingonisch
affiliation-non-aligned = Nicht zugehörig
affiliation-romulan = Romulaner, Romulanisch
affiliation-starfleet = Sternenflotte
affiliation-vidiian = Vidiianer, Vidiianisch
affiliation-xindi = Xindi

# Icons.
icon-cmd = Kommando
icon-stf = Stab
icon-au = Alternatives Universum
icon-ds9 = ds9, Deep Space Nine
icon-e = Erde
icon-fut = Zukunft
icon-maq = maq, Maquis
icon-pa = Vergangenheit
icon-tn = tn, Terok Nor
icon-tng = tng, The Next Generation
icon-tos = tos, The Original Series
icon-voy = voy, Voyager

# Fähigkeiten beider Spiele; die der Second Edition sind englisch gedruckt.
skill-acquisition = acquisition
skill-anthropology = anthropology
skill-archaeology = archaeology
skill-astrometrics = astrometrics
skill-biology = biology
skill-diplomacy = diplomacy
skill-engineer = engineer
skill-exobiology = exobiology
skill-geology = geology
skill-honor = honor
skill-intelligence = intelligence
skill-law = law
skill-leadership = leadership
skill-medical = medical
skill-navigation = navigation
skill-officer = officer
skill-physics = physics
skill-programming = programming
skill-science = science
skill-security = security
skill-telepathy = telepathy
skill-transporters = transporters
skill-treachery = treachery
skill-research = Forschung
skill-influence = Einfluss
skill-military = Militär
skill-any = Joker
skill-variable = Variabel

# Werte, die Missionen verlangen.
attribute-integrity = Integrität
attribute-cunning = Intelligenz
attribute-strength = Stärke
attribute-any-attribute = any attribute

# Wo Missionen und Dilemmas liegen.
place-planet = Planeten, Planet
place-space = Weltraum, Raum
place-dual = Beides, Dual
place-headquarters = Hauptquartier

# Quadranten.
quadrant-alpha = alpha
quadrant-gamma = gamma
quadrant-delta = delta
quadrant-mirror = Spiegel

# Ob eine Karte einzigartig ist.
uniqueness-unique = ja, j, einzigartig
uniqueness-universal = nein, universell
uniqueness-enigma = enigma

# Spiele.
game-cc = cc
game-2e = 2e, Zweite Edition, 2. Edition
game-1e = 1e, Erste Edition, First Edition Brettvariante, Brettvariante
game-catan = catan

# Seltenheiten.
rarity-c = c, häufig
rarity-u = u, weniger häufig
rarity-r = r, selten
rarity-s = s, Startdeck
rarity-p = p, Promo
rarity-ap = ap
rarity-v = v
rarity-vp = vp

# Crews.
crew-common = Standard, Standardkarte
crew-picard = picard
crew-shran = shran
crew-koloth = koloth
crew-sisko = sisko
crew-sela = sela
crew-burnham = burnham
crew-archer = archer
crew-georgiou = georgiou
crew-khan = khan
crew-kirk = kirk
crew-rebner = rebner
crew-soval = soval
crew-freeman = freeman
crew-pike = pike
crew-riker = riker

# Felder der Kartensuche; der erste Name wird gezeigt.
field-name = name, titel
field-text = text, spieltext
field-game = spiel
field-type = typ
field-affiliation = fraktion, zugehörigkeit, fraktionen
field-unique = einzigartig
field-cost = kosten
field-skill = fähigkeit, kompetenz, fähigkeiten, kompetenzen
field-keyword = schlüsselwort, schlüsselwörter
field-unsure = ungewiss, unsicher
field-region = region
field-icon = symbol, symbole
field-species = spezies
field-class = klasse
field-staffing = besatzung
field-integrity = integrität
field-cunning = intelligenz
field-strength = stärke
field-range = reichweite
field-weapons = waffen
field-shields = schilde
field-missiontype = missionstyp, missionsart
field-dilemmatype = dilemmatyp
field-quadrant = quadrant
field-span = spanne, span
field-points = punkte
field-requires = erfordert, braucht
field-reportsto = spielbarbei
field-set = set, edition
field-rarity = seltenheit
field-collector = nummer
field-format = format, spielformat
field-is = ist
field-pool = kartenpool, Pool, erlaubt
is-retired = ausgemustert
is-corrected = berichtigt, korrigiert
is-unique = einzigartig
is-reprint = nachdruck, nachgedruckt

# Was anstelle eines Felds steht und mit anderen Worten nach etwas fragt.
condition-has = hat
condition-not = nicht
condition-order = sortiert, ordnung
condition-direction = richtung
direction-desc = absteigend, ab
direction-asc = aufsteigend, auf
# Werte von „unique“ anderswo: was aufgezählt wird, nicht was Karten sind.
listed-prints = drucke, druckfassungen
listed-cards = karten

# Schlüsselwörter, hinter deren Doppelpunkt etwas steht, als Felder.
valued-commander = kommandant
valued-consume = consume
valued-decay = decay
valued-interlink = interlink
valued-recall = recall

# Wie Felder in Suchen nach anderen Spielen heißen; der Code ist, was man hier schreibt.
elsewhere-cost = manakosten
elsewhere-strength = kraft
elsewhere-shields = verteidigung, widerstand
elsewhere-affiliation = farbe, identität
elsewhere-keyword = untertyp
elsewhere-isretired = verboten, gebannt
pool-open = offen
pool-standard = Standard
pool-traditional = Traditional, traditionell
field-retired = ausgemustert, zurückgezogen
field-trait = merkmal, merkmale
field-deck = crew
field-focus = fokus
field-vp = siegpunkte
field-errata = errata, druckfassungen
field-box = box
field-owned = besitz, sammlung

# Was Spieler statt eines Befehls sagen oder aus Gewohnheit tippen. Das Ende der ID ist der Befehl, seine Wörter mit
# Bindestrichen verbunden.
habit-lookup = nachschlagen, nachschlage, erklären, erkläre
habit-find = finden, finde
habit-show = zeigen, zeige, anzeigen
habit-list = auflisten, liste
habit-search = suchen, suche
habit-calc = rechnen, rechner, berechnen
habit-import = importieren
habit-note = notieren, notizen
habit-serve = webseite, browser
habit-config = einstellungen, optionen, konfiguration
habit-admin = verwalten, verwaltung
habit-solo-new = starten, starte, anfangen, beginnen, neu
habit-solo-play = starten, starte, spielen
habit-solo-redo = redo
habit-solo-undo = rückgängig
habit-solo-score = beenden, aufhören, abrechnen
habit-solo-list = beenden, aufhören, partien
habit-solo-remove = löschen, entfernen
habit-campaign-new = starten, starte, anfangen, beginnen, neu
habit-campaign-remove = löschen, entfernen
habit-deck-check = prüfen, prüfe, überprüfen
habit-deck-stats = statistik
habit-deck-diff = vergleichen, vergleiche
habit-deck-save = speichern, sichern
habit-deck-edit = bearbeiten, ändern
habit-deck-share = teilen, verschicken
habit-deck-sheet = drucken, anmelden
habit-deck-convert = umwandeln, konvertieren
habit-deck-restore = wiederherstellen
habit-deck-remove = löschen, entfernen
habit-collection-add = hinzufügen
habit-collection-remove = löschen, entfernen
habit-note-star = favorit, lesezeichen
habit-note-recent = verlauf
habit-admin-doctor = diagnose
habit-backup = sicherung, sichern
habit-restore = wiederherstellen
habit-admin-man = handbuch
habit-admin-licenses = lizenz, lizenzen
habit-deck-export = exportieren
habit-solo-resume = fortsetzen, weiterspielen
habit-admin-db-migrate = migrieren
habit-admin-index-rebuild = neuaufbauen
habit-admin-completions = vervollständigung

# Befehle an einer Eingabe.
command-help = hilfe
command-status = stand
command-undo = zurück
command-list = liste
command-why = warum
command-redo = vor
command-correct = korrigieren, richtig
command-event = ereignis
command-quit = ende, q

# Antworten.
answer-yes = ja, j, jo, jep, jawohl, klar
answer-no = nein, n, nee, nö, ne
answer-end = Ende
answer-done = ausgeführt, erledigt
answer-cancelled = abgewehrt, abwehren
answer-impossible = geht nicht, unmöglich

# Was Teile einer Anfrage verbindet.
join-and = und
join-or = oder
join-not = nicht

# Wonach der Computer sucht (solo pick).
wish-most = höchster, höchster Wert
wish-least = niedrigster, niedrigster Wert
wish-unmarked = unmarkiert
wish-other-species = andere-spezies, spezies-außer-mensch
wish-junk = schrotten
wish-explore = erkunden
wish-engage = ansteuern
wish-send = senden, aussenden
wish-control = Kontrolle

# Marker auf Karten und an Orten.
token-glory = Ruhm
token-dilithium = Dilithium
token-latinum = Latinum

# Wer an einem Ort steht.

force-bot-teams = Computer, Computerteam, Computerteams
force-bot-ships = Computerschiff, Computerschiffe
force-your-teams = du, ich
force-your-ships = Schiff, Schiffe

# Plätze der Auslage; eine Zahl zählt von links.

market-person = Person
market-cargo = Fracht
market-ship = Schiff
market-ally = Verbündeter

# Was ein Spieler zwischen zwei Zügen des Computers meldet.

event-draw = ziehen
event-incident = Zwischenfall
event-incident-other = Ein anderer Zwischenfall, anderer Zwischenfall
event-give = geben
event-glory = Ruhm
event-dilithium = Dilithium
event-latinum = Latinum
event-steal = stehlen
event-hand = Hand
event-return-incident = Zwischenfall-zurück
event-dismiss-officer = Offizier-entlassen
event-log-officer = Offizier-loggen
event-dismiss-ship = Schiff-entlassen
event-log-ship = Schiff-loggen
event-recall = zurückrufen, Rückruf
event-your-glory = mein-Ruhm
event-remove-teams = Teams-entfernen
event-control = Kontrolle
event-lose-location = Ort-verlieren
event-log-location = Ort-loggen
event-choose = wählen
event-burn = Brand

# Was an einem laufenden Spiel berichtigt wird.

correct-research = forschung
correct-influence = einfluss
correct-military = militär
correct-glory = ruhm
correct-dilithium = dilithium
correct-latinum = latinum
correct-move = karte
correct-market = auslage
correct-zone = neutrale-zone
correct-ship = schiff
correct-stardate = sternzeit
correct-held = gehalten
correct-incidents = zwischenfälle
correct-encounters = begegnungen
correct-my-tracks = meine-leisten
correct-last-turn = letzter-zug
correct-junk = schrottplatz
correct-marks = merkmale
correct-exile = exil
correct-officer = offizier

# Plätze der Karten des Bots.

zone-deck = deck
zone-supplement = zusatz-deck
zone-discard = ablage
zone-staging = besprechungsraum
zone-log = computerlogbuch
zone-officer = brückenoffizier
zone-controlled = kontrolliert
zone-ships = schiffe
zone-gone = weg

# Ein leeres Deck; niemand, man selbst.

player-deck-empty = leer, 0
player-nobody = niemand, keiner
player-oneself = ich, du

# Was der Laden der Brettvariante verkauft.

ware-outpost = Außenposten
ware-nor = DS9
ware-colony = Kolonie, Kolonien
ware-station = Stationen
ware-equipment = Ausrüstung, Ausrüstungen
ware-doorway = doorway
ware-ship = Schiff, Schiffe

# Was Leute auf neutralen Schiffen teurer macht.

mark-greed = Gier, Habgier
mark-treachery = Verrat
mark-ferengi = ferengi
mark-android = Androide, Androidin

# Karten, die etwas mitbringen, wenn sie bei einer Mission auftauchen.
guest-empok-nor = Empok Nor
guest-cryosatellite = Kryosatellit

# Was vor dem Namen dessen steht, der eine Deckliste gemacht hat.
byline-by = von

# Ein Handelsposten, der jeden Rohstoff nimmt.

post-simple = einfach, einfacher, einfacher Posten

# Kurzform der Überschrift des Verstärkungsstapels, wie sie auch eine Karte heißt.

heading-reinforcement = Verstärkung
# Stufen der Errata, und Auflagen.
alert-red = rot, Roter Alarm
alert-yellow = gelb, Gelber Alarm
alert-black = schwarz, Schwarzer Alarm
alert-green = grün
print-first = erste, erste Auflage
print-latest = neueste, spätere, später
questions-joined = zusammen
questions-single = einzeln

# Ob es Errata gibt.
errata-yes = ja
errata-no = nein

# Angaben einer Karte, bei denen die Quellen sich widersprechen.
fact-region = region

# Werte von Optionen. Die erste Form steht in den Hilfetexten; die Kennwörter der Dokumente gelten in
# jeder Sprache.

lang-de = de, Deutsch
lang-en = en, Englisch
color-auto = auto, automatisch
color-always = immer
color-never = nie
form-text = text
form-json = json
form-html = html
form-markdown = markdown
form-table = Tabelle
form-list = Liste
form-csv = csv
form-ids = IDs, Kennungen, Kennung
form-lines = Zeilen, Zeile
form-lackey = lackey
form-yaml = yaml
form-xml = xml
form-code = Code
form-jsonl = jsonl
form-postgres = postgres, postgresql
form-trekcc = trekcc, trekcc.org
form-bbcode = bbcode
form-octgn = octgn, o8d
form-dek = dek
form-cockatrice = cockatrice, cod
form-tabletop = tabletop, Tabletop Simulator
kind-keyword = Schlüsselwort, Schlüsselwörter
kind-type = Kartentyp, Kartentypen, Typ
kind-trait = Merkmal, Merkmale
kind-symbol = Symbol, Symbole
kind-resource = Ressource, Ressourcen
kind-glossary = Glossar
kind-concept = Regel, Regeln
kind-phase = Phase, Phasen
kind-zone = Spielzone, Spielzonen, Zone, Zonen
kind-pile = Stapel
kind-setup = Aufbau, Material und Aufbau, Material
kind-icon = Icon, Icons
kind-captain = Captain, Captains
kind-solo = Solospiel, Solo
kind-campaign = Kampagne
kind-challenge = Herausforderung, Herausforderungen
kind-card = Karte, Karten
level-ensign = Fähnrich
level-lieutenant = Lieutenant, Leutnant
level-commander = Commander
level-captain = Captain
level-admiral = Admiral
side-basic = einfach, einfache Seite, Grundseite
side-advanced = Experten, Experte, Experten-Seite
cards-physical = echt
cards-virtual = virtuell
whose-bot = Computer
whose-player = Spieler, du, ich
mode-stun = Betäubung, Phaser auf Betäubung
mode-yellow-alert = Gelber Alarm
mode-gates = Tore, Tore von Sto’Vo’Kor
mode-kobayashi-maru = Kobayashi Maru
dare-live-long = Lebe lang, Lebe Lang und in Frieden
dare-weakness = Schwäche, Das ist kein Zeichen von Schwäche; So ist das Leben
dare-two-weeks = Zwei Wochen, Zwei Wochen bis zum nächsten Außenposten
dare-gazelle = Gazelle, Läuft wie eine Baby-Gazelle
dare-acquisition = Erwerbsregeln, Erwerbsregeln der Ferengi
dare-only-ship = Einziges Schiff, Das einzige Schiff im Quadranten
dare-tuesday = Dienstag, Die kommen erst am Dienstag
people-normal = normal
people-borg = borg
people-dominion = dominion

# Überschriften in Decklisten: die Kartentypen stehen bei dem Stapel, in den sie gehören.
heading-missions = Missionen, Missionsdeck, Missionskarten, Missionsstapel, Hauptquartier, Hauptquartiere, HQ, Planetenmission, Planetenmissionen, Weltraummission, Weltraummissionen, Raummissionen
heading-dilemmas = Dilemmas, Dilemmata, Dilemmastapel, Dilemmadeck, Dilemmakarten, Planetendilemmas, Planetendilemmata, Weltraumdilemmas, Weltraumdilemmata, Doppeldilemmas, Doppeldilemmata
heading-deck = Deck, Zugdeck, Kartendeck, Hauptdeck, Ziehdeck, Ziehstapel, Zugstapel, Nachziehstapel, Nachziehdeck, Spieldeck, Personal, Personen, Schiff, Schiffe, Ausrüstung, Ausrüstungen, Ereignis, Ereignisse, Unterbrechung, Unterbrechungen
heading-aside = beiseite, Reserve, Beiseitegelegt, Ersatz
# Sagt nicht, welcher Stapel: Jede Karte kommt zu dem ihres Typs.
heading-any = Alles, Alle Karten, Karten, Kartenliste, Deckliste
# Teilt nur den Stapel darüber.
heading-part = Planet, Planeten, Weltraum, Raum, beides, doppelt
# Stapel, die es nur in First Edition gibt.
heading-first-edition = Startdeck, Saatkarten, Torweg, Torwege, Taktik, Taktiken, Außenposten, Einrichtung, Einrichtungen, Artefakt, Artefakte, Kampfbrücke

# Was in Decklisten neben den Karten steht.
list-name = Deckname, Name, Titel, Name des Decks
list-note = Autor, Spieler, Datum, Erstellt, Format, Notiz, Notizen, Beschreibung, Quelle, Stand, Turnier, Fraktion, Version, Spiel, Kommentar, von, an, Betreff, gesendet
list-total = Gesamt, insgesamt, Summe, Zusammen, Anzahl Karten, Kartenzahl
list-cards = Karte, Karten, Stück
# Count copies behind a number.
list-units = Exemplare, Exemplar, Stück, Stk, mal, Kopien, Kopie, von
list-each = je, jeweils
list-count-1 = ein, eine, einen, einmal, Ix
list-count-2 = zwei, zweimal
list-count-3 = drei, dreimal
# Stand beside a card and do not name it: rarity, condition, language.
list-codes = Folie
list-noise = häufig, ungewöhnlich, selten, Starter, Promo, neuwertig, gespielt, leicht gespielt, sehr gut, gut, englisch, deutsch, einzigartig, universell, Zweite Edition
# Stand beside a heading and say nothing.
heading-filler = die, der, das, meine, mein, alle, und, oder, von, mit, Karten, Karte, Stapel, Liste, Teil, gesamt

# Spalten und Felder von Decklisten.
column-count = Anzahl, Menge, Stück, Zahl, Exemplare
column-name = Name, Karte, Kartenname, Titel
column-subtitle = Untertitel
column-set = Edition, Set, Erweiterung
column-rarity = Seltenheit
column-number = Nummer, Nr, Sammelnummer, Kartennummer
column-pile = Stapel, Bereich, Abschnitt, Kategorie, Typ, Kartentyp
column-owned = Bestand, Besitz, im Besitz, vorhanden
column-figure = Kosten, Preis, Preise, Wertung, Bewertung, Seite, Stufe, Fertigkeit, Fertigkeiten, Punkte, Spanne, Integrität, Verstand, Stärke, Reichweite, Waffen, Schilde, Jahr, Rang

# Überschriften von Mannschaftslisten.
heading-unmarked = Captain, Status, Statuskarte, Captainkarte
heading-available = verfügbar, Verfügbarkarten, Startdeck
heading-reserve = Reservestapel, Reserven
heading-development = Entwicklung, Entwicklungen, Entwicklungsstapel
heading-deployed = mobilisiert, Flottenzone
heading-discard = Ablage, Ablagestapel
heading-controlled = kontrollierter Ort, kontrollierte Orte
heading-incidents = Zwischenfall, Zwischenfälle, Zwischenfallstapel
heading-reinforcements = Verstärkungen, Verstärkungsstapel
# Was vor dem Doppelpunkt eines Beispieldecks steht.
deck-example = beispiel, beispiele, beispieldeck

# Was Spieler statt eines Begriffs sagen: zuerst der Begriff des Spiels, dann die anderen Wörter, jedes für sich.
said-discard-pile = Ablage, Friedhof, Abwurf, Ablagestapel, Abwurfstapel, Müll, Grab
said-draw-deck = Deck, Nachziehstapel, Ziehstapel, Zugstapel, Kartenstapel, Bibliothek
said-junk = schrotten, ausdünnen, aussortieren, verschrotten, vernichten, loswerden, entsorgen, entsorgt, trashen, ausgedünnt, aussortiert, verschrottet
said-log = loggen, verbannen, Exil, ausdünnen, archivieren, verbannt, exilieren, archiviert
said-destroy = zerstören, vernichten, kaputt, abschießen, kaputtmachen, sprengen, versenken
said-discard = abwerfen, wegwerfen, wegschmeißen, abschmeißen, ablegen, weggeschmissen, abgeschmissen, wegtun, millen, schmeißen, schmeiße, entsorge, abgelegt
said-draw = ziehen, nachziehen, aufziehen, aufgezogen, gehoben
said-exhaust = erschöpft, tappen, getappt, tapped, drehen, gedreht, quer, tappt, tappe, querdrehen, quergedreht, querstellen, gekippt, umgedreht, querliegend
said-refresh = auffrischen, enttappen, aufdrehen, zurückdrehen, aufrichten, bereitmachen, enttappt, untappen, aufgerichtet, zurückgedreht, reaktivieren, geradedrehen, geradegedreht, aufrecht
said-market = Auslage, Marktplatz, Laden, Shop, Kaufbereich, Kartenmarkt, Marktreihe, Basar
said-gain = erhalten, bekommen, bekomme, bekommst, bekommt, kriegen, kriege, kriegst, kriegt, kaufen, gekauft, gekaufte, erwerben, kaufe, kaufst, kauft, einkaufen, eingekauft, erworben, gekriegt, anschaffen
said-cost = Kosten, Preis, teuer, bezahlen, zahlen, bezahlbar, billiger, günstiger, bezahle, zahle, zahlst, billig, blechen, preiswert, Gebühr, löhnen, hinlegen
said-glory = Ruhm, Siegpunktmarker, Ehre, Renommee, Reputation
said-latinum = Latinum, Geld, Münze, Münzen, Gold, Credits, Kohle, Knete, Moneten, Taler, Goldmünze, Goldmünzen
said-resource = Ressource, Rohstoff, Vorräte, Marker, Waren, Erz, Schaf, Schafe, Wolle
said-points = Siegpunkte, Punkte, Punktzahl, Wertung, Score, VP, SP, Siegespunkte, Gewinnpunkte, Punktezahl
said-win = gewinnen, Gewinner, Sieger, gewonnen, siegen, gewinnt, gewinne, gewann, Siegerin
said-loss = verlieren, Verlierer, verloren, Niederlage, verlor, Verliererin
said-end = Spielende, Schluss, vorbei, fertig, Abspann, beendet, Schlussrunde, Endbedingung
said-setup = Aufbau, aufbauen, Anfang, Start, Beginn, Startaufstellung, Vorbereitung, Spielbeginn, vorbereiten, aufgebaut, vorbereitet, eingerichtet, Grundaufstellung
said-turn = Zug, Spielzug, dran, Reihe
said-round = Runde, Durchgang
said-order = Reihenfolge, Ablauf, nacheinander, zuerst, Startspieler, Abfolge, Sequenz, Uhrzeigersinn, Spielerreihenfolge
said-two-players = Spieler, zweit, Spielerzahl, Mitspieler, Zweier, Personenzahl
said-opponent = Gegner, Gegenspieler, Gegenüber, Mitspieler, Kontrahent, Feind, Rivale, Gegnerin, Widersacher, Rivalen, Feinde, Konkurrent
said-bot = Computer, Bot, Automa, Automaton, KI, Dummy, Maschine, CPU, NPC, Automat, Roboter, Automatengegner
said-solo = Solospiel, allein, alleine, solo, Einzelspieler, Solomodus, Einzelspiel, Solovariante
said-most = höchstens, max, maximal, Maximum, Limit, Obergrenze, Höchstzahl, begrenzt, Begrenzung, limitiert, Höchstgrenze, gedeckelt
said-least = mindestens, min, minimal, Minimum, Untergrenze, wenigstens
said-empty = leer, aufgebraucht, ausgegangen, verbraucht, ausgehen, leergezogen, leergespielt
said-removed = entfernen, weg, wegnehmen, raus, rausnehmen, entfernt, verschwinden, rausgenommen, herausgenommen, rausfliegen, eliminiert
said-tie = Gleichstand, unentschieden, Patt, gleich, gleichauf, punktgleich, Remis, Stichentscheid, Pattsituation
said-attack = Angriff, kämpfen, Kampf, Attacke, angreifen, attackieren, attackiert, draufhauen
said-combat = Gefecht, kämpfen, Kampf, Schlacht, Raumkampf, schießen, gekämpft, kämpft, Duell, ballern, geschossen, beschossen, Schlägerei, Prügelei, prügeln, Keilerei
said-personnel = Personal, Leute, Crew, Mannschaft, Figuren, Charakter, Männer, Besatzung, Helden, Charaktere, Heldin, Minions, Kerl, Typen, Besatzungsmitglied, Kollege, Kollegen
said-ship = Schiff, Raumschiff, Raumschiffe, Flieger, Schiffsfigur, Schiffsmodell, Minis, Mini, Kahn, Pott, Sternenschiff, Sternenschiffe
said-ship-token = Aufsteller, Schiffsfigur, Schiffsfiguren, Minis, Miniatur, Miniaturen, Figuren, Pappschiff, Pöppel, Spielfigur, Pappfigur, Pappfiguren
said-away-team = Außenteam, Klötzchen, Würfelchen, Teams, Trupp, Arbeiter, Meeple, Klötze, Holzwürfel, Truppen, Männchen
said-location = Ort, Planet, Planeten, Orte, Welt, Welten, Schauplatz
said-action-token = Aktionsmarker, Aktionspunkte, Aktionschips, Aktionsplättchen, Chips, Aktionschip, Aktionsscheibe, Aktionsstein
said-token = Marker, Chip, Chips, Plättchen, Token, Counter, Scheibchen, Scheibe, Scheiben, Steinchen, Spielstein, Spielsteine
said-unused = ungenutzt, übrig, übriggeblieben, restlich, Rest, überzählig, unverbraucht, ungespielt, liegengeblieben, aufgespart
said-hand = Hand, Handkarten, Handlimit, Handkartenlimit, Starthand
said-shuffle = mischen, durchmischen, neumischen, mixen, gemischt, mische, mischt, untermischen, shuffeln
said-reveal = aufdecken, umdrehen, zeigen, offenlegen, flippen, enthüllen, enthüllt, geflippt, aufgeklappt
said-facedown = verdeckt, umgedreht, versteckt, geheim, Rückseite, zugedeckt, verborgen, Kartenrückseite
said-reaction = Reaktion, kontern, Unterbrechung, reagieren, Gegenreaktion, kontert, gekontert, Konter, Spontanzauber
said-interrupt = Unterbrechung, Instant, Spontanzauber, dazwischen, Instants, Sofortkarte
said-cancel = abwehren, kontern, blocken, verhindern, neutralisieren, annullieren, kontert, gekontert, Konter, geblockt, blockt, parieren, negieren
said-may = optional, freiwillig, müssen, zwingend, Pflicht, verpflichtet, wahlweise, obligatorisch, fakultativ
said-free = aktionsfrei, gratis, kostenlos, umsonst, frei, kostenfrei, Freispiel
said-steal = stehlen, klauen, wegnehmen, rauben, beklauen, geklaut, klaut, klaue, mopsen, stibitzen, bestohlen, plündern
said-robber = Klingonenkreuzer, Räuber, Dieb, Ritter, Banditen, Pirat, Piraten
said-road = Raumschiff, Straße, Straßen, Weg
said-settlement = Raumstation, Siedlung, Siedlungen, Haus, Dorf, Dörfer, Häuser, Häuschen
said-city = Raumbasis, Stadt, Städte, Metropole, Metropolen, Städtchen
said-hex = Planetensektor, Feld, Hex, Sechseck, Kachel, Landfeld, Feldern, Landschaft, Landschaften, Kacheln, Wabe, Planet, Planeten
said-edge = Raumstrecke, Raumroute, Kante, Kanten, Linie, Grenze
said-corner = Raumpunkt, Kreuzung, Ecke, Ecken, Nachbarecke, Schnittpunkt, Nachbar, Schnittpunkte, Knoten, Knotenpunkt, angrenzend, benachbart
said-trade = Handel, tauschen, handeln, eintauschen, Tausch, verhandeln, feilschen, dealen, verkaufen, Gegenangebot, umtauschen, eingetauscht, getauscht, wechseln
said-dice = Würfel, würfeln, gewürfelt, Wurf, würfle, würfelt, Augenzahl, W6
said-skill = Fähigkeit, Skill, Kompetenz, Können, Talent
said-attribute = Eigenschaft, Attribut, Werte, Stats
said-complexity = Komplexität, schwierig, Anfänger, Einsteiger, leicht, Schwierigkeitsgrad, einfachste, kompliziert, komplex, anspruchsvoll, Neuling
said-expansion = Erweiterung, Zusatz, Addon
said-neutral = neutral, Niemandsland, Abwurfzone
said-promote = befördern, Brückenoffizier, ernennen, einsetzen, ernennt, ernannt
said-deploy = mobilisieren, ausspielen, einsetzen, aufstellen, rausbringen, stationieren, eingesetzt, aufgestellt, rausgebracht, launchen, beschwören
said-recall = zurückrufen, zurückholen, heimholen, zurücknehmen, zurückgeholt, zurückgenommen, heimgeholt, bouncen
said-dismiss = entlassen, feuern, rauswerfen, kündigen, gefeuert, rausgeworfen, rausgeschmissen, gekündigt, absetzen, rausfliegen, rausgeflogen, absägen
said-play = spielen, ausspielen, legen, hinlegen, rauslegen, wirken, rausgelegt, casten, gecastet, raushauen
said-warp = warpen, fliegen, losfliegen, bewegen, ziehen, geflogen, fliege, fliegt, hinfliegen, Hyperraum
said-move = bewegen, fliegen, losfliegen, reisen, ziehen, bewege, bewegt, geflogen, gereist
said-beam = beamen, hochbeamen, runterbeamen, transportieren, umladen, verladen, teleportieren, teleportiert, transportiert
said-activation = Aktivierung, aktivieren, benutzen, auslösen, einschalten, anschalten, einsetzen, anwenden, nutzen
said-staffing = Besatzung, bemannen, bemannt, Crewbedarf, losfliegen, Bord
said-uniqueness = Einzigartigkeit, einzigartig, doppelt, zweimal, Kopie, Duplikat, legendär, Legende, Legendenregel, Duplikate
said-deckbuilding = Deckbau, zusammenstellen, Kartenzahl, Deckgröße, Decksize, Deckliste, Decklist
said-mulligan = Starthand, Mulligan, Mulligans, Mullen, Starthände
said-dilithium = Dilithium, Sprit, Treibstoff, Holz
said-tritanium = Tritanium, Lehm, Ziegel
said-food = Nahrung, Getreide, Weizen, Korn
said-knight = Ritterkarte, Soldat, Soldaten
said-army = Rittermacht, Heer, Streitmacht
said-supply-route = Versorgungsroute, Handelsroute, Handelsrouten, Straßenlänge
said-port = Handelsposten, Hafens, Dock
said-desert = Asteroidenfeld, Wüsten, Ödland
said-starship = Raumschiff, Schiff, Schiffe, Schiffen
said-raw-material = Rohstoff, Ressource, Ressourcen
said-range = Reichweite, weit, Entfernung, Distanz, Strecke, entfernt
said-direction = Richtung, wohin, Himmelsrichtung
said-substitute = ersetzen, ersetzt, vertreten, stattdessen, anstelle, anstatt
said-build = bauen, errichten, anbauen, anlegen, dranlegen, dranbauen, hinbauen, hinsetzen, weiterbauen, gebaut, angelegt
said-starfleet = Sternenflotte, Flotte, Armada
said-support-card = Unterstützungskarte, Helferkarte, Helferkarten, Hilfskarte, Helfer
said-development-card = Entwicklungskarte, Devcard, Devcards
said-yield = Ertrag, Einkommen, Einnahmen, Ernte, produzieren, produziert
said-bank = Vorrat, Topf, Kasse, Lager
said-resupply = Versorgung, Einkommen, Einkünfte, Unterhalt
said-refill = auffüllen, aufgefüllt, nachfüllen, nachgefüllt
said-enlist = rekrutieren, anheuern, angeheuert, anwerben, angeworben
said-duplicate = kopieren, klonen, geklont, Klon, verdoppeln, duplizieren, imitieren
said-ongoing = dauerhaft, permanent, permanente, bleibend, fortlaufend, andauernd, Dauereffekt, Dauerkarte
said-passive = Passiv, Dauereffekt, Aura, statisch
said-restriction = Barriere, Schranke, Hürde, Voraussetzung, Voraussetzungen, Mindestanforderung, Schwellenwert, Beschränkung
said-requirement = Erfordernis, Mindestanforderung
said-wipe = säubern, leerräumen, wegräumen, abgeräumt, putzen, wischen, reinigen, flushen
said-junk-pile = Schrottplatz, Müllhalde, Schrotthalde, Mülleimer, Papierkorb
said-duty-officer = Brückenoffizier, Brückencrew, Brückenbesatzung
said-ally = Verbündeter, Alliierter, Alliierte, Begleiter
said-cargo = Fracht, Frachtgut, Ladegut, Beute
said-equipment = Ausrüstung, Items, Werkzeug, Werkzeuge, Gegenstände
said-event = Ereignis, Hexerei, Zauberspruch, Sorcery
said-incident = Zwischenfall, Vorfall, Vorfälle, Fluch, Flüche, Fluchkarte, Strafkarte, Minuskarte, Minuskarten
said-mission = Mission, Quest, Quests, Auftrag, Aufträge, Aufgabe, Aufgaben
said-goal = Ziel, Teilziel, Teilziele, Aufgabe, Aufgaben
said-complete = abschließen, vollenden, absolvieren, schaffen, geschafft, erledigen, erledigt, erfüllt
said-failed = gescheitert, versagt, misslungen, vergeigt, danebengegangen, verpatzt
said-dilemma = Dilemma, Falle, Hindernisse, Stolperstein
said-overcome = Überwunden, meistern, gemeistert, bewältigen, bewältigt
said-kill = Töten, umbringen, umgebracht, ermorden, tot, gestorben, sterben
said-captive = Gefangener, Geisel, Geiseln, Häftling, verhaften
said-brig = Gefängnis, Kerker, Haft, Knast, Zelle, Bau
said-find = Finden, suchen, raussuchen, durchsuchen, tutorn, Tutor
said-examine = ansehen, angucken, gucken, reinschauen, reingucken, spicken, angeschaut
said-send = senden, schicken, schicke, geschickt, losschicken, gesandt, absetzen, abgesetzt, hinschicken
said-control = Kontrolle, erobert, Mehrheit, Mehrheiten, einnehmen, eingenommen, schnappen, schnappt, besetzen, erobern, krallen
said-secured = Gesichert, befestigt, abgesichert, festgehalten, beansprucht
said-resolve = ausführen, abarbeiten, abgehandelt, durchgeführt
said-spend = verbrauchen, ausgegeben, aufwenden
said-multiplier = Multiplikator, Faktoren, multiplizieren
said-scoring = Endwertung, auswerten, ausgewertet, abrechnen, auszählen
said-track = Leiste, Fortschrittsleiste, Schiene
said-specialty = Spezialisierung, Schwerpunkt, Disziplin
said-focus = Fokus, fokussieren, Schwerpunkt
said-wildcard = Joker, Platzhalter, Jolly
said-reward = Belohnung, Prämien, Auszahlung, Vergütung
said-difficulty = Schwierigkeitsstufe, schwer, leichter
said-upgrade = Aufwertung, verbessert, Verbesserung, aufleveln
said-prohibition = Einschränkung, Verbot, untersagt
said-rulebook = Regelheft, Spielregeln, Handbuch, PDF
said-lore = Hintergrundtext
said-shields = Schilde, Panzerung, Rüstung
said-weapons = Waffen, Kanone, Kanonen, Torpedo, Torpedos
said-artifact = Artefakt, Relikt, Schatz
said-cloak = Tarnung, unsichtbar, Stealth
said-creature = Kreatur, Monster, Tiere
said-beverage = Getränk, Drink, Drinks, Alkohol, Bier
said-overview = Übersicht, Einführung, erklären, Crashkurs, Tutorial
said-stopped = gestoppt, müde, erschöpft, lahmgelegt, angehalten
said-number-2 = 2, zwei, zweit, zweien, beide, beiden
said-number-3 = 3, drei, dritt, dreien, dritte, dritten
said-number-4 = 4, vier, viert, vierte, vierten
said-number-5 = 5, fünf, fünft
said-number-6 = 6, sechs, sechst
said-number-7 = 7, sieben
said-number-8 = 8, acht
said-number-9 = 9, neun
said-number-10 = 10, zehn

# Wörter, an denen zu erkennen ist, dass nach Solospiel oder Kampagne gefragt wird; die ersten sagen selbst nichts.
played-alone = Solo, Solospiel, Solomodus, Solopartie, allein, alleine
variant = Computer, Computers, Bot, Bots, Automa, Automat, Automaten, KI, Maschine, Kampagne, Kadett, Kadettentraining, Gegenspielerkarte, CPK

# Wovon keine Regel handelt; von mehreren Wörtern müssen alle dastehen.
off-topic = Wetter, regnet, Sonne scheint, kochen, koche, backen, Rezept, Pizza, Döner, Eier, Kaffee, Schach, Uno, Poker, Skat, Kniffel, Mensch ärgere, Fußball, Handball, Bundesliga, Weltmeister, Abseits, Bus, Flugzeug, Urlaub, Hotel, Fahrrad, Handy, Laptop, Browser, Browserverlauf, Internet, Passwort, App, Webseite, Computer startet, Bundestag, Bundestagswahl, Kanzler, Hauptstadt, Einwohner, Film, Filme, Staffel, Staffeln, Schauspieler, Schauspielerin, geboren, Autor, Verlag, illustriert, erfunden, Erfinder, Erscheinungsdatum, Euro, Amazon, Spiel kaufen, Grundbox kostet, lohnt, Geld wert, Hüllen, Kartenhüllen, bemalen, bemale, anmalen, basteln, Katze, Hund, Kopfschmerzen, Bewerbung, Übersetzung, übersetze, Strategie, stärkste, stärkster, stärkstes, bestes Deck, beste Deck, bester Captain, Mitspieler finde, Weihnachten, Sonnensystem, Lichtgeschwindigkeit, lernen online, Klingonisch, aussprechen, Spätzle, Kuchen, selber machen, Matt, Handballspiel, Drucker, Knochen, Steuern, Steuererklärung, Arzt, Miete, Aktien, Kreditkarte, schwarzes Loch, schwarzen Loch, besser als, würdet ihr, würdest du, Spaß, spaßig, beste Startsiedlung, beste Karte, catan kaufen, kaufen online, noch im Laden, verkaufen, Sammlerwert, kommt raus, kommt noch, neue Erweiterung, nächste Erweiterung, Fortsetzung, Zug um Zug, Monopoly Gefängnis, Risiko, Carcassonne, Dominion, Magic, Pokemon, Rommé, Doppelkopf, Backgammon, Mühle, Dame, sleeven, Sleeves, Spielmatte, Discord, Reddit, Facebook, Turnier, Verein, Treffen, zur See, Tesla, Benzin, Führerschein, Bewertung, Rezension, Podcast, YouTube, Video, Trailer, Kino, Netflix, Synchronsprecher, Wikipedia, Google, ChatGPT, WLAN, Drucken, Vorhersage, Lotto, über Los, Los gehe, Schlossallee, frei parken, Gefängnis Miete, rochieren, Rochade, Springer springen, Bauer schlagen, figuren springen, überspringen figuren, Full House, Flush, Straße beim Pokern, Sechser, Zauberer, Zauberspruch, Feuerball, Lebenspunkte, Trefferpunkte, Ork, Drache, Drachen, Mana, Kreatur angreifen, Rollenspiel, Werwolf, Roulette, Blackjack, Domino, Bingo, Trumpf, reizen, Halma, Scrabble, Mindestalter, Altersempfehlung, wie viel Jahren, wie vielen Jahren, welchem Alter, wie alt, im Laden, Laden kostet, Box kostet, Versand, bestellen, Ladenpreis, Erscheinungsjahr, welchem Jahr, wer spielte, wer hat gespielt, wer spielt Picard, wer spielt Kirk, Darsteller, Regisseur, Regie, Drehbuch, Zorn des Khan, Serie schauen, Vorname, Nachname, Vater von, verheiratet, Geburtstag, Präsident, Frankreich, Deutschland, Köln, Berlin, München, Hamburg, London, Paris, Europa, Amerika, Flug zum, zum Mars, Mars entfernt, zum Mond, fährt der, Bahnhof, Fahrplan, Auto, Abendessen, heute Abend, Frühstück, Milch, Brot, Zucker, Bier, abnehmen Kilo, WM, Olympia, Tennis, Basketball, Golf, Quadratwurzel, Primzahl, Hausaufgaben, Schule, Gehalt, Sinn des Lebens, Witz, Gedicht, Lied, Musik, Uhrzeit, wie spät, Wochentag, Fernseher, Steckdose, Garten, Hose, Schuhe, Torwart, Tor schießen, Schiedsrichter, Ball, Asse, Ass, Kartenspiel Skat, Ritter angreifen, Magier, Batterie, Batterien, wiegt, Meter, Metern, Kilometer, Kilo, Gramm, Liter, Celsius, Fieber, Schnupfen, Zahnarzt, Medizin nehmen, Tablette, Brille, Haare, Augenfarbe, welche Farbe hat, Pullover, Jacke, Kleid, Hund füttern, Goldfisch, Hamster, Pferd, Vogel, Ameisen, Blume, Baum, Rasen, Fenster putzen, waschen, Waschmaschine, Kühlschrank, Ofen, Kuchenform, Nudeln, Reis, Salat, Käse, Schokolade, Wasser kochen, Restaurant, Kellner, Urlaubstage, Kündigung, Miete zahlen, Wohnung, Kredit, Versicherung, Zeitung, Nachrichten, Partei, König von, Papst, Kirche, Krieg Europa, Titelmelodie, singt, Sänger, Komponist, Buch lesen, Roman, Comic, Museum, Schriftart, Bildschirm, Tastatur, Maus, Drohne kaufen, Server, Software, Virus, Passwörter, Monopoly Geld, Pandemie, Jenga, Mikado, Quartett, Mau Mau, mau sagen, Canasta, Rummikub, Phase 10, Munchkin, Exploding Kittens, Activity, Tipp-Kick, Würfelbecher kaufen, qapla auf deutsch, spricht man, starb, wohnt, lebt noch, Hochzeit, Kinder, Enkel, Oma, Mama, Paket, Lieferung, geliefert, bestellt, Bestellung, Laden kaufen, Händler, Rechnung, Gutschein, Garantie, Taschengeld, Tochter, Sohn, Mutter, Opa, Schwester, Bruder, Ehefrau, Lehrer, Chef, Arbeit, Abwasch, abwaschen, Geschirr, putzen, Wäsche, staubsaugen, Müll rausbringen, Fahrkarte, Bahn, Update, Router, Tablet, Excel, Windows, Android, iPhone, Papierkorb, Datei, Star Wars, Marvel, Harry Potter, Herr der Ringe, Serie, Folge gucken, welcher Folge, Fernsehen, Kirk gespielt, Picard gespielt, Spock gespielt, spielt Kirk, spielt Picard, spielt Spock, Jahre alt, ab Jahren, Schachmatt, Nachbar, Krankenkasse, Medikament, Städte und Ritter, verdient ein, stirbt, PDF, Azul, Flügelschlag, Wingspan, Gloomhaven, Splendor, Everdell, Agricola, Cluedo, Stratego, Codenames, Dixit, Schafkopf, Tarock, Rommee, Kniffeln, Yatzy, Schwimmen, Maumau, Rommy, Malefiz, Schiffe versenken, Vier gewinnt, Tictactoe, Sudoku, Kreuzworträtsel, Minecraft, Fortnite, Tetris, Zelda, Yugioh, Hearthstone, Warhammer, Qwirkle, Cascadia, Kingdomino, Hanabi, Nemesis, Terraforming, Wizard, Tischtennis, Billard, Kegeln, Bowling, Tischkicker, Darts, Touchdown, Quarterback, Elfmeter, Eckball, Fußballmannschaft, Handballmannschaft, Mannschaft Spieler, Tor zählt, Halbzeit, Marathon, Formel 1, Ski, Schwimmbad, Turnhalle, Fitnessstudio, Yoga, Boxkampf, Volleyball, Eishockey, Bayern, Dortmund, Tabellenplatz, Superbowl, Haustür, Türschloss, Schloss, Schlüsseldienst, Küche, Badezimmer, Toilette, Dusche, Heizung, Heizkosten, Strom, Stromrechnung, Herd, Backofen, Mikrowelle, Spülmaschine, Geschirrspüler, Staubsauger, Teppich, Sofa, Matratze, Lampe, Glühbirne, Wasserhahn, Rasenmäher, Grill, grillen, Keller, Dachboden, Zimmerpflanze, Blumen, gießen, Umzug, Nebenkosten, Vermieter, Mieter, Hausmeister, Treppenhaus, Balkon, Möbel, Regal, Bohrmaschine, tapezieren, streichen Wand, Spaghetti, Suppe, Soße, Schnitzel, Wurst, Bratwurst, Steak, Gulasch, Lasagne, Auflauf, Kartoffeln, Kartoffelsalat, Tomaten, Gurke, Zwiebeln, Knoblauch, Apfel, Banane, Bananen, Erdbeeren, Obst, Gemüse, Joghurt, Butter, Mehl, Hefe, Kekse, Plätzchen, Torte, Cola, Limonade, Mittagessen, essen gehen, lecker, vegetarisch, vegan, Kalorien, Diät, Bauchschmerzen, Rückenschmerzen, Husten, Erkältung, Grippe, Impfung, Krankenhaus, Apotheke, Rezept Arzt, Blutdruck, Zähne, Zahn, Nase, Bein, Knie, Haarschnitt, Friseur, schwanger, Schlaf, Allergie, Papa, Vater, Tante, Onkel, Cousin, Nichte, Neffe, Schwiegermutter, Freundin, Ehemann, Scheidung, heiraten, Geburtstagsgeschenk, Babysitter, Kindergarten, Kita, Einschulung, Klassenarbeit, Zeugnis, Abitur, Studium, Uni, Vokabeln, Matheaufgabe, Mathe, Referat, Ferien, Sommerferien, Hausaufgabe, Kater, Hündin, Welpe, Meerschweinchen, Kaninchen, Kuh, Schwein, Elefant, Löwe, Giraffe, Affe, Fisch, Schlange Tier, Spinne, Wespe, Mücke, Mücken, Biene, Tierarzt, Leine, Finanzamt, Rente, Kindergeld, Elterngeld, Bürgeramt, Reisepass, Personalausweis, Ausweis, Visum, TÜV, Krankenversicherung, Gehaltserhöhung, Mindestlohn, Überstunden, Arbeitsvertrag, Mietvertrag, Vertrag kündigen, Konto, Bankkonto, Überweisung, Zinsen, Bitcoin, Börse, Aktie, Erbe, Testament, Anwalt, Gericht, Polizei, Strafzettel, Wahl Partei, Bürgermeister, Bundespräsident, Bundespräsidenten, Bundeskanzler, König, Bahncard, Straßenbahn, U-Bahn, S-Bahn, Taxi, Fähre, Flughafen, Koffer, Handgepäck, Campingplatz, Zelt, Strand, Skiurlaub, Ferienwohnung, Parkplatz, Autobahn, Stau, Tankstelle, tanken, Benzinpreis, Winterreifen, Reifen, Ölwechsel, Werkstatt, Motorrad, Vignette, Maut, Österreich, Schweiz, Italien, Spanien, Griechenland, Türkei, England, Polen, Holland, Niederlande, Belgien, Dänemark, Schweden, Norwegen, Russland, China, Japan, Indien, Kanada, Mexiko, Brasilien, Australien, Afrika, Asien, Lissabon, Madrid, Wien, Zürich, Prag, Stuttgart, Frankfurt, Düsseldorf, Leipzig, Dresden, Bremen, Hannover, Nürnberg, Moskau, Tokio, New York, Eiffelturm, Mallorca, Januar, Februar, März, April, Juni, Juli, August, September, Oktober, November, Dezember, Montag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag, Wochenende, Ostern, Silvester, Feiertag, Feiertage, Sommerzeit, Winterzeit, Schnee, Gewitter, Temperatur, Grad Celsius, Sonnenuntergang, Sonnenaufgang, Vollmond, Mars, Jupiter, Saturn, Pluto, Erde weg, Schaltjahr, Mittelalter, Dinosaurier, Weltkrieg, Mauerfall, Zoom, Skype, WhatsApp, Instagram, TikTok, Twitter, Spotify, Email, Mail, Mails, USB, Ladekabel, Akku, Kopfhörer, Bluetooth, Flugmodus, Screenshot, Festplatte, Ordner, Tabelle Excel, Powerpoint, Python, Java, Javascript, HTML, Programmiersprache, programmieren, Playstation, Xbox, Nintendo, Steam, Fritzbox, Telefon, SIM, Handyvertrag, Vodafone, Telekom, PayPal, eBay, Kleinanzeigen, Ikea, Aldi, Lidl, Rewe, zurückgeben Laden, umtauschen Laden, Umtausch Kassenbon, Kassenbon, Öffnungszeiten, Bücherei, Bibliothek Buch, Bücher, Synchronstimme, Stimme von, Schauspielern, Oscar, Drehort, Fernsehserie, Regisseurin, Soundtrack, Titelsong, komponiert, Roddenberry, Nimoy, Spiner, verfilmt, Zeichentrick, Convention, Uniform kaufen, Kostüm, Cosplay, Lichtschwert, Jedi, Gandalf, Hogwarts, Batman, Superman, Mittelerde

# Wohinter steht, wovon eine Frage handelt: am Anfang oder am Ende.
speaks-of = bei, beim, im

# Spiele, wie sie in einer Frage heißen.
named-cc = Captain’s Chair, Captains Chair
named-2e = Second Edition, Zweite Edition, zweiten Edition, 2. Edition, 2E, CCG, Sammelkartenspiel
named-catan = Catan, Star Trek Catan, Siedler, Siedlern
named-1e = First Edition, Erste Edition, ersten Edition, 1. Edition, 1E, Brettvariante

# Was mit einem gespeicherten Deck geschieht.
edit-add = hinzufügen, dazu, rein
edit-remove = entfernen, löschen, weg, raus
edit-swap = tauschen, austauschen
edit-move = verschieben, umlegen

# Farben und Schreibweisen des Terminals.
ink-black = schwarz
ink-red = rot
ink-green = grün
ink-yellow = gelb
ink-blue = blau
ink-magenta = magenta, violett, lila
ink-cyan = cyan, türkis
ink-white = weiß
ink-bright = hell, helles
ink-bold = fett
ink-dim = blass, matt
ink-underlined = unterstrichen
ink-plain = schlicht, ohne

# Einstellungen.
setting-language = language, Sprache
setting-game = game, Spiel
setting-printing = printing, Auflage
setting-color-title = color-title, Farbe-Titel
setting-color-label = color-label, Farbe-Beschriftung
setting-color-symbol = color-symbol, Farbe-Symbol
setting-color-faint = color-faint, Farbe-Nebensache
setting-color-alarm = color-alarm, Farbe-Warnung
setting-pager = pager
setting-width = width, Breite
setting-own-data = own-data, eigene Daten
setting-pictures = pictures, Bilder
setting-recent = recent, zuletzt
setting-app = app, App
switch-on = an, ein, ja
switch-off = aus, nein

# Wie gefragt wird, und woran man einen Satz erkennt, der so antwortet. Gesucht wird in englischen Sätzen.
asks-number = viele, viel, wieviel, wieviele, hoch, groß, lang, maximal, höchstens, mindestens, Anzahl
asks-permission = darf, dürfen, darfst, kann, können, kannst, geht, muss, müssen, soll
asks-moment = wann, bevor, nachdem
asks-person = wer, wem, wen, wessen
asks-loss = weg, verloren, verliere, verliert, futsch, endgültig
asks-others = Gegner, Gegners, gegnerisch, gegnerische, gegnerischen, Mitspieler, Mitspielern, untereinander, jemand, anderen
asks-refusal = nicht, kein, keine, keinen, ohne, nie
says-number = one
says-permission = may
says-moment = when
says-person = player
says-loss = removed
says-others = opponent
says-refusal = not

# Zahlen vor Karten, die gezählt werden können: was die Prüfung der Daten in Texten sucht.
count-words = zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
counted-cards = Standardkarten, Crewkarten, Captains
counted-suits = Karten, Standardkarte, Crewkarte, Personen, Frachtkarten, Schiffe, Verbündete, Orte, Zwischenfälle, Begegnungen, Direktiven
