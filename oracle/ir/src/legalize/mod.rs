//! Explicitly packed structures made of what LLVM 19 has: `\{ … }/` becomes `<{ … }>`, and each access to a member
//! becomes accesses to bytes; and loads that freeze bit by bit ([`Memory::LoadFrozen`]) become loads and `freeze`.
//!
//! # Which bytes
//!
//! An access touches the smallest aligned power of two of bytes, at most eight, that holds the member, or where its run
//! (its C11 memory location, see [`Packing::Bits`]) has no room for one, just the bytes that its bits lie in
//! ([`window`]). Members that a function accesses through windows one inside the other all go through the larger, so
//! that LLVM can put their loads and stores together. A volatile access always has the member's own window, so that it
//! does not depend on what stands around it: a load is one load; a store is one load and one store, or one store where
//! the member fills the window.
//!
//! Measured on 1600 functions that set, read, copy and increment one to four bit-fields of 400 random records, clang 19
//! with -O3, against what clang makes of the same functions in C (code bytes and instructions together, 95th percentile
//! of a function's bytes):
//!
//! | window | x86-64 bytes | instructions | p95 | AArch64 bytes | p95 |
//! |---|---|---|---|---|---|
//! | clang's access unit | 1.00 | 1.00 | 1.02 | 1.00 | 1.00 |
//! | the bytes that the bits lie in | 0.91 | 1.05 | 1.82 | 1.14 | 2.00 |
//! | the smallest aligned power of two | 0.83 | 0.97 | 1.38 | 1.02 | 1.44 |
//! | the same, nested ones joined in each function | **0.80** | **0.93** | **1.13** | **0.97** | **1.33** |
//!
//! Exact bytes are what the thesis does (section 5.6). They lose where two members of one function share some of their
//! bytes: a load after a narrower store can be neither forwarded nor dropped.
//!
//! # Neighbours
//!
//! A window holds other members too, and a store must give them back unchanged. When that is so depends on what
//! memory and registers may hold: see [`Neighbours`]. On the functions above, in bytes: [`Neighbours::Words`] 0.80,
//! [`Neighbours::FrozenWords`] 0.82, [`Neighbours::Lanes`] 11.2, for LLVM's back ends take vectors of bits apart.

mod address;
mod constant;
mod frozen;
mod lanes;
mod plan;
mod rewrite;
mod window;
mod word;

use crate::function::Function;
use crate::instruction::Op;
use crate::memory::Memory;
use crate::module::Module;
use crate::types::{Packing, TypeId};
use crate::verify::{VerifyError, verify};
use plan::Plans;

/// How a store to a member keeps the others in its window, and so what the result is right for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Neighbours {
    /// `load iN`, `and`, `or`, `store iN`, as clang does it. Right for LLVM 19, where uninitialised memory is `undef`
    /// (LangRef 19 `alloca`: "loading from uninitialized memory produces an undefined value"; "Undefined Values": `and`
    /// and `or` act on each undefined bit by itself). Right only while no poison is stored, which C programs do not:
    /// one poison member would make the whole word poison.
    #[default]
    Words,
    /// The same, and the stored value is frozen: right whatever is stored, as long as memory holds no poison. It does
    /// not help where uninitialised memory is poison; nor would freezing the loaded word, because an `iN` with one
    /// poison bit is poison as a whole, and freezing it gives every neighbour an arbitrary value (what PLDI'17 proposed
    /// and the thesis corrects, section 3.2.3).
    FrozenWords,
    /// `<N x i1>` instead of `iN`: a vector is poison lane by lane, in memory too (LangRef, "Vector Type"), so each bit
    /// stays what it was. Right always; the most expensive.
    Lanes,
}

/// Replaces explicitly packed structures, the constants of such types, accesses to their members, and loads that
/// freeze. Ids of types,
/// functions, globals and values stay; sizes and byte offsets stay; places of instructions do not.
///
/// # Errors
/// When [`verify`] refuses the module.
pub fn legalize(module: &mut Module, neighbours: Neighbours) -> Result<(), VerifyError> {
    verify(module)?;
    let plans = Plans::of(&mut module.types);
    if plans.is_empty() && !module.functions.iter().any(loads_frozen) {
        return Ok(());
    }
    constant::rewrite(module, &plans);
    for function in module.functions.iter_mut().filter(|function| !function.is_declaration()) {
        let old = std::mem::replace(function, Function::declaration("", TypeId::VOID, Vec::new()));
        *function = rewrite::function(old, &mut module.types, &plans, neighbours);
    }
    let bodies = plans.iter().map(|(ty, plan)| (ty, plan.body()));
    module.types.replace_structures(bodies, Packing::Bytes);
    Ok(())
}

fn loads_frozen(function: &Function) -> bool {
    let mut instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    instructions.any(|instruction| matches!(instruction.op, Op::Memory(Memory::LoadFrozen { .. })))
}
