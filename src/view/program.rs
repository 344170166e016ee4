//! Effects of program cards as sentences a player can carry out. No sentence is stored with the data:
//! they are made here from the effects, in either language.

use std::collections::HashMap;

use super::Screen;
use super::paint::Paint;
use crate::locale::{Arg, Texts};
use crate::model::{
    Course, Effect, Filter, Lang, Localized, PlayerPart, Preference, Specialty, Suit, Test, Token,
    Which,
};

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
    paint: Paint,
}

impl<'a> Sentences<'a> {
    /// Sentences for a screen.
    pub fn on(screen: &Screen<'a>, names: &'a Names) -> Sentences<'a> {
        Sentences {
            texts: screen.texts(),
            names,
            paint: screen.paint(),
        }
    }

    /// Sentences without color in any language, for JSON.
    pub fn plain(texts: &'a Texts, names: &'a Names) -> Sentences<'a> {
        Sentences {
            texts,
            names,
            paint: Paint::new(false),
        }
    }

    /// The steps of a row, numbered where there are several, so that it shows how far a branch goes.
    pub fn row(&self, effects: &[Effect]) -> String {
        if let [only] = effects {
            return self.effect(only);
        }
        let steps = (1..).zip(effects);
        let steps: Vec<String> = steps
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
                sentences.push(self.say("effect-bot", &[("what", sentence.into())]));
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
            Effect::Pay { .. }
            | Effect::IfAble { .. }
            | Effect::When { .. }
            | Effect::ForEach { .. }
            | Effect::Choice { .. } => self.compound(effect),
            Effect::You(part) => self.player_part(*part),
            Effect::GainTrack { .. }
            | Effect::GainLowest { .. }
            | Effect::GainHighest { .. }
            | Effect::GainGlory(_)
            | Effect::RemoveStardateGlory(_)
            | Effect::GainCard { .. }
            | Effect::TakeCard { .. }
            | Effect::GainByTokens(_) => self.gain(effect),
            Effect::Deploy { .. } | Effect::Send { .. } | Effect::Promote(_) => {
                self.movement(effect)
            }
            other => self.own_cards(other),
        }
    }

    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.with(id, args)
    }

    fn gain(&self, effect: &Effect) -> String {
        match effect {
            Effect::GainTrack { track, amount } => {
                let track = self.track(*track);
                self.say(
                    "effect-gain-track",
                    &[("amount", number(*amount)), ("track", track.into())],
                )
            }
            Effect::GainLowest { tracks, amount } => {
                self.extreme("effect-gain-lowest", tracks, *amount)
            }
            Effect::GainHighest { tracks, amount } => {
                self.extreme("effect-gain-highest", tracks, *amount)
            }
            Effect::GainGlory(amount) => {
                self.say("effect-gain-glory", &[("amount", number(*amount))])
            }
            Effect::RemoveStardateGlory(amount) => self.say(
                "effect-remove-stardate-glory",
                &[("amount", number(*amount))],
            ),
            Effect::GainCard { prefer } => self.say(
                "effect-gain-card",
                &[("prefer", self.preference(prefer).into())],
            ),
            Effect::TakeCard { prefer } => self.say(
                "effect-take-card",
                &[("prefer", self.preference(prefer).into())],
            ),
            Effect::GainByTokens(tokens) => {
                let tokens: Vec<String> = tokens.iter().map(|token| self.token(*token)).collect();
                self.say(
                    "effect-gain-by-tokens",
                    &[("tokens", tokens.join(" > ").into())],
                )
            }
            _ => String::new(),
        }
    }

    fn extreme(&self, id: &str, tracks: &[Specialty], amount: u8) -> String {
        let tracks: Vec<String> = tracks.iter().map(|track| self.track(*track)).collect();
        let (count, tracks) = (tracks.len(), tracks.join(" / "));
        let args = [
            ("amount", number(amount)),
            ("count", count.into()),
            ("tracks", tracks.into()),
        ];
        self.say(id, &args)
    }

    fn movement(&self, effect: &Effect) -> String {
        match effect {
            Effect::Deploy { ship, then } => {
                let which = self.say(&format!("which-ship-{}", which(*ship)), &[]);
                let course = match then {
                    Course::Explore => "effect-deploy-explore",
                    Course::Engage => "effect-deploy-engage",
                    Course::Stay => "effect-deploy-stay",
                };
                self.say(course, &[("ship", which.into())])
            }
            Effect::Send {
                teams,
                ignore_ships,
                prefer,
            } => self.send(*teams, *ignore_ships, prefer),
            Effect::Promote(card) => {
                let card = self.say(&format!("which-card-{}", which(*card)), &[]);
                self.say("effect-promote", &[("card", card.into())])
            }
            _ => String::new(),
        }
    }

    fn send(&self, teams: u8, ignore_ships: bool, prefer: &[String]) -> String {
        let teams = ("teams", number(teams));
        if ignore_ships {
            return self.say("effect-send-ignoring-ships", &[teams]);
        }
        if prefer.is_empty() {
            return self.say("effect-send", &[teams]);
        }
        let mut names: Vec<String> = prefer.iter().map(|slug| self.name(slug)).collect();
        names.push(self.name("location"));
        self.say(
            "effect-send-preferring",
            &[teams, ("prefer", names.join(" > ").into())],
        )
    }

    /// Effects on the Bot's own cards, and those without arguments.
    fn own_cards(&self, effect: &Effect) -> String {
        let count = |id: &str, count: u8| self.say(id, &[("count", number(count))]);
        match effect {
            Effect::DiscardDeck(cards) => count("effect-discard-deck", *cards),
            Effect::DiscardSupplement(cards) => count("effect-discard-supplement", *cards),
            Effect::LogDeck(cards) => count("effect-log-deck", *cards),
            Effect::RemoveTeams(teams) => count("effect-remove-teams", *teams),
            Effect::LogFromDiscard(suit) => self.with_suit("effect-log-from-discard", *suit),
            Effect::ResolveFromDiscard(suit) => {
                self.with_suit("effect-resolve-from-discard", *suit)
            }
            Effect::LogControlled { without: None } => self.say("effect-log-controlled", &[]),
            Effect::LogControlled {
                without: Some(slug),
            } => self.say(
                "effect-log-controlled-without",
                &[("name", self.name(slug).into())],
            ),
            Effect::LogInPlay(slug) => {
                self.say("effect-log-in-play", &[("name", self.name(slug).into())])
            }
            plain => self.say(plain_message(plain), &[]),
        }
    }

    fn with_suit(&self, id: &str, suit: Suit) -> String {
        self.say(id, &[("suit", self.name(suit.code()).into())])
    }

    fn compound(&self, effect: &Effect) -> String {
        match effect {
            Effect::Pay { costs, gain } => {
                let args = [
                    ("costs", self.all(costs).into()),
                    ("gain", self.all(gain).into()),
                ];
                self.say("effect-pay", &args)
            }
            Effect::IfAble { steps, otherwise } => {
                let sentence = self.say("effect-if-able", &[("steps", self.all(steps).into())]);
                self.with_otherwise(sentence, otherwise)
            }
            Effect::When {
                test,
                then,
                otherwise,
            } => {
                let args = [
                    ("test", self.test(test).into()),
                    ("then", self.all(then).into()),
                ];
                self.with_otherwise(self.say("effect-when", &args), otherwise)
            }
            Effect::ForEach { in_discard, steps } => {
                let args = [
                    ("name", self.name(in_discard).into()),
                    ("steps", self.all(steps).into()),
                ];
                self.say("effect-for-each", &args)
            }
            Effect::Choice { options } => {
                let options: Vec<String> = options.iter().map(|option| self.all(option)).collect();
                let or = format!(" {} ", self.say("effect-or", &[]));
                self.say("effect-choice", &[("options", options.join(&or).into())])
            }
            _ => String::new(),
        }
    }

    fn with_otherwise(&self, sentence: String, otherwise: &[Effect]) -> String {
        if otherwise.is_empty() {
            return sentence;
        }
        let steps = self.all(otherwise);
        format!(
            "{sentence} {}",
            self.say("effect-otherwise", &[("steps", steps.into())])
        )
    }

    fn player_part(&self, part: PlayerPart) -> String {
        let what = self.say(&format!("player-{}", part_code(part)), &[]);
        if part.is_attack() {
            let sentence = self.say("effect-attack", &[("what", what.into())]);
            self.paint.wrong(&sentence)
        } else {
            let sentence = self.say("effect-benefit", &[("what", what.into())]);
            self.paint.title(&sentence)
        }
    }

    fn test(&self, test: &Test) -> String {
        let tracked = |id: &str, track: Specialty, step: u8| {
            self.say(
                id,
                &[("track", self.track(track).into()), ("step", number(step))],
            )
        };
        let named = |id: &str, slug: &str| self.say(id, &[("name", self.name(slug).into())]);
        match test {
            Test::ThisIs(suit) => named("test-this-is", suit.code()),
            Test::InDiscard(slug) => named("test-in-discard", slug),
            Test::OfficerIs(slug) => named("test-officer-is", slug),
            Test::DiscardedIs(suit) => named("test-discarded-is", suit.code()),
            Test::AtLeast { track, step } => tracked("test-at-least", *track, *step),
            Test::AtMost { track, step } => tracked("test-at-most", *track, *step),
            Test::All(tests) => {
                let tests: Vec<String> = tests.iter().map(|test| self.test(test)).collect();
                tests.join(&format!(" {} ", self.say("test-and", &[])))
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
            Filter::Focus(track) => self.texts.get(&format!("symbol-{}-focus", track.code())),
            Filter::Skill(skill) => self.texts.get(&format!("symbol-{}-skill", skill.code())),
        }
    }

    fn name(&self, slug: &str) -> String {
        self.names.of(slug, self.texts.lang())
    }

    fn track(&self, track: Specialty) -> String {
        self.texts.get(&format!("symbol-{}", track.code()))
    }

    fn token(&self, token: Token) -> String {
        self.texts.get(match token {
            Token::Dilithium => "symbol-dilithium",
            Token::Latinum => "symbol-latinum",
            Token::Glory => "symbol-glory",
        })
    }
}

