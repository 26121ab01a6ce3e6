//! What both clients have in common: asking a server.

use std::time::Duration;

use anyhow::Context;

use crate::protocol::TEAM;

/// No answer of a server is longer.
const LONGEST_ANSWER: u64 = 65_536;

/// The request that begins a game, for a team if it has a name.
pub fn start(team: Option<&str>) -> String {
    let encoded = |name: &str| form_urlencoded::byte_serialize(name.as_bytes()).collect::<String>();
    team.map_or("/start".to_owned(), |name| format!("/start?{TEAM}={}", encoded(name)))
}

/// A server somewhere.
pub struct Server {
    address: String,
    agent: ureq::Agent,
}

impl Server {
    /// The server at `HOST:PORT`; it is given up when an answer takes longer than `patience`.
    pub fn new(address: &str, patience: Duration) -> Server {
        let agent = ureq::Agent::config_builder().timeout_global(Some(patience)).build().into();
        Server { address: address.to_owned(), agent }
    }

    /// The answer to a request, such as `/start`.
    pub fn ask(&self, request: &str) -> anyhow::Result<String> {
        let url = format!("http://{}{request}", self.address);
        let mut answer = self.agent.get(&url).call().with_context(|| format!("no answer to {url}"))?;
        Ok(answer.body_mut().with_config().limit(LONGEST_ANSWER).read_to_string()?)
    }
}
