# Numbers as the language writes them.
number-decimal-mark = .
number-group-mark = ,
number-percent = { $number }%
number-kilobytes = { $number } kB
number-megabytes = { $number } MB
