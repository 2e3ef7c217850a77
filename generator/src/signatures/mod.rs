//! Programs about very many signatures, each at the lowest cost: compiling is what a campaign pays for.
//!
//! A program has a few record types, two objects of each, and up to [`Limits::signatures`] functions with random
//! signatures, each called once by the entry. A function folds every scalar of every parameter into a checksum,
//! floating ones into a second, observes them once, writes to its copy of a parameter and returns something; the
//! caller folds what comes back, and at the end every object it has passed. What a record's scalars are folded by
//! is one function per record and side, whose calls cost a compiler a few instructions each.
//!
//! ```text
//! entry | trampolines | functions | functions their lists go to | folds of the caller side | folds of the callee side
//! ```
//! A variadic function may pass its list to another, and that one again ([`lang::forward`]).
//! A function behind a trampoline stands on the *caller* side: what compiler X calls is the trampoline by
//! compiler Y, which passes everything on to the function by compiler X.
//!
//! [`Limits::signatures`]: crate::Limits::signatures

mod call;
mod callee;
mod draw;
mod fold;
mod object;

use lang::{FuncId, Place, Program, RecordId, Side};

use crate::feature::Features;
use crate::genome::{Gene, Genome};
use crate::record::Types;
use callee::Who;
use draw::{Reader, Wanted};
use object::Objects;

/// Adds globals and functions to a program that has its types.
pub(crate) fn build(types: &mut Types<'_>, genome: Genome<'_>) {
    let count = types.limits.signatures.max(1);
    let wanted: Vec<Wanted> = (0..count).map(|k| draw::signature(types, genome.part(k))).collect();
    let objects = Objects::declare(types, &mut genome.choices(Gene::Globals));
    let sweep = Sweep::new(types, &objects, &wanted);
    let mut functions = vec![call::entry(&sweep, genome, &wanted)];
    functions.extend((0..).zip(&wanted).filter_map(|(k, w)| callee::trampoline(&sweep, k, w)));
    functions
        .extend((0..).zip(&wanted).map(|(k, w)| callee::function(&sweep, genome.part(k), sweep.who(k, w))));
    for (k, wanted) in (0..).zip(&wanted) {
        let readers = sweep.readers(k, wanted);
        functions.extend(readers.map(|who| callee::function(&sweep, genome.part(k), who)));
    }
    for side in SIDES {
        functions.extend(sweep.folded().map(|id| fold::function(&sweep, id, side)));
    }
    types.program.functions = functions;
}

/// The sides, in the order of their folds.
const SIDES: [Side; 2] = [Side::Caller, Side::Callee];

/// What all parts of a program are written against.
struct Sweep<'a, 'c> {
    types: &'a Types<'c>,
    objects: &'a Objects,
    /// By signature, its function, and the trampoline before it, if it has one.
    functions: Vec<(FuncId, Option<FuncId>)>,
    /// By signature, the first of the functions that its list goes through.
    readers: Vec<FuncId>,
    /// The first of the folds.
    folds: FuncId,
}

impl<'a, 'c> Sweep<'a, 'c> {
    fn new(types: &'a Types<'c>, objects: &'a Objects, wanted: &[Wanted]) -> Sweep<'a, 'c> {
        let trampolines = wanted.iter().filter(|w| w.trampoline).count() as u32;
        let mut trampoline = (1..).map(FuncId);
        let target = (1 + trampolines..).map(FuncId);
        let functions = target
            .zip(wanted)
            .map(|(id, w)| (id, w.trampoline.then(|| trampoline.next()).flatten()))
            .collect();
        let mut next = 1 + trampolines + wanted.len() as u32;
        let mut readers = Vec::with_capacity(wanted.len());
        for one in wanted {
            readers.push(FuncId(next));
            next += one.readers().count() as u32;
        }
        Sweep { types, objects, functions, readers, folds: FuncId(next) }
    }

    /// The function that has a signature.
    fn who<'w>(&self, k: u32, wanted: &'w Wanted) -> Who<'w> {
        let side = if wanted.trampoline { Side::Caller } else { Side::Callee };
        let reader = wanted.reader.as_deref().map(|reader| (self.readers[k as usize], reader));
        Who { number: (k, 0), side, wanted, reader }
    }

    /// The functions that its list goes through.
    fn readers<'w>(&self, k: u32, wanted: &'w Wanted) -> impl Iterator<Item = Who<'w>> {
        let first = self.who(k, wanted);
        let all = std::iter::successors(Some(first), move |before| {
            let (id, Reader { crosses, wanted, .. }) = before.reader?;
            let side = match (before.side, crosses) {
                (Side::Callee, true) | (Side::Caller, false) => Side::Caller,
                _ => Side::Callee,
            };
            let reader = wanted.reader.as_deref().map(|reader| (FuncId(id.0 + 1), reader));
            Some(Who { number: (k, before.number.1 + 1), side, wanted, reader })
        });
        all.skip(1)
    }

    fn program(&self) -> &'a Program {
        &self.types.program
    }

    fn may(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// The records that have something to fold.
    fn folded(&self) -> impl Iterator<Item = RecordId> {
        let shapes = &self.types.shapes;
        self.types.named.iter().copied().filter(|id| !shapes[id.index()].leaves.is_empty())
    }

    /// The function that folds a record on a side; `None` where there is nothing to fold.
    fn fold(&self, id: RecordId, side: Side) -> Option<FuncId> {
        let at = self.folded().position(|one| one == id)? as u32;
        let before = match side {
            Side::Caller => 0,
            Side::Callee => self.folded().count() as u32,
        };
        Some(FuncId(self.folds.0 + before + at))
    }

    /// What floating scalars are summed up in on a side.
    fn sum(&self, side: Side) -> Place {
        self.objects.sums[side as usize].clone()
    }

    /// True when the fold of a record adds to the sum.
    fn sums_up(&self, id: RecordId) -> bool {
        self.types.shapes[id.index()].leaves.iter().any(|leaf| fold::is_summed(&leaf.ty))
    }
}
