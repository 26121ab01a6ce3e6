//! `tune judge`: an evaluation's values of closed positions, which the count decides much later.

use std::io::{stdout, Write};
use std::sync::atomic::AtomicBool;

use abalone_core::search::{Engine, Limit, DEFAULT_MEGABYTES};
use abalone_core::tuning::closed::CLOSED;
use clap::Args;

use crate::arguments::EvaluationName;

/// Positions searched for each value.
const NODES: [u64; 3] = [20_000, 200_000, 2_000_000];

#[derive(Args)]
#[command(after_help = "The side to move lost all of these positions, so its values should be negative.\n\n\
    Example: abalone tune judge new.network")]
pub struct JudgeArgs {
    /// Evaluation: `network`, `linear`, or a network file
    #[arg(default_value = "network")]
    evaluation: EvaluationName,
}

pub fn run(args: &JudgeArgs) -> anyhow::Result<()> {
    let evaluation = args.evaluation.load()?;
    let mut out = stdout().lock();
    writeln!(out, "values after {NODES:?} positions; marbles out at the end")?;
    for closed in CLOSED {
        let situation = closed.situation();
        for nodes in NODES {
            let mut engine = Engine::new(1, DEFAULT_MEGABYTES).with_evaluation(evaluation.clone());
            let limit = Limit { nodes: Some(nodes), ..Limit::default() };
            let report = engine.think(&situation, &limit, &AtomicBool::new(false), |_| {});
            write!(out, "{:+6.2}", f64::from(report.value) / 100.0)?;
        }
        let [own, other] = closed.ended;
        writeln!(out, "  {own}:{other}  {}", situation.position)?;
    }
    Ok(())
}
