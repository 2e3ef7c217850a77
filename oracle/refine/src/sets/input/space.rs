//! The space of inputs: the candidates of each parameter, global and world, all combinations or a part, simplest first.

use ir::{Align, Bytes, Function, Global, Param, ParamAttr, ParamAttrs, Passing, TypeId};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::contents::{self, Contents};
use super::reach::{MAX_OBJECT, Reach};
use super::{Coverage, InitialBit, Input, ObjectSharing, ParameterObject, scalars};
use crate::machine::access::NULL_MEMORY;
use crate::sets::behaviours::Enumeration;
use crate::sets::external_world::{WORLDS, World, mixed};
use crate::sets::outcome::Inconclusive;
use crate::sets::value::{Pointer, Scalar, Value, ValueSet};

/// Combinations that are tried where there are too many.
const SAMPLES: u64 = 1_500;
/// Bytes of a global whose contents are drawn.
pub(crate) const MAX_GLOBAL: u64 = 256;

/// One value of a parameter, contents of a global, or world.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    what: Meaning,
    /// The number of poison and undef parts, by which inputs are ordered.
    oddity: u32,
}

#[derive(Clone, Debug)]
enum Meaning {
    Argument(ValueSet),
    /// A pointer into an object of its own, `offset` bytes from its start.
    Own {
        object: ParameterObject,
        offset: i64,
    },
    /// The same pointer as that of an earlier parameter.
    Same(usize),
    /// Contents of a global.
    Global(u32, Vec<InitialBit>),
    World(u32),
}

impl Candidate {
    pub(crate) fn argument(values: ValueSet, oddity: u32) -> Candidate {
        Candidate { what: Meaning::Argument(values), oddity }
    }

    fn pointer(pointer: Pointer) -> Candidate {
        Candidate::argument(ValueSet::single(Value::scalar(Scalar::Pointer(pointer))), 0)
    }
}

/// The numbers of the candidates that make an input.
type Combination = SmallVec<[u32; 4]>;

/// The inputs that are tried.
pub(crate) struct Inputs {
    dimensions: Vec<Vec<Candidate>>,
    /// All combinations, those with the least poison and undef first.
    order: Vec<(u32, Combination)>,
    /// Number of objects that precede those of the parameters.
    globals: u32,
    pub(crate) coverage: Coverage,
}

impl Inputs {
    /// The inputs that `functions` can distinguish, the first of which is the source.
    pub(crate) fn new(
        enumeration: &Enumeration<'_>,
        functions: [(&ir::Module, &Function); 2],
    ) -> Result<Inputs, Inconclusive> {
        let [(module, source), _] = functions;
        let reach = Reach::compute(&functions);
        let mut coverage = Coverage::Complete;
        let mut dimensions = Vec::new();
        for (at, param) in source.params.iter().enumerate() {
            let (candidates, of_param) = match param.ty {
                TypeId::PTR => pointers(enumeration, source, at, &reach),
                _ => scalars::candidates(enumeration, param, &reach)?,
            };
            coverage = coverage.max(of_param);
            dimensions.push(candidates);
        }
        for (at, global) in module.globals.iter().enumerate().filter(|(_, global)| is_open(global)) {
            let size = module.types.size(global.ty).0;
            if size > MAX_GLOBAL {
                return Err(Inconclusive::TooLarge("a global that anything may have written"));
            }
            coverage = Coverage::Sampled;
            dimensions.push(of_global(at as u32, size as usize, &reach));
        }
        let worlds = match (reach.calls, reach.alignment) {
            (true, _) => WORLDS,
            // World 0 aligns objects as promised; another may align them better.
            (false, true) => 2,
            (false, false) => 1,
        };
        coverage = coverage.max(if reach.calls { Coverage::Sampled } else { Coverage::Complete });
        dimensions
            .push((0..worlds).map(|world| Candidate { what: Meaning::World(world), oddity: 0 }).collect());
        let globals = module.globals.len() as u32;
        let mut inputs = Inputs { dimensions, order: Vec::new(), globals, coverage };
        let limit = match coverage {
            Coverage::Complete | Coverage::Proved | Coverage::ProvedBounded => enumeration.limits.inputs,
            Coverage::Sampled => enumeration.limits.inputs.min(SAMPLES),
        };
        inputs.order(limit)?;
        Ok(inputs)
    }

    /// The number of inputs.
    pub(crate) fn count(&self) -> u64 {
        self.order.len() as u64
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Input> + '_ {
        self.order.iter().map(|(_, combination)| self.input(combination))
    }

