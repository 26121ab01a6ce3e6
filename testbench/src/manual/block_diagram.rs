//! The accelerator's block diagram for the README, drawn in two palettes, for light and for dark
//! pages.

use std::fmt::Write;

/// The two files, with their palettes.
pub const PICTURES: [(&str, &Palette); 2] =
    [("hdl/doc/pictures/blocks-light.svg", &LIGHT), ("hdl/doc/pictures/blocks-dark.svg", &DARK)];

/// Colours of a drawing.
pub struct Palette {
    text: &'static str,
    faint: &'static str,
    panel: &'static str,
    panel_edge: &'static str,
    block: &'static str,
    block_edge: &'static str,
    /// The path of the data, from the prompt to the reply.
    data: &'static str,
    /// All other signals between blocks.
    control: &'static str,
}

const LIGHT: Palette = Palette {
    text: "#1f2328",
    faint: "#59636e",
    panel: "#eef2f6",
    panel_edge: "#c8d1da",
    block: "#ffffff",
    block_edge: "#59636e",
    data: "#0969da",
    control: "#6e7781",
};

const DARK: Palette = Palette {
    text: "#f0f6fc",
    faint: "#9198a1",
    panel: "#1c2229",
    panel_edge: "#3d444d",
    block: "#0d1117",
    block_edge: "#9198a1",
    data: "#4493f8",
    control: "#8b949e",
};

const WIDTH: i32 = 960;
const HEIGHT: i32 = 420;

/// A block: left, top, width, height, name and purpose. A name in small letters is a file in
/// `hdl/src` or in its `search`.
struct Block(i32, i32, i32, i32, &'static str, &'static str);

const BLOCKS: &[Block] = &[
    Block(16, 60, 80, 320, "Referee", "serial line,|115,200 8N1"),
    Block(140, 60, 96, 56, "uart_rx", "bits to bytes"),
    Block(276, 60, 116, 56, "frame_decoder", "bytes to frames"),
    Block(432, 60, 106, 56, "game_state", "rules, position"),
    Block(140, 192, 96, 56, "settings", "team, time"),
    Block(276, 192, 116, 56, "turn_control", "one turn"),
    Block(276, 324, 116, 56, "move_encoder", "move to code"),
    Block(140, 324, 96, 56, "uart_tx", "bytes to bits"),
    Block(600, 74, 108, 56, "move_generator", "414 tests at once"),
    Block(730, 74, 80, 56, "leaf_unit", "16 stages"),
    Block(832, 74, 90, 56, "move_sorter", "best 16"),
    Block(600, 186, 322, 62, "search", "alpha-beta, iterative deepening, LMR|first moves: TT move and killers"),
    Block(600, 304, 98, 56, "node_position", "board, hash key"),
    Block(706, 304, 105, 56, "TT", "8,192 buckets of two"),
    Block(819, 304, 52, 56, "killers", "two"),
    Block(878, 304, 44, 56, "stack", "frames"),
];

/// A wire along these points, with an arrow at its end (or at both ends), and the place and text of
/// its label.
struct Wire(Kind, &'static [(i32, i32)], (i32, i32, &'static str));

#[derive(PartialEq)]
enum Kind {
    Data,
    Control,
    /// Control in both directions.
    Both,
}

const WIRES: &[Wire] = &[
    Wire(Kind::Data, &[(96, 88), (140, 88)], (118, 80, "rx")),
    Wire(Kind::Data, &[(236, 88), (276, 88)], (256, 80, "bytes")),
    Wire(Kind::Data, &[(392, 88), (432, 88)], (412, 80, "moves")),
    Wire(Kind::Data, &[(485, 116), (485, 217), (600, 217)], (536, 209, "position")),
    Wire(Kind::Data, &[(600, 236), (470, 236), (470, 352), (392, 352)], (536, 252, "best move")),
    Wire(Kind::Data, &[(276, 352), (236, 352)], (256, 344, "bytes")),
    Wire(Kind::Data, &[(140, 352), (96, 352)], (118, 344, "tx")),
    Wire(Kind::Control, &[(236, 212), (276, 212)], (256, 204, "time")),
    Wire(Kind::Control, &[(188, 248), (188, 280), (298, 280), (298, 324)], (232, 274, "team")),
    Wire(Kind::Control, &[(334, 116), (334, 192)], (356, 158, "frames")),
    Wire(Kind::Control, &[(334, 248), (334, 324)], (352, 290, "send")),
    Wire(Kind::Both, &[(392, 206), (452, 206), (452, 116)], (424, 198, "play")),
    Wire(Kind::Both, &[(392, 226), (600, 226)], (432, 240, "start, done")),
    Wire(Kind::Data, &[(708, 102), (730, 102)], (0, 0, "")),
    Wire(Kind::Data, &[(810, 102), (832, 102)], (0, 0, "")),
    Wire(Kind::Data, &[(652, 186), (652, 130)], (676, 162, "position")),
    Wire(Kind::Data, &[(767, 130), (767, 186)], (800, 162, "scores")),
    Wire(Kind::Data, &[(876, 130), (876, 186)], (901, 162, "best 16")),
    Wire(Kind::Both, &[(647, 248), (647, 304)], (693, 280, "make, unmake")),
    Wire(Kind::Both, &[(758, 248), (758, 304)], (782, 280, "probe")),
    Wire(Kind::Both, &[(845, 248), (845, 304)], (0, 0, "")),
    Wire(Kind::Both, &[(900, 248), (900, 304)], (0, 0, "")),
];

