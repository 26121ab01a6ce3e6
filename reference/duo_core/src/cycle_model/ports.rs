//! Port lists: a struct with names and bit widths, packed into the words that a simulated design
//! reads and drives.
//!
//! Every port starts at its own word, in the order of declaration, the least significant word
//! first. The bits above its width are zero. Packing must be cheap, because it happens on every
//! clock of every simulation.

use std::fmt::Debug;

/// One port of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Port {
    /// The port's name in Verilog.
    pub name: &'static str,
    /// The port's width in bits.
    pub width: usize,
    /// Whether there are designs of the block without this input.
    pub optional: bool,
}

impl Port {
    /// Number of words of the port.
    pub const fn words(&self) -> usize {
        words_for(self.width)
    }
}

/// Number of words for `width` bits.
pub const fn words_for(width: usize) -> usize {
    width.div_ceil(32)
}

/// Total number of words of the ports.
pub const fn total_words(ports: &[Port]) -> usize {
    let mut words = 0;
    let mut i = 0;
    while i < ports.len() {
        words += ports[i].words();
        i += 1;
    }
    words
}

/// The ports of one direction, declared by [`ports!`](crate::ports).
pub trait Ports: Clone + Copy + Debug + PartialEq + Default {
    /// The ports in the order of declaration.
    const PORTS: &'static [Port];
    /// Total number of words of the ports.
    const WORDS: usize = total_words(Self::PORTS);

    /// Writes all ports into the first [`Self::WORDS`] of `words`.
    fn pack(&self, words: &mut [u32]);

    /// Reads ports written by [`pack`](Self::pack).
    fn unpack(words: &[u32]) -> Self;
}

/// A value that can be passed through a port of `width` bits.
///
/// `words` has exactly the length for this width. Bits above the width are dropped by `pack` and
/// are zero for `unpack`.
pub trait Field: Copy {
    /// Writes the low `width` bits of the value.
    fn pack(self, width: usize, words: &mut [u32]);

    /// Reads the value back.
    fn unpack(width: usize, words: &[u32]) -> Self;
}

/// The low `width` bits of a word.
#[inline(always)]
const fn low_bits(width: usize) -> u32 {
    if width >= 32 {
        u32::MAX
    } else {
        (1 << width) - 1
    }
}

impl Field for bool {
    #[inline(always)]
    fn pack(self, _width: usize, words: &mut [u32]) {
        words[0] = u32::from(self);
    }

    #[inline(always)]
    fn unpack(_width: usize, words: &[u32]) -> Self {
        words[0] & 1 != 0
    }
}

macro_rules! unsigned_field {
    ($($type:ty),+) => {$(
        impl Field for $type {
            #[inline(always)]
            fn pack(self, width: usize, words: &mut [u32]) {
                debug_assert!(width <= <$type>::BITS as usize);
                words[0] = u32::from(self) & low_bits(width);
            }

            #[inline(always)]
            fn unpack(width: usize, words: &[u32]) -> Self {
                (words[0] & low_bits(width)) as $type
            }
        }
    )+};
}
unsigned_field!(u8, u16, u32);

/// Signed fields in two's complement: the sign is extended from the port's highest bit.
macro_rules! signed_field {
    ($($type:ty),+) => {$(
        impl Field for $type {
            #[inline(always)]
            fn pack(self, width: usize, words: &mut [u32]) {
                debug_assert!(width <= <$type>::BITS as usize);
                words[0] = (i32::from(self) as u32) & low_bits(width);
            }

            #[inline(always)]
            fn unpack(width: usize, words: &[u32]) -> Self {
                let unused = 32 - width as u32;
                (((words[0] << unused) as i32) >> unused) as $type
            }
        }
    )+};
}
signed_field!(i8, i16, i32);

impl Field for u64 {
    #[inline(always)]
    fn pack(self, width: usize, words: &mut [u32]) {
        debug_assert!(width <= 64);
        words[0] = self as u32 & low_bits(width);
        if width > 32 {
            words[1] = (self >> 32) as u32 & low_bits(width - 32);
        }
    }

