//! The prepared form: flat code over register slots, with everything that types say already worked out.

use ir::{FloatPredicate, FuncId, IntPredicate};

use crate::outcome::Unsupported;
use crate::slot::{Meta, Slot};

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

/// Operators on integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IntOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    /// Fault: rounds down.
    SDivFloor,
    /// Fault: the sign of the divisor.
    SRemFloor,
}

/// Promises of integer operations and conversions, as bits.
pub(crate) mod flag {
    pub(crate) const NUW: u8 = 1;
    pub(crate) const NSW: u8 = 2;
    pub(crate) const EXACT: u8 = 4;
    pub(crate) const DISJOINT: u8 = 8;
    pub(crate) const NNEG: u8 = 16;
    pub(crate) const INBOUNDS: u8 = 32;
    pub(crate) const NUSW: u8 = 64;
}

/// Operators on floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

/// Formats with arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Single,
    Double,
    /// Fault: a double whose results are rounded to float.
    DoubleInSingle,
}

/// Conversions between integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resize {
    Trunc,
    ZExt,
    SExt,
    /// Fault: a truncation that does not.
    Keep,
}

/// How a floating-point number becomes an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounding {
    TowardsZero,
    /// Fault.
    Nearest,
}

/// One step. Widths are in bits, sizes in bytes, alignments exponents of two.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Inst {
    // Integers of up to 64 bits.
    Int {
        op: IntOp,
        width: u8,
        flags: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    Compare {
        predicate: IntPredicate,
        width: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    Resize {
        op: Resize,
        from: u8,
        to: u8,
        flags: u8,
        dst: Reg,
        a: Src,
    },
    // Integers of up to 128 bits, in two slots when over 64.
    WideInt {
        op: IntOp,
        width: u8,
        flags: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    WideCompare {
        predicate: IntPredicate,
        width: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    WideResize {
        op: Resize,
        from: u8,
        to: u8,
        flags: u8,
        dst: Reg,
        a: Src,
    },
    // Floating-point numbers.
    Float {
        op: FloatOp,
        format: Format,
        dst: Reg,
        a: Src,
        b: Src,
    },
    FloatCompare {
        predicate: FloatPredicate,
        format: Format,
        dst: Reg,
        a: Src,
        b: Src,
    },
    FNeg {
        width: u8,
        dst: Reg,
        a: Src,
    },
    FloatResize {
        to: Format,
        dst: Reg,
        a: Src,
    },
    FloatToInt {
        format: Format,
        signed: bool,
        rounding: Rounding,
        to: u8,
        dst: Reg,
        a: Src,
    },
    IntToFloat {
        format: Format,
        signed: bool,
        from: u8,
        flags: u8,
        dst: Reg,
        a: Src,
    },
    // Values as they are.
    Move {
        dst: Reg,
        src: Src,
        count: u32,
    },
    Select {
        dst: Reg,
        condition: Src,
        a: Src,
        b: Src,
    },
    Freeze {
        width: u8,
        dst: Reg,
        src: Src,
    },
    /// An undef of `width` bits.
    Choose {
        width: u8,
        dst: Reg,
    },
    /// Fault: no longer poison.
    Launder {
        dst: Reg,
    },
    /// Bits of one shape as bits of another, at most 128.
    BitCast {
        dst: Reg,
        src: Src,
        from: ShapeRef,
        to: ShapeRef,
    },
    PtrToInt {
        to: u8,
        dst: Reg,
        a: Src,
    },
    IntToPtr {
        from: u8,
        dst: Reg,
        a: Src,
    },
    ExtractLane {
        dst: Reg,
        src: Src,
        index: Src,
        lane: LaneRef,
    },
    InsertLane {
        dst: Reg,
        value: Src,
        index: Src,
        lane: LaneRef,
    },
    // Memory.
    Alloca {
        align: u8,
        dst: Reg,
        size: u32,
        count: Src,
    },
    Check {
        align: u8,
        write: bool,
        ptr: Src,
        size: u32,
    },
    Load {
        bytes: u8,
        width: u8,
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    /// Fault: what is poison reads as zero.
    LoadForgetful {
        bytes: u8,
        width: u8,
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    LoadPtr {
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    LoadWide {
        width: u8,
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    LoadBits {
        width: u8,
        dst: Reg,
        ptr: Src,
        bit: u32,
    },
    Store {
        bytes: u8,
        width: u8,
        align: u8,
        src: Src,
        ptr: Src,
    },
    /// Fault: clears one byte more.
    StoreLong {
        bytes: u8,
        width: u8,
        align: u8,
        src: Src,
        ptr: Src,
    },
    StorePtr {
        align: u8,
        src: Src,
        ptr: Src,
    },
    StoreWide {
        width: u8,
        align: u8,
        src: Src,
        ptr: Src,
    },
    StoreBits {
        width: u8,
        src: Src,
        ptr: Src,
        bit: u32,
    },
    /// Marks bytes as never written: the padding of an aggregate that is about to be stored.
    Forget {
        ptr: Src,
        size: u32,
    },
    PtrAdd {
        flags: u8,
        dst: Reg,
        base: Src,
        offset: i32,
    },
    PtrIndex {
        flags: u8,
        width: u8,
        dst: Reg,
        base: Src,
        index: Src,
        scale: u32,
    },
    // Control.
    Jump {
        to: u32,
    },
    Branch {
        condition: Src,
        if_true: u32,
        if_false: u32,
    },
    Switch {
        value: Src,
        table: u32,
    },
    Call {
        site: u32,
    },
    Host {
        host: Host,
        site: u32,
    },
    Ret {
        src: Src,
        count: u32,
    },
    /// From a function whose result is `noundef`.
    RetNoUndef {
        src: Src,
        count: u32,
    },
    Unreachable,
    Unsupported {
        reason: u32,
    },
}

/// A position in [`Program::shapes`].
pub(crate) type ShapeRef = u32;

/// A position in [`Program::lanes`].
pub(crate) type LaneRef = u32;

/// What `extractelement` and `insertelement` with a variable index need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lanes {
    /// Slots per lane.
    pub(crate) slots: u32,
    pub(crate) count: u32,
    /// Slots of the index, 1 or 2.
    pub(crate) index_slots: u32,
}

/// One scalar of a value in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    pub(crate) kind: LeafKind,
    /// Bits.
    pub(crate) width: u8,
    /// Bits from the start of the value's memory.
    pub(crate) bit: u64,
    /// Slots from the start of the value's registers.
    pub(crate) slot: u32,
}

impl Leaf {
    /// Slots it takes.
    pub(crate) fn slots(self) -> u32 {
        if self.kind == LeafKind::Wide { 2 } else { 1 }
    }
}

/// How a scalar is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeafKind {
    /// Up to 64 bits, one slot.
    Narrow,
    /// Up to 128 bits, two slots.
    Wide,
    /// Address and provenance, one slot.
    Ptr,
}

/// The scalars of a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// Position in [`Program::leaves`].
    pub(crate) first: u32,
    pub(crate) count: u32,
    pub(crate) slots: u32,
}

/// Functions that the host provides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Host {
    Observe,
    ObserveF32,
    ObserveF64,
    ObserveBytes,
    MemCpy,
    MemMove,
    MemSet,
    Assume,
    /// Faults.
    MemCpyShort,
    MemSetShort,
}

/// Who a call site calls.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    Direct(FuncId),
    Indirect(Src),
}

/// How an argument reaches the callee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// Its slots are copied.
    Copy,
    /// The object of this size and alignment is copied, and its address passed.
    ByVal { size: u64, align: u8 },
    /// Fault: a fresh object of this size instead of the one pointed to.
    Elsewhere { size: u64, align: u8 },
}

