//! A page gets a face: terminal, screen, HTML or Markdown. What is shown was chosen before; how it looks is
//! decided here alone.

mod html;
mod links;
mod markdown;
mod outlet;
mod runs;
mod sheet;
mod terminal;

pub use html::{fragment, html, phrase, title};
pub use links::Links;
pub use markdown::{in_markdown, markdown};
pub use outlet::settled;
pub use sheet::{Lead, Piece, Sheet};
pub use terminal::{Color, Ink, Looks, Paint, Terminal, WIDTHS, drawn, draws_unicode, prefer};

/// A face of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Text,
    Html,
    Markdown,
}
