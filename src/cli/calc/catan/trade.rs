//! `tricorder calc trade`: trading with the supply.

use clap::Args;

use super::{refused, rules};
use crate::calc::Calculator;
use crate::calc::catan::trade::{self as calc, EACH, Hand, Post, Resource};
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::Error;
use crate::model::{Game, Kind, Lang, Record};
use crate::text::{closest, key};
use crate::view::calc::catan::trade::{self, Names};

/// Words for a simple post.
const SIMPLE: [&str; 5] = ["31", "simple", "einfach", "einfacher", "generic"];

#[derive(Debug, Args)]
pub struct Trade {
    #[arg(long)]
    have: String,
    #[arg(long)]
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
struct Resources(Vec<(Resource, Record)>);

impl Resources {
    fn of(session: &Session<'_>) -> Result<Resources, Error> {
        let records =
            session.ask(|catalog| Ok(catalog.db.of_kind(Game::Catan, Kind::Resource)?))?;
        let known = records.into_iter().filter_map(|record| {
            let resource = Resource::from_code(record.id().slug())?;
            Some((resource, record))
        });
        Ok(Resources(known.collect()))
    }

    /// The titles by resource.
    fn names(&self) -> Names {
        let titles = self.0.iter();
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
        let found = self.0.iter().find(|(_, record)| {
            let mut names = Lang::ALL.into_iter().flat_map(|lang| record.names(lang));
            names.any(|name| key(name) == typed)
        });
        found.map(|(resource, _)| *resource).ok_or_else(|| {
            let titles = self
                .0
                .iter()
                .flat_map(|(_, record)| Lang::ALL.map(|lang| record.title().get(lang).as_str()));
            let near = closest(name.trim(), titles, 2).into_iter();
            let mut suggestions: Vec<String> = near.map(str::to_owned).collect();
            suggestions.dedup();
            Error::Refused {
                reason: "calc-resource",
                words: vec![
                    ("option", option.to_owned()),
                    ("value", name.trim().to_owned()),
                ],
                suggestions,
            }
        })
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
        return (count, name.strip_prefix(['x', '×']).unwrap_or(name));
    }
    let name = text.trim_end_matches(is_number);
    match text[name.len()..].trim() {
        "" => ("1", text),
        count => (count, name.trim()),
    }
}
