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
}

impl<'a> Sentences<'a> {
    /// Sentences with printed names. What concerns the player is marked; [`crate::page::plain`] takes the
    /// marks away.
    pub fn new(texts: &'a Texts, names: &'a Names) -> Sentences<'a> {
        Sentences { texts, names }
    }

    /// The steps of a row, numbered where there are several, so that it shows how far a branch goes.
    pub fn row(&self, effects: &[Effect]) -> String {
        if let [only] = effects {
            return self.effect(only);
        }
        let steps: Vec<String> = (1..)
            .zip(effects)
            .map(|(number, effect)| format!("({number}) {}", self.effect(effect)))
            .collect();
        steps.join(" ")
    }

    /// All effects, one sentence after the other. Where the Bot goes on after a part of the player's,
    /// it is named.
    pub fn all(&self, effects: &[Effect]) -> String {
        let mut sentences = Vec::with_capacity(effects.len());
        let mut after_player = false;
        for effect in effects {
            let sentence = self.effect(effect);
            if after_player && !effect.involves_player() {
                sentences.push(msg::effect_bot(self.texts, sentence));
            } else {
                sentences.push(sentence);
            }
            after_player = effect.involves_player();
        }
        sentences.join(" ")
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
                msg::effect_pay(self.texts, self.all(costs), self.all(gain))
            }
            Compound::IfAble { steps, otherwise } => {
                let sentence = msg::effect_if_able(self.texts, self.all(steps));
                self.with_otherwise(sentence, otherwise)
            }
            Compound::When {
                test,
                then,
                otherwise,
            } => self.with_otherwise(
                msg::effect_when(self.texts, self.test(test), self.all(then)),
                otherwise,
            ),
            Compound::ForEach { in_discard, steps } => {
                msg::effect_for_each(self.texts, self.name(in_discard), self.all(steps))
            }
            Compound::Choice { options } => {
                let options: Vec<String> = options.iter().map(|option| self.all(option)).collect();
                let or = format!(" {} ", msg::effect_or(self.texts));
                msg::effect_choice(self.texts, options.join(&or))
            }
        }
    }

    fn with_otherwise(&self, sentence: String, otherwise: &[Effect]) -> String {
        if otherwise.is_empty() {
            return sentence;
        }
        let steps = self.all(otherwise);
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
