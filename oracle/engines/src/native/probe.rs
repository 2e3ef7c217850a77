//! The capabilities that a compiler lacks, found by asking it: one small text for each capability, in the words of our printer.

use std::collections::HashMap;
use std::ffi::OsString;
use std::path::Path;
use std::sync::{LazyLock, Mutex, PoisonError};

use lang::{Capabilities, Target};
use lowering::abi::VectorUnit;

use super::compiler::{Configuration, Input};
use super::discovery::Discovery;
use super::link::{LinkError, Linker};
use super::platform::Runner;
use super::question::Question;
use super::toolchain::{ToolchainError, command};
use crate::process::{Command, End};

/// A capability and a text that only a compiler that has it compiles.
struct Probe {
    of: Capabilities,
    text: &'static str,
}

const PROBES: &[Probe] = &[
    Probe {
        of: Capabilities::INT128,
        text: "__int128 int128_f(unsigned __int128 a) { return (__int128)a / 3; }",
    },
    Probe {
        of: Capabilities::INT128_BIT_FIELD,
        text: "struct int128_S { unsigned __int128 a : 70; __int128 b : 5; };\n\
               int int128_g(struct int128_S s) { return s.a == 1; }",
    },
    Probe {
        of: Capabilities::BIT_INT,
        text: "_BitInt(128) bitint_f(unsigned _BitInt(17) a) { return (_BitInt(128))a * 3; }",
    },
    Probe {
        of: Capabilities::WIDE_BIT_INT,
        text: "_BitInt(255) bitint_g(unsigned _BitInt(129) a) { return (_BitInt(255))a + 3; }",
    },
    Probe {
        of: Capabilities::BIT_INT_BIT_FIELD,
        text: "struct bitint_S { _BitInt(20) a : 17; unsigned _BitInt(70) b : 65; };\n\
               int bitint_h(struct bitint_S s) { return s.a == 1; }",
    },
    Probe {
        of: Capabilities::HALF,
        text: "struct half_S { _Float16 a; };\nfloat half_f(_Float16 a, struct half_S s) { return (float)(a + s.a); }",
    },
    Probe {
        of: Capabilities::LONG_DOUBLE,
        text: "struct long_S { long double a; };\n\
               double long_f(long double a, struct long_S s) { return (double)(a - (long double)(double)s.a); }",
    },
    Probe {
        of: Capabilities::COMPLEX,
        text: "_Complex double complex_f(_Complex float a) {\n\
               _Complex double z = __builtin_complex((double)__real__ a, 1.0); __imag__ z = 2.0; return z; }",
    },
    Probe {
        of: Capabilities::COMPLEX_LONG_DOUBLE,
        text: "_Complex long double complex_g(long double a) { return __builtin_complex(a, 1.0L); }",
    },
    Probe {
        of: Capabilities::VECTOR,
        text: "typedef int vector_V __attribute__((vector_size(16)));\n\
               vector_V vector_f(vector_V v) { v[1] = 3; return v; }\n\
               vector_V vector_g(void) { return (vector_V){1, 2, 3, 4}; }",
    },
    // Without such registers gcc and clang compile them too, and pass them each in its own way (psABI 3.2.3, note on
    // __m256 and __m512: only with AVX and AVX-512).
    Probe {
        of: Capabilities::VECTOR_32,
        text: "#if defined __x86_64__ && !defined __AVX__\n#error no registers\n#endif\n\
               typedef int vector_W __attribute__((vector_size(32)));\nvector_W vector_h(vector_W v) { return v; }",
    },
    Probe {
        of: Capabilities::VECTOR_64,
        text: "#if defined __x86_64__ && !defined __AVX512F__\n#error no registers\n#endif\n\
               typedef int vector_X __attribute__((vector_size(64)));\nvector_X vector_i(vector_X v) { return v; }",
    },
    Probe {
        of: Capabilities::EMPTY_RECORD,
        text: "struct empty_E { };\nstruct empty_U { int : 3; int : 0; };\n\
               struct empty_E empty_f(struct empty_E e, struct empty_U u) { struct empty_E r = {}; (void)e; return r; }",
    },
    Probe {
        of: Capabilities::FLEXIBLE_ARRAY,
        text: "struct flexible_S { int n; int m[]; };\nint flexible_f(struct flexible_S s) { return s.n; }",
    },
    Probe {
        of: Capabilities::PACKED_ENUM,
        text: "enum __attribute__((packed)) packed_E { packed_A = 1 };\n\
               _Static_assert(sizeof(enum packed_E) == 1, \"packed\");",
    },
    Probe {
        of: Capabilities::VARIADIC,
        text: "int variadic_f(int a, ...) { __builtin_va_list ap; __builtin_va_start(ap, a);\n\
               double d = __builtin_va_arg(ap, double); __builtin_va_end(ap); return d > 0; }",
    },
    Probe {
        of: Capabilities::VARIADIC_RECORD,
        text: "struct variadic_S { int a; double b; };\n\
               int variadic_g(int a, ...) { __builtin_va_list ap; __builtin_va_start(ap, a);\n\
               struct variadic_S s = __builtin_va_arg(ap, struct variadic_S); __builtin_va_end(ap); return s.a; }",
    },
    Probe {
        of: Capabilities::PRAGMA_PACK,
        text: "#pragma pack(push, 2)\nstruct pragma_S { char a; int b; };\n#pragma pack(pop)\n\
               _Static_assert(sizeof(struct pragma_S) == 6, \"pragma pack\");",
    },
    Probe {
        of: Capabilities::STORAGE16,
        text: "struct storage_S { __fp16 a, b; };\n\
               float storage_f(struct storage_S s) { s.a = s.b; return s.a + (__fp16)1.5; }",
    },
    Probe {
        of: Capabilities::ALIGNED_TYPEDEF,
        text: "typedef long long typedef_T __attribute__((aligned(4)));\n\
               typedef short typedef_U __attribute__((aligned(8)));\n\
               struct typedef_S { int a; typedef_T b; };\nstruct typedef_V { char a; typedef_U b; };\n\
               _Static_assert(sizeof(struct typedef_S) == 12 && sizeof(struct typedef_V) == 16, \"typedef\");",
    },
    Probe {
        of: Capabilities::VARIADIC_LIST,
        text: "int list_f(__builtin_va_list ap) { return __builtin_va_arg(ap, int); }\n\
               int list_g(__builtin_va_list *ap) { return __builtin_va_arg(*ap, int); }\n\
               int list_h(int a, ...) { __builtin_va_list ap, copy; __builtin_va_start(ap, a); __builtin_va_copy(copy, ap);\n\
               a = list_f(copy) + list_g(&ap); __builtin_va_end(copy); __builtin_va_end(ap); return a; }",
    },
    Probe {
        of: Capabilities::QUAD,
        text: "struct quad_S { __float128 a; };\n\
               double quad_f(__float128 a, struct quad_S s) { return (double)(a - (__float128)(double)s.a); }",
    },
    // A compiler that ignores the attribute takes both types for the same.
    Probe {
        of: Capabilities::MS_ABI,
        text: "int ms_f(int a) { return a; }\n__attribute__((ms_abi)) int ms_g(int a) { return a; }\n\
               int (__attribute__((ms_abi)) *ms_p)(int) = ms_g;\n\
               _Static_assert(!__builtin_types_compatible_p(__typeof__(ms_f), __typeof__(ms_g)), \"ms_abi\");",
    },
    Probe {
        of: Capabilities::MS_STRUCT,
        text: "#ifndef __x86_64__\n#error only there do gcc and clang agree\n#endif\n\
               struct __attribute__((ms_struct)) ms_S { char a : 2; int b : 3; };\n\
               _Static_assert(sizeof(struct ms_S) == 8, \"ms_struct\");",
    },
    Probe {
        of: Capabilities::ALIGNED_BIT_FIELD_TYPE,
        text: "typedef int bit_T __attribute__((aligned(2)));\ntypedef long long bit_U __attribute__((aligned(1)));\n\
               struct bit_S { char a; bit_T b : 20; };\nstruct bit_V { char a; bit_U b : 20, c : 44; };\n\
               _Static_assert(sizeof(struct bit_S) == 4 && sizeof(struct bit_V) == 9, \"bit-field types\");",
    },
    Probe {
        of: Capabilities::ALIGNED_ENUM,
        text: "enum __attribute__((aligned(8))) enum_E { enum_A };\n\
               _Static_assert(_Alignof(enum enum_E) == 8, \"aligned enumerations\");",
    },
    Probe {
        of: Capabilities::ATOMIC_MEMBER,
        text: "struct atomic_S { _Atomic(int) a; };\n\
               int atomic_f(struct atomic_S *s) { s->a += 3; return s->a; }",
    },
    Probe {
        of: Capabilities::COMPLEX_INT,
        text: "static _Complex short complex_i = (_Complex short)(1 + -2 * 1i);\n\
               _Complex long complex_h(_Complex int a) { __imag__ a += __real__ complex_i;\n\
               return (_Complex long)((long)__real__ a + (long)__imag__ a * 1i); }",
    },
    // A compiler that ignores the attribute takes no integer for a union.
    Probe {
        of: Capabilities::TRANSPARENT_UNION,
        text: "union __attribute__((transparent_union)) transparent_U { long a; double b; };\n\
               long transparent_f(union transparent_U u) { return u.a; }\n\
               long transparent_g(long a) { return transparent_f(a); }",
    },
    // A compiler that ignores the attribute reports that it lacks it.
    Probe {
        of: Capabilities::STORAGE_ORDER,
        text: "#ifndef __has_attribute\n#error it cannot be asked\n#elif !__has_attribute(scalar_storage_order)\n\
               #error it is ignored\n#endif\n\
               struct __attribute__((scalar_storage_order(\"big-endian\"))) order_S { int a : 5; long b; };\n\
               long order_f(struct order_S s) { return s.a + s.b; }",
    },
    Probe {
        of: Capabilities::DECIMAL,
        text: "struct decimal_S { _Decimal32 a; _Decimal128 b; };\n\
               double decimal_f(_Decimal64 a, struct decimal_S s) { return a < s.b ? (double)s.a : (double)a; }",
    },
];

