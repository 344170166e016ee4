# Fotos der eigenen Karten in der App.
photos-take = Foto aufnehmen oder wählen
photos-remove = Foto entfernen
photos-unreadable = Diese Datei ist kein Bild, das dein Browser lesen kann. Wähle ein JPEG oder PNG.
photos-full = Auf diesem Gerät ist kein Platz mehr; nicht jedes Foto wurde behalten. Entferne welche in den Einstellungen.
photos-title = Deine Fotos
photos-about = Fotos deiner Karten bleiben auf diesem Gerät. In der Sicherung sind sie nicht; sichere sie als eigene Datei.
photos-save = Fotos sichern
photos-read = Fotos aus einer Datei lesen
photos-remove-all = Alle Fotos entfernen
photos-ask = Alle Fotos von diesem Gerät entfernen?
photos-done = Die Fotos aus der Datei sind da.
photos-foreign = Das ist keine Datei mit Fotos von hier. Es wurde nichts geändert.
