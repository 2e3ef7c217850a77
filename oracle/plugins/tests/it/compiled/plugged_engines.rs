//! The engines of the tree that are not C compilers of the reference: each gets a unit of ordinary things right.

use crate::it::support;

use lang::Target;
use support::{agrees, agrees_in_rounds, unit};

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

const ADA: &str = "
enum K { LOW = -3, HIGH = 40 };
enum __attribute__((packed)) J { FEW = 1, MANY = 200 };
struct A { int a; float b; double c; };
struct B { signed char c; int n : 3; unsigned m : 9; long : 0; _Bool t : 1; };
union U { float f; struct A a; int i[5]; };
struct __attribute__((packed)) P { signed char c; double d; enum K k; };
struct M { signed char c; int i __attribute__((aligned(8))); short s __attribute__((packed)); };
struct H { float a, b, c; } __attribute__((aligned(16)));
struct N { struct B b; unsigned short s[3][2]; void *p; enum J j; unsigned __int128 i; };
struct L { long double x; _Complex float z; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, unsigned, unsigned short, _Bool);
union U f2(union U, union U);
struct P f3(struct P, enum K, enum J);
struct N f4(int, struct N, struct L, double);
struct H f5(struct H, __int128, struct H);
_Complex double f6(_Complex float, long double, struct L);
long f7(long, long, long, long, long, long, long, struct A, unsigned char);
double f8(int, ... /* passes: double, long */);
struct M f9(struct M);
void f10(void);
";

const PASCAL: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { signed char c; unsigned short s[3]; _Bool t; void *p; };
union U { float f; struct A a; int i[5]; };
struct P { signed char c; double d; enum K k; };
struct N { struct B b; short s[3][2]; void *p; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, unsigned, long);
union U f2(union U, union U);
struct P f3(struct P, enum K);
struct N f4(int, struct N, double);
long double f5(long, long double);
long f6(long, long, long, long, long, long, long, struct A, unsigned char);
void f7(void);
";

const PLAIN_C: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; short b; long c; };
struct B { char c; int n : 3; unsigned m : 9; };
union U { struct A a; int i[5]; };
struct N { struct B b; short s[3]; void *p; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, signed char, unsigned short, int);
struct N f2(int, struct N, double);
union U f3(union U, enum K);
long f4(long, long, long, long, long, long, long, struct N, char);
void f5(void);
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

const LIBFFI: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { char c; unsigned short s[3]; _Bool t; void *p; };
struct F { float x, y, z; };
struct L { long double x; };
struct N { struct B b; struct { short s; }; struct F f[2]; enum K k; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, signed char, unsigned short, _Bool);
struct F f2(struct F, struct F, float);
struct N f3(int, struct N, struct L, double);
long double f4(long double, struct L);
short f5(long, long, long, long, long, long, long, struct A, char);
_Complex double f6(_Complex float, double);
void f7(void);
enum K f8(enum K, void *);
double f9(int, ... /* passes: double, struct A, long */);
";

const ZIG: &str = "
enum K { LOW = -3, HIGH = 40 };
enum __attribute__((packed)) J { FEW = 1, MANY = 200 };
struct A { int a; float b; double c; };
struct B { char c; unsigned short s[3]; _Bool t; void *p; };
union U { float f; struct A a; int i[5]; };
struct __attribute__((packed)) P { char c[40]; double d; enum K k; };
struct M { char c; int i __attribute__((aligned(8))); short s __attribute__((packed)); char d; };
struct H { float a, b, c; } __attribute__((aligned(16)));
struct N { struct B b; union { long l; int e; }; struct H h[2]; enum J j; __int128 i; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, signed char, unsigned short, _Bool);
union U f2(union U, union U);
struct P f3(struct P, enum K, enum J);
struct N f4(int, struct N, float, double);
struct H f5(struct H, struct H);
long f6(long, long, long, long, long, long, long, struct A, char);
struct M f7(struct M);
void f8(void);
short f9(float, short);
";

