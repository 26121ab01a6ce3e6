//! What several commands around bitstreams are told: which board, and whose name.

use boards::{Board, ALL};
use clap::Args;
use duo_core::settings::{parse_team, Settings, DEFAULT_THINKING_MS, LONGEST_THINKING_MS};

/// The board of that name, or what there is.
pub fn board(name: &str) -> Result<&'static Board, String> {
    let names: Vec<_> = ALL.iter().map(|board| board.name).collect();
    Board::named(name).ok_or_else(|| format!("no such board; there is {}", names.join(", ")))
}

/// What a team may change in a bitstream.
#[derive(Args, Clone, Copy)]
pub struct ChangeArgs {
    /// The team's identifier, two printable ASCII characters [default: as it is; RS in a new bitstream]
    #[arg(long, value_name = "XY", value_parser = parse_team)]
    team: Option<[u8; 2]>,

    /// Thinking time for a move in milliseconds [default: as it is; 950 in a new bitstream]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=i64::from(LONGEST_THINKING_MS)))]
    thinking_ms: Option<u32>,
}

impl ChangeArgs {
    /// The change; one that may cost games is warned of.
    pub fn change(&self) -> Change {
        if let Some(milliseconds) = self.thinking_ms.filter(|&milliseconds| milliseconds > DEFAULT_THINKING_MS) {
            eprintln!(
                "note: the contest allows 1000 ms for a reply, and line and host take up to 50 of them: \
                 {milliseconds} ms of thinking may lose games (hdl/doc/boards.md)"
            );
        }
        Change { team: self.team, thinking_ms: self.thinking_ms }
    }
}

/// What is to change; the rest stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The team's identifier.
    pub team: Option<[u8; 2]>,
    /// The thinking time for a move in milliseconds.
    pub thinking_ms: Option<u32>,
}

impl Change {
    /// Whether there is nothing to change.
    pub fn is_none(&self) -> bool {
        *self == Change::default()
    }

    /// These settings with the change.
    pub fn of(&self, settings: Settings) -> Settings {
        let settings = Settings { team: self.team.unwrap_or(settings.team), ..settings };
        self.thinking_ms.map_or(settings, |milliseconds| settings.with_thinking_ms(milliseconds))
    }
}
