//! What a walker counts with, each part in lockstep with the reference's arithmetic: a walker's own test meets few of the numbers that
//! a contest's trees come to.
mod answer_score;
mod comparison;
mod leaf_value;
