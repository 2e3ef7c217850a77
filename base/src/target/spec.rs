//! The facts that code asks about a platform, as data: one [`TargetSpec`] for each.

use crate::decimal::DecimalFormat;
use crate::units::{Align, Bits, Bytes};

/// The facts about a platform. The rules of its calling convention are code, in `lowering::abi` and
/// `interpreter::variadic`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetSpec {
    /// The processor architecture, as Rust calls it (`std::env::consts::ARCH`).
    pub architecture: &'static str,
    /// The architecture in messages.
    pub title: &'static str,
    /// The document that defines the ABI.
    pub document: Document,
    /// Sizes, alignments and formats of C's types.
    pub data: DataModel,
    /// Names and layout in LLVM IR.
    pub llvm: LlvmTarget,
    /// Registers that calls use.
    pub registers: RegisterSpec,
    /// The object that `va_start` initialises.
    pub va_list: VaListSpec,
    /// Compilers, linkers and emulators.
    pub tools: ToolSpec,
}

/// The document that defines an ABI. `docs/sources.md` has its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Document {
    /// The short name by which comments and messages cite it.
    pub name: &'static str,
    /// The version that is cited.
    pub version: &'static str,
}

/// Sizes, alignments and formats of C's types. All platforms are LP64 and little-endian, and every scalar type of at
/// most 16 bytes is as aligned as it is long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataModel {
    /// True if plain `char` is signed.
    pub char_is_signed: bool,
    /// The format of `long double`.
    pub long_double: FloatFormat,
    /// The largest alignment of a GNU vector, which otherwise is as aligned as it is long; `None` if there is no limit.
    pub vector_align: Option<Align>,
    /// The widest unit of a `_BitInt`: narrower ones are stored in the next integer type, wider ones in an array of such
    /// units.
    pub bit_int_unit: Bytes,
    /// The first major version of clang with that unit, which is a `long` in those before; `None` if no release that was
    /// measured has it.
    pub bit_int_unit_since_clang: Option<u32>,
    /// True if the type of an unnamed bit-field contributes to the alignment of its record.
    pub unnamed_field_aligns: bool,
}

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FloatFormat {
    /// IEEE 754 binary16.
    Binary16,
    /// IEEE 754 binary32.
    Binary32,
    /// IEEE 754 binary64.
    Binary64,
    /// The x87's double extended format: 80 bits, stored in 16 bytes.
    X87Extended,
    /// IEEE 754 binary128.
    Binary128,
    /// IEEE 754 decimal32, decimal64 or decimal128 in the binary encoding.
    Decimal(DecimalFormat),
}

impl FloatFormat {
    /// The bits of a value, without padding.
    #[must_use]
    pub const fn bits(self) -> Bits {
        Bits(match self {
            FloatFormat::Binary16 => 16,
            FloatFormat::Binary32 => 32,
            FloatFormat::Binary64 => 64,
            FloatFormat::X87Extended => 80,
            FloatFormat::Binary128 => 128,
            FloatFormat::Decimal(format) => format.bits() as u64,
        })
    }

    /// The bytes of an object, with padding.
    #[must_use]
    pub const fn size(self) -> Bytes {
        Bytes(self.bits().bytes_ceil().0.next_power_of_two())
    }
}

/// The platform in LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LlvmTarget {
    /// The triple, as clang writes it.
    pub triple: &'static str,
    /// Beginnings of triples for the architecture (`Triple::parseArch`).
    pub architectures: &'static [&'static str],
    /// LLVM 19's data layout string.
    pub data_layout: &'static str,
    /// The alignment of the widest integers in the data layout of LLVM before 18 (before D86310).
    pub widest_integer_before_18: Align,
}

/// The registers that calls use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterSpec {
    /// The register that holds the address of a result in memory.
    pub result_pointer: &'static str,
    /// True if code may be compiled for several sizes of vector registers (see `lowering::abi::VectorUnit`), and vectors are
    /// passed in registers only as wide as those of the code.
    pub vector_size_varies: bool,
    /// True if the caller of a variadic function passes the number of vector registers that hold arguments (psABI 3.5.7, `al`).
    pub call_counts_vectors: bool,
}

/// A `va_list` and the way in which it is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VaListSpec {
    /// The size of the object.
    pub size: Bytes,
    /// True if it counts the saved registers of each kind separately from the stack. Otherwise it is the address of the next
    /// argument, and the saved registers lie below the stack arguments.
    pub counts_registers: bool,
    /// The way in which it is passed.
    pub passing: VaListPassing,
}

/// The ways in which a `va_list` is passed as an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaListPassing {
    /// It is an array: the address of the caller's own list.
    OwnAddress,
    /// It is a structure too large for registers: the address of a copy.
    CopyAddress,
    /// It is a pointer: its value.
    Value,
}

/// The tools for a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToolSpec {
    /// The user-mode emulator that runs its programs on another processor, passing open files and signals through.
    pub emulator: &'static str,
    /// `e_machine` in the header of its executables.
    pub elf_machine: u16,
    /// Options of clang and gcc on this platform and no other, none of which changes the meaning of a program or its calls.
    pub flags: &'static [&'static str],
    /// The file of `oracle/engines/runtime` with the platform's part of the driver.
    pub driver_header: &'static str,
    /// The sizes of its instructions.
    pub instructions: InstructionSize,
    /// The Debian package of the cross compiler.
    pub cross_package: &'static str,
}

/// The sizes of a processor's instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionSize {
    /// All are so long.
    Fixed(Bytes),
    /// Those of x86-64, which only a decoder knows.
    X86,
    /// Two bytes, or four where the lowest two bits are set (RISC-V unprivileged ISA 1.5).
    RiscV,
}
