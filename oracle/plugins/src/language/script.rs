//! Common parts of scripting languages. A script loads the unit as a shared library while it runs; a fixed text
//! (`runtime/scripts/`) drives it, and what a unit consists of is printed after that as calls of a few functions.

use std::collections::BTreeSet;

use lang::{Program, RecordId, Signature, Type};

use super::c::SUPPORT;
use crate::job::UnitJob;

/// The functions of the support object that drive a script, as C declares them. They stand in it in the place of [`DECLARATIONS`], behind
/// those that every unit calls.
pub(crate) const DRIVER: &str = "\
void bf_attach(void);
int bf_next(void);
void bf_run_reference(int);
void bf_set(int, void *);
void bf_offer(int);
void bf_offer_layouts(void);
void bf_refuse(int, int, const char *);
void bf_rehearse(int);
";

/// The line of a script that takes C in whose place the support object is declared.
const DECLARATIONS: &str = "@DECLARATIONS@\n";

/// A script that declares the support object.
pub(crate) fn declaring(script: &str) -> String {
    script.replace(DECLARATIONS, &format!("{SUPPORT}{DRIVER}"))
}

/// The description of a record for a script.
pub(crate) struct ScriptRecord {
    /// Its index.
    pub id: RecordId,
    /// Its definition in C, with the types before it that only it uses.
    pub definition: String,
    /// It is only an anonymous member of another, which has no name in C.
    pub is_anonymous: bool,
}

/// The records of a job, each after those in it.
pub(crate) fn records(job: &UnitJob<'_>) -> Vec<ScriptRecord> {
    let types = &job.unit.types;
    let anonymous = types.anonymous_records();
    let record = |id| {
        let definition = lang::print::record(types, id);
        ScriptRecord { id, definition, is_anonymous: anonymous.contains(&id) }
    };
    job.records().into_iter().map(record).collect()
}

/// The enumerations of a job in C, one to a line.
pub(crate) fn enums(job: &UnitJob<'_>) -> String {
    lang::print::types_among(&job.unit.types, [], &BTreeSet::new(), &job.enum_ids())
}

/// The members of a record that can be asked for: their indices, their names, and whether they are bit-fields.
pub(crate) fn members(types: &Program, id: RecordId) -> impl Iterator<Item = (u32, &str, bool)> {
    let named = |(index, field): (u32, &'_ lang::Field)| field.name.is_some().then_some(index);
    let fields = &types[id].fields;
    (0u32..).zip(fields).filter_map(named).map(|index| {
        let field = &fields[index as usize];
        (index, field.name.as_deref().unwrap_or_default(), field.bits.is_some())
    })
}

/// A function's declaration, of a name or of a pointer: `int r_3(struct R0)`, `int (*)(struct R0)`.
pub(crate) fn declaration(types: &Program, declared: &str, signature: &Signature) -> String {
    lang::print::signature(types, declared, signature)
}

/// The types of parameters as C writes them.
pub(crate) fn parameters(types: &Program, signature: &Signature) -> Vec<String> {
    signature.params.iter().map(|ty| lang::print::ty(types, ty)).collect()
}

/// The type of a result as C writes it, if there is one.
pub(crate) fn result(types: &Program, signature: &Signature) -> Option<String> {
    signature.ret.as_ref().map(|ty: &Type| lang::print::ty(types, ty))
}
