//! Empty: its manifest gives the dependencies that our tests share one set of features.
