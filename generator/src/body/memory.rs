//! Operations on whole records: assignment, `memcpy`, `memset`.

use lang::{Expr, ExprKind, Features, PlaceBase, RecordId, Stmt, Type};

use super::{BodyBuilder, EffectMode, IndeterminateSet};

impl BodyBuilder<'_> {
    /// The record types of writable objects in scope.
    fn written_types(&self) -> Vec<RecordId> {
        let mut types: Vec<RecordId> = self
            .vars
            .iter()
            .filter(|v| v.writable && !v.leaves.is_empty())
            .filter_map(|v| v.place.ty.as_record())
            .collect();
        types.sort_unstable();
        types.dedup();
        types
    }

    /// True if a record in scope is writable.
    pub(super) fn has_record(&self) -> bool {
        self.vars.iter().any(|v| v.writable && v.place.ty.as_record().is_some() && !v.leaves.is_empty())
    }

    /// Writes `a = b;` on records.
    pub(super) fn record_assignment(&mut self) {
        let types = self.written_types();
        let Some(&id) = self.choices.pick(&types) else { return };
        let targets = self.objects(id, EffectMode::Reads, true);
        let Some((var, target)) = self.choices.pick(&targets).cloned() else { return };
        let mode = if self.vars[var].shared { EffectMode::Reads } else { EffectMode::Effects };
        let value = self.record_to_keep(id, mode);
        if value.effect.touches == Some(var) || !self.may_store(var, value.indeterminate) {
            self.declare_with_value(value.expr, value.indeterminate);
            return;
        }
        self.store_indeterminate(var, &target, value.indeterminate);
        let mut value = value.expr;
        if value == Expr::read(target.clone()) {
            if self.allows(Features::INDETERMINATE) {
                return self.observe_again(id);
            }
            let other = self.declare_plain(Type::Record(id));
            value = Expr::read(self.vars[other].place.clone());
        }
        self.mark_written(var);
        let ty = target.ty.clone();
        self.push(Stmt::Expr(Expr { kind: ExprKind::Assign(target, Box::new(value)), ty }));
    }

    /// Writes `memcpy(&a, &b, sizeof a);` between whole variables: the address of a part of a packed record may be
    /// misaligned.
    pub(super) fn copy_memory(&mut self) {
        let types = self.written_types();
        let Some(&id) = self.choices.pick(&types) else { return };
        let whole = |v: &super::ScopeVar| {
            let named = !matches!(v.place.base, PlaceBase::Deref(_));
            named && v.place.ty == Type::Record(id) && !v.volatile_inside
        };
        let named: Vec<usize> = (0..self.vars.len()).filter(|v| whole(&self.vars[*v])).collect();
        let Some(&target) = self.choices.pick(&named) else { return self.observe_again(id) };
        let sources: Vec<usize> =
            named.into_iter().filter(|v| *v != target && !self.vars[*v].holds_caller_pointers).collect();
        let source = match self.choices.pick(&sources) {
            Some(source) => *source,
            None => self.declare_plain(Type::Record(id)),
        };
        let indeterminate = self.vars[source].indeterminate;
        if !self.may_store(target, indeterminate) {
            return self.observe_again(id);
        }
        self.vars[target].indeterminate = indeterminate;
        self.mark_written(target);
        let (to, from) = (self.vars[target].place.clone(), self.vars[source].place.clone());
        self.push(Stmt::CopyMemory(to, from));
    }

    /// Writes `memset(&a, 0 or 0xFF, sizeof a);`.
    pub(super) fn set_memory(&mut self) {
        let whole = |v: &super::ScopeVar| {
            v.writable && v.place.ty.as_record().is_some() && !v.volatile_inside && !v.leaves.is_empty()
        };
        let vars: Vec<usize> = (0..self.vars.len()).filter(|v| whole(&self.vars[*v])).collect();
        let Some(&at) = self.choices.pick(&vars) else { return };
        let var = &self.vars[at];
        let ones = var.leaves.iter().all(|l| l.ty.is_integer() && !l.is_bool() && !l.is_bit_precise());
        let byte = if ones { self.choices.one_of([0xFF, 0]) } else { 0 };
        let place = var.place.clone();
        self.vars[at].indeterminate = IndeterminateSet::NONE;
        self.mark_written(at);
        self.push(Stmt::SetMemory(place, byte));
    }

    /// Observes an object of a type, in place of a write that is not possible.
    fn observe_again(&mut self, id: RecordId) {
        if let Some(var) = self.vars.iter().position(|v| v.place.ty == Type::Record(id)) {
            self.observe_var(var);
        }
    }
}
