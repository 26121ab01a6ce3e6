//! `player` on a pseudo terminal: the contest's protocol as a referee sees it.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::{Player, Start};
use duo_core::position::Position;

use crate::pseudo_terminal::PseudoTerminal;

/// A GTP program that answers every command except `genmove`, for which it runs this.
macro_rules! gtp_peer {
    ($on_genmove:literal) => {
        concat!("gtp:sh -c 'while read c; do case $c in g*) ", $on_genmove, ";; *) printf \"= \\n\\n\";; esac; done'")
    };
}

/// A program with the referee's end of its line.
pub struct Line {
    /// The referee's end.
    pub referee: PseudoTerminal,
    program: Running,
}

impl Line {
    fn to(player: &str) -> Line {
        // More than a contest's second, because the machine that runs the tests may be busy.
        Line::with(player, &["--move-time", "20000"], |_| {})
    }

    /// A program with these arguments too, after `set_up`.
    pub fn with(player: &str, arguments: &[&str], set_up: impl FnOnce(&mut Command)) -> Line {
        let referee = PseudoTerminal::new();
        let mut program = Command::new(cargo_bin("blokus-duo"));
        program.args(["player", "--player", player, "--team", "X7", "--port", referee.path()]).args(arguments);
        set_up(program.stderr(Stdio::null()));
        let mut line = Line { referee, program: Running::start(&mut program) };
        line.wait_until_it_is_up();
        line
    }

    /// Repeats `0`, as the organisers' referee does, until the program answers.
    fn wait_until_it_is_up(&mut self) {
        let begun = Instant::now();
        let first = loop {
            self.send(b"0");
            if let Some(first) = self.referee.receive_soon() {
                break first;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "no answer to 0");
        };
        assert_eq!((first, self.receive()), (b'1', *b"X7"));
        // Discard the answers to the zeros that were sent while it started.
        while self.referee.receive_soon().is_some() {}
    }

    fn send(&mut self, bytes: &[u8]) {
        self.referee.send(bytes);
    }

    fn receive<const COUNT: usize>(&mut self) -> [u8; COUNT] {
        self.referee.receive()
    }

    fn ask(&mut self, prompt: &str) -> Code {
        self.send(prompt.as_bytes());
        Code::new(self.receive())
    }

    fn assert_silent(&mut self) {
        self.referee.assert_silent();
    }
}

/// Plays the first legal moves against the program to the end of a game, and checks that its moves
/// are legal.
fn play_a_game(line: &mut Line, program: Player, first_start: Start) {
    let mut position = Position::new(first_start);
    let mut last = Move::Pass;
    while !position.is_over() {
        if position.to_move() != program {
            last = legal_placements(&position).first().map_or(Move::Pass, |&placement| Move::Place(placement));
            position.play(last).unwrap();
            continue;
        }
        let start = position.start(program).digit() as char;
        let prompt = match position.ply() {
            0 => format!("2{start}"),
            1 => format!("3{start}{}", encode(last)),
            _ => format!("4{}", encode(last)),
        };
        let answer = line.ask(&prompt);
        position.play(decode(answer).unwrap()).unwrap_or_else(|why| panic!("{answer} in {position}: {why}"));
    }
    line.send(b"9");
    line.assert_silent();
}

#[test]
fn whole_games_are_played_back_to_back_from_both_sides_and_cells() {
    let mut line = Line::to("random:1");
    for (program, first_start) in [
        (Player::First, Start::Five),
        (Player::Second, Start::Five),
        (Player::First, Start::Ten),
        (Player::Second, Start::Ten),
    ] {
        line.send(b"0");
        assert_eq!(line.receive::<3>(), *b"1X7");
        play_a_game(&mut line, program, first_start);
    }
}

#[test]
fn zero_restarts_in_the_middle_of_a_game_or_frame() {
    let mut line = Line::to("first-legal");
    let first = line.ask("25");
    line.send(b"4a8");
    line.send(b"0");
    assert_eq!(line.receive::<3>(), *b"1X7");
    assert_eq!(line.ask("25"), first);
    line.send(b"0");
    assert_eq!(line.receive::<3>(), *b"1X7");
    assert_eq!(line.ask("25"), first);
    line.assert_silent();
}

#[test]
fn zero_during_thinking_voids_the_answer() {
    // This player does not answer a prompt for a move.
    let mut line = Line::with(gtp_peer!("exec sleep 1000"), &["--move-time", "3000"], |_| {});
    line.send(b"25");
    sleep(Duration::from_millis(100));
    line.send(b"0");
    assert_eq!(line.receive::<3>(), *b"1X7");
    // The void answer comes after three seconds and must not be sent.
    sleep(Duration::from_millis(3200));
    line.assert_silent();
}

#[test]
fn prompt_before_the_last_answer_is_ignored_as_on_a_board() {
    let mut line = Line::with(gtp_peer!("exec sleep 1000"), &["--move-time", "2000"], |_| {});
    // The first prompt is answered in time, the second one is not.
    assert_in_time(&mut line, Duration::from_millis(2700), |line| {
        let begun = Instant::now();
        line.send(b"25");
        sleep(Duration::from_millis(1000));
        if begun.elapsed() < Duration::from_millis(1500) {
            line.send(b"4aaa0");
        } else {
            // The machine stood still. The first prompt may have its answer, so this game is late.
            sleep(Duration::from_millis(2700));
        }
        let answer = Code::new(line.receive());
        assert_eq!(Position::new(Start::Five).check(decode(answer).unwrap()), Ok(()));
    });
    sleep(Duration::from_millis(2200));
    line.assert_silent();
}

