//! The Bot's area as a drawing: 360 units wide, words no smaller than 11. Titles that are too long for one line
//! go on in a second, and what is too long for that is cut.

use maud::{Markup, html};

use view::solo::picture::{Count, LabelledWords, Picture, Spot, Stardate, Track};

/// Between the edge and what is drawn.
const EDGE: usize = 14;
/// All of it.
const WIDTH: usize = 360;
/// What may be drawn in.
const INNER: usize = WIDTH - 2 * EDGE;
/// Between two boxes.
const GAP: usize = 8;
/// From line to line.
const LINE: usize = 15;
/// Units a sign takes on average, in tenths, in the size of titles.
const SIGN: usize = 66;
/// No more counters than this are drawn one by one.
const MOST_DOTS: usize = 8;

/// The drawing.
pub(super) fn picture(picture: &Picture) -> Markup {
    let (top, top_height) = head(picture);
    let (market, market_height) = row(&picture.market_title, &picture.market, 2, top_height);
    let (zone, zone_height) = row(&picture.zone_title, &picture.zone, 3, market_height);
    let (below, height) = lists(picture, zone_height);
    html! {
        svg.area viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-label=(picture.label) {
            rect.box x="0.5" y="0.5" width=(WIDTH - 1) height=(height - 1) rx="14" {}
            (top) (market) (zone) (below)
        }
    }
}

/// Tracks beside the Stardate card, and the resources below.
fn head(picture: &Picture) -> (Markup, usize) {
    let tracks = (0..).zip(&picture.tracks);
    let drawn = html! {
        @for (at, track) in tracks { (self::track(track, 16 + at * 22)) }
        (stardate(&picture.stardate))
        (counts(&picture.supply, 100))
    };
    (drawn, 118)
}

fn track(track: &Track, y: usize) -> Markup {
    let (left, width) = (96, 120);
    let reached = width * usize::from(track.step) / usize::from(track.top.max(1));
    html! {
        text.soft x=(EDGE) y=(y + 10) { (track.name) }
        rect.line x=(left) y=(y) width=(width) height="12" rx="6" {}
        // No shorter than the round ends of the bar take.
        @if track.step > 0 { rect.am x=(left) y=(y) width=(reached.max(12)) height="12" rx="6" {} }
        text x=(left + width + 8) y=(y + 10) { (track.step) " · ×" (track.multiplier) }
    }
}

fn stardate(stardate: &Stardate) -> Markup {
    let (x, width) = (282, 64);
    let middle = x + width / 2;
    let card = stardate.card.map_or_else(|| "–".to_owned(), |card| card.to_string());
    html! {
        rect.box x=(x) y="12" width=(width) height="66" rx="8" {}
        text.soft.middle.small x=(middle) y="27" { (stardate.name) }
        text.big.middle x=(middle) y="52" { (card) }
        text.middle.small x=(middle) y="70" { (stardate.below) }
    }
}

/// Numbers with their names, one behind the other.
fn counts(counts: &[Count], y: usize) -> Markup {
    let mut x = EDGE;
    let mut placed = Vec::new();
    for count in counts {
        placed.push((x, count));
        let length = format!("{} {}", count.number, count.name).chars().count();
        x += length * SIGN / 10 + GAP + GAP / 2 + 3;
    }
    html! {
        @for (x, count) in placed {
            text x=(x) y=(y) { tspan.strong { (count.number) } " " tspan.soft { (count.name) } }
        }
    }
}

/// A heading with boxes below it, so many a line.
fn row(title: &str, spots: &[Spot], across: usize, y: usize) -> (Markup, usize) {
    let across = across.min(spots.len()).max(1);
    let width = (INNER - GAP * (across - 1)) / across;
    let most_lines = spots.iter().map(|spot| folded(&spot.title, width - 12).len()).max();
    let height = most_lines.unwrap_or(1) * LINE + if has_kind(spots) { 28 } else { 42 };
    let lines = spots.len().div_ceil(across);
    let placed = (0..).zip(spots).map(|(at, spot): (usize, &Spot)| {
        let x = EDGE + (at % across) * (width + GAP);
        (x, y + 20 + (at / across) * (height + GAP), spot)
    });
    let drawn = html! {
        text.soft x=(EDGE) y=(y + 12) { (title) }
        @for (x, y, spot) in placed { (self::spot(spot, (x, y), (width, height))) }
    };
    (drawn, y + 20 + lines * (height + GAP) + 4)
}

fn has_kind(spots: &[Spot]) -> bool {
    spots.iter().any(|spot| !spot.kind.is_empty())
}

