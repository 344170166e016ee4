//! Pictures of cards that are the player's own: files in folders that the setting `pictures` names. Nothing is copied.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::settings;
use model::{EntryId, Record};
use page::render::encode_path;

/// Endings of files that browsers show, each with its media type, in the order in which they are looked for.
const ENDINGS: [(&str, &str); 5] = [
    ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"),
    ("png", "image/png"),
    ("webp", "image/webp"),
    ("gif", "image/gif"),
];
/// Folders that are looked into below one that is named: a plugin of LackeyCCG has one for each set at most.
const MOST_BELOW: usize = 200;

static OF_PLAYER: LazyLock<PictureFolders> =
    LazyLock::new(|| PictureFolders::new(settings::of_player().pictures.iter().cloned()));

/// Folders with pictures, each before those right below it.
#[derive(Debug)]
pub struct PictureFolders(Vec<PathBuf>);

impl PictureFolders {
    /// Folders that are named; one that cannot be read has no pictures.
    pub fn new(named: impl IntoIterator<Item = PathBuf>) -> PictureFolders {
        PictureFolders(
            named.into_iter().flat_map(|folder| [vec![folder.clone()], folders_in(&folder)].concat()).collect(),
        )
    }

    /// The files of the first picture there is, one for each side that is printed: under the name of one of the card
    /// files, with their letters or in small ones, else under the id of the card.
    pub fn find(&self, id: &EntryId, names: &[String]) -> Vec<PathBuf> {
        let sides = |name: &String| name.split(',').filter_map(|side| self.file(side.trim())).collect::<Vec<_>>();
        let named = names.iter().map(sides).find(|files| !files.is_empty());
        named.unwrap_or_else(|| self.file(id.as_str()).into_iter().collect())
    }

    fn file(&self, name: &str) -> Option<PathBuf> {
        // What a card file says leads nowhere else.
        if name.is_empty() || name.contains("..") || name.contains(['\\', ':', '\0']) || name.starts_with('/') {
            return None;
        }
        let small = name.to_lowercase();
        let spellings: &[&str] = if small == name { &[name] } else { &[name, &small] };
        let mut files = self.0.iter().flat_map(|folder| {
            spellings.iter().flat_map(move |name| ENDINGS.map(|(end, _)| folder.join(format!("{name}.{end}"))))
        });
        files.find(|path| path.is_file())
    }
}

/// The files of the player's picture of a record, one for each printed side; empty if there is none.
pub fn pictures_of(record: &Record) -> Vec<PathBuf> {
    let names = match record {
        Record::Rule(_) => return Vec::new(),
        Record::Card(_) => &[][..],
        Record::Ccg(card) => &card.card.pictures,
    };
    find_pictures(record.id(), names)
}

/// The same for a card of which id and names of pictures are known.
pub fn find_pictures(id: &EntryId, names: &[String]) -> Vec<PathBuf> {
    OF_PLAYER.find(id, names)
}

/// The address under which programs of this machine open a file.
pub fn file_address(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\\', "/");
    let root = if path.starts_with('/') { "" } else { "/" };
    // The colon behind the letter of a drive stays one.
    format!("file://{root}{}", encode_path(&path).replace("%3A", ":"))
}

/// The media type of a picture by the ending of its file.
pub fn media_type(path: &Path) -> Option<&'static str> {
    let ending = path.extension()?.to_str()?;
    ENDINGS.iter().find(|(known, _)| *known == ending).map(|(_, media)| *media)
}

fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    let mut found: Vec<PathBuf> = folders.take(MOST_BELOW).map(|entry| entry.path()).collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_found_by_the_name_of_the_card_files_or_by_its_id() {
        let place = tempfile::tempdir().expect("a folder");
        let put = |path: &str| {
            let path = place.path().join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(&path, b"x").expect("a file");
            path
        };
        let [kira, front, back] =
            ["general/st2e-en01200.jpg", "SE/ST2E-EN01300.png", "SE/ST2E-EN01301.png"].map(put);
        let defiant = put("cc/card/defiant.webp");
        put("secret.jpg");
        let folders = PictureFolders::new([place.path().join("general"), place.path().to_path_buf()]);
        let find = |id: &str, names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            folders.find(&EntryId::try_from(id.to_owned()).expect("an id"), &names)
        };
        assert_eq!(find("2e/card/kira", &["ST2E-EN99999", "ST2E-EN01200"]), [kira]);
        assert_eq!(find("2e/card/two", &["ST2E-EN01300, ST2E-EN01301"]), [front, back]);
        assert_eq!(find("cc/card/defiant", &[]), [defiant]);
        for outside in ["../secret", "", "general/../secret", "/etc/passwd", "C:\\x"] {
            assert!(find("2e/card/none", &[outside]).is_empty(), "{outside}");
        }
    }

    #[test]
    fn only_what_browsers_show_has_a_media_type() {
        assert_eq!(media_type(Path::new("a/b.webp")), Some("image/webp"));
        assert_eq!(media_type(Path::new("a/b.svg")), None);
    }
}
