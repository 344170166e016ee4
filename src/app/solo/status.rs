//! The whole table of a solo game on one page.

use crate::solo::public::NextAction;
use crate::solo::question::slot;
use model::{EffectToken, Print, Specialty};
use page::locale::{Texts, msg};
use page::{FactList, Labels, Page, Words, excerpt, strong};
use solo::Forces;
use solo::rules::marks::CaptainState;
use solo::state::log::LogState;
use solo::state::setup::Rulebook;
use solo::state::tabletop::{LocationSlot, MARKET, Ship, Tabletop};
use words::Term;
use words::effects::Names;
use words::names::captain_name;
use words::steps::StepWriter;

/// A token of the Bot at a Location, and one of the player.
const BOT: &str = "█";
const YOURS: &str = "░";

/// The page of `solo status`: at most 23 lines of 80 columns, with more than the core box three more. Lists that do
/// not fit are cut and marked; what has a length of its own never is.
pub fn status(texts: &Texts, names: &Names, book: &Rulebook, name: &str, state: &LogState) -> Page {
    let sheet = StatusWriter { telling: StepWriter::new(texts, names, book), table: &state.table };
    let mut facts = FactList::new(Labels::Long);
    if let (Some(marked), Some(places)) = (&state.table.captain, book.mark_places()) {
        facts.add_short(msg::status_marks(texts), sheet.marks(marked, places.count()), 2);
    } else {
        facts.add(msg::status_tracks(texts), sheet.tracks());
    }
    facts.add(msg::status_supply(texts), sheet.supply());
    facts.add_short(msg::status_officer(texts), sheet.officer(), 1);
    facts.add_short(msg::status_ships(texts), sheet.ships(), 2);
    facts.add_short(msg::status_locations(texts), sheet.locations(), 2);
    facts.add(msg::status_teams(texts), sheet.teams());
    facts.add_short(msg::status_piles(texts), sheet.piles(), 2);
    facts.add_short(msg::status_staging(texts), sheet.staging(), 1);
    facts.add_lines(msg::status_market(texts), sheet.market());
    if book.follows_junk() {
        facts.add_short(msg::status_junk(texts), sheet.junk(), 2);
    }
    facts.add_lines(msg::status_zone(texts), sheet.zone());
    facts.add(msg::status_stardate(texts), sheet.stardate());
    facts.add_short(msg::status_incidents(texts), sheet.incidents(), 1);
    facts.add_short(msg::status_boxes(texts), sheet.boxes(), 1);
    facts.add_short(msg::status_next(texts), NextAction::from_state(state).term(texts), 1);
    let mut page = Page::new();
    page.head(sheet.title(name), "");
    page.facts(facts);
    page
}

struct StatusWriter<'a> {
    telling: StepWriter<'a>,
    table: &'a Tabletop,
}

