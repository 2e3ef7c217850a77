//! Memory whose most significant bytes come first, as memory whose least significant bytes do: a load or store moves
//! bytes and puts them in order, and so does a conversion between vectors of different lanes. LangRef "Data Layout", `E`;
//! "Vector Type", on how lanes lie in memory; "bitcast", which is a store and a load.
//!
//! The bytes of a pointer keep their order. That shows only where memory holds a pointer and an integer becomes a pointer or the
//! reverse, which no engine executes in such a module ([`ADDRESS`]). The bits beside an integer of an odd width are ignored.

use ir::{
    AggregateBody, Align, ByteOrder, Cast, CastFlags, CastOp, Const, Function, FunctionBuilder, MemoryOp,
    Module, Op, Operand, Param, Type, TypeId,
};

use super::call;
use crate::outcome::Unsupported;

/// The refusal of addresses as numbers in big-endian memory.
pub const ADDRESS: Unsupported = Unsupported::Instruction("an address as a number in big-endian memory");

/// The limit on the scalars of one access.
const MAX_PARTS: u64 = 4096;

/// True if the most significant byte of a number has the lowest address.
pub fn is_big_endian(module: &Module) -> bool {
    module.types.data_layout().byte_order == ByteOrder::Big
}

/// True if the functions of a module load or store pointers, or a variable holds one, so that the order of their bytes shows in numbers.
pub fn has_pointers_in_memory(module: &Module) -> bool {
    let holds = |ty: TypeId| holds_pointer(module, ty);
    let moves = |function: &Function| {
        function.instructions().any(|instruction| match &instruction.op {
            Op::Memory(MemoryOp::Load { ty, .. } | MemoryOp::LoadFrozen { ty, .. }) => holds(*ty),
            Op::Memory(MemoryOp::Store { value, .. }) => value.ty(&function.values).is_none_or(holds),
            Op::Atomic(_) | Op::VaArg { .. } => true,
            _ => false,
        })
    };
    module.functions.iter().any(moves) || module.globals.iter().any(|global| holds(global.ty))
}

fn holds_pointer(module: &Module, ty: TypeId) -> bool {
    match module.types.get(ty) {
        Type::Ptr | Type::PtrIn(_) => true,
        Type::Array(_, part) | Type::Vector(_, part) => holds_pointer(module, *part),
        _ => module
            .types
            .fields(ty)
            .is_some_and(|fields| fields.iter().any(|&field| holds_pointer(module, field))),
    }
}

/// Replaces accesses, conversions and initialisers.
pub(super) fn lower(module: &mut Module) {
    // Conversions first: what replaces an access has some of the little-endian kind.
    replaced(module, 0, |module, function, op| match op {
        Op::Cast(cast) if cast.op == CastOp::BitCast => conversion(module, function, cast),
        _ => None,
    });
    accesses(module, 0);
    for at in 0..module.globals.len() {
        let initializer = module.globals[at].initializer;
        module.globals[at].initializer = initializer.and_then(|constant| stored(module, constant));
    }
}

/// Replaces the accesses of the functions from number `first` on.
pub fn accesses(module: &mut Module, first: usize) {
    replaced(module, first, |module, function, op| match *op {
        Op::Memory(MemoryOp::Load { ty, ptr, align, volatile }) => {
            let kind = if volatile { LoadKind::Volatile } else { LoadKind::Plain };
            load(module, ty, ptr, align, kind)
        }
        Op::Memory(MemoryOp::LoadFrozen { ty, ptr, align, volatile: _ }) => {
            load(module, ty, ptr, align, LoadKind::Frozen)
        }
        Op::Memory(MemoryOp::Store { value, ptr, align, volatile }) => {
            store(module, value.ty(&function.values)?, (value, ptr), align, volatile)
        }
        _ => None,
    });
}

/// Replaces operations of the functions from number `first` on, by another operation each.
fn replaced(
    module: &mut Module,
    first: usize,
    replacement: impl Fn(&mut Module, &Function, &Op) -> Option<Op>,
) {
    for at in first..module.functions.len() {
        // The function is needed for the types of its values, beside the module that grows.
        let name = module.functions[at].name.clone();
        let placeholder = Function::declaration(name, TypeId::VOID, Vec::new());
        let mut function = std::mem::replace(&mut module.functions[at], placeholder);
        let mut blocks = std::mem::take(&mut function.blocks);
        for instruction in blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            if let Some(op) = replacement(module, &function, &instruction.op) {
                instruction.op = op;
            }
        }
        function.blocks = blocks;
        module.functions[at] = function;
    }
}

