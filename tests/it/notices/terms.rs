//! Licenses: which one is taken where there is a choice, and what in a file of one is its text.

use regex::Regex;

/// Licenses in the order in which they are taken, with the first and last words of their texts.
const KNOWN: [(&str, &str, &str); 7] = [
    ("MIT", "Permission is hereby granted, free of charge", r"dealings in the software\.?"),
    ("BSD-3-Clause", "Redistribution and use in source and binary forms", r"possibility of such damage\.?"),
    ("Zlib", "This software is provided .as-is.", r"from any source distribution\.?"),
    ("Unicode-3.0", "UNICODE LICENSE V3", r"authorization of the copyright holder\.?"),
    ("BSL-1.0", "Boost Software License", r"dealings in the software\.?"),
    ("Apache-2.0", r" *Apache License\s+Version 2.0, January 2004", "END OF TERMS AND CONDITIONS"),
    ("MPL-2.0", "Mozilla Public License", r"\z"),
];

/// Lines with these speak of owners in general.
const GENERAL: [&str; 8] = [
    "copyright notice",
    "copyright holder",
    "copyright owner",
    "copyright license",
    "copyright statement",
    "copyright and permission",
    "copyright, patent",
    "[yyyy]",
];

/// A license as a file has it.
pub struct Found {
    /// Whose the work is, line by line.
    pub copyright: Vec<String>,
    pub text: String,
}

/// What is taken of an expression: one license of each choice.
///
/// Panics if none of a choice is known here.
pub fn taken(expression: &str) -> Vec<&'static str> {
    let parts = expression.split(" AND ");
    parts.map(|part| choice(part.trim_matches(['(', ')']))).collect()
}

fn choice(part: &str) -> &'static str {
    let offered = part.split(" OR ").flat_map(|one| one.split('/'));
    let offered: Vec<&str> = offered.map(str::trim).collect();
    let known = KNOWN.iter().find(|(name, ..)| offered.contains(name));
    known.unwrap_or_else(|| panic!("no known license in {part}")).0
}

/// The license of a name in a file, if it is in there.
pub fn found(license: &str, file: &str) -> Option<Found> {
    let (_, begin, end) = KNOWN.iter().find(|(name, ..)| *name == license)?;
    let pattern = format!("(?is){begin}.*?(?:{end}|\\z)").replace(' ', r"\s+");
    let file = file.replace('\r', "");
    let text = Regex::new(&pattern).expect("a pattern").find(&file)?;
    let around = [&file[..text.start()], "\n", &file[text.end()..]].concat();
    let owners = around.lines().filter(|line| tells_of_owner(line));
    Some(Found { copyright: owners.map(bare).collect(), text: text.as_str().trim_end().to_owned() })
}

fn tells_of_owner(line: &str) -> bool {
    let line = line.to_lowercase();
    let is_general = GENERAL.iter().any(|words| line.contains(words));
    !is_general && (line.contains("copyright ") || line.contains("(c) ") || line.contains('©'))
}

fn bare(line: &str) -> String {
    let is_mark = |sign: char| sign.is_whitespace() || "*#/".contains(sign);
    line.trim_matches(is_mark).to_owned()
}

/// A text whose differences in layout, quotation marks and the last full stop do not count.
pub fn same(text: &str) -> String {
    let plain = text.replace(['“', '”', '‘', '’', '"', '\'', '`', '*', '#'], "");
    let words = plain.split_whitespace().collect::<Vec<_>>();
    words.join(" ").trim_end_matches('.').to_lowercase()
}
