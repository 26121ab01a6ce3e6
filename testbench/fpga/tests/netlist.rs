//! The boards from their pins: power-up, button, lights, and what their settings change; and netlists of the device's cells beside the board's Verilog,
//! the same on every output in every clock, through a whole game.

use boards::ALL;
use duo_core::cycle_model::timing::{clocks_per_bit, BAUD};
use duo_core::model;
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

/// The switches for the shortest thinking.
const AT_ONCE: u8 = 3;

/// The boards that each test looks at: one of each family and machine. `ulx3s-12f` is `ulx3s-25f` under another identifier.
fn boards() -> Vec<&'static boards::Board> {
    ["ulx3s-85f", "ulx3s-85f-tree", "ulx3s-25f", "tang-mega-138k", "arty-a7-100t", "nexys-video"]
        .map(|name| boards::Board::named(name).unwrap())
        .to_vec()
}

/// A thinking time that can be simulated.
const BUDGET_CYCLES: u32 = 400_000;

/// What a team has put into the board's settings.
fn chosen(board: &boards::Board) -> Settings {
    Settings { team: *b"XY", budget_cycles: BUDGET_CYCLES, ..board.settings() }
}

/// A board's Verilog, and its netlist beside it or not.
struct Board {
    settings: Settings,
    rtl: Simulation<In, Out>,
    netlist: Option<Simulation<In, Out>>,
    clock_hz: u32,
    bit: f64,
    pins: In,
    sender: Sender,
    receiver: Receiver,
    received: Vec<u8>,
    last: Out,
}

impl Board {
    /// The board with a team's settings, alone.
    fn new(board: &'static boards::Board) -> Board {
        Board::with(board, chosen(board), None)
    }

    /// The board with these settings and its netlist beside it.
    fn with_netlist(board: &'static boards::Board, settings: Settings) -> Board {
        Board::with(board, settings, Some(simulation::netlist(board, &settings).unwrap().start()))
    }

    fn with(board: &'static boards::Board, settings: Settings, netlist: Option<Simulation<In, Out>>) -> Board {
        let bit = f64::from(board.clock_hz) / f64::from(BAUD);
        assert_eq!(bit.round() as u16, clocks_per_bit(board.clock_hz, BAUD));
        Board {
            settings,
            rtl: simulation::rtl(board, &settings).unwrap().start(),
            netlist,
            clock_hz: board.clock_hz,
            bit,
            pins: In { reset_button: false, switches: AT_ONCE, rx: true },
            sender: Sender::new(bit),
            receiver: Receiver::new(bit),
            received: Vec::new(),
            last: Out::default(),
        }
    }

    fn step(&mut self) -> Out {
        self.pins.rx = self.sender.level();
        let out = self.rtl.step(self.pins);
        if let Some(netlist) = &mut self.netlist {
            let cycle = netlist.cycle();
            assert_eq!(
                netlist.step(self.pins),
                out,
                "netlist and Verilog differ in cycle {cycle}, pins {:?}",
                self.pins
            );
        }
        if let Some(byte) = self.receiver.step(out.tx).expect("the board's bytes are well-formed") {
            self.received.push(byte);
        }
        self.last = out;
        out
    }

    fn run(&mut self, cycles: u32) {
        (0..cycles).for_each(|_| {
            self.step();
        });
    }

    /// Starts a match, and sees that the team's own identifier answers.
    fn start_match(&mut self) {
        let [first, second] = self.settings.team;
        assert_eq!(self.prompt("0", 3).as_bytes(), [b'1', first, second]);
    }

    /// Sends a prompt and waits for so many characters.
    fn prompt(&mut self, prompt: &str, reply: usize) -> String {
        prompt.bytes().for_each(|byte| self.sender.send(byte));
        let limit = self.rtl.cycle() + 200_000 + u64::from(BUDGET_CYCLES);
        while self.received.len() < reply {
            self.step();
            assert!(self.rtl.cycle() < limit, "no answer to {prompt}");
        }
        // The stop bit of the last byte.
        self.run(self.bit as u32);
        std::mem::take(&mut self.received).escape_ascii().to_string()
    }

    /// Waits until the reset is over.
    fn power_up(&mut self) {
        self.run(restart::STEADY_CYCLES + 8);
    }
}

#[test]
#[ignore = "synthesises the board and compiles its gates first, which takes many minutes"]
fn the_main_boards_netlist_plays_a_whole_game_as_the_verilog_and_the_fast_model_do() {
    plays_a_whole_game(ALL[0]);
}

#[test]
#[ignore = "synthesises the board and compiles its gates first, which takes minutes"]
fn so_does_the_netlist_for_xilinx() {
    plays_a_whole_game(boards::Board::named("arty-a7-100t").unwrap());
}

