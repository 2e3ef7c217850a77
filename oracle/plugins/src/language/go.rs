//! Go's cgo: a program that is linked with the unit. cgo makes a type of Go of each type of C, and code around each call that copies values from
//! one to the other.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use lang::{Features, Program, Record, Type, Unit, UnitFunction, feature_set};

use super::c::{SUPPORT, types};
use super::script::DRIVER;
use super::{LanguageSpec, SourceFile, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// cgo knows no `long double`, and calls no function with `...`.
const SAYS: Features = feature_set![
    UNSIGNED ANY_BOOL COMPLEX POINTER ENUM ARRAY_FIELD UNION NESTED_RECORD ANONYMOUS_RECORD BIT_FIELD
    UNNAMED_BIT_FIELD PACKED_RECORD PRAGMA_PACK ALIGNED_RECORD ALIGNED_FIELD RECORD_ARGUMENT RECORD_RESULT
];

/// Go.
pub static GO: LanguageSpec = LanguageSpec { name: "go", defines: SAYS, calls: SAYS, emit };

const MAIN: &str = "
func main() {
	runtime.LockOSThread()
	C.bf_attach()
	offer()
	for {
		code := int(C.bf_next())
		switch {
		case code == -1:
			return
		case code == -2:
			tell()
		case code%2 == 1:
			C.bf_run_reference(C.int(code / 2))
		default:
			callers[code/2]()
		}
	}
}
";

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let mut printer = GoText { job, names: BTreeMap::new(), declared: String::new(), text: String::new() };
    let mut offered = String::from("\nfunc offer() {\n");
    let mut callers = String::from("\nvar callers = map[int]func(){\n");
    for function in job.callees() {
        printer.callee(function);
        let number = function.number;
        let _ = writeln!(offered, "\tC.bf_set({number}, unsafe.Pointer(C.bf_go_{number}))");
    }
    for function in job.callers() {
        printer.caller(function);
        let number = function.number;
        let _ = writeln!(offered, "\tC.bf_offer({number})");
        let _ = writeln!(callers, "\t{number}: call_{number},");
    }
    if job.with_layouts {
        offered.push_str("\tC.bf_offer_layouts()\n");
    }
    printer.layouts();
    let GoText { declared, text, .. } = printer;
    let types = types(job);
    let text = format!(
        "package main\n\n/*\n#cgo CFLAGS: -w -std=gnu11\n{SUPPORT}{DRIVER}{types}{declared}*/\nimport \"C\"\n\
         import (\n\t\"runtime\"\n\t\"unsafe\"\n)\n{text}{offered}}}\n{callers}}}\n{MAIN}"
    );
    vec![SourceFile { name: "unit.go".to_owned(), text }]
}

struct GoText<'a, 'j> {
    job: &'a UnitJob<'j>,
    /// The names of the types that are used, by their texts in C.
    names: BTreeMap<String, usize>,
    /// The declarations of C that go with the text.
    declared: String,
    text: String,
}

impl GoText<'_, '_> {
    /// A name of C for a type: Go holds two names of one integer type for two types, so that each type has one.
    fn type_name(&mut self, ty: &Type) -> String {
        let program: &Program = &self.job.unit.types;
        let is_pointer = matches!(ty, Type::Pointer(_) | Type::FunctionPointer(_));
        let c = if is_pointer { "void *".to_owned() } else { lang::print::ty(program, ty) };
        let count = self.names.len();
        let number = *self.names.entry(c).or_insert(count);
        let name = format!("bf_t{number}");
        if number == count {
            let of = if is_pointer { &Type::Pointer(Box::new(Type::Void)) } else { ty };
            let declared = lang::print::declaration_in(program, Unit::WHOLE, of, &name);
            let _ = writeln!(self.declared, "typedef {declared};");
        }
        name
    }

    /// The names of the types of a function, and its declaration by them.
    fn declare(&mut self, prefix: &str, function: &UnitFunction) -> (Vec<String>, Option<String>) {
        let UnitFunction { number, signature } = function;
        let params: Vec<String> = signature.params.iter().map(|ty| self.type_name(ty)).collect();
        let ret = signature.ret.as_ref().map(|ty| self.type_name(ty));
        let listed = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
        let of = ret.as_deref().unwrap_or("void");
        let _ = writeln!(self.declared, "extern {of} {prefix}_{number}({listed});");
        (params, ret)
    }

    fn callee(&mut self, function: &UnitFunction) {
        let number = function.number;
        let (params, ret) = self.declare("bf_go", function);
        let listed: Vec<String> =
            params.iter().enumerate().map(|(j, name)| format!("a{j} C.{name}")).collect();
        let result = ret.as_ref().map_or_else(String::new, |ret| format!(" (r C.{ret})"));
        let _ = writeln!(
            self.text,
            "\n//export bf_go_{number}\nfunc bf_go_{number}({}){result} {{",
            listed.join(", ")
        );
        for j in 0..params.len() {
            let _ = writeln!(self.text, "\tC.bf_report({number}, {j}, unsafe.Pointer(&a{j}))");
        }
        if ret.is_some() {
            let _ = writeln!(self.text, "\tC.bf_fill({number}, {RESULT}, unsafe.Pointer(&r))");
        }
        self.text.push_str("\treturn\n}\n");
    }

    fn caller(&mut self, function: &UnitFunction) {
        let number = function.number;
        let (params, ret) = self.declare("r", function);
        let _ = writeln!(self.text, "\nfunc call_{number}() {{");
        for (j, name) in params.iter().enumerate() {
            let _ =
                writeln!(self.text, "\tvar a{j} C.{name}\n\tC.bf_fill({number}, {j}, unsafe.Pointer(&a{j}))");
        }
        let arguments: Vec<String> = (0..params.len()).map(|j| format!("a{j}")).collect();
        let call = format!("C.r_{number}({})", arguments.join(", "));
        if ret.is_some() {
            let _ =
                writeln!(self.text, "\tr := {call}\n\tC.bf_check({number}, {RESULT}, unsafe.Pointer(&r))");
        } else {
            let _ = writeln!(self.text, "\t{call}");
        }
        for j in 0..params.len() as u32 {
            let _ = writeln!(self.text, "\tC.bf_check({number}, {}, unsafe.Pointer(&a{j}))", AFTER + j);
        }
        self.text.push_str("}\n");
    }

    /// Sizes, and the offsets of members that Go has. An alignment of Go's is none of C's: a union is an array of bytes.
    fn layouts(&mut self) {
        let types: &Program = &self.job.unit.types;
        let anonymous = types.anonymous_records();
        let mut lines = String::from("\nfunc tell() {\n");
        for id in self.job.records().into_iter().filter(|id| !anonymous.contains(id)) {
            let (record, r) = (&types[id], id.0);
            let name = self.type_name(&Type::Record(id));
            let _ =
                writeln!(lines, "\tvar x{r} C.{name}\n\tC.bf_layout({r}, -2, C.long(unsafe.Sizeof(x{r})))");
            if !has_members(record) {
                continue;
            }
            for (index, field) in record.fields.iter().enumerate() {
                if field.name.is_some() && field.bits.is_none() {
                    let member = member_name(field, index);
                    let _ = writeln!(
                        lines,
                        "\tC.bf_layout({r}, {index}, C.long(unsafe.Offsetof(x{r}.{member})))"
                    );
                }
            }
        }
        self.text.push_str(&lines);
        self.text.push_str("}\n");
    }
}

/// True of records whose members Go has: it leaves those out that are not aligned as their types, and has none of a union.
fn has_members(record: &Record) -> bool {
    !record.is_union() && !record.packed && record.pragma_pack.is_none()
}
