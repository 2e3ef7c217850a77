//! C compilers through the protocol of plug-in engines: the reference holds, and what is wrong is found.

use crate::it::support;

use lang::Target;
use plugins::{CallFault, Direction, LayoutFact, Method, PassedObject, UnitReport, bundled};
use support::{agrees, engine, faults, reports, tools, unit};

/// Records and functions of every kind that the references have.
const UNIT: &str = "
struct E {};
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { char c; int n : 3; unsigned m : 9; long : 0; _Bool t : 1; };
union U { float f; struct A a; int i[5]; };
struct __attribute__((packed)) P { char c; double d; enum K k; };
struct N { struct B b; short s[3]; void *p; };
struct L { long double x; };
struct H { float a, b, c; } __attribute__((aligned(16)));
struct A f0(struct A, int, struct B);
struct B f1(struct B, signed char, unsigned short, _Bool);
union U f2(union U, union U);
struct P f3(struct P, enum K);
struct N f4(int, struct N, struct L, double);
struct H f5(struct H, __int128, struct H);
_Complex double f6(_Complex float, long double, struct L);
long f7(long, long, long, long, long, long, long, struct A, char);
double f8(int, ...);
void f9(void);
struct E f10(struct E, float, short);
";

#[test]
fn compilers_of_the_reference_agree_with_each_other() {
    let unit = unit(UNIT);
    for target in Target::ALL {
        let names: &[&str] = if target == Target::default() { &["gcc", "clang-19"] } else { &[] };
        names.iter().for_each(|name| agrees(target, name, &unit));
    }
}

/// Types that only gcc has, on x86-64.
const OF_GCC: &str = r#"
struct D { _Decimal64 a; _Decimal32 b; };
struct Q { _Decimal128 a; };
union V { _Decimal128 a; long b; };
struct __attribute__((scalar_storage_order("big-endian"))) O { int a; short b; float c; };
struct __attribute__((scalar_storage_order("big-endian"))) B { int a : 3; unsigned b : 13; long c : 40; _Bool d : 1; };
struct N { struct B b; char *p; };
_Decimal128 f0(_Decimal32, _Decimal64, _Decimal128, double);
struct D f1(struct D, struct Q);
struct Q f2(double, double, double, double, double, double, double, struct Q, struct D);
union V f3(union V, int);
struct O f4(struct O, int, struct O);
struct B f5(struct B);
struct N f6(struct N, struct B);
_Decimal64 f7(int, ... /* passes: _Decimal32, _Decimal128, struct O */);
"#;

/// Types that gcc and clang have.
const TRANSPARENT: &str = "
enum K { LOW = -3, HIGH = 40 };
union __attribute__((transparent_union)) T { int i; float x; enum K k; };
union __attribute__((transparent_union)) W { __int128 i; __float128 x; };
struct S { union T t; double d; };
union T f0(union T, double, union T);
union W f1(long, union W, long, union W);
struct S f2(struct S, union T);
";

#[test]
fn decimals_storage_orders_and_transparent_unions_are_passed() {
    agrees(Target::default(), "gcc", &unit(OF_GCC));
    for name in ["gcc", "clang-19"] {
        agrees(Target::default(), name, &unit(TRANSPARENT));
    }
}

/// gcc with another meaning for a word.
fn gcc_with(definition: &str, c: &str) -> Vec<UnitReport> {
    let tools = tools(Target::default());
    let Some(mut gcc) = engine(&tools, "gcc") else { return Vec::new() };
    let Method::Objects { build, .. } = &mut gcc.spec.method else { panic!("gcc makes objects") };
    build[0].insert(1, format!("-D{definition}"));
    reports(&tools, &gcc, &unit(c))
}

#[test]
fn a_compiler_that_passes_over_a_storage_order_is_found() {
    let order = "scalar_storage_order(\"big-endian\")";
    let c = format!("struct __attribute__(({order})) S {{ int a : 3; int b : 9; }}; struct S f(struct S);");
    for report in gcc_with("scalar_storage_order(order)=unused", &c) {
        let wrong: Vec<LayoutFact> = report.layouts.iter().map(|difference| difference.what).collect();
        assert_eq!(wrong, [LayoutFact::Bits(0), LayoutFact::Bits(1)]);
    }
}

