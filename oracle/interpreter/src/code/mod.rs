//! Bytecode: flat code over registers, with sizes, offsets and layouts already computed from the types.

mod call;
mod history;
mod inst;
mod limits;
mod operator;
mod running;
mod scratch;
mod shape;

pub(crate) use call::{ArgumentPassing, Builtin, CallArgument, CallSite, CallTarget, SwitchTable};
pub(crate) use history::{AccessPromise, AccessPromises, HistoryInst, TypeTag};
pub(crate) use inst::{
    BinaryRegs, ControlInst, FloatInst, Inst, MemoryInst, ScalarAccess, SoftInst, UnaryRegs, ValueInst,
    WideInst,
};
pub(crate) use limits::{
    LimitTables, LimitedCall, LimitedFunction, LimitedParameter, PointerAccess, PointerArgument,
};
pub(crate) use operator::{HostFormat, Resize, SoftFormat, Width, flag};
pub(crate) use running::{RunningPromise, RunningTables};
pub(crate) use scratch::{BuiltinFunction, DecodeScratch, FlatConstant};
pub(crate) use shape::{CastRef, LaneAccess, LaneRef, LeafKind, ScalarLeaf, ValueShape, VectorLanes};

use crate::register::{Register, Tag};
use semantics::Unsupported;
use semantics::c_library::LibraryFunction;
pub(crate) use semantics::operator::{ArithOp, DivideOp, FloatOp, IntOp, Operator, ShiftOp};

/// Index of a register in the frame of the running function.
pub(crate) type Reg = u32;

/// Index of a register in the frame, or with [`CONST`] set, of a constant in the constant pool.
pub(crate) type Src = u32;

/// Flag of a [`Src`] that marks a constant.
pub(crate) const CONST: u32 = 1 << 31;

/// Address of function 0. Function `n` is at `CODE_BASE + n * CODE_STEP`.
pub(crate) const CODE_BASE: u64 = 0x40_0000_0000;
pub(crate) const CODE_STEP: u64 = 16;

/// Address of the first byte of memory. It is a multiple of the largest supported object alignment.
pub(crate) const DATA_BASE: u64 = 1 << 32;

/// A decoded function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DecodedFunction {
    /// Position of its first instruction in [`Bytecode::code`]; `None` for a declaration.
    pub(crate) entry: Option<u32>,
    /// Number of registers in a frame.
    pub(crate) registers: u32,
    /// Number of registers that the parameters take, at the start of the frame.
    pub(crate) param_registers: u32,
    /// Hash of the result type, the parameter types and how each record parameter is passed (`byval`, `sret`).
    pub(crate) signature: u64,
    pub(crate) param_count: u32,
    /// The function that a call through a pointer runs, if the C library has it.
    pub(crate) library: Option<LibraryEntry>,
}

/// A function of the C library that the module declares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LibraryEntry {
    pub(crate) function: LibraryFunction,
    /// The width of its result in bits, as the module declares it.
    pub(crate) width: u32,
}

/// A decoded global variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StaticObject {
    /// Its address.
    pub(crate) base: u64,
    /// Its size in bytes.
    pub(crate) size: u64,
    pub(crate) constant: bool,
    pub(crate) has_pointers: bool,
}

/// The origin of the tests of what a function promises of its parameters: they belong to the call.
pub(crate) const AT_CALL: (u32, u32) = (u32::MAX, 0);

/// A module decoded for a [`crate::ConcreteMachine`]. Decoding another module into it reuses its allocations.
#[derive(Clone, Debug, Default)]
pub struct Bytecode {
    pub(crate) code: Vec<Inst>,
    /// For each instruction of `code`, the block and index of the IR instruction it was decoded from, or [`AT_CALL`].
    pub(crate) origins: Vec<(u32, u32)>,
    pub(crate) constants: Vec<Register>,
    pub(crate) functions: Vec<DecodedFunction>,
    pub(crate) sites: Vec<CallSite>,
    pub(crate) args: Vec<CallArgument>,
    pub(crate) switches: Vec<SwitchTable>,
    pub(crate) cases: Vec<(u128, u32)>,
    pub(crate) leaves: Vec<ScalarLeaf>,
    /// The source and result of each `bitcast`.
    pub(crate) casts: Vec<(ValueShape, ValueShape)>,
    pub(crate) lanes: Vec<LaneAccess>,
    pub(crate) statics: Vec<StaticObject>,
    /// Initial memory: the bytes, and in `image_mask` one bit per bit, set where it is indeterminate.
    pub(crate) image: Vec<u8>,
    pub(crate) image_mask: Vec<u8>,
    /// Pointers in the initial memory: byte position and provenance.
    pub(crate) image_pointers: Vec<(u64, Tag)>,
    pub(crate) reasons: Vec<Unsupported>,
    /// True if the program calls functions that allocate.
    pub(crate) uses_heap: bool,
    /// The number of functions of the module itself; the ones after them were added to express its instructions.
    pub(crate) written: u32,
    /// The first register of each value in its function's frame, and for each function where its values start in this list.
    pub(crate) value_registers: Vec<Reg>,
    pub(crate) value_starts: Vec<u32>,
    /// The module's promises about its accesses.
    pub(crate) promised: AccessPromises,
    /// The reason why no function of the module can run, if there is one.
    pub(crate) failure: Option<Unsupported>,
    pub(crate) scratch: DecodeScratch,
}

impl Bytecode {
    /// Removes the module and keeps the allocations.
    pub(crate) fn clear(&mut self) {
        self.code.clear();
        self.origins.clear();
        self.value_registers.clear();
        self.value_starts.clear();
        self.constants.clear();
        self.functions.clear();
        self.sites.clear();
        self.args.clear();
        self.switches.clear();
        self.cases.clear();
        self.leaves.clear();
        self.casts.clear();
        self.lanes.clear();
        self.failure = None;
        self.uses_heap = false;
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
