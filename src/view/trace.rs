//! What happened in a Bot turn or an event, step by step, as the player carries it out at the table.

use serde_json::{Value, json};
use textwrap::{Options, WordSeparator, WordSplitter};

use super::Screen;
use super::program::Names;
use super::telling::{Telling, Told, Tone};
use crate::locale::Texts;
use crate::solo::setup::Rulebook;
use crate::solo::step::{Step, What};

/// Columns kept for the page at the right edge.
const PAGE: usize = 9;
/// On a narrower screen the pages are left out.
const ROOM_FOR_PAGES: usize = 60;
/// Columns by which a resolved card and what it does are set in.
const INDENT: usize = 2;
/// Stands before what concerns the player, to be seen without color.
const MARK: &str = "► ";

/// The part of a Bot turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Control,
    Action,
    CleanUp,
}

impl Phase {
    /// The phase a step begins, if it shows.
    pub fn begun_by(step: &Step) -> Option<Phase> {
        if step.depth > 0 {
            return None;
        }
        match step.what {
            What::NothingSecured | What::TakesControl { .. } => Some(Phase::Control),
            What::Draws { .. } => Some(Phase::Action),
            What::Executes { .. } | What::ClearsStaging { .. } => Some(Phase::CleanUp),
            _ => None,
        }
    }

    /// The message with its name.
    pub fn message(self) -> &'static str {
        match self {
            Phase::Control => "step-phase-control",
            Phase::Action => "step-phase-action",
            Phase::CleanUp => "step-phase-clean-up",
        }
    }
}

/// Tells steps on a screen.
pub struct Story<'a> {
    screen: &'a Screen<'a>,
    telling: Telling<'a>,
}

impl<'a> Story<'a> {
    /// A story of one game.
    pub fn new(screen: &'a Screen<'a>, names: &'a Names, book: &'a Rulebook) -> Story<'a> {
        Story {
            screen,
            telling: Telling::on(screen, names, book),
        }
    }

    /// The steps in order, a line end after every line.
    pub fn steps(&self, steps: &[Step]) -> String {
        let steps = gathered(steps);
        let mut phase = None;
        let mut out = String::new();
        for (at, step) in steps.iter().enumerate() {
            if says_nothing(&step.what) {
                continue;
            }
            let begun = Phase::begun_by(step);
            if let Some(begun) = begun.filter(|begun| Some(*begun) != phase) {
                phase = Some(begun);
                let name = self.telling.get(begun.message());
                out.push_str(&format!("\n{}\n", self.screen.paint().label(&name)));
            }
            out.push_str(&self.step(&steps, at));
        }
        out
    }

    fn step(&self, steps: &[Step], at: usize) -> String {
        let step = &steps[at];
        let told = self.telling.step(steps, at);
        let depth = match told.tone {
            Tone::Card => step.depth.saturating_sub(1),
            _ => step.depth,
        };
        let indent = usize::from(depth) * INDENT;
        let page = self
            .telling
            .say("step-page", &[("page", step.what.page().into())]);
        self.laid_out(&told, indent, &page)
    }

    /// The lines of a step, with the page behind the first.
    fn laid_out(&self, told: &Told, indent: usize, page: &str) -> String {
        let has_pages = self.screen.width() >= ROOM_FOR_PAGES;
        let width = self.screen.width() - if has_pages { PAGE } else { 0 };
        // Deep resolutions do not push the words off the screen.
        let margin = " ".repeat(indent.min(width / 3));
        let mark = match told.tone {
            Tone::Attack | Tone::Yours => MARK,
            _ => "",
        };
        let first = format!("{margin}{mark}");
        let rest = " ".repeat(textwrap::core::display_width(&first));
        let options = Options::new(width)
            .initial_indent(&first)
            .subsequent_indent(&rest)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        let mut out = String::new();
        for (at, line) in textwrap::wrap(&told.text, options).iter().enumerate() {
            out.push_str(&self.painted(line, told.tone));
            if at == 0 && has_pages {
                out.push_str(&self.at_the_edge(line, page));
            }
            out.push('\n');
        }
        out
    }

    fn at_the_edge(&self, line: &str, page: &str) -> String {
        let used = textwrap::core::display_width(line) + textwrap::core::display_width(page);
        let gap = " ".repeat(self.screen.width().saturating_sub(used));
        format!("{gap}{}", self.screen.paint().faint(page))
    }

    fn painted(&self, line: &str, tone: Tone) -> String {
        let paint = self.screen.paint();
        match tone {
            Tone::Plain | Tone::Card => line.to_owned(),
            Tone::Detail => paint.faint(line),
            Tone::Title | Tone::Yours => paint.title(line),
            Tone::Attack => paint.wrong(line),
        }
    }
}

