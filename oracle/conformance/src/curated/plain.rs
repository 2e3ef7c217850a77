//! The cases as C that needs no bitfrost: a header, the file that defines the functions, and the file that calls them.
//!
//! A function is called after the id of its case, which is also the prefix of its tags. Both files know the values, so that each checks
//! what it gets, and both check the layout. The callee overwrites its parameters, and the caller looks at its arguments again:
//! what travels by reference is a copy.

use std::fmt::Write;

use lang::{
    Features, Field, Function, Program, RecordId, Side, Signature, Target, Type, Unit, feature_set, print,
};
use lowering::layout::Layouts;

use super::ConformanceCase;
use super::values::{ScalarPart, all_ones, distinctive, scalars};
use host::Failure;

const PRELUDE: &str = include_str!("prelude.h");
const DRIVER: &str = include_str!("driver.c");
const MAIN: &str = include_str!("main.c");

/// The capabilities that cases need of a compiler, and the macro of `prelude.h` that is defined where the compiler has
/// them.
const CONDITIONS: [(Features, &str); 11] = [
    (feature_set![INT128 INT128_BIT_FIELD], "INT128"),
    (feature_set![BIT_INT BIT_INT_BIT_FIELD], "BIT_INT"),
    (Features::WIDE_BIT_INT, "WIDE_BIT_INT"),
    (Features::HALF, "FLOAT16"),
    (Features::STORAGE16, "FP16"),
    (Features::QUAD, "FLOAT128"),
    (Features::DECIMAL, "DECIMAL"),
    (Features::STORAGE_ORDER, "STORAGE_ORDER"),
    (feature_set![COMPLEX LONG_COMPLEX], "COMPLEX"),
    (Features::VECTOR, "VECTORS"),
    (feature_set![EMPTY_RECORD PACKED_ENUM PRAGMA_PACK ALIGNED_TYPEDEF], "GNU_C"),
];

/// The three files, each with its name: the header, the functions, and the calls.
///
/// # Errors
/// [`Failure::Input`] if a record has no layout.
pub fn files(target: Target, cases: &[ConformanceCase]) -> Result<[(String, String); 3], Failure> {
    let name = target.name();
    Ok([
        (format!("{name}.h"), header(target, cases)?),
        (format!("{name}.callee.c"), callee(target, cases)?),
        (format!("{name}.caller.c"), caller(target, cases)?),
    ])
}

/// The header: declarations, and a check of the layout of each case.
fn header(target: Target, cases: &[ConformanceCase]) -> Result<String, Failure> {
    let title = format!("The functions of the conformance cases of {}, and their types.", target.name());
    let mut out = format!("/* {title} Generated from {}.toml. */\n{PRELUDE}", target.name());
    write_each(&mut out, cases, |case, out| case.declared(out))?;
    out.push_str("#endif\n");
    Ok(out)
}

/// The file that defines the functions.
fn callee(target: Target, cases: &[ConformanceCase]) -> Result<String, Failure> {
    let mut out = format!(
        "/* The functions of the conformance cases of {0}. Generated from {0}.toml. */\n#include <stdarg.h>\n#include \"{0}.h\"\n\n",
        target.name()
    );
    write_each(&mut out, cases, |case, out| case.defined(out))?;
    Ok(out)
}

/// The file that calls the functions, with `main`.
fn caller(target: Target, cases: &[ConformanceCase]) -> Result<String, Failure> {
    let title =
        format!("/* The calls of the conformance cases of {0}. Generated from {0}.toml. */\n", target.name());
    let mut out = title + &DRIVER.replace("@TARGET@", target.name()) + "\n";
    write_each(&mut out, cases, |case, out| case.called(out))?;
    out.push_str("static const struct conform_case {\n    const char *id;\n    void (*run)(void);\n} conform_cases[] = {\n");
    for case in cases {
        let conditions = case.conditions();
        let entry = format!("    {{\"{}\", run_{}}},\n", case.id, case.identifier());
        out.push_str(&guarded(&conditions, &entry));
    }
    out.push_str("};\n");
    out.push_str(MAIN);
    Ok(out)
}

