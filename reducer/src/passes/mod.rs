//! The passes, by tier: what removes most goes first. A pass is one row here and one function.

mod attributes;
mod declarations;
mod drop_field;
mod expressions;
mod fields;
mod functions;
mod names;
mod remap;
mod statements;
mod types;

use lang::{Expr, Program};

use crate::{Chooser, retype};

pub(crate) use names::canonical_names;

/// When a pass has its turn: a tier is repeated until it finds nothing, before the next begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// Whole functions, statements and declarations.
    Coarse,
    /// Expressions, initialisers, parameters and fields.
    Medium,
    /// Attributes, widths, types and constants.
    Fine,
}

/// A way to make a program smaller.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// For reports.
    pub name: &'static str,
    /// When.
    pub tier: Tier,
    edit: Edit,
}

/// What a pass does at its sites.
#[derive(Clone, Copy, Debug)]
enum Edit {
    /// Walks the program itself.
    Program(fn(&mut Program, &mut Chooser)),
    /// Offers another expression for one; each expression it has one for is a site.
    Expr(fn(&Program, &Expr) -> Option<Expr>),
}

const fn program(name: &'static str, tier: Tier, edit: fn(&mut Program, &mut Chooser)) -> Pass {
    Pass { name, tier, edit: Edit::Program(edit) }
}

const fn expr(name: &'static str, tier: Tier, edit: fn(&Program, &Expr) -> Option<Expr>) -> Pass {
    Pass { name, tier, edit: Edit::Expr(edit) }
}

/// Every pass, in the order they run.
pub const PASSES: &[Pass] = &[
    program("empty-function", Tier::Coarse, functions::empty),
    program("drop-statement", Tier::Coarse, statements::drop_statement),
    program("drop-unused-function", Tier::Coarse, declarations::drop_functions),
    program("drop-unused-global", Tier::Coarse, declarations::drop_globals),
    program("drop-unused-record", Tier::Coarse, declarations::drop_records),
    program("drop-unused-enumeration", Tier::Coarse, declarations::drop_enums),
    program("unwrap-first-branch", Tier::Coarse, statements::unwrap_first),
    program("unwrap-other-branch", Tier::Coarse, statements::unwrap_other),
    expr("expression-to-zero", Tier::Medium, expressions::to_zero),
    expr("expression-to-left", Tier::Medium, expressions::to_left),
    expr("expression-to-right", Tier::Medium, expressions::to_right),
    expr("call-directly", Tier::Medium, expressions::call_directly),
    expr("address-cancels", Tier::Medium, expressions::cancel_address),
    expr("compound-to-assign", Tier::Medium, expressions::compound_to_assign),
    program("drop-result", Tier::Medium, functions::drop_result),
    program("drop-parameter", Tier::Medium, functions::drop_parameter),
    program("drop-initialiser", Tier::Medium, statements::drop_initialiser),
    program("plain-initialiser", Tier::Medium, statements::plain_initialiser),
    program("drop-field", Tier::Medium, drop_field::drop_field),
    program("drop-variadic", Tier::Medium, types::drop_variadic),
    program("pass-list", Tier::Medium, types::pass_list),
    program("drop-list-copy", Tier::Medium, types::drop_list_copy),
    program("type-to-plain", Tier::Fine, types::to_plain),
    program("type-to-part", Tier::Fine, types::to_part),
    program("halve-type", Tier::Fine, types::halve),
    program("narrow-type", Tier::Fine, types::narrow),
    program("drop-attribute", Tier::Fine, attributes::drop_attribute),
    program("union-to-structure", Tier::Fine, attributes::union_to_structure),
    program("plain-member", Tier::Fine, fields::plain_member),
    program("field-to-int", Tier::Fine, fields::to_int),
    program("field-to-unsigned", Tier::Fine, fields::to_unsigned),
    program("width-to-one", Tier::Fine, fields::width_to_one),
    program("halve-width", Tier::Fine, fields::halve_width),
    program("decrement-width", Tier::Fine, fields::decrement_width),
    program("index-to-zero", Tier::Fine, expressions::index_to_zero),
    program("array-to-one", Tier::Fine, fields::array_to_one),
    program("loop-once", Tier::Fine, statements::loop_once),
    expr("constant-to-one", Tier::Fine, expressions::to_one),
    expr("halve-constant", Tier::Fine, expressions::halve),
];

impl Pass {
    /// Edits the sites the chooser takes, and makes locals and types right again.
    pub fn apply(&self, program: &mut Program, chooser: &mut Chooser) {
        match self.edit {
            Edit::Program(edit) => edit(program, chooser),
            Edit::Expr(rule) => expressions::rewrite(program, chooser, rule),
        }
        if chooser.sites() > 0 {
            declarations::drop_unmentioned_locals(program);
            retype::program(program);
        }
    }

    /// How many sites it has in a program.
    #[must_use]
    pub fn sites(&self, program: &Program) -> usize {
        let mut chooser = Chooser::count_only();
        self.apply(&mut program.clone(), &mut chooser);
        chooser.sites()
    }
}
