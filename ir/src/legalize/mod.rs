//! Legalisation: replaces the constructs that LLVM 19 lacks. An explicitly packed structure `\{ … }/` becomes `<{ … }>`
//! and each access to a member becomes accesses to bytes; a frozen load ([`crate::MemoryOp::LoadFrozen`]) becomes a load and a
//! `freeze`.
//!
//! # Which bytes
//!
//! An access touches the smallest aligned power of two of bytes, at most eight, that contains the member; or, where the
//! member's C11 memory location (see [`Packing::Bits`]) has no room for one, just the bytes of its bits ([`window`]).
//! If a function accesses members through nested windows, all accesses use the largest, so that LLVM can combine their
//! loads and stores. A volatile access always uses the member's own window, so that it does not depend on other
//! accesses: a load becomes one load; a store becomes one load and one store, or one store if the member fills the
//! window.
//!
//! Measured on 1600 functions that set, read, copy and increment one to four bit-fields of 400 random records, clang 19
//! with -O3, relative to clang's code for the same functions in C (code bytes and instructions together, 95th
//! percentile of a function's bytes):
//!
//! | window | x86-64 bytes | instructions | p95 | AArch64 bytes | p95 |
//! |---|---|---|---|---|---|
//! | clang's access unit | 1.00 | 1.00 | 1.02 | 1.00 | 1.00 |
//! | the bytes that the bits lie in | 0.91 | 1.05 | 1.82 | 1.14 | 2.00 |
//! | the smallest aligned power of two | 0.83 | 0.97 | 1.38 | 1.02 | 1.44 |
//! | the same, nested ones joined in each function | **0.80** | **0.93** | **1.13** | **0.97** | **1.33** |
//!
//! The thesis uses exact bytes (section 5.6). They are slower where two members of one function share bytes: a load
//! after a narrower store can be neither forwarded nor dropped.
//!
//! # Neighbours
//!
//! A window contains other members too, and a store must preserve them. Whether it does depends on the possible
//! contents of memory and registers: see [`Neighbours`]. On the functions above, in bytes: [`Neighbours::Words`] 0.80,
//! [`Neighbours::FrozenWords`] 0.82, [`Neighbours::Lanes`] 11.2, because LLVM's back ends split vectors of bits.

mod address;
mod constant;
mod frozen;
mod lanes;
#[doc(hidden)]
pub mod legal_layout;
mod rewrite;
#[doc(hidden)]
pub mod window;
mod word;

use crate::function::Function;
use crate::module::Module;
use crate::opcode::{Opcode, SpecialOp};
use crate::types::{Packing, TypeId};
use crate::verify::{VerifyError, verify};
use legal_layout::LegalLayouts;

/// The method by which a store to a member preserves the rest of its window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Neighbours {
    /// `load iN`, `and`, `or`, `store iN`, as in clang. Correct for LLVM 19, where uninitialised memory is `undef`
    /// (LangRef 19 `alloca`: "loading from uninitialized memory produces an undefined value"; "Undefined Values": `and`
    /// and `or` act on each undefined bit separately). Correct only while no poison is stored, which C programs never
    /// do: one poison member would make the whole word poison.
    #[default]
    Words,
    /// [`Neighbours::Words`] with the stored value frozen: correct whatever is stored, as long as uninitialised memory
    /// is not poison. Freezing the loaded word would not help there, because an `iN` with one poison bit is poison as a
    /// whole, and freezing it gives every neighbour an arbitrary value (the proposal of PLDI'17, which the thesis
    /// corrects in section 3.2.3).
    FrozenWords,
    /// `<N x i1>` instead of `iN`: vectors are poison lane by lane, also in memory (LangRef "Vector Type"), so each bit
    /// is preserved. Always correct, and the most expensive.
    Lanes,
}

/// Replaces explicitly packed structures, constants of such types, accesses to their members, and frozen loads. Ids of
/// types, functions, globals and values, sizes and byte offsets do not change; the positions of instructions do.
///
/// # Errors
/// The module does not pass [`verify`].
pub fn legalize(module: &mut Module, neighbours: Neighbours) -> Result<(), VerifyError> {
    verify(module)?;
    let layouts = LegalLayouts::compute(&mut module.types);
    if layouts.is_empty() && !module.functions.iter().any(loads_frozen) {
        return Ok(());
    }
    constant::rewrite(module, &layouts);
    for function in module.functions.iter_mut().filter(|function| !function.is_declaration()) {
        let old = std::mem::replace(function, Function::declaration("", TypeId::VOID, Vec::new()));
        *function = rewrite::function(old, &mut module.types, &layouts, neighbours);
    }
    let bodies = layouts.iter().map(|(ty, layout)| (ty, layout.body()));
    module.types.replace_structures(bodies, Packing::Bytes);
    Ok(())
}

fn loads_frozen(function: &Function) -> bool {
    function
        .instructions()
        .any(|instruction| instruction.op.opcode() == Opcode::Special(SpecialOp::LoadFrozen))
}
