//! Reduction of programs in C. The table of passes is in tiers: the passes that remove most run first. A pass is one row here and
//! one function.

mod attributes;
mod declarations;
mod drop_field;
mod effects;
mod expressions;
mod fields;
mod flatten;
mod functions;
mod inline;
mod names;
mod remap;
mod retype;
mod size;
mod statements;
mod templates;
mod types;
mod values;
mod zero;

use std::hash::{DefaultHasher, Hash, Hasher};

use lang::{Expr, Program};

use crate::{PassTier, Reducible, ReductionPass, SiteRange};

pub use size::ProgramSize;

use self::values::Zeros;

/// The edit of a pass.
#[derive(Clone, Copy, Debug)]
pub enum ProgramEdit {
    /// Edits the program at the sites in the range.
    Program(fn(&mut Program, &mut SiteRange)),
    /// Gives a simpler expression for one; each expression with a simpler one is a site.
    Expr(fn(&Program, &Expr) -> Option<Expr>),
}

const fn program(
    name: &'static str,
    tier: PassTier,
    edit: fn(&mut Program, &mut SiteRange),
) -> ReductionPass<Program> {
    ReductionPass { name, tier, edit: ProgramEdit::Program(edit) }
}

const fn expr(
    name: &'static str,
    tier: PassTier,
    edit: fn(&Program, &Expr) -> Option<Expr>,
) -> ReductionPass<Program> {
    ReductionPass { name, tier, edit: ProgramEdit::Expr(edit) }
}

/// Every pass, in the order in which they run.
const PASSES: &[ReductionPass<Program>] = &[
    program("empty-function", PassTier::Coarse, functions::empty),
    program("drop-statement", PassTier::Coarse, statements::drop_statement),
    program("drop-unused-function", PassTier::Coarse, declarations::drop_functions),
    program("drop-unused-global", PassTier::Coarse, declarations::drop_globals),
    program("drop-unused-record", PassTier::Coarse, declarations::drop_records),
    program("drop-unused-enumeration", PassTier::Coarse, declarations::drop_enums),
    program("unwrap-first-branch", PassTier::Coarse, statements::unwrap_first),
    program("unwrap-other-branch", PassTier::Coarse, statements::unwrap_other),
    program("keep-effect", PassTier::Coarse, effects::keep_effect),
    expr("expression-to-zero", PassTier::Medium, expressions::to_zero),
    expr("expression-to-left", PassTier::Medium, expressions::to_left),
    expr("expression-to-right", PassTier::Medium, expressions::to_right),
    expr("drop-cast", PassTier::Medium, expressions::drop_cast),
    expr("call-directly", PassTier::Medium, expressions::call_directly),
    expr("address-cancels", PassTier::Medium, expressions::cancel_address),
    expr("compound-to-assign", PassTier::Medium, expressions::compound_to_assign),
    program("drop-result", PassTier::Medium, functions::drop_result),
    program("drop-parameter", PassTier::Medium, functions::drop_parameter),
    program("parameter-to-argument", PassTier::Medium, inline::parameter_to_argument),
    program("inline-call", PassTier::Medium, inline::inline_call),
    program("substitute-variable", PassTier::Medium, inline::substitute_variable),
    program("drop-copy", PassTier::Medium, inline::drop_copy),
    program("forward-assignment", PassTier::Medium, inline::forward_assignment),
    program("global-to-value", PassTier::Medium, inline::global_to_value),
    program("drop-initialiser", PassTier::Medium, statements::drop_initialiser),
    program("plain-initialiser", PassTier::Medium, statements::plain_initialiser),
    program("drop-field", PassTier::Medium, drop_field::drop_field),
    program("merge-globals", PassTier::Medium, declarations::merge_globals),
    program("merge-records", PassTier::Medium, declarations::merge_records),
    program("type-to-member", PassTier::Medium, types::to_member),
    program("flatten-record", PassTier::Medium, flatten::flatten_record),
    program("drop-variadic", PassTier::Medium, types::drop_variadic),
    program("list-to-ellipsis", PassTier::Medium, types::list_to_ellipsis),
    program("pass-list", PassTier::Medium, types::pass_list),
    program("drop-list-copy", PassTier::Medium, types::drop_list_copy),
    program("drop-convention", PassTier::Medium, types::drop_convention),
    program("type-to-plain", PassTier::Fine, types::to_plain),
    program("type-to-part", PassTier::Fine, types::to_part),
    program("halve-type", PassTier::Fine, types::halve),
    program("narrow-type", PassTier::Fine, types::narrow),
    program("declared-to-int", PassTier::Fine, types::declared_to_int),
    program("declared-to-long", PassTier::Fine, types::declared_to_long),
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

impl Reducible for Program {
    type Size = ProgramSize;
    type Edit = ProgramEdit;

    const PASSES: &'static [ReductionPass<Program>] = PASSES;

    fn size(&self) -> ProgramSize {
        ProgramSize::measure(self)
    }

    /// Edits the sites in the range, then removes unmentioned locals and recomputes types.
    fn edit(&mut self, edit: ProgramEdit, sites: &mut SiteRange) {
        match edit {
            ProgramEdit::Program(edit) => edit(self, sites),
            ProgramEdit::Expr(rule) => expressions::rewrite(self, sites, rule),
        }
        if sites.offered() > 0 {
            declarations::drop_unmentioned_locals(self);
            retype::program(self);
        }
    }

    fn is_well_formed(&self) -> bool {
        lang::check::program(self).is_ok()
    }

    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// An entry with an empty body.
    fn empty(&self) -> Program {
        let mut entry = self[self.entry].clone();
        entry.body = Vec::new();
        entry.locals.truncate(entry.params as usize);
        Program { functions: vec![entry], ..Program::empty(self.target) }
    }

    fn templates(&self) -> Vec<Program> {
        templates::templates(self)
    }

    fn renamed(&self) -> Program {
        let mut renamed = self.clone();
        names::canonical_names(&mut renamed);
        renamed
    }

    fn distinctive(&self) -> Vec<Program> {
        let with = |zeros| {
            let mut program = self.renamed();
            values::distinct(&mut program, zeros);
            program
        };
        vec![with(Zeros::All), with(Zeros::Written)]
    }
}
