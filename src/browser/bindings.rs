//! What JavaScript sees of the program.

use catalog::shelf::{CatalogFiles, MemoryCatalogs};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use super::companion::{Companion, PageAnswer, PageRequest};
use web::Key;

/// Catalogs on their way in or out: put there before the program starts, taken from there to be kept.
#[wasm_bindgen]
#[derive(Default)]
pub struct Catalogs {
    shelf: MemoryCatalogs,
    known: Vec<String>,
}

/// A catalog as it is kept.
#[wasm_bindgen]
#[derive(Default)]
pub struct CatalogParts {
    name: String,
    files: CatalogFiles,
}

#[wasm_bindgen]
impl CatalogParts {
    /// An empty one of a name.
    #[wasm_bindgen(constructor)]
    pub fn new(name: String) -> CatalogParts {
        CatalogParts { name, files: CatalogFiles::default() }
    }

    /// What it is called: the same data has the same name.
    #[wasm_bindgen(getter)]
    pub fn name(&self) -> String {
        self.name.clone()
    }

    /// Adds a file as it was kept.
    pub fn add(&mut self, path: String, bytes: Vec<u8>) {
        self.files.add(path, bytes);
    }

    /// The names of all files.
    pub fn paths(&self) -> Vec<String> {
        self.files.iter().map(|(path, _)| path.to_owned()).collect()
    }

    /// The bytes of a file.
    pub fn file(&self, path: &str) -> Vec<u8> {
        let found = self.files.iter().find(|(name, _)| *name == path);
        found.map_or_else(Vec::new, |(_, bytes)| bytes.to_vec())
    }
}

#[wasm_bindgen]
impl Catalogs {
    /// No catalogs yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Catalogs {
        Catalogs::default()
    }

    /// Puts one there that was kept.
    pub fn put(&mut self, parts: CatalogParts) {
        self.known.push(parts.name.clone());
        self.shelf.put(parts.name, parts.files);
    }

    /// A catalog that was built since, each once.
    #[wasm_bindgen(js_name = takeNew)]
    pub fn take_new(&mut self) -> Option<CatalogParts> {
        let name = self.shelf.names().into_iter().find(|name| !self.known.contains(name))?;
        let files = self.shelf.get(&name)?;
        self.known.push(name.clone());
        Some(CatalogParts { name, files })
    }
}

/// The program.
#[wasm_bindgen]
pub struct Engine(Companion);

/// An answer of the program.
#[wasm_bindgen]
pub struct EngineAnswer(PageAnswer);

#[wasm_bindgen]
impl Engine {
    /// The program at an address, with what was kept of its player's things and of its cookies, and what forms
    /// bring along: 32 hexadecimal digits.
    ///
    /// # Errors
    /// When what was kept cannot be read; its message is `newer` if a later version has written it.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::needless_pass_by_value, reason = "JavaScript hands bytes over and lends none")]
    pub fn new(
        base: &str,
        kept: Option<Vec<u8>>,
        cookies: &str,
        catalogs: &Catalogs,
        token: &str,
    ) -> Result<Engine, JsError> {
        let token = Key::from_code(token);
        let companion = Companion::new(base, kept.as_deref(), cookies, catalogs.shelf.clone(), token);
        companion.map(Engine).map_err(|error| JsError::new(fault(&error)))
    }

    /// Answers a request.
    pub fn answer(
        &mut self,
        method: String,
        address: String,
        languages: String,
        body: Vec<u8>,
        is_own: bool,
    ) -> EngineAnswer {
        EngineAnswer(self.0.answer(PageRequest { method, address, languages, body, is_own }))
    }

    /// What pages have chosen, to be kept beside what the player owns.
    #[wasm_bindgen(getter)]
    pub fn cookies(&self) -> String {
        self.0.cookies()
    }

    /// All that the player owns, if it has changed.
    ///
    /// # Errors
    /// When it cannot be read out of memory.
    pub fn changes(&mut self) -> Result<Option<Vec<u8>>, JsError> {
        self.0.changes().map_err(|error| JsError::new(fault(&error)))
    }
}

fn fault(error: &keep::UserError) -> &'static str {
    if matches!(error, keep::UserError::Newer { .. }) { "newer" } else { "damaged" }
}

#[wasm_bindgen]
impl EngineAnswer {
    /// The status of HTTP.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.0.status
    }

    /// Names and values of headers, in turn.
    #[wasm_bindgen(getter)]
    pub fn headers(&self) -> Vec<String> {
        self.0.headers.iter().flat_map(|(name, value)| [name.clone(), value.clone()]).collect()
    }

    /// HTML, JSON or a file. It can be taken once.
    pub fn body(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.0.body)
    }
}
