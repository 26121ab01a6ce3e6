//! A whole game on the page, with any input device.

use std::time::Duration;

use anyhow::{ensure, Context, Result};
use fantoccini::key::Key;

use crate::person::{Means, Person};
use crate::sight;

/// Time limit for placing a piece and for an opponent's answer.
const TURN: Duration = Duration::from_secs(20);

/// Time limit for taking a piece.
const TAKEN: Duration = Duration::from_secs(1);

/// Poll interval without progress.
const LOOK: Duration = Duration::from_millis(50);

/// Plays a game against the weakest level, from the entrance to the end.
pub async fn against_a_level(person: &Person) -> Result<String> {
    person.choose(".challenge select[name=level]", "1").await?;
    person.write(".challenge input[name=own_name]", "Ann").await?;
    person.use_it(".challenge button.strong", "Play").await?;
    to_the_end(person).await
}

/// Places pieces until the game is over. Returns their number and the page's text.
///
/// # Errors
/// If a piece cannot be placed, or the game does not continue.
pub async fn to_the_end(person: &Person) -> Result<String> {
    person.wait_for(".room", "", TURN).await?;
    let mut laid = 0;
    while let Some(letter) = next_piece(person).await? {
        place(person, &letter, laid).await?;
        laid += 1;
    }
    let rows = turns(person).await?;
    ensure!(laid > 0 && rows >= laid, "{laid} pieces were laid, and the tape shows {rows} turns");
    Ok(format!("{laid} pieces laid, {rows} turns: {}", person.text(".status").await?))
}

/// Places one piece.
///
/// # Errors
/// If it cannot be placed, or the game is over.
pub async fn lay_next(person: &Person) -> Result<()> {
    let letter = next_piece(person).await?.context("the game is over")?;
    place(person, &letter, 0).await
}

/// Waits for a piece that can be taken; `None` once the game is over.
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

/// Places a piece by alternating methods and waits until the page accepts it.
async fn place(person: &Person, letter: &str, turn: usize) -> Result<()> {
    let before = turns(person).await?;
    let piece = format!(".rack.playable button.piece[data-letter={letter}]");
    match (person.means, turn % 3) {
        (Means::Keys, _) => {
            let letter = letter.chars().next().unwrap_or_default();
            person.press(&[letter, 'w', Key::Enter.into()]).await?;
        }
        // Drag the first piece from the rack, because its place is known in advance.
        (Means::Mouse, 0) if before == 0 => {
            let way = [person.where_is(&piece, "").await?, person.where_is(".starts circle", "").await?];
            person.point(&way).await?;
        }
        (Means::Mouse, 0) => {
            take(person, &piece).await?;
            person.point(&[person.where_is(".hints circle", "").await?]).await?;
        }
        // A finger moves the piece over the board, and a second tap places it.
        (Means::Touch, 0) => {
            take(person, &piece).await?;
            let board = person.where_is("svg.board", "").await?;
            person.point(&[board, person.where_is(".hints circle", "").await?]).await?;
            // The browser may take a drag that ends where it began for a tap.
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
    wait_for_turn(person, letter, before).await
}

/// Resigns with a hint on the board and a piece in hand: neither stays on the finished board.
pub async fn resign(person: &Person) -> Result<String> {
    let letter = next_piece(person).await?.context("the game is over")?;
    person.use_it(".hand button", "Hint").await?;
    person.wait_for(".overlay path", "", TURN).await?;
    take(person, &format!(".rack.playable button.piece[data-letter={letter}]")).await?;
    person.wait_for(".hints circle", "", TURN).await?;
    person.use_it(".leave button", "Resign").await?;
    person.client().accept_alert().await?;
    person.wait_for("a.button", "Another game", TURN).await?;
    const LEFT: &str =
        "return document.querySelectorAll('.advice:not([hidden]), .board :is(.overlay, .hints, .ghost) > *').length;";
    let left: usize = sight::ask(person.client(), LEFT, vec![]).await?;
    ensure!(left == 0, "{left} parts of a hint or a piece in hand stay on the finished board");
    let status = person.text(".status").await?;
    ensure!(status.matches("resigned").count() == 1, "the page words the result as {status:?}");
    Ok(status)
}

/// The number of turns on the tape.
async fn turns(person: &Person) -> Result<usize> {
    sight::ask(person.client(), "return document.querySelectorAll('.tape tbody tr').length;", vec![]).await
}

/// Takes a piece, again if the page has just moved it.
async fn take(person: &Person, piece: &str) -> Result<()> {
    let held = format!("{piece}[aria-pressed=true]");
    for _ in 0..3 {
        person.use_it(piece, "").await?;
        if person.wait_for(&held, "", TAKEN).await.is_ok() {
            ensure!(
                sight::sees_whole(person.client(), "svg.board").await?,
                "with {piece} taken, the board is not in sight"
            );
            return Ok(());
        }
    }
    anyhow::bail!("{piece} cannot be taken")
}

/// Waits until the tape shows more turns than before.
async fn wait_for_turn(person: &Person, letter: &str, before: usize) -> Result<()> {
    for _ in 0..TURN.as_millis() / LOOK.as_millis() {
        if turns(person).await? > before {
            return Ok(());
        }
        tokio::time::sleep(LOOK).await;
    }
    anyhow::bail!("piece {letter} was not laid in {TURN:?}: {}", person.text(".status").await?)
}
