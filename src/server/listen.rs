//! The network: addresses listened at, and the connections, each with its limits.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;

use model::order::Order;
use web::club::Peer;
use web::{MORE_PORTS, PORT};

/// How many connections may be open at once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ConnectionLimits {
    /// Of all visitors together; others wait at the door. Systems give a program a thousand files.
    all: usize,
    /// Of these, how many are kept for visitors on this machine.
    own: usize,
    /// How many one address of the network may have; whoever opens more is hung up on.
    per_address: usize,
    /// How long a visitor may take to say what is wanted, and to want something again.
    head_time: Duration,
}

impl ConnectionLimits {
    /// At home each machine has an address of its own. A browser opens six connections to a server and sends what it
    /// wants in one piece; two or three browsers with the same address stay far below.
    pub(crate) const HOME: ConnectionLimits =
        ConnectionLimits { all: 512, own: 64, per_address: 32, head_time: Duration::from_secs(5) };
    /// Behind a proxy, from whose one address all come: it has limits of its own, and keeps connections for later.
    pub(crate) const CLUB: ConnectionLimits =
        ConnectionLimits { all: 512, own: 0, per_address: 512, head_time: Duration::from_secs(15) };
}

/// How long answers under way are waited for at the end, unless somebody says otherwise.
pub(crate) const FAREWELL: Duration = Duration::from_secs(2);
/// So long is waited where an address could take no connection, as when files have run out: to try at once would
/// fail again.
const BREATH: Duration = Duration::from_millis(50);

/// Sockets that are open.
#[derive(Debug)]
pub(crate) struct Listening {
    sockets: Vec<std::net::TcpListener>,
    pub addresses: Vec<SocketAddr>,
}

/// No port could be had.
#[derive(Debug)]
pub(crate) struct NoPort {
    pub port: u16,
    pub reason: io::Error,
}

/// Opens a port at all of some addresses: the one named, else the usual one or the next that is free at all of
/// them.
///
/// # Errors
/// When there is none.
pub(crate) fn bind(addresses: &[IpAddr], port: Option<u16>) -> Result<Listening, NoPort> {
    let first = port.unwrap_or(PORT);
    let last = if port.is_some() { first } else { first.saturating_add(MORE_PORTS) };
    let mut reason = io::Error::from(io::ErrorKind::AddrInUse);
    for port in first..=last {
        match all_at(addresses, port) {
            Ok(listening) => return Ok(listening),
            Err(error) => reason = error,
        }
    }
    Err(NoPort { port: first, reason })
}

/// Port 0 is any that is free, the same at every address.
fn all_at(addresses: &[IpAddr], port: u16) -> io::Result<Listening> {
    let mut port = port;
    let mut sockets = Vec::new();
    for address in addresses {
        let socket = std::net::TcpListener::bind((*address, port))?;
        // Tokio takes over only sockets that do not block.
        socket.set_nonblocking(true)?;
        port = socket.local_addr()?.port();
        sockets.push(socket);
    }
    let addresses = sockets.iter().map(std::net::TcpListener::local_addr);
    Ok(Listening { addresses: addresses.collect::<io::Result<_>>()?, sockets })
}

/// Serves until told to stop, then lets answers under way come to their end, for some time.
///
/// # Errors
/// When the sockets cannot be used.
pub(crate) async fn run(
    listening: Listening,
    router: Router,
    stop: impl Future<Output = ()>,
    (limits, farewell): (ConnectionLimits, Duration),
) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(limits.all));
    let abroad = Arc::new(Semaphore::new(limits.all - limits.own));
    let (ending, is_ending) = watch::channel(false);
    let mut doors = JoinSet::new();
    for (socket, address) in listening.sockets.into_iter().zip(&listening.addresses) {
        let is_here = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)].contains(&address.ip());
        let door = Door {
            listener: TcpListener::from_std(socket)?,
            router: router.clone(),
            places: if is_here {
                vec![Arc::clone(&places)]
            } else {
                vec![Arc::clone(&abroad), Arc::clone(&places)]
            },
            per_address: if is_here { limits.all } else { limits.per_address },
            head_time: limits.head_time,
            is_ending: is_ending.clone(),
        };
        doors.spawn(door.stand_open());
    }
    stop.await;
    // All doors may be closed already.
    let _ = ending.send(true);
    // With every place free again, nobody is being answered any more.
    let all_left = places.acquire_many(u32::try_from(limits.all).unwrap_or(u32::MAX));
    // Whoever takes longer is cut off: that is what the time is for.
    let _ = tokio::time::timeout(farewell, all_left).await;
    doors.shutdown().await;
    Ok(())
}

/// An address that takes connections.
struct Door {
    listener: TcpListener,
    router: Router,
    /// A visitor takes one of each.
    places: Vec<Arc<Semaphore>>,
    per_address: usize,
    head_time: Duration,
    is_ending: watch::Receiver<bool>,
}

