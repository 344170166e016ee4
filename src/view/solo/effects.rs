//! Effects of program cards as sentences a player can carry out. No sentence is stored with the data:
//! they are made here from the effects, in either language.

use std::collections::HashMap;

use crate::locale::{Texts, msg};
use crate::model::{
    Acquisition, Compound, Course, Effect, Filter, Flip, Growth, Lang, Localized, Movement,
    OwnCard, PlayerPart, Preference, Skill, Specialty, Test, Which,
};
use crate::page::{alarm, strong};
use crate::view::kit::terms::Term;

/// The printed names of suits and traits, by slug.
#[derive(Debug, Clone, Default)]
pub struct Names {
    titles: HashMap<String, Localized<String>>,
}

impl Names {
    /// Names from pairs of slug and title.
    pub fn new(titles: impl IntoIterator<Item = (String, Localized<String>)>) -> Names {
        Names {
            titles: titles.into_iter().collect(),
        }
    }

    /// The name of a suit or trait; its slug if it has none.
    pub fn of(&self, slug: &str, lang: Lang) -> String {
        let title = self.titles.get(slug);
        title.map_or_else(|| slug.to_owned(), |title| title.get(lang).clone())
    }
}

/// Writes effects in one language.
pub struct Sentences<'a> {
    texts: &'a Texts,
    names: &'a Names,
    /// How many branches the sentence stands in.
    depth: usize,
}