#[test]
fn a_compiler_that_passes_decimals_as_integers_is_found() {
    for report in gcc_with("_Decimal64=long", "_Decimal64 f(_Decimal64, int); int g(double, int);") {
        let [wrong, right] = &report.functions[..] else { panic!("two functions") };
        assert!(wrong.faults.iter().any(|(direction, _)| *direction == Direction::EngineCalls));
        assert!(wrong.faults.iter().any(|(direction, _)| *direction == Direction::EngineIsCalled));
        assert_eq!(right.faults, []);
    }
}

/// Frames of several sizes, so that the memory for one result at least is not aligned to 64 by chance.
const IN_MEMORY: &str = "
struct P { long a, b; };
struct __attribute__((aligned(64))) S { long a[8]; };
struct S f0(void);
struct S f1(struct P);
struct S f2(struct P, struct P);
struct S f3(struct P, struct P, struct P);
";

#[test]
fn a_caller_whose_memory_for_a_result_is_misaligned_is_found() {
    for report in gcc_with("aligned(n)=unused", IN_MEMORY) {
        let all = report.functions.iter().flat_map(|function| &function.faults);
        let misaligned = all.filter(|(direction, fault)| {
            let is_found = matches!(fault, CallFault::ResultMemory { align: 64, got: ..64 });
            is_found && *direction == Direction::EngineCalls
        });
        assert!(misaligned.count() > 0, "{:?}", faults(&report));
    }
}

/// A compiler may have a result that is assigned written to a temporary, as gcc 12 does, and aligns to 16.
#[test]
fn results_aligned_to_more_than_the_stack_are_assigned() {
    let c = "struct R { int m; } __attribute__((aligned(32))); struct S { long m[3]; } __attribute__((aligned(16)));
             struct R f(int); struct S g(int);";
    let spec = bundled().unwrap().into_iter().find(|spec| spec.name == "gcc").unwrap();
    let text = plugins::text(&spec, &unit(c)).unwrap();
    assert!(text.contains("struct R0 r;\n    r = r_0(a0);"), "{text}");
    assert!(text.contains("struct R1 r = r_1(a0);"), "{text}");
}

#[test]
fn a_callee_that_takes_the_memory_for_aligned_beyond_its_type_is_found() {
    let c = "struct S { long a[8]; } __attribute__((aligned(8))); struct S f(long);";
    let crashes = |report: &UnitReport| {
        let faults = report.functions.iter().flat_map(|function| &function.faults);
        faults
            .filter(|(direction, fault)| {
                *direction == Direction::EngineIsCalled && matches!(fault, CallFault::Signal(_))
            })
            .count()
    };
    assert!(gcc_with("aligned(n)=aligned(64)", c).iter().any(|report| crashes(report) > 0));
}

#[test]
fn what_tcc_passes_wrongly_is_found_in_both_directions() {
    let tools = tools(Target::default());
    let Some(tcc) = engine(&tools, "tcc") else { return };
    // tcc takes one class for both eightbytes (corpus/regressions/tcc_one_class_for_both_eightbytes.c).
    let unit = unit("struct S { float a, b; int c; }; struct S f(struct S, double); int g(int, double);");
    for report in reports(&tools, &tcc, &unit) {
        let [wrong, right] = &report.functions[..] else { panic!("two functions") };
        let directions: Vec<Direction> = wrong.faults.iter().map(|(direction, _)| *direction).collect();
        assert!(directions.contains(&Direction::EngineCalls), "{:?}", faults(&report));
        assert!(directions.contains(&Direction::EngineIsCalled), "{:?}", faults(&report));
        let values = wrong.faults.iter().filter_map(|(_, fault)| match fault {
            CallFault::Value { object, .. } => Some(*object),
            _ => None,
        });
        assert!(values.into_iter().any(|object| object == PassedObject::Parameter(0)));
        assert_eq!(right.faults, []);
        assert_eq!(report.layouts, []);
    }
}
