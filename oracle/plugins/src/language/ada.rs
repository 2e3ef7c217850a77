//! Ada 2022 as GNAT has it: a package of types and subprograms of convention C. Records are of convention `C_Pass_By_Copy`, without
//! which Ada passes them by reference (Ada 2022 RM, B.3(69)).

use std::collections::BTreeMap;
use std::fmt::Write as _;

use lang::{
    Bits, Features, Field, FloatType, IntType, PartType, Record, RecordId, SignatureUnit, Type, UnitFunction,
    feature_set,
};

use super::{LanguageSpec, SourceFile, float_name, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// Ada. It can call functions that take `...` (`C_Variadic_n`), and define none.
pub static ADA: LanguageSpec = LanguageSpec {
    name: "ada",
    defines: FEATURES,
    calls: FEATURES.union(Features::VARIADIC).union(Features::VARIADIC_RECORD),
    emit: package,
};

/// The features of types of convention C; bit-fields and packed records by representation clauses.
const FEATURES: Features = feature_set![
    UNSIGNED ANY_BOOL INT128 LONG_DOUBLE COMPLEX COMPLEX_WIDE VECTOR POINTER ENUM PACKED_ENUM
    ARRAY_FIELD UNION NESTED_RECORD ANONYMOUS_RECORD BIT_FIELD UNNAMED_BIT_FIELD PACKED_RECORD
    PACKED_MEMBER PRAGMA_PACK ALIGNED_RECORD ALIGNED_FIELD ALIGNED_TYPEDEF UNTAGGED_RECORD RECORD_ARGUMENT
    RECORD_RESULT PASSED_VALUE
];

const USED: &str = "\
with System;
with Interfaces;
with Interfaces.C;
with Interfaces.C.Extensions;
use Interfaces;
use Interfaces.C;
";

/// The functions of the support object, and the complex types of C.
const SUPPORT: &str = "\
   type complex_float is record Re, Im : C_float; end record with Convention => C_Pass_By_Copy;
   pragma Complex_Representation (complex_float);
   type complex_double is record Re, Im : double; end record with Convention => C_Pass_By_Copy;
   pragma Complex_Representation (complex_double);
   type complex_long_double is record Re, Im : long_double; end record with Convention => C_Pass_By_Copy;
   pragma Complex_Representation (complex_long_double);
   procedure bf_fill (number, slot : int; it : System.Address)
      with Import, Convention => C, External_Name => \"bf_fill\";
   procedure bf_check (number, slot : int; it : System.Address)
      with Import, Convention => C, External_Name => \"bf_check\";
   procedure bf_report (number, slot : int; it : System.Address)
      with Import, Convention => C, External_Name => \"bf_report\";
   procedure bf_layout (which, what : int; size : long)
      with Import, Convention => C, External_Name => \"bf_layout\";
   procedure bf_bits (which, member : int; it : System.Address)
      with Import, Convention => C, External_Name => \"bf_bits\";
";

/// A job as a package. Symbols are named after it, so those of several objects differ.
fn package(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let unit = job.unit;
    let number = job.functions().next().map_or(0, |function| function.number);
    let mut spec = format!("{USED}package bf_unit_{number} is\n   pragma Elaborate_Body;\n{SUPPORT}");
    let mut body = format!("package body bf_unit_{number} is\n");
    enumerations(&mut spec, job);
    vectors(&mut spec, job);
    for id in job.records() {
        record(&mut spec, job, id);
    }
    for function in job.callees() {
        let exported = format!("with Export, Convention => C, External_Name => \"f_{}\"", function.number);
        let _ = writeln!(spec, "   {}\n      {exported};", head(unit, "f", function));
        callee(&mut body, unit, function);
    }
    for function in job.callers() {
        let convention = match function.signature.tail {
            Some(tail) => format!("C_Variadic_{}", tail.named),
            None => "C".to_owned(),
        };
        let _ = writeln!(
            spec,
            "   {}\n      with Import, Convention => {convention}, External_Name => \"r_{number}\";",
            head(unit, "r", function),
            number = function.number
        );
        let _ = writeln!(
            spec,
            "   procedure call_{number} with Export, Convention => C, External_Name => \"call_{number}\";",
            number = function.number
        );
        caller(&mut body, unit, function);
    }
    if job.with_layouts {
        spec.push_str(
            "   procedure bf_lay_out with Export, Convention => C, External_Name => \"bf_lay_out\";\n",
        );
        layouts(&mut body, job);
    }
    let _ = writeln!(spec, "end bf_unit_{number};");
    let _ = writeln!(body, "end bf_unit_{number};");
    // GNAT takes the name of the object for that of the source, and reads `gnat.adc` where it is started.
    let named = format!(
        "pragma Source_File_Name (bf_unit_{number}, Spec_File_Name => \"unit.ads\");\n\
         pragma Source_File_Name (bf_unit_{number}, Body_File_Name => \"unit.adb\");\n"
    );
    let file = |name: &str, text| SourceFile { name: name.to_owned(), text };
    vec![file("unit.adb", body), file("unit.ads", spec), file("gnat.adc", named)]
}

/// The enumerations that Ada has as such: their values ascend, and convention C makes objects of them as large as an `int`
/// (Ada 2022 RM, B.3(65)).
fn enumerations(text: &mut String, job: &UnitJob<'_>) {
    for (number, enumeration) in job.enums().filter(|(_, one)| !one.packed) {
        let mut constants: BTreeMap<i64, &str> = BTreeMap::new();
        for (name, value) in &enumeration.constants {
            constants.entry(*value).or_insert(name);
        }
        let names: Vec<&str> = constants.values().copied().collect();
        let values: Vec<String> =
            constants.iter().map(|(value, name)| format!("{name} => {value}")).collect();
        let _ = writeln!(text, "   type E{number} is ({}) with Convention => C;", names.join(", "));
        let _ = writeln!(text, "   for E{number} use ({});", values.join(", "));
    }
}

/// The types of vectors: arrays that GNAT is told to treat as such.
fn vectors(text: &mut String, job: &UnitJob<'_>) {
    let mut found: BTreeMap<String, (String, u32, u64)> = BTreeMap::new();
    let mut note = |ty: &Type| {
        if let Type::Vector(of, lanes) = ty.element() {
            let size = job.layouts.size(ty.element()).0;
            found.insert(name(job.unit, ty.element()), (name(job.unit, of), lanes - 1, size));
        }
    };
    for id in job.records() {
        job.unit.types[id].fields.iter().for_each(|field| note(&field.ty));
    }
    for function in job.functions() {
        function.signature.params.iter().chain(&function.signature.ret).for_each(&mut note);
    }
    for (vector, (of, last, size)) in found {
        let _ = writeln!(
            text,
            "   type {vector} is array (0 .. {last}) of {of} with Alignment => {size}, Convention => C;"
        );
        for attribute in ["vector_type", "may_alias"] {
            let _ = writeln!(text, "   pragma Machine_Attribute ({vector}, \"{attribute}\");");
        }
    }
}

/// A record with its arrays. Where C places members by attributes, representation clauses do.
fn record(text: &mut String, job: &UnitJob<'_>, id: RecordId) {
    let (record, r) = (&job.unit.types[id], id.0);
    for (index, field) in record.fields.iter().enumerate() {
        if let Type::Array(..) = field.ty {
            array(text, job.unit, &format!("R{r}_{}", member_name(field, index)), &field.ty);
        }
    }
    let members = record.fields.iter().enumerate().filter(|(_, field)| !field.is_unnamed_bit_field());
    let members: Vec<String> = members
        .map(|(index, field)| {
            let name = member_name(field, index);
            let ty = match (&field.ty, field.bits) {
                (Type::Array(..), _) => format!("R{r}_{name}"),
                (ty, Some(width)) => bit_field(job.unit, ty, width),
                (ty, None) => self::name(job.unit, ty),
            };
            format!("{name} : {ty};")
        })
        .collect();
    let convention = "Convention => C_Pass_By_Copy";
    // Ada 2022 RM, B.3.3: a union is a record with variants by a discriminant that is not stored.
    if record.is_union() {
        let _ = writeln!(text, "   type R{r} (D : Integer := 0) is record\n      case D is");
        for (index, member) in members.iter().enumerate() {
            let choice = if index + 1 == members.len() { "others".to_owned() } else { index.to_string() };
            let _ = writeln!(text, "         when {choice} => {member}");
        }
        let _ = writeln!(text, "      end case;\n   end record with Unchecked_Union, {convention};");
    } else {
        let _ = writeln!(text, "   type R{r} is record\n      {}", members.join("\n      "));
        let _ = writeln!(text, "   end record with {convention};");
    }
    if is_placed(record) {
        places(text, job, id);
    } else if let Some(align) = record.aligned.filter(|align| *align > job.layouts[id].unadjusted) {
        let _ = writeln!(text, "   for R{r}'Alignment use {};", align.bytes().0);
    }
}

/// True of a record that Ada's own rules would not lay out as C does.
fn is_placed(record: &Record) -> bool {
    let by_member = |field: &Field| {
        field.bits.is_some() || field.packed || field.aligned.is_some() || field.typedef_align.is_some()
    };
    record.packed || record.pragma_pack.is_some() || record.fields.iter().any(by_member)
}

/// The representation clauses of a record.
fn places(text: &mut String, job: &UnitJob<'_>, id: RecordId) {
    let (record, layout, r) = (&job.unit.types[id], &job.layouts[id], id.0);
    let _ = writeln!(text, "   for R{r} use record");
    for ((index, field), placed) in record.fields.iter().enumerate().zip(&layout.fields) {
        if field.is_unnamed_bit_field() {
            continue;
        }
        let (first, last) = (placed.offset.0, placed.offset.0 + placed.width.0 - 1);
        let _ = writeln!(text, "      {} at 0 range {first} .. {last};", member_name(field, index));
    }
    let _ = writeln!(text, "   end record;\n   for R{r}'Size use {};", layout.size.bits().0);
    let _ = writeln!(text, "   for R{r}'Alignment use {};", layout.align.bytes().0);
}

/// An array type, and those of its elements that are arrays.
fn array(text: &mut String, unit: &SignatureUnit, named: &str, ty: &Type) {
    let Type::Array(of, count) = ty else { return };
    let element = if let Type::Array(..) = **of {
        let inner = format!("{named}_e");
        array(text, unit, &inner, of);
        inner
    } else {
        name(unit, of)
    };
    let last = i64::from(*count) - 1;
    let _ = writeln!(text, "   type {named} is array (0 .. {last}) of {element} with Convention => C;");
}

/// A bit-field's type: the values of this number of bits.
fn bit_field(unit: &SignatureUnit, ty: &Type, width: Bits) -> String {
    let int = match ty {
        Type::Int(int) => *int,
        Type::Enum(id) => unit.types[*id].underlying(),
        _ => return name(unit, ty),
    };
    let (of, bits) = (integer(int), width.0);
    if int == IntType::Bool || bits >= int.width().0 {
        of.to_owned()
    } else if int.is_signed(unit.types.target) {
        format!("{of} range -2 ** {0} .. 2 ** {0} - 1", bits - 1)
    } else {
        format!("{of} range 0 .. 2 ** {bits} - 1")
    }
}

/// A type that has a name.
fn name(unit: &SignatureUnit, ty: &Type) -> String {
    match ty {
        Type::Int(int) => integer(*int).to_owned(),
        Type::Enum(id) if unit.types[*id].packed => integer(unit.types[*id].underlying()).to_owned(),
        Type::Enum(id) => format!("E{}", id.0),
        Type::Float(float) => float_name(FLOATS, *float).to_owned(),
        Type::Complex(PartType::Float(float)) => {
            format!("complex_{}", float_name(FLOATS, *float).trim_start_matches("C_"))
        }
        Type::Vector(of, lanes) => format!("V{lanes}_{}", name(unit, of)),
        Type::Record(id) => format!("R{}", id.0),
        Type::Complex(PartType::Int(_))
        | Type::Pointer(_)
        | Type::FunctionPointer(_)
        | Type::Void
        | Type::Array(..) => "System.Address".to_owned(),
    }
}

const FLOATS: &[(FloatType, &str)] =
    &[(FloatType::Float, "C_float"), (FloatType::Double, "double"), (FloatType::LongDouble, "long_double")];

const fn integer(int: IntType) -> &'static str {
    match int {
        IntType::Bool => "C_bool",
        IntType::Char => "char",
        IntType::SChar => "signed_char",
        IntType::UChar => "unsigned_char",
        IntType::Short => "short",
        IntType::UShort => "unsigned_short",
        IntType::UInt => "unsigned",
        IntType::Long => "long",
        IntType::ULong => "unsigned_long",
        IntType::LongLong => "Extensions.long_long",
        IntType::ULongLong => "Extensions.unsigned_long_long",
        IntType::Int128 => "Integer_128",
        IntType::UInt128 => "Unsigned_128",
        // The features have no bit-precise ones.
        IntType::Int | IntType::BitInt(_) | IntType::UBitInt(_) => "int",
    }
}

