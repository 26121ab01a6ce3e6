//! The page without a server: a folder on Python's web server.

use std::time::{Duration, Instant};

use anyhow::{ensure, Context, Result};
use serde::Deserialize;
use serde_json::json;

use super::Places;
use crate::person::Person;
use crate::server::Server;

/// Number of turns of the machine that are compared.
const TURNS: usize = 4;

const PATIENCE: Duration = Duration::from_secs(60);

/// A turn of the machine, as the tape shows it.
#[derive(Debug, Deserialize)]
struct Turn {
    code: String,
    depth: String,
    nodes: String,
    cycles: String,
    /// Time since the other side's turn, on the browser's clock.
    ms: f64,
}

/// Waits until the tape shows this many turns of a player that counts cycles. Returns each with the
/// time since the other side's turn.
const TURNS_OF_MACHINE: &str = "
    const [count, done] = arguments;
    const tape = document.querySelector('.tape tbody');
    const turns = [];
    let seen = 0;
    let since = performance.now();
    const look = () => {
      for (const row of [...tape.rows].slice(seen)) {
        const ms = performance.now() - since;
        since = performance.now();
        seen += 1;
        const [, , code, , depth, nodes, cycles] = [...row.cells].map((cell) => cell.title || cell.textContent);
        if (cycles !== '') turns.push({ code, depth, nodes, cycles, ms });
        if (turns.length === count) done(turns);
      }
    };
    new MutationObserver(look).observe(tape, { childList: true });
    look();";

/// Measures how soon the page moves and its nodes per second, and compares its moves with the
/// program's.
pub async fn take(person: &Person, site: &Server, places: &Places<'_>) -> Result<String> {
    let begun = Instant::now();
    person.open(&site.address).await?;
    person.choose(".challenge select[name=level]", "5").await?;
    person.choose(".challenge select[name=side]", "orange").await?;
    person.use_it(".challenge button.strong", "Play").await?;
    person.wait_for(".tape tbody tr", "", PATIENCE).await?;
    let first = begun.elapsed();
    let here = game(person, &site.address).await?;
    let program = Server::of_program(&places.program)?;
    let there = game(person, &program.address).await?;
    // End the program before checking the page.
    person.open(&site.address).await?;
    let found = |turns: &[Turn]| -> Vec<_> {
        turns
            .iter()
            .map(|turn| (turn.code.clone(), turn.depth.clone(), turn.nodes.clone(), turn.cycles.clone()))
            .collect()
    };
    ensure!(found(&here) == found(&there), "the browser plays {here:?}, the program {there:?}");
    let (in_browser, native) = (rate(&here)?, rate(&there)?);
    Ok(format!(
        "first move after {:.1} s, pressing of keys included; {TURNS} turns of 4 million cycles the same as the program's, {:.2} million nodes a second next to its {:.2}",
        first.as_secs_f64(),
        in_browser / 1e6,
        native / 1e6,
    ))
}

/// The first turns of the model at strength club against the first legal move.
async fn game(person: &Person, address: &str) -> Result<Vec<Turn>> {
    person.open("about:blank").await?;
    person.open(address).await?;
    person.use_it("details.group summary", "Any game").await?;
    person.choose("select[name=first]", "model").await?;
    person.choose("select[name=second]", "first-legal").await?;
    person.choose("select[name=strength]", "club").await?;
    person.choose("select[name=pace_ms]", "as fast").await?;
    person.use_it("form button", "Start").await?;
    person.wait_for(".room", "", PATIENCE).await?;
    Ok(serde_json::from_value(person.client().execute_async(TURNS_OF_MACHINE, vec![json!(TURNS)]).await?)?)
}

/// Nodes per second over these turns. The first turn is left out, because it began before the
/// measurement.
fn rate(turns: &[Turn]) -> Result<f64> {
    let (mut nodes, mut ms) = (0.0, 0.0);
    for turn in turns.iter().skip(1) {
        nodes += turn
            .nodes
            .replace(',', "")
            .parse::<f64>()
            .with_context(|| format!("no number of nodes: {}", turn.nodes))?;
        ms += turn.ms;
    }
    Ok(1000.0 * nodes / ms)
}
