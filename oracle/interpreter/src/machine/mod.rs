//! Execution of bytecode.

mod access;
mod birth;
mod blame;
mod builtin;
mod call;
mod execute;
mod float;
mod formats;
mod history;
mod integer;
mod lanes;
#[doc(hidden)]
pub mod library;
mod limits;
mod memory;
mod register_access;
mod running;
mod scalar;
mod soft;

use base::Observation;
use ir::{BlockId, FuncId, Module, ProgramPoint};

use self::birth::Rerun;
use self::call::CallFrame;
use self::history::ScopeHistory;
use self::library::LibraryState;
pub use self::library::ProgramOutput;
pub(crate) use self::library::STREAMS;
use self::limits::LimitHistory;
use self::memory::Memory;
use crate::code::{AT_CALL, Bytecode};
use crate::register::{Register, mask};
use semantics::Config;
use semantics::{NondetPolicy, Semantics};
use semantics::{Outcome, UbKind, Unsupported};

/// The reason why a run ended: [`Outcome`] without details, small enough to be returned in a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt {
    Finished,
    Undefined(UbKind),
    Fuel,
    Stack,
    Memory,
    /// Call of this function, which has no body.
    External(u32),
    /// An instruction that reports an [`Unsupported`], by its position in [`Bytecode::reasons`].
    Reason(u32),
}

impl From<UbKind> for Halt {
    fn from(kind: UbKind) -> Self {
        Halt::Undefined(kind)
    }
}

/// The outcome, observations and cost of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunResult<'a> {
    /// The end of the run.
    pub outcome: Outcome,
    /// The observations made, in order.
    pub observations: &'a [Observation],
    /// Fuel used.
    pub steps: u64,
}

/// The concrete interpreter's registers and memory. One machine runs any number of programs, one after another, and no
/// run sees the state of an earlier one.
#[derive(Debug, Default)]
pub struct ConcreteMachine {
    /// The constants of the program, then the frames.
    registers: Vec<Register>,
    /// Position of the running function's first register.
    base: usize,
    /// Number of registers of the running function.
    frame_registers: usize,
    function: u32,
    frames: Vec<CallFrame>,
    frame_limit: usize,
    /// Upper limit on the constants and the registers of all frames together.
    register_limit: usize,
    memory: Memory,
    scopes: ScopeHistory,
    limits: LimitHistory,
    observations: Vec<Observation>,
    /// The output of a program and its exit status, if it is run as a whole.
    program: ProgramOutput,
    /// The state of the C library between calls.
    library: LibraryState,
    /// The position of the instruction at which a run met undefined behaviour or the end of the stack.
    stopped: usize,
    /// The fuel at the start of the run.
    full: u64,
    fuel: u64,
    semantics: Semantics,
    /// Number of nondeterministic choices made so far.
    chosen: u64,
}

/// A [`Bytecode`] and a [`ConcreteMachine`], for running modules one after another.
#[derive(Debug, Default)]
pub struct Interpreter {
    program: Bytecode,
    machine: ConcreteMachine,
}

impl Interpreter {
    /// An interpreter without allocations; it grows with the programs it runs.
    pub fn new() -> Interpreter {
        Interpreter::default()
    }

    /// Decodes `module` and runs its function `entry`, which must not have parameters.
    pub fn run(&mut self, module: &Module, entry: &str, config: &Config) -> RunResult<'_> {
        self.program.decode(module, config);
        self.machine.run(&self.program, module.function(entry), config)
    }

    /// Runs a program as a whole: its function `entry` without parameters, with the C library and this standard input. Globals
    /// of the library's streams must have the initialisers of [`standard_streams`].
    pub fn run_program(
        &mut self,
        module: &Module,
        entry: &str,
        config: &Config,
        input: Vec<u8>,
    ) -> (Outcome, &ProgramOutput) {
        self.program.decode_program(module, config);
        self.machine.library = LibraryState::new(input.clone());
        let entry = module.function(entry);
        let outcome = self.machine.run(&self.program, entry, config).outcome;
        let Interpreter { program, machine } = self;
        let stopped = machine.stopped;
        match outcome {
            Outcome::Undefined(..) => {
                machine.program.calls = machine.callers(program, stopped);
                let output = std::mem::take(&mut machine.program);
                let poison = machine
                    .way_through_memory(Rerun { program, module, entry, config, input: &input }, stopped);
                machine.program = ProgramOutput { poison, ..output };
            }
            Outcome::Unsupported(Unsupported::StackLimit) => {
                machine.program.depth = machine.frames.len();
                machine.program.calls = machine.callers(program, stopped);
                machine.program.calls.insert(0, machine.place(program, stopped));
            }
            _ => {}
        }
        (outcome, &machine.program)
    }
}

