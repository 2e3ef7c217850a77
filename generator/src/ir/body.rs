//! A function body under construction: what is in scope, and how an operand is found.

use ir::{BinaryOp, Const, FuncId, FunctionBuilder, Module, Operand, TypeId};

use super::config::Config;
use super::memory::Object;
use super::shape::{Palette, Shape};
use super::signature::Signature;
use super::{statement, table};
use crate::choices::Choices;
use crate::genome::Cells;

/// A value in scope.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    pub(super) operand: Operand,
    pub(super) shape: Shape,
    /// Certainly neither poison nor undef, in no lane and no bit.
    pub(super) clean: bool,
}

/// A structure of two values in scope.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) operand: Operand,
    pub(super) members: [Shape; 2],
}

/// What is around a body: shared by the functions of a module.
#[derive(Debug)]
pub(super) struct World<'c> {
    pub(super) config: &'c Config,
    pub(super) module: Module,
    pub(super) palette: Palette,
    /// Of the functions that are there already: a body calls only these, so that no call is recursive.
    pub(super) callees: Vec<Signature>,
    /// Global objects.
    pub(super) globals: Vec<Object>,
    /// `bf_observe`.
    pub(super) observe: FuncId,
    /// The number of the next observation.
    pub(super) site: u32,
    /// The names of the productions used, when wanted.
    pub(super) trace: Option<Vec<&'static str>>,
}

/// A body, positioned in a block that is not terminated.
pub(super) struct Body<'b> {
    pub(super) config: &'b Config,
    pub(super) module: &'b mut Module,
    pub(super) palette: &'b Palette,
    pub(super) callees: &'b [Signature],
    pub(super) b: FunctionBuilder,
    /// Cells for the statements to come.
    pub(super) cells: Cells<'b>,
    pub(super) values: Vec<Value>,
    pub(super) pairs: Vec<Pair>,
    /// Memory that can be reached here.
    pub(super) objects: Vec<Object>,
    /// Statements around the place where the next one goes.
    pub(super) depth: u32,
    /// How often what is built now is executed, at most, for one call.
    pub(super) factor: u64,
    /// Instructions that one call executes, at most, so far.
    pub(super) steps: u64,
    observe: FuncId,
    site: &'b mut u32,
    trace: &'b mut Option<Vec<&'static str>>,
}

/// What to go back to at the end of a region.
pub(super) struct Mark {
    values: usize,
    pairs: usize,
    written: Vec<u64>,
}

