//! `auto`: the automatic client.

use std::io::{stdout, Write};
use std::thread;
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use referee_client::foreign_text::Printable;
use referee_client::server_address::server_address;
use roborace_core::choice::best_moves;
use roborace_core::moves::Move;
use roborace_core::solution::Solution;
use serde_json::json;

use crate::client::{self, Server};
use crate::protocol::{End, Round, UNKNOWN_GAME};
use crate::server::contest::{team_name, MAX_TEAM_LENGTH};
use crate::terms::Hands;

/// Maximum time to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Arguments of `auto`.
#[derive(Args)]
#[command(after_help = "Example: roborace auto --server localhost:8000 --name Draci")]
pub struct AutoArgs {
    /// The server
    #[arg(long, value_name = "HOST:PORT", default_value = "localhost:8000", value_parser = server_address)]
    server: String,

    /// Assumed distribution of the hands
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,

    /// Seconds to wait before each round, for spectators
    #[arg(long, value_name = "SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=60))]
    pause: u64,

    /// The team's name, for the server's standings; other servers ignore it
    #[arg(long, value_name = "NAME", value_parser = parse_name)]
    name: Option<String>,

    /// Write a JSON object per round and one for the result
    #[arg(long)]
    json: bool,
}

fn parse_name(text: &str) -> Result<String, String> {
    team_name(text).ok_or_else(|| format!("a team's name has 1 to {MAX_TEAM_LENGTH} visible characters"))
}

/// Plays one game: prints the expected result, the moves and the result.
pub fn run(args: &AutoArgs) -> anyhow::Result<()> {
    let server = Server::new(&args.server, TIMEOUT, false);
    let mut out = stdout().lock();
    let mut answer = server.get(&client::start_request(args.name.as_deref()))?;
    let Some(first) = Round::from_text(&answer) else {
        bail!("the server did not begin a game but answered {:?}", answer.trim_end())
    };
    let solution = Solution::new(&first.map, args.hands.into());
    let value = solution.value(&first.map, first.pose);
    let expected = value.expected_moves.is_finite().then_some(value.expected_moves);
    if !args.json {
        let moves = expected.map_or("-".to_owned(), |moves| format!("{moves:.2}"));
        writeln!(out, "game {}: {moves} moves expected, probability to win {:.6}", first.id, value.p_treasure)?;
    }
    while let Some(round) = Round::from_text(&answer) {
        let (moves, _) = best_moves(&round.map, &solution, round.pose, &round.hand);
        let (hand, moves) = (Move::letters(&round.hand), Move::letters(&moves));
        if args.json {
            writeln!(out, "{}", json!({ "pose": round.pose.to_string(), "hand": hand, "moves": moves }))?;
        } else {
            writeln!(out, "{:>8}  {hand}  {moves}", round.pose.to_string())?;
        }
        thread::sleep(Duration::from_secs(args.pause));
        answer = server.get(&format!("/kolo?id={}&pohyby={moves}", round.id))?;
    }
    let result = answer.trim_end();
    // The server was restarted, so the game has no result.
    if result.ends_with(UNKNOWN_GAME) {
        bail!("the server no longer knows game {}: {result:?}", first.id);
    }
    if args.json {
        let line = json!({ "result": result, "won": result.starts_with("Vyhrali"), "expected_moves": expected,
            "p_treasure": value.p_treasure });
        return Ok(writeln!(out, "{line}")?);
    }
    let described = End::from_text(result).map_or_else(|| Printable(result).to_string(), End::description);
    Ok(writeln!(out, "{described}")?)
}
