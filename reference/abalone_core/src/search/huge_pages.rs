//! Asks the operating system for large pages of memory.

use std::mem::MaybeUninit;

/// Asks Linux to map this memory in pages of 2 MiB instead of 4 KiB.
///
/// A table is read at random. With small pages, the processor would also have to look up most of
/// their addresses in memory. If Linux refuses, or on other systems, the memory stays as it is.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables))]
pub(super) fn request<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    linux::advise(memory);
}

#[cfg(target_os = "linux")]
mod linux {
    use std::mem::MaybeUninit;

    use rustix::mm::{madvise, Advice};

    /// Size of a large page.
    const PAGE_BYTES: usize = 2 << 20;

    /// Gives the advice about the whole large pages in this memory.
    pub(super) fn advise<T>(memory: &mut [MaybeUninit<T>]) {
        let range = memory.as_mut_ptr_range();
        let bytes = range.end.addr() - range.start.addr();
        let skipped = range.start.addr().next_multiple_of(PAGE_BYTES) - range.start.addr();
        let length = bytes.saturating_sub(skipped) / PAGE_BYTES * PAGE_BYTES;
        if length > 0 {
            // SAFETY: the range lies within the memory, and the advice changes only the size of its
            // pages. An error means that it stays as it is.
            let _ = unsafe { madvise(range.start.cast::<u8>().add(skipped).cast(), length, Advice::LinuxHugepage) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_any_size_stays_usable() {
        for bytes in [0, 1, 5000, (2 << 20) - 1, 5 << 20] {
            let mut memory: Vec<u8> = Vec::with_capacity(bytes);
            request(memory.spare_capacity_mut());
            memory.resize(bytes, 7);
            assert!(memory.iter().all(|&byte| byte == 7));
        }
    }
}
