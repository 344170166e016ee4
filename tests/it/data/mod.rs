//! The built-in data as a whole.

mod catalog;
mod register;
mod examples;
mod premiere_set;
mod printings;
