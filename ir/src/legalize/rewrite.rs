//! Legalisation of one function: each access to a member is replaced in place.

use base::{Align, Bits};

use super::frozen::{self, FrozenLoad};
use super::legal_layout::LegalLayouts;
use super::window::{AccessWindows, place};
use super::word::SignExtension;
use super::{Neighbours, address, lanes, word};
use crate::builder::FunctionBuilder;
use crate::constant::{Const, Operand};
use crate::function::Function;
use crate::id::{BlockId, ValueId};
use crate::instruction::{Instruction, Op};
use crate::memory::{FieldAccess, MemoryOp};
use crate::type_table::TypeTable;
use crate::types::TypeId;

/// The widest window accessed as an integer, limited by the width of the mask constant.
const WIDEST_WORD: Bits = Bits(128);

/// An access to a member through its window.
#[derive(Clone, Copy, Debug)]
pub(super) struct WindowAccess {
    /// Address of the window.
    pub(super) ptr: Operand,
    /// Known alignment of that address.
    pub(super) align: Align,
    pub(super) volatile: bool,
    /// Width of the window in bits.
    pub(super) window: u32,
    /// Position of the member's lowest bit in the window.
    pub(super) shift: u32,
    /// Width of the member in bits.
    pub(super) width: u32,
    /// The member's type.
    pub(super) ty: TypeId,
}

impl WindowAccess {
    /// True if the member is the whole window.
    pub(super) fn fills(&self) -> bool {
        self.window == self.width
    }

    /// Loads the window, or a member that fills it.
    pub(super) fn load(&self, build: &mut FunctionBuilder, ty: TypeId) -> Operand {
        match self.volatile {
            true => build.load_volatile(ty, self.ptr, self.align),
            false => build.load(ty, self.ptr, self.align),
        }
    }

    /// Stores to the window.
    pub(super) fn store(&self, build: &mut FunctionBuilder, value: Operand) {
        match self.volatile {
            true => build.store_volatile(value, self.ptr, self.align),
            false => build.store(value, self.ptr, self.align),
        }
    }
}

/// The function being rewritten, and the layouts it needs.
pub(super) struct Rewriter<'a> {
    pub(super) build: FunctionBuilder,
    pub(super) types: &'a mut TypeTable,
    layouts: &'a LegalLayouts,
    windows: AccessWindows,
    pub(super) neighbours: Neighbours,
}

/// Replaces the accesses of one function.
pub(super) fn function(
    mut function: Function,
    types: &mut TypeTable,
    layouts: &LegalLayouts,
    neighbours: Neighbours,
) -> Function {
    let windows = AccessWindows::for_function(&function, layouts);
    let blocks = std::mem::take(&mut function.blocks);
    let build = FunctionBuilder::emptied(function, blocks.len());
    let mut rewriter = Rewriter { build, types, layouts, windows, neighbours };
    for (block, at) in blocks.into_iter().zip(0..) {
        rewriter.build.position(BlockId(at));
        rewriter.instructions(block.instructions);
        rewriter.build.terminate(block.terminator);
        rewriter.build.attach_to_terminator(block.metadata);
    }
    rewriter.build.finish()
}

impl Rewriter<'_> {
    fn instructions(&mut self, instructions: Vec<Instruction>) {
        let mut rest = instructions.into_iter().peekable();
        while let Some(instruction) = rest.next() {
            if let (Op::Memory(MemoryOp::LoadField(field)), Some(result)) =
                (&instruction.op, instruction.result)
            {
                let access = self.access(field);
                let extension = rest.peek().and_then(|next| self.extension(&access, next, result));
                self.load(&access, extension.as_ref());
                self.build.rename_last(result);
                if extension.is_some() {
                    rest.next();
                }
            } else {
                self.instruction(instruction);
            }
        }
    }

    fn instruction(&mut self, mut instruction: Instruction) {
        match &mut instruction.op {
            Op::Memory(MemoryOp::StoreField { field, value }) => {
                let access = self.access(field);
                self.store(&access, *value);
            }
            Op::Memory(MemoryOp::LoadFrozen { ty, ptr, align, volatile }) => {
                let (ty, ptr, align, volatile) = (*ty, *ptr, *align, *volatile);
                frozen::load(self, &FrozenLoad { ty, ptr, align, volatile });
                if let Some(result) = instruction.result {
                    self.build.rename_last(result);
                }
            }
            op => {
                if let Op::Memory(MemoryOp::Gep(gep)) = op {
                    address::rewrite(gep, self.types, self.layouts);
                }
                self.build.keep(instruction);
            }
        }
    }

    /// The `sext` of the member that follows its load, if the load can include it.
    fn extension(&self, access: &WindowAccess, next: &Instruction, member: ValueId) -> Option<SignExtension> {
        let possible = !access.fills() && !self.by_lanes(access);
        SignExtension::find(next, member).filter(|_| possible)
    }

    /// Emits the load; the last instruction emitted has the member's value.
    fn load(&mut self, access: &WindowAccess, extension: Option<&SignExtension>) {
        if let Some(extension) = extension {
            word::load_extended(self, access, extension);
        } else if access.fills() {
            access.load(&mut self.build, access.ty);
        } else if self.by_lanes(access) {
            lanes::load(self, access);
        } else {
            word::load(self, access);
        }
    }

    fn store(&mut self, access: &WindowAccess, value: Operand) {
        let defined = matches!(value, Operand::Const(Const::Int { .. }));
        let frozen = self.neighbours == Neighbours::FrozenWords && !defined;
        let value = if frozen { self.build.freeze(value) } else { value };
        if access.fills() {
            access.store(&mut self.build, value);
        } else if self.by_lanes(access) {
            lanes::store(self, access, value);
        } else {
            word::store(self, access, value);
        }
    }

    fn by_lanes(&self, access: &WindowAccess) -> bool {
        self.neighbours == Neighbours::Lanes || u64::from(access.window) > WIDEST_WORD.0
    }

    fn access(&mut self, field: &FieldAccess) -> WindowAccess {
        let Some((span, run)) = place(field, self.layouts) else {
            panic!("{field:?} passed the verifier and names no integer member");
        };
        let window = self.windows.window(field, span, run);
        WindowAccess {
            ptr: self.build.byte_offset(field.ptr, window.start.0),
            align: field.align.at_offset(window.start),
            volatile: field.volatile,
            window: window.width().0 as u32,
            shift: window.shift(span).0 as u32,
            width: span.width.0 as u32,
            ty: self.types.int(span.width.0 as u32),
        }
    }
}
