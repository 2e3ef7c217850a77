use lang::{FuncId, RecordKind, Target};

use lang::{Align, Field, FloatType, Record};

use super::programs::*;
use super::records::*;
use super::*;

/// The patterns that a record fits, without `bit-field`, which each record with a bit-field fits.
fn matching(record: Record) -> Vec<&'static str> {
    fitting(record).into_iter().filter(|name| *name != "bit-field").collect()
}

fn fitting(record: Record) -> Vec<&'static str> {
    let inner = Record::structure("I", vec![Field::member("x", Type::INT)]);
    let program = Program {
        target: Target::default(),
        enums: Vec::new(),
        records: vec![inner, record],
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    PATTERNS.iter().filter(|p| p.fits_record(&program, RecordId(1))).map(|p| p.name).collect()
}

fn aligned(bytes: u64) -> Field {
    Field { aligned: Align::from_bytes(bytes), ..Field::bit_field("a", Type::UINT, 5) }
}

#[test]
fn bit_fields_of_some_width() {
    let with = |field: Field| Record::structure("S", vec![field]);
    assert_eq!(fitting(with(Field::bit_field("a", Type::UINT, 5))), ["bit-field"]);
    assert!(!fitting(with(Field::unnamed(Type::INT, 0))).contains(&"bit-field"));
    assert!(fitting(with(Field::member("a", Type::INT))).is_empty());
}

#[test]
fn aligned_bit_fields() {
    let with = |field: Field| Record::structure("S", vec![field]);
    let under = |pack, field| Record { pragma_pack: Align::from_bytes(pack), ..with(field) };
    assert_eq!(matching(with(aligned(2))), ["under-aligned-bit-field"]);
    assert!(matching(with(aligned(4))).is_empty());
    assert!(matching(with(Field { packed: true, ..aligned(2) })).is_empty());
    assert!(matching(Record { packed: true, ..with(aligned(2)) }).is_empty());
    assert!(matching(Record { kind: RecordKind::Union { active: 0 }, ..with(aligned(2)) }).is_empty());
    assert_eq!(matching(under(2, aligned(4))), ["bit-field-aligned-above-pragma-pack"]);
    assert!(matching(under(4, aligned(4))).is_empty());
    let zero = Field { aligned: Align::from_bytes(8), ..Field::unnamed(Type::INT, 0) };
    assert_eq!(matching(under(2, zero)), ["zero-width-bit-field", "memberless-record"]);
}

#[test]
fn unnamed_and_full_width_bit_fields() {
    let with = |field: Field| Record::structure("S", vec![field]);
    assert_eq!(matching(with(Field::unnamed(Type::INT, 3))), ["unnamed-bit-field", "memberless-record"]);
    assert_eq!(matching(with(Field::unnamed(Type::INT, 0))), ["zero-width-bit-field", "memberless-record"]);
    let eightbytes =
        |count| Record::structure("S", vec![Field::unnamed(Type::Int(IntType::Long), 64); count]);
    assert_eq!(matching(eightbytes(2)), ["unnamed-bit-field", "memberless-record"]);
    let long = ["unnamed-bit-field", "memberless-record", "long-memberless-record"];
    assert_eq!(matching(eightbytes(3)), long);
    let and = |field: Field| {
        let mut record = eightbytes(3);
        record.fields.push(field);
        matching(record)
    };
    let none = Type::Array(Box::new(Type::INT), 0);
    let long = ["unnamed-bit-field", "long-memberless-record", "zero-length-array"];
    assert_eq!(and(Field::member("none", none)), long);
    assert_eq!(and(Field::flexible_array("none", Type::INT)), ["unnamed-bit-field", "flexible-array-member"]);
    assert_eq!(and(Field::member("some", Type::INT)), ["unnamed-bit-field"]);
    let packed =
        |bits| Record { pragma_pack: Align::from_bytes(1), ..with(Field::bit_field("a", Type::UINT, bits)) };
    assert_eq!(matching(packed(16)), ["full-width-bit-field-under-pragma-pack"]);
    assert!(matching(packed(15)).is_empty());
    assert!(matching(with(Field::bit_field("a", Type::UINT, 32))).is_empty());
}