    #[inline(always)]
    fn unpack(width: usize, words: &[u32]) -> Self {
        let low = u64::from(words[0] & low_bits(width));
        if width > 32 {
            low | u64::from(words[1] & low_bits(width - 32)) << 32
        } else {
            low
        }
    }
}

impl<const N: usize> Field for [u32; N] {
    #[inline(always)]
    fn pack(self, width: usize, words: &mut [u32]) {
        debug_assert!(words_for(width) == N);
        words.copy_from_slice(&self);
        words[N - 1] &= low_bits(width - 32 * (N - 1));
    }

    #[inline(always)]
    fn unpack(width: usize, words: &[u32]) -> Self {
        let mut value = [0; N];
        value.copy_from_slice(words);
        value[N - 1] &= low_bits(width - 32 * (N - 1));
        value
    }
}

/// Declares a struct of ports: `name: type [width in bits]`, in the order in which they are packed.
///
/// ```
/// duo_core::ports! {
///     /// What an adder reads.
///     pub struct In {
///         /// First operand.
///         pub left: u8 [7],
///         /// Carry from below.
///         pub carry: bool [1],
///     }
/// }
/// use duo_core::cycle_model::Ports;
///
/// let mut words = [0; In::WORDS];
/// In { left: 5, carry: true }.pack(&mut words);
/// assert_eq!(words, [5, 1]);
/// ```
#[macro_export]
macro_rules! ports {
    (@optional) => { true };
    (
        $(#[$struct_meta:meta])*
        pub struct $name:ident {
            $( $(#[$field_meta:meta])* pub $field:ident : $type:ty [$width:expr] $($optional:ident)? ),* $(,)?
        }
    ) => {
        $(#[$struct_meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Default)]
        pub struct $name {
            $( $(#[$field_meta])* pub $field: $type, )*
        }

        impl $crate::cycle_model::Ports for $name {
            const PORTS: &'static [$crate::cycle_model::Port] = &[
                $( $crate::cycle_model::Port {
                    name: stringify!($field),
                    width: $width,
                    optional: false $( | $crate::ports!(@$optional) )?,
                }, )*
            ];

            #[inline]
            fn pack(&self, words: &mut [u32]) {
                let at = 0;
                $(
                    let end = at + $crate::cycle_model::ports::words_for($width);
                    $crate::cycle_model::Field::pack(self.$field, $width, &mut words[at..end]);
                    let at = end;
                )*
                debug_assert_eq!(at, Self::WORDS);
            }

            #[inline]
            fn unpack(words: &[u32]) -> Self {
                let at = 0;
                $(
                    let end = at + $crate::cycle_model::ports::words_for($width);
                    let $field = <$type as $crate::cycle_model::Field>::unpack($width, &words[at..end]);
                    let at = end;
                )*
                debug_assert_eq!(at, Self::WORDS);
                Self { $($field,)* }
            }
        }
    };
}

/// Copies the low `width` bits of a field to bit `at` of a record.
pub fn put(words: &mut [u32], at: usize, field: &[u32], width: usize) {
    for (index, &word) in field.iter().enumerate() {
        let (bits, low) = ((width - 32 * index).min(32), at + 32 * index);
        let wide = u64::from(word & low_bits(bits)) << (low % 32);
        words[low / 32] |= wide as u32;
        if wide >> 32 != 0 {
            words[low / 32 + 1] |= (wide >> 32) as u32;
        }
    }
}

/// Reads a field written by `put`.
pub fn take(words: &[u32], at: usize, field: &mut [u32], width: usize) {
    for (index, word) in field.iter_mut().enumerate() {
        let (bits, low) = ((width - 32 * index).min(32), at + 32 * index);
        let high = words.get(low / 32 + 1).copied().unwrap_or(0);
        let wide = u64::from(words[low / 32]) | u64::from(high) << 32;
        *word = (wide >> (low % 32)) as u32 & low_bits(bits);
    }
}

/// Declares a struct that is passed as one port, with its fields side by side:
/// `name: type [width in bits]`, the lowest bits first.
///
/// ```
/// duo_core::record! {
///     /// A key, and whether it counts.
///     pub struct Searched {
///         /// The key.
///         pub key: u64 [40],
///         /// It counts.
///         pub counts: bool [1],
///     }
/// }
/// use duo_core::cycle_model::Field;
///
/// let mut words = [0; 2];
/// Searched { key: 5, counts: true }.pack(Searched::BITS, &mut words);
/// assert_eq!(words, [5, 1 << 8]);
/// ```
#[macro_export]
macro_rules! record {
    (
        $(#[$struct_meta:meta])*
        pub struct $name:ident {
            $( $(#[$field_meta:meta])* pub $field:ident : $type:ty [$width:expr] ),* $(,)?
        }
    ) => {
        $(#[$struct_meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Default)]
        pub struct $name {
            $( $(#[$field_meta])* pub $field: $type, )*
        }

        impl $name {
            /// Width of the record in bits.
            pub const BITS: usize = 0 $( + $width )*;
        }

        impl $crate::cycle_model::Field for $name {
            fn pack(self, _width: usize, words: &mut [u32]) {
                words.fill(0);
                let at = 0;
                $(
                    let mut field = [0; $crate::cycle_model::ports::words_for($width)];
                    $crate::cycle_model::Field::pack(self.$field, $width, &mut field);
                    $crate::cycle_model::ports::put(words, at, &field, $width);
                    let at = at + $width;
                )*
                debug_assert_eq!(at, Self::BITS);
            }

            fn unpack(_width: usize, words: &[u32]) -> Self {
                let at = 0;
                $(
                    let mut field = [0; $crate::cycle_model::ports::words_for($width)];
                    $crate::cycle_model::ports::take(words, at, &mut field, $width);
                    let $field = <$type as $crate::cycle_model::Field>::unpack($width, &field);
                    let at = at + $width;
                )*
                debug_assert_eq!(at, Self::BITS);
                Self { $($field,)* }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    ports! {
        /// One port of each type.
        pub struct Everything {
            /// A bit.
            pub flag: bool [1],
            /// Narrower than its type.
            pub nibble: u8 [4],
            /// A full word.
            pub word: u32 [32],
            /// Two words, the upper one partly used.
            pub long: u64 [40],
            /// Two's complement.
            pub score: i16 [12],
            /// A board.
            pub cells: [u32; 7] [196],
        }
    }

    const SAMPLE: Everything = Everything {
        flag: true,
        nibble: 0xa,
        word: 0xdead_beef,
        long: 0xff_1234_5678,
        score: -3,
        cells: [1, 2, 3, 4, 5, 6, 0xf],
    };

    #[test]
    fn every_port_starts_at_its_own_word_in_order() {
        let mut words = [0; Everything::WORDS];
        SAMPLE.pack(&mut words);
        assert_eq!(words, [1, 0xa, 0xdead_beef, 0x1234_5678, 0xff, 0xffd, 1, 2, 3, 4, 5, 6, 0xf]);
        let names: Vec<_> = Everything::PORTS.iter().map(|port| port.name).collect();
        assert_eq!(names, ["flag", "nibble", "word", "long", "score", "cells"]);
    }

    #[test]
    fn unpack_reads_what_pack_wrote() {
        let mut words = [0; Everything::WORDS];
        SAMPLE.pack(&mut words);
        assert_eq!(Everything::unpack(&words), SAMPLE);
    }

    #[test]
    fn bits_above_the_width_are_dropped() {
        let mut words = [0; Everything::WORDS];
        let wide = Everything { nibble: 0xff, long: u64::MAX, cells: [u32::MAX; 7], ..SAMPLE };
        wide.pack(&mut words[..]);
        let narrow = Everything::unpack(&words);
        assert_eq!((narrow.nibble, narrow.long, narrow.cells[6]), (0xf, 0xff_ffff_ffff, 0xf));
    }
}
