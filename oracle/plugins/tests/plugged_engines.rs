//! The engines of the tree that are not C compilers of the reference: each gets a unit of ordinary things right.

mod support;

use lang::Target;
use support::{agrees, unit};

const FORTRAN: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { signed char c[3]; short s; _Bool t; char k; };
struct N { struct B b; int i[2][3]; void *p; };
struct L { long double x; _Complex double z; };
struct Q { __float128 q; __int128 i; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, int, _Bool, long);
struct N f2(int, struct N, double);
enum K f3(enum K, long, void *);
_Complex double f4(_Complex float, long double, struct L);
struct Q f5(struct Q, __int128, __float128);
long f6(long, long, long, long, long, long, long, struct A, float);
void f7(void);
";

const RUST: &str = "
enum K { LOW = -3, HIGH = 40 };
enum __attribute__((packed)) J { FEW = 1, MANY = 200 };
struct E {};
struct A { int a; float b; double c; };
struct B { char c; unsigned short s[3]; _Bool t; void *p; };
union U { float f; struct A a; int i[5]; };
struct __attribute__((packed)) P { char c; double d; enum K k; };
struct M { char c; int i __attribute__((aligned(8))); short s __attribute__((packed)); char d; };
struct H { float a, b, c; } __attribute__((aligned(16)));
struct N { struct B b; union { long l; struct E e; }; struct H h[2]; enum J j; __int128 i; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, signed char, unsigned short, _Bool);
union U f2(union U, union U);
struct P f3(struct P, enum K, enum J);
struct N f4(int, struct N, float, double);
struct H f5(struct H, __int128, unsigned __int128);
long f6(long, long, long, long, long, long, long, struct A, char);
struct M f7(struct M);
void f8(void);
struct E f9(struct E, float, short);
int f10(int, ... /* passes: double, struct A, long */);
";

/// A test for each engine: it gets a unit right.
macro_rules! plugged {
    ($($name:ident: $engine:literal, $unit:expr;)*) => {$(
        #[test]
        fn $name() {
            agrees(Target::default(), $engine, &unit($unit));
        }
    )*};
}

plugged! {
    rustc: "rustc", RUST;
    rustc_nightly: "rustc-nightly", RUST;
    rustc_cranelift: "rustc-cranelift", RUST;
    gfortran: "gfortran", FORTRAN;
    flang_22: "flang-22", FORTRAN;
}
