//! `play`: a person or one of our players on a server, or a person on this machine against a
//! player.

use std::io::{BufReader, Write};
use std::net::TcpStream;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use abalone_core::contest::{CONTEST_CLOCK_MS, CONTEST_MOVES};
use abalone_core::evaluation::Evaluation;
use abalone_core::position::Position;
use abalone_core::search::DEFAULT_MEGABYTES;
use abalone_core::team::Team;
use anyhow::{bail, Context};
use clap::{Args, ValueEnum};
use fastrand::Rng;
use referee_client::note;
use referee_client::server_address::server_address;

use crate::arguments::{megabytes, player_name, seconds, threads};
use crate::brain::Brain;
use crate::hand::{plain, screen, terminal, Hand};
use crate::link::{Incoming, Link};
use crate::player::Thinking;
use crate::player::{Player, PlayerSpec};
use crate::protocol;
use crate::referee::{play, Terms};
use crate::session::{Say, Session};

#[derive(Args)]
#[command(after_help = "Examples:\n  abalone play --against engine@1s        here, by hand\n  \
    abalone play --server localhost:2061    on a server, by hand\n  \
    abalone play --server localhost:2061 --player engine")]
pub struct PlayArgs {
    /// Server to play on
    #[arg(long, value_name = "HOST:PORT", value_parser = server_address, conflicts_with = "against",
        required_unless_present = "against")]
    server: Option<String>,

    /// Player on the server
    #[arg(long, value_enum, default_value_t = Who::Human)]
    player: Who,

    /// Name that the others see
    #[arg(long, value_name = "NAME", value_parser = player_name)]
    name: Option<String>,

    /// Threads of the engine on a server; 0 for one per core
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,

    /// Memory of the engine's transposition table on a server, in MiB
    #[arg(long, value_name = "MIB", default_value_t = DEFAULT_MEGABYTES, value_parser = megabytes)]
    hash: usize,

    /// Play here, without a server, against this player, such as engine@1s or simple
    #[arg(long, value_name = "P", conflicts_with = "player")]
    against: Option<PlayerSpec>,

    /// Play white instead of black
    #[arg(long, requires = "against")]
    white: bool,

    /// Start: standard, belgian, german, or rows and team
    #[arg(long, value_name = "STRING", default_value = "standard", conflicts_with = "server")]
    start: Position,

    /// Seconds of each team for the whole game
    #[arg(long, value_name = "SECONDS", default_value_t = CONTEST_CLOCK_MS as f64 / 1000.0, value_parser = seconds,
        conflicts_with = "server")]
    clock: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Who {
    /// You
    Human,
    /// The engine
    Engine,
    /// Plain alpha-beta, three plies deep
    Simple,
    /// Random moves
    Random,
}

pub fn run(args: &PlayArgs) -> anyhow::Result<()> {
    match (&args.server, &args.against) {
        (Some(server), _) => play_on_server(args, server),
        (None, Some(opponent)) => play_here(args, opponent),
        (None, None) => bail!("name a server (--server) or an opponent (--against)"),
    }
}

fn play_on_server(args: &PlayArgs, server: &str) -> anyhow::Result<()> {
    let stream = TcpStream::connect(server).with_context(|| format!("cannot reach {server}"))?;
    stream.set_nodelay(true)?;
    let writer = Mutex::new(stream.try_clone()?);
    let say: Say = Arc::new(move |line| {
        let mut writer = writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write_all(format!("{line}\n").as_bytes()).is_ok()
    });
    let lines = protocol::lines(BufReader::new(stream));
    let brain = match args.player {
        Who::Human => {
            let (sender, receiver) = channel();
            // This thread ends with the connection or with the program.
            let lines = lines.map(|line| line.unwrap_or_else(|why| format!("error {why}")));
            thread::spawn(move || lines.map_while(|line| sender.send(line).ok()).for_each(drop));
            return play_by_hand(args, receiver, move |line| say(line));
        }
        Who::Engine => Brain::engine(args.threads, args.hash, Evaluation::default()),
        Who::Simple => Brain::Simple,
        Who::Random => Brain::Random(Rng::new()),
    };
    let value = args.player.to_possible_value();
    let kind = value.as_ref().map_or("player", |value| value.get_name()).to_owned();
    let name = args.name.clone().unwrap_or(kind);
    note!("{name} is connected to {server}");
    let mut ended = false;
    let watched = lines.inspect(|line| {
        let Ok(line) = line else { return };
        for word in ["newgame ", "illegal ", "error ", "over "] {
            if line.starts_with(word) {
                note!("{line}");
            }
        }
        ended |= line.starts_with("over ");
    });
    Session::new(name, brain, args.threads, args.hash, say).run(watched);
    if !ended {
        bail!("the connection to {server} is closed");
    }
    Ok(())
}

fn play_here(args: &PlayArgs, opponent: &PlayerSpec) -> anyhow::Result<()> {
    let (link, mut told, to_referee) = Link::within_program();
    let (sender, receiver) = channel();
    thread::spawn(move || while told.blocking_recv().is_some_and(|line| sender.send(line).is_ok()) {});
    let (opponent, white) = (opponent.clone(), args.white);
    let terms = Terms {
        start: args.start,
        moves: CONTEST_MOVES,
        clock: Duration::from_secs_f64(args.clock),
        thinking: [Thinking::Clock; 2],
    };
    let (failed, failure) = channel();
    thread::spawn(move || {
        let result = tokio::runtime::Runtime::new()
            .map_err(anyhow::Error::from)
            .and_then(|runtime| runtime.block_on(referee_game(link, &opponent, white, terms)));
        // The person may have left the game.
        let _ = failed.send(result);
    });
    let played = play_by_hand(args, receiver, move |line| {
        to_referee.blocking_send(Incoming::Line(line, Instant::now())).is_ok()
    });
    // If the game could not begin, this is the reason.
    if let Ok(Err(why)) = failure.recv_timeout(Duration::from_millis(500)) {
        return Err(why);
    }
    played
}

/// Referees the game between the person and the opponent.
async fn referee_game(link: Link, opponent: &PlayerSpec, white: bool, mut terms: Terms) -> anyhow::Result<()> {
    let team = if white { Team::White } else { Team::Black };
    terms.thinking[team.other() as usize] = opponent.thinking;
    let mut person = Player::new(link);
    // Only a person who has already left does not introduce itself.
    if person.introduce().await.is_err() {
        return Ok(());
    }
    let opponent = opponent.start(0).await?;
    let mut players = if white { [opponent, person] } else { [person, opponent] };
    play(&mut players, &terms, |_| Ok(())).await?;
    Ok(())
}

fn play_by_hand(
    args: &PlayArgs,
    lines: std::sync::mpsc::Receiver<String>,
    say: impl Fn(String) -> bool,
) -> anyhow::Result<()> {
    let hand = Hand::new(args.name.clone().unwrap_or_else(|| "human".to_owned()));
    if screen::is_there() {
        terminal::run(hand, &lines, say)
    } else {
        plain::run(hand, lines, say)
    }
}
