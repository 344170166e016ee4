//! What single lines could be, before they are judged beside each other.

use crate::deck::list::headings::Heading;
use crate::deck::list::recognizer::Recognition;
use crate::deck::{Citation, Content};

/// What a line could be, as far as it says so itself.
#[derive(Debug, Clone)]
pub enum Draft<P> {
    Settled(Content<P>),
    /// A heading, or one that names nothing known.
    Heading(Option<Heading<P>>, Option<u32>),
    /// Cards and nothing else.
    Cards(Vec<Citation<P>>),
    /// A count without a name.
    Number,
    /// A card that is not known, a word of the list, or no card at all.
    OpenLine(Box<OpenLine<P>>),
}

/// What is known of a line that may be anything.
#[derive(Debug, Clone)]
pub struct OpenLine<P> {
    pub read: Recognition,
    pub is_sentence: bool,
    /// Whether a label of a few words stands ahead of a colon, and what follows if that is the name of the deck.
    pub label: Option<Option<String>>,
    /// What it is if it stands in the list.
    pub content: Content<P>,
}

/// A line with what it could be.
#[derive(Debug, Clone)]
pub struct LineDraft<P> {
    pub number: usize,
    pub text: String,
    pub draft: Draft<P>,
    /// Whether the line says how many copies it means, or has a sign of lists before it.
    pub is_counted: bool,
    /// Whether somebody else's line is repeated: `> 3 Odo`.
    pub is_quoted: bool,
    /// Whether it is a heading of Markdown of the first level.
    pub is_title: bool,
}