impl StatusWriter<'_> {
    fn title(&self, name: &str) -> String {
        let setup = &self.telling.book.setup;
        let level = setup.difficulty.term(self.telling.texts);
        let facts = msg::status_title(self.telling.texts, captain_name(setup.bot), level, self.table.turn);
        let printing = self.printing().unwrap_or_default();
        format!("{} · {facts}{printing}", strong(excerpt(name)))
    }

    /// The print that counts, where it was chosen or makes a difference.
    fn printing(&self) -> Option<String> {
        let book = self.telling.book;
        let printing = book.setup.printing;
        let is_told = printing == Print::Latest || !book.print_matters().is_empty();
        let told = match printing {
            Print::First => msg::status_printing_first(self.telling.texts),
            Print::Latest => msg::status_printing_latest(self.telling.texts),
        };
        is_told.then(|| format!(" · {told}"))
    }

    /// The boxes of the game; nothing where it is the core box alone.
    fn boxes(&self) -> String {
        let book = self.telling.book;
        if book.setup.boxes.is_core_alone() {
            return String::new();
        }
        let own = book.boxes.iter().filter(|facts| book.setup.boxes.has(facts.game_box));
        let titles: Vec<&str> = own.map(|facts| facts.title.get(self.telling.texts.lang()).as_str()).collect();
        titles.join(" · ")
    }

    fn tracks(&self) -> String {
        let multipliers = self.telling.book.bot_multipliers(self.table);
        let tracks = Specialty::ALL.iter().zip(self.table.tracks).map(|(track, step)| {
            let name = track.term(self.telling.texts);
            format!("{name} {step} (×{})", multipliers.count(*track))
        });
        tracks.collect::<Vec<_>>().join(" · ")
    }

    /// The marked traits, and that the Bot is in exile as long as it is.
    fn marks(&self, state: &CaptainState, places: usize) -> String {
        let lang = self.telling.texts.lang();
        let names: Vec<String> =
            state.marks.iter().map(|mark| self.telling.names.title(&mark.slug, lang)).collect();
        let exile = state.exile.then(|| msg::status_exile(self.telling.texts));
        let count = msg::status_marks_count(self.telling.texts, state.marks.len(), places);
        let marked = if names.is_empty() { count } else { format!("{count} ({})", names.join(", ")) };
        let parts: Vec<String> = exile.into_iter().chain([marked]).collect();
        parts.join(" · ")
    }

    fn supply(&self) -> String {
        let mut supply = self.table.supply;
        let kinds = [EffectToken::Glory, EffectToken::Dilithium, EffectToken::Latinum];
        let amounts = kinds.map(|token| {
            let amount = *supply.slot(token);
            format!("{amount} {}", token.term(self.telling.texts))
        });
        amounts.join(" · ")
    }

    fn officer(&self) -> String {
        match &self.table.officer {
            Some(card) => self.telling.title(card),
            None => msg::play_none(self.telling.texts),
        }
    }

    fn ships(&self) -> String {
        let ship = |ship: &Ship| {
            let card = self.telling.title(&ship.card);
            match &ship.at {
                Some(at) => format!("{card} → {}", self.telling.title(at)),
                None => card,
            }
        };
        let ships: Vec<String> = self.table.ships.iter().map(ship).collect();
        self.some(&ships)
    }

    fn locations(&self) -> String {
        let cards = self.table.controlled.iter();
        let titles: Vec<String> = cards.map(|card| self.telling.title(card)).collect();
        self.some(&titles)
    }

    fn some(&self, parts: &[String]) -> String {
        if parts.is_empty() { msg::play_none(self.telling.texts) } else { parts.join(" · ") }
    }

    fn teams(&self) -> String {
        let home = self.table.teams_home();
        let away = self.table.teams.saturating_sub(home);
        msg::status_teams_where(self.telling.texts, home, away)
    }

    fn piles(&self) -> String {
        let table = self.table;
        let top = match table.discard.last() {
            Some(card) if table.unnamed_of(card).is_some() => {
                let top = msg::play_unnamed(self.telling.texts);
                format!(" ({})", msg::status_discard_top(self.telling.texts, top))
            }
            Some(card) => {
                format!(" ({})", msg::status_discard_top(self.telling.texts, self.telling.title(card)))
            }
            None => String::new(),
        };
        msg::status_piles_count(
            self.telling.texts,
            table.deck.len(),
            table.discard.len(),
            top,
            table.supplement.len(),
            table.log.len(),
        )
    }

    /// Cards and Stardate cards in the Staging Area, between turns seldom any.
    fn staging(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        let staged = self.table.staging.iter();
        parts.extend(staged.map(|card| self.telling.title(card)));
        if !self.table.row.is_empty() {
            parts.push(msg::status_facedown(self.telling.texts, self.table.row.len()));
        }
        let held = self.table.held.iter();
        parts.extend(held.map(|card| msg::status_held(self.telling.texts, *card)));
        parts.join(" · ")
    }

    fn market(&self) -> Vec<Vec<Words>> {
        let places = MARKET.iter().zip(&self.table.market);
        let place = places.map(|(suit, place)| {
            let (card, tokens) = slot(&self.telling, place);
            let suit = self.telling.suit(*suit);
            let line =
                if tokens.is_empty() { format!("{suit}: {card}") } else { format!("{suit}: {card} ({tokens})") };
            vec![line.into()]
        });
        place.collect()
    }

    /// The Junk as far as known, the card junked last at the end.
    fn junk(&self) -> String {
        let count = self.table.unnamed_junk;
        let unnamed = (count > 0).then(|| msg::status_junk_unnamed(self.telling.texts, count));
        let titles = self.table.junk.iter().map(|card| self.telling.title(card));
        self.some(&unnamed.into_iter().chain(titles).collect::<Vec<String>>())
    }

    /// The Locations with the tokens of both sides; behind the first, how to read them.
    fn zone(&self) -> Vec<Vec<Words>> {
        let legend =
            std::iter::once(msg::status_forces_legend(self.telling.texts)).chain(std::iter::repeat(String::new()));
        let sites = self.table.zone.iter().zip(legend);
        let line = |(site, legend): (&LocationSlot, String)| {
            let card = match &site.card {
                Some(card) => self.telling.title(card),
                None => msg::play_unknown(self.telling.texts),
            };
            let (bot, you) = (self.table.bot_forces(site), site.player);
            let told = msg::status_forces(self.telling.texts, tokens(bot), tokens(you));
            let seen = picture(bot, you);
            // What is cut where room is short is the legend.
            let line = format!("{told} {seen} {legend}");
            vec![card.into(), line.trim_end().into()]
        };
        sites.map(line).collect()
    }

    fn stardate(&self) -> String {
        let stardate = self.table.stardate;
        let Some(card) = stardate.card else {
            return msg::status_stardate_empty(self.telling.texts);
        };
        let draw = self.telling.book.stardate(card).map_or(0, |card| card.draw);
        msg::status_stardate_top(self.telling.texts, card, stardate.glory, draw)
    }

    fn incidents(&self) -> String {
        let left = msg::status_incidents_left(self.telling.texts, self.table.incidents);
        match self.table.last_turn {
            Some(turn) => {
                let end = msg::status_last_turn(self.telling.texts, turn);
                format!("{left} · {end}")
            }
            None => left,
        }
    }
}

