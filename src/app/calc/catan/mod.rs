//! The calculators of Star Trek Catan. Places are headings of its almanac.

mod dice;
mod limits;
mod odds;
mod players;
mod points;
mod resources;
mod robbery;
mod route;
mod shortage;
mod special_cards;
mod trade;

use crate::commands::commands;

commands! {
    Odds(odds::OddsArgs),
    Dice(dice::DiceArgs),
    Shortage(shortage::ShortageArgs),
    Robbery(robbery::RobberyArgs),
    Points(points::PointsArgs),
    Route(route::RouteArgs),
    Trade(trade::TradeArgs),
    #[command(alias = "costs")]
    Limits(limits::LimitsArgs),
}
