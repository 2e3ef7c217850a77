//! The unnamed arguments of a function: one `va_arg` for each, out of the list it opens or the one it is passed, and
//! lists passed on. One file per platform.
//!
//! LLVM's `va_arg` instruction knows neither records nor most scalars on these platforms, so what a front end emits is
//! the algorithm of the ABI's own document. Where the arguments are is classified once, for calls and for this
//! ([`crate::abi`]): an argument is looked for in registers here if it would be passed in them as a function's first unnamed one.
//!
//! Every argument is copied into its parameter's home on both ways, out of the register save area and out of the
//! stack, so that no pointer has to say which it was.

mod aarch64;
mod list;
mod riscv64;
mod x86_64;

use base::Faults;
use ir::{Const, GepFlags, IntPredicate, Operand, TypeId};
use lang::{Align, Bytes, Signature, Target, Type, VariadicPassing, VariadicTail, va_list_forwarding};

use super::function::{Address, Lowerer};
use crate::abi::{ArgPass, Piece, PieceType};
use crate::fault::Fault;

/// A `va_list` object: its address, which is that of its first member.
#[derive(Clone, Copy)]
pub(super) struct List(Address);

/// The lists of a function: the one it is passed and the one it opens.
#[derive(Clone, Copy, Default)]
pub(super) struct Lists {
    passed: Option<List>,
    opened: Option<List>,
    /// The list that the statement passes on.
    travels: Option<List>,
    /// True if that is the list that the function was passed ([`va_list_forwarding::passes_own`]).
    pub(super) passes_own: bool,
}

impl<F: Faults<Fault>> Lowerer<'_, F> {
    /// Gives each unnamed parameter its home and its value, in order; `passed` is the list they are in, as it travels.
    pub(super) fn receive_unnamed(&mut self, passed: Option<(Operand, VariadicPassing)>) {
        self.lists.passed = passed.map(|(list, passing)| self.received_list(list, passing));
        if va_list_forwarding::opens(self.environment.program, self.function) {
            self.lists.opened = Some(self.va_list());
            self.open_list();
        }
        let Some(list) = self.lists.opened.or(self.lists.passed) else { return };
        let list = if self.faults.has(Fault::VaListNotAdvanced) { self.copy_of_list(list) } else { list };
        let (named, unnamed) = self.function.split_parameters();
        let mut copy = None;
        for (index, parameter) in (named.len() as u32..).zip(unnamed) {
            if self.function.va_copy_before == Some(index) {
                copy = Some((index, self.copy_list(list)));
            }
            let home = self.temporary(&parameter.ty);
            self.homes.push(home);
            let Some((first, copy)) = copy else {
                self.va_arg(list, &parameter.ty, home);
                continue;
            };
            // Both lists are walked; the value comes from the one and the other in turn.
            let mut from = [list, copy];
            from.rotate_left((index - first) as usize % 2);
            self.va_arg(from[0], &parameter.ty, home);
            self.skip_argument(from[1], &parameter.ty);
        }
        if let Some((_, copy)) = copy {
            self.close_list(copy);
        }
        if let Some(opened) = self.lists.opened {
            self.close_list(opened);
        }
    }

    /// `va_arg(list, ty)` into a home of that type.
    pub(super) fn va_arg(&mut self, list: List, ty: &Type, home: Address) {
        let pass = self.as_first_unnamed(ty);
        match self.environment.program.target {
            Target::X86_64Linux => self.va_arg_x86_64(list, ty, &pass, home),
            Target::AArch64Linux => self.va_arg_aarch64(list, ty, &pass, home),
            Target::RiscV64Linux => self.va_arg_riscv64(list, ty, &pass, home),
        }
    }

    fn skip_argument(&mut self, list: List, ty: &Type) {
        let spare = self.temporary(ty);
        self.va_arg(list, ty, spare);
    }

    /// The passing of an argument when all registers but the first are free.
    fn as_first_unnamed(&self, ty: &Type) -> ArgPass {
        let signature = Signature {
            ret: None,
            params: vec![Type::INT, ty.clone()],
            tail: Some(VariadicTail::ellipsis(1)),
            ..Signature::default()
        };
        self.environment.abi(&signature).args.swap_remove(1)
    }

    /// A member of the list.
    fn member_of(&mut self, list: List, at: Bytes, ty: TypeId) -> Operand {
        let member = self.part(list.0, at);
        self.e.build.load(ty, member.ptr, member.align)
    }

    fn set_member(&mut self, list: List, at: Bytes, value: Operand) {
        let member = self.part(list.0, at);
        self.e.build.store(value, member.ptr, member.align);
    }

    /// So many bytes, an `i32` of either sign, beyond a pointer.
    fn beyond(&mut self, base: Operand, offset: Operand, align: Align) -> Address {
        let ptr = self.e.build.gep(GepFlags::NONE, TypeId::I8, base, &[offset]);
        Address { ptr, align }
    }

    /// A pointer moved up to the next multiple of `align`. By an offset, so that it still points into what it pointed
    /// into.
    fn aligned_up(&mut self, pointer: Operand, align: Align) -> Operand {
        let address = self.e.build.ptrtoint(pointer, TypeId::I64);
        let below = self.e.build.sub(Const::i64(0), address);
        let gap = self.e.build.and(below, Const::i64(align.bytes().0 as i64 - 1));
        self.e.build.gep(GepFlags::NONE, TypeId::I8, pointer, &[gap])
    }

    /// Takes the next `size` bytes off a stack of arguments whose pointer is the list's member at `top`; gives where
    /// they are. Both documents: aligned to what the type needs where that is more than an eightbyte, and a whole number
    /// of eightbytes long.
    fn pop(&mut self, list: List, top: Bytes, size: Bytes, align: Align) -> Address {
        let at = self.member_of(list, top, TypeId::PTR);
        let at = if align > Align::EIGHT { self.aligned_up(at, align) } else { at };
        let next = self.beyond(at, i32_of(size.align_to(Align::EIGHT)), Align::EIGHT);
        self.set_member(list, top, next.ptr);
        Address { ptr: at, align: align.max(Align::EIGHT) }
    }

    /// Two ways to the same end: `first` where the condition holds, else `second`.
    fn either(&mut self, condition: Operand, first: impl FnOnce(&mut Self), second: impl FnOnce(&mut Self)) {
        let (yes, no, end) = (self.e.build.new_block(), self.e.build.new_block(), self.e.build.new_block());
        self.e.build.cond_br(condition, yes, no);
        self.e.build.position(yes);
        first(self);
        self.go_to(end);
        self.e.build.position(no);
        second(self);
        self.go_to(end);
        self.e.build.position(end);
    }

    /// `offset <= limit`, of numbers with the signedness of the predicate.
    fn at_most(&mut self, predicate: IntPredicate, offset: Operand, limit: i32) -> Operand {
        self.e.build.icmp(predicate, offset, Const::i32(limit))
    }
}

/// True if a part is passed in a vector register when there is one.
fn is_vector(piece: &Piece) -> bool {
    match piece.ty {
        PieceType::Scalar(scalar) | PieceType::Array(scalar, _) => scalar.is_float(),
        PieceType::Vector(..) | PieceType::Vectors { .. } => true,
        // Only of results.
        PieceType::Record(..) => false,
    }
}

/// A distance, as the lists keep it.
fn i32_of(bytes: Bytes) -> Operand {
    Const::i32(bytes.0 as i32).into()
}