impl<'b> Body<'b> {
    /// An empty body of `declaration`; the globals are in reach.
    pub(super) fn new(world: &'b mut World<'_>, declaration: ir::Function, cells: Cells<'b>) -> Body<'b> {
        let World { config, module, palette, callees, globals, observe, site, trace } = world;
        Body {
            config,
            module,
            palette,
            callees,
            b: FunctionBuilder::new(declaration),
            cells,
            values: Vec::with_capacity(64),
            pairs: Vec::new(),
            objects: globals.clone(),
            depth: 0,
            factor: 1,
            steps: 0,
            observe: *observe,
            site,
            trace,
        }
    }

    pub(super) fn note(&mut self, name: &'static str) {
        self.steps += 4 * self.factor;
        if let Some(trace) = self.trace {
            trace.push(name);
        }
    }

    /// Up to `most` statements, at least one, each from a cell of its own.
    pub(super) fn statements(&mut self, count: u32) {
        for _ in 0..count.max(1) {
            let mut cell = self.cells.next();
            table::build(statement::STATEMENTS, self, &mut cell);
        }
    }

    /// Builds `region` one level deeper; what it brings into scope is out of scope afterwards, and what it wrote
    /// to memory is not relied on.
    pub(super) fn region<T>(&mut self, region: impl FnOnce(&mut Self) -> T) -> T {
        let mark = Mark {
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

    pub(super) fn ty(&mut self, shape: Shape) -> TypeId {
        shape.ty(&mut self.module.types)
    }

    /// Brings a value into scope.
    pub(super) fn bring(&mut self, operand: Operand, shape: Shape, clean: bool) -> Value {
        let value = Value { operand, shape, clean };
        self.values.push(value);
        value
    }

    /// An operand of this shape: mostly a value in scope.
    pub(super) fn operand(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
        match choices.below(8) {
            0..=4 => self.existing(choices, shape).unwrap_or_else(|| self.converted(choices, shape)),
            5 => self.converted(choices, shape),
            _ => self.constant(choices, shape),
        }
    }

    /// An operand that is certainly neither poison nor undef.
    pub(super) fn clean_operand(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
        let value = self.operand(choices, shape);
        self.cleaned(value)
    }

    /// A value that control or a divisor may depend on: clean where runs are to be free of undefined behaviour.
    pub(super) fn trusted(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
        if self.config.ub_free { self.clean_operand(choices, shape) } else { self.operand(choices, shape) }
    }

    /// The value, frozen unless it is clean.
    pub(super) fn cleaned(&mut self, value: Value) -> Value {
        if value.clean {
            return value;
        }
        let frozen = self.b.freeze(value.operand);
        self.bring(frozen, value.shape, true)
    }

    fn existing(&self, choices: &mut Choices<'_>, shape: Shape) -> Option<Value> {
        let fitting = self.values.iter().filter(|value| value.shape == shape);
        let at = choices.below(fitting.clone().count() as u32);
        // The last ones first: bytes that are used up read as 0.
        fitting.rev().nth(at as usize).copied()
    }

    /// Any value in scope, brought to this shape; a constant where there is none.
    fn converted(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
        let at = choices.below(self.values.len() as u32) as usize;
        let Some(&from) = self.values.iter().rev().nth(at) else { return self.number(choices, shape) };
        if from.shape == shape { from } else { self.reshaped(choices, from, shape) }
    }

    /// By conversions that keep what is clean clean.
    fn reshaped(&mut self, choices: &mut Choices<'_>, from: Value, to: Shape) -> Value {
        if from.shape.lanes() == to.lanes() {
            return self.resized(choices, from, to);
        }
        if !from.shape.is_vector() {
            return self.spread(choices, from, to);
        }
        let int = self.bitcast(from, from.shape.as_int());
        let int = self.resized(choices, int, to.as_int());
        if to.is_vector() { self.bitcast(int, to) } else { int }
    }

    /// Truncated or extended, without promises.
    pub(super) fn resized(&mut self, choices: &mut Choices<'_>, from: Value, to: Shape) -> Value {
        let ty = self.ty(to);
        let operand = match from.shape.width().cmp(&to.width()) {
            std::cmp::Ordering::Equal => return from,
            std::cmp::Ordering::Greater => self.b.trunc(from.operand, ty),
            std::cmp::Ordering::Less if choices.chance(8) => self.b.sext(from.operand, ty),
            std::cmp::Ordering::Less => self.b.zext(from.operand, ty),
        };
        self.bring(operand, to, from.clean)
    }

    pub(super) fn bitcast(&mut self, from: Value, to: Shape) -> Value {
        let ty = self.ty(to);
        let operand = self.b.bitcast(from.operand, ty);
        self.bring(operand, to, from.clean)
    }

    /// An integer in one lane of a vector, or in all.
    fn spread(&mut self, choices: &mut Choices<'_>, from: Value, to: Shape) -> Value {
        let lane = self.resized(choices, from, to.lane());
        let ty = self.ty(to);
        if choices.chance(8) {
            let rest = self.number(choices, to);
            let index = Const::i32(choices.below(to.lanes()) as i32);
            let operand = self.b.insert_element(rest.operand, lane.operand, index);
            return self.bring(operand, to, lane.clean);
        }
        let first = self.b.insert_element(Const::Poison(ty), lane.operand, Const::i32(0));
        let mask = vec![Some(0); to.lanes() as usize];
        let operand = self.b.shuffle_vector(ty, first, Const::Poison(ty), &mask);
        self.bring(operand, to, lane.clean)
    }

    /// An operation without promises on values of one shape; no shift or division.
    pub(super) fn plain(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        let operand = self.b.binary(op, ir::ArithFlags::NONE, lhs.operand, rhs.operand);
        self.bring(operand, lhs.shape, lhs.clean && rhs.clean)
    }

    /// Observes a value in pieces of up to 64 bits, at sites of their own: frozen, since observing poison is undefined;
    /// where undefined behaviour may arise, half of the sites see what is there.
    pub(super) fn observe(&mut self, value: Value) {
        let frozen = self.config.ub_free || self.site.is_multiple_of(2);
        let value = if frozen { self.cleaned(value) } else { value };
        let int = if value.shape.is_vector() { self.bitcast(value, value.shape.as_int()) } else { value };
        let width = int.shape.width();
        self.observe_word(int.operand, width);
        if width > 64 {
            let ty = self.ty(int.shape);
            let high = self.b.lshr(int.operand, Const::int(ty, width, 64));
            self.observe_word(high, width);
        }
    }

    /// Observes the low 64 bits of an integer.
    fn observe_word(&mut self, operand: Operand, width: u32) {
        let word = match width {
            0..64 => self.b.zext(operand, TypeId::I64),
            64 => operand,
            _ => self.b.trunc(operand, TypeId::I64),
        };
        let site = Const::i32(*self.site as i32).into();
        *self.site += 1;
        self.steps += 2 * self.factor;
        self.b.call_plain(self.observe, TypeId::VOID, &[site, word]);
    }
}
