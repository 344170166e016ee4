//! Calculators: values the rules of a game do not know.

use super::reason::Reason;
use super::variants::{Detail, errors};

errors! {
    /// What a calculator cannot reckon with.
    CalcError as Calc;

    /// The data lacks a table, or what the table must have.
    NoTable { table: String } as no_table => 2, err_calc_no_table(table), try hint_calc_no_table();
    /// A number outside its bounds; `what` is counted.
    Number { value: String, what: &'static str, least: String, most: String } as number
        => 2, err_calc_number(value, what), try hint_calc_number(least, most, what);

    // Second Edition

    /// No card of a sort has this name.
    UnknownCard { name: String, sort: &'static str, suggestions: Vec<String> } as unknown_card
        => 1, err_calc_unknown_card(sort, name), try hint_calc_unknown_card(sort), near suggestions;
    /// The card of this name is of another sort.
    OtherSort { name: String, sort: &'static str, other: String } as other_sort
        => 2, err_calc_other_sort(name, other), try hint_calc_other_sort(sort);
    /// Several cards have this name.
    AmbiguousCard { name: String, listed: Detail } as ambiguous_card
        => 2, err_calc_ambiguous_card(name), try hint_calc_ambiguous_card(listed, name);
    /// Two cards of a title of which a player may command one.
    UniqueTwice { name: String } as unique_twice => 2, err_calc_unique_twice(name), try hint_calc_unique_twice();
    /// A list of cards cannot be read.
    List { path: String, reason: Reason } as list => 2, err_calc_list(path, reason), try hint_calc_list();
    /// A list of cards is no text: `empty`, `too-large`, `binary`.
    ListNoText { path: String, reason: &'static str } as list_no_text
        => 2, err_calc_list_no_text(path, reason), try hint_calc_list();
    /// A line of a list makes no sense.
    Line { line: String } as line => 2, err_calc_line(line), try hint_calc_line();
    /// A flight of fewer than two missions.
    RangeStops => 2, err_calc_range_stops(), try hint_calc_range_stops();
    /// A mission without a span that is a number.
    NoSpan { name: String } as no_span => 2, err_calc_no_span(name), try hint_calc_no_span();
    /// No quadrant has this name.
    UnknownQuadrant { value: String, allowed: Vec<String> } as unknown_quadrant
        => 1, err_calc_quadrant(value), try hint_calc_quadrant(allowed);
    /// No ship to staff.
    StaffingShip => 2, err_calc_staffing_ship(), try hint_calc_staffing_ship();
    /// Mission or crew of an attempt is missing.
    AttemptWho => 2, err_calc_attempt_who(), try hint_calc_attempt_who();
    /// All personnel are stopped.
    AttemptNobody => 2, err_calc_attempt_nobody(), try hint_calc_attempt_nobody();
    /// Requirement or crew is missing.
    RequirementWho => 2, err_calc_requirement_who(), try hint_calc_requirement_who();
    /// All personnel are stopped.
    RequirementNobody => 2, err_calc_requirement_nobody(), try hint_calc_attempt_nobody();
    /// A dilemma whose text was not imported.
    /// A card that asks nothing of a crew in words a program can read.
    NoRequirement { name: String } as no_requirement
        => 1, err_calc_no_requirement(name), try hint_calc_no_requirement();
    /// Dilemmas, or the number of personnel, are missing.
    DilemmasDrawn => 2, err_calc_dilemmas_drawn(), try hint_calc_dilemmas_drawn();
    /// More dilemmas than the opponent draws.
    TooManyDilemmas { count: usize, most: u16 } as too_many_dilemmas
        => 2, err_calc_too_many_dilemmas(count), try hint_calc_too_many_dilemmas(most);
    /// Nobody to select from is named.
    SelectionWho => 2, err_calc_selection_who(), try hint_calc_selection_who();
    /// All personnel to select from are stopped.
    SelectionNobody => 2, err_calc_selection_nobody(), try hint_calc_selection_nobody();
    /// Somebody who is not among those selected from.
    NotAmong { name: String } as not_among => 2, err_calc_not_among(name), try hint_calc_not_among();
    /// A modifier before any value.
    StrayModifier { value: String } as stray_modifier
        => 2, err_calc_stray_modifier(value), try hint_calc_stray_modifier();
    /// A modifier of a Range that is not known.
    RangeModifier => 2, err_calc_range_modifier(), try hint_calc_range_modifier();
    /// A headquarters cannot be attempted.
    Headquarters { name: String } as headquarters => 2, err_calc_headquarters(name), try hint_calc_headquarters();
    /// A side of a contest is missing.
    Sides => 2, err_calc_sides(), try hint_calc_sides();
    /// No cards in hand are named.
    CountersHand => 2, err_calc_counters_hand(), try hint_calc_counters_hand();
    /// A player's result that cannot be read.
    WinnerPlayer { value: String } as winner_player
        => 2, err_calc_winner_player(value), try hint_calc_winner_player();

    // Star Trek Catan

    /// More space stations than a player can have.
    Stations { count: u8, small: u8, large: u8, most: u8 } as stations
        => 2, err_calc_stations(count), try hint_calc_stations(small, large, most);
    /// A list that has not one number a player.
    ListLength { option: String, count: usize, players: usize } as list_length
        => 2, err_calc_list_length(option, count, players), try hint_calc_list_length();
    /// More players than can play.
    Players { count: usize, most: usize } as players
        => 2, err_calc_players(count), try hint_calc_players(most);
    /// Two players of one name.
    NameTwice { name: String } as name_twice => 2, err_calc_name_twice(name), try hint_calc_name_twice();
    /// No player has this name or number.
    UnknownPlayer { option: String, value: String, players: usize, suggestions: Vec<String> } as unknown_player
        => 1, err_calc_player(value, option), try hint_calc_player(players), near suggestions;
    /// One player cannot be compared.
    Compare { option: String } as compare => 2, err_calc_compare(option), try hint_calc_compare(option);
    /// More cards of a kind than there are.
    Cards { option: String, count: u16, most: u8 } as cards
        => 2, err_calc_cards(count, option), try hint_calc_cards(most);
    /// A largest Starfleet nobody can have had.
    NeverEarned { least: u8 } as never_earned => 2, err_calc_never_earned(least), try hint_calc_never_earned();
    /// No total of two dice.
    Total { value: String } as total => 2, err_calc_total(value), try hint_calc_total();
    /// A resource is due of which the supply is not known.
    Supply { resource: String } as supply => 2, err_calc_supply(resource), try hint_calc_supply(resource);
    /// No number chip.
    Chip { value: String } as chip => 2, err_calc_chip(value), try hint_calc_chip();
    /// A space station at more fields than meet.
    Fields { value: String, most: usize } as fields => 2, err_calc_fields(value), try hint_calc_fields(most);
    /// More resource cards than there are.
    Hands { count: u16, most: u8 } as hands => 2, err_calc_hands(count), try hint_calc_hands(most);
    /// No starship between two space points.
    Lane { value: String } as lane => 2, err_calc_lane(value), try hint_calc_lane();
    /// A starship from a point to itself.
    RouteLoop { point: String } as route_loop => 2, err_calc_route_loop(point), try hint_calc_route_loop();
    /// A space lane named twice.
    RouteTwice { lane: String } as route_twice => 2, err_calc_route_twice(lane), try hint_calc_route_twice();
    /// More starships at a point than lanes meet there.
    RouteCrowded { point: String, most: usize } as route_crowded
        => 2, err_calc_route_crowded(point), try hint_calc_route_crowded(most);
    /// More starships than a player has.
    RouteTooMany { count: usize, most: u8 } as route_too_many
        => 2, err_calc_route_too_many(count), try hint_calc_route_too_many(most);
    /// A point no starship touches.
    RouteElsewhere { point: String } as route_elsewhere
        => 2, err_calc_route_elsewhere(point), try hint_calc_route_elsewhere();
    /// No resource has this name.
    UnknownResource { option: String, value: String, allowed: Vec<String>, suggestions: Vec<String> } as unknown_resource
        => 1, err_calc_resource(value, option), try hint_calc_resource(allowed), near suggestions;

    // First Edition

    /// Nothing of this name is on the price list.
    UnknownWare { word: String, suggestions: Vec<String> } as unknown_ware
        => 1, err_calc_ware(word), try hint_calc_ware(), near suggestions;
    /// The price of a ship needs its values.
    ShipPrice => 2, err_calc_ship_price(), try hint_calc_ship_price();
    /// The Borg recruit nobody.
    BorgRecruit => 2, err_calc_borg_recruit(), try hint_calc_borg_recruit();
    /// More people than the crew numbers.
    CrewSize { persons: u64, crew: u64 } as crew_size
        => 2, err_calc_crew_size(persons, crew), try hint_calc_crew_size();
    /// A mark without the number of skill icons before it.
    NoIcons { word: String } as no_icons => 2, err_calc_no_icons(word), try hint_calc_no_icons();
    /// A word that says nothing about a person.
    Mark { word: String, suggestions: Vec<String> } as mark
        => 1, err_calc_mark(word), try hint_calc_mark(), near suggestions;
    /// A mark given twice.
    MarkTwice { word: String } as mark_twice => 2, err_calc_mark_twice(word), try hint_calc_mark_twice();
    /// A treaty in a game of two.
    NoTreaty { treaty: String, players: u64 } as no_treaty
        => 2, err_calc_no_treaty(), try hint_calc_no_treaty(treaty, players);
    /// A treaty that does not fit the number of players.
    TreatyPlayers { treaty: String, players: u64 } as treaty_players
        => 2, err_calc_treaty_players(treaty), try hint_calc_treaty_players(treaty, players);
    /// Nothing at a mission of which control is asked.
    ControlNothing => 2, err_calc_control_nothing(), try hint_calc_control_nothing();
    /// No name of a player.
    ControlPlayer { value: String } as control_player
        => 2, err_calc_control_player(value), try hint_calc_control_player();
    /// A flight over the field of fewer than two missions.
    FlightStops => 2, err_calc_flight_stops(), try hint_calc_flight_stops();
    /// A flight from a mission to itself.
    FlightStay { place: String } as flight_stay => 2, err_calc_flight_stay(place), try hint_calc_flight_stay();
    /// A place that is not on the field.
    FlightPlace { value: String, last: String } as flight_place
        => 2, err_calc_flight_place(value), try hint_calc_flight_place(last);
    /// A span that belongs to no place.
    FlightSpan { value: String } as flight_span => 2, err_calc_flight_span(value), try hint_calc_flight_span();
    /// Two spans for a place.
    FlightSpanTwice { place: String } as flight_span_twice
        => 2, err_calc_flight_span_twice(place), try hint_calc_flight_span_twice();
    /// A facedown mission reached twice.
    FlightReturn { place: String } as flight_return
        => 2, err_calc_flight_return(place), try hint_calc_flight_return(place);
    /// No card of this name changes what waits at a mission.
    UnknownGuest { name: String, suggestions: Vec<String> } as unknown_guest
        => 1, err_calc_guest(name), try hint_calc_guest(), near suggestions;
    /// A dilemma roll on which nothing but dilemmas is there.
    NoExtra { die: u64, numbers: Vec<String> } as no_extra
        => 2, err_calc_no_extra(die), try hint_calc_no_extra(numbers);
    /// The table has no ship of this name.
    UnknownShip { name: String, suggestions: Vec<String> } as unknown_ship
        => 1, err_calc_no_ship(name), try hint_calc_no_ship(), near suggestions;
}
