# Doctor: an installation and what is wrong with it.

doctor-title = tricorder { $version }
doctor-well = no problems found
doctor-unwell = { $count ->
    [one] one thing is wrong
   *[other] { $count } things are wrong
}
doctor-label-program = Program
doctor-label-libraries = Libraries
doctor-label-data = Data
doctor-label-language = Language
doctor-label-catalog = Catalog
doctor-label-cards = Card catalog
doctor-label-cache = Cache folder
doctor-label-own = Own data
doctor-label-kept = Kept there
doctor-label-imports = Imported
doctor-label-terminal = Terminal
doctor-label-variables = Variables
doctor-data = { $entries } entries, { $cards } cards · state { $state }
doctor-language-de = German
doctor-language-en = English
doctor-damaged = damaged
doctor-catalog-none = in memory, on every run
doctor-catalog-missing = not there yet; the next look-up builds it
doctor-catalog-ready = complete · { $entries } entries · { $size }
doctor-packaged = came with the program
doctor-cards-missing = not there yet; the next search for cards builds it
doctor-cards-ready = complete · { $cards } cards · { $size }
doctor-own-unusable = not usable
doctor-own-missing = nothing kept yet
doctor-own-format = format { $format }
doctor-own-earlier = from an earlier version; the next command brings it up to date
doctor-kept-games = { $count ->
    [one] one solo game
   *[other] { $count } solo games
}
doctor-kept-trainings = { $count ->
    [one] one Cadet Training
   *[other] { $count } Cadet Trainings
}
doctor-kept-campaigns = { $count ->
    [one] one campaign
   *[other] { $count } campaigns
}
doctor-kept-decks = { $count ->
    [one] one deck
   *[other] { $count } decks
}
doctor-kept-owned = { $count ->
    [one] one card in the collection
   *[other] { $count } cards in the collection
}
doctor-import = { $name } ({ $rows } lines)
doctor-terminal-size = { $columns } × { $lines }
doctor-terminal-none = none, a file or a pipe { $columns } columns wide
doctor-terminal-color = color
doctor-terminal-no-color = no color
doctor-terminal-links = hyperlinks
doctor-terminal-pager = pages with { $pager }
doctor-terminal-no-pager = no pager
doctor-troubles = What is wrong
doctor-trouble-catalog = The look-up catalog is damaged.
doctor-trouble-cards = The card catalog is damaged.
doctor-hint-catalog = It is rebuilt as soon as it is needed, or now: `tricorder admin index rebuild`
doctor-trouble-package-missing = The folder { $folder }, which TRICORDER_CATALOG names, cannot be read.
doctor-trouble-package-stale = The catalogs in { $folder } belong to another version of the program and are not used.
doctor-trouble-package-damaged = A catalog in { $folder } has been damaged since it was packed and is not used.
doctor-hint-package = Answers are still right; they come from a catalog in the cache folder. To fix this, install the package again.
