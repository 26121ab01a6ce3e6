//! Finds, reads and changes the settings' memory in a packed bitstream, without the packer.

mod ecp5;
mod xilinx7;

use boards::Part;
use duo_core::settings::Settings;

use super::Refused;

/// The settings in a bitstream.
///
/// # Errors
/// No settings, more than one candidate, or settings that cannot be read. Bitstreams of Gowin's
/// devices count as having none.
pub fn read(part: Part, bitstream: &[u8]) -> Result<Settings, Refused> {
    match part {
        Part::Ecp5 { .. } => ecp5::read(bitstream),
        Part::Xilinx7 { .. } => xilinx7::read(bitstream),
        Part::Gowin { .. } => Err(Refused::None),
    }
}

/// The bitstream with other settings in it.
///
/// # Errors
/// As [`read`].
pub fn with_settings(part: Part, bitstream: &[u8], settings: &Settings) -> Result<Vec<u8>, Refused> {
    match part {
        Part::Ecp5 { .. } => ecp5::with_settings(bitstream, settings),
        Part::Xilinx7 { .. } => xilinx7::with_settings(bitstream, settings),
        Part::Gowin { .. } => Err(Refused::None),
    }
}
