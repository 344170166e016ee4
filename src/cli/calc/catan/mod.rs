//! The calculators of Star Trek Catan on the command line.

mod dice;
mod limits;
mod odds;
mod players;
mod points;
mod resources;
mod robbery;
mod route;
mod shortage;
mod stations;
mod trade;

use crate::cli::commands::commands;

commands! {
    Odds(odds::Odds),
    Dice(dice::Dice),
    Shortage(shortage::Shortage),
    Robbery(robbery::Robbery),
    Points(points::Points),
    Route(route::Route),
    Trade(trade::Trade),
    #[command(alias = "costs")]
    Limits(limits::Limits),
}
