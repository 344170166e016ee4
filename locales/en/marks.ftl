# Stars and notes on the page.

marks-title = Stars and notes
marks-star-on = Mark with a star
marks-star-off = Remove the star
marks-large = Show large
marks-small = Usual size
marks-copy = Copy
marks-copied = Copied
marks-note = Write a note
marks-note-what = Shown with this entry from now on
marks-note-keep = Save the note
marks-no-stars = Nothing has a star yet. Tap the star below an answer, for example here:
marks-no-notes = You have not noted anything yet. There is room for a note below each answer.
