# Karten des Star Trek CCG und ihr Import.

ccg-type-personnel = Personal
ccg-type-ship = Schiff
ccg-type-equipment = Ausrüstung
ccg-type-event = Ereignis
ccg-type-interrupt = Unterbrechung
ccg-type-mission = Mission
ccg-type-dilemma = Dilemma
# Arten, die es nur in der First Edition gibt; auf Deutsch gedruckt sind sie nicht.
ccg-type-incident = Incident
ccg-type-objective = Objective
ccg-type-facility = Facility
ccg-type-tactic = Tactic
ccg-type-doorway = Doorway
ccg-type-artifact = Artifact
ccg-type-site = Site
ccg-type-time-location = Time Location
ccg-type-tribble = Tribble
ccg-type-trouble = Trouble
ccg-type-damage-marker = Damage Marker
ccg-type-q-event = Q Event
ccg-type-q-interrupt = Q Interrupt
ccg-type-q-dilemma = Q Dilemma
ccg-type-q-mission = Q Mission
ccg-type-q-artifact = Q Artifact
ccg-type-q-dilemma-event = Q Dilemma/Event
ccg-type-interrupt-event = Interrupt/Event

ccg-label-cost = Kosten
ccg-label-affiliation = Fraktion
ccg-label-icons = Icons
ccg-label-staffing = Besatzung
ccg-label-place = Art
ccg-label-quadrant = Quadrant
ccg-label-span = Span
ccg-label-points = Punkte
ccg-label-attempt = Versuchen darf
ccg-label-requirement = Anforderungen
ccg-label-welcome = Hier spielbar
ccg-label-class = Klasse
ccg-label-species = Spezies
ccg-label-skills = Fähigkeiten
ccg-label-keywords = Schlüsselwörter
ccg-label-printings = Gedruckt in
ccg-label-old-names = Auch genannt

ccg-cost = Kosten { $number }
ccg-points = { $number } Punkte

ccg-attempt-any = Jede Fraktion
ccg-attempt-any-except = Jede Fraktion außer { $names }

ccg-affiliation-bajoran = Bajoranisch
ccg-affiliation-borg = Borg
ccg-affiliation-cardassian = Cardassianisch
ccg-affiliation-dominion = Dominion
ccg-affiliation-federation = Föderation
ccg-affiliation-ferengi = Ferengi
ccg-affiliation-klingon = Klingonisch
ccg-affiliation-non-aligned = Nicht zugehörig
ccg-affiliation-romulan = Romulanisch
ccg-affiliation-starfleet = Sternenflotte
ccg-affiliation-vidiian = Vidiianisch

ccg-icon-au = Alternatives Universum
ccg-icon-cmd = Kommando
ccg-icon-ds9 = Deep Space Nine
ccg-icon-e = Erde
ccg-icon-fut = Zukunft
ccg-icon-maq = Maquis
ccg-icon-pa = Vergangenheit
ccg-icon-stf = Stab
ccg-icon-tn = Terok Nor
ccg-icon-tng = The Next Generation
ccg-icon-tos = The Original Series
ccg-icon-voy = Voyager

ccg-place-planet = Planet
ccg-place-space = Weltraum
ccg-place-dual = Dual
ccg-place-headquarters = Hauptquartier

ccg-quadrant-alpha = Alpha
ccg-quadrant-gamma = Gamma
ccg-quadrant-delta = Delta
ccg-quadrant-mirror = Spiegel

ccg-attribute-integrity = Integrität
ccg-attribute-cunning = Intelligenz
ccg-attribute-strength = Stärke
ccg-attribute-range = Reichweite
ccg-attribute-weapons = Waffen
ccg-attribute-shields = Schilde

ccg-set-se = Premiere

ccg-rarity-c = häufig
ccg-rarity-u = weniger häufig
ccg-rarity-r = selten
ccg-rarity-s = Startdeck
ccg-rarity-p = Promo

ccg-split-doubtful = Wo der Titel endet und der Untertitel beginnt, ist geraten.
ccg-source = Nur die Fakten der Karte. Spieltexte kommen aus deinen eigenen Kartendateien: tricorder import lackey

