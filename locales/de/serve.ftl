# Was `tricorder serve` im Terminal sagt.

serve-open = Die Seite ist offen: { $address }
serve-here-only = Sie ist nur auf diesem Rechner zu sehen. Für das Telefon: { $command }
serve-abroad = Im Netz, mit Schlüssel:
serve-scan = Mit der Kamera des Telefons:
serve-private = Wer die Adresse mit Schlüssel hat, sieht und ändert deine Spiele und Decks.
serve-stop = Strg+C beendet sie. Gespeichert ist alles jederzeit.
serve-stopped = Die Seite ist geschlossen, alles ist gespeichert.
