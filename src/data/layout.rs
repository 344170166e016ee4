//! Where data files lie: the place of a file below the data folder says what it holds.

use model::text::is_slug;
use model::{EntryId, Game, Kind};

/// The boards of the captains.
pub const BOARDS: &str = "cc/tables/boards.yaml";
/// The boxes.
pub(crate) const BOXES: &str = "cc/boxes.yaml";
/// The Stardate cards of every mode.
pub const STARDATES: &str = "cc/tables/stardates.yaml";
/// How captains break rules.
pub(crate) const DEVIATIONS: &str = "cc/tables/deviations.yaml";
/// The sets of Second Edition.
pub(crate) const SETS: &str = "2e/tables/sets.yaml";
/// The retired list of Second Edition.
pub const RETIRED: &str = "2e/tables/retired.yaml";
/// Names of Second Edition and the titles they begin with.
pub const TITLES: &str = "2e/tables/titles.tsv";
/// Old names of Second Edition and those of today.
pub const RENAMED: &str = "2e/tables/renamed.tsv";

/// What players call things instead of their printed terms, below the folder of a game.
const THESAURUS: &str = "tables/thesaurus.tsv";

/// The first lesson, below the folder of a game.
const LESSON: &str = "lesson.yaml";

/// The cheat sheet, below the folder of a game.
const CHEAT_SHEET: &str = "cheat.yaml";

/// Example decks of Second Edition, one a file.
const EXAMPLES: &str = "2e/decks/";

/// What a file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// One rule entry; the path is its id.
    Rules,
    /// The first lesson of a game.
    Lesson,
    /// The cheat sheet of a game.
    CheatSheet,
    /// A list of Captain's Chair cards.
    Cards,
    /// A list of Star Trek CCG cards.
    CcgCards,
    /// One example deck of Second Edition; the name of the file is its id.
    Examples,
    /// The program of one captain.
    Programs,
    /// The boards of all captains.
    Boards,
    /// All boxes.
    Boxes,
    /// The Stardate cards of all modes.
    Stardates,
    /// How captains of Captain's Chair break rules.
    Deviations,
    /// The sets of Second Edition.
    CardSets,
    /// The retired list of Second Edition.
    RetiredCards,
    /// A table of names, for importing cards, or a thesaurus.
    Names,
}

/// What every game may have, below its folder.
const OF_GAME: [(&str, FileKind); 4] = [
    ("rules/", FileKind::Rules),
    (LESSON, FileKind::Lesson),
    (CHEAT_SHEET, FileKind::CheatSheet),
    (THESAURUS, FileKind::Names),
];

/// What some games have: folders, which end with `/`, and single files.
const SHELVES: [(&str, FileKind); 12] = [
    ("cc/cards/", FileKind::Cards),
    ("2e/cards/", FileKind::CcgCards),
    (EXAMPLES, FileKind::Examples),
    ("cc/programs/", FileKind::Programs),
    (BOARDS, FileKind::Boards),
    (BOXES, FileKind::Boxes),
    (STARDATES, FileKind::Stardates),
    (DEVIATIONS, FileKind::Deviations),
    (SETS, FileKind::CardSets),
    (RETIRED, FileKind::RetiredCards),
    (TITLES, FileKind::Names),
    (RENAMED, FileKind::Names),
];

impl FileKind {
    /// What the file at a path below the data folder holds; `None` if no file belongs there.
    pub(crate) fn from_path(path: &str) -> Option<FileKind> {
        let of_game = path.split_once('/').filter(|(game, _)| Game::from_code(game).is_some());
        let shelves = OF_GAME.into_iter().filter(|(place, _)| of_game.is_some_and(|(_, below)| fits(below, place)));
        let mut found = shelves.chain(SHELVES.into_iter().filter(|(place, _)| fits(path, place)));
        found.next().map(|(_, shelf)| shelf)
    }
}

fn fits(path: &str, place: &str) -> bool {
    if place.ends_with('/') { path.starts_with(place) && path.ends_with(".yaml") } else { path == place }
}

