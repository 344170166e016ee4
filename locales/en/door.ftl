# The front door of the page.

door-look-up = Look up
door-look-up-what = A rule, a card, a question
door-solo = Play alone
door-solo-what = Against the computer
door-decks-what = Paste a list and check it
door-games = What is on the table?
door-question = Which games and boxes do you have?
door-done = Done
door-fans = Made by fans for fans, with no ties to any rights holder.
