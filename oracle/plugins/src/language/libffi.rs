//! libffi: C whose calls are `ffi_call`s and whose callees are closures, by tables of `ffi_type`.
//!
//! Records are described by their members alone, arrays as structures with that number of members (libffi's manual, "Structures" and
//! "Arrays, Unions and Enumerations"); there is no way to say a union, a bit-field, or an alignment.

use std::fmt::Write as _;

use lang::{Features, FloatType, IntType, PartType, Type, UnitFunction, feature_set};

use super::c::{SUPPORT, name, types};
use super::{LanguageSpec, SourceFile, float_name};
use crate::job::{AFTER, RESULT, UnitJob};

const SAYS: Features = feature_set![
    UNSIGNED ANY_BOOL LONG_DOUBLE COMPLEX COMPLEX_WIDE POINTER ENUM PACKED_ENUM ARRAY_FIELD
    NESTED_RECORD ANONYMOUS_RECORD UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT VARIADIC VARIADIC_RECORD
    PASSED_VALUE
];

/// libffi from C.
pub static LIBFFI: LanguageSpec = LanguageSpec { name: "libffi", defines: SAYS, calls: SAYS, emit };

/// The text at the beginning of every unit. Functions that libffi does not prepare are refused with its status.
const PRELUDE: &str = "\
#include <ffi.h>
void bf_refuse(int, int, const char *);
static const char *const statuses[] = {\"ok\", \"FFI_BAD_TYPEDEF\", \"FFI_BAD_ABI\", \"FFI_BAD_ARGTYPE\"};
static void bf_undefined(void) { __builtin_trap(); }
";

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let mut tables = TypeTables { job, text: format!("{SUPPORT}{PRELUDE}{}", types(job)), arrays: 0 };
    for id in job.records() {
        tables.record(id);
    }
    for function in job.functions() {
        tables.prepared(function);
    }
    for function in job.callees() {
        tables.callee(function);
    }
    for function in job.callers() {
        tables.caller(function);
    }
    tables.start();
    if job.with_layouts {
        tables.layouts();
    }
    vec![SourceFile { name: "unit.c".to_owned(), text: tables.text }]
}

struct TypeTables<'a, 'j> {
    job: &'a UnitJob<'j>,
    text: String,
    arrays: u32,
}

impl TypeTables<'_, '_> {
    /// The address of a type's `ffi_type`; arrays get one of their own before the line that is being written.
    fn type_address(&mut self, ty: &Type) -> String {
        match ty {
            // The library describes no complex integers, and the features have none.
            Type::Void | Type::Complex(PartType::Int(_)) => "&ffi_type_void".to_owned(),
            Type::Int(int) => format!("&ffi_type_{}", self.integer(*int)),
            Type::Enum(id) => {
                let underlying = self.job.unit.types[*id].underlying();
                format!("&ffi_type_{}", self.integer(underlying))
            }
            Type::Float(float) => format!("&ffi_type_{}", float_name(FLOATS, *float)),
            Type::Complex(PartType::Float(float)) => {
                format!("&ffi_type_complex_{}", float_name(FLOATS, *float))
            }
            Type::Pointer(_) | Type::FunctionPointer(_) => "&ffi_type_pointer".to_owned(),
            Type::Record(id) => format!("&t_R{}", id.0),
            Type::Array(of, count) | Type::Vector(of, count) => {
                let element = self.type_address(of);
                let array = format!("t_A{}", self.arrays);
                self.arrays += 1;
                self.structure(&array, &vec![element; *count as usize]);
                format!("&{array}")
            }
        }
    }

    fn integer(&self, int: IntType) -> String {
        let sign = if int.is_signed(self.job.unit.types.target) { "s" } else { "u" };
        format!("{sign}int{}", int.storage().0)
    }

    fn structure(&mut self, name: &str, members: &[String]) {
        let members: Vec<&str> = members.iter().map(String::as_str).chain(["0"]).collect();
        let _ = writeln!(
            self.text,
            "static ffi_type *e_{name}[] = {{{}}};\nstatic ffi_type {name} = {{0, 0, FFI_TYPE_STRUCT, e_{name}}};",
            members.join(", ")
        );
    }

    fn record(&mut self, id: lang::RecordId) {
        let types: Vec<Type> = self.job.unit.types[id].fields.iter().map(|field| field.ty.clone()).collect();
        let members: Vec<String> = types.iter().map(|ty| self.type_address(ty)).collect();
        self.structure(&format!("t_R{}", id.0), &members);
    }

    /// The call interface of a function, and what prepares it.
    fn prepared(&mut self, function: &UnitFunction) {
        let UnitFunction { number, signature } = function;
        let parameters: Vec<String> = signature.params.iter().map(|ty| self.type_address(ty)).collect();
        let ret = self.type_address(signature.ret.as_ref().unwrap_or(&Type::Void));
        let (count, named) = (parameters.len(), signature.named());
        let parameters: Vec<&str> = parameters.iter().map(String::as_str).chain(["0"]).collect();
        let _ = writeln!(
            self.text,
            "static ffi_cif cif_{number};\nstatic ffi_type *p_{number}[] = {{{}}};",
            parameters.join(", ")
        );
        let prepare = match signature.tail {
            None => format!("ffi_prep_cif(&cif_{number}, FFI_DEFAULT_ABI, {count}, {ret}, p_{number})"),
            Some(_) => {
                format!(
                    "ffi_prep_cif_var(&cif_{number}, FFI_DEFAULT_ABI, {named}, {count}, {ret}, p_{number})"
                )
            }
        };
        let _ = writeln!(self.text, "static int prepare_{number}(void) {{ return {prepare}; }}");
    }

