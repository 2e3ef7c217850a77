//! The domain of proofs: the state of one run, its decisions, and its choices.

use std::rc::Rc;

use ir::FuncId;
use rustc_hash::{FxHashMap, FxHashSet};
use semantics::Unsupported;
use smol_str::SmolStr;

use super::choice_renewals::Renewals;
use super::graph::{Choice, Chooser, Depends, FunctionSide, Gate, Graph};
use super::polynomials::Polynomials;
use super::record::{LocalAddress, ObjectAddress, ProofEvent, ReaderCall};
use super::solver::{NodeSolver, Satisfiable};
use super::value::{Base, ProofValue, ScalarBits};
use crate::choice_path::ChoicePath;
use crate::circuits;
use crate::context::ModuleContext;
use crate::gates::{Gates, Lit};
use crate::machine::domain as machine;
use crate::machine::vocabulary::EscapedObject;

pub(super) type Halt = machine::Halt<FixedUndef, &'static str>;
pub(super) type OrHalt<T> = Result<T, Halt>;

/// Decisions of one run after which it counts as unfinished.
const MAX_DECISIONS: u32 = 40;
/// Nodes of a graph.
const MAX_NODES: usize = 400_000;
/// Conflicts after which a branch counts as possible.
const BRANCH_CONFLICTS: u64 = 50;
/// Choices of a use by which a bit is split into all that it may be.
const MAX_USE_CHOICES: usize = 3;
/// Bits of a size or an index that are decided.
const MAX_OPEN_BITS: usize = 8;
/// Numbers that are tried for a size or an index with more open bits.
const MOST_NUMBERS: u128 = 128;

/// The refusal of what this domain does not support.
pub(super) fn unsupported(what: &'static str) -> Halt {
    Halt::Unsupported(Unsupported::Instruction(what))
}

/// The choices for good by which an intrinsic's arguments were fixed, by their numbers, and the decisions before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FixedUndef {
    pub(super) first: u32,
    pub(super) after: u32,
    pub(super) decisions: u32,
}

impl FixedUndef {
    pub(super) fn is_empty(self) -> bool {
        self.first == self.after
    }
}

/// The state that all runs of both functions share.
pub(super) struct Session {
    pub(super) graph: Graph,
    pub(super) solver: NodeSolver,
    pub(super) side: FunctionSide,
    /// The jumps backwards of one run after which it counts as unfinished.
    pub(super) iterations: u64,
    /// True if a run had more.
    pub(super) loops_are_cut: bool,
    /// The facts about the results of functions outside the module.
    pub(super) axioms: Vec<Lit>,
    /// The addresses that were asked for, of objects that both functions see.
    pub(super) addresses: Vec<ObjectAddress>,
    /// The addresses of functions that were asked for, by their names.
    pub(super) functions: Vec<(SmolStr, Vec<Lit>)>,
    /// True if a function may ask for an address as a number.
    pub(super) asks_for_numbers: bool,
    /// True if an object stands for the memory that neither function names, so that what is at a number as an address can be told.
    pub(super) follows_numbers: bool,
    /// For the number of an address that steps with `inbounds` have led to, the number that they began at.
    pub(super) roots: FxHashMap<Rc<[Lit]>, Rc<[Lit]>>,
    /// For the numbers that pointers became, one of the pointers.
    pub(super) pointers: FxHashMap<Rc<[Lit]>, ScalarBits>,
    pub(super) reader_calls: Vec<ReaderCall>,
    /// True if what the source freezes and what it leaves undef are both seen: its choices for good must not depend on what single uses
    /// see.
    pub(super) freezes_beside_undef: bool,
    /// True if an object that others find in memory may have other names in the two functions, so that what differs may be the same.
    pub(super) names_differ: bool,
    /// The names of the functions that others see pointers to. Each module numbers its functions in its own way.
    pub(super) seen_functions: Vec<SmolStr>,
    /// True if a pointer was made of a number into which an address went.
    pub(super) makes_pointers: bool,
    /// The number of objects that both functions see, which precede all others.
    pub(super) common: u32,
    /// The width of pointers, in bits.
    pub(super) pointer_width: usize,
    /// The bits of the addresses of objects of one run alone.
    pub(super) own_addresses: FxHashSet<usize>,
    /// True if calls of both functions that pass pointers into different objects, of which numbers were made, may do the same.
    pub(super) calls_differ: bool,
    /// True if pointers into different objects are taken for one where their numbers are equal and one was made of a number.
    pub(super) numbers_are_pointers: bool,
    /// True if that would cover more than the pointers themselves.
    pub(super) numbers_matter: bool,
    /// For each call of the source, by its number, and each object that it passes, by its order: the bytes before and after the place that
    /// the function knows, at most.
    pub(super) passed_parts: FxHashMap<(u32, u32), (u64, u64)>,
    pub(super) renewals: Renewals,
    pub(super) polynomials: Polynomials,
    /// The answers to the question if a condition and a further literal can hold together.
    possible: FxHashMap<(Lit, Lit), bool>,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            graph: Graph::default(),
            solver: NodeSolver::default(),
            side: FunctionSide::Source,
            iterations: u64::MAX,
            loops_are_cut: false,
            axioms: Vec::new(),
            addresses: Vec::new(),
            functions: Vec::new(),
            asks_for_numbers: false,
            follows_numbers: false,
            roots: FxHashMap::default(),
            pointers: FxHashMap::default(),
            reader_calls: Vec::new(),
            freezes_beside_undef: false,
            names_differ: false,
            seen_functions: Vec::new(),
            makes_pointers: false,
            common: 0,
            pointer_width: 64,
            own_addresses: FxHashSet::default(),
            calls_differ: false,
            numbers_are_pointers: false,
            numbers_matter: false,
            passed_parts: FxHashMap::default(),
            renewals: Renewals::default(),
            polynomials: Polynomials::default(),
            possible: FxHashMap::default(),
        }
    }
}

