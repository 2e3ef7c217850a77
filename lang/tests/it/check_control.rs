//! Loops, jumps, labels, returns, calls, recursion, function pointers, bounds, and the tables of a program.

use crate::check_support;

use check_support::*;
use lang::BinaryOp::*;
use lang::check::{self, Violation};
use lang::{
    Align, Bits, CallingConvention, Case, EnumId, Expr, Field, FloatType, FuncId, IntType, Program, Record,
    RecordId, RecordKind, Signature, SiteId, Stmt, Target, Type, VariadicTail,
};

fn switch(value: Expr, labels: &[i128], body: Vec<Stmt>) -> Stmt {
    let case = |label: &i128| Case { label: (*label).into(), body: body.clone(), falls_through: false };
    Stmt::Switch { value, cases: labels.iter().map(case).collect(), default: vec![] }
}

#[test]
fn jumps_stay_in_what_they_leave() {
    bodies([
        ("break from a loop", "ok", vec![counted(W, 3, vec![Stmt::Break])]),
        ("break from a switch", "ok", vec![switch(get(X), &[1], vec![Stmt::Break])]),
        ("break from nothing", "StrayJump", vec![Stmt::Break]),
        (
            "continue a loop from a switch",
            "ok",
            vec![counted(W, 3, vec![switch(get(X), &[1], vec![Stmt::Continue])])],
        ),
        ("continue a switch", "StrayJump", vec![switch(get(X), &[1], vec![Stmt::Continue])]),
    ]);
}

#[test]
fn labels_are_distinct_values() {
    bodies([
        ("distinct", "ok", vec![switch(get(X), &[1, 2], vec![])]),
        ("twice", "CaseLabel", vec![switch(get(X), &[1, 2, 1], vec![])]),
        ("too large", "CaseLabel", vec![switch(get(X), &[1 << 31], vec![])]),
        ("of the promoted type", "ok", vec![switch(rd(field(var(SV), S, 1)), &[-1], vec![])]),
        ("on a float", "Operands", vec![switch(get(D), &[], vec![])]),
    ]);
}

/// The verdict on `int f(int k)` with a body.
fn returning(body: Vec<Stmt>) -> String {
    let mut p = program(vec![]);
    p.functions[ADD as usize].body = body;
    verdict(&p)
}

#[test]
fn every_path_returns() {
    let k = || rd(local_place(0, Type::INT));
    let r = || vec![ret(i(1))];
    let switched = |body: Vec<Stmt>, falls_through, default| {
        let cases = vec![Case { label: lang::Number::ONE, body, falls_through }];
        returning(vec![Stmt::Switch { value: k(), cases, default }])
    };
    assert_eq!(returning(r()), "ok");
    assert_eq!(returning(vec![]), "MissingReturn");
    assert_eq!(returning(vec![Stmt::If(k(), r(), r())]), "ok");
    assert_eq!(returning(vec![Stmt::If(k(), r(), vec![])]), "MissingReturn");
    assert_eq!(returning(vec![Stmt::Block(r())]), "ok");
    assert_eq!(switched(r(), false, r()), "ok");
    assert_eq!(switched(vec![], true, r()), "ok", "falls through");
    assert_eq!(switched(vec![], false, r()), "MissingReturn", "leaves the switch");
    assert_eq!(switched(vec![Stmt::Break], true, r()), "MissingReturn", "breaks");
    assert_eq!(switched(r(), false, vec![]), "MissingReturn", "no default");
    assert_eq!(returning(vec![Stmt::Return(None)]), "ReturnValue");
    bodies([("a value from void", "ReturnValue", r())]);
}

#[test]
fn calls_go_to_later_functions() {
    changes([
        ("an earlier one", "CallOrder", |p| {
            p.functions[QUIET as usize].body = vec![run(call(ADD, Type::INT, vec![i(1)]))];
        }),
        ("itself", "Recursion", |p| {
            p.functions[QUIET as usize].body = vec![run(call(QUIET, Type::Void, vec![]))];
        }),
        ("nobody", "UnknownId", |p| {
            p.functions[QUIET as usize].body = vec![run(call(99, Type::Void, vec![]))];
        }),
    ]);
}

