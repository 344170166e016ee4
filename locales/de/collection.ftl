# Die Sammlung: was von Second Edition der Spieler besitzt.

collection-empty = Deine Sammlung ist leer. Fülle sie mit tricorder collection import <Datei>, oder mit einer ganzen Edition auf einmal: tricorder collection add --set Premiere
collection-column-count = Anzahl
collection-column-card = Karte
collection-column-type = Typ
collection-column-missing = Fehlt
collection-column-needed = Nötig
collection-column-owned = Vorhanden
collection-total =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } verschiedene Karten
    }, { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }
collection-share = { $set } { $owned } von { $cards }
collection-section-unknown = So heißt keine bekannte Karte; vielleicht fehlt inzwischen die eingelesene Datei

collection-now = Jetzt in deiner Sammlung: { $cards ->
        [one] 1 Karte
       *[other] { $cards } verschiedene Karten
    }, { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }
collection-not-owned = { $name }: war nicht in deiner Sammlung
collection-changed = { $cards } Karten: { $more ->
        [0] nichts hinzugefügt
        [one] 1 Exemplar hinzugefügt
       *[other] { $more } Exemplare hinzugefügt
    }, { $less ->
        [0] nichts entfernt
        [one] 1 Exemplar entfernt
       *[other] { $less } Exemplare entfernt
    }

collection-imported = Eingelesen: { $cards ->
        [one] 1 Karte
       *[other] { $cards } verschiedene Karten
    }, { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }; davon { $new } neu in der Sammlung, { $changed } mit anderer Anzahl als bisher
collection-not-imported = Nichts eingelesen, deine Sammlung ist wie zuvor: Einige Zeilen sind unverständlich. Ohne sie geht es mit --skip-unknown.

collection-section-missing = Was zum Bauen fehlt
collection-missing =
    { $cards ->
        [one] Von 1 Karte fehlt
       *[other] Von { $cards } Karten fehlt
    } etwas, zusammen { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }:
collection-nothing-missing =
    { $decks ->
        [one] Nichts fehlt: Du besitzt jede Karte dieses Decks.
       *[other] Nichts fehlt: Du besitzt jede Karte dieser Decks, auch wenn alle zugleich stehen.
    }
