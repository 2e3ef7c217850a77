//! The loads of records that clang passes or returns in registers: `load i64` from the memory of a record, whose value is an
//! argument. There a poison field makes its neighbours poison, too (thesis, figure 3.1).
//!
//! clang names none of them, but writes them in few ways (`CreateCoercedLoad` and `EmitCall`, clang/lib/CodeGen/CGCall.cpp): the
//! value has no name and goes to nothing but calls, where it lacks the `noundef` of every other argument of C, or is returned; the
//! address is that of the record, of a part of it by the type that is passed, or of a copy in a variable of that type. Where the
//! address is a pointer from elsewhere, the record is one with bit-fields of the size that is passed, if there is one.

use std::collections::{HashMap, HashSet};

use base::Bytes;
use ir::intrinsics::Intrinsic;
use ir::read::ValueNames;
use ir::{
    BlockId, Call, Callee, Const, FuncId, Function, Gep, Instruction, MemoryOp, Module, Op, Operand,
    ParamAttr, Terminator, Type, TypeId, TypeTable, ValueId,
};

use crate::layouts::StatedLayouts;

/// A load of a record with bit-fields, or of a part of it, as the type in which it is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordLoad {
    /// The function.
    pub function: FuncId,
    /// The block.
    pub block: BlockId,
    /// The instruction, by its number in the block.
    pub instruction: usize,
}

/// The records with bit-fields of a module.
pub(crate) struct BitFieldRecords<'m> {
    module: &'m Module,
    layouts: &'m StatedLayouts,
    /// The sizes of all of them.
    sizes: HashSet<Bytes>,
}

impl<'m> BitFieldRecords<'m> {
    pub(crate) fn of_module(module: &'m Module, layouts: &'m StatedLayouts) -> BitFieldRecords<'m> {
        let types = &module.types;
        let mut records = BitFieldRecords { module, layouts, sizes: HashSet::new() };
        let has_bit_fields = types.iter().filter(|&(id, ty)| {
            matches!(ty, Type::Named { .. }) && types.is_sized(id) && records.has_bit_fields(id)
        });
        records.sizes = has_bit_fields.map(|(id, _)| types.size(id)).collect();
        records
    }

    /// True of a record with bit-fields, and of what has one among its members or elements.
    fn has_bit_fields(&self, ty: TypeId) -> bool {
        let types = &self.module.types;
        match types.get(ty) {
            Type::Named { name, .. } if self.layouts.record(name).is_some() => true,
            Type::Array(_, element) => self.has_bit_fields(*element),
            _ => {
                types.fields(ty).is_some_and(|fields| fields.iter().any(|&field| self.has_bit_fields(field)))
            }
        }
    }

    /// True if there is one that is passed as values of that size: only padding at its end is left out.
    fn may_be_passed_as(&self, passed: Bytes) -> bool {
        (passed.0..passed.0 + 8).any(|size| self.sizes.contains(&Bytes(size)))
    }
}

/// Finds the loads of a function.
pub(crate) fn record_loads(
    module: &Module,
    names: &ValueNames,
    records: &BitFieldRecords<'_>,
    id: FuncId,
) -> Vec<RecordLoad> {
    if records.sizes.is_empty() {
        return Vec::new();
    }
    let function = &module.functions[id.index()];
    let uses = PassedValues::of_function(module, function);
    let addresses = Addresses::of_function(module, names, id);
    let mut found = Vec::new();
    for (block, at) in function.blocks.iter().zip(0..) {
        for (number, instruction) in block.instructions.iter().enumerate() {
            let Op::Memory(MemoryOp::Load { ty, ptr, volatile: false, .. }) = &instruction.op else {
                continue;
            };
            let Some(result) = instruction.result.filter(|&value| names.name(id, value).is_none()) else {
                continue;
            };
            let Some(passing) = uses.passing(result) else { continue };
            if has_care_worthy_part(&module.types, *ty) && addresses.is_record(records, *ptr, *ty, passing) {
                found.push(RecordLoad { function: id, block: BlockId(at), instruction: number });
            }
        }
    }
    found
}

/// True if a value of the type has an integer that may have several fields.
fn has_care_worthy_part(types: &TypeTable, ty: TypeId) -> bool {
    match types.get(ty) {
        Type::Int(_) => types.is_frozen_by_bits(ty),
        Type::Array(_, element) => has_care_worthy_part(types, *element),
        _ => types
            .fields(ty)
            .is_some_and(|fields| fields.iter().any(|&field| has_care_worthy_part(types, field))),
    }
}

/// The use of a value that is used for nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passing {
    /// It is an argument of calls.
    Argument,
    /// It is returned.
    Result,
}

/// The values of a function that are passed or returned and not used otherwise.
#[derive(Default)]
struct PassedValues {
    passed: HashMap<ValueId, Passing>,
    others: HashSet<ValueId>,
}

impl PassedValues {
    fn of_function(module: &Module, function: &Function) -> PassedValues {
        let mut values = PassedValues::default();
        for block in &function.blocks {
            for instruction in &block.instructions {
                match &instruction.op {
                    Op::Call(call) if is_of_program(module, call) => values.add_call(call),
                    op => op.operands().for_each(|operand| values.add_other(operand)),
                }
            }
            match &block.terminator {
                Terminator::Ret(Some(Operand::Value(value))) => {
                    values.passed.insert(*value, Passing::Result);
                }
                terminator => terminator.operands().for_each(|operand| values.add_other(operand)),
            }
        }
        values
    }

