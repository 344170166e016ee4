//! The cards the player owns: copies by the full name of a card of Second Edition, so that they outlive imports.

use super::UserError;

/// What becomes of the copies there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Booking {
    /// There are so many.
    Set,
    /// So many come in.
    Add,
    /// So many go out; never more than there are.
    Remove,
    /// All that is not named goes out; of what is named there are so many.
    Replace,
}

impl Booking {
    /// How many copies there are afterwards.
    pub(super) fn after(self, before: u32, count: u32) -> u32 {
        match self {
            Booking::Set | Booking::Replace => count,
            Booking::Add => before.saturating_add(count),
            Booking::Remove => before.saturating_sub(count),
        }
    }
}

/// Copies of a card to be booked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copies {
    /// The full name the card has today.
    pub name: String,
    /// Names it was kept under before; these rows are taken up into that of its name.
    pub former: Vec<String>,
    pub count: u32,
}

/// How many copies of a card there were and are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Booked {
    pub name: String,
    pub before: u32,
    pub after: u32,
}

/// What a store does with the collection.
pub trait Collection {
    /// All cards by name, each with its copies, at least one.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn owned(&self) -> Result<Vec<(String, u32)>, UserError>;

    /// Books copies, all or none, and says what became of each card named, in their order.
    ///
    /// # Errors
    /// When the store cannot be written; then nothing has changed.
    fn book(&mut self, booking: Booking, copies: &[Copies]) -> Result<Vec<Booked>, UserError>;
}
