//! Text inside HTML.

use maud::Render;

use crate::KEPT_TOGETHER;
use model::text::steers;

/// Text that no browser takes for anything else, in quotes of either kind too. Control characters are dropped.
pub(super) struct Text<'a>(pub &'a str);

impl Render for Text<'_> {
    fn render_to(&self, out: &mut String) {
        for sign in self.0.chars() {
            match sign {
                '&' => out.push_str("&amp;"),
                '<' => out.push_str("&lt;"),
                '>' => out.push_str("&gt;"),
                '"' => out.push_str("&quot;"),
                '\'' => out.push_str("&#39;"),
                KEPT_TOGETHER => out.push('\u{a0}'),
                '\n' | '\t' => out.push(sign),
                sign if steers(sign) => {}
                other => out.push(other),
            }
        }
    }
}
