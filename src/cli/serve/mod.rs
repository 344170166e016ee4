//! `tricorder serve`: the page at the table, for phones and browsers.

mod books;
mod browser;
mod calc;
mod cards;
mod deck;
mod desk;
mod opening;
mod public;
mod seats;
mod solo;
mod suggest;

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;

use clap::Args;

use self::desk::Place;
use crate::cli::Answer;
use crate::cli::session::Session;
use crate::error::{Error, ServeError};
use crate::locale::msg;
use crate::model::Lang;
use crate::page::Page;
use crate::paths::Folders;
use crate::view::admin::serve as view;
use crate::web;
use crate::web::{App, Key, Listening, Lock, Pool, Service, WithDesk};

/// More workers than this wait for the disk and not for each other.
const MOST_WORKERS: usize = 4;
/// Workers that ask a database in a network: they mostly wait for it.
const ASKERS: usize = 8;

#[derive(Debug, Args)]
pub struct Serve {
    #[arg(long)]
    port: Option<u16>,
    #[arg(long)]
    open: bool,
    #[arg(long)]
    lan: bool,
    #[arg(long)]
    ip: Option<IpAddr>,
    #[arg(long, conflicts_with_all = ["lan", "ip", "open"])]
    public: bool,
    #[arg(long, requires = "public")]
    listen: Option<IpAddr>,
    #[arg(long, requires = "public")]
    url: Option<String>,
    #[arg(long, id = "metrics-open", requires = "public")]
    metrics_open: bool,
}

impl Serve {
    pub fn run(self, session: &Session<'_>) -> Result<Answer, Error> {
        if self.public {
            loud();
            return Ok(session.page(&self.run_public(session)?));
        }
        let addresses = self.addresses()?;
        let listening = web::bind(&addresses, self.port).map_err(taken)?;
        let service = Service {
            addresses: listening.addresses.clone(),
            // Where this machine alone is heard, a key would keep nobody out.
            key: if addresses.len() > 1 {
                Some(key()?)
            } else {
                None
            },
        };
        greet(session, &service)?;
        if self.open {
            browser::open(&service.address(&service.addresses[0]));
        }
        serve(listening, &service, session)?;
        Ok(session.page(&Page::of(msg::serve_stopped(session.texts))))
    }

    /// Where to listen: this machine alone, or its addresses in private networks too.
    fn addresses(&self) -> Result<Vec<IpAddr>, Error> {
        let own = IpAddr::V4(Ipv4Addr::LOCALHOST);
        if !self.lan && self.ip.is_none() {
            return Ok(vec![own]);
        }
        let mut abroad = web::private_addresses();
        if abroad.is_empty() {
            return Err(ServeError::NoNetwork.into());
        }
        if let Some(ip) = self.ip {
            if !abroad.contains(&ip) {
                let addresses: Vec<String> = abroad.iter().map(ToString::to_string).collect();
                let known = addresses.join(", ");
                let ip = ip.to_string();
                return Err(ServeError::NoSuchAddress { ip, known }.into());
            }
            abroad = vec![ip];
        }
        Ok(std::iter::once(own).chain(abroad).collect())
    }
}

fn key() -> Result<Key, Error> {
    Ok(Key::new().ok_or(ServeError::NoChance)?)
}

fn taken(no_port: web::NoPort) -> Error {
    ServeError::Port {
        port: no_port.port,
        reason: no_port.reason.into(),
        other: no_port.port.checked_add(1).unwrap_or(web::PORT),
    }
    .into()
}

/// Says where the page is, before it is waited for.
fn greet(session: &Session<'_>, service: &Service) -> Result<(), Error> {
    let abroad: Vec<String> = service.abroad().map(|of| service.address(of)).collect();
    let own = service.address(&service.addresses[0]);
    let page = view::greeting(session.texts, &own, &abroad);
    let mut out = std::io::stdout().lock();
    out.write_all(session.terminal.render(&page).as_bytes())?;
    Ok(out.flush()?)
}

/// Serves until the player ends it. What fails inside an answer is told on standard error and ends nothing else.
fn serve(listening: Listening, service: &Service, session: &Session<'_>) -> Result<(), Error> {
    loud();
    let app = App::new(workers(place(session)), session.chosen_lang());
    let lock = Lock::new(&service.addresses, service.key.clone());
    let router = web::router(app.clone(), lock);
    let stop = async move {
        stopped().await;
        app.end();
    };
    hosted(web::run(listening, router, stop, web::FAREWELL))
}

/// What fails inside an answer is told on standard error.
fn loud() {
    std::panic::set_hook(Box::new(|panic| {
        // Without standard error there is nobody to tell, and a panic in here would end the program.
        let _ = writeln!(std::io::stderr().lock(), "{panic}");
    }));
}

/// Runs what talks to the network on this thread.
fn hosted(served: impl Future<Output = std::io::Result<()>>) -> Result<(), Error> {
    let broken = |error: std::io::Error| ServeError::Broken {
        reason: error.into(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(broken)?;
    Ok(runtime.block_on(served).map_err(broken)?)
}

fn place(session: &Session<'_>) -> Place {
    Place {
        folders: session.folders.clone(),
        data: session.data(),
        is_shared: false,
    }
}

/// Workers with desks of their own.
fn workers(place: Place) -> Pool {
    let count = available_parallelism().map_or(1, usize::from);
    so_many_workers(count.min(MOST_WORKERS), place)
}

fn so_many_workers(count: usize, place: Place) -> Pool {
    let with_desk: WithDesk = Arc::new(move |work| desk::lend(&place, work));
    Pool::new(count, &with_desk)
}

/// Waits until the player or the system ends the program.
async fn stopped() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        // Not heard is not sent: the server goes on and Ctrl-C still ends it.
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

/// All routes of the page with workers of their own and what is kept in a folder, asked without any network at
/// `127.0.0.1:4747`: for tests, and for whoever builds another server around it.
pub fn in_process(folder: &Path, cache: &Path, lang: Option<Lang>) -> web::Routes {
    let place = Place {
        folders: Folders {
            cache: Some(cache.to_owned()),
            user: Some(crate::paths::Place::File(folder.join("user.db"))),
        },
        data: None,
        is_shared: false,
    };
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, web::PORT));
    let app = App::new(workers(place), lang);
    web::router(app, Lock::new(&[address], None))
}
