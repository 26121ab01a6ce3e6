//! `tournament evidence`: what the referee saw of a game, when, and which rule decided it.

use std::io::{stdout, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use blokus_duo::result::Reason;
use clap::Args;
use referee_client::fail::bad_input;
use serde_json::json;

use crate::line::transcript;
use crate::monitor::Log;
use crate::tournament::folder::Folder;
use crate::tournament::ledger::{fold, Entry};
use crate::tournament::plan::Plan;
use crate::tournament::results::GameResult;
use crate::tournament::schedule::{pair_of, slot};

/// Arguments of `evidence`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament evidence cup 7")]
pub struct EvidenceArgs {
    /// The tournament's folder
    dir: PathBuf,

    /// The game's number
    game: u64,

    /// Write one JSON object a message, and one for the result
    #[arg(long)]
    json: bool,
}

/// Shows it.
pub fn run(args: &EvidenceArgs) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.known_plan()?;
    if args.game == 0 || pair_of(args.game) >= plan.pairs() {
        return Err(bad_input(format!("there is no game {} in the plan", args.game)));
    }
    let entries = folder.entries(&plan)?;
    let result = fold(&plan, entries.clone()).into_iter().find(|result| result.game == args.game);
    for (side, player) in slot(&plan, args.game).players.into_iter().enumerate() {
        let heard = transcript::read(&folder.transcript(args.game, side))?;
        let player = &plan.players[player];
        if args.json {
            writeln!(stdout(), "{}", json!({ "side": side, "player": player.name(), "heard": heard.is_some() }))?;
        } else {
            let about = match heard {
                Some(_) => "seconds since its line was opened",
                None => "nothing was said on a line",
            };
            writeln!(stdout(), "{} as {player}: {about}", ["first", "second"][side])?;
        }
        let begun = Instant::now();
        let mut log = Log::new(stdout(), args.json, begun);
        for heard in heard.unwrap_or_default() {
            log.add(Some(heard.by), &heard.raw(), begun + Duration::from_micros(heard.us))?;
        }
        log.pause()?;
    }
    tell(&plan, args, result.as_ref(), &entries)
}

/// The result, and the rule behind it.
fn tell(plan: &Plan, args: &EvidenceArgs, result: Option<&GameResult>, entries: &[Entry]) -> anyhow::Result<()> {
    let record = Folder::new(&args.dir).record(args.game);
    if args.json {
        return Ok(writeln!(stdout(), "{}", json!({ "result": result, "record": record }))?);
    }
    let Some(result) = result else {
        return Ok(writeln!(stdout(), "game {} has no result yet", args.game)?);
    };
    let [first, second] = &result.players;
    let verdict = match result.winner {
        Some(winner) => format!("{} wins", result.players[winner]),
        None if result.is_void() => "nobody wins".to_owned(),
        None => "a draw".to_owned(),
    };
    let detail = result.detail.as_ref().map_or(String::new(), |detail| format!(": {detail}"));
    writeln!(stdout(), "game {}: {first} {}, {second} {}: {verdict}", result.game, result.scores[0], result.scores[1])?;
    writeln!(stdout(), "because: {}{detail}", result.reason)?;
    writeln!(stdout(), "the rule: {}", rule(plan, &result.reason))?;
    for entry in entries {
        match entry {
            Entry::Decision(decision) if result.is_decided_by(decision) => writeln!(stdout(), "decided: {decision}")?,
            _ => {}
        }
    }
    Ok(writeln!(stdout(), "the moves: {}", record.display())?)
}

/// The rule that a reason stands for.
fn rule(plan: &Plan, reason: &str) -> String {
    let rules = [
        (Reason::BothPassed, "when both have passed in a row, whoever has more points wins".to_owned()),
        (Reason::AllPlaced, "when all pieces are placed, whoever has more points wins".to_owned()),
        (Reason::IllegalMove, "who plays against the rules loses".to_owned()),
        (Reason::Timeout, format!("who has not answered a prompt within {} ms loses", plan.move_time_ms)),
        (Reason::Malformed, "who answers a prompt with something that is no move loses".to_owned()),
        (Reason::Disconnected, "who is not there, or no longer, loses".to_owned()),
        (Reason::Resigned, "who gives up loses".to_owned()),
    ];
    let known = rules.into_iter().find(|(known, _)| known.to_string() == reason);
    // All others are no rule's but the organiser's.
    known.map_or_else(|| "the organiser decides".to_owned(), |(_, rule)| rule)
}
