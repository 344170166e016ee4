# Karten des Star Trek CCG und ihr Import.

