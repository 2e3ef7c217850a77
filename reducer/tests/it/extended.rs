//! Passes that replace the types that some compilers lack.

use lang::{
    Align, Callee, ComplexPart, EnumDef, EnumId, Expr, ExprKind, Field, FloatType, FuncId, Function, Init,
    IntType, Local, LocalId, LocalInit, PartType, PathStep, Place, Program, Record, RecordId, Side, SiteId,
    Stmt, Target, Type, VariadicTail,
};
use reducer::{ProgramSize, Reducible, ReductionPass, SiteRange};

const INT128: Type = Type::Int(IntType::Int128);
const BITS: Type = Type::Int(IntType::BitInt(40));
const LONG: Type = Type::Float(FloatType::LongDouble);
const COMPLEX: Type = Type::Complex(PartType::Float(FloatType::Double));

fn vector() -> Type {
    Type::Vector(Box::new(Type::Float(FloatType::Float)), 4)
}

fn float(value: f64, ty: Type) -> Expr {
    Expr { kind: ExprKind::Float(value.to_bits()), ty }
}

/// `struct S { __int128 f0; _BitInt(40) f1; long double f2; _Complex double f3; float4 f4; enum E f5; int f6[]; }`
fn record() -> Record {
    let types = [INT128, BITS, LONG, COMPLEX, vector(), Type::Enum(EnumId(0))];
    let fields = (0..).zip(types).map(|(i, ty)| Field::member(format!("f{i}"), ty));
    Record::structure("S", fields.chain([Field::flexible_array("f6", Type::INT)]).collect())
}

/// `{5, 6, 1.5L, __builtin_complex(1.0, 2.0), (float4){…}, A}`
fn value() -> Init {
    let double = Type::Float(FloatType::Double);
    let part = |value| Box::new(float(value, double.clone()));
    let lane = |i: u32| (i, Init::Value(float(f64::from(i), Type::Float(FloatType::Float))));
    let inits = [
        Init::Value(Expr::int(5, INT128)),
        Init::Value(Expr::int(6, BITS)),
        Init::Value(float(1.5, LONG)),
        Init::Complex(part(1.0), part(2.0)),
        Init::Array { elements: (0..4).map(lane).collect(), designated: false },
        Init::Value(Expr::int(0, Type::Enum(EnumId(0)))),
    ];
    // The flexible array is left out.
    Init::Record { fields: (0..).zip(inits).collect(), designated: true }
}

fn local(name: &str, ty: Type) -> Local {
    Local { name: name.into(), ty, volatile: false }
}

fn field(object: Place, at: u32) -> Place {
    let ty = record().fields[at as usize].ty.clone();
    object.stepped(PathStep::Field(RecordId(0), at), ty)
}

fn observe(site: u32, expr: Expr) -> Stmt {
    Stmt::Observe(SiteId(site), expr)
}

/// `void f(int p0, ...)` with a structure, a vector and a long double as unnamed parameters; it observes parts of them.
fn callee() -> Function {
    let s = Place::local(LocalId(1), Type::Record(RecordId(0)));
    let double = Type::Float(FloatType::Double);
    let part = field(s.clone(), 3).stepped(PathStep::Part(ComplexPart::Imaginary), double.clone());
    let index = PathStep::Index(Box::new(Expr::int(3, Type::INT)));
    let lane = Place::local(LocalId(2), vector()).stepped(index, Type::Float(FloatType::Float));
    Function {
        name: "f".into(),
        ret: None,
        params: 4,
        tail: Some(VariadicTail::ellipsis(1)),
        locals: vec![
            local("p0", Type::INT),
            local("p1", s.ty.clone()),
            local("p2", vector()),
            local("p3", LONG),
        ],
        body: vec![
            observe(0, Expr::read(part)),
            observe(1, Expr::read(lane)),
            observe(2, Expr::read(field(s.clone(), 0)).cast(Type::INT)),
            observe(3, Expr::read(field(s, 1)).cast(Type::INT)),
            observe(4, Expr::read(Place::local(LocalId(3), LONG)).cast(double)),
        ],
        recursive: false,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        side: Side::Callee,
    }
}