fn number(number: u8) -> Arg<'static> {
    usize::from(number).into()
}

fn which(card: Which) -> &'static str {
    match card {
        Which::This => "this",
        Which::Found => "found",
        Which::Gained => "gained",
    }
}

fn part_code(part: PlayerPart) -> &'static str {
    match part {
        PlayerPart::TakeIncident => "take-incident",
        PlayerPart::TakeIncidentAndDiscard => "take-incident-and-discard",
        PlayerPart::RemoveTeam => "remove-team",
        PlayerPart::DiscardCard => "discard-card",
        PlayerPart::DiscardTop => "discard-top",
        PlayerPart::DismissOfficer => "dismiss-officer",
        PlayerPart::DismissShip => "dismiss-ship",
        PlayerPart::LogControlled => "log-controlled",
        PlayerPart::MayDraw => "may-draw",
        PlayerPart::MayReturnIncident => "may-return-incident",
        PlayerPart::TakeIncidentAndThis => "take-incident-and-this",
    }
}

/// The message of an effect without arguments.
fn plain_message(effect: &Effect) -> &'static str {
    match effect {
        Effect::TakeIncident => "effect-take-incident",
        Effect::GainEncounter => "effect-gain-encounter",
        Effect::TakeEncounter => "effect-take-encounter",
        Effect::TakeSupplement => "effect-take-supplement",
        Effect::JunkMostValuable => "effect-junk-most-valuable",
        Effect::TakeControl => "effect-take-control",
        Effect::LogThis => "effect-log-this",
        Effect::LogOfficer => "effect-log-officer",
        Effect::ReturnThis => "effect-return-this",
        Effect::ReturnIncident => "effect-return-incident",
        Effect::ShipToDeck => "effect-ship-to-deck",
        Effect::ResolveDeck => "effect-resolve-deck",
        Effect::ResolveSupplement => "effect-resolve-supplement",
        Effect::DismissOfficer => "effect-dismiss-officer",
        Effect::LogShip => "effect-log-ship",
        Effect::DismissShip => "effect-dismiss-ship",
        _ => "effect-unknown",
    }
}
