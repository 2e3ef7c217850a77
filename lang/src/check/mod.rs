//! The proof that a program is well-formed and free of undefined behaviour.
//!
//! The rules, each with the clause of C11 it keeps. A program that passes has exactly one meaning on every
//! implementation with the target's integer widths, IEEE 754 arithmetic and wrapping conversions. The rules
//! look at types and at the text, hardly at the flow of control: what they accept stays accepted when a
//! statement beside it is removed, which is what a reducer needs, and each is cheap. [`program`] takes one
//! walk over the whole program for what must be known beforehand and one over each function.
//!
//! **Well-formed.** Ids are in range; every node's `ty` is that of [`crate::typing`]; records are declared
//! before use by value and so contain no cycle; bit-field widths are legal (1..=width of an integer, `_Bool` or
//! enumeration type; 0 only unnamed; 6.7.2.1p4), one of an enumeration holds all its constants; member names
//! are unique in a record with its anonymous members, other names in their name space, and a local shadows
//! nothing of the file; names are identifiers of neither C nor the runtime (`bf_`). An anonymous member's type
//! is used for nothing else, and such a member has no name to be read or written by as a whole. Enumeration
//! constants all fit `int` or all fit `unsigned int`. `aligned`/`pack` are up to 64 and 16. The entry takes and
//! returns nothing and is on the caller side. A global is used only by functions of its side, and its
//! initialiser has only literals and addresses of what its side has.
//! Casts are between arithmetic types; pointers convert to nothing. A call without a result is thrown away.
//!
//! **Constants** are in range of their type, and an integer constant that is assigned, initialises, is passed
//! or returned is in range of what receives it, bit-fields by their width (no `-Woverflow`, no
//! `-Wbitfield-constant-conversion`). An expression whose range is a single value counts as a constant, and so
//! does each arm of a `?:`. One that goes to a `float` is exact. What only looks odd to a compiler and can be
//! worded around is the printer's business; two things cannot: an index of plain `char` (`-Wchar-subscripts`)
//! and `++`/`--` on `_Bool` (`-Wbool-operation`).
//!
//! **Arithmetic.** Value ranges ([`ranges`]) come from types, bit-field widths, constants, operators, and loop
//! counters, never from assignments. Signed `+ - * << -` must provably fit the operation's type (6.5p5), and so
//! must `++`/`--`, which are `+= 1` and `-= 1` (6.5.3.1p2); those of a signed type that does not promote to `int` must
//! fit that type, or bit-field, too, because clang steps a `_BitInt` and gcc a wide bit-field in it. A divisor's range excludes 0, and -1 where the dividend may be the type's minimum (6.5.5p5-6); a
//! shift amount lies in 0..width, of an assigned bit-field wider than `int` in 0 to that width, and a signed left
//! operand of `<<` is not negative (6.5.7p3-4). A conversion
//! from floating to integer, also by assignment, is provably in range of the type or bit-field (6.3.1.4p1), so
//! `op=` of an integer with a floating operand is refused. Floating `/` has a divisor that provably is not 0.
//! Other floating operations may overflow to infinity and give NaN, whose bits no observation distinguishes.
//! Operands of comparisons and arms of `?:` agree in sign after promotion, or their common type is signed, or
//! the signed one is a literal that is not negative (no `-Wsign-compare`). Conversions between integers wrap
//! and `>>` of negative values copies the sign, as gcc and clang document (6.3.1.3p3, 6.5.7p5).
//!
//! **Values of assignments.** The value of `=`, `op=`, `++`, `--` inside another expression is used only
//! directly under a cast (see [`crate::typing::source_bit_field`]) or thrown away by a comma or statement. A
//! bit-field on the right of a comma whose value is used is cast too, unless its width does not matter to its
//! promotion.
//!
//! **Order.** Of the operands of an unsequenced operator, call or initialiser list, at most one has effects,
//! and no other reads or writes what it may write (6.5p2). Effects are tracked by root object; a call or a
//! write through a pointer may write every global, every local whose address is taken, and what the caller's
//! pointers reach; reading a volatile object is an effect. `&& || ?: ,` sequence their operands. The store of
//! `=` follows the value of its right side, so a call there may write the same object (`g = f()`), an
//! assignment may not (`x = x++`; 6.5.16p3).
//!
//! **Indeterminate values.** Where a record starts without a value, nothing depends on what it does not hold
//! yet; the rules are those of `check/definite`. They follow the flow of control, so that such a program may be
//! refused when a store is removed from it.
//!
//! **Objects.** Every local of a function's table is declared exactly once, before use in its scope, with an
//! initialiser that does not mention it, or, if it is a record or an array of records that is not volatile,
//! without any. Loop counters and the depth parameter of a recursive function are
//! never written, nor is their address taken. The path of a place fits the types; an index's range lies inside
//! the array (6.5.6p8). A union is accessed only through its active member. A temporary value has only its
//! members read. No address of a bit-field, of a volatile object, of a part of a packed or `pragma pack`ed
//! record or a packed member, or of a record without named scalars (which may have no size, and so no address
//! of its own) is taken. `CopyMemory` copies between provably distinct records of one type: different
//! variables, different members, or elements whose index ranges are disjoint; through a pointer only from or
//! to a local whose address is not taken. `SetMemory` writes 0, or 0xFF where every live scalar is a
//! non-volatile integer other than `_Bool`. `memcpy` and `memset` take no place that is itself volatile; the
//! bytes of a volatile *member* they may write, as every compiler here does. Graffiti name every live scalar.
//!
//! **Pointers to objects** stay valid by lifetimes, numbers assigned without any flow analysis (the rules are
//! `check/pointers.rs`). An object's lifetime is that of its block; a *value* has the lifetime of the
//! shortest-lived object any pointer in it may point to:
//! * `&x` that of `x`; `&p->m` that of `p`'s value; `&g` and null are global;
//! * what is read from a local is what that local *holds*: the lifetime of its first value, fixed at its
//!   declaration; parameters hold what outlives the call; what is read from a global is global; what is read
//!   through a pointer is no shorter-lived than the pointer's own value;
//! * the result of a call is global.
//!
//! A value may be stored in a local if it lives at least as long as what the local holds, in a global or
//! through a pointer only if it is global, and returned only if it is global. Arguments may be anything: the
//! callee ends first. All this holds for records and arrays that contain pointers as for pointers.
//!
//! **Null.** A pointer (to an object or a function) that is followed is not null: it is an address; or it is a
//! local that is not volatile, never written after its declaration, its own address not taken, and first holds
//! an address or is used under a test of itself (`if (p)`, `p != NULL`, `p && …`, `p ? … : …`, and their
//! negations); or nowhere in the program is a null pointer of its type made, by a null constant, by what an
//! initialiser leaves out, or by `SetMemory`.
//!
//! **Control.** Functions call only functions of a higher index (so calls end), except a
//! [`crate::Function::recursive`] one calling itself by the rule there, under a test of its depth, with a depth
//! of at most [`limits::RECURSION`]. The address of a function is taken only if its index is higher than that
//! of every function that calls through a pointer of its signature, and if it is not recursive. Labels of a
//! switch are distinct values of its promoted type. The statically bounded number of steps ([`Cost`]) stays
//! under [`limits::STEPS`], the stack, objects and nesting under the other [`limits`]. Every path of a function with a
//! result returns; a loop counts as one that may end without returning. A site is observed at one place.

