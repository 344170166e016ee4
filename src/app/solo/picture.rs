//! What may be seen of the Bot's area, as words and numbers for a picture of it. Facedown piles are given by
//! their size: which cards they hold is nobody's to know.

use crate::solo::question::slot;
use model::{EffectToken, EntryId, Specialty};
use page::locale::{Texts, msg};
use solo::Forces;
use solo::state::setup::Rulebook;
use solo::state::tabletop::{LocationSlot, MARKET, Ship, TOP, Tabletop};
use words::Term;
use words::effects::Names;
use words::steps::StepWriter;

/// Of the Junk no more cards than these are named.
const MOST_OF_JUNK: usize = 4;
/// Traits that fit a line of the picture.
const MARKS_A_LINE: usize = 2;

/// The Bot's area, Market and Neutral Zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// The main figures in a sentence, for those who do not see it.
    pub label: String,
    /// Research, Influence, Military; on a board with places for traits one line for those marked.
    pub tracks: Vec<Track>,
    /// Resources and other counts, each with its name.
    pub supply: Vec<Count>,
    /// The Stardate card on top, with the Glory on it.
    pub stardate: Stardate,
    /// The Duty Officer, if there is one, and which side of the program card shows.
    pub officer: LabelledWords,
    /// The deployed Ships, each with the Location where it stands.
    pub ships: LabelledWords,
    /// The Locations the Bot controls.
    pub locations: LabelledWords,
    /// The traits the Bot has marked, if there are any.
    pub marks: Option<LabelledWords>,
    /// What the Market is called.
    pub market_title: String,
    /// The places of the Market from left to right.
    pub market: Vec<Spot>,
    /// Where the Junk is followed.
    pub junk: Option<LabelledWords>,
    /// What the Neutral Zone is called.
    pub zone_title: String,
    /// The places of the Neutral Zone from left to right.
    pub zone: Vec<Spot>,
    /// The Bot's piles and the Incident deck, each with its size.
    pub piles: Vec<Count>,
    /// What lies on the Bot Discard pile; empty if nothing does.
    pub top: String,
}

/// A marker on its track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Track {
    /// What the track is called.
    pub name: String,
    /// The symbol of it; empty without one.
    pub symbol: &'static str,
    /// The step the marker is on, or how many traits are marked.
    pub step: u8,
    /// The last step, or how many traits can be marked.
    pub top: u8,
    /// The multiplier at this step, or the points for each trait that is marked.
    pub multiplier: u8,
}

/// So many of something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// What is counted.
    pub name: String,
    /// The symbol of it; empty without one.
    pub symbol: &'static str,
    /// How many there are.
    pub number: usize,
}

/// The Stardate card on top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stardate {
    /// The word for the Stardate card in the player's language.
    pub name: String,
    /// `None` once the last is empty.
    pub card: Option<u8>,
    /// The Glory on it in words, or that there is no card.
    pub below: String,
}

/// Words with a name; empty words mean that there is nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LabelledWords {
    /// What the words are about.
    pub name: String,
    /// The words line by line.
    pub words: Vec<String>,
}

/// A place of the Market or the Neutral Zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// What lies there as a rule; may be empty.
    pub kind: String,
    /// The title of the card; `?` while nobody knows it.
    pub title: String,
    /// In words, what lies on it or stands there.
    pub below: String,
    /// The Bot's Away Teams and Ships here; none in the Market.
    pub bot: Forces,
    /// The player's Away Teams and Ships here; none in the Market.
    pub player: Forces,
}

