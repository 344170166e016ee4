# The finder on a screen of its own (`tricorder find`).

find-line = Word, card, or question
find-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
find-best = { $shown ->
    [one] { $count } hits, the best one shown
   *[other] { $count } hits, the best { $shown } shown
}
find-lines = { $first }–{ $last } of { $all }
find-elsewhere = In other games: { $count }. F3 switches the game.
find-narrowed = Filters are on (F3–F5); the same keys show everything again.
find-greeting = Press Enter or any letter to find as you type; Esc quits.
find-hello = What are you looking for?
find-what = Type a word, the name of a card, or a question, in English or German. The answer to the first hit is shown as you type.
find-try = For example
# Examples, parted by |.
find-examples = recall | duty officer | when does the game end | klingon cost<3
find-more-keys = F1 shows all keys.

# The last line.
find-language = English
find-all-games = all games
find-all-kinds = all kinds
find-all-crews = all crews
# The same on a narrow screen.
find-games = games
find-kinds = kinds
find-crews = crews
find-hint-keys = F1 keys
find-hint-link = Tab link
find-hint-enter = Enter open
find-hint-back = ← back
find-hint-seek = / search
find-hint-copy = y copy
find-hint-escape = Esc list
find-seek = Search the page:
find-there = { $at } of { $count }
find-not-there = “{ $words }” is not here
find-copied = Copied, if your terminal allows it: { $what }
find-nothing-to-copy = There is nothing here to copy.
find-no-links = There is no link on this page.
find-no-picture = You have no picture of this.
find-no-viewer = Your system has no program to open it: { $path }
find-no-way-back = You have not followed any link yet.

# The page of keys: each key with what it does.
find-keys = Keys
find-key-type = Letters
find-does-type = Type what you are looking for; Ctrl-U clears the line, Ctrl-W its last word
find-key-rows = ↑ ↓
find-does-rows = Previous or next hit; in the answer, a line up or down
find-key-pages = PgUp PgDn
find-does-pages = A screenful of the answer
find-key-enter = Enter
find-does-enter = Open the answer full screen, or follow the selected link
find-key-tab = Tab, Shift-Tab
find-does-tab = Next and previous link
find-key-back = ← Backspace
find-does-back = Back to where you followed a link
find-key-seek = /, then n or N
find-does-seek = Search the answer; next and previous place
find-key-copy = y or Y
find-does-copy = Copy the name, or the ID; Ctrl-Y while you type
find-key-picture = o
find-does-picture = Open your own picture of the card
find-key-lang = F2 Alt-L
find-does-lang = Language
find-key-game = F3 Alt-G
find-does-game = Game
find-key-kind = F4 Alt-K
find-does-kind = Kind of entry
find-key-crew = F5 Alt-C
find-does-crew = Cards of a Captain’s crew
find-key-mouse = Mouse
find-does-mouse = Click a hit or a link; the wheel scrolls
find-key-stop = Ctrl-Z
find-does-stop = Pause; the shell’s fg brings the finder back
find-key-escape = Esc
find-does-escape = One step back; quits when nothing is typed
find-key-leave = Ctrl-C Ctrl-Q
find-does-leave = Quit
find-also-keys = With Shift, F3 to F5 go the other way, and so do the Alt keys. ? also shows this page when you are not typing a word.
