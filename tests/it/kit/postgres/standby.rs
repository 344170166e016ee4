//! A second server that follows a first one: what the first has confirmed is on both.

use super::{OWNER, Server};

/// As what it is known to the server it follows.
const NAME: &str = "standby";

impl Server {
    /// Another one that keeps all that this one keeps, and is only read. From now on this one confirms nothing before
    /// the other has it.
    pub fn standby(&self) -> Server {
        let (programs, guise) = (self.programs.clone(), self.guise.clone());
        let standby = Server::in_new_folder(programs, guise, self.settings.clone());
        let host = self.folder.display();
        let way = format!("host={host} user={OWNER} application_name={NAME}");
        let options = ["--checkpoint=fast", "--no-sync", "--write-recovery-conf"];
        standby.fill("pg_basebackup", &[&options[..], &["-d", &way]].concat());
        standby.go_on();
        self.until(|| self.follower("state") == "streaming");
        let both = format!("ALTER SYSTEM SET synchronous_standby_names = '{NAME}'");
        self.ask("postgres", &both);
        self.ask("postgres", "SELECT pg_reload_conf()");
        self.until(|| self.follower("sync_state") == "sync");
        standby
    }

    /// What this server knows about the one that follows it; nothing if there is none.
    fn follower(&self, column: &str) -> String {
        let sql = format!("SELECT {column} FROM pg_stat_replication");
        self.ask("postgres", &sql).trim().to_owned()
    }

    /// Makes a standby one that is written to. Nothing it received is lost.
    pub fn promote(&self) {
        let done = self.ask("postgres", "SELECT pg_promote()");
        assert_eq!(done, "t\n", "promoted");
    }

    /// The address of a database at whichever of two servers is written to.
    pub fn url_of_both(&self, other: &Server, database: &str) -> String {
        let hosts = format!("{},{}", self.host(), other.host());
        format!("postgres://{OWNER}@{hosts}/{database}?target_session_attrs=read-write")
    }
}
