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
errata-counts = Counts here
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
errata-effect-hardly = hardly a difference in play
errata-effect-later-boxes = a difference only with later boxes
errata-effect-differs = plays differently

errata-basis-first-print = What the German box prints is not known, so the first printing is taken.
errata-basis-same = Both mean the same.
errata-basis-german-rules = The German rulebooks point to it.
errata-basis-designers = The designers call the other one a mistake and have replaced it.
errata-basis-core-box = Every printing of the core box has it.

errata-total = { $count ->
    [0] No erratum.
    [one] One erratum.
   *[other] { $count } errata.
} From the designers’ list, as players have published it.
errata-hint = Which printings they are, and why a wording counts here: { $command }
errata-all = All errata: { $command }
