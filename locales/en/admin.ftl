# Lists and reports.

admin-check-clean = No problems found: { $entries } entries and { $cards } cards in { $files } files.
admin-check-findings = { $count ->
    [one] One finding.
   *[other] { $count } findings.
}
admin-check-gaps = { $count ->
    [0] No gaps.
    [one] One gap.
   *[other] { $count } gaps.
}

admin-gap-title-translated = { $id }: the title “{ $title }” ({ $lang }) is translated, not printed.
admin-gap-title-coined = { $id }: the title “{ $title }” ({ $lang }) is our name for it, not printed.
admin-gap-title-unconfirmed = { $id }: no printed source confirms the title “{ $title }” ({ $lang }).
admin-gap-set-name = The set { $code } has no name: no source gives one.
admin-gap-first-print = { $id }: what the first printing says is unknown ({ $field }); only a corrected printing was available.
admin-gap-fact-region = { $id }: it is unclear whether the printed card names a region; the sources differ.
admin-gap-text-fact = { $id }: we do not fully understand what its text does for a deck; the data leaves out the unclear part.
admin-gap-fact-title = { $id }: it is unclear whether the bracket is part of the printed title; only one source names the card.
admin-gap-ruling = { $id }: ruling { $number } is not certain ({ $certainty }).
admin-gap-erratum = { $id }: it is unclear which printed wording counts ({ $certainty }).
admin-gap-wording = { $id }: our wording follows the reprint in { $print }; the first printing was not available.

admin-index-no-cache = This system has no cache folder. The catalog is built in memory on every run; TRICORDER_CACHE_DIR can name a folder.
admin-index-reading = Building the catalog, this one time: reading the data (1 of 2) …
admin-index-writing = Building the catalog, this one time: writing the index (2 of 2) …
admin-index-missing = No catalog yet. The next look-up builds it.
    Folder: { $folder }
admin-index-damaged = The catalog is damaged. The next look-up rebuilds it.
    Folder: { $folder }
admin-index-ready = The catalog is complete: { $entries } entries, { $size }.
    Folder: { $folder }
admin-index-cards-missing = No card catalog yet. The next card search builds it.
    Folder: { $folder }
admin-index-cards-damaged = The card catalog is damaged. The next card search rebuilds it.
    Folder: { $folder }
admin-index-cards-ready = The card catalog is complete: { $entries } cards, your imports included, { $size }.
    Folder: { $folder }
admin-index-exported = { $entries ->
    [one] 1 rule
   *[other] { $entries } rules
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $file }
admin-index-exported-private = { $count ->
    [one] 1 card has
   *[other] { $count } cards have
} facts or texts from your imports. Those are for you alone: do not publish this export.

admin-cards-written = { $cards } cards written: { $added } new, { $changed } changed, { $kept } unchanged.
admin-cards-corrected = Corrected since printing ({ $count }); the card keeps the earlier value:
admin-cards-mended = Different in an older file ({ $count }) but not marked as corrected; the newest counts:
admin-cards-difference = { $card }: { $field } { $earlier } → { $value }
