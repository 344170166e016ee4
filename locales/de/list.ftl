# Lists of words in a sentence: of two, and of more.
list-and = { $first } und { $last }
list-and-last = { $first } und { $last }
list-or = { $first } oder { $last }
list-or-last = { $first } oder { $last }
list-left-out = … { $count } weitere …
