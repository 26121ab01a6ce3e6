//! File descriptors of the attacking process, which needs thousands.

use nix::sys::resource::{getrlimit, setrlimit, Resource};

/// Raises this process's limit to the maximum.
pub(crate) fn allow_many() {
    if let Ok((_, most)) = getrlimit(Resource::RLIMIT_NOFILE) {
        let _ = setrlimit(Resource::RLIMIT_NOFILE, most, most);
    }
}
