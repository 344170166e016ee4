//! A page gets a face: terminal, screen, HTML or Markdown. What is shown was chosen before; how it looks is
//! decided here alone.

mod escape;
mod html;
mod links;
mod markdown;
mod outlet;
mod points;
mod scan;
mod sheet;
mod terminal;
mod track;

pub use html::{Headings, fragment, html, is_titled, phrase, title};
pub use links::{Links, encode_path};
pub use markdown::{in_markdown, markdown};
pub use outlet::sanitize_output;
pub use scan::scan;
pub use sheet::{PageLink, StyledPage, StyledPiece};
pub use terminal::{Color, Paint, Terminal, TerminalTheme, TextStyle, WIDTHS, drawn, draws_unicode, set_theme};

/// A face of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutputFormat {
    /// Plain lines for a terminal.
    Text,
    /// A fragment of HTML.
    Html,
    /// A document of Markdown.
    Markdown,
}
