//! What a command has found, on its way into a page.

use axum::http::StatusCode;
use maud::{Markup, html};
use serde::Serialize;

use crate::html_fragment::html_fragment;
use app::DynReport;
use page::Page;
use page::locale::Texts;
use page::render::{Headings, is_titled, title};

/// What a command has found, with what is to be said beside it.
pub(crate) struct Answer<R> {
    /// What was found; `None` where the command ended in an error.
    pub report: Option<R>,
    /// As programs end: 0 found or done, 1 nothing found or illegal, 2 wrong use.
    pub code: u8,
    /// The id of the one entry or card it shows in full; empty for anything else.
    pub opened: String,
    /// The error in a sentence; empty where there is a report.
    pub refusal: String,
    /// What is said below the report, or in its place.
    pub(super) beside: Vec<Page>,
}

impl<R> Answer<R> {
    /// Whether it went well.
    pub(crate) fn is_done(&self) -> bool {
        self.code == 0
    }

    /// How it went, as a status of the web.
    pub(crate) fn status(&self) -> StatusCode {
        match self.code {
            0 => StatusCode::OK,
            1 => StatusCode::NOT_FOUND,
            _ => StatusCode::BAD_REQUEST,
        }
    }

    /// A page in place of the report, and what is said beside it.
    pub(crate) fn render_page(&self, texts: &Texts, page: Option<Page>, headings: Headings) -> Markup {
        let pages = page.into_iter().chain(self.beside.iter().cloned());
        html! { @for page in pages { (html_fragment(page, texts, headings)) } }
    }
}

impl<R: DynReport> Answer<R> {
    /// The title of the report in plain words, else the refusal; may be empty.
    pub(crate) fn title(&self, texts: &Texts) -> String {
        self.report.as_ref().map_or_else(|| self.refusal.clone(), |report| title(&report.as_page(texts)))
    }

    /// Whether what is shown has a title of its own.
    pub(crate) fn is_titled(&self, texts: &Texts) -> bool {
        let own = self.report.as_ref().is_some_and(|report| is_titled(&report.as_page(texts)));
        own || self.beside.iter().any(is_titled)
    }

    /// The report and what is said beside it as a part of a page, headings lowered, each text as `change` makes it.
    pub(crate) fn render_changed(&self, texts: &Texts, change: &dyn Fn(&str) -> String) -> Markup {
        let own = self.report.as_ref().map(|report| report.as_page(texts));
        let pages = own.into_iter().chain(self.beside.iter().cloned()).map(|mut page| {
            page.change_texts(change);
            page
        });
        html! { @for page in pages { (html_fragment(page, texts, Headings::Lowered)) } }
    }

    /// The report as a part of a page, and what is said beside it.
    pub(crate) fn render(&self, texts: &Texts, headings: Headings) -> Markup {
        self.render_page(texts, self.report.as_ref().map(|report| report.as_page(texts)), headings)
    }
}

/// Something that may have been meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Suggestion {
    /// The id of the entry or card.
    pub id: String,
    /// Its title in the language asked for, or a question it answers.
    pub title: String,
    /// The title in the other language, if it is another; of a question that of the entry.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub other: String,
    /// Game and kind, as shown.
    pub place: String,
    /// Whether it is a question, to be asked.
    #[serde(rename = "asks", skip_serializing_if = "std::ops::Not::not")]
    pub is_question: bool,
}

impl Suggestion {
    /// Words to be asked.
    pub fn question(title: String) -> Suggestion {
        Suggestion { id: String::new(), title, other: String::new(), place: String::new(), is_question: true }
    }
}
