//! Where the page is open.

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

use page::locale::{Texts, msg};
use page::{Page, PageBlock, command, strong};

/// What the player reads when the page is open: its addresses, a code for the camera of the phone, what is safe.
/// `own` leads to it from this machine, `abroad` from others, the likeliest first.
pub fn greeting(texts: &Texts, own: &str, abroad: &[String]) -> Page {
    let mut page = Page::new();
    page.say(msg::serve_open(texts, strong(own)));
    match abroad.first() {
        None => {
            let lan = command("tricorder serve --lan");
            page.say(msg::serve_here_only(texts, lan));
        }
        Some(likeliest) => {
            page.gap();
            page.say(msg::serve_abroad(texts));
            for address in abroad {
                page.set_in(strong(address), 1);
            }
            if let Some(code) = code(likeliest) {
                page.gap();
                page.say(msg::serve_scan(texts));
                page.push(PageBlock::Verbatim(code));
            }
            page.gap();
            page.say(msg::serve_private(texts));
        }
    }
    page.say(msg::serve_stop(texts));
    page
}

/// What the operator of a server that many share reads when a node is open.
pub fn public(texts: &Texts, own: &str, seen: &str) -> Page {
    let mut page = Page::new();
    page.say(msg::serve_public(texts, strong(own)));
    page.say(msg::serve_public_url(texts, strong(seen)));
    page.say(msg::serve_public_stop(texts));
    page
}

/// An address for a camera, drawn in half blocks: light on the dark of a terminal.
fn code(address: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(address, EcLevel::L).ok()?;
    let drawn = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
    Some(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn a_page_of_this_machine_alone_needs_no_code() {
        let page = greeting(&Texts::new(Lang::En), "http://127.0.0.1:4747/", &[]);
        assert!(!page.blocks.iter().any(|block| matches!(block, PageBlock::Verbatim(_))));
    }

    #[test]
    fn the_code_is_square_in_half_lines() {
        let code = code("http://192.168.1.5:4747/?key=00112233445566778899aabbccddeeff").expect("a code");
        let lines: Vec<&str> = code.lines().collect();
        let width = lines[0].chars().count();
        assert_eq!(lines.len(), width.div_ceil(2));
        assert!(width <= 60, "{width}");
    }
}
