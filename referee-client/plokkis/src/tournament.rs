//! Plokkis in tournaments. The parts that all games share are in the crate `tournament`.

use std::path::Path;
use std::time::Duration;

use ::tournament::entrant::Entrant;
use ::tournament::evidence::Transcript;
use ::tournament::game::{self as common, settings_of, Matchup, Need, Played, Program, Session};
use ::tournament::live::{Frame, Live};
use ::tournament::plan::Plan;
use ::tournament::results::Outcome;
use ::tournament::scoring::{Column, Points, Scoring, Summary};
use clap::Args;
use plokkis_core::cells::MAX_WIDTH;
use plokkis_core::placement::Placement;
use plokkis_core::position::Position;
use plokkis_core::protocol::write_move;
use referee_client::fail::bad_input;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bots::Bot;
use crate::fault::Fault;
use crate::limits::{LimitArgs, Limits, DISK_MIB, EXIT_TIME};
use crate::picture;
use crate::record::{replay_file, Recorder};
use crate::referee::{check_start, play, Contestant, Observer, Terms};

/// The program.
pub struct Plokkis;

/// Options of a new tournament.
#[derive(Args)]
pub struct Options {
    /// Columns and rows of the board
    #[arg(long, value_name = "N", default_value = "25", value_parser = clap::value_parser!(u8).range(1..=MAX_WIDTH as i64))]
    width: u8,

    #[command(flatten)]
    limits: LimitArgs,
}

/// This game's settings in a tournament's plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Settings {
    /// Columns and rows of the board.
    width: usize,
    /// CPU time in milliseconds: above the first limit a bot gets no match points, above the second
    /// it drops out.
    cpu_ms: [u64; 2],
    /// Memory limit in KiB.
    memory_kib: u64,
    /// Disk limit in KiB.
    #[serde(default = "disk_kib")]
    disk_kib: u64,
    /// Waiting time for a bot per game, in milliseconds.
    wait_ms: u64,
}

fn disk_kib() -> u64 {
    DISK_MIB * 1024
}

impl Settings {
    fn limits(&self) -> Limits {
        let [cpu, cpu_end] = self.cpu_ms.map(Duration::from_millis);
        Limits {
            cpu,
            cpu_end,
            memory_kib: self.memory_kib,
            disk_kib: self.disk_kib,
            wait: Duration::from_millis(self.wait_ms),
            exit_time: EXIT_TIME,
        }
    }
}

/// Ranks by match points, and shows pieces, CPU time and memory.
fn scoring() -> Scoring {
    let column = |figure: &str, head: &str, of, unit: &str, digits| Column {
        figure: figure.to_owned(),
        head: head.to_owned(),
        of,
        unit: unit.to_owned(),
        digits,
    };
    Scoring::Points(Points {
        fewest: false,
        tie_breaks: Vec::new(),
        shown: vec![
            column("pieces", "pieces", Summary::Mean, "", 1),
            column("cpu_s", "most CPU", Summary::Most, "s", 2),
            column("memory_mib", "most memory", Summary::Most, "MiB", 1),
        ],
    })
}

impl Program for Plokkis {
    const NAME: &'static str = "plokkis";
    const PLAYER: &'static str = "A bot as [NAME=]BOT, four or more of them; BOT is what `match` takes";
    const EXAMPLES: [&'static str; 2] = ["old=./mybot", "self --player territory --player biggest"];
    const SEATS: &'static [usize] = &[4];
    type Options = Options;

    fn check(player: &Entrant) -> Result<(), String> {
        player.player().parse::<Bot>().map(drop)
    }

    fn settings(options: &Options, _players: &[Entrant]) -> anyhow::Result<common::Settings> {
        let limits = options.limits.limits();
        let settings = Settings {
            width: options.width.into(),
            cpu_ms: [limits.cpu, limits.cpu_end].map(|time| time.as_millis() as u64),
            memory_kib: limits.memory_kib,
            disk_kib: limits.disk_kib,
            wait_ms: limits.wait.as_millis() as u64,
        };
        let Value::Object(values) = serde_json::to_value(&settings)? else { return Ok(Default::default()) };
        Ok(common::Settings { values, scoring: scoring(), rounds: None })
    }

    fn game(plan: &Plan, _threads: usize) -> anyhow::Result<Box<dyn common::Game>> {
        let settings: Settings = settings_of(plan)?;
        if !(1..=MAX_WIDTH).contains(&settings.width) {
            return Err(bad_input(format!("a board has a width of 1 to {MAX_WIDTH}, not {}", settings.width)));
        }
        Ok(Box::new(Rules(settings)))
    }
}

/// The game with a plan's settings.
struct Rules(Settings);

fn bot(player: &Entrant) -> anyhow::Result<Bot> {
    player.player().parse().map_err(bad_input)
}

impl common::Game for Rules {
    fn record_extension(&self) -> &'static str {
        "jsonl"
    }

