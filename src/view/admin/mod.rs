//! What the commands about the program's own data answer.

mod amounts;
pub mod completions;
pub mod config;
pub mod data;
pub mod db;
pub mod doctor;
pub mod documents;
pub mod export;
pub mod import;
pub mod index;
pub mod serve;
pub mod site;
