//! The deferral in lockstep with its model.

use duo_core::cycle_model::search::deferral::{self as model, In};
use duo_core::cycle_model::search::exchange::Path;
use duo_core::cycle_model::search::records::Node;
use duo_core::search::SHOWN_LEVELS;
use hdl::emit::verilog;
use hdl::search::deferral::Deferral;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

fn bench(seed: u64) -> Lockstep<model::Deferral> {
    let design = Design::build("deferral", &verilog("deferral", Deferral::default)).unwrap();
    Lockstep::new(&design, model::Deferral::default()).with_seed(seed)
}

#[test]
fn whatever_the_other_engine_searches_keeps_step() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let (mut deferred, mut kept) = (0, 0);
    // Three keys, two of which differ from the first in one half only. Both engines often reach the
    // same position.
    let key = |rng: &mut fastrand::Rng| [0x12_3456_789a, 0x12_3456_789b, 0x92_3456_789a][rng.usize(..3)];
    for _ in 0..100_000 {
        let node = Node {
            generated: rng.u8(..4) > 0,
            remaining: rng.u8(1..6),
            child: rng.u8(..5),
            children: [3, 9, 30, 31][rng.usize(..4)],
            ..Node::default()
        };
        let mut peer_path = Path::default();
        for level in 0..SHOWN_LEVELS {
            (peer_path.keys[level], peer_path.searched[level]) = (key(&mut rng), rng.u8(..3) == 0);
        }
        let out = bench
            .step(In {
                idle: rng.u8(..200) == 0,
                node,
                make: rng.u8(..3) == 0,
                again: rng.u8(..4) == 0,
                is_last_child: rng.u8(..4) == 0,
                level: rng.u8(..7),
                look_up: rng.bool(),
                first_cycle: rng.u8(..4) == 0,
                decide: rng.u8(..4) == 0,
                tt_cutoff: rng.u8(..4) == 0,
                leave: rng.u8(..6) == 0,
                key: key(&mut rng),
                yields: rng.bool(),
                peer_path,
            })
            .unwrap();
        deferred += u32::from(out.deferred);
        kept += u32::from(out.path.searched != [false; SHOWN_LEVELS]);
    }
    assert!(deferred > 1_000 && kept > 1_000, "{deferred} cycles deferred, {kept} with a path");
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let key = 0x12_3456_789a;
    let mut peer_path = Path::default();
    (peer_path.keys[1], peer_path.searched[1]) = (key, true);
    let mut deferred = Vec::new();
    for clock in 0..12 {
        let node = Node { generated: true, remaining: 4, child: 1, children: 9, ..Node::default() };
        let still = In { node, level: 2, key, peer_path, yields: true, ..In::default() };
        let looking = In { look_up: true, ..still };
        let input = match clock {
            1 => In { make: true, level: 1, key: 0, ..still },
            3 => In { first_cycle: true, ..looking },
            4 => looking,
            5 => In { decide: true, ..looking },
            6 => In { leave: true, ..still },
            _ => still,
        };
        let out = bench.step(input).unwrap();
        deferred.push((out.defers, out.deferred));
        waveform.push(&input, &out);
    }
    assert_eq!([deferred[1], deferred[5], deferred[6]], [(false, false), (true, false), (true, true)]);
    testbench::manual::check("deferral", &waveform).unwrap();
}
