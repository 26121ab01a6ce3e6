//! `analyze`: where a recorded game was won and lost.

use std::fs;
use std::io::{stdout, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use duo_core::notation::encode;
use duo_core::player::Player as Side;
use serde::Serialize;

use duo_players::judge::Judge;
use duo_records::analysis::{analyze, Analysis, JudgedTurn};

mod chart;
use duo_pictures::board;
use duo_records::read::{read_file, Recorded};
use duo_records::result::GameResult;
use referee_client::fail::bad_input;
use referee_client::note;
use referee_client::pictures::file::PictureFile;
use referee_client::progress::Progress;
use referee_client::whole_file::write_file;

/// Arguments of `analyze`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo analyze game.blksgf --chart game.svg\n\n\
    A turn marked ?? lost at least --blunder percentage points of the chance to win, one marked ? half as much; \
    moves of an opening that was given to both are nobody's fault.\n\
    FILE is a record that match, tournament or Pentobi wrote. A record whose result the board contradicts is refused.")]
pub struct AnalyzeArgs {
    /// The record of a game, *.blksgf
    file: PathBuf,

    /// The number of the game in a file of several games, from 1
    #[arg(long, value_name = "N")]
    game: Option<NonZero<usize>>,

    /// The judge of the positions
    #[arg(long, value_name = "engine|model", value_enum, default_value = "engine")]
    by: By,

    /// Effort for a position: nodes for engine, the accelerator's clock cycles for model
    #[arg(
        long,
        value_name = "N",
        default_value = "200000",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000)
    )]
    budget: u64,

    /// Chance to win in percent that a turn must lose to count as a blunder
    #[arg(long, value_name = "PERCENT", default_value = "20", value_parser = clap::value_parser!(u8).range(1..=100))]
    blunder: u8,

    /// Draw chances and points over the game; the name ends with .svg or .png
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    chart: Option<PictureFile>,

    /// Draw the board after every turn into this folder
    #[arg(long, value_name = "DIR")]
    boards: Option<PathBuf>,

    /// Write one JSON object a turn, and one for the game
    #[arg(long)]
    json: bool,
}

/// The judge.
#[derive(Clone, Copy, ValueEnum)]
enum By {
    /// The engine, on one core
    Engine,
    /// The accelerator's fast model
    Model,
}

/// Judges every position, then prints and draws the result.
pub fn run(args: &AnalyzeArgs) -> anyhow::Result<()> {
    let recorded = read_file(&args.file, args.game.map(NonZero::get))?;
    for remark in &recorded.remarks {
        note!("{}, {remark}", args.file.display());
    }
    if recorded.turns.is_empty() {
        return Err(bad_input(format!("{} has no turns", args.file.display())));
    }
    let judge = match args.by {
        By::Engine => Judge::Engine(args.budget),
        By::Model => Judge::Model(args.budget),
    };
    let progress = Progress::new(recorded.turns.len() + 1, "positions");
    let analysis = analyze(&recorded, judge, || progress.step());
    drop(progress);
    let blunder = f64::from(args.blunder) / 100.0;
    if let Some(file) = &args.chart {
        file.write(chart::svg(&analysis, blunder)?, chart::SIZE.0)?;
    }
    if let Some(folder) = &args.boards {
        draw_boards(folder, &recorded)?;
    }
    if args.json {
        write_json(&analysis, &recorded, blunder)
    } else {
        write_table(&analysis, &recorded, blunder)
    }
}

/// Draws the board after every turn.
fn draw_boards(folder: &Path, recorded: &Recorded) -> anyhow::Result<()> {
    let cannot = |why| bad_input(format!("cannot write in {}: {why}", folder.display()));
    fs::create_dir_all(folder).map_err(cannot)?;
    for (number, game) in (1..).zip(recorded.games().iter().skip(1)) {
        let svg = board::board_with_pieces(game.position(), game.last_cells());
        write_file(&folder.join(format!("turn-{number:02}.svg")), svg)?;
    }
    Ok(())
}

/// The mark of a bad turn.
fn mark(turn: &JudgedTurn, blunder: f64) -> &'static str {
    match turn.loss {
        loss if loss >= blunder => "??",
        loss if loss >= blunder / 2.0 => "?",
        _ => "",
    }
}

/// The judge's move, if it differs and the turn was a player's choice.
fn judges_choice(turn: &JudgedTurn) -> Option<String> {
    turn.best.filter(|&best| best != turn.turn.played && !turn.given).map(|best| encode(best).to_string())
}