/// The answers found in this process, by the compiler's content and arguments.
static KNOWN: LazyLock<Mutex<HashMap<Told, Capabilities>>> = LazyLock::new(Mutex::default);

type Told = (String, Vec<OsString>);

/// The capabilities that a configuration's compiler lacks, whatever the level of optimisation; `None` if it is left out because it does not
/// answer. A compiler that takes our IR is asked only about its library: it reads no C, and our lowering reports itself what it cannot
/// lower.
///
/// # Errors
/// If interrupted, or the place to work fails.
pub(super) fn lacks(
    discovery: &Discovery<'_>,
    linker: &Linker,
    configuration: &Configuration,
    vectors: VectorUnit,
) -> Result<Option<Capabilities>, ToolchainError> {
    if discovery.is_left_out(&configuration.compiler.name) {
        return Ok(None);
    }
    if configuration.input != Input::C {
        let in_c = Configuration { input: Input::C, ..configuration.clone() };
        let lacks = lacks(discovery, linker, &in_c, vectors)?;
        let beyond = beyond_our_ir(discovery.target, vectors);
        return Ok(lacks.map(|lacks| beyond.union(lacks.intersection(BY_LIBRARY))));
    }
    let asked = Configuration { flags: configuration.flags_but_level(), ..configuration.clone() };
    let told = (asked.compiler.hash.clone(), asked.arguments(Path::new("INPUT"), Path::new("OUTPUT")));
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = known().get(&told) {
        return Ok(Some(*known));
    }
    let lacks = asked_about(discovery, linker, &asked, PROBES)?;
    if let Some(lacks) = lacks {
        known().insert(told, lacks);
    }
    Ok(lacks)
}

