//! What there is to be named: entries and cards, what is kept, files.

use std::collections::{BTreeSet, HashSet};

use clap_complete::engine::{PathCompleter, ValueCompleter};

use super::Completion;
use ::catalog::search::query::fields::{self, QueryField};
use ::catalog::store::name_list::ListedName;
use ::catalog::store::name_list::NameList;
use ::data::Corpus;
use app::argument_kinds::ArgKind;
use app::paths::Folders;
use app::prompt::{behind, rest};
use app::settings::{KEYS, allowed};
use app::user::User;
use app::{imports, own_boxes};
use keep::UserError;
use keep::UserStore;
use keep::logs::LogKind;
use model::text::key;
use model::text::vocabulary::meant;
use model::{CardSet, Game, Lang, SETS, Setting};

/// Knows what there is, asked when it is needed.
pub(crate) struct NameSource {
    pub lang: Lang,
    /// The only game that is meant, if one is named.
    pub game: Option<Game>,
    /// The words before the one that is typed which may belong to the same name.
    pub before: Vec<String>,
    pub folders: Folders,
    /// The commands of the program.
    pub commands: Vec<String>,
}

impl NameSource {
    /// The names of a game, where a single name is typed.
    pub(crate) fn of_game(folders: &Folders, lang: Lang, game: Game) -> NameSource {
        NameSource { lang, game: Some(game), before: Vec::new(), folders: folders.clone(), commands: Vec::new() }
    }

    /// What begins as typed of what stands in an argument.
    pub(crate) fn what_stands(&self, stands: ArgKind, typed: &str) -> Vec<Completion> {
        // No name begins like an option.
        if typed.starts_with("--") {
            return Vec::new();
        }
        match stands {
            ArgKind::Anything => self.names(typed, |id| self.is_of_game(id)),
            ArgKind::Query => self.query_terms(typed),
            ArgKind::Entry => self.entries(typed),
            ArgKind::OwnCard => self.names(typed, |id| id.starts_with("cc/card/")),
            ArgKind::SecondCard => self.counted(typed),
            ArgKind::Trait => self.names(typed, |id| id.starts_with("cc/trait/")),
            ArgKind::SoloGame | ArgKind::CadetGame | ArgKind::Campaign | ArgKind::Deck | ArgKind::Import => {
                begun(stored_names(&self.folders, stands), typed)
            }
            ArgKind::DeckOrFile => {
                let mut decks = begun(stored_names(&self.folders, ArgKind::Deck), typed);
                decks.extend(files(typed));
                decks
            }
            ArgKind::File => files(typed),
            ArgKind::Set => begun(self.sets(), typed),
            ArgKind::Command => begun(self.commands.clone(), typed),
            ArgKind::Setting => begun(Setting::CODES.map(str::to_owned).to_vec(), typed),
            ArgKind::SettingValue => begun(self.setting_values(), typed),
        }
    }

    /// What the setting that is named first may be set to.
    fn setting_values(&self) -> Vec<String> {
        let setting = self.before.first().and_then(|name| meant(name, &KEYS));
        setting.map_or_else(Vec::new, |setting| allowed(setting, self.lang))
    }

    /// Names of cards, or the fields of the query language; behind a field what its values may become.
    fn query_terms(&self, typed: &str) -> Vec<Completion> {
        let term = typed.trim_start_matches('-');
        let sign = &typed[..typed.len() - term.len()];
        let Some((name, begun)) = term.split_once(':') else {
            let fields = fields::ALL.iter().map(|field| field.name(self.lang));
            let begun = fields.filter(|name| !term.is_empty() && name.starts_with(term));
            let mut offers = plain(begun.map(|name| format!("{sign}{name}:")).collect());
            offers.extend(self.names(typed, |id| self.is_of_game(id)));
            return offers;
        };
        let Some(field) = QueryField::find_by_name(name) else {
            return Vec::new();
        };
        let values = self.values(field, begun.trim_start_matches('"'));
        plain(values.map(|value| format!("{sign}{name}:{value}")).collect())
    }

