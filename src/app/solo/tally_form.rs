//! What is counted at the end of a game, described once: a terminal asks for it line by line, the page has it as
//! controls, and what was filled in goes to the arguments of [`Tally`] that bear the same names.

use std::ops::RangeInclusive;

use clap::{Arg, Args, Command, FromArgMatches};

use crate::prompt::Dialogue;
use crate::session::Session;
use crate::solo::card_ticks::{CARDS, CardLists, NAMED, TICKED};
use crate::solo::control::SUGGESTIONS;
use crate::solo::game::{Game, keep_tally};
use crate::solo::notation;
use crate::solo::tally::{GLORY, MISSION_POINTS, MISSIONS, MOST_ICONS, POINTS, TOKENS, Tally, mission_values};
use model::Specialty;
use page::locale::{Texts, msg};
use page::{FilledForm, FormControl, FormField, FormPart};
use solo::score::BotScore;
use solo::state::setup::BoardSide;
use solo::state::tabletop::TOP;
use words::{Problem, Term};

const POINTS_OF_MISSIONS: &str = "mission-points";

/// What the program knows of the player's numbers.
#[derive(Debug, Clone, Copy, Default)]
pub struct PlayerDefaults {
    /// `None` where a fleet may be among them, which was told as 2.
    pub tokens: Option<u8>,
    /// The most there can be; `None` where nobody knows.
    pub most_tokens: Option<u8>,
    /// Steps of Research, Influence, Military.
    pub tracks: [u8; 3],
    /// Places for traits, on a board that has them in the place of tracks.
    pub places: Option<usize>,
}

/// What the program knows of the numbers of a player in a game.
pub fn defaults_from_game(game: &Game) -> PlayerDefaults {
    let (book, table) = (&game.book, &game.state.table);
    PlayerDefaults {
        tokens: game.own_tokens(),
        most_tokens: Some(book.most_own_teams().saturating_add(book.most_own_ships(table))),
        tracks: table.player_tracks,
        places: game.own_places(),
    }
}

/// The cards that count at the end of a game, as far as it tells.
///
/// # Errors
/// Never in practice: a log is plain data.
pub fn card_lists(game: &Game) -> Result<CardLists<'_>, Problem> {
    let facedown = BotScore::count(&game.book, &game.state.table, &[]).err().unwrap_or_default();
    Ok(CardLists { book: &game.book, seen: game.seen_cards()?, facedown })
}

/// All that counts on a side of the board (rules p. 24-25), with the lists of a game with a Bot.
pub fn tally_form(
    texts: &Texts,
    side: BoardSide,
    known: &PlayerDefaults,
    lists: Option<&CardLists<'_>>,
) -> Vec<FormPart> {
    let is_advanced = side == BoardSide::Advanced || known.places.is_some();
    let points =
        is_advanced.then(|| number(POINTS_OF_MISSIONS, msg::score_ask_mission_points(texts), MISSION_POINTS));
    let own = [
        number("glory", msg::score_ask_glory(texts), GLORY),
        tokens(texts, known),
        number("endgame", msg::score_ask_endgame(texts), POINTS),
        number("missions", msg::score_ask_missions(texts), MISSIONS),
    ];
    let steps = match known.places {
        Some(places) => {
            let most = i64::try_from(places).unwrap_or(i64::MAX);
            part(String::new(), [number("marks", msg::score_ask_marks(texts, places), 0..=most)])
        }
        None => part(
            msg::solo_your_tracks(texts),
            three(texts, "tracks", TOP, known.tracks.map(|step| step.to_string())),
        ),
    };
    let names = FormControl::Names { rows: 2, suggestions: SUGGESTIONS.to_owned() };
    let ticked = lists.map(|lists| lists.of_player(texts)).unwrap_or_default();
    let cards = ticked.into_iter().chain([FormField::new(CARDS, msg::solo_score_cards(texts), names)]);
    let printed = number("printed", msg::solo_score_printed(texts), POINTS);
    let parts = [
        part(String::new(), own.into_iter().chain(points)),
        steps,
        part(msg::score_your_cards(texts), cards),
        part(String::new(), lists.and_then(|lists| lists.of_bot(texts))),
        part(msg::solo_score_by_hand(texts), [printed]),
        part(msg::solo_score_focus(texts), three(texts, "focus", MOST_ICONS, Default::default())),
    ];
    parts.into_iter().filter(|part| !part.fields.is_empty()).collect()
}

fn part(legend: String, fields: impl IntoIterator<Item = FormField>) -> FormPart {
    FormPart { legend: legend.into(), fields: fields.into_iter().collect() }
}

