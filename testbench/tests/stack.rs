//! The stack in lockstep with its model.

use duo_core::cycle_model::search::records::Frame;
use duo_core::cycle_model::search::stack::{self as model, In};
use duo_core::cycle_model::Field;
use hdl::emit::verilog;
use hdl::search::stack::Stack;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// A stack in which every level has been written, so that every read is defined.
fn bench(seed: u64) -> Lockstep<model::Stack> {
    let design = Design::build("stack", &verilog("stack", Stack::default)).unwrap();
    let mut bench = Lockstep::new(&design, model::Stack::default()).with_seed(seed);
    for level in 0..64 {
        let read = if level == 0 { 63 } else { 0 };
        bench.step(In { push: true, level, level_above: read, ..In::default() }).unwrap();
    }
    bench
}

fn random_frame(rng: &mut fastrand::Rng) -> Frame {
    Frame::unpack(Frame::BITS, &[rng.u32(..), rng.u32(..), rng.u32(..), rng.u32(..1 << (Frame::BITS - 96))])
}

#[test]
fn what_was_pushed_is_shown_again() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let mut level = 0u8;
    for _ in 0..50_000 {
        let push = rng.bool() && level < 63;
        let frame = random_frame(&mut rng);
        bench.step(In { push, level, frame, level_above: level.wrapping_sub(1) & 63 }).unwrap();
        level = if push { level + 1 } else { level.saturating_sub(rng.u8(..2)) };
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let mut rng = fastrand::Rng::with_seed(3);
    let (mut frames, mut shown) = (Vec::new(), Vec::new());
    for clock in 0..12u8 {
        // Down to level 3, and up again.
        let level = [0, 0, 1, 2, 3, 3, 3, 2, 2, 1, 1, 1][usize::from(clock)];
        let push = (1..4).contains(&clock);
        let frame = if push { random_frame(&mut rng) } else { Frame::default() };
        frames.extend(push.then_some(frame));
        let input = In { push, level, frame, level_above: level.wrapping_sub(1) & 63 };
        let out = bench.step(input).unwrap();
        shown.push(out.above);
        waveform.push(&input, &out);
    }
    assert_eq!([shown[6], shown[9], shown[11]], [frames[2], frames[1], frames[0]]);
    testbench::manual::check("stack", &waveform).unwrap();
}