/// The kinds of loads.
#[derive(Clone, Copy, Debug)]
enum LoadKind {
    Plain,
    Volatile,
    Frozen,
}

/// The way in which memory holds a scalar or vector.
enum MemoryForm {
    /// In one byte, or bytes that keep their order.
    Same,
    /// In units that have another order.
    Reordered {
        /// The units in memory: a vector of bytes or bits.
        units: TypeId,
        count: u32,
        /// The units of the register, a vector of the same lanes: those in memory, without the ones that only memory has.
        parts: TypeId,
        /// For each unit of the register, its place in memory.
        places: Vec<u32>,
        /// The units in a register: the type, or a wider integer.
        whole: TypeId,
    },
}

impl MemoryForm {
    /// `None` for what has none here: an aggregate.
    fn for_type(module: &mut Module, ty: TypeId) -> Option<MemoryForm> {
        let bytes = u32::try_from(module.types.store_size(ty).0).ok()?;
        Some(match *module.types.get(ty) {
            Type::Ptr | Type::PtrIn(_) => MemoryForm::Same,
            Type::Vector(_, lane) if module.types.get(lane) == &Type::Ptr => MemoryForm::Same,
            Type::Vector(count, lane) => {
                let width = module.types.bit_width(lane).0 as u32;
                match width % 8 {
                    0 if width == 8 => MemoryForm::Same,
                    0 => {
                        let size = width / 8;
                        let places = (0..count * size).map(|at| at / size * size + (size - 1 - at % size));
                        MemoryForm::reordered(module, TypeId::I8, (bytes, places.collect()), ty)
                    }
                    _ => {
                        // The lanes are an integer whose most significant bits are the first lane.
                        let place = |at: u32| {
                            let bit = (count - 1 - at / width) * width + at % width;
                            (bytes - 1 - bit / 8) * 8 + bit % 8
                        };
                        let places = (0..count * width).map(place).collect();
                        MemoryForm::reordered(module, TypeId::I1, (bytes * 8, places), ty)
                    }
                }
            }
            Type::Array(..) | Type::Struct { .. } | Type::Named { .. } => return None,
            _ if bytes <= 1 => MemoryForm::Same,
            _ => {
                let whole = match module.types.bit_width(ty).0 {
                    width if width == u64::from(bytes) * 8 => ty,
                    _ => module.types.int(bytes * 8),
                };
                MemoryForm::reordered(module, TypeId::I8, (bytes, (0..bytes).rev().collect()), whole)
            }
        })
    }

    fn reordered(
        module: &mut Module,
        unit: TypeId,
        (count, places): (u32, Vec<u32>),
        whole: TypeId,
    ) -> MemoryForm {
        let units = module.types.vector(count, unit);
        let parts = module.types.vector(places.len() as u32, unit);
        MemoryForm::Reordered { units, count, parts, places, whole }
    }
}

/// A scalar or vector of an access, with its place in the type and in memory.
struct MemoryPart {
    path: Vec<u32>,
    offset: u64,
    ty: TypeId,
    form: MemoryForm,
}

/// The scalars and vectors of a type; `None` if there are too many.
fn memory_parts(module: &mut Module, ty: TypeId) -> Option<Vec<MemoryPart>> {
    let (mut memory_parts, mut open) = (Vec::new(), vec![(Vec::new(), 0, ty)]);
    while let Some((path, offset, ty)) = open.pop() {
        if let Some(form) = MemoryForm::for_type(module, ty) {
            memory_parts.push(MemoryPart { path, offset, ty, form });
            continue;
        }
        let count = module.types.element_count(ty)?;
        if memory_parts.len() as u64 + open.len() as u64 + count > MAX_PARTS {
            return None;
        }
        for at in (0..count).rev() {
            let member = module.types.element(ty, at)?;
            let place = module.types.offset(ty, at)?.0;
            open.push(([&path[..], &[at as u32]].concat(), offset + place, member));
        }
    }
    Some(memory_parts)
}