/// `struct S s = …; void (*p)(int, ...) = &f; p(1, s, (float4){…}, 2.5L);`
fn entry() -> Function {
    let s = Place::local(LocalId(0), Type::Record(RecordId(0)));
    let pointer = Type::FunctionPointer(Box::new(callee().signature()));
    let address = Expr { kind: ExprKind::FunctionAddress(FuncId(1)), ty: pointer.clone() };
    let Init::Record { fields, .. } = value() else { panic!("a record's") };
    let literal = Expr { kind: ExprKind::Literal(Box::new(fields[4].1.clone())), ty: vector() };
    let arguments = vec![Expr::int(1, Type::INT), Expr::read(s.clone()), literal, float(2.5, LONG)];
    let target = Callee::Pointer(Box::new(Expr::read(Place::local(LocalId(1), pointer.clone()))));
    Function {
        name: "entry".into(),
        ret: None,
        params: 0,
        tail: None,
        locals: vec![local("s", s.ty), local("p", pointer)],
        body: vec![
            Stmt::Declare(LocalId(0), LocalInit::Init(value())),
            Stmt::Declare(LocalId(1), LocalInit::Init(Init::Value(address))),
            Stmt::Expr(Expr { kind: ExprKind::Call(target, arguments), ty: Type::Void }),
        ],
        recursive: false,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        side: Side::Caller,
    }
}

fn program() -> Program {
    let constants = vec![("A".into(), 0), ("B".into(), 200)];
    Program {
        target: Target::X86_64Linux,
        enums: vec![EnumDef { tag: "E".into(), constants, packed: true, aligned: None }],
        records: vec![record()],
        globals: Vec::new(),
        functions: vec![entry(), callee()],
        entry: FuncId(0),
    }
}

fn pass(name: &str) -> &'static ReductionPass<Program> {
    Program::PASSES.iter().find(|pass| pass.name == name).expect("a pass has this name")
}

/// Applies all edits of a pass to the program, after checking that each edit alone makes it smaller.
fn edited(name: &str) -> Program {
    let original = program();
    let sites = pass(name).sites(&original);
    assert!(sites > 0, "{name} has nothing to do");
    for site in 0..sites {
        let mut edited = original.clone();
        pass(name).apply(&mut edited, &mut SiteRange::new(site..site + 1));
        assert!(ProgramSize::measure(&edited) < ProgramSize::measure(&original), "{name} at {site}");
    }
    let mut all = original;
    pass(name).apply(&mut all, &mut SiteRange::new(0..sites));
    all
}

/// The types of the record's fields.
fn fields(program: &Program) -> Vec<Type> {
    program.records[0].fields.iter().map(|f| f.ty.clone()).collect()
}

#[test]
fn types_become_plain_ones_everywhere() {
    let plain = edited("type-to-plain");
    let double = Type::Float(FloatType::Double);
    assert_eq!(fields(&plain)[..5], [Type::INT, Type::INT, double.clone(), Type::INT, Type::INT]);
    assert_eq!(plain.functions[1].locals[2].ty, Type::INT);
    assert_eq!(plain.functions[1].locals[3].ty, double);
}

#[test]
fn a_program_without_extensions_is_accepted_by_the_checker() {
    let mut all = program();
    for name in ["type-to-plain", "drop-variadic", "drop-attribute"] {
        let sites = pass(name).sites(&all);
        pass(name).apply(&mut all, &mut SiteRange::new(0..sites));
    }
    // The flexible array is the last field.
    let sites = pass("drop-field").sites(&all);
    pass("drop-field").apply(&mut all, &mut SiteRange::new(sites - 1..sites));
    assert_eq!(fields(&all).len(), 6);
    lang::check::program(&all).unwrap_or_else(|why| panic!("{why}\n{}", lang::print::program(&all)));
}

#[test]
fn complex_numbers_and_vectors_become_their_parts() {
    let parts = edited("type-to-part");
    let types = fields(&parts);
    assert_eq!(types[3], Type::Float(FloatType::Double));
    assert_eq!(types[4], Type::Float(FloatType::Float));
}

#[test]
fn variables_parameters_and_results_become_int_or_long() {
    let mut sample = program();
    sample.functions[1].ret = Some(Type::Int(IntType::UBitInt(65)));
    let numbers = |program: &Program| {
        let locals = program.functions.iter().flat_map(|f| f.locals.iter().map(|l| l.ty.clone()));
        let declared = locals.chain(program.functions.iter().filter_map(|f| f.ret.clone()));
        declared.filter(|ty| matches!(ty, Type::Int(_) | Type::Float(_))).collect::<Vec<_>>()
    };
    let edited = |name: &str| {
        let mut edited = sample.clone();
        pass(name).apply(&mut edited, &mut SiteRange::new(0..pass(name).sites(&sample)));
        numbers(&edited)
    };
    let double = Type::Float(FloatType::LongDouble);
    assert_eq!(numbers(&sample), [Type::INT, double.clone(), Type::Int(IntType::UBitInt(65))]);
    assert_eq!(edited("declared-to-int"), [Type::INT, Type::INT, Type::INT]);
    assert_eq!(edited("declared-to-long"), [Type::INT, double, Type::Int(IntType::Long)]);
}

