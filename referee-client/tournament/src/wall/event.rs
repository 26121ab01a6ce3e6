//! The tournaments that a wall shows.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use referee_client::fail::bad_input;

use super::news::Watched;
use crate::folder::Folder;

/// Minimum time between two searches for new tournaments.
const SEARCH_INTERVAL: Duration = Duration::from_secs(3);

/// Maximum number of tournaments that are shown.
const MAX_TOURNAMENTS: usize = 32;

/// The tournaments by name.
type Tournaments = BTreeMap<String, Arc<Watched>>;

/// One tournament, or a folder of several: an event.
pub struct Event {
    path: PathBuf,
    found: Mutex<Option<(Instant, Tournaments)>>,
}

impl Event {
    /// The tournament in this folder, or those in its subfolders. They may start later.
    pub fn new(path: &Path) -> anyhow::Result<Event> {
        let path = std::path::absolute(path).map_err(|why| bad_input(format!("{}: {why}", path.display())))?;
        Folder::new(&path).read_plan()?;
        Ok(Event { path, found: Mutex::new(None) })
    }

    /// The folder's name.
    pub fn name(&self) -> String {
        name(&self.path)
    }

    /// Whether the folder holds tournaments in subfolders.
    pub fn is_event(&self) -> bool {
        !Folder::new(&self.path).holds_tournament() && !self.tournaments().is_empty()
    }

    /// The tournaments in the order of their names. New ones appear within seconds.
    pub fn tournaments(&self) -> Vec<Arc<Watched>> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = found.as_ref().is_some_and(|(at, _)| at.elapsed() < SEARCH_INTERVAL);
        if !fresh {
            let known = found.take().map(|(_, known)| known).unwrap_or_default();
            *found = Some((Instant::now(), self.search(known)));
        }
        found.iter().flat_map(|(_, tournaments)| tournaments.values().cloned()).collect()
    }

    /// The tournament of this name.
    pub fn find(&self, name: &str) -> Option<Arc<Watched>> {
        self.tournaments().into_iter().find(|watched| watched.name() == name)
    }

    /// All current tournaments; known ones keep their cached news.
    fn search(&self, mut known: Tournaments) -> Tournaments {
        let mut paths = vec![self.path.clone()];
        if !Folder::new(&self.path).holds_tournament() {
            let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
            paths = entries.map(|entry| entry.path()).filter(|path| Folder::new(path).holds_tournament()).collect();
            paths.sort();
            paths.truncate(MAX_TOURNAMENTS);
        }
        let watched = |path: PathBuf| {
            let name = name(&path);
            let watched = known.remove(&name).unwrap_or_else(|| Arc::new(Watched::new(name.clone(), path)));
            (name, watched)
        };
        paths.into_iter().map(watched).collect()
    }
}

fn name(path: &Path) -> String {
    path.file_name().map_or("tournament".to_owned(), |name| name.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;

    fn names(event: &Event) -> Vec<String> {
        event.tournaments().iter().map(|watched| watched.name().to_owned()).collect()
    }

    #[test]
    fn event_is_a_tournament_or_a_folder_of_tournaments() {
        let place = tempfile::tempdir().unwrap();
        for name in ["b", "a"] {
            let folder = Folder::new(&place.path().join(name));
            drop(folder.lock().unwrap());
            folder.settle_plan(&plan(Format::RoundRobin, &["x", "y"], 1)).unwrap();
        }
        fs::create_dir(place.path().join("pictures")).unwrap();
        let event = Event::new(place.path()).unwrap();
        assert!(event.is_event());
        assert_eq!(names(&event), ["a", "b"]);
        assert!(event.find("a").is_some() && event.find("pictures").is_none() && event.find("../a").is_none());
        let one = Event::new(&place.path().join("b")).unwrap();
        assert_eq!((one.is_event(), names(&one)), (false, vec!["b".to_owned()]));
    }

    #[test]
    fn event_waits_for_a_tournament_that_starts_later() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("later");
        let event = Event::new(&path).unwrap();
        assert_eq!((event.is_event(), names(&event)), (false, Vec::new()));
        let folder = Folder::new(&path);
        drop(folder.lock().unwrap());
        folder.settle_plan(&plan(Format::RoundRobin, &["x", "y"], 1)).unwrap();
        *event.found.lock().unwrap() = None;
        assert_eq!((event.is_event(), names(&event)), (false, vec!["later".to_owned()]));
        fs::write(path.join("tournament.json"), "{").unwrap();
        assert!(Event::new(&path).err().unwrap().to_string().contains("is not a valid plan"));
    }
}
