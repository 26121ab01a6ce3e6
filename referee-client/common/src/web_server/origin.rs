//! Protects a server from foreign web pages. They can neither reach it under another host name nor
//! send requests to it.

use std::net::IpAddr;

use axum::http::{header, HeaderMap};

/// Headers in which a browser describes the page that sends a request (Fetch Metadata): its site,
/// and whether it navigates.
const SITE: &str = "sec-fetch-site";
const MODE: &str = "sec-fetch-mode";

/// Refuses requests from foreign pages; the error gives the reason. Programs send none of these
/// headers.
pub(super) fn check(listening: IpAddr, headers: &HeaderMap) -> Result<(), &'static str> {
    if !is_host_ours(listening, headers) {
        return Err("this server answers to localhost only");
    }
    if !is_origin_ours(headers) {
        return Err("pages of other sites may not use this server");
    }
    Ok(())
}

/// Whether the `Host` header names this server. A server on a loopback address accepts only names
/// of this machine. Otherwise a foreign page could use a name that leads here, and its scripts
/// could do anything (DNS rebinding). Browsers always send the header.
fn is_host_ours(listening: IpAddr, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    !listening.is_loopback() || host.is_none_or(is_this_machine)
}

/// Whether a host, with or without a port, is this machine.
fn is_this_machine(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    // A name with a dot at its end is the same name, spelled out in full.
    let name = name.strip_suffix('.').unwrap_or(name);
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// Whether the page that sends the request belongs to this server, if it comes from a page. A
/// foreign page may link here but not load anything from here, because a request can start a game.
fn is_origin_ours(headers: &HeaderMap) -> bool {
    let said = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = said("host").unwrap_or_default();
    let origin = said("origin").is_none_or(|origin| {
        // A server with a certificate may stand in front of this one.
        let ours = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        ours.is_some_and(|ours| ours.eq_ignore_ascii_case(host))
    });
    let link = said(MODE) == Some("navigate");
    origin && (link || said(SITE).is_none_or(|site| site == "same-origin" || site == "none"))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn only_names_of_this_machine_are_accepted() {
        for host in [
            "localhost",
            "localhost:8080",
            "LOCALHOST:1",
            "localhost.",
            "localhost.:8080",
            "127.0.0.1:8080",
            "127.9.9.9",
            "[::1]:8080",
        ] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:8080",
            "evil.example.",
            "localhost..",
            "localhost.evil.example",
            "192.168.0.1:8080",
            "127.0.0.1.evil.example",
        ] {
            assert!(!is_this_machine(host), "{host}");
        }
    }

    fn is_allowed(listening: &str, said: &[(&'static str, &'static str)]) -> bool {
        let value = |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        check(listening.parse().unwrap(), &said.iter().map(value).collect()).is_ok()
    }

    #[test]
    fn server_on_all_addresses_answers_to_all_names() {
        let [this, all] = ["127.0.0.1", "0.0.0.0"];
        let named = [("host", "a.example")];
        assert!(is_allowed(all, &named) && !is_allowed(this, &named));
        assert!(is_allowed(this, &[("host", "localhost:1")]) && is_allowed(this, &[]));
    }

    #[test]
    fn only_pages_of_this_server_may_ask() {
        for (allowed, said) in [
            (true, &[("origin", "http://localhost:1")][..]),
            (true, &[("origin", "https://LOCALHOST:1")]),
            (true, &[("origin", "http://localhost:1"), (SITE, "same-origin")]),
            (true, &[(SITE, "none"), (MODE, "navigate")]),
            (true, &[(SITE, "cross-site"), (MODE, "navigate")]),
            (false, &[(SITE, "cross-site"), (MODE, "no-cors")]),
            (false, &[(SITE, "same-site"), (MODE, "cors")]),
            (false, &[(SITE, "cross-site")]),
            (false, &[("origin", "http://localhost:2"), (SITE, "same-site")]),
            (false, &[("origin", "http://evil.example"), (MODE, "navigate")]),
            (false, &[("origin", "http://localhost:1.evil.example")]),
            (false, &[("origin", "null")]),
            (false, &[("origin", "")]),
        ] {
            let said = [&[("host", "localhost:1")], said].concat();
            assert_eq!(is_allowed("127.0.0.1", &said), allowed, "{said:?}");
        }
    }
}
