//! Missions from which another quadrant is as near as one's own: the 2 that a flight between quadrants
//! takes on top are not added there.

use super::card::{Passage, Quadrant};

/// What a game text says where it lifts the addition.
const LIFTED: &str = "do not add 2 to the span total";
/// What stands before the other missions.
const BETWEEN: &str = "between this mission and a";

impl Passage {
    /// Reads it from a game text, which is English: it names the missions between which the span is not
    /// raised. `None` if the text says nothing of the kind.
    pub(super) fn read(text: &str) -> Option<Passage> {
        let mut sentences = text.split(". ");
        let sentence = sentences.find(|sentence| sentence.contains(LIFTED))?;
        let (_, rest) = sentence.split_once(BETWEEN)?;
        let (kind, _) = rest.split_once(" mission")?;
        let kind = kind.strip_prefix("n ").unwrap_or(kind).trim();
        if let Some(region) = kind.strip_prefix("Region: ") {
            return Some(Passage::Region(region.to_owned()));
        }
        match kind.strip_prefix("non-") {
            Some(code) => quadrant(code).map(Passage::OutsideQuadrant),
            None => quadrant(kind).map(Passage::Quadrant),
        }
    }
}

/// A quadrant by its icon in game texts.
fn quadrant(icon: &str) -> Option<Quadrant> {
    match icon {
        "[AQ]" => Some(Quadrant::Alpha),
        "[GQ]" => Some(Quadrant::Gamma),
        "[DQ]" => Some(Quadrant::Delta),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(kind: &str) -> Option<Passage> {
        let text = format!(
            "Draw a card. When your ship flies between this mission and {kind} mission, {LIFTED}."
        );
        Passage::read(&text)
    }

    #[test]
    fn the_other_missions_are_read_from_the_text() {
        assert_eq!(read("a [GQ]"), Some(Passage::Quadrant(Quadrant::Gamma)));
        assert_eq!(read("an [AQ]"), Some(Passage::Quadrant(Quadrant::Alpha)));
        let outside = Passage::OutsideQuadrant(Quadrant::Alpha);
        assert_eq!(read("a non-[AQ]"), Some(outside));
        let region = Passage::Region("Inner Ring".to_owned());
        assert_eq!(read("a Region: Inner Ring"), Some(region));
        assert_eq!(read("your other"), None);
        assert_eq!(
            Passage::read("Between this mission and a [GQ] mission."),
            None
        );
    }
}
