//! What keeps pages from elsewhere out of a server that only this machine is meant to reach.

use std::net::IpAddr;

use axum::http::{header, HeaderMap};

/// Whether a request's `Host` may be a name of a server that listens on this address. A server for this machine only answers
/// under this machine's names only: otherwise a page from elsewhere could call itself by a name that leads here, and its
/// scripts could do what they want (DNS rebinding). Browsers always name a host.
pub fn is_host_ours(listening: IpAddr, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    !listening.is_loopback() || host.is_none_or(is_this_machine)
}

/// Whether a host, with a port or without, is this machine.
fn is_this_machine(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_this_machines_names_are_its_names() {
        for host in ["localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1:8080", "127.9.9.9", "[::1]:8080"] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:8080",
            "localhost.evil.example",
            "192.168.0.1:8080",
            "127.0.0.1.evil.example",
        ] {
            assert!(!is_this_machine(host), "{host}");
        }
    }

    #[test]
    fn a_server_for_all_machines_answers_to_all_names() {
        let named = |host: &'static str| HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
        let [this, all] = ["127.0.0.1", "0.0.0.0"].map(|address| address.parse().unwrap());
        assert!(is_host_ours(all, &named("a.example")) && !is_host_ours(this, &named("a.example")));
        assert!(is_host_ours(this, &named("localhost:1")) && is_host_ours(this, &HeaderMap::new()));
    }
}
