//! psABI 3.2.3, "Passing": the registers that are left, and the stack.

use lang::{Align, Bytes};

use crate::abi::{Location, PieceType, Variadic};
use crate::scalar::Scalar;

/// p3 rule 2: "the next available register of the sequence".
pub const GENERAL: [&str; 6] = ["rdi", "rsi", "rdx", "rcx", "r8", "r9"];
/// p3 rule 3; by the size of what they hold.
pub const XMM: [&str; 8] = ["xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7"];
const YMM: [&str; 8] = ["ymm0", "ymm1", "ymm2", "ymm3", "ymm4", "ymm5", "ymm6", "ymm7"];
const ZMM: [&str; 8] = ["zmm0", "zmm1", "zmm2", "zmm3", "zmm4", "zmm5", "zmm6", "zmm7"];
/// p4 rule 3.
const RETURN_GENERAL: [&str; 2] = ["rax", "rdx"];
/// p4 rule 5: "If the class is X87, the value is returned on the X87 stack in %st0"; rule 6: "If the class is
/// COMPLEX_X87, the real part of the value is returned in %st0 and the imaginary part in %st1."
const RETURN_X87: [&str; 2] = ["st0", "st1"];

/// The kinds of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RegisterKind {
    General,
    Vector,
    X87,
}

/// The kind of register that a part is passed in.
pub(super) fn kind(ty: PieceType) -> RegisterKind {
    match ty {
        PieceType::Scalar(Scalar::Int(_) | Scalar::Pointer) => RegisterKind::General,
        PieceType::Scalar(Scalar::X87) => RegisterKind::X87,
        _ => RegisterKind::Vector,
    }
}

/// The registers that a part is passed in, if it finds any: an `i128` is two words.
fn registers_of(ty: PieceType) -> usize {
    if ty == PieceType::INT128 { 2 } else { 1 }
}

/// The vector registers by their names for a value of this size.
fn vector_names(size: Bytes) -> &'static [&'static str; 8] {
    match size.0 {
        0..=16 => &XMM,
        17..=32 => &YMM,
        _ => &ZMM,
    }
}

/// The registers and the stack that are taken by arguments. clang counts twice: its front end by classes, to decide what goes to memory,
/// and LLVM's back end by IR types, when it places what has not; by mistake they may differ.
#[derive(Clone, Copy, Debug, Default)]
pub struct Registers {
    classes: Taken,
    types: Taken,
    stack: Bytes,
    /// The back end puts vectors of more than 16 bytes on the stack.
    wide_on_stack: bool,
}

/// So many registers of each kind.
#[derive(Clone, Copy, Debug, Default)]
struct Taken {
    general: usize,
    vector: usize,
}

impl Registers {
    /// All of them free.
    pub(super) fn new(wide_on_stack: bool) -> Registers {
        Registers { wide_on_stack, ..Registers::default() }
    }

    pub(super) fn free_general(self) -> usize {
        GENERAL.len() - self.classes.general
    }

    pub(super) fn free_vector(self) -> usize {
        XMM.len() - self.classes.vector
    }

    /// The last general register, if it is the only one left to the back end. It is given up.
    pub(in crate::abi) fn give_up_last(&mut self) -> Option<&'static [&'static str]> {
        let at = self.types.general;
        let last = (at + 1 == GENERAL.len()).then_some(&GENERAL[at..]);
        self.types.general += usize::from(last.is_some());
        last
    }

    /// The bytes of stack handed out.
    pub fn stack(self) -> Bytes {
        self.stack
    }

    /// Takes a general register for the address of the result, or for nothing.
    pub(super) fn take_general(&mut self) {
        self.take(1, 0);
        self.types.general = (self.types.general + 1).min(GENERAL.len());
    }

    /// Counts eightbytes of classes INTEGER and SSE that go in registers.
    pub(super) fn take(&mut self, general: usize, vector: usize) {
        self.classes.general = (self.classes.general + general).min(GENERAL.len());
        self.classes.vector = (self.classes.vector + vector).min(XMM.len());
    }

    /// p3, last paragraph: the next place on the stack, "rounded up to eightbytes".
    pub fn on_stack(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.align_to(align.max(Align::EIGHT));
        self.stack = at + size.align_to(Align::EIGHT);
        at
    }

    /// The next register of a kind, of an `i128` the next two, or the stack.
    pub fn next(&mut self, ty: PieceType) -> Location {
        let count = registers_of(ty);
        let (taken, names): (&mut usize, &'static [&'static str]) = match kind(ty) {
            RegisterKind::Vector => (&mut self.types.vector, vector_names(ty.size())),
            RegisterKind::General => (&mut self.types.general, &GENERAL),
            RegisterKind::X87 => (&mut self.types.general, &[]),
        };
        let at = *taken;
        let kept_out = self.wide_on_stack && kind(ty) == RegisterKind::Vector && ty.size() > Bytes(16);
        if at + count <= names.len() && !kept_out {
            *taken += count;
            return Location::Registers(&names[at..at + count]);
        }
        let align = Align::from_bytes(ty.size().0).unwrap_or(Align::EIGHT);
        Location::Stack(self.on_stack(ty.size(), align))
    }

    /// The registers and stack that the named arguments take.
    pub(super) fn variadic(self, named: usize) -> Variadic {
        let (general, vector) = (self.types.general as u8, self.types.vector as u8);
        Variadic { named, general, vector, stack: self.stack, vectors_of_call: vector }
    }
}

/// The registers of a result that have been used.
#[derive(Default)]
pub(in crate::abi) struct Returned {
    general: usize,
    vector: usize,
    x87: usize,
}

impl Returned {
    /// The next register of a kind: p4 rules 3 to 6. A vector wider than a register (clang returns those without a
    /// rule) takes several.
    pub(in crate::abi) fn next(&mut self, ty: PieceType, register: Bytes) -> Location {
        let (taken, names, count): (&mut usize, &'static [&'static str], usize) = match kind(ty) {
            RegisterKind::General => (&mut self.general, &RETURN_GENERAL, registers_of(ty)),
            RegisterKind::X87 => (&mut self.x87, &RETURN_X87, 1),
            RegisterKind::Vector => {
                let size = ty.size();
                let names = vector_names(size.min(register));
                (&mut self.vector, names, size.0.div_ceil(register.0) as usize)
            }
        };
        let start = (*taken).min(names.len());
        *taken = (start + count).min(names.len());
        Location::Registers(&names[start..*taken])
    }
}
