//! Why a bot's game was interrupted.

use std::fmt;

use plokkis_core::position::IllegalMove;
use plokkis_core::protocol::LineError;
use referee_client::child::{Account, Limit, Silence};

/// What a bot did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its first line is no name.
    Name(String),
    /// A line that is no move.
    Line(String, LineError),
    /// A move that the rules forbid.
    Illegal(String, IllegalMove),
    /// It was waited for too long.
    Hangs,
    /// A line without end.
    Floods,
    /// It ended, or closed its output, while it had an option.
    Ended(String),
    /// It used more CPU time than any bot may.
    Cpu,
    /// It used more memory than any bot may.
    Memory,
    /// It wrote more to the disk than it may.
    Disk,
    /// It started too many processes.
    Processes,
}

impl Fault {
    /// One word for tables.
    pub fn word(&self) -> &'static str {
        match self {
            Fault::Name(_) => "name",
            Fault::Line(..) => "nonsense",
            Fault::Illegal(..) => "illegal",
            Fault::Hangs => "hangs",
            Fault::Floods => "floods",
            Fault::Ended(_) => "crash",
            Fault::Cpu => "CPU",
            Fault::Memory => "memory",
            Fault::Disk => "disk",
            Fault::Processes => "processes",
        }
    }
}

impl Fault {
    /// The same, told better by what the supervisor knows.
    pub fn explained(self, account: &Account) -> Fault {
        match (&account.broke, self) {
            (Some(limit), _) => Fault::from(*limit),
            (None, Fault::Ended(closed)) => Fault::Ended(account.ending.clone().unwrap_or(closed)),
            (None, fault) => fault,
        }
    }
}

impl From<Silence> for Fault {
    fn from(silence: Silence) -> Fault {
        match silence {
            Silence::Timeout => Fault::Hangs,
            Silence::TooLong => Fault::Floods,
            Silence::Closed => Fault::Ended("closed its output".to_owned()),
        }
    }
}

impl From<Limit> for Fault {
    fn from(limit: Limit) -> Fault {
        match limit {
            Limit::Cpu => Fault::Cpu,
            Limit::Memory => Fault::Memory,
            Limit::Disk => Fault::Disk,
            Limit::Processes => Fault::Processes,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Name(line) => write!(out, "'{line}' is no name: {}", LineError::Name),
            Fault::Line(line, why) => write!(out, "'{line}' is no move: {why}"),
            Fault::Illegal(line, why) => write!(out, "'{line}' is illegal: {why}"),
            Fault::Hangs => write!(out, "hangs: no answer within the time that it may be waited for"),
            Fault::Floods => write!(out, "floods: a line longer than any that makes sense"),
            Fault::Ended(how) => write!(out, "{how} while it could place a piece"),
            Fault::Cpu => write!(out, "used more CPU time than a game may take"),
            Fault::Memory => write!(out, "used more memory than it may"),
            Fault::Disk => write!(out, "wrote more to the disk than it may"),
            Fault::Processes => write!(out, "started more processes than it may"),
        }
    }
}
