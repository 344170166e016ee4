# Was `tricorder serve` im Terminal sagt.

serve-open = Die Seite läuft: { $address }
serve-here-only = Nur dieses Gerät kann sie öffnen. Für das Telefon: { $command }
serve-abroad = Im Netz, mit Schlüssel:
serve-scan = Mit der Kamera des Telefons:
serve-private = Wer die Adresse mit Schlüssel hat, sieht und ändert deine Partien und Decks.
serve-stop = Strg+C beendet sie. Alles wird laufend gespeichert.
serve-stopped = Die Seite ist beendet, alles ist gespeichert.
serve-public = Dieser Knoten ist für den Proxy offen: { $address }
serve-public-url = Erreichbar ist er unter { $address }
serve-public-stop = Strg+C oder SIGTERM beendet ihn binnen 10 Sekunden; laufende Anfragen werden noch beantwortet.
serve-public-stopped = Dieser Knoten ist beendet; alles Bestätigte ist gespeichert.
