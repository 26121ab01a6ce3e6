//! Pictures of waveforms: a block's ports over some clocks, drawn for its page in the manual.

use std::fmt::Write;
use std::marker::PhantomData;

use duo_core::cycle_model::{Port, Ports};

use crate::lockstep::digits;

/// Lengths in the picture's units, which browsers show as pixels.
const NAME_WIDTH: usize = 130;
const LANES_WIDTH: usize = 900;
const LANE_HEIGHT: usize = 28;
const HIGH: usize = 6;
const LOW: usize = 22;
const WIDEST_CLOCK: usize = 24;
const DIGIT_WIDTH: usize = 8;

/// A recording of a block's ports.
#[derive(Clone, Debug)]
pub struct Waveform<I, O> {
    clocks: Vec<Vec<u32>>,
    ports: PhantomData<fn(I) -> O>,
}

impl<I: Ports, O: Ports> Default for Waveform<I, O> {
    fn default() -> Self {
        Self::new()
    }
}

impl<I: Ports, O: Ports> Waveform<I, O> {
    /// An empty recording.
    pub fn new() -> Self {
        Self { clocks: Vec::new(), ports: PhantomData }
    }

    /// Records one clock.
    pub fn push(&mut self, input: &I, output: &O) {
        let mut words = vec![0; I::WORDS + O::WORDS];
        let (inputs, outputs) = words.split_at_mut(I::WORDS);
        input.pack(inputs);
        output.pack(outputs);
        self.clocks.push(words);
    }

    /// The picture, as SVG.
    pub fn svg(&self) -> String {
        let ports = Self::lanes();
        let clock_width = (LANES_WIDTH / self.clocks.len().max(1)).clamp(1, WIDEST_CLOCK);
        let width = NAME_WIDTH + clock_width * self.clocks.len() + 10;
        let height = LANE_HEIGHT * (ports.len() + 1);
        let mut svg = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             font-family=\"monospace\" font-size=\"12\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>"
        );
        self.ruler(&mut svg, clock_width, height);
        for (index, &(port, word, color)) in ports.iter().enumerate() {
            let y = LANE_HEIGHT * (index + 1);
            let _ = writeln!(svg, "<text x=\"4\" y=\"{}\">{}</text>", y + 18, port.name);
            let values: Vec<&[u32]> = self.clocks.iter().map(|clock| &clock[word..word + port.words()]).collect();
            lane(&mut svg, port, &values, clock_width, y, color);
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// The ports that are shown, each with its first word and its color. Optional ports are left
    /// out, because the design that is shown may not have them.
    fn lanes() -> Vec<(&'static Port, usize, &'static str)> {
        let inputs = I::PORTS.iter().map(|port| (port, "#06c"));
        let outputs = O::PORTS.iter().map(|port| (port, "#060"));
        let mut end = 0;
        let all = inputs.chain(outputs).map(|(port, color)| {
            let word = end;
            end += port.words();
            (port, word, color)
        });
        all.filter(|(port, ..)| !port.optional).collect()
    }

    /// Clock numbers, at round intervals that leave space for them.
    fn ruler(&self, svg: &mut String, clock_width: usize, height: usize) {
        let step =
            [1, 5, 10, 20, 50, 100, 200, 500, 1000].into_iter().find(|step| step * clock_width >= 50).unwrap_or(5000);
        let _ = writeln!(svg, "<text x=\"4\" y=\"18\" fill=\"#888\">clock cycle</text>");
        for clock in (0..self.clocks.len()).step_by(step) {
            let x = NAME_WIDTH + clock * clock_width;
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"18\" fill=\"#888\">{clock}</text>\
                 <path d=\"M{x} {LANE_HEIGHT}V{height}\" stroke=\"#ddd\"/>"
            );
        }
    }
}

/// One port: a line for a bit, boxes with values for a wider port.
fn lane(svg: &mut String, port: &Port, values: &[&[u32]], clock_width: usize, y: usize, color: &str) {
    let mut path = String::new();
    let mut texts = String::new();
    let mut start = 0;
    while start < values.len() {
        let same = |value: &&&[u32]| **value == values[start];
        let length = values[start..].iter().take_while(same).count();
        let x = NAME_WIDTH + start * clock_width;
        let end = x + length * clock_width;
        let (high, low) = (y + HIGH, y + LOW);
        if port.width == 1 {
            let level = if values[start][0] == 0 { low } else { high };
            let go = if start == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{go}{x} {level}H{end}");
        } else {
            let _ = write!(path, "M{x} {high}H{end}V{low}H{x}Z");
            let text = digits(port, values[start]);
            if text.len() * DIGIT_WIDTH < end - x {
                let _ = write!(texts, "<text x=\"{}\" y=\"{}\">{text}</text>", x + 3, y + 18);
            }
        }
        start += length;
    }
    let _ = writeln!(svg, "<path d=\"{path}\" stroke=\"{color}\" fill=\"none\"/>{texts}");
}

#[cfg(test)]
mod tests {
    use super::*;

    duo_core::ports! {
        /// A bit.
        pub struct In {
            /// It.
            pub bit: bool [1],
        }
    }
    duo_core::ports! {
        /// A byte.
        pub struct Out {
            /// It.
            pub byte: u8 [8],
        }
    }

    #[test]
    fn levels_and_values_are_drawn_where_they_change() {
        let mut waveform = Waveform::new();
        for (bit, byte) in [(false, 0x41), (true, 0x41), (true, 0x42)] {
            waveform.push(&In { bit }, &Out { byte });
        }
        let svg = waveform.svg();
        assert!(svg.contains(">clock cycle</text>"), "what the numbers count: {svg}");
        assert!(svg.contains("M130 50H154L154 34H202"), "{svg}");
        assert!(svg.contains("M130 62H178V78H130ZM178 62H202V78H178Z"), "{svg}");
        assert!(svg.contains(">41</text>") && svg.contains(">42</text>"), "{svg}");
    }
}
