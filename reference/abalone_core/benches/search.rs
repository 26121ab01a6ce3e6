//! Measures move generation (perft from known positions) and the search (nodes on one core and on
//! all cores).

use abalone_core::perft::{known_positions, perft};
use abalone_core::search::{Engine, Limit, Situation, DEFAULT_MEGABYTES};
use criterion::{criterion_group, criterion_main, BatchSize, Criterion, SamplingMode, Throughput};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;

/// Nodes of a search.
const NODES: u64 = 500_000;

fn perft_from_known_positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("abalone perft");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for known in known_positions() {
        let depth = known.leaves.len() as u32;
        let leaves = known.leaves[known.leaves.len() - 1];
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(format!("{} {depth}", known.name), |bencher| {
            bencher.iter(|| assert_eq!(perft(black_box(&known.position), depth), leaves))
        });
    }
    group.finish();
}

/// A search stops at its node limit, so the measured time falls with more cores.
fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("abalone search");
    group.sample_size(10).sampling_mode(SamplingMode::Flat).throughput(Throughput::Elements(NODES));
    for (name, threads) in [("one core", 1), ("all cores", 0)] {
        for known in known_positions() {
            let situation = Situation::new(known.position, 300);
            let limit = Limit { nodes: Some(NODES), ..Limit::default() };
            group.bench_function(format!("{name}/{}", known.name), |bencher| {
                bencher.iter_batched_ref(
                    || Engine::new(threads, DEFAULT_MEGABYTES),
                    |engine| engine.think(&situation, &limit, &AtomicBool::new(false), |_| {}).nodes,
                    BatchSize::LargeInput,
                )
            });
        }
    }
    group.finish();
}

criterion_group!(benches, perft_from_known_positions, search);
criterion_main!(benches);