fn spot(spot: &Spot, (x, y): (usize, usize), (width, height): (usize, usize)) -> Markup {
    let left = x + 8;
    let first = if spot.kind.is_empty() { y + 17 } else { y + 32 };
    let titles = folded(&spot.title, width - 12);
    html! {
        rect.box x=(x) y=(y) width=(width) height=(height) rx="8" {}
        @if !spot.kind.is_empty() { text.soft.small x=(left) y=(y + 16) { (spot.kind) } }
        @for (at, line) in (0..).zip(&titles) {
            text.strong x=(left) y=(first + at * LINE) { (line) }
        }
        @if spot.kind.is_empty() {
            (counters(spot, (left, y + height - 28), width))
            text.soft.small x=(left) y=(y + height - 7) { (cut(&spot.below, width - 12)) }
        } @else if !spot.below.is_empty() {
            text.right.small x=(x + width - 8) y=(y + 16) { (cut(&spot.below, width / 2)) }
        }
    }
}

/// Away Teams are round, Ships are square; the player's come first and in another color.
fn counters(spot: &Spot, (x, y): (usize, usize), width: usize) -> Markup {
    let many = |number: u8| usize::from(number).min(MOST_DOTS);
    let kinds = [
        (spot.player.teams, "li", true),
        (spot.player.ships, "li", false),
        (spot.bot.teams, "am", true),
        (spot.bot.ships, "am", false),
    ];
    let all: Vec<(&str, bool)> = kinds
        .into_iter()
        .flat_map(|(number, class, is_round)| std::iter::repeat_n((class, is_round), many(number)))
        .collect();
    // Ten wide with four between, closer where there are many.
    let step = (width.saturating_sub(22) / all.len().max(1)).min(14);
    html! {
        @for (at, (class, is_round)) in all.into_iter().enumerate() {
            @if is_round {
                circle.(class) cx=(x + 5 + at * step) cy=(y + 5) r="5" {}
            } @else {
                rect.(class) x=(x + at * step) y=(y) width="10" height="10" rx="2" {}
            }
        }
    }
}

/// Officer, Ships, Locations and piles.
fn lists(picture: &Picture, y: usize) -> (Markup, usize) {
    let always = [&picture.officer, &picture.ships, &picture.locations];
    let labelled = always.into_iter().chain(&picture.marks).chain(&picture.junk);
    let mut below = y + 12;
    let mut drawn = Vec::new();
    for one in labelled {
        let lines = lines(one);
        drawn.push(list(one, &lines, below));
        below += lines.len() * LINE + 3;
    }
    let piles: Vec<&[Count]> = picture.piles.chunks(3).collect();
    let piles_at = below + 6;
    let top_at = piles_at + piles.len() * (LINE + 2);
    let end = if picture.top.is_empty() { top_at } else { top_at + LINE };
    let drawn = html! {
        @for one in &drawn { (one) }
        @for (at, some) in (0..).zip(piles) { (counts(some, piles_at + at * (LINE + 2))) }
        @if !picture.top.is_empty() {
            text.soft x=(EDGE) y=(top_at) { (cut(&picture.top, INNER)) }
        }
    };
    (drawn, end)
}

/// At least one line, so that it shows that there is nothing.
fn lines(one: &LabelledWords) -> Vec<String> {
    if one.words.is_empty() {
        return vec!["–".to_owned()];
    }
    let words = one.words.iter();
    words.flat_map(|words| folded(words, INNER - 104)).collect()
}

fn list(one: &LabelledWords, lines: &[String], y: usize) -> Markup {
    html! {
        text.soft x=(EDGE) y=(y) { (cut(&one.name, 100)) }
        @for (at, line) in (0..).zip(lines) { text x=(EDGE + 104) y=(y + at * LINE) { (line) } }
    }
}

/// How many signs fit a width.
fn signs(width: usize) -> usize {
    width * 10 / SIGN
}

/// As much as fits one line.
fn cut(text: &str, width: usize) -> String {
    let most = signs(width);
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    kept.trim_end().to_owned() + "…"
}

/// One line or two, parted between words where there is a place.
fn folded(text: &str, width: usize) -> Vec<String> {
    let most = signs(width);
    if text.chars().count() <= most {
        return vec![text.to_owned()];
    }
    // One sign more than fits: a blank may follow the last.
    let reach: usize = text.chars().take(most + 1).map(char::len_utf8).sum();
    let gap = text[..reach].rfind([' ', '-']);
    let at = gap.map_or_else(|| text.chars().take(most).map(char::len_utf8).sum(), |at| at + 1);
    let (first, second) = text.split_at(at);
    vec![first.trim_end().to_owned(), cut(second, width)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_parted_between_words_and_cut_at_the_end() {
        assert_eq!(folded("Risa", 90), ["Risa"]);
        assert_eq!(folded("Ancient Relay Station", 100), ["Ancient Relay", "Station"]);
        let long = folded("Xindi-Reptilian Battleship of the Expanse", 100);
        assert_eq!(long.len(), 2);
        assert!(long[1].ends_with('…'), "{long:?}");
        assert_eq!(folded("Überlichtgeschwindigkeit", 66).len(), 2);
    }
}
