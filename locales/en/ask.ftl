# The solo game at the table: steps, questions, state, setup.

ask-label-why = Why
ask-label-known = Known
ask-label-answer = Answer
ask-in-phase = { $phase }: { $reason }
ask-for-card = { $card }, { $row }: { $reason }
ask-for-report = { $event } { $reason }

ask-stardate = Which Stardate card is on top, and how much Glory is on it?
ask-stardate-known = card { $card } with { $glory } Glory
ask-stardate-all-empty = All Stardate cards are empty.
ask-stardate-answer = Enter = as shown · 4 = 4 Glory on this card · 2 5 = card 2 with 5 Glory · 0 = all empty
ask-table = What is on the table now?
ask-table-unchanged = Enter = as shown. Otherwise type only what differs:
ask-table-missing = Fill in each “?”, and anything else that differs:
ask-table-stardate = 4 (Glory on the Stardate card)
ask-table-market = Lirpa + 2 glory (in the Market)
ask-table-zone = Betazed + 2 you + 1 ship (your tokens there)
ask-table-tracks = 3 0 7 (your Research, Influence, Military)
ask-table-more = :help says more
ask-table-known-stardate = Stardate card { $card } with { $glory } Glory
ask-table-known-tracks = you: Research { $research }, Influence { $influence }, Military { $military }
ask-laid-answer = you may add newly revealed cards after a semicolon: { $places } (- = its deck has run out; otherwise you will be asked later)
ask-laid-site = Neutral Zone, place { $place }
ask-names = What are the cards marked “?” in the Bot Discard pile, from the top?
ask-name = What is the card marked “?” in the Bot Discard pile?
ask-names-known = from the top: { $cards }
ask-names-answer = names in this order, separated by semicolons
ask-names-answer-listed = names or numbers in this order, separated by semicolons
ask-market = What is in the Market?
ask-market-unchanged = Enter = nothing changed. Otherwise name the cards, separated by semicolons:
ask-market-missing = Name the cards in the places marked “?”, separated by semicolons:
ask-market-answer = Name + 2 glory + 1 dilithium (what is on it). A card’s suit tells its place; places you do not name stay as they are; ally - = the Ally deck has run out
ask-refill = Which card is now in the { $suit } place of the Market?
ask-refill-answer = name of the card · - = that deck has run out
ask-zone = What is in the Neutral Zone, and with which tokens?
ask-zone-unchanged = Enter = nothing changed. Otherwise name the Locations, separated by semicolons:
ask-zone-missing = Name every Location from left to right, separated by semicolons:
ask-zone-answer = Betazed + 2 you + 1 ship + 1 bot (your Away Teams, your Ships, the Bot’s Away Teams). Locations you do not name stay as they are; if one is new, name all of them from left to right.
ask-new-site = Which Location is now in place { $place } of the Neutral Zone, counting from the left?
ask-new-site-answer = name of the Location · - = the Location deck has run out
ask-tracks = Where are the track markers on your Crew board?
ask-tracks-known = Research { $research } · Influence { $influence } · Military { $military }
ask-tracks-answer = Enter = as shown, or three numbers from 0 to 15 for Research, Influence and Military, e.g. 3 0 7
ask-reveal-deck = Turn up the top card of the Bot deck: which one is it?
ask-reveal-supplement = Turn up the top card of the Supplement deck: which one is it?
ask-reveal-supplement-bottom = Turn up the bottom card of the Supplement deck: which one is it?
ask-reveal-row = Turn up the next card in the Bot’s Staging Area: which one is it?
ask-reveal-answer = name of the card
ask-reveal-answer-listed = name of the card or its number
ask-reveal-answer-none = - = the deck has run out
ask-drawn-incident = Turn up the top Incident: which one is it?
ask-drawn-encounter = Turn up the top Encounter: which one is it?
ask-drawn-encounters = Turn up the top { $count } Encounters: what are they, from the top down?
ask-encounter-left = Is there a card left in the Encounter deck?
ask-yes-no = y = yes · n = no
ask-incidents = How many cards are in the Incident deck?
ask-incidents-answer = Enter = as shown, or a number
ask-part = { $what } How did it go?
ask-part-done = { $number } = done
ask-part-cancelled = { $number } = canceled
ask-part-impossible = { $number } = not possible
ask-where-team = From which Location did you remove your Away Team?
ask-where-ship = At which Location was the Ship you dismissed?
ask-where-answer = number of the Location
ask-where-elsewhere = - = elsewhere
ask-discarded-is = Is the suit of the card you just discarded { $suit }?
ask-choice = You choose.
ask-choice-number = number of the option
ask-choice-cancelled = c = attack canceled
ask-choice-none = - = no option is possible

