//! Arguments that several commands about bitstreams share: the board, and the change of settings.

use boards::{Board, ALL};
use clap::Args;
use duo_core::settings::{parse_team, Settings, DEFAULT_THINKING_MS, LONGEST_THINKING_MS};

/// The board with this name; the error lists all boards.
pub fn board(name: &str) -> Result<&'static Board, String> {
    let names: Vec<_> = ALL.iter().map(|board| board.name).collect();
    Board::named(name).ok_or_else(|| format!("no such board; the boards are {}", names.join(", ")))
}

/// The settings that a team may change in a bitstream.
#[derive(Args, Clone, Copy)]
pub struct ChangeArgs {
    /// The team's identifier, two printable ASCII characters [default: unchanged; RS in a new
    /// bitstream]
    #[arg(long, value_name = "XY", value_parser = parse_team)]
    team: Option<[u8; 2]>,

    /// Thinking time for a move in milliseconds [default: unchanged; 950 in a new bitstream]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=i64::from(LONGEST_THINKING_MS)))]
    thinking_ms: Option<u32>,
}

impl ChangeArgs {
    /// The change. Warns about a thinking time that may lose games.
    pub fn change(&self) -> Change {
        if let Some(milliseconds) = self.thinking_ms.filter(|&milliseconds| milliseconds > DEFAULT_THINKING_MS) {
            eprintln!(
                "note: the contest allows 1000 ms for a reply, and the line and the host take up to 50 ms of them: \
                 {milliseconds} ms of thinking may lose games (hdl/doc/boards.md)"
            );
        }
        Change { team: self.team, thinking_ms: self.thinking_ms }
    }
}

/// A change of settings; `None` leaves a setting as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The new identifier of the team.
    pub team: Option<[u8; 2]>,
    /// The new thinking time for a move in milliseconds.
    pub thinking_ms: Option<u32>,
}

impl Change {
    /// Whether there is nothing to change.
    pub fn is_none(&self) -> bool {
        *self == Change::default()
    }

    /// The settings after the change.
    pub fn of(&self, settings: Settings) -> Settings {
        let settings = Settings { team: self.team.unwrap_or(settings.team), ..settings };
        self.thinking_ms.map_or(settings, |milliseconds| settings.with_thinking_ms(milliseconds))
    }
}
