//! Measures the speed of the rules: full move lists and their counts over the positions of the
//! legal-count data, and perft.
//!
//! One round of `lists` is 300 lists: both sides of 150 positions. Throughput is in lists and in
//! listed moves.

use criterion::{criterion_group, criterion_main, BatchSize, Criterion, SamplingMode, Throughput};
use duo_core::facts;
use duo_core::moves::{count_placements, for_each_placement, legal_placements};
use duo_core::perft::perft;
use duo_core::player::Start;
use duo_core::position::Position;
use std::hint::black_box;

fn positions() -> Vec<Position> {
    facts::legal_counts()
        .map(|known| known.position())
        .flat_map(|position| [position, position.with_to_move(position.to_move().other())])
        .collect()
}

fn lists(criterion: &mut Criterion) {
    let positions = positions();
    let moves = positions.iter().map(count_placements).sum();
    for (unit, throughput) in
        [("lists", Throughput::Elements(positions.len() as u64)), ("moves", Throughput::Elements(moves))]
    {
        let mut group = criterion.benchmark_group(unit);
        group.throughput(throughput);
        group.bench_function("visit every placement", |bencher| {
            bencher.iter(|| {
                let mut sum = 0u64;
                for position in &positions {
                    for_each_placement(black_box(position), |placement| sum += u64::from(placement.pack()));
                }
                sum
            })
        });
        group.bench_function("list in a vector", |bencher| {
            bencher.iter(|| positions.iter().map(|position| legal_placements(black_box(position)).len()).sum::<usize>())
        });
        group.bench_function("count", |bencher| {
            bencher.iter(|| positions.iter().map(|position| count_placements(black_box(position))).sum::<u64>())
        });
        group.finish();
    }
}

fn perft_from_the_start(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for (depth, leaves) in facts::perft().filter(|&(depth, _)| depth > 1) {
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(depth.to_string(), |bencher| {
            bencher.iter_batched_ref(
                || Position::new(Start::Five),
                |position| assert_eq!(perft(position, depth), leaves),
                BatchSize::SmallInput,
            )
        });
    }
    group.finish();
}

criterion_group!(benches, lists, perft_from_the_start);
criterion_main!(benches);
