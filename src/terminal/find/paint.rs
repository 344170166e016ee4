//! The finder on the screen.

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Position, Rect};
use ratatui_core::style::{Modifier, Style};
use ratatui_core::terminal::Frame;
use ratatui_core::text::{Line as Styled, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::find::answers::{FilterSwitch, HitRow};
use crate::find::finder::{Finder, StatusNote};
use crate::find::places::Focus;
use page::locale::{Texts, msg};
use page::render::StyledPiece;
use words::Term;
use words::names::captain_name;

/// Before what is typed.
const PROMPT: &str = "> ";
/// Between hints of the last line.
const GAP: &str = "  ";
/// A list this wide says the kind of each row.
const ROOM_FOR_KINDS: u16 = 50;

/// Draws everything.
pub(super) fn draw(frame: &mut Frame<'_>, finder: &Finder, texts: &Texts) {
    let places = finder.places();
    line(frame, places.line, finder, texts);
    let buffer = frame.buffer_mut();
    rule(buffer, places.rule, &position(finder, texts), finder);
    list(buffer, places.list, finder, texts);
    border(buffer, places.border, finder);
    pane(buffer, places.pane, finder);
    status(frame, places.status, finder, texts);
}

/// The line that is typed, with how much was found.
fn line(frame: &mut Frame<'_>, area: Rect, finder: &Finder, texts: &Texts) {
    let told = match (finder.list.total, finder.list.rows.len()) {
        (0, _) => String::new(),
        (total, shown) if shown < total => msg::find_best(texts, shown, total),
        (total, _) => msg::find_hits(texts, total),
    };
    let count = if area.width > 40 { told } else { String::new() };
    let room = usize::from(area.width).saturating_sub(PROMPT.width() + count.width() + 2);
    let (shown, cursor) = in_sight(&finder.line.text(), &finder.line.before(), room);
    let buffer = frame.buffer_mut();
    let x = put(buffer, area, PROMPT, bold());
    let rest = Rect { x, width: area.right() - x, ..area };
    if finder.line.is_empty() {
        put(buffer, rest, &cut(&msg::find_line(texts), room), faint(finder));
    } else {
        put(buffer, rest, &shown, Style::new());
    }
    put_right(buffer, area, &count, faint(finder));
    if finder.at == Focus::Line && finder.seeking.is_none() && area.height > 0 {
        let x = (x + cursor).min(area.right().saturating_sub(1));
        frame.set_cursor_position(Position::new(x, area.y));
    }
}

/// The rule below the line; what is longer than its pane says how far it is read.
fn rule(buffer: &mut Buffer, area: Rect, words: &str, finder: &Finder) {
    put(buffer, area, &"─".repeat(usize::from(area.width)), faint(finder));
    if !words.is_empty() {
        put_right(buffer, area, &format!(" {words} ─"), faint(finder));
    }
}

fn position(finder: &Finder, texts: &Texts) -> String {
    let reading = &finder.reading;
    if let Some(marks) = &reading.marks {
        let count = marks.places.len();
        return match count {
            0 => msg::find_not_there(texts, cut(&marks.words, 20)),
            _ => msg::find_there(texts, marks.at + 1, count),
        };
    }
    let (lines, room) = (reading.sheet.lines.len(), usize::from(finder.places().pane.height));
    if lines <= room {
        return String::new();
    }
    let last = (reading.top + room).min(lines);
    msg::find_lines(texts, reading.top + 1, last, lines)
}

fn list(buffer: &mut Buffer, area: Rect, finder: &Finder, texts: &Texts) {
    let list = &finder.list;
    let rows = list.rows.iter().enumerate().skip(list.top);
    for ((at, row), y) in rows.zip(area.top()..area.bottom()) {
        let area = Rect { y, height: 1, ..area };
        list_row(buffer, area, row, finder, texts);
        if at == list.chosen {
            buffer.set_style(area, Style::new().add_modifier(Modifier::REVERSED));
        }
    }
}

/// A title, and behind it what tells it from others.
fn list_row(buffer: &mut Buffer, area: Rect, row: &HitRow, finder: &Finder, texts: &Texts) {
    let nature = row.nature().map(|(game, kind)| match area.width {
        ROOM_FOR_KINDS.. => format!(" {} · {} ", kind.term(texts), game.code()),
        _ => format!(" {} ", game.code()),
    });
    let behind = nature.unwrap_or_default();
    let room = usize::from(area.width).saturating_sub(behind.width() + 1);
    put(buffer, area, &format!(" {}", cut(&row.title, room)), Style::new());
    put_right(buffer, area, &behind, faint(finder));
}

fn border(buffer: &mut Buffer, area: Rect, finder: &Finder) {
    if area.height == 1 && area.width > 10 {
        put(buffer, area, &"─".repeat(usize::from(area.width)), faint(finder));
        return;
    }
    for y in area.top()..area.bottom() {
        let area = Rect { y, height: 1, ..area };
        put(buffer, area, " │", faint(finder));
    }
}

fn pane(buffer: &mut Buffer, area: Rect, finder: &Finder) {
    let reading = &finder.reading;
    let lines = reading.sheet.lines.iter().enumerate().skip(reading.top);
    for ((at, pieces), y) in lines.zip(area.top()..area.bottom()) {
        let area = Rect { y, height: 1, ..area };
        let spans: Vec<Span<'_>> = pieces.iter().map(|piece| span(piece, reading.focus)).collect();
        buffer.set_line(area.x, y, &Styled::from(spans), area.width);
        mark(buffer, area, finder, at);
    }
}

fn span(piece: &StyledPiece, focus: Option<usize>) -> Span<'_> {
    let is_in_focus = piece.link.is_some() && piece.link == focus;
    let style = if is_in_focus { piece.style.add_modifier(Modifier::REVERSED) } else { piece.style };
    Span::styled(piece.text.as_str(), style)
}

