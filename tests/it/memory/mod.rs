//! What the player sets, writes, marks and opens.

#[cfg(unix)]
mod any_backup;
mod choice;
mod notes;
#[cfg(unix)]
mod own_rules;
mod settings;
