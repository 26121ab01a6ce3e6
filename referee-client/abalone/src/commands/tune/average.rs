//! `tune average`: the mean of several networks, number by number.

use std::path::PathBuf;

use abalone_core::tuning::float_network::PARAMETERS;
use abalone_core::tuning::quantise::{dequantise, quantise};
use clap::Args;
use referee_client::whole_file::{check_file, write_file};

use crate::arguments::EvaluationName;

#[derive(Args)]
#[command(after_help = "Only networks that continue from the same network have a useful mean.\n\n\
    Example: abalone tune average one.network other.network --out new.network")]
pub struct AverageArgs {
    /// Networks: `network` or a file
    #[arg(required = true, num_args = 2..)]
    networks: Vec<EvaluationName>,

    /// Write their mean to this file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run(args: &AverageArgs) -> anyhow::Result<()> {
    check_file(&args.out)?;
    let networks = args.networks.iter().map(EvaluationName::load_parameters).collect::<anyhow::Result<Vec<_>>>()?;
    let share = 1.0 / networks.len() as f32;
    let mut mean = vec![0.0; PARAMETERS];
    for network in &networks {
        mean.iter_mut().zip(dequantise(network)).for_each(|(mean, number)| *mean += share * number);
    }
    let origins: Vec<&str> = networks.iter().map(|network| network.origin.as_str()).collect();
    let mean = quantise(&mean, format!("mean of {} networks: {}", networks.len(), origins.join("; ")));
    write_file(&args.out, mean.write())
}
