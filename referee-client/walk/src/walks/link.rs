//! Two people on two devices: one starts the game at a desk, the other joins by the link on a phone.

use anyhow::{ensure, Result};
use serde_json::json;

use super::{game, Places};
use crate::browser::Screen;
use crate::person::{Means, Person, AT_ONCE};
use crate::sight;

/// Pieces that each of the two places.
const PIECES: usize = 3;

/// Both place pieces in turn, the phone loads its page again and resigns.
pub async fn take(host: &Person, places: &Places<'_>) -> Result<String> {
    let friend = Person::new(places.driver.session(Screen::Phone).await?, places.browser, Means::Touch);
    let came = play(host, &friend, places).await;
    let faults = friend.faults(&places.axe).await;
    friend.leave().await?;
    let came = came?;
    let faults = faults?;
    ensure!(faults.is_empty(), "on the phone: {}", faults.join("; "));
    Ok(came)
}

async fn play(host: &Person, friend: &Person, places: &Places<'_>) -> Result<String> {
    host.use_it("details.friend summary", "A friend on another device").await?;
    host.write("details.friend input[name=own_name]", "Ann").await?;
    host.write("details.friend input[name=friend_name]", "Bob").await?;
    host.use_it("details.friend button", "Play with a friend").await?;
    host.wait_for(".invitation input", "", AT_ONCE).await?;
    let value = "return document.querySelector(arguments[0]).value;";
    let link: String = sight::ask(host.client(), value, vec![json!(".invitation input")]).await?;
    friend.open(&link).await?;
    friend.wait_for(".room", "", AT_ONCE).await?;
    host.wait_for(".rack.playable .name", "Ann", AT_ONCE).await?;
    for _ in 0..PIECES {
        game::lay_next(host).await?;
        friend.wait_for(".rack.playable .name", "Bob", AT_ONCE).await?;
        game::lay_next(friend).await?;
        host.wait_for(".rack.playable .name", "Ann", AT_ONCE).await?;
    }
    ensure!(!host.sees(".invitation", "").await?, "the invitation stays after the friend has come");
    if let Some(folder) = &places.pictures {
        friend.keep_picture(&folder.join(format!("{}-link-phone.png", places.browser.name()))).await?;
    }
    // A tab keeps its seat when its page is loaded again.
    friend.client().refresh().await?;
    friend.use_it(".leave button", "Resign").await?;
    friend.client().accept_alert().await?;
    for person in [friend, host] {
        person.wait_for(".status", "resigned.", AT_ONCE).await?;
    }
    Ok(format!("{PIECES} pieces each, a page loaded again: {}", host.text(".status").await?))
}
