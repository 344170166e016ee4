# Solo play: effects of the program cards as instructions, answers of the solo assistant.

pick-worth-card = Card
pick-worth-printed = VP
pick-worth-focus = Focus
pick-worth-endgame = Endgame
pick-worth-glory = Glory
pick-worth-total = Value
pick-worth-multipliers = Multipliers: Research ×{ $research }, Influence ×{ $influence }, Military ×{ $military }
pick-worth-source = German solo rulebook: p. 3

pick-worth-special = Rule
pick-worth-unmarked = Unmarked: { $traits }

pick-picked = Picked: { $card }
pick-none = No card fits; nothing happens.
pick-reason-preference = The preference { $preference } leaves these: { $cards }.
pick-reason-value = The value decides; on a tie, the number of tokens, then the card further left.
pick-reason-only = Only one card qualifies.
pick-reason-junk = The card most valuable to you is junked; cards with resources stay.
pick-reason-least = The card with the lowest value; on a tie, the one with fewer tokens, then the one further left.
pick-reason-most = The card with the highest value; on a tie, the one with more tokens, then the one further left.
pick-reason-explore = Explore: the Location with the fewest tokens from both sides; on a tie, the more valuable one.
pick-reason-engage = Engage: the Location with the most of your tokens; on a tie, the more valuable one.
pick-reason-send = Sending: the Location with the most Bot tokens; on a tie, the more valuable one. Locations where you have more Ships, and Locations already more than secured, are left out.
pick-reason-control = Control Step: the most valuable of the secured Locations.
pick-source-market = German solo rulebook: p. 3, 8
pick-source-zone = German solo rulebook: p. 4, 9
pick-worth-on-it = On it
pick-worth-fits = Fits
pick-worth-forces = { $bot } Bot, { $you } you
pick-why = { $card }: { $parts } = { $total }
pick-why-nothing = { $card }: no points, Focus, Endgame, or Glory: 0
pick-why-printed = { $count } printed
pick-why-focus = { $count } { $track } Focus (multiplier { $multiplier })
pick-why-endgame = { $count } Endgame operation
pick-why-glory = { $count } Glory on it
pick-row-number = Row
pick-row-match = Applies to
pick-row-fits = Fits
pick-why-special = { $count } by the special rule