/// `function f_0 (a0 : T) return T`, a parameter on each line.
fn head(unit: &SignatureUnit, prefix: &str, function: &UnitFunction) -> String {
    let UnitFunction { number, signature } = function;
    let params: Vec<String> =
        signature.params.iter().enumerate().map(|(j, ty)| format!("a{j} : {}", name(unit, ty))).collect();
    let params =
        if params.is_empty() { String::new() } else { format!("\n     ({})", params.join(";\n      ")) };
    match &signature.ret {
        Some(ty) => format!("function {prefix}_{number}{params} return {}", name(unit, ty)),
        None => format!("procedure {prefix}_{number}{params}"),
    }
}

/// Parameters are constants: it reports copies of them.
fn callee(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let _ = writeln!(text, "   {} is", head(unit, "f", function));
    for (j, ty) in signature.params.iter().enumerate() {
        let _ = writeln!(text, "      b{j} : aliased {} := a{j};", name(unit, ty));
    }
    if let Some(ty) = &signature.ret {
        let _ = writeln!(text, "      r : aliased {};", name(unit, ty));
    }
    text.push_str("   begin\n      null;\n");
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "      bf_report ({number}, {j}, b{j}'Address);");
    }
    if signature.ret.is_some() {
        let _ = writeln!(text, "      bf_fill ({number}, {RESULT}, r'Address);\n      return r;");
    }
    let _ = writeln!(text, "   end f_{number};");
}

