//! What is kept but cannot be read: a damaged text takes its own thing with it and nothing else.

use model::{SystemFault, codes};

codes!(
    /// What is kept.
    KeptKind {
        /// A solo game.
        Game => "game",
        /// A game of Cadet Training.
        Training => "training",
        /// A campaign.
        Campaign => "campaign",
        /// A saved deck.
        Deck => "deck",
        /// An imported card file.
        Import => "import",
        /// A card in the collection.
        Owned => "owned",
        /// A note.
        Note => "note",
        /// A star.
        Star => "star",
        /// What the program remembers under a name.
        Setting => "setting",
    }
);

/// Something kept that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DamagedItem {
    /// What it is.
    pub kind: KeptKind,
    /// What it is called, as far as that can be read; empty where all of its kind are meant.
    pub name: String,
}

/// How a store stands, apart from what is in it.
pub trait StoreCondition {
    /// What could not be read since this was asked last; each thing once.
    fn take_damage(&self) -> Vec<DamagedItem>;

    /// Why it can only be read, if so.
    fn write_barrier(&self) -> Option<SystemFault>;
}
