//! The pages of the calculators: the sum, and the rule behind it.
//!
//! A calculator is added so: a value of [`Calculator`] with the rules it follows (`calc/calculator.rs`), its
//! name below and its line in `about` (`locales/*/calc.ftl`); a struct that is its document and a [`Sum`]
//! (here, in the room of its game); a command that fills the struct (`cli/calc`) and ends with
//! `session.show(&calc::Answer::new(basis, sum))`. Title, place, rulings, rules and sources come from the
//! [`Basis`].

mod answer;
mod basis;
pub mod catan;
pub mod first;
mod list;
pub mod second;
mod tables;

use super::kit::lists::{listed, one_of};
use super::kit::terms::terms;
use crate::calc::Calculator;
use crate::locale::{Texts, msg};

pub use answer::{Answer, Reckoning, Sum};
pub use basis::Basis;
pub use list::Calculators;
pub use tables::Tables;

terms! {
    Calculator {
        Range => calc_range_title,
        Staffing => calc_staffing_title,
        Attempt => calc_attempt_title,
        Requirement => calc_requirement_title,
        Dilemmas => calc_dilemmas_title,
        Selection => calc_selection_title,
        Combat => calc_combat_title,
        Engagement => calc_engagement_title,
        Counters => calc_counters_title,
        Winner => calc_winner_title,
        Odds => calc_odds_title,
        Dice => calc_dice_title,
        Shortage => calc_shortage_title,
        Robbery => calc_robbery_title,
        Points => calc_points_title,
        Route => calc_route_title,
        Trade => calc_trade_title,
        Limits => calc_limits_title,
        Event => calc_event_title,
        Movement => calc_movement_title,
        Dilemma => calc_dilemma_title,
        Crew => calc_crew_title,
        Mercenary => calc_mercenary_title,
        Price => calc_price_title,
        Recruit => calc_recruit_title,
        Turn => calc_turn_title,
        Control => calc_control_title,
        Flight => calc_flight_title,
        Victory => calc_victory_title,
        Nonaligned => calc_nonaligned_title,
    }
}

/// What a calculator works out, in a line.
pub fn about(texts: &Texts, calculator: Calculator) -> String {
    match calculator {
        Calculator::Range => msg::calc_about_range(texts),
        Calculator::Staffing => msg::calc_about_staffing(texts),
        Calculator::Attempt => msg::calc_about_attempt(texts),
        Calculator::Requirement => msg::calc_about_requirement(texts),
        Calculator::Dilemmas => msg::calc_about_dilemmas(texts),
        Calculator::Selection => msg::calc_about_selection(texts),
        Calculator::Combat => msg::calc_about_combat(texts),
        Calculator::Engagement => msg::calc_about_engagement(texts),
        Calculator::Counters => msg::calc_about_counters(texts),
        Calculator::Winner => msg::calc_about_winner(texts),
        Calculator::Odds => msg::calc_about_odds(texts),
        Calculator::Dice => msg::calc_about_dice(texts),
        Calculator::Shortage => msg::calc_about_shortage(texts),
        Calculator::Robbery => msg::calc_about_robbery(texts),
        Calculator::Points => msg::calc_about_points(texts),
        Calculator::Route => msg::calc_about_route(texts),
        Calculator::Trade => msg::calc_about_trade(texts),
        Calculator::Limits => msg::calc_about_limits(texts),
        Calculator::Event => msg::calc_about_event(texts),
        Calculator::Movement => msg::calc_about_movement(texts),
        Calculator::Dilemma => msg::calc_about_dilemma(texts),
        Calculator::Crew => msg::calc_about_crew(texts),
        Calculator::Mercenary => msg::calc_about_mercenary(texts),
        Calculator::Price => msg::calc_about_price(texts),
        Calculator::Recruit => msg::calc_about_recruit(texts),
        Calculator::Turn => msg::calc_about_turn(texts),
        Calculator::Control => msg::calc_about_control(texts),
        Calculator::Flight => msg::calc_about_flight(texts),
        Calculator::Victory => msg::calc_about_victory(texts),
        Calculator::Nonaligned => msg::calc_about_nonaligned(texts),
    }
}
