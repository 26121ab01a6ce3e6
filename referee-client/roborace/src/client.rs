//! Requests to a server, for both clients.

use std::time::Duration;

use anyhow::Context;

use crate::protocol::TEAM;

/// Greatest size of an answer.
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
}

impl Server {
    /// The server at `HOST:PORT`. A request fails after `timeout`.
    pub fn new(address: &str, timeout: Duration) -> Server {
        let agent = ureq::Agent::config_builder().timeout_global(Some(timeout)).build().into();
        Server { address: address.to_owned(), agent }
    }

    /// The answer to a request such as `/start`.
    pub fn get(&self, request: &str) -> anyhow::Result<String> {
        let url = format!("http://{}{request}", self.address);
        let mut answer = self.agent.get(&url).call().with_context(|| format!("no answer to {url}"))?;
        Ok(answer.body_mut().with_config().limit(MAX_ANSWER_BYTES).read_to_string()?)
    }
}
