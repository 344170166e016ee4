//! Everything that is tested from outside, one room a subject. `tests/README.md` tells the way around.

#![allow(clippy::print_stdout)]

mod backup;
mod calc;
mod campaign;
mod ceilings;
mod circles;
#[cfg(unix)]
mod club;
mod collection;
#[cfg(unix)]
mod completions;
#[cfg(unix)]
mod damage;
mod data;
mod deck;
mod doctor;
mod documents;
mod entry;
mod exit_codes;
mod export;
mod faults;
#[cfg(unix)]
mod find;
mod growth;
mod house;
mod import_lackey;
mod kit;
#[cfg(unix)]
mod live;
mod locales;
mod manual;
mod memory;
mod named_commands;
mod notices;
mod own_data;
#[cfg(unix)]
mod own_server;
#[cfg(unix)]
mod packaged_catalog;
#[cfg(unix)]
mod pager;
#[cfg(unix)]
mod prompts;
mod screens;
mod search;
#[cfg(unix)]
mod server_store;
mod solo;
mod steering_signs;
mod typed_lines;
mod web;
mod widths;
#[cfg(unix)]
mod written_files;
