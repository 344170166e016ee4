//! Reads the files of `locales/`.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::Resource;
use fluent_syntax::parser::parse;

/// The messages and terms of a file.
///
/// # Errors
/// When it cannot be read or has a mistake; the sentence names the file.
pub fn parsed(path: &Path) -> Result<Resource<String>, String> {
    let source =
        fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    parse(source).map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))
}
