//! The registers and the stack that the arguments of a call take, one after the other.

use lang::{Align, Bytes, CallingConvention, Target, Type};
use lowering::abi::{self, ArgPass, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass};

use super::{AbiReading, ClassifiedSignature};
use crate::violation::{Violation, require};

/// No argument is aligned further, so no hole is longer.
const WIDEST: Bytes = Bytes(64);

/// The kinds of registers that arguments travel in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bank {
    General,
    Vector,
}

/// A register of the sequence of a bank, and its size in bytes.
#[derive(Clone, Copy, Debug)]
struct Register {
    bank: Bank,
    number: usize,
    size: u64,
}

/// Registers by their names: the beginning of the name, the bank and the size. Longer beginnings first.
const NUMBERED: [(&str, Bank, u64); 7] = [
    ("xmm", Bank::Vector, 16),
    ("ymm", Bank::Vector, 32),
    ("zmm", Bank::Vector, 64),
    ("fa", Bank::Vector, 8),
    ("v", Bank::Vector, 16),
    ("x", Bank::General, 8),
    ("a", Bank::General, 8),
];

fn register(name: &str) -> Option<Register> {
    if let Some(number) = abi::x86_64::GENERAL.iter().position(|general| *general == name) {
        return Some(Register { bank: Bank::General, number, size: 8 });
    }
    NUMBERED.iter().find_map(|&(beginning, bank, size)| {
        let number = name.strip_prefix(beginning)?.parse().ok()?;
        Some(Register { bank, number, size })
    })
}

/// The registers and stack that are taken so far.
struct ArgumentWalk<'a> {
    subject: ClassifiedSignature<'a>,
    /// The first register of each bank that is not taken.
    next: [usize; 2],
    /// For each bank, true if an argument went to the stack because the bank had too few registers left.
    exhausted: [bool; 2],
    stack: Bytes,
}

/// Checks the places of all arguments: no register holds two, and the stack grows without gaps but for alignment.
pub(super) fn check(subject: ClassifiedSignature<'_>, function: &FunctionAbi) -> Result<(), Violation> {
    let mut walk = ArgumentWalk { subject, next: [0; 2], exhausted: [false; 2], stack: Bytes::ZERO };
    if let ReturnPass::Memory { pointer, .. } = function.ret {
        walk.result_pointer(pointer)?;
    }
    let passed = abi::with_list(subject.signature);
    for (ty, argument) in passed.params.iter().zip(&function.args) {
        match argument {
            ArgPass::Nothing => {}
            ArgPass::Direct { pieces, .. } => {
                is_together(subject, ty, pieces)?;
                pieces.iter().try_for_each(|piece| walk.piece(piece))?;
            }
            ArgPass::Reference { pointer } => walk.piece(pointer)?,
            ArgPass::Memory { align, at } => {
                require(
                    *align >= subject.context.layouts.align(ty),
                    "a copy is aligned as its type is",
                    || subject.describe(&format!("{ty:?} at {align}")),
                )?;
                walk.put(*at, subject.context.layouts.size(ty), *align)?;
            }
        }
    }
    // No more than room: the end of the stack may be rounded up.
    require(walk.stack <= function.stack, "the stack has room for all arguments", || {
        subject.describe(&format!("{} of {}", walk.stack, function.stack))
    })
}

/// A record is passed in registers or on the stack, and in few registers: psABI 3.2.3 p3 "assignments get reverted", AAPCS64 B.4,
/// C.2, C.12, RISC-V "at most two". Only RISC-V splits a pair.
fn is_together(subject: ClassifiedSignature<'_>, ty: &Type, pieces: &Pieces) -> Result<(), Violation> {
    // Two counts of the registers that are left may differ in a compiler.
    if !matches!(ty, Type::Record(_)) || subject.reading != AbiReading::Document {
        return Ok(());
    }
    let describe = || subject.describe(&format!("{ty:?}: {pieces:?}"));
    let target = subject.context.program.target;
    let is_split = |piece: &Piece| matches!(piece.place, Location::Split(..));
    let on_stack = pieces.iter().filter(|piece| piece.place.is_on_stack()).count();
    let together = match target {
        Target::X86_64Linux | Target::AArch64Linux => {
            (on_stack == 0 || on_stack == pieces.len()) && !pieces.iter().any(is_split)
        }
        Target::RiscV64Linux => on_stack == 0 || pieces.len() == 1,
    };
    require(together, "a record is not divided between registers and stack", describe)?;
    let names = pieces.iter().flat_map(|piece| match piece.place {
        Location::Registers(names) | Location::Split(names, _) => names.iter(),
        Location::Stack(_) => [].iter(),
    });
    let (general, other): (Vec<&str>, Vec<&str>) =
        names.partition(|name| register(name).is_some_and(|register| register.bank == Bank::General));
    let most = if target == Target::AArch64Linux { 4 } else { 2 };
    require(general.len() <= 2 && other.len() <= most, "a large record is not in registers", describe)
}

