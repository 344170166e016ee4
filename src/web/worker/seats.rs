//! Whose things a worker works with, and seats of a server that many share.

use super::{Owner, Worker};
use crate::club::identity::SeatBackend;
use crate::club::identity::{Guest, Principal};
use crate::{CommandLine, Refusal, Rights};
use app::paths::{Folders, UserDataPlace};
use app::user::user_error;
use keep::UserError;
use keep::postgres::seats as seats_on_server;
use keep::seats::mark;
use model::Lang;
use view::error::{NO_NAMES, StorageError};

impl Worker<'_> {
    /// The folders of whoever it works for. What is nobody's lies nowhere.
    pub(super) fn folders(&self) -> Folders {
        let folders = &self.place.folders;
        let user = match (&self.whose, &folders.user) {
            (Owner::Player, user) => user.clone(),
            (Owner::Other(_), Some(UserDataPlace::Server { address, .. })) => {
                Some(UserDataPlace::Server { address: address.clone(), owner: self.owner().to_owned() })
            }
            (Owner::Nobody, _)
            | (Owner::Other(_), Some(UserDataPlace::File(_) | UserDataPlace::Memory(_)) | None) => None,
        };
        Folders { catalogs: folders.catalogs.clone(), user }
    }

    fn owner(&self) -> &str {
        match &self.whose {
            Owner::Other(Principal::Seat(owner)) => owner,
            Owner::Other(Principal::Guest(guest)) => &guest.owner,
            Owner::Player | Owner::Nobody => "",
        }
    }

    fn guest(&self) -> Option<&Guest> {
        match &self.whose {
            Owner::Other(Principal::Guest(guest)) => Some(guest),
            Owner::Other(Principal::Seat(_)) | Owner::Player | Owner::Nobody => None,
        }
    }

    /// The game a name means. A guest means one game only, whatever it is called.
    pub(super) fn named<'n>(&'n self, name: &'n str) -> &'n str {
        self.guest().map_or(name, |guest| &guest.game)
    }

    /// A line with the game a guest means.
    pub(super) fn meant(&self, line: &CommandLine) -> Vec<String> {
        let words = line.words.iter();
        let Some(guest) = self.guest() else {
            return words.cloned().collect();
        };
        let alias = format!("--name={}", guest.alias);
        let word = |word: &String| {
            if *word == alias {
                return format!("--name={}", guest.game);
            }
            word.clone()
        };
        words.map(word).collect()
    }

    pub(super) fn rights(&self) -> Rights {
        match &self.whose {
            Owner::Player | Owner::Nobody => Rights::Alone,
            Owner::Other(Principal::Seat(_)) => Rights::Owner,
            Owner::Other(Principal::Guest(guest)) if guest.may_play => Rights::Player,
            Owner::Other(Principal::Guest(_)) => Rights::Watcher,
        }
    }

    /// Under which mark it is told that a game moves.
    pub(super) fn mark_of(&self, name: &str) -> String {
        match &self.whose {
            Owner::Player | Owner::Nobody => name.to_owned(),
            Owner::Other(_) => mark(self.owner(), self.named(name)),
        }
    }

    /// Asks about seats, as an owner.
    fn seats<T>(
        &self,
        lang: Lang,
        owner: &str,
        ask: impl FnOnce(&mut dyn keep::seats::SeatStore) -> Result<T, UserError>,
    ) -> Result<T, Refusal> {
        self.with(lang, |_| {
            let user = self.place.folders.user.as_ref();
            let Some(place @ UserDataPlace::Server { address, .. }) = user else {
                return Err(StorageError::NoDataFolder.into());
            };
            let seats = seats_on_server(address, owner).and_then(|mut seats| ask(&mut *seats));
            seats.map_err(|error| user_error(place, &error))
        })
    }
}

impl SeatBackend for Worker<'_> {
    fn take_seat(&self, lang: Lang, hash: &str, owner: &str) -> Result<(), Refusal> {
        self.seats(lang, owner, |seats| seats.take_seat(hash, owner))
    }

    fn seat_owner(&self, lang: Lang, hash: &str) -> Result<Option<String>, Refusal> {
        self.seats(lang, "", |seats| seats.seated(hash))
    }

    fn renew_seat(&self, lang: Lang, hash: &str, new: &str) -> Result<bool, Refusal> {
        self.seats(lang, "", |seats| seats.renew_seat(hash, new))
    }

    fn share(&self, lang: Lang, game: &str, may_play: bool, hash: &str) -> Result<(), Refusal> {
        let shared = self.seats(lang, self.owner(), |seats| seats.share(game, may_play, hash))?;
        if shared {
            return Ok(());
        }
        self.with(lang, |_| Err(StorageError::unknown_name(game, NO_NAMES).into()))
    }

    fn end_share(&self, lang: Lang, game: &str, may_play: bool) -> Result<(), Refusal> {
        self.seats(lang, self.owner(), |seats| seats.end_share(game, may_play))
    }

    fn shares(&self, lang: Lang, game: &str) -> Result<Vec<bool>, Refusal> {
        self.seats(lang, self.owner(), |seats| seats.shares(game))
    }

    fn guest(&self, lang: Lang, hash: &str, alias: &str) -> Result<Option<Guest>, Refusal> {
        let shared = self.seats(lang, "", |seats| seats.shared(hash))?;
        Ok(shared.map(|shared| Guest {
            owner: shared.owner,
            game: shared.game,
            alias: alias.to_owned(),
            may_play: shared.may_play,
        }))
    }

    fn is_well(&self) -> bool {
        let session = self.session(Lang::En, Vec::new());
        session.ask(|_| Ok(())).is_ok()
    }

    fn database(&self) -> Option<usize> {
        self.seats(Lang::En, "", |seats| seats.pulse()).ok()
    }
}
