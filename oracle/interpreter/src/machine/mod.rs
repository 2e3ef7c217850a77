//! Running prepared programs.

mod access;
mod call;
mod float;
mod host;
mod integer;
mod memory;
mod scalar;

use ir::{BlockId, FuncId, Module, Place};

use self::access::Access;
use self::call::Frame;
use self::memory::Memory;
use self::scalar::{Conversion, Operation};
use crate::code::{CONST, Inst, Program, Reg, Src, SwitchTable};
use crate::config::{Choices, Config, Semantics};
use crate::outcome::{Observation, Outcome, UbKind, Unsupported};
use crate::slot::{Meta, Slot, mask};

/// Why the machine stopped; [`Outcome`] without its details, so that it fits a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Finished,
    Undefined(UbKind),
    Fuel,
    Stack,
    Memory,
    /// A function without a body was called.
    External(u32),
    /// A position in [`Program::reasons`].
    Reason(u32),
}

impl From<UbKind> for Stop {
    fn from(kind: UbKind) -> Self {
        Stop::Undefined(kind)
    }
}

/// How a program ended, what it showed, and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<'a> {
    /// How it ended.
    pub outcome: Outcome,
    /// What it showed until then, in order.
    pub observations: &'a [Observation],
    /// Fuel used.
    pub steps: u64,
}

/// Registers and memory. One machine runs any number of programs, one after the other, and no run sees what an
/// earlier one left behind.
#[derive(Debug, Default)]
pub struct Machine {
    /// The constants of the program, then the frames.
    slots: Vec<Slot>,
    /// First slot of the running function.
    base: usize,
    /// Slots of the running function.
    frame_slots: usize,
    function: u32,
    frames: Vec<Frame>,
    frame_limit: usize,
    /// Slots of the constants and all frames together.
    slot_limit: usize,
    memory: Memory,
    observations: Vec<Observation>,
    fuel: u64,
    semantics: Semantics,
    /// Choices made so far.
    chosen: u64,
}

/// A [`Program`] and a [`Machine`], for running modules one after the other.
#[derive(Debug, Default)]
pub struct Interpreter {
    program: Program,
    machine: Machine,
}

impl Interpreter {
    /// An interpreter without memory; it grows with what it runs.
    pub fn new() -> Interpreter {
        Interpreter::default()
    }

    /// Prepares `module` and runs its function `entry`, which must not take arguments.
    pub fn run(&mut self, module: &Module, entry: &str, config: &Config) -> Run<'_> {
        self.program.prepare(module, config);
        self.machine.run(&self.program, module.function(entry), config)
    }
}

impl Machine {
    /// A machine without memory; it grows with what it runs.
    pub fn new() -> Machine {
        Machine::default()
    }

