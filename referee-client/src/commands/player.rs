//! `player`: answers a referee on a serial line or pseudo terminal, as the accelerator's board does.

use std::io::{self, Read, Write};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{anyhow, Context};
use clap::Args;
use reference::blokus_duo::notation::{decode, Code};
use reference::blokus_duo::protocol::Reply;
use serialport::{DataBits, FlowControl, Parity, SerialPort, StopBits};

use crate::cli::milliseconds;
use crate::contest::frame_decoder::FrameDecoder;
use crate::contest::seat::{Seat, Wanted};
use crate::fail::bad_input;
use crate::game::Game;
use crate::players::spec::PlayerSpec;

