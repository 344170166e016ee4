# Words players type, with commas between their forms: in any case, in either language, whatever
# language the answer is in. The first form is the one shown.

# Boxes of Captain’s Chair.
box-core = core, core box, base, base box, first box
box-to-boldly-go = tbg, to-boldly-go, To Boldly Go
box-second-contact = sc, second-contact, Second Contact
box-promo-1 = promo1, promo-1, Promo Pack 1
box-promo-2 = promo2, promo-2, Promo Pack 2

# Types of cards.
type-personnel = personnel
type-ship = ship
type-equipment = equipment
type-event = event
type-interrupt = interrupt
type-mission = mission, Mission
type-dilemma = dilemma, Dilemma
type-person = person, Person
type-cargo = cargo
type-ally = ally
type-encounter = encounter
type-incident = incident
type-location = location
type-directive = directive
type-captain = captain, Captain
type-status = status

# Affiliations; “any” and “except” of missions.
affiliation-any = any, any affiliation
affiliation-except = except
affiliation-bajoran = bajoran, Baj
affiliation-borg = borg, Bor
affiliation-cardassian = cardassian, Car
affiliation-dominion = dominion, Dom
affiliation-federation = federation, Fed
affiliation-ferengi = ferengi, Fer
affiliation-hirogen = hirogen, Hir
affiliation-kazon = kazon, Kaz
affiliation-klingon = klingon, Kli
affiliation-non-aligned = non-aligned, NA, Non
affiliation-romulan = romulan, Rom
affiliation-starfleet = starfleet, SF, Sta
affiliation-vidiian = vidiian, Vid
affiliation-xindi = Xindi

# Icons.
icon-cmd = cmd, Command
icon-stf = stf, Staff
icon-au = au, Alternate Universe
icon-ds9 = ds9, Deep Space Nine, Deep Space 9
icon-e = e, Earth
icon-fut = fut, Future
icon-maq = maq, Maquis
icon-pa = pa, Past
icon-tn = tn, Terok Nor
icon-tng = tng, The Next Generation
icon-tos = tos, The Original Series
icon-voy = voy, Voyager

# Skills of both games; those of Second Edition are printed in English.
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
skill-research = research
skill-influence = influence
skill-military = military
skill-any = any
skill-variable = variable

# Attributes missions ask for.
attribute-integrity = integrity
attribute-cunning = cunning
attribute-strength = strength
attribute-any-attribute = any attribute

# Where missions and dilemmas are.
place-planet = planet, P
place-space = space, S
place-dual = dual, D
place-headquarters = headquarters, H, HQ

# Quadrants.
quadrant-alpha = alpha, A, AQ
quadrant-gamma = gamma, G, GQ
quadrant-delta = delta, D, DQ
quadrant-mirror = mirror, M, MQ

# Whether a card is unique.
uniqueness-unique = unique, yes, y
uniqueness-universal = universal, no, n
uniqueness-enigma = enigma

# Games.
game-cc = cc, Captain's Chair, Star Trek: Captain's Chair
game-2e = 2e, Second Edition, Star Trek CCG Second Edition
game-1e = 1e, First Edition, First Edition board variant
game-catan = catan, Star Trek Catan

# Rarities.
rarity-c = c, common
rarity-u = u, uncommon
rarity-r = r, rare
rarity-s = s, starter
rarity-p = p, promo
rarity-ap = ap, archive portrait
rarity-v = v, virtual
rarity-vp = vp, virtual promo

# Crews.
crew-common = common, common card
crew-picard = picard, Jean-Luc Picard
crew-shran = shran, Thy’lek Shran
crew-koloth = koloth
crew-sisko = sisko, Benjamin Sisko
crew-sela = sela
crew-burnham = burnham, Michael Burnham
crew-archer = archer, Jonathan Archer
crew-georgiou = georgiou, Philippa Georgiou
crew-khan = khan, Khan Noonien Singh
crew-kirk = kirk, James T. Kirk, James Kirk
crew-rebner = rebner
crew-soval = soval
crew-freeman = freeman, Carol Freeman
crew-pike = pike, Christopher Pike
crew-riker = riker, William T. Riker, William Riker

# Fields of card searches; the first name is shown.
field-name = name, n, title
field-text = text, o, oracle, gametext, x
field-game = game, g
field-type = type, t, ty, suit
field-affiliation = affiliation, a, affil
field-unique = unique, u
field-cost = cost, c
field-skill = skill, sk, skills
field-keyword = keyword, k, keywords, kw
field-unsure = unsure, doubtful
field-region = region, reg
field-icon = icon, i, icons
field-species = species, sp
field-class = class, cl
field-staffing = staffing, st, staff
field-integrity = integrity, int
field-cunning = cunning, cunn, cun
field-strength = strength, str
field-range = range, ra
field-weapons = weapons, wp
field-shields = shields, sh
field-missiontype = missiontype, mt
field-dilemmatype = dilemmatype, dt
field-quadrant = quadrant, q
field-span = span, s
field-points = points, p
field-requires = requires, needs
field-reportsto = reportsto, rt
field-set = set, se, e, edition, expansion
field-rarity = rarity, r
field-collector = collector, number, ci, cn, collectorsinfo
field-format = format, formats
field-is = is
field-pool = pool, legal
is-retired = retired
is-corrected = corrected
is-unique = unique
is-reprint = reprint, reprinted

