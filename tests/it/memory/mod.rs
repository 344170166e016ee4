//! What the player sets, writes, marks and opens.

#[cfg(unix)]
mod any_memory;
mod choice;
#[cfg(unix)]
mod own_rules;
mod settings;
mod transfer;
