//! Programs of the profile `signatures`: very many signatures, each at the lowest cost, because compilation takes most
//! of a campaign's time.
//!
//! A program has a few record types, two objects of each, and up to [`Limits::signatures`] functions with random
//! signatures, each called once by the entry. A function folds every scalar of every parameter into a checksum,
//! floating ones into a second, observes both once, writes to its copy of a parameter and returns a value; the caller
//! folds results, and at the end every object that it has passed. One fold function per record and side folds the
//! record's scalars; a call of it costs a compiler a few instructions.
//!
//! ```text
//! entry | trampolines | functions | functions their lists go to | folds of the caller side | folds of the callee side
//! ```
//! A variadic function may pass a `va_list` on, and so may the function that takes it ([`lang::va_list_forwarding`]).
//! A function called through a trampoline is on the *caller* side: compiler X's entry calls compiler Y's trampoline, which
//! passes all arguments on to compiler X's function.
//!
//! [`Limits::signatures`]: crate::Limits::signatures

mod call;
mod callee;
mod draw;
mod fold;
mod object;

use lang::{Features, FuncId, Place, Program, RecordId, Side};

use crate::extensions::convention;
use crate::genome::{Gene, Genome};
use crate::record::ProgramTypes;
use callee::CalleeSpec;
use draw::{DrawnSignature, VaListCallee};
use object::ProgramObjects;

/// Adds globals and functions to a program that has its types.
pub(crate) fn build(types: &mut ProgramTypes<'_>, genome: Genome<'_>) {
    let count = types.limits.signatures.max(1);
    let mut signatures: Vec<DrawnSignature> =
        (0..count).map(|k| draw::signature(types, genome.part(k))).collect();
    let each = signatures.iter_mut().map(|s| (s.function_type(), &mut s.convention));
    convention::draw(types, each, genome.choices(Gene::Conventions));
    let objects = ProgramObjects::declare(types, &mut genome.choices(Gene::Globals));
    let context = ProgramContext::new(types, &objects, &signatures);
    let mut functions = vec![call::entry(&context, genome, &signatures)];
    functions.extend((0..).zip(&signatures).filter_map(|(k, s)| callee::trampoline(&context, k, s)));
    functions.extend(
        (0..)
            .zip(&signatures)
            .map(|(k, s)| callee::function(&context, genome.part(k), context.callee_spec(k, s))),
    );
    for (k, signature) in (0..).zip(&signatures) {
        let specs = context.va_list_callee_specs(k, signature);
        functions.extend(specs.map(|spec| callee::function(&context, genome.part(k), spec)));
    }
    for side in SIDES {
        functions.extend(context.folded().map(|id| fold::function(&context, id, side)));
    }
    types.program.functions = functions;
}

/// The sides, in the order of their folds.
const SIDES: [Side; 2] = [Side::Caller, Side::Callee];

/// The types, objects and function numbers that all functions of a program are written against.
struct ProgramContext<'a, 'c> {
    types: &'a ProgramTypes<'c>,
    objects: &'a ProgramObjects,
    /// The function of each signature, and the trampoline in front of it if it has one.
    functions: Vec<(FuncId, Option<FuncId>)>,
    /// The first of the functions that each signature's `va_list` is passed to.
    va_list_callees: Vec<FuncId>,
    /// The first fold function.
    folds: FuncId,
}

impl<'a, 'c> ProgramContext<'a, 'c> {
    fn new(
        types: &'a ProgramTypes<'c>,
        objects: &'a ProgramObjects,
        signatures: &[DrawnSignature],
    ) -> ProgramContext<'a, 'c> {
        let trampolines = signatures.iter().filter(|s| s.trampoline).count() as u32;
        let mut trampoline = (1..).map(FuncId);
        let target = (1 + trampolines..).map(FuncId);
        let functions = target
            .zip(signatures)
            .map(|(id, s)| (id, s.trampoline.then(|| trampoline.next()).flatten()))
            .collect();
        let mut next = 1 + trampolines + signatures.len() as u32;
        let mut va_list_callees = Vec::with_capacity(signatures.len());
        for one in signatures {
            va_list_callees.push(FuncId(next));
            next += one.va_list_callees().count() as u32;
        }
        ProgramContext { types, objects, functions, va_list_callees, folds: FuncId(next) }
    }

    /// The specification of the function with a signature.
    fn callee_spec<'w>(&self, k: u32, signature: &'w DrawnSignature) -> CalleeSpec<'w> {
        let side = if signature.trampoline { Side::Caller } else { Side::Callee };
        let va_list_callee =
            signature.va_list_callee.as_deref().map(|callee| (self.va_list_callees[k as usize], callee));
        CalleeSpec { number: (k, 0), side, signature, va_list_callee }
    }

    /// The specifications of the functions that a signature's `va_list` is passed to, in order.
    fn va_list_callee_specs<'w>(
        &self,
        k: u32,
        signature: &'w DrawnSignature,
    ) -> impl Iterator<Item = CalleeSpec<'w>> {
        let first = self.callee_spec(k, signature);
        let all = std::iter::successors(Some(first), move |before| {
            let (id, VaListCallee { crosses, signature, .. }) = before.va_list_callee?;
            let side = match (before.side, crosses) {
                (Side::Callee, true) | (Side::Caller, false) => Side::Caller,
                _ => Side::Callee,
            };
            let va_list_callee = signature.va_list_callee.as_deref().map(|callee| (FuncId(id.0 + 1), callee));
            Some(CalleeSpec { number: (k, before.number.1 + 1), side, signature, va_list_callee })
        });
        all.skip(1)
    }

    fn program(&self) -> &'a Program {
        &self.types.program
    }

    fn allows(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// The records that have scalars to fold.
    fn folded(&self) -> impl Iterator<Item = RecordId> {
        let summaries = &self.types.summaries;
        self.types.named.iter().copied().filter(|id| !summaries[id.index()].leaves.is_empty())
    }

    /// The fold function of a record on a side; `None` if the record has no scalars.
    fn fold(&self, id: RecordId, side: Side) -> Option<FuncId> {
        let at = self.folded().position(|record| record == id)? as u32;
        let before = match side {
            Side::Caller => 0,
            Side::Callee => self.folded().count() as u32,
        };
        Some(FuncId(self.folds.0 + before + at))
    }

    /// The global of a side that sums up floating scalars.
    fn sum(&self, side: Side) -> Place {
        self.objects.sums[side as usize].clone()
    }

    /// True if the fold function of a record adds to the floating sum.
    fn sums_up(&self, id: RecordId) -> bool {
        self.types.summaries[id.index()].leaves.iter().any(|leaf| fold::is_summed(&leaf.ty))
    }
}
