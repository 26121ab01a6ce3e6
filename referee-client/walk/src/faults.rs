//! Faults of a page: errors on its console and axe's findings.

use anyhow::{bail, Result};
use fantoccini::Client;
use serde::Deserialize;
use serde_json::{json, Value};

use crate::browser::Browser;
use crate::driver_command::DriverCommand;

/// A rule that the page breaks.
#[derive(Deserialize)]
struct Violation {
    id: String,
    impact: String,
}

/// A line of the browser's console.
#[derive(Deserialize)]
struct Line {
    message: String,
}

/// Firefox's driver has no access to the console, so the page itself records errors after it was
/// opened.
const KEEP: &str = "
    window.pageErrors = [];
    addEventListener('error', (event) => window.pageErrors.push({ message: event.message }));
    addEventListener('unhandledrejection', (event) => window.pageErrors.push({ message: String(event.reason) }));
    addEventListener('securitypolicyviolation', (event) => window.pageErrors.push({ message: event.violatedDirective }));";

/// Starts to record errors on a page that was just opened.
pub async fn record_errors(client: &Client, browser: Browser) -> Result<()> {
    if browser == Browser::Firefox {
        client.execute(KEEP, vec![]).await?;
    }
    Ok(())
}

/// The errors recorded since then.
pub async fn console_errors(client: &Client, browser: Browser) -> Result<Vec<String>> {
    let lines = match browser {
        Browser::Chromium => client.issue_cmd(DriverCommand::new("se/log", json!({ "type": "browser" }))).await?,
        Browser::Firefox => client.execute("return window.pageErrors ?? [];", vec![]).await?,
    };
    Ok(serde_json::from_value::<Vec<Line>>(lines)?.into_iter().map(|line| line.message).collect())
}

/// Runs axe on the page; `axe` is its script.
pub async fn access_faults(client: &Client, axe: &str) -> Result<Vec<String>> {
    const RUN: &str = "
        const done = arguments[arguments.length - 1];
        axe.run().then(({ violations }) => done(violations.map(({ id, impact }) => ({ id, impact }))), (error) => done(String(error)));";
    let found = client.execute_async(&format!("{axe};{RUN}"), vec![]).await?;
    if let Value::String(error) = found {
        bail!("axe did not run: {error}");
    }
    let found: Vec<Violation> = serde_json::from_value(found)?;
    Ok(found.into_iter().map(|Violation { id, impact }| format!("axe: {id} ({impact})")).collect())
}
