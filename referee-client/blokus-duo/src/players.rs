//! Opens players of every kind. To add a kind of opponent, extend `PlayerSpec` and this file.

use duo_core::search::techniques::Techniques;
use duo_gtp::peer::GtpPeer;
use duo_line::pins::Simulated;
use duo_line::serial::SerialLine;
use duo_line::serial_player::WirePlayer;
use duo_players::player::Player;
use duo_players::players::explained::Explained;
use duo_players::players::model::Model;
use duo_players::spec::PlayerSpec;
use duo_players::thinking::Thinking;
use duo_terminal::human::Human;
use referee_client::fail::bad_input;

/// Opens the player of this specification, ready to answer.
pub fn open(spec: &PlayerSpec, thinking: &Thinking) -> anyhow::Result<Box<dyn Player>> {
    open_with(spec, thinking, Simulated::built)
}

/// Opens the player of this specification. The first time, a simulation is still being built.
pub fn open_early(spec: &PlayerSpec, thinking: &Thinking) -> anyhow::Result<Box<dyn Player>> {
    open_with(spec, thinking, Ok)
}

fn open_with(
    spec: &PlayerSpec,
    thinking: &Thinking,
    wait: impl FnOnce(Simulated) -> anyhow::Result<Simulated>,
) -> anyhow::Result<Box<dyn Player>> {
    Ok(match spec {
        PlayerSpec::Sim => {
            let budget_cycles = thinking.budget_within_limit(spec.clock_hz())?;
            let model = Model::new(Techniques::default(), budget_cycles);
            Box::new(Explained::new(Box::new(wait(Simulated::new(budget_cycles)?)?), model))
        }
        PlayerSpec::Human => Box::new(Human::new()),
        PlayerSpec::Serial(path, transfer) => {
            let line = SerialLine::open(path.clone()).map_err(bad_input)?;
            Box::new(WirePlayer::new(format!("serial:{}", path.display()), line, *transfer))
        }
        PlayerSpec::Gtp(command) => Box::new(GtpPeer::start(command)?),
        _ => return spec.open_in_process(thinking),
    })
}
