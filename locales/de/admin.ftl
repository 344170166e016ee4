# Listen und Berichte.

admin-check-clean = Alles in Ordnung: { $entries } Einträge und { $cards } Karten in { $files } Dateien.
admin-check-findings = { $count ->
    [one] Ein Befund.
   *[other] { $count } Befunde.
}
admin-check-gaps = { $count ->
    [0] Keine Lücken.
    [one] Eine Lücke.
   *[other] { $count } Lücken.
}

admin-gap-title-translated = { $id }: Der Titel „{ $title }“ ({ $lang }) ist übersetzt, nicht gedruckt.
admin-gap-title-coined = { $id }: Der Titel „{ $title }“ ({ $lang }) ist unsere Bezeichnung, nicht gedruckt.
admin-gap-title-unconfirmed = { $id }: Keine gedruckte Quelle nennt den Titel „{ $title }“ ({ $lang }).
admin-gap-set-name = Das Set { $code } hat keinen Namen: Keine Quelle nennt ihn.
admin-gap-first-print = { $id }: Was auf dem ersten Druck steht, ist unbekannt ({ $field }); vorgelegen hat nur ein berichtigter Druck.
admin-gap-fact-region = { $id }: Ob die gedruckte Karte eine Region nennt, ist nicht sicher; die Quellen widersprechen sich.
admin-gap-text-fact = { $id }: Was der Kartentext einem Deck bringt, ist noch nicht ganz geklärt; was unklar ist, fehlt in den Daten.
admin-gap-fact-title = { $id }: Ob die Klammer zum gedruckten Titel gehört, ist nicht sicher; nur eine Quelle nennt die Karte.
admin-gap-ruling = { $id }: Klarstellung { $number } ist nicht sicher ({ $certainty }).
admin-gap-erratum = { $id }: Welche gedruckte Fassung zählt, ist nicht sicher ({ $certainty }).
admin-gap-wording = { $id }: Unser Text folgt dem Nachdruck in { $print }; die erste Auflage lag nicht vor.

admin-index-no-cache = Auf diesem System ist kein Cache-Ordner festgelegt. Jeder Aufruf baut den Katalog darum neu im Arbeitsspeicher auf; einen Ordner legst du mit TRICORDER_CACHE_DIR fest.
admin-index-reading = Der Katalog wird aufgebaut, nur dieses eine Mal: Daten lesen (1 von 2) …
admin-index-writing = Der Katalog wird aufgebaut, nur dieses eine Mal: Index schreiben (2 von 2) …
admin-index-missing = Noch kein Katalog vorhanden. Das nächste Nachschlagen baut ihn auf.
    Ordner: { $folder }
admin-index-damaged = Der Katalog ist beschädigt. Das nächste Nachschlagen baut ihn neu auf.
    Ordner: { $folder }
admin-index-ready = Der Katalog ist vollständig: { $entries } Einträge, { $size }.
    Ordner: { $folder }
admin-index-cards-missing = Noch kein Kartenkatalog vorhanden. Die nächste Kartensuche baut ihn auf.
    Ordner: { $folder }
admin-index-cards-damaged = Der Kartenkatalog ist beschädigt. Die nächste Kartensuche baut ihn neu auf.
    Ordner: { $folder }
admin-index-cards-ready = Der Kartenkatalog ist vollständig: { $entries } Karten, importierte mitgezählt, { $size }.
    Ordner: { $folder }
admin-index-exported = { $entries ->
    [one] 1 Regel
   *[other] { $entries } Regeln
} und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $file }
admin-index-exported-private = { $count ->
    [one] Bei 1 Karte stehen
   *[other] Bei { $count } Karten stehen
} Angaben oder Texte aus deinen Importen. Sie sind nur für dich: Veröffentliche diesen Export nicht.

admin-cards-written = { $cards } Karten geschrieben: { $added } neue, { $changed } geänderte, { $kept } wie bisher.
admin-cards-corrected = Nach dem Druck berichtigt ({ $count }); die Karte behält auch den früheren Wert:
admin-cards-mended = In einer älteren Datei anders ({ $count }), ohne Zeichen einer Korrektur; die neueste gilt:
admin-cards-difference = { $card }: { $field } { $earlier } → { $value }
