# Errata: what later prints say otherwise.

errata-heading = Printings
errata-print-first = First
errata-print-latest = Later
errata-prints-one = English printing 1
errata-prints-two = English printings 1 and 2
errata-prints-three = English printings 1 to 3
errata-prints-every = every printing of its box
errata-prints-unknown = printings unknown
errata-prints-from = printing { $number } and later
errata-later-to-boldly-go = To Boldly Go
errata-later-resistance-is-futile = Resistance is Futile
errata-later-replacement = replacement card in To Boldly Go and Second Contact
errata-counts = Used here
errata-counts-first = the first wording ({ $certainty }).
errata-counts-latest = the later wording ({ $certainty }).

errata-alert-red = Red Alert
errata-alert-yellow = Yellow Alert
errata-alert-black = Black Alert
errata-alert-green = Green

errata-change-correction = correction
errata-change-balance = balance
errata-change-edge-case = edge case
errata-change-effect = effect
errata-change-wording = wording
errata-change-typo = typo
errata-change-later-box = for a later box

errata-effect-same = plays the same
errata-effect-hardly = almost no difference in play
errata-effect-later-boxes = a difference only with later boxes
errata-effect-differs = plays differently

errata-basis-first-print = The German box’s wording is unknown, so the first printing is used.
errata-basis-same = Both mean the same.
errata-basis-german-rules = The German rulebooks point to this one.
errata-basis-designers = The designers call the other one a mistake and have replaced it.
errata-basis-core-box = Every printing of the core box has this one.

errata-total = { $count ->
    [0] No errata.
    [one] One erratum.
   *[other] { $count } errata.
} From the designers’ list, as published by players.
errata-hint = Which printings these are, and why a wording is used here: { $command }
errata-all = All errata: { $command }
