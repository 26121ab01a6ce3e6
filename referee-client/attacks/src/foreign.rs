//! Requests that foreign pages make a browser send, and file names that try to lead out of a
//! server's folders.

use crate::http::{ask, request, Site};

/// Headers of requests from foreign pages or foreign host names: the host, further lines, and
/// whether even a GET is refused.
const FOREIGN: [(&str, &str, bool); 14] = [
    ("evil.example", "", true),
    ("evil.example:80", "", true),
    ("localhost.evil.example", "", true),
    ("127.0.0.1.evil.example", "", true),
    ("192.168.0.1", "", true),
    ("", "", true),
    ("localhost", "Origin: http://evil.example\r\n", true),
    ("localhost", "Origin: http://localhost:1\r\n", true),
    ("localhost", "Origin: null\r\n", true),
    ("localhost", "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n", true),
    ("localhost", "Sec-Fetch-Site: same-site\r\n", true),
    // A form may send these without asking first, but not with the content type that orders need.
    ("localhost", "Content-Type: text/plain\r\n", false),
    ("localhost", "Content-Type: application/x-www-form-urlencoded\r\n", false),
    ("localhost", "Content-Type: multipart/form-data\r\n", false),
];

/// Names that lead out of a folder, or would on some systems.
const LEADING_ELSEWHERE: [&str; 14] = [
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "../../../../etc/passwd",
    "..%252f..%252fetc%252fpasswd",
    "%2fetc%2fpasswd",
    "/etc/passwd",
    "..%5c..%5cpasswd",
    "..",
    ".",
    "%2e%2e",
    "%00",
    "passwd%00.txt",
    "%ff%fe",
    "C:%5cpasswd",
];

/// Checks that an order is refused in every form in which a foreign page could send it, and
/// accepted from the server's own page. `state` reads what the order changes.
///
/// # Panics
///
/// An order from a foreign page was accepted or changed something.
pub fn are_refused(address: &str, site: &Site, state: impl Fn() -> String) {
    let (path, body) = site.order;
    let json = "Content-Type: application/json\r\n";
    let before = state();
    let refused = |first_line: &str, host: &str, lines: &str, body: &str| {
        let lines = format!("{lines}Connection: close\r\n");
        let (status, answer) = ask(address, &request(first_line, host, &lines, body)).expect("an answer");
        assert!((400..500).contains(&status), "{first_line} of {host} with {lines}: {answer}");
        let open = answer.to_ascii_lowercase().contains("access-control-allow");
        assert!(!open, "a page from elsewhere may read this: {answer}");
    };
    for (host, lines, even_get) in FOREIGN {
        let typed = if even_get { format!("{lines}{json}") } else { lines.to_owned() };
        refused(&format!("POST {path}"), host, &typed, body);
        if even_get {
            refused("GET /", host, lines, "");
        }
    }
    // A browser asks first, and must be refused.
    refused(&format!("OPTIONS {path}"), "localhost", "Access-Control-Request-Method: POST\r\n", "");
    assert_eq!(state(), before, "a refused order was carried out");
    // The name of this machine may end with a dot.
    for host in ["localhost", "localhost."] {
        let own = format!("{json}Origin: http://{host}\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n");
        let (status, answer) = ask(address, &request(&format!("POST {path}"), host, &own, body)).expect("an answer");
        assert!((200..300).contains(&status), "the server's own page is refused: {answer}");
    }
    println!("| {} orders and requests of pages from elsewhere | refused |", 2 * FOREIGN.len());
}

/// Checks that names after these path prefixes do not lead out of the server's folders.
///
/// # Panics
///
/// A name leads out of the folders.
pub fn lead_nowhere(address: &str, beginnings: &[&str]) {
    for beginning in beginnings {
        for name in LEADING_ELSEWHERE {
            let get = request(&format!("GET {beginning}{name}"), "localhost", "Connection: close\r\n", "");
            let (status, answer) = ask(address, &get).expect("an answer");
            assert!((400..500).contains(&status), "{beginning}{name}: {answer}");
            assert!(!answer.contains("root:"), "{beginning}{name}: {answer}");
        }
    }
    println!("| {} names that lead elsewhere | refused |", beginnings.len() * LEADING_ELSEWHERE.len());
}
