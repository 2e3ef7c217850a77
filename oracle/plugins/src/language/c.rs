//! C, as gcc and clang have it: the language of the reference, and of every C compiler that is plugged in.

use std::fmt::Write as _;

use lang::{Features, Signature, SignatureUnit, Type, UnitFunction};

use super::{LanguageSpec, SourceFile};
use crate::job::{AFTER, RESULT, UnitJob, WIDE, widened};
use crate::result_memory::{ResultMemory, results_in_memory};

/// C.
pub static C: LanguageSpec =
    LanguageSpec { name: "c", defines: Features::IN_LANGUAGES, calls: Features::IN_LANGUAGES, emit: engine };

/// The functions of the support object, as C declares them.
pub(crate) const SUPPORT: &str = "\
void bf_fill(int, int, void *);
void bf_check(int, int, void *);
void bf_report(int, int, void *);
void bf_layout(int, int, long);
void bf_bits(int, int, void *);
void *memset(void *, int, unsigned long);
";

/// The rest, for the reference: what cares for the memory of results.
const SUPPORT_OF_REFERENCE: &str = "\
void bf_result_at(int, int);
extern unsigned char bf_result_memory[];
";

/// The names of functions, before their numbers.
#[derive(Clone, Copy, Debug)]
pub struct FunctionNames {
    /// The functions that the text defines.
    pub defined: &'static str,
    /// The functions of the other side, which it calls.
    pub called: &'static str,
    /// The functions that call them.
    pub calling: &'static str,
    /// The attribute of those that it calls: an engine does not define what it refuses.
    pub attribute: &'static str,
}

/// The names in an engine's text.
pub const ENGINE: FunctionNames = FunctionNames { defined: "f", called: "r", calling: "call", attribute: "" };
/// The names in the reference's text.
pub const REFERENCE: FunctionNames =
    FunctionNames { defined: "r", called: "f", calling: "rcall", attribute: "__attribute__((weak)) " };

/// A job as an engine of C has it.
fn engine(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let mut text = format!("{SUPPORT}{}", types(job));
    for function in job.callees() {
        callee(&mut text, job.unit, function, ENGINE, &[], None);
    }
    for function in job.callers() {
        caller(&mut text, job.unit, function, ENGINE, ResultTaken::of_engine(job, function));
    }
    if job.with_layouts {
        layouts(&mut text, job);
    }
    vec![SourceFile { name: "unit.c".to_owned(), text }]
}

/// A job as the reference has it: its callees widen small integers, and its callers call what may be missing. Both care for the memory of
/// results (`crate::result_memory`).
#[must_use]
pub fn reference(job: &UnitJob<'_>) -> SourceFile {
    let mut text = format!("{SUPPORT}{SUPPORT_OF_REFERENCE}{}", types(job));
    let in_memory = results_in_memory(job.unit, job.layouts);
    for function in job.callees() {
        let memory = in_memory.get(&function.number);
        let wide: Vec<Option<&str>> = wide_parameters(job.unit, &function.signature).collect();
        callee(&mut text, job.unit, function, REFERENCE, &wide, memory);
    }
    for function in job.callers() {
        let taken = in_memory.get(&function.number).map_or(ResultTaken::Initialises, ResultTaken::From);
        caller(&mut text, job.unit, function, REFERENCE, taken);
    }
    SourceFile { name: "reference.c".to_owned(), text }
}

/// For each parameter with a name, the type to which the reference's callee widens it.
pub(crate) fn wide_parameters<'a>(
    unit: &'a SignatureUnit,
    signature: &'a Signature,
) -> impl Iterator<Item = Option<&'static str>> + 'a {
    let named = signature.named();
    signature.params.iter().enumerate().map(move |(j, ty)| widened(unit, ty).filter(|_| j < named))
}

/// The records and enumerations of a job.
pub(crate) fn types(job: &UnitJob<'_>) -> String {
    let signatures = job.functions().map(|function| &function.signature);
    let records = job.records().into_iter().collect();
    lang::print::types_among(&job.unit.types, signatures, &records, &job.enum_ids())
}