# What stands where a field does and asks for something of the cards in other words.
condition-has = has
condition-not = not
condition-order = order, sort
condition-direction = direction, dir
direction-desc = desc, descending, down
direction-asc = asc, ascending, up
# Values of “unique” elsewhere: what is listed, not what cards are.
listed-prints = prints, printings
listed-cards = cards, art

# Keywords with something behind their colon, as fields.
valued-commander = commander
valued-consume = consume
valued-decay = decay
valued-interlink = interlink
valued-recall = recall

# What fields are called in searches for other games; the code is what to write here.
elsewhere-cost = cmc, mv, manavalue, mana, m
elsewhere-strength = pow, power
elsewhere-shields = tou, toughness, defense
elsewhere-affiliation = faction, color, colour, id, identity
elsewhere-keyword = kwd, subtype, sub
elsewhere-isretired = banned, restricted, ban
pool-open = open
pool-standard = standard
pool-traditional = traditional
field-retired = retired, hof
field-trait = trait, tr, traits
field-deck = deck, d
field-focus = focus, f
field-vp = vp, vps
field-errata = errata
field-box = box
field-owned = owned

# What players say for commands, or call them from habit; the first form is one of them. The end of an id is the command,
# its words with hyphens between them.
habit-lookup = define, explain
habit-find = browse
habit-show = view, display
habit-list = ls
habit-search = query
habit-calc = calculate, calculator
habit-import = import
habit-note = notes
habit-serve = web, website, browser
habit-config = settings, preferences, options, configure
habit-admin = administration
habit-solo-new = start, begin
habit-solo-play = start
habit-solo-redo = redo
habit-solo-undo = undo
habit-solo-score = score, quit, exit, finish
habit-solo-list = quit, exit, games
habit-solo-remove = delete, remove, rm, erase
habit-campaign-new = start, begin
habit-campaign-remove = delete, remove, rm, erase
habit-deck-check = check, verify, validate
habit-deck-stats = stats, statistics
habit-deck-diff = diff, compare
habit-deck-save = save, store
habit-deck-edit = edit, modify
habit-deck-share = share, send
habit-deck-sheet = print, register
habit-deck-convert = convert
habit-deck-restore = restore, revert
habit-deck-remove = remove, delete, rm, erase
habit-collection-add = insert
habit-collection-remove = remove, delete, rm
habit-note-star = favorite, favourite, bookmark
habit-note-recent = history
habit-admin-doctor = diagnose
habit-backup = archive
habit-restore = restore
habit-admin-man = manual
habit-admin-licenses = license, licence
habit-deck-export = export
habit-solo-resume = resume, continue
habit-admin-db-migrate = migrate
habit-admin-index-rebuild = rebuild, reindex
habit-admin-completions = completions, completion

# Commands at a prompt.
command-help = help, h
command-status = status, s
command-undo = undo, u
command-list = list, l
command-why = why, w
command-redo = redo, r
command-correct = correct, c
command-event = event, e
command-quit = quit, q

# Answers.
answer-yes = yes, y, yep, yeah, yup, sure
answer-no = no, n, nope, nah
answer-end = end, 0
answer-done = done
answer-cancelled = canceled, cancelled, c
answer-impossible = not possible, impossible

# What joins parts of a query.
join-and = and
join-or = or
join-not = not

# What the Bot looks for (solo pick).
wish-most = most, highest
wish-least = least, lowest
wish-unmarked = unmarked
wish-other-species = other-species, any-species-but-human
wish-junk = junk
wish-explore = explore
wish-engage = engage
wish-send = send
wish-control = control

# Tokens on cards and at Locations.
token-glory = glory
token-dilithium = dilithium
token-latinum = latinum

# Who stands at a Location.

force-bot-teams = bot, bot team, bot teams
force-bot-ships = bot ship, bot ships
force-your-teams = you, me, team, teams
force-your-ships = ship, ships

# Places of the Market; a number counts from the left.

market-person = person, 1
market-cargo = cargo, 2
market-ship = ship, 3
market-ally = ally, 4

# What a player reports between two turns of the computer.

event-draw = draw
event-incident = incident
event-incident-other = Another Incident, other incident
event-give = give
event-glory = glory
event-dilithium = dilithium
event-latinum = latinum
event-steal = steal
event-hand = hand
event-return-incident = return-incident
event-dismiss-officer = dismiss-officer
event-log-officer = log-officer
event-dismiss-ship = dismiss-ship
event-log-ship = log-ship
event-recall = recall
event-your-glory = my-glory
event-remove-teams = remove-teams
event-control = control
event-lose-location = lose-location
event-log-location = log-location
event-choose = choose
event-burn = burn

# What is set right in a running game.

