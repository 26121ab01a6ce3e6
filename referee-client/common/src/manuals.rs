//! Writes a program's manual pages and shell completions, which a release holds.

use std::fs;
use std::path::Path;

use anyhow::Context;
use clap::Command;
use clap_complete::Shell;

/// Shells with completions.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

/// Writes a page for the program and each of its commands to `folder/man/man1`, and completions to
/// `folder/completions`.
pub fn write(mut command: Command, folder: &Path) -> anyhow::Result<()> {
    let [pages, completions] = ["man/man1", "completions"].map(|name| folder.join(name));
    for folder in [&pages, &completions] {
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    let name = command.get_name().to_owned();
    for shell in SHELLS {
        clap_complete::generate_to(shell, &mut command, &name, &completions).context("cannot write completions")?;
    }
    clap_mangen::generate_to(command, &pages).context("cannot write manual pages")
}

#[cfg(test)]
mod tests {
    use clap::Arg;

    use super::*;

    #[test]
    fn every_command_has_a_page_and_every_shell_its_completions() {
        let folder = tempfile::tempdir().unwrap();
        let play = Command::new("play").about("Play a game").arg(Arg::new("games").long("games"));
        write(Command::new("chess").subcommand(play), folder.path()).unwrap();
        let read = |path: &str| fs::read_to_string(folder.path().join(path)).unwrap();
        assert!(read("man/man1/chess.1").contains("play"));
        assert!(read("man/man1/chess-play.1").contains("Play a game"));
        for file in ["chess.bash", "_chess", "chess.fish"] {
            assert!(read(&format!("completions/{file}")).contains("games"), "{file}");
        }
    }
}
