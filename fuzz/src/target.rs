//! The table of targets, and the glue between a row and libFuzzer.

use libfuzzer_sys::Corpus;

use crate::finding;
use crate::fuzzer::Fuzzer;
use crate::mutate::InputKind;

/// A fuzz target: a row of [`TARGETS`].
#[derive(Clone, Copy, Debug)]
pub struct FuzzTarget {
    /// Its name: of the row, of the executable, of its corpus.
    pub name: &'static str,
    /// The inputs that it takes.
    pub kind: InputKind,
    check: fn(&mut Fuzzer, &[u8]) -> Corpus,
}

macro_rules! targets {
    ($($(#[$doc:meta])* $row:ident = $name:ident, $kind:ident;)*) => {
        $($(#[$doc])*
        pub const $row: FuzzTarget =
            FuzzTarget { name: stringify!($name), kind: InputKind::$kind, check: Fuzzer::$name };)*

        /// Every target.
        pub const TARGETS: &[FuzzTarget] = &[$($row),*];
    };
}

targets! {
    /// The lowering, run by the interpreter, against the reference evaluator.
    LOWERING = lowering, C;
    /// The layout rules against the stores that the lowering emits.
    LAYOUT = layout, C;
    /// Properties of the classification of arguments and results.
    CALLS = calls, C;
    /// The concrete machine against the precise engine.
    INTERPRETER = interpreter, LlvmIr;
    /// The whole matrix of compilers.
    NATIVE = native, C;
    /// Printers against readers, and the crash database.
    ROUNDTRIP = roundtrip, Either;
    /// Readers on any bytes.
    READER = reader, Bytes;
    /// The reducer.
    REDUCER = reducer, Either;
    /// Our own transformations of modules.
    PASSES = passes, Either;
}

impl FuzzTarget {
    /// Checks an input, and returns whether a corpus may keep it.
    ///
    /// # Panics
    /// If the input shows something wrong, after storing the finding.
    pub fn run(&self, input: &[u8]) -> Corpus {
        finding::running(self.name, input);
        Fuzzer::with_engines_of_thread(|fuzzer| (self.check)(fuzzer, input))
    }
}

/// Makes an executable of a row of [`TARGETS`].
#[macro_export]
macro_rules! fuzz {
    ($target:ident) => {
        libfuzzer_sys::fuzz_target!(init: $crate::announce(), |input: &[u8]| -> libfuzzer_sys::Corpus {
            $crate::$target.run(input)
        });
        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            $crate::mutate($crate::$target.kind, data, size, max_size, seed)
        });
        libfuzzer_sys::fuzz_crossover!(|one: &[u8], other: &[u8], out: &mut [u8], seed: u32| {
            $crate::cross_over($crate::$target.kind, one, other, out, seed)
        });
    };
}
