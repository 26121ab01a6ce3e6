//! A browser under WebDriver: its driver and a session.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{bail, Context, Result};
use clap::ValueEnum;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{json, Value};

use crate::process::Process;

/// A browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Browser {
    /// Chromium or Chrome, by `chromedriver`
    Chromium,
    /// Firefox, by `geckodriver`
    Firefox,
}

/// The size and kind of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A window of 1280 x 800.
    Desk,
    /// A screen of 360 x 740 with touch input.
    Phone,
}

/// A running driver. Dropping it ends the driver.
pub struct Driver {
    browser: Browser,
    _process: Process,
    port: u16,
}

impl Browser {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Browser::Chromium => "chromium",
            Browser::Firefox => "firefox",
        }
    }

    /// Starts its driver on a free port.
    ///
    /// # Errors
    /// If the driver is not on the path, or does not print its port.
    pub fn start(self) -> Result<Driver> {
        let (program, hint) = match self {
            Browser::Chromium => ("chromedriver", "Debian, Ubuntu: sudo apt install chromium-driver"),
            Browser::Firefox => ("geckodriver", "cargo install geckodriver"),
        };
        let mut command = Command::new(program);
        command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process =
            Process::start(&mut command).with_context(|| format!("it steers {} ({hint})", self.name()))?;
        let mut lines = BufReader::new(process.0.stdout.take().context("no output")?).lines().map_while(Result::ok);
        let Some(port) = lines.find_map(|line| port_in(&line)) else {
            bail!("{program} does not say where it listens")
        };
        // Discard later output, so that its pipe never fills.
        thread::spawn(move || lines.for_each(drop));
        Ok(Driver { browser: self, _process: process, port })
    }

    fn capabilities(self, screen: Screen) -> Value {
        let (width, height) = screen.size();
        match self {
            Browser::Chromium => {
                let mut arguments = vec!["--headless=new".to_owned(), format!("--window-size={width},{height}")];
                // Chromium's sandbox does not start under root.
                if nix::unistd::geteuid().is_root() {
                    arguments.push("--no-sandbox".to_owned());
                }
                let mut options = json!({ "args": arguments });
                if screen == Screen::Phone {
                    let metrics =
                        json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true, "mobile": true });
                    options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
                }
                json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "SEVERE" } })
            }
            Browser::Firefox => {
                let arguments = ["-headless".to_owned(), format!("--width={width}"), format!("--height={height}")];
                json!({ "moz:firefoxOptions": { "args": arguments, "prefs": { "dom.w3c_touch_events.enabled": 1 } } })
            }
        }
    }
}

impl Screen {
    fn size(self) -> (u32, u32) {
        match self {
            Screen::Desk => (1280, 800),
            Screen::Phone => (360, 740),
        }
    }
}

impl Driver {
    /// A fresh browser with an empty page.
    ///
    /// # Errors
    /// If the driver finds no browser.
    pub async fn session(&self, screen: Screen) -> Result<Client> {
        let capabilities = serde_json::from_value::<Capabilities>(self.browser.capabilities(screen))?;
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .with_context(|| format!("no session of {}", self.browser.name()))
    }
}

/// The port in a line like `ChromeDriver was started successfully on port 9515.` or
/// `... INFO Listening on 127.0.0.1:4444`.
fn port_in(line: &str) -> Option<u16> {
    let says_so = line.contains("successfully on port") || line.contains("Listening on");
    let last = line.trim_end_matches('.').rsplit([' ', ':']).next()?;
    says_so.then(|| last.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn port_in_finds_the_port_of_both_drivers() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 36485."), Some(36485));
        assert_eq!(port_in("1764000000000\tgeckodriver\tINFO\tListening on 127.0.0.1:4444"), Some(4444));
        assert_eq!(port_in("Starting ChromeDriver 140.0.1 on port 0"), None);
    }
}