correct-research = research
correct-influence = influence
correct-military = military
correct-glory = glory
correct-dilithium = dilithium
correct-latinum = latinum
correct-move = move
correct-market = market
correct-zone = zone
correct-ship = ship
correct-stardate = stardate
correct-held = held
correct-incidents = incidents
correct-encounters = encounters
correct-my-tracks = my-tracks
correct-last-turn = last-turn
correct-junk = junk
correct-marks = marks
correct-exile = exile
correct-officer = officer

# Where cards of the Bot lie.

zone-deck = deck
zone-supplement = supplement
zone-discard = discard
zone-staging = staging
zone-log = log
zone-officer = officer
zone-controlled = controlled
zone-ships = ships
zone-gone = gone

# An empty deck; nobody, the player themselves.

player-deck-empty = empty, 0
player-nobody = nobody, none
player-oneself = me, you

# What the shop of the board variant sells; the first form stands in its price list.

ware-outpost = Outpost, Outposts
ware-nor = Nor, NORs
ware-colony = Colony, Colonies, Colonys
ware-station = Station, Stations
ware-equipment = Equipment, Equipments
ware-doorway = Doorway, Doorways
ware-ship = Ship, Ships

# What makes people on Non-Aligned ships dearer.

mark-greed = greed
mark-treachery = treachery
mark-ferengi = ferengi
mark-android = android

# Cards that bring something with them when they turn up at a mission.
guest-empok-nor = Empok Nor
guest-cryosatellite = Cryosatellite, Cryosattelite

# What stands before the name of who made a deck list.
byline-by = by

# A Trading Post that takes any resource.

post-simple = 3:1, simple, generic, generic trading post

# Short form of the heading of the Reinforcement pile, which a card bears too.

heading-reinforcement = reinforce
# Levels of errata, and prints.
alert-red = red, Red Alert
alert-yellow = yellow, Yellow Alert
alert-black = black, Black Alert
alert-green = green
print-first = first
print-latest = latest, later
questions-joined = joined
questions-single = single

# Whether there are errata.
errata-yes = yes
errata-no = no

# Facts of a card on which sources differ.
fact-region = region

# Values of options. The first form is the one help texts show; the codes that documents use are
# accepted in every language.

lang-de = de, German, Deutsch
lang-en = en, English, Englisch
color-auto = auto, automatic
color-always = always
color-never = never
form-text = text
form-json = json
form-html = html
form-markdown = markdown, md
form-table = table
form-list = list
form-csv = csv
form-ids = ids, id
form-lines = lines
form-lackey = lackey, LackeyCCG
form-yaml = yaml, yml
form-xml = xml
form-code = code
form-jsonl = jsonl, ndjson
form-postgres = postgres, postgresql, psql
form-trekcc = trekcc, trekcc.org
form-bbcode = bbcode
form-octgn = octgn, o8d
form-dek = dek
form-cockatrice = cockatrice, cod
form-tabletop = tabletop, Tabletop Simulator
kind-keyword = keyword, keywords
kind-type = type, types, suit, suits
kind-trait = trait, traits
kind-symbol = symbol, symbols
kind-resource = resource, resources
kind-glossary = glossary
kind-concept = concept, concepts, rule, rules
kind-phase = phase, phases
kind-zone = zone, zones, play area, play areas
kind-pile = pile, piles
kind-setup = setup, components and set-up, components
kind-icon = icon, icons
kind-captain = captain, captains
kind-solo = solo, solo play
kind-campaign = campaign
kind-challenge = challenge, challenges
kind-card = card, cards
level-ensign = ensign
level-lieutenant = lieutenant
level-commander = commander
level-captain = captain
level-admiral = admiral
side-basic = basic, basic side
side-advanced = advanced, advanced side
cards-physical = physical, real
cards-virtual = virtual
whose-bot = bot, computer
whose-player = player, you, me
mode-stun = stun, Set Phasers to Stun
mode-yellow-alert = yellow-alert
mode-gates = gates, Gates of Sto’Vo’Kor
mode-kobayashi-maru = kobayashi-maru, The Kobayashi Maru
dare-live-long = live-long, Live Long and Prosper
dare-weakness = weakness, That Is Not a Weakness; That Is Life
dare-two-weeks = two-weeks, Two Weeks to the Closest Outpost
dare-gazelle = gazelle, Running Like a Baby Gazelle
dare-acquisition = acquisition, Rules of Acquisition
dare-only-ship = only-ship, Only Ship in the Quadrant
dare-tuesday = tuesday, They Will Arrive on Tuesday
people-normal = normal
people-borg = borg
people-dominion = dominion