/// Turns the searched words of a line round; those that are looked at are bold too.
fn mark(buffer: &mut Buffer, area: Rect, finder: &Finder, line: usize) {
    let Some(marks) = &finder.reading.marks else {
        return;
    };
    let of_line = marks.places.iter().enumerate().filter(|(_, mark)| mark.line == line);
    let signs: Vec<char> = finder.reading.sheet.plain(line).chars().collect();
    let columns = |signs: &[char]| signs.iter().map(|sign| sign.width().unwrap_or(0)).sum::<usize>();
    for (at, mark) in of_line {
        let end = (mark.before + mark.signs).min(signs.len());
        let x = area.x.saturating_add(columns(&signs[..mark.before]) as u16);
        let width = columns(&signs[mark.before..end]) as u16;
        let style = if at == marks.at { Modifier::REVERSED | Modifier::BOLD } else { Modifier::REVERSED };
        let place = Rect { x, width, ..area }.intersection(area);
        buffer.set_style(place, Style::new().add_modifier(style));
    }
}

/// The last line: what is said for a moment, what is searched, or what the keys do.
fn status(frame: &mut Frame<'_>, area: Rect, finder: &Finder, texts: &Texts) {
    if let Some(seeking) = &finder.seeking {
        let prompt = msg::find_seek(texts);
        let room = usize::from(area.width).saturating_sub(prompt.width() + 2);
        let (shown, cursor) = in_sight(&seeking.text(), &seeking.before(), room);
        let buffer = frame.buffer_mut();
        let x = put(buffer, area, &format!("{prompt} "), bold());
        put(buffer, Rect { x, width: area.right() - x, ..area }, &shown, Style::new());
        if area.height > 0 {
            frame.set_cursor_position(Position::new(x + cursor, area.y));
        }
        return;
    }
    let room = usize::from(area.width);
    let words = match &finder.note {
        Some(note) => cut(&noted(note, texts), room),
        None => hints(finder, texts, room),
    };
    put(frame.buffer_mut(), area, &words, Style::new());
}

fn noted(note: &StatusNote, texts: &Texts) -> String {
    match note {
        StatusNote::Copied(what) => msg::find_copied(texts, what),
        StatusNote::NothingToCopy => msg::find_nothing_to_copy(texts),
        StatusNote::NoLinks => msg::find_no_links(texts),
        StatusNote::NoPicture => msg::find_no_picture(texts),
        StatusNote::NoViewer(path) => msg::find_no_viewer(texts, path.display().to_string()),
        StatusNote::NoWayBack => msg::find_no_way_back(texts),
    }
}

