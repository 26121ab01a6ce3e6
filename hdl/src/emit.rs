//! From blocks to Verilog text.
mod deep_stack;
mod kind;
mod merge;
mod module_names;
mod post_pass;

pub use deep_stack::on_deep_stack;
pub use merge::Library;

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

/// The modules of `hdl/verilog`, and the list of modules of each top.
pub fn library() -> Library {
    let settings = format::Settings::default_at(CLOCK_HZ);
    let tops = [
        top("uart_rx", || UartRx::new(CLOCK_HZ, BAUD)),
        top("frame_decoder", || FrameDecoder::new(CLOCK_HZ)),
        top("turn_control", TurnControl::default),
        top("game_state", GameState::default),
        top("move_generator", MoveGenerator::default),
        top("leaf_unit", LeafUnit::default),
        top("move_sorter", MoveSorter::default),
        top("search", Search::default),
        top("engines", Engines::default),
        top("best_first", || BestFirst::new(Configuration::TREE)),
        top("move_encoder", MoveEncoder::default),
        top("uart_tx", || UartTx::new(CLOCK_HZ, BAUD)),
        top("accelerator", || Accelerator::new(CLOCK_HZ, BAUD, Configuration::default())),
        top("settings", || Settings::new(settings.words(), &settings)),
    ];
    merge::share(&tops)
}

/// The Verilog of the block that `make` builds: the module `name` and all modules below it, each
/// once, named with the prefix `name$`. The block is built on a deep stack, so this works in every
/// thread.
///
/// # Panics
/// If rust-hdl finds an unconnected signal, a loop or an input that is written.
pub fn verilog<B: Block>(name: &str, make: impl FnOnce() -> B + Send) -> String {
    merge::merge(name, &on_deep_stack(|| printed(name, make())))
}

/// Like [`verilog`], but with a module for every instance.
fn printed(name: &str, mut block: impl Block) -> String {
    block.connect_all();
    if let Err(error) = check_all(&block) {
        panic!("the block {name} is not sound: {error:?}");
    }
    let mut modules = ModuleDefines::default();
    block.accept(name, &mut modules);
    post_pass::correct(&modules.defines())
}

/// A top of the library, as rust-hdl prints it.
fn top<B: Block>(name: &'static str, make: impl FnOnce() -> B + Send) -> (&'static str, String) {
    (name, on_deep_stack(|| printed(name, make())))
}
