//! The step of the schema with which saved decks keep their versions.

/// The list a deck has had so far becomes its first version.
pub(super) const STEP: &str = "
CREATE TABLE deck_version (
    deck TEXT NOT NULL REFERENCES deck (name) ON DELETE CASCADE ON UPDATE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    saved INTEGER NOT NULL,
    source TEXT,
    note TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (deck, number)
) STRICT, WITHOUT ROWID;
INSERT INTO deck_version (deck, number, saved, body) SELECT name, 1, saved, body FROM deck;
ALTER TABLE deck DROP COLUMN saved;
ALTER TABLE deck DROP COLUMN body;
";
