//! An address for the camera of a phone, as a picture on a page.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// Light modules around the code, without which cameras miss it.
const RIM: usize = 4;

/// The picture; nothing if an address is too long for one.
pub fn code(address: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::L) else {
        return html! {};
    };
    let width = code.width();
    let size = width + 2 * RIM;
    html! {
        svg.qr viewBox=(format!("0 0 {size} {size}")) role="img" aria-label=(address) {
            rect width=(size) height=(size) fill="#fff" {}
            path fill="#000" d=(path(&code.to_colors(), width)) {}
        }
    }
}

/// A square for each dark module.
fn path(modules: &[Color], width: usize) -> String {
    let placed = modules.iter().enumerate();
    let dark = placed.filter(|(_, color)| **color == Color::Dark);
    dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + RIM, at / width + RIM))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_a_picture_and_a_novel_none() {
        let picture =
            code("https://club.example/seat/00112233445566778899aabbccddeeff").into_string();
        assert!(picture.contains("viewBox=\"0 0 "), "{picture}");
        assert!(picture.contains("M4 4h1v1h-1z"), "the corner is dark");
        assert_eq!(code(&"x".repeat(5000)).into_string(), "");
    }
}
