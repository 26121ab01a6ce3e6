//! Changes the settings of a design that is already placed and routed: packing takes seconds,
//! routing half an hour.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use boards::{Board, Part};
use duo_core::settings::Settings;

use super::{bitstream, configuration, place_and_route};
use loading::arguments::Change;
use loading::settings_memory;
use testbench::bad_input::BadInput;
use testbench::progress;

/// Makes the board's bitstream from its routed configuration and applies the change to both.
pub(super) fn make_bitstream(board: &Board, change: &Change) -> Result<()> {
    let path = configuration(board);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    // This runs even without a change, so that a design whose settings cannot be found fails here.
    let (text, _) = with_change(board, &path, &text, change)?;
    replace(&path, text.as_bytes())?;
    let packed = pack(board, &text)?;
    replace(&bitstream(board), &packed)
}

/// Reads the settings in `from`, a routed configuration or a bitstream; by default in the output of
/// `cargo xtask synth`.
///
/// # Errors
/// A missing file, or a file without settings.
pub fn read(board: &Board, from: Option<&Path>) -> Result<Settings> {
    let (path, text) = source(board, from)?;
    settings_memory::read(board.part, &text).map_err(|why| refusal(&path, why))
}

/// Applies the change to `from` (as for [`read`]), writes the bitstream to `output` and returns its
/// settings. A failed write leaves `output` as it was.
///
/// # Errors
/// As [`read`]; a bitstream that cannot be packed or written, or that would replace its own source.
pub fn write(board: &Board, from: Option<&Path>, change: &Change, output: &Path) -> Result<Settings> {
    let (path, text) = source(board, from)?;
    if fs::canonicalize(&path).ok().is_some_and(|path| fs::canonicalize(output).ok() == Some(path)) {
        return Err(
            BadInput(format!("{} is what the bitstream is made from: name another file", output.display())).into()
        );
    }
    let (text, settings) = with_change(board, &path, &text, change)?;
    let packed = pack(board, &text)?;
    replace(output, &packed)?;
    Ok(settings)
}

fn with_change(board: &Board, path: &Path, text: &str, change: &Change) -> Result<(String, Settings)> {
    let settings = settings_memory::read(board.part, text).map_err(|why| refusal(path, why))?;
    let settings = change.of(settings);
    let text = settings_memory::with_settings(board.part, text, &settings).map_err(|why| refusal(path, why))?;
    Ok((text, settings))
}

fn refusal(path: &Path, why: settings_memory::Refused) -> anyhow::Error {
    BadInput(format!("{}: {why}", path.display())).into()
}

/// The routed configuration to start from, and the file that it comes from.
fn source(board: &Board, from: Option<&Path>) -> Result<(PathBuf, String)> {
    let path = from.map_or_else(|| configuration(board), Path::to_owned);
    let shown = path.display();
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(_) if from.is_none() => {
            let arguments = board.synth_arguments();
            return Err(BadInput(format!("{shown} is not there: cargo xtask synth {arguments} makes it")).into());
        }
        Err(error) => return Err(BadInput(format!("cannot read {shown}: {error}")).into()),
    };
    let text = match (String::from_utf8(bytes), board.part) {
        (Ok(text), _) => text,
        (Err(binary), Part::Ecp5 { .. } | Part::Xilinx7 { .. }) => {
            // A missing unpacker is an error of its own, not one of the file.
            place_and_route::unpacker(board)?;
            unpack(board, binary.as_bytes()).map_err(|_| {
                BadInput(format!("{shown} is neither a routed configuration nor a bitstream of {}", board.name))
            })?
        }
        (Err(_), Part::Gowin { .. }) => {
            return Err(BadInput(format!("{shown} is not a routed configuration of {}", board.name)).into())
        }
    };
    Ok((path, text))
}

/// The bitstream of a routed configuration.
fn pack(board: &Board, configuration: &str) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
    fs::write(folder.path().join("routed.config"), configuration)?;
    let pack = || place_and_route::pack(board, folder.path(), "routed.config", "packed");
    progress::announce("packing the bitstream", pack)?;
    fs::read(folder.path().join("packed")).context("the packer left no bitstream")
}

/// The routed configuration of a bitstream.
fn unpack(board: &Board, bitstream: &[u8]) -> Result<String> {
    let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
    fs::write(folder.path().join("packed"), bitstream)?;
    let unpack = || place_and_route::unpack(board, folder.path(), "packed", "routed.config");
    progress::announce("unpacking the bitstream", unpack)?;
    fs::read_to_string(folder.path().join("routed.config")).context("the unpacker left no configuration")
}

/// Writes a temporary file next to `path` first, so that `path` is never half written.
fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let name = path.file_name().ok_or_else(|| BadInput(format!("{} is not a file name", path.display())))?;
    let fresh = path.with_file_name(format!(".{}.{}", name.to_string_lossy(), std::process::id()));
    let written = fs::write(&fresh, bytes).and_then(|()| fs::rename(&fresh, path));
    written.map_err(|error| {
        // The temporary file may not exist.
        let _ = fs::remove_file(&fresh);
        BadInput(format!("cannot write {}: {error}", path.display())).into()
    })
}
