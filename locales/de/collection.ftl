# Die Sammlung: was von Second Edition der Spieler besitzt.

collection-empty = Noch keine Karten in deiner Sammlung.
collection-fill = Füllen: `tricorder collection import <Datei>` · ein ganzes Set: `tricorder collection add --set Premiere`
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
collection-section-unknown = Keine bekannte Karte heißt so; vielleicht fehlt inzwischen die importierte Datei

collection-now = Jetzt in deiner Sammlung: { $cards ->
        [one] 1 Karte
       *[other] { $cards } verschiedene Karten
    }, { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }
collection-now-empty = Deine Sammlung ist jetzt leer.
collection-not-owned = { $name }: war nicht in deiner Sammlung
collection-added = { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    } von { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} hinzugefügt
collection-removed = { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    } von { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } entfernt
collection-none-removed = Keine dieser Karten war in deiner Sammlung.

collection-imported = Importiert: { $cards ->
        [one] 1 Karte
       *[other] { $cards } verschiedene Karten
    }, { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }; davon { $new ->
        [0] keine neu
       *[other] { $new } neu
    }, { $changed ->
        [0] keine Anzahl geändert
        [one] 1 Anzahl geändert
       *[other] { $changed } Anzahlen geändert
    }
collection-not-imported = Nichts importiert, deine Sammlung bleibt, wie sie war: Manche Zeilen wurden nicht erkannt. Berichtige sie oder lass sie weg.
collection-without-unknown = Ohne sie geht es mit: `tricorder collection import <Liste> --skip-unknown`

collection-own-mark = { $name } [{ $copies } vorhanden]
collection-own-skill = Mit { $skill } in deiner Sammlung: { $cards }.
collection-own-instead = Statt { $name }: { $cards }
collection-section-own = Aus deiner Sammlung, vom Deck nicht gebraucht
collection-section-missing = Aus deiner Sammlung
collection-missing =
    { $copies ->
        [one] Es fehlt 1 Exemplar
       *[other] Es fehlen { $copies } Exemplare
    } von { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }:
collection-nothing-missing =
    { $decks ->
        [one] Nichts fehlt: Du besitzt jede Karte dieses Decks.
       *[other] Nichts fehlt: Du besitzt jede Karte dieser Decks, auch wenn du alle zugleich baust.
    }

collection-boxes-box = Box
collection-boxes-typed = Getippt
collection-boxes-yours = Deine
collection-boxes-captains = Captains
collection-boxes-own = ja
collection-boxes-hint = tricorder schlägt nur in deinen Boxen nach, sucht nur dort und spielt mit ihren Karten.
collection-boxes-change = Ändern: `tricorder collection boxes core,to-boldly-go` · für eine einzelne Partie: `tricorder solo new --boxes`
