//! The data of a run: what the program was built with or a folder, for the boxes the player has, with what they wrote.

use std::collections::{BTreeMap, HashSet};

use super::Session;
use crate::{own_boxes, own_rules};
use data::Corpus;
use model::Boxes;
use page::locale::say;
use words::Problem;

impl Session<'_> {
    /// The data of this run: a folder given with `--data`, else what the program was built with and what the player
    /// wrote.
    ///
    /// # Errors
    /// When the folder cannot be listed.
    pub fn corpus(&self) -> Result<Corpus, Problem> {
        self.corpus_without(&HashSet::new())
    }

    /// The data of this run without the player's files at some paths.
    pub(super) fn corpus_without(&self, left_out: &HashSet<String>) -> Result<Corpus, Problem> {
        let all = self.all_boxes()?;
        if self.global.data.is_some() {
            return Ok(all.for_boxes(self.boxes()?));
        }
        let (joined, fault) = own_rules::with_player_rules(all, &self.catalogs.folders(&self.folders), left_out);
        fault.into_iter().for_each(|fault| self.lacking.add(fault));
        Ok(joined.for_boxes(self.boxes()?))
    }

    /// What the player wrote with what it joins: the data the program was built with, whatever `--data` names.
    ///
    /// # Errors
    /// When a setting cannot be read.
    pub fn corpus_of_own(&self) -> Result<Corpus, Problem> {
        let folders = self.catalogs.folders(&self.folders);
        let (joined, _) = own_rules::with_player_rules(data::embedded(), &folders, &HashSet::new());
        Ok(joined.for_boxes(self.boxes()?))
    }

    /// The data the program was built with and these rules, by their paths, in place of those of the player.
    pub(crate) fn corpus_with(&self, rules: &BTreeMap<String, String>) -> Result<Corpus, Problem> {
        let all = data::embedded().with_own(Corpus::of_texts(rules));
        Ok(all.for_boxes(self.boxes()?))
    }

    /// The data of this run without anything the player wrote: cards do not need it.
    pub(super) fn corpus_alone(&self) -> Result<Corpus, Problem> {
        Ok(self.all_boxes()?.for_boxes(self.boxes()?))
    }

    /// The data of this run for somebody who has all boxes and wrote nothing.
    ///
    /// # Errors
    /// When the folder given with `--data` cannot be listed.
    pub fn corpus_of_all_boxes(&self) -> Result<Corpus, Problem> {
        Ok(self.all_boxes()?.for_boxes(Boxes::all()))
    }

    /// The data of this run for somebody who has the core box and wrote nothing.
    ///
    /// # Errors
    /// When the folder given with `--data` cannot be listed.
    pub fn corpus_of_core_box(&self) -> Result<Corpus, Problem> {
        self.all_boxes()
    }

    /// The boxes of Captain's Chair the player has. Where that cannot be read, the core box.
    ///
    /// # Errors
    /// When the variable for them names none.
    pub fn boxes(&self) -> Result<Boxes, Problem> {
        let folders = self.catalogs.folders(&self.folders);
        match own_boxes::of_player(&folders, self.texts.lang()) {
            Err(error) if error.is(say::ERR_UNKNOWN_VALUE) => Err(error),
            read => Ok(self.or_default_with_warning(read)),
        }
    }

    fn all_boxes(&self) -> Result<Corpus, Problem> {
        match &self.global.data {
            None => Ok(data::embedded()),
            Some(folder) => {
                let found = (self.read_data)(folder).map_err(|error| {
                    Problem::unreadable(say::err_data_folder(folder, error)).hint(say::hint_data_folder())
                });
                Ok(found?)
            }
        }
    }
}
