//! Requests to a server, for both clients.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context;

use crate::protocol::{BY_HAND, TEAM};

/// Maximum size of an answer.
const MAX_ANSWER_BYTES: u64 = 65_536;

/// Parses a server's address: a host's name, IPv4 address or IPv6 address in brackets, and a port.
pub fn server_address(text: &str) -> Result<String, String> {
    let is_number = text.parse::<SocketAddr>().is_ok_and(|address| address.port() > 0);
    let is_name = text.split_once(':').is_some_and(|(host, port)| {
        let is_host =
            !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte));
        is_host && port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0)
    });
    if is_number || is_name {
        Ok(text.to_owned())
    } else {
        Err("write a host and a port from 1 to 65535, such as localhost:8000 or [::1]:8000".to_owned())
    }
}

/// The request that begins a game, with the team's name if there is one.
pub fn start_request(team: Option<&str>) -> String {
    let encoded = |name: &str| form_urlencoded::byte_serialize(name.as_bytes()).collect::<String>();
    team.map_or("/start".to_owned(), |name| format!("/start?{TEAM}={}", encoded(name)))
}

/// A server.
pub struct Server {
    address: String,
    agent: ureq::Agent,
    /// Whether a person plays.
    by_hand: bool,
}

impl Server {
    /// The server at `HOST:PORT`. A request fails after `timeout`. `by_hand` tells the server that
    /// a person plays.
    pub fn new(address: &str, timeout: Duration, by_hand: bool) -> Server {
        let agent = ureq::Agent::config_builder().timeout_global(Some(timeout)).build().into();
        Server { address: address.to_owned(), agent, by_hand }
    }

    /// The answer to a request such as `/start`.
    pub fn get(&self, request: &str) -> anyhow::Result<String> {
        let url = format!("http://{}{request}", self.address);
        let request = self.agent.get(&url);
        let request = if self.by_hand { request.header(BY_HAND, "1") } else { request };
        let mut answer = request.call().with_context(|| format!("no answer to {url}"))?;
        Ok(answer.body_mut().with_config().limit(MAX_ANSWER_BYTES).read_to_string()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn server_address_is_a_host_and_a_port() {
        for text in ["localhost:8000", "10.0.0.7:1", "[::1]:65535", "team-7.example.org:80", "my_host:80"] {
            assert_eq!(server_address(text).as_deref(), Ok(text));
        }
        for text in ["", "localhost", "localhost:", ":80", "localhost:0", "localhost:99999", "localhost:+80", "::1"] {
            assert!(server_address(text).is_err(), "{text}");
        }
        for text in ["local host:80", "[::1]", "[::1]:0", "a:b:80", "http://a:80", "a:80/b", "a:80\n"] {
            assert!(server_address(text).is_err(), "{text}");
        }
    }
}
