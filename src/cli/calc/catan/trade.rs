//! `tricorder calc trade`: trading with the supply.

use clap::Args;

use super::{refused, rules};
use crate::calc::Calculator;
use crate::calc::catan::trade::{self as calc, EACH, Hand, Post, Resource};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Game, Kind, Lang, Record};
use crate::text::{closest_things, key};
use crate::view::calc::catan::trade::{self, Names};

/// Words for a simple post.
const SIMPLE: [&str; 5] = ["31", "simple", "einfach", "einfacher", "generic"];

#[derive(Debug, Args)]
pub struct Trade {
    #[arg(long, allow_hyphen_values = true)]
    have: String,
    #[arg(long, allow_hyphen_values = true)]
    want: Option<String>,
    #[arg(long)]
    posts: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Trade {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let resources = Resources::of(session)?;
        let have = resources.hand("--have", &self.have)?;
        let posts = resources.posts(self.posts.as_deref().unwrap_or_default())?;
        let rules = rules(session, Calculator::Trade)?;
        let names = resources.names();
        let screen = &session.screen;
        let Some(want) = &self.want else {
            return Ok(Answer::found(match self.json {
                true => trade::offers_json(&have, &posts, &rules),
                false => trade::offers(screen, &names, &have, &posts, &rules),
            }));
        };
        let plan = calc::plan(&have, &resources.hand("--want", want)?, &posts);
        let text = match self.json {
            true => trade::plan_json(&plan, &rules),
            false => trade::plan(screen, &names, &plan, &rules),
        };
        Ok(Answer {
            code: u8::from(!plan.is_complete()),
            ..Answer::found(text)
        })
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
        let records =
            session.ask(|catalog| Ok(catalog.db.of_kind(Game::Catan, Kind::Resource)?))?;
        let known = records.into_iter().filter_map(|record| {
            let resource = Resource::from_code(record.id().slug())?;
            Some((resource, record))
        });
        let mut records: Vec<(Resource, Record)> = known.collect();
        records.sort_by_key(|(resource, _)| *resource);
        let lang = session.screen.texts().lang();
        Ok(Resources { records, lang })
    }

    /// The titles by resource.
    fn names(&self) -> Names {
        let titles = self.records.iter();
        titles
            .map(|(resource, record)| (*resource, record.title().clone()))
            .collect()
    }

    /// Cards such as `4 Wasser, 2 tritanium`; without a number it is one card.
    fn hand(&self, option: &str, text: &str) -> Result<Hand, Error> {
        let mut hand = Hand::default();
        for part in separated(text) {
            let (count, name) = counted(part);
            let resource = self.named(option, name)?;
            let count: u8 = count.parse().unwrap_or(u8::MAX);
            if count > EACH || hand.of(resource).saturating_add(count) > EACH {
                let words = vec![
                    ("option", option.to_owned()),
                    ("value", part.to_owned()),
                    ("most", EACH.to_string()),
                ];
                return Err(refused("calc-resource-count", words));
            }
            hand.add(resource, count);
        }
        Ok(hand)
    }

    /// Posts such as `3:1, Wasser`.
    fn posts(&self, text: &str) -> Result<Vec<Post>, Error> {
        let posts = separated(text).map(|part| {
            if SIMPLE.contains(&key(part).as_str()) {
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
        let found = found.map(|(resource, _)| *resource);
        found.ok_or_else(|| self.unknown(option, name.trim()))
    }

    fn unknown(&self, option: &str, name: &str) -> Error {
        let named = self.records.iter().flat_map(|(resource, record)| {
            Lang::ALL.map(|lang| (record.title().get(lang).as_str(), resource.code()))
        });
        let near = closest_things(name, named, 2).into_iter();
        let titles = self.records.iter().map(|(_, record)| record.title());
        let titles: Vec<&str> = titles.map(|title| title.get(self.lang).as_str()).collect();
        Error::Refused {
            reason: "calc-resource",
            words: vec![
                ("option", option.to_owned()),
                ("value", name.to_owned()),
                ("allowed", titles.join(", ")),
            ],
            suggestions: near.map(str::to_owned).collect(),
        }
    }
}

fn separated(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split([',', ';', '+']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// The number before or behind a name, and the name; without a number, 1.
fn counted(text: &str) -> (&str, &str) {
    let is_number = |c: char| c.is_ascii_digit() || c == '-';
    let name = text.trim_start_matches(is_number);
    let count = text[..text.len() - name.len()].trim();
    if !count.is_empty() {
        let name = name.trim_start();
        let times = ["x ", "× "].iter().find_map(|sign| name.strip_prefix(sign));
        return (count, times.unwrap_or(name).trim());
    }
    let name = text.trim_end_matches(is_number);
    match text[name.len()..].trim() {
        "" => ("1", text),
        count => (count, name.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_number_stands_before_or_behind_its_name() {
        for spelling in ["4 Wasser", "4x Wasser", "4 x Wasser", "4Wasser", "Wasser 4"] {
            assert_eq!(counted(spelling), ("4", "Wasser"), "{spelling}");
        }
        assert_eq!(counted("Wasser"), ("1", "Wasser"));
        assert_eq!(counted("-2 Wasser"), ("-2", "Wasser"));
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
