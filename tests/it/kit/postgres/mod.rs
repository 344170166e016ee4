//! A real PostgreSQL of the distribution: in a temporary folder, on a socket in it, gone with the test process.

mod standby;

use std::io::Write;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// The owner of every database; nobody needs a password.
const OWNER: &str = "postgres";
/// How long a server may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);
/// Runs a server until its input ends, which it does with the test process, however that ends. The server's folder
/// goes with it, unless it was told to stop only.
const WATCH: &str = include_str!("watch.sh");

/// A server with a socket of its own and no network.
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    guise: Guise,
    settings: Vec<String>,
    watch: Mutex<Option<Child>>,
}

/// A database of one test; it is dropped with this.
pub struct Database {
    server: &'static Server,
    pub name: String,
}

impl Server {
    /// The one of this test process; `None`, with a word, unless `TRICORDER_POSTGRES=needed` asks for it: a real server
    /// takes longer than all that needs none.
    pub fn shared() -> Option<&'static Server> {
        static SHARED: OnceLock<Option<Server>> = OnceLock::new();
        SHARED.get_or_init(|| Server::start(&[])).as_ref()
    }

    /// Another one, for tests that stop it; with settings as `postgres -c` takes them: `max_connections=5`.
    pub fn start(settings: &[&str]) -> Option<Server> {
        if env::var_os("TRICORDER_POSTGRES").is_none_or(|word| word != "needed") {
            let left_out = "Left out: it asks a real PostgreSQL, with TRICORDER_POSTGRES=needed.";
            let _ = writeln!(std::io::stderr(), "{left_out}");
            return None;
        }
        let programs = programs().expect("PostgreSQL is installed");
        let settings = settings.iter().map(|line| (*line).to_owned()).collect();
        let server = Server::in_new_folder(programs, Guise::fitting(), settings);
        server.make();
        server.go_on();
        Some(server)
    }

    fn in_new_folder(programs: PathBuf, guise: Guise, settings: Vec<String>) -> Server {
        let folder = tempfile::Builder::new().prefix("tricorder-pg").tempdir();
        let folder = folder.expect("a temporary folder").keep();
        guise.own(&folder);
        Server { programs, folder, guise, settings, watch: Mutex::new(None) }
    }

    /// Where its socket lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The address of a database, as clients take it.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://{OWNER}@{}/{database}", self.host())
    }

    fn host(&self) -> String {
        let host = self.folder.to_str().expect("a path of letters");
        host.replace('/', "%2F")
    }

    /// A new database, copied from a template: `template1` is an empty one. The template may have no visitors.
    pub fn database(&'static self, template: &str) -> Database {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let made = self.psql("postgres", &format!("CREATE DATABASE {name} TEMPLATE {template}"));
        assert!(made.status.success(), "{made:?}");
        Database { server: self, name }
    }

    /// What psql answers to a script: rows without frames, values parted by `|`. It ends at the first error.
    pub fn psql(&self, database: &str, script: &str) -> Output {
        let mut command = self.client("psql");
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]);
        command.args(["-d", &self.url(database), "-f", "-"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::piped()).spawn().expect("psql starts");
        let mut input = child.stdin.take().expect("an input");
        thread::scope(|scope| {
            // It may leave before it has read all.
            scope.spawn(move || drop(input.write_all(script.as_bytes())));
            child.wait_with_output().expect("psql ends")
        })
    }

    /// The same for a script that must run.
    pub fn ask(&self, database: &str, script: &str) -> String {
        let output = self.psql(database, script);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}\n{script}");
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    /// A program of PostgreSQL that asks this server: `psql`, `pg_dump`.
    pub fn client(&self, program: &str) -> Command {
        self.told(Command::new(self.programs.join(program)))
    }

    /// A line of a shell in which the programs of PostgreSQL are found and ask this server.
    pub fn shell(&self, line: &str) -> Command {
        let mut command = Command::new("sh");
        let path = env::var_os("PATH").unwrap_or_default();
        let folders = [self.programs.clone()].into_iter();
        let path = env::join_paths(folders.chain(env::split_paths(&path)));
        command.args(["-c", line]);
        command.env("PATH", path.expect("folders without colons"));
        self.told(command)
    }

    /// Tells a program which server to ask, and nothing that the environment says of another.
    fn told(&self, mut command: Command) -> Command {
        forget_settings(&mut command);
        command.env("PGHOST", &self.folder).env("PGUSER", OWNER);
        command.env("PGCLIENTENCODING", "UTF8");
        command
    }

    /// Ends it at once, as a crash does; what it keeps stays for `go_on`.
    pub fn stop(&self) {
        self.end("stop\n");
    }

    /// Starts it, for the first time or again, and waits until it answers.
    pub fn go_on(&self) {
        let mut watch = Command::new("sh");
        watch.args(["-c", WATCH, "watch"]).arg(&self.folder);
        watch.args(self.guise.dress(&self.programs.join("postgres")));
        watch.arg("-D").arg(self.folder.join("data"));
        watch.arg("-k").arg(&self.folder);
        let own = self.settings.iter().map(String::as_str);
        for line in SETTINGS.into_iter().chain(own) {
            watch.args(["-c", line]);
        }
        // What is typed at the terminal of the tests is not for it.
        watch.process_group(0).current_dir(&self.folder);
        let child = watch.stdin(Stdio::piped()).spawn().expect("a shell");
        *self.watch.lock().expect("nobody panicked") = Some(child);
        self.wait();
    }

    fn make(&self) {
        let options = "-A trust -E UTF8 --no-sync --locale C.UTF-8".split(' ');
        let options: Vec<&str> = ["-U", OWNER].into_iter().chain(options).collect();
        self.fill("initdb", &options);
    }

    /// Has a program make the folder of its data, as whom the server runs.
    fn fill(&self, program: &str, options: &[&str]) {
        let [first, rest @ ..] = &self.guise.dress(&self.programs.join(program))[..] else {
            unreachable!("a program at least")
        };
        let mut command = Command::new(first);
        forget_settings(&mut command);
        command.args(rest).arg("-D").arg(self.folder.join("data"));
        command.args(options);
        let made = command.current_dir(&self.folder).output();
        let made = made.expect("it starts");
        assert!(made.status.success(), "{program}: {made:?}");
    }

    fn wait(&self) {
        self.until(|| {
            let asked = self.client("pg_isready").arg("-q").status();
            asked.expect("pg_isready starts").success()
        });
    }

    /// Waits until something is so.
    fn until(&self, is_so: impl Fn() -> bool) {
        let start = Instant::now();
        while !is_so() {
            let log = || fs::read_to_string(self.folder.join("log"));
            assert!(start.elapsed() < PATIENCE, "not yet: {:?}", log());
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn end(&self, word: &str) {
        let watch = self.watch.lock().ok().and_then(|mut watch| watch.take());
        if let Some(mut child) = watch {
            let mut input = child.stdin.take().expect("an input");
            let _ = input.write_all(word.as_bytes());
            drop(input);
            let _ = child.wait();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end("");
        // After `stop` nobody watches the folder.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Database {
    /// An empty one on the shared server; `None` where there is no PostgreSQL.
    pub fn empty() -> Option<Database> {
        Some(Server::shared()?.database("template1"))
    }

    /// Its address.
    pub fn url(&self) -> String {
        self.server.url(&self.name)
    }

    /// What it answers to a script that must run: rows without frames, values parted by `|`.
    pub fn ask(&self, script: &str) -> String {
        self.server.ask(&self.name, script)
    }

    /// The same for a script that may fail.
    pub fn psql(&self, script: &str) -> Output {
        self.server.psql(&self.name, script)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        self.server.psql("postgres", &drop);
    }
}

/// Quick, safe from strangers, and with room for many tests at once.
const SETTINGS: [&str; 5] = [
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "max_connections=200",
    "unix_socket_permissions=0777",
];

/// What the machine says about servers concerns others.
fn forget_settings(command: &mut Command) {
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("PG") {
            command.env_remove(name);
        }
    }
}

/// Where the server's programs lie: the newest of Debian's, or those of `pg_config`.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let debian = versions.flatten().map(|version| version.path());
    let mut debian: Vec<PathBuf> = debian.collect();
    debian.sort_by_key(|path| {
        let version = path.file_name().and_then(|name| name.to_str());
        version.and_then(|version| version.parse::<u32>().ok())
    });
    let debian = debian.into_iter().rev().map(|path| path.join("bin"));
    let mut found = debian.chain(configured());
    found.find(|bin| bin.join("initdb").exists() && bin.join("postgres").exists())
}

fn configured() -> Option<PathBuf> {
    let output = Command::new("pg_config").arg("--bindir").output().ok()?;
    let bin = String::from_utf8(output.stdout).ok()?;
    Some(PathBuf::from(bin.trim()))
}

/// As whom a server runs: it refuses to be root.
#[derive(Clone)]
struct Guise {
    /// What stands before its command line.
    words: Vec<String>,
    /// Who that is, with the group; `None` is who runs the tests.
    person: Option<(u32, u32)>,
}

impl Guise {
    fn fitting() -> Guise {
        if number("-u", None) != Some(0) {
            return Guise { words: Vec::new(), person: None };
        }
        let guises = ["postgres", "nobody"].into_iter().flat_map(Guise::of);
        let works = |guise: &Guise| {
            let [program, rest @ ..] = &guise.dress(Path::new("true"))[..] else {
                return false;
            };
            let tried = Command::new(program).args(rest).output();
            tried.is_ok_and(|output| output.status.success())
        };
        { guises }.find(works).expect("setpriv, runuser or su")
    }

    /// All ways to become somebody.
    fn of(name: &str) -> Vec<Guise> {
        let (Some(user), Some(group)) = (number("-u", Some(name)), number("-g", Some(name))) else {
            return Vec::new();
        };
        let lines = [
            format!("setpriv --reuid={user} --regid={group} --clear-groups"),
            format!("runuser -u {name} --"),
            format!("su -s /bin/sh -c exec|\"$@\" -- {name} sh"),
        ];
        let guise = |line: &String| Guise {
            words: line.split(' ').map(|word| word.replace('|', " ")).collect(),
            person: Some((user, group)),
        };
        lines.iter().map(guise).collect()
    }

    /// The words that start a program.
    fn dress(&self, program: &Path) -> Vec<String> {
        let program = program.to_str().expect("a path of letters").to_owned();
        self.words.iter().cloned().chain([program]).collect()
    }

    fn own(&self, folder: &Path) {
        if let Some((user, group)) = self.person {
            chown(folder, Some(user), Some(group)).expect("a folder of theirs");
        }
    }
}

/// A number of `id` for somebody.
fn number(which: &str, name: Option<&str>) -> Option<u32> {
    let output = Command::new("id").arg(which).args(name).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}
