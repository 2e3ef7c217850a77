//! The entry: declares, calls, and looks at everything afterwards.

use lang::{Place, Side, Type};

use super::{Body, Var};
use crate::feature::Features;

impl Body<'_> {
    /// Writes the entry's body.
    pub(super) fn entry(&mut self) {
        self.globals(Side::Caller);
        for child in self.world.roles[self.id.index()].children.clone() {
            self.in_cell(|b| b.declare_for(child));
            self.in_cell(|b| b.call_statement(child));
        }
        self.statements();
        self.observe_unseen(0);
    }

    /// Declares a variable of the first record type a call of a function needs, if there is none yet; about
    /// poison, one without values.
    fn declare_for(&mut self, function: lang::FuncId) {
        let params = self.program()[function].parameters();
        let about_poison = self.may(Features::INDETERMINATE);
        let serves = |v: &Var, ty: &Type| v.place.ty == *ty && (!about_poison || !v.unset.is_empty());
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
                self.vars.push(Var::new(self.world.shapes(), place, global.volatile, true));
            }
        }
    }
}
