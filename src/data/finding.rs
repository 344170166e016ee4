//! What can be wrong with data files.

use model::text::{Blemish, SyntaxFault};
use model::{EntryId, Lang, SystemFault, codes};

/// Something wrong in a data file, with the place to mend it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Path below the data folder.
    pub file: String,
    /// The entry, as far as it is known.
    pub id: Option<String>,
    /// Line in the file, from 1.
    pub line: Option<usize>,
    /// What is wrong there.
    pub problem: DataProblem,
}

impl Finding {
    /// A finding about a file as a whole.
    pub fn of_file(path: &str, problem: DataProblem) -> Finding {
        Finding { file: path.to_owned(), id: None, line: None, problem }
    }

    /// Whether the file lies where none is read.
    pub fn is_misplaced(&self) -> bool {
        self.problem == DataProblem::Misplaced
    }
}

impl DataProblem {
    /// Whether only what the program itself says has to be without it.
    pub fn is_of_craft(&self) -> bool {
        matches!(
            self,
            DataProblem::SameInBoth { .. }
                | DataProblem::UnlikeLines { .. }
                | DataProblem::Blemish { .. }
                | DataProblem::NoSource
        )
    }
}

/// The fact that is wrong. The sentence about it is made by the view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DataProblem {
    /// The folder holds no `.yaml` file at all.
    NoData,
    /// The file cannot be read as UTF-8 text.
    Unreadable(SystemFault),
    /// Not YAML, or not of the closed schema; [`Finding::line`] says where.
    Syntax(SyntaxFault),
    /// No file is read at this place.
    Misplaced,
    /// A rules file whose path makes no id.
    NoId,
    /// A list of cards holds something before its first `- id:`.
    StrayText,
    /// The id of a card is not that of a card of its game.
    NoCardId,
    /// A trait without its group.
    GroupMissing,
    /// A group on something that is no trait.
    GroupStray,
    /// An entry of a player's own has an id of the program, or of another one.
    TakenId,
    /// Another card has the same id.
    DuplicateId {
        /// Where the id stands already: the file, or the id of a card with the same type and name.
        first: String,
    },
    /// The card stands before one whose id sorts lower.
    Unsorted {
        /// The next card of the same file, behind which this one belongs.
        before: EntryId,
    },
    /// A text that must not be empty.
    Empty {
        /// Field as the data file names it.
        field: &'static str,
        /// The language whose text is empty.
        lang: Lang,
    },
    /// German and English say the same, letter by letter.
    SameInBoth {
        /// Field as the data file names it.
        field: &'static str,
    },
    /// The lines of both languages are not alike: a paragraph or list item of one has none in the other.
    UnlikeLines {
        /// Field as the data file names it.
        field: &'static str,
    },
    /// A count, or a list of captains, that the data could say and that another box would make wrong.
    CountByHand {
        /// The number with what it counts, or the captains.
        words: String,
    },
    /// Braces in a text name something unknown, or do not match.
    BadTemplate {
        /// Text between the braces, or the line in which a brace has no partner.
        part: String,
    },
    /// The first and the later wording of an erratum are the same.
    SameWordings {
        /// The language in which both wordings are one.
        lang: Lang,
    },
    /// Two names of the entry fold to the same key.
    DuplicateName {
        /// The later of both as it is written; also a name that folds to nothing.
        name: String,
        /// The language whose names clash.
        lang: Lang,
    },
    /// A symbol nobody defines.
    UnknownSymbol {
        /// Name between the square brackets.
        symbol: String,
        /// The language of the text it stands in.
        lang: Lang,
    },
    /// A text looks wrong in print, whatever it says.
    Blemish {
        /// Which rule of typesetting is broken.
        kind: Blemish,
        /// The place in the text with a few letters before and behind it, or the two words that are one.
        excerpt: String,
        /// The language of the text.
        lang: Lang,
    },
    /// The entry refers to itself.
    SelfReference,
    /// The entry refers to an id that does not exist.
    UnknownReference {
        /// The id that leads nowhere.
        to: EntryId,
    },
    /// A cheat sheet takes a part that the entry does not have.
    UnknownPart {
        /// The entry.
        of: EntryId,
        /// The place of the part, from 1.
        part: usize,
    },
    /// The entry refers twice to the same id.
    DuplicateReference {
        /// The id that is named again.
        to: EntryId,
    },
    /// No source is named.
    NoSource,
    /// Another ruling has the same number.
    DuplicateRuling {
        /// The number that several rulings bear.
        number: u16,
    },
    /// Another table of the game, or column of the table, has the same id, or it is no slug.
    BadTableId {
        /// Id of the table as it is written, also where the fault is in one of its columns.
        table: String,
    },
    /// A side of a program card does not have each of the eight suits once.
    SuitRows {
        /// Rows on that side; it may be 8 all the same, with one suit twice and another missing.
        found: usize,
    },
    /// The Stardate cards of a mode are missing, do not end the game, or differ from the table of the
    /// entry about them.
    StardateCards {
        /// Code of the [`Mode`](model::Mode).
        mode: String,
    },
    /// There are not as many cards as in the box.
    BoxCount {
        /// Which cards: the code of a suit behind `common` or the code of a box, or the code of a crew deck.
        cards: String,
        /// Cards of these in the box.
        expected: usize,
        /// Cards of these in the data.
        found: usize,
    },
    /// Another card has the same collector number.
    DuplicateNumber {
        /// The collector number as printed.
        number: String,
        /// The card that has it already.
        first: EntryId,
    },
    /// The slug of a card's id is not that of its full name.
    SlugDiffers,
    /// A card lacks a fact every card of its type has.
    FieldMissing {
        /// Field as the data file names it.
        field: &'static str,
    },
    /// A card has a fact no card of its type has.
    FieldStray {
        /// Field as the data file names it.
        field: &'static str,
    },
    /// A skill, icon, affiliation or type nobody knows; a skill with level 0.
    UnknownCode {
        /// Field as the data file names it.
        field: &'static str,
        /// Its value as it is written.
        code: String,
    },
    /// Set, rarity or collector's number of a printing cannot be.
    BadPrinting {
        /// Collector's number of the printing as it is written.
        number: String,
    },
    /// A number of the Premiere set is there several times or not at all, or the set has no such
    /// number.
    SetNumber {
        /// Collector's number without set and rarity; the set has 1 to 415.
        number: u16,
        /// How many printings bear it.
        found: usize,
    },
    /// A row is not as wide as the header; rows count from 1.
    RowWidth {
        /// Id of the table.
        table: String,
        /// The row that is too short or too long.
        row: usize,
    },
    /// Something is wrong with a card of an example deck.
    ExampleCard {
        /// What is wrong with it.
        fault: ExampleFault,
        /// Full name of the card as the deck has it.
        name: String,
    },
    /// A pile of an example deck has too few cards, or other than five missions.
    ExampleCount {
        /// Code of the [`Pile`](model::Pile).
        pile: &'static str,
        /// Copies in the pile, all cards together.
        found: u32,
        /// Fewest copies the pile may have; of missions the exact number.
        needed: u32,
    },
    /// Something is wrong with a row of a table of names.
    NameTable {
        /// What is wrong with it.
        fault: NameFault,
        /// First column of the row; the whole line where the row itself or a thesaurus is at fault.
        name: String,
    },
}

codes!(
    /// What can be wrong with a card of an example deck.
    ExampleFault {
        /// No built-in card has this full name.
        Unknown => "unknown",
        /// Its type belongs in another pile.
        Misplaced => "misplaced",
        /// The name stands there twice.
        Twice => "twice",
        /// There are no copies, or more than the rules allow of this title.
        Copies => "copies",
    }
);

codes!(
    /// What can be wrong with a row of a table of names.
    NameFault {
        /// The header is another, or the line is not two columns parted by a tab.
        Row => "row",
        /// The name stands there twice.
        Twice => "twice",
        /// The name sorts before the one above it.
        Unsorted => "unsorted",
        /// The name does not begin with its title.
        Apart => "apart",
        /// A name of today is called an old name.
        Old => "old",
        /// No table and no card knows the name of today.
        Unknown => "unknown",
        /// A built-in card says otherwise.
        Contradicts => "contradicts",
        /// The header of a thesaurus is another, or a line is not language, saying, entry and weight.
        ThesaurusRow => "thesaurus-row",
        /// A thesaurus speaks of an entry its game does not have.
        NoEntry => "no-entry",
        /// A saying has more than four words.
        TooLong => "too-long",
        /// A saying is a name of its entry already.
        Named => "named",
    }
);