#[test]
fn recursion_goes_down_to_zero() {
    let deep = |depth| vec![observe(call(DEEP, Type::UINT, vec![depth]))];
    bodies([
        ("constant", "ok", deep(uint(8))),
        ("too deep", "RecursionDepth", deep(uint(9))),
        ("not constant", "RecursionDepth", deep(get(U))),
    ]);
    fn body(of: Vec<Stmt>) -> String {
        let mut p = program(vec![]);
        p.functions[DEEP as usize].body = of.into_iter().chain([ret(uint(0))]).collect();
        verdict(&p)
    }
    let depth = || local_place(0, Type::UINT);
    let again = |argument| observe(call(DEEP, Type::UINT, vec![argument]));
    let less = || bin(Sub, rd(depth()), uint(1));
    assert_eq!(body(vec![Stmt::If(rd(depth()), vec![again(less())], vec![])]), "ok");
    assert_eq!(body(vec![Stmt::If(rd(depth()), vec![], vec![again(less())])]), "Recursion", "else");
    assert_eq!(body(vec![again(less())]), "Recursion", "unguarded");
    assert_eq!(
        body(vec![Stmt::If(rd(depth()), vec![again(rd(depth()))], vec![])]),
        "Recursion",
        "same depth"
    );
    assert_eq!(body(vec![run(assign(depth(), uint(1)))]), "CounterWritten");
    changes([("depth of another type", "CounterType", |p| p.functions[ADD as usize].recursive = true)]);
}

#[test]
fn function_pointers_lead_to_later_functions() {
    let pointer = || declare(FP, val(fn_addr(ADD)));
    let called = |pointer| call_pointer(pointer, Type::INT, vec![i(1)]);
    bodies([
        ("later", "ok", vec![pointer(), observe(called(get(FP)))]),
        ("directly", "ok", vec![observe(called(fn_addr(ADD)))]),
        ("of another signature", "TypeMismatch", vec![run(fn_addr(TAKE))]),
        (
            "null",
            "MayBeNull",
            vec![
                declare(FP, val(Expr { kind: lang::ExprKind::Null, ty: fn_addr(ADD).ty })),
                observe(called(get(FP))),
            ],
        ),
    ]);
    changes([
        ("called by a later one", "CallbackOrder", |p| {
            p.functions[0].body.push(run(fn_addr(ADD)));
            let pointer = Type::FunctionPointer(Box::new(int_to_int()));
            let body = vec![run(call_pointer(rd(local_place(0, pointer.clone())), Type::INT, vec![i(1)]))];
            p.functions[QUIET as usize] = function("last", None, &[("h", pointer)], body);
        }),
        ("recursive", "RecursiveAddress", |p| {
            let signature =
                Signature { ret: Some(Type::UINT), params: vec![Type::UINT], ..Default::default() };
            let ty = Type::FunctionPointer(Box::new(signature));
            p.functions[0].body.push(run(typed(lang::ExprKind::FunctionAddress(FuncId(DEEP)), ty)));
        }),
    ]);
}

#[test]
fn a_run_is_bounded() {
    let loops = |inner| vec![counted(W, 400, vec![counted(W2, inner, vec![])])];
    bodies([("400 by 100", "ok", loops(100)), ("400 by 1000", "TooLong", loops(1000))]);
    let nested = program(loops(100));
    let steps = check::program(&nested).map(|checked| checked.steps());
    assert!(steps.is_ok_and(|steps| (40_000..42_000).contains(&steps)));
    let never = program(vec![counted(W, 0, vec![counted(W2, 300_000, vec![])])]);
    assert_eq!(verdict(&never), "ok", "a loop that never runs costs nothing");
}