impl<'a> Sentences<'a> {
    /// Sentences with printed names. What concerns the player is marked; [`crate::page::plain`] takes the
    /// marks away.
    pub fn new(texts: &'a Texts, names: &'a Names) -> Sentences<'a> {
        Sentences {
            texts,
            names,
            depth: 0,
        }
    }

    /// The steps of a row, numbered where there are several, so that it shows how far a branch goes.
    pub fn row(&self, effects: &[Effect]) -> String {
        let steps: Vec<String> = effects.iter().map(|effect| self.effect(effect)).collect();
        self.marked(steps)
    }

    /// All effects, one sentence after the other. Where the Bot goes on after a part of the player's,
    /// it is named.
    pub fn all(&self, effects: &[Effect]) -> String {
        self.told(effects, false).join(" ")
    }

    /// An option the player has: what the Bot does in it is said to be the Bot's.
    pub fn option(&self, effects: &[Effect]) -> String {
        self.told(effects, true).join(" ")
    }

    fn told(&self, effects: &[Effect], mut after_player: bool) -> Vec<String> {
        let mut sentences = Vec::with_capacity(effects.len());
        for effect in effects {
            let sentence = self.effect(effect);
            if after_player && !effect.involves_player() {
                sentences.push(msg::effect_bot(self.texts, sentence));
            } else {
                sentences.push(sentence);
            }
            after_player = effect.involves_player();
        }
        sentences
    }

    /// What happens in one branch of an effect, so that it shows how far the branch goes: several steps
    /// are lettered, and a condition with branches of its own stands in brackets.
    fn branch(&self, effects: &[Effect]) -> String {
        let inner = Sentences {
            depth: self.depth + 1,
            ..*self
        };
        let told = inner.marked(inner.told(effects, false));
        match effects {
            [only] if has_otherwise(only) => format!("[{told}]"),
            _ => told,
        }
    }

    fn marked(&self, steps: Vec<String>) -> String {
        if steps.len() < 2 {
            return steps.concat();
        }
        let marked = (1..)
            .zip(steps)
            .map(|(number, step)| format!("({}) {step}", self.mark(number)));
        marked.collect::<Vec<_>>().join(" ")
    }

    /// `1` in a row, `a` in a branch of it, `aa` in a branch of that.
    fn mark(&self, number: usize) -> String {
        let letter = ('a'..='z').nth(number - 1).filter(|_| self.depth > 0);
        letter.map_or_else(
            || number.to_string(),
            |letter| letter.to_string().repeat(self.depth),
        )
    }

    /// One effect.
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Grow(growth) => self.growth(growth),
            Effect::Acquire(acquisition) => self.acquisition(acquisition),
            Effect::Move(movement) => self.movement(movement),
            Effect::Flip(flip) => self.flip(flip),
            Effect::Own(own) => self.own_card(own),
            Effect::Compound(compound) => self.compound(compound),
            Effect::You(part) => self.player_part(*part),
        }
    }

    fn growth(&self, growth: &Growth) -> String {
        match growth {
            Growth::GainTrack { track, amount } => {
                let track = track.term(self.texts);
                msg::effect_gain_track(self.texts, *amount, track)
            }
            Growth::GainLowest { tracks, amount } => {
                msg::effect_gain_lowest(self.texts, *amount, tracks.len(), self.tracks(tracks))
            }
            Growth::GainHighest { tracks, amount } => {
                msg::effect_gain_highest(self.texts, *amount, tracks.len(), self.tracks(tracks))
            }
            Growth::GainGlory(amount) => msg::effect_gain_glory(self.texts, *amount),
            Growth::RemoveStardateGlory(amount) => {
                msg::effect_remove_stardate_glory(self.texts, *amount)
            }
        }
    }

    fn acquisition(&self, acquisition: &Acquisition) -> String {
        match acquisition {
            Acquisition::GainCard { prefer } => {
                msg::effect_gain_card(self.texts, self.preference(prefer))
            }
            Acquisition::TakeCard { prefer } => {
                msg::effect_take_card(self.texts, self.preference(prefer))
            }
            Acquisition::GainByTokens(tokens) => {
                let tokens: Vec<String> =
                    tokens.iter().map(|token| token.term(self.texts)).collect();
                msg::effect_gain_by_tokens(self.texts, tokens.join(" > "))
            }
            Acquisition::TakeIncident => msg::effect_take_incident(self.texts),
            Acquisition::GainEncounter => msg::effect_gain_encounter(self.texts),
            Acquisition::TakeEncounter => msg::effect_take_encounter(self.texts),
            Acquisition::TakeSupplement => msg::effect_take_supplement(self.texts),
            Acquisition::JunkMostValuable => msg::effect_junk_most_valuable(self.texts),
        }
    }

    /// Tracks of which one is meant.
    fn tracks(&self, tracks: &[Specialty]) -> String {
        let tracks: Vec<String> = tracks.iter().map(|track| track.term(self.texts)).collect();
        tracks.join(" / ")
    }

    fn movement(&self, movement: &Movement) -> String {
        match movement {
            Movement::Deploy { ship, then } => {
                let ship = match ship {
                    Which::This => msg::effect_which_ship_this(self.texts),
                    Which::Found => msg::effect_which_ship_found(self.texts),
                    Which::Gained => msg::effect_which_ship_gained(self.texts),
                };
                match then {
                    Course::Explore => msg::effect_deploy_explore(self.texts, ship),
                    Course::Engage => msg::effect_deploy_engage(self.texts, ship),
                    Course::Stay => msg::effect_deploy_stay(self.texts, ship),
                }
            }
            Movement::Send {
                teams,
                ignore_ships,
                prefer,
            } => self.send(*teams, *ignore_ships, prefer),
            Movement::Promote(card) => {
                let card = match card {
                    Which::This => msg::effect_which_card_this(self.texts),
                    Which::Found => msg::effect_which_card_found(self.texts),
                    Which::Gained => msg::effect_which_card_gained(self.texts),
                };
                msg::effect_promote(self.texts, card)
            }
            Movement::TakeControl => msg::effect_take_control(self.texts),
            Movement::RemoveTeams(teams) => msg::effect_remove_teams(self.texts, *teams),
        }
    }

    fn send(&self, teams: u8, ignore_ships: bool, prefer: &[String]) -> String {
        if ignore_ships {
            return msg::effect_send_ignoring_ships(self.texts, teams);
        }
        if prefer.is_empty() {
            return msg::effect_send(self.texts, teams);
        }
        let mut names: Vec<String> = prefer.iter().map(|slug| self.name(slug)).collect();
        names.push(self.name("location"));
        msg::effect_send_preferring(self.texts, teams, names.join(" > "))
    }

    fn flip(&self, flip: &Flip) -> String {
        match flip {
            Flip::DiscardDeck(cards) => msg::effect_discard_deck(self.texts, *cards),
            Flip::DiscardSupplement(cards) => msg::effect_discard_supplement(self.texts, *cards),
            Flip::LogDeck(cards) => msg::effect_log_deck(self.texts, *cards),
            Flip::ResolveDeck => msg::effect_resolve_deck(self.texts),
            Flip::ResolveSupplement => msg::effect_resolve_supplement(self.texts),
        }
    }

    fn own_card(&self, own: &OwnCard) -> String {
        match own {
            OwnCard::LogThis => msg::effect_log_this(self.texts),
            OwnCard::ReturnThis => msg::effect_return_this(self.texts),
            OwnCard::LogFromDiscard(suit) => {
                msg::effect_log_from_discard(self.texts, self.name(suit.code()))
            }
            OwnCard::ResolveFromDiscard(suit) => {
                msg::effect_resolve_from_discard(self.texts, self.name(suit.code()))
            }
            OwnCard::ReturnIncident => msg::effect_return_incident(self.texts),
            OwnCard::ShipToDeck => msg::effect_ship_to_deck(self.texts),
            OwnCard::LogOfficer => msg::effect_log_officer(self.texts),
            OwnCard::DismissOfficer => msg::effect_dismiss_officer(self.texts),
            OwnCard::LogShip => msg::effect_log_ship(self.texts),
            OwnCard::DismissShip => msg::effect_dismiss_ship(self.texts),
            OwnCard::LogControlled { without: None } => msg::effect_log_controlled(self.texts),
            OwnCard::LogControlled {
                without: Some(slug),
            } => msg::effect_log_controlled_without(self.texts, self.name(slug)),
            OwnCard::LogInPlay(slug) => msg::effect_log_in_play(self.texts, self.name(slug)),
        }
    }

    fn compound(&self, compound: &Compound) -> String {
        match compound {
            Compound::Pay { costs, gain } => {
                msg::effect_pay(self.texts, self.branch(costs), self.branch(gain))
            }
            Compound::IfAble { steps, otherwise } => {
                let sentence = msg::effect_if_able(self.texts, self.branch(steps));
                self.with_otherwise(sentence, otherwise)
            }
            Compound::When {
                test,
                then,
                otherwise,
            } => self.with_otherwise(
                msg::effect_when(self.texts, self.test(test), self.branch(then)),
                otherwise,
            ),
            Compound::ForEach { in_discard, steps } => {
                msg::effect_for_each(self.texts, self.name(in_discard), self.branch(steps))
            }
            Compound::Choice { options } => {
                let options: Vec<String> =
                    options.iter().map(|option| self.branch(option)).collect();
                let or = format!(" {} ", msg::effect_or(self.texts));
                msg::effect_choice(self.texts, options.join(&or))
            }
        }
    }

    fn with_otherwise(&self, sentence: String, otherwise: &[Effect]) -> String {
        if otherwise.is_empty() {
            return sentence;
        }
        let steps = self.branch(otherwise);
        format!("{sentence} {}", msg::effect_otherwise(self.texts, steps))
    }

    fn player_part(&self, part: PlayerPart) -> String {
        let what = part.term(self.texts);
        if part.is_attack() {
            alarm(msg::effect_attack(self.texts, what))
        } else {
            strong(msg::effect_benefit(self.texts, what))
        }
    }

    fn test(&self, test: &Test) -> String {
        match test {
            Test::ThisIs(suit) => msg::effect_test_this_is(self.texts, self.name(suit.code())),
            Test::InDiscard(slug) => msg::effect_test_in_discard(self.texts, self.name(slug)),
            Test::OfficerIs(slug) => msg::effect_test_officer_is(self.texts, self.name(slug)),
            Test::DiscardedIs(suit) => {
                msg::effect_test_discarded_is(self.texts, self.name(suit.code()))
            }
            Test::AtLeast { track, step } => {
                msg::effect_test_at_least(self.texts, track.term(self.texts), *step)
            }
            Test::AtMost { track, step } => {
                msg::effect_test_at_most(self.texts, track.term(self.texts), *step)
            }
            Test::All(tests) => {
                let tests: Vec<String> = tests.iter().map(|test| self.test(test)).collect();
                tests.join(&format!(" {} ", msg::effect_test_and(self.texts)))
            }
        }
    }

    /// A preference in printed names.
    pub fn preference(&self, preference: &Preference) -> String {
        let level = |level: &Vec<Filter>| {
            let names: Vec<String> = level.iter().map(|filter| self.filter(filter)).collect();
            names.join(" / ")
        };
        let levels: Vec<String> = preference.levels.iter().map(level).collect();
        levels.join(" > ")
    }

    fn filter(&self, filter: &Filter) -> String {
        match filter {
            Filter::Suit(suit) => self.name(suit.code()),
            Filter::Trait(slug) => self.name(slug),
            Filter::Focus(track) => match track {
                Specialty::Research => msg::symbol_research_focus(self.texts),
                Specialty::Influence => msg::symbol_influence_focus(self.texts),
                Specialty::Military => msg::symbol_military_focus(self.texts),
            },
            Filter::Skill(skill) => match skill {
                Skill::Research => msg::symbol_research_skill(self.texts),
                Skill::Influence => msg::symbol_influence_skill(self.texts),
                Skill::Military => msg::symbol_military_skill(self.texts),
                Skill::Any => msg::symbol_any_skill(self.texts),
                Skill::Variable => skill.term(self.texts),
            },
        }
    }

    fn name(&self, slug: &str) -> String {
        self.names.of(slug, self.texts.lang())
    }
}