# Headings of deck lists: those of card types stand beside the pile that holds the type.
heading-missions = mission, missions, mission pile, mission deck, headquarters, HQ, HQs, planet mission, planet missions, space mission, space missions
heading-dilemmas = dilemma, dilemmas, dilemma pile, dilemma deck, dilemma stack, planet dilemmas, space dilemmas, dual dilemmas
heading-deck = deck, draw deck, draw pile, main deck, play deck, personnel, personnels, ship, ships, equipment, equipments, event, events, interrupt, interrupts
heading-aside = aside, sideboard, side deck, side, maybeboard, set aside
# Names no pile: each card goes to that of its type.
heading-any = mainboard, main, all cards, cards, card list, deck list
# Parts the pile above and nothing else.
heading-part = planet, planets, space, dual, planet or space
# Piles that First Edition alone has.
heading-first-edition = seed, seeds, seed deck, seed cards, seed dil, seed dilemmas, Q's tent, QsTent, tent, doorway, doorways, tactic, tactics, site, sites, battle bridge, battle bridge deck, Q-Continuum, Q-Continuum side deck, facility, facilities, outpost, outposts, objective, objectives, artifact, artifacts, time location, time locations, tribble side deck

# What stands beside the cards in deck lists.
list-name = deck name, name, title, name of the deck
list-note = author, player, date, created, created by, format, note, notes, description, source, updated, event name, tournament, affiliation, affiliations, version, game, comment, comments, by, url, id, link, designer, from, to, cc, subject, sent
list-total = total, total cards, sum, card count, number of cards, in all, grand total
list-cards = card, cards
# Count copies behind a number.
list-units = copies, copy, pcs, pc, pieces, piece, times, of
list-each = each, ea, apiece
list-count-1 = one, once, lx
list-count-2 = two, twice
list-count-3 = three, thrice
# Stand beside a card and do not name it: rarity, condition, language.
list-codes = NM, EX, LP, MP, HP, PL, VF, nonfoil, foil
list-noise = holo, foil, promo, promotional, reprint, common, uncommon, rare, starter, virtual, C, U, R, S, P, V, AP, VP, near mint, mint, played, lightly played, moderately played, heavily played, excellent, good, poor, english, german, EN, DE, EUR, USD, unique, universal, second edition, 2e, STCCG
# Stand beside a heading and say nothing.
heading-filler = the, my, your, our, all, and, or, of, with, cards, card, pile, stack, list, section, total

# Columns and fields of deck lists.
column-count = count, qty, quantity, copies, number of copies, amount
column-name = name, card, card name, title, nickname
column-subtitle = subtitle
column-set = set, expansion, edition, set name, set number
column-rarity = rarity
column-number = number, collector number, collectors number, collectors info, no, card number
column-pile = pile, section, board, board type, zone, slot, category, categories, type, card type
column-owned = owned, have, in stock, stock, owned copies, number owned, quantity owned
column-figure = cost, costs, price, prices, rating, page, pages, level, skill, skills, points, span, integrity, cunning, strength, range, weapons, shields, year, rank, votes

# Headings of crew lists.
heading-unmarked = captain, status, status card
heading-available = available, available cards, deck, draw deck, starting deck
heading-reserve = reserve, reserve deck
heading-development = development, developments, development pile
heading-deployed = deployed, fleet zone
heading-discard = discard, discard pile
heading-controlled = controlled location, controlled locations
heading-incidents = incident, incidents, incident deck
heading-reinforcements = reinforcement, reinforcements, reinforcement pile
# What stands before the colon of an example deck.
deck-example = example, examples

