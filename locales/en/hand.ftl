# What hands move, as short as it can be said: what, and where it goes.

hand-move = { $what } → { $to }
hand-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
hand-top-cards = { $cards ->
    [one] Top card
   *[other] Top { $cards } cards
}
hand-supplement = Top card of the Supplement deck
hand-top-incident = Top Incident
hand-top-encounter = Top Encounter
hand-teams = { $teams ->
    [one] 1 Away Team
   *[other] { $teams } Away Teams
}
hand-ship-token = Token of { $ship }
hand-stardate = Stardate card { $card }
hand-then-next = { $to }; then { $owed } Glory from card { $next }
hand-wipe-market = Wipe the Market
hand-wipe-both = Wipe the Market and the Neutral Zone
hand-fetch = Fetch { $card }
hand-turn-up = Turn up { $card }
hand-take-team = Your Away Team off { $location }
hand-take-ship = Your Ship off { $location }
hand-mark = Mark { $name }
hand-leave-exile = Lay out the 2 regular Command cards
hand-to-new-deck = new deck
hand-to-discard = Bot Discard pile
hand-to-deck = top of its deck
hand-to-beside = beside its Captain
hand-to-log = under its Captain
hand-to-captain = its Captain
hand-to-officer = Duty Officer
hand-to-control-area = its Control Area
hand-to-staging = its Staging Area
hand-to-resources = its resources
hand-to-supply = supply
hand-to-junk = Junk
hand-to-incidents = bottom of the Incident deck
hand-to-box = box
hand-to-your-staging = your Staging Area
hand-to-your-resources = your resources
hand-to-you = you
hand-to-by-effect = where your effect sends it
