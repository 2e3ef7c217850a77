//! The entry function: declares variables, calls functions, and observes every variable afterwards.

use lang::{Features, Place, Side, Type};

use super::{BodyBuilder, ScopeVar};

impl BodyBuilder<'_> {
    /// Writes the entry's body.
    pub(super) fn entry(&mut self) {
        self.globals(Side::Caller);
        for child in self.skeleton.roles[self.id.index()].children.clone() {
            self.in_cell(|b| b.declare_for(child));
            self.in_cell(|b| b.call_statement(child));
        }
        self.statements();
        self.observe_unseen(0);
    }

    /// Declares a variable of the first record type that a call of a function needs, unless one is in scope; in the
    /// profile `poison`, unless one with indeterminate scalars is.
    fn declare_for(&mut self, function: lang::FuncId) {
        let params = self.program()[function].parameters();
        let about_poison = self.allows(Features::INDETERMINATE);
        let serves =
            |v: &ScopeVar, ty: &Type| v.place.ty == *ty && (!about_poison || !v.indeterminate.is_empty());
        let missing = |ty: &Type| ty.as_record().is_some() && !self.vars.iter().any(|v| serves(v, ty));
        if let Some(param) = params.iter().find(|p| missing(&p.ty)) {
            self.declare(param.ty.clone());
        }
    }

    /// Brings the globals of a side into scope.
    pub(super) fn globals(&mut self, side: Side) {
        for (id, global) in self.program().globals() {
            if global.side == side {
                let place = Place::global(id, global.ty.clone());
                self.vars.push(ScopeVar::new(self.skeleton.summaries(), place, global.volatile, true));
            }
        }
    }
}
