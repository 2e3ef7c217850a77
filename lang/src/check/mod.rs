//! The proof that a program is well-formed and free of undefined behaviour.
//!
//! The rules, each with the clause of C11 it keeps. A program that passes has exactly one meaning on every
//! implementation with the target's integer widths.
//!
//! **Well-formed.** Ids are in range; every node's `ty` is what [`crate::typing`] says; records are declared
//! before use by value and contain no cycle; bit-field widths are legal (1..=width of an integer, `_Bool` or
//! enumeration type; 0 only unnamed); member names are unique in a record with its anonymous members, and
//! other names in theirs; an anonymous record is used by nothing else; enumeration constants fit.
//! `aligned`/`pack` are powers of two up to 64 (`pack` up to 16). The entry takes and returns nothing and
//! stands on the caller side. A global is used only by functions of its side.
//!
//! **Constants** are in range of their type, and a constant that is assigned, initialises, or is passed is in
//! range of what receives it, bit-fields by their width (no `-Woverflow`, no `-Wbitfield-constant-conversion`).
//!
//! **Arithmetic.** Value ranges are computed for every integer expression from types, bit-field widths,
//! constants, masks (`e & c`), remainders and shifts. Signed `+ - * << -` and `++`/`--` must provably fit the
//! operation's type (6.5p5); a divisor's range excludes 0, and -1 where the dividend may be the type's
//! minimum (6.5.5p5); a shift amount lies in 0..width and a signed left operand of `<<` is not negative
//! (6.5.7p3-4). A conversion from floating to integer is provably in range (6.3.1.4p1); floating `/` has a
//! divisor that provably is not 0. Comparison and `?:` operands agree in sign after promotion (no
//! `-Wsign-compare`). Conversions between integers wrap, as gcc and clang document (6.3.1.3p3).
//!
//! **Values of assignments.** The value of `=`, `op=`, `++`, `--` inside another expression is used only
//! directly under a cast (see [`crate::typing::source_bit_field`]) or thrown away by a comma or statement.
//!
//! **Order.** Of the operands of an unsequenced operator, call or initialiser list, at most one has effects,
//! and no other reads or writes what it may write (6.5p2). Effects are tracked by root object; a call or a
//! write through a pointer may write every global and every local whose address is taken; reading a volatile
//! object is an effect on it. `&& || ?: ,` sequence their operands.
//!
//! **Objects.** Every local is declared once, before use in its scope, with an initialiser. Loop counters and
//! the depth parameter of a recursive function are never written, nor is their address taken. The path of a
//! place fits the types; an index's range lies inside the array (6.5.6p8). A union is accessed only through
//! its active member. A pointer that is dereferenced is provably an address of a live object: pointers hold
//! the address of a global, or of a local (or a part of it) of the same function or of one that waits for
//! this one to return: they are passed down, never returned nor stored in a global or through a pointer, and
//! never outlive the block of what they point to. A pointer that may be null is dereferenced only under a
//! test of the same (never written) variable. No address of a bit-field, of a volatile object, of a part of a
//! packed or `pragma pack`ed record, or of a type that `aligned` fields could misalign is taken.
//! `CopyMemory` copies between distinct objects, or one object to itself by the same path is refused.
//!
//! **Control.** Loops are bounded, functions call only functions of a higher index (so calls end), except a
//! [`crate::Function::recursive`] one calling itself by the rule there, with a depth of at most
//! [`limits::RECURSION`]; callbacks through function pointers obey the same order by taking the address only
//! of a function of higher index than every function that may call it. The statically bounded number of steps
//! stays under [`limits::STEPS`]. Every path of a function with a result returns.

mod body;
mod convert;
mod cost;
pub mod effects;
mod error;
mod exits;
mod expr;
mod init;
mod interval;
mod names;
mod objects;
mod place;
mod pointers;
pub mod ranges;
mod survey;
mod tables;

use crate::{FuncId, Function, Program, Side};

pub use cost::Cost;
pub use error::{CheckError, Rule, Violation, Where};
pub use interval::{FloatInterval, Interval};

use body::{Body, Known};
use effects::Roots;
use init::Storage;
use survey::Survey;

pub mod limits {
    //! How large a checked program may be.

    /// The deepest recursion a call may ask for.
    pub const RECURSION: u32 = 8;
    /// Statements a run may execute, as bounded by multiplying loop bounds along calls.
    pub const STEPS: u64 = 200_000;
    /// How deep statements, expressions, initialisers and types may nest, all counted together.
    pub const NESTING: u32 = 100;
    /// Scalars in one object, inactive union members included.
    pub const SCALARS: u64 = 4096;
}

/// The proof that a program is well-formed and defined, and what the proof found out.
#[derive(Clone, Debug)]
pub struct Checked<'p> {
    program: &'p Program,
    costs: Vec<Cost>,
}

impl<'p> Checked<'p> {
    /// The program that is proved.
    #[must_use]
    pub const fn program(&self) -> &'p Program {
        self.program
    }

    /// A bound on the steps a run takes.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.costs[self.program.entry.index()].of_call(0)
    }

    /// The cost of one activation of a function.
    #[must_use]
    pub fn cost(&self, function: FuncId) -> Cost {
        self.costs[function.index()]
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
    let checked = Checked { program, costs };
    let steps = checked.steps();
    if steps > limits::STEPS {
        return Err(CheckError { place: Where::Program, violation: Box::new(Violation::TooLong { steps }) });
    }
    Ok(checked)
}

/// Initialisers of globals are checked as if they stood in a function of their side without locals.
fn globals(known: Known<'_>) -> Result<(), CheckError> {
    for global in &known.program.globals {
        let Some(init) = &global.init else { continue };
        let nowhere = nowhere(global.side);
        let mut body = Body::new(known, &[], FuncId(0), &nowhere, Roots::NONE);
        let checked = body.init(&global.ty, None, init, Storage::Static);
        checked.map_err(|v| CheckError { place: Where::Global(global.name.clone()), violation: v })?;
    }
    Ok(())
}

fn nowhere(side: Side) -> Function {
    let (name, locals, body) = (smol_str::SmolStr::default(), Vec::new(), Vec::new());
    Function { name, ret: None, params: 0, locals, body, recursive: false, side }
}
