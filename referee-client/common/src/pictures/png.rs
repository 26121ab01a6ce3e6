//! Converts SVG to PNG. The only typeface is built in, so that the result is equal on every
//! machine.

use std::sync::Arc;

use anyhow::Context;
use epaint_default_fonts::HACK_REGULAR;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

/// The built-in typeface, used for all text. Pictures name it first ([`super::paper::TYPEFACE`]).
const BUILT_IN: &str = "Hack";

/// Draws an SVG `width` pixels wide.
pub fn draw(svg: &str, width: u32) -> anyhow::Result<Vec<u8>> {
    let mut fonts = Database::new();
    fonts.load_font_data(HACK_REGULAR.to_vec());
    fonts.set_monospace_family(BUILT_IN);
    let options = Options { font_family: BUILT_IN.to_owned(), fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(svg, &options).context("the picture is not a valid SVG")?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).context("the picture has no size")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}
