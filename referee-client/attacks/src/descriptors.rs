//! Thousands of connections need as many descriptors on the attacker's side.

use nix::sys::resource::{getrlimit, setrlimit, Resource};

/// Allows this process as many as it may have.
pub(crate) fn allow_many() {
    if let Ok((_, most)) = getrlimit(Resource::RLIMIT_NOFILE) {
        let _ = setrlimit(Resource::RLIMIT_NOFILE, most, most);
    }
}