#[test]
fn the_stack_is_bounded() {
    let large = || Type::Array(Box::new(Type::INT), 4000);
    let with = |locals: u32| {
        let mut p = program(vec![]);
        let new =
            (0..locals).map(|n| lang::Local { name: format!("big{n}").into(), ty: large(), volatile: false });
        let first = p.functions[0].locals.len() as u32;
        p.functions[0].locals.extend(new);
        let zero = || lang::Init::Array { elements: vec![], designated: true };
        p.functions[0].body.extend((first..first + locals).map(|id| declare(id, zero())));
        verdict(&p)
    };
    assert_eq!(with(8), "ok");
    assert_eq!(with(9), "StackTooLarge");
    let stack = |body| check::program(&program(body)).expect("it is small").stack();
    let (once, deep) =
        (vec![run(call(DEEP, Type::UINT, vec![uint(0)]))], vec![run(call(DEEP, Type::UINT, vec![uint(8)]))]);
    assert_eq!(stack(deep) - stack(once), 8 * 3, "the depth, an argument and a result for each activation");
}

#[test]
fn nesting_is_bounded() {
    let nested = |levels| (0..levels).fold(i(1), |inner, _| inner.cast(Type::INT));
    bodies([("ninety", "ok", vec![observe(nested(90))]), ("hundred", "TooDeep", vec![observe(nested(100))])]);
}

#[test]
fn sites_are_unique() {
    bodies([
        ("one", "ok", vec![observe(i(1))]),
        ("two of one number", "Site", vec![observe(i(1)), observe(i(2))]),
        ("reserved", "Site", vec![Stmt::Observe(SiteId(lang::layout_query::SITE_BASE), i(1))]),
    ]);
}

#[test]
fn names_are_unique_where_they_must_be() {
    changes([
        ("a keyword", "Identifier", |p| p.globals[0].name = "int".into()),
        ("no identifier", "Identifier", |p| p.functions[1].name = "a b".into()),
        ("the runtime's", "Identifier", |p| p.records[0].tag = "bf_x".into()),
        ("two tags", "DuplicateName", |p| p.records[0].tag = "Color".into()),
        ("function and global", "DuplicateName", |p| p.functions[1].name = "g".into()),
        ("constant and global", "DuplicateName", |p| p.globals[0].name = "RED".into()),
        ("local over global", "DuplicateName", |p| p.functions[0].locals[0].name = "g".into()),
        ("locals of two functions", "ok", |p| p.functions[0].locals[0].name = "k".into()),
        ("two members", "DuplicateName", |p| p.records[8].fields[0].name = Some("i".into())),
        ("anonymous and outer member", "DuplicateName", |p| p.records[7].fields[1].name = Some("x".into())),
        ("members of two records", "ok", |p| p.records[7].fields[1].name = Some("a".into())),
    ]);
}

#[test]
fn records_are_untagged_where_nothing_names_them_before_their_end() {
    fn untag(p: &mut Program, id: u32) {
        p.records[id as usize].untagged = true;
    }
    fn add_pointer(p: &mut Program, at: u32, to: u32) {
        let pointer = Type::Record(RecordId(to)).pointer_to();
        p.records[at as usize].fields.push(Field::member("pointer", pointer));
    }
    changes([
        ("first", "ok", |p| untag(p, 0)),
        ("named by a later one", "ok", |p| {
            untag(p, 0);
            add_pointer(p, 3, 0);
        }),
        ("named by itself", "UntaggedRecord", |p| {
            untag(p, 3);
            add_pointer(p, 3, 3);
        }),
        ("named by an earlier one", "UntaggedRecord", |p| {
            untag(p, 3);
            add_pointer(p, 0, 3);
        }),
        ("passed in an earlier one", "UntaggedRecord", |p| {
            untag(p, 3);
            let params = vec![Type::Record(RecordId(3))];
            let function = Type::FunctionPointer(Box::new(Signature { params, ..Signature::default() }));
            p.records[0].fields.push(Field::member("function", function));
        }),
        ("an anonymous member", "UntaggedRecord", |p| untag(p, A.0)),
        ("a global of its name", "DuplicateName", |p| {
            untag(p, 0);
            p.records[0].tag = "g".into();
        }),
        ("a function of its name", "DuplicateName", |p| {
            untag(p, 0);
            p.functions[1].name = p.records[0].tag.clone();
        }),
        ("a local of its name", "DuplicateName", |p| {
            untag(p, 0);
            p.functions[0].locals[0].name = p.records[0].tag.clone();
        }),
        ("a constant of its name", "DuplicateName", |p| {
            untag(p, 0);
            p.records[0].tag = "RED".into();
        }),
        ("a tag of its name", "DuplicateName", |p| {
            untag(p, 0);
            p.records[0].tag = "Color".into();
        }),
    ]);
}

