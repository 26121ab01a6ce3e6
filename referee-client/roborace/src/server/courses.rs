//! What games are played on: the maps of the folder, and the courses that are made of them.

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use referee_client::fail::bad_input;
use roborace_core::distance::Distances;
use roborace_core::generator::{generate, Class};
use roborace_core::map::Map;
use roborace_core::robot::Pose;
use tempfile::Builder;

use crate::map_file;

/// A map and a start.
pub type Course = (Map, Pose);

/// A course that games are played on.
#[derive(Clone)]
pub struct Named {
    /// Its map's name, if that is one.
    pub name: Option<String>,
    /// The map and the start.
    pub course: Course,
    /// What its map is known by from one server to the next.
    pub key: u64,
}

impl Named {
    fn new(name: Option<String>, course: Course) -> Named {
        let key = key(name.as_deref(), &course.0);
        Named { name, course, key }
    }
}

/// What a map is known by: its name and what it is. A start does not matter, for each server draws another one where the file has none.
pub fn key(name: Option<&str>, map: &Map) -> u64 {
    let mut hasher = DefaultHasher::new();
    (name, map.to_string()).hash(&mut hasher);
    hasher.finish()
}

/// How the files of maps end.
const ENDING: &str = "txt";

/// Names of maps are no longer than this.
const LONGEST_NAME: usize = 40;

/// More files than this are not made by the page.
const MOST_MAPS: usize = 1000;

/// So many files that are no maps are named.
const MOST_TOLD: usize = 10;

/// The three classes by their names.
pub const CLASSES: [(&str, Class); 3] = [("walls", Class::Walls), ("belts", Class::Belts), ("holes", Class::Holes)];

/// The courses that new games take in turn.
pub struct Courses {
    /// What they are, for people.
    pub name: String,
    /// At least one.
    pub list: Vec<Named>,
}

impl Courses {
    /// One course only.
    pub fn single(name: &str, course: Course) -> Courses {
        let map = Path::new(name).file_stem().and_then(|stem| stem.to_str()).filter(|stem| is_name(stem));
        Courses { name: name.to_owned(), list: vec![Named::new(map.map(str::to_owned), course)] }
    }

    /// All maps of a folder; without any, or without the folder, a random one of each class.
    pub fn folder(folder: &Path, random: &mut fastrand::Rng) -> anyhow::Result<Courses> {
        let Files { maps: files, .. } = files(folder).map_err(|why| cannot_read(folder, &why))?;
        if files.is_empty() {
            let mut made = |class| generate(class, &mut |below| random.usize(..below));
            let list = CLASSES.map(|(name, class)| Named::new(Some(name.to_owned()), made(class)));
            return Ok(Courses { name: "three random maps in turn".to_owned(), list: list.into() });
        }
        let named = |file: &PathBuf| Ok(Named::new(stem(file), from_file(file, random)?));
        let list = files.iter().map(named).collect::<anyhow::Result<Vec<Named>>>()?;
        let name = match list.len() {
            1 => "the only map of the folder".to_owned(),
            number => format!("the {number} maps of the folder in turn"),
        };
        Ok(Courses { name, list })
    }
}

/// Refuses a folder that is not there: whoever names one wants its maps, and no random ones.
pub fn check(folder: &Path) -> anyhow::Result<()> {
    match fs::read_dir(folder) {
        Err(why) if why.kind() == ErrorKind::NotFound => {
            let folder = folder.display();
            Err(bad_input(format!("there is no folder {folder}: `roborace maps --out {folder}` writes maps")))
        }
        read => read.map(drop).map_err(|why| cannot_read(folder, &why)),
    }
}

fn cannot_read(folder: &Path, why: &io::Error) -> anyhow::Error {
    bad_input(format!("cannot read {}: {why}", folder.display()))
}

/// What may surprise who has games played on the maps of a folder, a line each.
pub fn surprises(folder: &Path) -> anyhow::Result<Vec<String>> {
    let Files { maps, others } = files(folder).map_err(|why| cannot_read(folder, &why))?;
    let mut lines = Vec::new();
    if maps.is_empty() {
        lines.push(format!(
            "there are no maps in {}: games are played on random ones, unless --maps names others",
            folder.display()
        ));
    }
    if !others.is_empty() {
        let names: Vec<String> = others.iter().take(MOST_TOLD).map(|name| format!("{name:?}")).collect();
        let more = others.len() - names.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        lines.push(format!(
            "left out of {}: {}{more}; a map is a file, no link, whose name is up to {LONGEST_NAME} letters a to z, digits, - and _, and .{ENDING}",
            folder.display(),
            names.join(", ")
        ));
    }
    Ok(lines)
}

/// The course of a file.
pub fn from_file(file: &Path, random: &mut fastrand::Rng) -> anyhow::Result<Course> {
    let (map, start) = map_file::read(file)?;
    with_start(map, start, random).ok_or_else(|| bad_input(format!("{}: no way leads to the treasure", file.display())))
}

/// A map with its start; if it has none, one from which there is a way.
pub fn with_start(map: Map, start: Option<Pose>, random: &mut fastrand::Rng) -> Option<Course> {
    if let Some(start) = start {
        return Some((map, start));
    }
    let distances = Distances::new(&map);
    let starts: Vec<Pose> = map.poses().filter(|&pose| distances.from(&map, pose).is_some()).collect();
    let start = random.choice(starts)?;
    Some((map, start))
}

/// The names of the maps of a folder; none if it cannot be read.
pub fn names(folder: &Path) -> Vec<String> {
    files(folder).unwrap_or_default().maps.iter().filter_map(|file| stem(file)).collect()
}

