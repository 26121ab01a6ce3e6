//! Simulates boards from their pins: power-up, button, lights, and the effect of their settings.
//!
//! The netlists of the device's cells run next to the board's Verilog through a whole game. Both
//! must agree on every output in every clock cycle.

mod from_pins;

use duo_core::configuration::Method;
use duo_core::model;
use duo_core::settings::Settings;
use fpga::synthesis::simulation;
use hdl::board::{restart, Emit, Emitted};
use testbench::evidence::Part;

use from_pins::{chosen, go_through_the_page, play_a_whole_game, short_game, Board, BUDGET_CYCLES};

/// The boards in each test: one of each family and machine. `ulx3s-12f` is missing, because it is
/// `ulx3s-25f` under another identifier, and `nexys-video-tree`, because it has the pins of
/// `nexys-video` and the parts of `ulx3s-85f-tree`.
fn boards() -> Vec<&'static boards::Board> {
    ["ulx3s-85f", "ulx3s-85f-tree", "ulx3s-25f", "tang-mega-138k", "arty-a7-100t", "nexys-video"]
        .map(|name| boards::Board::named(name).unwrap())
        .to_vec()
}

/// The board's Verilog alone, with a team's settings.
fn with_a_teams_settings(board: &'static boards::Board) -> Board {
    Board::with(board, chosen(board), None)
}

/// The board's Verilog with these settings, and its netlist.
fn with_its_netlist(board: &'static boards::Board, settings: Settings) -> Board {
    Board::with(board, settings, Some(simulation::netlist(board, &settings).unwrap().start()))
}

from_pins::whole_games! {
    Part::Netlist, netlist_plays_a_whole_game,
    netlist_of_ulx3s_85f_plays_a_whole_game,
    netlist_of_ulx3s_85f_tree_plays_a_whole_game,
    netlist_of_arty_a7_100t_plays_a_whole_game,
    netlist_of_nexys_video_plays_a_whole_game,
    netlist_of_nexys_video_tree_plays_a_whole_game,
}

/// Plays a whole game on the board's netlist. Without a tree, the fast model must choose the same
/// moves.
fn netlist_plays_a_whole_game(board: &'static boards::Board) {
    let (settings, switches) = short_game(board);
    let mut simulated = with_its_netlist(board, settings);
    simulated.pins.switches = switches;
    play_a_whole_game(&mut simulated, |position, played| {
        if board.configuration.method == Method::AlphaBeta {
            assert_eq!(played, model::think(position, 0).best, "{position}");
        }
    });
}

#[test]
fn the_line_idles_high_from_the_first_clock_on_and_the_first_answer_comes_in_time() {
    for each in boards() {
        let mut board = with_a_teams_settings(each);
        let asked = f64::from(restart::STEADY_CYCLES) / board.bit;
        // The `0` begins in the cycle in which the reset ends, or at most two cycles of the
        // synchronisers later.
        board.sender.hold(true, asked + 4.0 / board.bit);
        while !board.sender.is_done() {
            assert!(board.step().tx);
        }
        assert_eq!(board.last.lights >> 7, 0, "the light of the reset is out");
        board.start_match();
        let milliseconds = board.rtl.cycle() as f64 * 1e3 / f64::from(each.clock_hz);
        assert!(milliseconds < 1.0, "{milliseconds} ms from the clock's lock to the end of the answer");
    }
}

#[test]
fn the_thinking_time_is_the_settings_and_the_switches_shorten_it() {
    let times = [(0, BUDGET_CYCLES), (1, BUDGET_CYCLES / 2), (2, BUDGET_CYCLES / 8), (3, 0)];
    for (each, (switches, budget_cycles)) in boards().into_iter().flat_map(|each| times.map(|time| (each, time))) {
        let mut board = with_a_teams_settings(each);
        board.pins.switches = switches;
        board.power_up();
        board.start_match();
        let begun = board.rtl.cycle();
        board.prompt("25", 4);
        // Besides thinking, the board clears its table (at most 8,192 cycles) and finishes its last
        // node or leaves. The line takes the time of 6 characters.
        let beside = board.rtl.cycle() - begun - u64::from(budget_cycles);
        let characters = (60.0 * board.bit) as u64;
        assert!((characters..characters + 40_000).contains(&beside), "switches {switches}: {beside} cycles beside it");
    }
}

#[test]
fn the_button_begins_anew() {
    for each in boards() {
        let mut board = with_a_teams_settings(each);
        board.power_up();
        assert_eq!(board.prompt("0", 3).len(), 3);
        assert_eq!(board.last.lights >> 1 & 1, 1, "idle");
        // Press the button in the middle of a prompt.
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
        let mut board = with_a_teams_settings(each);
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
        // The move overlaps no other piece, but the opponent's first piece must cover the start
        // cell.
        board.prompt("3511a0", 4);
        assert_eq!(board.last.lights >> 5 & 1, 1, "an illegal move");
        assert_eq!(board.last.lights >> 2 & 1, 1, "it thought a moment ago");
    }
}

fn bring_up(name: &str) -> &'static boards::Board {
    boards::Board::named(name).unwrap().bring_up()
}

#[test]
fn bring_up_design_of_each_family_does_what_its_page_says() {
    for name in ["ulx3s-85f", "tang-mega-138k", "nexys-video"] {
        let board = bring_up(name);
        go_through_the_page(&mut Board::with(board, chosen(board), None));
    }
}

#[test]
fn damaged_settings_memory_shows() {
    let board = bring_up("ulx3s-85f");
    let settings = chosen(board);
    let Emitted { verilog, top, .. } = board.emit_with(&settings);
    let [first, second] = settings.team;
    let word = format!("{first:02x}{second:02x};");
    assert_eq!(verilog.matches(&word).count(), 1, "the team's word in the memory");
    let damaged = verilog.replace(&word, &format!("{first:02x}{:02x};", second ^ 1));
    let design = simulation::build(board, &top, "damaged", &damaged).unwrap();
    let mut board = Board::with(board, Settings { team: *b"??", ..settings }, None);
    board.rtl = design.start();
    board.pins.switches = 0;
    board.power_up();
    board.start_match();
    assert_eq!(board.last.lights >> 1 & 1, 0);
}

#[test]
#[ignore = "synthesises the design and compiles its gates, a minute"]
fn netlist_of_the_bring_up_design_does_the_same() {
    let board = bring_up("ulx3s-85f");
    let settings = chosen(board);
    let netlist = simulation::netlist(board, &settings).unwrap();
    go_through_the_page(&mut Board::with(board, settings, Some(netlist.start())));
}
