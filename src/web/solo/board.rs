//! The table as it lies: each place shows what is there, and opens what may stand there. What the engine asks is
//! filled in at its place, everything else can be set right there.

use maud::{Markup, html};

use crate::form::fields as render_fields;
use crate::games::GameView;
use crate::solo::ask::{SeenGame, refusal};
use app::solo::control::{EntryForm, Group, TablePlace, fields, is_open};
use app::solo::picture::{Count, LabelledWords, Picture, Spot, Stardate, Track};
use page::locale::msg;
use page::{FormControl, FormField, FormPart};

/// No more counters than this are drawn one by one.
const MOST_DOTS: usize = 8;

/// The classes of the places of the Market, which give them the colors of their suits.
const SUITS: [&str; 4] = ["person", "cargo", "ship", "ally"];

/// The drawing with what can be filled in at its places.
pub(super) struct Board<'a> {
    seen: SeenGame<'a>,
    forms: Vec<PlaceForm<'a>>,
    /// What was sent last and refused: the word of a correction, and why.
    refused: Option<(&'a str, &'a str)>,
    /// The steps the player's markers were last known on.
    player_tracks: Vec<&'a str>,
}

/// What can be filled in at a place.
struct PlaceForm<'a> {
    place: TablePlace,
    part: &'a FormPart,
    /// What is set right by it; `None` where it is part of the answer to the question.
    correction: Option<&'a EntryForm>,
}