/// A condition that holds shows in what follows.
fn says_nothing(what: &What) -> bool {
    matches!(what, What::Tested { holds: true })
}

/// Away Teams sent one after the other the same way, as one step.
fn gathered(steps: &[Step]) -> Vec<Step> {
    let mut out: Vec<Step> = Vec::with_capacity(steps.len());
    for step in steps {
        match out.last_mut() {
            Some(last) if last.depth == step.depth => {
                if !add_teams(&mut last.what, &step.what) {
                    out.push(step.clone());
                }
            }
            _ => out.push(step.clone()),
        }
    }
    out
}

fn add_teams(before: &mut What, more: &What) -> bool {
    let (
        What::Sends { teams, to, from },
        What::Sends {
            teams: others,
            to: other_to,
            from: other_from,
        },
    ) = (before, more)
    else {
        return false;
    };
    let is_same_way = to == other_to && from == other_from;
    if is_same_way {
        *teams = teams.saturating_add(*others);
    }
    is_same_way
}

/// `[{"depth","what",...,"page","text":{"de","en"}}]`: each step with its facts and its sentence.
pub fn steps_json(texts: &[Texts; 2], names: &Names, book: &Rulebook, steps: &[Step]) -> Value {
    let [de, en] = texts
        .each_ref()
        .map(|texts| Telling::plain(texts, names, book));
    let told = steps.iter().enumerate().map(|(at, step)| {
        let mut value = json!(step);
        value["page"] = json!(step.what.page());
        value["text"] = json!({ "de": de.step(steps, at).text, "en": en.step(steps, at).text });
        value
    });
    Value::Array(told.collect())
}

#[cfg(test)]
mod tests {
    use super::super::sample::{book, card, check_screens, check_text, names};
    use super::*;
    use crate::model::{
        Course, Deck, Filter, Lang, PlayerPart, Preference, Specialty, StardateEffect, Suit, Token,
    };
    use crate::solo::Tokens;
    use crate::solo::ask::Outcome;
    use crate::solo::event::Event;
    use crate::solo::setup::DeckMode;
    use crate::solo::step::{RowName, Source};
    use crate::solo::table::{Ending, Zone};

    fn of_the_turn() -> Vec<What> {
        let (one, other) = (card("krell"), card("ancient-relay-station"));
        let mut all = vec![
            What::TurnBegins {
                turn: 3,
                last: false,
            },
            What::TurnBegins {
                turn: 14,
                last: true,
            },
            What::NothingSecured,
            What::TakesControl {
                card: other.clone(),
                teams: 3,
                ships: vec![card("iks-klothos")],
            },
            What::DeckIsOut,
            What::CreditsBegin { last_turn: 14 },
            What::NoMarketCard,
            What::TurnEnds,
            What::Ends {
                ending: Ending::Burn,
            },
            What::Ends {
                ending: Ending::Credits,
            },
            What::NeverResolved { card: one.clone() },
            What::StardateLoses { amount: 1 },
            What::ZoneLoses {
                cards: vec![other.clone()],
            },
            What::ZoneLoses { cards: Vec::new() },
            What::ClearsStaging {
                cards: vec![one.clone()],
            },
            What::ClearsStaging { cards: Vec::new() },
            What::PlacesDilithium {
                card: one.clone(),
                amount: 2,
            },
        ];
        all.extend(of_the_stardates());
        all
    }