fn number(name: impl Into<String>, label: String, range: RangeInclusive<i64>) -> FormField {
    let (least, most) = range.into_inner();
    FormField::new(name, label, FormControl::Number { least, most })
}

/// A number for each of Research, Influence, Military.
fn three<'t>(
    texts: &'t Texts,
    option: &'t str,
    most: u8,
    values: [String; 3],
) -> impl Iterator<Item = FormField> + use<'t> {
    let tracks = Specialty::ALL.iter().zip(values).enumerate();
    tracks.map(move |(at, (track, value))| {
        number(format!("{option}.{at}"), track.term(texts), 0..=most.into()).holding(value)
    })
}

/// The tokens in the Neutral Zone; nothing is suggested where it may be one too many.
fn tokens(texts: &Texts, known: &PlayerDefaults) -> FormField {
    let most = known.most_tokens.map_or(TOKENS, |most| 0..=most.into());
    match known.tokens {
        Some(tokens) => number("tokens", msg::score_ask_tokens(texts), most).holding(tokens.to_string()),
        None => number("tokens", msg::score_ask_tokens_fleet(texts), most).needed(),
    }
}

/// What was filled in, as the arguments of a score take it: numbers for three tracks in one value, ticks and names as a list
/// of cards, which does not count where something was counted by hand in its place.
pub fn combine_fields(filled: &FilledForm) -> FilledForm {
    let command = Tally::augment_args(Command::new(""));
    let combined = ["tracks", "focus"].into_iter().fold(filled.clone(), |combined, option| {
        let three = [0, 1, 2].map(|at| filled.get(&format!("{option}.{at}")));
        let is_three = three.iter().all(|number| !number.is_empty());
        if is_three { combined.with(option, three.join(",")) } else { combined }
    });
    let excludes_cards =
        |arg: &Arg| command.get_arg_conflicts_with(arg).iter().any(|other| other.get_id() == CARDS);
    let mut by_hand = command.get_arguments().filter(|arg| excludes_cards(arg));
    let is_by_hand = by_hand.any(|arg| !combined.get(arg.get_id().as_str()).is_empty());
    let ticked = TICKED.iter().flat_map(|name| filled.all(name));
    let cards: Vec<&str> = ticked.chain([filled.get(CARDS)]).filter(|card| !card.is_empty()).collect();
    let named: Vec<&str> = filled.all(NAMED).collect();
    combined.with(CARDS, if is_by_hand { String::new() } else { cards.join("\n") }).with(NAMED, named.join(";"))
}

/// The order in which a terminal asks.
const ORDER: [&str; 10] =
    ["glory", "tokens", "endgame", CARDS, "printed", "focus", "tracks", "marks", "missions", POINTS_OF_MISSIONS];
/// What the list of cards brings: asked only where there is none.
const FROM_CARDS: [&str; 2] = ["printed", "focus"];

/// All numbers of a game's form asked for one by one, with what was filled in before as what Enter takes, and kept as
/// they were told; `None` if the input ends before.
///
/// # Errors
/// When nothing can be written or read any more.
pub(super) fn ask_tally(dialogue: &Dialogue, session: &Session<'_>, game: &Game) -> Result<Option<Tally>, Problem> {
    let (board, kept) = (&game.book.own_board, game.kept_tally(session)?.unwrap_or_default());
    let side = if board.marks.is_some() { BoardSide::Advanced } else { game.book.setup.side };
    let form = tally_form(session.texts, side, &defaults_from_game(game), None);
    let before = combine_fields(&kept);
    let (mut told, mut tally) = (FilledForm::default(), Tally::default());
    for option in ORDER {
        let is_of = |field: &&FormField| field.name == option || field.name.starts_with(&format!("{option}."));
        let fields: Vec<&FormField> = form.iter().flat_map(|part| &part.fields).filter(is_of).collect();
        let [first, ..] = fields[..] else { continue };
        let is_settled = match option {
            POINTS_OF_MISSIONS => !tally.has_missions(),
            CARDS => before.get(CARDS).is_empty(),
            _ => FROM_CARDS.contains(&option) && !told.get(CARDS).is_empty(),
        };
        if is_settled {
            continue;
        }
        let read = |line: &str| {
            check(option, &first.control, mission_values(board, side).len(), line)?;
            let told = told.clone().with(option, line);
            let so_far = read_told(&told).ok_or_else(|| Problem::unreadable_reply(line))?;
            if option == POINTS_OF_MISSIONS {
                so_far.missions(board, side)?;
            }
            Ok((told, so_far))
        };
        let question = question(session.texts, first);
        let (prompt, default, answers) = match suggested(option, &fields, &before) {
            None => (format!("{question}: "), None, Vec::new()),
            Some(cards) if option == CARDS => {
                let question = msg::score_ask_cards(session.texts, cards.lines().count());
                (format!("{question}: "), Some(read(&cards)?), Vec::new())
            }
            Some(shown) => (format!("{question} [{shown}]: "), Some(read(&shown)?), vec![shown]),
        };
        let Some(next) = dialogue.ask(session, &prompt, default, &answers, read)? else {
            return Ok(None);
        };
        (told, tally) = next;
    }
    keep_tally(session, game.name(), &split_fields(told, kept))?;
    Ok(Some(tally))
}