# What players say instead of a term: the term of the game first, then the other words, each one word.
said-discard-pile = discard, graveyard, dump, trashpile, grave
said-draw-deck = deck, library, drawpile, talon
said-junk = junk, trash, thin, thinning, cull, remove, trashed, trashing, scrapped, culling, purge
said-log = log, exile, banish, thin, thinning, exiled, banished, archive
said-destroy = destroy, kill, blow, annihilate, wreck, demolish, blast
said-discard = discard, toss, ditch, pitch, dump, tossed, chuck, ditched, mill, milled, throw, throwing, thrown, threw, dumped, binned
said-draw = draw, drew, drawn, redraw, topdeck, cantrip, redrawn
said-exhaust = stopped, tap, tapped, tapping, exhaust, exhausted, rotate, kneel, knelt, bowed, sideways, tilt, tilted, turned
said-refresh = refresh, untap, untapped, ready, unexhaust, untaps, untapping, readied, readies, recharge, straighten, straightened, upright
said-market = market, shop, store, tableau, display, row, river, marketplace, bazaar, storefront, lineup, shops
said-gain = gain, get, gets, getting, got, buy, buying, bought, receive, acquire, buys, purchase, purchased, purchasing, earn, earned, acquired, received, obtain, gotten
said-cost = cost, price, expensive, afford, pay, paying, cheaper, pricey, affordable, cheap, payment, fee, charge, charged
said-glory = glory, fame, prestige, renown, honour
said-latinum = latinum, money, coin, coins, cash, gold, credits, dollars, bucks
said-resource = resource, material, goods, mats, commodity, commodities, ore, sheep, wool
said-points = points, vp, vps, score, scoring, pts, scored
said-win = win, winner, victory, won, winning, winners, triumph
said-loss = lose, loser, lost, defeat, losers
said-end = end, finish, finished, over, ending, ended, finishes
said-setup = setup, start, starting, beginning, begin, prepare, preparation, prep, prepared, preparing
said-turn = turn, move
said-round = round, cycle
said-order = order, sequence, sequential, clockwise, succession, sequencing
said-two-players = player, players, people
said-opponent = opponent, enemy, rival, foe, adversary, guy, enemies, rivals, foes
said-bot = bot, automa, ai, computer, dummy, virtual, machine, algorithm, robot, automaton, cpu, npc
said-solo = solo, alone, single, singleplayer, solitaire, solomode, oneplayer
said-most = limit, max, maximum, most, cap, ceiling, capped
said-least = least, min, minimum, fewest, smallest
said-empty = empty, depleted, gone, deplete, drained, deckout
said-removed = remove, gone, away, vanish, eliminated, rfg
said-tie = tie, tied, tiebreak, tiebreaker, equal, deadlock, stalemate
said-attack = attack, fight, battle, hit, strike, fights, raid, assault
said-combat = combat, fight, battle, shoot, fighting, fought, duel, shooting, shot, skirmish, brawl, fistfight, scuffle, brawling
said-personnel = personnel, people, men, guys, characters, crew, dudes, hero, folks, crewman, crewmen, heroes, minion, crewmate, crewmates, teammate, dude, bloke
said-ship = ship, starship, vessel, spaceship, mini, minis, miniature, miniatures, spacecraft, boat, boats, spaceships
said-ship-token = token, mini, minis, miniature, miniatures, standee, standees, figures, figurine, pawn, pawns, cutout
said-away-team = team, meeple, meeples, cube, cubes, worker, workers, squad, troop, troops, squads
said-location = location, planet, planets, place, world, worlds
said-action-token = action, ap, actions, chips, actionpoint, actionpoints
said-token = token, chip, chips, marker, counter, disc, pieces, discs, disk, disks, bead, beads, chit, chits, cube, cubes
said-unused = unused, leftover, remaining, rest, spare, excess, leftovers, remainder, surplus
said-hand = hand, handsize, handlimit
said-shuffle = shuffle, reshuffle, mix, shuffled, reshuffled, riffle
said-reveal = reveal, flip, show, expose, turnover, flips, exposed, uncover
said-facedown = facedown, hidden, secret, concealed, upside, covered, upsidedown
said-reaction = reaction, response, respond, counterspell, instant, react, reacts, responded, responding, retaliate
said-interrupt = interrupt, instant, response, interrupted
said-cancel = cancel, counter, block, negate, nullify, prevent, countered, counterspell, blocking, negated, nullified, parry, fizzle
said-may = optional, mandatory, must, forced, obligatory, voluntary, choose, obliged, optionally
said-free = free, gratis, nothing, complimentary, freebie, freeplay
said-steal = steal, rob, thief, swipe, robbed, robbing, robbery, swiped, snatched, nicked, pinch, plunder
said-robber = cruiser, robber, thief, knight, bandits, pirate, pirates
said-road = starship, road, roads, street
said-settlement = outpost, settlement, settlements, house, village, houses, villages
said-city = starbase, city, cities, town, towns, metropolis
said-hex = sector, hex, hexes, tile, hexagon, terrain, hexagons, terrains, landscape, planet, planets
said-edge = lane, edge, edges, line
said-corner = intersection, corner, corners, vertex, crossing, neighboring, vertices, crossroads, node, neighbouring
said-trade = trade, swap, exchange, barter, haggle, negotiate, negotiation, swapping, swapped, exchanging, exchanged
said-dice = dice, roll, rolled, rolling, die, rolls, d6, reroll
said-skill = skill, competence, talent
said-attribute = attribute, stat, stats
said-complexity = complexity, beginner, easy, easiest, difficulty, hard, newbie, complicated, complex, noob, novice
said-expansion = expansion, addon
said-neutral = neutral, nomansland
said-promote = promote, appoint, assign, appointed
said-deploy = deploy, launch, field, launched, summon, summoned, fielded
said-recall = recall, return, bounce, retrieve, bounced, retrieved, withdraw
said-dismiss = dismiss, fire, sack, bounce, fired, sacked, kick, kicked, evict
said-play = play, cast, casting, put, lay, casts
said-warp = warp, fly, jump, flight, flew, flown, flying, hyperspace, ftl
said-move = moving, fly, travel, hop, hopping, jump, flight, flew, flown, traveling, travelling, manoeuvre, maneuver
said-beam = beam, transport, teleport, transporter, teleported, transported
said-activation = activation, trigger, activating, switch, enable
said-staffing = staffing, staffed, man, manned, board, aboard
said-uniqueness = unique, duplicate, copy, copies, twice, legendary, legend, singleton
said-deckbuilding = building, construction, deckbuilding, size, decksize, constructed, decklists
said-mulligan = opening, mulligan, redeal
said-dilithium = dilithium, fuel, lumber, wood
said-tritanium = tritanium, brick, bricks, clay
said-food = food, grain, wheat, corn
said-knight = knight, soldiers
said-army = army, armies
said-supply-route = route, longroad
said-port = port, harbours, docks
said-desert = asteroid, deserts, wasteland
said-starship = starship, ship, ships
said-raw-material = resource, commodity, goods
said-range = range, far, distance, farther, further
said-direction = direction, way, bearing
said-substitute = substitute, replace, replaces, replaced, replacing, instead
said-build = build, construct, erect, attach, extend, constructing
said-starfleet = starfleet, fleet, armada
said-support-card = support, helper, helpers, assistant
said-development-card = development, devs
said-yield = production, income, harvest, payout, produce, produces
said-bank = supply, treasury, stash, stockpile
said-resupply = resupply, income, replenishment
said-refill = refill, refilled, replenish, replenished, restock
said-enlist = enlist, hire, hired, hiring, recruit, recruited, recruiting, draft, drafted, enrol
said-duplicate = duplicate, clone, cloned, cloning, imitate, replicate
said-ongoing = ongoing, persistent, continuous, lasting
said-passive = passive, static
said-restriction = restriction, barrier, barriers, hurdle, prerequisite, prerequisites, prereq, requirement, requirements
said-requirement = requirement, prereq
said-wipe = wipe, clear, cleared, clearing, clean, flush, flushed, reset, sweep
said-junk-pile = junk, landfill, garbage, rubbish, scrapheap
said-duty-officer = officer, xo
said-ally = ally, companion, companions
said-cargo = cargo, freight, payload
said-equipment = equipment, tool, tools, gadgets, devices
said-event = event, spell, enchantment
said-incident = incident, curse, curses, mishap, clog, wound, wounds
said-mission = mission, task, tasks
said-goal = goal, objectives, milestone, task, tasks
said-complete = complete, accomplish, achieve, fulfil, solve, solved, achieved, fulfilled
said-failed = failed, failure, unsuccessful, flop, flops, flopped, botched, blew
said-dilemma = dilemma, trap, traps, obstacles
said-overcome = overcome, overcame
said-kill = kill, murder, slain, died, dead, dies, slaughter
said-captive = captive, hostage, hostages, prisoners
said-brig = brig, dungeon, gaol, jail, prison, cell
said-find = find, search, searching, seek, fetch, sought
said-examine = examine, peek, peeking, inspect, scry
said-send = send, sent, dispatch, drop, dropped, deposit
said-control = control, conquer, majority, takeover, seize, grab, grabbed, snatch, capture, captured, occupy, annex
said-secured = secured, fortified, locked, lock, claimed
said-resolve = resolve, executed, performed
said-spend = spend, expend, consume
said-multiplier = multiplier, factor, multiply
said-scoring = scoring, tally, tallying
said-track = track, gauge, tracker
said-specialty = specialty, speciality, specialities, specialization, specialisation
said-focus = focus, focusing, focussing
said-wildcard = wildcard, jokers, wilds
said-reward = reward, payout, payouts, prizes
said-difficulty = difficulty, easier, tougher
said-upgrade = upgrade, improvement, enhance, levelup
said-prohibition = prohibition, banned, ban
said-rulebook = rulebook, booklet, handbook
said-lore = lore, flavour
said-shields = shields, armor, armour
said-weapons = weapons, gun, guns, cannon
said-artifact = artifact, artefact, artefacts, relic, treasure
said-cloak = cloak, invisible
said-creature = creature, beast, animal
said-beverage = beverage, alcohol, booze, beer
said-overview = overview, intro, introduction, explain, tldr
said-stopped = stopped, tired, worn, exhausted, frozen
said-number-2 = 2, two, both
said-number-3 = 3, three, third
said-number-4 = 4, four, fourth
said-number-5 = 5, five
said-number-6 = 6, six
said-number-7 = 7, seven
said-number-8 = 8, eight
said-number-9 = 9, nine
said-number-10 = 10, ten

