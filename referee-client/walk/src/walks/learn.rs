//! The pages for learning: the game with a guide, the analysis board, the machine clock by clock.

use anyhow::{ensure, Result};
use fantoccini::key::Key;
use serde_json::json;

use super::game;
use crate::person::{Person, AT_ONCE};
use crate::sight;

/// A first game with a hint, to its turning points.
pub async fn guided(person: &Person) -> Result<String> {
    person.use_it(".quick button", "Play a first game with a guide").await?;
    person.wait_for(".coach h2", "The first piece", AT_ONCE).await?;
    game::lay_next(person).await?;
    person.wait_for(".coach h2", "Corner to corner", AT_ONCE).await?;
    person.use_it(".hand button", "Hint").await?;
    person.wait_for(".overlay path", "", AT_ONCE).await?;
    let came = game::to_the_end(person).await?;
    person.wait_for(".facts h2", "Turning points", AT_ONCE).await?;
    Ok(format!("{came}; {}", person.text(".coach h2").await?))
}

/// The best moves of a position, a move of the opening book, and the next position in the machine.
pub async fn analyse(person: &Person) -> Result<String> {
    person.use_it(".ways a", "Analyse").await?;
    person.wait_for(".talk ol li", "", AT_ONCE).await?;
    let found = person.text(".talk .figures").await?;
    person.use_it(".booked button", "Play").await?;
    person.wait_for(".status", "orange to move.", AT_ONCE).await?;
    person.wait_for(".booked button", "Play", AT_ONCE).await?;
    person.use_it("a.button", "See it in the machine").await?;
    person.wait_for(".machine .wave svg", "", AT_ONCE).await?;
    let before = person.text(".machine .where").await?;
    person.use_it(".drive button", "▶").await?;
    let after = person.text(".machine .where").await?;
    ensure!(before != after, "one clock on, and the page still says {before:?}");
    // Remove the focus, so that the stepping keys act on the page.
    sight::ask::<bool>(person.client(), "document.activeElement.blur(); return true;", vec![]).await?;
    person.press(&[Key::Left.into()]).await?;
    let back = person.text(".machine .where").await?;
    ensure!(before == back, "one clock back, and the page says {back:?} where it said {before:?}");
    let signals: usize = sight::ask(
        person.client(),
        "return document.querySelectorAll(arguments[0]).length;",
        vec![json!(".wave svg *")],
    )
    .await?;
    Ok(format!("{found}; {before}; {signals} parts of the waveform"))
}
