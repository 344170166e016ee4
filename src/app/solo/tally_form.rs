//! What is counted at the end of a game, described once: a terminal asks for it line by line, the page has it as
//! controls, and what was filled in goes to the arguments of [`Tally`] that bear the same names.

use std::ops::RangeInclusive;

use clap::{Args, Command, FromArgMatches};

use super::notation::three;
use super::tally::{GLORY, MISSION_POINTS, MISSIONS, MOST_ICONS, POINTS, TOKENS, Tally, mission_values};
use crate::prompt::Dialogue;
use crate::session::Session;
use model::{Board, Specialty};
use page::locale::{Texts, msg};
use page::{FilledForm, FormControl, FormField, FormPart};
use solo::state::setup::BoardSide;
use solo::state::tabletop::TOP;
use view::Term;
use view::error::{Error, SoloError};
use view::solo::card_ticks::{CARDS, CardLists, TICKED};
use view::solo::control::SUGGESTIONS;

/// What the program knows of the player's numbers.
#[derive(Debug, Clone, Copy, Default)]
pub struct PlayerDefaults {
    /// `None` where Freeman's fleet may be among them, which was told as 2.
    pub tokens: Option<u8>,
    /// The most there can be; `None` where nobody knows.
    pub most_tokens: Option<u8>,
    /// Steps of Research, Influence, Military.
    pub tracks: [u8; 3],
    /// Places for traits, on Khan's board, which has no tracks.
    pub places: Option<usize>,
}

/// A number that is asked for, or one for each of Research, Influence, Military.
struct Counted {
    /// The argument it is, by its option.
    option: &'static str,
    /// How a terminal asks for it.
    question: String,
    /// How the page names it, if it has no legend.
    label: String,
    /// What stands above it on the page; often nothing.
    legend: String,
    range: RangeInclusive<i64>,
    is_three: bool,
    /// What is known.
    known: Option<String>,
    /// Nothing is suggested, for it may be one too many.
    is_needed: bool,
}

impl Counted {
    fn number(option: &'static str, question: String, range: RangeInclusive<i64>) -> Counted {
        let (label, legend) = (question.clone(), String::new());
        Counted { option, question, label, legend, range, is_three: false, known: None, is_needed: false }
    }

    fn three(option: &'static str, question: String, legend: String, most: u8) -> Counted {
        Counted { legend, is_three: true, ..Counted::number(option, question, 0..=most.into()) }
    }

    /// All that counts on a side of the board (rules p. 24-25), in the order in which it is asked.
    fn all(texts: &Texts, side: BoardSide, known: &PlayerDefaults) -> Vec<Counted> {
        let most = known.most_tokens.map_or(TOKENS, |most| 0..=most.into());
        let tokens =
            known.tokens.map_or_else(|| msg::score_ask_tokens_fleet(texts), |_| msg::score_ask_tokens(texts));
        let tokens = Counted::number("tokens", tokens, most);
        let held = known.tokens.map(|tokens| tokens.to_string());
        let printed = Counted::number("printed", msg::score_ask_printed(texts), POINTS);
        let focus = Counted::three("focus", msg::score_ask_focus(texts), msg::solo_score_focus(texts), MOST_ICONS);
        let steps = match known.places {
            Some(places) => {
                let most = i64::try_from(places).unwrap_or(i64::MAX);
                Counted::number("marks", msg::score_ask_marks(texts, places), 0..=most)
            }
            None => {
                let known = Some(known.tracks.map(|step| step.to_string()).join(","));
                let legend = msg::solo_your_tracks(texts);
                Counted { known, ..Counted::three("tracks", msg::score_ask_tracks(texts), legend, TOP) }
            }
        };
        let mut all = vec![
            Counted::number("glory", msg::score_ask_glory(texts), GLORY),
            Counted { is_needed: held.is_none(), known: held, ..tokens },
            Counted::number("endgame", msg::score_ask_endgame(texts), POINTS),
            Counted { label: msg::solo_score_printed(texts), legend: msg::solo_score_by_hand(texts), ..printed },
            focus,
            steps,
            Counted::number("missions", msg::score_ask_missions(texts), MISSIONS),
        ];
        if side == BoardSide::Advanced || known.places.is_some() {
            all.push(Counted::number("mission-points", msg::score_ask_mission_points(texts), MISSION_POINTS));
        }
        all
    }