    /// Runs the function `entry` (`None`: there is none), which must not take arguments. The faults in `config` are
    /// those the program was prepared with; they are not looked at here.
    pub fn run(&mut self, program: &Program, entry: Option<FuncId>, config: &Config) -> Run<'_> {
        self.observations.clear();
        self.fuel = config.limits.fuel;
        let outcome = match self.start(program, entry, config) {
            Ok(pc) => self.finish(program, pc),
            Err(reason) => Outcome::Unsupported(reason),
        };
        let steps = config.limits.fuel - self.fuel;
        Run { outcome, observations: &self.observations, steps }
    }

    /// Lays out memory and the first frame.
    fn start(
        &mut self,
        program: &Program,
        entry: Option<FuncId>,
        config: &Config,
    ) -> Result<usize, Unsupported> {
        program.failure.map_or(Ok(()), Err)?;
        let entry = entry.ok_or(Unsupported::NoEntry)?;
        let body = *program.bodies.get(entry.index()).ok_or(Unsupported::NoEntry)?;
        let pc = body.entry.ok_or(Unsupported::NoEntry)?;
        if body.param_count != 0 {
            return Err(Unsupported::EntryParameters);
        }
        self.semantics = config.semantics;
        self.chosen = 0;
        self.frames.clear();
        self.frame_limit = config.limits.frames as usize;
        let slots = usize::try_from(config.limits.memory).unwrap_or(usize::MAX) / size_of::<Slot>();
        self.slot_limit = slots + program.constants.len() + body.slots as usize;
        self.function = entry.0;
        self.base = program.constants.len();
        self.frame_slots = body.slots as usize;
        self.memory.reset(program, config.limits.memory).ok_or(Unsupported::MemoryLimit)?;
        self.enter_frame(self.base, body);
        self.slots[..self.base].copy_from_slice(&program.constants);
        Ok(pc as usize)
    }

    fn finish(&mut self, program: &Program, pc: usize) -> Outcome {
        let (stop, pc) = self.execute(program, pc);
        match stop {
            Stop::Finished => Outcome::Finished,
            Stop::Undefined(kind) => Outcome::Undefined(kind, self.place(program, pc)),
            Stop::Fuel => Outcome::OutOfFuel,
            Stop::Stack => Outcome::Unsupported(Unsupported::StackLimit),
            Stop::Memory => Outcome::Unsupported(Unsupported::MemoryLimit),
            Stop::External(function) => Outcome::Unsupported(Unsupported::ExternalFunction(FuncId(function))),
            Stop::Reason(at) => Outcome::Unsupported(program.reasons[at as usize]),
        }
    }

    fn place(&self, program: &Program, pc: usize) -> Place {
        let (block, index) = program.origins.get(pc).copied().unwrap_or_default();
        Place { function: FuncId(self.function), block: BlockId(block), index }
    }

    /// Runs until something stops it; what, and at which instruction.
    fn execute(&mut self, program: &Program, mut pc: usize) -> (Stop, usize) {
        loop {
            let at = pc;
            if self.fuel == 0 {
                return (Stop::Fuel, at);
            }
            self.fuel -= 1;
            // Code ends in a terminator; running off its end would be a broken invariant of preparing.
            let inst = program.code[at];
            match self.step(program, inst, at + 1) {
                Ok(next) => pc = next,
                Err(stop) => return (stop, at),
            }
        }
    }

    /// One instruction; where to go on. Control is here, the rest by family.
    #[inline(always)]
    fn step(&mut self, program: &Program, inst: Inst, next: usize) -> Result<usize, Stop> {
        match inst {
            Inst::Jump { to } => return Ok(to as usize),
            Inst::Branch { condition, if_true, if_false } => {
                return self.branch(condition, if_true, if_false);
            }
            Inst::Switch { value, table } => {
                return self.switch(program, value, program.switches[table as usize]);
            }
            Inst::Call { site } => return self.call(program, site, next),
            Inst::Ret { src, count } => return self.ret(src, count).ok_or(Stop::Finished),
            Inst::RetNoUndef { src, count } => {
                if self.any_poison(src, count) {
                    return Err(Stop::Undefined(UbKind::PoisonReturn));
                }
                return self.ret(src, count).ok_or(Stop::Finished);
            }
            Inst::Unreachable => return Err(Stop::Undefined(UbKind::Unreachable)),
            Inst::Unsupported { reason } => return Err(Stop::Reason(reason)),
            Inst::Host { host, site } => self.host(program, host, site)?,
            Inst::Alloca { align, dst, size, count } => self.alloca(align, dst, size, count)?,
            other => self.straight(program, other)?,
        }
        Ok(next)
    }

    /// Instructions that go on with the next one: a flat table.
    #[inline(always)]
    fn straight(&mut self, program: &Program, inst: Inst) -> Result<(), UbKind> {
        match inst {
            Inst::Int { op, width, flags, dst, a, b } => {
                self.int(Operation { op, width, flags }, dst, a, b)?
            }
            Inst::Compare { predicate, width, dst, a, b } => self.compare(predicate, width, dst, a, b),
            Inst::Resize { op, from, to, flags, dst, a } => {
                self.resize(Conversion { op, from, to, flags }, dst, a);
            }
            Inst::Load { bytes, width, align, dst, ptr } => {
                self.load(Access { bytes, width, align }, dst, ptr)?
            }
            Inst::Store { bytes, width, align, src, ptr } => {
                self.store(Access { bytes, width, align }, src, ptr)?;
            }
            Inst::PtrAdd { flags, dst, base, offset } => self.ptr_add(flags, dst, base, offset),
            Inst::PtrIndex { flags, width, dst, base, index, scale } => {
                self.ptr_index(flags, width, dst, base, index, scale);
            }
            Inst::Move { dst, src, count } => {
                self.copy_slots(self.base + dst as usize, self.index(src), count as usize);
            }
            Inst::Select { dst, condition, a, b } => self.select(dst, condition, a, b),
            other => return self.rare(program, other),
        }
        Ok(())
    }

    /// What few programs do much of: a flat table.
    #[inline(never)]
    fn rare(&mut self, program: &Program, inst: Inst) -> Result<(), UbKind> {
        match inst {
            Inst::LoadPtr { align, dst, ptr } => self.load_ptr(align, dst, ptr)?,
            Inst::LoadWide { width, align, dst, ptr } => self.load_wide(width, align, dst, ptr)?,
            Inst::LoadBits { width, dst, ptr, bit } => self.load_bits(width, dst, ptr, bit)?,
            Inst::LoadForgetful { bytes, width, align, dst, ptr } => {
                self.load_forgetful(Access { bytes, width, align }, dst, ptr)?;
            }
            Inst::StorePtr { align, src, ptr } => self.store_ptr(align, src, ptr)?,
            Inst::StoreWide { width, align, src, ptr } => self.store_wide(width, align, src, ptr)?,
            Inst::StoreBits { width, src, ptr, bit } => self.store_bits(width, src, ptr, bit)?,
            Inst::StoreLong { bytes, width, align, src, ptr } => {
                let spot = self.store(Access { bytes, width, align }, src, ptr)?;
                self.memory.clear_byte(Memory::further(spot, usize::from(bytes)));
            }
            Inst::Check { align, write, ptr, size } => self.check(write, align, ptr, size)?,
            Inst::Forget { ptr, size } => self.forget(ptr, size)?,
            other => return self.values(program, other),
        }
        Ok(())
    }

    /// Operations on values that few programs do much of: a flat table.
    fn values(&mut self, program: &Program, inst: Inst) -> Result<(), UbKind> {
        match inst {
            Inst::WideInt { op, width, flags, dst, a, b } => {
                self.wide_int(Operation { op, width, flags }, dst, a, b)?;
            }
            Inst::WideCompare { predicate, width, dst, a, b } => {
                self.wide_compare(predicate, width, dst, a, b)
            }
            Inst::WideResize { op, from, to, flags, dst, a } => {
                self.wide_resize(Conversion { op, from, to, flags }, dst, a);
            }
            Inst::Float { op, format, dst, a, b } => self.float(op, format, dst, a, b),
            Inst::FloatCompare { predicate, format, dst, a, b } => {
                self.float_compare(predicate, format, dst, a, b)
            }
            Inst::FNeg { width, dst, a } => self.fneg(width, dst, a),
            Inst::FloatResize { to, dst, a } => self.float_resize(to, dst, a),
            Inst::FloatToInt { format, signed, rounding, to, dst, a } => {
                self.float_to_int((format, rounding), signed, to, dst, a);
            }
            Inst::IntToFloat { format, signed, from, flags, dst, a } => {
                self.int_to_float(format, signed, from, flags, dst, a);
            }
            Inst::Freeze { width, dst, src } => self.freeze(width, dst, src),
            Inst::Choose { width, dst } => {
                let bits = self.choose(u32::from(width));
                self.set(dst, Slot::int(bits));
            }
            Inst::Launder { dst } => {
                let bits = self.get(dst).bits;
                self.set(dst, Slot::int(bits));
            }
            Inst::BitCast { dst, src, from, to } => self.bitcast(program, dst, src, from, to),
            Inst::PtrToInt { to, dst, a } => self.ptr_to_int(to, dst, a),
            Inst::IntToPtr { from, dst, a } => self.int_to_ptr(from, dst, a),
            Inst::ExtractLane { dst, src, index, lane } => {
                self.extract_lane(program.lanes[lane as usize], dst, src, index);
            }
            Inst::InsertLane { dst, value, index, lane } => {
                self.insert_lane(program.lanes[lane as usize], dst, value, index);
            }
            other => unreachable!("{other:?} belongs to another table"),
        }
        Ok(())
    }

    #[inline(always)]
    fn branch(&mut self, condition: Src, if_true: u32, if_false: u32) -> Result<usize, Stop> {
        let condition = self.get(condition);
        if condition.is_poison() {
            return Err(Stop::Undefined(UbKind::PoisonBranch));
        }
        Ok(if condition.bits & 1 != 0 { if_true } else { if_false } as usize)
    }

    fn switch(&mut self, program: &Program, value: Src, table: SwitchTable) -> Result<usize, Stop> {
        let width = if table.wide { 128 } else { 64 };
        let (value, poison) = self.get_any(value, width);
        if poison {
            return Err(Stop::Undefined(UbKind::PoisonSwitch));
        }
        let cases = &program.cases[table.cases.0 as usize..table.cases.1 as usize];
        let found = cases.binary_search_by_key(&value, |&(case, _)| case);
        Ok(found.map_or(table.default, |at| cases[at].1) as usize)
    }

    /// Uses `steps` more fuel.
    fn charge(&mut self, steps: u64) -> Result<(), Stop> {
        self.fuel = match self.fuel.checked_sub(steps) {
            Some(left) => left,
            None => return Err(Stop::Fuel),
        };
        Ok(())
    }

    /// Arbitrary bits.
    fn choose(&mut self, width: u32) -> u64 {
        self.chosen = self.chosen.wrapping_add(1);
        let bits = match self.semantics.choices {
            Choices::Seed(seed) => scramble(seed ^ self.chosen.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            Choices::Zeros => 0,
            Choices::Ones => u64::MAX,
        };
        bits & mask(width)
    }
}

