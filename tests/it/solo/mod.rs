//! The computer opponent of Captain's Chair.

mod answers_a_turn;
mod cadet_training;
mod conversations;
mod engine;
mod every_mix;
mod final_scoring;
mod printed_turn;
mod random_games;
mod rows_in_order;
mod secret;
mod set_up;
mod stored_games;
mod worked_examples;