    fn fields(&self, texts: &Texts) -> Vec<FormField> {
        let (least, most) = self.range.clone().into_inner();
        let field = |name: String, label: String, value: &str| FormField {
            is_needed: self.is_needed,
            ..FormField::new(name, label, FormControl::Number { least, most }).holding(value)
        };
        let known = self.known.as_deref().unwrap_or_default();
        if !self.is_three {
            return vec![field(self.option.to_owned(), self.label.clone(), known)];
        }
        let values = known.split(',').chain(std::iter::repeat(""));
        let tracks = Specialty::ALL.iter().enumerate().zip(values);
        tracks
            .map(|((at, track), value)| field(format!("{}.{at}", self.option), track.term(texts), value))
            .collect()
    }

    /// Checks a line that was typed for it.
    fn check(&self, line: &str) -> Result<(), Error> {
        let bound = |bound: &i64| i32::try_from(*bound).unwrap_or(i32::MAX);
        let (least, most) = (bound(self.range.start()), bound(self.range.end()));
        let error = match (self.is_three, line.parse::<i32>()) {
            (true, _) if three(line, u8::try_from(most).unwrap_or(u8::MAX)).is_some() => return Ok(()),
            (true, _) if self.option == "tracks" => SoloError::track_steps(line),
            (false, Ok(number)) if (least..=most).contains(&number) => return Ok(()),
            (false, Ok(_)) => SoloError::out_of_range(line, least, most),
            (true, _) | (false, Err(_)) => SoloError::unreadable_reply(line),
        };
        Err(error.into())
    }
}

/// Controls for all that counts on a side of the board, with the lists of a game with a Bot.
pub fn tally_form(
    texts: &Texts,
    side: BoardSide,
    known: &PlayerDefaults,
    lists: Option<&CardLists<'_>>,
) -> Vec<FormPart> {
    let all = Counted::all(texts, side, known);
    let part = |options: &[&str]| {
        let shown = || all.iter().filter(|one| options.contains(&one.option));
        let legend = shown().next().map_or("", |one| one.legend.as_str());
        FormPart { legend: legend.into(), fields: shown().flat_map(|one| one.fields(texts)).collect() }
    };
    let names = FormControl::Names { rows: 2, suggestions: SUGGESTIONS.to_owned() };
    let others = FormField::new(CARDS, msg::solo_score_cards(texts), names);
    let ticked = lists.map(|lists| lists.of_player(texts)).unwrap_or_default();
    let facedown = lists.and_then(|lists| lists.of_bot(texts));
    let parts = [
        part(&["glory", "tokens", "endgame", "missions", "mission-points"]),
        part(&["marks", "tracks"]),
        FormPart {
            legend: msg::score_your_cards(texts).into(),
            fields: ticked.into_iter().chain([others]).collect(),
        },
        FormPart { fields: facedown.into_iter().collect(), ..FormPart::default() },
        part(&["printed"]),
        part(&["focus"]),
    ];
    parts.into_iter().filter(|part| !part.fields.is_empty()).collect()
}

/// What was filled in, as options with their values, and the names of cards, one a line: none of them count where
/// something was counted by hand in their place.
pub fn filled_options(filled: &FilledForm) -> (Vec<(String, String)>, String) {
    let command = Tally::augment_args(Command::new(""));
    let value = |option: &str| {
        let three = [0, 1, 2].map(|at| filled.get(&format!("{option}.{at}")));
        let is_three = three.iter().all(|number| !number.is_empty());
        if is_three { three.join(",") } else { filled.get(option).to_owned() }
    };
    let options = command.get_arguments().filter_map(|arg| arg.get_long()).filter(|option| *option != CARDS);
    let options = options.map(|option| (option.to_owned(), value(option)));
    let options: Vec<(String, String)> = options.filter(|(_, value)| !value.is_empty()).collect();
    let is_by_hand = options.iter().any(|(option, _)| {
        let arg = command.get_arguments().find(|arg| arg.get_long() == Some(option));
        arg.is_some_and(|arg| command.get_arg_conflicts_with(arg).iter().any(|other| other.get_id() == CARDS))
    });
    let ticked = TICKED.iter().flat_map(|name| filled.all(name));
    let cards: Vec<&str> = ticked.chain([filled.get(CARDS)]).filter(|card| !card.is_empty()).collect();
    (options, if is_by_hand { String::new() } else { cards.join("\n") })
}

