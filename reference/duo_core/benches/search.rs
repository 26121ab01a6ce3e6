//! Measures the speed of the searches in nodes: placements made and evaluated.
//!
//! `evaluation` is one iteration, which lists and evaluates every move once. `fast_model` and
//! `engine` search each position. `playouts` counts random games on one core instead of nodes. The
//! bench `rules` measures move lists alone.

use criterion::{criterion_group, criterion_main, Criterion, SamplingMode, Throughput};
use duo_core::engine::{Engine, Limit};
use duo_core::perspective::Perspective;
use duo_core::playout::{self, Seeds};
use duo_core::position::Position;
use duo_core::search::SearchResult;
use duo_core::{facts, model};
use std::hint::black_box;
use std::ops::Range;

/// Positions of the legal-count data whose number of plies is in this range.
fn positions(plies: Range<u32>) -> Vec<Position> {
    let positions = facts::legal_counts().map(|known| known.position());
    positions.filter(|position| plies.contains(&position.ply()) && !position.is_over()).collect()
}

fn bench(criterion: &mut Criterion, name: &str, think: impl Fn(&Position) -> SearchResult) {
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for (phase, plies) in [("opening", 0..8), ("middle game", 8..18), ("end game", 18..40)] {
        let positions = positions(plies);
        group.throughput(Throughput::Elements(positions.iter().map(|position| think(position).nodes).sum()));
        group.bench_function(phase, |bencher| {
            bencher.iter(|| positions.iter().map(|position| think(black_box(position)).nodes).sum::<u64>())
        });
    }
    group.finish();
}

fn evaluation(criterion: &mut Criterion) {
    bench(criterion, "evaluation", |position| model::think(position, 0));
}

fn fast_model(criterion: &mut Criterion) {
    bench(criterion, "fast_model", |position| model::think(position, 100_000));
}

fn engine(criterion: &mut Criterion) {
    bench(criterion, "engine", |position| Engine::new(1).think(position, Limit::Nodes(100_000)));
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for (phase, plies) in [("opening", 0..8), ("middle game", 8..18), ("end game", 18..40)] {
        let positions: Vec<Perspective> = positions(plies).iter().map(Perspective::from).collect();
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(phase, |bencher| {
            let mut seeds = Seeds::START;
            bencher.iter(|| {
                let slots = |position| playout::play(black_box(position), seeds.draw(), |_| {}).slots;
                positions.iter().map(slots).sum::<u32>()
            })
        });
    }
    group.finish();
}

criterion_group!(benches, evaluation, fast_model, engine, playouts);
criterion_main!(benches);