mod body;
mod call;
mod control;
mod convention;
mod convert;
mod cost;
#[doc(hidden)]
pub mod definite;
mod effects;
mod error;
mod exits;
mod expr;
mod init;
mod interval;
pub mod limits;
mod memory;
#[doc(hidden)]
pub mod names;
mod objects;
mod operands;
mod place;
mod pointers;
pub mod ranges;
mod survey;
mod tables;
mod tail;
mod unnamed;

use crate::{FuncId, Function, Program};

pub use cost::Cost;
pub use definite::Flow;
pub use error::{CheckError, Violation, Where};
pub use interval::{FloatInterval, Interval};
pub use tables::record_can_be_untagged;

use body::{Body, Known, Storage};
use effects::Roots;
use survey::Survey;

/// The proof that a program is well-formed and defined, and what the proof found out.
#[derive(Clone, Debug)]
pub struct Checked<'p> {
    program: &'p Program,
    costs: Vec<Cost>,
    flow: Flow,
}

impl<'p> Checked<'p> {
    /// A bound on the steps a run takes.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.costs[self.program.entry.index()].of_call(0).steps
    }

    /// A bound on the scalars a run has on the stack at once.
    #[must_use]
    pub fn stack(&self) -> u64 {
        self.costs[self.program.entry.index()].of_call(0).below
    }

    /// The flow of indeterminate values in it; empty if every local has a first value.
    #[must_use]
    pub const fn flow(&self) -> Flow {
        self.flow
    }
}

/// Proves a program well-formed and free of undefined behaviour.
///
/// # Errors
/// The first rule found broken, with its place. Functions are checked from the last to the first, because
/// calls go that way.
pub fn program(program: &Program) -> Result<Checked<'_>, CheckError> {
    let objects = tables::check(program)?;
    let survey = Survey::new(program)?;
    survey.callbacks()?;
    let known = Known { program, objects: &objects, survey: &survey };
    globals(known)?;
    let mut costs = vec![Cost::default(); program.functions.len()];
    for (index, function) in program.functions.iter().enumerate().rev() {
        let id = FuncId(index as u32);
        costs[index] = Body::new(known, &costs, id, function, survey.taken(id)).check()?;
    }
    let flow = definite::check(known)?;
    let checked = Checked { program, costs, flow };
    let steps = checked.steps();
    let stack = checked.stack();
    let bounded = error::require(steps <= limits::STEPS, || Violation::TooLong { steps })
        .and_then(|()| error::require(stack <= limits::STACK, || Violation::StackTooLarge { stack }));
    bounded.map_err(|violation| CheckError { place: Where::Program, violation })?;
    Ok(checked)
}

/// Initialisers of globals are checked as if they stood in a function of their side without locals.
fn globals(known: Known<'_>) -> Result<(), CheckError> {
    for global in &known.program.globals {
        let Some(init) = &global.init else { continue };
        let nowhere = Function::empty("", global.side);
        let mut body = Body::new(known, &[], FuncId(0), &nowhere, Roots::default());
        let checked = body.init(&global.ty, None, init, Storage::Static);
        checked.map_err(|v| CheckError { place: Where::Global(global.name.clone()), violation: v })?;
    }
    Ok(())
}
