//! The addresses of this machine in the networks it is in.

use std::net::{IpAddr, Ipv4Addr};

use crate::order::Order;

/// The private addresses of this machine, those of home networks first: phones are there. Addresses that
/// reach it from everywhere are left out.
pub fn private_addresses() -> Vec<IpAddr> {
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
    use super::*;

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