    /// Chooses the combinations: all, or arbitrary ones if there are more than `limit`.
    fn order(&mut self, limit: u64) -> Result<(), Inconclusive> {
        if self.dimensions.iter().any(Vec::is_empty) {
            return Err(Inconclusive::Unsupported("a parameter without values"));
        }
        let count = self.dimensions.iter().try_fold(1u64, |count, of| count.checked_mul(of.len() as u64));
        let mut combinations: Vec<Combination> = match count.filter(|&count| count <= limit) {
            Some(count) => (0..count).map(|number| self.numbered(number)).collect(),
            None => {
                self.coverage = Coverage::Sampled;
                self.sampled()
            }
        };
        self.order = combinations
            .drain(..)
            .map(|combination| {
                (self.chosen(&combination).map(|candidate| candidate.oddity).sum(), combination)
            })
            .collect();
        self.order.sort_unstable();
        Ok(())
    }

    /// Combination `number`, the last dimension varying fastest.
    fn numbered(&self, mut number: u64) -> Combination {
        let mut combination: Combination = self
            .dimensions
            .iter()
            .rev()
            .map(|candidates| {
                let count = candidates.len() as u64;
                let candidate = (number % count) as u32;
                number /= count;
                candidate
            })
            .collect();
        combination.reverse();
        combination
    }

    /// Arbitrary combinations. Most have no poison or undef, some have one part of it, few have more.
    fn sampled(&self) -> Vec<Combination> {
        let plain: Vec<Vec<u32>> = self
            .dimensions
            .iter()
            .map(|candidates| {
                let plain = (0..).zip(candidates).filter(|(_, candidate)| candidate.oddity == 0);
                plain.map(|(at, _)| at).collect()
            })
            .collect();
        let mut seen = FxHashSet::default();
        let draw = |number: u64| -> Combination {
            let odd = mixed(&[number, u64::MAX]) as usize % (2 * self.dimensions.len());
            let pick = |at: usize| {
                let (candidates, plain) = (&self.dimensions[at], &plain[at]);
                // The first combinations take neighbouring candidates together, such as equal arguments.
                let choice = if number < 48 { number } else { mixed(&[number, at as u64]) };
                match number % 8 {
                    7 => choice as u32 % candidates.len() as u32,
                    _ if odd == at || plain.is_empty() => choice as u32 % candidates.len() as u32,
                    _ => plain[choice as usize % plain.len()],
                }
            };
            (0..self.dimensions.len()).map(pick).collect()
        };
        (0..SAMPLES).map(draw).filter(|combination| seen.insert(combination.clone())).collect()
    }

    fn chosen<'a>(&'a self, combination: &'a Combination) -> impl Iterator<Item = &'a Candidate> {
        self.dimensions.iter().zip(combination).map(|(candidates, &at)| &candidates[at as usize])
    }

    fn input(&self, combination: &Combination) -> Input {
        let mut input = Input::default();
        for candidate in self.chosen(combination) {
            match &candidate.what {
                Meaning::Argument(set) => input.arguments.push(set.clone()),
                Meaning::Own { object, offset } => {
                    let pointer =
                        Pointer { object: self.globals + input.objects.len() as u32, offset: *offset };
                    input.objects.push(object.clone());
                    input.arguments.push(ValueSet::single(Value::scalar(Scalar::Pointer(pointer))));
                }
                Meaning::Same(earlier) => input.arguments.push(input.arguments[*earlier].clone()),
                Meaning::Global(index, bits) => input.globals.push((*index, bits.clone())),
                Meaning::World(world) => input.world = Some(World { number: *world }),
            }
        }
        input
    }
}

/// True if the module does not determine what a global holds when a function is called: anything may have written a variable, and
/// the linker may replace a weak definition.
pub(crate) fn is_open(global: &Global) -> bool {
    !global.constant || global.initializer.is_none() || global.may_begin_otherwise()
}

fn of_global(index: u32, size: usize, reach: &Reach) -> Vec<Candidate> {
    let contents = contents::defined_contents(size, reach);
    contents
        .into_iter()
        .map(|(bits, oddity)| Candidate { what: Meaning::Global(index, bits), oddity })
        .collect()
}

/// The target of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PointerShape {
    /// So many bytes from the start of an object of its own.
    Own {
        size: Bytes,
        align: Align,
        sharing: ObjectSharing,
        offset: i64,
    },
    /// The same as an earlier parameter.
    Same(usize),
    /// Some bytes after what an earlier parameter points to, or before it, so that objects overlap in part: the earlier one has an object
    /// of its own of this alignment, which has `size` bytes from either on.
    Near {
        earlier: usize,
        shift: i64,
        size: Bytes,
        align: Align,
    },
    Global(u32),
    /// A function whose address is compared, by its number among those.
    Function(usize),
    Null,
    Poison,
}

