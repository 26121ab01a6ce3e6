//! Records of games: one move per line, written before the game continues. An unfinished record can
//! be read up to its last move.

mod reader;
#[cfg(test)]
mod tests;

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use referee_client::fail::bad_input;
use referee_client::whole_file::{begin_file, cannot_write, check};

use crate::referee::{Ending, Event, Terms};

#[cfg(test)]
pub use reader::read;
pub use reader::read_file;

/// The first line of every record.
const TITLE: &str = "Abalone game";

/// Creates a folder for records, and checks that files can be written there.
pub fn create_folder(folder: &Path) -> anyhow::Result<()> {
    let name = folder.display();
    fs::create_dir_all(folder).map_err(|why| bad_input(format!("cannot use {name}: {why}")))?;
    check(&folder.join("writable")).map_err(|why| bad_input(format!("cannot write to {name}: {why}")))
}

/// A record that is being written.
pub struct Record {
    path: PathBuf,
    file: File,
}

impl Record {
    /// Begins a record with the players and terms. An existing file is replaced.
    pub fn begin(path: &Path, names: &[String; 2], terms: &Terms) -> anyhow::Result<Record> {
        let [black, white] = names;
        let (start, clock, moves) = (terms.start, terms.clock.as_millis(), terms.moves);
        let head = format!("{TITLE}\nblack: {black}\nwhite: {white}\nstart: {start}\nclock: {clock}\nmoves: {moves}\n");
        Ok(Record { path: path.to_owned(), file: begin_file(path, head)? })
    }

    /// Begins the record with the first free number in a folder. Existing records are not
    /// overwritten, not even unfinished ones.
    pub fn begin_next(folder: &Path, names: &[String; 2], terms: &Terms) -> anyhow::Result<Record> {
        for number in 1_u32.. {
            let path = folder.join(format!("game-{number:04}.txt"));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => {
                    // The empty file reserves the name. The record replaces the file as a whole, or
                    // the name is freed.
                    let begun = Record::begin(&path, names, terms);
                    if begun.is_err() {
                        let _ = fs::remove_file(&path);
                    }
                    return begun;
                }
                Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
                Err(why) => return Err(cannot_write(&path, &why)),
            }
        }
        Err(bad_input(format!("{} is full", folder.display())))
    }

    /// Adds a line for a move: number, team, move, milliseconds used, milliseconds left.
    pub fn add(&mut self, event: &Event) -> anyhow::Result<()> {
        let Event::Moved { contest, team, played, spent, clocks } = event else { return Ok(()) };
        let (number, left) = (contest.moves().len(), clocks[*team as usize].as_millis());
        self.write(&format!("{number} {team} {played} {} {left}\n", spent.as_millis()))
    }

    /// Adds the result and syncs the file to the disk.
    pub fn end(&mut self, ending: &Ending) -> anyhow::Result<()> {
        self.write(&format!("result: {}\n", ending.line()))?;
        self.file.sync_all().map_err(|why| cannot_write(&self.path, &why))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, line: &str) -> anyhow::Result<()> {
        self.file.write_all(line.as_bytes()).map_err(|why| cannot_write(&self.path, &why))
    }
}
