//! From a request to a room and back.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Extension, OriginalUri, RawPathParams, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast, watch};

use super::club::whose::Denied;
use super::club::{Club, answered, unheard, whose};
use super::desk::Desk;
use super::frame;
use super::games::{Refusal, Refused};
use super::pool::{NoAnswer, Pool};
use super::reply::Reply;
use super::visit::Visit;
use crate::model::Lang;
use crate::page::Filled;

/// Bytes that may be sent at once: a deck list is a hundredth of it.
pub const MOST_SENT: usize = 256 << 10;
/// News of games that may wait for somebody slow.
const NEWS: usize = 64;
/// The same where a whole club plays.
const NEWS_OF_CLUB: usize = 1024;
/// Visitors who may listen for news at once; each keeps a connection open.
const LISTENERS: usize = 64;
/// The same where many share a server; the rest of the connections is for what they do.
const LISTENERS_OF_CLUB: usize = 320;

/// So long anybody waits for what a shared database has to be asked for: 10 seconds less than an answer may take, so that
/// a page says it and not a bare status.
const LONGEST: Duration = Duration::from_secs(20);

/// What a room is: an answer worked out at a desk.
pub type Room = fn(&dyn Desk, &Visit) -> Reply;

/// What a room reaches, where it matters whose things those are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// What is the same for all: rules, cards, calculators.
    Common,
    /// The things of whoever asks.
    Own,
    /// The way in, which somebody without any may ask for.
    Door,
}

/// Why somebody reaches nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreached {
    /// It is not there, or not for them.
    Gone,
    /// Nobody can say at the moment.
    Away,
}

impl From<Refusal> for Unreached {
    fn from(refusal: Refusal) -> Unreached {
        match refusal.kind {
            Refused::Away => Unreached::Away,
            Refused::Unknown | Refused::Moved | Refused::Wrong => Unreached::Gone,
        }
    }
}

impl From<Denied> for Unreached {
    fn from(denied: Denied) -> Unreached {
        match denied {
            Denied::Away(_) => Unreached::Away,
            Denied::NoSeat | Denied::NoLink | Denied::OnlyWatching => Unreached::Gone,
        }
    }
}

/// What all requests share.
#[derive(Clone)]
pub struct App {
    pool: Pool,
    /// Workers for what a database has to be asked for: while it is away, others go on.
    own: Pool,
    /// Marks of games that have gone on; an empty one if some may have been missed.
    pub news: broadcast::Sender<String>,
    listeners: Arc<Semaphore>,
    ending: Arc<watch::Sender<bool>>,
    /// The language of visitors who have not chosen.
    lang: Option<Lang>,
    club: Option<Arc<Club>>,
}

impl App {
    /// A page of one player, whose answers come from these workers.
    pub fn new(pool: Pool, lang: Option<Lang>) -> App {
        App {
            own: pool.clone(),
            pool,
            // The receiver goes: whoever listens subscribes for itself.
            news: broadcast::channel(NEWS).0,
            listeners: Arc::new(Semaphore::new(LISTENERS)),
            ending: Arc::new(watch::channel(false).0),
            lang,
            club: None,
        }
    }

    /// The same for many, with workers of its own for what belongs to them.
    pub fn shared(self, own: Pool, club: Arc<Club>) -> App {
        App {
            own,
            news: broadcast::channel(NEWS_OF_CLUB).0,
            listeners: Arc::new(Semaphore::new(LISTENERS_OF_CLUB)),
            club: Some(club),
            ..self
        }
    }

    /// Who answers what is the same for all.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Who answers what belongs to somebody.
    pub fn own_pool(&self) -> &Pool {
        &self.own
    }

    /// What is special about a server that many share.
    pub fn club(&self) -> Option<&Arc<Club>> {
        self.club.as_ref()
    }

    /// Ends what would never end by itself, and says that this server is about to.
    pub fn end(&self) {
        self.ending.send_replace(true);
        if let Some(club) = &self.club {
            club.end();
        }
    }

    /// Whether it is about to end, as that changes.
    pub fn ending(&self) -> watch::Receiver<bool> {
        self.ending.subscribe()
    }

