//! Writes the table of the sets of Second Edition as Rust, so that whoever names one need not read the data.

use std::fmt::Write;

use serde_yaml::Value;

/// The source of `SETS` and of what is known of the retired list, for `model/ccg/card_set.rs`.
pub fn generated(sets: &str, retired: &str) -> Option<String> {
    let Value::Sequence(sets) = serde_yaml::from_str(sets).ok()? else {
        return None;
    };
    let mut out = String::from("/// All sets.\npub const SETS: &[CardSet] = &[\n");
    for set in &sets {
        // Writing into a text cannot fail.
        let _ = writeln!(out, "{},", card_set(set)?);
    }
    let retired: Value = serde_yaml::from_str(retired).ok()?;
    let (year, season) = (retired["year"].as_u64()?, retired["season"].as_str()?);
    let _ = write!(
        out,
        "];\n\n/// The year of the retired list, and its season by code.\n\
         pub const RETIRED_LIST: (u16, &str) = ({year}, {season:?});\n"
    );
    Some(out)
}

fn card_set(set: &Value) -> Option<String> {
    let code = set["code"].as_str()?;
    let name = set["name"].as_str();
    let number = set["number"].as_u64();
    let kind = match set["kind"].as_str()? {
        "printed" => "Printed",
        "virtual" => "Virtual",
        "promo" => "Promo",
        _ => return None,
    };
    let also = set["also"].as_sequence().into_iter().flatten();
    let typed: Vec<&str> = [Some(code), name]
        .into_iter()
        .flatten()
        .chain(also.filter_map(Value::as_str))
        .collect();
    let is_traditional = set["traditional"].as_bool().unwrap_or(false);
    Some(format!(
        "CardSet {{ code: {code:?}, number: {number:?}, name: {name:?}, kind: SetKind::{kind}, \
         is_traditional: {is_traditional}, typed: Typed {{ en: &{typed:?}, de: &{typed:?} }} }}"
    ))
}
