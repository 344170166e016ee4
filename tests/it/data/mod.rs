//! The built-in data as a whole.

mod box_texts;
mod card_files;
mod catalog;
mod examples;
mod own_rules;
mod premiere_set;
mod printings;
mod register;
mod terms;
