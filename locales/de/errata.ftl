# Errata: was spätere Auflagen anders sagen.

errata-heading = Druckfassungen
errata-print-first = Zuerst
errata-print-latest = Später
errata-prints-one = englische Auflage 1
errata-prints-two = englische Auflagen 1 und 2
errata-prints-three = englische Auflagen 1 bis 3
errata-prints-every = jede Auflage der Box
errata-prints-unknown = Auflagen unbekannt
errata-prints-from = ab Auflage { $number }
errata-later-to-boldly-go = To Boldly Go
errata-later-resistance-is-futile = Resistance is Futile
errata-later-replacement = Ersatzkarte in To Boldly Go und Second Contact
errata-counts = Hier zählt
errata-counts-first = die erste Fassung ({ $certainty }).
errata-counts-latest = die spätere Fassung ({ $certainty }).

errata-alert-red = Roter Alarm
errata-alert-yellow = Gelber Alarm
errata-alert-black = Schwarzer Alarm
errata-alert-green = Grün

errata-change-correction = Berichtigung
errata-change-balance = Spielbalance
errata-change-edge-case = Grenzfall
errata-change-effect = Wirkung
errata-change-wording = Wortlaut
errata-change-typo = Tippfehler
errata-change-later-box = für eine spätere Box

errata-effect-same = spielt sich gleich
errata-effect-hardly = spielt sich fast gleich
errata-effect-later-boxes = anders nur mit späteren Boxen
errata-effect-differs = spielt sich anders

errata-basis-first-print = Was die deutsche Ausgabe druckt, ist nicht belegt; darum gilt die erste Auflage.
errata-basis-same = Beide bedeuten dasselbe.
errata-basis-german-rules = Die deutschen Regelhefte sprechen dafür.
errata-basis-designers = Die Autoren nennen die andere einen Fehler und haben sie ersetzt.
errata-basis-core-box = Jede Auflage des Grundspiels hat sie.

errata-total = { $count ->
    [0] Kein Erratum.
    [one] Ein Erratum.
   *[other] { $count } Errata.
} Nach der Liste der Autoren, wie Spieler sie veröffentlicht haben.
errata-hint = Welche Auflagen das sind und warum hier diese Fassung zählt: { $command }
errata-all = Alle Berichtigungen: { $command }
