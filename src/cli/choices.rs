//! The values of options that several commands take, each with the words for it in both languages.

use crate::calc::first::Side;
use crate::deck::{Action, Family, Format, Pile};
use crate::model::{
    CampaignMode, CardPool, Challenge, CrewDeck, Game, GameBox, Kind, Lang, Mode, Print,
};
use crate::render::Color;
use crate::solo::state::setup::{BoardSide, DeckMode};
use crate::text::vocabulary::{Typed, words};

/// The games.
pub static GAMES: [(Typed, Game); 4] = [
    (words::GAME_CC, Game::CaptainsChair),
    (words::GAME_2E, Game::SecondEdition),
    (words::GAME_CATAN, Game::Catan),
    (words::GAME_1E, Game::FirstEdition),
];

/// The games whose decks are checked.
pub static GAMES_WITH_DECKS: [(Typed, Game); 2] = [
    (words::GAME_2E, Game::SecondEdition),
    (words::GAME_CC, Game::CaptainsChair),
];

/// The pools a deck may be held against.
pub static POOLS: [(Typed, CardPool); 3] = [
    (words::POOL_STANDARD, CardPool::Standard),
    (words::POOL_TRADITIONAL, CardPool::Traditional),
    (words::POOL_OPEN, CardPool::Open),
];

/// The languages.
pub static LANGS: [(Typed, Lang); 2] = [(words::LANG_DE, Lang::De), (words::LANG_EN, Lang::En)];

/// When there is color.
pub static COLORS: [(Typed, Color); 3] = [
    (words::COLOR_AUTO, Color::Auto),
    (words::COLOR_ALWAYS, Color::Always),
    (words::COLOR_NEVER, Color::Never),
];

/// The kinds of entries.
pub static KINDS: [(Typed, Kind); 17] = [
    (words::KIND_KEYWORD, Kind::Keyword),
    (words::KIND_TYPE, Kind::Type),
    (words::KIND_TRAIT, Kind::Trait),
    (words::KIND_SYMBOL, Kind::Symbol),
    (words::KIND_RESOURCE, Kind::Resource),
    (words::KIND_GLOSSARY, Kind::Glossary),
    (words::KIND_CONCEPT, Kind::Concept),
    (words::KIND_PHASE, Kind::Phase),
    (words::KIND_ZONE, Kind::Zone),
    (words::KIND_PILE, Kind::Pile),
    (words::KIND_SETUP, Kind::Setup),
    (words::KIND_ICON, Kind::Icon),
    (words::KIND_CAPTAIN, Kind::Captain),
    (words::KIND_SOLO, Kind::Solo),
    (words::KIND_CAMPAIGN, Kind::Campaign),
    (words::KIND_CHALLENGE, Kind::Challenge),
    (words::KIND_CARD, Kind::Card),
];

/// The captains, in the order of their decks.
pub static CAPTAINS: [(Typed, CrewDeck); 15] = [
    (words::CREW_PICARD, CrewDeck::Picard),
    (words::CREW_SHRAN, CrewDeck::Shran),
    (words::CREW_KOLOTH, CrewDeck::Koloth),
    (words::CREW_SISKO, CrewDeck::Sisko),
    (words::CREW_SELA, CrewDeck::Sela),
    (words::CREW_BURNHAM, CrewDeck::Burnham),
    (words::CREW_ARCHER, CrewDeck::Archer),
    (words::CREW_GEORGIOU, CrewDeck::Georgiou),
    (words::CREW_KHAN, CrewDeck::Khan),
    (words::CREW_KIRK, CrewDeck::Kirk),
    (words::CREW_REBNER, CrewDeck::Rebner),
    (words::CREW_SOVAL, CrewDeck::Soval),
    (words::CREW_FREEMAN, CrewDeck::Freeman),
    (words::CREW_PIKE, CrewDeck::Pike),
    (words::CREW_RIKER, CrewDeck::Riker),
];

/// The boxes of Captain's Chair, in the order in which they came out.
pub static BOXES: [(Typed, GameBox); 5] = [
    (words::BOX_CORE, GameBox::Core),
    (words::BOX_TO_BOLDLY_GO, GameBox::ToBoldlyGo),
    (words::BOX_SECOND_CONTACT, GameBox::SecondContact),
    (words::BOX_PROMO_1, GameBox::Promo1),
    (words::BOX_PROMO_2, GameBox::Promo2),
];

/// The levels of the Bot, from easy to hard.
pub static LEVELS: [(Typed, Mode); 5] = [
    (words::LEVEL_ENSIGN, Mode::Ensign),
    (words::LEVEL_LIEUTENANT, Mode::Lieutenant),
    (words::LEVEL_COMMANDER, Mode::Commander),
    (words::LEVEL_CAPTAIN, Mode::Captain),
    (words::LEVEL_ADMIRAL, Mode::Admiral),
];

/// The sides of a captain board.
pub static SIDES: [(Typed, BoardSide); 2] = [
    (words::SIDE_BASIC, BoardSide::Basic),
    (words::SIDE_ADVANCED, BoardSide::Advanced),
];

/// Who shuffles the cards of the Bot.
pub static DECKS: [(Typed, DeckMode); 2] = [
    (words::CARDS_PHYSICAL, DeckMode::Physical),
    (words::CARDS_VIRTUAL, DeckMode::Virtual),
];

