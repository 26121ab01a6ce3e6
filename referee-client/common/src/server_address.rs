//! Parses the address of a server, for options.

use std::net::SocketAddr;

/// Parses a host and a port.
///
/// # Errors
///
/// Says what an address looks like.
pub fn server_address(text: &str) -> Result<String, String> {
    let is_number = text.parse::<SocketAddr>().is_ok_and(|address| address.port() > 0);
    let is_name = text.split_once(':').is_some_and(|(host, port)| {
        let is_host =
            !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte));
        is_host && port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0)
    });
    if is_number || is_name {
        Ok(text.to_owned())
    } else {
        Err("write a host and a port from 1 to 65535, such as localhost:8000 or [::1]:8000".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn server_address_is_a_host_and_a_port() {
        for text in ["localhost:2061", "10.0.0.7:1", "[::1]:65535", "team-7.example.org:2061", "my_host:80"] {
            assert_eq!(server_address(text).as_deref(), Ok(text));
        }
        for text in ["", "localhost", "localhost:", ":2061", "localhost:0", "localhost:99999", "localhost:+80", "::1"] {
            assert!(server_address(text).is_err(), "{text}");
        }
        for text in ["local host:80", "[::1]", "[::1]:0", "a:b:80", "http://a:80", "a:80/b", "a:80\n"] {
            assert!(server_address(text).is_err(), "{text}");
        }
    }
}