/// The possible targets of a pointer parameter: an object of its own, its end, null, the object of an earlier parameter, there or
/// beside it, a global, a function, poison.
pub(crate) fn pointer_shapes(
    enumeration: &Enumeration<'_>,
    function: &Function,
    at: usize,
    reach: &Reach,
) -> Vec<PointerShape> {
    let Param { attrs, .. } = function.params[at];
    let types = &enumeration.context.module.types;
    if let Passing::ByVal(ty) = attrs.passing {
        let align = attrs.align.unwrap_or(types.align(ty).max(Align::EIGHT));
        let sharing = ObjectSharing::Copy;
        return vec![PointerShape::Own { size: types.size(ty), align, sharing, offset: 0 }];
    }
    let size = promised(&attrs).max(reach.object);
    let mut all = own_objects(&attrs, size, reach);
    if !attrs.has(ParamAttr::NonNull) && attrs.dereferenceable.is_none() {
        all.push(PointerShape::Null);
    }
    if attrs.dereferenceable.is_none() {
        all.extend(variables(enumeration, &attrs, reach).into_iter().map(PointerShape::Global));
        all.extend((0..reach.functions.len().min(MAX_FUNCTIONS)).map(PointerShape::Function));
    }
    for earlier in (0..at).filter(|&earlier| may_share(function, earlier, at, reach)) {
        all.push(PointerShape::Same(earlier));
        let theirs = &function.params[earlier].attrs;
        // Neither is less aligned than it promises.
        let aligned = |&shift: &u64| {
            let mut promises = [attrs.align, theirs.align].into_iter().flatten();
            promises.all(|align| Bytes(shift).is_aligned(align))
        };
        let shifts = reach.shifts.tried.iter().copied().filter(aligned);
        all.extend(shifts.flat_map(|shift| [shift as i64, -(shift as i64)]).map(|shift| {
            PointerShape::Near { earlier, shift, size: Bytes(size), align: usual_align(theirs) }
        }));
    }
    if !attrs.has(ParamAttr::NoUndef) {
        all.push(PointerShape::Poison);
    }
    all
}

/// The objects of its own that a parameter may point to, of this size and others, and the places in them.
fn own_objects(attrs: &ParamAttrs, size: u64, reach: &Reach) -> Vec<PointerShape> {
    let promised = promised(attrs);
    let align = usual_align(attrs);
    let private = attrs.has(ParamAttr::NoAlias);
    let sharing = if private { ObjectSharing::Private } else { ObjectSharing::Shared };
    let own = |size: u64, align: Align, offset: u64| PointerShape::Own {
        size: Bytes(size),
        align,
        sharing,
        offset: offset as i64,
    };
    let mut all = vec![own(size, align, 0)];
    // The target must not ask for more than the source: one object is no larger than the source's accesses, and one than
    // the parameter promises.
    let needed = promised.max(reach.first);
    let smaller = [Some(needed), attrs.dereferenceable.map(|_| promised)].into_iter().flatten();
    let smaller = smaller.chain(reach.masked.iter().copied().filter(|&bytes| bytes >= promised));
    let mut smaller: Vec<u64> = smaller.filter(|&bytes| bytes < size).collect();
    smaller.sort_unstable();
    smaller.dedup();
    all.extend(smaller.into_iter().map(|bytes| own(bytes, align, 0)));
    if reach.before > 0 {
        all.push(own(size + reach.before, align, reach.before));
    }
    if reach.writes && !attrs.has(ParamAttr::Writable) {
        let sharing = ObjectSharing::Constant;
        all.push(PointerShape::Own { size: Bytes(size), align, sharing, offset: 0 });
    }
    if attrs.dereferenceable.is_none() {
        all.push(own(size, align, size));
    }
    // Once for some accesses only, and once not at all.
    let lesser = reach.lesser_alignments.iter().copied().filter(|&lesser| lesser > Align::ONE);
    all.extend(
        lesser.chain([Align::ONE]).filter(|_| attrs.align.is_none()).map(|lesser| own(size, lesser, 0)),
    );
    all
}

