# Why something cannot be read or written, as told by the system, the database or a parser.

reason-system = { $fault ->
    [missing] This path does not exist.
    [unmounted] A link on the way there is broken; perhaps a disk is not mounted.
    [forbidden] Access is denied.
    [folder] This is a folder. Name a file in it.
    [no-folder] This is not a folder.
    [full] The device is out of space.
    [read-only] Nothing may be written there.
    [busy] Another program is using the file.
    [not-text] This is not UTF-8 text.
    [cut-off] The content is cut off.
    [closed] The output was closed.
    [no-database] The file is not a database.
    [damaged] The content is damaged.
    [too-large] The file is too large to read here.
   *[other] The system says “{ $words }”.
}
reason-newer = A newer version of tricorder has written the file (format { $found }; this version knows { $known }).
reason-at = Line { $line }, column { $column }: { $what }
reason-at-line = Line { $line }: { $what }
reason-in-field = { $path }: { $what }
reason-missing-field = The field “{ $name }” is missing.
reason-unknown-field = There is no field “{ $name }”{ $known ->
    [none] .
   *[other] , only: { $known }.
}
reason-unknown-word = “{ $name }” is not allowed here, only: { $known }.
reason-doubled-field = The field “{ $name }” appears twice.
reason-wrong-shape = Found { $found }, expected { $meant }.
reason-bad-value = { $value ->
    [none] The field does not allow this value.
   *[other] The field does not allow “{ $value }”.
}
reason-repeated = “{ $name }” already appears in an earlier line.
reason-too-deep = The text is nested too deeply.
reason-too-long = The text repeats parts of itself (*name) until it is many times as long. Write them out.
reason-empty = The text is empty.
reason-malformed = Invalid syntax.
reason-cut-off = The end is missing.
reason-checksum = A sign is missing or wrong: the checksum does not fit.
reason-newer-version = It is of version { $found }, and this tricorder reads up to { $known }.
reason-shape-text = text
reason-shape-number = a number
reason-shape-yes-no = yes or no (true, false)
reason-shape-list = a list
reason-shape-fields = a block of fields
reason-shape-nothing = nothing
reason-shape-other = something else
