# The collection: what of Second Edition the player owns.

collection-empty = Your collection is empty. Fill it with: tricorder collection import <file>, or a whole set at once: tricorder collection add --set Premiere
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
collection-section-unknown = Names no known card bears: their import may have been removed

collection-now = Now in your collection: { $cards ->
        [one] 1 card
       *[other] { $cards } different cards
    }, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }
collection-not-owned = { $name }: was not in your collection
collection-changed = { $cards } cards: { $more ->
        [0] nothing added
        [one] 1 copy added
       *[other] { $more } copies added
    }, { $less ->
        [0] nothing removed
        [one] 1 copy removed
       *[other] { $less } copies removed
    }

collection-imported = Imported: { $cards ->
        [one] 1 card
       *[other] { $cards } different cards
    }, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }; { $new } new to the collection, { $changed } with another count than before
collection-not-imported = Nothing imported, your collection is as it was: there are lines that are not understood. Without them: --skip-unknown

collection-section-missing = Missing for building it
collection-missing =
    { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } short, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } in all:
collection-nothing-missing =
    { $decks ->
        [one] Nothing is missing: you own every card of this deck.
       *[other] Nothing is missing: you own every card of these decks, even if they all stand at once.
    }
