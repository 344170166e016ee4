//! `tricorder calc trade`: trading with the supply.

use clap::Args;

use crate::calc::Calculator;
use crate::calc::catan::trade::{EACH, Hand, Post, Resource, offers, plan};
use crate::cli::Answer;
use crate::cli::calc::{basis, number};
use crate::cli::session::Session;
use crate::error::{CalcError, Error};
use crate::model::{Game, Kind, Lang, Record};
use crate::text::vocabulary::words;
use crate::text::{closest_things, key};
use crate::view::calc::catan::trade as view;
use crate::view::calc::catan::trade::Names;

#[derive(Debug, Args)]
pub struct Trade {
    #[arg(long, allow_hyphen_values = true)]
    have: String,
    #[arg(long, allow_hyphen_values = true)]
    want: Option<String>,
    #[arg(long)]
    posts: Option<String>,
}

impl Trade {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let resources = Resources::of(session)?;
        let have = resources.hand("--have", &self.have)?;
        let posts = resources.posts(self.posts.as_deref().unwrap_or_default())?;
        let names = resources.names();
        let Some(want) = &self.want else {
            let offers = view::Offers::new(offers(&have, &posts), names);
            return basis::answer(session, Calculator::Trade, offers);
        };
        let plan = plan(&have, &resources.hand("--want", want)?, &posts);
        basis::answer(session, Calculator::Trade, view::Wanted::new(plan, names))
    }
}

/// The resources with their names.
struct Resources {
    /// In the order of the almanac.
    records: Vec<(Resource, Record)>,
    lang: Lang,
}

impl Resources {
    fn of(session: &Session<'_>) -> Result<Resources, Error> {
        let found =
            session.ask(|catalog| Ok(catalog.db.of_kind(Game::Catan, Kind::Resource)?))?;
        let known = found.into_iter().filter_map(|record| {
            let resource = Resource::from_code(record.id().slug())?;
            Some((resource, record))
        });
        let mut records: Vec<(Resource, Record)> = known.collect();
        records.sort_by_key(|(resource, _)| *resource);
        let lang = session.texts.lang();
        Ok(Resources { records, lang })
    }

    /// The titles by resource.
    fn names(&self) -> Names {
        let records = self.records.iter();
        let titles = records.map(|(resource, record)| (*resource, record.title().clone()));
        Names(titles.collect())
    }

    /// Cards such as `4 Wasser, 2 tritanium`; without a number it is one card.
    fn hand(&self, option: &str, text: &str) -> Result<Hand, Error> {
        let mut hand = Hand::default();
        for part in separated(text) {
            let (count, name) = counted(part);
            let resource = self.named(option, name)?;
            let count = number::within("of-one-resource", &count, 0..=EACH)?;
            let together = hand.of(resource).saturating_add(count);
            number::inside("of-one-resource", together, 0..=EACH)?;
            hand.add(resource, count);
        }
        Ok(hand)
    }

    /// Posts such as `3:1, Wasser`.
    fn posts(&self, text: &str) -> Result<Vec<Post>, Error> {
        let posts = separated(text).map(|part| {
            if words::POST_SIMPLE.is(part) {
                return Ok(Post::Simple);
            }
            let name = part.strip_prefix("2:1").unwrap_or(part);
            Ok(Post::Specialized(self.named("--posts", name)?))
        });
        posts.collect()
    }

    /// The resource with this name, in either language.
    fn named(&self, option: &str, name: &str) -> Result<Resource, Error> {
        let typed = key(name);
        let found = self.records.iter().find(|(_, record)| {
            let mut names = Lang::ALL.into_iter().flat_map(|lang| record.names(lang));
            names.any(|name| key(name) == typed)
        });
        found
            .map(|(resource, _)| *resource)
            .ok_or_else(|| self.unknown(option, name.trim()))
    }

    fn unknown(&self, option: &str, name: &str) -> Error {
        let named = self.records.iter().flat_map(|(resource, record)| {
            Lang::ALL.map(|lang| (record.title().get(lang).as_str(), resource.code()))
        });
        let near = closest_things(name, named, 2).into_iter();
        let titles = self.records.iter().map(|(_, record)| record.title());
        CalcError::UnknownResource {
            option: option.to_owned(),
            value: name.to_owned(),
            allowed: titles.map(|title| title.get(self.lang).clone()).collect(),
            suggestions: near.map(str::to_owned).collect(),
        }
        .into()
    }
}

fn separated(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split([',', ';', '+']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// The number before or behind a name, and the name; without a number, 1.
fn counted(text: &str) -> (String, &str) {
    if let (Some(count), name) = crate::text::counted(text) {
        return (count.to_string(), name.trim());
    }
    let is_number = |c: char| c.is_ascii_digit() || c == '-';
    let after = text.trim_start_matches(is_number);
    let number = &text[..text.len() - after.len()];
    if !number.is_empty() {
        return (number.to_owned(), after.trim());
    }
    let before = text.trim_end_matches(is_number);
    match &text[before.len()..] {
        "" => ("1".to_owned(), text),
        behind => (behind.to_owned(), before.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_number_stands_before_or_behind_its_name() {
        for spelling in ["4 Wasser", "4x Wasser", "4 x Wasser", "4Wasser", "Wasser 4"] {
            assert_eq!(counted(spelling), ("4".to_owned(), "Wasser"), "{spelling}");
        }
        assert_eq!(counted("Wasser"), ("1".to_owned(), "Wasser"));
        assert_eq!(counted("-2 Wasser"), ("-2".to_owned(), "Wasser"));
    }

    proptest! {
        #[test]
        fn any_text_has_a_number_and_a_name(text in "\\PC{0,20}") {
            let (count, name) = counted(&text);
            prop_assert!(!count.is_empty());
            prop_assert!(text.contains(name));
        }
    }
}
