//! Blocks and instructions, by family.

use std::num::NonZeroU32;

use base::Align;

use super::Printer;
use crate::call::{AsmFlag, Call, Callee, InlineAsm, OperandBundle};
use crate::constant::Operand;
use crate::flags::{FAST_MATH, FlagSet};
use crate::function::{Block, Function};
use crate::id::BlockId;
use crate::instruction::{AggregateOp, ChoiceOp, Instruction, Op, VectorOp};
use crate::memory::{AllocaKind, FieldAccess, Gep, MemoryOp};
use crate::operator::{Binary, Cast, Compare};
use crate::types::{Type, TypeId};

impl Printer<'_> {
    pub(super) fn block(&mut self, function: &Function, at: u32, block: &Block) {
        self.out.push('b');
        self.number(u128::from(at));
        self.text(":\n");
        for instruction in &block.instructions {
            self.text("  ");
            self.instruction(instruction, function);
            self.out.push('\n');
        }
        self.text("  ");
        self.terminator(&block.terminator, &function.values);
        self.attachments(", ", block.metadata);
        self.out.push('\n');
    }

    pub(super) fn label(&mut self, block: BlockId) {
        self.text("%b");
        self.number(u128::from(block.0));
    }

    fn instruction(&mut self, instruction: &Instruction, function: &Function) {
        let values = &function.values[..];
        let Instruction { result, op, flags, metadata } = instruction;
        if let Some(result) = result {
            self.operand(Operand::Value(*result));
            self.text(" = ");
        }
        // The marker of a tail call is the one part of a call that stands before the opcode.
        if let Op::Call(call) = op
            && let Some(marker) = call.tail.keyword()
        {
            self.text(marker);
            self.out.push(' ');
        }
        self.opcode(op, *flags);
        match op {
            Op::Binary(Binary { lhs, rhs, .. }) => self.pair(*lhs, *rhs, values),
            Op::FNeg(value) | Op::Freeze(value) => self.typed(*value, values),
            Op::Cast(Cast { value, to, .. }) => {
                self.typed(*value, values);
                self.text(" to ");
                self.ty(*to);
            }
            Op::Compare(compare) => self.compare(compare, values),
            Op::Choice(choice) => self.choice(choice, values),
            Op::Memory(memory) => self.memory(memory, values),
            Op::Atomic(atomic) => self.atomic(atomic, values),
            Op::Pad(pad) => self.pad(pad, values),
            Op::VaArg { list, ty } => {
                self.typed(*list, values);
                self.text(", ");
                self.ty(*ty);
            }
            Op::Aggregate(aggregate) => self.aggregate_op(aggregate, values),
            Op::Vector(vector) => self.vector_op(vector, values),
            Op::Call(call) => self.call(call, values, call.passes_on(function)),
        }
        self.attachments(", ", *metadata);
    }

    /// The keyword and the flags, each followed by a space.
    fn opcode(&mut self, op: &Op, flags: FlagSet) {
        self.text(op.opcode().keyword());
        self.out.push(' ');
        let fast = flags.intersection(FAST_MATH) == FAST_MATH;
        let single = if fast { flags.difference(FAST_MATH) } else { flags };
        for flag in op.flags().union(single).iter() {
            self.text(flag.keyword());
            self.out.push(' ');
        }
        self.flag(fast, "fast ");
    }

    pub(super) fn flag(&mut self, set: bool, keyword: &str) {
        if set {
            self.text(keyword);
        }
    }

    /// `, type value`.
    pub(super) fn next(&mut self, value: Operand, values: &[TypeId]) {
        self.text(", ");
        self.typed(value, values);
    }

    /// `type lhs, rhs`.
    fn pair(&mut self, lhs: Operand, rhs: Operand, values: &[TypeId]) {
        self.typed(lhs, values);
        self.text(", ");
        self.operand(rhs);
    }

    /// `type value, type value, …`
    pub(super) fn list(&mut self, operands: impl IntoIterator<Item = Operand>, values: &[TypeId]) {
        for (at, operand) in operands.into_iter().enumerate() {
            if at > 0 {
                self.text(", ");
            }
            self.typed(operand, values);
        }
    }

    fn compare(&mut self, compare: &Compare, values: &[TypeId]) {
        let (keyword, lhs, rhs) = match *compare {
            Compare::Int { predicate, lhs, rhs } => (predicate.keyword(), lhs, rhs),
            Compare::Float { predicate, lhs, rhs } => (predicate.keyword(), lhs, rhs),
        };
        self.text(keyword);
        self.out.push(' ');
        self.pair(lhs, rhs, values);
    }

    fn choice(&mut self, choice: &ChoiceOp, values: &[TypeId]) {
        match choice {
            ChoiceOp::Select { condition, if_true, if_false } => {
                self.list([*condition, *if_true, *if_false], values);
            }
            ChoiceOp::Phi { ty, incoming } => {
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

    pub(super) fn aligned(&mut self, align: Align) {
        self.text(", align ");
        self.number(u128::from(align.bytes().0));
    }

    fn memory(&mut self, memory: &MemoryOp, values: &[TypeId]) {
        match memory {
            MemoryOp::Alloca { ty, count, align, space, kind } => {
                if *kind != AllocaKind::Ordinary {
                    self.text(kind.keyword());
                    self.out.push(' ');
                }
                self.ty(*ty);
                if let Some(count) = count {
                    self.next(*count, values);
                }
                self.aligned(*align);
                // By LangRef, a reader without the word takes the layout's space for allocas, so where that is not 0,
                // even 0 is written.
                if *space != self.module.types.data_layout().alloca_space || space.is_some() {
                    self.text(", ");
                    self.address_space(*space);
                }
            }
            MemoryOp::Load { ty, ptr, align, volatile }
            | MemoryOp::LoadFrozen { ty, ptr, align, volatile } => {
                self.flag(*volatile, "volatile ");
                self.ty(*ty);
                self.next(*ptr, values);
                self.aligned(*align);
            }
            MemoryOp::Store { value, ptr, align, volatile } => {
                self.flag(*volatile, "volatile ");
                self.list([*value, *ptr], values);
                self.aligned(*align);
            }
            MemoryOp::LoadField(field) => self.field(field, None, values),
            MemoryOp::StoreField { field, value } => self.field(field, Some(*value), values),
            MemoryOp::Gep(Gep { source, base, indices, .. }) => {
                self.ty(*source);
                self.next(*base, values);
                indices.iter().for_each(|&index| self.next(index, values));
            }
        }
    }

    /// `loadfield %struct.S, ptr %v0, i32 1, align 4`; for `storefield` the value follows the structure.
    fn field(&mut self, field: &FieldAccess, value: Option<Operand>, values: &[TypeId]) {
        let FieldAccess { of, index, ptr, align, volatile } = *field;
        self.flag(volatile, "volatile ");
        self.ty(of);
        if let Some(value) = value {
            self.next(value, values);
        }
        self.next(ptr, values);
        self.text(", i32 ");
        self.number(u128::from(index));
        self.aligned(align);
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
                self.typed(*aggregate, values);
                self.path(indices);
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                self.list([*aggregate, *value], values);
                self.path(indices);
            }
        }
    }

    fn vector_op(&mut self, op: &VectorOp, values: &[TypeId]) {
        match op {
            VectorOp::Extract { vector, index } => self.list([*vector, *index], values),
            VectorOp::Insert { vector, value, index } => self.list([*vector, *value, *index], values),
            VectorOp::Shuffle { first, second, mask } => {
                self.list([*first, *second], values);
                let of = first.ty(values).and_then(|ty| self.module.types.lanes(ty));
                match of {
                    Some(lanes) if lanes.scalable => self.scalable_mask(mask),
                    _ => self.mask(mask),
                }
            }
        }
    }

    /// A mask of a scalable vector, whose lanes are all zero or all poison.
    fn scalable_mask(&mut self, mask: &[Option<u32>]) {
        self.text(", <vscale x ");
        self.number(mask.len() as u128);
        let is_poison = mask.first().is_none_or(Option::is_none);
        self.text(if is_poison { " x i32> poison" } else { " x i32> zeroinitializer" });
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

    /// A call; with `passes_on` LLVM writes `...` as the last argument.
    pub(super) fn call(&mut self, call: &Call, values: &[TypeId], passes_on: bool) {
        let Call { callee, ret, ret_attrs, args, fixed, convention, attrs, bundles, tail: _ } = call;
        self.convention(*convention);
        self.param_attrs(ret_attrs);
        let space = match *callee {
            Callee::Direct(id) => self.module.functions[id.index()].space,
            Callee::Indirect(pointer) => self.space_of(pointer, values),
            Callee::Asm(_) => None,
        };
        // Without the word a reader takes the layout's space for functions, so where that is not 0, even 0 is
        // written.
        if space.is_some() || self.module.types.data_layout().program_space.is_some() {
            self.address_space(space);
            self.out.push(' ');
        }
        self.ty(*ret);
        self.out.push(' ');
        if let Some(fixed) = fixed {
            self.variadic_type(&args[..args.len().min(*fixed as usize)], values);
        }
        match callee {
            Callee::Direct(id) => self.symbol('@', &self.module.functions[id.index()].name),
            Callee::Indirect(pointer) => self.operand(*pointer),
            Callee::Asm(id) => self.assembly(&self.module.assembly[id.0 as usize]),
        }
        self.out.push('(');
        let mut positions = 0..;
        self.separated(args, |printer, &(value, attrs)| {
            if positions.next().is_some_and(|at| printer.module.is_value_as_metadata(call, at)) {
                printer.text("metadata ");
            }
            printer.ty_of(value, values);
            printer.out.push(' ');
            printer.param_attrs(&attrs);
            printer.operand(value);
        });
        if passes_on {
            self.text(if args.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(')');
        self.function_attrs(attrs);
        if !bundles.is_empty() {
            self.text(" [ ");
            self.separated(bundles, |printer, OperandBundle { tag, args }| {
                printer.quoted(tag.as_bytes());
                printer.out.push('(');
                printer.separated(args, |printer, &value| {
                    printer.ty_of(value, values);
                    printer.out.push(' ');
                    printer.operand(value);
                });
                printer.out.push(')');
            });
            self.text(" ]");
        }
    }

    /// The address space of a pointer.
    fn space_of(&self, pointer: Operand, values: &[TypeId]) -> Option<NonZeroU32> {
        match *self.module.types.get(pointer.ty(values)?) {
            Type::PtrIn(space) => Some(space),
            _ => None,
        }
    }

    fn assembly(&mut self, assembly: &InlineAsm) {
        let InlineAsm { template, constraints, flags } = assembly;
        self.text("asm ");
        for flag in flags.iter() {
            self.text(AsmFlag::keyword(flag));
            self.out.push(' ');
        }
        self.quoted(template);
        self.text(", ");
        self.quoted(constraints);
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