impl Session {
    /// Bit `number` of the input.
    pub(super) fn input(&mut self, number: u32) -> Lit {
        self.graph.choice(Choice::of_run(Chooser::Input, number))
    }

    /// Notes that two pointers may be one, and returns if they are taken for one.
    pub(super) fn may_be_one(&mut self) -> bool {
        self.numbers_matter = true;
        self.numbers_are_pointers
    }

    /// True if an address went into a number.
    pub(super) fn is_from_address(&self, bits: &[Lit]) -> bool {
        let objects = self.addresses.iter().flat_map(|place| &place.first);
        let functions = self.functions.iter().flat_map(|(_, first)| first);
        let of_addresses: FxHashSet<usize> = objects.chain(functions).map(|lit| lit.node()).collect();
        let is_address = |node: &usize| of_addresses.contains(node) || self.own_addresses.contains(node);
        self.graph.choices_below(bits).iter().any(is_address)
    }

    fn is_possible(&mut self, condition: Lit, lit: Lit) -> bool {
        let both = self.graph.and(condition, lit);
        if let Some(known) = both.constant() {
            return known;
        }
        if let Some(&known) = self.possible.get(&(condition, lit)) {
            return known;
        }
        let possible = self.solver.solve(&self.graph, &[both], BRANCH_CONFLICTS) != Satisfiable::No;
        self.possible.insert((condition, lit), possible);
        possible
    }
}

/// The state of one run.
pub(super) struct ProofDomain<'m> {
    pub(super) context: &'m ModuleContext<'m>,
    pub(super) session: &'m mut Session,
    path: &'m mut ChoicePath<()>,
    /// The condition on all choices under which the function runs this way.
    pub(super) condition: Lit,
    assumed: FxHashMap<usize, bool>,
    decisions: u32,
    /// The conditions by which numbers were selected, where both is possible.
    pub(super) open_conditions: Vec<Lit>,
    /// The next number of each kind of choice.
    made: [u32; 2],
    /// The choices of undef that memory holds.
    in_memory: FxHashSet<Choice>,
    pub(super) events: Vec<ProofEvent>,
    /// True if objects are better aligned than they promise.
    pub(super) lucky: bool,
    /// The functions to which pointers of the caller's may point, by their names.
    pub(super) functions: Vec<SmolStr>,
    /// Number of objects that both functions see; they precede all others.
    pub(super) common: u32,
    /// Those among them that are copies behind `byval` parameters, to which nobody else has a pointer.
    pub(super) copies: Vec<u32>,
    /// The objects whose contents the caller sees, by their index in memory.
    pub(super) visible: Vec<usize>,
    /// The addresses of this run's own objects that were asked for.
    pub(super) local_addresses: Vec<LocalAddress>,
    /// The objects behind parameters that a caller may have allocated on the heap, by their serial numbers.
    pub(super) of_parameters: Vec<u32>,
    /// The calls so far that may have freed them.
    pub(super) freeing: Vec<u32>,
    /// The objects that functions outside the module may access, by their index in memory.
    pub(super) shared: Vec<usize>,
    /// Other objects whose addresses such a function was passed, in that order.
    pub(super) escaped: Vec<EscapedObject>,
    /// True if a function that only knows its arguments may have written a pointer to another object into memory.
    pub(super) leaks: bool,
}