/// A type as C writes it.
pub(crate) fn name(unit: &SignatureUnit, ty: &Type) -> String {
    lang::print::ty(&unit.types, ty)
}

/// `RET f_0(T a0, T a1)`
fn header(unit: &SignatureUnit, prefix: &str, function: &UnitFunction) -> String {
    let UnitFunction { number, signature } = function;
    let ret = signature.ret.as_ref().map_or_else(|| "void".to_owned(), |ty| name(unit, ty));
    let named = signature.params.iter().take(signature.named()).enumerate();
    let mut params: Vec<String> = named.map(|(j, ty)| format!("{} a{j}", name(unit, ty))).collect();
    if signature.tail.is_some() {
        params.push("...".to_owned());
    }
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let convention =
        signature.convention.attribute().map(|attribute| format!("{attribute} ")).unwrap_or_default();
    format!("{convention}{ret} {prefix}_{number}({params})")
}

fn callee(
    text: &mut String,
    unit: &SignatureUnit,
    function: &UnitFunction,
    names: FunctionNames,
    wide: &[Option<&str>],
    memory: Option<&ResultMemory>,
) {
    let UnitFunction { number, signature } = function;
    let header = header(unit, names.defined, function);
    let mut label = String::new();
    if let Some(memory) = memory {
        let body = format!("{}body_{number}", names.defined);
        text.push_str(&memory.noting_entry(unit.types.target, &format!("{}_{number}", names.defined), &body));
        label = format!(" __asm__(\"{body}\")");
    }
    let _ = writeln!(text, "{header}{label};\n{header} {{");
    if let Some(memory) = memory {
        let _ = writeln!(text, "    bf_result_at({number}, {});", memory.align.bytes());
    }
    for (j, to) in wide.iter().enumerate() {
        if let Some(to) = to {
            let _ = writeln!(text, "    {to} w{j} = a{j};");
        }
    }
    let named = signature.named();
    if named < signature.params.len() {
        // C11 7.16.1.4: `va_start` needs the last named parameter, so there is one.
        let _ = writeln!(text, "    __builtin_va_list list;\n    __builtin_va_start(list, a{});", named - 1);
        for (j, ty) in signature.params.iter().enumerate().skip(named) {
            let ty = name(unit, ty);
            let _ = writeln!(text, "    {ty} a{j} = __builtin_va_arg(list, {ty});");
        }
        text.push_str("    __builtin_va_end(list);\n");
    }
    for (j, _) in (0..).zip(wide).filter(|(_, to)| to.is_some()) {
        let _ = writeln!(text, "    bf_report({number}, {}, &w{j});", WIDE + j);
    }
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "    bf_report({number}, {j}, &a{j});");
    }
    if let Some(ty) = &signature.ret {
        let _ =
            writeln!(text, "    {} r;\n    bf_fill({number}, {RESULT}, &r);\n    return r;", name(unit, ty));
    }
    text.push_str("}\n");
}

/// The most that compilers align the stack of every function to, on all platforms.
const STACK_ALIGNMENT: u64 = 16;

/// The way in which a caller takes a result.
#[derive(Clone, Copy)]
enum ResultTaken<'a> {
    /// It initialises an object.
    Initialises,
    /// It assigns to an object, for which a compiler may have the result written to a temporary.
    Assigns,
    /// It initialises an object, and the result is looked for in this memory.
    From(&'a ResultMemory),
}

impl ResultTaken<'_> {
    /// The way of an engine's caller. A temporary is only another question than an object where its alignment needs more than the stack's,
    /// and compilers are wrong in assignments of results that are no matter of passing (docs/engines.md, "Two young compilers").
    fn of_engine(job: &UnitJob<'_>, function: &UnitFunction) -> ResultTaken<'static> {
        let align = function.signature.ret.as_ref().map(|ty| job.layouts.align(ty).bytes().0);
        match align {
            Some(align) if align > STACK_ALIGNMENT => ResultTaken::Assigns,
            _ => ResultTaken::Initialises,
        }
    }
}