impl<'a> Board<'a> {
    /// The board of a game, for somebody who may play on.
    pub(super) fn new(seen: SeenGame<'a>, game: &'a GameView, refused: Option<(&'a str, &'a str)>) -> Board<'a> {
        let forms = if game.rights.may_play() { place_forms(game) } else { Vec::new() };
        let tracks = game.corrections.iter().flat_map(|entry| entry.controls.groups.iter().flat_map(Group::placed));
        let known = tracks.filter(|(place, _)| *place == TablePlace::PlayerTracks);
        let player_tracks = known.flat_map(|(_, part)| &part.fields).map(|field| field.value.as_str()).collect();
        Board { seen, forms, refused, player_tracks }
    }

    /// The board of a game that is being set up: nothing can be filled in yet.
    pub(super) fn of_set_up(seen: SeenGame<'a>) -> Board<'a> {
        Board { seen, forms: Vec::new(), refused: None, player_tracks: Vec::new() }
    }

    /// The drawing.
    pub(super) fn draw(&self, picture: &Picture) -> Markup {
        html! {
            section.board id="table" aria-label=(picture.label) {
                div.head {
                    (self.tile(TablePlace::Tracks, "tracks", &html! {
                        @for one in &picture.tracks { (track(one)) }
                        @if let Some(marks) = &picture.marks { (lines(marks)) }
                    }))
                    (self.tile(TablePlace::Stardate, "date", &stardate(&picture.stardate)))
                }
                (self.tile(TablePlace::Supply, "supply", &counts(&picture.supply)))
                h2.for-market { (picture.market_title) }
                div.market.for-market { @for (at, spot) in picture.market.iter().enumerate() { (self.market(at, spot)) } }
                h2.for-zone { (picture.zone_title) }
                div.zone.for-zone { @for (at, spot) in picture.zone.iter().enumerate() { (self.zone(at, spot)) } }
                details.rest open[self.forms.is_empty()] {
                    summary { (msg::solo_rest(self.seen.texts)) }
                    div.market { (self.rest(picture)) }
                }
            }
        }
    }

    /// What lies beside Market and Neutral Zone.
    fn rest(&self, picture: &Picture) -> Markup {
        html! {
            (self.tile(TablePlace::Officer, "bot", &lines(&picture.officer)))
            (self.tile(TablePlace::Ships, "bot", &lines(&picture.ships)))
            div.tile.bot { (lines(&picture.locations)) }
            @if let Some(junk) = &picture.junk { (self.tile(TablePlace::Junk, "", &lines(junk))) }
            (self.tile(TablePlace::PlayerTracks, "me", &html! {
                span.kind { (msg::solo_your_tracks(self.seen.texts)) } span.small { @if self.player_tracks.is_empty() { "–" } @else { (self.player_tracks.join(" · ")) } }
            }))
            (self.tile(TablePlace::Piles, "piles", &html! {
                (counts(&picture.piles))
                @if !picture.top.is_empty() { span.small { (picture.top) } }
            }))
        }
    }

    fn market(&self, at: usize, spot: &Spot) -> Markup {
        let seen = html! {
            span.kind { (symbol(SUITS[at % SUITS.len()], &spot.kind)) }
            b { (spot.title) }
            @if !spot.below.is_empty() { span.small { (spot.below) } }
        };
        self.tile(TablePlace::Market(at), SUITS[at % SUITS.len()], &seen)
    }

    fn zone(&self, at: usize, spot: &Spot) -> Markup {
        let seen = html! {
            b { (spot.title) }
            (counters(spot))
            span.small { (spot.below) }
        };
        self.tile(TablePlace::Zone(at), "place", &seen)
    }

    /// A place: what is seen there, and below it what can be filled in. Places of which nothing is known stand out.
    fn tile(&self, place: TablePlace, class: &str, seen: &Markup) -> Markup {
        let forms: Vec<&PlaceForm<'_>> = self.forms.iter().filter(|form| form.place == place).collect();
        if forms.is_empty() {
            return html! { div.tile.(class) { (seen) } };
        }
        let asked = forms.iter().any(|form| form.correction.is_none());
        let unknown = forms.iter().any(|form| form.correction.is_none() && is_open(form.part));
        let refused = forms.iter().any(|form| self.refusal(form).is_some());
        html! {
            details.tile.(class).asked[asked].unknown[unknown] name="place" open[refused] data-name=(forms[0].part.legend.plain()) {
                summary { (seen) }
                div.sheet { @for form in forms { (self.sheet(form)) } }
            }
        }
    }

    fn refusal(&self, form: &PlaceForm<'_>) -> Option<&str> {
        let (word, why) = self.refused?;
        form.correction.is_some_and(|entry| entry.word == word).then_some(why)
    }

    /// What is asked at a place, by the name of the place.
    fn asked_title(&self, form: &PlaceForm<'_>) -> String {
        let (texts, legend) = (self.seen.texts, form.part.legend.plain());
        match form.place {
            TablePlace::Market(_) => msg::solo_asks_market(texts, legend),
            TablePlace::Zone(_) => msg::solo_asks_zone(texts, legend),
            TablePlace::Tracks
            | TablePlace::Supply
            | TablePlace::Stardate
            | TablePlace::PlayerTracks
            | TablePlace::Officer
            | TablePlace::Ships
            | TablePlace::Junk
            | TablePlace::Piles => legend,
        }
    }

    /// What is filled in at a place: numbers first, the card last, for many may lie there.
    fn sheet(&self, form: &PlaceForm<'_>) -> Markup {
        let is_card = |field: &&FormField| matches!(field.control, FormControl::OneOfMany(_));
        let (cards, counts): (Vec<_>, Vec<_>) = form.part.fields.iter().partition(is_card);
        let (switches, counts): (Vec<_>, Vec<_>) =
            counts.into_iter().partition(|field| field.control == FormControl::Switch);
        let texts = self.seen.texts;
        let title = match form.correction {
            Some(entry) if form.part.legend.is_empty() => entry.title.clone(),
            Some(_) => form.part.legend.plain(),
            None => self.asked_title(form),
        };
        html! {
            fieldset.part {
                legend { (title) }
                (refusal(self.refusal(form)))
                @if !counts.is_empty() { div.counts { (render_fields(texts, counts)) } }
                (render_fields(texts, cards.into_iter().chain(switches)))
                @if let Some(entry) = form.correction {
                    button.choice type="submit" formnovalidate formaction=(self.seen.to_send("correct"))
                        name=(fields::CORRECT) value=(entry.word) { (msg::solo_correct_go(texts)) }
                }
            }
        }
    }
}

