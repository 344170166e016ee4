//! Which campaign is meant.

use clap::Args;

use crate::cli::argument_kinds::Stands;
use crate::text::steers;

/// Which campaign is meant.
#[derive(Debug, Default, Args)]
pub struct Which {
    #[arg(long = "name", id = "campaign", value_parser = name, add = Stands::Campaign)]
    pub name: Option<String>,
}

/// Longest name of a campaign in characters, so that it fits into headings.
const LONGEST: usize = 40;

/// A name as it may be given: one line, not empty, not too long.
pub fn name(text: &str) -> Result<String, &'static str> {
    let name = text.trim();
    if name.is_empty() || name.contains(steers) || name.chars().count() > LONGEST {
        return Err("no name");
    }
    Ok(name.to_owned())
}