    fn add_call(&mut self, call: &Call) {
        for (argument, attributes) in &call.args {
            match argument {
                Operand::Value(value) if !attributes.has(ParamAttr::NoUndef) => {
                    self.passed.insert(*value, Passing::Argument);
                }
                _ => self.add_other(*argument),
            }
        }
        if let Callee::Indirect(callee) = call.callee {
            self.add_other(callee);
        }
        call.bundles.iter().flat_map(|bundle| &bundle.args).for_each(|argument| self.add_other(*argument));
    }

    fn add_other(&mut self, operand: Operand) {
        if let Operand::Value(value) = operand {
            self.others.insert(value);
        }
    }

    fn passing(&self, value: ValueId) -> Option<Passing> {
        self.passed.get(&value).copied().filter(|_| !self.others.contains(&value))
    }
}

/// True of a call of a function, which is neither LLVM's own nor inline assembly: their arguments have no `noundef`.
fn is_of_program(module: &Module, call: &Call) -> bool {
    match call.callee {
        Callee::Direct(function) => module.functions[function.index()].intrinsic().is_none(),
        Callee::Indirect(_) => true,
        Callee::Asm(_) => false,
    }
}

/// The object that an address is in, as far as the function shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pointee {
    /// A variable or a member of this type.
    Of(TypeId),
    /// The same object as at another address, seen as a value of the type that is passed.
    SeenAs { of: Operand, passed: TypeId },
}

/// The computed addresses of a function.
#[derive(Default)]
struct Addresses {
    pointees: HashMap<ValueId, Pointee>,
    /// The sources of copies to variables.
    copied: HashMap<ValueId, Operand>,
}

/// The number of steps from an address to its object: part, copy, member.
const MAX_STEPS: usize = 4;

impl Addresses {
    fn of_function(module: &Module, names: &ValueNames, id: FuncId) -> Addresses {
        let mut addresses = Addresses::default();
        for instruction in module.functions[id.index()].instructions() {
            addresses.add(module, names, id, instruction);
        }
        addresses
    }

    fn add(&mut self, module: &Module, names: &ValueNames, id: FuncId, instruction: &Instruction) {
        let types = &module.types;
        let pointee = match &instruction.op {
            Op::Memory(MemoryOp::Alloca { ty, count: None, .. }) => Some(Pointee::Of(*ty)),
            // The only structures without a name are the types that records are passed as.
            Op::Memory(MemoryOp::Gep(gep)) if matches!(types.get(gep.source), Type::Struct { .. }) => {
                Some(Pointee::SeenAs { of: gep.base, passed: gep.source })
            }
            Op::Memory(MemoryOp::Gep(gep)) => {
                // clang steps into a record of one member, by that name, where it loads it as the type that is passed.
                let dives = instruction
                    .result
                    .and_then(|value| names.name(id, value))
                    .is_some_and(|name| name.starts_with("coerce.dive"));
                if dives { Some(Pointee::Of(gep.source)) } else { member_type(types, gep).map(Pointee::Of) }
            }
            Op::Call(call) => {
                self.copy(module, call);
                None
            }
            _ => None,
        };
        self.pointees.extend(instruction.result.zip(pointee));
    }

    fn copy(&mut self, module: &Module, call: &Call) {
        if let Callee::Direct(callee) = call.callee
            && module.functions[callee.index()].intrinsic() == Some(Intrinsic::MemCpy)
            && let [(Operand::Value(to), _), (from, _), ..] = &call.args[..]
        {
            self.copied.insert(*to, *from);
        }
    }

    /// True if a value of type `passed` at an address is of a record with bit-fields.
    fn is_record(
        &self,
        records: &BitFieldRecords<'_>,
        address: Operand,
        passed: TypeId,
        passing: Passing,
    ) -> bool {
        let (mut address, mut passed) = (address, passed);
        for _ in 0..MAX_STEPS {
            let value = match address {
                Operand::Value(value) => value,
                Operand::Const(Const::Global { id, .. }) => {
                    let global = records.module.globals.get(id.index());
                    return global.is_some_and(|global| records.has_bit_fields(global.ty));
                }
                Operand::Const(_) => return false,
            };
            match self.pointees.get(&value) {
                Some(&Pointee::SeenAs { of, passed: whole }) => (address, passed) = (of, whole),
                Some(&Pointee::Of(ty)) if records.has_bit_fields(ty) => return true,
                // A copy in a variable of the type that is passed, which is no record.
                Some(&Pointee::Of(ty)) => match self.copied.get(&value) {
                    Some(&from) if !matches!(records.module.types.get(ty), Type::Named { .. }) => {
                        address = from
                    }
                    _ => return false,
                },
                None => break,
            }
        }
        // What is returned stands in a variable first.
        passing == Passing::Argument && records.may_be_passed_as(records.module.types.size(passed))
    }
}

/// The type of the member or element that an address computation steps to.
fn member_type(types: &TypeTable, gep: &Gep) -> Option<TypeId> {
    gep.indices.iter().skip(1).try_fold(gep.source, |ty, index| match (types.get(ty), index) {
        (Type::Array(_, element), _) => Some(*element),
        (_, Operand::Const(Const::Int { value, .. })) => types.element(ty, u64::try_from(*value).ok()?),
        _ => None,
    })
}