fn write_each(
    out: &mut String,
    cases: &[ConformanceCase],
    write: impl Fn(&CasePrinter<'_>, &mut String),
) -> Result<(), Failure> {
    for case in cases {
        let layouts = Layouts::compute(&case.program).map_err(|why| Failure::input(&case.id, why))?;
        let identifier = case.identifier();
        let prefix = format!("{identifier}_");
        let unit = Unit { tag_prefix: &prefix, ..Unit::WHOLE };
        let printer = CasePrinter { case, layouts: &layouts, identifier: &identifier, unit };
        let mut text = String::new();
        write(&printer, &mut text);
        let _ = writeln!(out, "/* {} */\n{}", case.id, guarded(&case.conditions(), &text));
    }
    Ok(())
}

fn guarded(conditions: &[String], text: &str) -> String {
    match conditions {
        [] => text.to_owned(),
        all => format!("#if {}\n{text}#endif\n", all.join(" && ")),
    }
}

impl ConformanceCase {
    /// Its program with its function, whose types are then among those of the program.
    fn with_function(&self) -> Program {
        Program { functions: vec![declaration(&self.signature)], ..self.program.clone() }
    }

    /// The macros that say whether the compiler has what the case needs.
    fn conditions(&self) -> Vec<String> {
        let needed = Features::needed_of_compilers(&self.with_function());
        let mut conditions: Vec<String> = CONDITIONS
            .into_iter()
            .filter(|(capabilities, _)| needed.intersects(*capabilities))
            .map(|(_, name)| format!("CONFORM_HAS_{name}"))
            .collect();
        if self.c.contains("__attribute__") && !conditions.iter().any(|name| name.ends_with("GNU_C")) {
            conditions.push("CONFORM_HAS_GNU_C".to_owned());
        }
        conditions
    }
}

/// A function of this signature without a body.
fn declaration(signature: &Signature) -> Function {
    let mut declared = Function::declared("f", signature, Side::Callee);
    declared.convention = lang::CallingConvention::default();
    declared.locals.iter_mut().for_each(|local| local.name = "a".into());
    declared
}

/// Writes one case.
struct CasePrinter<'a> {
    case: &'a ConformanceCase,
    layouts: &'a Layouts,
    identifier: &'a str,
    unit: Unit<'a>,
}

