//! Inputs of a function: every value of every parameter, poison and undef included, simplest first.

use ir::{Align, Bits, Param, ParamAttr, TypeId};

use super::super::machine::Machine;
use super::super::memory::AccessRange;
use super::super::origin::ObjectName;
use super::super::shape::ScalarLeaf;
use super::behaviours::Enumeration;
use super::domain::{OrHalt, SetDomain};
use super::memory::{Bit, UNSUPPORTED_TYPE, supported};
use super::outcome::Inconclusive;
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::semantics::Undef;

/// Size in bytes of the object behind a pointer parameter without `dereferenceable`.
const DEFAULT_OBJECT: u64 = 1;
/// Limit on the contents tried for one object.
const MAX_CONTENTS: usize = 6_561;

/// The initial state of a bit of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InitialBit {
    /// Zero.
    Zero,
    /// One.
    One,
    /// Undef: each load chooses.
    Undef,
    /// Poison.
    Poison,
}

/// The arguments of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// For each parameter, the values that a use may see. A pointer points to one of `objects`.
    pub arguments: Vec<ValueSet>,
    /// For each pointer parameter in order, the alignment of its object and its bits, lowest first.
    pub objects: Vec<(Align, Vec<InitialBit>)>,
}

/// The part of all inputs that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Coverage {
    /// All inputs.
    Complete,
    /// All arguments, but only such contents of objects as are uniform over groups of several bits.
    Sampled,
}

/// One value of a parameter.
#[derive(Clone)]
struct ParameterCandidate {
    argument: CandidateArgument,
    /// The number of poison and undef parts, by which inputs are ordered.
    oddity: u32,
}

#[derive(Clone)]
enum CandidateArgument {
    Values(ValueSet),
    Object(Align, Vec<InitialBit>),
}

/// The inputs of a function, numbered.
pub(super) struct Inputs {
    candidates: Vec<Vec<ParameterCandidate>>,
    /// The numbers of all combinations, those with the least poison and undef first.
    order: Vec<(u32, u64)>,
    /// Number of objects that precede those of the parameters.
    globals: u32,
    pub(super) coverage: Coverage,
}

impl Inputs {
    pub(super) fn new(enumeration: &Enumeration<'_>, params: &[Param]) -> Result<Inputs, Inconclusive> {
        let mut coverage = Coverage::Complete;
        let candidates = params.iter().map(|param| candidates(enumeration, param, &mut coverage));
        let candidates: Vec<_> = candidates.collect::<Result<_, _>>()?;
        let count = candidates.iter().try_fold(1u64, |count, of| count.checked_mul(of.len() as u64));
        let count = count.filter(|&count| count <= enumeration.limits.inputs);
        let count = count.ok_or(Inconclusive::TooLarge("many inputs"))?;
        let mut inputs = Inputs {
            candidates,
            order: Vec::new(),
            globals: enumeration.context.module.globals.len() as u32,
            coverage,
        };
        let oddity = |number| inputs.chosen(number).map(|candidate| candidate.oddity).sum();
        inputs.order = (0..count).map(|number| (oddity(number), number)).collect();
        inputs.order.sort_unstable();
        Ok(inputs)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Input> + '_ {
        self.order.iter().map(|&(_, number)| self.input(number))
    }

    /// The candidates of combination `number`, the last parameter varying fastest.
    fn chosen(&self, mut number: u64) -> impl Iterator<Item = &ParameterCandidate> {
        let mut chosen: Vec<_> = self
            .candidates
            .iter()
            .rev()
            .map(|candidates| {
                let count = candidates.len() as u64;
                let candidate = &candidates[(number % count) as usize];
                number /= count;
                candidate
            })
            .collect();
        chosen.reverse();
        chosen.into_iter()
    }

    fn input(&self, number: u64) -> Input {
        let mut input = Input { arguments: Vec::new(), objects: Vec::new() };
        for candidate in self.chosen(number) {
            let argument = match &candidate.argument {
                CandidateArgument::Values(set) => set.clone(),
                CandidateArgument::Object(align, bits) => {
                    let object = self.globals + input.objects.len() as u32;
                    input.objects.push((*align, bits.clone()));
                    ValueSet::one(Value::scalar(Scalar::Pointer(Pointer { object, offset: 0 })))
                }
            };
            input.arguments.push(argument);
        }
        input
    }
}

impl Input {
    /// Appends the objects to a memory that holds the globals.
    pub(super) fn lay_out(&self, machine: &mut Machine<'_, SetDomain<'_>>) -> OrHalt<()> {
        for (at, (align, bits)) in self.objects.iter().enumerate() {
            let size = Bits(bits.len() as u64).bytes_ceil();
            let object = machine.object(ObjectName::Parameter(at as u32), size, *align)?;
            let bits: Vec<Bit> = bits.iter().map(|bit| bit.in_memory()).collect();
            machine.memory.write(AccessRange::start(object), Bits(0), &bits, &mut machine.domain);
        }
        Ok(())
    }
}

impl InitialBit {
    fn in_memory(self) -> Bit {
        match self {
            InitialBit::Zero => Bit::Known(false),
            InitialBit::One => Bit::Known(true),
            InitialBit::Undef => Bit::Undef,
            InitialBit::Poison => Bit::Poison,
        }
    }
}