/// The modes of a campaign, from easy to hard.
pub static MODES: [(Typed, CampaignMode); 4] = [
    (words::MODE_STUN, CampaignMode::Stun),
    (words::MODE_YELLOW_ALERT, CampaignMode::YellowAlert),
    (words::MODE_GATES, CampaignMode::Gates),
    (words::MODE_KOBAYASHI_MARU, CampaignMode::KobayashiMaru),
];

/// The challenges of a campaign, in printed order.
pub static CHALLENGES: [(Typed, Challenge); 7] = [
    (words::DARE_LIVE_LONG, Challenge::LiveLong),
    (words::DARE_WEAKNESS, Challenge::Weakness),
    (words::DARE_TWO_WEEKS, Challenge::TwoWeeks),
    (words::DARE_GAZELLE, Challenge::Gazelle),
    (words::DARE_ACQUISITION, Challenge::Acquisition),
    (words::DARE_ONLY_SHIP, Challenge::OnlyShip),
    (words::DARE_TUESDAY, Challenge::Tuesday),
];

/// The families of texts in which lists are read.
pub static FAMILIES: [(Typed, Family); 6] = [
    (words::FORM_TEXT, Family::Text),
    (words::FORM_CSV, Family::Csv),
    (words::FORM_JSON, Family::Json),
    (words::FORM_YAML, Family::Yaml),
    (words::FORM_XML, Family::Xml),
    (words::FORM_HTML, Family::Html),
];

/// The forms in which decks are written.
pub static FORMS: [(Typed, Format); 13] = [
    (words::FORM_LACKEY, Format::Lackey),
    (words::FORM_TEXT, Format::Text),
    (words::FORM_YAML, Format::Yaml),
    (words::FORM_JSON, Format::Json),
    (words::FORM_MARKDOWN, Format::Markdown),
    (words::FORM_TREKCC, Format::Trekcc),
    (words::FORM_CSV, Format::Csv),
    (words::FORM_HTML, Format::Html),
    (words::FORM_BBCODE, Format::Bbcode),
    (words::FORM_OCTGN, Format::Octgn),
    (words::FORM_DEK, Format::Dek),
    (words::FORM_COCKATRICE, Format::Cockatrice),
    (words::FORM_TABLETOP, Format::Tabletop),
];

/// The prints of cards whose traits count.
pub static PRINTS: [(Typed, Print); 2] = [
    (words::PRINT_FIRST, Print::First),
    (words::PRINT_LATEST, Print::Latest),
];

/// The piles of a deck.
pub static PILES: [(Typed, Pile); 4] = [
    (words::HEADING_MISSIONS, Pile::Missions),
    (words::HEADING_DILEMMAS, Pile::Dilemmas),
    (words::HEADING_DECK, Pile::Deck),
    (words::HEADING_ASIDE, Pile::Aside),
];

/// What is done to a deck.
pub static EDITS: [(Typed, Action); 4] = [
    (words::EDIT_ADD, Action::Add),
    (words::EDIT_REMOVE, Action::Remove),
    (words::EDIT_SWAP, Action::Swap),
    (words::EDIT_MOVE, Action::Move),
];

/// Who plays, where the board variant tells players apart.
pub static PEOPLES: [(Typed, Side); 3] = [
    (words::PEOPLE_NORMAL, Side::Normal),
    (words::PEOPLE_BORG, Side::Borg),
    (words::PEOPLE_DOMINION, Side::Dominion),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::vocabulary::meant;

    /// Every value is meant by its code and by all of its words, and by nothing else's.
    fn assert_all<T: Copy + PartialEq + std::fmt::Debug>(
        known: &'static [(Typed, T)],
        all: &[T],
        code: fn(T) -> &'static str,
    ) {
        for value in all {
            assert_eq!(meant(code(*value), known), Some(*value), "{}", code(*value));
            assert_eq!(meant(&code(*value).to_uppercase(), known), Some(*value));
        }
        for (word, value) in known {
            for form in word.forms() {
                assert_eq!(meant(form, known), Some(*value), "{form}");
            }
        }
    }

    #[test]
    fn values_are_meant_by_their_codes_and_by_words_of_both_languages() {
        assert_all(&GAMES, &Game::ALL, Game::code);
        assert_all(&LANGS, &Lang::ALL, Lang::code);
        assert_all(&COLORS, &Color::ALL, Color::code);
        assert_all(&KINDS, &Kind::ALL, Kind::code);
        assert_all(&CAPTAINS, &CAPTAINS.map(|(_, deck)| deck), CrewDeck::code);
        assert_all(&BOXES, &GameBox::ALL, GameBox::code);
        assert_all(&LEVELS, &Mode::DIFFICULTIES, Mode::code);
        assert_all(&MODES, &CampaignMode::ALL, CampaignMode::code);
        assert_all(&CHALLENGES, &Challenge::ALL, Challenge::code);
        assert_all(&FORMS, &Format::ALL, Format::code);
        assert_all(&FAMILIES, &Family::ALL, Family::code);
        assert_all(&PRINTS, &Print::ALL, Print::code);
        assert_all(&PILES, &Pile::ALL, Pile::code);
        assert_all(&EDITS, &Action::ALL, Action::code);
        assert_all(&PEOPLES, &Side::ALL, Side::code);
    }
}
