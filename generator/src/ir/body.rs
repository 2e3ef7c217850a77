//! A function body under construction: the values in scope, and the choice of operands.

use ir::{BinaryOp, Const, FuncId, FunctionBuilder, Module, Operand, TypeId};

use super::config::ModuleConfig;
use super::scope::{CalleeSignature, ObjectPart, ScopePair, ScopeValue};
use super::shape::{IntShape, Palette};
use crate::choices::Choices;
use crate::genome::Cells;

/// A module under construction, and the state that its functions share.
#[derive(Debug)]
pub(super) struct ModuleDraft<'c> {
    pub(super) config: &'c ModuleConfig,
    pub(super) module: Module,
    pub(super) palette: Palette,
    /// The finished functions: a body calls only these, so that no call is recursive.
    pub(super) callees: Vec<CalleeSignature>,
    /// Global objects.
    pub(super) globals: Vec<ObjectPart>,
    /// The function `bf_observe`.
    pub(super) observe: FuncId,
    /// The number of the next observation site.
    pub(super) site: u32,
    /// The names of the productions used, if a trace is wanted.
    pub(super) trace: Option<Vec<&'static str>>,
}

/// A function body under construction; its builder is positioned in a block that is not terminated.
pub(super) struct IrBodyBuilder<'b> {
    pub(super) config: &'b ModuleConfig,
    pub(super) module: &'b mut Module,
    pub(super) palette: &'b Palette,
    pub(super) callees: &'b [CalleeSignature],
    pub(super) builder: FunctionBuilder,
    /// The cells for the next statements.
    pub(super) cells: Cells<'b>,
    pub(super) values: Vec<ScopeValue>,
    pub(super) pairs: Vec<ScopePair>,
    /// The memory objects in scope.
    pub(super) objects: Vec<ObjectPart>,
    /// The number of statements around the next one.
    pub(super) depth: u32,
    /// The most often that the next instruction is executed in one call.
    pub(super) max_runs: u64,
    /// The most instructions that one call executes, so far; an estimate.
    pub(super) steps: u64,
    observe: FuncId,
    site: &'b mut u32,
    trace: &'b mut Option<Vec<&'static str>>,
}

/// The scope at the start of a region, restored at its end.
pub(super) struct ScopeMark {
    values: usize,
    pairs: usize,
    written: Vec<u64>,
}

