//! A simulated person who sees the page and uses keys, a mouse or fingers.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure, Context, Result};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions, MOUSE_BUTTON_LEFT,
};
use fantoccini::key::Key;
use fantoccini::Client;
use serde_json::json;

use crate::browser::Browser;
use crate::faults;
use crate::sight::{self, Point};

/// Poll interval while waiting.
const LOOK: Duration = Duration::from_millis(50);

/// Time limit for reactions that the page should show at once.
pub const AT_ONCE: Duration = Duration::from_secs(20);

/// Time between two points of a gesture. A faster gesture is a fling, which swallows the next tap.
const MOVE: Duration = Duration::from_millis(200);

/// The person's input device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Keys and nothing else.
    Keys,
    /// A mouse, and keys for names.
    Mouse,
    /// Fingers.
    Touch,
}

/// The person.
pub struct Person {
    client: Client,
    browser: Browser,
    /// The input device.
    pub means: Means,
}

impl Person {
    /// A person at an empty browser.
    pub fn new(client: Client, browser: Browser, means: Means) -> Person {
        Person { client, browser, means }
    }

    /// The browser session, for actions that a person cannot take.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Opens an address.
    pub async fn open(&self, address: &str) -> Result<()> {
        self.client.goto(address).await.with_context(|| format!("cannot open {address}"))?;
        faults::record_errors(&self.client, self.browser).await
    }

    /// Whether a usable element of this selector is visible whose text ends with `text`.
    pub async fn sees(&self, css: &str, text: &str) -> Result<bool> {
        sight::sees(&self.client, css, text).await
    }

    /// The text of the first element of this selector.
    pub async fn text(&self, css: &str) -> Result<String> {
        let script = "return document.querySelector(arguments[0])?.textContent ?? '';";
        sight::ask(&self.client, script, vec![json!(css)]).await
    }

    /// Waits until such an element is visible.
    pub async fn wait_for(&self, css: &str, text: &str, patience: Duration) -> Result<()> {
        let begun = Instant::now();
        while !self.sees(css, text).await? {
            ensure!(begun.elapsed() < patience, "no {css} {text:?} after {patience:?}");
            tokio::time::sleep(LOOK).await;
        }
        Ok(())
    }

    /// Clicks or taps an element, or moves to it with the Tab key and presses Enter.
    pub async fn use_it(&self, css: &str, text: &str) -> Result<()> {
        self.wait_for(css, text, AT_ONCE).await?;
        if self.means == Means::Keys {
            self.tab_to(css, text).await?;
            return self.press(&[Key::Enter.into()]).await;
        }
        let at = self.where_is(css, text).await?;
        self.point(&[at]).await
    }

    /// Presses at the first point of a path and releases at the last.
    pub async fn point(&self, way: &[Point]) -> Result<()> {
        let to = |point: &Point| PointerAction::MoveTo { duration: Some(MOVE), x: point.x, y: point.y };
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let Some((first, rest)) = way.split_first() else { bail!("no point") };
        let steps: Vec<PointerAction> = [to(first), down].into_iter().chain(rest.iter().map(to)).chain([up]).collect();
        if self.means == Means::Touch {
            let finger = steps.into_iter().fold(TouchActions::new("finger".to_owned()), InputSource::then);
            self.client.perform_actions(finger).await?;
        } else {
            let mouse = steps.into_iter().fold(MouseActions::new("mouse".to_owned()), InputSource::then);
            self.client.perform_actions(mouse).await?;
        }
        Ok(())
    }

    /// The point of a visible element.
    pub async fn where_is(&self, css: &str, text: &str) -> Result<Point> {
        sight::target(&self.client, css, text).await?.with_context(|| format!("no {css} {text:?}"))
    }

    /// Presses keys, one after the other.
    pub async fn press(&self, keys: &[char]) -> Result<()> {
        let pressed =
            |actions: KeyActions, &value: &char| actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        Ok(self.client.perform_actions(keys.iter().fold(KeyActions::new("keys".to_owned()), pressed)).await?)
    }

    /// Types a text into a field.
    pub async fn write(&self, css: &str, text: &str) -> Result<()> {
        match self.means {
            Means::Keys => self.tab_to(css, "").await?,
            Means::Mouse | Means::Touch => self.use_it(css, "").await?,
        }
        self.press(&text.chars().collect::<Vec<_>>()).await
    }

    /// Chooses an entry of a menu by its text, with keys. The menu is drawn by the browser, not by
    /// the page.
    pub async fn choose(&self, css: &str, text: &str) -> Result<()> {
        self.wait_for(css, "", AT_ONCE).await?;
        match self.means {
            Means::Keys => self.tab_to(css, "").await?,
            Means::Mouse | Means::Touch => {
                let focus = "document.querySelector(arguments[0]).focus(); return true;";
                sight::ask::<bool>(&self.client, focus, vec![json!(css)]).await?;
            }
        }
        self.press(&text.chars().collect::<Vec<_>>()).await?;
        let script = "return document.querySelector(arguments[0])?.selectedOptions[0]?.textContent ?? '';";
        let chosen: String = sight::ask(&self.client, script, vec![json!(css)]).await?;
        ensure!(chosen.starts_with(text), "{css} shows {chosen:?} where {text:?} was typed");
        Ok(())
    }

    /// Presses the Tab key until the element has the focus.
    async fn tab_to(&self, css: &str, text: &str) -> Result<()> {
        const MAX_TABS: usize = 150;
        let script = "return document.activeElement === find(arguments[0], arguments[1]);";
        for _ in 0..MAX_TABS {
            if sight::ask(&self.client, script, vec![json!(css), json!(text)]).await? {
                return Ok(());
            }
            self.press(&[Key::Tab.into()]).await?;
        }
        bail!("{MAX_TABS} times Tab do not lead to {css} {text:?}")
    }

    /// All faults of the page that the console and axe report.
    pub async fn faults(&self, axe: &str) -> Result<Vec<String>> {
        let mut faults = faults::console_errors(&self.client, self.browser).await?;
        faults.extend(faults::access_faults(&self.client, axe).await?);
        Ok(faults)
    }

    /// Saves a picture of the window.
    pub async fn keep_picture(&self, path: &Path) -> Result<()> {
        let picture = self.client.screenshot().await?;
        std::fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Closes the browser.
    pub async fn leave(self) -> Result<()> {
        Ok(self.client.close().await?)
    }
}
