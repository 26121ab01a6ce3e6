//! The folder of maps, and the courses that games are played on.

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

pub type Course = (Map, Pose);

/// A course with its name.
#[derive(Clone)]
pub struct NamedCourse {
    /// The map's name, if it has a valid one.
    pub name: Option<String>,
    pub course: Course,
    /// Identifies the map across restarts of the server.
    pub key: u64,
}

impl NamedCourse {
    fn new(name: Option<String>, course: Course) -> NamedCourse {
        let key = key(name.as_deref(), &course.0);
        NamedCourse { name, course, key }
    }
}

/// Hashes a map's name and fields. The start is left out, because each server may choose another
/// random one.
pub fn key(name: Option<&str>, map: &Map) -> u64 {
    let mut hasher = DefaultHasher::new();
    (name, map.to_string()).hash(&mut hasher);
    hasher.finish()
}

/// Extension of map files.
const EXTENSION: &str = "txt";

/// Maximum length of a map's name.
const MAX_NAME_LENGTH: usize = 40;

/// Maximum number of maps that the page can save.
const MAX_MAPS: usize = 1000;

/// Maximum number of skipped files to name.
const MAX_LISTED: usize = 10;

/// The three classes and their names.
pub const CLASSES: [(&str, Class); 3] = [("walls", Class::Walls), ("belts", Class::Belts), ("holes", Class::Holes)];

/// The courses that new games take in turn.
pub struct Courses {
    /// Description for people.
    pub name: String,
    /// The courses, at least one.
    pub list: Vec<NamedCourse>,
}

impl Courses {
    pub fn single(name: &str, course: Course) -> Courses {
        let map = Path::new(name).file_stem().and_then(|stem| stem.to_str()).filter(|stem| is_name(stem));
        Courses { name: name.to_owned(), list: vec![NamedCourse::new(map.map(str::to_owned), course)] }
    }

    /// All maps of a folder. An empty or missing folder gives a random map of each class.
    pub fn from_folder(folder: &Path, random: &mut fastrand::Rng) -> anyhow::Result<Courses> {
        let Files { maps: files, .. } = list_files(folder).map_err(|why| cannot_read(folder, &why))?;
        if files.is_empty() {
            let mut made = |class| generate(class, &mut |below| random.usize(..below));
            let list = CLASSES.map(|(name, class)| NamedCourse::new(Some(name.to_owned()), made(class)));
            return Ok(Courses { name: "three random maps in turn".to_owned(), list: list.into() });
        }
        let named = |file: &PathBuf| Ok(NamedCourse::new(stem(file), from_file(file, random)?));
        let list = files.iter().map(named).collect::<anyhow::Result<Vec<NamedCourse>>>()?;
        let name = match list.len() {
            1 => "the only map of the folder".to_owned(),
            number => format!("the {number} maps of the folder in turn"),
        };
        Ok(Courses { name, list })
    }
}

/// Checks that a folder exists. A folder that the user has named must not be replaced by random
/// maps.
pub fn check_folder(folder: &Path) -> anyhow::Result<()> {
    match fs::read_dir(folder) {
        Err(why) if why.kind() == ErrorKind::NotFound => {
            let folder = folder.display();
            Err(bad_input(format!("there is no folder {folder}: create maps with `roborace maps --out {folder}`")))
        }
        read => read.map(drop).map_err(|why| cannot_read(folder, &why)),
    }
}

fn cannot_read(folder: &Path, why: &io::Error) -> anyhow::Error {
    bad_input(format!("cannot read {}: {why}", folder.display()))
}

/// Warnings about a folder of maps, one line each.
pub fn warnings(folder: &Path) -> anyhow::Result<Vec<String>> {
    let Files { maps, others } = list_files(folder).map_err(|why| cannot_read(folder, &why))?;
    let mut lines = Vec::new();
    if maps.is_empty() {
        lines.push(format!(
            "there are no maps in {}: games use random ones (--maps selects another folder)",
            folder.display()
        ));
    }
    if !others.is_empty() {
        let names: Vec<String> = others.iter().take(MAX_LISTED).map(|name| format!("{name:?}")).collect();
        let more = others.len() - names.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        lines.push(format!(
            "skipped in {}: {}{more}; the file of a map is not a link, and its name is up to {MAX_NAME_LENGTH} ASCII letters, digits, - and _, then .{EXTENSION}",
            folder.display(),
            names.join(", ")
        ));
    }
    Ok(lines)
}

/// Reads a course from a file.
pub fn from_file(file: &Path, random: &mut fastrand::Rng) -> anyhow::Result<Course> {
    let (map, start) = map_file::read(file)?;
    with_start(map, start, random).ok_or_else(|| bad_input(format!("{}: no way leads to the treasure", file.display())))
}

/// Adds a random start, from which the treasure can be reached, to a map without one.
pub fn with_start(map: Map, start: Option<Pose>, random: &mut fastrand::Rng) -> Option<Course> {
    if let Some(start) = start {
        return Some((map, start));
    }
    let distances = Distances::new(&map);
    let starts: Vec<Pose> = map.poses().filter(|&pose| distances.moves_from(&map, pose).is_some()).collect();
    let start = random.choice(starts)?;
    Some((map, start))
}

