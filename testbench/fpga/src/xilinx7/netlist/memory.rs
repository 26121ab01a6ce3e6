//! Reads block RAMs by their halves of 18 kilobits (Xilinx UG473). Each half of a whole block RAM
//! holds every other bit.

use anyhow::{bail, ensure, Context, Result};

use super::{Reader, Signal};

/// The module in `half_block_ram.v` that models a half.
const MODEL: &str = "half_block_ram";

/// Features with a half's contents, in rows of 256 bits, and those with its parity bits.
const ROWS: [(&str, usize); 2] = [("INIT", 64), ("INITP", 8)];

impl Reader<'_> {
    /// The signal at an output pin: `DO` or `DP` and a bit's number, first those of port A, then
    /// those of port B.
    pub(super) fn memory_output(&self, tile: u32, site: usize, pin: &str) -> Result<String> {
        // Wires of both halves are named after a RAM's pins, even if the site has another name.
        let kind = self.fabric.kind(tile);
        let wire = &kind.wires[kind.sites[site].pins[pin] as usize];
        let name = wire.rsplit('_').next().unwrap_or_default();
        let names = [("DOADO", "DO", 0), ("DOBDO", "DO", 16), ("DOPADOP", "DP", 0), ("DOPBDOP", "DP", 2)];
        let found = names.iter().find_map(|(begin, short, first)| {
            let number: u32 = name.strip_prefix(begin)?.parse().ok()?;
            Some(format!("{short}{}", number + first))
        });
        found.with_context(|| format!("the output {name} of a block RAM is not known here"))
    }

    /// Defines all outputs of a half at once.
    pub(super) fn define_memory(&mut self, signal: &Signal) -> Result<()> {
        let half = Half::of(self, signal.tile, signal.site);
        let name = format!("t{}_{}", half.tile, half.number);
        if !self.verilog.begin_instance(&name) {
            return Ok(());
        }
        self.verilog.count("halves of block RAMs");
        let settings = self.memory_settings(&half)?;
        let connections = self.memory_connections(&half)?;
        for bit in 0..32 {
            self.verilog.declare(&format!("wire {}", Signal { pin: format!("DO{bit}"), ..signal.clone() }.name()));
        }
        for bit in 0..4 {
            self.verilog.declare(&format!("wire {}", Signal { pin: format!("DP{bit}"), ..signal.clone() }.name()));
        }
        let list = |short: &str, count: u32| {
            let names: Vec<String> =
                (0..count).rev().map(|bit| Signal { pin: format!("{short}{bit}"), ..signal.clone() }.name()).collect();
            names.join(", ")
        };
        self.verilog.add(&format!(
            "{MODEL} #({settings}) {name} ({connections}, .read({{{}}}), .read_parity({{{}}}));",
            list("DO", 32),
            list("DP", 4)
        ));
        Ok(())
    }

    fn memory_settings(&self, half: &Half) -> Result<String> {
        let Half { tile, number, prefix, .. } = half;
        for unknown in ["DOA_REG", "DOB_REG"] {
            ensure!(!self.has(*tile, &format!("{prefix}{unknown}")), "a block RAM with {unknown} is not known here");
        }
        let mut settings = vec![format!(".IS_UPPER({number})")];
        for (name, feature) in [("READ_A", "READ_WIDTH_A"), ("READ_B", "READ_WIDTH_B"), ("WRITE_A", "WRITE_WIDTH_A")] {
            settings.push(format!(".{name}({})", self.memory_width(half, feature)?));
        }
        let is_wide = self.has(*tile, &format!("{prefix}SDP_READ_WIDTH_36"));
        ensure!(
            !self.has(*tile, &format!("{prefix}SDP_WRITE_WIDTH_36")),
            "block RAMs written 36 bits at a time are not known here"
        );
        settings.push(format!(".IS_WIDE({})", u8::from(is_wide)));
        let mode = self.configuration.choice(*tile, &format!("{prefix}WRITE_MODE_A_"))?;
        settings.push(format!(".WRITES_FIRST({})", u8::from(mode.is_none())));
        ensure!(mode != Some("NO_CHANGE"), "block RAMs that hold their output while written are not known here");
        for (begin, rows) in ROWS {
            let rows = (0..rows).rev().map(|row| {
                let mut words = [0_u64; 4];
                for &bit in self.configuration.ones(*tile, &format!("{prefix}{begin}_{row:02X}")) {
                    words[bit as usize / 64] |= 1 << (bit % 64);
                }
                format!("256'h{:016x}{:016x}{:016x}{:016x}", words[3], words[2], words[1], words[0])
            });
            settings.push(format!(".{begin}({{{}}})", rows.collect::<Vec<_>>().join(", ")));
        }
        Ok(settings.join(", "))
    }

    /// The width of a port; width 1 takes no bit.
    fn memory_width(&self, half: &Half, feature: &str) -> Result<u32> {
        let found = self.configuration.choice(half.tile, &format!("{}{feature}_", half.prefix))?;
        found.map_or(Ok(1), |width| width.parse().with_context(|| format!("{feature}_{width} is not known here")))
    }

    fn memory_connections(&mut self, half: &Half) -> Result<String> {
        let mut connections = Vec::new();
        let clocked =
            [("clock_a", "CLKARDCLK"), ("clock_b", "CLKBWRCLK"), ("enable_a", "ENARDEN"), ("enable_b", "ENBWREN")];
        let resets = [("reset_a", "RSTRAMARSTRAM"), ("reset_b", "RSTRAMB")];
        for (port, pin) in clocked.into_iter().chain(resets) {
            let net = self.memory_net(half, pin)?;
            let is_inverted = !self.has(half.tile, &format!("{}ZINV_{pin}", half.prefix));
            connections.push(format!(".{port}({}{net})", if is_inverted { "~" } else { "" }));
        }
        let buses = [
            ("address_a", "ADDRARDADDR", 14),
            ("address_b", "ADDRBWRADDR", 14),
            ("data", "DIADI", 16),
            ("parity", "DIPADIP", 2),
            ("write", "WEA", 4),
        ];
        for (port, pin, count) in buses {
            let nets = (0..count).rev().map(|bit| self.memory_net(half, &format!("{pin}{bit}")));
            connections.push(format!(".{port}({{{}}})", nets.collect::<Result<Vec<_>>>()?.join(", ")));
        }
        for bit in 0..8 {
            let write = self.memory_net(half, &format!("WEBWE{bit}"))?;
            if write != "1'b0" {
                bail!("block RAMs that are written at the second port are not known here");
            }
        }
        Ok(connections.join(", "))
    }

    fn memory_net(&mut self, half: &Half, pin: &str) -> Result<String> {
        let name = format!("{}{pin}", half.wires);
        let wire =
            self.fabric.kind(half.tile).wire(&name).with_context(|| format!("a block RAM has no wire {name}"))?;
        self.net((half.tile, wire))
    }
}

/// A half of a block RAM: its place, and the prefixes of its wires and features.
struct Half {
    tile: u32,
    number: u32,
    wires: &'static str,
    prefix: &'static str,
}

impl Half {
    fn of(reader: &Reader, tile: u32, site: usize) -> Half {
        if reader.fabric.kind(tile).sites[site].kind == "FIFO18E1" {
            Half { tile, number: 0, wires: "BRAM_FIFO18_", prefix: "RAMB18_Y0." }
        } else {
            Half { tile, number: 1, wires: "BRAM_RAMB18_", prefix: "RAMB18_Y1." }
        }
    }
}