# Words that tell that solo play or the campaign is meant; the first ones say nothing themselves.
played-alone = solo, alone, solitaire, solo mode
variant = computer, bot, bots, automa, automaton, AI, robot, machine, campaign, cadet

# What no rule is about; of several words all must stand there.
off-topic = weather, raining, cook, cooking, boil, bake, recipe, pancakes, pizza, coffee, egg, eggs, chess, uno, poker, yahtzee, snakes, football, soccer, hockey, super bowl, offside, bus, airplane, holiday, hotel, tire, car, phone, laptop, browser, internet, password, app, website, computer start, election, elections, capital, movie, movies, film, films, season, seasons, actor, actress, born, author, publisher, illustrated, drew, designed, invented, release date, dollar, dollars, amazon, buy game, core box cost, worth money, sleeves, paint, painted, lego, dog, headache, application, translate, strategy, strongest, best deck, best captain, find players, christmas, solar system, light speed, kilometers, learn online, pronounce, expansion good, deck any good, navy, stalemate, checkmate, connect four, battleship, in risk, carcassonne, dominion, magic gathering, pokemon, backgammon, checkers, rummy, monopoly jail, ticket to ride, buy couch, where buy, can i buy, taxes, tax, rent, senators, pollen, stock market, credit card, check engine, engine light, black hole, better than, who is better, better kirk, would you, fun, broken card, most broken, overpowered, worth getting, worth buying, captains chair cost, still in print, reprint, come out, comes out, next expansion, new expansion, new borg, sequel, replacement, foil, playmat, sleave, sleeve, sleeving, discord, reddit, facebook, tournament, club near, convention, review, reviews, podcast, youtube, video, trailer, cinema, netflix, wikipedia, google, chatgpt, wifi, printer, lottery, gas, license, become captain, become a ship, twin, who created, locutus, crew home, pass go, free parking, boardwalk, community chest, castle in, castling, pawn, rook, bishop, full house, flush, beat straight, wizard, wizards, spell, fireball, hit points, dragon, dragons, orc, mana, tap my, creature attack, attack my creature, summon, planeswalker, dungeon, dungeons, werewolf, roulette, blackjack, bingo, dominoes, scrabble, minimum age, what age, box cost, game cost, shipping, in stores, what year, which year, published, who played, directed, director, screenplay, wrath of khan, last name, middle name, father of, mother of, birthday, president, france, germany, london, paris, europe, america, to mars, to the moon, bus leave, next train, train station, timetable, my car, bicycle, dinner, breakfast, milk, bread, sugar, beer, lose weight, world cup, olympics, tennis, basketball, baseball, golf, square root, prime number, triangle, homework, school, salary, meaning of life, joke, poem, song, music, day of the week, television, garden, trousers, shoes, how old, years old, spells, population, goalie, goalkeeper, referee, touches the ball, the ball, aces, an ace, craps, knight attack, paladin, mage, heal another, batteries, battery, how heavy, how tall, weigh, meters, kilos, pounds, liters, celsius, fever, dentist, pill, glasses, what colour, blood, sweater, jacket, dress, goldfish, hamster, horse, ants, flower, tree, lawn, laundry, fridge, oven, noodles, rice, salad, cheese, chocolate, restaurant, waiter, vacation, apartment, mortgage, loan, insurance, wage, newspaper, news, pope, church, theme song, sings, singer, composer, novel, comic, museum, font, keyboard, software, virus, win at monopoly, monopoly money, jenga, pictionary, charades, canasta, rummikub, munchkin, catan cities, en passant, my kids, kids, children, grandma, my door, when he died, wedding, get rid of ants, earn salary, where was the game, package, parcel, delivery, delivered, shipped, refund, receipt, discount, coupon, warranty, shop return, shop buy, a store, daughter, son, sister, brother, mother, wife, husband, teacher, boss, dishes, vacuum, walk the dog, pocket money, screen, update, install, tablet, router, excel, windows, android, iphone, git, python, star wars, marvel, harry potter, lord of the rings, tv, episode, episodes, tv series, cast, played kirk, played picard, played spock, plays kirk, plays picard, plays spock, passing go, collect 200, mau mau, castle, knight, attacking creature, my neighbor, my garden, driving license, doctor appointment, medicine, queen, series watch, watch first, voiced, cities knights, convert pdf, pdf, earn, pandemic, azul, wingspan, gloomhaven, splendor, everdell, agricola, cluedo, stratego, codenames, dixit, taboo, euchre, bridge card, solitaire, gin rummy, cribbage, clue game, sorry game, tic tac toe, sudoku, crossword, minecraft, fortnite, tetris, zelda, yugioh, hearthstone, warhammer, qwirkle, cascadia, kingdomino, hanabi, nemesis, terraforming, jigsaw, ping pong, billiards, bowling, darts, pinball, risk continent, operation game, boggle, trivial pursuit, mahjong, cornhole, touchdown, quarterback, field goal, penalty kick, free throw, home run, inning, innings, nfl, nba, mlb, fifa, halftime, marathon, ski, skiing, swimming pool, gym, yoga, boxing, volleyball, superbowl, cricket, rugby, wimbledon, golfer, referees, stadium, playoffs, front door, lock change, locksmith, kitchen, bathroom, toilet, shower, heating, electricity, electric bill, stove, microwave, dishwasher, vacuum cleaner, carpet, couch, mattress, lamp, light bulb, faucet, lawnmower, mow, grill, barbecue, basement, attic, houseplant, flowers, landlord, rent due, tenant, balcony, furniture, wallpaper, plumber, detergent, mop, spaghetti, pasta, soup, sauce, sandwich, burger, burgers, sausage, steak, lasagna, casserole, potatoes, potato, tomatoes, tomato, cucumber, onions, onion, garlic, apple, apples, banana, bananas, strawberries, fruit, vegetables, yogurt, butter, flour, yeast, sourdough, cookies, pie, soda, lemonade, lunch, restaurant table, tasty, vegetarian, vegan, calories, diet, bacon, fryer, mac, stomach ache, back pain, cough, flu, vaccine, hospital, pharmacy, blood pressure, tooth, teeth, knee, skin rash, haircut, hairdresser, pregnant, sleep, sleepy, allergy, aspirin, dad, father, aunt, uncle, cousin, niece, nephew, mother in law, girlfriend, boyfriend, divorce, marry, married, present for, birthday gift, babysitter, kindergarten, daycare, exam, exams, degree, university, college, essay, summer break, report card, teenager, kitten, puppy, guinea pig, rabbit, cow, hen, elephant, lion, giraffe, monkey, bear animal, wasp, mosquito, mosquitoes, bee, bees, vet, leash, my cat, cats, irs, pension, passport, visa, driving test, payroll, raise at work, overtime, contract phone, phone contract, lease, bank account, checking account, interest rate, bitcoin, stocks, inherit, lawyer, court, parking ticket, mayor, prime minister, congress, election day, invoice, mortgage rate, subway, tram, taxi, ferry, airport, luggage, suitcase, campsite, beach, parking, highway, traffic, traffic jam, gas station, petrol, tyres, tires, oil change, motorcycle, toll, austria, switzerland, italy, spain, greece, england, poland, netherlands, belgium, denmark, sweden, norway, russia, china, japan, india, canada, mexico, brazil, australia, africa, asia, lisbon, rome, madrid, vienna, zurich, prague, moscow, tokyo, new york, los angeles, chicago, vegas, eiffel tower, hawaii, texas, florida, january, february, april, june, july, august, september, october, november, december, monday, wednesday, thursday, friday, saturday, sunday, weekend, easter, thanksgiving, halloween, new year, bank holiday, daylight saving, snow, thunderstorm, temperature, sunset, sunrise, full moon, mars, jupiter, saturn, pluto, moon landing, leap year, middle ages, dinosaur, dinosaurs, world war, tomorrow morning, zoom, skype, whatsapp, instagram, tiktok, twitter, spotify, email, emails, printer ink, usb, charger, charge cable, battery life, headphones, bluetooth, airplane mode, screenshot, hard drive, spreadsheet, powerpoint, java, javascript, html, programming language, playstation, xbox, nintendo, steam, telephone, sim card, verizon, paypal, ebay, ikea, walmart, costco, target store, return policy, opening hours, closing time, library books, library book, bookstore, books, stunt double, oscar, filmed, soundtrack, composed, roddenberry, nimoy, spiner, costume, cosplay, lightsaber, jedi, gandalf, hogwarts, batman, superman, middle earth, real name, star trek online, streaming, subtitles on

