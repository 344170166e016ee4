//! Data files: given, or packed into the program by `src/data/build_script.rs` and unpacked when they are first wanted.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::LazyLock;

use super::layout::FileKind;
use model::packed::CompressedText;

static UNPACKED: LazyLock<String> = LazyLock::new(|| TEXTS.text());
static BUILT_IN: LazyLock<Vec<DataFile>> = LazyLock::new(|| built_in(&UNPACKED));

/// One data file.
#[derive(Debug, Clone)]
pub struct DataFile {
    /// Path below the data folder with `/` as separator.
    pub path: Cow<'static, str>,
    /// Whole contents, in the form that [`DataFile::form`] names.
    pub text: Cow<'static, str>,
    /// How the text is to be parsed; of a table of names it means nothing.
    pub form: FileForm,
    /// Whether a player wrote it, to stand beside what the program was built with.
    pub is_own: bool,
}

/// How the text of a data file is written, unless it is a table of names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileForm {
    /// As players and authors write.
    Yaml,
    /// As the program holds its own: an object, or the items of a list each in the line it has in the YAML.
    Json,
}

impl DataFile {
    /// A file that the program was not built with.
    pub fn yaml(path: impl Into<Cow<'static, str>>, text: impl Into<Cow<'static, str>>) -> DataFile {
        DataFile { path: path.into(), text: text.into(), form: FileForm::Yaml, is_own: false }
    }

    /// Whether it is a table of names, which is no part of the library.
    pub fn is_names(&self) -> bool {
        FileKind::from_path(&self.path) == Some(FileKind::Names)
    }
}

/// Data files, sorted by path: those of the binary, or others.
#[derive(Debug, Clone)]
pub struct DataFiles(Option<Vec<DataFile>>);

impl DataFiles {
    /// Those the program was built with.
    pub const BUILT_IN: DataFiles = DataFiles(None);

    /// Whether they are those the program was built with.
    pub fn are_built_in(&self) -> bool {
        self.0.is_none()
    }

    /// The files to be changed; from then on they are no longer those of the binary.
    pub fn to_mut(&mut self) -> &mut Vec<DataFile> {
        self.0.get_or_insert_with(|| BUILT_IN.clone())
    }

    /// The files themselves.
    pub fn into_vec(mut self) -> Vec<DataFile> {
        std::mem::take(self.to_mut())
    }
}

impl Deref for DataFiles {
    type Target = [DataFile];

    fn deref(&self) -> &[DataFile] {
        // As an argument those of the binary would be unpacked whether they are wanted or not.
        match &self.0 {
            Some(files) => files,
            None => &BUILT_IN,
        }
    }
}

impl From<Vec<DataFile>> for DataFiles {
    fn from(files: Vec<DataFile>) -> DataFiles {
        DataFiles(Some(files))
    }
}

impl FromIterator<DataFile> for DataFiles {
    fn from_iter<T: IntoIterator<Item = DataFile>>(files: T) -> DataFiles {
        DataFiles(Some(files.into_iter().collect()))
    }
}

fn built_in(texts: &'static str) -> Vec<DataFile> {
    let mut parts = texts.split_terminator('\0');
    let pairs = std::iter::from_fn(|| Some((parts.next()?, parts.next()?)));
    let files = pairs.map(|(path, held)| {
        let (form, text) = held.split_at_checked(1).unwrap_or_default();
        DataFile {
            path: path.into(),
            text: text.into(),
            form: if form == "j" { FileForm::Json } else { FileForm::Yaml },
            is_own: false,
        }
    });
    files.collect()
}

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Library;
    use crate::sample::written;

    #[test]
    fn the_binary_has_the_files_as_they_lie() {
        assert!(BUILT_IN.len() > 500);
        assert!(BUILT_IN.is_sorted_by(|a, b| a.path < b.path));
        let written = written();
        assert_eq!(BUILT_IN.len(), written.files.len());
        for (file, written) in BUILT_IN.iter().zip(written.files.iter()) {
            assert_eq!(file.path, written.path);
            assert_eq!(file.form == FileForm::Yaml, file.is_names(), "{}", file.path);
            assert!(!file.is_names() || file.text == written.text, "{}", file.path);
            let [held, lies] = [file, written].map(|file| Library::from_files(std::slice::from_ref(file)));
            assert!(held.1.is_empty(), "{:#?}", held.1);
            assert_eq!(format!("{held:?}"), format!("{lies:?}"), "{}", file.path);
        }
    }
}
