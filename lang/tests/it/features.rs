//! The table of features: each has one row, names, and needs; programs and units have the features that they show.

use std::collections::BTreeSet;

use lang::{
    CallingConvention, EnumDef, FEATURES, Features, Field, FloatType, FuncId, Function, IntType, Local,
    Program, Record, RecordId, Side, SignatureUnit, Target, Type, VariadicTail, feature_set, parse,
};

#[test]
fn every_feature_has_one_row_and_names_of_its_own() {
    let all = FEATURES.iter().fold(Features::empty(), |all, row| {
        assert!(!all.intersects(row.feature), "{} comes twice", row.name);
        all | row.feature
    });
    assert_eq!(all, Features::all());
    for row in Features::NAMED.rows() {
        assert_eq!(Features::named(row.name), Some(row.feature));
    }
    for (number, row) in Features::IN_LANGUAGES.rows().filter_map(|row| Some((row.language?.0, row))) {
        let name = Features::IN_LANGUAGES.language_names().nth(number).unwrap();
        assert_eq!(Features::named_in_languages(name), Some(row.feature), "{name}");
    }
    let words: BTreeSet<&str> = Features::ASKED.words().collect();
    assert_eq!(words.len(), Features::ASKED.iter().count());
}

#[test]
fn what_some_compilers_lack_is_asked_about() {
    for row in Features::EXTENDED.rows() {
        assert!(!row.asked_as.is_empty() || row.needs.intersects(Features::ASKED), "{}", row.name);
    }
}

#[test]
fn no_two_features_tell_equally_much() {
    let ranks: Vec<_> = FEATURES.iter().filter_map(|row| row.telling).collect();
    assert_eq!(ranks.iter().collect::<BTreeSet<_>>().len(), ranks.len());
}

#[test]
fn with_needs_adds_what_members_need_and_is_idempotent() {
    let closed = Features::NESTED_CALL.with_needs();
    assert!(closed.contains(Features::RECORD_RESULT | Features::RECORD_ARGUMENT));
    assert_eq!(closed.with_needs(), closed);
}

#[test]
fn with_needs_met_removes_only_members_that_need_a_missing_feature() {
    let lame = Features::NAMED.difference(Features::ENUM);
    let without = feature_set![ENUM ENUM_BIT_FIELD PACKED_ENUM ALIGNED_ENUM];
    assert_eq!(lame.with_needs_met(), Features::NAMED.difference(without));
    for left_out in [Features::EXTENDED, Features::RECENT] {
        let left = Features::NAMED.difference(left_out);
        assert_eq!(
            left.with_needs_met(),
            left,
            "leaving out {left_out} leaves members without what they need"
        );
    }
}

fn program(fields: Vec<Field>, parameters: Vec<Type>, named: Option<u32>) -> Program {
    let local = |(at, ty)| Local { name: format!("p{at}").into(), ty, volatile: false };
    let locals: Vec<Local> = parameters.into_iter().enumerate().map(local).collect();
    let function = Function {
        name: "f".into(),
        ret: None,
        params: locals.len() as u32,
        tail: named.map(VariadicTail::ellipsis),
        locals,
        body: Vec::new(),
        recursive: false,
        va_copy_before: None,
        convention: CallingConvention::default(),
        side: Side::Callee,
    };
    Program {
        target: Target::default(),
        enums: Vec::new(),
        records: vec![Record::structure("S", fields)],
        globals: Vec::new(),
        functions: vec![function],
        entry: FuncId(0),
    }
}

fn check(fields: Vec<Field>, parameters: Vec<Type>, named: Option<u32>, expected: &[&str]) {
    let needed = Features::needed_of_compilers(&program(fields, parameters, named));
    assert_eq!(needed.words().collect::<Vec<_>>(), expected);
}

fn member(ty: Type) -> Field {
    Field::member("m", ty)
}

#[test]
fn plain_programs_need_nothing() {
    let fields = vec![Field::bit_field("a", Type::INT, 3), member(Type::Float(FloatType::Double))];
    check(fields, vec![Type::Record(RecordId(0)), Type::INT], None, &[]);
}

