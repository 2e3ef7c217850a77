//! Constants: the immediates that were met, and the immediates that they consist of.

use ir::{AggregateBody, Const, ConstantExpression, TypeId};

use super::Extractor;
use crate::domain::{Immediate, Number, Operand};
use crate::facts::ImmediateKey;

impl Extractor<'_> {
    /// The facts of all immediates; the ones that others consist of are met here.
    pub(super) fn constants(&mut self) {
        let mut at = 0;
        // The list grows on the way, by what the constants consist of.
        while let Some(&key) = self.facts.names.constants.get(at) {
            let imm = Immediate(at as u32);
            at += 1;
            let operand = self.facts.operand_of(imm);
            let tables = &mut self.facts.tables;
            tables.add_immediate(imm);
            tables.add_operand(operand);
            tables.add_operand_by_immediate(imm, operand);
            match key {
                ImmediateKey::Constant(constant) => self.one_constant(imm, constant),
                ImmediateKey::Assembly(_) => {
                    let ty = self.ty(TypeId::PTR);
                    let tables = &mut self.facts.tables;
                    tables.add_inline_assembly(imm);
                    tables.add_immediate_type(imm, ty);
                }
            }
        }
        let variables: Vec<u32> = self.facts.tables.variable.iter().map(|row| row[0]).collect();
        for variable in variables {
            let v = crate::Variable(variable);
            self.facts.tables.add_operand(Operand::variable(v));
            self.facts.tables.add_operand_by_variable(v, Operand::variable(v));
        }
    }

    fn one_constant(&mut self, imm: Immediate, constant: Const) {
        let ty = self.ty(constant.ty());
        let tables = &mut self.facts.tables;
        tables.add_immediate_type(imm, ty);
        match constant {
            Const::Int { value, .. } => {
                if let Some(number) = small(value) {
                    tables.add_constant_to_int(imm, number);
                }
                if value == 0 {
                    tables.add_constant_zero(imm);
                }
            }
            Const::Float { bits, .. } => {
                tables.add_constant_fp(imm);
                if bits == 0 {
                    tables.add_constant_zero(imm);
                }
            }
            Const::Null => {
                tables.add_constant_null(imm);
                tables.add_constant_zero(imm);
            }
            Const::Undef(_) => tables.add_constant_undef(imm),
            Const::Poison(_) => tables.add_constant_poison(imm),
            Const::Zero(ty) => self.zero(imm, ty),
            Const::Address(_) => {
                let op = self.word("inttoptr");
                self.facts.tables.add_constant_expression(imm, op);
            }
            Const::Global { id, offset } => {
                let op = self.word("getelementptr");
                let symbol = Operand::variable(self.global_symbol(id.index()));
                let tables = &mut self.facts.tables;
                tables.add_constant_expression(imm, op);
                tables.add_constant_expression_operand(imm, Number(0), symbol);
                if let Ok(offset) = u64::try_from(offset) {
                    tables.add_constant_expression_offset(imm, Number::saturating(offset));
                }
            }
            Const::BlockAddress { function, block } => {
                let block = self.block(crate::Function(function.0), block);
                self.facts.tables.add_block_address(imm, block);
            }
            Const::Aggregate { id, .. } => self.pooled(imm, id.0),
            // A symbol is a variable.
            Const::Function(_) => {}
        }
    }

    fn zero(&mut self, imm: Immediate, ty: TypeId) {
        let types = &self.module.types;
        let tables = &mut self.facts.tables;
        tables.add_constant_zero(imm);
        if types.int_width(ty).is_some() {
            tables.add_constant_to_int(imm, Number(0));
        } else if types.get(ty).is_pointer() {
            tables.add_constant_null(imm);
        } else if types.fields(ty).is_some() || types.element_count(ty).is_some() {
            tables.add_constant_aggregate(imm);
        } else if types.is_float(ty) {
            tables.add_constant_fp(imm);
        }
    }

    fn pooled(&mut self, imm: Immediate, id: u32) {
        let module = self.module;
        match module.aggregates.get(id as usize) {
            Some(AggregateBody::Elements(elements)) => {
                self.facts.tables.add_constant_aggregate(imm);
                for (at, &element) in elements.iter().enumerate() {
                    let operand = self.constant(element);
                    self.facts.tables.add_constant_element(imm, Number::saturating(at), operand);
                }
            }
            Some(AggregateBody::Bytes(_)) => self.facts.tables.add_constant_aggregate(imm),
            Some(AggregateBody::Expression(expression)) => self.expression(imm, expression),
            _ => {}
        }
    }

    fn expression(&mut self, imm: Immediate, expression: &ConstantExpression) {
        let op = match expression {
            ConstantExpression::Cast(op, _) => op.keyword(),
            ConstantExpression::Binary { op, .. } => op.keyword(),
            ConstantExpression::Address { .. } | ConstantExpression::Indexed { .. } => "getelementptr",
            ConstantExpression::Marked(mark, _) => mark.keyword(),
            ConstantExpression::Signed(_) => "ptrauth",
            ConstantExpression::ExtractElement(_) => "extractelement",
            ConstantExpression::InsertElement(_) => "insertelement",
            ConstantExpression::ShuffleVector(_) => "shufflevector",
            ConstantExpression::Splat(_)
            | ConstantExpression::Alias(_)
            | ConstantExpression::Elsewhere(_) => "splat",
        };
        let op = self.word(op);
        self.facts.tables.add_constant_expression(imm, op);
        if let ConstantExpression::Address { offset, .. } = expression
            && let Ok(offset) = u64::try_from(*offset)
        {
            self.facts.tables.add_constant_expression_offset(imm, Number::saturating(offset));
        }
        for (at, &operand) in expression.operands().iter().enumerate() {
            let operand = self.constant(operand);
            self.facts.tables.add_constant_expression_operand(imm, Number::saturating(at), operand);
        }
    }
}

/// A number that has a row in `constant_to_int`.
fn small(value: u128) -> Option<Number> {
    u32::try_from(value).ok().filter(|&value| value < Number::MOST.0).map(Number)
}
