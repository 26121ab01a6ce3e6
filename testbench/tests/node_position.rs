//! The node position in lockstep with its model, and compared with the rules.

use duo_core::cycle_model::search::node_position::{self as model, In, Out};
use duo_core::cycle_model::search::records::Seen;
use duo_core::cycle_model::wire::MoveWord;
use duo_core::facts;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::placement::{Move, Placement};
use duo_core::search::key::key;
use hdl::emit::verilog;
use hdl::search::node_position::NodePosition;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

fn bench(seed: u64) -> Lockstep<model::NodePosition> {
    let design = Design::build("node_position", &verilog("node_position", NodePosition::default)).unwrap();
    Lockstep::new(&design, model::NodePosition::default()).with_seed(seed)
}

fn load(bench: &mut Lockstep<model::NodePosition>, root: &Perspective) {
    bench
        .step(In { load: true, root: Seen::from(root), root_passed: root.other_has_passed(), ..In::default() })
        .unwrap();
    bench.step(In { find_key: true, ..In::default() }).unwrap();
    wait(bench, 4);
}

fn wait(bench: &mut Lockstep<model::NodePosition>, cycles: usize) -> Out {
    (0..cycles).for_each(|_| _ = bench.step(In::default()).unwrap());
    bench.step(In::default()).unwrap()
}

fn make(bench: &mut Lockstep<model::NodePosition>, played: Move) -> Out {
    bench.step(In { placement: played.into(), ..In::default() }).unwrap();
    bench.step(In { make: true, ..In::default() }).unwrap();
    wait(bench, 1)
}

#[test]
fn moves_are_made_and_unmade_as_the_rules_say() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    for fact in facts::legal_counts() {
        bench.set_context(fact.position().to_string());
        let root = Perspective::from(&fact.position());
        load(&mut bench, &root);
        let mut way = vec![root];
        let mut played = Vec::new();
        for _ in 0..rng.usize(1..6) {
            let node = way[way.len() - 1];
            let any = Placement::all().filter(|&placement| node.allows(placement)).collect::<Vec<_>>();
            let next =
                if any.is_empty() || rng.u8(..8) == 0 { Move::Pass } else { Move::Place(any[rng.usize(..any.len())]) };
            way.push(node.after(next));
            played.push(next);
            let out = make(&mut bench, next);
            let node = &way[way.len() - 1];
            assert_eq!((out.seen, out.key), (Seen::from(node), key(node)));
            assert_eq!((out.passed, out.monomino_last), (node.other_has_passed(), node.monomino_was_last()));
            assert_eq!(out.completed, node.other_left.is_empty());
        }
        while let Some(last) = played.pop() {
            way.pop();
            let before = way[way.len() - 1];
            bench.step(In { placement: last.into(), ..In::default() }).unwrap();
            bench.step(In { unmake: true, ..In::default() }).unwrap();
            let (passed_before, monomino_before) = (before.other_has_passed(), before.monomino_was_last());
            assert!(bench.step(In { passed_before, monomino_before, ..In::default() }).unwrap().unmaking);
            let out = bench.step(In::default()).unwrap();
            assert_eq!((out.seen, out.key, out.passed), (Seen::from(&before), key(&before), before.other_has_passed()));
            assert_eq!(out.monomino_last, before.monomino_was_last());
        }
    }
}

#[test]
fn legal_is_what_the_rules_allow() {
    let mut bench = bench(0);
    let mut rng = fastrand::Rng::with_seed(2);
    let all: Vec<Placement> = Placement::all().collect();
    for fact in facts::legal_counts().step_by(7) {
        bench.set_context(fact.position().to_string());
        let position = fact.position();
        load(&mut bench, &Perspective::from(&position));
        let legal = legal_placements(&position);
        let shown: Vec<Placement> = (0..60)
            .map(|i| {
                if i % 2 == 0 && !legal.is_empty() {
                    legal[rng.usize(..legal.len())]
                } else {
                    all[rng.usize(..all.len())]
                }
            })
            .collect();
        for (clock, &placement) in shown.iter().enumerate() {
            let out = bench.step(In { placement: Move::Place(placement).into(), ..In::default() }).unwrap();
            if let Some(asked) = clock.checked_sub(3).map(|asked| shown[asked]) {
                assert_eq!(out.legal, legal.contains(&asked), "{asked:?}");
            }
        }
    }
}

#[test]
fn any_order_of_commands_keeps_step() {
    let seed = seed(3);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let all: Vec<Placement> = Placement::all().collect();
    let roots: Vec<Perspective> = facts::legal_counts().map(|fact| Perspective::from(&fact.position())).collect();
    for _ in 0..50_000 {
        let command = rng.u8(..32);
        let placement = match rng.u8(..8) {
            0 => MoveWord::PASS,
            _ => Move::Place(all[rng.usize(..all.len())]).into(),
        };
        bench
            .step(In {
                load: command < 4,
                root: Seen::from(&roots[rng.usize(..roots.len())]),
                root_passed: rng.bool(),
                find_key: command == 4,
                make: (8..14).contains(&command),
                unmake: (14..20).contains(&command),
                stop: rng.u8(..8) == 0,
                passed_before: rng.bool(),
                monomino_before: rng.bool(),
                placement,
            })
            .unwrap();
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let position = facts::legal_counts().nth(20).expect("the data has such a position").position();
    let root = Perspective::from(&position);
    let played = legal_placements(&position)[0];
    let mut keys = Vec::new();
    for clock in 0..24 {
        let placement = Move::Place(played).into();
        let input = match clock {
            1 => In { load: true, root: Seen::from(&root), ..In::default() },
            2 => In { find_key: true, ..In::default() },
            8 => In { placement, ..In::default() },
            9 => In { make: true, ..In::default() },
            15 => In { placement, ..In::default() },
            16 => In { unmake: true, ..In::default() },
            _ => In::default(),
        };
        let out = bench.step(input).unwrap();
        keys.push(out.key);
        waveform.push(&input, &out);
    }
    let root = Perspective { last: None, ..root };
    assert_eq!([keys[8], keys[13], keys[20]], [key(&root), key(&root.after(Move::Place(played))), key(&root)]);
    testbench::manual::check("node_position", &waveform).unwrap();
}
