//! Parts of the walker, each compared with the reference: its arithmetic and its memory.
//!
//! The walker's own test meets few of the numbers that occur in the trees of a contest.
mod answer_score;
mod comparison;
mod leaf_value;
mod tree_memory;
