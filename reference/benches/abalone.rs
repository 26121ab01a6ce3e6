//! How fast Abalone's move lists are: perft from the known positions.

use criterion::{criterion_group, criterion_main, Criterion, SamplingMode, Throughput};
use reference::abalone::facts;
use reference::abalone::perft::perft;
use std::hint::black_box;

fn perft_from_known_positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("abalone perft");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for known in facts::perft() {
        let depth = known.leaves.len() as u32;
        let leaves = known.leaves[known.leaves.len() - 1];
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(format!("{} {depth}", known.name), |bencher| {
            bencher.iter(|| assert_eq!(perft(black_box(&known.position), depth), leaves))
        });
    }
    group.finish();
}

criterion_group!(benches, perft_from_known_positions);
criterion_main!(benches);
