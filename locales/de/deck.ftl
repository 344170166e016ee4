# Decklisten der Second Edition: prüfen, erklären, messen.

deck-pile-missions = Missionen
deck-pile-dilemmas = Dilemma-Stapel
deck-pile-deck = Deck
deck-pile-aside = Beiseite

deck-unnamed = Deck
deck-standing-legal = erlaubt
deck-standing-illegal = nicht erlaubt
deck-standing-unread = nicht ganz lesbar
deck-counts = Missionen { $missions } · Dilemmas { $dilemmas } · Deck { $deck } · zusammen { $total }

deck-section-unread = Nicht verstanden
deck-section-violations = Verstöße gegen die Regeln
deck-section-advice = Kein Verstoß, aber wissenswert

deck-place-line = { $count ->
        [one] Zeile { $numbers }
       *[other] Zeilen { $numbers }
    }
deck-place-card = { $count ->
        [one] Karte Nr. { $numbers }
       *[other] Karten Nr. { $numbers }
    }
deck-did-you-mean = meintest du { $names }?

deck-line-comment = Kommentar
deck-line-heading = Überschrift: { $pile }
deck-line-unknown = keine Karte dieses Namens
deck-how-mark = ohne Druckzeichen
deck-how-renamed = hieß früher so
deck-how-folded = andere Schreibweise
deck-trouble-unknown-heading = diese Überschrift nennt keinen Stapel
deck-trouble-count = so viele Exemplare kann niemand meinen (1 bis 999)
deck-trouble-no-name = hier fehlt der Name der Karte

deck-rule-mission-count = { $have ->
        [one] Eine Mission statt genau { $limit }.
       *[other] { $have } Missionen statt genau { $limit }.
    }
deck-rule-mission-twice = Dieselbe Mission { $have }-mal; alle fünf müssen verschieden sein:
deck-rule-dilemma-count = { $have ->
        [one] Nur ein Dilemma, nötig sind mindestens { $limit }.
       *[other] Nur { $have } Dilemmas, nötig sind mindestens { $limit }.
    }
deck-rule-deck-count = { $have ->
        [one] Nur eine Karte im Deck, nötig sind mindestens { $limit }.
       *[other] Nur { $have } Karten im Deck, nötig sind mindestens { $limit }.
    }
deck-rule-total-count = Insgesamt nur { $have } Karten, nötig sind mindestens { $limit }.
deck-rule-copies = { $have } Karten mit dem Titel „{ $title }“, erlaubt sind { $limit }; Untertitel zählen nicht:
deck-rule-dilemma-copies = { $have }-mal „{ $title }“ im Dilemma-Stapel, erlaubt sind { $limit }:
deck-rule-wrong-pile = Falscher Stapel ({ $pile }):

deck-cite-building = (Second Edition: Ein Deck bauen)
deck-cite-dilemma-copies = (Second Edition: Ein Deck bauen, streng gelesen; siehe Deckbau, Regelfrage 202)
deck-cite-types = (Second Edition: Kartentypen)

deck-cite-crew = (Captain’s Chair: Spielregeln, S. 6–7)
deck-cite-pile = (Captain’s Chair: Solo-Regeln, S. 17)

deck-crew-counts = Crew von { $captain }: { $have } von { $all } Karten · Verstärkungs-Stapel { $pile }
deck-crew-pile-counts = Verstärkungs-Stapel von { $captain }: { $pile ->
        [one] eine Karte
       *[other] { $pile } Karten
    }
deck-crew-place-unmarked = neben der Captain-Tafel
deck-crew-place-reinforcement = im Verstärkungs-Stapel
deck-crew-missing = Fehlt; beginnt { $place }:
deck-crew-too-many = Gibt es in der Schachtel nur einmal:
deck-crew-foreign = Gehört nicht zu dieser Crew:
deck-crew-wrong-place = Liegt am falschen Platz; beginnt { $place }:
deck-crew-forbidden = Begegnungen, Zwischenfälle und Orte dürfen nie in den Verstärkungs-Stapel:
deck-crew-not-own = Gehört einer anderen Crew und kann keine Verstärkung sein:
deck-crew-not-gained = Liegt nie in der Auslage und kann keine Verstärkung sein:
deck-crew-not-permitted = Lässt die CPK keines Gegners als Verstärkung zu:
deck-crew-elsewhere = Beginnt nicht dort, wo ein Bonus eigene Karten hernimmt:
deck-crew-no-reinforce = Sobald im Verstärkungs-Stapel eine Karte liegt, gehört zu deinem Deck auch:
deck-crew-idle-reinforce = Solange der Verstärkungs-Stapel leer ist, bleibt draußen:
deck-crew-recorded = Laut Logbuch im Verstärkungs-Stapel, aber nicht in der Liste:
deck-crew-not-recorded = In der Liste, aber laut Logbuch nicht im Verstärkungs-Stapel:

deck-advice-no-planet = Ohne Planetenmission kannst du nicht gewinnen.
deck-advice-no-space = Ohne Weltraummission kannst du nicht gewinnen.
deck-advice-few-points = Alle Missionen zusammen bringen { $points } Punkte, zum Sieg braucht es 100.
deck-advice-no-headquarters = Ohne Hauptquartier kannst du weder Personal noch Schiffe spielen.
deck-advice-unwelcome = An keinem deiner Hauptquartiere spielbar: { $cards }
deck-advice-unattempted = { $count ->
        [one] Diese Mission darf niemand aus deinem Deck versuchen: { $cards }
       *[other] Diese Missionen darf niemand aus deinem Deck versuchen: { $cards }
    }
deck-advice-unstaffed = { $count ->
        [one] Dieses Schiff kann dein ganzes Personal zusammen nicht bemannen: { $cards }
       *[other] Diese Schiffe kann dein ganzes Personal zusammen nicht bemannen: { $cards }
    }

deck-column-list = Liste
deck-column-standing = Urteil
deck-column-missions = Missionen
deck-column-dilemmas = Dilemmas
deck-column-deck = Deck
deck-column-faults = Mängel
