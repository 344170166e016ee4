//! Texts as somebody reads them who has some boxes: pieces in braces with the boxes they take, which
//! [`super::text_template`] prepares. `5@3` are five cards for whoever has one of the boxes whose bits are 3,
//! `Khan@2` is a captain of the box whose bit is 2:
//!
//! - `{with codes: words}` and `{without codes: words}` as they are written;
//! - `{cards 5@3 2@4-8: Grundbox|core box}`: the sum, with that of the core box beside it where it is another;
//! - `{crews Picard@1 5@1, Khan@2 2@2 1@4}`, `{captains Picard@1 Khan@2}`, `{captain-count Picard@1 Khan@2}`;
//! - `{deviation khan@2: With Khan: ...}`.

use std::borrow::Cow;
use std::cmp::Reverse;

use model::order::Order;
use model::{BoxCondition, Boxes, GameBox, Lang};

/// A text with everything filled in. What is no piece stays as it is.
pub(crate) fn fill<'t>(lang: Lang, text: &'t str, boxes: &Boxes) -> Cow<'t, str> {
    if !text.contains('{') {
        return Cow::Borrowed(text);
    }
    let (own, core) = (boxes.bits(), Boxes::default().bits());
    let reader = Reader { lang, boxes, own, core };
    let mut lines = Vec::new();
    for line in text.split('\n') {
        let Some(filled) = reader.fill_line(line, None) else {
            return Cow::Borrowed(text);
        };
        let is_left = !line.contains('{') || !matches!(filled.trim(), "" | "-");
        lines.extend(is_left.then_some(filled));
    }
    Cow::Owned(without_empty_pairs(&lines))
}

/// Who reads: in which language, and with which boxes, whose bits are `own`.
struct Reader<'b> {
    lang: Lang,
    boxes: &'b Boxes,
    own: u32,
    core: u32,
}

impl Reader<'_> {
    /// A line with its braces filled. `told` is the captain the line has just spoken of: what more is said of the same
    /// one has no lead of its own.
    fn fill_line(&self, line: &str, told: Option<&str>) -> Option<String> {
        let Some(start) = line.find(['{', '}']) else {
            return Some(line.to_owned());
        };
        let end = matching_brace(&line[start..])?;
        let (inner, rest) = (&line[start + 1..start + end], &line[start + end + 1..]);
        let mut filled = self.fill_part(inner)?;
        let captain = inner.strip_prefix("deviation ").and_then(|asked| asked.split('@').next());
        let goes_on = captain.is_some() && captain == told && line[..start].trim().is_empty();
        if let Some((_, more)) = filled.split_once(": ").filter(|_| goes_on) {
            filled = more.to_owned();
        }
        Some(format!("{}{filled}{}", &line[..start], self.fill_line(rest, captain)?))
    }

    fn fill_part(&self, part: &str) -> Option<String> {
        let (name, rest) = part.split_once(' ')?;
        match name {
            "with" | "without" => {
                let (codes, words) = rest.split_once(": ")?;
                let has_one = codes.split(", ").filter_map(GameBox::from_code).any(|one| self.boxes.has(one));
                if has_one == (name == "with") { self.fill_line(words, None) } else { Some(String::new()) }
            }
            "cards" => Some(self.beside_core(rest)),
            "crews" => Some(self.crews(rest)),
            "captains" => Some(listed(self.lang, &self.captains(rest))),
            "captain-count" => Some(self.captains(rest).len().to_string()),
            "deviation" => {
                let (captain, words) = rest.split_once(": ")?;
                Some(if self.captains(captain).is_empty() { String::new() } else { words.to_owned() })
            }
            _ => None,
        }
    }

    /// A number, with that of the core box beside it where it is another.
    fn beside_core(&self, cards: &str) -> String {
        let (counts, titles) = cards.split_once(": ").unwrap_or((cards, ""));
        let (count, core) = (sum(counts, self.own), sum(counts, self.core));
        match titles.split_once('|').filter(|_| count != core) {
            Some((de, en)) => format!("{count} ({}: {core})", if self.lang == Lang::De { de } else { en }),
            None => count.to_string(),
        }
    }

    /// The captains of the boxes.
    fn captains<'t>(&self, all: &'t str) -> Vec<&'t str> {
        let held = |(_, of): &(&str, BoxCondition)| of.holds(self.own);
        all.split(' ').filter_map(conditional).filter(held).map(|(name, _)| name).collect()
    }

    /// How many cards of each crew of the boxes there are, most first; crews without any are left out.
    fn crews(&self, all: &str) -> String {
        let count = |crew: &str| {
            let (captain, counts) = crew.split_once(' ')?;
            Some((sum(counts, self.own), (*self.captains(captain).first()?).to_owned()))
        };
        let mut crews: Vec<(usize, String)> =
            all.split(", ").filter_map(count).filter(|(count, _)| *count > 0).collect();
        crews.order_by_key(|(count, name)| (Reverse(*count), name.clone()));
        crews.iter().map(|(count, name)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
    }
}

/// What stands before its condition.
fn conditional(text: &str) -> Option<(&str, BoxCondition)> {
    let (what, of) = text.split_once('@')?;
    Some((what, of.parse().ok()?))
}

/// How many of what is counted somebody has, given the bits of the boxes.
fn sum(counts: &str, boxes: u32) -> usize {
    let held = counts.split(' ').filter_map(conditional).filter(|(_, of)| of.holds(boxes));
    held.filter_map(|(count, _)| count.parse::<usize>().ok()).sum()
}

/// The place of the brace that ends what begins with one.
pub(crate) fn matching_brace(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The lines, without a second empty one where a line between two has gone.
fn without_empty_pairs(lines: &[String]) -> String {
    let mut kept: Vec<&str> = Vec::with_capacity(lines.len());
    for line in lines {
        let is_second = line.is_empty() && kept.last().is_none_or(|before| before.is_empty());
        if !is_second {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// Names in a sentence: `Picard, Sela and Sisko`.
fn listed(lang: Lang, names: &[&str]) -> String {
    let and = match lang {
        Lang::De => "und",
        Lang::En => "and",
    };
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}