/// Without small integers as parameters: gdc does not extend them to 32 bits, and callees of clang rely on it.
const D: &str = "
enum K { LOW = -3, HIGH = 40 };
enum __attribute__((packed)) J { FEW = 1, MANY = 200 };
struct A { int a; float b; double c; };
struct B { char c; unsigned short s[3]; _Bool t; void *p; };
union U { float f; struct A a; int i[5]; };
struct M { char c; int i __attribute__((aligned(8))); char d; };
struct H { float a, b, c; } __attribute__((aligned(16)));
struct N { struct B b; union { long l; int e; }; struct H h[2]; enum J j; };
struct L { long double x; char t; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, unsigned, int);
union U f2(union U, union U);
enum K f3(enum K);
struct N f4(int, struct N, float, double);
struct H f5(struct H, struct H);
long f6(long, long, long, long, long, long, long, struct A, long);
struct M f7(struct M);
void f8(void);
struct L f9(struct L, float, long);
";

/// C11 without attributes, and without small integers as parameters.
const IMPORT_C: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { char c; unsigned short s[3]; _Bool t; void *p; };
union U { float f; struct A a; int i[5]; };
struct N { struct B b; union { long l; int e; }; };
struct L { long double x; char t; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, unsigned, int);
union U f2(union U, union U);
enum K f3(enum K);
struct N f4(int, struct N, float, double);
long f6(long, long, long, long, long, long, long, struct A, long);
void f8(void);
struct L f9(struct L, float, long);
typedef struct { int a; short b; } T;
typedef union { T t[2]; double d; } V;
T f10(V, int, T);
V f11(double, T, V);
";

/// Functions that every script can define and call, followed by those that each can call.
const SCRIPT: &str = "
enum K { LOW = -3, HIGH = 40 };
short f0(long, long, long, long, long, long, long, char, short);
double f1(float, double, _Bool, unsigned);
void f2(void);
enum K f3(enum K, void *);
_Bool f4(_Bool, unsigned long long, signed char);
float f5(double, float);
void *f6(int, void *);
struct A { int a; float b; double c; };
struct B { char c; unsigned short s[3]; _Bool t; void *p; };
struct F { float x, y, z; };
struct N { struct B b; struct F f[2]; enum K k; };
void f7(struct A, int, struct B);
int f8(struct F, struct F, float, struct N);
struct A f9(struct A, int, struct B);
struct B f10(struct B, signed char, short, _Bool);
struct F f11(struct F, struct F, float);
struct N f12(int, struct N, double);
double f13(int, ... /* passes: double, long, int */);
typedef struct { int a; double b; } T;
typedef struct { T t[2]; char c; } V;
void f14(T, int, V);
T f15(double, T);
V f16(V, T);
";

/// An enumeration with an attribute that no `cdef` takes, beside what does without it.
const BESIDE_OTHERS: &str = "
enum __attribute__((packed)) E { LOW, HIGH };
enum K { FEW = -3, MANY = 40 };
struct A { enum K k; double c; };
struct A f0(struct A, int);
void f1(enum E);
";

/// Records of scalars, without arrays: PHP counts the number of elements as one, and records of Platypus hold no records.
const FLAT: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { signed char c; unsigned short s; _Bool t; void *p; };
struct F { float x, y, z; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, signed char, short, _Bool);
struct F f2(struct F, struct F, float);
short f3(long, long, long, long, long, long, long, signed char, short);
enum K f4(enum K, void *);
double f5(float, double, _Bool, unsigned);
void f6(void);
typedef struct { int a; double b; } T;
T f7(T, double);
";

/// Every record that cgo has by value; it has no `...` and no `long double`.
const GO: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { char c; int n : 3; unsigned m : 9; long : 0; _Bool t; };
union U { float f; struct A a; int i[5]; };
struct N { struct B b; short s[3]; void *p; };
struct A f0(struct A, int, struct B);
union U f1(union U, signed char, unsigned short, _Bool);
struct N f2(int, struct N, _Complex double);
_Complex float f3(enum K, void *, _Complex float);
long f4(long, long, long, long, long, long, long, struct A, char);
void f5(void);
";

