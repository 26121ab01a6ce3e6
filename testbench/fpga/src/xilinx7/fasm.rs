//! Reads and writes lines of FASM: `TILE.FEATURE` sets a feature,
//! `TILE.FEATURE[HIGH:LOW] = WIDTH'bDIGITS` a bit of it for each digit.

use anyhow::{bail, Context, Result};

/// A line of FASM.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Statement<'a> {
    /// The tile's name.
    pub tile: &'a str,
    /// The feature's name in a tile of that type, without its bits.
    pub feature: &'a str,
    /// The feature's bits that are one; `None` for a feature without numbered bits.
    pub ones: Option<Vec<u32>>,
}

/// Reads a line; `None` if it is empty or a comment.
///
/// # Errors
/// A form that nextpnr does not write.
pub(super) fn statement(line: &str) -> Result<Option<Statement<'_>>> {
    let line = line.split('#').next().unwrap_or_default().trim();
    if line.is_empty() {
        return Ok(None);
    }
    let (name, value) = match line.split_once('=') {
        Some((name, value)) => (name.trim(), Some(value.trim())),
        None => (line, None),
    };
    let (tile, feature) = name.split_once('.').with_context(|| format!("{name} names no feature of a tile"))?;
    let (feature, range) = match feature.strip_suffix(']').and_then(|feature| feature.split_once('[')) {
        Some((feature, range)) => (feature, Some(range)),
        None => (feature, None),
    };
    let ones = match (range, value) {
        (None, None) => None,
        (Some(bit), None) => Some(vec![number(bit)?]),
        (Some(range), Some(value)) => {
            Some(ones(range, value).with_context(|| format!("{line} is not a value of bits"))?)
        }
        (None, Some(_)) => bail!("{line} is a value without bits"),
    };
    Ok(Some(Statement { tile, feature, ones }))
}

/// The bits of the range that are one in the value.
fn ones(range: &str, value: &str) -> Result<Vec<u32>> {
    let (high, low) = range.split_once(':').context("a range is HIGH:LOW")?;
    let (high, low) = (number(high)?, number(low)?);
    let (width, digits) = value.split_once("'b").context("a value is WIDTH'bDIGITS")?;
    let width = number(width)?;
    if high.checked_sub(low).and_then(|span| span.checked_add(1)) != Some(width) || digits.len() != width as usize {
        bail!("{width} bits for {range} with {} digits", digits.len());
    }
    let mut ones = Vec::new();
    // The first digit is the highest bit.
    for (bit, digit) in (low..=high).zip(digits.bytes().rev()) {
        match digit {
            b'0' => {}
            b'1' => ones.push(bit),
            _ => bail!("a digit is 0 or 1"),
        }
    }
    Ok(ones)
}

fn number(digits: &str) -> Result<u32> {
    digits.parse().with_context(|| format!("{digits:?} is not a number"))
}

/// The line for a feature of `width` bits of which `ones` are one.
pub(super) fn line(tile: &str, feature: &str, width: u32, ones: &[u32]) -> String {
    let mut digits = vec![b'0'; width as usize];
    for &bit in ones {
        digits[(width - 1 - bit) as usize] = b'1';
    }
    let digits: String = digits.into_iter().map(char::from).collect();
    format!("{tile}.{feature}[{}:0] = {width}'b{digits}\n", width - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_of_nextpnr_are_read() {
        assert_eq!(statement("").unwrap(), None);
        assert_eq!(statement("  # routing for net clock").unwrap(), None);
        let plain = Statement { tile: "INT_L_X0Y1", feature: "A.B", ones: None };
        assert_eq!(statement("INT_L_X0Y1.A.B # why").unwrap(), Some(plain));
        let bits = |ones: &[u32]| Some(Statement { tile: "T", feature: "X.INIT", ones: Some(ones.to_vec()) });
        assert_eq!(statement("T.X.INIT[3:0] = 4'b0101").unwrap(), bits(&[0, 2]));
        assert_eq!(statement("T.X.INIT[7:4] = 4'b1000").unwrap(), bits(&[7]));
        assert_eq!(statement("T.X.INIT[5]").unwrap(), bits(&[5]));
    }

    #[test]
    fn malformed_statements_are_refused() {
        for line in [
            "T",
            "T.A = 1",
            "T.A[0] = x",
            "T.A[1:0] = 3'b000",
            "T.A[1:0] = 2'b02",
            "T.A[0:1] = 2'b00",
            "T.A[x]",
            "T.A[4294967295:0] = 0'b",
        ] {
            assert!(statement(line).is_err(), "{line}");
        }
    }

    #[test]
    fn line_is_read_as_it_was_written() {
        let line = line("T", "X.INIT", 6, &[1, 5]);
        assert_eq!(line, "T.X.INIT[5:0] = 6'b100010\n");
        let read = Statement { tile: "T", feature: "X.INIT", ones: Some(vec![1, 5]) };
        assert_eq!(statement(&line).unwrap(), Some(read));
    }
}