/// The id a rules file gives its entry: `cc/keyword/log` for `cc/rules/keyword/log.yaml`. `None` if the
/// path makes no id, or that of a card.
pub fn id_of(path: &str) -> Option<EntryId> {
    let (game, rest) = path.strip_suffix(".yaml")?.split_once("/rules/")?;
    let id = EntryId::try_from(format!("{game}/{rest}")).ok()?;
    (id.kind() != Kind::Card).then_some(id)
}

/// Whether a file below the data folder is a list of cards of Second Edition.
pub fn is_ccg_list(path: &str) -> bool {
    FileKind::from_path(path) == Some(FileKind::CcgCards)
}

/// The path of the table of what players call things of a game instead of their printed terms.
pub fn thesaurus_of(game: Game) -> String {
    format!("{}/{THESAURUS}", game.code())
}

/// The path of the first lesson of a game.
pub fn lesson_of(game: Game) -> String {
    format!("{}/{LESSON}", game.code())
}

/// The path of the cheat sheet of a game.
pub fn cheat_sheet_of(game: Game) -> String {
    format!("{}/{CHEAT_SHEET}", game.code())
}

/// The path of the file that gives an entry its id.
pub fn path_of(id: &EntryId) -> String {
    let (game, kind) = (id.game().code(), id.kind().code());
    format!("{game}/rules/{kind}/{}.yaml", id.slug())
}

/// The id a file gives its example deck: `klingon` for `2e/decks/klingon.yaml`. `None` if no deck
/// belongs there.
pub(crate) fn example_of(path: &str) -> Option<&str> {
    let id = path.strip_prefix(EXAMPLES)?.strip_suffix(".yaml")?;
    is_slug(id).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_shelf_of_rules() {
        for game in Game::ALL {
            let path = format!("{}/rules/concept/a.yaml", game.code());
            assert_eq!(FileKind::from_path(&path), Some(FileKind::Rules));
            assert_eq!(FileKind::from_path(&thesaurus_of(game)), Some(FileKind::Names));
        }
    }

    #[test]
    fn the_folder_names_the_shelf() {
        assert_eq!(FileKind::from_path("cc/cards/sela.yaml"), Some(FileKind::Cards));
        assert_eq!(FileKind::from_path("2e/cards/events.yaml"), Some(FileKind::CcgCards));
        assert_eq!(FileKind::from_path(STARDATES), Some(FileKind::Stardates));
        assert_eq!(FileKind::from_path("2e/decks/bajoran.yaml"), Some(FileKind::Examples));
    }

    #[test]
    fn other_places_hold_nothing() {
        for path in [
            "cc/concepts.yaml",
            "cc/boards.yaml",
            "catan/cards/a.yaml",
            "rules/keyword/log.yaml",
            "xx/rules/keyword/log.yaml",
            "cc/rules/keyword/log.yml",
            "cc/tables/renamed.tsv",
        ] {
            assert_eq!(FileKind::from_path(path), None, "{path}");
        }
    }

    #[test]
    fn the_file_of_an_example_deck_is_its_id() {
        assert_eq!(example_of("2e/decks/deep-space-9.yaml"), Some("deep-space-9"));
        for path in ["2e/decks/Klingon.yaml", "2e/decks/a/b.yaml", "2e/cards/a.yaml"] {
            assert_eq!(example_of(path), None, "{path}");
        }
    }

    #[test]
    fn the_path_of_an_entry_is_its_id() {
        let id = id_of("cc/rules/keyword/log.yaml").expect("an id");
        assert_eq!(id.as_str(), "cc/keyword/log");
        assert_eq!(path_of(&id), "cc/rules/keyword/log.yaml");
        for path in [
            "cc/rules/log.yaml",
            "cc/rules/keyword/Log.yaml",
            "cc/rules/keyword/deep/log.yaml",
            "cc/rules/keywords/log.yaml",
            "cc/rules/card/log.yaml",
        ] {
            assert_eq!(id_of(path), None, "{path}");
        }
    }
}
