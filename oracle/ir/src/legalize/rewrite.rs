//! One function: each access to a member replaced where it stands.

use super::frozen::{self, Frozen};
use super::plan::Plans;
use super::window::{Windows, place};
use super::word::Extension;
use super::{Neighbours, address, lanes, word};
use crate::builder::FunctionBuilder;
use crate::constant::{Const, Operand};
use crate::function::{BlockId, Function, ValueId};
use crate::instruction::{Instruction, Op};
use crate::memory::{FieldAccess, Memory};
use crate::type_table::TypeTable;
use crate::types::TypeId;
use crate::units::{Align, Bits};

/// The widest window accessed as an integer: what a constant mask has bits for.
const WIDEST_WORD: Bits = Bits(128);

/// An access with everything about it known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    /// Address of the window.
    pub(super) ptr: Operand,
    /// What that address is a multiple of.
    pub(super) align: Align,
    pub(super) volatile: bool,
    /// Bits of the window.
    pub(super) window: u32,
    /// How far above the window's lowest bit the member's lowest is.
    pub(super) shift: u32,
    /// Bits of the member.
    pub(super) width: u32,
    /// The member's type.
    pub(super) ty: TypeId,
}

impl Access {
    /// The member is the whole window.
    pub(super) fn fills(&self) -> bool {
        self.window == self.width
    }

    /// Reads the window, or a member that fills it.
    pub(super) fn load(&self, build: &mut FunctionBuilder, ty: TypeId) -> Operand {
        match self.volatile {
            true => build.load_volatile(ty, self.ptr, self.align),
            false => build.load(ty, self.ptr, self.align),
        }
    }

    /// Writes it.
    pub(super) fn store(&self, build: &mut FunctionBuilder, value: Operand) {
        match self.volatile {
            true => build.store_volatile(value, self.ptr, self.align),
            false => build.store(value, self.ptr, self.align),
        }
    }
}

/// A function under reconstruction, and what it needs to know.
pub(super) struct Rewriter<'a> {
    pub(super) build: FunctionBuilder,
    pub(super) types: &'a mut TypeTable,
    plans: &'a Plans,
    windows: Windows,
    pub(super) neighbours: Neighbours,
}

/// Replaces the accesses of one function.
pub(super) fn function(
    mut function: Function,
    types: &mut TypeTable,
    plans: &Plans,
    neighbours: Neighbours,
) -> Function {
    let windows = Windows::of(&function, plans);
    let blocks = std::mem::take(&mut function.blocks);
    let build = FunctionBuilder::emptied(function, blocks.len());
    let mut rewriter = Rewriter { build, types, plans, windows, neighbours };
    for (block, at) in blocks.into_iter().zip(0..) {
        rewriter.build.position(BlockId(at));
        rewriter.instructions(block.instructions);
        rewriter.build.terminate(block.terminator);
    }
    rewriter.build.finish()
}

impl Rewriter<'_> {
    fn instructions(&mut self, instructions: Vec<Instruction>) {
        let mut rest = instructions.into_iter().peekable();
        while let Some(instruction) = rest.next() {
            if let (Op::Memory(Memory::LoadField(field)), Some(result)) =
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
            Op::Memory(Memory::StoreField { field, value }) => {
                let access = self.access(field);
                self.store(&access, *value);
            }
            Op::Memory(Memory::LoadFrozen { ty, ptr, align, volatile }) => {
                let (ty, ptr, align, volatile) = (*ty, *ptr, *align, *volatile);
                frozen::load(self, &Frozen { ty, ptr, align, volatile });
                if let Some(result) = instruction.result {
                    self.build.rename_last(result);
                }
            }
            op => {
                if let Op::Memory(Memory::Gep(gep)) = op {
                    address::rewrite(gep, self.types, self.plans);
                }
                self.build.keep(instruction);
            }
        }
    }

    /// The `sext` of the member that follows its load, where the load can do its work.
    fn extension(&self, access: &Access, next: &Instruction, member: ValueId) -> Option<Extension> {
        let possible = !access.fills() && !self.by_lanes(access);
        Extension::of(next, member).filter(|_| possible)
    }

    /// The last instruction gives the member's value.
    fn load(&mut self, access: &Access, extension: Option<&Extension>) {
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

    fn store(&mut self, access: &Access, value: Operand) {
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

    fn by_lanes(&self, access: &Access) -> bool {
        self.neighbours == Neighbours::Lanes || u64::from(access.window) > WIDEST_WORD.0
    }

    fn access(&mut self, field: &FieldAccess) -> Access {
        let Some((span, run)) = place(field, self.plans) else {
            panic!("{field:?} passed the verifier and names no integer member");
        };
        let window = self.windows.window(field, span, run);
        Access {
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
