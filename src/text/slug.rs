//! Slugs: the readable part of ids.

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
