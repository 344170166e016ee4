//! Steps of a solo game as sentences: what the Bot does, and what the player moves at the table.

use super::Screen;
use super::paint::Paint;
use super::program::{Names, Sentences};
use crate::locale::{Arg, Texts};
use crate::model::{Course, Effect, EntryId, StardateEffect, Suit, Token};
use crate::solo::Tokens;
use crate::solo::ask::Outcome;
use crate::solo::setup::{DeckMode, Rulebook};
use crate::solo::step::{RowName, Source, Step, What};
use crate::solo::table::{Ending, Zone};

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

    /// A step; `next` is the one after it.
    pub fn step(&self, step: &Step, next: Option<&Step>) -> Told {
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
            | What::Reported { .. } => self.yours(step),
            What::Tested { .. } | What::Repeats { .. } | What::NotAble | What::NoEffect => {
                told(Tone::Detail, self.detail(&step.what))
            }
            What::Discards { card, from } => {
                let text = self.leaving("step-discards", card, *from);
                plain(self.flipped(text, *from, next))
            }
            What::Logs { card, from } => {
                let text = self.leaving("step-logs", card, *from);
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
    fn card(&self, card: &EntryId) -> String {
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

    fn with_card(&self, id: &str, card: &EntryId) -> String {
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

    fn growth(&self, what: &What) -> String {
        match what {
            What::GainsTrack {
                track,
                amount,
                step,
            } => {
                let track = self.get(&format!("symbol-{}", track.code()));
                let args = [
                    ("amount", number(*amount)),
                    ("track", track.into()),
                    ("step", number(*step)),
                ];
                self.say("step-gains-track", &args)
            }
            What::GainsGlory { amount, from } => {
                let id = match from {
                    Source::Stardate => "step-gains-glory-stardate",
                    Source::Supply => "step-gains-glory-supply",
                };
                self.say(id, &[("amount", number(*amount))])
            }
            What::StardateLoses { amount } => {
                self.say("step-stardate-loses", &[("amount", number(*amount))])
            }
            What::CreditsBegin { last_turn } => {
                self.say("step-credits-begin", &[("turn", number(*last_turn))])
            }
            What::Gets { token, amount } => {
                let args = [
                    ("amount", number(*amount)),
                    ("token", self.token(*token).into()),
                ];
                self.say("step-gets", &args)
            }
            _ => String::new(),
        }
    }

    fn cards(&self, what: &What) -> String {
        match what {
            What::Gains { card, tokens } => self.with_tokens("step-gains", card, *tokens),
            What::Takes { card, tokens } => self.with_tokens("step-takes", card, *tokens),
            What::NothingFits { prefer } => {
                let prefer = Sentences::plain(self.texts, self.names).preference(prefer);
                self.say("step-nothing-fits", &[("prefer", prefer.into())])
            }
            What::NoTokens { tokens } => {
                let tokens: Vec<String> = tokens.iter().map(|token| self.token(*token)).collect();
                self.say("step-no-tokens", &[("tokens", tokens.join(" / ").into())])
            }
            What::Junks { card } => self.with_card("step-junks", card),
            What::NothingToJunk => self.get("step-nothing-to-junk"),
            What::TakesIncident { card: Some(card) } => {
                self.with_card("step-takes-incident-named", card)
            }
            What::TakesIncident { card: None } => self.get("step-takes-incident"),
            What::GainsEncounter { card } => self.with_card("step-gains-encounter", card),
            What::TakesEncounter { card: Some(card) } => {
                self.with_card("step-takes-encounter-named", card)
            }
            What::TakesEncounter { card: None } => self.get("step-takes-encounter"),
            What::NoEncounter => self.get("step-no-encounter"),
            What::TakesSupplement => self.get("step-takes-supplement"),
            What::NoSupplement => self.get("step-no-supplement"),
            What::Returns {
                card,
                instead_of_log,
            } => {
                let instead = if *instead_of_log {
                    "step-returns-instead"
                } else {
                    "step-returns"
                };
                self.with_card(instead, card)
            }
            What::PutsOnDeck { card } => self.with_card("step-puts-on-deck", card),
            What::NoneThere { zone } => self.get(match zone {
                Zone::Discard => "step-none-discard",
                Zone::Officer => "step-none-officer",
                Zone::Ships => "step-none-ships",
                Zone::Controlled => "step-none-controlled",
                _ => "step-none-other",
            }),
            What::NeverResolved { card } => self.with_card("step-never-resolved", card),
            _ => String::new(),
        }
    }

    fn with_tokens(&self, id: &str, card: &EntryId, tokens: Tokens) -> String {
        let text = self.with_card(id, card);
        if tokens.count() == 0 {
            return text;
        }
        let tokens = self.tokens(tokens);
        format!(
            "{text} {}",
            self.say("step-with-tokens", &[("tokens", tokens.into())])
        )
    }

    fn leaving(&self, id: &str, card: &EntryId, from: Zone) -> String {
        let place = from.code();
        let own = self.texts.find(
            &format!("{id}-{place}"),
            &[("card", self.card(card).into())],
        );
        own.unwrap_or_else(|| self.with_card(&format!("{id}-other"), card))
    }

    /// The SUITS card turns back when an officer leaves, unless a new one follows at once (p. 7).
    fn flipped(&self, text: String, from: Zone, next: Option<&Step>) -> String {
        let is_replaced = matches!(
            next,
            Some(Step {
                what: What::Promotes { .. },
                ..
            })
        );
        if from == Zone::Officer && !is_replaced {
            format!("{text} {}", self.get("step-flips-back"))
        } else {
            text
        }
    }

    fn movement(&self, what: &What) -> String {
        match what {
            What::Deploys { card } => self.with_card("step-deploys", card),
            What::Warps { card, to, course } => {
                let id = match course {
                    Course::Explore => "step-explores",
                    Course::Engage => "step-engages",
                    Course::Stay => "step-warps",
                };
                self.say(
                    id,
                    &[
                        ("card", self.card(card).into()),
                        ("to", self.card(to).into()),
                    ],
                )
            }
            What::Sends { teams, to, from } => self.sends(*teams, to, from.as_ref()),
            What::RemovesTeam { from } => {
                self.say("step-removes-team", &[("from", self.card(from).into())])
            }
            What::Promotes { card } => self.with_card("step-promotes", card),
            What::Keeps { card } => self.with_card("step-keeps", card),
            What::NoTeam => self.get("step-no-team"),
            _ => self.get("step-no-destination"),
        }
    }

    fn sends(&self, teams: u8, to: &EntryId, from: Option<&EntryId>) -> String {
        let mut args = vec![("teams", number(teams)), ("to", self.card(to).into())];
        match from {
            None => self.say("step-sends", &args),
            Some(from) => {
                args.push(("from", self.card(from).into()));
                self.say("step-sends-from", &args)
            }
        }
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

    /// What the player does, suffers, chooses or reported.
    fn yours(&self, step: &Step) -> Told {
        match &step.what {
            What::Part {
                part,
                outcome,
                attack,
            } => {
                let tone = if *attack { Tone::Attack } else { Tone::Yours };
                let what = self.effects(&[Effect::You(*part)]);
                let what = what.trim_start_matches("► ").to_owned();
                told(
                    tone,
                    match outcome {
                        Outcome::Done => what,
                        Outcome::Cancelled => {
                            self.say("step-part-cancelled", &[("what", what.into())])
                        }
                        Outcome::Unable => self.say("step-part-unable", &[("what", what.into())]),
                    },
                )
            }
            What::Chooses { option: None } => plain(self.get("step-chooses-none")),
            // Between turns the Bot chooses; in a row the player does.
            What::Chooses { option: Some(at) } if step.depth == 0 => {
                plain(self.say("step-chooses-bot", &[("option", (at + 1).into())]))
            }
            What::Chooses { option: Some(at) } => told(
                Tone::Yours,
                self.say("step-chooses", &[("option", (at + 1).into())]),
            ),
            What::ChoiceCancelled => told(Tone::Yours, self.get("step-choice-cancelled")),
            What::Leaves { card } => told(
                Tone::Yours,
                self.say("step-leaves", &[("card", self.title(card).into())]),
            ),
            What::StardateEmpties {
                card,
                to_player,
                next,
                glory,
            } => {
                let args = [
                    ("card", number(*card)),
                    ("next", number(*next)),
                    ("glory", number(*glory)),
                ];
                if *to_player {
                    told(Tone::Yours, self.say("step-stardate-empties-player", &args))
                } else {
                    plain(self.say("step-stardate-empties-bot", &args))
                }
            }
            What::Reported { event } => told(Tone::Title, self.event(event)),
            _ => plain(String::new()),
        }
    }
}

fn told(tone: Tone, text: String) -> Told {
    Told { tone, text }
}

fn plain(text: String) -> Told {
    told(Tone::Plain, text)
}

/// A number as an argument of a message.
pub(super) fn number(number: u8) -> Arg<'static> {
    usize::from(number).into()
}
