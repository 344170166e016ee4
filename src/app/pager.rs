//! Which pager shows long answers.

use std::env;

use super::settings;

/// What names the pager, the program's own word first.
const NAMED_BY: [&str; 2] = ["TRICORDER_PAGER", "PAGER"];
/// The pager if nobody names one.
pub const USUAL: &str = if cfg!(windows) { "more" } else { "less" };

/// The pager a variable names, and the variable.
pub fn pager_from_env() -> Option<(&'static str, String)> {
    let mut names = NAMED_BY.into_iter();
    names.find_map(|name| Some((name, env::var(name).ok()?)))
}

/// The pager to be used; `None` if the player wants none: an empty name, or `cat`.
pub fn chosen_pager() -> Option<String> {
    let variable = pager_from_env().map(|(_, name)| name);
    let chosen = variable.or_else(|| settings::of_player().pager.clone());
    let name = chosen.unwrap_or_else(|| USUAL.to_owned());
    let is_none = matches!(name.trim(), "" | "cat");
    (!is_none).then_some(name)
}