requires-and = { $first } und { $second }
requires-and-last = { $first } und { $second }
requires-or = { $first } oder { $second }
requires-or-last = { $first } oder { $second }
requires-or-branch = { $first }; oder { $second }

requires-more = { $attribute } über { $than }
requires-less = { $attribute } unter { $than }
requires-attribute-integrity = Integrität
requires-attribute-cunning = Intelligenz (Cunning)
requires-attribute-strength = Stärke
requires-attribute-any = ein beliebiges Attribut

requires-different-skills = { $number } verschiedene Fähigkeiten
requires-ship-total = { $attribute } an dieser Mission zusammen über { $than }
requires-personnel =
    { $number ->
        [one] 1 Personalkarte
       *[other] { $number } Personalkarten
    } ({ $kind })
requires-personnel-any =
    { $number ->
        [one] 1 Personalkarte
       *[other] { $number } Personalkarten
    }
requires-gear = { $number } Ausrüstung ({ $kind })
requires-ship-undamaged = ein unbeschädigtes Schiff
requires-ship-staffed-with = ein bemanntes Schiff mit { $kind }
requires-ships =
    { $number ->
        [one] 1 Schiff
       *[other] { $number } Schiffe
    } ({ $kind })
requires-not-owned = eine Personalkarte, die dir nicht gehört
requires-aboard = { $skill } an Bord deines Schiffs an dieser Mission
requires-at = { $skill } an deiner Mission „{ $mission }“
requires-icon = Icon { $icon }
requires-not = nicht { $kind }

requires-traits = { $first }, { $second }
requires-class = Klasse { $class }
requires-group-cards = Karten ({ $traits })
requires-group-personnel = Personal ({ $traits })
requires-group-ships = Schiffe ({ $traits })
requires-all-cards = Karten aller Art
requires-all-personnel = alles Personal
requires-all-ships = alle Schiffe
requires-all-equipment = Ausrüstung

# Import von Kartendateien (import-…).

import-reading = Lese { $path } …
import-building = Die Kartensuche wird aufgebaut …
import-outcome-added = eingelesen
import-outcome-replaced = eingelesen; die früher eingelesenen Zeilen sind ersetzt
import-outcome-unchanged = schon eingelesen; nichts hat sich geändert
import-counts = { $rows } Zeilen: { $cards ->
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
import-repair-joined = war in zwei zerbrochen und ist wieder zusammengefügt.
import-repair-header = wiederholt die Kopfzeile und wurde übergangen.
import-repair-blanks = hat Leerzeichen statt Tabulatoren; etwaige Schlüsselwörter bleiben im Text.
import-repair-short = endet nach { $columns } Spalten; der Rest gilt als leer.
import-repair-tabs = hat überzählige leere Spalten, sie wurden abgeschnitten.
import-refused-columns = hat { $found ->
    [one] eine Spalte
   *[other] { $found } Spalten
} und lässt sich nicht deuten.
import-refused-no-name = hat keinen Namen.
import-refused-type = hat den unbekannten Typ „{ $type }“.
import-doubt-title = „{ $card }“: Wo der Titel endet, ist geraten.
import-doubt-place = „{ $card }“: Ob Planet oder Weltraum, fehlt.
import-doubt-requirement = „{ $card }“: ohne die Anforderungen „{ $words }“.
import-doubt-welcome = „{ $card }“: ohne die Angabe, was dort gespielt werden darf, „{ $words }“.
import-doubt-attempt = „{ $card }“: ohne die Angabe, wer den Versuch unternehmen darf, „{ $words }“.
import-doubt-skill = „{ $card }“: „{ $words }“ ist keine bekannte Fähigkeit.
import-doubt-skill-mended = „{ $card }“: „{ $words }“ wurde als { $skill } gelesen.
import-none = Noch nichts eingelesen. Kartendateien deines LackeyCCG-Plugins: tricorder import lackey <Ordner>
import-rows = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
import-removed = { $name } ist entfernt. Du kannst die Datei jederzeit neu einlesen.
import-total = { $cards ->
    [one] Zusammen eine Karte.
   *[other] Zusammen { $cards } Karten.
}