/// What Enter takes: what was filled in before, else what the game knows, else 0; `None` where the player has to say it.
fn suggested(option: &str, fields: &[&FormField], before: &FilledForm) -> Option<String> {
    let kept = before.get(option);
    if !kept.is_empty() {
        return Some(kept.to_owned());
    }
    if fields.iter().any(|field| field.is_needed) || option == POINTS_OF_MISSIONS {
        return None;
    }
    let zero = |field: &&FormField| if field.value.is_empty() { "0".to_owned() } else { field.value.clone() };
    Some(fields.iter().map(zero).collect::<Vec<_>>().join(","))
}

/// What was told at a terminal as the page has it: a number for each track, and the cards as they were ticked there, as
/// long as they count.
fn split_fields(told: FilledForm, kept: FilledForm) -> FilledForm {
    let is_of_cards = |name: &str| name == CARDS || name == NAMED || TICKED.contains(&name);
    let has_cards = !told.get(CARDS).is_empty();
    let cards = kept.0.into_iter().filter(|(name, _)| is_of_cards(name) && (has_cards || name == NAMED));
    let told = told.0.into_iter().filter(|(name, _)| name != CARDS).flat_map(|(name, value)| {
        let are_three = matches!(name.as_str(), "tracks" | "focus");
        let name = |at: usize| if are_three { format!("{name}.{at}") } else { name.clone() };
        let values = if are_three { value.split(',').map(str::to_owned).collect() } else { vec![value] };
        values.into_iter().enumerate().map(|(at, value)| (name(at), value)).collect::<Vec<_>>()
    });
    FilledForm(told.chain(cards).collect())
}

/// How a terminal asks for what a field is about: numbers that stand side by side on the page in one line.
fn question(texts: &Texts, field: &FormField) -> String {
    match field.name.split('.').next() {
        Some("printed") => msg::score_ask_printed(texts),
        Some("focus") => msg::score_ask_focus(texts),
        Some("tracks") => msg::score_ask_tracks(texts),
        Some(_) | None => field.label.plain(),
    }
}

/// Checks a line that was typed for an option.
fn check(option: &str, control: &FormControl, missions: usize, line: &str) -> Result<(), Problem> {
    let FormControl::Number { least, most } = control else { return Ok(()) };
    let most = if option == "missions" { i64::try_from(missions).unwrap_or(*most) } else { *most };
    let bound = |bound: i64| i32::try_from(bound).unwrap_or(i32::MAX);
    Err(match (option, line.parse::<i64>()) {
        ("tracks", _) if notation::three(line, TOP).is_none() => Problem::track_steps(line),
        ("focus", _) if notation::three(line, MOST_ICONS).is_none() => Problem::unreadable_reply(line),
        ("tracks" | "focus", _) => return Ok(()),
        (_, Ok(number)) if (*least..=most).contains(&number) => return Ok(()),
        (_, Ok(_)) => Problem::out_of_range(line, bound(*least), bound(most)),
        (_, Err(_)) => Problem::unreadable_reply(line),
    })
}

/// The tally of what was told; `None` if some of it is refused.
fn read_told(told: &FilledForm) -> Option<Tally> {
    let command = Tally::augment_args(Command::new("").no_binary_name(true));
    let told = told.0.iter().map(|(option, line)| format!("--{option}={line}"));
    let matches = command.try_get_matches_from(told).ok()?;
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
            combine_fields(&FilledForm(pairs.collect()))
        };
        let tracks = [("tracks.0", "1"), ("tracks.1", "2"), ("tracks.2", "3"), ("own", "worf"), ("cards", "data")];
        let all = filled(&tracks);
        assert_eq!((all.get("tracks"), all.get("cards")), ("1,2,3", "worf\ndata"));
        assert_eq!(filled(&[("printed", "9"), ("own", "worf")]).get("cards"), "");
        let two = filled(&[("focus.0", "9"), ("own", "worf"), ("named", "odo"), ("named", "data")]);
        assert_eq!((two.get("focus"), two.get("cards"), two.get("named")), ("", "worf", "odo;data"));
    }
}
