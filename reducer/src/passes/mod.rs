//! The table of passes, by tier: those that remove most run first. A pass is one row here and one function.

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

use crate::{SiteRange, retype};

pub(crate) use names::canonical_names;

/// The order of passes: a tier is repeated until it finds no smaller program, before the next begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassTier {
    /// Whole functions, statements and declarations.
    Coarse,
    /// Expressions, initialisers, parameters and fields.
    Medium,
    /// Attributes, widths, types and constants.
    Fine,
}

/// A way to make a program smaller.
#[derive(Clone, Copy, Debug)]
pub struct ReductionPass {
    /// The pass's name in reports.
    pub name: &'static str,
    /// The tier that runs it.
    pub tier: PassTier,
    edit: PassEdit,
}

/// The edit of a pass.
#[derive(Clone, Copy, Debug)]
enum PassEdit {
    /// Edits the program at the sites in the range.
    Program(fn(&mut Program, &mut SiteRange)),
    /// Gives a simpler expression for one; each expression with a simpler one is a site.
    Expr(fn(&Program, &Expr) -> Option<Expr>),
}

const fn program(
    name: &'static str,
    tier: PassTier,
    edit: fn(&mut Program, &mut SiteRange),
) -> ReductionPass {
    ReductionPass { name, tier, edit: PassEdit::Program(edit) }
}

const fn expr(
    name: &'static str,
    tier: PassTier,
    edit: fn(&Program, &Expr) -> Option<Expr>,
) -> ReductionPass {
    ReductionPass { name, tier, edit: PassEdit::Expr(edit) }
}

/// Every pass, in the order in which they run.
pub const PASSES: &[ReductionPass] = &[
    program("empty-function", PassTier::Coarse, functions::empty),
    program("drop-statement", PassTier::Coarse, statements::drop_statement),
    program("drop-unused-function", PassTier::Coarse, declarations::drop_functions),
    program("drop-unused-global", PassTier::Coarse, declarations::drop_globals),
    program("drop-unused-record", PassTier::Coarse, declarations::drop_records),
    program("drop-unused-enumeration", PassTier::Coarse, declarations::drop_enums),
    program("unwrap-first-branch", PassTier::Coarse, statements::unwrap_first),
    program("unwrap-other-branch", PassTier::Coarse, statements::unwrap_other),
    expr("expression-to-zero", PassTier::Medium, expressions::to_zero),
    expr("expression-to-left", PassTier::Medium, expressions::to_left),
    expr("expression-to-right", PassTier::Medium, expressions::to_right),
    expr("call-directly", PassTier::Medium, expressions::call_directly),
    expr("address-cancels", PassTier::Medium, expressions::cancel_address),
    expr("compound-to-assign", PassTier::Medium, expressions::compound_to_assign),
    program("drop-result", PassTier::Medium, functions::drop_result),
    program("drop-parameter", PassTier::Medium, functions::drop_parameter),
    program("drop-initialiser", PassTier::Medium, statements::drop_initialiser),
    program("plain-initialiser", PassTier::Medium, statements::plain_initialiser),
    program("drop-field", PassTier::Medium, drop_field::drop_field),
    program("drop-variadic", PassTier::Medium, types::drop_variadic),
    program("pass-list", PassTier::Medium, types::pass_list),
    program("drop-list-copy", PassTier::Medium, types::drop_list_copy),
    program("type-to-plain", PassTier::Fine, types::to_plain),
    program("type-to-part", PassTier::Fine, types::to_part),
    program("halve-type", PassTier::Fine, types::halve),
    program("narrow-type", PassTier::Fine, types::narrow),
    program("drop-attribute", PassTier::Fine, attributes::drop_attribute),
    program("union-to-structure", PassTier::Fine, attributes::union_to_structure),
    program("plain-member", PassTier::Fine, fields::plain_member),
    program("field-to-int", PassTier::Fine, fields::to_int),
    program("field-to-unsigned", PassTier::Fine, fields::to_unsigned),
    program("width-to-one", PassTier::Fine, fields::width_to_one),
    program("halve-width", PassTier::Fine, fields::halve_width),
    program("decrement-width", PassTier::Fine, fields::decrement_width),
    program("index-to-zero", PassTier::Fine, expressions::index_to_zero),
    program("array-to-one", PassTier::Fine, fields::array_to_one),
    program("loop-once", PassTier::Fine, statements::loop_once),
    expr("constant-to-one", PassTier::Fine, expressions::to_one),
    expr("halve-constant", PassTier::Fine, expressions::halve),
];

impl ReductionPass {
    /// Edits the sites in the range, then removes unmentioned locals and recomputes types.
    pub fn apply(&self, program: &mut Program, sites: &mut SiteRange) {
        match self.edit {
            PassEdit::Program(edit) => edit(program, sites),
            PassEdit::Expr(rule) => expressions::rewrite(program, sites, rule),
        }
        if sites.offered() > 0 {
            declarations::drop_unmentioned_locals(program);
            retype::program(program);
        }
    }

    /// The number of sites that the pass has in a program.
    #[must_use]
    pub fn sites(&self, program: &Program) -> usize {
        let mut sites = SiteRange::empty();
        self.apply(&mut program.clone(), &mut sites);
        sites.offered()
    }
}
