//! Modifiers that change an attribute of every person in the question.

use clap::Args;

use crate::calc::second::modifier::{MODIFIERS, Shift};
use crate::cli::options::Numbers;

#[derive(Debug, Args)]
pub struct Everyone {
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    integrity: i32,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    cunning: i32,
    #[arg(long, default_value = "0", allow_negative_numbers = true,
        value_parser = Numbers(MODIFIERS))]
    strength: i32,
}

impl Everyone {
    /// What is added to each attribute.
    pub fn shift(&self) -> Shift {
        Shift([self.integrity, self.cunning, self.strength])
    }
}