impl CasePrinter<'_> {
    fn program(&self) -> &Program {
        &self.case.program
    }

    fn declaration(&self, ty: &Type, name: &str) -> String {
        print::declaration_in(self.program(), self.unit, ty, name)
    }

    fn scalars(&self, ty: &Type, place: &str) -> Vec<ScalarPart> {
        scalars(self.program(), self.layouts, ty, place)
    }

    /// The function with names for its parameters: `a1`, `a2` and so on.
    fn function(&self) -> String {
        let Signature { ret, params, .. } = &self.case.signature;
        let named = params.iter().take(self.case.signature.named()).enumerate();
        let named = named.map(|(index, ty)| self.declaration(ty, &argument(index)));
        let dots = self.case.signature.is_variadic().then(|| "...".to_owned());
        let params: Vec<String> = named.chain(dots).collect();
        print::function_in(self.program(), self.unit, ret.as_ref(), self.identifier, &params)
    }

    fn declared(&self, out: &mut String) {
        out.push_str(&print::types_in(&self.case.with_function(), self.unit));
        let _ = writeln!(out, "CONFORM_FUNCTION {};", self.function());
        let _ = writeln!(out, "static inline void layout_{}(void)\n{{", self.identifier);
        for id in outermost(self.program()) {
            self.layout(id, out);
        }
        out.push_str("}\n");
    }

    fn layout(&self, id: RecordId, out: &mut String) {
        let ty = self.declaration(&Type::Record(id), "");
        let layout = &self.layouts[id];
        let (size, align) = (layout.size, layout.align.bytes());
        let _ = writeln!(out, "    CONFORM_SIZE({ty}, {size}, {align});");
        self.offsets(id, &ty, 0, out);
    }

    /// The members of a record, and those of its anonymous members.
    fn offsets(&self, id: RecordId, of: &str, base: u64, out: &mut String) {
        for (field, placed) in self.program()[id].fields.iter().zip(&self.layouts[id].fields) {
            let first = base + placed.offset.0;
            match (&field.ty, &field.name, field.bits) {
                (Type::Record(inner), None, None) => self.offsets(*inner, of, first, out),
                (_, Some(name), None) => {
                    let _ = writeln!(out, "    CONFORM_OFFSET({of}, {name}, {});", first / 8);
                }
                (_, Some(name), Some(width)) => {
                    let ones = self.ones(field);
                    let reversed = if self.program()[id].big_endian { "REVERSED_" } else { "" };
                    let check = format!("CONFORM_{reversed}BITS");
                    let _ = writeln!(out, "    {check}({of}, {name}, {first}, {width}, {ones});");
                }
                _ => {}
            }
        }
    }

    fn ones(&self, field: &Field) -> String {
        all_ones(self.program(), self.unit, &field.ty, field.bits.unwrap_or_default())
    }

    fn defined(&self, out: &mut String) {
        let Signature { ret, params, .. } = &self.case.signature;
        let named = self.case.signature.named();
        let _ = writeln!(out, "{}\n{{", self.function());
        for (index, ty) in params.iter().enumerate().skip(named) {
            let _ = writeln!(out, "    {};", self.declaration(ty, &argument(index)));
        }
        self.declare_result(ret.as_ref(), out);
        if self.case.signature.is_variadic() {
            self.fetch(&params[named..], named, out);
        }
        let _ = writeln!(out, "    layout_{}();", self.identifier);
        for (index, ty) in params.iter().enumerate() {
            self.check(ty, &argument(index), &format!("argument {}", index + 1), out);
        }
        for index in 0..params.len() {
            let _ = writeln!(out, "    conform_scribble(&{0}, sizeof {0});", argument(index));
        }
        if let Some(ty) = ret {
            self.fill(ty, RESULT, out);
            let _ = writeln!(out, "    return {RESULT};");
        }
        out.push_str("}\n");
    }

    fn fetch(&self, unnamed: &[Type], named: usize, out: &mut String) {
        let _ = writeln!(out, "    va_list list;\n    va_start(list, {});", argument(named - 1));
        for (index, ty) in unnamed.iter().enumerate() {
            let name = argument(named + index);
            let _ = writeln!(out, "    {name} = va_arg(list, {});", self.declaration(ty, ""));
        }
        out.push_str("    va_end(list);\n");
    }

    fn declare_result(&self, ret: Option<&Type>, out: &mut String) {
        if let Some(ty) = ret {
            let _ = writeln!(out, "    {};", self.declaration(ty, RESULT));
        }
    }

    fn called(&self, out: &mut String) {
        let Signature { ret, params, .. } = &self.case.signature;
        let name = self.identifier;
        let _ = writeln!(out, "static void run_{name}(void)\n{{");
        for (index, ty) in params.iter().enumerate() {
            let _ = writeln!(out, "    {};", self.declaration(ty, &argument(index)));
        }
        self.declare_result(ret.as_ref(), out);
        let _ = writeln!(out, "    if (!{name}) {{\n        conform_undefined();\n        return;\n    }}");
        let _ = writeln!(out, "    layout_{name}();");
        for (index, ty) in params.iter().enumerate() {
            self.fill(ty, &argument(index), out);
        }
        let arguments: Vec<String> = (0..params.len()).map(argument).collect();
        let call = format!("{name}({})", arguments.join(", "));
        match ret {
            // The result is scribbled over first, so that one that the call does not write is noticed.
            Some(ty) => {
                let _ = writeln!(
                    out,
                    "    conform_scribble(&{RESULT}, sizeof {RESULT});\n    {RESULT} = {call};"
                );
                self.check(ty, RESULT, "result", out);
            }
            None => {
                let _ = writeln!(out, "    {call};");
            }
        }
        for (index, ty) in params.iter().enumerate() {
            self.check(ty, &argument(index), &format!("argument {} after the call", index + 1), out);
        }
        out.push_str("}\n");
    }

    /// Gives an object its values. What is padding gets other ones.
    fn fill(&self, ty: &Type, name: &str, out: &mut String) {
        let _ = writeln!(out, "    conform_scribble(&{name}, sizeof {name});");
        for (number, part) in self.scalars(ty, name).iter().enumerate() {
            let value = distinctive(self.program(), self.unit, part, &self.case.id, number);
            let _ = writeln!(out, "    {} = {};", part.place, value.text);
        }
    }

    /// Compares an object with its values.
    fn check(&self, ty: &Type, name: &str, what: &str, out: &mut String) {
        for (number, part) in self.scalars(ty, name).iter().enumerate() {
            let value = distinctive(self.program(), self.unit, part, &self.case.id, number);
            let (prefix, path) = part.place.split_once(name).unwrap_or_default();
            let what = format!("{prefix}{what}{path}");
            let (ty, cast) = match &part.ty {
                Type::Pointer(_) | Type::FunctionPointer(_) => {
                    ("unsigned long".to_owned(), "(unsigned long)")
                }
                ty => (self.declaration(ty, ""), ""),
            };
            let check =
                if matches!(part.ty, Type::Float(_)) { "CONFORM_CHECK_BYTES" } else { "CONFORM_CHECK" };
            let (text, bytes, place) = (value.text, value.bytes, &part.place);
            let _ = writeln!(out, "    {check}(\"{what}\", {ty}, {bytes}, {cast}{text}, {cast}{place});");
        }
    }
}

const RESULT: &str = "result";

fn argument(index: usize) -> String {
    format!("a{}", index + 1)
}

/// The records that are no anonymous member of another.
fn outermost(program: &Program) -> Vec<RecordId> {
    let anonymous = program.anonymous_records();
    program.records().map(|(id, _)| id).filter(|id| !anonymous.contains(id)).collect()
}