#[test]
fn types_are_found_where_they_are() {
    let wide = Type::Int(IntType::UBitInt(200));
    let complex = Type::Complex(FloatType::LongDouble.into());
    let vector = |lanes| Type::Vector(Box::new(Type::Float(FloatType::Float)), lanes);
    let plain = || member(Type::INT);
    check(
        vec![plain(), Field::bit_field("a", Type::Int(IntType::Int128), 70)],
        vec![],
        None,
        &["__int128", "__int128 bit-fields"],
    );
    check(vec![plain()], vec![wide.pointer_to()], None, &["_BitInt", "_BitInt of more than 128 bits"]);
    let needed = ["long double", "_Complex", "_Complex long double"];
    check(vec![plain()], vec![complex], None, &needed);
    let complex = Type::Complex(IntType::Short.into());
    check(vec![member(complex)], vec![], None, &["_Complex", "complex integers"]);
    check(vec![member(vector(4))], vec![vector(8)], None, &["vectors", "vectors of 32 bytes"]);
    check(vec![member(vector(16))], vec![], None, &["vectors", "vectors of 64 bytes"]);
}

#[test]
fn shapes_of_records_and_calls_are_found() {
    let flexible = Field::flexible_array("t", Type::INT);
    let zero_length = member(Type::Array(Box::new(Type::Array(Box::new(Type::INT), 0)), 2));
    check(vec![zero_length], vec![], None, &["arrays of length zero"]);
    check(vec![Field::unnamed(Type::INT, 3)], vec![], None, &["empty records"]);
    check(vec![member(Type::INT), flexible], vec![], None, &["flexible array members"]);
    let parameters = vec![Type::INT, Type::Record(RecordId(0))];
    check(
        vec![member(Type::INT)],
        parameters.clone(),
        Some(1),
        &["variadic functions", "records as variadic arguments"],
    );
    check(vec![member(Type::INT)], parameters, Some(2), &["variadic functions"]);
    let mut packed = program(vec![member(Type::INT)], vec![], None);
    packed.enums.push(EnumDef {
        tag: "E".into(),
        constants: vec![("A".into(), 1)],
        packed: true,
        aligned: None,
    });
    assert_eq!(Features::needed_of_compilers(&packed), Features::PACKED_ENUM);
}

fn needs(c: &str) -> Vec<&'static str> {
    let declared = parse::declaration(c).unwrap();
    let unit = SignatureUnit::new(&declared.program, declared.functions.into_iter().map(|(_, f)| f));
    unit.needs(&unit.functions[0]).language_names().collect()
}

#[test]
fn a_function_needs_what_its_records_need() {
    assert_eq!(needs("int f(long, double);"), Vec::<&str>::new());
    let c = "struct E {}; struct S { unsigned a : 3; struct E e; int *p[2]; }; struct S f(int, ...);";
    let needed = ["unsigned", "pointer", "array", "nested", "bit-field", "record-result", "variadic"];
    assert_eq!(needs(c), [&needed[..3], &["nested", "empty-record", "bit-field"], &needed[5..]].concat());
    let c = "struct E { long a[0]; }; struct S { struct E e[0]; }; void f(struct S);";
    assert_eq!(needs(c), ["array", "nested", "empty-record", "record-parameter", "zero-length-array"]);
    let c = "typedef struct { int a; } S; typedef union { S s; } U; void f(U);";
    assert_eq!(needs(c), ["union", "nested", "record-parameter", "untagged-record"]);
    assert_eq!(needs("union U { _Bool b; }; void f(union U);"), ["bool", "union", "record-parameter"]);
}

#[test]
fn alignments_inside_what_is_packed_are_a_feature() {
    let inner = "struct A { int a; } __attribute__((aligned(16)));";
    for (record, is_one) in [
        ("struct S { struct A a; };", false),
        ("struct __attribute__((packed)) S { struct A a; };", true),
        ("struct T { struct A a; }; struct __attribute__((packed)) S { struct T t; };", true),
        ("struct S { struct A a __attribute__((packed)); };", true),
        ("struct __attribute__((packed, aligned(2))) S { int i; };", true),
        ("struct __attribute__((packed)) S { int i; };", false),
    ] {
        let c = format!("{inner} {record} void f(struct S);");
        assert_eq!(needs(&c).contains(&"aligned-packed"), is_one, "{record}");
    }
}
