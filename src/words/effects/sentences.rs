//! Effects, conditions and preferences in sentences, group by group.

use crate::effects::EffectWriter;
use crate::lists::join_words;
use crate::sentences::{Context, FixedWords, variables};
use crate::{Term, says};
use model::{
    Acquisition, CardFilter, Course, Destination, DiscardFilter, Effect, Faceup, Flip, Growth, Movement, OwnCard,
    Preference, Skill, Specialty, Suit, Test, Which,
};
use page::locale::{Texts, msg};

impl Context for EffectWriter<'_> {
    fn texts(&self) -> &Texts {
        self.texts
    }
}

variables! { for EffectWriter<'_>;
    /// The slug of a suit or trait.
    String => |by, slug| by.name(slug);
    Suit => |by, suit| by.name(suit.code());
    /// Suits or traits any of which will do.
    Vec<String> => |by, slugs| join_words(slugs, " / ", |slug| by.name(slug));
    /// Tracks of which one is meant.
    Vec<Specialty> => |by, tracks| join_words(tracks, " / ", |track| track.term(by.texts));
    /// Suits, traits and icons any of which will do.
    Vec<CardFilter> => |by, fits| join_words(fits, " / ", |filter| by.filter(filter));
    Preference => |by, prefer| by.preference(prefer);
    Which => |by, card| by.which(*card);
    Vec<Effect> => |by, steps| by.branch(steps);
    Test => |by, test| by.condition(test);
}

