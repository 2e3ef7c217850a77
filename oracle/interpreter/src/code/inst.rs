//! Bytecode instructions.

use ir::{FloatPredicate, IntPredicate};

use super::{Builtin, FloatOp, HostFormat, IntOp, LaneRef, Reg, Resize, Rounding, ShapeRef, SoftFormat, Src};
use crate::outcome::UbKind;

/// One instruction. Widths are in bits, sizes in bytes, alignments exponents of two.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Inst {
    // Integers of up to 64 bits. First the operations without flags, whose result is poison only if an operand is.
    // `top` is the number of register bits above the integer's width.
    Add {
        top: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    Sub {
        top: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    Mul {
        top: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    And {
        dst: Reg,
        a: Src,
        b: Src,
    },
    Or {
        dst: Reg,
        a: Src,
        b: Src,
    },
    Xor {
        dst: Reg,
        a: Src,
        b: Src,
    },
    /// `a == b`; `a != b` if `not`.
    Equal {
        not: bool,
        dst: Reg,
        a: Src,
        b: Src,
    },
    /// `a < b`; `a >= b` if `not`.
    Less {
        signed: bool,
        not: bool,
        top: u8,
        dst: Reg,
        a: Src,
        b: Src,
    },
    Int {
        op: IntOp,
        width: u8,
        flags: u8,
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
    // Integers of up to 128 bits; those over 64 take two registers.
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
    // Floating-point numbers of the host's formats (float and double).
    Float {
        op: FloatOp,
        format: HostFormat,
        dst: Reg,
        a: Src,
        b: Src,
    },
    FloatCompare {
        predicate: FloatPredicate,
        format: HostFormat,
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
        to: HostFormat,
        dst: Reg,
        a: Src,
    },
    FloatToInt {
        format: HostFormat,
        signed: bool,
        rounding: Rounding,
        to: u8,
        dst: Reg,
        a: Src,
    },
    IntToFloat {
        format: HostFormat,
        signed: bool,
        from: u8,
        flags: u8,
        dst: Reg,
        a: Src,
    },
    // Integers of more than 128 bits, one register for every 64.
    LongInt {
        op: IntOp,
        flags: u8,
        width: u16,
        dst: Reg,
        a: Src,
        b: Src,
    },
    LongCompare {
        predicate: IntPredicate,
        width: u16,
        dst: Reg,
        a: Src,
        b: Src,
    },
    LongResize {
        op: Resize,
        flags: u8,
        from: u16,
        to: u16,
        dst: Reg,
        a: Src,
    },
    // Floating-point numbers of formats computed in software.
    SoftFloat {
        op: FloatOp,
        format: SoftFormat,
        dst: Reg,
        a: Src,
        b: Src,
    },
    SoftCompare {
        predicate: FloatPredicate,
        format: SoftFormat,
        dst: Reg,
        a: Src,
        b: Src,
    },
    SoftResize {
        from: SoftFormat,
        to: SoftFormat,
        dst: Reg,
        a: Src,
    },
    SoftToInt {
        format: SoftFormat,
        signed: bool,
        to: u16,
        dst: Reg,
        a: Src,
    },
    SoftFromInt {
        format: SoftFormat,
        signed: bool,
        flags: u8,
        from: u16,
        dst: Reg,
        a: Src,
    },
    // Moves, selects, casts between representations and lanes.
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
    /// `select` whose result is poison if the condition or either arm is: the columns of Table 2.1 that look at both
    /// arms.
    SelectStrict {
        dst: Reg,
        condition: Src,
        a: Src,
        b: Src,
    },
    /// Undefined behaviour of this kind if `src` is poison.
    RequireDefined {
        src: Src,
        kind: UbKind,
    },
    /// Makes all `count` registers poison if one of them is.
    PoisonAll {
        dst: Reg,
        count: u32,
    },
    Freeze {
        width: u8,
        dst: Reg,
        src: Src,
    },
    /// Chooses `width` bits for one use of an undef constant.
    ChooseUndef {
        width: u8,
        dst: Reg,
    },
    /// Fault: clears the poison flag.
    Launder {
        dst: Reg,
    },
    /// Fault: `a`, or `b` if `a` is poison.
    Coalesce {
        dst: Reg,
        a: Src,
        b: Src,
    },
    /// Reinterprets the bits of one shape as another. Fault if `lax`: a scalar is poison only if all of its bits are.
    BitCast {
        lax: bool,
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
    CheckAccess {
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
    /// Fault: reads poison and never-written bits as zero.
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
    /// Load that chooses each indeterminate bit. Provenance is kept if no bit had to be chosen.
    LoadFrozen {
        pointer: bool,
        width: u8,
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    Store {
        bytes: u8,
        width: u8,
        align: u8,
        src: Src,
        ptr: Src,
    },
    /// Fault: clears one byte after the stored ones.
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
    MarkUninit {
        ptr: Src,
        size: u32,
    },
    /// Fault: writes zeros into a new object.
    Clear {
        ptr: Src,
        size: u32,
    },
    PtrAdd {
        flags: u8,
        dst: Reg,
        base: Src,
        offset: i32,
    },
    PtrMask {
        dst: Reg,
        base: Src,
        mask: Src,
    },
    /// Saves the top of the stack, as a mark.
    StackSave {
        dst: Reg,
    },
    /// Ends the lifetime of the objects allocated since a mark.
    StackRestore {
        mark: Src,
    },
    PtrIndex {
        flags: u8,
        width: u8,
        dst: Reg,
        base: Src,
        index: Src,
        scale: u32,
    },
    // Control flow.
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
    CallBuiltin {
        builtin: Builtin,
        site: u32,
    },
    Ret {
        src: Src,
        count: u32,
    },
    /// Return from a function whose result is `noundef`.
    RetNoUndef {
        src: Src,
        count: u32,
    },
    Unreachable,
    Unsupported {
        reason: u32,
    },
}
