//! From a request to a room and back. Searching and writing never stop the loop that talks to the network: workers do
//! it, each with its catalogs open.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Extension, FromRequest, OriginalUri, RawPathParams, Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use parking_lot::Mutex;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast, oneshot, watch};

use super::club::access::AccessDenial;
use super::club::{Club, access, answer_visitor, unavailable};
use super::frame;
use super::games::{Refusal, RefusalKind};
use super::key::Key;
use super::reply::Reply;
use super::site::app::AppProgram;
use super::visit::Visit;
use crate::worker::Worker;
use model::Lang;
use page::FilledForm;

/// Bytes that may be sent at once: a deck list is a hundredth of it.
pub(crate) const MOST_SENT: usize = 256 << 10;
/// So long a form may take to be sent: a phone with a poor line sends the longest list in half of it.
const BODY_TIME: Duration = Duration::from_secs(10);
/// How many news of games may wait for a slow listener.
const NEWS: usize = 64;
/// How many news of games may wait for a slow listener of a server that many share.
const NEWS_OF_CLUB: usize = 1024;
/// Visitors who may listen for news at once; each keeps a connection open.
const LISTENERS: usize = 64;
/// Visitors of a shared server who may listen for news at once; the rest of the connections is for what they do.
const LISTENERS_OF_CLUB: usize = 320;

/// So long anybody waits for what a shared database has to be asked for: 10 seconds less than an answer may take, so that
/// a page says it and not a bare status.
const LONGEST: Duration = Duration::from_secs(20);

/// What a room is: an answer that a worker works out.
pub(crate) type Handler = fn(&Worker<'_>, &Visit) -> Reply;

/// What a room reaches, where it matters whose things those are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RouteScope {
    /// What is the same for all: rules, cards, calculators.
    Common,
    /// The things of whoever asks.
    Own,
    /// The way in, which somebody without any may ask for.
    Door,
}

/// Why somebody reaches nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReachError {
    /// It is not there, or not for them.
    Gone,
    /// Nobody can say at the moment.
    Away,
}

impl From<Refusal> for ReachError {
    fn from(refusal: Refusal) -> ReachError {
        match refusal.kind {
            RefusalKind::Away => ReachError::Away,
            RefusalKind::Unknown | RefusalKind::Moved | RefusalKind::Wrong => ReachError::Gone,
        }
    }
}

impl From<AccessDenial> for ReachError {
    fn from(denied: AccessDenial) -> ReachError {
        match denied {
            AccessDenial::Away(_) => ReachError::Away,
            AccessDenial::NoSeat | AccessDenial::NoLink | AccessDenial::OnlyWatching => ReachError::Gone,
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
    is_in_browser: bool,
    /// Where the app is that runs this, without a slash at its end; empty if none does, or nobody knows.
    address: Arc<str>,
    program: Option<AppProgram>,
    /// What forms bring along. Nodes that many share have none in common: who comes to them comes by a way on which
    /// browsers say more.
    token: Option<Key>,
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
            is_in_browser: false,
            address: Arc::from(""),
            program: None,
            token: Key::new(),
        }
    }

    /// The page of whoever runs the program inside the browser, at an address of the web: nobody listens for what others
    /// do. The token outlives the program, as pages do.
    pub fn in_browser(pool: Pool, token: Option<Key>, address: &str) -> App {
        let listeners = Arc::new(Semaphore::new(0));
        App { is_in_browser: true, address: address.into(), listeners, token, ..App::new(pool, None) }
    }

    /// Sets the program this page offers to be put into a browser, if any.
    pub fn offering(self, program: Option<AppProgram>) -> App {
        App { program, ..self }
    }

    /// The program for browsers, if this page offers it.
    pub(crate) fn program(&self) -> Option<&AppProgram> {
        self.program.as_ref()
    }

    /// Makes it the page of a server that many share, with workers of its own for what belongs to visitors.
    pub fn shared(self, own: Pool, club: Arc<Club>) -> App {
        App {
            own,
            news: broadcast::channel(NEWS_OF_CLUB).0,
            listeners: Arc::new(Semaphore::new(LISTENERS_OF_CLUB)),
            club: Some(club),
            token: None,
            ..self
        }
    }

    /// What forms of the page bring along.
    pub(crate) fn token(&self) -> Option<Key> {
        self.token.clone()
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

    /// Asks a worker for a visitor, with the things of that one.
    ///
    /// # Errors
    /// When there are none, or nobody can say.
    pub async fn ask_own<T: Send + 'static>(
        &self,
        visit: Visit,
        question: impl FnOnce(&Worker<'_>) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, ReachError> {
        let is_shared = self.club.is_some();
        let asked = self.ask_in_time(move |worker| {
            if !is_shared {
                return Ok(question(worker)?);
            }
            let whose = access::find_principal(worker, &visit)?;
            Ok(question(&worker.of(whose))?)
        });
        asked.await.unwrap_or(Err(ReachError::Away))
    }

    /// Asks those who ask a database. Where many share it and it stands still, they are all busy after a while.
    async fn ask_in_time<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Worker<'_>) -> T + Send + 'static,
    ) -> Result<T, NoAnswer> {
        let asked = self.own.ask(question);
        // The file of one player lies on this machine and does not stand still like a shared database.
        if self.club.is_none() {
            return asked.await;
        }
        let asked = tokio::time::timeout(LONGEST, asked).await;
        asked.unwrap_or(Err(NoAnswer::Busy))
    }

    /// What a form sends. Whoever does not come to an end must not keep a place all the time an answer may take.
    async fn body(&self, request: Request) -> Result<Bytes, Response> {
        let reading = Bytes::from_request(request, self);
        // Inside a browser there is no clock, and all of it is there.
        let read =
            if self.is_in_browser { Ok(reading.await) } else { tokio::time::timeout(BODY_TIME, reading).await };
        read.map_err(|_| StatusCode::REQUEST_TIMEOUT.into_response())?.map_err(IntoResponse::into_response)
    }

