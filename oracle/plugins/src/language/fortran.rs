//! Fortran 2018, with `iso_c_binding`: a module of `bind(C)` types and procedures. Members and parameters are counted from 0, as in C.

use std::fmt::Write as _;

use lang::{
    Features, FloatType, IntType, PartType, RecordId, SignatureUnit, Type, UnitFunction, feature_set,
};

use super::{LanguageSpec, SourceFile, float_name, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// Fortran. Unsigned integers are those of `-funsigned`, where a compiler has it.
pub static FORTRAN: LanguageSpec =
    LanguageSpec { name: "fortran", defines: FEATURES, calls: FEATURES, emit: module };

/// The features of `bind(C)` types and procedures (Fortran 2018, 18.3).
const FEATURES: Features = feature_set![
    UNSIGNED ANY_BOOL INT128 HALF LONG_DOUBLE QUAD COMPLEX COMPLEX_WIDE POINTER ENUM ARRAY_FIELD
    NESTED_RECORD ANONYMOUS_RECORD UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT PASSED_VALUE
];

/// The functions of the support object. An assumed-type dummy is an address (Fortran 2018, 18.3.6).
const SUPPORT: &str = "\
    subroutine bf_fill(number, slot, object) bind(C)
      import
      integer(c_int), value :: number, slot
      type(*) :: object
    end subroutine
    subroutine bf_check(number, slot, object) bind(C)
      import
      integer(c_int), value :: number, slot
      type(*) :: object
    end subroutine
    subroutine bf_report(number, slot, object) bind(C)
      import
      integer(c_int), value :: number, slot
      type(*) :: object
    end subroutine
    subroutine bf_layout(record, what, size) bind(C)
      import
      integer(c_int), value :: record, what
      integer(c_long), value :: size
    end subroutine
";

/// A job as one module.
fn module(job: &UnitJob<'_>) -> Vec<SourceFile> {
    // The objects of one unit share no function, and may share no module: symbols are named after it.
    let number = job.functions().next().map_or(0, |function| function.number);
    let mut text = format!("module bf_unit_{number}\n  use, intrinsic :: iso_c_binding\n  implicit none\n");
    for id in job.records() {
        record(&mut text, job.unit, id);
    }
    let _ = writeln!(text, "  interface\n{SUPPORT}");
    for function in job.callers() {
        let head = ProcedureHead { unit: job.unit, function, prefix: "r" };
        head.open(&mut text, "import");
        head.close(&mut text);
    }
    text.push_str("  end interface\ncontains\n");
    for function in job.callees() {
        callee(&mut text, job.unit, function);
    }
    for function in job.callers() {
        caller(&mut text, job.unit, function);
    }
    if job.with_layouts {
        layouts(&mut text, job);
    }
    text.push_str("end module\n");
    vec![SourceFile { name: "unit.f90".to_owned(), text }]
}

/// A record, and one that shows its alignment after a byte.
fn record(text: &mut String, unit: &SignatureUnit, id: RecordId) {
    let _ = writeln!(text, "  type, bind(C) :: R{id}", id = id.0);
    for (index, field) in unit.types[id].fields.iter().enumerate() {
        let bounds = bounds(&field.ty);
        let _ =
            writeln!(text, "    {} :: {}{bounds}", name(unit, field.ty.element()), member_name(field, index));
    }
    let _ = writeln!(
        text,
        "  end type\n  type, bind(C) :: S{id}\n    integer(c_signed_char) :: byte\n    type(R{id}) :: record\n  end type",
        id = id.0
    );
}

/// The bounds of an array, in the reverse of C's order: the first index runs fastest.
fn bounds(ty: &Type) -> String {
    let (mut of, mut counts) = (ty, Vec::new());
    while let Type::Array(element, count) = of {
        counts.insert(0, count.to_string());
        of = element;
    }
    if counts.is_empty() { String::new() } else { format!("({})", counts.join(", ")) }
}

/// A type that is no array.
fn name(unit: &SignatureUnit, ty: &Type) -> String {
    match ty {
        Type::Int(int) => integer(unit, *int),
        // Of `bind(C)` enumerators the kind is that of an `int`, which the unsigned ones have in common.
        Type::Enum(_) => integer(unit, IntType::Int),
        Type::Float(float) => format!("real({})", float_name(FLOATS, *float)),
        Type::Complex(PartType::Float(float)) => format!("complex({})", float_name(FLOATS, *float)),
        Type::Record(id) => format!("type(R{})", id.0),
        Type::Pointer(_) | Type::FunctionPointer(_) => "type(c_ptr)".to_owned(),
        // The features have no vectors and no complex integers, and no object is an array or has no type.
        Type::Void | Type::Array(..) | Type::Complex(PartType::Int(_)) | Type::Vector(..) => {
            "type(c_ptr)".to_owned()
        }
    }
}

fn integer(unit: &SignatureUnit, int: IntType) -> String {
    match int {
        IntType::Bool => return "logical(c_bool)".to_owned(),
        IntType::Char => return "character(kind=c_char)".to_owned(),
        _ => {}
    }
    let word = if int.is_signed(unit.types.target) { "integer" } else { "unsigned" };
    let kind = match int.to_unsigned() {
        IntType::UChar => "c_signed_char",
        IntType::UShort => "c_short",
        IntType::ULong => "c_long",
        IntType::ULongLong => "c_long_long",
        IntType::UInt128 => "16",
        _ => "c_int",
    };
    format!("{word}({kind})")
}

const FLOATS: &[(FloatType, &str)] = &[
    (FloatType::Storage16, "2"),
    (FloatType::Half, "2"),
    (FloatType::Float, "c_float"),
    (FloatType::Double, "c_double"),
    (FloatType::LongDouble, "c_long_double"),
    (FloatType::Quad, "16"),
];

/// The first and the last lines of a procedure with a function's parameters and result.
struct ProcedureHead<'a> {
    unit: &'a SignatureUnit,
    function: &'a UnitFunction,
    prefix: &'static str,
}

