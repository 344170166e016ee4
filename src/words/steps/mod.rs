//! Steps of a solo game as sentences: what the Bot does, and what the player moves at the table.

mod bot;
mod by_hand;
mod decisions;
mod piles;
mod player;
mod reasons;

use std::ops::Range;

use crate::effects::{EffectWriter, Names};
use crate::lists::join_words;
use crate::names::listed;
use crate::sentences::{Context, variables};
use crate::{Term, says};
use model::text::vocabulary::typed;
use model::{Effect, EffectToken, EntryId, Lang, Preference, StardateEffect, Suit};
use page::locale::{Texts, msg};
use page::{Tone, link, strong};
use solo::state::event::Event;
use solo::state::setup::{DeckMode, Rulebook};
use solo::state::step::groups::{CleanUpStep, DeckStep, ResolutionStep, TurnStep};
use solo::state::step::reasons::{ConditionCheck, Lack};
use solo::state::step::rulings::StepRuling;
use solo::state::step::{GlorySource, RowName, Step, StepKind};
use solo::state::tabletop::Ending;
use solo::{Forces, TokenCounts};

/// A step in words.
pub struct StepText {
    /// How it stands out from the steps around it.
    pub tone: Tone,
    /// The sentence, with marks around the titles of cards.
    pub text: String,
    /// What hands move, as short as it can be said; empty where nothing is moved at the table.
    pub short: String,
    /// Why it was decided so: a line for each decision, none where nothing was to be decided.
    pub why: Vec<String>,
}

/// Writes steps in one language.
pub struct StepWriter<'a> {
    /// The messages, in the language the steps are told in.
    pub texts: &'a Texts,
    /// Printed names of suits and traits.
    pub names: &'a Names,
    /// The set-up and the printed facts of the game.
    pub book: &'a Rulebook,
}

