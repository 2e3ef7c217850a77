//! Decoding of operands: values become registers, constants enter the constant pool.

use ir::{AggregateBody, Const, Instruction, Operand, TypeId};

use super::Decoder;
use super::choice::words;
use crate::code::{CODE_BASE, CODE_STEP, CONST, FlatConstant, Inst, Reg, Src, ValueInst};
use crate::register::{Register, Tag, mask};
use semantics::{EXTERN_WEAK, Unsupported, may_be_null};

impl Decoder<'_> {
    /// The operand's type. If it has none, the instruction is marked as failed.
    pub(super) fn type_of(&mut self, operand: Operand) -> TypeId {
        let values = self.function.map_or(&[][..], |function| &function.values);
        match operand.ty(values) {
            Some(ty) if self.knows_type(ty) => ty,
            _ => {
                self.malformed("unknown value");
                TypeId::VOID
            }
        }
    }

    /// The operand's first register.
    pub(super) fn operand(&mut self, operand: Operand) -> Src {
        match operand {
            Operand::Const(constant) => self.constant(constant),
            Operand::Value(id) => match self.scratch.registers.get(id.index()).copied() {
                Some(register) => register,
                None => {
                    self.malformed("unknown value");
                    0
                }
            },
        }
    }

    /// The operand's first register, if it is of type `ty`.
    pub(super) fn operand_of(&mut self, operand: Operand, ty: TypeId) -> Src {
        let own = self.type_of(operand);
        if own != ty {
            // A type that no engine knows is the reason by its name.
            self.shape(own);
            self.malformed("operand of the wrong type");
        }
        self.operand(operand)
    }

    /// [`Decoder::operand_of`] for an operand in which undef is undefined behaviour, so that it may be taken for
    /// poison.
    pub(super) fn operand_undef_as_poison(&mut self, operand: Operand, ty: TypeId) -> Src {
        let before = std::mem::replace(&mut self.undef_is_poison, true);
        let src = self.operand_of(operand, ty);
        self.undef_is_poison = before;
        src
    }

    /// The first register of the instruction's result, if the result is of type `ty`.
    pub(super) fn result(&mut self, instruction: &Instruction, ty: TypeId) -> Reg {
        let value = instruction.result.map(Operand::Value);
        match value {
            Some(value) if self.type_of(value) == ty => {
                let id = instruction.result.map_or(0, |id| id.index());
                self.scratch.registers.get(id).copied().unwrap_or(0)
            }
            value => {
                if let Some(value) = value {
                    let own = self.type_of(value);
                    self.shape(own);
                }
                self.malformed("result of the wrong type");
                0
            }
        }
    }

    fn constant(&mut self, constant: Const) -> Src {
        let mut flat = std::mem::take(&mut self.scratch.flat);
        flat.clear();
        self.flatten(constant, &mut flat, 0);
        let src = if flat.iter().all(|register| matches!(register, FlatConstant::Known(_))) {
            self.pool_constant(&flat)
        } else {
            self.with_undef(&flat)
        };
        self.scratch.flat = flat;
        src
    }

    fn pool_constant(&mut self, flat: &[FlatConstant]) -> Src {
        let at = self.program.constants.len() as u32;
        let known = flat.iter().map(|register| match register {
            FlatConstant::Known(register) => *register,
            FlatConstant::Undef(_) => Register::POISON,
        });
        self.program.constants.extend(known);
        at | CONST
    }

    /// Assembles a constant with undef parts in registers, because each use of undef chooses anew.
    fn with_undef(&mut self, flat: &[FlatConstant]) -> Src {
        let dst = self.temporary(flat.len() as u32);
        for (at, register) in flat.iter().enumerate() {
            let dst = dst + at as u32;
            match *register {
                FlatConstant::Undef(width) => self.emit(ValueInst::ChooseUndef { width, dst }),
                FlatConstant::Known(_) => {
                    let src = self.pool_constant(&[*register]);
                    self.emit(Inst::Move { dst, src, count: 1 });
                }
            }
        }
        dst
    }

    pub(super) fn flatten(&mut self, constant: Const, out: &mut Vec<FlatConstant>, depth: u32) {
        match constant {
            Const::Int { ty, value } | Const::Float { ty, bits: value } => self.flat_bits(ty, value, out),
            Const::Null => out.push(FlatConstant::Known(Register::int(0))),
            Const::Address(bits) => {
                out.push(FlatConstant::Known(Register { bits, tag: Tag::WILDCARD }));
            }
            Const::Undef(ty) if self.undef_is_poison => self.flat_same(ty, Register::POISON, out),
            Const::Undef(ty) => self.flat_undef(ty, out),
            Const::Poison(ty) => self.flat_same(ty, Register::POISON, out),
            Const::Zero(ty) => self.flat_same(ty, Register::int(0), out),
            Const::Global { .. } | Const::Function(_) => {
                let register = self.address(constant);
                out.push(FlatConstant::Known(register));
            }
            Const::BlockAddress { .. } => {
                self.fail(Unsupported::Instruction("blockaddress"));
                out.push(FlatConstant::Known(Register::POISON));
            }
            Const::Aggregate { ty, id } => self.flat_aggregate(ty, id.0, out, depth),
        }
    }

    fn flat_bits(&mut self, ty: TypeId, value: u128, out: &mut Vec<FlatConstant>) {
        let leaf = self.any_scalar(ty);
        out.extend(words(leaf.width).map(|(at, width)| {
            let word = value.checked_shr(at * 64).unwrap_or(0) as u64;
            FlatConstant::Known(Register::int(word & mask(u32::from(width))))
        }));
    }

    fn flat_same(&mut self, ty: TypeId, register: Register, out: &mut Vec<FlatConstant>) {
        let shape = self.shape(ty);
        out.extend(std::iter::repeat_n(FlatConstant::Known(register), shape.registers as usize));
    }

    fn flat_undef(&mut self, ty: TypeId, out: &mut Vec<FlatConstant>) {
        let shape = self.shape(ty);
        for leaf in self.program.leaves_of(shape) {
            out.extend(words(leaf.width).map(|(_, width)| FlatConstant::Undef(width)));
        }
    }

    pub(super) fn flat_aggregate(&mut self, ty: TypeId, id: u32, out: &mut Vec<FlatConstant>, depth: u32) {
        let module = self.module;
        let shape = self.shape(ty);
        let wanted = out.len() + shape.registers as usize;
        match module.aggregates.get(id as usize) {
            None => self.malformed("unknown aggregate"),
            Some(_) if depth > 64 || self.failure.is_some() => self.malformed("aggregate nested too deeply"),
            Some(AggregateBody::Integer(value)) => {
                let words = (0..shape.registers).map(|at| (*value >> (at * 64)).as_u64());
                out.extend(words.map(|word| FlatConstant::Known(Register::int(word))));
            }
            Some(AggregateBody::Bytes(bytes)) => {
                out.extend(bytes.iter().map(|&byte| FlatConstant::Known(Register::int(u64::from(byte)))));
            }
            Some(AggregateBody::Wide(_)) => self.fail(Unsupported::WideInteger),
            Some(AggregateBody::Metadata(_)) => {
                self.fail(Unsupported::Instruction("metadata as an argument"));
            }
            Some(AggregateBody::Expression(_)) if self.module.types.lanes(ty).is_some() => {
                self.fail(Unsupported::Instruction("a constant expression of vectors"));
            }
            Some(AggregateBody::Expression(expression)) => self.flat_expression(ty, expression, out, depth),
            Some(AggregateBody::Elements(elements)) => {
                for &element in elements {
                    self.flatten(element, out, depth + 1);
                }
            }
        }
        // The arms do not count their elements; this one check covers them all.
        if out.len() != wanted {
            self.malformed("aggregate of the wrong shape");
        }
    }

    /// The address of a global or function as a pointer.
    pub(super) fn address(&mut self, constant: Const) -> Register {
        match constant {
            Const::Function(id) if may_be_null(self.module, id) => {
                self.fail(EXTERN_WEAK);
                Register::POISON
            }
            Const::Function(id) if id.index() < self.module.functions.len() => {
                Register { bits: CODE_BASE + CODE_STEP * u64::from(id.0), tag: Tag::FUNCTION }
            }
            Const::Global { id, offset } => match self.module.globals.get(id.index()) {
                Some(global) if global.initializer.is_some() => {
                    let base = self.program.statics[id.index()].base;
                    Register { bits: base.wrapping_add_signed(offset), tag: Tag::object(id.0 + 1, 0) }
                }
                // Another module defines it, so that it has no place here.
                Some(_) => {
                    self.fail(Unsupported::ExternalGlobal(id));
                    Register::POISON
                }
                None => {
                    self.malformed("unknown global");
                    Register::POISON
                }
            },
            _ => {
                self.malformed("unknown function");
                Register::POISON
            }
        }
    }
}

/// The low 64 bits of an integer constant, sign-extended from its width; `None` for other operands.
pub(super) fn constant_index(types: &ir::TypeTable, operand: Operand) -> Option<i64> {
    match operand {
        Operand::Const(Const::Int { ty, value }) => {
            let width = types.checked_get(ty).and_then(|_| types.int_width(ty))?;
            if !(1..=64).contains(&width) {
                return None;
            }
            let shift = 64 - width;
            Some(((value as u64 & mask(width)) << shift) as i64 >> shift)
        }
        Operand::Const(Const::Zero(_)) => Some(0),
        _ => None,
    }
}
