//! The prepared form: flat code over register slots, with everything that types say already worked out.

mod call;
mod inst;
mod operator;
mod shape;

pub(crate) use call::{ArgumentPassing, Builtin, CallArgument, CallSite, CallTarget, SwitchTable};
pub(crate) use inst::Inst;
pub(crate) use operator::{FloatOp, HostFormat, IntOp, Resize, Rounding, SoftFormat, flag};
pub(crate) use shape::{LaneRef, LeafKind, ScalarLeaf, ShapeRef, ValueShape, VectorLanes};

use crate::outcome::Unsupported;
use crate::register::{Register, Tag};

/// A register of the running function: its position in the frame.
pub(crate) type Reg = u32;

/// A register, or with [`CONST`] a constant: its position in the pool.
pub(crate) type Src = u32;

/// Set in a [`Src`] that is a constant.
pub(crate) const CONST: u32 = 1 << 31;

/// Address of function 0; the next ones follow at this distance.
pub(crate) const CODE_BASE: u64 = 0x40_0000_0000;
pub(crate) const CODE_STEP: u64 = 16;

/// Address of the first byte of memory. Its alignment is that of the largest object anybody could want.
pub(crate) const DATA_BASE: u64 = 1 << 32;

/// A function, prepared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DecodedFunction {
    /// Position of its first instruction; `None` for a declaration.
    pub(crate) entry: Option<u32>,
    /// Slots of a frame.
    pub(crate) registers: u32,
    /// Slots of the parameters, at the start of the frame.
    pub(crate) param_registers: u32,
    /// A hash of the types of result and parameters and of how records among them are passed.
    pub(crate) signature: u64,
    pub(crate) param_count: u32,
}

/// A global, prepared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StaticObject {
    /// Address.
    pub(crate) base: u64,
    /// Bytes.
    pub(crate) size: u64,
    pub(crate) constant: bool,
    pub(crate) has_pointers: bool,
}

/// A module prepared for a [`crate::ConcreteMachine`]. Preparing another one into it reuses its memory.
#[derive(Clone, Debug, Default)]
pub struct Bytecode {
    pub(crate) code: Vec<Inst>,
    /// Per instruction of `code`: block and index of the instruction it came from.
    pub(crate) origins: Vec<(u32, u32)>,
    pub(crate) constants: Vec<Register>,
    pub(crate) functions: Vec<DecodedFunction>,
    pub(crate) sites: Vec<CallSite>,
    pub(crate) args: Vec<CallArgument>,
    pub(crate) switches: Vec<SwitchTable>,
    pub(crate) cases: Vec<(u128, u32)>,
    pub(crate) leaves: Vec<ScalarLeaf>,
    pub(crate) shapes: Vec<ValueShape>,
    pub(crate) lanes: Vec<VectorLanes>,
    pub(crate) statics: Vec<StaticObject>,
    /// Initial memory: bytes, and per bit whether it is indeterminate.
    pub(crate) image: Vec<u8>,
    pub(crate) image_mask: Vec<u8>,
    /// Pointers in the initial memory: where, and what they are based on.
    pub(crate) image_pointers: Vec<(u64, Tag)>,
    pub(crate) reasons: Vec<Unsupported>,
    /// Why no function of the module can run.
    pub(crate) failure: Option<Unsupported>,
    pub(crate) scratch: crate::decode::DecodeScratch,
}

impl Bytecode {
    /// Forgets the module, keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.code.clear();
        self.origins.clear();
        self.constants.clear();
        self.functions.clear();
        self.sites.clear();
        self.args.clear();
        self.switches.clear();
        self.cases.clear();
        self.leaves.clear();
        self.shapes.clear();
        self.lanes.clear();
        self.failure = None;
        self.statics.clear();
        self.image.clear();
        self.image_mask.clear();
        self.image_pointers.clear();
        self.reasons.clear();
    }

    pub(crate) fn leaves_of(&self, shape: ValueShape) -> &[ScalarLeaf] {
        &self.leaves[shape.first as usize..(shape.first + shape.count) as usize]
    }
}
