//! The web page, for the server (`duo_server`) and for the page without a server (`duo_site`): its
//! files in `web/`, its games, and the values that it shows.

pub mod events;
pub mod machine;
pub mod offers;
pub mod order;
pub mod positions;
pub mod records;
pub mod session;
pub mod shapes;

#[cfg(test)]
mod fuzz;