/// Gives the globals that stand for the standard streams, where the module only declares them, the pointers by which the
/// C library of [`Interpreter::run_program`] knows them.
pub fn standard_streams(module: &mut Module) {
    for global in module.globals.iter_mut().filter(|global| global.initializer.is_none()) {
        let stream = STREAMS.iter().find(|(name, _)| global.name == *name);
        global.initializer = stream.map(|&(_, address)| ir::Const::Address(address));
    }
}

impl ConcreteMachine {
    /// A machine without allocations; it grows with the programs it runs.
    pub fn new() -> ConcreteMachine {
        ConcreteMachine::default()
    }

    /// Runs the function `entry`, which must not have parameters; `None` gives [`Unsupported::NoEntry`].
    pub fn run(&mut self, program: &Bytecode, entry: Option<FuncId>, config: &Config) -> RunResult<'_> {
        self.observations.clear();
        self.program = ProgramOutput::default();
        self.fuel = config.limits.fuel;
        self.full = self.fuel;
        let outcome = match self.start(program, entry, config) {
            Ok(pc) => self.finish(program, pc),
            Err(reason) => Outcome::Unsupported(reason),
        };
        let steps = config.limits.fuel - self.fuel;
        RunResult { outcome, observations: &self.observations, steps }
    }

    /// Initialises memory and the first frame, and returns the position of the first instruction.
    fn start(
        &mut self,
        program: &Bytecode,
        entry: Option<FuncId>,
        config: &Config,
    ) -> Result<usize, Unsupported> {
        program.failure.map_or(Ok(()), Err)?;
        let entry = entry.ok_or(Unsupported::NoEntry)?;
        let body = *program.functions.get(entry.index()).ok_or(Unsupported::NoEntry)?;
        let pc = body.entry.ok_or(Unsupported::NoEntry)?;
        if body.param_count != 0 {
            return Err(Unsupported::EntryParameters);
        }
        self.semantics = config.semantics;
        self.chosen = 0;
        self.frames.clear();
        self.scopes.clear();
        self.frame_limit = config.limits.frames as usize;
        let registers = usize::try_from(config.limits.memory).unwrap_or(usize::MAX) / size_of::<Register>();
        // Constants and the first frame are always affordable: the limit is on what the program adds.
        self.register_limit = registers + program.constants.len() + body.registers as usize;
        self.function = entry.0;
        self.base = program.constants.len();
        self.frame_registers = body.registers as usize;
        self.memory.reset(program, config.limits.memory).ok_or(Unsupported::MemoryLimit)?;
        self.limits.start(self.memory.mark().first_object());
        self.enter_frame(self.base, body);
        self.registers[..self.base].copy_from_slice(&program.constants);
        Ok(pc as usize)
    }

    fn finish(&mut self, program: &Bytecode, pc: usize) -> Outcome {
        let (stop, pc) = self.execute(program, pc);
        match stop {
            Halt::Finished => Outcome::Finished,
            Halt::Undefined(kind) => {
                self.stopped = pc;
                Outcome::Undefined(kind, self.place(program, pc))
            }
            Halt::Fuel => Outcome::OutOfFuel,
            Halt::Stack => {
                self.stopped = pc;
                Outcome::Unsupported(Unsupported::StackLimit)
            }
            Halt::Memory => Outcome::Unsupported(Unsupported::MemoryLimit),
            Halt::External(function) => Outcome::Unsupported(Unsupported::ExternalFunction(FuncId(function))),
            Halt::Reason(at) => Outcome::Unsupported(program.reasons[at as usize]),
        }
    }

    /// The place of an instruction of the running function. For one of a function that the module does not have, it is
    /// the call that stands for the module's instruction.
    fn place(&self, program: &Bytecode, pc: usize) -> ProgramPoint {
        let calls = self.frames.iter().rev().map(CallFrame::call);
        let own = (program.origins.get(pc) != Some(&AT_CALL)).then_some((self.function, pc));
        let mut places = own.into_iter().chain(calls);
        let written = places.find(|&(function, _)| function < program.written);
        let (function, pc) = written.unwrap_or((self.function, pc));
        let (block, index) = program.origins.get(pc).copied().unwrap_or_default();
        ProgramPoint { function: FuncId(function), block: BlockId(block), index }
    }

    /// Consumes `steps` units of fuel.
    fn charge(&mut self, steps: u64) -> Result<(), Halt> {
        self.fuel = match self.fuel.checked_sub(steps) {
            Some(left) => left,
            None => return Err(Halt::Fuel),
        };
        Ok(())
    }

    /// Chooses `width` bits by the [`NondetPolicy`].
    fn choose(&mut self, width: u32) -> u64 {
        self.chosen = self.chosen.wrapping_add(1);
        let bits = match self.semantics.choices {
            NondetPolicy::Seed(seed) => {
                splitmix64_finalizer(seed ^ self.chosen.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            }
            NondetPolicy::Zeros => 0,
            NondetPolicy::Ones => u64::MAX,
        };
        bits & mask(width)
    }
}

/// The finaliser of splitmix64.
fn splitmix64_finalizer(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
