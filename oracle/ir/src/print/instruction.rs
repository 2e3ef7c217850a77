//! Blocks and instructions, by family.

use base::Align;

use super::Printer;
use crate::constant::Operand;
use crate::function::{Block, BlockId, Function};
use crate::instruction::{AggregateOp, Call, Callee, ChoiceOp, Instruction, Op, VectorOp};
use crate::memory::{FieldAccess, Gep, GepFlags, MemoryOp};
use crate::operator::{ArithFlags, Binary, Cast, CastFlags, Compare};
use crate::types::TypeId;

impl Printer<'_> {
    pub(super) fn block(&mut self, function: &Function, at: u32, block: &Block) {
        self.out.push('b');
        self.number(u128::from(at));
        self.text(":\n");
        for instruction in &block.instructions {
            self.text("  ");
            self.instruction(instruction, &function.values);
            self.out.push('\n');
        }
        self.text("  ");
        self.terminator(&block.terminator, &function.values);
        self.out.push('\n');
    }

    pub(super) fn label(&mut self, block: BlockId) {
        self.text("%b");
        self.number(u128::from(block.0));
    }

    fn instruction(&mut self, instruction: &Instruction, values: &[TypeId]) {
        let Instruction { result, op, metadata: _ } = instruction;
        if let Some(result) = result {
            self.operand(Operand::Value(*result));
            self.text(" = ");
        }
        match op {
            Op::Binary(binary) => self.binary(binary, values),
            Op::FNeg(value) => self.unary("fneg ", *value, values),
            Op::Freeze(value) => self.unary("freeze ", *value, values),
            Op::Cast(cast) => self.cast(cast, values),
            Op::Compare(compare) => self.compare(compare, values),
            Op::Choice(choice) => self.choice(choice, values),
            Op::Memory(memory) => self.memory(memory, values),
            Op::Aggregate(aggregate) => self.aggregate_op(aggregate, values),
            Op::Vector(vector) => self.vector_op(vector, values),
            Op::Call(call) => self.call(call, values),
        }
    }

    fn flag(&mut self, set: bool, keyword: &str) {
        if set {
            self.text(keyword);
        }
    }

    fn unary(&mut self, keyword: &str, value: Operand, values: &[TypeId]) {
        self.text(keyword);
        self.typed(value, values);
    }

    /// `type lhs, rhs`.
    fn pair(&mut self, lhs: Operand, rhs: Operand, values: &[TypeId]) {
        self.typed(lhs, values);
        self.text(", ");
        self.operand(rhs);
    }

    fn binary(&mut self, binary: &Binary, values: &[TypeId]) {
        let Binary { op, flags: ArithFlags { nuw, nsw, exact, disjoint }, lhs, rhs } = *binary;
        self.text(op.keyword());
        self.flag(nuw, " nuw");
        self.flag(nsw, " nsw");
        self.flag(exact, " exact");
        self.flag(disjoint, " disjoint");
        self.out.push(' ');
        self.pair(lhs, rhs, values);
    }

    fn cast(&mut self, cast: &Cast, values: &[TypeId]) {
        let Cast { op, flags: CastFlags { nneg, nuw, nsw }, value, to } = *cast;
        self.text(op.keyword());
        self.flag(nneg, " nneg");
        self.flag(nuw, " nuw");
        self.flag(nsw, " nsw");
        self.out.push(' ');
        self.typed(value, values);
        self.text(" to ");
        self.ty(to);
    }

    fn compare(&mut self, compare: &Compare, values: &[TypeId]) {
        let (name, keyword, lhs, rhs) = match *compare {
            Compare::Int { predicate, lhs, rhs } => ("icmp ", predicate.keyword(), lhs, rhs),
            Compare::Float { predicate, lhs, rhs } => ("fcmp ", predicate.keyword(), lhs, rhs),
        };
        self.text(name);
        self.text(keyword);
        self.out.push(' ');
        self.pair(lhs, rhs, values);
    }

    fn choice(&mut self, choice: &ChoiceOp, values: &[TypeId]) {
        match choice {
            ChoiceOp::Select { condition, if_true, if_false } => {
                self.unary("select ", *condition, values);
                self.unary(", ", *if_true, values);
                self.unary(", ", *if_false, values);
            }
            ChoiceOp::Phi { ty, incoming } => {
                self.text("phi ");
                self.ty(*ty);
                self.out.push(' ');
                self.separated(incoming, |printer, &(value, from)| {
                    printer.text("[ ");
                    printer.operand(value);
                    printer.text(", ");
                    printer.label(from);
                    printer.text(" ]");
                });
            }
        }
    }

    fn aligned(&mut self, align: Align) {
        self.text(", align ");
        self.number(u128::from(align.bytes().0));
    }

    fn memory(&mut self, memory: &MemoryOp, values: &[TypeId]) {
        match memory {
            MemoryOp::Alloca { ty, count, align } => {
                self.text("alloca ");
                self.ty(*ty);
                if let Some(count) = count {
                    self.unary(", ", *count, values);
                }
                self.aligned(*align);
            }
            MemoryOp::Load { ty, ptr, align, volatile } => {
                self.text("load ");
                self.loaded(*ty, (*ptr, *align, *volatile), values);
            }
            MemoryOp::LoadFrozen { ty, ptr, align, volatile } => {
                self.text("loadfrozen ");
                self.loaded(*ty, (*ptr, *align, *volatile), values);
            }
            MemoryOp::Store { value, ptr, align, volatile } => {
                self.text("store ");
                self.flag(*volatile, "volatile ");
                self.typed(*value, values);
                self.unary(", ", *ptr, values);
                self.aligned(*align);
            }
            MemoryOp::LoadField(field) => self.field("loadfield ", field, None, values),
            MemoryOp::StoreField { field, value } => self.field("storefield ", field, Some(*value), values),
            MemoryOp::Gep(gep) => self.gep(gep, values),
        }
    }

    /// The part of a load after the keyword: `i32, ptr %v0, align 4`.
    fn loaded(&mut self, ty: TypeId, (ptr, align, volatile): (Operand, Align, bool), values: &[TypeId]) {
        self.flag(volatile, "volatile ");
        self.ty(ty);
        self.unary(", ", ptr, values);
        self.aligned(align);
    }

    /// `loadfield %struct.S, ptr %v0, i32 1, align 4`; for `storefield` the value follows the structure.
    fn field(&mut self, keyword: &str, field: &FieldAccess, value: Option<Operand>, values: &[TypeId]) {
        let FieldAccess { of, index, ptr, align, volatile } = *field;
        self.text(keyword);
        self.flag(volatile, "volatile ");
        self.ty(of);
        if let Some(value) = value {
            self.unary(", ", value, values);
        }
        self.unary(", ", ptr, values);
        self.text(", i32 ");
        self.number(u128::from(index));
        self.aligned(align);
    }

    fn gep(&mut self, gep: &Gep, values: &[TypeId]) {
        let Gep { source, base, indices, flags: GepFlags { inbounds, nusw, nuw } } = gep;
        self.text("getelementptr ");
        self.flag(*inbounds, "inbounds ");
        self.flag(*nusw && !*inbounds, "nusw ");
        self.flag(*nuw, "nuw ");
        self.ty(*source);
        self.unary(", ", *base, values);
        for &index in indices {
            self.unary(", ", index, values);
        }
    }

    fn path(&mut self, indices: &[u32]) {
        for &index in indices {
            self.text(", ");
            self.number(u128::from(index));
        }
    }

    fn aggregate_op(&mut self, op: &AggregateOp, values: &[TypeId]) {
        match op {
            AggregateOp::Extract { aggregate, indices } => {
                self.unary("extractvalue ", *aggregate, values);
                self.path(indices);
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                self.unary("insertvalue ", *aggregate, values);
                self.unary(", ", *value, values);
                self.path(indices);
            }
        }
    }

    fn vector_op(&mut self, op: &VectorOp, values: &[TypeId]) {
        match op {
            VectorOp::Extract { vector, index } => {
                self.unary("extractelement ", *vector, values);
                self.unary(", ", *index, values);
            }
            VectorOp::Insert { vector, value, index } => {
                self.unary("insertelement ", *vector, values);
                self.unary(", ", *value, values);
                self.unary(", ", *index, values);
            }
            VectorOp::Shuffle { first, second, mask } => {
                self.unary("shufflevector ", *first, values);
                self.unary(", ", *second, values);
                self.mask(mask);
            }
        }
    }

    fn mask(&mut self, mask: &[Option<u32>]) {
        self.text(", <");
        self.number(mask.len() as u128);
        self.text(" x i32> <");
        self.separated(mask, |printer, lane| {
            printer.text("i32 ");
            match lane {
                Some(lane) => printer.number(u128::from(*lane)),
                None => printer.text("poison"),
            }
        });
        self.out.push('>');
    }

    fn call(&mut self, call: &Call, values: &[TypeId]) {
        let Call { callee, ret, ret_attrs, args, fixed } = call;
        self.text("call ");
        self.param_attrs(ret_attrs);
        self.ty(*ret);
        self.out.push(' ');
        if let Some(fixed) = fixed {
            self.variadic_type(&args[..args.len().min(*fixed as usize)], values);
        }
        match callee {
            Callee::Direct(id) => self.symbol('@', &self.module.functions[id.index()].name),
            Callee::Indirect(pointer) => self.operand(*pointer),
        }
        self.out.push('(');
        self.separated(args, |printer, &(value, attrs)| {
            printer.ty_of(value, values);
            printer.out.push(' ');
            printer.param_attrs(&attrs);
            printer.operand(value);
        });
        self.out.push(')');
    }

    fn ty_of(&mut self, value: Operand, values: &[TypeId]) {
        match value {
            Operand::Value(id) => self.ty(values[id.index()]),
            Operand::Const(constant) => self.ty(constant.ty()),
        }
    }

    /// The type of a call through a variadic function type: `(i32, ...) `.
    fn variadic_type<A>(&mut self, fixed: &[(Operand, A)], values: &[TypeId]) {
        self.out.push('(');
        for (value, _) in fixed {
            self.ty_of(*value, values);
            self.text(", ");
        }
        self.text("...) ");
    }
}
