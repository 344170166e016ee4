//! Commands about the program's own data: imported card files, the data check, the catalogs, and what
//! a shell or a manual needs.

pub mod completions;
pub mod data;
mod data_cards;
pub mod db;
pub mod doctor;
mod export;
pub mod import;
pub mod index;
pub mod licenses;
pub mod man;
mod own;
mod registration;
pub mod site;