/// Registers.
impl Machine {
    /// Where an operand is.
    #[inline(always)]
    fn index(&self, src: Src) -> usize {
        // All ones for a constant, whose position is not relative to the frame.
        let constant = (src as i32 >> 31) as usize;
        (src & !CONST) as usize + (self.base & !constant)
    }

    #[inline(always)]
    fn get(&self, src: Src) -> Slot {
        self.slots[self.index(src)]
    }

    #[inline(always)]
    fn set(&mut self, dst: Reg, slot: Slot) {
        self.slots[self.base + dst as usize] = slot;
    }

    /// Two slots, and whether they are poison.
    fn get_wide(&self, src: Src) -> (u128, bool) {
        let (low, high) = (self.get(src), self.get(src + 1));
        (u128::from(high.bits) << 64 | u128::from(low.bits), low.is_poison() || high.is_poison())
    }

    fn set_wide(&mut self, dst: Reg, bits: u128, poison: bool) {
        let meta = Meta::poison_if(poison);
        self.set(dst, Slot { bits: bits as u64, meta });
        self.set(dst + 1, Slot { bits: (bits >> 64) as u64, meta });
    }

    /// As many slots as a scalar of `width` bits has.
    fn get_any(&self, src: Src, width: u8) -> (u128, bool) {
        if width > 64 {
            return self.get_wide(src);
        }
        let slot = self.get(src);
        (u128::from(slot.bits), slot.is_poison())
    }

    fn set_any(&mut self, dst: Reg, width: u8, bits: u128, poison: bool) {
        if width > 64 {
            return self.set_wide(dst, bits, poison);
        }
        self.set(dst, Slot { bits: bits as u64, meta: Meta::poison_if(poison) });
    }
}

/// The finaliser of splitmix64.
fn scramble(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
