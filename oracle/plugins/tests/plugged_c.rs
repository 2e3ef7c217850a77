//! C compilers through the protocol of plug-in engines: the reference holds, and what is wrong is found.

mod support;

use lang::Target;
use plugins::{CallFault, Direction, PassedObject};
use support::{agrees, engine, faults, reports, unit, workshop};

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

#[test]
fn what_tcc_passes_wrongly_is_found_in_both_directions() {
    let workshop = workshop(Target::default());
    let Some(tcc) = engine(&workshop, "tcc") else { return };
    // tcc takes one class for both eightbytes (corpus/regressions/tcc_one_class_for_both_eightbytes.c).
    let unit = unit("struct S { float a, b; int c; }; struct S f(struct S, double); int g(int, double);");
    for report in reports(&workshop, &tcc, &unit) {
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
