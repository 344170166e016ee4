# Warum der Computer so entschieden hat: was in Frage kam, und welche Regel den Ausschlag gab.

# Hinter der Entscheidung die Seite der Anleitung.
why-printed = { $sentence } ({ $place }).
why-only = In Frage kommt nur { $chosen }.
why-only-row = Nur diese Zeile passt: { $chosen }.
why-before = { $chosen } vor { $others }: { $reason }
why-before-tied = { $chosen } vor { $others }, bis dahin gleichauf: { $reason }
why-behind = Dahinter: { $others }.
why-ruling = Zu dieser Wahl schweigen die Anleitungen; die Reihenfolge ist unsere Klarstellung { $number }: `tricorder show { $entry }`.
why-nothing = Bisher musste der Computer nichts entscheiden.
why-label = Warum?
why-amounts = { $reason } ({ $most } zu { $next })

why-preference = Die Zeile nennt so etwas zuerst
why-named-token = Darauf liegt mehr von der Ressource, die die Zeile zuerst nennt
why-most-value = höherer Wert für den Computer
why-most-value-player = höherer Wert für dich
why-least-value = niedrigerer Wert für den Computer
why-least-value-player = niedrigerer Wert für dich
why-more-tokens = Darauf liegen mehr Ressourcen
why-less-tokens = Darauf liegen weniger Ressourcen
why-most-of-bot = Dort stehen schon mehr Marker des Computers
why-least-of-bot = Dort stehen weniger Marker des Computers
why-most-of-player = Dort stehen mehr Marker von dir
why-least-of-both = Dort stehen insgesamt weniger Marker
why-highest-track = die höhere Leiste
why-lowest-track = die niedrigere Leiste
why-leftmost = liegt weiter links
why-top-track = steht auf der Tafel weiter oben
why-top-row = steht unter den passenden Zeilen weiter oben
why-market-first = Die Auslage geht vor dem Schrottplatz
why-junked-last = später geschrottet
why-discarded-last = später abgeworfen
why-deployed-last = später mobilisiert
why-played-first = schon länger im Spiel
why-higher-in-deck = lag weiter oben im Stapel
