//! Simulates a board's Verilog from its pins, next to another representation of the same board.
//! Both must agree on every output in every clock cycle.

use duo_core::configuration::Method;
use duo_core::cycle_model::timing::{clocks_per_bit, BAUD};
use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use duo_core::settings::Settings;
use fpga::synthesis::simulation::{self, In, Out};
use hdl::board::restart;
use testbench::lockstep::seed;
use testbench::serial_line::{Receiver, Sender};
use testbench::verilator::Simulation;

/// Position of the switches for a thinking time of zero.
pub const AT_ONCE: u8 = 3;

/// A thinking time that is short enough for a simulation.
pub const BUDGET_CYCLES: u32 = 400_000;

/// The board's settings with a team's identifier and a short thinking time.
pub fn chosen(board: &boards::Board) -> Settings {
    Settings { team: *b"XY", budget_cycles: BUDGET_CYCLES, ..board.settings() }
}

/// The settings and switches for a game that is short enough for a simulation: a tree grows by a
/// few leaves, and other searches move at once.
pub fn short_game(board: &boards::Board) -> (Settings, u8) {
    match board.configuration.method {
        Method::AlphaBeta => (chosen(board), AT_ONCE),
        Method::BestFirst => (Settings { budget_cycles: 40_000, ..chosen(board) }, 0),
    }
}

/// Tests with a whole game of each board of a part of the evidence. `cargo xtask evidence` calls
/// them by name.
macro_rules! whole_games {
    ($part:expr, $play:expr, $($test:ident),+ $(,)?) => {
        $(
            #[test]
            #[ignore = "compiles the gates of a board, which takes minutes; `cargo xtask synth` makes the bitstreams"]
            fn $test() {
                let board = $part.boards().iter().find(|board| $part.game(board) == stringify!($test));
                ($play)(boards::Board::named(board.unwrap()).unwrap());
            }
        )+

        #[test]
        fn each_board_of_the_evidence_has_a_game() {
            let games: Vec<String> = $part.boards().iter().map(|board| $part.game(board)).collect();
            assert_eq!(games, [$(stringify!($test)),+]);
        }
    };
}
pub(crate) use whole_games;

/// A board's Verilog in simulation, with another representation to compare, if given.
pub struct Board {
    pub settings: Settings,
    pub rtl: Simulation<In, Out>,
    pub other: Option<Simulation<In, Out>>,
    pub bit: f64,
    pub pins: In,
    pub sender: Sender,
    pub receiver: Receiver,
    pub received: Vec<u8>,
    pub last: Out,
}

impl Board {
    /// Starts the board's Verilog with these settings, next to another representation, if given.
    pub fn with(board: &'static boards::Board, settings: Settings, other: Option<Simulation<In, Out>>) -> Board {
        let bit = f64::from(board.clock_hz) / f64::from(BAUD);
        assert_eq!(bit.round() as u16, clocks_per_bit(board.clock_hz, BAUD));
        Board {
            settings,
            rtl: simulation::rtl(board, &settings).unwrap().start(),
            other,
            bit,
            pins: In { reset_button: false, switches: AT_ONCE, rx: true },
            sender: Sender::new(bit),
            receiver: Receiver::new(bit),
            received: Vec::new(),
            last: Out::default(),
        }
    }

    pub fn step(&mut self) -> Out {
        self.pins.rx = self.sender.level();
        let out = self.rtl.step(self.pins);
        if let Some(other) = &mut self.other {
            let cycle = other.cycle();
            assert_eq!(
                other.step(self.pins),
                out,
                "the other representation and the Verilog differ in cycle {cycle}, pins {:?}",
                self.pins
            );
        }
        if let Some(byte) = self.receiver.step(out.tx).expect("the board's bytes are well-formed") {
            self.received.push(byte);
        }
        self.last = out;
        out
    }

    pub fn run(&mut self, cycles: u32) {
        (0..cycles).for_each(|_| {
            self.step();
        });
    }

    /// Starts a match and checks that the board answers with the team's identifier.
    pub fn start_match(&mut self) {
        let [first, second] = self.settings.team;
        assert_eq!(self.prompt("0", 3).as_bytes(), [b'1', first, second]);
    }

    /// Sends a prompt and waits for an answer of `reply` characters.
    pub fn prompt(&mut self, prompt: &str, reply: usize) -> String {
        prompt.bytes().for_each(|byte| self.sender.send(byte));
        let limit = self.rtl.cycle() + 200_000 + u64::from(BUDGET_CYCLES);
        while self.received.len() < reply {
            self.step();
            assert!(self.rtl.cycle() < limit, "no answer to {prompt}");
        }
        // Wait for the stop bit of the last byte.
        self.run(self.bit as u32);
        std::mem::take(&mut self.received).escape_ascii().to_string()
    }

    /// Waits until the reset is over.
    pub fn power_up(&mut self) {
        self.run(restart::STEADY_CYCLES + 8);
    }
}

/// Plays a whole game against random moves. Each move of the board must be legal, and is passed to
/// `look`.
pub fn play_a_whole_game(board: &mut Board, look: impl Fn(&Position, Move)) {
    let mut rng = fastrand::Rng::with_seed(seed(1));
    board.power_up();
    board.start_match();
    let mut position = Position::new(Start::Five);
    let mut opponents_last = None;
    while !position.is_over() {
        if position.to_move() == Player::First {
            let prompt = opponents_last.map_or("25".to_string(), |last| format!("4{last}"));
            let reply = board.prompt(&prompt, 4);
            let played = decode(reply.parse::<Code>().unwrap()).unwrap();
            look(&position, played);
            position.play(played).unwrap();
        } else {
            let placements = legal_placements(&position);
            let played =
                if placements.is_empty() { Move::Pass } else { Move::Place(placements[rng.usize(..placements.len())]) };
            position.play(played).unwrap();
            opponents_last = Some(encode(played));
        }
    }
    assert!(position.ply() > 20);
}

/// Follows `hdl/doc/bring_up.md` minute by minute. It leaves out the blinking light, which is too
/// slow for a simulation.
pub fn go_through_the_page(board: &mut Board) {
    const ALIVE: u8 = 1;
    const READABLE: u8 = 1 << 1;
    board.pins.switches = 0;
    board.run(100);
    assert_eq!(board.last.lights, 0xff, "in reset, all lights are on");
    board.power_up();
    board.start_match();
    assert!(board.last.held_high);
    assert_eq!(board.last.lights & !ALIVE, READABLE | 1 << 3 | 1 << 4, "receiving and sending");
    for character in ["x", "9", "\u{7f}"] {
        let shown: String = character.bytes().map(|byte| byte.escape_ascii().to_string()).collect();
        assert_eq!(board.prompt(character, 1), shown);
    }
    for (switches, lights) in [(1, 1 << 2), (2, 1 << 5)] {
        board.pins.switches = switches;
        board.run(10);
        assert_eq!(board.last.lights & lights, lights, "switches {switches}");
    }
    board.sender.send_without_stop(b'x');
    board.sender.hold(true, 2.0);
    while !board.sender.is_done() {
        board.step();
    }
    assert_eq!(board.last.lights >> 6 & 1, 1, "a broken byte");
    board.pins.reset_button = true;
    board.run(100);
    assert_eq!(board.last.lights, 0xff);
    board.pins.reset_button = false;
    board.power_up();
    assert_eq!(board.last.lights >> 6, 0);
    board.start_match();
}
