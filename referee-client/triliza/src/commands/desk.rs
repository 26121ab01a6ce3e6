//! `desk`: the page of the judge with the stopwatch.

use std::fs::{self, Permissions};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::{listening, note, pages, work_folder};

use crate::desk::book::Book;
use crate::desk::http;
use crate::desk::orders::Desk;

/// The file of the judge's key.
const KEY_FILE: &str = "judge.key";

/// Characters that are not mistaken for each other when the key is typed from a screen.
const KEY_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

const KEY_LENGTH: usize = 10;

#[derive(Args)]
#[command(after_help = "Example: triliza desk afternoon\n\
    In a hall: triliza desk afternoon --listen 0.0.0.0:8016\n\n\
    It prints two addresses: one for the judge, with a key that is kept in the folder, and one for all who look on. Each match \
    is a file in the folder, which `triliza judge` reads.")]
pub struct DeskArgs {
    /// Folder of the matches; it is created if it does not exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Address and port to listen on; the default is reachable only from this machine. Port 0 takes
    /// any free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8016")]
    listen: SocketAddr,
}

/// Serves until the program is stopped.
pub fn run(args: &DeskArgs) -> anyhow::Result<()> {
    let book = Book::open(&args.folder)?;
    let key = key(&args.folder)?;
    listening::run(async {
        let listener = listening::listen(args.listen)?;
        let address = listener.local_addr()?;
        note!("for all who look on: http://{address}/; for the judge: http://{address}/#judge={key}");
        note!("Ctrl+C stops the desk; nothing is lost by it");
        pages::serve(listener, http::router(Desk::new(book, key))).await;
        Ok(())
    })
}

/// The judge's key of this folder, created if there is none.
fn key(folder: &Path) -> anyhow::Result<String> {
    let path = folder.join(KEY_FILE);
    if let Ok(text) = fs::read_to_string(&path) {
        let key = text.trim();
        let fits = key.len() >= KEY_LENGTH && key.bytes().all(|letter| letter.is_ascii_alphanumeric());
        let why = || bad_input(format!("{}: a key is {KEY_LENGTH} letters and digits or more", path.display()));
        return fits.then(|| key.to_owned()).ok_or_else(why);
    }
    let mut bytes = [0; KEY_LENGTH];
    getrandom::fill(&mut bytes).context("no random numbers")?;
    let key: String = bytes.map(|byte| char::from(KEY_LETTERS[usize::from(byte) % KEY_LETTERS.len()])).iter().collect();
    work_folder::write(folder, KEY_FILE, &format!("{key}\n"))?;
    fs::set_permissions(&path, Permissions::from_mode(0o600))?;
    Ok(key)
}
