# Spickzettel.

cheat-title = Spickzettel
cheat-what = Was man an einem Abend nachschlägt, auf einer Seite zum Drucken
cheat-foot = Alles aus den Einträgen von tricorder, in eigenen Worten; im Zweifel entscheidet die Anleitung.
