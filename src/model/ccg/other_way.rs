//! Another way to a mission that its own text opens: others may attempt it, with requirements
//! of their own.

use super::card::CcgCard;
use super::sentences::sentences;
use super::text_facts::OtherWay;

/// What stands behind the personnel who may.
const MAY: &str = " may attempt this mission, ";
/// What stands before the requirements.
const REPLACED: &str = "replacing its requirements during that attempt with";

impl OtherWay {
    /// The ways a game text opens.
    pub(super) fn read(text: &str) -> Vec<OtherWay> {
        sentences(text).into_iter().filter_map(read).collect()
    }

    /// Whether a personnel lets its player attempt the mission so.
    pub fn admits(&self, card: &CcgCard) -> bool {
        card.card_type == "personnel" && self.who.iter().any(|who| card.is(who))
    }
}

/// Who may attempt the mission, what it is worth then, and what it takes instead.
fn read(sentence: &str) -> Option<OtherWay> {
    let (who, rest) = sentence.strip_prefix("Your ")?.split_once(MAY)?;
    let who = who.strip_suffix(" of any affiliation").unwrap_or(who);
    let kind = who.strip_suffix("personnel")?;
    let (before, requirement) = rest.split_once(REPLACED)?;
    let requirement = requirement.strip_prefix('s').unwrap_or(requirement);
    Some(OtherWay {
        who: kind
            .split(" or ")
            .map(|kind| format!("{} personnel", kind.trim()).trim().to_owned())
            .collect(),
        requirement: requirement.trim().parse().ok()?,
        points: worth(before),
    })
}

fn worth(words: &str) -> Option<i16> {
    let (_, rest) = words.split_once("making it worth ")?;
    let (points, _) = rest.split_once(' ')?;
    points.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::sample::with;

    /// How texts say that a mission takes something else.
    const INSTEAD: &str = "replacing its requirements during that attempt with";

    fn ways(text: &str) -> Vec<OtherWay> {
        OtherWay::read(text)
    }

    #[test]
    fn others_may_attempt_a_mission_in_their_own_way() {
        let text = format!(
            "Draw a card. Your [Rom] or [Fer] personnel may attempt this mission, making it worth 45 \
             points and {INSTEAD} Engineer, 2 Security, and Cunning>34."
        );
        let found = ways(&text);
        let [way] = &found[..] else {
            panic!("{found:?}");
        };
        let takes = way.requirement.to_string();
        assert_eq!(
            (takes.as_str(), way.points),
            ("Engineer, 2 Security, and Cunning>34", Some(45))
        );
        let of = |slug: &str| {
            with(|card| {
                card.card_type = "personnel".to_owned();
                card.affiliations = vec![slug.to_owned()];
            })
        };
        assert!(way.admits(&of("ferengi")) && way.admits(&of("romulan")));
        assert!(!way.admits(&of("klingon")));
    }

    #[test]
    fn anybody_may_where_no_affiliation_is_named() {
        let attempt = "may attempt this mission";
        let text =
            format!("Your personnel of any affiliation {attempt}, {INSTEAD}s Law and Honor.");
        let anybody = with(|card| card.card_type = "personnel".to_owned());
        assert!(ways(&text)[0].admits(&anybody));
        for other in [
            "Your [Rom] personnel may attempt all your missions.".to_owned(),
            "Your [Rom] personnel may attempt this mission, drawing a card.".to_owned(),
            format!("Your [Rom] ships may attempt this mission, {INSTEAD} Law."),
            format!("Your [Rom] personnel may attempt this mission, {INSTEAD} joy."),
        ] {
            assert!(ways(&other).is_empty(), "{other}");
        }
    }
}
