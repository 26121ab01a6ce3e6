//! Runs attacks one after the other, with an honest client at the same time.

use std::fmt::Write;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::attack::Attack;
use crate::descriptors;
use crate::figures::Figures;
use crate::program::Program;

/// Minimum time and number of visits of an attack.
const HOLD: Duration = Duration::from_millis(1200);
const VISITS: usize = 3;

/// Longest wait of an honest client over all its attempts. The time depends on the machine, which
/// does the attackers' work too: next to clients that never read it is three to five seconds on two
/// cores, and it was nineteen on the same cores while other tests ran. A server that makes no room
/// keeps the client waiting until the attack is over, which takes twice as long.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Pause between two visits, and between two attempts.
const PAUSE: Duration = Duration::from_millis(30);

/// Time after which the honest client gives up and the test fails.
const GIVE_UP: Duration = Duration::from_secs(60);

/// Time limit for closing the attackers' connections.
const CLOSING_TIME: Duration = Duration::from_secs(20);

/// Number of descriptors that may stay open after an attack, for a visiting client.
const SPARE: usize = 8;

/// An honest client's visit; the error says what it got instead.
pub type Visit<'a> = &'a (dyn Fn(&str) -> io::Result<()> + Sync);

/// Bounds during every attack.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Resident memory in MiB.
    pub memory_mib: usize,
    /// Open descriptors.
    pub descriptors: usize,
    /// Number of threads in addition to those at rest.
    pub more_threads: usize,
}

/// A server under attack, with its measurements.
pub struct Siege<'a> {
    program: &'a Program,
    visit: Visit<'a>,
    bounds: Bounds,
    rest: Figures,
    table: String,
    broken: Vec<String>,
}

impl<'a> Siege<'a> {
    /// Begins the siege of a running server and visits it once.
    ///
    /// # Panics
    ///
    /// A visit without attacks fails.
    pub fn new(name: &str, program: &'a Program, visit: Visit<'a>, bounds: Bounds) -> Siege<'a> {
        descriptors::allow_many();
        (0..3).for_each(|_| visit(&program.address).expect("a visit in peace"));
        let rest = Figures::of(program.number());
        let mut siege = Siege { program, visit, bounds, rest, table: String::new(), broken: Vec::new() };
        let Bounds { memory_mib, descriptors, more_threads } = bounds;
        let threads = rest.threads + more_threads;
        siege.line(&[name, "connections", "memory MiB", "descriptors", "threads", "wait ms", "wait after ms"]);
        siege.line(&["---"; 7]);
        let wait = LONGEST_WAIT.as_millis();
        let bound = |number: &dyn std::fmt::Display| format!("<= {number}");
        let [memory, descriptors, threads, wait] =
            [bound(&memory_mib), bound(&descriptors), bound(&threads), bound(&wait)];
        siege.line(&["bound", "", &memory, &descriptors, &threads, &wait, &wait]);
        let Figures { memory_kib, descriptors, threads } = rest;
        let memory = (memory_kib / 1024).to_string();
        siege.line(&["at rest", "", &memory, &descriptors.to_string(), &threads.to_string(), "", ""]);
        siege
    }

    /// Runs an attack while an honest client visits again and again.
    pub fn attack(&mut self, attack: &Attack) {
        let before = Figures::of(self.program.number());
        let (stop, visits) = (AtomicBool::new(false), AtomicUsize::new(0));
        let (made, most, wait) = thread::scope(|scope| {
            let honest = scope.spawn(|| {
                let mut longest = Duration::ZERO;
                while !stop.load(Ordering::Relaxed) {
                    longest = longest.max(self.wait());
                    visits.fetch_add(1, Ordering::Relaxed);
                    thread::sleep(PAUSE);
                }
                longest
            });
            let watcher = scope.spawn(|| {
                let mut most = before;
                while !stop.load(Ordering::Relaxed) {
                    most = most.max(Figures::of(self.program.number()));
                    thread::sleep(PAUSE);
                }
                most
            });
            let end = End(&stop);
            let begun = Instant::now();
            let goes_on = || {
                let least = if visits.load(Ordering::Relaxed) < VISITS { 2 * LONGEST_WAIT } else { HOLD };
                begun.elapsed() < least
            };
            let made = attack.run(&self.program.address, goes_on);
            drop(end);
            (made, watcher.join().expect("figures"), honest.join().expect("an honest client"))
        });
        let after = self.wait();
        self.line(&[
            attack.name,
            &made.to_string(),
            &(most.memory_kib / 1024).to_string(),
            &most.descriptors.to_string(),
            &most.threads.to_string(),
            &wait.as_millis().to_string(),
            &after.as_millis().to_string(),
        ]);
        let bounds = self.bounds;
        self.hold(attack, "MiB of memory", most.memory_kib / 1024, bounds.memory_mib);
        self.hold(attack, "descriptors", most.descriptors, bounds.descriptors);
        self.hold(attack, "threads", most.threads, self.rest.threads + bounds.more_threads);
        let [wait, after, longest] = [wait, after, LONGEST_WAIT].map(|wait| wait.as_millis() as usize);
        self.hold(attack, "ms of wait", wait, longest);
        self.hold(attack, "ms of wait afterwards", after, longest);
        let left = self.remaining_descriptors(before.descriptors + SPARE);
        self.hold(attack, "descriptors left open", left, before.descriptors + SPARE);
    }

    /// Prints the table.
    ///
    /// # Panics
    ///
    /// Bounds were exceeded; the message lists them.
    pub fn end(self) {
        println!("{}", self.table);
        assert!(self.broken.is_empty(), "{}\n{}", self.broken.join("\n"), self.table);
    }

    /// Measures the waiting time of an honest client over all its attempts.
    fn wait(&self) -> Duration {
        let begun = Instant::now();
        loop {
            match (self.visit)(&self.program.address) {
                Ok(()) => return begun.elapsed(),
                Err(why) => assert!(begun.elapsed() < GIVE_UP, "an honest client gets {why}"),
            }
            thread::sleep(PAUSE);
        }
    }

    /// The number of open descriptors, once it is as low as expected or time has run out.
    fn remaining_descriptors(&self, expected: usize) -> usize {
        let begun = Instant::now();
        loop {
            let open = Figures::of(self.program.number()).descriptors;
            if open <= expected || begun.elapsed() > CLOSING_TIME {
                return open;
            }
            thread::sleep(PAUSE);
        }
    }

    fn hold(&mut self, attack: &Attack, what: &str, measured: usize, bound: usize) {
        if measured > bound {
            self.broken.push(format!("{}: {measured} {what}, at most {bound} allowed", attack.name));
        }
    }

    fn line(&mut self, cells: &[&str]) {
        let _ = writeln!(self.table, "| {} |", cells.join(" | "));
    }
}

/// Ends an attack, even if it panics.
struct End<'a>(&'a AtomicBool);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
