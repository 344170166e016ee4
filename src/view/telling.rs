//! Steps of a solo game as sentences: what the Bot does, and what the player moves at the table.

use super::Screen;
use super::paint::Paint;
use super::program::{Names, Sentences};
use crate::locale::{Arg, Texts};
use crate::model::{Effect, EntryId, StardateEffect, Suit, Token};
use crate::solo::Tokens;
use crate::solo::setup::{DeckMode, Rulebook};
use crate::solo::step::{RowName, Source, Step, What};
use crate::solo::table::Ending;

/// How a step stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    /// Of little interest at the table.
    Detail,
    /// The beginning of a turn.
    Title,
    /// A card that is being resolved.
    Card,
    /// An attack on the player.
    Attack,
    /// Something for the player to do or to gain.
    Yours,
}

/// A step in words.
pub(super) struct Told {
    pub tone: Tone,
    pub text: String,
}

/// Writes steps in one language.
pub(super) struct Telling<'a> {
    pub texts: &'a Texts,
    pub names: &'a Names,
    pub book: &'a Rulebook,
    paint: Paint,
}

impl<'a> Telling<'a> {
    /// For a screen.
    pub fn on(screen: &Screen<'a>, names: &'a Names, book: &'a Rulebook) -> Telling<'a> {
        Telling {
            texts: screen.texts(),
            names,
            book,
            paint: screen.paint(),
        }
    }

    /// Without color, for JSON.
    pub fn plain(texts: &'a Texts, names: &'a Names, book: &'a Rulebook) -> Telling<'a> {
        Telling {
            texts,
            names,
            book,
            paint: Paint::new(false),
        }
    }

    /// The step at a place among all steps of its deed.
    pub fn step(&self, steps: &[Step], at: usize) -> Told {
        let Some(step) = steps.get(at) else {
            return plain(String::new());
        };
        let next = steps.get(at + 1);
        match &step.what {
            What::TurnBegins { .. }
            | What::TurnEnds
            | What::Ends { .. }
            | What::NothingSecured
            | What::TakesControl { .. }
            | What::PlayerGlory { .. }
            | What::Draws { .. }
            | What::DeckIsOut
            | What::Reshuffles { .. }
            | What::Executes { .. }
            | What::ZoneLoses { .. }
            | What::ClearsStaging { .. }
            | What::PlacesGlory { .. }
            | What::PlacesDilithium { .. }
            | What::NoMarketCard => self.turn(&step.what),
            What::Resolves { card, row, attack } => {
                told(Tone::Card, self.card_resolved(card, row, *attack))
            }
            What::Part { .. }
            | What::Chooses { .. }
            | What::ChoiceCancelled
            | What::Leaves { .. }
            | What::StardateEmpties { .. }
            | What::Reported { .. } => self.yours(&steps[..=at], step),
            What::Tested { .. } | What::Repeats { .. } | What::NotAble | What::NoEffect => {
                told(Tone::Detail, self.detail(&step.what))
            }
            What::Discards { card, from } => {
                let text = self.discarded(card, *from);
                plain(self.flipped(text, *from, next))
            }
            What::Logs { card, from } => {
                let text = self.logged(card, *from);
                plain(self.flipped(text, *from, next))
            }
            What::Deploys { .. }
            | What::Warps { .. }
            | What::NoDestination
            | What::Sends { .. }
            | What::NoTeam
            | What::RemovesTeam { .. }
            | What::Promotes { .. }
            | What::Keeps { .. } => plain(self.movement(&step.what)),
            What::GainsTrack { .. }
            | What::GainsGlory { .. }
            | What::GotGlory { .. }
            | What::StardateLoses { .. }
            | What::CreditsBegin { .. }
            | What::Gets { .. } => plain(self.growth(&step.what)),
            other => plain(self.cards(other)),
        }
    }

    pub fn get(&self, id: &str) -> String {
        self.texts.get(id)
    }

    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.with(id, args)
    }

    /// The title of a card in plain words.
    pub fn title(&self, card: &EntryId) -> String {
        match self.book.card(card) {
            Some(card) => card.title.get(self.texts.lang()).clone(),
            None => card.slug().to_owned(),
        }
    }

    /// Titles of cards, parted by commas.
    pub fn titles(&self, cards: &[EntryId]) -> String {
        let titles: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
        titles.join(", ")
    }

    /// The title of a card, standing out.
    pub fn card(&self, card: &EntryId) -> String {
        self.paint.title(&self.title(card))
    }

    /// The printed name of a suit.
    pub fn suit(&self, suit: Suit) -> String {
        self.names.of(suit.code(), self.texts.lang())
    }

    /// What lies on a card; nothing if there are no tokens.
    pub fn tokens(&self, mut tokens: Tokens) -> String {
        let kinds = [Token::Glory, Token::Dilithium, Token::Latinum];
        let parts = kinds.into_iter().filter_map(|token| {
            let amount = *tokens.slot(token);
            (amount > 0).then(|| format!("{amount} {}", self.token(token)))
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// The name of a resource.
    pub fn token(&self, token: Token) -> String {
        self.get(match token {
            Token::Dilithium => "symbol-dilithium",
            Token::Latinum => "symbol-latinum",
            Token::Glory => "symbol-glory",
        })
    }

    /// Effects as sentences without color.
    pub fn effects(&self, effects: &[Effect]) -> String {
        Sentences::plain(self.texts, self.names).all(effects)
    }

    /// The row a card activates.
    pub fn row(&self, card: &EntryId, row: &RowName) -> String {
        let suit = || [("suit", self.suit(self.book.suit(card)).into())];
        match row {
            RowName::Surprise => self.get("step-row-surprise"),
            RowName::Wildcard => self.get("step-row-wildcard"),
            RowName::WithoutOfficer => self.say("step-row-without-officer", &suit()),
            RowName::WithOfficer => self.say("step-row-with-officer", &suit()),
            RowName::Traits { number, traits } => {
                let lang = self.texts.lang();
                let traits: Vec<String> = traits
                    .iter()
                    .map(|slug| self.names.of(slug, lang))
                    .collect();
                let args = [
                    ("number", (*number).into()),
                    ("traits", traits.join(" / ").into()),
                ];
                self.say("step-row-traits", &args)
            }
        }
    }

    fn card_resolved(&self, card: &EntryId, row: &RowName, is_attack: bool) -> String {
        let args = [
            ("card", self.card(card).into()),
            ("row", self.row(card, row).into()),
        ];
        let heading = self.say("step-resolves", &args);
        if is_attack {
            let attack = format!("► {}", self.get("step-resolves-attack"));
            format!("{heading} · {}", self.paint.wrong(&attack))
        } else {
            heading
        }
    }

    pub fn with_card(&self, id: &str, card: &EntryId) -> String {
        self.say(id, &[("card", self.card(card).into())])
    }

    fn turn(&self, what: &What) -> Told {
        match what {
            What::TurnBegins { turn, last } => {
                let id = if *last {
                    "step-turn-begins-last"
                } else {
                    "step-turn-begins"
                };
                told(Tone::Title, self.say(id, &[("turn", number(*turn))]))
            }
            What::Ends { ending } => told(
                Tone::Yours,
                self.get(match ending {
                    Ending::Burn => "step-ends-burn",
                    Ending::Credits => "step-ends-credits",
                }),
            ),
            What::PlayerGlory { amount, from } => {
                let id = match from {
                    Source::Stardate => "step-player-glory-stardate",
                    Source::Supply => "step-player-glory-supply",
                };
                told(Tone::Yours, self.say(id, &[("amount", number(*amount))]))
            }
            What::TurnEnds => told(Tone::Detail, self.get("step-turn-ends")),
            What::NothingSecured => plain(self.get("step-nothing-secured")),
            What::TakesControl { card, teams, ships } => plain(self.control(card, *teams, ships)),
            What::Draws { .. } | What::DeckIsOut | What::Reshuffles { .. } => {
                plain(self.deck(what))
            }
            other => plain(self.clean_up(other)),
        }
    }

    fn control(&self, card: &EntryId, teams: u8, ships: &[EntryId]) -> String {
        let mut parts = vec![self.with_card("step-takes-control", card)];
        if teams > 0 {
            parts.push(self.say("step-takes-control-teams", &[("teams", number(teams))]));
        }
        if !ships.is_empty() {
            let ships = self.titles(ships);
            parts.push(self.say("step-takes-control-ships", &[("ships", ships.into())]));
        }
        parts.join(" ")
    }

    fn deck(&self, what: &What) -> String {
        let mode = match self.book.setup.deck {
            DeckMode::Physical => "physical",
            DeckMode::Virtual => "virtual",
        };
        match what {
            What::Draws { cards } => {
                self.say(&format!("step-draws-{mode}"), &[("cards", number(*cards))])
            }
            What::Reshuffles { cards, supplement } => {
                let deck = self.say(
                    &format!("step-reshuffles-{mode}"),
                    &[("cards", (*cards).into())],
                );
                let then = self.get(if *supplement {
                    "step-reshuffles-supplement"
                } else {
                    "step-reshuffles-no-supplement"
                });
                format!("{deck} {then}")
            }
            _ => self.get("step-deck-is-out"),
        }
    }

    fn clean_up(&self, what: &What) -> String {
        match what {
            What::Executes { card, effect } => {
                let id = match effect {
                    StardateEffect::None => "step-executes-none",
                    StardateEffect::WipeMarket => "step-executes-wipe-market",
                    StardateEffect::WipeMarketAndZone => "step-executes-wipe-market-and-zone",
                    StardateEffect::End => "step-executes-end",
                };
                self.say(id, &[("card", number(*card))])
            }
            What::ZoneLoses { cards } => {
                self.list("step-zone-loses", "step-zone-loses-none", cards)
            }
            What::ClearsStaging { cards } => {
                self.list("step-clears-staging", "step-clears-nothing", cards)
            }
            What::PlacesGlory { card, from } => {
                let id = match from {
                    Source::Stardate => "step-places-glory-stardate",
                    Source::Supply => "step-places-glory-supply",
                };
                self.with_card(id, card)
            }
            What::PlacesDilithium { card, amount } => {
                let args = [
                    ("card", self.card(card).into()),
                    ("amount", number(*amount)),
                ];
                self.say("step-places-dilithium", &args)
            }
            _ => self.get("step-no-market-card"),
        }
    }

    fn list(&self, some: &str, none: &str, cards: &[EntryId]) -> String {
        if cards.is_empty() {
            return self.get(none);
        }
        self.say(some, &[("cards", self.titles(cards).into())])
    }

    fn detail(&self, what: &What) -> String {
        match what {
            What::Tested { holds: true } => self.get("step-tested-holds"),
            What::Tested { holds: false } => self.get("step-tested-fails"),
            What::Repeats { times } => self.say("step-repeats", &[("times", (*times).into())]),
            What::NoEffect => self.get("step-no-effect"),
            _ => self.get("step-not-able"),
        }
    }
}

pub(super) fn told(tone: Tone, text: String) -> Told {
    Told { tone, text }
}

pub(super) fn plain(text: String) -> Told {
    told(Tone::Plain, text)
}

/// A number as an argument of a message.
pub(super) fn number(number: u8) -> Arg<'static> {
    usize::from(number).into()
}