    fn need(&self, player: &Entrant) -> anyhow::Result<Need> {
        bot(player).map(|_| Need::Processor)
    }

    fn admit(&self, player: &Entrant) -> anyhow::Result<()> {
        check_start(&bot(player)?.command(1)?, self.0.limits())
    }

    fn play(&self, matchup: &Matchup, session: &mut Session) -> anyhow::Result<Played> {
        session.begin();
        let command = |player: &Entrant| bot(player)?.command(matchup.slot.game).map(Contestant::Command);
        let contestants = matchup.players.iter().map(command).collect::<anyhow::Result<Vec<_>>>()?;
        let transcripts: Vec<Transcript> =
            (0..contestants.len()).map(|seat| Transcript::new(session.transcript(seat))).collect();
        let terms = Terms {
            width: self.0.width,
            contestants: &contestants,
            limits: self.0.limits(),
            transcripts: &transcripts,
            tolerates_failed_start: true,
        };
        let recorder = Recorder::new(&session.record)?;
        let mut watcher = GameWatcher { recorder, live: &mut session.live, names: Vec::new(), placed: Vec::new() };
        let outcome = play(&terms, &mut watcher)?;
        // A result counts only with its evidence.
        transcripts.iter().try_for_each(Transcript::check)?;
        let figure = |of: fn(&crate::referee::Player) -> f64| outcome.players.iter().map(of).collect::<Vec<f64>>();
        let figures = [
            ("pieces", figure(|player| player.pieces.into())),
            ("cpu_s", figure(|player| player.account.cpu_ms as f64 / 1000.0)),
            ("memory_mib", figure(|player| player.account.memory_kib as f64 / 1024.0)),
        ];
        let faults: Vec<Option<String>> =
            outcome.players.iter().map(|player| player.fault.as_ref().map(|fault| fault.word().to_owned())).collect();
        Ok(Played::Over(Box::new(Outcome {
            scores: outcome.players.iter().map(|player| player.pieces.into()).collect(),
            reason: "nobody can place any more".to_owned(),
            points: Some(figure(|player| player.points.into())),
            faults: if faults.iter().any(Option::is_some) { faults } else { Vec::new() },
            figures: figures.into_iter().map(|(name, values)| (name.to_owned(), values)).collect(),
            ..Outcome::default()
        })))
    }

    fn frames(&self, record: &Path) -> anyhow::Result<Vec<Frame>> {
        let played = replay_file(record)?;
        let frame = |(turn, position)| frame(position, &played.names, &played.placed[..turn]);
        Ok(played.positions.iter().enumerate().map(frame).collect())
    }

    fn rule(&self, reason: &str) -> Option<String> {
        let Settings { cpu_ms: [_, cpu], memory_kib, disk_kib, wait_ms, .. } = self.0;
        let rule = match reason {
            "nobody can place any more" => "a player with more pieces ranks before one with fewer".to_owned(),
            "name" => "a bot that does not send its name first drops out".to_owned(),
            "nonsense" => "a bot that sends a line that is not a move drops out".to_owned(),
            "illegal" => "a bot that makes an illegal move drops out".to_owned(),
            "hangs" => format!("a bot that takes more than {} s in all drops out", wait_ms / 1000),
            "floods" => "a bot that sends an overlong line drops out".to_owned(),
            "crash" => "a bot that ends while it could place a piece drops out".to_owned(),
            "CPU" => format!("a bot that uses more than {} s of CPU time drops out", cpu / 1000),
            "memory" => format!("a bot that uses more than {} MiB of memory drops out", memory_kib / 1024),
            "disk" => format!("a bot that writes more than {} MiB drops out", disk_kib / 1024),
            "processes" => "a bot that starts too many processes drops out".to_owned(),
            _ => return None,
        };
        Some(rule)
    }
}

/// The frame after these placements.
fn frame(position: &Position, names: &[String], placed: &[Option<Placement>]) -> Frame {
    Frame {
        turn: placed.len() as u32,
        to_move: (!position.is_over()).then(|| position.turn()),
        scores: position.scores().iter().map(|&pieces| pieces.into()).collect(),
        text: placed.last().map_or_else(String::new, |placed| write_move(*placed)),
        chances: None,
        svg: picture::svg(position, names, placed),
    }
}

/// Writes a game's record and updates the live display.
struct GameWatcher<'a> {
    recorder: Recorder,
    live: &'a mut Live,
    names: Vec<String>,
    placed: Vec<Option<Placement>>,
}

impl Observer for GameWatcher<'_> {
    fn game_started(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()> {
        self.names = names.to_vec();
        self.recorder.game_started(position, names)
    }

    fn turn_taken(&mut self, position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.placed.push(placed);
        let (names, placements) = (&self.names, &self.placed);
        self.live.show(|| frame(position, names, placements));
        self.recorder.turn_taken(position, player, placed)
    }

    fn player_dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        self.recorder.player_dropped(player, fault)
    }
}
