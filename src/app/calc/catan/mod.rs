//! The calculators of Star Trek Catan. Places are headings of its almanac.

mod dice;
mod limits;
mod odds;
mod player_points;
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
    /// How many resources outposts and starbases can expect.
    Odds(odds::OddsArgs),
    /// How often two dice show a total.
    Dice(dice::DiceArgs),
    /// Who gets what when the supply is too small for all.
    Shortage(shortage::ShortageArgs),
    /// Who discards how many cards on a 7.
    Robbery(robbery::RobberyArgs),
    /// Victory points, and who holds the special cards.
    Points(points::PointsArgs),
    /// The Longest Supply Route of a player's starships.
    Route(route::RouteArgs),
    /// Trade with the supply, at 4:1, 3:1 and 2:1.
    Trade(trade::TradeArgs),
    /// How much a player's pieces still let them build.
    Limits(limits::LimitsArgs),
}