impl<'m> ProofDomain<'m> {
    pub(super) fn new(
        context: &'m ModuleContext<'m>,
        session: &'m mut Session,
        path: &'m mut ChoicePath<()>,
    ) -> ProofDomain<'m> {
        ProofDomain {
            context,
            session,
            path,
            condition: Lit::TRUE,
            assumed: FxHashMap::default(),
            decisions: 0,
            open_conditions: Vec::new(),
            made: [0; 2],
            in_memory: FxHashSet::default(),
            events: Vec::new(),
            lucky: false,
            common: 0,
            copies: Vec::new(),
            visible: Vec::new(),
            local_addresses: Vec::new(),
            of_parameters: Vec::new(),
            freeing: Vec::new(),
            shared: Vec::new(),
            functions: Vec::new(),
            escaped: Vec::new(),
            leaks: false,
        }
    }

    pub(super) fn graph(&mut self) -> &mut Graph {
        &mut self.session.graph
    }

    /// Takes literals for granted, as conditions by which values are selected.
    pub(super) fn assume(&mut self, lits: &[Lit]) {
        self.assumed.extend(lits.iter().map(|lit| (lit.node(), !lit.is_negated())));
    }

    /// True if the run so far is the only one, and depends on no choice.
    pub(super) fn is_determined(&self) -> bool {
        self.condition == Lit::TRUE && self.made == [0; 2] && self.decisions == 0 && self.events.is_empty()
    }

    pub(super) fn is_small(&self) -> bool {
        self.session.graph.len() <= MAX_NODES
    }

    /// Returns if a bit holds in this run: where both is possible, there is a run for each.
    pub(super) fn decide(&mut self, lit: Lit) -> OrHalt<bool> {
        if let Some(known) = lit.constant() {
            return Ok(known);
        }
        if let Some(&assumed) = self.assumed.get(&lit.node()) {
            return Ok(assumed ^ lit.is_negated());
        }
        let possible = [lit, !lit].map(|way| self.session.is_possible(self.condition, way));
        let holds = match possible {
            [true, false] => true,
            [false, true] => false,
            _ => {
                self.decisions += 1;
                if self.decisions > MAX_DECISIONS {
                    return Err(Halt::OutOfFuel);
                }
                self.path.choose((), 2, 0) == 0
            }
        };
        self.condition = self.session.graph.and(self.condition, lit.negated_if(!holds));
        self.assumed.insert(lit.node(), holds ^ lit.is_negated());
        Ok(holds)
    }

    /// The size or index that a scalar is in this run.
    pub(super) fn decided(&mut self, scalar: &ScalarBits) -> OrHalt<u128> {
        if scalar.bits.iter().filter(|lit| lit.constant().is_none()).count() > MAX_OPEN_BITS {
            return Err(Halt::Excess("a size or an index that is not known"));
        }
        // No size and no index is as large, so that the greatest number stands for all numbers of more bits.
        let high = scalar.bits.get(u128::BITS as usize..).unwrap_or_default();
        let beyond = circuits::any_set(self.graph(), high);
        if self.decide(beyond)? {
            return Ok(u128::MAX);
        }
        let mut number = 0;
        for (at, &lit) in scalar.bits.iter().enumerate().take(u128::BITS as usize) {
            number |= u128::from(self.decide(lit)?) << at;
        }
        Ok(number)
    }

    /// The number that a scalar is in this run; one above `most` stands for all above it.
    pub(super) fn decided_up_to(&mut self, scalar: &ScalarBits, most: u128) -> OrHalt<u128> {
        let open = scalar.bits.iter().filter(|lit| lit.constant().is_none()).count();
        let width = scalar.bits.len() as u32;
        if open <= MAX_OPEN_BITS || most > MOST_NUMBERS || width < u128::BITS && most >> width != 0 {
            return self.decided(scalar);
        }
        let limit = super::value::constant(width, most.into());
        let beyond = circuits::less(self.graph(), &limit, &scalar.bits, false);
        if self.decide(beyond)? {
            return Ok(most + 1);
        }
        let digits = (u128::BITS - most.leading_zeros()) as usize;
        let zeros = scalar.bits.get(digits..).unwrap_or_default().iter();
        let zeros: Vec<Lit> = zeros.filter(|lit| lit.constant().is_none()).map(|&lit| !lit).collect();
        self.assume(&zeros);
        self.decided(&ScalarBits::number(scalar.bits[..digits].to_vec(), Lit::FALSE))
    }

    /// The base as others see it in both functions.
    pub(super) fn seen_base(&mut self, base: Base) -> Base {
        let Base::Function(id) = base else { return base.seen() };
        let name = self.context.module.functions.get(id.index()).map(|function| function.name.clone());
        let name = name.unwrap_or_default();
        let seen = &mut self.session.seen_functions;
        let number = seen.iter().position(|known| *known == name).unwrap_or_else(|| {
            seen.push(name);
            seen.len() - 1
        });
        Base::Function(FuncId(number as u32))
    }

    /// A pointer, `offset` bytes from the start of what it points into.
    pub(super) fn pointer_to(&self, base: Base, offset: u64) -> ScalarBits {
        ScalarBits { base, ..ScalarBits::known(self.context.pointer_width(), offset.into()) }
    }

    /// A bit that `freeze` chooses.
    pub(super) fn frozen_bit(&mut self) -> Lit {
        self.make(Chooser::Freeze(self.session.side), 0)
    }

    /// A bit that a use of undef chooses.
    pub(super) fn undef_bit(&mut self) -> Lit {
        self.make(Chooser::Use(self.session.side), 1)
    }

    fn make(&mut self, chooser: Chooser, kind: usize) -> Lit {
        let number = self.made[kind];
        self.made[kind] += 1;
        self.session.graph.choice(Choice::of_run(chooser, number))
    }

    /// The position of the run, for [`ProofDomain::undef_again`].
    pub(super) fn mark(&self) -> FixedUndef {
        FixedUndef { first: self.made[0], after: self.made[0], decisions: self.decisions }
    }

    /// The value with everything undef again that was fixed for the body of an intrinsic.
    pub(super) fn undef_again(&mut self, value: &ProofValue, fixed: FixedUndef) -> OrHalt<ProofValue> {
        if self.decisions != fixed.decisions {
            return Err(unsupported("a branch on undef in an intrinsic"));
        }
        let (side, mut next) = (self.session.side, self.made[1]);
        let which = if side == FunctionSide::Source { Depends::SOURCE } else { Depends::TARGET };
        let lits = flattened(value);
        let renewals = &mut self.session.renewals;
        let mut renewed = FxHashMap::default();
        let replaced = self.session.graph.replaced(&lits, Some(which), |graph, choice| {
            let fixed = choice.chooser == Chooser::Freeze(side)
                && (fixed.first..fixed.after).contains(&choice.number);
            if !fixed {
                return graph.choice(choice);
            }
            let anew = *renewed.entry(choice).or_insert_with(|| {
                next += 1;
                Choice::of_run(Chooser::Use(side), next - 1)
            });
            renewals.record(side, 0, choice, anew);
            graph.renewal(anew, choice)
        });
        self.made[1] = next;
        Ok(rebuilt(value, &replaced))
    }

    /// The same literals with all undef that they depend on chosen anew: by this use, or for good.
    pub(super) fn chosen_anew(&mut self, lits: &[Lit], for_good: bool) -> Vec<Lit> {
        let (side, kind) = (self.session.side, usize::from(!for_good));
        let mut next = self.made[kind];
        let chooser = if for_good { Chooser::Freeze(side) } else { Chooser::Use(side) };
        let renewals = &mut self.session.renewals;
        renewals.begin_use();
        let replaced = self.session.graph.replaced(lits, Some(Depends::UNDEF), |graph, renewed| {
            let choice = Choice::of_run(chooser, next);
            next += 1;
            renewals.record(side, 0, renewed, choice);
            graph.renewal(choice, renewed)
        });
        self.made[kind] = next;
        replaced
    }

    /// [`ProofDomain::chosen_anew`] for all scalars of a value together, so that they stay as related as they are.
    pub(super) fn value_chosen_anew(&mut self, value: &ProofValue, for_good: bool) -> ProofValue {
        if !self.is_undef(value) {
            return value.clone();
        }
        let mut lits = flattened(value);
        let of_value = lits.len();
        // An address keeps the number that its steps began at.
        let roots: Vec<Option<Rc<[Lit]>>> =
            value.iter().map(|scalar| self.session.roots.get(&scalar.bits).cloned()).collect();
        roots.iter().flatten().for_each(|root| lits.extend_from_slice(root));
        let chosen = self.chosen_anew(&lits, for_good);
        let (chosen, mut of_roots) = chosen.split_at(of_value);
        let renewed = rebuilt(value, chosen);
        for (scalar, root) in renewed.iter().zip(roots) {
            let Some(root) = root else { continue };
            let (here, rest) = of_roots.split_at(root.len());
            of_roots = rest;
            self.session.roots.entry(Rc::clone(&scalar.bits)).or_insert_with(|| here.into());
        }
        renewed
    }

    /// The choices of uses that literals depend on.
    fn choices_of_uses(&self, lits: &[Lit]) -> Vec<Choice> {
        let graph = &self.session.graph;
        let choice = |node: usize| match graph.gate(node) {
            Gate::Choice(choice) => Some(choice),
            Gate::Constant | Gate::And(..) | Gate::Xor(..) => None,
        };
        graph.cone(lits, Some(Depends::UNDEF)).into_iter().filter_map(choice).collect()
    }

    /// Records what undef is in memory.
    pub(super) fn keep_in_memory(&mut self, lits: &[Lit]) {
        let choices = self.choices_of_uses(lits);
        self.in_memory.extend(choices);
    }

    /// The value as a store leaves it. What undef memory holds already is another number in another place: each store is a use. The first
    /// store keeps the number, since nobody sees it beside another.
    pub(super) fn stored(&mut self, value: &ProofValue) -> ProofValue {
        if !self.is_undef(value) {
            return value.clone();
        }
        let known = |choice: &Choice| self.in_memory.contains(choice);
        let stored = match self.choices_of_uses(&flattened(value)).iter().any(known) {
            true => self.value_chosen_anew(value, false),
            false => value.clone(),
        };
        self.keep_in_memory(&flattened(&stored));
        stored
    }

    /// The operands of an operation that moves scalars of several into one value, each a use by itself: those that share undef with one
    /// before them are chosen anew.
    pub(super) fn used_apart(&mut self, operands: &[&ProofValue]) -> Vec<ProofValue> {
        let mut met: FxHashSet<Choice> = FxHashSet::default();
        let mut apart = Vec::with_capacity(operands.len());
        for &operand in operands {
            let choices = self.choices_of_uses(&flattened(operand));
            apart.push(match choices.iter().any(|choice| met.contains(choice)) {
                true => self.value_chosen_anew(operand, false),
                false => operand.clone(),
            });
            met.extend(choices);
        }
        apart
    }

    /// The values of a bit for each way in which the few choices go that a use of it makes; `None` if they are many.
    fn for_each_use(&mut self, lit: Lit) -> Option<Vec<Lit>> {
        if !self.is_chosen_by_use(lit) {
            return Some(vec![lit]);
        }
        let choices = self.choices_of_uses(&[lit]);
        let graph = self.graph();
        let ways = 1u32 << choices.len().min(MAX_USE_CHOICES + 1);
        (choices.len() <= MAX_USE_CHOICES).then(|| {
            let with = |way: u32| {
                let replace = |_: &mut Graph, choice: Choice| {
                    let at = choices.iter().position(|known| *known == choice);
                    Lit::known(at.is_some_and(|at| way >> at & 1 != 0))
                };
                graph.replaced(&[lit], Some(Depends::UNDEF), replace)[0]
            };
            (0..ways).map(with).collect()
        })
    }

    /// A literal that holds if two uses of a scalar may see different numbers, and the number that all see where it does not. `None`
    /// where a bit depends on many choices of a use.
    pub(super) fn difference_of_uses(&mut self, scalar: &ScalarBits) -> Option<(Lit, ScalarBits)> {
        let (mut differ, mut bits) = (Lit::FALSE, Vec::with_capacity(scalar.bits.len()));
        for &bit in scalar.bits.iter() {
            let ways = self.for_each_use(bit)?;
            let first = ways[0];
            for &way in &ways[1..] {
                let graph = self.graph();
                let other = graph.xor(first, way);
                differ = graph.or(differ, other);
            }
            bits.push(first);
        }
        Some((differ, ScalarBits { bits: bits.into(), ..scalar.clone() }))
    }

    /// The scalar as all uses see it, if this run has decided that they see the same; otherwise as it was.
    pub(super) fn well_defined_scalar(&mut self, scalar: &ScalarBits) -> ScalarBits {
        match self.difference_of_uses(scalar) {
            Some((differ, same)) if self.is_taken_for(differ, false) => same,
            _ => scalar.clone(),
        }
    }

    /// True if a literal has this value in all that the run has decided.
    fn is_taken_for(&self, lit: Lit, value: bool) -> bool {
        let assumed = || self.assumed.get(&lit.node()).map(|assumed| assumed ^ lit.is_negated());
        lit.constant().or_else(assumed) == Some(value)
    }

    /// True if each use chooses the bit anew.
    pub(super) fn is_chosen_by_use(&self, lit: Lit) -> bool {
        self.session.graph.depends(lit).meets(Depends::UNDEF)
    }

    /// True if uses of a value may see different numbers.
    pub(super) fn is_undef(&self, value: &ProofValue) -> bool {
        let undef = |lit: &Lit| self.is_chosen_by_use(*lit);
        value.iter().any(|scalar| undef(&scalar.poison) || scalar.bits.iter().any(undef))
    }

    /// The bits where a condition holds and others where it does not. Pointers into different objects are decided.
    pub(super) fn either(&mut self, condition: Lit, a: &ScalarBits, b: &ScalarBits) -> OrHalt<ScalarBits> {
        if a == b {
            return Ok(a.clone());
        }
        if condition.constant().is_some() || a.base != b.base {
            return Ok(if self.decide(condition)? { a.clone() } else { b.clone() });
        }
        if let Some(&assumed) = self.assumed.get(&condition.node()) {
            return Ok(if assumed ^ condition.is_negated() { a.clone() } else { b.clone() });
        }
        self.open_conditions.push(condition);
        let graph = self.graph();
        let bits = crate::circuits::choice(graph, condition, &a.bits, &b.bits);
        let poison = graph.mux(condition, a.poison, b.poison);
        let bits = bits.into();
        self.session.polynomials.selected(&bits, condition, &a.bits, &b.bits);
        Ok(ScalarBits { bits, poison, base: a.base })
    }
}

