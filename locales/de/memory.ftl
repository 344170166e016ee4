# Was der Spieler notiert, markiert und angesehen hat.

memory-notes = Deine Notizen
memory-own = eigene Regel
memory-noted = Notiert.
memory-note-deleted = { $count ->
    [0] Es gab keine Notiz zu löschen.
    [one] Eine Notiz gelöscht.
   *[other] { $count } Notizen gelöscht.
}
memory-no-note = Dazu gibt es keine Notiz.
memory-no-notes = Du hast noch nichts notiert. Zum Beispiel: `tricorder note zurückrufen am Freitag zweimal vergessen`
memory-gone = gibt es nicht mehr
memory-no-stars = Noch ist nichts markiert. Zum Beispiel: `tricorder note star zurückrufen`
memory-no-recent = Noch nichts gemerkt. Das Programm merkt sich nur, was du auf einem Terminal ansiehst, und nur, solange „recent“ eingeschaltet ist (`tricorder config recent`).
memory-no-rules = Noch hast du keine eigenen Regeln. Eine schreiben: `tricorder note rule`
memory-stars = Sterne ({ $count })
memory-recent = Zuletzt angesehen ({ $count })
memory-rules = Eigene Regeln ({ $count })
memory-starred = Markiert: { $title }
memory-starred-before = Schon markiert: { $title }
memory-unstarred = Markierung entfernt: { $title }
memory-not-starred = War nicht markiert: { $title }
memory-rule-kept = Deine Regel gehört jetzt zum Nachschlagen: { $command }. Sie liegt in { $file }
memory-rule-blank = Du hast nichts geschrieben, also wird nichts gespeichert.
memory-rule-deleted = Deine Regel { $id } ist gelöscht.
memory-edit-again = Noch einmal bearbeiten? Enter für ja, n für nein:
memory-template =
    # Eine eigene Regel. Zeilen mit # am Anfang werden nicht gelesen.
    # A rule of your own. Lines that begin with # are ignored.

    # Wonach du suchst · What you look up
    title:
      de: { $name }
      en: { $name }

    # Weitere Namen, jeder in Anführungszeichen · Other names, each in quotation marks
    aliases:
      de: []
      en: []

    # Die Regel. Leerzeilen trennen Absätze, Zeilen mit Strich davor ergeben eine Liste, Symbole stehen in eckigen Klammern: [glory].
    # The rule. Blank lines separate paragraphs, lines with a hyphen in front make a list, symbols go in brackets: [glory].
    # Brauchst du nur eine Sprache, schreibe zweimal dasselbe · If you need only one language, write the same text twice.
    text:
      de: |
        Hier steht deine Regel.
      en: |
        Your rule goes here.

    # IDs verwandter Einträge, etwa [cc/keyword/log] · Ids of related entries
    see: []