ask-why-stardate = It decides how many cards the Bot draws and where Glory comes from.
ask-why-market = The Bot chooses a card from the Market.
ask-why-refill = That place is empty now, and a Market card is about to be chosen.
ask-why-zone = The Bot chooses a Location in the Neutral Zone.
ask-why-new-site = A Location has left the Neutral Zone, and one there is about to be chosen.
ask-why-tracks = Your multipliers decide how much each card is worth to you.
ask-why-reveal = The card decides what happens.
ask-why-table = It decides what the Bot draws, chooses, and takes.
ask-why-names = The Bot looks for a card there.
ask-why-drawn = The card goes to the Bot.
ask-why-drawn-best = The most valuable one goes to the Bot, the others leave the game.
ask-why-encounter-left = The Bot takes the top Encounter.
ask-why-incidents = An Incident leaves the deck; once the deck is empty, the Burn comes.
ask-why-part = It decides how the row continues.
ask-why-where = From now on, one fewer token counts there.
ask-why-discarded-is = It decides what the Bot does.
ask-why-choice = The row leaves the decision to you.
ask-why-market-glory = Something is about to go on the Market card that is least valuable to you.
ask-part-discarded = 1 y = done, and the card is of suit { $suit } · 1 n = done, and it is not
ask-where-enter = Enter = { $location }
ask-market-and-tracks = What is in the Market, and where are your track markers?
ask-laid-market = Market, { $suit } place
ask-name-log = What is the card marked “?” in the Bot’s Log?
ask-names-log = What are the cards marked “?” in the Bot’s Log, from the top?
ask-drawn-market = Turn up the top card of the Market deck ({ $suit }): which one is it?
ask-junk = What is in the Junk?
ask-junk-answer = Enter = as shown · otherwise every name, separated by semicolons, the most recently junked last · or only what changed, with a plus or a minus in front · a minus alone: empty
ask-junk-names = every name, separated by semicolons, the most recently junked last · a minus alone: empty
ask-junk-unnamed = Cards from the setup not named yet: { $count }.
ask-junk-lines = Cards in the Junk, one per line, the most recently junked last
ask-player-has = Do you have a card with the trait { $name } in play?
ask-why-fleet = Count your fleet of 30 as 2 Ships.
ask-captain-flipped = Has your Captain been flipped?
ask-captain-all-marked = Are all the traits on your board marked?
ask-why-captain-focus = It decides what Focus icons are worth to you: nothing before the Captain is flipped, then 1 each, and 3 each once every trait is marked.
ask-fleet-at = Is your fleet of 30 among your Ships at { $location }?
ask-why-fleet-at = The Bot takes control there, and you gain 1 Glory for each of your tokens. The fleet is one token; by its card it counts as 2 only for securing.
ask-why-junk = The Bot may gain a card from there.
ask-example = for example: { $typed } (? says more)
ask-example-enter = Enter = as shown
ask-example-market = Lirpa + 2 glory
ask-example-zone = Betazed + 1 you
ask-change-card = the card now in its place, e.g. Lirpa
ask-change-ship = Betazed + 1 ship
ask-change-location = all Locations from left to right
ask-changes = Enter = nothing changed · otherwise only what changed, separated by semicolons (:status shows the table, ? says more)
