# Die Seite der Einstellungen (`/settings`).

settings-title = Einstellungen
settings-in-browser = Das ganze Programm steckt in diesem Browser. Es läuft ohne Netz, und deine Daten verlassen das Gerät nicht.
settings-fresh = Eine neue Version liegt bereit.
settings-take = Jetzt umsteigen
settings-install-why = Leg tricorder auf deinen Startbildschirm: Dann öffnet es sich wie jede andere App, auch ohne Netz.
settings-install = Installieren
settings-install-later = Nicht jetzt
settings-remind = Seit deiner letzten Sicherung hast du weitergespielt. Sichere den Abend als Datei, damit er auch einen Verlust des Telefons übersteht.
settings-backed-up = Zuletzt gesichert:
settings-kept-good = Der Browser behält deine Daten auch dann, wenn der Speicher knapp wird.
settings-kept-loose = Der Browser hat nicht zugesagt, deine Daten zu behalten: Wird der Speicher knapp, darf er sie löschen. Ist dies ein privates Fenster, endet alles mit ihm; das verrät der Browser dem Programm nicht. Ein iPhone löscht sie schon, wenn du die Seite sieben Tage nicht öffnest, außer sie liegt auf dem Startbildschirm (Teilen, „Zum Home-Bildschirm“). Sichere als Datei, was dir wichtig ist.
settings-kept-private = Das sieht nach einem privaten Fenster aus: Schließt du es, ist alles weg, was hier liegt. Sichere es vorher als Datei.
settings-keep = Daten schützen
settings-language = Sprache
settings-other-language = Continue in English
settings-checks = Am Tisch
settings-checks-what = Bei „Für deine Hände“ ein Kästchen zum Abhaken vor jeder Zeile
settings-boxes = Deine Boxen
settings-boxes-what = Regeln, Karten und Captains von Captain’s Chair erscheinen für alle Boxen, die hier angekreuzt sind.
settings-captains = { $count ->
    [one] ein Captain
   *[other] { $count } Captains
}
settings-boxes-keep = Boxen speichern
settings-backup = Sichern und umziehen
settings-backup-what = Partien, Kampagnen, Decks, Sammlung, Notizen und Einstellungen in einer Datei. Das Programm am Computer liest sie ebenfalls: Was du hier beginnst, kannst du dort fortsetzen.
settings-backup-save = Alles sichern
settings-restore-what = Inhalt einer solchen Datei
settings-restore-file = Datei öffnen
settings-restore-large = Diese Datei ist zu groß.
settings-restore-replace = Ersetzen, was hier schon steht
settings-restore = Zurückholen
settings-app-what = Das Programm kann auch ganz in einem Browser auf diesem Gerät laufen, ohne dass es gestartet wird. Dort hat es eigene Partien und Decks; eine Sicherung nimmt sie mit.
settings-app = In diesen Browser holen
settings-look = Helligkeit
settings-look-system = Wie das Gerät
settings-look-light = Hell
settings-look-dark = Dunkel
settings-motion = Bewegung
settings-motion-still = Nichts bewegt sich
