//! Calculators: values the rules of a game do not know.

use super::variants::{Detail, errors};
use page::locale::Reason;

errors! {
    /// What a calculator cannot reckon with.
    CalcError as Calc;

    /// The data lacks a table, or what the table must have.
    NoTable {
        /// The id of the table in the data.
        table: String,
    } as no_table => 2, err_calc_no_table(table), try hint_calc_no_table();
    /// A number outside its bounds; `what` is counted.
    Number {
        /// The number as typed.
        value: String,
        /// The code of what is counted, such as `span` or `players`.
        what: &'static str,
        /// The lowest number that is taken.
        least: String,
        /// The highest number that is taken.
        most: String,
    } as number
        => 2, err_calc_number(value, what), try hint_calc_number(least, most, what);

    // Second Edition

    /// No card of a sort has this name.
    UnknownCard {
        /// The name as typed.
        name: String,
        /// The code of the sort that is asked for, such as `mission` or `personnel`.
        sort: &'static str,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_card
        => 1, err_calc_unknown_card(sort, name), try hint_calc_unknown_card(sort), near suggestions;
    /// The card of this name is of another sort.
    OtherSort {
        /// The name as typed.
        name: String,
        /// The code of the sort that is asked for, such as `mission` or `personnel`.
        sort: &'static str,
        /// The code of the sort the card is of.
        other: String,
    } as other_sort
        => 2, err_calc_other_sort(name, other), try hint_calc_other_sort(sort);
    /// Several cards have this name.
    AmbiguousCard {
        /// The name as typed.
        name: String,
        /// The candidates with their numbers, as they are shown.
        listed: Detail,
    } as ambiguous_card
        => 2, err_calc_ambiguous_card(name), try hint_calc_ambiguous_card(listed, name);
    /// Two cards of a title of which a player may command one.
    UniqueTwice {
        /// The title that is there twice.
        name: String,
    } as unique_twice => 2, err_calc_unique_twice(name), try hint_calc_unique_twice();
    /// A list of cards cannot be read.
    List {
        /// The file as named, `-` for standard input.
        path: String,
        /// What the system, the database or a parser has against it.
        reason: Reason,
    } as list => 2, err_calc_list(path, reason), try hint_calc_list();
    /// A list of cards is no text: `empty`, `too-large`, `binary`.
    ListNoText {
        /// The file as named, `-` for standard input.
        path: String,
        /// The code of what it is instead.
        reason: &'static str,
    } as list_no_text
        => 2, err_calc_list_no_text(path, reason), try hint_calc_list();
    /// A line of a list makes no sense.
    Line {
        /// The line as written.
        line: String,
    } as line => 2, err_calc_line(line), try hint_calc_line();
    /// A flight of fewer than two missions.
    RangeStops => 2, err_calc_range_stops(), try hint_calc_range_stops();
    /// A mission without a span that is a number.
    NoSpan {
        /// The name of the mission.
        name: String,
    } as no_span => 2, err_calc_no_span(name), try hint_calc_no_span();
    /// No quadrant has this name.
    UnknownQuadrant {
        /// The quadrant as typed.
        value: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
    } as unknown_quadrant
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
    NoRequirement {
        /// The name of the card.
        name: String,
    } as no_requirement
        => 1, err_calc_no_requirement(name), try hint_calc_no_requirement();
    /// Dilemmas, or the number of personnel, are missing.
    DilemmasDrawn => 2, err_calc_dilemmas_drawn(), try hint_calc_dilemmas_drawn();
    /// More dilemmas than the opponent draws.
    TooManyDilemmas {
        /// Dilemmas that were named.
        count: usize,
        /// Dilemmas the opponent draws.
        most: u16,
    } as too_many_dilemmas
        => 2, err_calc_too_many_dilemmas(count), try hint_calc_too_many_dilemmas(most);
    /// Nobody to select from is named.
    SelectionWho => 2, err_calc_selection_who(), try hint_calc_selection_who();
    /// All personnel to select from are stopped.
    SelectionNobody => 2, err_calc_selection_nobody(), try hint_calc_selection_nobody();
    /// Somebody who is not among those selected from.
    NotAmong {
        /// The name as typed.
        name: String,
    } as not_among => 2, err_calc_not_among(name), try hint_calc_not_among();
    /// A modifier before any value.
    StrayModifier {
        /// The modifier as typed.
        value: String,
    } as stray_modifier
        => 2, err_calc_stray_modifier(value), try hint_calc_stray_modifier();
    /// A modifier of a Range that is not known.
    RangeModifier => 2, err_calc_range_modifier(), try hint_calc_range_modifier();
    /// A headquarters cannot be attempted.
    Headquarters {
        /// The name of the headquarters.
        name: String,
    } as headquarters => 2, err_calc_headquarters(name), try hint_calc_headquarters();
    /// A side of a contest is missing.
    Sides => 2, err_calc_sides(), try hint_calc_sides();
    /// No cards in hand are named.
    CountersHand => 2, err_calc_counters_hand(), try hint_calc_counters_hand();
    /// A player's result that cannot be read.
    WinnerPlayer {
        /// The result as typed.
        value: String,
    } as winner_player
        => 2, err_calc_winner_player(value), try hint_calc_winner_player();

    // Star Trek Catan

    /// More space stations than a player can have.
    Stations {
        /// Stations that were named, of the size of which there are too many or of both sizes.
        count: u8,
        /// Small stations a player can have.
        small: u8,
        /// Large stations a player can have.
        large: u8,
        /// Stations of both sizes a player can have together.
        most: u8,
    } as stations
        => 2, err_calc_stations(count), try hint_calc_stations(small, large, most);
    /// A list that has not one number a player.
    ListLength {
        /// The option, as in `--cards`.
        option: String,
        /// Numbers that were given with it.
        count: usize,
        /// Players there are.
        players: usize,
    } as list_length
        => 2, err_calc_list_length(option, count, players), try hint_calc_list_length();
    /// More players than can play.
    Players {
        /// Players that were named.
        count: usize,
        /// Players there are pieces for.
        most: usize,
    } as players
        => 2, err_calc_players(count), try hint_calc_players(most);
    /// Two players of one name.
    NameTwice {
        /// The name as typed the second time.
        name: String,
    } as name_twice => 2, err_calc_name_twice(name), try hint_calc_name_twice();
    /// No player has this name or number.
    UnknownPlayer {
        /// The option, as in `--route-holder`.
        option: String,
        /// The name or number as typed.
        value: String,
        /// Players there are.
        players: usize,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_player
        => 1, err_calc_player(value, option), try hint_calc_player(players), near suggestions;
    /// One player cannot be compared.
    Compare {
        /// The option that takes a number for each player.
        option: String,
    } as compare => 2, err_calc_compare(option), try hint_calc_compare();
    /// More cards of a kind than there are.
    Cards {
        /// The option with which the cards were given.
        option: String,
        /// Cards of all players together.
        count: u16,
        /// Cards of this kind in the game.
        most: u8,
    } as cards
        => 2, err_calc_cards(count, option), try hint_calc_cards(most);
    /// A largest Starfleet nobody can have had.
    NeverEarned {
        /// Cards that whoever had it has revealed at least.
        least: u8,
    } as never_earned => 2, err_calc_never_earned(least), try hint_calc_never_earned();
    /// No total of two dice.
    Total {
        /// The total as typed.
        value: String,
    } as total => 2, err_calc_total(value), try hint_calc_total();
    /// A resource is due of which the supply is not known.
    Supply {
        /// The resource in the player's language.
        resource: String,
    } as supply => 2, err_calc_supply(resource), try hint_calc_supply(resource);
    /// No number chip.
    Chip {
        /// The number as typed.
        value: String,
    } as chip => 2, err_calc_chip(value), try hint_calc_chip();
    /// A space station at more fields than meet.
    Fields {
        /// The numbers of the space station as typed.
        value: String,
        /// Fields that meet at a space point.
        most: usize,
    } as fields => 2, err_calc_fields(value), try hint_calc_fields(most);
    /// More resource cards than there are.
    Hands {
        /// Resource cards of all players together.
        count: u16,
        /// Resource cards in the game.
        most: u8,
    } as hands => 2, err_calc_hands(count), try hint_calc_hands(most);
    /// No starship between two space points.
    Lane {
        /// The starship as typed.
        value: String,
    } as lane => 2, err_calc_lane(value), try hint_calc_lane();
    /// A starship from a point to itself.
    RouteLoop {
        /// The point at both ends.
        point: String,
    } as route_loop => 2, err_calc_route_loop(point), try hint_calc_route_loop();
    /// A space lane named twice.
    RouteTwice {
        /// The space lane as typed the second time, `A-B`.
        lane: String,
    } as route_twice => 2, err_calc_route_twice(lane), try hint_calc_route_twice();
    /// More starships at a point than lanes meet there.
    RouteCrowded {
        /// The point with too many starships.
        point: String,
        /// Space lanes that meet at a point.
        most: usize,
    } as route_crowded
        => 2, err_calc_route_crowded(point), try hint_calc_route_crowded(most);
    /// More starships than a player has.
    RouteTooMany {
        /// Starships that were named.
        count: usize,
        /// Starships a player has.
        most: u8,
    } as route_too_many
        => 2, err_calc_route_too_many(count), try hint_calc_route_too_many(most);
    /// A point no starship touches.
    RouteElsewhere {
        /// The point as typed.
        point: String,
    } as route_elsewhere
        => 2, err_calc_route_elsewhere(point), try hint_calc_route_elsewhere();
    /// No resource has this name.
    UnknownResource {
        /// The option the resource was named with.
        option: String,
        /// The resource as typed.
        value: String,
        /// What is possible instead, in the order in which it is listed.
        allowed: Vec<String>,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_resource
        => 1, err_calc_resource(value, option), try hint_calc_resource(allowed), near suggestions;

    // First Edition

    /// Nothing of this name is on the price list.
    UnknownWare {
        /// The word as typed.
        word: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_ware
        => 1, err_calc_ware(word), try hint_calc_ware(), near suggestions;
    /// The price of a ship needs its values.
    ShipPrice => 2, err_calc_ship_price(), try hint_calc_ship_price();
    /// The Borg recruit nobody.
    BorgRecruit => 2, err_calc_borg_recruit(), try hint_calc_borg_recruit();
    /// More people than the crew numbers.
    CrewSize {
        /// People that are to be recruited.
        persons: u64,
        /// People of the crew.
        crew: u64,
    } as crew_size
        => 2, err_calc_crew_size(persons, crew), try hint_calc_crew_size();
    /// A mark without the number of skill icons before it.
    NoIcons {
        /// The mark as typed; empty if nothing was typed at all.
        word: String,
    } as no_icons => 2, err_calc_no_icons(word), try hint_calc_no_icons();
    /// A word that says nothing about a person.
    Mark {
        /// The word as typed.
        word: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as mark
        => 1, err_calc_mark(word), try hint_calc_mark(), near suggestions;
    /// A mark given twice.
    MarkTwice {
        /// The mark as typed the second time.
        word: String,
    } as mark_twice => 2, err_calc_mark_twice(word), try hint_calc_mark_twice();
    /// A treaty in a game of two.
    NoTreaty {
        /// The sides of the Treaty, as in `2:1:1`.
        treaty: String,
        /// Players the Treaty is for.
        players: u64,
    } as no_treaty
        => 2, err_calc_no_treaty(), try hint_calc_no_treaty(treaty, players);
    /// A treaty that does not fit the number of players.
    TreatyPlayers {
        /// The sides of the Treaty, as in `2:1:1`.
        treaty: String,
        /// Players the Treaty is for.
        players: u64,
    } as treaty_players
        => 2, err_calc_treaty_players(treaty), try hint_calc_treaty_players(treaty, players);
    /// Nothing at a mission of which control is asked.
    ControlNothing => 2, err_calc_control_nothing(), try hint_calc_control_nothing();
    /// No name of a player.
    ControlPlayer {
        /// What was typed as a name.
        value: String,
    } as control_player
        => 2, err_calc_control_player(value), try hint_calc_control_player();
    /// A flight over the field of fewer than two missions.
    FlightStops => 2, err_calc_flight_stops(), try hint_calc_flight_stops();
    /// A flight from a mission to itself.
    FlightStay {
        /// The mission at both ends, as in `A1`.
        place: String,
    } as flight_stay => 2, err_calc_flight_stay(place), try hint_calc_flight_stay();
    /// A place that is not on the field.
    FlightPlace {
        /// The place as typed.
        value: String,
        /// The place at the bottom right of the field, as in `G7`.
        last: String,
    } as flight_place
        => 2, err_calc_flight_place(value), try hint_calc_flight_place(last);
    /// A span that belongs to no place.
    FlightSpan {
        /// What was typed as a span.
        value: String,
    } as flight_span => 2, err_calc_flight_span(value), try hint_calc_flight_span();
    /// Two spans for a place.
    FlightSpanTwice {
        /// The place, as in `A1`.
        place: String,
    } as flight_span_twice
        => 2, err_calc_flight_span_twice(place), try hint_calc_flight_span_twice();
    /// A facedown mission reached twice.
    FlightReturn {
        /// The mission that is reached twice, as in `A1`.
        place: String,
    } as flight_return
        => 2, err_calc_flight_return(place), try hint_calc_flight_return(place);
    /// No card of this name changes what waits at a mission.
    UnknownGuest {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_guest
        => 1, err_calc_guest(name), try hint_calc_guest(), near suggestions;
    /// A dilemma roll on which nothing but dilemmas is there.
    NoExtra {
        /// The number rolled.
        die: u64,
        /// The numbers on which something turns up, in the order of the table.
        numbers: Vec<String>,
    } as no_extra
        => 2, err_calc_no_extra(die), try hint_calc_no_extra(numbers);
    /// The table has no ship of this name.
    UnknownShip {
        /// The name as typed.
        name: String,
        /// Names that may have been meant, the nearest first; may be empty.
        suggestions: Vec<String>,
    } as unknown_ship
        => 1, err_calc_no_ship(name), try hint_calc_no_ship(), near suggestions;
}
