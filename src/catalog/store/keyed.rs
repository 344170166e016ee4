//! What is read by a key of its own and is no entry: programs, boards, boxes and Stardates.

use serde::Serialize;
use serde::de::DeserializeOwned;

use model::{Board, BoxFacts, Program, Stardates};

/// A fact of which the data has one for each key.
pub trait KeyedStore: Serialize + DeserializeOwned {
    /// Tells this sort of facts from the others.
    const SORT: &'static str;

    /// The code of the captain or mode it belongs to.
    fn key(&self) -> &'static str;
}

impl KeyedStore for Program {
    const SORT: &'static str = "program";

    fn key(&self) -> &'static str {
        self.captain.code()
    }
}

impl KeyedStore for Board {
    const SORT: &'static str = "board";

    fn key(&self) -> &'static str {
        self.captain.code()
    }
}

impl KeyedStore for BoxFacts {
    const SORT: &'static str = "box";

    fn key(&self) -> &'static str {
        self.game_box.code()
    }
}

impl KeyedStore for Stardates {
    const SORT: &'static str = "stardates";

    fn key(&self) -> &'static str {
        self.mode.code()
    }
}
