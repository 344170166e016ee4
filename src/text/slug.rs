//! Slugs: the readable part of ids.

use super::fold::{is_joiner, plain};

/// Whether a text is a slug: lower-case ASCII letters and digits in groups joined by single hyphens.
///
/// ```
/// assert!(tricorder::text::is_slug("away-team"));
/// assert!(!tricorder::text::is_slug("-away--team"));
/// ```
pub fn is_slug(text: &str) -> bool {
    text.split('-').all(|group| {
        !group.is_empty()
            && group
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    })
}

/// The slug of a name: lower case, accents, full stops and apostrophes dropped, all else that is no
/// letter or digit a hyphen. Empty if nothing is left.
///
/// ```
/// use tricorder::text::slug;
/// assert_eq!(slug("U.S.S. Enterprise-E, Federation Envoy"), "uss-enterprise-e-federation-envoy");
/// assert_eq!(slug("Evek, Attaché"), "evek-attache");
/// assert_eq!(slug("Cry \"Havoc!\""), "cry-havoc");
/// ```
pub fn slug(name: &str) -> String {
    let plain = plain(name, |c| !is_joiner(c));
    let groups: Vec<&str> = plain
        .split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit())
        .filter(|group| !group.is_empty())
        .collect();
    groups.join("-")
}
