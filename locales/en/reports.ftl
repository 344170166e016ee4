# Lists and reports.

hits-heading = “{ $query }” fits { $count ->
    [one] one entry:
   *[other] { $count } entries:
}
hits-hint = For a whole entry add --pick and its number, for example: tricorder { $query } --pick 1

list-total = { $count ->
    [0] No entry.
    [one] One entry.
   *[other] { $count } entries.
}

check-clean = All is well: { $entries } entries and { $cards } cards in { $files } files.
check-findings = { $count ->
    [one] One finding.
   *[other] { $count } findings.
}
check-gaps = { $count ->
    [0] No gaps.
    [one] One gap.
   *[other] { $count } gaps.
}

gap-title-translated = { $id }: The title “{ $title }” ({ $lang }) is translated, not printed.
gap-title-coined = { $id }: The title “{ $title }” ({ $lang }) is our name for it, not printed.
gap-title-unconfirmed = { $id }: The title “{ $title }” ({ $lang }) is not confirmed by any printed source.
gap-fact-region = { $id }: Whether the printed card names a region is not certain; the sources differ.
gap-ruling = { $id }: Ruling { $number } is not certain ({ $certainty }).

index-no-cache = This system names no cache folder. The catalog is built in memory on every call; TRICORDER_CACHE_DIR can name a folder.
index-missing = No catalog yet. The next look-up builds it.
    Folder: { $folder }
index-damaged = The catalog is damaged. The next look-up builds it anew.
    Folder: { $folder }
index-ready = The catalog is complete: { $entries } entries, { $size }.
    Folder: { $folder }
index-cards-missing = No catalog of cards yet. The next search for cards builds it.
    Folder: { $folder }
index-cards-damaged = The catalog of cards is damaged. The next search for cards builds it anew.
    Folder: { $folder }
index-cards-ready = The catalog of cards is complete: { $entries } cards, your imports included, { $size }.
    Folder: { $folder }