    fn of_the_stardates() -> Vec<What> {
        let one = card("krell");
        let mut all = Vec::new();
        for from in [Source::Stardate, Source::Supply] {
            all.push(What::PlayerGlory { amount: 2, from });
            all.push(What::GainsGlory { amount: 1, from });
            all.push(What::PlacesGlory {
                card: one.clone(),
                from,
            });
        }
        for count in 0..3 {
            all.push(What::Draws { cards: count });
            for supplement in [false, true] {
                let cards = usize::from(count);
                all.push(What::Reshuffles { cards, supplement });
            }
            all.push(What::Repeats {
                times: usize::from(count),
            });
        }
        for effect in StardateEffect::ALL {
            all.push(What::Executes {
                card: 2,
                effect: *effect,
            });
        }
        for to_player in [false, true] {
            all.push(What::StardateEmpties {
                card: 1,
                to_player,
                next: 2,
                glory: 7,
            });
        }
        all
    }

    fn of_rows() -> Vec<What> {
        let one = card("krell");
        let rows = [
            RowName::Surprise,
            RowName::Wildcard,
            RowName::Traits {
                number: 2,
                traits: vec!["klingon".to_owned(), "alien".to_owned()],
            },
            RowName::WithoutOfficer,
            RowName::WithOfficer,
        ];
        let mut all = vec![
            What::NotAble,
            What::Tested { holds: true },
            What::Tested { holds: false },
            What::Chooses { option: Some(1) },
            What::Chooses { option: None },
            What::ChoiceCancelled,
            What::Leaves { card: one.clone() },
            What::NoEffect,
        ];
        for row in rows {
            for attack in [false, true] {
                let card = one.clone();
                all.push(What::Resolves {
                    card,
                    row: row.clone(),
                    attack,
                });
            }
        }
        for outcome in [Outcome::Done, Outcome::Cancelled, Outcome::Unable] {
            for part in [PlayerPart::RemoveTeam, PlayerPart::MayDraw] {
                let attack = part.is_attack();
                all.push(What::Part {
                    part,
                    outcome,
                    attack,
                });
            }
        }
        all
    }

    fn of_cards() -> Vec<What> {
        let one = card("krell");
        let some = Some(one.clone());
        let tokens = Tokens {
            glory: 2,
            dilithium: 1,
            latinum: 0,
        };
        let levels = vec![vec![
            Filter::Suit(Suit::Ship),
            Filter::Trait("klingon".to_owned()),
        ]];
        let prefer = Preference { levels };
        let mut all = vec![
            What::GainsTrack {
                track: Specialty::Military,
                amount: 2,
                step: 7,
            },
            What::Gets {
                token: Token::Latinum,
                amount: 2,
            },
            What::Gains {
                card: one.clone(),
                tokens,
            },
            What::Takes {
                card: one.clone(),
                tokens: Tokens::default(),
            },
            What::NothingFits { prefer },
            What::NoTokens {
                tokens: vec![Token::Glory, Token::Dilithium],
            },
            What::Junks { card: one.clone() },
            What::NothingToJunk,
            What::TakesIncident { card: None },
            What::TakesIncident { card: some.clone() },
            What::GainsEncounter { card: one.clone() },
            What::TakesEncounter { card: None },
            What::TakesEncounter { card: some },
            What::NoEncounter,
            What::TakesSupplement,
            What::NoSupplement,
            What::PutsOnDeck { card: one.clone() },
            What::Promotes { card: one.clone() },
            What::Keeps { card: one.clone() },
            What::Deploys { card: one.clone() },
            What::NoDestination,
            What::NoTeam,
            What::RemovesTeam { from: one.clone() },
        ];
        all.extend(of_places());
        all
    }

    fn of_places() -> Vec<What> {
        let one = card("krell");
        let mut all = Vec::new();
        for from in Zone::ALL {
            all.push(What::Discards {
                card: one.clone(),
                from,
            });
            all.push(What::Logs {
                card: one.clone(),
                from,
            });
            all.push(What::NoneThere { zone: from });
        }
        for course in [Course::Explore, Course::Engage, Course::Stay] {
            let to = card("ancient-relay-station");
            all.push(What::Warps {
                card: one.clone(),
                to,
                course,
            });
        }
        for from in [None, Some(card("betazed"))] {
            let to = card("ancient-relay-station");
            all.push(What::Sends { teams: 1, to, from });
        }
        for instead_of_log in [false, true] {
            all.push(What::Returns {
                card: one.clone(),
                instead_of_log,
            });
        }
        all
    }