    /// The values of a field that begin as typed, in double quotes if need be.
    fn values(&self, field: &QueryField, begun: &str) -> impl Iterator<Item = String> {
        let forms = field.words.iter().map(|word| {
            let forms = word.forms();
            forms.map(str::to_owned).collect()
        });
        let mut offers = self.of_choices(&forms.collect::<Vec<_>>(), begun);
        if field == &fields::DECK {
            offers.extend(self.what_stands(ArgKind::Deck, begun));
        }
        offers.into_iter().map(|offer| {
            let is_one_word = offer.word.chars().all(char::is_alphanumeric);
            if is_one_word { offer.word } else { format!("\"{}\"", offer.word) }
        })
    }

    /// The choices that begin as typed, in the player's language if that word does.
    pub(crate) fn of_choices(&self, choices: &[Vec<String>], typed: &str) -> Vec<Completion> {
        let mut words: Vec<String> = Vec::new();
        for forms in choices {
            let own = match self.lang {
                Lang::En => forms.first(),
                Lang::De => forms.last(),
            };
            let begins = |word: &&String| rest(word, typed).is_some();
            let mut meant = own.into_iter().chain(forms);
            words.extend(meant.find(begins).cloned());
        }
        let words = own_boxes::without_others(words, &self.folders);
        plain(words)
    }

    fn is_of_game(&self, id: &str) -> bool {
        self.game.is_none_or(|game| id.split('/').next() == Some(game.code()))
    }

    /// All names, as far as their catalogs have been built: those of the program, and those of imported cards.
    fn lists(&self) -> Vec<NameList> {
        let corpus = data::embedded();
        let boxes = own_boxes::of_player(&self.folders, self.lang).unwrap_or_default();
        let own = catalog::known_names(&corpus, &boxes, &self.folders.catalogs);
        let imported = self.imports(&corpus).map(|(names, _)| names);
        own.into_iter().chain(imported).collect()
    }

    /// What imported cards are called and the sets they came in, if there are any.
    fn imports(&self, corpus: &Corpus) -> Option<(NameList, Vec<String>)> {
        let stamp = imports::stamp(&self.folders).ok()?;
        (stamp != 0).then(|| catalog::known_imports(corpus, stamp, &self.folders.catalogs))?
    }

    /// The sets whose cards are known.
    fn sets(&self) -> Vec<String> {
        let built_in = SETS.iter().flat_map(|set| set.typed.en);
        let known = self.imports(&data::embedded());
        let imported = known.map(|(_, sets)| sets).unwrap_or_default();
        let others = imported.into_iter().filter(|set| CardSet::find(set).is_none());
        let built_in = built_in.map(|name| (*name).to_owned());
        built_in.chain(others).collect()
    }

    /// Names that go on from what is typed, with as many of the words before as belong to them.
    fn names(&self, typed: &str, is_meant: impl Fn(&str) -> bool) -> Vec<Completion> {
        self.names_in(&self.lists(), typed, is_meant)
    }

    fn names_in(&self, lists: &[NameList], typed: &str, is_meant: impl Fn(&str) -> bool) -> Vec<Completion> {
        let from = 0..=self.before.len();
        let all = from.map(|from| self.going_on(lists, &self.before[from..], typed, &is_meant));
        let mut offers = all.filter(|offers| !offers.is_empty());
        offers.next().unwrap_or_default()
    }

