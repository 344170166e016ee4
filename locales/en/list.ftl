# Lists of words in a sentence: of two, and of more.
list-and = { $first } and { $last }
list-and-last = { $first }, and { $last }
list-or = { $first } or { $last }
list-or-last = { $first }, or { $last }
list-left-out = … { $count } more …