/// The variables of the module that a parameter may point to.
fn variables(enumeration: &Enumeration<'_>, attrs: &ParamAttrs, reach: &Reach) -> Vec<u32> {
    if is_apart(attrs, reach) || attrs.align.is_some() {
        return Vec::new();
    }
    let globals = (0..).zip(&enumeration.context.module.globals);
    // Null itself stands for the memory there.
    let variables = globals.filter(|(_, global)| !global.constant && global.name != NULL_MEMORY);
    // One that no function names stands for all of them.
    let named = |global: &ir::Global| reach.globals.contains(&global.name);
    let mut pointed: Vec<_> =
        variables.clone().filter(|(_, global)| named(global)).take(MAX_GLOBALS).collect();
    if pointed.is_empty() {
        pointed.extend(variables.take(1));
    }
    pointed.into_iter().map(|(index, _)| index).collect()
}

/// True of a parameter whose object no other one points to: whether an unknown function accesses what a `noalias` one points to is not known.
fn is_apart(attrs: &ParamAttrs, reach: &Reach) -> bool {
    attrs.has(ParamAttr::NoAlias) && reach.calls
}

/// True if two parameters may point into one object.
fn may_share(function: &Function, earlier: usize, at: usize, reach: &Reach) -> bool {
    let is_open = |param: &Param| {
        let is_copy = matches!(param.attrs.passing, Passing::ByVal(_));
        param.ty == TypeId::PTR && !is_copy && !is_apart(&param.attrs, reach)
    };
    is_open(&function.params[earlier]) && is_open(&function.params[at])
}

/// True if any two parameters may point into one object.
pub(super) fn may_overlap(function: &Function, reach: &Reach) -> bool {
    let all = 0..function.params.len();
    all.clone().any(|at| all.clone().take(at).any(|earlier| may_share(function, earlier, at, reach)))
}

/// The number of variables that the functions name to which a pointer may point.
const MAX_GLOBALS: usize = 3;

/// The number of functions whose addresses are compared to which a pointer may point.
pub(super) const MAX_FUNCTIONS: usize = 3;

/// The alignment of the object behind a parameter: without `align`, enough for every access.
fn usual_align(attrs: &ParamAttrs) -> Align {
    attrs.align.unwrap_or(Align::SIXTEEN)
}

/// The bytes that a pointer parameter points to in any case, if it is not null.
fn promised(attrs: &ParamAttrs) -> u64 {
    attrs.dereferenceable.map_or(1, |bytes| bytes.0).clamp(1, MAX_OBJECT)
}

/// The candidates for a pointer: each shape, with several contents where it points to the start of an object.
fn pointers(
    enumeration: &Enumeration<'_>,
    function: &Function,
    at: usize,
    reach: &Reach,
) -> (Vec<Candidate>, Coverage) {
    let Param { attrs, .. } = function.params[at];
    let undef = enumeration.context.config.semantics.undef;
    let promised = promised(&attrs);
    let size = promised.max(reach.object) as usize;
    let (contents, mut coverage) = contents::contents(undef, size, reach);
    if promised < reach.object || attrs.dereferenceable.is_none() {
        coverage = Coverage::Sampled;
    }
    let mut all = Vec::new();
    for shape in pointer_shapes(enumeration, function, at, reach) {
        match shape {
            PointerShape::Own { size: bytes, align, sharing, offset } => {
                let own = |(bits, oddity): Contents| {
                    let object = ParameterObject { align, bits, sharing };
                    Candidate { what: Meaning::Own { object, offset }, oddity }
                };
                match (bytes.0 as usize == size, offset, align == usual_align(&attrs)) {
                    (true, 0, true) => all.extend(contents.iter().cloned().map(own)),
                    (false, 0, true) => {
                        let few = contents::defined_contents(bytes.0 as usize, reach).into_iter().take(3);
                        all.extend(few.map(own));
                    }
                    // Other shapes are there for their addresses, so that one content is enough.
                    _ => all.push(own((vec![InitialBit::Zero; bytes.0 as usize * 8], 0))),
                }
            }
            PointerShape::Same(earlier) => {
                coverage = Coverage::Sampled;
                all.push(Candidate { what: Meaning::Same(earlier), oddity: 0 });
            }
            PointerShape::Global(object) => all.push(Candidate::pointer(Pointer { object, offset: 0 })),
            // The enumeration has no addresses of functions, and no parameters that overlap in part.
            PointerShape::Function(_) | PointerShape::Near { .. } => coverage = Coverage::Sampled,
            PointerShape::Null => all.push(Candidate::pointer(Pointer::NULL)),
            PointerShape::Poison => {
                let poison = ValueSet::single(Value::poison(1));
                all.push(Candidate::argument(poison, size as u32 * 8));
            }
        }
    }
    (all, coverage)
}