#[test]
fn records_are_big_endian_where_gcc_reverses_their_members() {
    fn add_record(p: &mut Program, ty: Type) {
        let fields = vec![Field::member("m", ty)];
        p.records.push(Record { big_endian: true, ..Record::structure("Reversed", fields) });
    }
    const LONG_DOUBLE: Type = Type::Float(FloatType::LongDouble);
    changes([
        ("int", "ok", |p| add_record(p, Type::INT)),
        ("array", "ok", |p| add_record(p, Type::Array(Box::new(Type::Float(FloatType::Double)), 3))),
        ("pointer", "StorageOrder", |p| add_record(p, Type::INT.pointer_to())),
        ("record", "ok", |p| add_record(p, Type::Record(RecordId(0)))),
        ("long double", "StorageOrder", |p| add_record(p, LONG_DOUBLE)),
        ("long double of 128 bits", "ok", |p| {
            p.target = Target::AArch64Linux;
            add_record(p, LONG_DOUBLE);
        }),
        ("complex", "StorageOrder", |p| add_record(p, Type::Complex(FloatType::Double.into()))),
        ("vector", "StorageOrder", |p| add_record(p, Type::Vector(Box::new(Type::INT), 4))),
        ("_BitInt", "StorageOrder", |p| add_record(p, Type::Int(IntType::BitInt(20)))),
    ]);
}

#[test]
fn unions_are_transparent_where_gcc_and_clang_let_them() {
    fn add_union(p: &mut Program, fields: Vec<Field>) {
        let kind = RecordKind::Union { active: 0 };
        p.records.push(Record { kind, transparent: true, ..Record::structure("Transparent", fields) });
    }
    fn member(ty: Type) -> Field {
        Field::member(if ty == Type::INT { "a" } else { "b" }, ty)
    }
    const FLOAT: Type = Type::Float(FloatType::Float);
    changes([
        ("int and float", "ok", |p| add_union(p, vec![member(Type::INT), member(FLOAT)])),
        ("pointer", "ok", |p| add_union(p, vec![member(FLOAT.pointer_to())])),
        ("float first", "TransparentUnion", |p| add_union(p, vec![member(FLOAT), member(Type::INT)])),
        ("smaller first", "TransparentUnion", |p| add_union(p, vec![member(Type::INT), member(Type::ULL)])),
        ("bit-field", "TransparentUnion", |p| add_union(p, vec![Field::bit_field("a", Type::INT, 32)])),
        ("_Bool", "ok", |p| add_union(p, vec![member(Type::Int(IntType::Bool))])),
        ("_Bool and char", "TransparentUnion", |p| {
            let [a, b] = [IntType::Bool, IntType::Char].map(|int| member(Type::Int(int)));
            add_union(p, vec![a, Field { name: Some("a".into()), ..b }]);
        }),
        ("array", "TransparentUnion", |p| {
            add_union(p, vec![member(Type::INT), member(Type::Array(Box::new(Type::INT), 1))]);
        }),
        ("atomic", "TransparentUnion", |p| add_union(p, vec![Field { atomic: true, ..member(Type::INT) }])),
        ("aligned", "TransparentUnion", |p| {
            add_union(p, vec![Field { aligned: Align::from_bytes(16), ..member(Type::INT) }]);
        }),
        ("no union", "TransparentUnion", |p| {
            p.records.push(Record {
                transparent: true,
                ..Record::structure("Transparent", vec![member(Type::INT)])
            });
        }),
    ]);
}