/// Checks that `act` takes less than this time in one of ten games at least. The machine that runs
/// the tests may stand still for a second or two.
fn assert_in_time(line: &mut Line, limit: Duration, act: impl Fn(&mut Line)) {
    let mut is_in_time = || {
        line.send(b"0");
        assert_eq!(line.receive::<3>(), *b"1X7");
        let begun = Instant::now();
        act(line);
        begun.elapsed() < limit
    };
    assert!((0..10).any(|_| is_in_time()), "never within {limit:?}");
}

#[test]
fn late_player_is_answered_for_within_the_second() {
    let mut line = Line::with(gtp_peer!("exec sleep 1000"), &["--move-time", "800"], |_| {});
    for turns in [1, 2] {
        assert_in_time(&mut line, turns * Duration::from_secs(1), |line| {
            let mut position = Position::new(Start::Ten);
            position.play(decode(line.ask("2A")).unwrap()).unwrap();
            if turns == 2 {
                position.play(decode("55a0".parse().unwrap()).unwrap()).unwrap();
                position.play(decode(line.ask("455a0")).unwrap()).unwrap();
            }
        });
        // The player's own answer comes later and must not be sent.
        sleep(Duration::from_millis(300));
        line.assert_silent();
    }
}

#[test]
fn failing_player_still_answers_with_a_legal_move() {
    let mut line = Line::to(gtp_peer!("exit"));
    let answer = line.ask("2A");
    assert_eq!(Position::new(Start::Ten).check(decode(answer).unwrap()), Ok(()));
}

#[test]
fn garbage_is_ignored_and_every_code_is_answered() {
    let mut line = Line::to("first-legal");
    line.send(b"\r\n\xff\x008xyz1ab2B3B");
    line.assert_silent();
    for impossible in ["3Azzzz", "4a8e0", "41111", "4a8z9", "40000", "4\x01\x7f!?"] {
        decode(line.ask(impossible)).unwrap_or_else(|why| panic!("{impossible:?}: {why}"));
    }
    for truncated in ["4a8e", "3", "2", "3A5"] {
        line.send(truncated.as_bytes());
        line.assert_silent();
    }
    line.send(b"0");
    assert_eq!(line.receive::<3>(), *b"1X7");
}

#[test]
fn lost_line_ends_the_program() {
    let Line { referee, mut program } = Line::with("first-legal", &[], |program| _ = program.stderr(Stdio::piped()));
    drop(referee);
    let told = io::read_to_string(program.stderr.take().unwrap()).unwrap();
    assert_eq!(program.wait().code(), Some(1));
    assert!(told.contains("error: the line is lost"), "{told}");
}

/// When a person runs the program, cargo's variables are not set. The player is opened in a thread
/// with a small stack.
#[test]
fn simulated_accelerator_answers_like_its_model_without_cargo() {
    let answers = ["sim", "model"].map(|player| {
        let thinking = ["--move-time", "600000", "--budget-cycles", "3000"];
        let mut line = Line::with(player, &thinking, |program| {
            program.env_clear().envs(["PATH", "HOME"].map(|name| (name, std::env::var_os(name).unwrap_or_default())));
        });
        line.send(b"35a8e0");
        // The first time, the simulation has to be built.
        let first = line.referee.receive_within(Duration::from_secs(600)).expect("an answer");
        let [second, third, fourth] = line.receive();
        Code::new([first, second, third, fourth])
    });
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn link_is_removed_when_a_signal_ends_the_player() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("board");
    let player = |shell: &str| {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("{shell} exec \"$0\" \"$@\"")]).arg(cargo_bin("blokus-duo"));
        command.args(["player", "--player", "first-legal", "--port", &format!("pty:{}", link.display())]);
        command.stderr(Stdio::piped());
        command
    };
    let send = |signal: i32, running: &Running| {
        Command::new("kill").args([format!("-{signal}"), running.id().to_string()]).status().unwrap();
    };
    for signal in [1, 2, 15] {
        let running = Running::start(&mut player(""));
        running.wait_until(|| link.exists());
        let other = player("").output().unwrap();
        let told = String::from_utf8(other.stderr).unwrap();
        assert_eq!((other.status.code(), told.contains("board is in use: it leads to")), (Some(2), true), "{told}");
        send(signal, &running);
        assert_eq!((running.wait().signal(), link.is_symlink()), (Some(signal), false));
    }
    // As under nohup: the player goes on.
    let running = Running::start(&mut player("trap '' HUP;"));
    running.wait_until(|| link.exists());
    send(1, &running);
    let mut referee = File::options().read(true).write(true).open(&link).unwrap();
    referee.write_all(b"0").unwrap();
    let mut heard = [0; 3];
    referee.read_exact(&mut heard).unwrap();
    assert_eq!(&heard, b"1RS");
    send(15, &running);
    assert_eq!((running.wait().signal(), link.is_symlink()), (Some(15), false));
}
