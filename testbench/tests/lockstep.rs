//! The testbench itself: values of every width cross between Rust and Verilog, and lockstep finds
//! and reports a broken model.

#![allow(missing_docs)]

use duo_core::cycle_model::CycleModel;
use duo_core::ports;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;

/// Registers of every width, each combined with its input.
const VERILOG: &str = "
module mixer(clock, bit, nibble, word, long, cells, bit_q, nibble_q, word_q, long_q, cells_q, same);
    input wire clock;
    input wire bit; input wire [3:0] nibble; input wire [31:0] word; input wire [39:0] long; input wire [195:0] cells;
    output reg bit_q; output reg [3:0] nibble_q; output reg [31:0] word_q; output reg [39:0] long_q;
    output reg [195:0] cells_q;
    output wire same;
    initial begin bit_q = 1; nibble_q = 0; word_q = 0; long_q = 0; cells_q = 0; end
    assign same = cells == cells_q;
    always @(posedge clock) begin
        bit_q <= bit_q ^ bit;
        nibble_q <= nibble_q + nibble;
        word_q <= word_q + word;
        long_q <= long_q + long;
        cells_q <= cells_q ^ cells;
    end
endmodule";

ports! {
    pub struct In {
        pub bit: bool [1],
        pub nibble: u8 [4],
        pub word: u32 [32],
        pub long: u64 [40],
        pub cells: [u32; 7] [196],
    }
}

ports! {
    /// The registers, and `same`, which depends on the inputs of the current cycle.
    pub struct Out {
        pub bit_q: bool [1],
        pub nibble_q: u8 [4],
        pub word_q: u32 [32],
        pub long_q: u64 [40],
        pub cells_q: [u32; 7] [196],
        pub same: bool [1],
    }
}

#[derive(Clone)]
struct Mixer {
    state: Out,
}

impl Mixer {
    fn new() -> Self {
        let state = Out { bit_q: true, ..Out::default() };
        Self { state }
    }
}

impl CycleModel for Mixer {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let same = input.cells == self.state.cells_q;
        let shown = Out { same, ..self.state };
        let state = &mut self.state;
        state.bit_q ^= input.bit;
        state.nibble_q = (state.nibble_q + input.nibble) & 0xf;
        state.word_q = state.word_q.wrapping_add(input.word);
        state.long_q = (state.long_q + input.long) & 0xff_ffff_ffff;
        for (q, cells) in state.cells_q.iter_mut().zip(input.cells) {
            *q ^= cells;
        }
        shown
    }
}

/// A model with one wrong output from `bad_cycle` on.
struct Broken {
    model: Mixer,
    cycle: u64,
    bad_cycle: u64,
}

impl CycleModel for Broken {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let mut out = self.model.step(input);
        if self.cycle >= self.bad_cycle {
            out.cells_q[6] ^= 8;
        }
        self.cycle += 1;
        out
    }
}

fn random_input(rng: &mut fastrand::Rng) -> In {
    let mut cells = std::array::from_fn(|_| rng.u32(..));
    cells[6] &= 0xf;
    let busy = In { bit: rng.bool(), nibble: rng.u8(..16), word: rng.u32(..), long: rng.u64(..1 << 40), cells };
    if rng.u8(..4) == 0 {
        In::default()
    } else {
        busy
    }
}

fn design() -> Design<In, Out> {
    Design::build("mixer", VERILOG).unwrap()
}

#[test]
fn every_width_crosses_the_border_unharmed() {
    let seed = seed(1);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut lockstep = Lockstep::new(&design(), Mixer::new()).with_seed(seed);
    for _ in 0..100_000 {
        lockstep.step(random_input(&mut rng)).unwrap();
    }
}

