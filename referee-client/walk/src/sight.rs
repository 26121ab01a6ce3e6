//! Finds visible elements by scripts in the page.

use anyhow::{bail, Context, Result};
use fantoccini::Client;
use serde::de::DeserializeOwned;
use serde::Deserialize;
use serde_json::{json, Value};

/// A point of the window, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Target {
    There(Point),
    Covered { covered: String },
}

/// Runs a script that may use the functions of `sight.js` and returns its result.
pub async fn ask<T: DeserializeOwned>(client: &Client, script: &str, arguments: Vec<Value>) -> Result<T> {
    let script = format!("{}\n{script}", include_str!("sight.js"));
    let answer = client.execute(&script, arguments).await.with_context(|| format!("the page cannot run: {script}"))?;
    Ok(serde_json::from_value(answer)?)
}

/// Whether a usable element of this selector is visible whose text ends with `text`.
pub async fn sees(client: &Client, css: &str, text: &str) -> Result<bool> {
    ask(client, "return Boolean(find(arguments[0], arguments[1]));", vec![json!(css), json!(text)]).await
}

/// Whether the first element of this selector lies within the window as it is scrolled now.
pub async fn sees_whole(client: &Client, css: &str) -> Result<bool> {
    let script = "const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
        return top >= -1 && bottom <= innerHeight + 1;";
    ask(client, script, vec![json!(css)]).await
}

/// The point of an element; `None` if it is not visible.
pub async fn target(client: &Client, css: &str, text: &str) -> Result<Option<Point>> {
    let script = "const node = find(arguments[0], arguments[1]); return node ? pointAt(node) : null;";
    match ask(client, script, vec![json!(css), json!(text)]).await? {
        None => Ok(None),
        Some(Target::There(point)) => Ok(Some(point)),
        Some(Target::Covered { covered }) => bail!("{css} {text:?} lies under {covered}"),
    }
}