/// The capabilities that need functions of the compiler's library: conversions from and to binary16, if the processor has none, which
/// libgcc 12 has on some platforms only.
const BY_LIBRARY: Capabilities = Capabilities::HALF.union(Capabilities::STORAGE16);

/// Vectors that would need registers which functions are not given. On AArch64 they need none: what is longer than a
/// register is passed by reference (AAPCS64 6.8.2, B.4).
const fn beyond_our_ir(target: Target, vectors: VectorUnit) -> Capabilities {
    match vectors {
        _ if !target.spec().registers.vector_size_varies => Capabilities::empty(),
        VectorUnit::Sse => Capabilities::VECTOR_32.union(Capabilities::VECTOR_64),
        VectorUnit::Avx => Capabilities::VECTOR_64,
        VectorUnit::Avx512 => Capabilities::empty(),
    }
}

/// True if code with the vector registers that the driver was compiled for runs here: the driver writes to them before it looks for its
/// input, and it is given none.
///
/// # Errors
/// If interrupted, or the driver cannot be linked.
pub(super) fn runs(
    discovery: &Discovery<'_>,
    linker: &Linker,
    runner: &Runner,
) -> Result<bool, ToolchainError> {
    let executable = discovery.directory.join("driver");
    linker.link(discovery.supervisor, &[], &executable)?;
    let command = Command { limits: discovery.limits, ..runner.command(&executable) };
    let completed = discovery.supervisor.run(command)?;
    Ok(completed.end == End::Exited(NOTHING_TO_DO))
}

