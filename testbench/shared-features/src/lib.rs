//! Empty: its manifest gives the dependencies that our crates share one set of features.
