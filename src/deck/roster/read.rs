//! From the text of a file to a crew list, whatever its form.

use super::list::{CrewList, lines};
use super::{document, headed};
use crate::deck::list::read::document::looks_like_yaml;
use crate::deck::list::read::is_json;
use crate::deck::list::read::line_shape::split;
use crate::deck::{Format, NoList};

/// Reads a crew: a document in JSON or YAML by its signs, else a list with a card a line.
///
/// # Errors
/// When a document cannot be read. Lists of lines can always be read: a line that cannot be used says
/// so.
pub fn read(text: &str) -> Result<CrewList, NoList> {
    match document_form(text) {
        Some(format) => document::read(text, format),
        None => Ok(lines(text)),
    }
}

/// The form of a document; `None` if it is a list of lines.
fn document_form(text: &str) -> Option<Format> {
    let is_head = |head: &str| headed(head).is_some();
    let has_brackets = || {
        split(text).any(|line| {
            let parts = line.split_once(':');
            parts.is_some_and(|(head, rest)| is_head(head) && rest.trim_start().starts_with('['))
        })
    };
    if is_json(text) {
        Some(Format::Json)
    } else {
        (has_brackets() || looks_like_yaml(text, is_head)).then_some(Format::Yaml)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::roster::Place;
    use crate::deck::{Content, Trouble};

    /// Place, copies and name of each card.
    fn cards(text: &str) -> Vec<(Option<Place>, u32, String)> {
        let list = read(text).expect("a crew");
        let cards = list.cards();
        cards
            .map(|line| (line.place, line.count(), line.name().to_owned()))
            .collect()
    }

    #[test]
    fn documents_hold_what_lists_hold() {
        let expected = cards(
            "Captain: Picard\nVerfügbar:\nAnalyse\n2x Worf\n## Verstärkung\nVerstärkung\nData\n",
        );
        let documents = [
            "captain: Picard\navailable:\n  - Analyse\n  - count: 2\n    name: Worf\nreinforcements:\n  - Verstärkung\n  - Data\n",
            "name: Mine\nCaptain: Picard\nVerfügbar: [Analyse, 2x Worf]\nVerstärkung: [Verstärkung, Data]\n",
            "Captain: Picard\nVerfügbar:\n  Analyse: 1\n  Worf: 2\nVerstärkung:\n  Verstärkung: 1\n  Data: 1\n",
            "{\"captain\": \"Picard\", \"available\": [\"Analyse\", {\"name\": \"Worf\", \"count\": 2}], \"reinforcements\": {\"Verstärkung\": 1, \"Data\": 1}}",
            "[{\"name\": \"Picard\", \"pile\": \"captain\"}, {\"name\": \"Analyse\", \"pile\": \"available\"}, {\"name\": \"Worf\", \"count\": \"2\", \"pile\": \"verfügbar\"}, {\"name\": \"Verstärkung\", \"pile\": \"Verstärkung\"}, {\"name\": \"Data\", \"pile\": \"Verstärkung\"}]",
        ];
        for document in documents {
            assert_eq!(cards(document), expected, "{document}");
        }
    }

    #[test]
    fn what_is_no_card_is_told() {
        let list = read("{\"captain\": \"Picard\", \"tribbles\": [\"Data\"], \"reserve\": [7]}");
        let list = list.expect("a crew");
        let troubles: Vec<Trouble> = list.troubles().map(|(_, trouble)| trouble).collect();
        assert_eq!(troubles, [Trouble::UnknownHeading, Trouble::Strange]);
        assert!(read("{\"captain\":").is_err());
        let plain = read("Captain: Picard\nReserve:\n- Data\n").expect("a crew");
        assert_eq!(plain.format, Format::Text);
        assert!(
            plain
                .lines
                .iter()
                .any(|line| line.content == Content::Heading(Place::Reserve))
        );
    }
}
