//! From blocks to Verilog text.
mod deep_stack;
mod kind;
mod merge;
mod module_names;
mod post_pass;

pub use deep_stack::on_deep_stack;

use duo_core::configuration::Configuration;
use duo_core::cycle_model::timing::{BAUD, CLOCK_HZ};
use duo_core::settings as format;
use rust_hdl::prelude::{check_all, Block, ModuleDefines};

use crate::accelerator::Accelerator;
use crate::best_first::BestFirst;
use crate::engines::Engines;
use crate::frame_decoder::FrameDecoder;
use crate::game_state::GameState;
use crate::leaf_unit::LeafUnit;
use crate::move_encoder::MoveEncoder;
use crate::move_generator::MoveGenerator;
use crate::move_sorter::MoveSorter;
use crate::search::Search;
use crate::settings::Settings;
use crate::turn_control::TurnControl;
use crate::uart_rx::UartRx;
use crate::uart_tx::UartTx;

/// Every file of `hdl/verilog`: its name and its text, each one a module that is the top of what it holds.
pub fn all() -> Vec<(String, String)> {
    let settings = format::Settings::default_at(CLOCK_HZ);
    vec![
        file("uart_rx", || UartRx::new(CLOCK_HZ, BAUD)),
        file("frame_decoder", || FrameDecoder::new(CLOCK_HZ)),
        file("turn_control", TurnControl::default),
        file("game_state", GameState::default),
        file("move_generator", MoveGenerator::default),
        file("leaf_unit", LeafUnit::default),
        file("move_sorter", MoveSorter::default),
        file("search", Search::default),
        file("engines", Engines::default),
        file("best_first", || BestFirst::new(Configuration::TREE)),
        file("move_encoder", MoveEncoder::default),
        file("uart_tx", || UartTx::new(CLOCK_HZ, BAUD)),
        file("accelerator", || Accelerator::new(CLOCK_HZ, BAUD, Configuration::default())),
        file("settings", || Settings::new(settings.words(), &settings)),
    ]
}

/// The block that `make` builds as the Verilog module `name`, with all modules below it, each of them once. It is built on a
/// stack of its own, so that this works in every thread.
///
/// # Panics
/// Where rust-hdl finds an open signal, a loop or an input that is written: such a block is not finished.
pub fn verilog<B: Block>(name: &str, make: impl FnOnce() -> B + Send) -> String {
    merge::merge(name, &on_deep_stack(|| printed(name, make())))
}

/// As [`verilog`], but with a module for every instance.
fn printed(name: &str, mut block: impl Block) -> String {
    block.connect_all();
    if let Err(error) = check_all(&block) {
        panic!("the block {name} is not sound: {error:?}");
    }
    let mut modules = ModuleDefines::default();
    block.accept(name, &mut modules);
    post_pass::correct(&modules.defines())
}

fn file<B: Block>(name: &str, make: impl FnOnce() -> B + Send) -> (String, String) {
    let header = format!("// Emitted by `cargo xtask emit` from hdl/src/{name}.rs: change that, not this.\n");
    (format!("{name}.v"), header + &verilog(name, make))
}
