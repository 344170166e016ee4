# Backup: all that is the player's as a file, and back.

backup-progress = { $done } of { $total }
backup-written = Saved to { $file }: { $counts }
backup-taken-in = Restored: { $counts }
backup-restored = Restored from { $file }: { $counts }
backup-nothing = nothing, because there was nothing to save
backup-imports = { $count ->
    [one] one card file
   *[other] { $count } card files
}
backup-notes = { $count ->
    [one] one note
   *[other] { $count } notes
}
backup-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
backup-rules = { $count ->
    [one] one rule of your own
   *[other] { $count } rules of your own
}
backup-settings = { $count ->
    [one] one remembered item
   *[other] { $count } remembered items
}
