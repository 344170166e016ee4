//! Commands about the program's own data: imported card files, the data check, the catalogs, and what
//! a shell or a manual needs.

pub mod completions;
pub mod data;
pub mod db;
pub mod doctor;
pub mod documents;
pub mod import;
pub mod index;
mod own;
pub mod site;
