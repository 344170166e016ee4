# Cheat sheets.

cheat-title = Cheat sheet
cheat-what = What you look up on an evening, on one page to print
cheat-foot = All of it from the entries of tricorder, in our own words; when in doubt, the rulebook decides.
