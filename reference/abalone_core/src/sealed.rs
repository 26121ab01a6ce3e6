//! Binary files that begin with their kind and version and end with a checksum.

use std::hash::Hasher;

use fnv::FnvHasher;

/// Length of the checksum in bytes.
const CHECKSUM_LENGTH: usize = 8;

/// FNV-1a of 64 bits.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// Appends the checksum to a file's bytes.
pub fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The bytes between `head` and the checksum; the error says what is wrong with the file.
/// `wrong_kind` is the error for another head.
pub fn open<'a>(bytes: &'a [u8], head: &[u8; 8], wrong_kind: &'static str) -> Result<&'a [u8], &'static str> {
    let body = bytes.len().checked_sub(CHECKSUM_LENGTH).map(|length| bytes.split_at(length));
    let (body, sum) = body.ok_or("it is too short")?;
    if sum != checksum(body).to_le_bytes() {
        return Err("its checksum does not fit: it is cut off or damaged");
    }
    body.strip_prefix(head).ok_or(wrong_kind)
}
