//! Card files of Second Edition as players import them, with invented cards.

/// The line of column names.
pub const HEADER: &str = "Name\tSet\tImageFile\tRarity\tUnique\tCollectorsInfo\tType\tCost\tMission/DilemmaType\tSpan\tPoints\tQuadrant\tAffiliation\tIcons\tStaff\tKeywords\tClass\tSpecies\tSkills\tIntegrity/Range\tCunning/Weapons\tStrength/Shields\tText";

/// A file of these rows.
pub fn sheet(rows: &[&str]) -> Vec<u8> {
    format!("{HEADER}\n{}\n", rows.join("\n")).into_bytes()
}

/// A row with a name and what stands in some columns; its number is the set number 1.
pub fn row(name: &str, number: u16, columns: &[(&str, &str)]) -> String {
    let info = format!("1C{number:03}");
    let common = [
        ("Name", name),
        ("Set", "XX"),
        ("ImageFile", "img"),
        ("Rarity", "C"),
        ("Unique", "N"),
        ("CollectorsInfo", &info),
    ];
    let cell = |column: &str| {
        let mut all = columns.iter().chain(&common);
        let known = all.find(|(name, _)| *name == column);
        known.map_or("", |(_, value)| *value)
    };
    let cells: Vec<&str> = HEADER.split('\t').map(cell).collect();
    cells.join("\t")
}