impl EffectWriter<'_> {
    pub(super) fn growth(&self, growth: &Growth) -> String {
        says! { self, growth => Growth {
            GainTrack { track, amount } => effect_gain_track(amount, track);
            GainLowest { tracks, amount } => effect_gain_lowest(amount, tracks.len(), tracks);
            GainHighest { tracks, amount } => effect_gain_highest(amount, tracks.len(), tracks);
            GainGlory(amount) => effect_gain_glory(amount);
            RemoveStardateGlory(amount) => effect_remove_stardate_glory(amount);
            GainSupplyGlory(amount) => effect_gain_supply_glory(amount);
            Spend { token, amount } => effect_spend(amount, token);
            MarkTrait => effect_mark_trait();
        } }
    }

    pub(super) fn movement(&self, movement: &Movement) -> String {
        says! { self, movement => Movement {
            Deploy { ship, then: Course::Explore } => effect_deploy_explore(self.ship(*ship));
            Deploy { ship, then: Course::Engage } => effect_deploy_engage(self.ship(*ship));
            Deploy { ship, then: Course::Stay } => effect_deploy_stay(self.ship(*ship));
            Send { teams, ignore_ships, prefer, to } => { self.send(*teams, *ignore_ships, prefer, *to) };
            AddTeam { at_most } => effect_add_team(at_most);
            Promote(card) => effect_promote(card);
            TakeControl => effect_take_control();
            TakeControlUnsecured => effect_take_control_unsecured();
            RemoveTeams(teams) => effect_remove_teams(teams);
        } }
    }

    fn send(&self, teams: u8, ignore_ships: bool, prefer: &Preference, to: Destination) -> String {
        let or_any = || {
            let location = self.name(Suit::Location.code());
            FixedWords(format!("{} > {location}", self.preference(prefer)))
        };
        says! { self, to => Destination {
            Any if ignore_ships => effect_send_ignoring_ships(teams);
            Any if prefer.is_empty() => effect_send(teams);
            Any => effect_send_preferring(teams, or_any());
            Preferred => effect_send_only(teams, prefer);
            BotShip => effect_send_to_ship(teams);
            Vacated => effect_send_vacated(teams);
        } }
    }

    /// A Ship the row speaks of.
    fn ship(&self, which: Which) -> FixedWords {
        FixedWords(says! { self, which => Which {
            This => effect_which_ship_this();
            Found => effect_which_ship_found();
            Gained => effect_which_ship_gained();
            Resolved => effect_which_ship_resolved();
        } })
    }

    /// A card the row speaks of.
    fn which(&self, which: Which) -> String {
        says! { self, which => Which {
            This => effect_which_card_this();
            Found => effect_which_card_found();
            Gained => effect_which_card_gained();
            Resolved => effect_which_card_resolved();
        } }
    }

    pub(super) fn acquisition(&self, acquisition: &Acquisition) -> String {
        says! { self, acquisition => Acquisition {
            GainCard { prefer, from: Faceup::Market } => effect_gain_card(prefer);
            GainCard { prefer, from: Faceup::Junk } => effect_gain_card_junk(prefer);
            GainCard { prefer, from: Faceup::MarketOrJunk } => effect_gain_card_also_junk(prefer);
            GainMostValuable => effect_gain_most_valuable();
            GainMatchingFocus { step, from: Faceup::Market } => effect_gain_matching_focus(step);
            GainMatchingFocus { step, from: Faceup::Junk } => effect_gain_matching_focus_junk(step);
            GainMatchingFocus { step, from: Faceup::MarketOrJunk } => effect_gain_matching_focus_also_junk(step);
            GainFromDeck(suit) => effect_gain_from_deck(suit);
            TakeCard { prefer } => effect_take_card(prefer);
            GainByTokens(tokens) => effect_gain_by_tokens(FixedWords(join_words(tokens, " > ", |token| token.term(self.texts))));
            TakeIncident => effect_take_incident();
            GainIncident => effect_gain_incident();
            GainBestEncounter(cards) => effect_gain_best_encounter(cards);
            JunkIncident => effect_junk_incident();
            GainResources => effect_gain_resources();
            GainEncounter => effect_gain_encounter();
            TakeEncounter => effect_take_encounter();
            TakeSupplement => effect_take_supplement();
            JunkMostValuable => effect_junk_most_valuable();
        } }
    }

    pub(super) fn flip(&self, flip: &Flip) -> String {
        says! { self, flip => Flip {
            DiscardDeck(cards) => effect_discard_deck(cards);
            DiscardWholeDeck => effect_discard_whole_deck();
            DiscardSupplementBottom => effect_discard_supplement_bottom();
            DiscardSupplement(cards) => effect_discard_supplement(cards);
            LogDeck(cards) => effect_log_deck(cards);
            ResolveDeck => effect_resolve_deck();
            ResolveSupplement => effect_resolve_supplement();
        } }
    }

    pub(super) fn own_card(&self, own: &OwnCard) -> String {
        says! { self, own => OwnCard {
            LogThis => effect_log_this();
            ReturnThis => effect_return_this();
            LogCard(which) => effect_log_card(which);
            DestroyThis => effect_destroy_this();
            LogDiscarded(DiscardFilter { is: Some(is), not: Some(not) }) => effect_log_discarded_but(is, not);
            LogDiscarded(DiscardFilter { is: Some(is), not: None }) => effect_log_from_discard(is);
            LogDiscarded(DiscardFilter { is: None, not: Some(not) }) => effect_log_discarded_without(not);
            LogDiscarded(DiscardFilter { is: None, not: None }) => effect_log_discarded_any();
            ResolveDiscarded(slugs) => effect_resolve_from_discard(slugs);
            ReturnDiscarded => effect_return_discarded();
            CardToDeck(slug) => effect_card_to_deck(slug);
            LogFromDiscard(suit) => effect_log_from_discard(suit);
            ResolveFromDiscard(suit) => effect_resolve_from_discard(suit);
            ReturnIncident => effect_return_incident();
            ShipToDeck => effect_ship_to_deck();
            LogOfficer => effect_log_officer();
            DismissOfficer => effect_dismiss_officer();
            LogShip => effect_log_ship();
            DismissShip => effect_dismiss_ship();
            LogControlled { without: None } => effect_log_controlled();
            LogControlled { without: Some(slug) } => effect_log_controlled_without(slug);
            LogInPlay(slug) => effect_log_in_play(slug);
        } }
    }

    /// A condition at the beginning of a sentence.
    fn condition(&self, test: &Test) -> String {
        match test {
            Test::OfficerIs(slug) => msg::effect_test_alone_officer_is(self.texts, self.name(slug)),
            Test::NoOfficer => msg::effect_test_alone_no_officer(self.texts),
            other => self.test(other),
        }
    }

    fn test(&self, test: &Test) -> String {
        says! { self, test => Test {
            ThisIs(suit) => effect_test_this_is(suit);
            InDiscard(slug) => effect_test_in_discard(slug);
            OfficerIs(slug) => effect_test_officer_is(slug);
            DiscardedIs(suit) => effect_test_discarded_is(suit);
            AtLeast { track, step } => effect_test_at_least(track, step);
            AtMost { track, step } => effect_test_at_most(track, step);
            ThisHas(slug) => effect_test_this_has(slug);
            OfficerIsNot(slug) => effect_test_officer_is_not(slug);
            InLog(slug) => effect_test_in_log(slug);
            InPlay(slug) => effect_test_in_play(slug);
            TopIs(slug) => effect_test_top_is(slug);
            PlayerHas(slug) => effect_test_player_has(slug);
            ThisNamed(slug) => effect_test_this_named(slug);
            ThisHasSkill => effect_test_this_has_skill();
            ThisFromControlStep => effect_test_this_from_control_step();
            NoOfficer => effect_test_no_officer();
            DiscardedSharesTrait => effect_test_discarded_shares_trait();
            PlayerShipInZone => effect_test_player_ship_in_zone();
            InDiscardAll(slugs) => effect_test_in_discard(FixedWords(join_words(slugs, " + ", |slug| self.name(slug))));
            Higher { track, than } => effect_test_higher(track, than);
            GainedIs(suit) => effect_test_gained_is(suit);
            MarkedAtLeast(traits) => effect_test_marked_at_least(traits);
            All(tests) => {
                let and = format!(" {} ", msg::effect_test_and(self.texts));
                join_words(tests, &and, |test| self.test(test))
            };
        } }
    }

    /// A preference in printed names.
    pub fn preference(&self, preference: &Preference) -> String {
        let level = |level: &Vec<CardFilter>| join_words(level, " / ", |filter| self.filter(filter));
        join_words(&preference.levels, " > ", level)
    }

    /// A suit, trait or icon by its printed name.
    pub fn filter(&self, filter: &CardFilter) -> String {
        says! { self, filter => CardFilter {
            Suit(suit) => { self.name(suit.code()) };
            Trait(slug) => { self.name(slug) };
            Focus(Specialty::Research) => symbol_research_focus();
            Focus(Specialty::Influence) => symbol_influence_focus();
            Focus(Specialty::Military) => symbol_military_focus();
            Skill(Skill::Research) => symbol_research_skill();
            Skill(Skill::Influence) => symbol_influence_skill();
            Skill(Skill::Military) => symbol_military_skill();
            Skill(Skill::Any) => symbol_any_skill();
            Skill(Skill::Variable) => { Skill::Variable.term(self.texts) };
            OtherSpecies => effect_filter_other_species();
            Unmarked => effect_filter_unmarked();
        } }
    }
}
