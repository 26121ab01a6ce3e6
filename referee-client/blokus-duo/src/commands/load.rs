//! `load`: loads a released bitstream onto a board, under a team's name. It needs only
//! openFPGALoader.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, Context};
use boards::Board;
use clap::Args;
use loading::arguments::{board, ChangeArgs};
use loading::part;
use loading::settings_memory::packed;
use referee_client::fail::bad_input;
use testbench::bad_input::BadInput;

/// Arguments of `load`.
#[derive(Args)]
#[command(
    after_help = "Examples: blokus-duo load ulx3s-85f --team XY\n          blokus-duo load ulx3s-85f --team XY --flash --port /dev/ttyUSB0\n          \
        blokus-duo load ulx3s-85f --team XY --output xy.bit"
)]
pub struct LoadArgs {
    /// The board; the release's folder `bitstreams` has a file for each
    #[arg(value_parser = board)]
    board: &'static Board,

    /// Load the small bring-up design instead, which tries the board (hdl/doc/bring_up.md)
    #[arg(long)]
    bring_up: bool,

    #[command(flatten)]
    change: ChangeArgs,

    /// Write the board's flash, so that the accelerator starts with the power
    #[arg(long)]
    flash: bool,

    /// The bitstream [default: the board's in the folder `bitstreams` of the release that this
    /// program is part of]
    #[arg(long, value_name = "FILE")]
    bitstream: Option<PathBuf>,

    /// The board's serial port [default: the one under /dev/serial/by-id with the board's name in
    /// it]
    #[arg(long, value_name = "PATH")]
    port: Option<PathBuf>,

    /// Load nothing; write the bitstream, with the changes, to this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["flash", "port"])]
    output: Option<PathBuf>,
}

/// Loads the bitstream and asks the board for its team.
pub fn run(args: &LoadArgs) -> anyhow::Result<()> {
    let board = if args.bring_up { args.board.bring_up() } else { args.board };
    let path = match &args.bitstream {
        Some(path) => path.clone(),
        None => released_bitstream(board)?,
    };
    let bytes = fs::read(&path).map_err(|why| bad_input(format!("cannot read {}: {why}", path.display())))?;
    part::check(board, &bytes).map_err(|why| bad_input(format!("{}: {why}", path.display())))?;
    let (bytes, team) = change_bitstream(board, args, &path, bytes)?;
    if let Some(output) = &args.output {
        let is_same = fs::canonicalize(output).ok().is_some_and(|output| fs::canonicalize(&path).ok() == Some(output));
        if is_same {
            return Err(bad_input(format!(
                "{} is what the bitstream is made from: name another file",
                output.display()
            )));
        }
        return fs::write(output, bytes).map_err(|why| bad_input(format!("cannot write {}: {why}", output.display())));
    }
    let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
    // openFPGALoader chooses the format by the file extension.
    let bitstream = folder.path().join(path.file_name().context("a bitstream has a name")?);
    fs::write(&bitstream, bytes).context("cannot write the bitstream")?;
    loading::load(board, &bitstream, args.flash, args.port.as_deref(), team).map_err(|why| {
        match why.downcast::<BadInput>() {
            Ok(BadInput(why)) => bad_input(why),
            Err(why) => why,
        }
    })
}

/// The bitstream with the changes, and the team that must answer, if known.
fn change_bitstream(
    board: &Board,
    args: &LoadArgs,
    path: &Path,
    bytes: Vec<u8>,
) -> anyhow::Result<(Vec<u8>, Option<[u8; 2]>)> {
    let change = args.change.change();
    let refused = |why| bad_input(format!("{}: {why}", path.display()));
    if !board.has_changeable_bitstream() {
        if change.is_none() {
            return Ok((bytes, None));
        }
        let name = board.synth_arguments();
        return Err(bad_input(format!(
            "name and time of {name} are changed by its packer alone: cargo xtask load {name}, in the project's folder"
        )));
    }
    let settings = change.of(packed::read(board.part, &bytes).map_err(refused)?);
    Ok((packed::with_settings(board.part, &bytes, &settings).map_err(refused)?, Some(settings.team)))
}

/// Path of the board's bitstream in the release.
fn released_bitstream(board: &Board) -> anyhow::Result<PathBuf> {
    let program = std::env::current_exe().context("cannot find this program's file")?;
    let folder = program.parent().and_then(Path::parent).ok_or_else(|| anyhow!("this program lies in no folder"))?;
    let path = folder.join("bitstreams").join(board.bitstream_file());
    if path.is_file() {
        return Ok(path);
    }
    let (path, name) = (path.display(), board.synth_arguments());
    // A checkout has no folder of bitstreams, but a command that finds what its own tools made.
    let remedy = if testbench::workspace::root().join("testbench").is_dir() {
        format!("in a checkout, `cargo xtask load {name}` loads what `cargo xtask synth {name}` made; or name")
    } else {
        "not a release, or a release without that board; name".to_owned()
    };
    Err(bad_input(format!("{path} is not there: {remedy} a bitstream with --bitstream")))
}
