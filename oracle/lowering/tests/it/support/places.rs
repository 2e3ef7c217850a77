//! The places of arguments and results in a reading of AAPCS64, looked up in the machine: each signature is called by code of a
//! compiler, and the registers and the stack are written down at the call (`capture.s`).

use std::fmt::Write;

use lang::{FloatType, IntType, Program, Signature, Target, Type};
use lowering::abi::{ArgPass, Context, FunctionAbi, Location, Piece, PieceType, Quirks, ReturnPass};
use lowering::layout::{BitOwner, Dialect, Layouts, bit_map};
use lowering::shape::MemTypes;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::{c, tools};

const CAPTURE: &str = include_str!("capture.s");

const PRELUDE: &str = "
int printf(const char *, ...); void *memcpy(void *, const void *, unsigned long);
extern char captured[], room[]; void capture(void); void collect(void *);
static void look(const char *which, const char *at, const char *bytes, const char *mask, unsigned long n) {
  for (unsigned long i = 0; i < n; i++)
    if ((at[i] ^ bytes[i]) & mask[i]) { printf(\"%s\\n\", which); return; }
}
static void behind(const char *which, const char *at, const char *bytes, const char *mask, unsigned long n) {
  long far = at - (const char *)&at;
  if (at == room || (far > -100000 && far < 100000)) look(which, at, bytes, mask, n);
  else printf(\"%s: no address\\n\", which);
}
";

/// Random bytes for an object of a type, and which of their bits are its value.
struct Filled {
    bytes: Vec<u8>,
    mask: Vec<u8>,
}

fn filled(program: &Program, layouts: &Layouts, ty: &Type, rng: &mut ChaCha8Rng) -> Filled {
    let size = layouts.size(ty).0 as usize;
    let mut bytes: Vec<u8> = (0..size).map(|_| rng.random()).collect();
    let mut mask = vec![0; size];
    let mut owned = |start: u64, width: u64| {
        (start..start + width).for_each(|bit| mask[(bit / 8) as usize] |= 1 << (bit % 8));
    };
    match ty {
        Type::Record(id) => {
            for run in bit_map(program, layouts, *id) {
                if matches!(run.owner, BitOwner::Field(_)) {
                    owned(run.start.0, run.width.0);
                }
            }
        }
        Type::Int(int) => {
            owned(0, int.width().0);
            extend(&mut bytes, *int);
        }
        _ => owned(0, 8 * size as u64),
    }
    Filled { bytes, mask }
}

/// Makes the bits above an integer's width those of a valid object.
fn extend(bytes: &mut [u8], int: IntType) {
    let width = int.width().0 as usize;
    let sign = bytes[(width - 1) / 8] >> ((width - 1) % 8) & 1 == 1 && int.is_signed(Target::AArch64Linux);
    for bit in width..8 * bytes.len() {
        bytes[bit / 8] = bytes[bit / 8] & !(1 << (bit % 8)) | u8::from(sign) << (bit % 8);
    }
}

fn literal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("\\{byte:o}\"\""))
}

/// So many bytes of an object, and where in what was written down they are.
struct Found {
    captured: u64,
    object: u64,
    length: u64,
}

/// The place where a register is written down.
fn register(name: &str) -> u64 {
    let number: u64 = name[1..].parse().unwrap();
    if name.starts_with('x') { 8 * number } else { 80 + 16 * number }
}

fn places(context: Context<'_>, ty: &Type, piece: &Piece) -> Vec<Found> {
    let size = context.layouts.size(ty).0;
    let length = piece.ty.size().0.min(size - piece.offset.0);
    let element = |captured, index: usize, length| Found {
        captured,
        object: piece.offset.0 + index as u64 * length,
        length,
    };
    match (piece.place, piece.ty) {
        (Location::Stack(at), _) => vec![element(208 + at.0, 0, length)],
        (Location::Registers([first]), PieceType::Vector(lane, lanes))
            if first.starts_with('v') && length < 8 =>
        {
            let lane = lane.size().0;
            let spread = 8 / u64::from(lanes);
            (0..lanes as usize).map(|i| element(register(first) + spread * i as u64, i, lane)).collect()
        }
        (Location::Registers(names), _) if names[0].starts_with('v') => {
            let each = length / names.len() as u64;
            names.iter().enumerate().map(|(i, name)| element(register(name), i, each)).collect()
        }
        (Location::Registers(names), _) => vec![element(register(names[0]), 0, length)],
        (Location::Split(..), _) => panic!("AAPCS64 C.11 and C.13 split no argument"),
    }
}

/// C that looks at every place of an object.
fn looks(out: &mut String, which: &str, found: &[Found], filled: &Filled) {
    for Found { captured, object, length } in found {
        let range = *object as usize..(object + length) as usize;
        let (bytes, mask) = (literal(&filled.bytes[range.clone()]), literal(&filled.mask[range]));
        writeln!(out, "  look(\"{which}\", captured + {captured}, \"{bytes}\", \"{mask}\", {length});")
            .unwrap();
    }
}

fn look_behind(out: &mut String, which: &str, pointer: &str, filled: &Filled) {
    let (bytes, mask) = (literal(&filled.bytes), literal(&filled.mask));
    writeln!(out, "  behind(\"{which}\", {pointer}, \"{bytes}\", \"{mask}\", {});", filled.bytes.len())
        .unwrap();
}

/// The test of one signature's arguments: `a{index}`.
fn arguments(
    context: Context<'_>,
    abi: FunctionAbi,
    index: usize,
    signature: &Signature,
    rng: &mut ChaCha8Rng,
) -> String {
    let mut out = format!("static void a{index}(void) {{\n");
    let mut checks = String::new();
    let mut types = Vec::new();
    for (number, (ty, pass)) in signature.params.iter().zip(&abi.args).enumerate() {
        let filled = filled(context.program, context.layouts, ty, rng);
        let which = format!("{index} argument {number}");
        let declared = c::declare(context.program, ty, &format!("p{number}"));
        let bytes = literal(&filled.bytes);
        writeln!(out, "  {declared}; memcpy(&p{number}, \"{bytes}\", {});", filled.bytes.len()).unwrap();
        types.push(c::declare(context.program, ty, ""));
        match pass {
            ArgPass::Nothing => {}
            ArgPass::Direct { pieces, .. } => {
                let all: Vec<_> = pieces.iter().flat_map(|piece| places(context, ty, piece)).collect();
                looks(&mut checks, &which, &all, &filled);
            }
            ArgPass::Reference { pointer } => {
                let at = match pointer.place {
                    Location::Stack(at) => 208 + at.0,
                    Location::Registers(names) => register(names[0]),
                    Location::Split(..) => panic!("an address is one word"),
                };
                let address = format!("*(char **)(captured + {at})");
                look_behind(&mut checks, &which, &address, &filled);
                writeln!(checks, "  if ({address} == (char *)&p{number}) printf(\"{which}\\n\");").unwrap();
            }
            // Only under a fault.
            ArgPass::Memory { at, .. } => {
                let whole = Found { captured: 208 + at.0, object: 0, length: filled.bytes.len() as u64 };
                looks(&mut checks, &which, &[whole], &filled);
            }
        }
    }
    if let Some(tail) = signature.tail {
        types.truncate(tail.named as usize);
        types.push("...".to_owned());
    }
    let types = if types.is_empty() { "void".to_owned() } else { types.join(", ") };
    let values: Vec<_> = (0..signature.params.len()).map(|number| format!("p{number}")).collect();
    out + &format!("  ((void (*)({types}))capture)({});\n{checks}}}\n", values.join(", "))
}

/// The test of one signature's result: `r{index}`.
fn result(
    context: Context<'_>,
    ret: ReturnPass,
    index: usize,
    signature: &Signature,
    rng: &mut ChaCha8Rng,
) -> String {
    let nothing = format!("static void r{index}(void) {{}}\n");
    let Some(ty) = &signature.ret else { return nothing };
    let filled = filled(context.program, context.layouts, ty, rng);
    let which = format!("{index} result");
    let mut checks = String::new();
    match ret {
        ReturnPass::Nothing => return nothing,
        ReturnPass::Direct(pieces, _) => {
            let all: Vec<_> = pieces.iter().flat_map(|piece| places(context, ty, piece)).collect();
            looks(&mut checks, &which, &all, &filled);
        }
        ReturnPass::Memory { pointer, .. } => {
            let at = if pointer == "x8" {
                "room".to_owned()
            } else {
                format!("*(char **)(captured + {})", register(pointer))
            };
            look_behind(&mut checks, &which, &at, &filled);
        }
    }
    let function = c::declare(context.program, ty, &format!("f{index}(void)"));
    let object = c::declare(context.program, ty, "x");
    let (bytes, size) = (literal(&filled.bytes), filled.bytes.len());
    format!(
        "static {function} {{ {object}; memcpy(&x, \"{bytes}\", {size}); return x; }}\n\
         static void r{index}(void) {{\n  collect(f{index});\n{checks}}}\n"
    )
}

/// The arguments and results that are not, in the compiler's code, where `read` has them.
pub(crate) fn astray(
    program: &Program,
    signatures: &[Signature],
    dialect: Dialect,
    read: impl Fn(Context<'_>, &Signature) -> FunctionAbi,
    rng: &mut ChaCha8Rng,
) -> Vec<String> {
    let layouts = Layouts::in_dialect(program, dialect).unwrap();
    let shapes = MemTypes::compute(program, &layouts);
    let context =
        Context { quirks: Quirks::for_dialect(dialect), ..Context::new(program, &layouts, &shapes) };
    let mut text = c::declarations(program) + PRELUDE;
    let mut main = String::new();
    for (index, signature) in signatures.iter().enumerate() {
        let abi = read(context, signature);
        let ret = abi.ret.clone();
        text += &arguments(context, abi, index, signature, rng);
        text += &result(context, ret, index, signature, rng);
        write!(main, " a{index}(); r{index}();").unwrap();
    }
    writeln!(text, "int main(void) {{{main} return 0; }}").unwrap();
    run(dialect, &text)
}

/// The output of the program, and a line if it died.
fn run(dialect: Dialect, text: &str) -> Vec<String> {
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    std::fs::write(at.join("x.c"), text).unwrap();
    std::fs::write(at.join("capture.s"), CAPTURE).unwrap();
    let compiler = tools::compiler(Target::AArch64Linux, dialect);
    // At -O0 clang's other instruction selector is at work, which has its own idea of `alignstack` (corpus/known.toml,
    // "single-quad-word-aggregate").
    let selector: &[&str] = match dialect {
        Dialect::Gcc | Dialect::Gcc11 => &[],
        _ => &["-mllvm", "-global-isel=0"],
    };
    let args = ["-std=gnu11", "-w", "-O0", "-c", "x.c", "-o", "x.o"];
    tools::run(compiler[0], at, &[&compiler[1..], selector, &args].concat());
    tools::run("aarch64-linux-gnu-gcc", at, &["-static", "x.o", "capture.s", "-o", "x"]);
    let output = tools::output("qemu-aarch64", at, &["./x"]);
    let printed = String::from_utf8(output.stdout).unwrap();
    let mut lines: Vec<_> = printed.lines().map(str::to_owned).collect();
    if !output.status.success() {
        lines.push(format!("0 {}", output.status));
    }
    lines
}

/// The simplest call with an argument and a result of a type: from an odd register on, and others that show what it took.
pub(crate) fn by_itself(ty: Type) -> Signature {
    let (long, double) = (Type::Int(IntType::Long), Type::Float(FloatType::Double));
    Signature { ret: Some(ty.clone()), params: vec![long.clone(), ty, long, double], ..Default::default() }
}
