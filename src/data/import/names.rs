//! Names of cards: printing marks, title and subtitle, and names that have changed. The data files
//! part title and subtitle by nothing but a blank.

use std::collections::{HashMap, HashSet};

use model::Split;

/// What is known of names, from the tables `titles.tsv` and `renamed.tsv`.
#[derive(Debug, Clone, Default)]
pub struct ImportNames {
    titles: HashMap<String, String>,
    known: HashSet<String>,
    renamed: HashMap<String, String>,
    old: HashMap<String, Vec<String>>,
}

/// A name parted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameParts {
    /// The part in front; the whole name where there is nothing to part.
    pub title: String,
    /// The part behind the title, without comma and blanks at its front; `None` if nothing is left.
    pub subtitle: Option<String>,
    /// By what the two were told apart, and so how sure that is.
    pub split: Split,
}

impl ImportNames {
    /// Reads both tables: a header, then two columns parted by a tab. Other lines are passed over.
    pub fn new(titles: &str, renamed: &str) -> ImportNames {
        let mut names = ImportNames::default();
        for (name, title) in pairs(titles) {
            names.titles.insert(name.to_owned(), title.to_owned());
            names.known.insert(title.to_owned());
        }
        for (old, new) in pairs(renamed) {
            names.renamed.insert(old.to_owned(), new.to_owned());
            names.old.entry(new.to_owned()).or_default().push(old.to_owned());
        }
        names
    }

    /// The name a card has today, given its name without printing mark.
    pub fn current<'a>(&'a self, name: &'a str) -> &'a str {
        self.renamed.get(name).map_or(name, String::as_str)
    }

    /// The names it had before.
    pub fn old(&self, current: &str) -> &[String] {
        self.old.get(current).map_or(&[], Vec::as_slice)
    }

    /// Parts a name of today. Only unique personnel, unique ships and missions have subtitles.
    pub fn part(&self, name: &str, card_type: &str, is_unique: bool) -> NameParts {
        if let Some(title) = self.titles.get(name) {
            return parted(name, title, Split::Known);
        }
        let may_have_subtitle = matches!(card_type, "personnel" | "ship") && is_unique;
        if !may_have_subtitle && card_type != "mission" {
            return parted(name, name, Split::Known);
        }
        let by_rule = comma(name).or_else(|| self.known_title(name)).or_else(|| quotes(name));
        match by_rule {
            Some(title) => parted(name, title, Split::Rule),
            None if card_type == "personnel" => parted(name, two_words(name), Split::Doubtful),
            None => parted(name, name, Split::Doubtful),
        }
    }

    /// The longest beginning that is the title of another card.
    fn known_title<'a>(&self, name: &'a str) -> Option<&'a str> {
        let ends = name.match_indices(' ').map(|(at, _)| at).rev();
        ends.map(|end| &name[..end]).find(|start| self.known.contains(*start))
    }
}

fn pairs(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let pairs = table.lines().skip(1).filter_map(|line| line.split_once('\t'));
    pairs.filter(|(one, other)| !one.is_empty() && !other.is_empty())
}

fn parted(name: &str, title: &str, split: Split) -> NameParts {
    let rest = name.strip_prefix(title).unwrap_or_default().trim_start_matches([',', ' ']).trim();
    NameParts { title: title.to_owned(), subtitle: (!rest.is_empty()).then(|| rest.to_owned()), split }
}

fn comma(name: &str) -> Option<&str> {
    let (title, rest) = name.split_once(',')?;
    (!title.trim().is_empty() && !rest.trim().is_empty()).then(|| title.trim())
}

fn quotes(name: &str) -> Option<&str> {
    let (title, _) = name.split_once(" \"")?;
    (!title.is_empty() && name.ends_with('"')).then_some(title)
}

/// Most names of persons have two words.
fn two_words(name: &str) -> &str {
    let second = name.match_indices(' ').nth(1);
    second.map_or(name, |(at, _)| &name[..at])
}

/// A First Edition name without its marks: `*` for the other affiliation of the same card, ` *VP` for a
/// reprint, ` (back)` for the second face. Brackets that name a set tell cards apart and stay.
pub(super) fn unmarked_first(name: &str) -> (&str, Option<String>, bool) {
    let mut name = name.trim();
    let (mut mark, mut is_back) = (None, false);
    loop {
        if let Some(rest) = name.strip_suffix("*VP") {
            (name, mark) = (rest.trim_end(), Some("VP".to_owned()));
        } else if let Some(rest) = name.strip_suffix('*') {
            name = rest.trim_end();
        } else if let Some(rest) = name.strip_suffix("(back)") {
            (name, is_back) = (rest.trim_end(), true);
        } else {
            return (name, mark, is_back);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> ImportNames {
        ImportNames::new(
            "name\ttitle\nAb Cd Brave Soul\tAb Cd\nThe Long Name \"Nick\"\tThe Long Name\n",
            "old\tnew\nOld Errand\tFar Moon Old Errand\n",
        )
    }

    fn part(name: &str, card_type: &str) -> (String, Option<String>, Split) {
        let parted = names().part(name, card_type, true);
        (parted.title, parted.subtitle, parted.split)
    }

    #[test]
    fn marks_of_first_edition_names_are_told_from_names() {
        let vp = Some("VP".to_owned());
        assert_eq!(unmarked_first("Q (Voyager) *VP"), ("Q (Voyager)", vp, false));
        assert_eq!(unmarked_first("Dar*"), ("Dar", None, false));
        assert_eq!(unmarked_first("Two Faces (back)"), ("Two Faces", None, true));
    }

    #[test]
    fn titles_are_known_or_found_by_rule_or_guessed() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(part("Ab Cd Brave Soul", "personnel"), ("Ab Cd".into(), some("Brave Soul"), Split::Known));
        assert_eq!(part("Ab Cd Old Hand", "personnel"), ("Ab Cd".into(), some("Old Hand"), Split::Rule));
        assert_eq!(part("Zed, Lone Wolf", "personnel"), ("Zed".into(), some("Lone Wolf"), Split::Rule));
        assert_eq!(
            part("Kim the Elder \"Bob\"", "personnel"),
            ("Kim the Elder".into(), some("\"Bob\""), Split::Rule)
        );
        assert_eq!(part("Wo Ya Fine Fellow", "personnel"), ("Wo Ya".into(), some("Fine Fellow"), Split::Doubtful));
        assert_eq!(part("Temba, Arms Wide", "event"), ("Temba, Arms Wide".into(), None, Split::Known));
    }

    #[test]
    fn old_names_lead_to_new_ones_and_back() {
        assert_eq!(names().current("Old Errand"), "Far Moon Old Errand");
        assert_eq!(names().old("Far Moon Old Errand"), ["Old Errand"]);
    }
}
