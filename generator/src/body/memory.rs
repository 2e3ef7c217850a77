//! Records as a whole: assignment, `memcpy`, `memset`.

use lang::{Expr, ExprKind, IntType, Place, RecordId, Stmt, Type};

use super::{Body, Mode};

impl Body<'_> {
    /// The record types of writable objects in scope.
    fn written_types(&self) -> Vec<RecordId> {
        let mut types: Vec<RecordId> =
            self.vars.iter().filter(|v| v.writable).filter_map(|v| v.place.ty.as_record()).collect();
        types.sort_unstable();
        types.dedup();
        types
    }

    /// True when some record in scope can be written.
    pub(super) fn has_record(&self) -> bool {
        self.vars.iter().any(|v| v.writable && v.place.ty.as_record().is_some())
    }

    /// `a = b;`
    pub(super) fn record_assignment(&mut self) {
        let types = self.written_types();
        let Some(&id) = self.choices.pick(&types) else { return };
        let targets = self.objects(id, Mode::Pure, true);
        let Some((_, target)) = self.choices.pick(&targets).cloned() else { return };
        let shared = !targets.iter().any(|(v, place)| *place == target && !self.vars[*v].shared);
        let value = self.record(id, if shared { Mode::Pure } else { Mode::Free }).expr;
        if value == Expr::read(target.clone()) {
            return self.observe_again(id);
        }
        let ty = target.ty.clone();
        self.push(Stmt::Expr(Expr { kind: ExprKind::Assign(target, Box::new(value)), ty }));
    }

    /// `memcpy(&a, &b, sizeof a);` between whole variables: parts of packed records have no address to take.
    pub(super) fn copy_memory(&mut self) {
        let types = self.written_types();
        let Some(&id) = self.choices.pick(&types) else { return };
        let whole =
            |v: &&super::Var| v.place.ty == Type::Record(id) && v.place.path.is_empty() && !v.volatile_inside;
        let places: Vec<Place> = self.vars.iter().filter(whole).map(|v| v.place.clone()).collect();
        let is_named = |p: &&Place| !matches!(p.base, lang::PlaceBase::Deref(_));
        let named: Vec<&Place> = places.iter().filter(is_named).collect();
        let Some(&target) = self.choices.pick(&named) else { return self.observe_again(id) };
        let sources: Vec<&Place> = named.iter().copied().filter(|p| *p != target).collect();
        match self.choices.pick(&sources) {
            Some(&source) => self.push(Stmt::CopyMemory(target.clone(), source.clone())),
            None => {
                let target = target.clone();
                let source = self.declare_plain(Type::Record(id));
                let source = self.vars[source].place.clone();
                self.push(Stmt::CopyMemory(target, source));
            }
        }
    }

    /// `memset(&a, 0 or 0xFF, sizeof a);`
    pub(super) fn set_memory(&mut self) {
        let whole = |v: &super::Var| v.writable && v.place.ty.as_record().is_some() && !v.volatile_inside;
        let vars: Vec<usize> = (0..self.vars.len()).filter(|v| whole(&self.vars[*v])).collect();
        let Some(&at) = self.choices.pick(&vars) else { return };
        let var = &self.vars[at];
        let ones =
            var.leaves.iter().all(|l| l.ty.is_integer() && !l.is_bool() && l.ty != Type::Int(IntType::Bool));
        let byte = if ones { self.choices.of([0xFF, 0]) } else { 0 };
        let place = var.place.clone();
        self.push(Stmt::SetMemory(place, byte));
    }

    /// Observes an object of a type instead of doing something to it that cannot be done.
    fn observe_again(&mut self, id: RecordId) {
        if let Some(var) = self.vars.iter().position(|v| v.place.ty == Type::Record(id)) {
            self.observe_var(var);
        }
    }
}