    /// A place for somebody who listens for news, as long as it is kept; `None` if all are taken.
    pub fn place_to_listen(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.listeners).try_acquire_owned().ok()
    }

    /// Asks a desk at which the things of a visitor lie.
    ///
    /// # Errors
    /// When there are none, or nobody can say.
    pub async fn ask_own<T: Send + 'static>(
        &self,
        visit: Visit,
        question: impl FnOnce(&dyn Desk) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Unreached> {
        let is_shared = self.club.is_some();
        let asked = self.ask_in_time(move |desk| {
            if !is_shared {
                return Ok(question(desk)?);
            }
            let whose = whose::whose(desk, &visit)?;
            Ok(question(&*desk.of(&whose))?)
        });
        asked.await.unwrap_or(Err(Unreached::Away))
    }

    /// Asks those who ask a database. Where many share it and it stands still, they are all busy after a while.
    async fn ask_in_time<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Desk) -> T + Send + 'static,
    ) -> Result<T, NoAnswer> {
        let asked = self.own.ask(question);
        // The file of one player lies on this machine and does not stand still like a shared database.
        if self.club.is_none() {
            return asked.await;
        }
        let asked = tokio::time::timeout(LONGEST, asked).await;
        asked.unwrap_or(Err(NoAnswer::Busy))
    }

    /// Has a room answer, and puts the frame around it.
    async fn answer(&self, room: Room, visit: Visit, reach: Reach) -> Response {
        let is_own = reach == Reach::Own && self.club.is_some();
        let (lang, path) = (visit.lang, visit.path.clone());
        let framed = move |desk: &dyn Desk| {
            let reply = if is_own {
                answered(desk, &visit, room)
            } else {
                room(desk, &visit)
            };
            frame::around(desk, &visit, reply)
        };
        let answer = match reach {
            Reach::Common => self.pool.ask(framed).await,
            Reach::Own | Reach::Door => self.ask_in_time(framed).await,
        };
        match answer {
            Ok(reply) => {
                self.tell(&reply);
                reply.into_response()
            }
            Err(NoAnswer::Busy) if self.club.is_some() && reach != Reach::Common => {
                unheard(lang, &path)
            }
            Err(NoAnswer::Busy) => {
                // A full queue is worked off in a moment: browsers may ask again after a second.
                let soon = [(RETRY_AFTER, HeaderValue::from_static("1"))];
                (StatusCode::SERVICE_UNAVAILABLE, soon).into_response()
            }
            Err(NoAnswer::Failed) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }

    /// Tells who looks at a game that it has moved. Where many nodes share a database, it tells them all.
    fn tell(&self, reply: &Reply) {
        match (&self.club, &reply.moved) {
            (Some(club), _) => club.told(reply),
            (None, Some(name)) => {
                // Nobody may be looking.
                let _ = self.news.send(name.clone());
            }
            (None, None) => {}
        }
    }
}

/// A page that is only looked at.
pub fn page(room: Room) -> MethodRouter<App> {
    get(
        move |State(app): State<App>,
              reach: Option<Extension<Reach>>,
              uri: OriginalUri,
              params: RawPathParams,
              headers: HeaderMap| async move {
            let visit = visit(&app, &uri, &params, &headers);
            app.answer(room, visit, of(reach)).await
        },
    )
}

/// Something to be done with what was filled in.
pub fn action(room: Room) -> MethodRouter<App> {
    let handler = move |State(app): State<App>,
                        reach: Option<Extension<Reach>>,
                        uri: OriginalUri,
                        params: RawPathParams,
                        headers: HeaderMap,
                        body: Result<Bytes, BytesRejection>| async move {
        match body {
            Ok(body) => {
                let visit = visit(&app, &uri, &params, &headers).doing(filled(&body));
                app.answer(room, visit, of(reach)).await
            }
            Err(refused) => refused.into_response(),
        }
    };
    post(handler).layer(DefaultBodyLimit::max(MOST_SENT))
}

fn of(reach: Option<Extension<Reach>>) -> Reach {
    reach.map_or(Reach::Common, |Extension(reach)| reach)
}

/// Who asks for what.
pub fn visit(app: &App, uri: &OriginalUri, params: &RawPathParams, headers: &HeaderMap) -> Visit {
    let asked = filled(uri.query().unwrap_or_default().as_bytes());
    let parts = params.iter().map(|(_, value)| value.to_owned()).collect();
    let nothing = Filled::default();
    let mut visit =
        Visit::new(uri.path().to_owned(), parts, asked, nothing, headers).or_in(app.lang);
    visit.club = app.club.as_ref().map(|club| Arc::clone(&club.origin));
    visit
}

/// Names and values of a form as browsers send them.
fn filled(body: &[u8]) -> Filled {
    let pairs = form_urlencoded::parse(body);
    Filled(
        pairs
            .map(|(name, value)| (name.into(), value.into()))
            .collect(),
    )
}
