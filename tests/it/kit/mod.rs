//! What tests work with; no tests in here.

// The benchmark and the readers under attack ask more of it.
#[allow(dead_code)]
pub mod answers;
pub mod card_index;
#[cfg(unix)]
pub mod club;
pub mod data_folder;
pub mod deck_lists;
pub mod desk;
#[cfg(unix)]
pub mod evening;
pub mod figures;
pub mod files;
pub mod invented;
pub mod mixes;
pub mod opponent;
#[cfg(unix)]
pub mod postgres;
pub mod printed;
pub mod reference;
pub mod scene;
pub mod scripted;
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
