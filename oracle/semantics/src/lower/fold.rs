//! Calls of intrinsics that LLVM replaces by constants (its pass `LowerConstantIntrinsics.cpp`).
//!
//! `llvm.is.constant` is true of a constant and false of an address. An optimiser may find out that another value is a constant,
//! so a `freeze` of poison chooses. `llvm.objectsize` is folded if the object and the offset in it are known. Otherwise its
//! result is what an optimiser found out, which is no function of the program: the engines refuse the call.

use ir::{
    AggregateBody, Call, Callee, Const, FuncId, Function, Gep, Global, Intrinsic, MemoryOp, Module, Op,
    Operand, Type, TypeId, ValueId,
};

/// The intrinsics of a module that may be folded.
pub(super) struct FoldedFunctions(Vec<(FuncId, Intrinsic)>);

impl FoldedFunctions {
    pub(super) fn find(module: &Module) -> FoldedFunctions {
        let declared = module.functions.iter().zip(0..).filter(|(function, _)| function.is_declaration());
        let folded = declared.filter_map(|(function, at)| match function.intrinsic()? {
            known @ (Intrinsic::IsConstant | Intrinsic::ObjectSize) => Some((FuncId(at), known)),
            _ => None,
        });
        FoldedFunctions(folded.collect())
    }

    /// The intrinsic that a call calls.
    pub(super) fn called(&self, call: &Call) -> Option<Intrinsic> {
        let Callee::Direct(callee) = call.callee else { return None };
        self.0.iter().find(|(id, _)| *id == callee).map(|&(_, intrinsic)| intrinsic)
    }
}

/// The constant that a call returns, for `freeze`; `None` if it is not known.
pub(super) fn constant(
    module: &Module,
    function: &Function,
    intrinsic: Intrinsic,
    call: &Call,
) -> Option<Const> {
    match intrinsic {
        Intrinsic::IsConstant => {
            let (argument, _) = *call.args.first()?;
            Some(is_constant(module, argument).map_or(Const::Poison(TypeId::I1), Const::i1))
        }
        Intrinsic::ObjectSize => object_size(module, function, call),
        _ => None,
    }
}

/// True if the operand is a constant that the program contains (`Constant::isManifestConstant`); `None` if an optimiser may make
/// it one.
fn is_constant(module: &Module, operand: Operand) -> Option<bool> {
    let Operand::Const(constant) = operand else { return None };
    match constant {
        Const::Int { .. } | Const::Float { .. } | Const::Null | Const::Address(_) | Const::Zero(_) => {
            Some(true)
        }
        Const::Undef(_) | Const::Poison(_) => None,
        Const::Global { .. } | Const::Function(_) | Const::BlockAddress { .. } => Some(false),
        Const::Aggregate { id, .. } => match module.aggregates.get(id.0 as usize)? {
            AggregateBody::Bytes(_) | AggregateBody::Integer(_) | AggregateBody::Wide(_) => Some(true),
            // It depends on an address.
            AggregateBody::Expression(_) => Some(false),
            AggregateBody::Metadata(_) => None,
            AggregateBody::Elements(elements) => {
                let parts = || elements.iter().map(|&element| is_constant(module, element.into()));
                let address = parts().any(|part| part == Some(false));
                if address { Some(false) } else { parts().collect::<Option<Vec<_>>>().map(|_| true) }
            }
        },
    }
}

/// LangRef "llvm.objectsize": the bytes from the pointer to the end of its object, none if it points elsewhere.
fn object_size(module: &Module, function: &Function, call: &Call) -> Option<Const> {
    let &[(pointer, _), _, (null_is_unknown, _), _] = &call.args[..] else { return None };
    let null_is_unknown = null_is_unknown != Operand::Const(Const::i1(false));
    let (size, offset) = extent(module, function, pointer, null_is_unknown, function.values.len())?;
    let rest = if (0..=size).contains(&offset) { size - offset } else { 0 };
    let Type::Int(width) = *module.types.checked_get(call.ret)? else { return None };
    let rest = u128::try_from(rest).ok().filter(|rest| width >= 128 || rest >> width == 0)?;
    Some(Const::Int { ty: call.ret, value: rest })
}

/// The size of the object that a pointer is based on, and the pointer's offset in it. `depth` bounds the definitions
/// followed, because those in blocks that are never reached may form a circle.
fn extent(
    module: &Module,
    function: &Function,
    pointer: Operand,
    null_is_unknown: bool,
    depth: usize,
) -> Option<(i128, i128)> {
    let depth = depth.checked_sub(1)?;
    let value = match pointer {
        Operand::Const(Const::Null) => return (!null_is_unknown).then_some((0, 0)),
        Operand::Const(Const::Global { id, offset }) => {
            let size = global_size(module, module.globals.get(id.index())?)?;
            return Some((size, offset.into()));
        }
        Operand::Const(_) => return None,
        Operand::Value(value) => value,
    };
    match definition(function, value)? {
        MemoryOp::Alloca { ty, count, .. } => {
            let count = count.map_or(Some(1), |count| signed(module, count))?;
            Some((i128::from(size(module, *ty)?).checked_mul(count)?, 0))
        }
        MemoryOp::Gep(gep) => {
            let (size, offset) = extent(module, function, gep.base, null_is_unknown, depth)?;
            Some((size, offset.checked_add(distance(module, gep)?)?))
        }
        _ => None,
    }
}

/// The memory instruction that defines a value.
fn definition(function: &Function, value: ValueId) -> Option<&MemoryOp> {
    let mut instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    match &instructions.find(|instruction| instruction.result == Some(value))?.op {
        Op::Memory(memory) => Some(memory),
        _ => None,
    }
}

/// The size of a global, unless another module's may take its place.
fn global_size(module: &Module, global: &Global) -> Option<i128> {
    if global.linkage.is_interposable() {
        return None;
    }
    global.initializer?;
    size(module, global.ty).map(i128::from)
}

/// The size of a type in bytes; `None` if the module does not have the type.
fn size(module: &Module, ty: TypeId) -> Option<u64> {
    module.types.checked_get(ty)?;
    Some(module.types.size(ty).0)
}

/// The bytes by which a `getelementptr` moves, if all indices are constants.
fn distance(module: &Module, gep: &Gep) -> Option<i128> {
    let types = &module.types;
    let (&first, inner) = gep.indices.split_first()?;
    let mut sum = signed(module, first)?.checked_mul(size(module, gep.source)?.into())?;
    let mut ty = gep.source;
    for &index in inner {
        let index = signed(module, index)?;
        let step = match types.stride(ty) {
            Some((element, stride)) => {
                ty = element;
                index.checked_mul(stride.0.into())?
            }
            None => {
                let at = u64::try_from(index).ok()?;
                let step = types.offset(ty, at)?.0.into();
                ty = types.element(ty, at)?;
                step
            }
        };
        sum = sum.checked_add(step)?;
    }
    Some(sum)
}

/// The value of an integer constant, as a signed number.
fn signed(module: &Module, operand: Operand) -> Option<i128> {
    let (ty, value) = match operand {
        Operand::Const(Const::Int { ty, value }) => (ty, value),
        Operand::Const(Const::Zero(ty)) => (ty, 0),
        Operand::Const(_) | Operand::Value(_) => return None,
    };
    let Type::Int(width) = *module.types.checked_get(ty)? else { return None };
    let unused = 128u32.checked_sub(width)?;
    Some(((value << unused) as i128) >> unused)
}
