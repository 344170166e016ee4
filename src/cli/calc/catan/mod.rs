//! The calculators of Star Trek Catan on the command line.

mod limits;
mod odds;
mod players;
mod points;
mod robbery;
mod route;
mod stations;
mod trade;

use crate::cli::commands::commands;

commands! {
    Odds(odds::Odds),
    Robbery(robbery::Robbery),
    Points(points::Points),
    Route(route::Route),
    Trade(trade::Trade),
    #[command(alias = "costs")]
    Limits(limits::Limits),
}
