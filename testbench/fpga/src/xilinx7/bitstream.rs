//! Makes bitstreams from FASM and reads each one back. Project X-Ray's programs handle the packets
//! and checksums around the frames; the frames are made here.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};

use super::assembler::{assemble, Assembled};
use super::database::{Database, Feature};
use super::disassembler::{disassemble, Disassembled};
use super::frames::Frames;
use testbench::{command, tools};

/// Bytes in a bitstream file before its header's first field.
const PREAMBLE: usize = 13;

/// The header's fields by key; the date and time are replaced by these values.
const FIELDS: [(u8, Option<&str>); 4] =
    [(b'a', None), (b'b', None), (b'c', Some("1970/01/01")), (b'd', Some("00:00:00"))];

/// How many items of a long list an error shows.
const SHOWN: usize = 5;

/// A bitstream that was read back.
#[derive(Debug, PartialEq, Eq)]
pub struct Packed {
    /// The file.
    pub bytes: Vec<u8>,
    /// Number of features with bits that the FASM names; all were read back.
    pub features: usize,
    /// Number of features that only its banks need; these were read back too, and no others.
    pub of_banks: usize,
}

/// A device and its database.
#[derive(Debug)]
pub struct Device {
    /// The part's number, as the database has it: `xc7a100tcsg324-1`.
    number: &'static str,
    database: Database,
}

impl Device {
    /// The device with this number on this die. Fetches the database if it is not there yet.
    ///
    /// # Errors
    /// A database that cannot be fetched or does not know the device.
    pub fn new(number: &'static str, die: &str) -> Result<Device> {
        let folder = tools::prjxray_database()?;
        ensure!(folder.join(number).is_dir(), "Project X-Ray's database does not know {number}");
        Ok(Device { number, database: Database::read(&folder, die)? })
    }

    /// The bitstream of this FASM, deterministically. It is read back and must contain exactly the
    /// features of the FASM.
    ///
    /// # Errors
    /// FASM that cannot be assembled, or a bitstream that reads back differently.
    pub fn bitstream(&self, fasm: &str) -> Result<Packed> {
        let assembled = assemble(&self.database, fasm)?;
        let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
        let path = folder.path().join("packed.bit");
        self.write(&assembled, folder.path(), &path)?;
        let bytes = remove_date(fs::read(&path).context("xc7frames2bit left no bitstream")?)?;
        fs::write(&path, &bytes).with_context(|| format!("cannot write {}", path.display()))?;
        self.check(&assembled, &self.read(&path)?)?;
        let of_banks = assembled.of_banks.len();
        Ok(Packed { bytes, features: assembled.features.len() - of_banks, of_banks })
    }

    /// The contents of a bitstream, as FASM.
    ///
    /// # Errors
    /// Not a bitstream of this device, or bits that belong to no feature.
    pub fn fasm(&self, bitstream: &Path) -> Result<String> {
        let found = self.read(bitstream)?;
        ensure!(!found.features.is_empty(), "nothing is configured in it");
        self.check_explained(&found)?;
        Ok(self.database.fasm(&found.features))
    }

    fn write(&self, assembled: &Assembled, folder: &Path, to: &Path) -> Result<()> {
        // The name goes into the bitstream, so it has no folder.
        const FRAMES: &str = "frames";
        fs::write(folder.join(FRAMES), assembled.frames.text()).context("cannot write the frames")?;
        let mut pack = tools::prjxray("xc7frames2bit")?;
        pack.arg("-part_file").arg(tools::prjxray_database()?.join(self.number).join("part.yaml"));
        pack.args(["-part_name", self.number, "-frm_file", FRAMES, "-output_file"]).arg(to);
        command::run(pack.current_dir(folder))?;
        Ok(())
    }

    fn read(&self, bitstream: &Path) -> Result<Disassembled> {
        let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
        let bits = folder.path().join("bits");
        let mut read = tools::prjxray("bitread")?;
        read.arg("-part_file").arg(tools::prjxray_database()?.join(self.number).join("part.yaml"));
        read.args(["-z", "-y", "-o"]).arg(&bits).arg(bitstream);
        command::run(&mut read)?;
        let text = fs::read_to_string(&bits).context("bitread left nothing")?;
        Ok(disassemble(&self.database, &Frames::of_bitread(&text)?))
    }

    fn check(&self, assembled: &Assembled, found: &Disassembled) -> Result<()> {
        self.check_explained(found)?;
        let lost: BTreeSet<Feature> = assembled.features.difference(&found.features).copied().collect();
        let more: BTreeSet<Feature> = found.features.difference(&assembled.features).copied().collect();
        if lost.is_empty() && more.is_empty() {
            return Ok(());
        }
        bail!(
            "the bitstream reads back differently: {} features are missing ({}), {} are unexpected ({})",
            lost.len(),
            self.names(&lost),
            more.len(),
            self.names(&more)
        );
    }

    fn check_explained(&self, found: &Disassembled) -> Result<()> {
        let count = found.unexplained.len();
        ensure!(
            count == 0,
            "{count} bits of the bitstream belong to no feature: the first is {:?}",
            found.unexplained[0]
        );
        Ok(())
    }

    fn names(&self, features: &BTreeSet<Feature>) -> String {
        let names: Vec<String> = features.iter().take(SHOWN).map(|&feature| self.database.name(feature)).collect();
        names.join(", ")
    }
}

/// Removes date and time from the header.
fn remove_date(mut bitstream: Vec<u8>) -> Result<Vec<u8>> {
    let mut at = PREAMBLE;
    for (key, value) in FIELDS {
        let header = bitstream.get(at..at + 3).filter(|header| header[0] == key).context("unexpected header")?;
        let length = usize::from(u16::from_be_bytes([header[1], header[2]]));
        let field = bitstream.get_mut(at + 3..at + 3 + length).context("the header is truncated")?;
        if let Some(value) = value {
            // The value ends with a zero byte.
            ensure!(length == value.len() + 1, "unexpected header");
            field[..value.len()].copy_from_slice(value.as_bytes());
        }
        at += 3 + length;
    }
    Ok(bitstream)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(date: &str) -> Vec<u8> {
        let mut header = vec![0; PREAMBLE];
        for (key, text) in [(b'a', "frames;Generator=x"), (b'b', "xc7a100t"), (b'c', date), (b'd', "19:59:58")] {
            header.push(key);
            header.extend((text.len() as u16 + 1).to_be_bytes());
            header.extend(text.bytes().chain([0]));
        }
        header.extend(*b"e\0\0\0\x01\xff");
        header
    }

    #[test]
    fn bitstream_has_no_date_or_time() {
        let one = remove_date(header("2026/11/24")).unwrap();
        assert_eq!(one, remove_date(header("2027/01/31")).unwrap());
        assert_eq!(one.len(), header("2026/11/24").len());
        assert!(one.windows(10).any(|text| text == b"1970/01/01") && one.ends_with(b"\xff"));
    }

    #[test]
    fn unexpected_header_is_refused() {
        assert!(remove_date(header("soon")).is_err());
        let whole = header("2026/11/24");
        for end in 0..whole.len() - 6 {
            assert!(remove_date(whole[..end].to_vec()).is_err(), "cut at {end}");
        }
    }
}
