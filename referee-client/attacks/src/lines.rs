//! Attacks on servers with line protocols.

use std::time::Duration;

use crate::attack::{Attack, End, AT_ONCE, CROWD, SLOWLY};
use crate::http::request;
use crate::patience::Dawdler;

/// Properties of a server with a line protocol.
pub struct Service<'a> {
    /// A client's introduction.
    pub introduction: &'a str,
    /// A valid line, sent at the wrong time.
    pub out_of_place: &'a str,
    /// A number of clients below the server's limit.
    pub few: usize,
}

/// The attacks that every such server must survive.
pub fn attacks(service: &Service) -> Vec<Attack> {
    let Service { introduction, out_of_place, few } = *service;
    let piece = "x".repeat(16_384);
    let flood = format!("{out_of_place}\n").repeat(1000);
    // A page can make a browser send this, with protocol lines in the body.
    let smuggled = request("POST /", "localhost", "Origin: http://evil.example\r\n", introduction);
    vec![
        Attack::new("connections that say nothing", 3000, ""),
        Attack::new("lines that come slowly", CROWD, "i").going_on("x", SLOWLY),
        Attack::new("lines without end", 300, "").going_on(&*piece, AT_ONCE),
        Attack::new("lines without number", 300, "").going_on(&*flood, AT_ONCE),
        Attack::new("empty lines without number", 300, "").going_on("\n".repeat(16_384), AT_ONCE),
        Attack::new("garbage", 300, vec![0xff; 1000]).going_on(vec![0; 16_384], AT_ONCE),
        Attack::new("half-closed and silent", CROWD, "").ending(End::HalfClose),
        Attack::new("half-closed in a line", CROWD, "id na").ending(End::HalfClose),
        Attack::new("pages that speak the protocol", 300, smuggled),
        Attack::new("connections closed at once", 300, "").ending(End::Leave),
        Attack::new("introduced and gone", 300, introduction).ending(End::Leave),
        Attack::new("introduced and half-closed", few, introduction).ending(End::HalfClose),
        Attack::new("introduced and silent", few, introduction),
        Attack::new("introduced, and flooding", few, introduction).going_on(&*flood, AT_ONCE),
    ]
}

/// Slow clients that every such server must cut off in time.
pub fn dawdlers(service: &Service) -> Vec<Dawdler> {
    let dawdler = |name, say: &str, more: &'static str| Dawdler {
        name,
        say: say.into(),
        more: more.as_bytes(),
        reads: true,
        bound: Duration::from_secs(40),
    };
    vec![
        dawdler("says nothing", "", ""),
        dawdler("half a line and no more", "id na", ""),
        dawdler("a line that comes slowly", "id na", "x"),
        dawdler("introduced and silent", service.introduction, ""),
    ]
}
