//! `cargo lab ledger`: the ledger of losses. Examines each game that the fast model lost with many
//! times its cycles: which turn gave the game away, and what kind of mistake that was.

mod examiner;
mod game;
mod kinds;
pub mod picture;
mod records;
mod results;
pub mod table;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context, Result};
use boards::ALL;
use clap::Args;
use duo_core::search::techniques::{Techniques, UnknownTechnique};
use fpga::synthesis::figures;
use testbench::bad_input::BadInput;
use testbench::{progress, workspace};

use self::examiner::{Effort, Examiner};
use self::game::{Game, Opponent};
use self::kinds::{Kind, Verdict};
use self::results::Record;
use crate::games::{self, openings};
use crate::long_run;
use crate::searches::Searches;

/// The main board's cycles for a move in a contest.
const CONTEST_CYCLES: u64 = 76_000_000;

/// Boards drawn for each kind.
const EXAMPLES: usize = 3;

/// Arguments of `ledger`.
#[derive(Args)]
#[command(after_help = "Examples: cargo lab ledger --against engine --cycles 200000 --openings 40\n            \
    cargo lab ledger --records games --player model --cycles 200000\n\n\
    Games and searches stay in the folder, so an interrupted run continues where it stopped and loses one search\n\
    or one game at most. The figures go to testbench/ledger.json as games end, and from there into the manual by\n\
    `cargo xtask report --write`; boards of examples go to the folder.")]
pub struct LedgerArgs {
    /// Opponent of the fast model [default: engine, then tenfold]
    #[arg(long, value_name = "WHO", value_enum, conflicts_with = "records")]
    against: Option<Opponent>,

    /// Examine the losers of these records of other players instead, *.blksgf
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Only records of games of the player with this name
    #[arg(long, value_name = "NAME", requires = "records")]
    player: Option<String>,

    /// Clock cycles of the fast model per move
    #[arg(long, value_name = "N", default_value_t = CONTEST_CYCLES, value_parser = clap::value_parser!(u64).range(1..=10_000_000_000))]
    cycles: u64,

    /// Cycles of the deep search, as a multiple of that
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..=100_000))]
    deeper: u64,

    /// Least loss that counts as giving the game away, in 1/400 logit: 160 turns 50 wins of 100
    /// games into 40
    #[arg(long, value_name = "N", default_value_t = 160, value_parser = clap::value_parser!(i32).range(1..=10_000))]
    margin: i32,

    /// The judging search, a variant of the fast model; by default it considers all moves
    #[arg(long, value_name = "MODEL", default_value = "model-widthall", value_parser = parse_judge)]
    judge: Techniques,

    /// Number of openings, each played from both sides
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    openings: u32,

    /// Games played and examined in parallel [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    /// Working folder [default: target/ledger]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

fn parse_judge(text: &str) -> Result<Techniques, String> {
    let left_out = text.strip_prefix("model").ok_or("a judge is a variant of model, such as model-width32")?;
    left_out.parse().map_err(|why: UnknownTechnique| why.to_string())
}

/// A game with its verdict, which is `None` if the game was not lost. The whole is `None` for a
/// record that does not count.
type Judged = Option<(Game, Option<Verdict>)>;

/// Plays, examines the lost games and stores the figures.
pub fn run(args: &LedgerArgs) -> Result<()> {
    let folder = args.folder.clone().unwrap_or_else(|| workspace::target_dir().join("ledger"));
    fs::create_dir_all(&folder).map_err(|why| BadInput(format!("cannot create {}: {why}", folder.display())))?;
    let sources: Vec<Source> = match (&args.records, args.against) {
        (Some(records), _) => vec![Source::records(records, args.player.as_deref(), &folder)?],
        (None, Some(against)) => vec![Source::games(against, args)],
        (None, None) => [Opponent::Engine, Opponent::Tenfold].map(|against| Source::games(against, args)).into(),
    };
    sources.iter().try_for_each(|source| source.run(args, &folder))
}

/// The source of the games.
struct Source {
    name: String,
    games: Games,
}

enum Games {
    /// To be played here, from these openings.
    Played(Opponent, Vec<String>),
    /// Read from records; `None` for a record that does not count.
    Read(Vec<Option<Game>>),
}

impl Source {
    fn games(against: Opponent, args: &LedgerArgs) -> Source {
        let openings = progress::announce("looking for openings", || openings::list(args.openings as usize));
        Source { name: against.name().to_owned(), games: Games::Played(against, openings) }
    }

