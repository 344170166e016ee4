//! Texts for the camera of a phone: QR codes as half blocks and as a picture.

use maud::{Markup, html};
use qrcode::render::unicode::Dense1x2;
use qrcode::{Color, EcLevel, QrCode};

/// Light modules around a code, without which cameras miss it.
const RIM: usize = 4;

/// Lines of half blocks, light on the dark of a terminal; `None` of a text that is too long for a code.
pub(super) fn half_blocks(text: &str) -> Option<String> {
    let drawn =
        |code: QrCode| code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
    code(text).map(drawn)
}

/// The picture; nothing of a text that is too long for one.
pub fn scan(text: &str) -> Markup {
    let Some(code) = code(text) else {
        return html! {};
    };
    let width = code.width();
    let size = width + 2 * RIM;
    html! {
        svg.qr viewBox=(format!("0 0 {size} {size}")) width="256" role="img" aria-label=(text) {
            rect width=(size) height=(size) fill="#fff" {}
            path fill="#000" d=(path(&code.to_colors(), width)) {}
        }
    }
}

fn code(text: &str) -> Option<QrCode> {
    QrCode::with_error_correction_level(text, EcLevel::L).ok()
}

/// A square for each dark module.
fn path(modules: &[Color], width: usize) -> String {
    let placed = modules.iter().enumerate();
    let dark = placed.filter(|(_, color)| **color == Color::Dark);
    dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + RIM, at / width + RIM)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_is_square_in_half_lines() {
        let code = half_blocks("http://192.168.1.5:4747/?key=00112233445566778899aabbccddeeff").expect("a code");
        let lines: Vec<&str> = code.lines().collect();
        let width = lines[0].chars().count();
        assert_eq!(lines.len(), width.div_ceil(2));
        assert!(width <= 60, "{width}");
    }

    #[test]
    fn an_address_becomes_a_picture_and_a_novel_none() {
        let picture = scan("https://club.example/seat/00112233445566778899aabbccddeeff").into_string();
        assert!(picture.contains("viewBox=\"0 0 "), "{picture}");
        assert!(picture.contains("M4 4h1v1h-1z"), "the corner is dark");
        assert_eq!(scan(&"x".repeat(5000)).into_string(), "");
    }
}
