//! The unnamed arguments of a variadic function: `va_start`, one `va_arg` for each, `va_end`. One file per platform.
//!
//! LLVM's `va_arg` instruction knows neither records nor most scalars on these platforms, so what a front end emits is
//! the algorithm of the ABI's own document. Where the arguments are is classified once, for calls and for this
//! ([`crate::abi`]): an argument travels in registers here if it would as a function's first unnamed one.
//!
//! Every argument is copied into its parameter's home on both ways, out of the register save area and out of the
//! stack, so that no pointer has to say which it was.

mod aarch64;
mod x86_64;

use ir::{Const, GepFlags, IntPredicate, Operand, TypeId};
use lang::{Align, Bytes, Local, Signature, Target, Type};

use super::function::{Address, Lowerer};
use super::runtime;
use crate::abi::{self, ArgPass, Piece, PieceType};
use crate::strategy::ir_align;

/// A `va_list` object: its address, which is that of its first member.
#[derive(Clone, Copy)]
struct List(Address);

impl Lowerer<'_> {
    /// Gives each unnamed parameter its home and its value, in order.
    pub(super) fn receive_unnamed(&mut self, parameters: &[Local]) {
        let target = self.environment.program.target;
        let list = self.va_list(target);
        let (start, end) = runtime::va_intrinsics(self.e.module);
        self.call_on_list(start, list);
        for parameter in parameters {
            let home = self.temporary(&parameter.ty);
            let pass = self.as_first_unnamed(&parameter.ty);
            match target {
                Target::X86_64Linux => self.va_arg_x86_64(list, &parameter.ty, &pass, home),
                Target::AArch64Linux => self.va_arg_aarch64(list, &parameter.ty, &pass, home),
            }
            self.homes.push(home);
        }
        self.call_on_list(end, list);
    }

    /// How an argument travels when all registers but the first are free.
    fn as_first_unnamed(&self, ty: &Type) -> ArgPass {
        let signature = Signature { ret: None, params: vec![Type::INT, ty.clone()], named: Some(1) };
        abi::of_signature(self.environment.abi_context(), &signature).args.swap_remove(1)
    }

    fn va_list(&mut self, target: Target) -> List {
        let size = match target {
            Target::X86_64Linux => x86_64::LIST,
            Target::AArch64Linux => aarch64::LIST,
        };
        let bytes = self.e.module.types.array(size.0, TypeId::I8);
        List(Address { ptr: self.e.build.entry_alloca(bytes, ir::Align::EIGHT), align: Align::EIGHT })
    }

    fn call_on_list(&mut self, callee: ir::FuncId, list: List) {
        self.e.build.call_plain(callee, TypeId::VOID, &[list.0.ptr]);
    }

    /// A member of the list.
    fn member_of(&mut self, list: List, at: Bytes, ty: TypeId) -> Operand {
        let member = self.part(list.0, at);
        self.e.build.load(ty, member.ptr, ir_align(member.align))
    }

    fn set_member(&mut self, list: List, at: Bytes, value: Operand) {
        let member = self.part(list.0, at);
        self.e.build.store(value, member.ptr, ir_align(member.align));
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

    /// `offset <= limit`, of numbers of the signedness the predicate says.
    fn at_most(&mut self, predicate: IntPredicate, offset: Operand, limit: i32) -> Operand {
        self.e.build.icmp(predicate, offset, Const::i32(limit))
    }
}

/// Whether a part travels in a vector register when there is one.
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