/// Functions without `...`, which Guile has none of.
const GUILE: &str = "
enum K { LOW = -3, HIGH = 40 };
struct A { int a; float b; double c; };
struct B { char c; unsigned short s[3]; _Bool t; void *p; };
struct F { float x, y, z; };
struct N { struct B b; struct F f[2]; enum K k; };
struct A f0(struct A, int, struct B);
struct B f1(struct B, signed char, short, _Bool);
struct N f2(int, struct N, double);
short f3(long, long, long, long, long, long, long, char, short);
void *f4(struct F, struct F, float, void *);
void f5(void);
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

/// The same for engines of other platforms.
macro_rules! plugged_elsewhere {
    ($($name:ident: $engine:literal, $target:ident, $unit:expr;)*) => {$(
        #[test]
        fn $name() {
            let c = format!("/* target: {} */\n{}", Target::$target.name(), $unit);
            agrees(Target::$target, $engine, &unit(&c));
        }
    )*};
}

plugged! {
    rustc: "rustc", RUST;
    rustc_nightly: "rustc-nightly", RUST;
    rustc_cranelift: "rustc-cranelift", RUST;
    zig_llvm: "zig-llvm", ZIG;
    zig_self_hosted: "zig-self-hosted", ZIG;
    ldc: "ldc", D;
    gdc: "gdc", D;
    ldc_importc: "ldc-importc", IMPORT_C;
    gdc_importc: "gdc-importc", IMPORT_C;
    gfortran: "gfortran", FORTRAN;
    libffi: "libffi", LIBFFI;
    luajit: "luajit", SCRIPT;
    ctypes: "ctypes", SCRIPT;
    cffi: "cffi", SCRIPT;
    cffi_beside_what_it_cannot_say: "cffi", BESIDE_OTHERS;
    ocaml_ctypes: "ocaml-ctypes", FLAT;
    cgo: "cgo", GO;
    java: "java", SCRIPT;
    php: "php", FLAT;
    ruby_ffi: "ruby-ffi", SCRIPT;
    platypus: "platypus", FLAT;
    guile: "guile", GUILE;
    flang_22: "flang-22", FORTRAN;
    gnat: "gnat", ADA;
    free_pascal: "fpc", PASCAL;
    pcc: "pcc", PLAIN_C;
    tcc_current: "tcc-current", PLAIN_C;
}

#[test]
fn koffi() {
    agrees_in_rounds(plugins::values::ROUNDS - 1, Target::default(), "koffi", &unit(SCRIPT));
}

plugged_elsewhere! {
    libffi_aarch64: "libffi-aarch64", AArch64Linux, LIBFFI;
    rustc_aarch64: "rustc-aarch64", AArch64Linux, RUST;
    rustc_riscv64: "rustc-riscv64", RiscV64Linux, RUST;
    zig_aarch64: "zig-aarch64", AArch64Linux, ZIG;
    zig_riscv64: "zig-riscv64", RiscV64Linux, ZIG;
    flang_22_aarch64: "flang-22-aarch64", AArch64Linux, FORTRAN;
    flang_22_riscv64: "flang-22-riscv64", RiscV64Linux, FORTRAN;
    clang_22_aarch64: "clang-22-aarch64", AArch64Linux, RUST;
    clang_22_riscv64: "clang-22-riscv64", RiscV64Linux, RUST;
    gfortran_aarch64: "gfortran-aarch64", AArch64Linux, FORTRAN;
    gfortran_riscv64: "gfortran-riscv64", RiscV64Linux, FORTRAN;
    gdc_aarch64: "gdc-aarch64", AArch64Linux, D;
    gdc_riscv64: "gdc-riscv64", RiscV64Linux, D;
    ldc_aarch64: "ldc-aarch64", AArch64Linux, IMPORT_C;
}
