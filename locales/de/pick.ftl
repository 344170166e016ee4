# Solospiel: Effekte der Programmkarten als Anweisungen, Antworten des Solo-Assistenten.

pick-worth-card = Karte
pick-worth-printed = SP
pick-worth-focus = Fokus
pick-worth-endgame = Spielende
pick-worth-glory = Ruhm
pick-worth-total = Wert
pick-worth-multipliers = Multiplikatoren: Forschung ×{ $research }, Einfluss ×{ $influence }, Militär ×{ $military }
pick-worth-source = Solo-Regel, S. 3

pick-worth-special = Regel
pick-worth-unmarked = Unmarkiert: { $traits }

pick-picked = Gewählt: { $card }
pick-none = Keine Karte passt; es passiert nichts.
pick-reason-preference = Passend zur Vorliebe { $preference }: { $cards }.
pick-reason-value = Der Wert entscheidet, bei Gleichstand die Zahl der Marker, dann die Karte weiter links.
pick-reason-only = Nur eine Karte kommt in Frage.
pick-reason-junk = Der Computer schrottet die für dich wertvollste Karte; Karten mit Ressourcen bleiben liegen.
pick-reason-least = Gesucht ist die Karte mit dem niedrigsten Wert, bei Gleichstand die mit weniger Markern, dann die weiter links.
pick-reason-most = Gesucht ist die Karte mit dem höchsten Wert, bei Gleichstand die mit mehr Markern, dann die weiter links.
pick-reason-explore = Erkunden: der Ort mit den wenigsten Markern beider Seiten, bei Gleichstand der wertvollere.
pick-reason-engage = Ansteuern: der Ort mit den meisten deiner Marker, bei Gleichstand der wertvollere.
pick-reason-send = Aussenden: der Ort mit den meisten Markern des Computers, bei Gleichstand der wertvollere. Orte, an denen du mehr Schiffe hast als der Computer, fallen weg, ebenso mehr als gesicherte.
pick-reason-control = Kontroll-Phase: von den gesicherten Orten der wertvollste.
pick-source-market = Solo-Regel, S. 3, 8
pick-source-zone = Solo-Regel, S. 4, 9
pick-worth-on-it = Darauf
pick-worth-fits = In Frage
pick-worth-forces = { $bot } Computer, { $you } du
pick-why = { $card }: { $parts } = { $total }
pick-why-nothing = { $card }: weder Punkte noch Fokus, Spielende oder Ruhm: 0
pick-why-printed = { $count } aufgedruckt
pick-why-focus = { $count } Fokus { $track } (Multiplikator { $multiplier })
pick-why-endgame = { $count } durch Spielende-Operation
pick-why-glory = { $count } Ruhm darauf
pick-row-number = Zeile
pick-row-match = Gilt für
pick-row-fits = Passt
pick-why-special = { $count } durch die Spezialregel