#[test]
#[ignore = "synthesises the board and compiles its gates first, which takes many minutes"]
fn so_does_the_netlist_of_a_ring_of_engines() {
    plays_a_whole_game(boards::Board::named("nexys-video").unwrap());
}

/// It is given time for a few leaves: at once it would search its root and no tree.
#[test]
#[ignore = "synthesises the board and compiles its gates first, which takes many minutes"]
fn the_netlist_of_a_tree_plays_a_whole_game_as_the_verilog_does() {
    let board = boards::Board::named("ulx3s-85f-tree").unwrap();
    let mut board = Board::with_netlist(board, Settings { budget_cycles: 40_000, ..chosen(board) });
    board.pins.switches = 0;
    play_a_whole_game(&mut board, |_, _| ());
}

/// The moves are the fast model's, too.
fn plays_a_whole_game(board: &'static boards::Board) {
    let mut board = Board::with_netlist(board, board.settings());
    play_a_whole_game(&mut board, |position, played| {
        assert_eq!(played, model::think(position, 0).best, "{position}");
    });
}

/// Every output of the netlist is the Verilog's in every clock; its moves are legal, and looked at.
fn play_a_whole_game(board: &mut Board, look: impl Fn(&Position, Move)) {
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

#[test]
fn the_line_idles_high_from_the_first_clock_on_and_the_first_answer_comes_in_time() {
    for each in boards() {
        let mut board = Board::new(each);
        let asked = f64::from(restart::STEADY_CYCLES) / board.bit;
        // A `0` that begins in the very clock in which the reset is over, at the latest two clocks of synchronisers later.
        board.sender.hold(true, asked + 4.0 / board.bit);
        while !board.sender.is_done() {
            assert!(board.step().tx);
        }
        assert_eq!(board.last.lights >> 7, 0, "the light of the reset is out");
        board.start_match();
        let milliseconds = board.rtl.cycle() as f64 * 1e3 / f64::from(board.clock_hz);
        assert!(milliseconds < 1.0, "{milliseconds} ms from the clock's lock to the end of the answer");
    }
}

#[test]
fn the_thinking_time_is_the_settings_and_the_switches_shorten_it() {
    let times = [(0, BUDGET_CYCLES), (1, BUDGET_CYCLES / 2), (2, BUDGET_CYCLES / 8), (3, 0)];
    for (each, (switches, budget_cycles)) in boards().into_iter().flat_map(|each| times.map(|time| (each, time))) {
        let mut board = Board::new(each);
        board.pins.switches = switches;
        board.power_up();
        board.start_match();
        let begun = board.rtl.cycle();
        board.prompt("25", 4);
        // Besides it thinks, it clears its table (8,192 cycles at most), ends its last node or its leaves, and takes 6 characters' time on the line.
        let beside = board.rtl.cycle() - begun - u64::from(budget_cycles);
        let characters = (60.0 * board.bit) as u64;
        assert!((characters..characters + 40_000).contains(&beside), "switches {switches}: {beside} cycles beside it");
    }
}

#[test]
fn the_button_begins_anew() {
    for each in boards() {
        let mut board = Board::new(each);
        board.power_up();
        assert_eq!(board.prompt("0", 3).len(), 3);
        assert_eq!(board.last.lights >> 1 & 1, 1, "idle");
        // In the middle of a prompt.
        board.sender.send(b'2');
        board.run((15.0 * board.bit) as u32);
        board.pins.reset_button = true;
        board.run(100);
        assert_eq!(board.last.lights >> 7, 1, "held in reset");
        board.sender.send(b'0');
        board.run((15.0 * board.bit) as u32);
        board.pins.reset_button = false;
        board.power_up();
        assert!(board.received.is_empty(), "nothing is answered while the button is down");
        assert_eq!(board.last.lights >> 7, 0);
        board.start_match();
        assert_eq!(board.prompt("25", 4).len(), 4);
    }
}

#[test]
fn the_lights_follow_what_happens() {
    for each in boards() {
        let mut board = Board::new(each);
        board.power_up();
        let quiet = board.last.lights;
        assert_eq!(quiet & 0b1111_1100, 0, "{quiet:08b}");
        board.prompt("0", 3);
        assert_eq!(board.last.lights & 0b0001_1000, 0b0001_1000, "receiving and sending");
        board.sender.send_without_stop(b'x');
        board.sender.hold(true, 2.0);
        while !board.sender.is_done() {
            board.step();
        }
        assert_eq!(board.last.lights >> 6 & 1, 1, "a broken byte");
        board.prompt("0", 3);
        assert_eq!(board.last.lights >> 6 & 1, 0, "forgotten with the next match");
        // A move that overlaps nothing of theirs: their first piece must cover the start cell.
        board.prompt("3511a0", 4);
        assert_eq!(board.last.lights >> 5 & 1, 1, "an illegal move");
        assert_eq!(board.last.lights >> 2 & 1, 1, "it thought a moment ago");
    }
}
