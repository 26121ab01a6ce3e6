//! Why a game ended, in words.

/// The reason with its detail, such as `timeout: no answer within 1000 ms`. A detail that contains
/// the reason stands alone.
pub fn cause(reason: &str, detail: Option<&str>) -> String {
    match detail {
        Some(detail) if detail.contains(reason) => detail.to_owned(),
        Some(detail) => format!("{reason}: {detail}"),
        None => reason.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::cause;

    #[test]
    fn cause_names_the_reason_once() {
        assert_eq!(cause("timeout", Some("no answer within 1000 ms")), "timeout: no answer within 1000 ms");
        assert_eq!(cause("resigned", Some("black resigned")), "black resigned");
        assert_eq!(cause("resigned", Some("resigned")), "resigned");
        assert_eq!(cause("both players passed", None), "both players passed");
    }
}
