//! The move encoder in lockstep with its model, and its bytes compared with the notation.

use duo_core::cycle_model::move_encoder::{self as model, In, Out};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::notation::encode;
use duo_core::placement::{Move, Placement, PLACEMENT_COUNT};
use hdl::emit::verilog;
use hdl::move_encoder::MoveEncoder;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// Model and design in lockstep, with a transmitter at the outputs.
struct Bench {
    lockstep: Lockstep<model::MoveEncoder>,
    rng: fastrand::Rng,
    /// The transmitter is ready in one of `slowness` cycles, on average.
    slowness: u32,
    sent: Vec<u8>,
    /// The byte that is offered and not yet taken.
    offered: Option<u8>,
}

impl Bench {
    fn new(seed: u64) -> Bench {
        let design = Design::build("move_encoder", &verilog("move_encoder", MoveEncoder::default)).unwrap();
        Bench {
            lockstep: Lockstep::new(&design, model::MoveEncoder::default()).with_seed(seed),
            rng: fastrand::Rng::with_seed(seed),
            slowness: 1,
            sent: Vec::new(),
            offered: None,
        }
    }

    /// Runs one clock with a transmitter that is ready at random.
    fn step(&mut self, input: In) -> Out {
        let ready = self.rng.u32(..self.slowness) == 0;
        let out = self.lockstep.step(In { ready, ..input }).unwrap();
        if let Some(offered) = self.offered.take() {
            assert_eq!(out, Out { valid: true, data: offered, busy: true }, "what is offered stays until it is taken");
        }
        if out.valid && ready {
            self.sent.push(out.data);
        } else if out.valid && !input.cancel {
            self.offered = Some(out.data);
        }
        out
    }

    /// Waits until the encoder is idle, and returns everything sent since the last call.
    fn finish(&mut self) -> Vec<u8> {
        while self.step(TEAM).busy {}
        std::mem::take(&mut self.sent)
    }

    fn send_move(&mut self, played: Move) -> Vec<u8> {
        self.step(move_command(played));
        self.finish()
    }
}

/// The idle input. It holds the team's identifier in every cycle.
const TEAM: In = In {
    team: u16::from_be_bytes(*b"ZZ"),
    cancel: false,
    send_identifier: false,
    send_move: false,
    placement: MoveWord::ZERO,
    ready: false,
};

const IDENTIFY: In = In { send_identifier: true, ..TEAM };

fn move_command(played: Move) -> In {
    In { send_move: true, placement: MoveWord::from(played), ..TEAM }
}

fn all_moves() -> impl Iterator<Item = Move> {
    Placement::all().map(Move::Place).chain([Move::Pass])
}

#[test]
fn every_move_is_sent_in_its_canonical_code() {
    let mut bench = Bench::new(seed(1));
    let mut codes = std::collections::HashSet::new();
    for slowness in [1, 4] {
        bench.slowness = slowness;
        for played in all_moves() {
            let sent = bench.send_move(played);
            assert_eq!(sent, encode(played).bytes(), "{played}");
            codes.insert(sent);
        }
    }
    assert_eq!(codes.len(), PLACEMENT_COUNT + 1);
}

#[test]
fn the_identifier_is_sent_behind_a_1() {
    let mut bench = Bench::new(seed(2));
    for slowness in [1, 50] {
        bench.slowness = slowness;
        for team in [*b"XX", *b"00", *b"a7", *b"zA", [0, 255], [255, 0]] {
            // The encoder reads the identifier in the cycle after the command.
            let team_now = In { team: u16::from_be_bytes(team), ..TEAM };
            bench.step(In { send_identifier: true, ..team_now });
            bench.step(team_now);
            while bench.step(TEAM).busy {}
            assert_eq!(std::mem::take(&mut bench.sent), [b'1', team[0], team[1]]);
        }
    }
}

#[test]
fn the_first_byte_is_offered_two_cycles_after_the_command() {
    let mut bench = Bench::new(seed(3));
    for command in [move_command(Move::Pass), IDENTIFY] {
        let mut shown = |input| {
            let out = bench.step(input);
            (out.busy, out.valid)
        };
        assert_eq!([shown(command), shown(TEAM), shown(TEAM)], [(false, false), (true, false), (true, true)]);
        bench.finish();
    }
}

#[test]
fn a_cancel_at_any_moment_drops_the_rest() {
    let seed = seed(4);
    let (mut bench, mut rng) = (Bench::new(seed), fastrand::Rng::with_seed(seed));
    let moves: Vec<Move> = all_moves().collect();
    for slowness in [1, 3] {
        bench.slowness = slowness;
        for moment in 0..20 {
            let a_move = move_command(*rng.choice(&moves).unwrap());
            for (command, with_identifier) in [(a_move, false), (a_move, true), (IDENTIFY, false)] {
                bench.step(command);
                for _ in 0..moment {
                    bench.step(TEAM);
                }
                bench.step(In { cancel: true, send_identifier: with_identifier, ..TEAM });
                bench.sent.clear();
                let sent = if with_identifier { &b"1ZZ"[..] } else { b"" };
                assert_eq!(bench.finish(), sent, "{moment} cycles after the command");
                assert_eq!(bench.send_move(Move::Pass), b"0000");
            }
        }
    }
}

#[test]
fn a_start_that_is_repeated_is_answered_once() {
    let mut bench = Bench::new(seed(6));
    for slowness in [1, 3] {
        bench.slowness = slowness;
        for moment in 0..20 {
            bench.step(IDENTIFY);
            for _ in 0..moment {
                bench.step(TEAM);
            }
            let busy = bench.step(In { cancel: true, ..IDENTIFY }).busy;
            let sent = if busy { &b"1ZZ"[..] } else { b"1ZZ1ZZ" };
            assert_eq!(bench.finish(), sent, "{moment} cycles after the command");
        }
    }
}

#[test]
fn any_order_of_commands_keeps_step() {
    let seed = seed(5);
    let (mut bench, mut rng) = (Bench::new(seed), fastrand::Rng::with_seed(seed));
    let moves: Vec<Move> = all_moves().collect();
    for slowness in [1, 2, 20] {
        bench.slowness = slowness;
        for _ in 0..500_000 {
            let command = rng.u8(..64);
            bench.step(In {
                cancel: command == 0 || command == 3,
                send_identifier: (2..8).contains(&command),
                send_move: (6..20).contains(&command),
                team: rng.u16(..),
                placement: MoveWord::from(*rng.choice(&moves).unwrap()),
                ready: false,
            });
        }
    }
    assert!(bench.sent.len() > 100_000, "{}", bench.sent.len());
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut bench = Bench::new(0);
    let mut waveform = Waveform::new();
    let played = duo_core::facts::moves("a8e0").next().unwrap();
    for clock in 0..30 {
        // This transmitter takes a byte every four cycles; a real one needs thousands.
        let command = if clock == 2 { move_command(played) } else { TEAM };
        let input = In { ready: clock % 4 == 3, ..command };
        waveform.push(&input, &bench.lockstep.step(input).unwrap());
    }
    testbench::manual::check("move_encoder", &waveform).unwrap();
}
