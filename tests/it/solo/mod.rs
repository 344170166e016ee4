//! The computer opponent of Captain's Chair.

mod cadet_training;
mod conversations;
mod secret;
mod set_up;
mod stored_games;
mod worked_examples;