impl ArgumentWalk<'_> {
    /// The address of a result in memory, where it is an argument.
    fn result_pointer(&mut self, name: &'static str) -> Result<(), Violation> {
        let target = self.subject.context.program.target;
        require(
            abi::is_result_pointer(target, CallingConvention::Platform, name),
            "a result's address has its register",
            || self.subject.describe(name),
        )?;
        match register(name).filter(|register| register.number < argument_registers(target, Bank::General)) {
            Some(register) => self.take(register, name),
            None => Ok(()),
        }
    }

    fn piece(&mut self, piece: &Piece) -> Result<(), Violation> {
        let size = piece.ty.size();
        match piece.place {
            Location::Registers(names) => self.registers(names, size.0),
            Location::Stack(at) => {
                self.exhaust(piece.ty);
                self.put(at, size, Align::EIGHT)
            }
            Location::Split(names, at) => {
                self.registers(names, 0)?;
                self.exhaust(piece.ty);
                self.put(at, Bytes(size.0.saturating_sub(8 * names.len() as u64)), Align::EIGHT)
            }
        }
    }

    fn registers(&mut self, names: &'static [&'static str], size: u64) -> Result<(), Violation> {
        let mut room = 0;
        for name in names {
            let Some(register) = register(name) else {
                return Err(Violation::new(
                    "arguments travel in argument registers",
                    self.subject.describe(name),
                ));
            };
            room += register.size;
            self.take(register, name)?;
        }
        require(size <= room, "the registers hold the part", || {
            self.subject.describe(&format!("{size} bytes in {names:?}"))
        })
    }

    /// Takes a register after those that are taken. A gap is one register that an alignment leaves out.
    fn take(&mut self, register: Register, name: &str) -> Result<(), Violation> {
        let Register { bank, number, .. } = register;
        let target = self.subject.context.program.target;
        let next = &mut self.next[bank as usize];
        let gap = number.checked_sub(*next);
        *next = number + 1;
        let describe = || self.subject.describe(name);
        require(gap.is_some(), "no register holds two parts", describe)?;
        // AAPCS64 C.10, and RISC-V for variadic arguments: what is aligned to 16 bytes begins at an even
        // register. psABI 3.2.3 has no such rule.
        let is_even = target != Target::X86_64Linux && bank == Bank::General && number.is_multiple_of(2);
        require(
            gap == Some(0) || (gap == Some(1) && is_even),
            "registers are taken in their order",
            describe,
        )?;
        require(
            number < argument_registers(target, bank),
            "arguments travel in argument registers",
            describe,
        )?;
        let may_return = target == Target::X86_64Linux;
        require(
            may_return || !self.exhausted[bank as usize],
            "a bank without room takes no further part",
            describe,
        )
    }

    /// AAPCS64 C.3, C.13; RISC-V: a part that finds no register leaves none to later ones. psABI 3.2.3 lets later ones have them.
    fn exhaust(&mut self, ty: PieceType) {
        let in_vectors = match ty {
            PieceType::Scalar(of) | PieceType::Array(of, _) => of.is_float(),
            PieceType::Vector(..) | PieceType::Vectors { .. } => true,
            // Not decided by the type.
            PieceType::Record(..) => return,
        };
        match self.subject.context.program.target {
            Target::X86_64Linux => {}
            Target::AArch64Linux => self.exhausted[usize::from(in_vectors)] = true,
            // What finds no floating-point register is passed as an integer is.
            Target::RiscV64Linux => self.exhausted[Bank::General as usize] = true,
        }
    }

    /// Puts a part on the stack, after what is there, aligned at least to `align`.
    fn put(&mut self, at: Bytes, size: Bytes, align: Align) -> Result<(), Violation> {
        let subject = self.subject;
        let describe = |what: &str| subject.describe(&format!("stack +{at} of {size}, {align}: {what}"));
        require(at.align_to(align) == at, "a place on the stack is aligned", || describe(""))?;
        require(at >= self.stack, "parts on the stack do not overlap", || {
            describe(&format!("{} bytes are taken", self.stack))
        })?;
        require(at < self.stack + WIDEST, "the stack has no hole", || {
            describe(&format!("{} bytes are taken", self.stack))
        })?;
        self.stack = at + size.align_to(Align::EIGHT);
        Ok(())
    }
}

/// The registers of a bank that arguments travel in.
const fn argument_registers(target: Target, bank: Bank) -> usize {
    match (target, bank) {
        (Target::X86_64Linux, Bank::General) => abi::x86_64::GENERAL.len(),
        (Target::X86_64Linux | Target::AArch64Linux | Target::RiscV64Linux, _) => 8,
    }
}