    /// A closure, and the symbol that jumps to it.
    fn callee(&mut self, function: &UnitFunction) {
        let UnitFunction { number, signature } = function;
        let _ = writeln!(
            self.text,
            "void *fp_{number} = (void *)bf_undefined;\n__asm__(\".pushsection .text\\n.globl f_{number}\\n\
             .type f_{number}, %function\\nf_{number}:\\n {}\\n.popsection\\n\");\n\
             static void run_{number}(ffi_cif *cif, void *ret, void **a, void *data) {{",
            jump(self.job.unit.types.target, *number)
        );
        for j in 0..signature.params.len() {
            let _ = writeln!(self.text, "    bf_report({number}, {j}, a[{j}]);");
        }
        if let Some(ty) = &signature.ret {
            let of = name(self.job.unit, ty);
            let _ = writeln!(self.text, "    {of} r;\n    bf_fill({number}, {RESULT}, &r);");
            // An integer that is smaller than a register is returned as an `ffi_arg` ("The Closure API").
            let to = if matches!(ty, Type::Int(_) | Type::Enum(_)) { "ffi_arg" } else { &of };
            let through = if to == "ffi_arg" { "(ffi_arg)r" } else { "r" };
            let _ = writeln!(self.text, "    *({to} *)ret = {through};");
        }
        self.text.push_str("}\n");
    }

    fn caller(&mut self, function: &UnitFunction) {
        let UnitFunction { number, signature } = function;
        let _ = writeln!(
            self.text,
            "extern __attribute__((weak)) void r_{number}(void);\nvoid call_{number}(void);\nvoid call_{number}(void) {{"
        );
        for (j, ty) in signature.params.iter().enumerate() {
            let of = name(self.job.unit, ty);
            let _ = writeln!(self.text, "    {of} a{j};\n    bf_fill({number}, {j}, &a{j});");
        }
        let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("&a{j}")).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).chain(["0"]).collect();
        let ret = signature.ret.as_ref().map(|ty| name(self.job.unit, ty));
        // libffi's manual, "The Basics": an integer narrower than `ffi_arg` is returned as a whole `ffi_arg`.
        let (object, r) = match &ret {
            Some(ret) => (format!("    union {{ {ret} r; ffi_arg wide; }} u;\n"), "&u"),
            None => (String::new(), "0"),
        };
        let _ = writeln!(
            self.text,
            "{object}    void *values[] = {{{}}};\n    ffi_call(&cif_{number}, (void (*)(void))r_{number}, {r}, values);",
            arguments.join(", ")
        );
        if ret.is_some() {
            let _ = writeln!(self.text, "    bf_check({number}, {RESULT}, &u.r);");
        }
        for j in 0..signature.params.len() as u32 {
            let _ = writeln!(self.text, "    bf_check({number}, {}, &a{j});", AFTER + j);
        }
        self.text.push_str("}\n");
    }

    /// Prints the code to run before the first call: call interfaces, and closures.
    fn start(&mut self) {
        self.text.push_str("void bf_engine_start(void);\nvoid bf_engine_start(void) {\n    int status;\n");
        let _ = writeln!(self.text, "    void *code;\n    ffi_closure *closure;");
        for UnitFunction { number, .. } in self.job.functions() {
            let _ = writeln!(self.text, "    status = prepare_{number}();");
            let _ = writeln!(self.text, "    if (status) bf_refuse({number}, 0, statuses[status]);");
            if self.job.callees.contains(number) {
                let _ = writeln!(
                    self.text,
                    "    closure = ffi_closure_alloc(sizeof *closure, &code);\n    \
                     status = status ? status : ffi_prep_closure_loc(closure, &cif_{number}, run_{number}, 0, code);\n    \
                     if (status) bf_refuse({number}, 1, statuses[status]); else fp_{number} = code;"
                );
            }
        }
        self.text.push_str("}\n");
    }

    fn layouts(&mut self) {
        self.text.push_str("void bf_lay_out(void);\nvoid bf_lay_out(void) {\n");
        for id in self.job.records() {
            let (r, count) = (id.0, self.job.unit.types[id].fields.len());
            let _ = writeln!(
                self.text,
                "    {{ size_t at[{count}];\n    if (!ffi_get_struct_offsets(FFI_DEFAULT_ABI, &t_R{r}, at)) {{\n    \
                 bf_layout({r}, -2, t_R{r}.size); bf_layout({r}, -1, t_R{r}.alignment);"
            );
            for index in 0..count {
                let _ = writeln!(self.text, "    bf_layout({r}, {index}, at[{index}]);");
            }
            self.text.push_str("    } }\n");
        }
        self.text.push_str("}\n");
    }
}

const FLOATS: &[(FloatType, &str)] =
    &[(FloatType::Float, "float"), (FloatType::Double, "double"), (FloatType::LongDouble, "longdouble")];

/// A jump through `fp_N`, which leaves every register that arguments travel in alone.
fn jump(target: lang::Target, number: u32) -> String {
    match target {
        lang::Target::X86_64Linux => format!("jmp *fp_{number}(%rip)"),
        lang::Target::AArch64Linux => {
            format!("adrp x16, fp_{number}\\n ldr x16, [x16, :lo12:fp_{number}]\\n br x16")
        }
        lang::Target::RiscV64Linux => format!("la t0, fp_{number}\\n ld t0, 0(t0)\\n jr t0"),
    }
}
