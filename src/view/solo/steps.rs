//! Steps of a solo game as sentences: what the Bot does, and what the player moves at the table.

pub mod bot;
mod checks;
mod gains;
mod hands;
mod khan;
mod piles;
pub mod player;
mod reasons;

use std::ops::Range;

use super::effects::{Names, Sentences};
use crate::locale::{Texts, msg};
use crate::model::{Effect, EntryId, Lang, StardateEffect, Suit, Token};
use crate::page::{self, Tone, alarm, strong};
use crate::solo::state::setup::{DeckMode, Rulebook};
use crate::solo::state::step::groups::{CleanUpStep, DeckStep, ResolutionStep, TurnStep};
use crate::solo::state::step::{RowName, Source, Step, StepKind};
use crate::solo::state::tabletop::Ending;
use crate::solo::{Forces, Tokens};
use crate::text::vocabulary::words;
use crate::view::kit::terms::Term;
use crate::view::kit::titles::listed;

/// A step in words.
pub(in crate::view) struct StepText {
    pub tone: Tone,
    pub text: String,
}

/// Writes steps in one language.
pub(in crate::view) struct Telling<'a> {
    pub texts: &'a Texts,
    pub names: &'a Names,
    pub book: &'a Rulebook,
}

impl<'a> Telling<'a> {
    /// For one game. Titles of cards are marked; [`crate::page::plain`] takes the marks away.
    pub fn new(texts: &'a Texts, names: &'a Names, book: &'a Rulebook) -> Telling<'a> {
        Telling { texts, names, book }
    }

    /// Steps of one line, which do the same, among all steps of their action.
    pub fn step(&self, steps: &[Step], run: Range<usize>) -> StepText {
        let Some(step) = steps.get(run.start) else {
            return plain(String::new());
        };
        let told = self.told(step, steps, run);
        if told.tone == Tone::Plain && !self.is_by_hand(&step.kind) {
            return in_tone(Tone::Kept, told.text);
        }
        told
    }

    fn told(&self, step: &Step, steps: &[Step], run: Range<usize>) -> StepText {
        match &step.kind {
            StepKind::Turn(turn) => self.turn(turn),
            StepKind::Deck(deck) => plain(self.deck(deck)),
            StepKind::CleanUp(clean_up) => plain(self.clean_up(clean_up)),
            StepKind::Resolution(resolution) => self.resolution(resolution),
            StepKind::Growth(growth) => self.growth(growth),
            StepKind::Acquisition(acquisition) => plain(self.acquisition(acquisition)),
            StepKind::Gain(gain) => plain(self.gain(gain)),
            StepKind::Pile(pile) => {
                plain(self.piles(pile, &steps[run.clone()], steps.get(run.end)))
            }
            StepKind::Movement(movement) => plain(self.movement(movement, run.len())),
            StepKind::Player(player) => self.player(player, &steps[..run.end]),
            StepKind::Khan(khan) => self.khan(khan),
        }
    }

    /// The title of a card in plain words.
    pub fn title(&self, card: &EntryId) -> String {
        if self.book.is_any_incident(card) {
            return self.suit(Suit::Incident);
        }
        self.printed_title(card)
    }

    /// The title of a card among others: an Incident that stands for any is another one beside those that
    /// have names.
    pub fn title_among(&self, card: &EntryId, among: &[EntryId]) -> String {
        let stands_for_any = |card: &EntryId| self.book.is_any_incident(card);
        let has_name =
            |card: &EntryId| self.book.suit(card) == Suit::Incident && !stands_for_any(card);
        if !stands_for_any(card) || !among.iter().any(has_name) {
            return self.title(card);
        }
        match self.texts.lang() {
            Lang::De => words::EVENT_INCIDENT_OTHER.de[0].to_owned(),
            Lang::En => words::EVENT_INCIDENT_OTHER.en[0].to_owned(),
        }
    }

    /// The title on a card, of Incidents too that the Bot does not tell apart.
    pub fn printed_title(&self, card: &EntryId) -> String {
        match self.book.card(card) {
            Some(card) => card.title.get(self.texts.lang()).clone(),
            None => card.slug().to_owned(),
        }
    }

    /// Titles of cards, parted by commas.
    pub fn titles(&self, cards: &[EntryId]) -> String {
        let titles: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
        listed(&titles)
    }

    /// The title of a card, standing out.
    pub fn card(&self, card: &EntryId) -> String {
        strong(self.title(card))
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
            (amount > 0).then(|| format!("{amount} {}", token.term(self.texts)))
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Effects as sentences without color.
    pub fn effects(&self, effects: &[Effect]) -> String {
        page::plain(&Sentences::new(self.texts, self.names).all(effects))
    }

    /// An option the player has, without color.
    pub fn option(&self, effects: &[Effect]) -> String {
        page::plain(&Sentences::new(self.texts, self.names).option(effects))
    }

    /// The row a card activates.
    pub fn row(&self, card: &EntryId, row: &RowName) -> String {
        let suit = || self.suit(self.book.suit(card));
        match row {
            RowName::Surprise => msg::step_row_surprise(self.texts),
            RowName::Wildcard => msg::step_row_wildcard(self.texts),
            RowName::WithoutOfficer => msg::step_row_without_officer(self.texts, suit()),
            RowName::WithOfficer => msg::step_row_with_officer(self.texts, suit()),
            RowName::Traits { number, traits } => {
                msg::step_row_traits(self.texts, *number, self.named(traits))
            }
            RowName::Exile { number, matches } => {
                msg::step_row_exile(self.texts, *number, self.named(matches))
            }
        }
    }

    /// Traits or suits by their names.
    fn named(&self, slugs: &[String]) -> String {
        let lang = self.texts.lang();
        let names = slugs.iter().map(|slug| self.names.of(slug, lang));
        names.collect::<Vec<String>>().join(" / ")
    }

    fn card_resolved(&self, card: &EntryId, row: &RowName, is_attack: bool) -> String {
        let heading = msg::step_resolves(self.texts, self.card(card), self.row(card, row));
        if is_attack {
            let attack = format!("► {}", msg::step_resolves_attack(self.texts));
            format!("{heading} · {}", alarm(attack))
        } else {
            heading
        }
    }

    fn turn(&self, step: &TurnStep) -> StepText {
        match step {
            TurnStep::TurnBegins { turn, last: true } => {
                in_tone(Tone::Title, msg::step_turn_begins_last(self.texts, *turn))
            }
            TurnStep::TurnBegins { turn, last: false } => {
                in_tone(Tone::Title, msg::step_turn_begins(self.texts, *turn))
            }
            TurnStep::Ends { ending } => in_tone(
                Tone::Yours,
                match ending {
                    Ending::Burn => msg::step_ends_burn(self.texts),
                    Ending::Credits => msg::step_ends_credits(self.texts),
                },
            ),
            TurnStep::PlayerGlory { amount, from } => in_tone(
                Tone::Yours,
                match from {
                    Source::Stardate => msg::step_player_glory_stardate(self.texts, *amount),
                    Source::Supply => msg::step_player_glory_supply(self.texts, *amount),
                },
            ),
            TurnStep::TurnEnds => plain(msg::step_turn_ends(self.texts)),
            TurnStep::NothingSecured => plain(msg::step_nothing_secured(self.texts)),
            TurnStep::TakesControl {
                card,
                teams,
                ships,
                player,
            } => plain(self.control(card, *teams, ships, *player)),
        }
    }

    fn control(&self, card: &EntryId, teams: u8, ships: &[EntryId], player: Forces) -> String {
        let texts = self.texts;
        let (count, titles) = (ships.len(), self.titles(ships));
        let parts = [
            Some(msg::step_takes_control(texts, self.card(card))),
            (player.teams > 0).then(|| msg::step_takes_control_own_teams(texts, player.teams)),
            (player.ships > 0).then(|| msg::step_takes_control_own_ships(texts, player.ships)),
            (teams > 0).then(|| msg::step_takes_control_teams(texts, teams)),
            (count > 0).then(|| match self.book.setup.deck {
                DeckMode::Physical => msg::step_takes_control_ships(texts, titles, count),
                DeckMode::Virtual => msg::step_takes_control_ships_virtual(texts, count, titles),
            }),
            Some(msg::step_takes_control_refill(texts)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn deck(&self, step: &DeckStep) -> String {
        match (step, self.book.setup.deck) {
            (DeckStep::Draws { cards }, DeckMode::Physical) => {
                msg::step_draws_physical(self.texts, *cards)
            }
            (DeckStep::Draws { cards }, DeckMode::Virtual) => {
                msg::step_draws_virtual(self.texts, *cards)
            }
            (DeckStep::Reshuffles { cards, supplement }, mode) => {
                let deck = match mode {
                    DeckMode::Physical => msg::step_reshuffles_physical(self.texts, *cards),
                    DeckMode::Virtual => msg::step_reshuffles_virtual(self.texts, *cards),
                };
                let then = if *supplement {
                    msg::step_reshuffles_supplement(self.texts)
                } else {
                    msg::step_reshuffles_no_supplement(self.texts)
                };
                format!("{deck} {then}")
            }
            (DeckStep::DeckIsOut, _) => msg::step_deck_is_out(self.texts),
        }
    }

    fn clean_up(&self, step: &CleanUpStep) -> String {
        match step {
            CleanUpStep::Executes { card, effect } => match effect {
                StardateEffect::None => msg::step_executes_none(self.texts, *card),
                StardateEffect::WipeMarket => msg::step_executes_wipe_market(self.texts, *card),
                StardateEffect::WipeMarketAndZone => {
                    msg::step_executes_wipe_market_and_zone(self.texts, *card)
                }
                StardateEffect::End => msg::step_executes_end(self.texts, *card),
            },
            CleanUpStep::ZoneLoses { cards } if cards.is_empty() => {
                msg::step_zone_loses_none(self.texts)
            }
            CleanUpStep::ZoneLoses { cards } => {
                msg::step_zone_loses(self.texts, self.titles(cards))
            }
            CleanUpStep::ClearsStaging { cards } if cards.is_empty() => {
                msg::step_clears_nothing(self.texts)
            }
            CleanUpStep::ClearsStaging { cards } if self.is_virtual() => {
                msg::step_clears_staging_virtual(self.texts, cards.len(), self.titles(cards))
            }
            CleanUpStep::ClearsStaging { cards } => {
                msg::step_clears_staging(self.texts, cards.len(), self.titles(cards))
            }
            CleanUpStep::PlacesGlory { card, from } => match from {
                Source::Stardate => msg::step_places_glory_stardate(self.texts, self.card(card)),
                Source::Supply => msg::step_places_glory_supply(self.texts, self.card(card)),
            },
            CleanUpStep::PlacesDilithium { card, amount } => {
                msg::step_places_dilithium(self.texts, *amount, self.card(card))
            }
            CleanUpStep::NoMarketCard => msg::step_no_market_card(self.texts),
            CleanUpStep::LeavesMarket => msg::step_leaves_market(self.texts),
        }
    }

    fn resolution(&self, step: &ResolutionStep) -> StepText {
        match step {
            ResolutionStep::Resolves { card, row, attack } => {
                in_tone(Tone::Card, self.card_resolved(card, row, *attack))
            }
            ResolutionStep::NeverResolved { card } => {
                plain(msg::step_never_resolved(self.texts, self.card(card)))
            }
            ResolutionStep::NotAble { lack } => {
                plain(msg::step_not_able(self.texts, self.lack(lack)))
            }
            ResolutionStep::Tested { holds, checks } => plain(self.tested(*holds, checks)),
            ResolutionStep::GoesOn { card } => {
                in_tone(Tone::Kept, msg::step_goes_on(self.texts, self.card(card)))
            }
            ResolutionStep::Repeats { times, of } => {
                let name = self.names.of(of, self.texts.lang());
                plain(msg::step_repeats(self.texts, *times, name))
            }
            ResolutionStep::RepeatsInPlay { times, of } => {
                let lang = self.texts.lang();
                let names: Vec<String> = of.iter().map(|slug| self.names.of(slug, lang)).collect();
                plain(msg::step_repeats_in_play(
                    self.texts,
                    *times,
                    names.join(" / "),
                ))
            }
        }
    }
}

pub(in crate::view) fn in_tone(tone: Tone, text: String) -> StepText {
    StepText { tone, text }
}

pub(in crate::view) fn plain(text: String) -> StepText {
    in_tone(Tone::Plain, text)
}
