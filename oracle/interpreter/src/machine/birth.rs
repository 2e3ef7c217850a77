//! The instruction that left poison in memory. A run keeps no record of that, but runs are the same each time: another run of the program
//! looks at the bytes after each instruction, up to the one that read the poison.

use ir::{FuncId, Module, ProgramPoint};
use semantics::{Config, Uninitialized};

use super::ConcreteMachine;
use super::blame::{PoisonWay, ReadBytes};
use super::library::LibraryState;
use crate::code::Bytecode;

/// Instructions of a run that is run again.
const MAX_STEPS: u64 = 1_000_000_000;
/// Times that poison is followed through memory.
const MAX_READS: usize = 8;
/// Changes of the bytes at which the way of the poison is worked out; of later ones only the place is known.
const MAX_WAYS: u32 = 1_000;

/// A program, to be run again with the same input.
#[derive(Clone, Copy)]
pub(super) struct Rerun<'a> {
    pub(super) program: &'a Bytecode,
    pub(super) module: &'a Module,
    pub(super) entry: Option<FuncId>,
    pub(super) config: &'a Config,
    pub(super) input: &'a [u8],
}

/// The instruction that left poison in bytes that were watched.
struct PoisonBirth {
    place: ProgramPoint,
    /// The fuel that was left after it.
    fuel: u64,
    way: PoisonWay,
}

/// The state of bytes that are watched.
#[derive(Clone, Copy)]
struct WatchedBytes {
    /// The number of allocations before.
    allocations: u32,
    /// The object that they belong to. A new one in the place of another has bytes of its own.
    owner: Option<(u32, u32)>,
    poison: u128,
}

impl ConcreteMachine {
    /// The way by which poison came to the instruction at which the run stopped, through memory as well.
    pub(super) fn way_through_memory(&mut self, rerun: Rerun<'_>, stopped: usize) -> Vec<ProgramPoint> {
        let way = self.blame(rerun.program, rerun.module, stopped);
        let (mut places, mut read, mut fuel) = (way.places, way.read, self.fuel);
        let short = self.full - self.fuel <= MAX_STEPS;
        for _ in 0..MAX_READS {
            let Some(bytes) = read.filter(|_| short) else { break };
            let Some(birth) = self.birth(rerun, bytes, fuel) else { break };
            places.push(birth.place);
            places.extend(birth.way.places);
            (read, fuel) = (birth.way.read, birth.fuel);
        }
        places
    }

    /// The last instruction that made poison of bytes, in another run up to the one after which so much fuel is left.
    fn birth(&mut self, rerun: Rerun<'_>, bytes: ReadBytes, until: u64) -> Option<PoisonBirth> {
        let Rerun { program, module, entry, config, input } = rerun;
        self.library = LibraryState::new(input.to_vec());
        self.program = Default::default();
        self.observations.clear();
        self.fuel = self.full;
        let mut pc = self.start(program, entry, config).ok()?;
        let mut before = self.watched(bytes, None);
        let mut found: Option<PoisonBirth> = None;
        let mut ways = 0;
        while self.fuel > until + 1 {
            let at = pc;
            let place = self.place(program, at);
            pc = match self.one_step(program, at) {
                Ok(next) => next,
                Err(_) => return None,
            };
            let after = self.watched(bytes, Some(before));
            let same = (after.owner, after.poison) == (before.owner, before.poison);
            before = after;
            if same {
                continue;
            }
            if after.poison == 0 {
                found = None;
                continue;
            }
            ways += 1;
            // A call has entered another function, which says nothing of the values that were passed.
            let here = self.place(program, at) == place;
            let way = match ways <= MAX_WAYS && here {
                true => self.blame(program, module, at),
                false => PoisonWay::default(),
            };
            found = Some(PoisonBirth { place, fuel: self.fuel, way });
        }
        found
    }

    /// The state of some bytes, of which sixteen are looked at.
    fn watched(&self, ReadBytes { address, size }: ReadBytes, before: Option<WatchedBytes>) -> WatchedBytes {
        let allocations = self.memory.allocations();
        let owner = match before {
            Some(before) if before.allocations == allocations => before.owner,
            _ => self.memory.owner_of(address),
        };
        let unwritten = self.semantics.unwritten() == Uninitialized::Poison;
        let poison = match owner {
            Some(_) => self.memory.poison_bits(address, size.min(16) as usize, unwritten),
            None => 0,
        };
        WatchedBytes { allocations, owner, poison }
    }
}
