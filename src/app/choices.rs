//! The values of options that several commands take, each with the words for it in both languages.

use deck::{Action, Family, Format, Pile};
use model::choices;
use model::{CampaignMode, CardPool, Challenge, CrewDeck, Game, GameBox, Kind, Lang, Mode, Print};
use page::render::Color;
use solo::state::setup::{BoardSide, DeckMode};

choices! {
    /// The games.
    pub GAMES: Game = GAME;
    /// The games whose decks are checked.
    pub GAMES_WITH_DECKS: Game = GAME [SecondEdition, CaptainsChair];
    /// The pools a deck may be held against.
    pub POOLS: CardPool = POOL [Standard, Traditional, Open];
    /// The languages.
    pub LANGS: Lang = LANG;
    /// When there is color.
    pub COLORS: Color = COLOR;
    /// The kinds of entries.
    pub KINDS: Kind = KIND;
    /// The captains, in the order of their decks.
    pub CAPTAINS: CrewDeck = CREW in CAPTAINS;
    /// The boxes of Captain's Chair, in the order in which they came out.
    pub BOXES: GameBox = BOX;
    /// The levels of the Bot, from easy to hard.
    pub LEVELS: Mode = LEVEL [Ensign, Lieutenant, Commander, Captain, Admiral];
    /// The sides of a captain board.
    pub SIDES: BoardSide = SIDE;
    /// Who shuffles the cards of the Bot.
    pub DECKS: DeckMode = CARDS;
    /// The modes of a campaign, from easy to hard.
    pub MODES: CampaignMode = MODE;
    /// The challenges of a campaign, in printed order.
    pub CHALLENGES: Challenge = DARE;
    /// The families of texts in which lists are read.
    pub FAMILIES: Family = FORM;
    /// The forms in which decks are written.
    pub FORMS: Format = FORM;
    /// The prints of cards whose traits count.
    pub PRINTS: Print = PRINT;
    /// The piles of a deck.
    pub PILES: Pile = HEADING;
    /// What is done to a deck.
    pub EDITS: Action = EDIT;
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Feature;
    use model::text::vocabulary::{TypedForms, meant};

    /// Every value is meant by its code and by all of its words, and by nothing else's.
    fn assert_all<T: Copy + PartialEq + std::fmt::Debug>(
        known: &'static [(TypedForms, T)],
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
        let have_decks = |game: &Game| game.has(Feature::Decks) || game.has(Feature::Crews);
        assert_eq!(GAMES_WITH_DECKS.len(), Game::ALL.iter().filter(|game| have_decks(game)).count());
        assert!(GAMES_WITH_DECKS.iter().all(|(_, game)| have_decks(game)));
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
    }
}
