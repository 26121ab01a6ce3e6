//! Attacks on web servers, and the behaviour of an honest browser.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::attack::{Attack, End, AT_ONCE, CROWD, SLOWLY};
use crate::patience::Dawdler;

/// Time limit for an attempt of an honest browser.
const ATTEMPT: Duration = Duration::from_secs(30);

/// Properties of a web server.
pub struct Site<'a> {
    /// Path of the longest answer to a GET.
    pub large: &'a str,
    /// Path and JSON body of a request that changes something on the server.
    pub order: (&'a str, &'a str),
    /// Path of an endless answer, if there is one.
    pub stream: Option<&'a str>,
}

/// A request with these header lines and this body.
pub fn request(first_line: &str, host: &str, lines: &str, body: &str) -> String {
    let length = if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
    format!("{first_line} HTTP/1.1\r\nHost: {host}\r\n{lines}{length}\r\n{body}")
}

/// Sends a request on its own connection; returns the status and the whole answer. The request's
/// header must ask to close the connection.
pub fn ask(address: &str, request: &str) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(ATTEMPT))?;
    stream.set_write_timeout(Some(ATTEMPT))?;
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.ok_or(io::ErrorKind::UnexpectedEof)?, answer))
}

/// The body of the answer to a GET.
pub fn body(address: &str, path: &str) -> String {
    let get = request(&format!("GET {path}"), "localhost", "Connection: close\r\n", "");
    let (_, answer) = ask(address, &get).expect("an answer");
    answer.split_once("\r\n\r\n").expect("a head and a body").1.to_owned()
}

/// An honest browser that gets a path.
pub fn visit(path: &str) -> impl Fn(&str) -> io::Result<()> + Sync {
    let get = request(&format!("GET {path}"), "localhost", "Connection: close\r\n", "");
    move |address| match ask(address, &get)? {
        (200, _) => Ok(()),
        (status, _) => Err(io::Error::other(format!("status {status}"))),
    }
}

/// The attacks that every web server must survive.
pub fn attacks(site: &Site) -> Vec<Attack> {
    let get = |path: &str| request(&format!("GET {path}"), "localhost", "", "");
    let (path, body) = site.order;
    let post = format!("POST {path}");
    let promise = |length: &str| {
        let lines = format!("Content-Type: application/json\r\n{length}\r\n");
        request(&post, "localhost", &lines, "") + "{"
    };
    let order = request(&post, "localhost", "Content-Type: application/json\r\n", body);
    let piece = "x".repeat(16_384);
    let mut attacks = vec![
        Attack::new("connections that say nothing", 3000, ""),
        Attack::new("heads that come slowly", CROWD, "GET / HTTP/1.1\r\nHost: local").going_on("x", SLOWLY),
        Attack::new("bodies that come slowly", CROWD, promise("Content-Length: 9999")).going_on(" ", SLOWLY),
        Attack::new("bodies of a gigabyte", 300, promise("Content-Length: 1000000000")).going_on(&*piece, AT_ONCE),
        Attack::new("chunks without end", 300, promise("Transfer-Encoding: chunked"))
            .going_on(format!("4000\r\n{piece}\r\n"), AT_ONCE),
        Attack::new("header lines without end", CROWD, "GET / HTTP/1.1\r\nX: ").going_on(&*piece, AT_ONCE),
        Attack::new("headers without number", 300, "GET / HTTP/1.1\r\n").going_on("X: y\r\n".repeat(2000), AT_ONCE),
        Attack::new("request lines without end", 300, "GET /").going_on(&*piece, AT_ONCE),
        Attack::new("garbage", 300, vec![0xff; 1000]).going_on(vec![0; 16_384], AT_ONCE),
        Attack::new("half-closed after a whole request", CROWD, get(site.large)).ending(End::HalfClose),
        Attack::new("half-closed in a head", CROWD, "GET / HTTP/1.1\r\nHost").ending(End::HalfClose),
        Attack::new("half-closed in a body", CROWD, promise("Content-Length: 9999")).ending(End::HalfClose),
        Attack::new("requests, and answers never read", CROWD, get(site.large).repeat(100))
            .going_on(get(site.large).repeat(100), AT_ONCE),
        Attack::new("connections kept after an answer", CROWD, get("/")),
        Attack::new("requests that nobody waits for", 300, get(site.large)).ending(End::Leave),
        Attack::new("orders that nobody waits for", 300, order).ending(End::Leave),
    ];
    if let Some(stream) = site.stream {
        attacks.push(Attack::new("streams of events never read", CROWD, get(stream)));
    }
    attacks
}

/// Slow clients that every web server must cut off in time.
pub fn dawdlers(site: &Site) -> Vec<Dawdler> {
    let (path, _) = site.order;
    let lines = "Content-Type: application/json\r\nContent-Length: 9999\r\n";
    let body = request(&format!("POST {path}"), "localhost", lines, "") + "{";
    let large = request(&format!("GET {}", site.large), "localhost", "", "").repeat(2000);
    let [soon, late] = [20, 50].map(Duration::from_secs);
    let dawdler = |name, say: &str, more: &'static str, reads, bound| Dawdler {
        name,
        say: say.into(),
        more: more.as_bytes(),
        reads,
        bound,
    };
    vec![
        dawdler("says nothing", "", "", true, soon),
        dawdler("half a head and no more", "GET / HTTP/1.1\r\nHost", "", true, soon),
        dawdler("a head that comes slowly", "GET / HTTP/1.1\r\nHost", "x", true, soon),
        dawdler("half a body and no more", &body, "", true, soon),
        dawdler("a body that comes slowly", &body, " ", true, soon),
        dawdler("asks nothing more", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "", true, late),
        dawdler("half a second head with the first", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET", "", true, late),
        dawdler("never reads", &large, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", false, late),
    ]
}
