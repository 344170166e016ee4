//! Deck lists and saved decks.

use std::path::PathBuf;

use super::variants::errors;
use page::locale::Reason;

errors! {
    /// What is wrong with a deck list, or with a question about one.
    DeckError as Deck;

    /// A file is no text: `empty`, `too-large`, `binary`.
    NoText {
        /// The file as named.
        path: String,
        /// The code of what it is instead.
        reason: &'static str,
    } as no_text
        => 2, err_deck_no_text(path, reason), try hint_deck_no_text();
    /// A list of cards of which the game has none.
    Foreign {
        /// The file as named.
        path: String,
        /// Names in the list, of which no card has any.
        names: usize,
    } as foreign
        => 2, err_deck_foreign(path, names), try hint_deck_foreign();
    /// A list of a crew that names no captain.
    NoCaptain {
        /// The file as named.
        path: String,
    } as no_captain => 2, err_deck_no_captain(path), try hint_deck_no_captain();
    /// A text is no list of its form.
    NoList {
        /// The file or saved deck as named.
        path: String,
        /// The code of the family it was read as, such as `json`.
        format: &'static str,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as no_list
        => 2, err_deck_no_list(path, format, reason), try hint_deck_no_list();
    /// A list without cards to draw.
    NoCards => 2, err_deck_no_cards(), try hint_deck_no_cards();
    /// A list without personnel to draw.
    NoPersonnel => 2, err_deck_no_personnel(), try hint_deck_no_personnel();
    /// No mission has this name.
    NoMission {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_mission
        => 1, err_deck_no_mission(name), try hint_deck_no_mission(), near suggestions;
    /// A mission nobody can attempt.
    NoRequirement {
        /// The full name of the mission.
        name: String,
    } as no_requirement
        => 2, err_deck_no_requirement(name), try hint_deck_no_requirement();
    /// No card of the deck fits a name, type or search.
    NothingFits {
        /// The name, type or search as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as nothing_fits
        => 1, err_deck_nothing_fits(name), try hint_deck_nothing_fits(), near suggestions;
    /// Neither a file nor a saved deck has this name, which may be either's.
    Nowhere {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as nowhere
        => 1, err_deck_nowhere(name), try hint_deck_unreadable(), near suggestions;
    /// There is no such file, and a saved deck is hardly called so.
    NoFile {
        /// The file as named.
        path: String,
    } as no_file => 2, err_deck_no_file(path), try hint_deck_unreadable();
    /// A file cannot be read.
    Unreadable {
        /// The file as named.
        path: String,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as unreadable
        => 2, err_deck_unreadable(path, reason), try hint_deck_unreadable();
    /// A line that would be lost when the list is written anew; `trouble` is its code.
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The line as written.
        text: String,
        /// The code of the fault, such as `count` or `no-name`.
        trouble: &'static str,
    } as line
        => 2, err_deck_line(line, text), try hint_deck_line(trouble);
    /// A file with several decks where one is meant; the names are numbered.
    Several {
        /// The file as named.
        path: String,
        /// Decks in it.
        count: usize,
        /// Their names with numbers, in the order of the file.
        names: String,
    } as several
        => 2, err_deck_several(path, count, names), try hint_deck_several(path);
    /// A file has no deck of this number or name.
    NoSuchDeck {
        /// The file as named.
        path: String,
        /// The number or name that was asked for.
        wanted: String,
        /// The names of its decks with numbers, in the order of the file.
        names: String,
    } as no_such_deck
        => 1, err_deck_no_such_deck(path, wanted, names), try hint_deck_no_such_deck();
    /// No program can read the clipboard.
    NoClipboard => 2, err_deck_no_clipboard(), try hint_deck_no_clipboard();
    /// A list is not written anew while lines are not understood.
    NotWritten {
        /// Lines that are not understood.
        count: usize,
        /// The lines with their numbers, as they are shown.
        lines: String,
    } as not_written
        => 2, err_deck_not_written(count, lines), try hint_deck_not_written();
    /// A list without cards is not written anew.
    Nothing => 2, err_deck_nothing(), try hint_deck_nothing();
    /// Lines stay as they are, for no card has their names: the list still cannot be read.
    NotFixed {
        /// Lines that stay as they are.
        count: usize,
        /// The names in them, as they are shown.
        names: String,
    } as not_fixed
        => 2, err_deck_not_fixed(count, names), try hint_deck_not_fixed();
    /// A deck to save has no name.
    NeedsName => 2, err_deck_needs_name(), try hint_deck_needs_name(), tap hint_deck_needs_name_tap();
    /// A name that would be taken for an option.
    NameDash {
        /// The name as typed.
        name: String,
    } as name_dash => 2, err_deck_name_dash(name), try hint_deck_name_dash(), tap hint_deck_name_dash_tap();
    /// A saved deck of this name exists.
    NameTaken {
        /// The name of the saved deck.
        name: String,
    } as name_taken => 2, err_deck_name_taken(name), try hint_deck_name_taken(), tap hint_deck_name_taken_tap();
    /// Another saved deck has the name that one should get.
    Occupied {
        /// The name of the other deck.
        name: String,
    } as occupied => 2, err_deck_name_taken(name), try hint_deck_occupied();
    /// A name that would be taken for a version.
    NameVersion {
        /// The name as typed.
        name: String,
    } as name_version => 2, err_deck_name_version(name), try hint_deck_name_version();
    /// A saved deck has no version of this number.
    NoVersion {
        /// The name of the deck.
        name: String,
        /// The number that was asked for.
        wanted: String,
        /// The number of its latest version.
        last: usize,
    } as no_version
        => 1, err_deck_no_version(name, last, wanted), try hint_deck_no_version(name);
    /// An earlier version is not changed.
    Earlier {
        /// The version as typed, with its number.
        name: String,
        /// The name of the deck alone.
        deck: String,
    } as earlier
        => 2, err_deck_earlier(name), try hint_deck_earlier(deck, name);
    /// No card is called so.
    NoCard {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as no_card
        => 1, err_deck_no_card(name), try hint_deck_no_card(), near suggestions;
    /// The name of no card or of several, though some have it as their title.
    SeveralCards {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as several_cards
        => 2, err_deck_several_cards(name), try hint_deck_several_cards(), near suggestions;
    /// A text that is no card with its copies.
    NoCopies {
        /// The text as typed.
        text: String,
    } as no_copies => 2, err_deck_no_copies(text), try hint_deck_no_copies();
    /// A deck does not have a card.
    NotInDeck {
        /// The name of the card.
        name: String,
        /// The name of the deck.
        deck: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as not_in_deck
        => 1, err_deck_not_in_deck(name, deck), try hint_deck_not_in_deck(deck), near suggestions;
    /// A deck has fewer copies than should go.
    TooFew {
        /// The name of the card.
        name: String,
        /// The name of the deck.
        deck: String,
        /// Copies the deck has.
        have: u64,
    } as too_few
        => 2, err_deck_too_few(deck, have, name), try hint_deck_too_few();
    /// Cards are swapped two by two.
    SwapTwo => 2, err_deck_swap_two(), try hint_deck_swap_two();
    /// Cards are moved, but it is not said where.
    NeedsPile => 2, err_deck_needs_pile(), try hint_deck_needs_pile();
    /// Decks are merged, but it is not said which pile.
    NothingToMerge => 2, err_deck_nothing_to_merge(), try hint_deck_nothing_to_merge();
    /// None of the saved decks has the card.
    InNoDeck {
        /// The name as typed.
        name: String,
    } as in_no_deck => 1, err_deck_in_no_deck(name), try hint_deck_in_no_deck();
    /// A file is there already.
    FileTaken {
        /// The file that is there.
        path: PathBuf,
    } as file_taken => 2, err_deck_file_taken(path), try hint_deck_file_taken();
    /// A file cannot be written; the reason is the system's.
    NotExported {
        /// The file or the folder that cannot be written.
        path: PathBuf,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as not_exported
        => 2, err_deck_not_exported(path, reason), try hint_deck_not_exported();
    /// No saved deck has this name.
    UnknownName {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_name
        => 1, err_deck_unknown_name(name), try hint_deck_unknown_name(), near suggestions;
    /// No example deck is called so; with the name as typed, `example:` included.
    UnknownExample {
        /// The name as typed, `example:` included.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_example
        => 1, err_deck_unknown_example(name), try hint_deck_unknown_example(), near suggestions;
}
