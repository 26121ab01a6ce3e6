//! The walker's arithmetic: each part in lockstep with the reference.
//!
//! The walker's own test meets few of the numbers that occur in the trees of a contest.
mod answer_score;
mod comparison;
mod leaf_value;
