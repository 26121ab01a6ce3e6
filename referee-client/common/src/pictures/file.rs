//! A picture's file, whose extension determines the format.

use std::path::PathBuf;
use std::str::FromStr;

use super::png;
use crate::whole_file::{check_file, write_file};

/// A picture's file and format.
#[derive(Clone, Debug)]
pub struct PictureFile {
    path: PathBuf,
    is_png: bool,
}

impl PictureFile {
    /// Checks that the file can be written.
    pub fn check(&self) -> anyhow::Result<()> {
        check_file(&self.path)
    }

    /// Writes a picture; a PNG is `width` pixels wide.
    pub fn write(&self, svg: String, width: u32) -> anyhow::Result<()> {
        let PictureFile { path, is_png } = self;
        let picture = if *is_png { png::draw(&svg, width)? } else { svg.into_bytes() };
        write_file(path, picture)
    }
}

impl FromStr for PictureFile {
    type Err = String;

    fn from_str(text: &str) -> Result<PictureFile, String> {
        let path = PathBuf::from(text);
        let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(PictureFile { path, is_png: false }),
            Some("png") => Ok(PictureFile { path, is_png: true }),
            _ => Err("a picture's file name must end with .svg or .png".to_owned()),
        }
    }
}
