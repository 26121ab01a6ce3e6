//! `standing`: the standings of the games in a folder.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ContentArrangement, Table};
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;

use crate::server::standing::{GameFolder, OnMap, Standing};

/// Arguments of `standing`.
#[derive(Args)]
#[command(
    after_help = "Clients name their team, as in /start?jmeno=Draci. Teams are ranked by the share of their games that reached the \
    treasure, then by the moves to it, both as means over the maps. Unfinished games do not count.\n\n\
    Example: roborace standing logy --rounds 3"
)]
pub struct StandingArgs {
    /// Folder of the games' files, as in `serve --logs`
    #[arg(value_name = "LOGS")]
    logs: PathBuf,

    /// Count only the first N games of a team on each map
    #[arg(long, value_name = "N", value_parser = parse_rounds)]
    rounds: Option<u16>,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

fn parse_rounds(text: &str) -> Result<u16, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("games are a whole number from 1 to {}", u16::MAX))
}

/// Reads the games and prints the standings.
pub fn run(args: &StandingArgs) -> anyhow::Result<()> {
    let mut games = GameFolder::new(&args.logs);
    games.read_new().map_err(|why| bad_input(format!("cannot read {}: {why}", args.logs.display())))?;
    let standing = games.standing(args.rounds.map(usize::from));
    let mut out = stdout().lock();
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&standing)?)?);
    }
    let Standing { nameless, broken_off, teams, .. } = &standing;
    if teams.is_empty() {
        writeln!(out, "no team has finished a game")?;
    } else {
        writeln!(out, "{}", table(&standing))?;
    }
    if nameless + broken_off > 0 {
        writeln!(
            out,
            "not counted: {nameless} games without a team's name, {broken_off} games without a valid result"
        )?;
    }
    Ok(())
}

fn table(standing: &Standing) -> Table {
    let mut table = Table::new();
    table.load_style(NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    let heads = ["place", "team", "treasures", "moves each", "moves", "rounds"].map(str::to_owned);
    table.set_header(heads.into_iter().chain(standing.maps.iter().map(|name| Printable(name).to_string())));
    for team in &standing.teams {
        let total = [
            team.place.to_string(),
            Printable(&team.team).to_string(),
            format!("{}/{}", team.treasures, team.games),
            team.mean_moves.map_or("-".to_owned(), |moves| format!("{moves:.2}")),
            team.moves.to_string(),
            team.rounds.to_string(),
        ];
        table.add_row(total.into_iter().chain(team.maps.iter().map(moves_text)));
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_cell_alignment(if index == 1 { CellAlignment::Left } else { CellAlignment::Right });
    }
    table
}

/// The moves of each game, `x` where the treasure was not reached.
fn moves_text(games: &OnMap) -> String {
    let one = |moves: &Option<usize>| moves.map_or("x".to_owned(), |moves| moves.to_string());
    games.moves.iter().map(one).collect::<Vec<_>>().join(" ")
}