# Behind these stands what a question is about: at its beginning or end.
speaks-of = in, with

# Games as they are called in a question.
named-cc = Captain’s Chair, Captains Chair
named-2e = Second Edition, 2nd Edition, 2E, CCG, STCCG
named-catan = Catan, Star Trek Catan, Settlers, Settlers of Catan
named-1e = First Edition, 1st Edition, 1E, board variant

# What is done to a saved deck.
edit-add = add, put
edit-remove = remove, take, delete
edit-swap = swap, exchange
edit-move = move, shift

# Colors and ways to write of the terminal.
ink-black = black
ink-red = red
ink-green = green
ink-yellow = yellow
ink-blue = blue
ink-magenta = magenta, purple
ink-cyan = cyan
ink-white = white
ink-bright = bright, light
ink-bold = bold
ink-dim = dim, dimmed, faint
ink-underlined = underlined, underline
ink-plain = plain, none

# Settings.
setting-language = language
setting-game = game
setting-printing = printing, print
setting-color-title = color-title, colour-title
setting-color-label = color-label, colour-label
setting-color-symbol = color-symbol, colour-symbol
setting-color-faint = color-faint, colour-faint
setting-color-alarm = color-alarm, colour-alarm
setting-pager = pager
setting-width = width
setting-own-data = own-data, own data
setting-pictures = pictures, images
setting-recent = recent
setting-app = app
switch-on = on, yes, true
switch-off = off, no, false