#[test]
fn a_mismatch_tells_its_story() {
    const BAD_CYCLE: u64 = 20_123;
    let seed = seed(7);
    let mut rng = fastrand::Rng::with_seed(seed);
    let broken = Broken { model: Mixer::new(), cycle: 0, bad_cycle: BAD_CYCLE };
    let mut lockstep = Lockstep::new(&design(), broken).with_seed(seed);
    let mismatch = loop {
        lockstep.set_context(format!("round {}", lockstep.cycle() / 1000));
        match lockstep.step(random_input(&mut rng)) {
            Ok(_) => assert!(lockstep.cycle() <= BAD_CYCLE, "the mismatch was missed"),
            Err(mismatch) => break mismatch,
        }
    };
    assert_eq!(mismatch.cycle, BAD_CYCLE);
    let [difference] = &mismatch.differences[..] else {
        panic!("one output differs, not {:?}", mismatch.differences);
    };
    assert_eq!(difference.port, "cells_q");
    assert_eq!(difference.model.len(), 49);
    assert_ne!(difference.model, difference.design);
    assert_eq!(difference.bits, [195]);

    let report = mismatch.to_string();
    println!("{report}");
    for part in [
        "mixer: model and design differ first in cycle 20123",
        "<- first mismatch",
        "context:  round 20",
        &format!("seed:     {seed}"),
        &format!(
            "LOCKSTEP_SEED={seed} cargo test --release -p testbench --test lockstep -- --exact \
             a_mismatch_tells_its_story"
        ),
    ] {
        assert!(report.contains(part), "`{part}` is missing in:\n{report}");
    }
    let waveform = std::fs::read_to_string(mismatch.waveform.unwrap()).unwrap();
    for part in ["$enddefinitions", "cells_q", &format!("#{}\n", 10 * BAD_CYCLE)] {
        assert!(waveform.contains(part), "`{part}` is missing in the waveform");
    }
    assert!(!waveform.contains(&format!("#{}\n", 10 * (BAD_CYCLE - 10_000))));
}

#[test]
fn advance_stops_at_the_first_change_of_a_watched_bit() {
    let mut simulation = design().start();
    let watched = Out { word_q: 1 << 8, ..Out::default() };
    let one = In { word: 1, ..In::default() };
    // Bit 8 rises after 256 clock edges, so it shows in the 257th cycle.
    let (cycles, out) = simulation.advance(one, watched, 10_000);
    assert_eq!((cycles, out.word_q, simulation.cycle()), (257, 256, 257));
    let (cycles, out) = simulation.advance(one, watched, 10_000);
    assert_eq!((cycles, out.word_q), (256, 512));
    // A call may reach its limit just before the change. The next call sees the change in its first
    // cycle.
    let (cycles, out) = simulation.advance(one, watched, 255);
    assert_eq!((cycles, out.word_q), (255, 767));
    let (cycles, out) = simulation.advance(one, watched, 255);
    assert_eq!((cycles, out.word_q), (1, 768));
    assert_eq!(simulation.step(In::default()).word_q, 769);
}

#[test]
fn advance_and_step_agree() {
    let design = design();
    let (mut bulk, mut single) = (design.start(), design.start());
    let mut rng = fastrand::Rng::with_seed(seed(3));
    for _ in 0..1000 {
        let input = random_input(&mut rng);
        let clocks = rng.u64(1..100);
        let (cycles, out) = bulk.advance(input, Out::default(), clocks);
        let steps = (0..clocks).map(|_| single.step(input)).last();
        assert_eq!((cycles, Some(out)), (clocks, steps));
    }
}

#[test]
fn ports_that_differ_are_refused() {
    ports! {
        /// Only one of the mixer's outputs.
        pub struct Narrow {
            pub bit_q: bool [1],
        }
    }
    let error = Design::<In, Narrow>::build("mixer", VERILOG).map(|_| ()).unwrap_err();
    let text = format!("{error:#}");
    assert!(text.contains("is missing in the model"), "{text}");
}

#[test]
fn verilog_that_is_wrong_is_shown() {
    let error = Design::<In, Out>::build("mixer", "module mixer(;").map(|_| ()).unwrap_err();
    let text = format!("{error:#}");
    assert!(text.contains("mixer.v:1:") && text.contains("syntax error"), "{text}");
}