/// Records with `ms_struct`, and what gcc and clang disagree on there.
#[test]
fn structures_lie_as_microsofts_where_compilers_agree() {
    fn add_record(p: &mut Program, record: Record) {
        p.records.push(Record { ms_struct: true, ..record });
    }
    fn structure(field: Field) -> Record {
        Record::structure("ms", vec![Field::member("m", Type::INT), field])
    }
    changes([
        ("bit-field", "ok", |p| add_record(p, structure(Field::bit_field("q", Type::INT, 3)))),
        ("no width", "ok", |p| add_record(p, structure(unnamed(0)))),
        ("elsewhere", "MsStruct", |p| {
            p.target = Target::AArch64Linux;
            add_record(p, structure(unnamed(3)));
        }),
        ("union", "MsStruct", |p| {
            add_record(p, Record { kind: RecordKind::Union { active: 0 }, ..structure(unnamed(3)) });
        }),
        ("packed", "MsStruct", |p| add_record(p, Record { packed: true, ..structure(unnamed(3)) })),
        ("packed member", "MsStruct", |p| add_record(p, structure(Field { packed: true, ..unnamed(3) }))),
        ("pragma", "ok", |p| {
            add_record(p, Record { pragma_pack: Align::from_bytes(2), ..structure(unnamed(3)) });
        }),
        ("no width, pragma", "MsStruct", |p| {
            add_record(p, Record { pragma_pack: Align::from_bytes(2), ..structure(unnamed(0)) });
        }),
        ("no width, aligned", "MsStruct", |p| {
            add_record(p, structure(Field { aligned: Align::from_bytes(8), ..unnamed(0) }));
        }),
        ("aligned type", "MsStruct", |p| {
            let field = Field::member("q", Type::INT);
            add_record(p, structure(Field { typedef_align: Align::from_bytes(2), ..field }));
        }),
        ("_BitInt", "MsStruct", |p| {
            add_record(p, structure(Field::bit_field("q", Type::Int(IntType::BitInt(20)), 3)));
        }),
    ]);
}

/// Bit-fields whose type a `typedef` aligns, and what gcc and clang disagree on there.
#[test]
fn types_of_bit_fields_are_aligned_where_compilers_agree() {
    fn add_record(p: &mut Program, bytes: u64, field: Field) {
        let field = Field { typedef_align: Align::from_bytes(bytes), ..field };
        p.records.push(Record::structure("T", vec![Field::member("m", Type::INT), field]));
    }
    fn bits(ty: IntType, bits: u64) -> Field {
        Field::bit_field("q", Type::Int(ty), bits)
    }
    fn packed(p: &mut Program) {
        p.records.iter_mut().for_each(|record| record.packed = record.tag == "T");
    }
    changes([
        ("below its type", "ok", |p| add_record(p, 2, bits(IntType::Int, 20))),
        ("as its type", "ok", |p| add_record(p, 8, bits(IntType::LongLong, 20))),
        ("unnamed", "ok", |p| add_record(p, 1, unnamed(0))),
        ("above its type", "TypedefAlign", |p| add_record(p, 8, bits(IntType::Int, 20))),
        ("above its type, packed", "ok", |p| {
            add_record(p, 8, bits(IntType::Int, 20));
            packed(p);
        }),
        ("as wide as an integer type", "TypedefAlign", |p| add_record(p, 2, bits(IntType::Int, 16))),
        ("as wide, packed", "ok", |p| {
            add_record(p, 2, bits(IntType::Int, 32));
            packed(p);
        }),
        ("__int128", "TypedefAlign", |p| add_record(p, 2, bits(IntType::Int128, 20))),
        ("_BitInt", "TypedefAlign", |p| add_record(p, 2, bits(IntType::BitInt(30), 20))),
        ("array", "TypedefAlign", |p| {
            add_record(p, 2, Field::member("q", Type::Array(Box::new(Type::INT), 2)));
        }),
    ]);
}