/// Away Teams and Ships of one side at a Location.
fn tokens(forces: Forces) -> String {
    format!("{}+{}", forces.teams, forces.ships)
}

/// A sign for each token at a Location: full ones for the Bot’s, light ones for yours.
fn picture(bot: Forces, you: Forces) -> String {
    let tokens = |forces: Forces, sign: &str| (0..forces.count()).map(|_| sign).collect::<String>();
    tokens(bot, BOT) + &tokens(you, YOURS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{CrewDeck, Lang};
    use page::render::Terminal;
    use solo::state::setup::DeckMode;
    use solo::state::tabletop::Ending;
    use words::sample::{book, check_pages, full_table, names, state};

    #[test]
    fn a_full_table_fits_one_screen() {
        let (names, book) = (names(), book(CrewDeck::Koloth, DeckMode::Physical));
        let state = state(full_table(&book));
        check_pages(|texts| {
            let page = status(texts, &names, &book, "Samstagabend mit Karin", &state);
            let text = Terminal::new(Some(80), false).render(&page);
            assert!(text.lines().count() <= 24, "{text}");
            page
        });
    }

    #[test]
    fn an_empty_table_reads_well() {
        let (names, book) = (names(), book(CrewDeck::Sela, DeckMode::Virtual));
        let mut state = state(book.set_up());
        for ending in [None, Some(Ending::Burn), Some(Ending::Credits)] {
            state.table.ending = ending;
            state.table.stardate.card = ending.map_or(Some(1), |_| None);
            check_pages(|texts| status(texts, &names, &book, &"x".repeat(200), &state));
        }
    }

    #[test]
    fn khan_has_traits_in_the_place_of_tracks() {
        let (names, book) = (names(), book(CrewDeck::Khan, DeckMode::Virtual));
        let mut table = book.set_up();
        let places = book.mark_places().expect("places");
        for count in 0..=places.count() {
            let mut state = state(table.clone());
            check_pages(|texts| status(texts, &names, &book, "x", &state));
            let texts = Texts::new(Lang::En);
            let page = status(&texts, &names, &book, "x", &state);
            let text = Terminal::new(Some(80), false).render(&page);
            assert!(text.contains("Khan in Exile"), "{text}");
            assert!(text.contains(&format!("{count} of 12 marked")), "{text}");
            assert!(!text.contains("Tracks"), "{text}");
            let captain = table.captain.as_mut().expect("Khan");
            captain.marks.extend(places.next(&captain.marks));
            state.table.captain = table.captain.clone();
        }
    }

    #[test]
    fn a_wrapped_list_says_that_it_was_cut() {
        let (names, book) = (names(), book(CrewDeck::Koloth, DeckMode::Physical));
        let state = state(full_table(&book));
        let texts = Texts::new(Lang::De);
        let page = status(&texts, &names, &book, "x", &state);
        let text = Terminal::new(Some(60), false).render(&page);
        assert!(text.contains('…'), "{text}");
    }
}
