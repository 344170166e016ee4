//! Everything that is alive in a terminal, played at 60, 80 and 120 columns in both languages.

mod choice;
mod completion;
mod finder;
mod finder_keys;
mod lesson;
mod pictures;
mod prompts;
mod settings;
mod signs;