/// The bits of all scalars of a value, each followed by its poison.
fn flattened(value: &ProofValue) -> Vec<Lit> {
    value.iter().flat_map(|scalar| scalar.bits.iter().copied().chain([scalar.poison])).collect()
}

/// The value of the same shape with these literals.
fn rebuilt(value: &ProofValue, lits: &[Lit]) -> ProofValue {
    let mut rest = lits;
    let mut next = |scalar: &ScalarBits| {
        let (bits, after) = rest.split_at(scalar.bits.len());
        let (poison, after) = after.split_at(1);
        rest = after;
        ScalarBits { bits: bits.into(), poison: poison[0], base: scalar.base }
    };
    value.iter().map(&mut next).collect()
}

/// The only scalar of a value.
pub(super) fn single(value: &ProofValue) -> OrHalt<&ScalarBits> {
    match &value[..] {
        [scalar] => Ok(scalar),
        _ => Err(Halt::Unsupported(Unsupported::Malformed("operand with several scalars"))),
    }
}

/// The number of a scalar that must be an integer.
pub(super) fn integer(scalar: &ScalarBits) -> OrHalt<&ScalarBits> {
    match scalar.base {
        Base::Nothing | Base::Null => Ok(scalar),
        Base::Object(_) | Base::Function(_) => Err(unsupported("address as a number")),
    }
}
