# Import von Kartendateien (import-…).

import-reading = Lese { $path } …
import-building = Die Kartensuche wird aufgebaut …
import-outcome-added = importiert
import-outcome-replaced = importiert; die früher importierten Zeilen sind ersetzt
import-outcome-unchanged = schon importiert; nichts geändert
import-counts = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} in { $printings ->
    [one] einer Ausgabe
   *[other] { $printings } Ausgaben
}
import-mended = { $count ->
    [one] Ausgebessert, eine Zeile:
   *[other] Ausgebessert, { $count } Zeilen:
}
import-left-out = { $count ->
    [one] Ausgelassen, eine Zeile:
   *[other] Ausgelassen, { $count } Zeilen:
}
import-doubtful = { $count ->
    [one] Zweifelhaft an einer Stelle:
   *[other] Zweifelhaft an { $count } Stellen:
}
import-line = Zeile { $line }: { $words }
import-more = … und { $count } weitere; --json zeigt alle.
import-skipped = { $count ->
    [one] Eine weitere Textdatei enthält keine Karten und blieb unbeachtet.
   *[other] { $count } weitere Textdateien enthalten keine Karten und blieben unbeachtet.
}
import-pictures = { $found ->
    [0] Zu keiner der { $cards } Karten liegt ein Bild in { $folder }.
   *[other] Zu { $found } von { $cards } Karten liegt ein Bild in { $folder }; dort bleiben sie.
} `tricorder config pictures` nennt deine Ordner.
import-repair-joined = war in zwei Zeilen zerbrochen und ist wieder zusammengefügt.
import-repair-header = wiederholt die Kopfzeile und wurde übergangen.
import-repair-blanks = hat Leerzeichen statt Tabulatoren; etwaige Schlüsselwörter bleiben im Text.
import-repair-short = endet nach Spalte { $columns }; der Rest gilt als leer.
import-repair-tabs = hat überzählige leere Spalten, sie wurden abgeschnitten.
import-refused-columns = hat { $found ->
    [one] eine Spalte
   *[other] { $found } Spalten
} und lässt sich nicht deuten.
import-refused-no-name = hat keinen Namen.
import-refused-type = hat den unbekannten Typ „{ $type }“.
import-doubt-title = „{ $card }“: Wo der Titel endet, ist nur vermutet.
import-doubt-place = „{ $card }“: Es fehlt, ob Planet oder Weltraum.
import-doubt-requirement = „{ $card }“: Nicht übernommen sind die Anforderungen „{ $words }“.
import-doubt-welcome = „{ $card }“: Nicht übernommen ist, was dort gespielt werden darf: „{ $words }“.
import-doubt-attempt = „{ $card }“: Nicht übernommen ist, wer den Versuch unternehmen darf: „{ $words }“.
import-doubt-skill = „{ $card }“: „{ $words }“ ist keine bekannte Fähigkeit.
import-doubt-skill-mended = „{ $card }“: „{ $words }“ wurde als { $skill } gelesen.
import-none = Noch nichts importiert. Kartendateien deines LackeyCCG-Plugins: `tricorder import <Ordner>`
import-rows = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
import-removed = { $name } ist entfernt. Du kannst die Datei jederzeit neu importieren.
import-total = { $cards ->
    [one] Zusammen eine Karte.
   *[other] Zusammen { $cards } Karten.
}
