//! Two people at one screen, and watching two programs.

use std::time::Duration;

use anyhow::{ensure, Result};

use super::game;
use crate::person::{Person, AT_ONCE};

/// Time limit for a game of two programs at a watchable pace.
const GAME: Duration = Duration::from_secs(150);

/// Two people with names and clocks: a take-back and redo, the whole game, and a rematch that ends
/// by resignation.
pub async fn together(person: &Person) -> Result<String> {
    person.use_it("details.group summary", "Two people at this screen").await?;
    person.write("form input[name=first_name]", "Ann").await?;
    person.write("form input[name=second_name]", "Bob").await?;
    person.use_it("form button", "Play together").await?;
    person.wait_for(".rack.playable .name", "Ann", AT_ONCE).await?;
    game::lay_next(person).await?;
    game::lay_next(person).await?;
    person.use_it(".hand button", "Take back").await?;
    person.wait_for(".rack.playable .name", "Bob", AT_ONCE).await?;
    person.use_it(".hand button", "Redo").await?;
    person.wait_for(".rack.playable .name", "Ann", AT_ONCE).await?;
    let came = game::to_the_end(person).await?;
    person.use_it(".hand button", "Rematch with sides changed").await?;
    person.wait_for(".rack.playable .name", "Bob", AT_ONCE).await?;
    let resigned = game::resign(person).await?;
    Ok(format!("{came}; in the rematch Bob begins: {resigned}"))
}

/// The accelerator against the engine to the end, with the search next to the board.
pub async fn watch(person: &Person) -> Result<String> {
    person.use_it(".quick button", "Watch the accelerator against the engine").await?;
    person.wait_for(".thought label", "Show the machine's search", AT_ONCE).await?;
    person.use_it(".thought label input", "").await?;
    person.wait_for(".search .shares li", "", AT_ONCE).await?;
    let search = person.text(".search .figures").await?;
    person.wait_for(".facts h2", "Turning points", GAME).await?;
    ensure!(search.contains("depth") && search.contains("cycles"), "the page shows the search as {search:?}");
    Ok(format!("{}; {search}", person.text(".status").await?))
}