#[test]
fn enumerations_are_aligned_where_clang_can() {
    fn aligned(p: &mut Program, bytes: u64) {
        p.enums[0].aligned = Align::from_bytes(bytes);
    }
    fn array(p: &mut Program) {
        let of = Box::new(Type::Enum(EnumId(0)));
        p.records.push(Record::structure("T", vec![Field::member("m", Type::Array(of, 2))]));
    }
    changes([
        ("above", "ok", |p| aligned(p, 8)),
        ("below", "ok", |p| aligned(p, 1)),
        ("packed", "EnumAlign", |p| {
            aligned(p, 8);
            p.enums[0].packed = true;
        }),
        ("in an array", "EnumAlign", |p| {
            aligned(p, 8);
            array(p);
        }),
        ("in an array, below", "ok", |p| {
            aligned(p, 2);
            array(p);
        }),
        ("without a name", "EnumAlign", |p| {
            aligned(p, 8);
            let tail = Some(VariadicTail::ellipsis(1));
            let params = vec![Type::INT, Type::Enum(EnumId(0))];
            let signature = Signature { params, tail, ..Signature::default() };
            let pointer = Type::FunctionPointer(Box::new(signature));
            p.records.push(Record::structure("T", vec![Field::member("m", pointer)]));
        }),
    ]);
}

#[test]
fn members_are_atomic_where_one_access_reads_them() {
    fn atomic(ty: Type) -> Field {
        Field { atomic: true, ..Field::member("q", ty) }
    }
    fn add_record(p: &mut Program, field: Field) {
        p.records.push(Record::structure("Held", vec![field]));
    }
    fn inside(p: &mut Program, record: Record) {
        let inner = Type::Record(RecordId(p.records.len() as u32));
        add_record(p, atomic(Type::INT));
        p.records.push(Record { fields: vec![Field::member("m", inner)], ..record });
    }
    changes([
        ("int", "ok", |p| add_record(p, atomic(Type::INT))),
        ("pointer", "ok", |p| add_record(p, atomic(Type::INT.pointer_to()))),
        ("aligned", "ok", |p| add_record(p, Field { aligned: Align::from_bytes(16), ..atomic(Type::INT) })),
        ("in another", "ok", |p| inside(p, Record::structure("Around", Vec::new()))),
        ("short on RISC-V", "Atomic", |p| {
            p.target = Target::RiscV64Linux;
            add_record(p, atomic(Type::Int(IntType::Short)));
        }),
        ("bit-field", "Atomic", |p| add_record(p, Field { bits: Some(Bits(3)), ..atomic(Type::INT) })),
        ("double", "Atomic", |p| add_record(p, atomic(Type::Float(FloatType::Double)))),
        ("__int128", "Atomic", |p| add_record(p, atomic(Type::Int(IntType::Int128)))),
        ("array", "Atomic", |p| add_record(p, atomic(Type::Array(Box::new(Type::INT), 2)))),
        ("packed", "Atomic", |p| add_record(p, Field { packed: true, ..atomic(Type::INT) })),
        ("in a packed one", "Atomic", |p| {
            inside(p, Record { packed: true, ..Record::structure("Around", Vec::new()) });
        }),
        ("under a pragma", "Atomic", |p| {
            inside(
                p,
                Record { pragma_pack: Align::from_bytes(2), ..Record::structure("Around", Vec::new()) },
            );
        }),
    ]);
}

