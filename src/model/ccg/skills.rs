//! The skills of personnel of Second Edition. Both languages print the English name.

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
    SKILLS
        .iter()
        .find(|(_, printed)| printed.eq_ignore_ascii_case(name))
        .map(slug)
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
