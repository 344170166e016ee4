# The collection: what of Second Edition the player owns.

collection-empty = No cards in your collection yet.
collection-fill = To fill it: `tricorder collection import <file>` · a whole set: `tricorder collection add --set Premiere`
collection-column-count = Count
collection-column-card = Card
collection-column-type = Type
collection-column-missing = Missing
collection-column-needed = Needed
collection-column-owned = Owned
collection-total =
    { $cards ->
        [one] 1 card
       *[other] { $cards } different cards
    }, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }
collection-share = { $set } { $owned } of { $cards }
collection-section-unknown = No known card has these names: their import may have been removed

collection-now = Now in your collection: { $cards ->
        [one] 1 card
       *[other] { $cards } different cards
    }, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }
collection-now-empty = Your collection is empty now.
collection-not-owned = { $name }: was not in your collection
collection-added = { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} added
collection-removed = { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } removed
collection-none-removed = None of these cards was in your collection.

collection-imported = Imported: { $cards ->
        [one] 1 card
       *[other] { $cards } different cards
    }, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }; { $new ->
        [0] none of them new
       *[other] { $new } of them new
    }, { $changed ->
        [0] no count has changed
        [one] 1 count has changed
       *[other] { $changed } counts have changed
    }
collection-not-imported = Nothing was imported and your collection is unchanged: some lines were not recognized. Fix them or leave them out.
collection-without-unknown = To import the rest: `tricorder collection import <list> --skip-unknown`

collection-own-mark = { $name } [{ $copies } owned]
collection-own-skill = In your collection with { $skill }: { $cards }.
collection-own-instead = In place of { $name }: { $cards }
collection-section-own = From your collection, not needed by the deck
collection-section-missing = From your collection
collection-missing =
    { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } missing:
collection-nothing-missing =
    { $decks ->
        [one] Nothing is missing: you own every card of this deck.
       *[other] Nothing is missing: you own every card of these decks, even if you build all of them at once.
    }

collection-boxes-box = Box
collection-boxes-typed = You type
collection-boxes-yours = Yours
collection-boxes-captains = Captains
collection-boxes-own = yes
collection-boxes-hint = Look-ups and searches show only your boxes, and games use only their cards.
collection-boxes-change = To change them: `tricorder collection boxes core,to-boldly-go` · for a single game: `tricorder solo new --boxes`