fn candidates(
    enumeration: &Enumeration<'_>,
    param: &Param,
    coverage: &mut Coverage,
) -> Result<Vec<ParameterCandidate>, Inconclusive> {
    let defined_only = param.attrs.has(ParamAttr::NoUndef);
    if param.ty == TypeId::PTR {
        return Ok(objects(enumeration, param, defined_only, coverage));
    }
    let shape = enumeration.context.shape(param.ty);
    let shape = shape.and_then(|shape| supported(shape).map(|()| shape));
    let shape = shape.map_err(|_| Inconclusive::Unsupported(UNSUPPORTED_TYPE))?;
    let mut all = vec![ParameterCandidate {
        argument: CandidateArgument::Values(ValueSet::one(Value::poison(0))),
        oddity: 0,
    }];
    for leaf in &shape.leaves {
        let lanes = lanes(enumeration, leaf, defined_only)?;
        if all.len() * lanes.len() > enumeration.limits.inputs as usize {
            return Err(Inconclusive::TooLarge("many values of a parameter"));
        }
        all = all.iter().flat_map(|before| lanes.iter().map(|lane| before.with_lane(lane))).collect();
    }
    Ok(all)
}

/// The candidates for one lane: every integer, undef, poison.
fn lanes(
    enumeration: &Enumeration<'_>,
    leaf: &ScalarLeaf,
    defined_only: bool,
) -> Result<Vec<(ValueSet, u32)>, Inconclusive> {
    if leaf.is_pointer() {
        return Err(Inconclusive::Unsupported("pointer in an aggregate parameter"));
    }
    let numbers = enumeration.limits.every_number(leaf.width);
    let numbers = numbers.ok_or(Inconclusive::TooLarge("undef of many bits"))?;
    let values: Vec<_> = numbers.map(Value::scalar).collect();
    let mut lanes: Vec<_> = values.iter().map(|value| (ValueSet::one(value.clone()), 0)).collect();
    if !defined_only && enumeration.context.config.semantics.undef == Undef::Present {
        lanes.extend(ValueSet::of(values).map(|undef| (undef, 1)));
    }
    if !defined_only {
        lanes.push((ValueSet::one(Value::poison(1)), 1));
    }
    Ok(lanes)
}

impl ParameterCandidate {
    /// The candidate with one more lane, chosen independently of the others.
    fn with_lane(&self, (lane, oddity): &(ValueSet, u32)) -> ParameterCandidate {
        let CandidateArgument::Values(before) = &self.argument else { return self.clone() };
        let extended = before.values().iter().flat_map(|value| {
            lane.values().iter().map(|lane| Value(value.0.iter().chain(&lane.0).copied().collect()))
        });
        let set = ValueSet::of(extended.collect()).unwrap_or_else(|| before.clone());
        ParameterCandidate { argument: CandidateArgument::Values(set), oddity: self.oddity + oddity }
    }
}

/// The candidates for a pointer parameter: objects with all contents, and poison.
fn objects(
    enumeration: &Enumeration<'_>,
    param: &Param,
    defined_only: bool,
    coverage: &mut Coverage,
) -> Vec<ParameterCandidate> {
    let size = param.attrs.dereferenceable.map_or(DEFAULT_OBJECT, |bytes| bytes.0).clamp(1, 32) as usize;
    // A parameter without `align` is assumed to be aligned for every access.
    let align = param.attrs.align.unwrap_or(Align::SIXTEEN);
    let (group, patterns) = patterns(enumeration.context.config.semantics.undef, size * 8);
    if group > 1 {
        *coverage = Coverage::Sampled;
    }
    let mut contents = vec![(Vec::new(), 0)];
    for _ in 0..size * 8 / group {
        let more = |(bits, oddity): &(Vec<InitialBit>, u32)| {
            let extend = |pattern: &Vec<InitialBit>| {
                let odd = pattern.iter().filter(|bit| **bit > InitialBit::One).count() as u32;
                ([bits.clone(), pattern.clone()].concat(), oddity + odd)
            };
            patterns.iter().map(extend).collect::<Vec<_>>()
        };
        contents = contents.iter().flat_map(more).collect();
    }
    let object =
        |(bits, oddity)| ParameterCandidate { argument: CandidateArgument::Object(align, bits), oddity };
    let mut all: Vec<_> = contents.into_iter().map(object).collect();
    if !defined_only {
        let poison = CandidateArgument::Values(ValueSet::one(Value::poison(1)));
        all.push(ParameterCandidate { argument: poison, oddity: size as u32 * 8 });
    }
    all
}

/// The number of neighbouring bits that share a state, and all states of such a group, so that the number of contents
/// stays within its limit.
fn patterns(undef: Undef, bits: usize) -> (usize, Vec<Vec<InitialBit>>) {
    use InitialBit::{One, Poison, Undef as Unknown, Zero};
    let mut group = 1;
    loop {
        let mut patterns = vec![vec![Zero; group], vec![One; group]];
        if group > 1 {
            patterns.push((0..group).map(|at| if at % 2 == 0 { One } else { Zero }).collect());
        }
        if undef == Undef::Present {
            patterns.push(vec![Unknown; group]);
        }
        patterns.push(vec![Poison; group]);
        let count = patterns.len().checked_pow((bits / group) as u32);
        if group >= bits || count.is_some_and(|count| count <= MAX_CONTENTS) {
            return (group, patterns);
        }
        group *= 2;
    }
}
