# Import of card files (import-…).

import-reading = Reading { $path } …
import-building = Building the card search …
import-outcome-added = imported
import-outcome-replaced = imported; it replaces the rows imported before
import-outcome-unchanged = already imported; nothing has changed
import-counts = { $rows } rows: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in { $printings ->
    [one] one printing
   *[other] { $printings } printings
}
import-mended = { $count ->
    [one] One line fixed:
   *[other] { $count } lines fixed:
}
import-left-out = { $count ->
    [one] One line left out:
   *[other] { $count } lines left out:
}
import-doubtful = { $count ->
    [one] Doubtful in one place:
   *[other] Doubtful in { $count } places:
}
import-line = Line { $line }: { $words }
import-more = … and { $count } more; --json shows them all.
import-skipped = { $count ->
    [one] One other text file holds no cards and was skipped.
   *[other] { $count } other text files hold no cards and were skipped.
}
import-pictures = { $found ->
    [0] None of the { $cards } cards has a picture in { $folder }.
   *[other] Pictures of { $found } of { $cards } cards are in { $folder }; they stay there.
} `tricorder config pictures` lists your folders.
import-repair-joined = was split in two and has been put back together.
import-repair-header = repeats the header and was skipped.
import-repair-blanks = has blanks instead of tabs; keywords, if any, stay in the text.
import-repair-short = ends after { $columns } columns; the rest is taken as empty.
import-repair-tabs = had extra empty columns, which were cut off.
import-refused-columns = has { $found ->
    [one] one column
   *[other] { $found } columns
} and cannot be understood.
import-refused-no-name = has no name.
import-refused-type = has the unknown type “{ $type }”.
import-doubt-title = “{ $card }”: where the title ends is a guess.
import-doubt-place = “{ $card }”: planet or space is missing.
import-doubt-requirement = “{ $card }”: left out its requirement “{ $words }”.
import-doubt-welcome = “{ $card }”: left out the rule on what may be played there, “{ $words }”.
import-doubt-attempt = “{ $card }”: left out the rule on who may attempt it, “{ $words }”.
import-doubt-skill = “{ $card }”: “{ $words }” is not a known skill.
import-doubt-skill-mended = “{ $card }”: “{ $words }” was taken as { $skill }.
import-none = Nothing has been imported yet. Card files of your LackeyCCG plugin: `tricorder import <folder>`
import-rows = { $count ->
    [one] one row
   *[other] { $count } rows
}
import-removed = { $name } has been removed. Import it again at any time.
import-total = { $cards ->
    [one] One card in all.
   *[other] { $cards } cards in all.
}