/// What the keys do. The key that shows all keys is always told; the others as far as there is room, what is needed
/// least last.
fn hints(finder: &Finder, texts: &Texts, room: usize) -> String {
    let keys = msg::find_hint_keys(texts);
    let left = room.saturating_sub(GAP.width() + keys.width());
    let others = match finder.at {
        Focus::Line => {
            let whole = switches(finder, texts, true);
            if whole.join(GAP).width() <= left { whole } else { switches(finder, texts, false) }
        }
        Focus::Pane | Focus::Whole => vec![
            msg::find_hint_link(texts),
            msg::find_hint_enter(texts),
            msg::find_hint_back(texts),
            msg::find_hint_escape(texts),
            msg::find_hint_seek(texts),
            msg::find_hint_copy(texts),
        ],
    };
    format!("{}{GAP}{keys}", fitting(&others, left))
}

/// What the switches stand at, each with its key.
fn switches(finder: &Finder, texts: &Texts, is_whole: bool) -> Vec<String> {
    let numbered = (2..).zip(FilterSwitch::ALL);
    let named =
        numbered.map(|(number, switch): (u8, _)| format!("F{number} {}", value(finder, switch, texts, is_whole)));
    named.collect()
}

/// What a switch stands at; at all of its values, in full or in a word.
fn value(finder: &Finder, switch: FilterSwitch, texts: &Texts, is_whole: bool) -> String {
    let filter = &finder.filter;
    let value = match switch {
        FilterSwitch::Lang => Some(msg::find_language(texts)),
        FilterSwitch::Game => filter.game.map(|game| game.code().to_owned()),
        FilterSwitch::Kind => filter.kind.map(|kind| kind.term(texts)),
        FilterSwitch::Crew => filter.crew.map(captain_name),
    };
    let all = match (switch, is_whole) {
        (FilterSwitch::Lang | FilterSwitch::Game, true) => msg::find_all_games,
        (FilterSwitch::Kind, true) => msg::find_all_kinds,
        (FilterSwitch::Crew, true) => msg::find_all_crews,
        (FilterSwitch::Lang | FilterSwitch::Game, false) => msg::find_games,
        (FilterSwitch::Kind, false) => msg::find_kinds,
        (FilterSwitch::Crew, false) => msg::find_crews,
    };
    value.unwrap_or_else(|| all(texts))
}

/// As many hints as fit beside each other.
fn fitting(hints: &[String], room: usize) -> String {
    let mut out = String::new();
    for hint in hints {
        let gap = if out.is_empty() { "" } else { GAP };
        if out.width() + gap.width() + hint.width() > room {
            break;
        }
        out.push_str(gap);
        out.push_str(hint);
    }
    out
}

/// The part of a line around the cursor, and the column of that.
fn in_sight(text: &str, before: &str, room: usize) -> (String, u16) {
    let over = before.width().saturating_sub(room);
    let mut skipped = 0;
    let is_left = |sign: &char| {
        let is_left = skipped < over;
        skipped += if is_left { sign.width().unwrap_or(0) } else { 0 };
        is_left
    };
    let shown: String = text.chars().skip_while(is_left).collect();
    let column = before.width().saturating_sub(skipped);
    (cut_hard(&shown, room), u16::try_from(column).unwrap_or(u16::MAX))
}

/// At most `room` columns of words; where something is left out the last of them is `…`.
fn cut(words: &str, room: usize) -> String {
    if words.width() <= room {
        return words.to_owned();
    }
    let kept = cut_hard(words, room.saturating_sub(1));
    format!("{}…", kept.trim_end())
}

fn cut_hard(words: &str, room: usize) -> String {
    let mut used = 0;
    let fits = |sign: &char| {
        used += sign.width().unwrap_or(0);
        used <= room
    };
    words.chars().take_while(fits).collect()
}

/// Writes words at the left of an area and returns the column behind them.
fn put(buffer: &mut Buffer, area: Rect, words: &str, style: Style) -> u16 {
    if area.is_empty() {
        return area.x;
    }
    let room = usize::from(area.width);
    buffer.set_stringn(area.x, area.y, words, room, style).0
}

/// Writes words at the right of an area, if there is room for them.
fn put_right(buffer: &mut Buffer, area: Rect, words: &str, style: Style) {
    let width = words.width() as u16;
    if width <= area.width {
        let x = area.right() - width;
        put(buffer, Rect { x, width, ..area }, words, style);
    }
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What may be overlooked; without color like anything else.
fn faint(finder: &Finder) -> Style {
    if finder.has_color { Style::new().add_modifier(Modifier::DIM) } else { Style::new() }
}
