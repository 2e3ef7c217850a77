//! The registers and the stack as LLVM's code generator hands them out: scalar by scalar, whatever they were parts of.

use lang::{Align, Bytes};

use lowering::abi::{aarch64, x86_64};

use super::{ArgPass, Location, Piece, PieceType, Platform, Scalar};

/// The registers and the stack that are left.
#[derive(Clone, Copy)]
pub(super) struct Registers {
    general: Kind,
    vector: Kind,
    stack: Bytes,
}

/// The registers of one kind.
#[derive(Clone, Copy)]
struct Kind {
    names: &'static [&'static str],
    taken: usize,
}

impl Registers {
    /// For the arguments of a call.
    pub(super) const fn for_arguments(platform: Platform) -> Registers {
        match platform {
            Platform::Amd64 => Registers::new(&x86_64::GENERAL, &x86_64::XMM),
            Platform::Arm64 => Registers::new(&aarch64::GENERAL, &aarch64::VECTOR),
        }
    }

    /// For its result.
    pub(super) const fn of_results(platform: Platform) -> Registers {
        match platform {
            Platform::Amd64 => Registers::new(&["rax", "rdx"], &["xmm0", "xmm1"]),
            Platform::Arm64 => Registers::for_arguments(platform),
        }
    }

    const fn new(general: &'static [&'static str], vector: &'static [&'static str]) -> Registers {
        let (general, vector) = (Kind { names: general, taken: 0 }, Kind { names: vector, taken: 0 });
        Registers { general, vector, stack: Bytes::ZERO }
    }

    /// The number of general-purpose registers that are taken.
    pub(super) const fn generals(self) -> u8 {
        self.general.taken as u8
    }

    /// The number of vector registers that are taken.
    pub(super) const fn vectors(self) -> u8 {
        self.vector.taken as u8
    }

    /// The bytes of the stack that are taken.
    pub(super) const fn stack(self) -> Bytes {
        self.stack
    }

    /// The address of the result is an argument of its own where it is passed like one.
    pub(super) fn take_result_pointer(&mut self, pointer: &str) {
        if self.general.names.first() == Some(&pointer) {
            self.general.taken = 1;
        }
    }

    /// The next place on the stack, of whole words.
    pub(super) fn on_stack(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.align_to(align.max(Align::EIGHT));
        self.stack = at + size.align_to(Align::EIGHT);
        at
    }

    /// The next register of the kind that a scalar takes, or the stack.
    pub(super) fn next(&mut self, ty: PieceType) -> Location {
        let of_vectors = match ty {
            PieceType::Scalar(scalar) | PieceType::Array(scalar, _) => scalar.is_float(),
            PieceType::Vector(..) | PieceType::Vectors { .. } => true,
            PieceType::Record(..) => false,
        };
        let quad = ty == PieceType::Scalar(Scalar::Quad);
        let align = if quad { Align::SIXTEEN } else { Align::EIGHT };
        self.take(of_vectors, 1, ty.size(), align)
    }

    fn take(&mut self, of_vectors: bool, count: usize, size: Bytes, align: Align) -> Location {
        let kind = if of_vectors { &mut self.vector } else { &mut self.general };
        match kind.names.get(kind.taken..kind.taken + count) {
            Some(names) => {
                kind.taken += count;
                Location::Registers(names)
            }
            None => Location::Stack(self.on_stack(size, align)),
        }
    }

    /// A value that is passed so when it is alone, in the registers and on the stack that are left.
    pub(super) fn again(&mut self, pass: ArgPass, size: Bytes) -> ArgPass {
        match pass {
            ArgPass::Direct { mut pieces, extension, stack_align } if !self.has_room(&pieces) => {
                let wide = if size > Bytes(8) { Align::SIXTEEN } else { Align::EIGHT };
                let at = self.on_stack(size, stack_align.unwrap_or(wide));
                pieces.iter_mut().for_each(|piece| piece.place = Location::Stack(at + piece.offset));
                ArgPass::Direct { pieces, extension, stack_align }
            }
            ArgPass::Direct { pieces, extension, stack_align } => {
                let align = stack_align.unwrap_or(Align::EIGHT);
                let pieces = pieces.into_iter().map(|piece| self.piece_again(piece, align)).collect();
                ArgPass::Direct { pieces, extension, stack_align }
            }
            ArgPass::Memory { align, at: _ } => ArgPass::Memory { align, at: self.on_stack(size, align) },
            ArgPass::Reference { pointer } => {
                ArgPass::Reference { pointer: self.piece_again(pointer, Align::EIGHT) }
            }
            ArgPass::Nothing => ArgPass::Nothing,
        }
    }

    /// True if a value that takes several registers finds them all; a value that takes one goes to the stack by itself.
    fn has_room(&self, pieces: &[Piece]) -> bool {
        let (mut general, mut vector) = (0, 0);
        for piece in pieces {
            if let Location::Registers(names) = piece.place {
                let of_vectors = names.first().is_some_and(|name| self.vector.names.contains(name));
                *(if of_vectors { &mut vector } else { &mut general }) += names.len();
            }
        }
        let fits = |kind: Kind, wanted: usize| wanted < 2 || kind.taken + wanted <= kind.names.len();
        fits(self.general, general) && fits(self.vector, vector)
    }

    fn piece_again(&mut self, piece: Piece, align: Align) -> Piece {
        let wide = if piece.ty.size() > Bytes(8) { Align::SIXTEEN } else { align };
        let place = match piece.place {
            Location::Stack(_) | Location::Split(..) => Location::Stack(self.on_stack(piece.ty.size(), wide)),
            Location::Registers(names) => {
                let of_vectors = names.first().is_some_and(|name| self.vector.names.contains(name));
                // Only AArch64 pairs registers, from an even one on (AAPCS64 6.8.2 C.10).
                let pairs = self.general.names.len() == aarch64::GENERAL.len();
                if !of_vectors && names.len() > 1 && pairs {
                    self.general.taken = self.general.taken.next_multiple_of(2);
                }
                self.take(of_vectors, names.len(), piece.ty.size(), wide)
            }
        };
        Piece { place, ..piece }
    }
}