/// True if every scalar keeps its order.
fn is_same(memory_parts: &[MemoryPart]) -> bool {
    memory_parts.iter().all(|part| matches!(part.form, MemoryForm::Same))
}

fn load(module: &mut Module, ty: TypeId, ptr: Operand, align: Align, kind: LoadKind) -> Option<Op> {
    let memory_parts = memory_parts(module, ty).filter(|memory_parts| !is_same(memory_parts))?;
    let name = format!("big-endian load {kind:?} type {}, align {}", ty.index(), align.bytes().0);
    let callee = match module.function(&name) {
        Some(known) => known,
        None => {
            let declaration = Function::declaration(name, ty, vec![Param::plain(TypeId::PTR)]);
            let mut f = FunctionBuilder::new(declaration);
            let base = f.param(0);
            let mut value = Operand::from(Const::Poison(ty));
            for part in &memory_parts {
                let align = align.at_offset(ir::Bytes(part.offset));
                let ptr = f.byte_offset(base, part.offset);
                let loaded = load_part(&mut f, part, ptr, align, kind);
                value = match part.path.is_empty() {
                    true => loaded,
                    false => f.insert_value(value, loaded, &part.path),
                };
            }
            f.ret(value);
            module.add_function(f.finish())
        }
    };
    Some(call(callee, ty, &[ptr]))
}

fn load_part(
    f: &mut FunctionBuilder,
    part: &MemoryPart,
    ptr: Operand,
    align: Align,
    kind: LoadKind,
) -> Operand {
    let read = |f: &mut FunctionBuilder, ty| match kind {
        LoadKind::Plain => f.load(ty, ptr, align),
        LoadKind::Volatile => f.load_volatile(ty, ptr, align),
        LoadKind::Frozen => f.load_frozen(ty, ptr, align),
    };
    let MemoryForm::Reordered { units, parts, places, whole, .. } = &part.form else {
        return read(f, part.ty);
    };
    let units = read(f, *units);
    let mask: Vec<_> = places.iter().map(|&place| Some(place)).collect();
    let none = Operand::from(Const::Poison(f.ty(units)));
    let parts = f.shuffle_vector(*parts, units, none, &mask);
    let number = f.bitcast(parts, *whole);
    if *whole == part.ty { number } else { f.trunc(number, part.ty) }
}

fn store(
    module: &mut Module,
    ty: TypeId,
    (value, ptr): (Operand, Operand),
    align: Align,
    volatile: bool,
) -> Option<Op> {
    module.types.checked_get(ty)?;
    let memory_parts = memory_parts(module, ty).filter(|memory_parts| !is_same(memory_parts))?;
    let name = format!("big-endian store {volatile} type {}, align {}", ty.index(), align.bytes().0);
    let callee = match module.function(&name) {
        Some(known) => known,
        None => {
            let params = vec![Param::plain(ty), Param::plain(TypeId::PTR)];
            let mut f = FunctionBuilder::new(Function::declaration(name, TypeId::VOID, params));
            let (value, base) = (f.param(0), f.param(1));
            if memory_parts.iter().any(|part| !part.path.is_empty()) {
                // The bytes between the members become undef.
                f.store(Const::Undef(ty), base, align);
            }
            for part in &memory_parts {
                let align = align.at_offset(ir::Bytes(part.offset));
                let ptr = f.byte_offset(base, part.offset);
                let member = match part.path.is_empty() {
                    true => value,
                    false => f.extract_value(part.ty, value, &part.path),
                };
                let stored = in_memory(&mut f, part, member);
                match volatile {
                    true => f.store_volatile(stored, ptr, align),
                    false => f.store(stored, ptr, align),
                }
            }
            f.ret_void();
            module.add_function(f.finish())
        }
    };
    Some(call(callee, TypeId::VOID, &[value, ptr]))
}

