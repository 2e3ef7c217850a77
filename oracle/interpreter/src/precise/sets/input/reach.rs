//! What two functions can tell apart: the size of the objects that they access, and the numbers that they mention.

use ir::{
    Align, Block, Call, Callee, Const, Function, Global, MemoryOp, Module, Op, Operand, Param, Terminator,
    TypeId,
};

use super::super::super::builtin::BuiltinFunction;
use crate::intrinsic::is_expanded;

/// Largest object behind a pointer parameter, in bytes.
const MAX_OBJECT: u64 = 32;
/// Numbers that are taken from the functions.
const MAX_NUMBERS: usize = 12;

/// What the instructions of functions say about the inputs that matter.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// Bytes of the widest access of the functions, with the distances that their addresses move by.
    pub(super) object: u64,
    /// The same of the first function only.
    pub(super) first: u64,
    /// Integer constants, by their low 64 bits.
    pub(super) numbers: Vec<u64>,
    /// Whether a function calls others that the module does not define.
    pub(super) calls: bool,
    /// Whether it depends on luck that an access is aligned: it asks for more than an object promises.
    pub(super) alignment: bool,
}

impl Reach {
    /// What the functions of both modules can tell apart; those of a module that call each other count together.
    pub(super) fn of(functions: &[(&Module, &Function)]) -> Reach {
        let mut reach = Reach { object: 1, first: 0, numbers: Vec::new(), calls: false, alignment: false };
        let (mut promised, mut asked) = (Align::SIXTEEN, Align::ONE);
        for &(module, function) in functions {
            let (mut widest, mut distance) = (1, 0);
            for instruction in function.instructions() {
                match &instruction.op {
                    Op::Memory(MemoryOp::Alloca { align, .. }) => promised = promised.min(*align),
                    Op::Memory(MemoryOp::Load { ty, align, .. } | MemoryOp::LoadFrozen { ty, align, .. }) => {
                        widest = widest.max(module.types.store_size(*ty).0);
                        asked = asked.max(*align);
                    }
                    Op::Memory(MemoryOp::Store { value, align, .. }) => {
                        let ty = value.ty(&function.values).unwrap_or(TypeId::I8);
                        widest = widest.max(module.types.store_size(ty).0);
                        asked = asked.max(*align);
                    }
                    Op::Memory(MemoryOp::Gep(gep)) => {
                        distance = u64::min(distance + step(module, gep), MAX_OBJECT);
                    }
                    Op::Call(call) => {
                        reach.calls |= is_open(module, function, call);
                        widest = widest.max(lengths(&instruction.op));
                    }
                    _ => {}
                }
                for operand in instruction.op.operands() {
                    reach.note(operand);
                }
            }
            for Block { terminator, .. } in &function.blocks {
                terminator.operands().for_each(|operand| reach.note(operand));
                if let Terminator::Switch { cases, .. } = terminator {
                    cases.iter().for_each(|&(case, _)| reach.note_number(case as u64));
                }
            }
            reach.object = reach.object.max(u64::min(widest + distance, MAX_OBJECT));
            if reach.first == 0 {
                reach.first = reach.object;
            }
        }
        reach.alignment = asked > promised;
        reach
    }

    fn note(&mut self, operand: Operand) {
        if let Operand::Const(Const::Int { value, .. }) = operand {
            self.note_number(value as u64);
        }
    }

    fn note_number(&mut self, number: u64) {
        if self.numbers.len() < MAX_NUMBERS && !self.numbers.contains(&number) {
            self.numbers.push(number);
        }
    }
}

/// Whether the result of a call, or the memory after it, depends on a function that the module does not define.
fn is_open(module: &Module, caller: &Function, call: &Call) -> bool {
    let Callee::Direct(id) = call.callee else { return true };
    let Some(callee) = module.functions.get(id.index()) else { return true };
    let known = !callee.is_declaration() || BuiltinFunction::of(callee).is_some() || is_expanded(callee);
    let is_pointer = |param: &Param| param.ty == TypeId::PTR;
    let variable = |global: &Global| !global.constant || global.initializer.is_none();
    let shared =
        caller.params.iter().chain(&callee.params).any(is_pointer) || module.globals.iter().any(variable);
    !known && (call.ret != TypeId::VOID || shared)
}

/// Bytes by which an address moves, or by which it may move where an index is no constant.
fn step(module: &Module, gep: &ir::Gep) -> u64 {
    let mut ty = gep.source;
    let mut sum = 0;
    for (at, index) in gep.indices.iter().enumerate() {
        let known = match index {
            Operand::Const(Const::Int { value, .. }) => Some(*value as u64 & 0xffff_ffff),
            Operand::Const(Const::Zero(_)) => Some(0),
            _ => None,
        };
        let index = known.unwrap_or(2).min(MAX_OBJECT);
        if at == 0 {
            sum += module.types.size(ty).0.saturating_mul(index);
        } else {
            let Some(inner) = module.types.element(ty, index.min(known.map_or(0, |index| index))) else {
                break;
            };
            sum = match known {
                Some(index) => sum + module.types.offset(ty, index).map_or(0, |offset| offset.0),
                None => sum + 2 * module.types.size(inner).0,
            };
            ty = inner;
        }
        sum = sum.min(MAX_OBJECT);
    }
    sum
}

/// The constant length of a bulk operation, or the largest constant that may be one.
fn lengths(op: &Op) -> u64 {
    let number = |operand: Operand| match operand {
        Operand::Const(Const::Int { value, .. }) => u64::try_from(value).ok(),
        _ => None,
    };
    op.operands().filter_map(number).filter(|length| *length <= MAX_OBJECT).max().unwrap_or(0)
}