impl<'b> IrBodyBuilder<'b> {
    /// Starts an empty body of `declaration`, with the globals in scope.
    pub(super) fn new(
        draft: &'b mut ModuleDraft<'_>,
        declaration: ir::Function,
        cells: Cells<'b>,
    ) -> IrBodyBuilder<'b> {
        let ModuleDraft { config, module, palette, callees, globals, observe, site, trace } = draft;
        IrBodyBuilder {
            config,
            module,
            palette,
            callees,
            builder: FunctionBuilder::new(declaration),
            cells,
            values: Vec::with_capacity(64),
            pairs: Vec::new(),
            objects: globals.clone(),
            depth: 0,
            max_runs: 1,
            steps: 0,
            observe: *observe,
            site,
            trace,
        }
    }

    pub(super) fn note_production(&mut self, name: &'static str) {
        self.steps += 4 * self.max_runs;
        if let Some(trace) = self.trace {
            trace.push(name);
        }
    }

    /// True if some finished function can be called within the limit on steps.
    pub(super) fn affords_call(&self) -> bool {
        let left = self.config.limits.steps.saturating_sub(self.steps);
        self.callees.iter().any(|callee| callee.steps.saturating_mul(self.max_runs) < left)
    }

    /// Builds `region` one level deeper. The values and objects that it brings into scope leave it afterwards, and its
    /// writes to memory do not count as certain.
    pub(super) fn region<T>(&mut self, region: impl FnOnce(&mut Self) -> T) -> T {
        let mark = ScopeMark {
            values: self.values.len(),
            pairs: self.pairs.len(),
            written: self.objects.iter().map(|object| object.written).collect(),
        };
        self.depth += 1;
        let result = region(self);
        self.depth -= 1;
        self.values.truncate(mark.values);
        self.pairs.truncate(mark.pairs);
        self.objects.truncate(mark.written.len());
        for (object, written) in self.objects.iter_mut().zip(mark.written) {
            object.written = written;
        }
        result
    }

    pub(super) fn ty(&mut self, shape: IntShape) -> TypeId {
        shape.ty(&mut self.module.types)
    }

    /// Brings a value into scope.
    pub(super) fn define(&mut self, operand: Operand, shape: IntShape, clean: bool) -> ScopeValue {
        let value = ScopeValue { operand, shape, clean };
        self.values.push(value);
        value
    }

    /// Draws an operand of this shape: mostly a value in scope.
    pub(super) fn operand(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        match choices.below(8) {
            0..=4 => self.existing(choices, shape).unwrap_or_else(|| self.converted(choices, shape)),
            5 => self.converted(choices, shape),
            _ => self.constant(choices, shape),
        }
    }

    /// Draws a clean operand of this shape.
    pub(super) fn clean_operand(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        let value = self.operand(choices, shape);
        self.frozen_unless_clean(value)
    }

    /// Draws an operand for a use where poison is undefined behaviour: clean if the configuration excludes that.
    pub(super) fn guarded_operand(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        if self.config.ub_free { self.clean_operand(choices, shape) } else { self.operand(choices, shape) }
    }

    /// Freezes a value unless it is clean.
    pub(super) fn frozen_unless_clean(&mut self, value: ScopeValue) -> ScopeValue {
        if value.clean {
            return value;
        }
        let frozen = self.builder.freeze(value.operand);
        self.define(frozen, value.shape, true)
    }

    fn existing(&self, choices: &mut Choices<'_>, shape: IntShape) -> Option<ScopeValue> {
        let fitting = self.values.iter().filter(|value| value.shape == shape);
        let at = choices.below(fitting.clone().count() as u32);
        // The last ones first: bytes that are used up read as 0.
        fitting.rev().nth(at as usize).copied()
    }

    /// Draws a value in scope and converts it to this shape; a constant if there is none.
    fn converted(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        let at = choices.below(self.values.len() as u32) as usize;
        let Some(&from) = self.values.iter().rev().nth(at) else { return self.number(choices, shape) };
        if from.shape == shape { from } else { self.reshaped(choices, from, shape) }
    }

    /// Converts a value to a shape, by conversions that keep a clean value clean.
    fn reshaped(&mut self, choices: &mut Choices<'_>, from: ScopeValue, to: IntShape) -> ScopeValue {
        if from.shape.lanes() == to.lanes() {
            return self.resized(choices, from, to);
        }
        if !from.shape.is_vector() {
            return self.vector_with(choices, from, to);
        }
        let int = self.bitcast(from, from.shape.as_int());
        let int = self.resized(choices, int, to.as_int());
        if to.is_vector() { self.bitcast(int, to) } else { int }
    }

    /// Truncates or extends a value, without poison-generating flags.
    pub(super) fn resized(
        &mut self,
        choices: &mut Choices<'_>,
        from: ScopeValue,
        to: IntShape,
    ) -> ScopeValue {
        let ty = self.ty(to);
        let operand = match from.shape.width().cmp(&to.width()) {
            std::cmp::Ordering::Equal => return from,
            std::cmp::Ordering::Greater => self.builder.trunc(from.operand, ty),
            std::cmp::Ordering::Less if choices.chance(8) => self.builder.sext(from.operand, ty),
            std::cmp::Ordering::Less => self.builder.zext(from.operand, ty),
        };
        self.define(operand, to, from.clean)
    }

    pub(super) fn bitcast(&mut self, from: ScopeValue, to: IntShape) -> ScopeValue {
        let ty = self.ty(to);
        let operand = self.builder.bitcast(from.operand, ty);
        self.define(operand, to, from.clean)
    }

    /// Builds a vector with an integer in one lane or in all.
    fn vector_with(&mut self, choices: &mut Choices<'_>, from: ScopeValue, to: IntShape) -> ScopeValue {
        let lane = self.resized(choices, from, to.lane());
        let ty = self.ty(to);
        if choices.chance(8) {
            let rest = self.number(choices, to);
            let index = Const::i32(choices.below(to.lanes()) as i32);
            let operand = self.builder.insert_element(rest.operand, lane.operand, index);
            return self.define(operand, to, lane.clean);
        }
        let first = self.builder.insert_element(Const::Poison(ty), lane.operand, Const::i32(0));
        let mask = vec![Some(0); to.lanes() as usize];
        let operand = self.builder.shuffle_vector(ty, first, Const::Poison(ty), &mask);
        self.define(operand, to, lane.clean)
    }

    /// Applies an operation without poison-generating flags to values of one shape; it must be no shift or division.
    pub(super) fn unflagged(&mut self, op: BinaryOp, lhs: ScopeValue, rhs: ScopeValue) -> ScopeValue {
        let operand = self.builder.binary(op, ir::ArithFlags::NONE, lhs.operand, rhs.operand);
        self.define(operand, lhs.shape, lhs.clean && rhs.clean)
    }

    /// Observes a value in pieces of up to 64 bits, at a site each. The value is frozen, since observing poison is
    /// undefined behaviour; if the configuration allows that, half of the sites observe it unfrozen.
    pub(super) fn observe(&mut self, value: ScopeValue) {
        let frozen = self.config.ub_free || self.site.is_multiple_of(2);
        let value = if frozen { self.frozen_unless_clean(value) } else { value };
        let int = if value.shape.is_vector() { self.bitcast(value, value.shape.as_int()) } else { value };
        let width = int.shape.width();
        self.observe_word(int.operand, width);
        if width > 64 {
            let ty = self.ty(int.shape);
            let high = self.builder.lshr(int.operand, Const::int(ty, width, 64));
            self.observe_word(high, width);
        }
    }

    /// Observes the low 64 bits of an integer.
    fn observe_word(&mut self, operand: Operand, width: u32) {
        let word = match width {
            0..64 => self.builder.zext(operand, TypeId::I64),
            64 => operand,
            _ => self.builder.trunc(operand, TypeId::I64),
        };
        let site = Const::i32(*self.site as i32).into();
        *self.site += 1;
        self.steps += 2 * self.max_runs;
        self.builder.call_plain(self.observe, TypeId::VOID, &[site, word]);
    }
}
