//! The evaluation's weights from games: [`self_play`] plays them and says what is to be learnt, [`regression`] learns it, and
//! [`weights_file`] writes it down.

pub mod regression;
pub mod self_play;
pub mod weights_file;