/// One argument of a call site.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arg {
    pub(crate) src: Src,
    pub(crate) slots: u32,
    pub(crate) noundef: bool,
    /// `align N`, an exponent; checked for the bulk operations.
    pub(crate) align: u8,
    pub(crate) pass: Pass,
}

/// One call in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallSite {
    pub(crate) target: Target,
    /// Positions in [`Program::args`].
    pub(crate) args: (u32, u32),
    pub(crate) dst: Reg,
    /// See [`Body::signature`].
    pub(crate) signature: u64,
}

/// The cases of one switch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SwitchTable {
    /// Positions in [`Program::cases`].
    pub(crate) cases: (u32, u32),
    pub(crate) default: u32,
    pub(crate) wide: bool,
}

/// A function, prepared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    /// Position of its first instruction; `None` for a declaration.
    pub(crate) entry: Option<u32>,
    /// Slots of a frame.
    pub(crate) slots: u32,
    /// Slots of the parameters, at the start of the frame.
    pub(crate) param_slots: u32,
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

/// A module prepared for a [`crate::Machine`]. Preparing another one into it reuses its memory.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub(crate) code: Vec<Inst>,
    /// Per instruction of `code`: block and index of the instruction it came from.
    pub(crate) origins: Vec<(u32, u32)>,
    pub(crate) constants: Vec<Slot>,
    pub(crate) bodies: Vec<Body>,
    pub(crate) sites: Vec<CallSite>,
    pub(crate) args: Vec<Arg>,
    pub(crate) switches: Vec<SwitchTable>,
    pub(crate) cases: Vec<(u128, u32)>,
    pub(crate) leaves: Vec<Leaf>,
    pub(crate) shapes: Vec<Shape>,
    pub(crate) lanes: Vec<Lanes>,
    pub(crate) statics: Vec<StaticObject>,
    /// Initial memory: bytes, and per bit whether it is indeterminate.
    pub(crate) image: Vec<u8>,
    pub(crate) image_mask: Vec<u8>,
    /// Pointers in the initial memory: where, and what they are based on.
    pub(crate) image_pointers: Vec<(u64, Meta)>,
    pub(crate) reasons: Vec<Unsupported>,
    /// Why no function of the module can run.
    pub(crate) failure: Option<Unsupported>,
    pub(crate) scratch: crate::prepare::Scratch,
}

impl Program {
    /// Forgets the module, keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.code.clear();
        self.origins.clear();
        self.constants.clear();
        self.bodies.clear();
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

    pub(crate) fn leaves_of(&self, shape: Shape) -> &[Leaf] {
        &self.leaves[shape.first as usize..(shape.first + shape.count) as usize]
    }
}