fn write_table(analysis: &Analysis, recorded: &Recorded, blunder: f64) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    let [first, second] = &analysis.names;
    writeln!(out, "{first} (1) against {second} (2){}", result(recorded))?;
    writeln!(out, "turn  side  move     points   chance of 1   lost  rather")?;
    for (number, judged) in (1..).zip(&analysis.turns) {
        let [a, b] = judged.after.points;
        let side = judged.turn.side.index() + 1;
        let lost = if judged.loss > 0.0 { format!("{:.0}%", 100.0 * judged.loss) } else { String::new() };
        let rather = match judged {
            judged if judged.given => "(opening)".to_owned(),
            judged if judged.loss > 0.0 => judges_choice(judged).unwrap_or_default(),
            _ => String::new(),
        };
        let (code, chance) = (judged.turn.code, 100.0 * judged.after.chance);
        let line = format!(
            "{number:4}  {side:>4}  {code}{:<3} {a:>4} {b:>4}  {chance:>11.0}%  {lost:>5}  {rather}",
            mark(judged, blunder)
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    for side in Side::BOTH {
        writeln!(out, "{}", Summary::of(analysis, side, blunder).describe())?;
    }
    Ok(())
}

fn result(recorded: &Recorded) -> String {
    let ending = recorded.ending.as_ref().map_or(String::new(), |ending| format!(" ({ending})"));
    recorded.result.as_ref().map_or(String::new(), |result| format!(": {}{ending}", result.as_str()))
}

/// One side's turns after the opening, summed up.
#[derive(Serialize)]
struct Summary<'a> {
    name: &'a str,
    turns: usize,
    blunders: usize,
    mistakes: usize,
    /// Mean chance to win that a turn gave away.
    mean_loss: f64,
}

impl Summary<'_> {
    fn of(analysis: &Analysis, side: Side, blunder: f64) -> Summary<'_> {
        let own = || analysis.turns.iter().filter(|judged| judged.turn.side == side && !judged.given);
        let marked = |wanted: &str| own().filter(|judged| mark(judged, blunder) == wanted).count();
        Summary {
            name: &analysis.names[side.index()],
            turns: own().count(),
            blunders: marked("??"),
            mistakes: marked("?"),
            // Without turns the sum is -0.0, which would be printed.
            mean_loss: 0.0 + own().map(|judged| judged.loss).sum::<f64>() / own().count().max(1) as f64,
        }
    }

    fn describe(&self) -> String {
        let Summary { name, turns, blunders, mistakes, mean_loss } = self;
        let percent = 100.0 * mean_loss;
        format!(
            "{name}: {turns} turns, blunders (??) {blunders}, mistakes (?) {mistakes}, lost by a turn {percent:.1}%"
        )
    }
}

#[derive(Serialize)]
struct TurnLine<'a> {
    turn: usize,
    side: usize,
    name: &'a str,
    r#move: String,
    best: Option<String>,
    /// Whether it belongs to a given opening.
    given: bool,
    points: [i32; 2],
    /// The position's value for the first side.
    value: i32,
    chance: f64,
    loss: f64,
    mark: &'static str,
    time_ms: Option<f64>,
    cycles: Option<u64>,
    nodes: Option<u64>,
}

#[derive(Serialize)]
struct GameLine<'a> {
    result: Option<&'a str>,
    sides: [Summary<'a>; 2],
}

fn write_json(analysis: &Analysis, recorded: &Recorded, blunder: f64) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    for (turn, judged) in (1..).zip(&analysis.turns) {
        let side = judged.turn.side.index();
        let line = TurnLine {
            turn,
            side,
            name: &analysis.names[side],
            r#move: judged.turn.code.to_string(),
            best: judged.best.map(|best| encode(best).to_string()),
            given: judged.given,
            points: judged.after.points,
            value: judged.after.value,
            chance: judged.after.chance,
            loss: judged.loss,
            mark: mark(judged, blunder),
            time_ms: judged.turn.elapsed.map(|time| time.as_micros() as f64 / 1000.0),
            cycles: judged.turn.search.cycles,
            nodes: judged.turn.search.nodes,
        };
        writeln!(out, "{}", serde_json::to_string(&line)?)?;
    }
    let sides = Side::BOTH.map(|side| Summary::of(analysis, side, blunder));
    let line = GameLine { result: recorded.result.as_ref().map(GameResult::as_str), sides };
    Ok(writeln!(out, "{}", serde_json::to_string(&line)?)?)
}