fn caller(
    text: &mut String,
    unit: &SignatureUnit,
    function: &UnitFunction,
    names: FunctionNames,
    taken: ResultTaken<'_>,
) {
    let UnitFunction { number, signature } = function;
    let header = header(unit, names.called, function);
    let (called, calling) = (names.called, names.calling);
    let (mut attribute, mut label) = (names.attribute, String::new());
    if let ResultTaken::From(memory) = taken {
        let entry = format!("exact_{called}_{number}");
        text.push_str(&memory.exact_entry(unit.types.target, &entry, &format!("{called}_{number}")));
        (attribute, label) = ("", format!(" __asm__(\"{entry}\")"));
    }
    let _ = writeln!(text, "extern {attribute}{header}{label};\nvoid {calling}_{number}(void);");
    let _ = writeln!(text, "void {calling}_{number}(void) {{");
    for (j, ty) in signature.params.iter().enumerate() {
        let _ = writeln!(text, "    {} a{j};\n    bf_fill({number}, {j}, &a{j});", name(unit, ty));
    }
    let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("a{j}")).collect();
    let call = format!("{called}_{number}({})", arguments.join(", "));
    match (&signature.ret, taken) {
        (Some(ty), ResultTaken::From(memory)) => {
            let size = memory.align.bytes() + memory.size;
            let _ = writeln!(text, "    memset(bf_result_memory, 0xa5, {size});");
            let _ = writeln!(text, "    {} r = {call};\n    (void)r;", name(unit, ty));
            let _ = writeln!(text, "    bf_check({number}, {RESULT}, {});", memory.object());
        }
        (Some(ty), ResultTaken::Initialises | ResultTaken::Assigns) => {
            let between = if matches!(taken, ResultTaken::Assigns) { ";\n    r = " } else { " = " };
            let _ = writeln!(text, "    {} r{between}{call};", name(unit, ty));
            let _ = writeln!(text, "    bf_check({number}, {RESULT}, &r);");
        }
        (None, _) => {
            let _ = writeln!(text, "    {call};");
        }
    }
    for j in 0..signature.params.len() as u32 {
        let _ = writeln!(text, "    bf_check({number}, {}, &a{j});", AFTER + j);
    }
    text.push_str("}\n");
}

/// The layouts of records: size, alignment, the offset of each member, and which bits each bit-field takes.
fn layouts(text: &mut String, job: &UnitJob<'_>) {
    let types = &job.unit.types;
    let anonymous = types.anonymous_records();
    text.push_str("void bf_lay_out(void);\nvoid bf_lay_out(void) {\n");
    for id in job.records() {
        let record = &types[id];
        let of = name(job.unit, &Type::Record(id));
        let r = id.0;
        // A record that is only an anonymous member has no name in C.
        if anonymous.contains(&id) {
            continue;
        }
        let _ =
            writeln!(text, "    bf_layout({r}, -2, sizeof({of}));\n    bf_layout({r}, -1, _Alignof({of}));");
        for (index, field) in record.fields.iter().enumerate() {
            let Some(member) = &field.name else { continue };
            if field.bits.is_some() {
                let _ = writeln!(
                    text,
                    "    {{ {of} x; memset(&x, 0, sizeof x); x.{member} = -1; bf_bits({r}, {index}, &x); }}"
                );
            } else if record.big_endian {
                // The address of a scalar that lies in reverse cannot be taken (GNU C manual, "Common Type Attributes").
                let _ = writeln!(text, "    bf_layout({r}, {index}, __builtin_offsetof({of}, {member}));");
            } else {
                let _ = writeln!(text, "    bf_layout({r}, {index}, (long)&(({of} *)0)->{member});");
            }
        }
    }
    text.push_str("}\n");
}