impl Picture {
    /// The picture of a table.
    pub fn new(texts: &Texts, names: &Names, book: &Rulebook, table: &Tabletop) -> Picture {
        let seen = PictureWriter { telling: StepWriter::new(texts, names, book), table };
        let (tracks, supply, stardate) = (seen.tracks(), seen.supply(), seen.stardate());
        Picture {
            label: seen.label(&tracks, &supply, &stardate),
            tracks,
            supply,
            stardate,
            officer: seen.officer(),
            ships: seen.ships(),
            locations: seen.labelled(msg::status_locations(texts), seen.table.controlled.iter()),
            marks: seen.marks(),
            market_title: msg::status_market(texts),
            market: seen.market(),
            junk: book.follows_junk().then(|| seen.junk()),
            zone_title: msg::status_zone(texts),
            zone: table.zone.iter().map(|site| seen.site(site)).collect(),
            piles: seen.piles(),
            top: seen.top(),
        }
    }
}

struct PictureWriter<'a> {
    telling: StepWriter<'a>,
    table: &'a Tabletop,
}

impl PictureWriter<'_> {
    fn title(&self, card: &EntryId) -> String {
        page::plain(&self.telling.title(card))
    }

    /// On a board with places for traits one line for those marked.
    fn tracks(&self) -> Vec<Track> {
        if let Some(marked) = self.marked() {
            return vec![marked];
        }
        let multipliers = self.telling.book.bot_multipliers(self.table);
        let tracks = Specialty::ALL.iter().zip(self.table.tracks);
        let track = |(track, step): (&Specialty, u8)| Track {
            name: track.term(self.telling.texts),
            symbol: track.code(),
            step,
            top: TOP,
            multiplier: multipliers.count(*track),
        };
        tracks.map(track).collect()
    }

    fn marked(&self) -> Option<Track> {
        let book = self.telling.book;
        let places = book.mark_places()?;
        let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        Some(Track {
            name: msg::status_marks(self.telling.texts),
            symbol: "",
            step: small(self.table.marks().len()),
            top: small(places.count()),
            multiplier: book.program.rule.marks.map_or(0, |worth| worth.scored),
        })
    }

    fn supply(&self) -> Vec<Count> {
        let mut supply = self.table.supply;
        let kinds = [
            (EffectToken::Glory, "glory"),
            (EffectToken::Dilithium, "dilithium"),
            (EffectToken::Latinum, "latinum"),
        ];
        let tokens = kinds.map(|(token, symbol)| Count {
            name: token.term(self.telling.texts),
            symbol,
            number: (*supply.slot(token)).into(),
        });
        let teams = Count {
            name: msg::status_teams(self.telling.texts),
            symbol: "away-team",
            number: self.table.teams_home().into(),
        };
        tokens.into_iter().chain([teams]).collect()
    }

    fn stardate(&self) -> Stardate {
        let (texts, stardate) = (self.telling.texts, self.table.stardate);
        let glory = EffectToken::Glory.term(texts);
        Stardate {
            name: msg::status_stardate(texts),
            card: stardate.card,
            below: match stardate.card {
                Some(_) => format!("{} {glory}", stardate.glory),
                None => msg::play_none(texts),
            },
        }
    }

    fn labelled<'c>(&self, name: String, cards: impl Iterator<Item = &'c EntryId>) -> LabelledWords {
        let words = cards.map(|card| self.title(card)).collect();
        LabelledWords { name, words }
    }

    /// The Duty Officer, and which side of the program card that shows.
    fn officer(&self) -> LabelledWords {
        let mut officer = self.labelled(msg::status_officer(self.telling.texts), self.table.officer.iter());
        officer.words.push(match self.table.officer {
            _ if self.table.is_exile() => msg::status_exile_card(self.telling.texts),
            Some(_) => msg::solo_side_with(self.telling.texts),
            None => msg::solo_side_without(self.telling.texts),
        });
        officer
    }

    fn marks(&self) -> Option<LabelledWords> {
        let (names, lang) = (self.telling.names, self.telling.texts.lang());
        let marks = &self.table.captain.as_ref()?.marks;
        let marked: Vec<String> = marks.iter().map(|mark| names.title(&mark.slug, lang)).collect();
        let lines = marked.chunks(MARKS_A_LINE);
        let words: Vec<String> = lines.map(|line| line.join(", ")).collect();
        let name = msg::status_marked(self.telling.texts);
        (!words.is_empty()).then_some(LabelledWords { name, words })
    }

    fn ships(&self) -> LabelledWords {
        let ship = |ship: &Ship| {
            let card = self.title(&ship.card);
            let at = ship.at.as_ref().map(|at| self.title(at));
            at.map_or_else(|| card.clone(), |at| format!("{card} → {at}"))
        };
        LabelledWords {
            name: msg::status_ships(self.telling.texts),
            words: self.table.ships.iter().map(ship).collect(),
        }
    }

    fn market(&self) -> Vec<Spot> {
        let places = MARKET.iter().zip(&self.table.market);
        let spots = places.map(|(suit, place)| {
            let (title, tokens) = slot(&self.telling, place);
            Spot {
                kind: self.telling.suit(*suit),
                title: page::plain(&title),
                below: page::plain(&tokens),
                bot: Forces::default(),
                player: Forces::default(),
            }
        });
        spots.collect()
    }

    /// The Junk from the card junked last downwards; of a high pile the top cards.
    fn junk(&self) -> LabelledWords {
        let (texts, table) = (self.telling.texts, self.table);
        let top = table.junk.iter().rev().take(MOST_OF_JUNK);
        let mut junk = self.labelled(msg::status_junk(texts), top);
        let below = table.junk.len().saturating_sub(MOST_OF_JUNK);
        if below > 0 {
            junk.words.push(msg::status_junk_more(texts, below));
        }
        if table.unnamed_junk > 0 {
            let unnamed = msg::status_junk_unnamed(texts, table.unnamed_junk);
            junk.words.push(unnamed);
        }
        junk
    }

    fn site(&self, site: &LocationSlot) -> Spot {
        let texts = self.telling.texts;
        let card = site.card.as_ref().map(|card| self.title(card));
        let (bot, player) = (self.table.bot_forces(site), site.player);
        let side =
            |name: String, forces: Forces| (forces.count() > 0).then(|| format!("{name} {}", forces.count()));
        let you = side(msg::play_you(texts), player);
        let sides: Vec<String> = you.into_iter().chain(side(msg::solo_bot_short(texts), bot)).collect();
        Spot {
            kind: String::new(),
            title: card.unwrap_or_else(|| msg::play_unknown(texts)),
            below: if sides.is_empty() { msg::play_none(texts) } else { sides.join(" · ") },
            bot,
            player,
        }
    }

    fn piles(&self) -> Vec<Count> {
        let (texts, table) = (self.telling.texts, self.table);
        let pile = |name: String, number: usize| Count { name, symbol: "", number };
        vec![
            pile(msg::solo_pile_deck(texts), table.deck.len()),
            pile(msg::solo_pile_row(texts), table.row.len()),
            pile(msg::solo_pile_discard(texts), table.discard.len()),
            pile(msg::solo_pile_supplement(texts), table.supplement.len()),
            pile(msg::solo_pile_log(texts), table.log.len()),
            Count { symbol: "incident", ..pile(msg::status_incidents(texts), table.incidents.into()) },
        ]
    }

    fn top(&self) -> String {
        let Some(card) = self.table.discard.last() else {
            return String::new();
        };
        let title = match self.table.unnamed_of(card) {
            Some(_) => msg::play_unnamed(self.telling.texts),
            None => self.title(card),
        };
        msg::status_discard_top(self.telling.texts, title)
    }

    fn label(&self, tracks: &[Track], supply: &[Count], stardate: &Stardate) -> String {
        let steps = tracks.iter().map(|track| format!("{} {} (×{})", track.name, track.step, track.multiplier));
        let counts = supply.iter().map(|count| format!("{} {}", count.number, count.name));
        let card = stardate.card.map(|card| format!("{} {card}, {}", stardate.name, stardate.below));
        let figures: Vec<String> = steps.chain(counts).chain(card).collect();
        msg::solo_picture(self.telling.texts, figures.join("; "))
    }
}
