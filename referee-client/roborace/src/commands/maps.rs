//! `maps`: generates random maps of the contest's three classes.

use std::fs;
use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;
use roborace_core::generator::{generate, Class};

/// Arguments of `maps`.
#[derive(Args)]
#[command(after_help = "Example: roborace maps --seed 1 --count 5 --out mapy")]
pub struct MapsArgs {
    /// Folder to write to; created if missing
    #[arg(long, value_name = "DIR", default_value = "mapy")]
    out: PathBuf,

    /// Number of maps of each class
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    count: u32,

    /// Seed; the same seed gives the same maps
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Overwrite maps that are already there
    #[arg(long)]
    force: bool,
}

/// Writes the maps, each with a start from which the treasure can be reached, and prints their
/// paths.
pub fn run(args: &MapsArgs) -> anyhow::Result<()> {
    let name = args.out.display();
    fs::create_dir_all(&args.out).map_err(|why| bad_input(format!("cannot create {name}: {why}")))?;
    let mut out = stdout().lock();
    let mut random = fastrand::Rng::with_seed(args.seed);
    for (name, class) in [("walls", Class::Walls), ("belts", Class::Belts), ("holes", Class::Holes)] {
        for number in 1..=args.count {
            let (map, start) = generate(class, &mut |below| random.usize(..below));
            let path = args.out.join(format!("{name}-{number}.txt"));
            let text = format!("{map}{start}\n");
            if path.exists() && !args.force && fs::read_to_string(&path).ok().as_ref() != Some(&text) {
                return Err(bad_input(format!("{} is already there: overwrite it with --force", path.display())));
            }
            write_file(&path, text)?;
            writeln!(out, "{}", path.display())?;
        }
    }
    Ok(())
}
