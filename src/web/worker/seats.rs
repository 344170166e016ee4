//! Whose things a worker works with, and seats of a server that many share.

use crate::club::identity::{Guest, Principal};
use crate::games::{Refusal, Rights};
use crate::worker::{Owner, Worker};
use app::paths::{Folders, UserDataPlace};
use app::user::user_error;
use keep::UserError;
use keep::postgres::seats as seats_on_server;
use keep::seats::mark;
use model::Lang;
use words::Problem;

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
        Folders { catalogs: folders.catalogs.clone(), user, settings: None }
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
    pub(crate) fn named<'n>(&'n self, name: &'n str) -> &'n str {
        self.guest().map_or(name, |guest| &guest.game)
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
                return Err(Problem::no_data_folder());
            };
            let seats = seats_on_server(address, owner).and_then(|mut seats| ask(&mut *seats));
            seats.map_err(|error| user_error(place, &error))
        })
    }
}

/// Seats, and links to games. Words of seats and links come as their hashes; nobody here ever learns them.
impl Worker<'_> {
    /// Keeps a new seat with an owner that nobody else is.
    ///
    /// # Errors
    /// When the database does not take it.
    pub(crate) fn take_seat(&self, lang: Lang, hash: &str, owner: &str) -> Result<(), Refusal> {
        self.seats(lang, owner, |seats| seats.take_seat(hash, owner))
    }

    /// The owner of a seat; `None` if there is no such seat.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) fn seat_owner(&self, lang: Lang, hash: &str) -> Result<Option<String>, Refusal> {
        self.seats(lang, "", |seats| seats.seated(hash))
    }

    /// Gives a seat a new word. `false` if there is no such seat.
    ///
    /// # Errors
    /// When the database does not take it.
    pub(crate) fn renew_seat(&self, lang: Lang, hash: &str, new: &str) -> Result<bool, Refusal> {
        self.seats(lang, "", |seats| seats.renew_seat(hash, new))
    }

    /// Makes the link to a game of whoever it works for, in place of the one before.
    ///
    /// # Errors
    /// When there is no such game, or the database does not take it.
    pub(crate) fn share(&self, lang: Lang, game: &str, may_play: bool, hash: &str) -> Result<(), Refusal> {
        let shared = self.seats(lang, self.owner(), |seats| seats.share(game, may_play, hash))?;
        if shared {
            return Ok(());
        }
        self.with(lang, |_| Err(Problem::unknown_name(game)))
    }

    /// Ends the link to a game of whoever it works for.
    ///
    /// # Errors
    /// When the database does not take it.
    pub(crate) fn end_share(&self, lang: Lang, game: &str, may_play: bool) -> Result<(), Refusal> {
        self.seats(lang, self.owner(), |seats| seats.end_share(game, may_play))
    }

    /// Which links there are to a game of whoever it works for: whether each may play.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) fn shares(&self, lang: Lang, game: &str) -> Result<Vec<bool>, Refusal> {
        self.seats(lang, self.owner(), |seats| seats.shares(game))
    }

    /// The game a link leads to, for a guest who calls it by an alias; `None` if it leads nowhere.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) fn find_guest(&self, lang: Lang, hash: &str, alias: &str) -> Result<Option<Guest>, Refusal> {
        let shared = self.seats(lang, "", |seats| seats.shared(hash))?;
        Ok(shared.map(|shared| Guest {
            owner: shared.owner,
            game: shared.game,
            alias: alias.to_owned(),
            may_play: shared.may_play,
        }))
    }

    /// Whether the catalog answers.
    pub(crate) fn is_well(&self) -> bool {
        let session = self.session(Lang::En, Vec::new());
        session.ask(|_| Ok(())).is_ok()
    }

    /// How many connections to the database wait for work; `None` if it does not answer.
    pub(crate) fn database(&self) -> Option<usize> {
        self.seats(Lang::En, "", |seats| seats.pulse()).ok()
    }
}
