# Lizenzen des Programms und dessen, woraus es gebaut ist.

licenses-title = Lizenzen
licenses-own = Der tricorder und seine Texte stehen nach deiner Wahl unter der Apache-Lizenz, Version 2, oder der MIT-Lizenz.
licenses-others = { $count } Pakete anderer Autoren gehören dazu, jedes unter der Lizenz, die dahinter steht; die Zahlen verweisen auf die Texte am Ende. Welche davon in einem Programm stecken, hängt vom System ab, für das es gebaut ist. SQLite, das ebenfalls darin steckt, ist gemeinfrei. Den Quelltext jedes Pakets gibt es auf crates.io unter seinem Namen.
licenses-inside = Im Programm
licenses-tools = Nur zum Bauen und Testen
licenses-text = Text { $number }: { $license }