#[test]
fn records_and_enumerations_are_legal() {
    fn flexible() -> Field {
        Field::flexible_array("rest", Type::INT)
    }
    fn zero_length() -> Field {
        Field::member("none", Type::Array(Box::new(Type::Array(Box::new(Type::INT), 0)), 2))
    }
    fn bits(ty: Type, bits: u64) -> Field {
        Field::bit_field("q", ty, bits)
    }
    changes([
        ("widest", "ok", |p| p.records[8].fields.push(bits(LONG, 64))),
        ("too wide", "BitFieldWidth", |p| p.records[8].fields.push(bits(Type::INT, 33))),
        ("truth value of two bits", "BitFieldWidth", |p| p.records[8].fields.push(bits(BOOL, 2))),
        ("named zero", "BitFieldWidth", |p| p.records[8].fields.push(bits(Type::INT, 0))),
        ("unnamed zero", "ok", |p| p.records[8].fields.push(unnamed(0))),
        ("floating bit-field", "BitFieldType", |p| p.records[8].fields.push(bits(FLOAT, 3))),
        ("enumeration", "ok", |p| p.records[8].fields.push(bits(COLOR, 3))),
        ("narrow enumeration", "EnumWidth", |p| p.records[8].fields.push(bits(COLOR, 2))),
        ("alignment", "Attribute", |p| p.records[8].aligned = Align::from_bytes(128)),
        ("pack", "Attribute", |p| p.records[8].pragma_pack = Align::from_bytes(32)),
        ("itself", "RecordOrder", |p| p.records[8].fields.push(Field::member("q", Type::Record(B)))),
        ("pointer to itself", "ok", |p| {
            p.records[8].fields.push(Field::member("q", Type::Record(B).pointer_to()));
        }),
        ("one in the other too often", "TooDeep", |p| {
            let next = |id| {
                Record::structure(format!("T{id}"), vec![Field::member("m", Type::Record(RecordId(id)))])
            };
            p.records.extend((8..120).map(next));
        }),
        ("no elements", "EmptyArray", |p| p.globals[0].ty = Type::Array(Box::new(Type::INT), 0)),
        ("flexible", "ok", |p| p.records[8].fields.push(flexible())),
        ("flexible, not last", "FlexiblePlace", |p| p.records[8].fields.insert(0, flexible())),
        ("flexible, alone", "FlexiblePlace", |p| {
            p.records.push(Record::structure("alone", vec![flexible()]));
        }),
        ("flexible with a length", "FlexiblePlace", |p| {
            let ty = Type::Array(Box::new(Type::INT), 2);
            p.records[8].fields.push(Field { ty, ..flexible() });
        }),
        ("of length zero, first", "ok", |p| p.records[8].fields.insert(0, zero_length())),
        ("of length zero, last", "ok", |p| p.records[8].fields.push(zero_length())),
        ("of length zero, alone", "ok", |p| {
            p.records.push(Record::structure("alone", vec![zero_length()]));
        }),
        ("of length zero, without a name", "NoSuchObject", |p| {
            p.records[8].fields.push(Field { name: None, ..zero_length() });
        }),
        ("of length zero, of what ends in a flexible one", "FlexibleInside", |p| {
            p.records[8].fields.push(flexible());
            let inner = Field::member("inner", Type::Array(Box::new(Type::Record(RecordId(8))), 0));
            p.records.push(Record::structure("outer", vec![inner]));
        }),
        ("flexible inside", "FlexibleInside", |p| {
            p.records[8].fields.push(flexible());
            let inner = Field::member("inner", Type::Record(RecordId(8)));
            p.records.push(Record::structure("outer", vec![inner]));
        }),
        ("no lane", "NoSuchObject", |p| p.globals[0].ty = Type::Vector(Box::new(BOOL), 8)),
        ("three lanes", "NoSuchObject", |p| p.globals[0].ty = Type::Vector(Box::new(Type::INT), 3)),
        ("half complex", "NoSuchObject", |p| p.globals[0].ty = Type::Complex(FloatType::Half.into())),
        ("complex truth", "NoSuchObject", |p| p.globals[0].ty = Type::Complex(IntType::Bool.into())),
        ("complex of 128 bits", "NoSuchObject", |p| p.globals[0].ty = Type::Complex(IntType::Int128.into())),
        ("complex integer", "ok", |p| {
            let z = Type::Complex(IntType::UChar.into());
            p.records[8].fields.push(Field::member("z", z));
        }),
        ("one signed bit", "NoSuchObject", |p| p.globals[0].ty = Type::Int(IntType::BitInt(1))),
        ("too many bits", "NoSuchObject", |p| p.globals[0].ty = Type::Int(IntType::UBitInt(256))),
        ("packed", "ok", |p| p.enums[0].packed = true),
        ("too many", "TooLarge", |p| p.records[8].fields[1].ty = Type::Array(Box::new(Type::INT), 5000)),
        ("void member", "NoSuchObject", |p| p.records[8].fields[1].ty = Type::Void),
        ("unknown record", "UnknownId", |p| p.globals[0].ty = Type::Record(RecordId(99)).pointer_to()),
        ("anonymous twice", "AnonymousReused", |p| {
            p.records[8].fields.push(Field::anonymous(Type::Record(A)))
        }),
        ("anonymous elsewhere", "AnonymousReused", |p| {
            p.records[8].fields.push(Field::member("q", Type::Record(A)));
        }),
        ("anonymous integer", "NoSuchObject", |p| p.records[8].fields.push(Field::anonymous(Type::INT))),
        ("no constants", "EmptyEnum", |p| p.enums[0].constants.clear()),
        ("too large", "EnumConstant", |p| p.enums[0].constants[0].1 = 1 << 32),
        ("negative and large", "EnumConstant", |p| {
            p.enums[0].constants[0].1 = -1;
            p.enums[0].constants[1].1 = 1 << 31;
        }),
    ]);
}

