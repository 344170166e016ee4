# Die Seite für Telefon und Browser (`tricorder serve`).

page-tab-start = Start
page-tab-lookup = Suchen
page-tab-list = Einträge
page-tab-cards = Karten
page-tab-solo = Solo
page-tab-decks = Decks
page-tab-calc = Rechner
page-rooms = Hauptmenü
page-skip = Zum Inhalt
page-find = Wort, Karte oder Frage
page-find-short = Nachschlagen
page-find-cards = Karte, Art, Begriff
page-running = Zurück zu { $bot }, { $turn ->
    [0] vor dem ersten Zug
   *[other] Zug { $turn }
}
page-other-language = English
page-games = Spiele
page-all-games = alle Spiele
page-hello = Beantwortet Regelfragen, kennt jede Karte und spielt den Gegner: für vier Star-Trek-Spiele.
page-turn = So läuft ein Zug ab
page-starred = Mit Stern
page-seen = Zuletzt angesehen
page-try = Zum Beispiel
# Beispiele, durch | getrennt.
page-examples = loggen | wohin kommen entlassene Personen | Brückenoffizier | wann endet das Spiel
page-sheet-open = Öffnen
page-sheet-close = Schließen
page-play-against = Gegen diesen Captain spielen
page-program = Programmblatt
page-missed = Zu „{ $typed }“ steht hier nichts
page-found-all = Alle { $total } Treffer zeigen
page-answer-where = Wo das steht
page-answer-games = In den anderen Spielen
page-found-else = Oder meintest du
page-near = Ähnlich geschrieben
page-missed-cards = Unter den Karten suchen
page-hits = Treffer
page-filter = In der Liste suchen
page-nowhere = Diese Seite gibt es nicht.
page-nowhere-back = Zur Startseite
page-less = { $what }: 1 weniger
page-more = { $what }: 1 mehr
page-list = Alle Einträge und Karten
page-calc-others = Andere Spiele
page-calc-more = Weitere Rechner
page-calc-typed = Lieber schreiben
page-calc-next = nächste Zeile
page-calc-back = zurück
page-calc-go = Berechnen
page-calc-needed = Hier fehlt noch etwas: { $fields }
page-calc-lines = eine Angabe pro Zeile
page-calc-list = Füge die Liste hier ein, jede Karte in eigener Zeile
page-cards-help = So suchst du
page-cards-those = { $total ->
    [one] Diese Karte zeigen
   *[other] { $total } Karten zeigen
}
page-cards-chosen = Gewählte Filter
page-cards-no-filter = Alle weg
page-cards-total = { $total ->
    [one] { $total } Karte
   *[other] { $total } Karten
}
page-cards-find = Filter suchen
page-cards-one-is-enough = eine davon genügt
page-cards-whichever = egal
page-cards-down = Umgekehrt
page-cards-up-to = { $what } bis
page-cards-at-least = { $what } ab
page-cards-any = Jede Fraktion
page-cards-sort = Sortieren nach
page-cards-narrow = Filter
page-cards-before = Zurück
page-cards-next = Weiter
page-cards-all = Alle { $total }
page-cards-pages = Seiten
page-cards-without = Filter „{ $what }“ entfernen
page-locked = Diese Seite ist geschützt. Scanne den QR-Code oder öffne die vollständige Adresse.
page-foreign = Dein Browser sagt nicht, woher das kommt
page-foreign-what = Nichts wurde geändert. tricorder nimmt nur an, was seine eigenen Seiten schicken, und hier ist das nicht zu erkennen. Geh zurück, lade die Seite neu und versuch es noch einmal.
page-other-name = Diese Seite antwortet nur unter ihrer eigenen Adresse; tricorder zeigt sie beim Start an.
page-card-bot = Was der Computer damit macht
page-card-decks = In deinen Decks
page-card-words = Karten mit denselben Wörtern
page-card-own = In deiner Sammlung
page-collection-add = Zur Sammlung
page-collection-card = Karte, auch mit Anzahl: „3x Davies“
page-collection-none = Hier steht noch keine Karte. Gib einen Namen ein, um die erste hinzuzufügen.
page-collection-sets = Ein Set abhaken
page-collection-share = { $owned } von { $cards }
page-collection-list = Liste deiner Karten
page-collection-counts = Anzahlen übernehmen
page-kinds = Arten
page-letters = Anfangsbuchstaben
page-calc-rare = Selten nötig
page-keys = Tasten
page-key-find = Suchen
page-key-walk = Vorschläge durchgehen
page-key-go = Vorschlag öffnen, Formular abschicken
page-key-undo = Letzten Schritt einer Partie rückgängig machen
page-key-close = Schließen, was darüber liegt
page-key-list = Diese Tasten zeigen
# Wörter für die Liste der Berichtigungen, durch | getrennt.
page-errata-words = errata | erratum | faq | berichtigung | berichtigungen | druckfehler | korrekturen