/// The drawing in these colours.
pub fn svg(palette: &Palette) -> String {
    let Palette { text, faint, panel, panel_edge, block, block_edge, data, control } = palette;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="-apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif" text-anchor="middle">
<title>The accelerator's blocks</title>
<desc>Serial receiver, frame decoder, settings, game state, one or two search engines (move generator, leaf unit, sorter, transposition table), move encoder and serial transmitter, in the order in which the data flows.</desc>
<defs>
"#
    );
    for (name, colour) in [("data", data), ("control", control)] {
        svg += &format!(
            r#"<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto-start-reverse"><path d="M0,0 L8,4 L0,8 z" fill="{colour}"/></marker>
"#
        );
    }
    svg += "</defs>\n";
    let mut panel_at = |x, y, title_y, title| {
        let _ = writeln!(
            svg,
            r#"<rect x="{x}" y="{y}" width="358" height="346" rx="8" fill="{panel}" stroke="{panel_edge}"/><text x="{}" y="{title_y}" font-size="12" fill="{faint}">{title}</text>"#,
            x + 179
        );
    };
    panel_at(594, 48, 388, "engine 2 (main board): the same blocks; each writes both tables");
    panel_at(582, 28, 52, "engine 1");
    for Wire(kind, points, (x, y, label)) in WIRES {
        let (colour, marker, width) = if *kind == Kind::Data { (data, "data", 2) } else { (control, "control", 1) };
        let start = if *kind == Kind::Both { r#" marker-start="url(#control)""# } else { "" };
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let _ = writeln!(
            svg,
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="{width}" marker-end="url(#{marker})"{start}/>"#,
            points.join(" ")
        );
        if !label.is_empty() {
            let _ = writeln!(svg, r#"<text x="{x}" y="{y}" font-size="11" fill="{faint}">{label}</text>"#);
        }
    }
    for Block(x, y, width, height, name, purpose) in BLOCKS {
        let lines: Vec<&str> = purpose.split('|').collect();
        let (middle, top) = (x + width / 2, y + height / 2 + 4 - 8 * lines.len() as i32);
        let _ = writeln!(
            svg,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill="{block}" stroke="{block_edge}"/><text x="{middle}" y="{top}" font-size="12.5" font-weight="600" fill="{text}">{name}</text>"#
        );
        for (line, purpose) in lines.iter().enumerate() {
            let _ = writeln!(
                svg,
                r#"<text x="{middle}" y="{}" font-size="10.5" fill="{faint}">{purpose}</text>"#,
                top + 16 * (line as i32 + 1)
            );
        }
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use duo_core::cycle_model::leaf_unit::LATENCY;
    use duo_core::evaluation::Evaluation;
    use duo_core::placement_checks::TEST_COUNT;
    use duo_core::search::transposition_table::index_bits;
    use duo_core::search::WIDTH as BEST;

    use super::*;
    use crate::workspace;

    #[test]
    fn every_block_in_small_letters_has_a_file() {
        for Block(.., name, _) in BLOCKS.iter().filter(|block| block.4.starts_with(char::is_lowercase)) {
            let of = |folder: &str| workspace::root().join(format!("hdl/src/{folder}{name}.rs"));
            assert!(of("").is_file() || of("search/").is_file(), "{name}");
        }
    }

    #[test]
    fn figures_match_the_hardware() {
        let buckets = 1 << index_bits(Evaluation::Whole);
        let figures = [
            format!("{TEST_COUNT} tests at once"),
            format!("{LATENCY} stages"),
            format!("best {BEST}"),
            format!("{},{:03} buckets of two", buckets / 1000, buckets % 1000),
        ];
        for figure in figures {
            assert!(BLOCKS.iter().any(|block| block.5 == figure), "{figure}");
        }
    }

    #[test]
    fn both_palettes_draw_the_same() {
        assert_eq!(svg(&LIGHT).matches('<').count(), svg(&DARK).matches('<').count());
        assert!(svg(&LIGHT) != svg(&DARK));
    }
}