    fn reports() -> Vec<What> {
        let location = card("betazed");
        let events = vec![
            Event::Draw { cards: 1 },
            Event::Draw { cards: 2 },
            Event::Incident,
            Event::Give {
                card: card("krell"),
            },
            Event::Resource {
                token: Token::Glory,
                amount: 1,
            },
            Event::Steal,
            Event::Hand,
            Event::ReturnIncident,
            Event::DismissOfficer,
            Event::LogOfficer,
            Event::DismissShip { card: None },
            Event::DismissShip {
                card: Some(card("iks-klothos")),
            },
            Event::RemoveTeams {
                location: location.clone(),
                teams: 2,
            },
            Event::Control {
                location: location.clone(),
            },
            Event::LoseLocation {
                location: location.clone(),
                logged: true,
            },
            Event::LoseLocation {
                location,
                logged: false,
            },
            Event::Burn,
        ];
        let choose = Event::Choose {
            options: events.clone(),
        };
        let all = events.into_iter().chain([choose]);
        all.map(|event| What::Reported { event }).collect()
    }

    fn every_step() -> Vec<Step> {
        let all = [of_the_turn(), of_rows(), of_cards(), reports()].concat();
        let steps = (0..).zip(all);
        steps
            .map(|(at, what): (u8, _)| Step {
                depth: at % 4,
                what,
            })
            .collect()
    }

    #[test]
    fn every_step_reads_well_in_both_languages() {
        let names = names();
        for deck in [DeckMode::Physical, DeckMode::Virtual] {
            let book = book(Deck::Koloth, deck);
            check_screens(|screen| Story::new(screen, &names, &book).steps(&every_step()));
        }
    }

    #[test]
    fn every_step_has_its_sentence_in_json() {
        let names = names();
        let book = book(Deck::Koloth, DeckMode::Physical);
        let texts = Lang::ALL.map(Texts::new);
        let steps = every_step();
        let document = steps_json(&texts, &names, &book, &steps);
        for (step, value) in steps.iter().zip(document.as_array().expect("an array")) {
            for lang in ["de", "en"] {
                check_text(value["text"][lang].as_str().expect("a sentence"));
            }
            assert_eq!(value["page"], step.what.page());
        }
        let kinds: std::collections::BTreeSet<String> = steps
            .iter()
            .map(|step| format!("{:?}", std::mem::discriminant(&step.what)))
            .collect();
        assert_eq!(kinds.len(), 57, "a new kind of step needs a sample");
    }

    fn told(steps: &[Step]) -> String {
        let texts = Texts::new(Lang::De);
        let screen = Screen::new(&texts, Some(80), false);
        let names = names();
        let book = book(Deck::Koloth, DeckMode::Physical);
        Story::new(&screen, &names, &book).steps(steps)
    }

    fn step(depth: u8, what: What) -> Step {
        Step { depth, what }
    }

    #[test]
    fn teams_sent_the_same_way_are_told_once() {
        let send = || {
            let to = card("betazed");
            step(
                1,
                What::Sends {
                    teams: 1,
                    to,
                    from: None,
                },
            )
        };
        let text = told(&[send(), send()]);
        assert!(text.starts_with("  Sende 2 Außenteams"), "{text}");
        assert_eq!(text.lines().count(), 1);
    }

    #[test]
    fn the_suits_card_turns_only_when_no_officer_follows() {
        let leaves = step(
            1,
            What::Discards {
                card: card("krell"),
                from: Zone::Officer,
            },
        );
        let follows = step(
            1,
            What::Promotes {
                card: card("korax"),
            },
        );
        assert!(told(std::slice::from_ref(&leaves)).contains("CPK:Typen"));
        assert!(!told(&[leaves, follows]).contains("kein Brückenoffizier"));
    }

    #[test]
    fn phases_stand_above_their_steps() {
        let text = told(&[
            step(0, What::NothingSecured),
            step(0, What::Draws { cards: 2 }),
            step(
                1,
                What::Keeps {
                    card: card("betazed"),
                },
            ),
            step(0, What::ClearsStaging { cards: Vec::new() }),
        ]);
        let at = |word: &str| text.find(word).expect(word);
        assert!(at("Kontroll-Phase") < at("Aktions-Phase"));
        assert!(at("Aktions-Phase") < at("Aufräum-Phase"));
    }
}
