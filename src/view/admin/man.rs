//! What `man` says.

use std::path::Path;

use serde::Serialize;

use crate::locale::{Texts, msg};
use crate::page::Page;
use crate::view::Show;

/// `{"command","page"}`: a page of the manual as manual programs read it.
#[derive(Serialize)]
pub struct Manual {
    /// Word by word as typed, without the program itself.
    pub command: String,
    pub page: String,
}

impl Show for Manual {
    fn page(&self, _: &Texts) -> Page {
        Page::verbatim(&self.page)
    }
}

/// Pages of the manual that were written.
#[derive(Serialize)]
pub struct Written {
    folder: String,
    pages: usize,
}

impl Written {
    /// So many pages in a folder.
    pub fn new(folder: &Path, pages: usize) -> Written {
        Written {
            folder: folder.display().to_string(),
            pages,
        }
    }
}

impl Show for Written {
    fn page(&self, texts: &Texts) -> Page {
        Page::of(msg::usage_man_written(texts, self.pages, &self.folder))
    }
}
