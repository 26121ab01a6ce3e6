//! A whole game on the page, with whatever the person uses.

use std::time::Duration;

use anyhow::{ensure, Context, Result};
use fantoccini::key::Key;

use crate::person::{Means, Person};
use crate::sight;

/// A piece laid, or an opponent's answer, takes no longer.
const TURN: Duration = Duration::from_secs(20);

/// A piece is in the hand as soon as it was clicked.
const TAKEN: Duration = Duration::from_secs(1);

/// So long nothing of what is waited for may happen.
const LOOK: Duration = Duration::from_millis(50);

/// From the entrance to the end of a game against the weakest level.
pub async fn against_a_level(person: &Person) -> Result<String> {
    person.choose(".challenge select[name=level]", "1").await?;
    person.write(".challenge input[name=own_name]", "Ann").await?;
    person.use_it(".challenge button.strong", "Play").await?;
    to_the_end(person).await
}

/// Lays pieces until the game is over: how many, and what the page says then.
///
/// # Errors
/// If a piece cannot be laid, or the game does not go on.
pub async fn to_the_end(person: &Person) -> Result<String> {
    person.wait_for(".room", "", TURN).await?;
    let mut laid = 0;
    while let Some(letter) = next_piece(person).await? {
        lay(person, &letter, laid).await?;
        laid += 1;
    }
    let rows = turns(person).await?;
    ensure!(laid > 0 && rows >= laid, "{laid} pieces were laid, and the tape shows {rows} turns");
    Ok(format!("{laid} pieces laid, {rows} turns: {}", person.text(".status").await?))
}

/// Lays one piece.
///
/// # Errors
/// If it cannot be laid, or the game is over.
pub async fn lay_next(person: &Person) -> Result<()> {
    let letter = next_piece(person).await?.context("the game is over")?;
    lay(person, &letter, 0).await
}

/// The letter of a piece that can be taken, as soon as there is one; nothing once the game is over.
async fn next_piece(person: &Person) -> Result<Option<String>> {
    const SCRIPT: &str = "return find('.rack.playable button.piece', '')?.dataset.letter ?? null;";
    for _ in 0..TURN.as_millis() / LOOK.as_millis() {
        if let Some(letter) = sight::ask(person.client(), SCRIPT, vec![]).await? {
            return Ok(Some(letter));
        }
        if person.sees("a.button", "Another game").await? {
            return Ok(None);
        }
        tokio::time::sleep(LOOK).await;
    }
    anyhow::bail!("for {TURN:?} there is nothing to do: {}", person.text(".status").await?)
}

/// Lays a piece, one way at this turn, another one at the next, and waits until the page has taken it.
async fn lay(person: &Person, letter: &str, turn: usize) -> Result<()> {
    let before = turns(person).await?;
    let piece = format!(".rack.playable button.piece[data-letter={letter}]");
    match (person.means, turn % 3) {
        (Means::Keys, _) => {
            let letter = letter.chars().next().unwrap_or_default();
            person.press(&[letter, 'w', Key::Enter.into()]).await?;
        }
        // Dragged from where it lies: the first one, since where it may lie is known before.
        (Means::Mouse, 0) if before == 0 => {
            let way = [person.where_is(&piece, "").await?, person.where_is(".starts circle", "").await?];
            person.point(&way).await?;
        }
        (Means::Mouse, 0) => {
            take(person, &piece).await?;
            person.point(&[person.where_is(".hints circle", "").await?]).await?;
        }
        // A finger moves it over the board and lays it with a second tap.
        (Means::Touch, 0) => {
            take(person, &piece).await?;
            let board = person.where_is("svg.board", "").await?;
            person.point(&[board, person.where_is(".hints circle", "").await?]).await?;
            // A drag that ends where the piece has lain before may be a tap to the browser.
            if turns(person).await? == before {
                person.point(&[person.where_is(".hints circle", "").await?]).await?;
            }
        }
        _ => {
            take(person, &piece).await?;
            person.use_it(".hand button", "Next").await?;
            person.use_it(".hand button", "Place").await?;
        }
    }
    taken(person, letter, before).await
}

/// How many turns the tape shows.
async fn turns(person: &Person) -> Result<usize> {
    sight::ask(person.client(), "return document.querySelectorAll('.tape tbody tr').length;", vec![]).await
}

/// Takes a piece; who misses it because the page has just moved takes it again.
async fn take(person: &Person, piece: &str) -> Result<()> {
    let held = format!("{piece}[aria-pressed=true]");
    for _ in 0..3 {
        person.use_it(piece, "").await?;
        if person.wait_for(&held, "", TAKEN).await.is_ok() {
            return Ok(());
        }
    }
    anyhow::bail!("{piece} cannot be taken")
}

/// Waits until the tape shows more turns than before.
async fn taken(person: &Person, letter: &str, before: usize) -> Result<()> {
    for _ in 0..TURN.as_millis() / LOOK.as_millis() {
        if turns(person).await? > before {
            return Ok(());
        }
        tokio::time::sleep(LOOK).await;
    }
    anyhow::bail!("piece {letter} was not laid in {TURN:?}: {}", person.text(".status").await?)
}
