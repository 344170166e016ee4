# Why the Bot decided as it did: what came into question, and the rule that decided.

# Behind what was decided, the page in print.
why-printed = { $sentence } ({ $place }).
why-only = Only { $chosen } qualifies.
why-only-row = No other row fits: { $chosen }.
why-before = { $chosen } before { $others }: { $reason }
why-before-tied = { $chosen } before { $others }, tied until then: { $reason }
why-behind = Ranked lower: { $others }.
why-ruling = The rulebooks are silent on this choice; the order is our ruling { $number }: `tricorder show { $entry }`.
why-nothing = The Bot has had nothing to decide yet.
why-label = Why?
why-amounts = { $reason } ({ $most } to { $next })

why-preference = the row names its kind first
why-named-token = it has more of the resource the row names first
why-most-value = it is worth more to the Bot
why-most-value-player = it is worth more to you
why-least-value = it is worth less to the Bot
why-least-value-player = it is worth less to you
why-more-tokens = it has more resources on it
why-less-tokens = it has fewer resources on it
why-most-of-bot = the Bot already has more tokens there
why-least-of-bot = the Bot has fewer tokens there
why-most-of-player = you have more tokens there
why-least-of-both = there are fewer tokens from both sides there
why-highest-track = it is the higher track
why-lowest-track = it is the lower track
why-leftmost = it is further left
why-top-track = it is further up on the board
why-top-row = it is further up among the rows that fit
why-market-first = the Market comes before the Junk
why-junked-last = it was junked later
why-discarded-last = it was discarded later
why-deployed-last = it was deployed later
why-played-first = it came into play earlier
why-higher-in-deck = it was higher in the deck
