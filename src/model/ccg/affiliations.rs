//! Affiliations of Second Edition, the codes of their icons, and those of the other icons.

/// Codes of the icons of personnel and ships that are no affiliations, in the order of the alphabet.
const ICONS: [&str; 12] = [
    "AU", "Cmd", "DS9", "E", "Fut", "Maq", "Pa", "Stf", "TN", "TNG", "TOS", "Voy",
];

/// The code of an icon of personnel and ships in its usual spelling, given in upper or lower case.
/// Affiliations are none of them.
pub fn ccg_icon(code: &str) -> Option<&'static str> {
    let known = ICONS.iter().find(|known| known.eq_ignore_ascii_case(code));
    known.copied()
}

/// Icon code, slug and English name. Codes in the order of the alphabet; later spellings of older
/// files come last.
const AFFILIATIONS: [(&str, &str, &str); 16] = [
    ("Baj", "bajoran", "Bajoran"),
    ("Bor", "borg", "Borg"),
    ("Car", "cardassian", "Cardassian"),
    ("Dom", "dominion", "Dominion"),
    ("Fed", "federation", "Federation"),
    ("Fer", "ferengi", "Ferengi"),
    ("Hir", "hirogen", "Hirogen"),
    ("Kaz", "kazon", "Kazon"),
    ("Kli", "klingon", "Klingon"),
    ("NA", "non-aligned", "Non-Aligned"),
    ("Rom", "romulan", "Romulan"),
    ("SF", "starfleet", "Starfleet"),
    ("Vid", "vidiian", "Vidiian"),
    // No source tells the code of its icon.
    ("Xindi", "xindi", "Xindi"),
    ("Non", "non-aligned", "Non-Aligned"),
    ("Sta", "starfleet", "Starfleet"),
];

/// The slug of the affiliation an icon code stands for: `Baj`, also `Non` and `Sta` of older files.
pub fn affiliation_of_icon(code: &str) -> Option<&'static str> {
    AFFILIATIONS
        .iter()
        .find(|(known, _, _)| known.eq_ignore_ascii_case(code))
        .map(|(_, slug, _)| *slug)
}

/// The icon code of an affiliation: `NA` of `non-aligned`.
pub fn icon_of_affiliation(slug: &str) -> Option<&'static str> {
    AFFILIATIONS
        .iter()
        .find(|(_, known, _)| *known == slug)
        .map(|(code, _, _)| *code)
}

/// The English name of an affiliation; its slug if it is unknown.
pub fn affiliation_name(slug: &str) -> &str {
    let known = AFFILIATIONS.iter().find(|(_, known, _)| *known == slug);
    known.map_or(slug, |(_, _, name)| name)
}
