//! `tricorder list`: all entries, of one game or kind if asked.

use clap::Args;

use crate::cli::Answer;
use crate::cli::choices::KINDS;
use crate::cli::session::Session;
use crate::cli::values::{InGame, OneOf};
use crate::error::{EntryError, Error};
use crate::lookup;
use crate::model::Kind;
use crate::text::closest;
use crate::view::entry as view;

#[derive(Debug, Args)]
pub struct List {
    #[command(flatten)]
    game: InGame,
    #[arg(long, value_parser = OneOf(&KINDS))]
    kind: Option<Kind>,
    #[arg(long = "trait", id = "trait")]
    trait_name: Option<String>,
}

impl List {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        let game = self.game.wanted(session.texts.lang())?;
        let slug = self.trait_slug(session)?;
        let entries =
            session.ask(|catalog| Ok(catalog.db.list(game, self.kind, slug.as_deref())?))?;
        let list = view::List::from(entries);
        session.judge(&list, u8::from(list.is_empty()))
    }

    /// The slug of the trait asked for, by any of its names.
    fn trait_slug(&self, session: &Session<'_>) -> Result<Option<String>, Error> {
        let Some(name) = &self.trait_name else {
            return Ok(None);
        };
        let found = session.ask(|catalog| lookup::named(catalog, name, None))?;
        let slug = found.iter().find_map(|found| {
            found
                .record
                .id()
                .as_str()
                .strip_prefix("cc/trait/")
                .map(str::to_owned)
        });
        match slug {
            Some(slug) => Ok(Some(slug)),
            None => Err(self.unknown_trait(session, name)?),
        }
    }

    fn unknown_trait(&self, session: &Session<'_>, name: &str) -> Result<Error, Error> {
        let traits =
            session.ask(|catalog| Ok(catalog.db.list(None, Some(Kind::Trait), None)?))?;
        let lang = session.texts.lang();
        let titles: Vec<&str> = traits
            .iter()
            .map(|entry| entry.title.get(lang).as_str())
            .collect();
        let near = closest(name, titles.iter().copied(), 4);
        Ok(EntryError::UnknownTrait {
            name: name.to_owned(),
            suggestions: near.into_iter().map(str::to_owned).collect(),
        }
        .into())
    }
}
