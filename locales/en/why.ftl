# Why the Bot decided as it did: what came into question, and the rule that decided.

# Behind what was decided, the page in print.
why-printed = { $sentence } ({ $place }).
why-only = Nothing but { $chosen } comes into question.
why-only-row = No other row fits: { $chosen }.
why-before = { $chosen } before { $others }: { $reason }
why-before-tied = { $chosen } before { $others }, equal until then: { $reason }
why-behind = Further behind: { $others }.
why-ruling = The rulebooks are silent on this choice; the order is our ruling { $number }: `tricorder show { $entry }`.
why-nothing = The Bot has had nothing to decide yet.
why-label = Why?
why-amounts = { $reason } ({ $most } to { $next })

why-preference = the row names its kind first
why-named-token = more of the resource the row names first lies on it
why-most-value = it is worth more to the Bot
why-most-value-player = it is worth more to you
why-least-value = it is worth less to the Bot
why-least-value-player = it is worth less to you
why-more-tokens = more resources lie on it
why-less-tokens = fewer resources lie on it
why-most-of-bot = the Bot has more tokens there already
why-least-of-bot = the Bot has fewer tokens there
why-most-of-player = you have more tokens there
why-least-of-both = fewer tokens of both sides stand there
why-highest-track = it is the higher track
why-lowest-track = it is the lower track
why-leftmost = it lies further left
why-top-track = it is further up on the board
why-top-row = it is further up among the rows that fit
why-market-first = the Market comes before the Junk
why-junked-last = it was junked later
why-discarded-last = it was discarded later
why-deployed-last = it was deployed later
why-played-first = it came into play earlier
why-higher-in-deck = it lay higher in the deck