fn caller(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let _ = writeln!(text, "   procedure call_{number} is");
    for (j, ty) in signature.params.iter().enumerate() {
        // `aliased`, since the support object gets the addresses of these objects.
        let _ = writeln!(text, "      a{j} : aliased {};", name(unit, ty));
    }
    if let Some(ty) = &signature.ret {
        let _ = writeln!(text, "      r : aliased {};", name(unit, ty));
    }
    text.push_str("   begin\n");
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "      bf_fill ({number}, {j}, a{j}'Address);");
    }
    let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("a{j}")).collect();
    let arguments = if arguments.is_empty() { String::new() } else { format!(" ({})", arguments.join(", ")) };
    let _ = match &signature.ret {
        Some(_) => writeln!(
            text,
            "      r := r_{number}{arguments};\n      bf_check ({number}, {RESULT}, r'Address);"
        ),
        None => writeln!(text, "      r_{number}{arguments};"),
    };
    for j in 0..signature.params.len() as u32 {
        let _ = writeln!(text, "      bf_check ({number}, {}, a{j}'Address);", AFTER + j);
    }
    let _ = writeln!(text, "   end call_{number};");
}

/// Layouts as attributes tell them, and bit-fields in records laid over bytes of zero.
fn layouts(text: &mut String, job: &UnitJob<'_>) {
    text.push_str("   procedure bf_lay_out is\n      type bytes is array (Positive range <>) of unsigned_char;\n   begin\n      null;\n");
    for id in job.records() {
        let (record, r) = (&job.unit.types[id], id.0);
        let room = (job.layouts[id].size.0 + 64).next_multiple_of(16);
        let _ = writeln!(
            text,
            "      declare\n         z : aliased bytes (1 .. {room}) := (others => 0) with Alignment => 64;"
        );
        let _ = writeln!(text, "         x : R{r} with Import, Address => z'Address;\n      begin");
        let _ = writeln!(text, "         bf_layout ({r}, -2, R{r}'Object_Size / 8);");
        let _ = writeln!(text, "         bf_layout ({r}, -1, R{r}'Alignment);");
        for (index, field) in record.fields.iter().enumerate() {
            let name = member_name(field, index);
            if field.is_unnamed_bit_field() {
                continue;
            } else if let Some(width) = field.bits {
                // A bit-field is told by the bits that change when it is set to ones.
                let ones = ones(job.unit, &field.ty, width);
                let _ = writeln!(text, "         z := (others => 0);\n         x.{name} := {ones};");
                let _ = writeln!(text, "         bf_bits ({r}, {index}, z'Address);");
            } else {
                let _ = writeln!(text, "         bf_layout ({r}, {index}, x.{name}'Position);");
            }
        }
        text.push_str("      end;\n");
    }
    text.push_str("   end bf_lay_out;\n");
}

/// The value of a bit-field of all ones.
fn ones(unit: &SignatureUnit, ty: &Type, width: Bits) -> String {
    let int = match ty {
        Type::Enum(id) => unit.types[*id].underlying(),
        Type::Int(int) => *int,
        _ => IntType::Int,
    };
    match int {
        IntType::Bool => "True".to_owned(),
        _ if int.is_signed(unit.types.target) => "-1".to_owned(),
        _ => format!("{}", u128::MAX >> (128 - width.0.clamp(1, 128))),
    }
}
