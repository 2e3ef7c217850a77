//! The figures of programs, by level and strategy.

use serde::{Deserialize, Serialize};

use super::parting::PartedFunctions;

base::named! {
    /// The levels of optimisation.
    #[derive(Serialize, Deserialize)]
    pub enum Optimisation: "level" {
        /// None.
        O0 = "-O0",
        /// clang's usual passes.
        O2 = "-O2",
        /// All of them.
        O3 = "-O3",
    }
}

/// A program at each level.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ProgramMeasurement {
    /// Its name.
    pub name: String,
    /// The levels at which it was measured.
    pub levels: Vec<LevelMeasurement>,
    /// The reason why there are not all of them.
    pub failure: Option<String>,
}

/// A program at one level.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LevelMeasurement {
    /// The level.
    pub level: Optimisation,
    /// The accesses to bit-fields.
    pub accesses: AccessCounts,
    /// The names of what is not recognised: function, value and reason.
    pub unrecognised: Vec<String>,
    /// Each strategy.
    pub strategies: Vec<StrategyCost>,
}

/// The accesses of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccessCounts {
    /// Those that are recognised.
    pub recognised: u64,
    /// Of these, the ones whose address shows the record.
    pub of_known_records: u64,
    /// Values with names of accesses that are not.
    pub unrecognised: u64,
    /// The loads of records with bit-fields, or of parts of them, that are passed or returned in registers.
    pub record_loads: u64,
}

/// A program by one strategy at one level, over all its translation units.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct StrategyCost {
    /// The strategy.
    pub strategy: String,
    /// The reason why the program is not right; `None` of one that does what clang's own does.
    pub wrong: Option<String>,
    /// IR instructions before LLVM's passes.
    pub ir_before: u64,
    /// IR instructions after them.
    pub ir_after: u64,
    /// Instructions `freeze` after them.
    pub freezes_after: u64,
    /// Machine instructions.
    pub instructions: u64,
    /// Bytes of machine code.
    pub text_bytes: u64,
    /// Bytes of the object files.
    pub object_bytes: u64,
    /// Values that the code generator put into memory for want of a register, and took back: lines of its comments.
    pub spills_and_reloads: u64,
    /// Processor time of LLVM's passes and of its code generator, in seconds.
    pub compile_s: f64,
    /// The most memory that a compilation had, in bytes.
    pub peak_memory: u64,
    /// Processor time of the runs, in seconds.
    pub run_s: f64,
    /// The instructions that the runs execute, by valgrind; `None` where it was not asked or gave no count.
    #[serde(default)]
    pub run_instructions: Option<u64>,
    /// The functions that have more IR instructions after the passes than clang's, `freeze` apart, by the pass from which on they have;
    /// `None` where it was not asked.
    #[serde(default)]
    pub parted: Option<PartedFunctions>,
    /// The functions that differ from clang's, judged under LLVM 19's semantics and under the thesis's.
    pub refinement: Option<[RefinementCounts; 2]>,
}

impl StrategyCost {
    /// Adds the sizes and the compile time of a translation unit.
    pub(super) fn add_unit(&mut self, unit: &StrategyCost) {
        self.ir_before += unit.ir_before;
        self.ir_after += unit.ir_after;
        self.freezes_after += unit.freezes_after;
        self.instructions += unit.instructions;
        self.text_bytes += unit.text_bytes;
        self.object_bytes += unit.object_bytes;
        self.spills_and_reloads += unit.spills_and_reloads;
        self.compile_s += unit.compile_s;
        self.peak_memory = self.peak_memory.max(unit.peak_memory);
    }
}

/// Judgements of rewritten functions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefinementCounts {
    /// The semantics.
    pub semantics: String,
    /// Those that refine clang's, compared as a whole.
    pub refine: u64,
    /// Those without a verdict as a whole that refine clang's because each of their accesses does.
    #[serde(default)]
    pub by_accesses: u64,
    /// Of both, the ones that clang's refine as well, which is asked under LLVM 19's semantics. The others are defined where clang's are
    /// not, as a `freeze` is.
    #[serde(default)]
    pub equivalent: u64,
    /// Those that do not, by name.
    pub refuted: Vec<String>,
    /// Those without a verdict.
    pub not_judged: u64,
}