/// The numbers asked for one by one; `None` if the input ends before.
///
/// # Errors
/// When nothing can be written or read any more.
pub(super) fn ask_tally(
    dialogue: &Dialogue,
    session: &Session<'_>,
    (board, side): (&Board, BoardSide),
    known: &PlayerDefaults,
) -> Result<Option<Tally>, Error> {
    let side = if board.marks.is_some() { BoardSide::Advanced } else { side };
    let missions = mission_values(board, side).len();
    let (mut typed, mut tally) = (Vec::new(), Tally::default());
    for mut one in Counted::all(session.texts, side, known) {
        match one.option {
            "missions" => one.range = 0..=i64::try_from(missions).unwrap_or(i64::MAX),
            "mission-points" if !tally.has_missions() => continue,
            _ => {}
        }
        let read = |line: &str| {
            one.check(line)?;
            let option = format!("--{}={line}", one.option);
            let so_far =
                read_typed(typed.iter().chain([&option])).ok_or_else(|| SoloError::unreadable_reply(line))?;
            if one.option == "mission-points" {
                so_far.missions(board, side)?;
            }
            Ok((option, so_far))
        };
        let zero = if one.is_three { "0,0,0" } else { "0" };
        let shown = one.known.as_deref().unwrap_or(zero);
        let is_open = one.is_needed || one.option == "mission-points";
        let (prompt, default, answers) = if is_open {
            (format!("{}: ", one.question), None, Vec::new())
        } else {
            (format!("{} [{shown}]: ", one.question), Some(read(shown)?), vec![shown.to_owned()])
        };
        let Some((option, so_far)) = dialogue.ask(session, &prompt, default, &answers, read)? else {
            return Ok(None);
        };
        typed.push(option);
        tally = so_far;
    }
    Ok(Some(tally))
}

/// The tally of some arguments; `None` if one is refused.
fn read_typed<'t>(typed: impl Iterator<Item = &'t String>) -> Option<Tally> {
    let command = Tally::augment_args(Command::new("").no_binary_name(true));
    let matches = command.try_get_matches_from(typed).ok()?;
    Tally::from_arg_matches(&matches).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn tokens_are_not_suggested_where_a_fleet_may_be_among_them() {
        let texts = Texts::new(Lang::En);
        let field = |tokens| {
            let known = PlayerDefaults { tokens, ..PlayerDefaults::default() };
            let mut parts = tally_form(&texts, BoardSide::Basic, &known, None);
            parts[0].fields.swap_remove(1)
        };
        let (known, unsure) = (field(Some(4)), field(None));
        assert_eq!((known.name.as_str(), known.value.as_str()), ("tokens", "4"));
        assert_eq!(unsure.value, "");
        assert!(unsure.is_needed && format!("{:?}", unsure.label).contains("1 token"));
    }

    #[test]
    fn what_was_counted_by_hand_counts_in_place_of_cards() {
        let filled = |pairs: &[(&str, &str)]| {
            let pairs = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
            filled_options(&FilledForm(pairs.collect()))
        };
        let tracks = [("tracks.0", "1"), ("tracks.1", "2"), ("tracks.2", "3"), ("own", "worf"), ("cards", "data")];
        let (options, cards) = filled(&tracks);
        assert_eq!((options, cards.as_str()), (vec![("tracks".to_owned(), "1,2,3".to_owned())], "worf\ndata"));
        assert_eq!(filled(&[("printed", "9"), ("own", "worf")]).1, "");
        assert_eq!(filled(&[("focus.0", "9"), ("own", "worf")]), (Vec::new(), "worf".to_owned()));
    }
}