impl<'a> StepWriter<'a> {
    /// A writer for one game. Titles of cards are marked; [`page::plain`] takes the marks away.
    pub fn new(texts: &'a Texts, names: &'a Names, book: &'a Rulebook) -> StepWriter<'a> {
        StepWriter { texts, names, book }
    }

    /// Steps of one line, which do the same, among all steps of their action.
    pub fn step(&self, steps: &[Step], run: Range<usize>) -> StepText {
        let Some(step) = steps.get(run.start) else {
            return String::new().into();
        };
        let mut told = self.write(step, steps, run.clone());
        let by_hand = self.by_hand(&step.kind, &steps[run.clone()]);
        if let Some(StepRuling { number, entry }) = step.ruling {
            told.text = format!("{} {}", told.text, msg::step_by_ruling(self.texts, number, entry));
        }
        if told.tone == Tone::Plain && by_hand.is_none() {
            told.tone = Tone::Kept;
        }
        StepText { short: by_hand.unwrap_or_default(), why: self.why(&steps[run]), ..told }
    }

    fn write(&self, step: &Step, steps: &[Step], run: Range<usize>) -> StepText {
        match &step.kind {
            StepKind::Turn(turn) => self.turn(turn),
            StepKind::Deck(deck) => self.deck(deck).into(),
            StepKind::CleanUp(clean_up) => self.clean_up(clean_up).into(),
            StepKind::Resolution(resolution) => self.resolution(resolution),
            StepKind::Growth(growth) => self.growth(growth),
            StepKind::Acquisition(acquisition) => self.acquisition(acquisition).into(),
            StepKind::Gain(gain) => self.gain(gain).into(),
            StepKind::Pile(pile) => self.piles(pile, &steps[run.clone()], steps.get(run.end)).into(),
            StepKind::Movement(movement) => self.movement(movement, run.len()).into(),
            StepKind::Player(player) => self.player(player, &steps[..run.end]),
            StepKind::Captain(step) => self.captain(step),
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
        let has_name = |card: &EntryId| self.book.suit(card) == Suit::Incident && !stands_for_any(card);
        if !stands_for_any(card) || !among.iter().any(has_name) {
            return self.title(card);
        }
        match self.texts.lang() {
            Lang::De => typed::EVENT_INCIDENT_OTHER.de[0].to_owned(),
            Lang::En => typed::EVENT_INCIDENT_OTHER.en[0].to_owned(),
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

    /// The title of a card, standing out, which leads to the card.
    pub fn card(&self, card: &EntryId) -> String {
        strong(self.linked_title(card))
    }

    /// The title of a card, which leads to the card.
    fn linked_title(&self, card: &EntryId) -> String {
        let title = self.title(card);
        let is_one = !self.book.is_any_incident(card) && self.book.card(card).is_some();
        if is_one { link(card.as_str(), title) } else { title }
    }

    /// The printed name of a suit.
    pub fn suit(&self, suit: Suit) -> String {
        self.names.title(suit.code(), self.texts.lang())
    }

    /// What lies on a card; nothing if there are no tokens.
    pub fn tokens(&self, mut tokens: TokenCounts) -> String {
        let kinds = [EffectToken::Glory, EffectToken::Dilithium, EffectToken::Latinum];
        let parts = kinds.into_iter().filter_map(|token| {
            let amount = *tokens.slot(token);
            (amount > 0).then(|| format!("{amount} {}", token.term(self.texts)))
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Effects as sentences without color.
    pub fn effects(&self, effects: &[Effect]) -> String {
        page::plain(&EffectWriter::new(self.texts, self.names).all(effects))
    }

    /// An option the player has, without color.
    pub fn option(&self, effects: &[Effect]) -> String {
        page::plain(&EffectWriter::new(self.texts, self.names).option(effects))
    }

    /// The row a card activates.
    pub fn row(&self, card: &EntryId, row: &RowName) -> String {
        let suit = self.book.suit(card);
        says! { self, row => RowName {
            Surprise => step_row_surprise();
            Wildcard => step_row_wildcard();
            WithoutOfficer => step_row_without_officer(suit);
            WithOfficer => step_row_with_officer(suit);
            Traits { number, traits } => step_row_traits(number, traits);
            Exile { number, matches } => step_row_exile(number, matches);
        } }
    }

    /// The printed name of a suit or trait.
    fn name(&self, slug: &str) -> String {
        self.names.title(slug, self.texts.lang())
    }

    fn card_resolved(&self, card: &EntryId, row: &RowName) -> StepText {
        in_tone(Tone::Card, msg::step_resolves(self.texts, self.card(card), self.row(card, row)))
    }

    fn turn(&self, step: &TurnStep) -> StepText {
        says! { self, step => TurnStep {
            TurnBegins { turn, last: true } => step_turn_begins_last(turn) in Title;
            TurnBegins { turn, last: false } => step_turn_begins(turn) in Title;
            Ends { ending: Ending::Burn } => step_ends_burn() in Yours;
            Ends { ending: Ending::Credits } => step_ends_credits() in Yours;
            PlayerGlory { amount, from: GlorySource::Stardate } => step_player_glory_stardate(amount) in Yours;
            PlayerGlory { amount, from: GlorySource::Supply } => step_player_glory_supply(amount) in Yours;
            TurnEnds => step_turn_ends();
            NothingSecured => step_nothing_secured();
            TakesControl { card, teams, ships, player } => { self.control(card, *teams, ships, *player) };
        } }
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
        says! { self, step => DeckStep {
            Draws { cards } if self.is_virtual() => step_draws_virtual(cards);
            Draws { cards } => step_draws_physical(cards);
            Reshuffles { cards, supplement } => { self.reshuffles(*cards, *supplement) };
            DeckIsOut => step_deck_is_out();
        } }
    }

    fn reshuffles(&self, cards: usize, supplement: bool) -> String {
        let deck = match self.book.setup.deck {
            DeckMode::Physical => msg::step_reshuffles_physical(self.texts, cards),
            DeckMode::Virtual => msg::step_reshuffles_virtual(self.texts, cards),
        };
        let then = if supplement {
            msg::step_reshuffles_supplement(self.texts)
        } else {
            msg::step_reshuffles_no_supplement(self.texts)
        };
        format!("{deck} {then}")
    }

    fn clean_up(&self, step: &CleanUpStep) -> String {
        says! { self, step => CleanUpStep {
            Executes { card, effect: StardateEffect::None } => step_executes_none(card);
            Executes { card, effect: StardateEffect::WipeMarket } => step_executes_wipe_market(card);
            Executes { card, effect: StardateEffect::WipeMarketAndZone } => step_executes_wipe_market_and_zone(card);
            Executes { card, effect: StardateEffect::End } => step_executes_end(card);
            ZoneLoses { cards } if cards.is_empty() => step_zone_loses_none();
            ZoneLoses { cards } => step_zone_loses(cards);
            ClearsStaging { cards } if cards.is_empty() => step_clears_nothing();
            ClearsStaging { cards } if self.is_virtual() => step_clears_staging_virtual(cards.len(), cards);
            ClearsStaging { cards } => step_clears_staging(cards.len(), cards);
            PlacesGlory { card, from: GlorySource::Stardate } => step_places_glory_stardate(card);
            PlacesGlory { card, from: GlorySource::Supply } => step_places_glory_supply(card);
            PlacesDilithium { card, amount } => step_places_dilithium(amount, card);
            NoMarketCard => step_no_market_card();
            LeavesMarket => step_leaves_market();
        } }
    }

    fn resolution(&self, step: &ResolutionStep) -> StepText {
        says! { self, step => ResolutionStep {
            Resolves { card, row, .. } => { self.card_resolved(card, row) };
            NeverResolved { card } => step_never_resolved(card);
            NotAble { lack } => step_not_able(lack);
            Tested { holds: true, checks } => step_tested_holds(checks);
            Tested { holds: false, checks } => step_tested_fails(checks);
            GoesOn { card } => step_goes_on(card) in Kept;
            Repeats { times, of } => step_repeats(times, of);
            RepeatsInPlay { times, of } => step_repeats_in_play(times, of);
        } }
    }
}

impl Context for StepWriter<'_> {
    fn texts(&self) -> &Texts {
        self.texts
    }
}

variables! { for StepWriter<'_>;
    EntryId => |telling, card| telling.card(card);
    Title<'_> => |telling, title| telling.linked_title(title.0);
    Vec<EntryId> => |telling, cards| telling.titles(cards);
    Suit => |telling, suit| telling.suit(*suit);
    /// The slug of a suit or trait.
    String => |telling, slug| telling.name(slug);
    /// Suits or traits any of which will do.
    Vec<String> => |telling, slugs| join_words(slugs, " / ", |slug| telling.name(slug));
    TokenCounts => |telling, tokens| telling.tokens(*tokens);
    Preference => |telling, prefer| EffectWriter::new(telling.texts, telling.names).preference(prefer);
    Lack => |telling, lack| telling.lack(lack);
    Vec<Event> => |telling, options| telling.options(options);
    Vec<ConditionCheck> => |telling, checks| join_words(checks, "; ", |check| telling.check(check));
}

/// The title of a card that does not stand out.
struct Title<'a>(&'a EntryId);

impl From<String> for StepText {
    fn from(text: String) -> StepText {
        in_tone(Tone::Plain, text)
    }
}

impl From<(Tone, String)> for StepText {
    fn from((tone, text): (Tone, String)) -> StepText {
        in_tone(tone, text)
    }
}

fn in_tone(tone: Tone, text: String) -> StepText {
    StepText { tone, text, short: String::new(), why: Vec::new() }
}
