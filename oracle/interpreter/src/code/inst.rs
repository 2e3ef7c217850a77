//! The instructions.

use ir::{FloatPredicate, IntPredicate};

use super::{Builtin, FloatOp, HostFormat, IntOp, LaneRef, Reg, Resize, Rounding, ShapeRef, SoftFormat, Src};
use crate::outcome::UbKind;

/// One step. Widths are in bits, sizes in bytes, alignments exponents of two.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Inst {
    // Integers of up to 64 bits. First what cannot go wrong: no promises, and poison if an operand is. `top` is how
    // many bits a register has above the integer's.
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
    /// `a == b`, or if `not` the opposite.
    Equal {
        not: bool,
        dst: Reg,
        a: Src,
        b: Src,
    },
    /// `a < b`, or if `not` the opposite.
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
    // Integers of more than 128 bits, one slot for every 64.
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
    // Floating-point numbers of other formats.
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
    /// Poison if the condition or either arm is: the rules of Table 2.1 that look at both arms.
    SelectStrict {
        dst: Reg,
        condition: Src,
        a: Src,
        b: Src,
    },
    /// Undefined if poison.
    RequireDefined {
        src: Src,
        kind: UbKind,
    },
    /// Poison in one slot is poison in all of them.
    PoisonAll {
        dst: Reg,
        count: u32,
    },
    Freeze {
        width: u8,
        dst: Reg,
        src: Src,
    },
    /// An undef of `width` bits.
    ChooseUndef {
        width: u8,
        dst: Reg,
    },
    /// Fault: no longer poison.
    Launder {
        dst: Reg,
    },
    /// Fault: `a`, or `b` where that is poison.
    Coalesce {
        dst: Reg,
        a: Src,
        b: Src,
    },
    /// Bits of one shape as bits of another. Fault if `lax`: poison only where every bit is.
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
    /// Bits that are not known are chosen one by one. What a pointer is based on is kept if they all are.
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
    MarkUninit {
        ptr: Src,
        size: u32,
    },
    /// Fault: zeros in an object that nothing was written to.
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
    /// Remembers where the stack is.
    StackSave {
        dst: Reg,
    },
    /// ConversionEnds the objects made since a mark.
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
    CallBuiltin {
        builtin: Builtin,
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
