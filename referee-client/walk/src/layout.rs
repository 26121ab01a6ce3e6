//! Checks a page's arrangement in windows of several sizes, page of columns by page of columns.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{ensure, Result};
use serde_json::json;

use crate::driver_command::DriverCommand;
use crate::faults::access_faults;
use crate::person::{Person, AT_ONCE};
use crate::sight;

/// Time for the page to follow the window's size.
const SETTLE: Duration = Duration::from_millis(300);

/// Most pages of columns that are turned.
const MAX_PAGES: usize = 20;

/// A window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    width: u32,
    height: u32,
    kind: Kind,
}

/// What a page may ask of the person in front of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Nobody scrolls: everything must be in sight.
    Projector,
    /// A person scrolls downwards.
    Desk,
    /// A person scrolls downwards, and the browser is a phone's.
    Phone,
}

const fn window(kind: Kind, width: u32, height: u32) -> Window {
    Window { width, height, kind }
}

const PHONE: Window = window(Kind::Phone, 360, 740);

/// Projectors from 720p to 4K, and a phone.
pub const AUDIENCE: [Window; 4] = [
    window(Kind::Projector, 1280, 720),
    window(Kind::Projector, 1920, 1080),
    window(Kind::Projector, 3840, 2160),
    PHONE,
];

/// The screens of players.
pub const PLAYERS: [Window; 2] = [window(Kind::Desk, 1280, 800), PHONE];

/// Looks at the person's page in each of these windows. Adds the faults to `faults`, and saves pictures whose
/// names begin with `name` in `pictures`, if any. Returns the number of pages seen.
///
/// # Errors
/// If the browser does not answer.
pub async fn look(
    person: &Person,
    name: &str,
    windows: &[Window],
    axe: &str,
    pictures: Option<&Path>,
    faults: &mut Vec<String>,
) -> Result<usize> {
    let mut pages = 0;
    for (index, window) in windows.iter().enumerate() {
        let Window { width, height, kind } = *window;
        resize(person, Some(*window)).await?;
        while person.sees(".turner .previous", "").await? {
            person.use_it(".turner .previous", "").await?;
        }
        for page in 1..=MAX_PAGES {
            wait_for_pictures(person).await?;
            let title = format!("{name}-{width}x{height}-{page}");
            let seen: Vec<String> =
                sight::ask(person.client(), include_str!("layout.js"), vec![json!(kind == Kind::Projector)]).await?;
            faults.extend(seen.into_iter().map(|fault| format!("{title}: {fault}")));
            // All projectors show the same arrangement.
            if index == 0 || kind != Kind::Projector {
                let broken = access_faults(person.client(), axe).await?;
                faults.extend(broken.into_iter().map(|fault| format!("{title}: {fault}")));
            }
            if let Some(folder) = pictures {
                person.keep_picture(&folder.join(format!("{title}.png"))).await?;
            }
            pages += 1;
            if !person.sees(".turner .next", "").await? {
                break;
            }
            person.use_it(".turner .next", "").await?;
        }
    }
    resize(person, None).await?;
    Ok(pages)
}

/// Waits until the pictures in the window have been loaded.
async fn wait_for_pictures(person: &Person) -> Result<()> {
    const LOADED: &str = "
        const isHere = ({ left, right, top, bottom }) => right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return [...document.images].every((picture) => picture.complete || !isHere(picture.getBoundingClientRect()));";
    let begun = Instant::now();
    while !sight::ask::<bool>(person.client(), LOADED, vec![]).await? {
        ensure!(begun.elapsed() < AT_ONCE, "a picture is not loaded after {AT_ONCE:?}");
        tokio::time::sleep(SETTLE).await;
    }
    Ok(())
}

/// Gives the page a window of this size, or its first one back.
async fn resize(person: &Person, window: Option<Window>) -> Result<()> {
    let (command, params) = match window {
        Some(Window { width, height, kind }) => (
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": kind == Kind::Phone }),
        ),
        None => ("Emulation.clearDeviceMetricsOverride", json!({})),
    };
    let body = json!({ "cmd": command, "params": params });
    person.client().issue_cmd(DriverCommand::new("goog/cdp/execute", body)).await?;
    tokio::time::sleep(SETTLE).await;
    Ok(())
}