/// The value as memory holds it.
fn in_memory(f: &mut FunctionBuilder, part: &MemoryPart, value: Operand) -> Operand {
    let MemoryForm::Reordered { units, count, parts, places, whole } = &part.form else { return value };
    let number = if *whole == part.ty { value } else { f.zext(value, *whole) };
    let parts = f.bitcast(number, *parts);
    // What no part of the register is in, is zero.
    let mask: Vec<_> = (0..*count)
        .map(|place| {
            let part = places.iter().position(|&at| at == place);
            Some(part.map_or(places.len() as u32, |part| part as u32))
        })
        .collect();
    let zero = Operand::from(Const::Zero(f.ty(parts)));
    f.shuffle_vector(*units, parts, zero, &mask)
}

/// The number that a global holds where the initialiser is `constant`: one whose bytes have the other order. `None` for an
/// integer or vector with lanes of an odd width.
fn stored(module: &mut Module, constant: Const) -> Option<Const> {
    let ty = constant.ty();
    match constant {
        // The larger half of a `ppc_fp128` comes first in either order (`emitGlobalConstantFP` of `AsmPrinter.cpp`).
        Const::Float { ty, .. } if *module.types.get(ty) == Type::PpcFp128 => None,
        Const::Float { ty, bits } => {
            let width = module.types.bit_width(ty).0;
            Some(Const::Float { ty, bits: bits.swap_bytes() >> (128 - width) })
        }
        Const::Int { .. } => swapped_integer(module, constant),
        Const::Aggregate { id, .. } => match module.aggregates.get(id.0 as usize)?.clone() {
            AggregateBody::Bytes(_) => Some(constant),
            AggregateBody::Integer(_) => swapped_integer(module, constant),
            AggregateBody::Expression(_) if ty == TypeId::PTR => Some(constant),
            AggregateBody::Wide(_) | AggregateBody::Expression(_) | AggregateBody::Metadata(_) => None,
            AggregateBody::Elements(elements) => {
                let lanes = matches!(module.types.get(ty), Type::Vector(..));
                let lane = module.types.scalar(ty);
                if lanes && !module.types.bit_width(lane).0.is_multiple_of(8) {
                    return None;
                }
                let elements = elements.into_iter().map(|element| stored(module, element));
                let elements = elements.collect::<Option<_>>()?;
                Some(module.aggregate(ty, elements))
            }
        },
        _ => Some(constant),
    }
}

fn swapped_integer(module: &mut Module, constant: Const) -> Option<Const> {
    let (ty, number) = (constant.ty(), module.integer_value(constant)?);
    let width = module.types.int_width(ty)?;
    match width {
        0..=8 => Some(constant),
        _ if width % 8 == 0 => Some(module.integer(ty, number.swap_bytes() >> (ir::WIDEST_CONSTANT - width))),
        _ => None,
    }
}

/// A `bitcast` from or to a vector, as one of the little-endian kind between vectors whose lanes are in reverse.
fn conversion(module: &mut Module, function: &Function, cast: &Cast) -> Option<Op> {
    let (from, to) = (cast.value.ty(&function.values)?, cast.to);
    let lanes = |ty| match module.types.checked_get(ty) {
        Some(Type::Vector(count, _)) => Some(*count),
        _ => None,
    };
    let counts = (lanes(from), lanes(to));
    if counts.0 == counts.1 {
        return None;
    }
    let name = format!("big-endian bitcast type {} to type {}", from.index(), to.index());
    let callee = match module.function(&name) {
        Some(known) => known,
        None => {
            let mut f = FunctionBuilder::new(Function::declaration(name, to, vec![Param::plain(from)]));
            let value = f.param(0);
            let value = reversed(&mut f, value, counts.0);
            let value = f.cast(CastOp::BitCast, CastFlags::default(), value, to);
            let value = reversed(&mut f, value, counts.1);
            f.ret(value);
            module.add_function(f.finish())
        }
    };
    Some(call(callee, to, &[cast.value]))
}

/// A vector with its lanes in reverse; what is no vector, as it is.
fn reversed(f: &mut FunctionBuilder, value: Operand, lanes: Option<u32>) -> Operand {
    let Some(lanes) = lanes else { return value };
    let ty = f.ty(value);
    let mask: Vec<_> = (0..lanes).rev().map(Some).collect();
    f.shuffle_vector(ty, value, Operand::from(Const::Poison(ty)), &mask)
}
