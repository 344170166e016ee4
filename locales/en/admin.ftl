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

admin-gap-title-translated = { $id }: The title “{ $title }” ({ $lang }) is translated, not printed.
admin-gap-title-coined = { $id }: The title “{ $title }” ({ $lang }) is our name for it, not printed.
admin-gap-title-unconfirmed = { $id }: The title “{ $title }” ({ $lang }) is not confirmed by any printed source.
admin-gap-set-name = The set { $code } has no name: no source gives one.
admin-gap-first-print = { $id }: what the first printing says is not known ({ $field }); only a corrected one was at hand.
admin-gap-fact-region = { $id }: Whether the printed card names a region is not certain; the sources differ.
admin-gap-text-fact = { $id }: What its text does for a deck is not fully understood; the unclear part is left out of the data.
admin-gap-fact-title = { $id }: Whether the bracket is part of the printed title is not certain; only one source names the card.
admin-gap-ruling = { $id }: Ruling { $number } is not certain ({ $certainty }).
admin-gap-erratum = { $id }: Which printed wording counts is not certain ({ $certainty }).
admin-gap-wording = { $id }: Our words follow the reprint in { $print }; the first printing was not at hand.

admin-index-no-cache = This system names no cache folder. The catalog is built in memory on every call; TRICORDER_CACHE_DIR can name a folder.
admin-index-reading = Building the catalog, this once: reading the data (1 of 2) …
admin-index-writing = Building the catalog, this once: writing the index (2 of 2) …
admin-index-missing = No catalog yet. The next look-up builds it.
    Folder: { $folder }
admin-index-damaged = The catalog is damaged. The next look-up rebuilds it.
    Folder: { $folder }
admin-index-ready = The catalog is complete: { $entries } entries, { $size }.
    Folder: { $folder }
admin-index-cards-missing = No catalog of cards yet. The next search for cards builds it.
    Folder: { $folder }
admin-index-cards-damaged = The catalog of cards is damaged. The next search for cards rebuilds it.
    Folder: { $folder }
admin-index-cards-ready = The catalog of cards is complete: { $entries } cards, your imports included, { $size }.
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
} facts or texts of your imports. They are for yourself: do not publish this export.

admin-cards-written = { $cards } cards written: { $added } new, { $changed } changed, { $kept } as they were.
admin-cards-corrected = Corrected since print ({ $count }); the card keeps the earlier value:
admin-cards-mended = Different in an older file ({ $count }), with no mark of a correction; the newest counts:
admin-cards-difference = { $card }: { $field } { $earlier } → { $value }
