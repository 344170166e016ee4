# Sterne und Notizen auf der Seite.

marks-title = Sterne und Notizen
marks-star-on = Mit Stern merken
marks-star-off = Stern entfernen
marks-large = Groß zeigen
marks-small = Normale Größe
marks-copy = Kopieren
marks-copied = Kopiert
marks-note = Notiz schreiben
marks-note-what = Steht ab jetzt bei diesem Eintrag
marks-note-keep = Notiz speichern
marks-no-stars = Noch hast du nichts mit einem Stern gemerkt. Tippe bei einer Antwort auf „Mit Stern merken“, zum Beispiel hier:
marks-no-notes = Noch hast du nichts notiert. Unter jeder Antwort ist Platz für eine Notiz.
