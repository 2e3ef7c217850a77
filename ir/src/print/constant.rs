//! Constants and operands.

use ethnum::U256;

use super::Printer;
use super::types::brackets;
use crate::aggregate::AggregateBody;
use crate::constant::{Const, Operand};
use crate::expression::ConstantExpression;
use crate::flags::FlagSet;
use crate::id::AggregateId;
use crate::module::WIDEST_CONSTANT;
use crate::types::{Type, TypeId};

impl Printer<'_> {
    /// `type value`.
    pub fn typed_const(&mut self, constant: Const) {
        self.ty(constant.ty());
        self.out.push(' ');
        self.constant(constant);
    }

    /// `type value` of an operand; `values` are the types of the function's values.
    pub fn typed(&mut self, operand: Operand, values: &[TypeId]) {
        match operand {
            Operand::Const(constant) => self.typed_const(constant),
            Operand::Value(id) => {
                self.ty(values[id.index()]);
                self.out.push(' ');
                self.operand(operand);
            }
        }
    }

    /// The operand without its type.
    pub fn operand(&mut self, operand: Operand) {
        match operand {
            Operand::Const(constant) => self.constant(constant),
            Operand::Value(id) => {
                self.text("%v");
                self.number(u128::from(id.0));
            }
        }
    }

    pub fn constant(&mut self, constant: Const) {
        match constant {
            Const::Int { ty, value } => self.int(ty, value),
            Const::Float { ty, bits } => self.float(ty, bits),
            Const::Null => self.text("null"),
            Const::Address(address) => {
                self.text("inttoptr (i64 ");
                self.signed(i128::from(address as i64));
                self.text(" to ptr)");
            }
            Const::Undef(_) => self.text("undef"),
            Const::Poison(_) => self.text("poison"),
            Const::Zero(ty) => self.zero(ty),
            Const::Global { id, offset } => self.address(&self.module.globals[id.index()].name, offset),
            Const::Function(id) => self.symbol('@', &self.module.functions[id.index()].name),
            Const::BlockAddress { function, block } => {
                self.text("blockaddress(");
                self.symbol('@', &self.module.functions[function.index()].name);
                self.text(", ");
                self.label(block);
                self.out.push(')');
            }
            Const::Aggregate { ty, id } => self.aggregate(ty, id),
        }
    }

    fn address(&mut self, name: &str, offset: i64) {
        if offset == 0 {
            return self.symbol('@', name);
        }
        self.text("getelementptr inbounds (i8, ptr ");
        self.symbol('@', name);
        self.text(", i64 ");
        self.signed(i128::from(offset));
        self.out.push(')');
    }

    /// Signed decimal, as LLVM prints it; `i1` is a truth value.
    pub fn int(&mut self, ty: TypeId, value: u128) {
        match self.module.types.int_width(ty) {
            Some(1) => self.text(if value == 0 { "false" } else { "true" }),
            Some(width @ 2..=128) => {
                let shift = 128 - width;
                self.signed((value << shift) as i128 >> shift);
            }
            _ => self.number(value),
        }
    }

    /// [`Printer::int`] for an integer of more than 128 bits.
    fn long_int(&mut self, ty: TypeId, value: U256) {
        let width = self.module.types.int_width(ty).unwrap_or(WIDEST_CONSTANT).clamp(1, WIDEST_CONSTANT);
        let unused = WIDEST_CONSTANT - width;
        self.text(&(((value << unused).as_i256()) >> unused).to_string());
    }

    /// Prints a zero. Scalars print as their own zero; `zeroinitializer` is for aggregates and vectors.
    fn zero(&mut self, ty: TypeId) {
        match self.module.types.get(ty) {
            Type::Int(_) => self.int(ty, 0),
            Type::Ptr | Type::PtrIn(_) => self.text("null"),
            Type::Token => self.text("none"),
            _ if self.module.types.is_float(ty) => self.float(ty, 0),
            _ => self.text("zeroinitializer"),
        }
    }

    /// Hexadecimal, so that every bit pattern survives. LangRef "Simple Constants".
    fn float(&mut self, ty: TypeId, bits: u128) {
        self.text("0x");
        match self.module.types.get(ty) {
            Type::Half => self.tagged('H', bits, 4),
            Type::BFloat => self.tagged('R', bits, 4),
            Type::X86Fp80 => self.tagged('K', bits, 20),
            // The low half comes first.
            Type::Fp128 => self.tagged('L', bits.rotate_left(64), 32),
            Type::PpcFp128 => self.tagged('M', bits.rotate_left(64), 32),
            Type::Float => self.hex(u128::from(widen(bits as u32)), 16),
            _ => self.hex(bits, 16),
        }
    }

    fn tagged(&mut self, tag: char, bits: u128, digits: u32) {
        self.out.push(tag);
        self.hex(bits, digits);
    }

    fn aggregate(&mut self, ty: TypeId, id: AggregateId) {
        let module = self.module;
        // The type alone decides the brackets: those of a structure tell how it is packed.
        let (open, close) = match module.types.get(ty) {
            Type::Array(..) => ("[", "]"),
            Type::Vector(..) => ("<", ">"),
            _ => brackets(module.types.packing(ty).unwrap_or_default()),
        };
        match &module.aggregates[id.0 as usize] {
            AggregateBody::Bytes(bytes) => {
                self.out.push('c');
                self.quoted(bytes);
            }
            AggregateBody::Metadata(value) => self.metadata_value(value),
            AggregateBody::Integer(value) => self.long_int(ty, *value),
            AggregateBody::Wide(value) => {
                let width = module.types.int_width(ty).unwrap_or_default();
                self.text(&value.to_decimal(width.max(1)));
            }
            AggregateBody::Expression(expression) => self.expression(ty, expression),
            AggregateBody::Elements(elements) => {
                self.text(open);
                self.separated(elements, |printer, &element| printer.typed_const(element));
                self.text(close);
            }
        }
    }
}