    /// Has a room answer, and puts the frame around it.
    async fn answer(&self, room: Handler, visit: Visit, reach: RouteScope) -> Response {
        let is_own = reach == RouteScope::Own && self.club.is_some();
        let (lang, path) = (visit.lang, visit.path.clone());
        let framed = move |worker: &Worker<'_>| {
            let reply = if is_own { answer_visitor(worker, &visit, room) } else { room(worker, &visit) };
            frame::around(worker, &visit, reply)
        };
        let answer = match reach {
            RouteScope::Common => self.pool.ask(framed).await,
            RouteScope::Own | RouteScope::Door => self.ask_in_time(framed).await,
        };
        match answer {
            Ok(reply) => {
                self.tell(&reply);
                reply.into_response()
            }
            Err(NoAnswer::Busy) if self.club.is_some() && reach != RouteScope::Common => unavailable(lang, &path),
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
            (Some(club), _) => club.record_reply(reply),
            (None, Some(name)) => {
                // Nobody may be looking.
                let _ = self.news.send(name.clone());
            }
            (None, None) => {}
        }
    }
}

/// A page that is only looked at.
pub(crate) fn page(room: Handler) -> MethodRouter<App> {
    get(
        move |State(app): State<App>,
              reach: Option<Extension<RouteScope>>,
              uri: OriginalUri,
              params: RawPathParams,
              headers: HeaderMap| async move {
            let visit = visit(&app, &uri, &params, &headers);
            app.answer(room, visit, route_scope(reach)).await
        },
    )
}

/// Something to be done with what was filled in.
pub(crate) fn action(room: Handler) -> MethodRouter<App> {
    action_up_to(room, MOST_SENT)
}

/// Something to be done with what was filled in, of which at most `most` bytes may be sent.
pub(crate) fn action_up_to(room: Handler, most: usize) -> MethodRouter<App> {
    let handler = move |State(app): State<App>,
                        reach: Option<Extension<RouteScope>>,
                        uri: OriginalUri,
                        params: RawPathParams,
                        headers: HeaderMap,
                        request: Request| async move {
        match app.body(request).await {
            Ok(body) => {
                let visit = visit(&app, &uri, &params, &headers).doing(FilledForm::from_query(&body));
                app.answer(room, visit, route_scope(reach)).await
            }
            Err(refused) => refused,
        }
    };
    post(handler).layer(DefaultBodyLimit::max(most))
}

fn route_scope(reach: Option<Extension<RouteScope>>) -> RouteScope {
    reach.map_or(RouteScope::Common, |Extension(reach)| reach)
}

/// Who asks for what.
pub(crate) fn visit(app: &App, uri: &OriginalUri, params: &RawPathParams, headers: &HeaderMap) -> Visit {
    let asked = FilledForm::from_query(uri.query().unwrap_or_default().as_bytes());
    let parts = params.iter().map(|(_, value)| value.to_owned()).collect();
    let nothing = FilledForm::default();
    let mut visit = Visit::new(uri.path().to_owned(), parts, asked, nothing, headers).or_in(app.lang);
    visit.is_in_browser = app.is_in_browser;
    visit.app_address = Arc::clone(&app.address);
    visit.offers_app = app.program.is_some();
    visit.token = app.token();
    visit.club = app.club.as_ref().map(|club| Arc::clone(&club.origin));
    visit
}

/// Questions that may wait at once. What comes on top is told to come again.
const QUEUE: usize = 256;

/// A question for a worker.
pub type Job = Box<dyn FnOnce(&Worker<'_>) + Send>;

/// Hands questions to workers.
#[derive(Clone)]
pub struct Pool {
    jobs: SyncSender<Job>,
}

/// What waits for a worker.
#[derive(Clone)]
pub struct Queue(Arc<Mutex<Receiver<Job>>>);

/// Nobody can answer now: too many wait, or the answer failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAnswer {
    Busy,
    Failed,
}

impl Pool {
    /// A pool with the queue its workers take questions from, and which ends when the pool is dropped.
    pub fn new() -> (Pool, Queue) {
        let (jobs, queue) = sync_channel::<Job>(QUEUE);
        let queue = Queue(Arc::new(Mutex::new(queue)));
        (Pool { jobs }, queue)
    }

    /// Has a question answered by the next free worker.
    ///
    /// # Errors
    /// When too many wait already, or answering broke off.
    pub async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Worker<'_>) -> T + Send + 'static,
    ) -> Result<T, NoAnswer> {
        let (back, answer) = oneshot::channel();
        let job: Job = Box::new(move |worker| {
            // Whoever has left needs no answer, and may have asked again elsewhere.
            if !back.is_closed() {
                let _ = back.send(question(worker));
            }
        });
        self.jobs.try_send(job).map_err(|_| NoAnswer::Busy)?;
        answer.await.map_err(|_| NoAnswer::Failed)
    }
}

impl Queue {
    /// Hands questions to a worker until nobody can ask any more. One that panics takes nothing else with it.
    pub fn work_off(&self, mut answer: impl FnMut(Job)) {
        loop {
            // A statement of its own: within a `match` the lock would be held while the worker works.
            let job = self.0.lock().recv();
            let Ok(job) = job else {
                return;
            };
            // Whoever asked learns of it: the way back is closed without an answer.
            let _ = catch_unwind(AssertUnwindSafe(|| answer(job)));
        }
    }

    /// The next question that waits, where there is no thread that could wait for one.
    pub fn next(&self) -> Option<Job> {
        self.0.lock().try_recv().ok()
    }
}
