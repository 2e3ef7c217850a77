//! Programs that show the faults in integers of more than 128 bits, software formats, vectors and variadic calls.

use interpreter::Fault;

/// The declarations of every program.
const HEAD: &str = "
declare void @bf_observe(i32, i64)
declare void @llvm.va_start.p0(ptr)
";

/// A program that shows a fault.
pub(crate) enum FaultProgram {
    /// `main` with this body, on x86-64.
    Main(&'static str),
    /// `main` calls a variadic function that observes its `va_list`.
    Variadic {
        target: &'static str,
        params: &'static str,
        /// Types, then values, of the arguments.
        args: (&'static str, &'static str),
        shown: VaListObservation,
    },
}

/// An observation of a `va_list`, by byte position.
pub(crate) enum VaListObservation {
    /// The number at a position.
    Number(i64),
    /// The word at this distance from the address at this position.
    Word(i64, i64),
}

use FaultProgram::{Main, Variadic};
use VaListObservation::{Number, Word};

impl FaultProgram {
    pub(crate) fn text(&self) -> String {
        match self {
            Main(body) => format!("{HEAD}define void @main() {{\n{body}\n  ret void\n}}"),
            Variadic { target, params, args: (types, values), shown } => format!(
                "{HEAD}target triple = \"{target}-linux-gnu\"
                 define void @f({params}, ...) {{
                   %list = alloca [32 x i8], align 8
                   call void @llvm.va_start.p0(ptr %list)
                   {}
                   call void @bf_observe(i32 1, i64 %x)
                   ret void
                 }}
                 define void @main() {{
                   call void ({types}, ...) @f({values})
                   ret void
                 }}",
                shown.text()
            ),
        }
    }
}

impl VaListObservation {
    fn text(&self) -> String {
        match self {
            Number(at) => format!(
                "%p = getelementptr i8, ptr %list, i64 {at}
                 %n = load i32, ptr %p
                 %x = zext i32 %n to i64"
            ),
            Word(at, distance) => format!(
                "%p = getelementptr i8, ptr %list, i64 {at}
                 %area = load ptr, ptr %p
                 %q = getelementptr i8, ptr %area, i64 {distance}
                 %x = load i64, ptr %q"
            ),
        }
    }
}

pub(crate) const PROGRAMS: &[(Fault, FaultProgram)] = &[
    (
        Fault::ExtendedInDouble,
        Main(
            "  %third = fdiv x86_fp80 0xK3FFF8000000000000000, 0xK4000C000000000000000
               %bits = bitcast x86_fp80 %third to i80
               %low = trunc i80 %bits to i64
               call void @bf_observe(i32 1, i64 %low)",
        ),
    ),
    (
        Fault::QuadInDouble,
        Main(
            "  %third = fdiv fp128 0xL00000000000000003FFF000000000000, 0xL00000000000000004000800000000000
               %bits = bitcast fp128 %third to i128
               %low = trunc i128 %bits to i64
               call void @bf_observe(i32 1, i64 %low)",
        ),
    ),
    (
        Fault::HalfCut,
        Main(
            "  %half = fptrunc double 2051.0 to half
               %whole = fptosi half %half to i64
               call void @bf_observe(i32 1, i64 %whole)",
        ),
    ),
    (
        Fault::LongShiftInWord,
        Main(
            "  %high = shl i200 5, 130
               %low = trunc i200 %high to i64
               call void @bf_observe(i32 1, i64 %low)",
        ),
    ),
    (
        Fault::LongCarryLost,
        Main(
            "  %sum = add i200 340282366920938463463374607431768211455, 1
               %high = lshr i200 %sum, 128
               %low = trunc i200 %high to i64
               call void @bf_observe(i32 1, i64 %low)",
        ),
    ),
    (
        Fault::LanesReversed,
        Main(
            "  %lanes = bitcast i64 7 to <2 x i32>
               %lane = extractelement <2 x i32> %lanes, i32 0
               %wide = zext i32 %lane to i64
               call void @bf_observe(i32 1, i64 %wide)",
        ),
    ),
    (
        Fault::ExtendedStoreShort,
        Main(
            "  %slot = alloca i128, align 16
               store i128 -1, ptr %slot, align 16
               store x86_fp80 0xK3FFF8000000000000000, ptr %slot, align 16
               %high = getelementptr i8, ptr %slot, i64 8
               %word = load i64, ptr %high, align 8
               call void @bf_observe(i32 1, i64 %word)",
        ),
    ),
    (
        Fault::VaStartForgetsGeneral,
        Variadic {
            target: "x86_64",
            params: "i32 %a, i32 %b",
            args: ("i32, i32", "i32 1, i32 2, i32 3"),
            shown: Number(0),
        },
    ),
    (
        Fault::VaStartForgetsVector,
        Variadic {
            target: "aarch64",
            params: "i32 %a, double %b",
            args: ("i32, double", "i32 1, double 2.0"),
            shown: Number(28),
        },
    ),
    (
        Fault::VaStartForgetsStack,
        Variadic {
            target: "x86_64",
            params: "i32 %a, x86_fp80 %b",
            args: (
                "i32, x86_fp80",
                "i32 1, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK40008000000000000001",
            ),
            shown: Word(8, 0),
        },
    ),
    (
        Fault::VaVectorSlotShort,
        Variadic {
            target: "x86_64",
            params: "i32 %a",
            args: ("i32", "i32 1, double 2.0, double 3.0"),
            shown: Word(16, 64),
        },
    ),
    (
        Fault::VaExtendedUnaligned,
        Variadic {
            target: "x86_64",
            params: "i32 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g",
            args: (
                "i32, i64, i64, i64, i64, i64",
                "i32 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, x86_fp80 0xK3FFF8000000000000000",
            ),
            shown: Word(8, 16),
        },
    ),
    (
        Fault::VaBlockBackFills,
        Variadic {
            target: "aarch64",
            params: "i32 %a, [6 x i64] %b",
            args: ("i32, [6 x i64]", "i32 1, [6 x i64] zeroinitializer, [2 x i64] [i64 2, i64 3], i64 4"),
            shown: Word(0, 16),
        },
    ),
    (
        Fault::VaPairAtOdd,
        Variadic { target: "aarch64", params: "i32 %a", args: ("i32", "i32 1, i128 2"), shown: Word(8, -48) },
    ),
];
