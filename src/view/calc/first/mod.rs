//! The pages of the calculators of the First Edition board variant.

pub mod control;
pub mod flight;
pub mod nonaligned;
pub mod price;
pub mod recruit;
pub mod roll;
pub mod turn;
pub mod victory;
