//! `tricorder serve`: the page at the table, for phones and browsers, on the network: addresses, connections with their
//! limits, workers with catalogs of their own, a node of a server that many share.

mod browser;
mod listen;
mod public;

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::thread::available_parallelism;

use crate::listen::{ConnectionLimits, FAREWELL, Listening, NoPort, bind};
use app::paths::Folders;
use app::serve::Serve;
use app::session::Session;
use app::{Found, serve};
use model::Lang;
use page::Page;
use page::locale::{msg, say};
use web::site::app::AppProgram;
use web::worker::{DataPlace, WorkerState};
use web::{App, Key, Lock, Pool, Service};
use words::Problem;

/// More workers than this wait for the disk and not for each other.
const MOST_WORKERS: usize = 4;
/// Workers that ask a database in a network: they mostly wait for it.
const ASKERS: usize = 8;

/// Serves the page until told to stop.
///
/// # Errors
/// When no port or network can be had.
pub fn run(arguments: &Serve, session: &Session<'_>) -> Result<Found, Problem> {
    if arguments.public {
        loud();
        return Ok(Found::shown(public::run(arguments, session)?));
    }
    let addresses = addresses(arguments)?;
    let listening = bind(&addresses, arguments.port).map_err(taken)?;
    let service = Service {
        addresses: listening.addresses.clone(),
        // Where this machine alone is heard, a key would keep nobody out.
        key: if addresses.len() > 1 { Some(key()?) } else { None },
    };
    greet(session, &service)?;
    if arguments.open {
        browser::open(&service.address(&service.addresses[0]));
    }
    serve(listening, &service, session)?;
    Ok(Found::shown(Page::from_words(msg::serve_stopped(session.texts))))
}

/// Where to listen: this machine alone, or its addresses in private networks too.
fn addresses(arguments: &Serve) -> Result<Vec<IpAddr>, Problem> {
    let own = IpAddr::V4(Ipv4Addr::LOCALHOST);
    if !arguments.lan && arguments.listen.is_none() {
        return Ok(vec![own]);
    }
    let mut abroad = listen::private_addresses();
    if abroad.is_empty() {
        return Err(Problem::misuse(say::err_serve_network()).hint(say::hint_serve_network()));
    }
    if let Some(ip) = arguments.listen {
        if !abroad.contains(&ip) {
            let addresses: Vec<String> = abroad.iter().map(ToString::to_string).collect();
            let known = addresses.join(", ");
            return Err(
                Problem::misuse(say::err_serve_address(ip.to_string())).hint(say::hint_serve_address(known))
            );
        }
        abroad = vec![ip];
    }
    Ok(std::iter::once(own).chain(abroad).collect())
}

fn key() -> Result<Key, Problem> {
    Key::new().ok_or_else(|| Problem::misuse(say::err_serve_chance()).hint(say::hint_serve_chance()))
}

fn taken(no_port: NoPort) -> Problem {
    Problem::unreadable(say::err_serve_port(no_port.port, no_port.reason))
        .hint(say::hint_serve_port(no_port.port.checked_add(1).unwrap_or(web::PORT)))
}

/// Says where the page is, before it is waited for.
fn greet(session: &Session<'_>, service: &Service) -> Result<(), Problem> {
    let abroad: Vec<String> = service.abroad().map(|of| service.address(of)).collect();
    let own = service.address(&service.addresses[0]);
    let page = serve::greeting(session.texts, &own, &abroad);
    let mut out = std::io::stdout().lock();
    out.write_all(session.terminal.render(&page).as_bytes())?;
    Ok(out.flush()?)
}

/// Serves until the player ends it. What fails inside an answer is told on standard error and ends nothing else.
fn serve(listening: Listening, service: &Service, session: &Session<'_>) -> Result<(), Problem> {
    loud();
    let program = AppProgram::find(&session.folders.catalogs);
    let app = App::new(workers(&place(session)), session.chosen_lang()).offering(program);
    let lock = Lock::new(&service.addresses, service.key.clone());
    let router = web::router(app.clone(), lock);
    let stop = async move {
        stopped().await;
        app.end();
    };
    hosted(listen::run(listening, router, stop, (ConnectionLimits::HOME, FAREWELL)))
}

/// What fails inside an answer is told on standard error.
fn loud() {
    std::panic::set_hook(Box::new(|panic| {
        // Without standard error there is nobody to tell, and a panic in here would end the program.
        let _ = writeln!(std::io::stderr().lock(), "{panic}");
    }));
}

/// Runs what talks to the network on this thread.
fn hosted(served: impl Future<Output = std::io::Result<()>>) -> Result<(), Problem> {
    let broken =
        |error: std::io::Error| Problem::unreadable(say::err_serve_broken(error)).hint(say::hint_serve_broken());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(broken)?;
    runtime.block_on(served).map_err(broken)
}

fn place(session: &Session<'_>) -> DataPlace {
    let mut folders = session.folders.clone();
    folders.catalogs.is_held = true;
    DataPlace { folders, data: session.data(), is_shared: false }
}

/// Workers with workers of their own.
fn workers(place: &DataPlace) -> Pool {
    let count = available_parallelism().map_or(1, usize::from);
    so_many_workers(count.min(MOST_WORKERS), place)
}

fn so_many_workers(count: usize, place: &DataPlace) -> Pool {
    let (pool, queue) = Pool::new();
    for _ in 0..count.max(1) {
        let (queue, place) = (queue.clone(), place.clone());
        std::thread::spawn(move || {
            let mut state = WorkerState::new(place);
            queue.work_off(|job| state.with_worker(job));
        });
    }
    pool
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
    let place = DataPlace {
        folders: Folders {
            catalogs: app::paths::CatalogFolders::only_cache(Some(cache.to_owned())),
            user: Some(app::paths::UserDataPlace::File(folder.join("user.db"))),
            settings: None,
        },
        data: None,
        is_shared: false,
    };
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, web::PORT));
    let app = App::new(workers(&place), lang);
    web::router(app, Lock::new(&[address], None))
}