impl Printer<'_> {
    /// True if a constant is printed as an operation on others. As in LLVM, where `NoCFIValue`,
    /// `ConstantPtrAuth` and others are no `ConstantExpr`.
    pub fn is_expression(&self, constant: Const) -> bool {
        use ConstantExpression::{
            Address, Alias, Binary, Cast, Elsewhere, ExtractElement, Indexed, InsertElement, Marked,
            ShuffleVector, Signed, Splat,
        };
        match constant {
            Const::Address(_) => true,
            Const::Global { offset, .. } => offset != 0,
            Const::Aggregate { id, .. } => match &self.module.aggregates[id.0 as usize] {
                AggregateBody::Expression(
                    Cast(..)
                    | Binary { .. }
                    | Address { .. }
                    | Indexed { .. }
                    | ExtractElement(_)
                    | InsertElement(_)
                    | ShuffleVector(_),
                ) => true,
                AggregateBody::Expression(Alias(_) | Elsewhere(_) | Splat(_) | Marked(..) | Signed(_)) => {
                    false
                }
                AggregateBody::Elements(_)
                | AggregateBody::Bytes(_)
                | AggregateBody::Integer(_)
                | AggregateBody::Wide(_)
                | AggregateBody::Metadata(_) => false,
            },
            _ => false,
        }
    }

    /// `keyword flags (operands)`
    fn expression(&mut self, ty: TypeId, expression: &ConstantExpression) {
        let (opcode, flags) = match expression {
            ConstantExpression::Alias(id) => return self.symbol('@', &self.module.aliases[id.index()].name),
            ConstantExpression::Elsewhere(global) => return self.constant(*global),
            ConstantExpression::Marked(mark, symbol) => {
                self.text(mark.keyword());
                self.out.push(' ');
                return self.constant(*symbol);
            }
            ConstantExpression::Signed(_) => ("ptrauth", FlagSet::NONE),
            ConstantExpression::Splat(_) => ("splat", FlagSet::NONE),
            ConstantExpression::Cast(op, _) => (op.keyword(), FlagSet::NONE),
            ConstantExpression::Binary { op, flags, .. } => (op.keyword(), flags.to_set()),
            ConstantExpression::Address { flags, .. } | ConstantExpression::Indexed { flags, .. } => {
                ("getelementptr", flags.to_set())
            }
            ConstantExpression::ExtractElement(_) => ("extractelement", FlagSet::NONE),
            ConstantExpression::InsertElement(_) => ("insertelement", FlagSet::NONE),
            ConstantExpression::ShuffleVector(_) => ("shufflevector", FlagSet::NONE),
        };
        self.text(opcode);
        self.out.push(' ');
        for flag in flags.iter() {
            self.text(flag.keyword());
            self.out.push(' ');
        }
        self.out.push('(');
        match expression {
            ConstantExpression::Cast(_, operand) => {
                self.typed_const(*operand);
                self.text(" to ");
                self.ty(ty);
            }
            ConstantExpression::Binary { operands, .. } => {
                self.separated(operands, |printer, &operand| printer.typed_const(operand));
            }
            ConstantExpression::Address { base, offset, .. } => {
                self.text("i8, ");
                self.typed_const(*base);
                self.text(", i64 ");
                self.signed(i128::from(*offset));
            }
            ConstantExpression::Indexed { operands, .. } => {
                self.text("i8, ");
                self.separated(operands, |printer, &operand| printer.typed_const(operand));
            }
            ConstantExpression::ExtractElement(operands) => {
                self.separated(operands, |printer, &operand| printer.typed_const(operand));
            }
            ConstantExpression::InsertElement(operands) | ConstantExpression::ShuffleVector(operands) => {
                self.separated(operands, |printer, &operand| printer.typed_const(operand));
            }
            ConstantExpression::Splat(lane) => self.typed_const(*lane),
            ConstantExpression::Signed(operands) => {
                // LLVM leaves out what is zero at the end.
                let is_zero = |constant: &Const| {
                    matches!(constant, Const::Null | Const::Zero(_) | Const::Int { value: 0, .. })
                };
                let written = (3..=4).rev().find(|&count| !is_zero(&operands[count - 1])).unwrap_or(2);
                self.separated(&operands[..written], |printer, &operand| printer.typed_const(operand));
            }
            ConstantExpression::Alias(_)
            | ConstantExpression::Elsewhere(_)
            | ConstantExpression::Marked(..) => {}
        }
        self.out.push(')');
    }
}

/// LLVM prints a `float` as a `double`: of the same value, or for NaN with its sign and shifted payload (a hardware
/// conversion would set the quiet bit).
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if !value.is_nan() {
        return f64::from(value).to_bits();
    }
    let sign = u64::from(bits >> 31) << 63;
    sign | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29
}
