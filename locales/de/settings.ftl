# Die Seite der Einstellungen (`/settings`).

settings-title = Einstellungen
settings-in-browser = Das ganze Programm steckt in diesem Browser. Es läuft ohne Netz, und deine Daten verlassen das Gerät nicht.
settings-fresh = Eine neue Version liegt bereit.
settings-take = Jetzt umsteigen
settings-install-why = Vom Startbildschirm aus öffnet sie sich wie jede andere App.
settings-install = Installieren
settings-keep-why = Wird der Speicher knapp, löschen Browser, was nicht geschützt ist. Bitte diesen, deine Partien und Decks zu behalten.
settings-keep = Daten schützen
settings-language = Sprache
settings-other-language = Continue in English
settings-boxes = Deine Boxen
settings-boxes-what = Regeln, Karten und Captains von Captain’s Chair erscheinen für alle Boxen, die hier angekreuzt sind.
settings-captains = { $count ->
    [one] ein Captain
   *[other] { $count } Captains
}
settings-boxes-keep = Boxen speichern
settings-backup = Sichern und umziehen
settings-backup-what = Partien, Decks, Sammlung, Notizen und Einstellungen in einer Datei. Das Programm am Computer liest sie ebenfalls: Was hier beginnt, kann dort weitergehen.
settings-backup-save = Alles sichern
settings-restore-what = Inhalt einer solchen Datei
settings-restore-file = Datei öffnen
settings-restore-large = Diese Datei ist zu groß.
settings-restore-replace = Ersetzen, was hier schon steht
settings-restore = Importieren
settings-app-what = Das Programm kann auch ganz in einem Browser auf diesem Gerät laufen, ohne dass es gestartet wird. Dort hat es eigene Partien und Decks; eine Sicherung nimmt sie mit.
settings-app = In diesen Browser holen