#[test]
fn types_become_narrower() {
    let halved = edited("halve-type");
    assert_eq!(fields(&halved)[1], Type::Int(IntType::BitInt(20)));
    assert_eq!(fields(&halved)[4], Type::Vector(Box::new(Type::Float(FloatType::Float)), 2));
    assert_eq!(fields(&edited("narrow-type"))[1], Type::Int(IntType::BitInt(39)));
}

#[test]
fn parameters_of_variadic_functions_get_names() {
    let named = edited("drop-variadic");
    assert_eq!(named.functions[1].tail, None);
    let Type::FunctionPointer(signature) = &named.functions[0].locals[1].ty else { panic!("a pointer") };
    assert_eq!(signature.tail, None);
}

#[test]
fn a_function_that_loses_its_only_named_parameter_is_not_variadic() {
    let mut shorter = program();
    pass("drop-parameter").apply(&mut shorter, &mut SiteRange::new(0..1));
    assert_eq!((shorter.functions[1].params, shorter.functions[1].tail), (3, None));
    let mut shorter = program();
    pass("drop-parameter").apply(&mut shorter, &mut SiteRange::new(1..2));
    assert_eq!(
        (shorter.functions[1].params, shorter.functions[1].tail),
        (3, Some(VariadicTail::ellipsis(1)))
    );
}

#[test]
fn structures_lose_microsofts_layout() {
    let mut smaller = program();
    smaller.records[0].ms_struct = true;
    pass("drop-attribute").apply(&mut smaller, &mut SiteRange::new(0..1));
    assert!(!smaller.records[0].ms_struct);
}

#[test]
fn complex_integers_become_complex_ints() {
    let mut smaller = program();
    let complex = |part: IntType| Type::Complex(part.into());
    smaller.records[0].fields.truncate(1);
    smaller.records[0].fields[0].ty = complex(IntType::UShort);
    let found: Vec<Type> = (0..8)
        .map(|site| {
            let mut candidate = smaller.clone();
            pass("halve-type").apply(&mut candidate, &mut SiteRange::new(site..site + 1));
            candidate.records[0].fields[0].ty.clone()
        })
        .collect();
    assert!(found.contains(&complex(IntType::Int)), "{found:?}");
}

#[test]
fn unions_lose_their_transparency() {
    let mut smaller = program();
    smaller.records[0].transparent = true;
    pass("drop-attribute").apply(&mut smaller, &mut SiteRange::new(0..1));
    assert!(!smaller.records[0].transparent);
}

#[test]
fn records_lose_their_storage_order() {
    let mut smaller = program();
    smaller.records[0].big_endian = true;
    pass("drop-attribute").apply(&mut smaller, &mut SiteRange::new(0..1));
    assert!(!smaller.records[0].big_endian);
}

#[test]
fn records_get_a_tag() {
    let mut smaller = program();
    smaller.records[0].untagged = true;
    let before = smaller.size();
    pass("drop-attribute").apply(&mut smaller, &mut SiteRange::new(0..1));
    assert!(!smaller.records[0].untagged);
    assert!(smaller.size() < before);
}

#[test]
fn members_lose_atomic() {
    let mut smaller = program();
    smaller.records[0].fields[0].atomic = true;
    pass("drop-attribute").apply(&mut smaller, &mut SiteRange::new(0..1));
    assert!(!smaller.records[0].fields[0].atomic);
}

#[test]
fn enumerations_lose_their_alignment() {
    let mut smaller = program();
    smaller.enums[0] = EnumDef { packed: false, aligned: Align::from_bytes(8), ..smaller.enums[0].clone() };
    pass("drop-attribute").apply(&mut smaller, &mut SiteRange::new(0..1));
    assert_eq!(smaller.enums[0].aligned, None);
}

#[test]
fn enumerations_are_unpacked() {
    assert!(!edited("drop-attribute").enums[0].packed);
}
