# Listen und Berichte.

hits-heading = Zu „{ $query }“ { $count ->
    [one] passt ein Eintrag:
   *[other] passen { $count } Einträge:
}
hits-hint = Ganzer Eintrag: --pick und die Nummer anhängen, zum Beispiel: tricorder { $query } --pick 1

list-total = { $count ->
    [0] Kein Eintrag.
    [one] Ein Eintrag.
   *[other] { $count } Einträge.
}

check-clean = Alles in Ordnung: { $entries } Einträge und { $cards } Karten in { $files } Dateien.
check-findings = { $count ->
    [one] Ein Befund.
   *[other] { $count } Befunde.
}
check-gaps = { $count ->
    [0] Keine Lücken.
    [one] Eine Lücke.
   *[other] { $count } Lücken.
}

gap-title-translated = { $id }: Der Titel „{ $title }“ ({ $lang }) ist übersetzt, nicht gedruckt.
gap-title-coined = { $id }: Der Titel „{ $title }“ ({ $lang }) ist unsere Bezeichnung, nicht gedruckt.
gap-title-unconfirmed = { $id }: Der Titel „{ $title }“ ({ $lang }) ist durch keine gedruckte Quelle belegt.
gap-fact-region = { $id }: Ob die gedruckte Karte eine Region nennt, ist nicht sicher; die Quellen widersprechen sich.
gap-ruling = { $id }: Klarstellung { $number } ist nicht sicher ({ $certainty }).

index-no-cache = Dieses System nennt keinen Cache-Ordner. Der Katalog entsteht bei jedem Aufruf im Speicher; TRICORDER_CACHE_DIR kann einen Ordner festlegen.
index-missing = Noch kein Katalog vorhanden. Er entsteht beim nächsten Nachschlagen.
    Ordner: { $folder }
index-damaged = Der Katalog ist beschädigt. Beim nächsten Nachschlagen entsteht er neu.
    Ordner: { $folder }
index-ready = Der Katalog ist vollständig: { $entries } Einträge, { $size }.
    Ordner: { $folder }
index-cards-missing = Noch kein Kartenkatalog vorhanden. Er entsteht bei der nächsten Kartensuche.
    Ordner: { $folder }
index-cards-damaged = Der Kartenkatalog ist beschädigt. Bei der nächsten Kartensuche entsteht er neu.
    Ordner: { $folder }
index-cards-ready = Der Kartenkatalog ist vollständig: { $entries } Karten, eingelesene mitgezählt, { $size }.
    Ordner: { $folder }
