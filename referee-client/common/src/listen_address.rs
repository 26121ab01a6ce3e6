//! The argument of every `--listen`, and the addresses under which others reach a server.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use nix::ifaddrs::getifaddrs;
use nix::net::if_::InterfaceFlags;

/// The forms of the argument, for its place in help.
pub const FORMS: &str = "ADDRESS|PORT|ADDRESS:PORT";

/// A parser of the argument, for clap. A missing address is the loopback address; a missing port is
/// `usual_port`.
pub fn parser(usual_port: u16) -> impl Fn(&str) -> Result<SocketAddr, String> + Clone + Send + Sync + 'static {
    move |text| parse(text, usual_port)
}

fn parse(text: &str, usual_port: u16) -> Result<SocketAddr, String> {
    let address = |text: &str| match text {
        "localhost" => Some(IpAddr::from(Ipv4Addr::LOCALHOST)),
        _ => {
            // An IPv6 address may stand in brackets, as in a browser.
            let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
            bare.map_or_else(|| text.parse().ok(), |bare| bare.parse::<Ipv6Addr>().ok().map(IpAddr::from))
        }
    };
    let both = || {
        let (host, port) = text.rsplit_once(':')?;
        // The last part of an IPv6 address without brackets is not a port.
        let host = address(host).filter(|host| host.is_ipv4() || text.starts_with('['))?;
        Some(SocketAddr::new(host, parse_port(port)?))
    };
    let port = parse_port(text).map(|port| (Ipv4Addr::LOCALHOST, port).into());
    let found = port.or_else(|| address(text).map(|host| (host, usual_port).into())).or_else(both);
    found.ok_or_else(|| {
        format!(
            "'{text}' is not an address to listen on: use a port ({usual_port}), an address (0.0.0.0 for everybody on the \
             network), both (0.0.0.0:{usual_port}) or localhost"
        )
    })
}

fn parse_port(text: &str) -> Option<u16> {
    // A sign is not part of a port.
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// The addresses to type into a browser for a server that listens on `address`. For a wildcard
/// address these are the machine's own ones, first those that other machines reach.
pub fn reachable(address: SocketAddr) -> Vec<SocketAddr> {
    reachable_among(address, &own_addresses())
}

fn reachable_among(address: SocketAddr, own: &[IpAddr]) -> Vec<SocketAddr> {
    if !address.ip().is_unspecified() {
        return vec![address];
    }
    // The wildcard of IPv6 receives IPv4 as well, unless the system is configured otherwise.
    let fits = |own: &&IpAddr| own.is_ipv4() || address.is_ipv6();
    let mut found: Vec<SocketAddr> = own.iter().filter(fits).map(|&own| (own, address.port()).into()).collect();
    // IPv4 first: it is what people type into a phone.
    found.sort_by_key(SocketAddr::is_ipv6);
    let here = if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { IpAddr::from(Ipv6Addr::LOCALHOST) };
    found.push((here, address.port()).into());
    found
}

/// The addresses of [`reachable`] as a browser takes them.
pub fn urls(address: SocketAddr) -> Vec<String> {
    reachable(address).iter().map(|address| format!("http://{address}/")).collect()
}

/// The addresses of [`reachable`], for a line of text.
pub fn list(address: SocketAddr) -> String {
    reachable(address).iter().map(SocketAddr::to_string).collect::<Vec<_>>().join(" or ")
}

/// Addresses of the interfaces that are up, except loopback and link-local ones. Empty if the
/// system does not list them.
fn own_addresses() -> Vec<IpAddr> {
    let interfaces = getifaddrs().into_iter().flatten().filter(|interface| {
        interface.flags.contains(InterfaceFlags::IFF_UP) && !interface.flags.contains(InterfaceFlags::IFF_LOOPBACK)
    });
    let addresses = interfaces.filter_map(|interface| {
        let address = interface.address?;
        let v4 = address.as_sockaddr_in().map(|address| IpAddr::from(address.ip()));
        v4.or_else(|| address.as_sockaddr_in6().map(|address| IpAddr::from(address.ip())))
    });
    addresses.filter(|address| !is_link_local(*address)).collect()
}

/// Whether an address works only with the name of an interface, or without any router.
fn is_link_local(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_link_local(),
        IpAddr::V6(address) => address.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listen_accepts_address_port_both_and_localhost() {
        for (text, expected) in [
            ("9000", "127.0.0.1:9000"),
            ("0", "127.0.0.1:0"),
            ("0.0.0.0", "0.0.0.0:8014"),
            ("192.168.0.7:9000", "192.168.0.7:9000"),
            ("localhost", "127.0.0.1:8014"),
            ("localhost:9000", "127.0.0.1:9000"),
            ("::", "[::]:8014"),
            ("::1", "[::1]:8014"),
            ("[::1]", "[::1]:8014"),
            ("[::]:9000", "[::]:9000"),
        ] {
            assert_eq!(parse(text, 8014).map(|address| address.to_string()), Ok(expected.to_owned()), "{text}");
        }
        for text in ["", "65536", "+80", ":80", "256.0.0.1", "example", "localhost:", "0.0.0.0:x", "[0.0.0.0]", "[::1"]
        {
            let why = parse(text, 8014).unwrap_err();
            assert!(why.starts_with(&format!("'{text}' is not an address")), "{why}");
        }
    }

    #[test]
    fn wildcard_address_is_shown_as_the_machines_own_ones() {
        let own: Vec<IpAddr> = ["2001:db8::7", "192.168.0.7", "10.0.0.2"].map(|text| text.parse().unwrap()).into();
        let shown = |text: &str| -> Vec<String> {
            reachable_among(text.parse().unwrap(), &own).iter().map(SocketAddr::to_string).collect()
        };
        assert_eq!(shown("0.0.0.0:8014"), ["192.168.0.7:8014", "10.0.0.2:8014", "127.0.0.1:8014"]);
        let all = ["192.168.0.7:80", "10.0.0.2:80", "[2001:db8::7]:80", "[::1]:80"];
        assert_eq!(shown("[::]:80"), all);
        assert_eq!(shown("127.0.0.1:80"), ["127.0.0.1:80"]);
        assert_eq!(shown("10.0.0.2:80"), ["10.0.0.2:80"]);
    }

    #[test]
    fn own_addresses_can_be_typed_into_a_browser() {
        for address in own_addresses() {
            assert!(!address.is_loopback() && !address.is_unspecified() && !is_link_local(address), "{address}");
        }
    }
}
