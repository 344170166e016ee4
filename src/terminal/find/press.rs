//! What a player does at the keyboard and with the mouse, as far as the finder knows it.

use ratatui_core::layout::{Position, Size};
use ratatui_crossterm::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::answers::{Direction, FilterSwitch};

/// Something done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Press {
    Key(Key),
    /// The next value of a switch, or the one before.
    Turn(FilterSwitch, Direction),
    /// The page of all keys.
    Help,
    /// Copies what is shown: its name.
    Copy,
    Click(Position),
    Wheel(Position, Direction),
    Size(Size),
    Leave,
    /// Gives the terminal back for a while.
    Stop,
}

/// Keys that mean something else in each place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Key {
    Edit(LineEdit),
    Up,
    Down,
    PageUp,
    PageDown,
    Enter,
    Tab,
    BackTab,
    Escape,
}

/// Keys that edit a line, where one is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LineEdit {
    Sign(char),
    Paste(String),
    Deletion(Deletion),
    Left,
    Right,
    Home,
    End,
}

/// What is taken out of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Deletion {
    Before,
    Behind,
    Word,
    Line,
}

impl Press {
    /// Whether it means something that is shown, which must then be the answer to what is typed.
    pub(super) fn concerns_answer(&self) -> bool {
        match self {
            Press::Copy | Press::Click(_) | Press::Wheel(..) | Press::Turn(..) => true,
            // The page of keys sees to it itself, for `?` opens it too.
            Press::Help | Press::Size(_) | Press::Leave | Press::Stop => false,
            Press::Key(key) => !matches!(key, Key::Edit(_)),
        }
    }

    /// What an event of the terminal means; `None` if nothing.
    pub(super) fn from_event(event: Event) -> Option<Press> {
        match event {
            // Windows tells also of keys that are let go.
            Event::Key(key) if key.kind != KeyEventKind::Release => of_key(key),
            Event::Mouse(mouse) => of_mouse(mouse),
            Event::Paste(text) => Some(Press::Key(Key::Edit(LineEdit::Paste(text)))),
            Event::Resize(width, height) => Some(Press::Size(Size { width, height })),
            Event::Key(_) | Event::FocusGained | Event::FocusLost => None,
        }
    }
}

fn of_key(event: KeyEvent) -> Option<Press> {
    let KeyEvent { code, modifiers, .. } = event;
    match code {
        KeyCode::Char(sign) if modifiers.contains(KeyModifiers::CONTROL) => with_control(sign),
        KeyCode::Char('h' | 'H' | '?') if modifiers.contains(KeyModifiers::ALT) => Some(Press::Help),
        KeyCode::Char(sign) if modifiers.contains(KeyModifiers::ALT) => {
            turn(sign.is_uppercase(), |_, own| own == sign.to_ascii_lowercase())
        }
        KeyCode::F(1) => Some(Press::Help),
        KeyCode::F(number) => turn(modifiers.contains(KeyModifiers::SHIFT), |own, _| own == number),
        _ => plain(code, modifiers).map(Press::Key),
    }
}

fn with_control(sign: char) -> Option<Press> {
    Some(match sign {
        'c' | 'q' | 'd' => Press::Leave,
        'z' => Press::Stop,
        'y' => Press::Copy,
        'a' => Press::Key(Key::Edit(LineEdit::Home)),
        'e' => Press::Key(Key::Edit(LineEdit::End)),
        // What some terminals send for Backspace.
        'h' => Press::Key(Key::Edit(LineEdit::Deletion(Deletion::Before))),
        'w' => Press::Key(Key::Edit(LineEdit::Deletion(Deletion::Word))),
        'u' => Press::Key(Key::Edit(LineEdit::Deletion(Deletion::Line))),
        'p' => Press::Key(Key::Up),
        'n' => Press::Key(Key::Down),
        'b' => Press::Key(Key::PageUp),
        'f' => Press::Key(Key::PageDown),
        // A line feed or a carriage return, sent as it is.
        'j' | 'm' => Press::Key(Key::Enter),
        _ => return None,
    })
}

/// The keys of each switch: among the function keys, and with Alt where these do not come through.
const SWITCHES: [(u8, char, FilterSwitch); 4] = [
    (2, 'l', FilterSwitch::Lang),
    (3, 'g', FilterSwitch::Game),
    (4, 'k', FilterSwitch::Kind),
    (5, 'c', FilterSwitch::Crew),
];

fn turn(is_back: bool, is_meant: impl Fn(u8, char) -> bool) -> Option<Press> {
    let (.., switch) = SWITCHES.iter().find(|(number, sign, _)| is_meant(*number, *sign))?;
    Some(Press::Turn(*switch, if is_back { Direction::Back } else { Direction::On }))
}

fn plain(code: KeyCode, modifiers: KeyModifiers) -> Option<Key> {
    Some(match code {
        KeyCode::Char(sign) => Key::Edit(LineEdit::Sign(sign)),
        KeyCode::Backspace if modifiers.contains(KeyModifiers::ALT) => {
            Key::Edit(LineEdit::Deletion(Deletion::Word))
        }
        KeyCode::Backspace => Key::Edit(LineEdit::Deletion(Deletion::Before)),
        KeyCode::Delete => Key::Edit(LineEdit::Deletion(Deletion::Behind)),
        KeyCode::Left => Key::Edit(LineEdit::Left),
        KeyCode::Right => Key::Edit(LineEdit::Right),
        KeyCode::Home => Key::Edit(LineEdit::Home),
        KeyCode::End => Key::Edit(LineEdit::End),
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab if modifiers.contains(KeyModifiers::SHIFT) => Key::BackTab,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Esc => Key::Escape,
        _ => return None,
    })
}

fn of_mouse(event: MouseEvent) -> Option<Press> {
    let at = Position::new(event.column, event.row);
    match event.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Press::Click(at)),
        MouseEventKind::ScrollUp => Some(Press::Wheel(at, Direction::Back)),
        MouseEventKind::ScrollDown => Some(Press::Wheel(at, Direction::On)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(code: KeyCode, modifiers: KeyModifiers) -> Option<Press> {
        Press::from_event(Event::Key(KeyEvent::new(code, modifiers)))
    }

    #[test]
    fn switches_have_two_keys_each_and_go_both_ways() {
        let (alt, shift, none) = (KeyModifiers::ALT, KeyModifiers::SHIFT, KeyModifiers::empty());
        let game = |way| Some(Press::Turn(FilterSwitch::Game, way));
        assert_eq!(pressed(KeyCode::F(3), none), game(Direction::On));
        assert_eq!(pressed(KeyCode::F(3), shift), game(Direction::Back));
        assert_eq!(pressed(KeyCode::Char('g'), alt), game(Direction::On));
        assert_eq!(pressed(KeyCode::Char('G'), alt), game(Direction::Back));
    }

    #[test]
    fn control_keys_type_nothing() {
        for sign in 'a'..='z' {
            let press = pressed(KeyCode::Char(sign), KeyModifiers::CONTROL);
            assert!(!matches!(press, Some(Press::Key(Key::Edit(LineEdit::Sign(_))))), "{sign}");
        }
    }
}
