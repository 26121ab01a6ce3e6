//! `tournament publish`: a tournament or an event as a web site of plain files.

use std::collections::HashSet;
use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, Context};
use clap::{Args, ValueEnum};
use referee_client::fail::bad_input;
use referee_client::note;
use referee_client::whole_file::write_file;
use serde_json::json;

use super::evidence;
use crate::entrant::Entrant;
use crate::export::Export;
use crate::game::Program;
use crate::plan::Plan;
use crate::wall::event::Event;
use crate::wall::http::{self, game_json};
use crate::wall::news::Watched;
use crate::wall::replay::{self, sibling_program};

/// The file that makes a folder a published site.
const MARK: &str = "event.json";

/// Arguments of `publish`.
#[derive(Args)]
#[command(after_help = format!(
    "Example: {0} tournament publish cup site\n\n\
     Copy the folder to any web server, or show it here: python3 -m http.server --directory site\n\
     Publish again at any time: the files are replaced. A folder of tournaments becomes one site; the programs of other \
     games, next to this one, write their parts.", P::NAME))]
pub struct PublishArgs<P: Program> {
    /// The folder of a tournament, or a folder of several
    dir: PathBuf,

    /// The site's folder, created if necessary
    site: PathBuf,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Writes the site.
pub fn run<P: Program>(args: &PublishArgs<P>) -> anyhow::Result<()> {
    let event = Event::new(&args.dir)?;
    let tournaments = event.tournaments();
    if tournaments.is_empty() {
        return Err(bad_input(format!("there is no tournament in {}", args.dir.display())));
    }
    check_site(&args.site)?;
    if !args.site.join(MARK).is_file() {
        // After an interruption the folder is known again.
        write(&args.site.join(MARK), json!({ "name": event.name(), "event": false, "tournaments": [] }).to_string())?;
    }
    for watched in &tournaments {
        let plan = watched.folder().require_plan()?;
        match plan.game == P::NAME {
            true => publish::<P>(watched, &plan, &args.site)?,
            false => ask(&plan.game, watched.folder().path(), &args.site)?,
        }
    }
    for (name, _, text) in http::FILES {
        write(&args.site.join("page").join(name), text)?;
    }
    let page =
        http::PAGE.replace("\"/page/", "\"page/").replace("<html lang=\"en\"", "<html lang=\"en\" data-published");
    write(&args.site.join("index.html"), page)?;
    let told = http::event_json(&event, |watched| match watched.read_published() {
        Ok(news) => news.summary(),
        Err(why) => json!({ "name": watched.name(), "trouble": watched.hide_path(&format!("{why:#}")) }),
    });
    write(&args.site.join(MARK), told.to_string())?;
    note!("{} is in {}: copy it to a web server", event.name(), args.site.display());
    Ok(())
}

/// Checks that no files but a published site's would be replaced.
fn check_site(site: &Path) -> anyhow::Result<()> {
    let is_empty = fs::read_dir(site).map_or(true, |mut entries| entries.next().is_none());
    if is_empty || site.join(MARK).is_file() {
        return Ok(());
    }
    Err(bad_input(format!("{} holds other files: name an empty folder or a new one", site.display())))
}

/// The files of one tournament.
struct Part {
    path: PathBuf,
    /// The address of this folder on the site.
    address: String,
    written: HashSet<PathBuf>,
}

impl Part {
    /// Writes a file and returns its address.
    fn write(&mut self, folder: &str, name: &str, contents: impl AsRef<[u8]>) -> anyhow::Result<String> {
        let path = self.path.join(folder).join(name);
        write(&path, contents)?;
        self.written.insert(path);
        Ok(format!("{}/{folder}/{name}", self.address))
    }

    /// Removes what an earlier publication wrote and this one did not, such as a game's files that
    /// an organiser has voided.
    fn remove_rest(&self) -> anyhow::Result<()> {
        for folder in fs::read_dir(&self.path)?.flatten().filter(|entry| entry.path().is_dir()) {
            for file in fs::read_dir(folder.path())?.flatten().filter(|file| !self.written.contains(&file.path())) {
                fs::remove_file(file.path()).with_context(|| format!("cannot remove {}", file.path().display()))?;
            }
        }
        Ok(())
    }
}

fn publish<P: Program>(watched: &Watched, plan: &Plan, site: &Path) -> anyhow::Result<()> {
    let (folder, game) = (watched.folder(), P::game(plan, 1)?);
    let state = folder.read_state(plan)?;
    let name = watched.name();
    let (path, address) = (site.join("tournaments").join(name), format!("tournaments/{}", percent_encoded(name)));
    let mut part = Part { path, address, written: HashSet::new() };
    let extension = game.record_extension();
    for result in state.results() {
        let number = result.game;
        let (Some(slot), Some(about)) = (state.slot(number), watched.describe_game(number)?) else { continue };
        let mut text = Vec::new();
        evidence::write_text(&folder, &state, &*game, slot, Entrant::name, &mut text)?;
        let text = watched.hide_path(&String::from_utf8_lossy(&text));
        let mut files = vec![("evidence", part.write("evidence", &format!("{number}.txt"), text)?)];
        let record = folder.record_path(number, extension);
        if let Ok(bytes) = fs::read(&record) {
            files.push(("record", part.write("records", &format!("{number}.{extension}"), bytes)?));
        }
        // A game that was decided without being played has no positions.
        let frames = if record.is_file() { replay::read::<P>(&folder, plan, number)? } else { Vec::new() };
        let mut told = game_json(&about, &frames, true);
        told["files"] = json!(files);
        part.write("games", &format!("{number}.json"), told.to_string())?;
    }
    part.write("games", "all.json", serde_json::to_string(&watched.games()?)?)?;
    let mut files = Vec::new();
    for export in Export::value_variants().iter().filter(|export| export.fits(&state)) {
        let text = watched.hide_path(&export.text(&folder, &state, &*game)?);
        files.push((export.name(), part.write("results", &export.name(), text)?));
    }
    let mut news = json!(watched.read_published()?);
    news["files"] = json!(files);
    write(&part.path.join("news.json"), news.to_string())?;
    part.remove_rest()
}

/// Lets the program of another game write its tournament.
fn ask(game: &str, folder: &Path, site: &Path) -> anyhow::Result<()> {
    let mut asked = Command::new(sibling_program(game)?);
    asked.args(["tournament", "publish"]).arg(folder).arg(site).stdin(Stdio::null()).stderr(Stdio::null());
    let status = asked.status();
    let status = status.with_context(|| format!("{game}, the program of this game, is not next to this program"))?;
    match status.success() {
        true => Ok(()),
        false => bail!("{game} cannot publish {}", folder.display()),
    }
}

fn write(path: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    write_file(path, contents)
}

/// A name as part of an address.
fn percent_encoded(name: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    name.bytes().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn check_site_accepts_only_new_empty_and_published_folders() {
        let place = tempfile::tempdir().unwrap();
        let site = place.path().join("site");
        check_site(&site).unwrap();
        fs::create_dir(&site).unwrap();
        check_site(&site).unwrap();
        fs::write(site.join("thesis.txt"), "").unwrap();
        assert!(check_site(&site).unwrap_err().to_string().contains("holds other files"));
        fs::write(site.join(MARK), "{}").unwrap();
        check_site(&site).unwrap();
    }

    #[test]
    fn names_are_encoded_as_a_browser_does() {
        assert_eq!(percent_encoded("Cup of Ås-1"), "Cup%20of%20%C3%85s-1");
    }
}
