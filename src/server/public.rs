//! `tricorder serve --public`: one node of a server that many share, behind a proxy.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::Duration;

use crate::listen::{self, ConnectionLimits};
use crate::{ASKERS, hosted, place, so_many_workers, stopped, taken, workers};
use app::serve::Serve;
use app::session::Session;
use app::user::user_error;
use app::{paths, serve};
use keep::postgres::{hear as hear_news, seats as seats_on_server};
use model::SystemFault;
use page::Page;
use page::locale::{msg, say};
use web::club::{Club, Origin};
use web::worker::DataPlace;
use web::{App, Lock};
use words::Problem;

/// So long a node that is told to end still takes what comes, until the proxy has seen that it is unwell.
const LAME: Duration = Duration::from_secs(2);
/// So long what runs may take afterwards: with [`LAME`] less than the ten seconds nodes are given.
const FAREWELL: Duration = Duration::from_secs(6);

/// Serves many until told to stop.
pub(crate) fn run(arguments: &Serve, session: &Session<'_>) -> Result<Page, Problem> {
    let address = server(session)?;
    let place = DataPlace { is_shared: true, ..place(session) };
    reach(&address)?;
    let own = arguments.listen.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let listening = listen::bind(&[own], arguments.port).map_err(taken)?;
    let origin = origin(arguments, listening.addresses[0])?;
    greet(session, listening.addresses[0], &origin)?;
    let (club, lines) = Club::new(origin.clone(), arguments.metrics_open);
    let club = Arc::new(club);
    thread::spawn(move || write_journal(lines));
    let app = App::new(workers(&place), session.chosen_lang()).shared(so_many_workers(ASKERS, &place), club);
    hear(address, &app);
    let router = web::router(app.clone(), Lock::at(&origin));
    let stop = async move {
        stopped().await;
        app.end();
        tokio::time::sleep(LAME).await;
    };
    hosted(listen::run(listening, router, stop, (ConnectionLimits::CLUB, FAREWELL)))?;
    Ok(Page::from_words(msg::serve_public_stopped(session.texts)))
}

/// Writes each line whole on standard error.
fn write_journal(lines: Receiver<String>) {
    for line in lines {
        // Nobody may be reading.
        let _ = std::io::stderr().lock().write_all(line.as_bytes());
    }
}

/// The address players see.
fn origin(arguments: &Serve, listening: SocketAddr) -> Result<Origin, Problem> {
    let own = format!("http://{listening}");
    let typed = arguments.url.as_ref().unwrap_or(&own);
    let bad = || Problem::misuse(say::err_serve_url(typed)).hint(say::hint_serve_url());
    Origin::parse(typed).ok_or_else(bad)
}

/// The address of the database all nodes have in common.
fn server(session: &Session<'_>) -> Result<String, Problem> {
    match &session.folders.user {
        Some(paths::UserDataPlace::Server { address, .. }) => Ok(address.clone()),
        Some(paths::UserDataPlace::File(_) | paths::UserDataPlace::Memory(_)) | None => {
            Err(Problem::misuse(say::err_serve_server()).hint(say::hint_serve_server()))
        }
    }
}

/// Tries the database. One that does not answer yet may do so later, and look-ups need none.
fn reach(address: &str) -> Result<(), Problem> {
    let Err(error) = seats_on_server(address, "").and_then(|seats| seats.pulse()) else {
        return Ok(());
    };
    let fault = error.fault();
    if matches!(fault, SystemFault::Unreachable | SystemFault::Busy) {
        return Ok(());
    }
    Err(user_error(&paths::UserDataPlace::server(address), &error))
}

/// Says where this node is, before it is waited for.
fn greet(session: &Session<'_>, own: SocketAddr, origin: &Origin) -> Result<(), Problem> {
    let page = serve::public(session.texts, &format!("http://{own}/"), &origin.address("/"));
    let mut out = std::io::stdout().lock();
    out.write_all(session.terminal.render(&page).as_bytes())?;
    Ok(out.flush()?)
}

/// Hears which games move, here and at other nodes, as long as the program runs.
fn hear(address: String, app: &App) {
    let news = app.news.clone();
    thread::spawn(move || {
        // Nobody may be listening; where the address is none, nobody got this far.
        let _ = hear_news(&address, &mut |mark| {
            let _ = news.send(mark.to_owned());
            true
        });
    });
}
