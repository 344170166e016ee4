//! What a shared server asks of the program beside what any page asks.

use super::person::Guest;
use crate::model::Lang;
use crate::web::games::Refusal;

/// Seats, and links to games. Words of seats and links come as their hashes; whoever implements this never learns
/// them.
pub trait Seats {
    /// Keeps a new seat with an owner that nobody else is.
    ///
    /// # Errors
    /// When the database does not take it.
    fn take_seat(&self, lang: Lang, hash: &str, owner: &str) -> Result<(), Refusal>;

    /// The owner of a seat; `None` if there is no such seat.
    ///
    /// # Errors
    /// When the database does not answer.
    fn seated(&self, lang: Lang, hash: &str) -> Result<Option<String>, Refusal>;

    /// Gives a seat a new word. `false` if there is no such seat.
    ///
    /// # Errors
    /// When the database does not take it.
    fn renew_seat(&self, lang: Lang, hash: &str, new: &str) -> Result<bool, Refusal>;

    /// Makes the link to a game of this desk, in place of the one before.
    ///
    /// # Errors
    /// When there is no such game, or the database does not take it.
    fn share(&self, lang: Lang, game: &str, may_play: bool, hash: &str) -> Result<(), Refusal>;

    /// Ends the link to a game of this desk.
    ///
    /// # Errors
    /// When the database does not take it.
    fn end_share(&self, lang: Lang, game: &str, may_play: bool) -> Result<(), Refusal>;

    /// Which links there are to a game of this desk: whether each may play.
    ///
    /// # Errors
    /// When the database does not answer.
    fn shares(&self, lang: Lang, game: &str) -> Result<Vec<bool>, Refusal>;

    /// The game a link leads to, for a guest who calls it by an alias; `None` if it leads nowhere.
    ///
    /// # Errors
    /// When the database does not answer.
    fn guest(&self, lang: Lang, hash: &str, alias: &str) -> Result<Option<Guest>, Refusal>;

    /// Whether the catalog answers.
    fn is_well(&self) -> bool;

    /// How many connections to the database wait for work; `None` if it does not answer.
    fn database(&self) -> Option<usize>;
}
