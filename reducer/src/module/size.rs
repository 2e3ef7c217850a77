//! The size of a module, and its total order.

use std::fmt;

use ir::{Const, Function, MemoryOp, Module, Op, Operand, ParamAttrs, Terminator, TypeTable};

use super::metadata;

/// The size of a module, compared from the first number to the last. A reduction only ever decreases it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ModuleSize {
    /// The number of functions with a body.
    pub functions: u64,
    /// The number of instructions, terminators included.
    pub instructions: u64,
    /// The number of blocks.
    pub blocks: u64,
    /// The number of globals, declared functions, parameters, and cases of switches.
    pub declarations: u64,
    /// The number of operands that are values.
    pub values: u64,
    /// The weight of details left to simplify: flags, attributes, metadata, widths of types, digits of constants.
    pub detail: u64,
}

impl fmt::Display for ModuleSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ModuleSize { functions, instructions, blocks, declarations, values: _, detail: _ } = self;
        write!(
            f,
            "{functions} functions, {blocks} blocks, {instructions} instructions, {declarations} declarations"
        )
    }
}

impl ModuleSize {
    /// Measures a module.
    #[must_use]
    pub fn measure(module: &Module) -> ModuleSize {
        let mut size = ModuleSize {
            functions: 0,
            instructions: 0,
            blocks: 0,
            declarations: (module.globals.len() + module.functions.len()) as u64,
            values: 0,
            detail: metadata::detail(module),
        };
        for function in &module.functions {
            size.declarations += function.params.len() as u64;
            size.detail += attribute_detail(function);
            if !function.is_declaration() {
                size.functions += 1;
                size.declarations -= 1;
                size.add_body(&module.types, function);
            }
        }
        size
    }

    fn add_body(&mut self, types: &TypeTable, function: &Function) {
        for param in &function.params {
            self.detail += types.bit_width(param.ty).0;
        }
        for block in &function.blocks {
            self.blocks += 1;
            self.instructions += 1 + block.instructions.len() as u64;
            for instruction in &block.instructions {
                let result = instruction.result.map(|value| function.values[value.index()]);
                self.detail += result.map_or(0, |ty| types.bit_width(ty).0) + op_detail(&instruction.op);
                self.detail += instruction.flags.iter().count() as u64;
                instruction.op.operands().for_each(|operand| self.add_operand(operand));
            }
            block.terminator.operands().for_each(|operand| self.add_operand(operand));
            if let Terminator::Switch { cases, .. } = &block.terminator {
                self.declarations += cases.len() as u64;
            }
        }
    }

    fn add_operand(&mut self, operand: Operand) {
        match operand {
            Operand::Value(_) => self.values += 1,
            Operand::Const(constant) => self.detail += constant_detail(constant),
        }
    }
}

/// Zero is the simplest constant.
fn constant_detail(constant: Const) -> u64 {
    match constant {
        Const::Int { value, .. } | Const::Float { bits: value, .. } => {
            u64::from(u128::BITS - value.leading_zeros())
        }
        Const::Address(address) => u64::from(u64::BITS - address.leading_zeros()),
        Const::Null | Const::Zero(_) => 0,
        Const::Undef(_) | Const::Poison(_) => 1,
        Const::Global { .. } | Const::Function(_) | Const::BlockAddress { .. } => 2,
        Const::Aggregate { .. } => 256,
    }
}

fn op_detail(op: &Op) -> u64 {
    let volatile = match op {
        Op::Memory(MemoryOp::Load { volatile, .. } | MemoryOp::Store { volatile, .. }) => *volatile,
        _ => false,
    };
    let arguments = match op {
        Op::Call(call) => {
            call.args.iter().map(|(_, attrs)| *attrs).chain([call.ret_attrs]).filter(is_some).count()
        }
        _ => 0,
    };
    op.flags().iter().count() as u64 + u64::from(volatile) + arguments as u64
}

fn attribute_detail(function: &Function) -> u64 {
    let params = function.params.iter().map(|param| param.attrs).chain([function.ret_attrs]);
    let flags = function.attrs.flags.iter().count() + function.attrs.strings.len();
    (params.filter(is_some).count() + flags) as u64 + u64::from(function.dso_local)
}

fn is_some(attrs: &ParamAttrs) -> bool {
    *attrs != ParamAttrs::NONE
}
