//! What the finder asks and is told: the filter of what is wanted, the answers, and pages of its own.

use std::path::PathBuf;

use model::{CrewDeck, Feature, Game, Kind, Lang};
use page::locale::{Message, Texts, msg};
use page::{FactList, Labels, Page, faint, label, strong};

/// Who answers the finder.
pub(super) trait AnswerSource {
    /// What fits some words.
    fn find(&self, words: &str, filter: Filter) -> SearchResult;

    /// Whether what fits some words takes so long to find that it is asked for once nobody types.
    fn is_slow(&self, words: &str) -> bool;

    /// The page of an entry or card; what is wrong if there is none.
    fn record(&self, lang: Lang, id: &str) -> Page;

    /// Its title.
    fn title(&self, lang: Lang, id: &str) -> Option<String>;

    /// The file with the player's own picture of it, its front if there are two.
    fn picture(&self, id: &str) -> Option<PathBuf>;

    /// The page of all keys.
    fn keys(&self, lang: Lang) -> Page;

    /// What there is to switch to.
    fn range(&self) -> FilterValues;
}

/// What fits some words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct SearchResult {
    /// Best first.
    pub rows: Vec<HitRow>,
    /// How many there are, shown or not.
    pub total: usize,
    /// The answer: the first of the rows with what else is known, or why there is none.
    pub page: Page,
}

/// An entry or card in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct HitRow {
    pub id: String,
    pub title: String,
}

impl HitRow {
    /// The game and the kind its id names.
    pub(super) fn nature(&self) -> Option<(Game, Kind)> {
        nature(&self.id)
    }
}

/// The game and the kind an id names.
pub(super) fn nature(id: &str) -> Option<(Game, Kind)> {
    let mut parts = id.split('/');
    let game = Game::from_code(parts.next()?)?;
    Some((game, Kind::from_code(parts.next()?)?))
}

/// Something a key switches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FilterSwitch {
    Lang,
    Game,
    Kind,
    Crew,
}

impl FilterSwitch {
    /// The switches in the order of their keys, from F2 on.
    pub(super) const ALL: [FilterSwitch; 4] =
        [FilterSwitch::Lang, FilterSwitch::Game, FilterSwitch::Kind, FilterSwitch::Crew];
}

/// Forward and down, or back and up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    On,
    Back,
}

/// The language of answers, and what they are about; `None` is all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Filter {
    pub lang: Lang,
    pub game: Option<Game>,
    pub kind: Option<Kind>,
    /// Cards of the crew of a captain.
    pub crew: Option<CrewDeck>,
}

/// What there is to switch to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct FilterValues {
    /// Each game with the kinds of entries it has.
    pub kinds: Vec<(Game, Vec<Kind>)>,
    /// The captains of the player's boxes.
    pub crews: Vec<CrewDeck>,
}

impl Filter {
    /// Whether all there is is wanted.
    pub(super) fn is_open(&self) -> bool {
        self.game.is_none() && self.kind.is_none() && self.crew.is_none()
    }

    /// The next value of a switch, or the one before.
    pub(super) fn turn(&mut self, switch: FilterSwitch, way: Direction, range: &FilterValues) {
        match switch {
            FilterSwitch::Lang => self.lang = self.lang.other(),
            FilterSwitch::Game => {
                self.game = turned(self.game, &Game::ALL, way);
                self.crew = self.crew.filter(|_| self.may_have_crews());
                self.kind = self.kind.filter(|kind| self.kinds(range).contains(kind));
            }
            FilterSwitch::Kind => {
                self.kind = turned(self.kind, &self.kinds(range), way);
                self.crew = self.crew.filter(|_| self.may_have_crews());
            }
            FilterSwitch::Crew => {
                self.crew = turned(self.crew, &range.crews, way);
                if self.crew.is_some() && !self.may_have_crews() {
                    (self.game, self.kind) = (None, None);
                }
            }
        }
    }

    /// Whether what is wanted may be a card of a captain.
    fn may_have_crews(&self) -> bool {
        let has_crews = self.game.is_none_or(|game| game.has(Feature::Crews));
        has_crews && self.kind.is_none_or(|kind| kind == Kind::Card)
    }

    /// The kinds of the game, or of all games.
    fn kinds(&self, range: &FilterValues) -> Vec<Kind> {
        let of_game = |game: Game| self.game.is_none_or(|wanted| wanted == game);
        let games = range.kinds.iter().filter(|(game, _)| of_game(*game));
        let present: Vec<Kind> = games.flat_map(|(_, kinds)| kinds).copied().collect();
        let is_there = |kind: &Kind| present.contains(kind);
        Kind::ALL.into_iter().filter(is_there).collect()
    }
}

