# What the player wrote, marked and opened.

memory-notes = Your notes
memory-own = your own
memory-noted = Noted.
memory-note-deleted = { $count ->
    [0] There was no note to delete.
    [one] One note deleted.
   *[other] { $count } notes deleted.
}
memory-no-note = No notes on it.
memory-no-notes = You have not noted anything yet. For example: `tricorder note recall twice forgotten on Friday`
memory-gone = no longer there
memory-no-stars = Nothing is starred yet. For example: `tricorder note star recall`
memory-no-recent = Nothing is remembered yet: only what you view on a terminal is, unless “recent” is off (`tricorder config recent`).
memory-no-rules = You have no rules of your own yet. To write one: `tricorder note rule`
memory-stars = Stars ({ $count })
memory-recent = Recently viewed ({ $count })
memory-rules = Rules of your own ({ $count })
memory-starred = Starred: { $title }
memory-starred-before = Already starred: { $title }
memory-unstarred = Star removed: { $title }
memory-not-starred = Was not starred: { $title }
memory-rule-kept = Your rule is part of the look-up now: { $command }. It is in { $file }
memory-rule-blank = Nothing written, nothing saved.
memory-rule-deleted = Your rule { $id } has been deleted.
memory-edit-again = Edit again? Enter for yes, n for no:
memory-template =
    # A rule of your own. Lines that begin with # are ignored.
    # Eine eigene Regel. Zeilen mit # am Anfang werden nicht gelesen.

    # What you look up · Wonach du suchst
    title:
      de: { $name }
      en: { $name }

    # Other names, each in quotation marks · Weitere Namen, jeder in Anführungszeichen
    aliases:
      de: []
      en: []

    # The rule. Blank lines separate paragraphs, lines with a hyphen in front make a list, symbols go in brackets: [glory].
    # Die Regel. Leerzeilen trennen Absätze, Zeilen mit Strich davor ergeben eine Liste, Symbole stehen in eckigen Klammern: [glory].
    # If you need only one language, write the same text twice · Brauchst du nur eine Sprache, schreibe zweimal dasselbe.
    text:
      de: |
        Hier steht deine Regel.
      en: |
        Your rule goes here.

    # Ids of related entries, as [cc/keyword/log] · Kennungen verwandter Einträge
    see: []