/// The names of the folder's maps; none if it cannot be read.
pub fn names(folder: &Path) -> Vec<String> {
    list_files(folder).unwrap_or_default().maps.iter().filter_map(|file| stem(file)).collect()
}

fn stem(file: &Path) -> Option<String> {
    Some(file.file_stem()?.to_str()?.to_owned())
}

/// Whether this is a valid name for a map.
pub fn is_name(name: &str) -> bool {
    let known = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    (1..=MAX_NAME_LENGTH).contains(&name.len()) && name.chars().all(known)
}

/// The path of a map; `None` if the name is invalid. No name leads out of the folder.
pub fn file(folder: &Path, name: &str) -> Option<PathBuf> {
    let file = folder.join(format!("{name}.{EXTENSION}"));
    // A symbolic link could lead out of it.
    let link = fs::symlink_metadata(&file).is_ok_and(|file| !file.is_file());
    (is_name(name) && !link).then_some(file)
}

/// Writes a map file atomically. Without `overwrite`, an existing file is an
/// [`ErrorKind::AlreadyExists`] error.
pub fn save(folder: &Path, file: &Path, (map, start): &(Map, Option<Pose>), overwrite: bool) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    if !file.exists() && list_files(folder)?.maps.len() >= MAX_MAPS {
        return Err(io::Error::other(format!("the folder already holds {MAX_MAPS} maps")));
    }
    // Temporary files are private by default; maps are readable like other files.
    let mut new = Builder::new().permissions(Permissions::from_mode(0o644)).tempfile_in(folder)?;
    write!(new, "{map}")?;
    if let Some(start) = start {
        writeln!(new, "{start}")?;
    }
    let saved = if overwrite { new.persist(file) } else { new.persist_noclobber(file) };
    saved?;
    Ok(())
}

/// The files in a folder of maps.
#[derive(Default)]
struct Files {
    /// Regular files with a valid name, sorted.
    maps: Vec<PathBuf>,
    /// Names of other files, sorted.
    others: Vec<OsString>,
}

/// Lists a folder; a missing one is empty.
fn list_files(folder: &Path) -> io::Result<Files> {
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
            .filter(|_| path.extension().is_some_and(|end| end == EXTENSION));
        if name.and_then(|name| file(folder, name)).is_some_and(|file| file.is_file()) {
            files.maps.push(path);
        } else if !path.is_dir() {
            // Hidden files belong to the system or an editor.
            files
                .others
                .extend(path.file_name().filter(|name| !name.as_encoded_bytes().starts_with(b".")).map(OsString::from));
        }
    }
    files.maps.sort_by_key(|file| sort_key(file));
    files.others.sort();
    Ok(files)
}

/// Sort key in which a number at the end counts as a number: 2 is before 10.
fn sort_key(file: &Path) -> (String, u64) {
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let letters = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = name[letters.len()..].parse().unwrap_or(0);
    (letters.to_owned(), number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_leave_the_folder() {
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
    fn warnings_name_skipped_files_and_missing_maps() {
        let folder = tempfile::tempdir().unwrap();
        let told = || warnings(folder.path()).unwrap();
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
    fn missing_folder_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let [missing, file] = ["missing", "file"].map(|name| folder.path().join(name));
        fs::write(&file, "").unwrap();
        assert!(check_folder(folder.path()).is_ok() && warnings(&missing).unwrap().len() == 1);
        assert!(check_folder(&missing).unwrap_err().to_string().starts_with("there is no folder "));
        let random = &mut fastrand::Rng::with_seed(1);
        assert!(Courses::from_folder(&missing, random).is_ok());
        for why in [check_folder(&file).err(), Courses::from_folder(&file, random).err(), warnings(&file).err()] {
            assert!(why.unwrap().to_string().starts_with("cannot read "));
        }
    }

    #[test]
    fn saved_maps_are_listed_in_natural_order() {
        let folder = tempfile::tempdir().unwrap();
        let course = map_file::parse_course("$..\n3 1 L\n").unwrap();
        for name in ["holes-10", "holes-2", "belts-1"] {
            save(folder.path(), &file(folder.path(), name).unwrap(), &course, false).unwrap();
        }
        assert_eq!(names(folder.path()), ["belts-1", "holes-2", "holes-10"]);
        assert_eq!(map_file::read(&folder.path().join("holes-2.txt")).unwrap(), course);
        let other = map_file::parse_course("$.\n2 1 L\n").unwrap();
        let file = file(folder.path(), "belts-1").unwrap();
        let refused = save(folder.path(), &file, &other, false).unwrap_err();
        assert_eq!((refused.kind(), map_file::read(&file).unwrap()), (ErrorKind::AlreadyExists, course));
        save(folder.path(), &file, &other, true).unwrap();
        assert_eq!(map_file::read(&file).unwrap(), other);
    }
}