    fn going_on(
        &self,
        lists: &[NameList],
        before: &[String],
        typed: &str,
        is_meant: impl Fn(&str) -> bool,
    ) -> Vec<Completion> {
        let whole = key(&format!("{} {typed}", before.join(" ")));
        if whole.is_empty() {
            return Vec::new();
        }
        let named = lists.iter().flat_map(|list| list.beginning(&whole));
        let mut seen = HashSet::new();
        let named = named.filter(|named| is_meant(named.id) && seen.insert((named.id, named.name)));
        let offer = |named: ListedName<'_>| {
            Some(Completion { word: behind(named.name, before)?.to_owned(), about: named.id.to_owned() })
        };
        self.shown(named.collect()).into_iter().filter_map(offer).collect()
    }

    /// Names of the player's language, if one of them fits; of things whose title fits, the title alone.
    fn shown<'n>(&self, mut named: Vec<ListedName<'n>>) -> Vec<ListedName<'n>> {
        let is_own = |named: &ListedName<'_>| named.lang.is_none_or(|lang| lang == self.lang);
        if named.iter().any(is_own) {
            named.retain(is_own);
        }
        let titles = named.iter().filter(|named| named.is_title);
        let titled: BTreeSet<&str> = titles.map(|named| named.id).collect();
        named.retain(|named| named.is_title || !titled.contains(named.id));
        named
    }

    /// Names, or ids part by part.
    fn entries(&self, typed: &str) -> Vec<Completion> {
        let lists = self.lists();
        let mut offers = self.names_in(&lists, typed, |_| true);
        let all = lists.iter().flat_map(|list| list.beginning(""));
        let parts: BTreeSet<&str> =
            all.filter_map(|named| next_part(named.id, typed)).filter(|_| !typed.is_empty()).collect();
        offers.extend(plain(parts.into_iter().map(str::to_owned).collect()));
        offers
    }

    /// Cards of Second Edition; a count may stand before the name.
    fn counted(&self, typed: &str) -> Vec<Completion> {
        let name = typed.trim_start_matches(|sign: char| sign.is_ascii_digit()).trim_start_matches(['x', ' ']);
        let is_counted = typed.starts_with(|sign: char| sign.is_ascii_digit()) && typed.contains(' ');
        let count = if is_counted { typed.strip_suffix(name) } else { None };
        let (count, name) = count.map_or(("", typed), |count| (count, name));
        let mut offers = self.names(name, |id| id.starts_with("2e/card/"));
        offers.iter_mut().for_each(|offer| offer.word.insert_str(0, count));
        offers
    }
}

/// An id up to the next slash behind what is typed of it.
fn next_part<'i>(id: &'i str, typed: &str) -> Option<&'i str> {
    let rest = id.strip_prefix(typed)?;
    let end = rest.find('/').map_or(id.len(), |at| typed.len() + at + 1);
    Some(&id[..end])
}

fn plain(words: Vec<String>) -> Vec<Completion> {
    let offer = |word| Completion { word, about: String::new() };
    words.into_iter().map(offer).collect()
}

fn begun(mut words: Vec<String>, typed: &str) -> Vec<Completion> {
    words.retain(|word| rest(word, typed).is_some());
    plain(words)
}

/// Files and folders.
fn files(typed: &str) -> Vec<Completion> {
    let found = PathCompleter::any().complete(typed.as_ref());
    found.into_iter().map(Completion::from).collect()
}

/// The names of what is kept of a kind, the latest first.
fn stored_names(folders: &Folders, stands: ArgKind) -> Vec<String> {
    User::read_existing(folders, |db| list_names(db, stands)).unwrap_or_default()
}

fn list_names(db: &dyn UserStore, stands: ArgKind) -> Result<Vec<String>, UserError> {
    let logs = |kind| {
        let logs = db.list(kind)?.into_iter();
        Ok(logs.map(|log| log.name).collect())
    };
    match stands {
        ArgKind::SoloGame => logs(LogKind::Solo),
        ArgKind::CadetGame => logs(LogKind::Cadet),
        ArgKind::Campaign => logs(LogKind::Campaign),
        ArgKind::Deck | ArgKind::DeckOrFile => {
            let decks = db.decks()?.into_iter();
            Ok(decks.map(|deck| deck.deck).collect())
        }
        ArgKind::Import => {
            let imports = db.imports()?.into_iter();
            Ok(imports.map(|import| import.name).collect())
        }
        ArgKind::Anything
        | ArgKind::Query
        | ArgKind::Entry
        | ArgKind::OwnCard
        | ArgKind::SecondCard
        | ArgKind::Trait
        | ArgKind::File
        | ArgKind::Set
        | ArgKind::Command
        | ArgKind::Setting
        | ArgKind::SettingValue => Ok(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_offered_part_by_part() {
        assert_eq!(next_part("cc/keyword/log", "c"), Some("cc/"));
        assert_eq!(next_part("cc/keyword/log", "cc/"), Some("cc/keyword/"));
        assert_eq!(next_part("cc/keyword/log", "cc/keyword/l"), Some("cc/keyword/log"));
        assert_eq!(next_part("cc/keyword/log", "2e"), None);
    }
}