impl Door {
    async fn stand_open(self) {
        let mut visitors: HashMap<IpAddr, Arc<Semaphore>> = HashMap::new();
        while !*self.is_ending.borrow() {
            // The place comes first: without one a visitor waits in the queue of the system and costs nothing here.
            let Some(place) = self.place().await else {
                return;
            };
            let mut is_ending = self.is_ending.clone();
            let taken = tokio::select! {
                taken = self.listener.accept() => taken,
                _ = is_ending.changed() => return,
            };
            let Ok((stream, peer)) = taken else {
                tokio::time::sleep(BREATH).await;
                continue;
            };
            // Who has left is forgotten, so that there are never more than connections.
            visitors.retain(|_, places| places.available_permits() < self.per_address);
            let places = visitors.entry(peer.ip()).or_insert_with(|| Arc::new(Semaphore::new(self.per_address)));
            let Ok(of_address) = Arc::clone(places).try_acquire_owned() else {
                continue;
            };
            let visit = talk(stream, Peer(peer), (self.router.clone(), self.head_time), is_ending);
            tokio::spawn(async move {
                visit.await;
                drop((place, of_address));
            });
        }
    }

    async fn place(&self) -> Option<Vec<OwnedSemaphorePermit>> {
        let mut held = Vec::new();
        for places in &self.places {
            held.push(Arc::clone(places).acquire_owned().await.ok()?);
        }
        Some(held)
    }
}

/// Answers what comes over one connection until either side ends it.
async fn talk(
    stream: TcpStream,
    peer: Peer,
    (router, head_time): (Router, Duration),
    mut is_ending: watch::Receiver<bool>,
) {
    let rooms = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        rooms.call(request)
    });
    let mut protocol = http1::Builder::new();
    protocol
        .timer(TokioTimer::new())
        // Whoever has said all and closes that half still waits for the answer.
        .half_close(true)
        // Or those who never finish what they ask would hold all places.
        .header_read_timeout(head_time);
    let connection = protocol.serve_connection(TokioIo::new(stream), service);
    tokio::pin!(connection);
    tokio::select! {
        // A visitor who goes away in the middle is no error of ours.
        _ = connection.as_mut() => return,
        _ = is_ending.changed() => connection.as_mut().graceful_shutdown(),
    }
    // Here too: who goes away is no error of ours.
    let _ = connection.await;
}

/// The private addresses of this machine, those of home networks first: phones are there. Addresses that
/// reach it from everywhere are left out.
pub(crate) fn private_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<Ipv4Addr> = interfaces
        .iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(address) if address.is_private() => Some(address),
            IpAddr::V4(_) | IpAddr::V6(_) => None,
        })
        .collect();
    found.order_by_key(|address| (rank(*address), *address));
    found.dedup();
    found.into_iter().map(IpAddr::V4).collect()
}

/// 192.168 is what home routers give out, 172.16 to 172.31 mostly belongs to virtual machines.
fn rank(address: Ipv4Addr) -> u8 {
    match address.octets()[0] {
        192 => 0,
        10 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpSocket;

    use super::*;

    const LIMITS: ConnectionLimits = ConnectionLimits { all: 12, own: 2, per_address: 3, ..ConnectionLimits::HOME };

    /// A connection of somebody with an address of this machine.
    async fn connect(from: [u8; 4], to: SocketAddr) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::from((from, 0))).expect("an address of this machine");
        socket.connect(to).await.expect("a connection")
    }

    /// What comes back soon; `None` if nothing does.
    async fn answer(from: [u8; 4], to: SocketAddr) -> Option<String> {
        let mut stream = connect(from, to).await;
        let mut heard = Vec::new();
        // It may be hung up on already.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
        let read = tokio::time::timeout(Duration::from_secs(2), stream.read_to_end(&mut heard)).await;
        read.ok().map(|_| String::from_utf8_lossy(&heard).into_owned())
    }

    /// Systems beside Linux know one address of their own and no more.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn silent_visitors_keep_neither_other_addresses_out_nor_this_machine() {
        let [here, abroad] = [[127, 0, 0, 1], [127, 0, 0, 2]];
        let listening = bind(&[here.into(), abroad.into()], Some(0)).expect("a port");
        let [own, network] = [listening.addresses[0], listening.addresses[1]];
        let router = Router::new().fallback(|| async { "served" });
        tokio::spawn(run(listening, router, std::future::pending(), (LIMITS, FAREWELL)));
        let served = |heard: Option<String>| heard.is_some_and(|heard| heard.ends_with("served"));
        let mut silent = Vec::new();
        for _ in 0..20 {
            silent.push(connect([127, 0, 0, 3], network).await);
        }
        assert!(!served(answer([127, 0, 0, 3], network).await), "one address has more than its places");
        assert!(served(answer([127, 0, 0, 4], network).await));
        for last in 4..8 {
            for _ in 0..3 {
                silent.push(connect([127, 0, 0, last], network).await);
            }
        }
        assert!(answer([127, 0, 0, 9], network).await.is_none(), "all places are taken");
        assert!(served(answer(here, own).await));
        drop(silent);
        assert!(served(answer([127, 0, 0, 3], network).await));
    }

    #[test]
    fn home_networks_come_first() {
        let rank = |text: &str| rank(text.parse().expect("an address"));
        assert!(rank("192.168.0.5") < rank("10.0.0.5"));
        assert!(rank("10.0.0.5") < rank("172.17.0.1"));
    }

    #[test]
    fn only_private_addresses_are_named() {
        for address in private_addresses() {
            let IpAddr::V4(address) = address else {
                panic!("{address}");
            };
            assert!(address.is_private(), "{address}");
        }
    }
}
