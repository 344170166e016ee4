//! What tests work with; no tests in here.

// The benchmark, the readers under attack, and other tests ask more of it.
#[allow(dead_code)]
pub mod answers;
pub mod built_in;
pub mod card_index;
#[cfg(unix)]
pub mod club;
pub mod data_folder;
pub mod deck_lists;
pub mod desk;
#[cfg(unix)]
pub mod evening;
pub mod files;
pub mod invented;
#[allow(dead_code)]
pub mod opponent;
pub mod pool;
#[cfg(unix)]
pub mod postgres;
pub mod printed;
pub mod reference;
#[cfg(unix)]
pub mod seat;
pub mod sheets;
pub mod site;
#[cfg(unix)]
pub mod sitting;
#[cfg(unix)]
pub mod terminal;
pub mod transcript;
#[cfg(unix)]
pub mod typist;
pub mod visitor;
