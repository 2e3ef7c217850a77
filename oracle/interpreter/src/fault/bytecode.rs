//! Faults that change single instructions of the bytecode.

use ir::{Callee, CastOp, MemoryOp, Module, Op};

use super::memory::is_odd;
use crate::code::{
    ArgumentPassing, Bytecode, DecodedFunction, Inst, MemoryInst, Resize, ScalarAccess, WideInst,
};
use semantics::variadic::{AREAS, saved_vectors};

/// Calls `edit` with each IR instruction and the bytecode that it was decoded to.
fn for_each_instruction(
    module: &Module,
    program: &mut Bytecode,
    edit: impl Fn(&Module, &Op, &mut [Inst], DecodedFunction),
) {
    let mut bodies: Vec<_> = module.functions.iter().zip(&program.functions).collect();
    bodies.retain(|(_, decoded)| decoded.entry.is_some());
    for (at, (function, decoded)) in bodies.iter().enumerate() {
        let entry = |(_, decoded): &(_, &DecodedFunction)| decoded.entry.map_or(0, |entry| entry as usize);
        let (mut first, end) = (entry(&bodies[at]), bodies.get(at + 1).map_or(program.code.len(), entry));
        while first < end {
            let (block, index) = program.origins[first];
            let same = program.origins[first..end].iter().take_while(|&&origin| origin == (block, index));
            let next = first + same.count();
            let block = function.blocks.get(block as usize);
            if let Some(instruction) = block.and_then(|block| block.instructions.get(index as usize)) {
                edit(module, &instruction.op, &mut program.code[first..next], **decoded);
            }
            first = next;
        }
    }
}

/// Copies the registers instead of clearing the bits above the width.
pub(super) fn trunc_keeps_high_bits(module: &Module, program: &mut Bytecode) {
    for_each_instruction(module, program, |_, op, code, _| {
        if !matches!(op, Op::Cast(cast) if cast.op == CastOp::Trunc) {
            return;
        }
        for inst in code {
            *inst = match *inst {
                Inst::And(on) => Inst::Move { dst: on.dst, src: on.a, count: 1 },
                Inst::Resize { op: Resize::Trunc, on, .. } => Inst::Move { dst: on.dst, src: on.a, count: 1 },
                Inst::Wide(WideInst::Resize { op: Resize::Trunc, to, on, .. }) => {
                    Inst::Move { dst: on.dst, src: on.a, count: to.registers() }
                }
                other => other,
            };
        }
    });
}

pub(super) fn far_offset_short(module: &Module, program: &mut Bytecode) {
    for_each_instruction(module, program, |_, op, code, _| {
        if !matches!(op, Op::Memory(MemoryOp::Gep(_))) {
            return;
        }
        for inst in code {
            if let Inst::PtrAdd { offset: offset @ 16.., .. } = inst {
                *offset -= 8;
            }
        }
    });
}

/// The name of the function that is called by name.
fn callee<'m>(module: &'m Module, op: &Op) -> Option<&'m str> {
    match op {
        Op::Call(call) => match call.callee {
            Callee::Direct(id) => module.functions.get(id.index()).map(|callee| callee.name.as_str()),
            Callee::Indirect(_) | Callee::Asm(_) => None,
        },
        _ => None,
    }
}

pub(super) fn va_start_forgets_stack(module: &Module, program: &mut Bytecode) {
    for_each_instruction(module, program, |module, op, code, function| {
        if !callee(module, op).is_some_and(|name| name.starts_with("llvm.va_start")) {
            return;
        }
        // The stack is the last area, and the addresses of the areas are the last parameters.
        let stack = function.param_registers - 1;
        for inst in code {
            if let Inst::PtrAdd { base, offset, .. } = inst
                && *base == stack
            {
                *offset = 0;
            }
        }
    });
}

pub(super) fn va_vector_slot_short(module: &Module, program: &mut Bytecode) {
    for_each_instruction(module, program, |module, op, code, _| {
        if !matches!(op, Op::Call(call) if call.fixed.is_some()) {
            return;
        }
        let areas: Vec<_> = code
            .iter()
            .filter_map(|inst| match inst {
                Inst::Memory(MemoryInst::Alloca { dst, .. }) => Some(*dst),
                _ => None,
            })
            .take(AREAS)
            .collect();
        let Some((area, first)) = saved_vectors(module.target) else { return };
        let first = first.0 as i32;
        for inst in code {
            if let Inst::PtrAdd { base, offset, .. } = inst
                && Some(&*base) == areas.get(area)
                && *offset > first
            {
                *offset = first + (*offset - first) / 2;
            }
        }
    });
}

pub(super) fn byval_shares(_: &Module, program: &mut Bytecode) {
    program.args.iter_mut().for_each(|arg| arg.pass = ArgumentPassing::Copy);
}

fn loads(program: &mut Bytecode) -> impl Iterator<Item = &mut ScalarAccess> {
    program.code.iter_mut().filter_map(|inst| match inst {
        Inst::Load { access, .. } => Some(access),
        _ => None,
    })
}

pub(super) fn odd_load_short(_: &Module, program: &mut Bytecode) {
    for access in loads(program).filter(|access| is_odd(u64::from(access.bytes))) {
        access.bytes -= 1;
        access.width = access.width.min(8 * access.bytes);
    }
}

pub(super) fn odd_load_keeps_extra(_: &Module, program: &mut Bytecode) {
    loads(program).for_each(|access| access.width = access.bytes * 8);
}

pub(super) fn select_takes_both(_: &Module, program: &mut Bytecode) {
    for inst in &mut program.code {
        if let Inst::Select { dst, condition, a, b } = *inst {
            *inst = Inst::SelectStrict { dst, condition, a, b };
        }
    }
}