fn has_otherwise(effect: &Effect) -> bool {
    match effect {
        Effect::Compound(Compound::IfAble { otherwise, .. } | Compound::When { otherwise, .. }) => {
            !otherwise.is_empty()
        }
        Effect::Compound(
            Compound::Pay { .. } | Compound::ForEach { .. } | Compound::Choice { .. },
        )
        | Effect::Grow(_)
        | Effect::Acquire(_)
        | Effect::Move(_)
        | Effect::Flip(_)
        | Effect::Own(_)
        | Effect::You(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(effects: &str) -> String {
        let effects: Vec<Effect> = serde_json::from_str(effects).expect("effects");
        let texts = Texts::new(Lang::En);
        let names = Names::default();
        crate::page::plain(&Sentences::new(&texts, &names).row(&effects))
    }

    #[test]
    fn several_steps_of_a_branch_are_lettered() {
        let row = r#"[{"when": {"test": {"this_is": "ship"}, "then": [{"gain_glory": 1}],
            "otherwise": ["log_this", {"gain_glory": 3}]}}, "log_officer"]"#;
        assert_eq!(
            sentence(row),
            "(1) If this card is a ship: Gain 1 Glory. Otherwise: (a) Log this card. \
             (b) Gain 3 Glory. (2) Log the Duty Officer."
        );
    }

    #[test]
    fn a_condition_in_a_branch_shows_where_it_ends() {
        let row = r#"[{"if_able": {"do": ["ship_to_deck"], "otherwise": [{"if_able":
            {"do": ["log_this"], "otherwise": [{"gain_glory": 1}, {"gain_glory": 2}]}}]}}]"#;
        assert_eq!(
            sentence(row),
            "If able: Put a Ship from the Bot Discard pile on top of the Bot deck. \
             Otherwise: [If able: Log this card. Otherwise: (aa) Gain 1 Glory. (bb) Gain 2 Glory.]"
        );
    }
}