# How one asks, and what shows that a sentence answers so.
asks-number = many, much, long, maximum, minimum, number, amount
asks-permission = may, can, must, could, should, cant, allowed
asks-moment = when, before, after
asks-person = who, whom, whose
asks-loss = gone, forever, lost, lose, losing, permanently
asks-others = opponent, opponents, others, other, somebody, someone, everybody, everyone
asks-refusal = not, no, without, never, cannot, cant, dont
says-number = one, two, three, four, five, six, seven, eight, nine, ten, once, twice
says-permission = may, cannot, can, must, never, always, not
says-moment = when, before, after, until, once, during, end, as
says-person = player, players, opponent, opponents, owner, owners, you, they, everyone, everybody, nobody, captain, bot
says-loss = removed, remove, discard, discarded, lose, lost, destroyed, return, returns, back, keep, kept, stay, stays, remain, remains, gone
says-others = opponent, opponents, other, others, another, everyone, everybody, nobody, players, owner, only
says-refusal = not, no, never, cannot, without, nothing, none, neither, nor, only

# Numbers in front of cards that can be counted: what the check of the data looks for in texts.
count-words = two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
counted-cards = common cards, Crew cards, Captains
counted-suits = cards, common card, Crew card, Persons, Cargo cards, Ships, Allies, Locations, Incidents, Encounters, Directives
