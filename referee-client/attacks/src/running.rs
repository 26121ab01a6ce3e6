//! A program that a test has started.

use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus};
use std::sync::mpsc::{channel, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag::register_conditional_default;

/// Time after which a program is killed. It is longer than any program takes, however busy the
/// machine is.
const LIMIT: Duration = Duration::from_secs(600);

/// Interval between two checks whether a program has ended.
const LOOK: Duration = Duration::from_millis(5);

/// A running program. It is killed when this is dropped, so that a failed test leaves no process
/// behind. It is also killed after ten minutes, so that no test waits forever for its end, its
/// output or its answers.
pub struct Running {
    child: Arc<Mutex<Child>>,
    /// A pipe, if the command asked for it.
    pub stdin: Option<ChildStdin>,
    /// A pipe, if the command asked for it.
    pub stdout: Option<ChildStdout>,
    /// A pipe, if the command asked for it.
    pub stderr: Option<ChildStderr>,
    /// When dropped, ends the thread that kills the program in time.
    _alive: Sender<()>,
}

impl Running {
    /// Starts it.
    ///
    /// # Panics
    ///
    /// The program cannot be started.
    pub fn start(command: &mut Command) -> Running {
        heed_signals();
        let mut child = command.spawn().unwrap_or_else(|why| panic!("{:?}: {why}", command.get_program()));
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let child = Arc::new(Mutex::new(child));
        let (alive, dropped) = channel::<()>();
        let watched = child.clone();
        thread::spawn(move || {
            if dropped.recv_timeout(LIMIT) == Err(RecvTimeoutError::Timeout) {
                let _ = lock(&watched).kill();
            }
        });
        Running { child, stdin, stdout, stderr, _alive: alive }
    }

    /// Its process ID.
    pub fn id(&self) -> u32 {
        lock(&self.child).id()
    }

    /// Its status if it has ended.
    pub fn try_wait(&self) -> Option<ExitStatus> {
        lock(&self.child).try_wait().expect("a child of this process")
    }

    /// Waits for its end.
    pub fn wait(&self) -> ExitStatus {
        loop {
            // The lock is free during the pause, for the thread that kills the program in time.
            if let Some(status) = self.try_wait() {
                return status;
            }
            thread::sleep(LOOK);
        }
    }

    /// Waits until the program has had an effect.
    ///
    /// # Panics
    ///
    /// The program ends without it.
    pub fn wait_until(&self, what: impl Fn() -> bool) {
        while !what() {
            let ended = self.try_wait();
            assert!(ended.is_none() || what(), "it ended too soon: {ended:?}");
            thread::sleep(LOOK);
        }
    }

    /// Kills it and waits for its end.
    pub fn kill(&self) {
        let mut child = lock(&self.child);
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Lets the programs of this process end by signals, even if it is to ignore them itself, like a job
/// that a shell has put in the background: a new program has the default for each signal that its
/// parent handles. Here the handlers do what the default does.
fn heed_signals() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        for signal in [SIGHUP, SIGINT, SIGTERM] {
            register_conditional_default(signal, Arc::new(true.into())).expect("the signal can be handled");
        }
    });
}

fn lock(child: &Mutex<Child>) -> MutexGuard<'_, Child> {
    child.lock().unwrap_or_else(PoisonError::into_inner)
}
