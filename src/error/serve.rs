//! The page for phones and browsers.

use super::reason::Reason;
use super::variants::errors;

errors! {
    /// What keeps the page from being opened.
    ServeError as Serve;

    /// A port is taken, or not to be had.
    Port { port: u16, reason: Reason, other: u16 }
        => 2, err_serve_port(port, reason), try hint_serve_port(other);
    /// There is no network with private addresses.
    NoNetwork => 2, err_serve_network(), try hint_serve_network();
    /// The address is not one of this machine in a private network.
    NoSuchAddress { ip: String, known: String }
        => 2, err_serve_address(ip), try hint_serve_address(known);
    /// The system gives no randomness for a key.
    NoChance => 2, err_serve_chance(), try hint_serve_chance();
    /// Many can share a page only with a server of PostgreSQL behind it.
    NoServer => 2, err_serve_server(), try hint_serve_server();
    /// What players should see as its address is none.
    BadUrl { url: String } => 2, err_serve_url(url), try hint_serve_url();
    /// The network cannot be used.
    Broken { reason: Reason } => 2, err_serve_broken(reason), try hint_serve_broken();
}
