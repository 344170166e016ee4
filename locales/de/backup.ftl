# Backup: alles Eigene als Datei, und zurück.

backup-progress = { $done } von { $total }
backup-written = In { $file } gesichert: { $counts }
backup-taken-in = Zurückgeholt: { $counts }
backup-restored = Aus { $file } zurückgeholt: { $counts }
backup-nothing = nichts, denn du hast noch nichts gespeichert
backup-imports = { $count ->
    [one] eine Kartendatei
   *[other] { $count } Kartendateien
}
backup-notes = { $count ->
    [one] eine Notiz
   *[other] { $count } Notizen
}
backup-stars = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
backup-rules = { $count ->
    [one] eine eigene Regel
   *[other] { $count } eigene Regeln
}
backup-settings = { $count ->
    [one] eine gemerkte Angabe
   *[other] { $count } gemerkte Angaben
}
