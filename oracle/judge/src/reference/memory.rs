//! Objects, their lifetimes and the frames that hold them.

use lang::FuncId;

use super::shape::{Shapes, Slot};
use super::stop::{Result, Stop, UbKind};
use super::value::{Cell, Pointer};

/// All objects: the globals first, then one frame after the other. Its arenas are reused.
#[derive(Default)]
pub(super) struct ObjectMemory {
    pub(super) cells: Vec<Cell>,
    objects: Vec<Object>,
    /// Locals declared in the blocks that are open, innermost last.
    scope: Vec<u32>,
    last_serial: u64,
}

#[derive(Clone, Copy)]
struct Object {
    slot: Slot,
    /// Names this object among all that ever had this position; 0 outside the lifetime.
    serial: u64,
}

/// The frame of a function that runs.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) function: FuncId,
    first_object: u32,
    first_cell: u32,
}

impl ObjectMemory {
    /// Forgets everything, keeping the storage.
    pub(super) fn clear(&mut self) {
        let ObjectMemory { cells, objects, scope, last_serial } = self;
        cells.clear();
        objects.clear();
        scope.clear();
        *last_serial = 0;
    }

    /// A new global whose leaves lie at the end of the cells.
    pub(super) fn add_global(&mut self, slot: Slot) {
        let serial = self.next_serial();
        self.objects.push(Object { slot, serial });
    }

    /// A frame whose parameters are the `arguments`; the other locals are not yet alive.
    pub(super) fn push_frame(
        &mut self,
        function: FuncId,
        params: u32,
        arguments: &[Cell],
        shapes: &Shapes,
    ) -> Frame {
        let frame =
            Frame { function, first_object: self.objects.len() as u32, first_cell: self.cells.len() as u32 };
        self.cells.extend_from_slice(arguments);
        let end = frame.first_cell as usize + shapes.frame_leaves(function) as usize;
        self.cells.resize(end, Cell::Empty);
        for (index, local) in shapes.frame(function).iter().enumerate() {
            let serial = if index < params as usize { self.next_serial() } else { 0 };
            let slot = Slot { start: local.start + frame.first_cell, len: local.len };
            self.objects.push(Object { slot, serial });
        }
        frame
    }

    /// Ends a frame and everything in it.
    pub(super) fn pop_frame(&mut self, frame: Frame) {
        self.cells.truncate(frame.first_cell as usize);
        self.objects.truncate(frame.first_object as usize);
    }

    /// The lifetime of a local begins, to end with the block that is open.
    pub(super) fn declare(&mut self, frame: Frame, local: u32, leaves: &[Cell]) {
        let serial = self.next_serial();
        let index = frame.first_object + local;
        let object = &mut self.objects[index as usize];
        object.serial = serial;
        let start = object.slot.start;
        self.store(start, leaves);
        self.scope.push(index);
    }

    /// Opens a block; give the result to [`ObjectMemory::close`].
    pub(super) fn open(&self) -> usize {
        self.scope.len()
    }

    /// Ends the lifetimes of the locals declared since.
    pub(super) fn close(&mut self, mark: usize) {
        for index in self.scope.drain(mark..) {
            self.objects[index as usize].serial = 0;
        }
    }

    /// The address of a whole local.
    #[inline]
    pub(super) fn local(&self, frame: Frame, local: u32) -> Result<Pointer> {
        self.object(frame.first_object + local)
    }

    /// The address of a whole global.
    #[inline]
    pub(super) fn global(&self, global: u32) -> Result<Pointer> {
        self.object(global)
    }

    fn object(&self, object: u32) -> Result<Pointer> {
        let Object { slot, serial } = self.objects[object as usize];
        if serial == 0 {
            return Err(UbKind::Dangling.into());
        }
        Ok(Pointer { object, serial, leaf: slot.start })
    }

    /// Proves that a pointer points into a live object, with room for `leaves` from there on.
    pub(super) fn check(&self, pointer: Pointer, leaves: u32) -> Result<()> {
        let object = self.objects.get(pointer.object as usize);
        let object = object.filter(|o| o.serial == pointer.serial).ok_or(UbKind::Dangling)?;
        if pointer.leaf + leaves > object.slot.start + object.slot.len {
            return Err(Stop::ill_formed("a pointer to another type"));
        }
        Ok(())
    }

    /// The content of a scalar.
    #[inline]
    pub(super) fn load(&self, from: Pointer) -> Cell {
        self.cells[from.leaf as usize]
    }

    /// A scalar, to be written.
    #[inline]
    pub(super) fn cell(&mut self, at: Pointer) -> &mut Cell {
        &mut self.cells[at.leaf as usize]
    }

    /// The contents of consecutive leaves.
    #[inline]
    pub(super) fn slice(&self, leaf: u32, leaves: u32) -> &[Cell] {
        &self.cells[leaf as usize..(leaf + leaves) as usize]
    }

    /// Writes consecutive leaves.
    pub(super) fn store(&mut self, leaf: u32, leaves: &[Cell]) {
        let start = leaf as usize;
        self.cells[start..start + leaves.len()].copy_from_slice(leaves);
    }

    /// Copies leaves from one place to another that does not overlap it (C11 7.24.2.1p2).
    pub(super) fn copy(&mut self, from: Pointer, to: Pointer, leaves: u32) -> Result<()> {
        if from.leaf.abs_diff(to.leaf) < leaves {
            return Err(UbKind::OverlappingCopy.into());
        }
        let start = from.leaf as usize;
        self.cells.copy_within(start..start + leaves as usize, to.leaf as usize);
        Ok(())
    }

    /// Copies a part of a frame to where `to` points.
    pub(super) fn copy_out(&mut self, frame: Frame, part: Slot, to: Pointer) {
        let start = (frame.first_cell + part.start) as usize;
        self.cells.copy_within(start..start + part.len as usize, to.leaf as usize);
    }

    fn next_serial(&mut self) -> u64 {
        self.last_serial += 1;
        self.last_serial
    }
}