#[test]
fn conventions_exist_and_pass_every_type() {
    fn quiet(p: &mut Program) -> &mut lang::Function {
        let quiet = &mut p.functions[QUIET as usize];
        quiet.convention = CallingConvention::Microsoft;
        quiet
    }
    changes([
        ("of a function", "ok", |p| quiet(p).recursive = false),
        ("on another platform", "Convention", |p| {
            quiet(p);
            p.target = lang::Target::AArch64Linux;
        }),
        ("of the entry", "Entry", |p| p.functions[0].convention = CallingConvention::Microsoft),
        ("of a pointer to a variadic function", "Convention", |p| {
            let convention = CallingConvention::Microsoft;
            let tail = Some(lang::VariadicTail::ellipsis(1));
            let signature = Signature { ret: None, params: vec![Type::INT], tail, convention };
            p.globals[0].ty = Type::FunctionPointer(Box::new(signature));
        }),
        ("with a long double", "Convention", |p| {
            let params = vec![Type::Float(FloatType::LongDouble)];
            let convention = CallingConvention::Microsoft;
            let signature = Signature { params, convention, ..Signature::default() };
            p.globals[0].ty = Type::FunctionPointer(Box::new(signature));
        }),
    ]);
}

#[test]
fn the_entry_is_void_on_the_caller_side() {
    changes([
        ("unknown", "UnknownId", |p| p.entry = FuncId(99)),
        ("the other side", "Entry", |p| p.entry = FuncId(QUIET)),
        ("array parameter", "NoSuchObject", |p| {
            p.functions[1].locals[0].ty = Type::Array(Box::new(Type::INT), 2);
        }),
        ("more parameters than locals", "UnknownId", |p| p.functions[QUIET as usize].params = 1),
    ]);
}

#[test]
fn a_refusal_reads_as_a_sentence_with_its_place() {
    let error = check::program(&program(vec![observe(bin(Add, get(X), get(X)))])).expect_err("it overflows");
    assert_eq!(
        error.to_string(),
        "function `entry`, statement 6 (observation): signed `+` may give -4294967296..=4294967294, \
         which its type cannot hold (C11 6.5p5)"
    );
    assert!(matches!(*error.violation, Violation::SignedOverflow { operator: "+", .. }));
    let mut p = program(vec![]);
    p.records[8] =
        Record::structure("B", vec![Field { bits: Some(Bits(40)), ..Field::member("i", Type::INT) }]);
    let error = check::program(&p).expect_err("it is too wide");
    assert_eq!(
        error.to_string(),
        "member `i` of record `B`: a bit-field of 40 bits in a type of 32, where 0 is only for unnamed ones \
         (C11 6.7.2.1p4)"
    );
}
