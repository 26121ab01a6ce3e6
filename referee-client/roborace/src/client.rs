//! Requests to a server, for both clients.

use std::time::Duration;

use anyhow::Context;

use crate::protocol::{BY_HAND, TEAM};

/// Maximum size of an answer.
const MAX_ANSWER_BYTES: u64 = 65_536;

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
