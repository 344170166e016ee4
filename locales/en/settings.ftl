# The page of settings (`/settings`).

settings-title = Settings
settings-in-browser = The whole program is inside this browser. It works offline, and your data stays on this device.
settings-fresh = A new version is ready.
settings-take = Use it now
settings-install-why = On the home screen it opens like any other app.
settings-install = Install
settings-install-later = Not now
settings-remind = You have played since your last backup. Save the evening as a file, and it survives even a lost phone.
settings-backed-up = Last backup:
settings-kept-good = The browser keeps your data even when space runs out.
settings-kept-loose = The browser has not promised to keep your data: when space runs out, it may delete it. If this is a private window, everything goes with it; the browser does not tell the program. An iPhone deletes your data if you do not open the page for seven days, unless it is on the home screen (Share, “Add to Home Screen”). Save what matters to you as a file.
settings-kept-private = This looks like a private window: once you close it, everything kept here is gone. Save it as a file before that.
settings-keep = Ask to keep it
settings-language = Language
settings-other-language = Weiter auf Deutsch
settings-checks = At the table
settings-checks-what = A box to check on every line of “For your hands”
settings-boxes = Your boxes
settings-boxes-what = Rules, cards, and Captains of Captain’s Chair are shown for the boxes you select.
settings-captains = { $count ->
    [one] one Captain
   *[other] { $count } Captains
}
settings-boxes-keep = Save the boxes
settings-backup = Backup and moving
settings-backup-what = Games, campaigns, decks, cards, notes, and settings in one file. The program on a computer reads the same file, so a game you begin here can continue there.
settings-backup-save = Save everything
settings-restore-what = The contents of such a file
settings-restore-file = Open a file
settings-restore-large = This file is too large.
settings-restore-replace = Replace what is here
settings-restore = Restore
settings-app-what = The program can also run inside a browser on this computer, without being started. It has its own games and decks there; a backup moves yours over.
settings-app = Put it into this browser
settings-look = Brightness
settings-look-system = Same as device
settings-look-light = Light
settings-look-dark = Dark
settings-motion = Motion
settings-motion-still = No motion