    fn records(records: &Path, player: Option<&str>, folder: &Path) -> Result<Source> {
        let paths = records::list(records)?;
        let program = folder.join("blokus-duo");
        games::build_working_tree(&program)?;
        let bar = long_run::bar(0, paths.len() as u64, "records read");
        let mut games = Vec::new();
        for path in &paths {
            games.push(records::read(&program, path, player)?);
            bar.inc(1);
        }
        bar.finish_and_clear();
        let name = records.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Source { name, games: Games::Read(games) })
    }

    fn count(&self) -> u64 {
        match &self.games {
            Games::Played(_, openings) => 2 * openings.len() as u64,
            Games::Read(games) => games.len() as u64,
        }
    }

    /// A game, played now or read before; `None` for a record that does not count.
    fn game(&self, number: u64, cycles: u64) -> Result<Option<Game>> {
        Ok(match &self.games {
            Games::Played(against, openings) => {
                Some(game::play(number, &openings[number as usize / 2], *against, cycles)?)
            }
            Games::Read(games) => games[number as usize].clone(),
        })
    }

    fn run(&self, args: &LedgerArgs, folder: &Path) -> Result<()> {
        let verilog_sha256 = figures::current_hash(ALL[0]);
        let effort = Effort { cycles: args.cycles, deeper: args.deeper, margin: args.margin, judge: args.judge };
        // The names contain the hash, because other hardware plays and searches otherwise.
        let suffix = format!("{}-{}-{}", self.name, args.cycles, &verilog_sha256[..8]);
        let searches = Searches::open(&folder.join(format!("searches-{suffix}.jsonl")))?;
        let examiner = Examiner { searches: &searches, effort };
        let mut shelf = Shelf::open(folder.join(format!("games-{suffix}.jsonl")))?;
        self.check(&shelf)?;
        let threads = args.threads.unwrap_or_else(long_run::all_cores);
        let bar = long_run::bar(0, self.count(), &format!("games ({})", self.name));
        let mut judged: Vec<Judged> = Vec::new();
        while (judged.len() as u64) < self.count() {
            let begin = judged.len() as u64;
            let numbers = begin..self.count().min(begin + threads);
            let missing = numbers.start.max(shelf.games.len() as u64)..numbers.end;
            for game in long_run::in_parallel(threads, missing, |number| self.game(number, args.cycles)) {
                shelf.put(game?)?;
            }
            let judge = |number: u64| -> Result<Judged> {
                let Some(game) = shelf.games[number as usize].clone() else { return Ok(None) };
                let verdict = if game.margin()? < 0 { Some(examiner.examine(&game)?) } else { None };
                Ok(Some((game, verdict)))
            };
            for one in long_run::in_parallel(threads, numbers.clone(), judge) {
                judged.push(one?);
            }
            bar.set_position(numbers.end);
            self.record(&judged, &effort, &searches, &verilog_sha256).save()?;
        }
        bar.finish_and_clear();
        draw_examples(&judged, &folder.join(format!("examples-{}", self.name)))?;
        let record = self.record(&judged, &effort, &searches, &verilog_sha256);
        let billions = record.searched_cycles as f64 / 1e9;
        println!("{}: {} games, {} lost, {billions:.1} billion cycles searched", self.name, record.games, record.lost);
        for kind in Kind::ALL.into_iter().filter(|&kind| record.of(kind) > 0) {
            println!("  {:20} {}", kind.title(), record.of(kind));
        }
        Ok(())
    }

    /// Refuses a folder with games of other records.
    fn check(&self, shelf: &Shelf) -> Result<()> {
        let Games::Read(games) = &self.games else { return Ok(()) };
        if !games.starts_with(&shelf.games) {
            bail!(BadInput(format!("{} holds games of other records: remove it", shelf.path.display())));
        }
        Ok(())
    }

    fn record(&self, judged: &[Judged], effort: &Effort, searches: &Searches, verilog_sha256: &str) -> Record {
        let verdicts = judged.iter().flatten().filter_map(|(_, verdict)| verdict.as_ref());
        Record {
            against: self.name.clone(),
            cycles: effort.cycles,
            deeper: effort.deeper,
            margin: effort.margin,
            judge: format!("model{}", effort.judge),
            games: judged.iter().flatten().count(),
            lost: verdicts.clone().count(),
            losses: results::count(verdicts),
            searched_cycles: searches.cycles(),
            verilog_sha256: verilog_sha256.to_owned(),
        }
    }
}

/// The games played or read, one line of a file each; records that do not count have a line too.
struct Shelf {
    path: PathBuf,
    games: Vec<Option<Game>>,
}

impl Shelf {
    fn open(path: PathBuf) -> Result<Shelf> {
        let games = long_run::resume(&path, |lines| {
            let read =
                |line| serde_json::from_str(line).with_context(|| format!("{}: not a game: {line}", path.display()));
            lines.lines().map(read).collect()
        })?;
        Ok(Shelf { path, games })
    }

    fn put(&mut self, game: Option<Game>) -> Result<()> {
        let cannot = || format!("cannot write {}", self.path.display());
        let mut file = File::options().create(true).append(true).open(&self.path).with_context(cannot)?;
        file.write_all((serde_json::to_string(&game)? + "\n").as_bytes()).with_context(cannot)?;
        self.games.push(game);
        Ok(())
    }
}

/// Draws the boards of the first turns of each kind.
fn draw_examples(judged: &[Judged], folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    for kind in Kind::ALL {
        let of_kind = judged.iter().flatten().filter_map(|(game, verdict)| {
            let verdict = verdict.as_ref().filter(|verdict| verdict.kind == kind)?;
            Some((game, verdict.turn.as_ref()?))
        });
        let mut of_kind = of_kind.take(EXAMPLES);
        for number in 1..=EXAMPLES {
            let path = folder.join(format!("{}-{number}.svg", kind.name()));
            let Some((game, turn)) = of_kind.next() else {
                // A board that an earlier run drew is out of date.
                let _ = fs::remove_file(path);
                continue;
            };
            let positions = game.positions()?;
            ensure!(turn.ply < positions.len(), "game {} has no ply {}", game.name, turn.ply);
            fs::write(&path, picture::board(&positions[turn.ply], turn, kind)?)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}
