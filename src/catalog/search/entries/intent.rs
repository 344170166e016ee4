//! A query as a question: what it is about, how it is asked, and of which game.

use std::collections::HashSet;

use super::lexicon::is_stopword;
use model::Game;
use model::text::vocabulary::typed as known;
use model::text::{key, spelled, words};

/// Longest query that is read, in characters; what stands behind is ignored.
pub(super) const LONGEST_QUERY: usize = 200;
/// Longest name of a game, in words.
const LONGEST_GAME: usize = 3;

/// A word of the query.
#[derive(Debug, Clone)]
pub(crate) struct Word {
    pub folded: String,
    /// Its letters as typed, umlauts not merged.
    pub spelled: String,
    /// As typed.
    pub typed: String,
}

/// A query, parted into what it is about and how it is asked.
pub(crate) struct ParsedQuery {
    pub words: Vec<Word>,
    pub scaffolding: Vec<Word>,
    /// The game it names: its entries are meant.
    pub game: Option<Game>,
    /// It speaks of the computer opponent or of a game alone.
    pub of_variant: bool,
}

impl ParsedQuery {
    /// Scaffolding counts as words if there is nothing else, and so does the name of a game.
    pub(crate) fn parse(query: &str) -> ParsedQuery {
        let mut all: Vec<Word> = query.split_whitespace().flat_map(parts).collect();
        let names_variant = all.iter().any(|word| known::VARIANT.is_key(&word.folded));
        let game = named_game(&all).filter(|(_, run)| run.len() < all.len());
        if let Some((_, run)) = &game {
            all.drain(run.clone());
        }
        let (modes, named): (Vec<Word>, Vec<Word>) =
            all.into_iter().partition(|word| known::PLAYED_ALONE.is_key(&word.folded));
        let (mut scaffolding, mut words): (Vec<Word>, Vec<Word>) =
            named.into_iter().partition(|word| is_stopword(&word.folded));
        let of_variant = names_variant || !modes.is_empty();
        // That the game is played alone says which rules are meant, unless nothing else is asked about.
        if words.is_empty() {
            words = modes;
        }
        if words.is_empty() {
            std::mem::swap(&mut words, &mut scaffolding);
        }
        ParsedQuery { words, scaffolding, game: game.map(|(game, _)| game), of_variant }
    }
}

/// Whether a query speaks of what no rule is about: the weather, shops, series. As much of it counts as of any.
pub(crate) fn is_off_topic(query: &str) -> bool {
    let query: String = query.chars().take(LONGEST_QUERY).collect();
    let asked: HashSet<String> = words(&query).into_iter().collect();
    // To fold all phrases would be most of the work.
    let begins =
        |first: u8| !first.is_ascii() || asked.iter().any(|word| word.as_bytes()[0] == first.to_ascii_lowercase());
    let may_stand = |phrase: &str| phrase.bytes().next().is_some_and(begins);
    let stands = |phrase: &str| may_stand(phrase) && words(phrase).iter().all(|word| asked.contains(word));
    known::OFF_TOPIC.forms().any(stands)
}

/// Whether a query begins or ends by saying that it is about something unknown: "in poker", "beim Skat". Of what is unknown
/// the words as typed.
pub(crate) fn is_of_unknown(query: &str, unknown: &[String]) -> bool {
    let all = words(query);
    let is_unknown = |word: &String| unknown.iter().any(|typed| words(typed).contains(word));
    let is_named = |pair: &[String]| matches!(pair, [of, what] if known::SPEAKS_OF.is_key(of) && is_unknown(what));
    all.get(..2).is_some_and(is_named) || all.last_chunk::<2>().is_some_and(|pair| is_named(pair))
}

/// The words of what stands between two blanks.
fn parts(part: &str) -> Vec<Word> {
    let folded = words(part);
    let whole = (folded.len() == 1).then(|| spelled(part));
    let typed = part.trim_matches(|c: char| !c.is_alphanumeric());
    let word = |folded: String| Word {
        spelled: whole.clone().unwrap_or_else(|| folded.clone()),
        typed: whole.as_ref().map_or_else(|| folded.clone(), |_| typed.to_owned()),
        folded,
    };
    folded.into_iter().map(word).collect()
}

/// A game that is named in full, and where.
fn named_game(words: &[Word]) -> Option<(Game, std::ops::Range<usize>)> {
    let runs = (1..=LONGEST_GAME).rev().flat_map(|size| {
        let starts = 0..(words.len() + 1).saturating_sub(size);
        starts.map(move |start| start..start + size)
    });
    runs.into_iter().find_map(|run| {
        let joined: String = words[run.clone()].iter().map(|w| w.folded.as_str()).collect();
        let name = key(&joined);
        let named = known::NAMED.iter().find(|known| known.is_key(&name))?;
        Some((Game::from_code(named.code)?, run))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(words: &[Word]) -> Vec<&str> {
        words.iter().map(|word| word.folded.as_str()).collect()
    }

    #[test]
    fn a_question_is_parted_from_its_scaffolding() {
        let question = ParsedQuery::parse("wie viele Karten im Deck");
        assert_eq!(folded(&question.words), ["karten", "deck"]);
        assert_eq!(folded(&question.scaffolding), ["wie", "viele", "im"]);
    }

    #[test]
    fn a_query_may_say_that_it_is_of_something_unknown() {
        let is_of = |query: &str| is_of_unknown(query, &["Poker".to_owned()]);
        assert!(is_of("in poker, how many cards") && is_of("wie viele Karten bei Poker"));
        assert!(!is_of("poker") && !is_of("darf ich in poker karten ziehen") && !is_of("in cards"));
    }

    #[test]
    fn a_lone_scaffolding_word_is_what_is_asked() {
        assert_eq!(folded(&ParsedQuery::parse("may").words), ["may"]);
    }

    #[test]
    fn typing_errors_are_measured_before_umlauts_merge() {
        assert_eq!(ParsedQuery::parse("exectue").words[0].spelled, "exectue");
    }

    #[test]
    fn the_name_of_a_game_says_which_game_is_meant() {
        let question = ParsedQuery::parse("dilemma pile in second edition");
        assert_eq!(question.game, Some(Game::SecondEdition));
        assert_eq!(folded(&question.words), ["dilemma", "pile"]);
        let question = ParsedQuery::parse("Second Edition");
        assert_eq!(question.game, None);
    }

    #[test]
    fn the_computer_belongs_to_solo_play() {
        assert!(ParsedQuery::parse("bot deck leer").of_variant);
        assert!(!ParsedQuery::parse("deck leer").of_variant);
    }
}
