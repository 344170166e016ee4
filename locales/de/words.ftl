# Wörter, die Spieler eintippen, ihre Formen mit Kommas dazwischen: groß oder klein, in beiden
# Sprachen, gleich in welcher geantwortet wird. Die erste Form wird gezeigt.

# Kartentypen.
type-personnel = Personal
type-ship = Schiff
type-equipment = Ausrüstung
type-event = Ereignis
type-interrupt = Unterbrechung
type-mission = mission
type-dilemma = dilemma
type-person = person
type-cargo = Fracht
type-ally = Verbündeter
type-encounter = Begegnung
type-incident = Zwischenfall
type-location = Ort
type-directive = Direktive
type-captain = captain
type-status = Status-Karte

# Fraktionen; „alle“ und „außer“ bei Missionen.
affiliation-any = alle, jede, jede Fraktion
affiliation-except = außer
affiliation-bajoran = Bajoraner, Bajoranisch
affiliation-borg = borg
affiliation-cardassian = Cardassianer, Cardassianisch
affiliation-dominion = dominion
affiliation-federation = Föderation
affiliation-ferengi = ferengi
affiliation-hirogen = hirogen
affiliation-kazon = kazon
affiliation-klingon = Klingonen, Klingonisch
affiliation-non-aligned = Nicht zugehörig
affiliation-romulan = Romulaner, Romulanisch
affiliation-starfleet = Sternenflotte
affiliation-vidiian = Vidiianer, Vidiianisch

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

# Editionen.
set-se = se, Premiere

# Crews.
crew-common = Standard, Standardkarte
crew-picard = picard
crew-shran = shran
crew-koloth = koloth
crew-sisko = sisko
crew-sela = sela
crew-burnham = burnham

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
field-set = edition
field-rarity = seltenheit
field-collector = nummer
field-trait = merkmal, merkmale
field-deck = crew
field-focus = fokus
field-vp = siegpunkte
field-errata = errata, druckfassungen

# Befehle an einer Eingabe.
command-help = Hilfe
command-status = Stand
command-undo = zurück
command-redo = vor
command-correct = richtig
command-event = Ereignis
command-quit = Ende

# Antworten.
answer-yes = ja, j
answer-no = nein, n
answer-end = Ende

# Was Teile einer Anfrage verbindet.
join-and = und
join-or = oder
join-not = nicht

# Wonach der Computer sucht (solo pick).
wish-most = höchster, höchster Wert
wish-least = niedrigster, niedrigster Wert
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
form-ids = Kennungen, Kennung
form-lackey = lackey
form-yaml = yaml
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