/// What is asked at places, and what can be set right where nothing is asked.
fn place_forms(game: &GameView) -> Vec<PlaceForm<'_>> {
    let mut forms = Vec::new();
    let asked_form = game.next.form();
    if let Some(ask) = asked_form {
        let asked = ask.controls.groups.iter().flat_map(Group::placed);
        forms.extend(asked.map(|(place, part)| PlaceForm { place, part, correction: None }));
    }
    let count = forms.len();
    let is_asked = |entry: &&EntryForm| {
        let mut fields = asked_form.into_iter().flat_map(|ask| ask.controls.fields());
        fields.any(|field| entry.controls.fields().any(|one| one.name == field.name))
    };
    for entry in game.corrections.iter().filter(|entry| !is_asked(entry)) {
        let groups = entry.controls.groups.iter().flat_map(Group::placed);
        // Set right as a whole, so not while part of it is asked.
        let is_free = |place: TablePlace| forms[..count].iter().all(|form| form.place != place);
        let placed: Vec<(TablePlace, &FormPart)> = groups.collect();
        if placed.iter().all(|(place, _)| is_free(*place)) {
            let form = |(place, part)| PlaceForm { place, part, correction: Some(entry) };
            forms.extend(placed.into_iter().map(form));
        }
    }
    forms
}

fn track(track: &Track) -> Markup {
    let width = 100 * usize::from(track.step) / usize::from(track.top.max(1));
    html! {
        span.track {
            span.kind { (symbol(track.symbol, &track.name)) }
            svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect.line width="100" height="10" rx="5" {}
                // No shorter than the round ends of the bar take.
                rect.am width=(if track.step > 0 { width.max(10) } else { 0 }) height="10" rx="5" {}
            }
            b { (track.step) }
            span.small { "×" (track.multiplier) }
        }
    }
}

fn stardate(stardate: &Stardate) -> Markup {
    html! {
        span.kind { (symbol("stardate", &stardate.name)) }
        b.big { (stardate.card.map_or_else(|| "–".to_owned(), |card| card.to_string())) }
        span.small { (stardate.below) }
    }
}

/// A word behind its symbol.
fn symbol(name: &str, word: &str) -> Markup {
    html! { span.symbol data-symbol=[(!name.is_empty()).then_some(name)] { (word) } }
}

/// Numbers with their names, one behind the other.
fn counts(counts: &[Count]) -> Markup {
    html! { span.counted { @for count in counts { span { b { (count.number) } " " (symbol(count.symbol, &count.name)) } } } }
}

/// Away Teams are round, Ships are square; the player's come first and in another color.
fn counters(spot: &Spot) -> Markup {
    let many = |number: u8| usize::from(number).min(MOST_DOTS);
    let kinds = [
        (spot.player.teams, "li", true),
        (spot.player.ships, "li", false),
        (spot.bot.teams, "am", true),
        (spot.bot.ships, "am", false),
    ];
    let counters = kinds
        .into_iter()
        .flat_map(|(number, class, is_round)| std::iter::repeat_n((class, is_round), many(number)));
    let all: Vec<(usize, (&str, bool))> = counters.enumerate().collect();
    let width = all.len().max(1) * 14;
    html! {
        svg.dots viewBox=(format!("0 0 {width} 12")) width=(width) height="12" aria-hidden="true" {
            @for (at, (class, is_round)) in all {
                @if is_round { circle.(class) cx=(at * 14 + 6) cy="6" r="5" {} }
                @else { rect.(class) x=(at * 14 + 1) y="1" width="10" height="10" rx="2" {} }
            }
        }
    }
}

fn lines(labelled: &LabelledWords) -> Markup {
    html! {
        span.kind { (labelled.name) }
        @if labelled.words.is_empty() { span.small { "–" } }
        @for words in &labelled.words { span.small { (words) } }
    }
}