/// The value behind or before one in a ring; between the last and the first stands none at all.
fn turned<T: Copy + PartialEq>(from: Option<T>, all: &[T], way: Direction) -> Option<T> {
    let at = from.and_then(|from| all.iter().position(|one| *one == from));
    let next = match (way, at) {
        (Direction::On, None) => 0,
        (Direction::On, Some(at)) => at + 1,
        (Direction::Back, None) => all.len().checked_sub(1)?,
        (Direction::Back, Some(at)) => at.checked_sub(1)?,
    };
    all.get(next).copied()
}

/// The keys in the order in which they are told of, each with what it does.
const KEYS: [(Message, Message); 17] = [
    (msg::find_key_type, msg::find_does_type),
    (msg::find_key_rows, msg::find_does_rows),
    (msg::find_key_pages, msg::find_does_pages),
    (msg::find_key_enter, msg::find_does_enter),
    (msg::find_key_tab, msg::find_does_tab),
    (msg::find_key_back, msg::find_does_back),
    (msg::find_key_seek, msg::find_does_seek),
    (msg::find_key_copy, msg::find_does_copy),
    (msg::find_key_picture, msg::find_does_picture),
    (msg::find_key_lang, msg::find_does_lang),
    (msg::find_key_game, msg::find_does_game),
    (msg::find_key_kind, msg::find_does_kind),
    (msg::find_key_crew, msg::find_does_crew),
    (msg::find_key_mouse, msg::find_does_mouse),
    (msg::find_key_stop, msg::find_does_stop),
    (msg::find_key_escape, msg::find_does_escape),
    (msg::find_key_leave, msg::find_does_leave),
];

/// What stands there before anything is typed.
pub(super) fn welcome(texts: &Texts) -> Page {
    let mut page = Page::new();
    page.title(msg::find_hello(texts));
    page.gap();
    page.say(msg::find_what(texts));
    page.gap();
    page.say(label(msg::find_try(texts)));
    for words in msg::find_examples(texts).split('|') {
        page.point(words.trim());
    }
    page.gap();
    page.say(faint(msg::find_more_keys(texts)));
    page
}

/// All keys.
pub(super) fn keys(texts: &Texts) -> Page {
    let mut page = Page::new();
    page.head(strong(msg::find_keys(texts)), "");
    let mut facts = FactList::new(Labels::Long);
    for (key, does) in KEYS {
        facts.add(key(texts), does(texts));
    }
    page.facts(facts);
    page.gap();
    page.say(faint(msg::find_also_keys(texts)));
    page
}

/// The note that not everything was looked through.
pub(super) fn narrowed(texts: &Texts) -> Page {
    Page::from_words(msg::find_narrowed(texts))
}

/// Which name was taken for what was typed, if one was.
pub(super) fn meant(texts: &Texts, words: &str, name: Option<&str>) -> Page {
    let mut page = Page::new();
    if let Some(name) = name {
        page.say(faint(msg::search_meant(texts, words, name)));
        page.gap();
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_goes_round_both_ways_through_none() {
        let all = ['a', 'b'];
        let round = |way| {
            let first = turned(None, &all, way);
            let second = turned(first, &all, way);
            (first, second, turned(second, &all, way))
        };
        assert_eq!(round(Direction::On), (Some('a'), Some('b'), None));
        assert_eq!(round(Direction::Back), (Some('b'), Some('a'), None));
        assert_eq!(turned::<char>(None, &[], Direction::Back), None);
    }

    #[test]
    fn what_excludes_each_other_does_not_stay() {
        let range = FilterValues {
            kinds: vec![
                (Game::CaptainsChair, vec![Kind::Trait, Kind::Card]),
                (Game::SecondEdition, vec![Kind::Card]),
            ],
            crews: vec![CrewDeck::Picard],
        };
        let mut filter = Filter { lang: Lang::En, game: Some(Game::SecondEdition), kind: None, crew: None };
        filter.turn(FilterSwitch::Crew, Direction::On, &range);
        assert_eq!((filter.game, filter.crew), (None, Some(CrewDeck::Picard)));
        filter.turn(FilterSwitch::Kind, Direction::On, &range);
        assert_eq!((filter.kind, filter.crew), (Some(Kind::Trait), None));
        filter.turn(FilterSwitch::Game, Direction::On, &range);
        filter.turn(FilterSwitch::Game, Direction::On, &range);
        assert_eq!((filter.game, filter.kind), (Some(Game::SecondEdition), None));
    }
}
