//! Deck lists and saved decks.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::errors;

errors! {
    /// What is wrong with a deck list, or with a question about one.
    DeckError as Deck;

    /// A file is no text: `empty`, `too-large`, `binary`.
    NoText { path: String, reason: &'static str } as no_text
        => 2, err_deck_no_text(path, reason), try hint_deck_no_text();
    /// A list of cards of which the game has none.
    Foreign { path: String, names: usize } as foreign
        => 2, err_deck_foreign(path, names), try hint_deck_foreign();
    /// A list of a crew that names no captain.
    NoCaptain { path: String } as no_captain => 2, err_deck_no_captain(path), try hint_deck_no_captain();
    /// A text is no list of its form.
    NoList { path: String, format: &'static str, reason: Reason } as no_list
        => 2, err_deck_no_list(path, format, reason), try hint_deck_no_list();
    /// A list without cards to draw.
    NoCards => 2, err_deck_no_cards(), try hint_deck_no_cards();
    /// A list without personnel to draw.
    NoPersonnel => 2, err_deck_no_personnel(), try hint_deck_no_personnel();
    /// No mission has this name.
    NoMission { name: String, suggestions: Vec<String> } as no_mission
        => 1, err_deck_no_mission(name), try hint_deck_no_mission(), near suggestions;
    /// A mission nobody can attempt.
    NoRequirement { name: String } as no_requirement
        => 2, err_deck_no_requirement(name), try hint_deck_no_requirement();
    /// No card of the deck fits a name, type or search.
    NothingFits { name: String, suggestions: Vec<String> } as nothing_fits
        => 1, err_deck_nothing_fits(name), try hint_deck_nothing_fits(), near suggestions;
    /// Neither a file nor a saved deck has this name, which may be either's.
    Nowhere { name: String, suggestions: Vec<String> } as nowhere
        => 1, err_deck_nowhere(name), try hint_deck_unreadable(), near suggestions;
    /// There is no such file, and a saved deck is hardly called so.
    NoFile { path: String } as no_file => 2, err_deck_no_file(path), try hint_deck_unreadable();
    /// A file cannot be read.
    Unreadable { path: String, reason: Reason } as unreadable
        => 2, err_deck_unreadable(path, reason), try hint_deck_unreadable();
    /// A line that would be lost when the list is written anew; `trouble` is its code.
    Line { line: usize, text: String, trouble: &'static str } as line
        => 2, err_deck_line(line, text), try hint_deck_line(trouble);
    /// A file with several decks where one is meant; the names are numbered.
    Several { path: String, count: usize, names: String } as several
        => 2, err_deck_several(path, count, names), try hint_deck_several(path);
    /// A file has no deck of this number or name.
    NoSuchDeck { path: String, wanted: String, names: String } as no_such_deck
        => 1, err_deck_no_such_deck(path, wanted, names), try hint_deck_no_such_deck();
    /// No program can read the clipboard.
    NoClipboard => 2, err_deck_no_clipboard(), try hint_deck_no_clipboard();
    /// A list is not written anew while lines are not understood.
    NotWritten { count: usize, lines: String } as not_written
        => 2, err_deck_not_written(count, lines), try hint_deck_not_written();
    /// A list without cards is not written anew.
    Nothing => 2, err_deck_nothing(), try hint_deck_nothing();
    /// Lines stay as they are, for no card has their names: the list still cannot be read.
    NotFixed { count: usize, names: String } as not_fixed
        => 2, err_deck_not_fixed(count, names), try hint_deck_not_fixed();
    /// A deck to save has no name.
    NeedsName => 2, err_deck_needs_name(), try hint_deck_needs_name();
    /// A name that would be taken for an option.
    NameDash { name: String } as name_dash => 2, err_deck_name_dash(name), try hint_deck_name_dash();
    /// A saved deck of this name exists.
    NameTaken { name: String } as name_taken => 2, err_deck_name_taken(name), try hint_deck_name_taken();
    /// Another saved deck has the name that one should get.
    Occupied { name: String } as occupied => 2, err_deck_name_taken(name), try hint_deck_occupied();
    /// A name that would be taken for a version.
    NameVersion { name: String } as name_version => 2, err_deck_name_version(name), try hint_deck_name_version();
    /// A saved deck has no version of this number.
    NoVersion { name: String, wanted: String, last: usize } as no_version
        => 1, err_deck_no_version(name, last, wanted), try hint_deck_no_version(name);
    /// An earlier version is not changed.
    Earlier { name: String, deck: String } as earlier
        => 2, err_deck_earlier(name), try hint_deck_earlier(deck, name);
    /// No card is called so.
    NoCard { name: String, suggestions: Vec<String> } as no_card
        => 1, err_deck_no_card(name), try hint_deck_no_card(), near suggestions;
    /// The name of no card or of several, though some have it as their title.
    SeveralCards { name: String, suggestions: Vec<String> } as several_cards
        => 2, err_deck_several_cards(name), try hint_deck_several_cards(), near suggestions;
    /// A text that is no card with its copies.
    NoCopies { text: String } as no_copies => 2, err_deck_no_copies(text), try hint_deck_no_copies();
    /// A deck does not have a card.
    NotInDeck { name: String, deck: String, suggestions: Vec<String> } as not_in_deck
        => 1, err_deck_not_in_deck(name, deck), try hint_deck_not_in_deck(deck), near suggestions;
    /// A deck has fewer copies than should go.
    TooFew { name: String, deck: String, have: u64 } as too_few
        => 2, err_deck_too_few(deck, have, name), try hint_deck_too_few();
    /// Cards are swapped two by two.
    SwapTwo => 2, err_deck_swap_two(), try hint_deck_swap_two();
    /// Cards are moved, but it is not said where.
    NeedsPile => 2, err_deck_needs_pile(), try hint_deck_needs_pile();
    /// Decks are merged, but it is not said which pile.
    NothingToMerge => 2, err_deck_nothing_to_merge(), try hint_deck_nothing_to_merge();
    /// None of the saved decks has the card.
    InNoDeck { name: String } as in_no_deck => 1, err_deck_in_no_deck(name), try hint_deck_in_no_deck();
    /// A file is there already.
    FileTaken { path: PathBuf } as file_taken => 2, err_deck_file_taken(path), try hint_deck_file_taken();
    /// A file cannot be written; the reason is the system's.
    NotExported { path: PathBuf, reason: Reason } as not_exported
        => 2, err_deck_not_exported(path, reason), try hint_deck_not_exported();
    /// No saved deck has this name.
    UnknownName { name: String, suggestions: Vec<String> } as unknown_name
        => 1, err_deck_unknown_name(name), try hint_deck_unknown_name(), near suggestions;
    /// No example deck is called so; with the name as typed, `example:` included.
    UnknownExample { name: String, suggestions: Vec<String> } as unknown_example
        => 1, err_deck_unknown_example(name), try hint_deck_unknown_example(), near suggestions;
}