impl ProcedureHead<'_> {
    fn word(&self) -> &'static str {
        if self.function.signature.ret.is_some() { "function" } else { "subroutine" }
    }

    fn open(&self, text: &mut String, import: &str) {
        let UnitFunction { number, signature } = self.function;
        let (word, symbol) = (self.word(), format!("{}_{number}", self.prefix));
        let result = if signature.ret.is_some() { " result(r)" } else { "" };
        let _ =
            writeln!(text, "    {word} {symbol}({}) bind(C, name=\"{symbol}\"){result}", list(self.function));
        if !import.is_empty() {
            let _ = writeln!(text, "      {import}");
        }
        for (j, ty) in signature.params.iter().enumerate() {
            let _ = writeln!(text, "      {}, value :: a{j}", name(self.unit, ty));
        }
        if let Some(ty) = &signature.ret {
            let _ = writeln!(text, "      {} :: r", name(self.unit, ty));
        }
    }

    fn close(&self, text: &mut String) {
        let _ = writeln!(text, "    end {}", self.word());
    }
}

/// `a0, a1`, a few on each line.
fn list(function: &UnitFunction) -> String {
    let mut text = String::new();
    for j in 0..function.signature.params.len() {
        text.push_str(match j {
            0 => "",
            _ if j % 10 == 0 => ", &\n        ",
            _ => ", ",
        });
        let _ = write!(text, "a{j}");
    }
    text
}

fn callee(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let head = ProcedureHead { unit, function, prefix: "f" };
    let UnitFunction { number, signature } = function;
    head.open(text, "");
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "      call bf_report({number}, {j}, a{j})");
    }
    if signature.ret.is_some() {
        let _ = writeln!(text, "      call bf_fill({number}, {RESULT}, r)");
    }
    head.close(text);
}

fn caller(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let _ = writeln!(text, "    subroutine call_{number}() bind(C, name=\"call_{number}\")");
    for (j, ty) in signature.params.iter().enumerate() {
        let _ = writeln!(text, "      {} :: a{j}", name(unit, ty));
    }
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "      call bf_fill({number}, {j}, a{j})");
    }
    let arguments = list(function);
    // The assignment of a record would take flang's runtime library.
    if signature.ret.is_some() {
        let _ = writeln!(text, "      call bf_check({number}, {RESULT}, r_{number}({arguments}))");
    } else {
        let _ = writeln!(text, "      call r_{number}({arguments})");
    }
    for j in 0..signature.params.len() as u32 {
        let _ = writeln!(text, "      call bf_check({number}, {}, a{j})", AFTER + j);
    }
    text.push_str("    end subroutine\n");
}

/// Sizes, alignments and offsets, from the addresses of local objects.
fn layouts(text: &mut String, job: &UnitJob<'_>) {
    let records = job.records();
    text.push_str("    subroutine bf_lay_out() bind(C, name=\"bf_lay_out\")\n");
    for RecordId(r) in &records {
        let _ = writeln!(text, "      type(R{r}), target :: x{r}(2)\n      type(S{r}), target :: y{r}");
    }
    for id in records {
        let r = id.0;
        let converted = |what: &str, to: &str, from: &str| {
            format!("      call bf_layout({r}, {what}, int(loc({to}) - loc({from}), c_long))\n")
        };
        text.push_str(&converted("-2", &format!("x{r}(2)"), &format!("x{r}(1)")));
        text.push_str(&converted("-1", &format!("y{r}%record"), &format!("y{r}")));
        for (index, field) in job.unit.types[id].fields.iter().enumerate() {
            let of = format!("x{r}(1)");
            text.push_str(&converted(
                &index.to_string(),
                &format!("{of}%{}", member_name(field, index)),
                &of,
            ));
        }
    }
    text.push_str("    end subroutine\n");
}