#[test]
fn quad_words_of_lowered_alignment() {
    let with = |field: Field| Record::structure("S", vec![field]);
    let packed = |field| Record { packed: true, ..with(field) };
    let quad = || Field::bit_field("q", Type::Int(IntType::Int128), 65);
    assert_eq!(matching(packed(quad())), ["lowered-quad-word-bit-field"]);
    assert!(matching(with(quad())).is_empty());
    let of_microsoft = |field| Record { ms_struct: true, ..with(field) };
    assert_eq!(matching(of_microsoft(quad())), ["quad-word-bit-field-of-microsoft"]);
    assert!(matching(of_microsoft(Field::bit_field("l", Type::ULL, 64))).is_empty());
    assert!(matching(packed(Field::bit_field("l", Type::ULL, 64))).is_empty());
    let whole = |record| Program {
        target: Target::AArch64Linux,
        enums: Vec::new(),
        records: vec![record],
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    let long_double = || Field::member("q", Type::Float(FloatType::LongDouble));
    assert!(lowered_single_quad_word(&whole(packed(long_double()))));
    assert!(!lowered_single_quad_word(&whole(with(long_double()))));
    assert!(!lowered_single_quad_word(&whole(packed(Field::member("d", Type::ULL)))));
}

#[test]
fn unions() {
    let union = |field: Field| Record {
        kind: RecordKind::Union { active: 0 },
        ..Record::structure("U", vec![Field::member("x", Type::INT), field])
    };
    assert_eq!(matching(union(Field::unnamed(Type::INT, 0))), ["unnamed-bit-field", "zero-width-bit-field"]);
    assert_eq!(matching(union(Field::bit_field("b", Type::UINT, 9))), ["bit-field-in-union"]);
    assert!(matching(union(Field::bit_field("b", Type::UINT, 8))).is_empty());
}

#[test]
fn every_type() {
    let float = |float| Type::Float(float);
    let vector = |of, lanes| Type::Vector(Box::new(of), lanes);
    let value = |ty: &Type| PATTERNS.iter().filter(|p| p.fits_value(ty)).map(|p| p.name).collect::<Vec<_>>();
    assert_eq!(value(&vector(float(FloatType::Double), 1)), ["one-lane-vector"]);
    assert_eq!(value(&vector(Type::INT, 8)), ["wide-vector"]);
    assert_eq!(value(&Type::Int(IntType::UInt128)), ["int128"]);
    assert_eq!(value(&Type::Int(IntType::BitInt(65))), ["quad-word-bit-int"]);
    assert!(value(&Type::Int(IntType::UBitInt(64))).is_empty());
    assert_eq!(value(&vector(Type::INT, 1)), ["short-vector"]);
    assert!(value(&vector(Type::INT, 2)).is_empty() && value(&vector(Type::INT, 4)).is_empty());
    let with = |ty| Record::structure("S", vec![Field::member("a", Type::INT), Field::member("m", ty)]);
    let array = |of, count| Type::Array(Box::new(of), count);
    let flexible = vec![Field::member("a", Type::INT), Field::flexible_array("m", Type::INT)];
    assert_eq!(matching(Record::structure("S", flexible)), ["flexible-array-member"]);
    assert!(!matching(with(array(Type::INT, 0))).contains(&"flexible-array-member"));
    assert_eq!(matching(with(vector(float(FloatType::Float), 1))), ["one-lane-vector-member"]);
    assert_eq!(matching(with(array(float(FloatType::Half), 2))), ["two-halves"]);
    assert_eq!(matching(with(Type::Int(IntType::UBitInt(100)))), ["quad-word-bit-int-member"]);
    assert!(matching(with(Type::Int(IntType::BitInt(64)))).is_empty());
    assert!(matching(with(array(float(FloatType::Half), 1))).is_empty());
    assert!(matching(with(array(Type::INT, 1))).is_empty());
}

#[test]
fn whole_programs() {
    let fits = |declarations: &str, name: &str| {
        let text =
            format!("{declarations}\nvoid entry(void) {{ }}\nint main(void) {{ entry(); return 0; }}\n");
        named(name).unwrap().fits(&lang::parse::program(&text, "case").unwrap())
    };
    let variadic = |lanes: u32, parameter: &str| {
        let vector = format!("typedef long V __attribute__((vector_size({})));", lanes * 8);
        let take =
            "__builtin_va_list l; __builtin_va_start(l, n); struct S s = __builtin_va_arg(l, struct S);";
        let unnamed = format!("int f(int n, ...) {{ {take} __builtin_va_end(l); (void)n; return 0; }}");
        let function =
            if parameter.is_empty() { unnamed } else { format!("int f({parameter}) {{ return 0; }}") };
        fits(&format!("{vector}\nstruct S {{ V v; }};\n{function}"), "vectors-behind-the-dots")
    };
    assert!(variadic(1, "") && variadic(2, ""));
    assert!(!variadic(4, ""), "passed by reference");
    assert!(!variadic(2, "struct S s"), "named");
    let member = |member: &str| fits(&format!("struct S {{ {member} }};"), "bit-int-of-no-whole-bytes");
    assert!(member("unsigned _BitInt(17) a;") && member("unsigned _BitInt(17) a[2];"));
    assert!(!member("unsigned _BitInt(24) a;") && !member("_BitInt(17) a;"));
    assert!(!member("unsigned _BitInt(17) a : 9;"), "lies in an integer of whole bytes");
    let wide = |text: &str| fits(text, "wide-bit-int-of-no-whole-bytes");
    assert!(
        wide("int f(_BitInt(129) a) { return 0; }")
            && wide("struct S { _BitInt(200) a[2]; _BitInt(130) b; };")
    );
    assert!(!wide("int f(_BitInt(127) a) { return 0; }") && !wide("struct S { _BitInt(136) a; };"));
}

#[test]
fn lanes_that_are_cut_to_few_bits() {
    let fits = |vector: &str, cut: &str| {
        let types = format!("typedef {vector} V __attribute__((vector_size(16)));\nstruct S {{ V v; }};");
        let text = format!(
            "{types}\nlong f(struct S s) {{ return ({cut})s.v[1]; }}\nvoid entry(void) {{ }}\n\
             int main(void) {{ entry(); return 0; }}\n"
        );
        named("integer-lanes-beside-few-bits").unwrap().fits(&lang::parse::program(&text, "case").unwrap())
    };
    assert!(fits("short", "_BitInt(2)") && fits("long", "unsigned _BitInt(4)"));
    assert!(!fits("short", "_BitInt(3)"), "no lane has a whole number of them");
    assert!(!fits("short", "_BitInt(8)") && !fits("float", "_BitInt(2)"));
}

#[test]
fn arrays_of_packed_records() {
    let inner = Record { packed: true, ..Record::structure("I", vec![Field::member("x", Type::INT)]) };
    let array = |of| Field::member("i", Type::Array(Box::new(of), 2));
    let outer = Record::structure("S", vec![array(Type::Record(RecordId(0)))]);
    let plain = Record::structure("P", vec![array(Type::INT)]);
    let program = Program {
        target: Target::default(),
        enums: Vec::new(),
        records: vec![inner, outer, plain],
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    assert!(array_of_packed_records(&program, RecordId(1)));
    assert!(!array_of_packed_records(&program, RecordId(2)));
}

#[test]
fn member_records() {
    let inner = || Field::member("i", Type::Array(Box::new(Type::Record(RecordId(0))), 2));
    let plain = Record::structure("S", vec![inner()]);
    assert!(matching(plain.clone()).is_empty());
    let packed = Record { packed: true, ..plain };
    assert_eq!(matching(packed), ["misaligned-member-record"]);
    let field = Record::structure("S", vec![Field { packed: true, ..inner() }]);
    assert_eq!(matching(field), ["misaligned-member-record"]);
}
