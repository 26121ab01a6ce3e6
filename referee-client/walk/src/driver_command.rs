//! Driver commands beyond the WebDriver standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::Value;
use url::{ParseError, Url};

/// A command.
#[derive(Debug)]
pub struct DriverCommand {
    path: &'static str,
    body: Value,
}

impl DriverCommand {
    /// A command with its path below the session, and its body.
    pub fn new(path: &'static str, body: Value) -> DriverCommand {
        DriverCommand { path, body }
    }
}

impl WebDriverCompatibleCommand for DriverCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
