//! The server of the tests itself: it starts, forgets what is dropped, goes on after a stop, and leaves nothing behind.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, thread};

use crate::kit::postgres::{Database, Server};

#[test]
fn every_test_has_a_database_of_its_own() {
    let (Some(one), Some(other)) = (Database::empty(), Database::empty()) else {
        return;
    };
    assert!(one.url().ends_with(&one.name) && one.url() != other.url());
    one.ask("CREATE TABLE mine (word text)");
    let failed = other.psql("SELECT word FROM mine");
    assert!(!failed.status.success());
    let one = one.ask("SHOW server_encoding; SELECT lower('ÄÖÜ'), count(*) FROM mine");
    assert_eq!(one, "UTF8\näöü|0\n");
}

#[test]
fn a_server_that_stops_goes_on_and_leaves_nothing() {
    let Some(server) = Server::start(&["max_connections=7"]) else {
        return;
    };
    let ask = |script: &str| {
        let output = server.psql("postgres", script);
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    ask("CREATE TABLE kept AS SELECT 1701 AS number");
    server.stop();
    assert_eq!(ask("SELECT number FROM kept"), "");
    server.go_on();
    assert_eq!(ask("SELECT number FROM kept; SHOW max_connections"), "1701\n7\n");
    let folder = server.folder().to_owned();
    drop(server);
    assert!(!folder.exists());
}

#[test]
fn a_killed_test_process_leaves_no_server() {
    const HELD: &str = "TRICORDER_HOLD_A_SERVER";
    if env::var_os(HELD).is_some() {
        hold();
        return;
    }
    let mut held = Command::new(env::current_exe().expect("this program"));
    held.args(["--exact", "own_server::a_killed_test_process_leaves_no_server"]);
    held.arg("--nocapture").env(HELD, "").stdout(Stdio::piped());
    let mut held = held.spawn().expect("a second test process");
    let out = BufReader::new(held.stdout.take().expect("an output"));
    let told = out.lines().map_while(Result::ok);
    let folder = { told }.find_map(|line| Some(PathBuf::from(line.split_once(HERE)?.1)));
    held.kill().expect("killed");
    held.wait().expect("ended");
    let Some(folder) = folder else {
        return;
    };
    let is_gone = (0..600).any(|_| {
        thread::sleep(Duration::from_millis(50));
        !folder.exists()
    });
    assert!(is_gone, "{}", folder.display());
}

/// What stands before the folder of the server that is held.
const HERE: &str = "the server is in ";

fn hold() {
    if let Some(server) = Server::start(&[]) {
        println!("{HERE}{}", server.folder().display());
        thread::sleep(Duration::from_secs(600));
    }
}