/// `BAD_INPUT` of `driver.c`.
const NOTHING_TO_DO: i32 = 2;

/// All at once, and in halves where that fails; `None` as soon as there is no answer.
fn asked_about(
    discovery: &Discovery<'_>,
    linker: &Linker,
    configuration: &Configuration,
    probes: &[Probe],
) -> Result<Option<Capabilities>, ToolchainError> {
    match (builds(discovery, linker, configuration, probes)?, probes) {
        (None, _) => return Ok(None),
        (Some(true), _) => return Ok(Some(Capabilities::empty())),
        (Some(false), [one]) => return Ok(Some(one.of)),
        (Some(false), _) => {}
    }
    let (left, right) = probes.split_at(probes.len() / 2);
    let Some(of_left) = asked_about(discovery, linker, configuration, left)? else { return Ok(None) };
    let of_right = asked_about(discovery, linker, configuration, right)?;
    Ok(of_right.map(|of_right| of_left | of_right))
}

/// True if probes compile, and the functions exist that the compiler calls for them by itself: clang 14 converts `__fp16` on x86-64 by
/// functions of its own runtime library. `None` without an answer.
fn builds(
    discovery: &Discovery<'_>,
    linker: &Linker,
    configuration: &Configuration,
    probes: &[Probe],
) -> Result<Option<bool>, ToolchainError> {
    let place = discovery.place()?;
    let [input, output] = ["probe.c", "probe.o"].map(|name| place.path().join(name));
    let text: String = probes.iter().flat_map(|probe| [probe.text, "\n"]).collect();
    std::fs::write(&input, text).map_err(|source| ToolchainError::Scratch { path: input.clone(), source })?;
    let command = command(discovery.search_path, configuration, place.path(), discovery.limits);
    let (name, program) = (configuration.compiler.name.as_str(), configuration.compiler.path.as_path());
    let question = Question { name, program, words: "to compile a few lines" };
    let command = command.args(configuration.arguments(&input, &output));
    let Some(completed) = discovery.ask(&question, command)? else { return Ok(None) };
    if !completed.succeeded() {
        return Ok(Some(false));
    }
    match linker.link(discovery.supervisor, &[output], &place.path().join("probe")) {
        Ok(_) => Ok(Some(true)),
        Err(LinkError::Failed(_)) => Ok(Some(false)),
        Err(other) => Err(other.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_capability_is_probed_once() {
        let probed: Vec<Capabilities> = PROBES.iter().map(|probe| probe.of).collect();
        assert_eq!(probed, Capabilities::all().iter().collect::<Vec<_>>());
    }
}