fn stem(file: &Path) -> Option<String> {
    Some(file.file_stem()?.to_str()?.to_owned())
}

/// Whether a map may be called so.
pub fn is_name(name: &str) -> bool {
    let known = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    (1..=LONGEST_NAME).contains(&name.len()) && name.chars().all(known)
}

/// The file of a map; nothing if this cannot be a map's name. No name leads out of the folder.
pub fn file(folder: &Path, name: &str) -> Option<PathBuf> {
    let file = folder.join(format!("{name}.{ENDING}"));
    // A link would lead out of it, too.
    let link = fs::symlink_metadata(&file).is_ok_and(|file| !file.is_file());
    (is_name(name) && !link).then_some(file)
}

/// Writes a map's file, whole or not at all.
pub fn save(folder: &Path, file: &Path, (map, start): &(Map, Option<Pose>)) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    if !file.exists() && files(folder)?.maps.len() >= MOST_MAPS {
        return Err(io::Error::other(format!("the folder holds {MOST_MAPS} maps already")));
    }
    // As any new file, and not only for us as temporary files are.
    let mut new = Builder::new().permissions(Permissions::from_mode(0o644)).tempfile_in(folder)?;
    write!(new, "{map}")?;
    if let Some(start) = start {
        writeln!(new, "{start}")?;
    }
    new.persist(file)?;
    Ok(())
}

/// What is in a folder of maps.
#[derive(Default)]
struct Files {
    /// The regular files that have a map's name, in order.
    maps: Vec<PathBuf>,
    /// The names of what else might be meant for a map, in order.
    others: Vec<OsString>,
}

/// What is in a folder; nothing if there is no such folder.
fn files(folder: &Path) -> io::Result<Files> {
    let entries = match fs::read_dir(folder) {
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Files::default()),
        entries => entries?,
    };
    let mut files = Files::default();
    for entry in entries {
        let path = entry?.path();
        let name = path
            .file_stem()
            .and_then(|name| name.to_str())
            .filter(|_| path.extension().is_some_and(|end| end == ENDING));
        if name.and_then(|name| file(folder, name)).is_some_and(|file| file.is_file()) {
            files.maps.push(path);
        } else if !path.is_dir() {
            // What begins with a dot is the system's or an editor's.
            files
                .others
                .extend(path.file_name().filter(|name| !name.as_encoded_bytes().starts_with(b".")).map(OsString::from));
        }
    }
    files.maps.sort_by_key(|file| natural(file));
    files.others.sort();
    Ok(files)
}

/// Numbers at the end of names count as numbers: 2 stands before 10.
fn natural(file: &Path) -> (String, u64) {
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let letters = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = name[letters.len()..].parse().unwrap_or(0);
    (letters.to_owned(), number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_leads_out_of_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        assert_eq!(file(folder, "holes-1"), Some(folder.join("holes-1.txt")));
        for name in ["", ".", "..", "../x", "a/b", "a.b", "a b", "\u{e9}", "a\0", &"a".repeat(41)] {
            assert_eq!(file(folder, name), None, "{name:?}");
        }
        std::os::unix::fs::symlink("/etc/passwd", folder.join("link.txt")).unwrap();
        fs::create_dir(folder.join("folder.txt")).unwrap();
        assert_eq!((file(folder, "link"), file(folder, "folder")), (None, None));
        assert_eq!(names(folder), Vec::<String>::new());
    }

    #[test]
    fn what_is_left_out_of_a_folder_is_told_and_so_is_that_there_is_no_map() {
        let folder = tempfile::tempdir().unwrap();
        let told = || surprises(folder.path()).unwrap();
        assert!(told().len() == 1 && told()[0].contains("no maps") && told()[0].contains("random"), "{:?}", told());
        for name in ["a-1.txt", "a 2.txt", "a3.TXT", ".a4.txt.swp", "d\u{ed}ra.txt"] {
            fs::write(folder.path().join(name), "$..\n3 1 L\n").unwrap();
        }
        fs::create_dir(folder.path().join("old")).unwrap();
        assert!(
            told().len() == 1 && told()[0].contains(": \"a 2.txt\", \"a3.TXT\", \"d\u{ed}ra.txt\"; "),
            "{:?}",
            told()
        );
        (10..20).for_each(|number| fs::write(folder.path().join(format!("{number}.md")), "").unwrap());
        assert!(told()[0].contains("\"19.md\" and 3 more; "), "{:?}", told());
    }

    #[test]
    fn a_folder_that_is_not_there_or_is_none_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let [missing, file] = ["missing", "file"].map(|name| folder.path().join(name));
        fs::write(&file, "").unwrap();
        assert!(check(folder.path()).is_ok() && surprises(&missing).unwrap().len() == 1);
        assert!(check(&missing).unwrap_err().to_string().starts_with("there is no folder "));
        let random = &mut fastrand::Rng::with_seed(1);
        assert!(Courses::folder(&missing, random).is_ok());
        for why in [check(&file).err(), Courses::folder(&file, random).err(), surprises(&file).err()] {
            assert!(why.unwrap().to_string().starts_with("cannot read "));
        }
    }

    #[test]
    fn maps_are_saved_and_named_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let course = map_file::parse_course("$..\n3 1 L\n").unwrap();
        for name in ["holes-10", "holes-2", "belts-1"] {
            save(folder.path(), &file(folder.path(), name).unwrap(), &course).unwrap();
        }
        assert_eq!(names(folder.path()), ["belts-1", "holes-2", "holes-10"]);
        assert_eq!(map_file::read(&folder.path().join("holes-2.txt")).unwrap(), course);
    }
}
