//! Why a bot dropped out.

use std::fmt;

use plokkis_core::position::IllegalMove;
use plokkis_core::protocol::LineError;
use referee_client::child::{Account, Limit, Silence};
use referee_client::foreign_text::Printable;

/// A bot's fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its first line is not a name.
    Name(String),
    /// A line that is not a move.
    Line(String, LineError),
    /// An illegal move.
    Illegal(String, IllegalMove),
    /// It used up its waiting time.
    Hangs,
    /// A line that is too long.
    Floods,
    /// It ended or closed its output while it had an option.
    Ended(String),
    /// The input of a person has ended.
    InputEnded,
    /// It exceeded the CPU time.
    Cpu,
    /// It exceeded the memory.
    Memory,
    /// It exceeded the disk space.
    Disk,
    /// It started too many processes.
    Processes,
}

impl Fault {
    /// One word for tables; part of tournament results.
    pub fn word(&self) -> &'static str {
        match self {
            Fault::Name(_) => "name",
            Fault::Line(..) => "nonsense",
            Fault::Illegal(..) => "illegal",
            Fault::Hangs => "hangs",
            Fault::Floods => "floods",
            Fault::Ended(_) => "crash",
            Fault::InputEnded => "left",
            Fault::Cpu => "CPU",
            Fault::Memory => "memory",
            Fault::Disk => "disk",
            Fault::Processes => "processes",
        }
    }

    /// Adds what the supervisor knows about the bot's end.
    pub fn explain(self, account: &Account) -> Fault {
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
            Fault::Name(line) => write!(out, "'{}' is not a name: {}", Printable(line), LineError::Name),
            Fault::Line(line, why) => write!(out, "'{}' is not a move: {why}", Printable(line)),
            Fault::Illegal(line, why) => write!(out, "'{}' is illegal: {why}", Printable(line)),
            Fault::Hangs => write!(out, "hangs: no answer within the allowed waiting time"),
            Fault::Floods => write!(out, "floods: a line that is too long"),
            Fault::Ended(how) => write!(out, "{how} while it could still place a piece"),
            Fault::InputEnded => write!(out, "the input has ended"),
            Fault::Cpu => write!(out, "used more CPU time than allowed"),
            Fault::Memory => write!(out, "used more memory than allowed"),
            Fault::Disk => write!(out, "wrote more to the disk than allowed"),
            Fault::Processes => write!(out, "started more processes than allowed"),
        }
    }
}
