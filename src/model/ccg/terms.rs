//! Species, affiliations and skills of Second Edition, and the codes of its icons. Species and skills have their
//! English name in both languages, as in print.

/// All species, in the order of the alphabet.
pub const CCG_SPECIES: [&str; 112] = [
    "Acamarian",
    "Aenar",
    "Alien",
    "Andorian",
    "Android",
    "Angosian",
    "Antican",
    "Atrean",
    "Ba'ku",
    "Bajoran",
    "Bandi",
    "Barzan",
    "Beast",
    "Benzite",
    "Betazoid",
    "Bioplasmic Lifeform",
    "Bolian",
    "Borg",
    "Boslic",
    "Breen",
    "Brekkian",
    "Bynar",
    "Cairn",
    "Caitian",
    "Caldonian",
    "Cardassian",
    "Chameloid",
    "Changeling",
    "Deltan",
    "Denobulan",
    "Dosi",
    "El-Aurian",
    "Elaysian",
    "Farian",
    "Ferengi",
    "Flaxian",
    "Gorn",
    "Grazerite",
    "Hekaran",
    "Hirogen",
    "Hologram",
    "Human",
    "Hupyrian",
    "Idanian",
    "Ikaaran",
    "Jem'Hadar",
    "Kaelon",
    "Karemma",
    "Kellerun",
    "Klaestron",
    "Klingon",
    "Kobali",
    "Kobliad",
    "Kreetassan",
    "Krenim",
    "Kressari",
    "Kriosian",
    "Ktarian",
    "Kzinti",
    "Lethean",
    "Lurian",
    "Malon",
    "Mari",
    "Markalian",
    "Mechanoid",
    "Minaran",
    "Miradorn",
    "Na'kuhl",
    "Napean",
    "Nausicaan",
    "Norcadian",
    "Nyrian",
    "Ocampa",
    "Ochshea",
    "Orion",
    "Ornaran",
    "Pakled",
    "Pendari",
    "Rakhari",
    "Ramatin",
    "Reman",
    "Reptilian",
    "Risan",
    "Romulan",
    "Satarran",
    "Selay",
    "Simbiot",
    "Solari",
    "Son'a",
    "Suliban",
    "T'Lani",
    "Takaran",
    "Talaxian",
    "Talemstran",
    "Tamarian",
    "Tanugan",
    "Tellarite",
    "Tiburonian",
    "Tosk",
    "Triannon",
    "Trill",
    "Ullian",
    "Ventaxian",
    "Vidiian",
    "Vorgon",
    "Vorta",
    "Vulcan",
    "Wadi",
    "Yridian",
    "Zakdorn",
    "Zalkonian",
    "Zibalian",
];

/// Codes of the icons of personnel and ships that are no affiliations, in the order of the alphabet.
const ICONS: [&str; 12] = ["AU", "Cmd", "DS9", "E", "Fut", "Maq", "Pa", "Stf", "TN", "TNG", "TOS", "Voy"];

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
    AFFILIATIONS.iter().find(|(known, _, _)| known.eq_ignore_ascii_case(code)).map(|(_, slug, _)| *slug)
}

/// The icon code of an affiliation: `NA` of `non-aligned`.
pub fn icon_of_affiliation(slug: &str) -> Option<&'static str> {
    AFFILIATIONS.iter().find(|(_, known, _)| *known == slug).map(|(code, _, _)| *code)
}

/// The English name of an affiliation; its slug if it is unknown.
pub fn affiliation_name(slug: &str) -> &str {
    let known = AFFILIATIONS.iter().find(|(_, known, _)| *known == slug);
    known.map_or(slug, |(_, _, name)| name)
}

/// The 23 skills, by name: slug and printed name.
pub const SKILLS: [(&str, &str); 23] = [
    ("acquisition", "Acquisition"),
    ("anthropology", "Anthropology"),
    ("archaeology", "Archaeology"),
    ("astrometrics", "Astrometrics"),
    ("biology", "Biology"),
    ("diplomacy", "Diplomacy"),
    ("engineer", "Engineer"),
    ("exobiology", "Exobiology"),
    ("geology", "Geology"),
    ("honor", "Honor"),
    ("intelligence", "Intelligence"),
    ("law", "Law"),
    ("leadership", "Leadership"),
    ("medical", "Medical"),
    ("navigation", "Navigation"),
    ("officer", "Officer"),
    ("physics", "Physics"),
    ("programming", "Programming"),
    ("science", "Science"),
    ("security", "Security"),
    ("telepathy", "Telepathy"),
    ("transporters", "Transporters"),
    ("treachery", "Treachery"),
];

/// The slug of a skill by its printed name, in upper or lower case.
pub fn skill_slug(name: &str) -> Option<&'static str> {
    let slug = |(slug, _): &(&'static str, &str)| *slug;
    SKILLS.iter().find(|(_, printed)| printed.eq_ignore_ascii_case(name)).map(slug)
}

/// The printed name of a skill by its slug; the slug itself if there is no such skill.
pub fn skill_name(slug: &str) -> &str {
    let known = SKILLS.iter().find(|(known, _)| *known == slug);
    known.map_or(slug, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::{SKILLS, skill_name, skill_slug};

    #[test]
    fn names_and_slugs_belong_together() {
        for (slug, name) in SKILLS {
            assert_eq!(skill_slug(name), Some(slug));
            assert_eq!(skill_slug(slug), Some(slug));
            assert_eq!(skill_name(slug), name);
        }
        assert_eq!(skill_slug("Treacher"), None);
        assert_eq!(skill_name("treacher"), "treacher");
    }
}
