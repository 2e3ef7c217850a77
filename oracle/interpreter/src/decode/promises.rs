//! Code that holds scalars to what attributes promise of them: a value that they exclude becomes poison, or is undefined
//! behaviour. LangRef "Parameter Attributes".

use ir::{Align, Call, Callee, FpClasses, Function, FunctionAttr, ParamAttr, ParamAttrs, Passing, TypeId};

use super::Decoder;
use crate::code::{BinaryRegs, Inst, MemoryInst, Reg, Src, UnaryRegs, ValueInst, Width};
use crate::register::{Register, mask};
use semantics::UbKind;
use semantics::lower::fp_classes;

/// The code that tests a condition of a register and leaves the condition in another.
type Test = fn(&mut Decoder<'_>, Src) -> Reg;

impl Decoder<'_> {
    /// At the start of a function: what it promises of its parameters.
    pub(super) fn promises_of_params(&mut self, function: &Function) {
        for (at, param) in function.params.iter().enumerate() {
            // LangRef "byval": the attributes are those of the copy.
            if let Some(&register) = self.scratch.registers.get(at)
                && !matches!(param.attrs.passing, Passing::ByVal(_))
            {
                // A call tests `noundef`, where undef is known as such.
                self.promised(register, param.ty, &param.attrs, UbKind::PoisonArgument);
            }
        }
    }

    /// Behind a call: what it and a function called directly promise of the result in `register`.
    pub(super) fn promises_of_result(&mut self, call: &Call, register: Reg) {
        let callee = match call.callee {
            Callee::Direct(id) => self.module.functions.get(id.index()),
            Callee::Indirect(_) | Callee::Asm(_) => None,
        };
        self.promised(register, call.ret, &call.ret_attrs, UbKind::PoisonReturn);
        if let Some(callee) = callee {
            self.accessible(register, call.ret, &callee.ret_attrs, UbKind::PoisonReturn);
        }
    }

    /// Before a return: the register of a value that is held to what the function promises of its result. The caller tests
    /// what can be accessed, because the function's own objects cannot any more.
    pub(super) fn promised_return(&mut self, value: Src, function: &Function) -> Src {
        let attrs = ParamAttrs { dereferenceable: None, dereferenceable_or_null: None, ..function.ret_attrs };
        let returned = self.returned(function).filter(|&argument| argument != value);
        if !makes_poison(&attrs) && returned.is_none() {
            return value;
        }
        let count = self.shape(function.ret).registers;
        let dst = self.temporary(count);
        self.emit(Inst::Move { dst, src: value, count });
        if let Some(argument) = returned {
            let kept = self.temporary(1);
            self.emit(Inst::Equal { not: false, on: BinaryRegs { dst: kept, a: value, b: argument } });
            self.select_or_poison(dst, kept);
        }
        self.promised(dst, function.ret, &attrs, UbKind::PoisonReturn);
        dst
    }

    /// The register of the argument that a function promises to return, if it is a scalar of one register. LangRef "returned".
    fn returned(&mut self, function: &Function) -> Option<Reg> {
        let at = function.params.iter().position(|param| param.attrs.has(ParamAttr::Returned))?;
        let ty = function.ret;
        let is_number = ty == TypeId::PTR || self.module.types.int_width(ty).is_some_and(|width| width <= 64);
        let same = function.params[at].ty == ty && is_number;
        self.scratch.registers.get(at).copied().filter(|_| same)
    }

    /// Behind a call, or before a return: the undefined behaviour of a function that promises not to return.
    pub(super) fn no_return(&mut self, promised: bool) {
        if promised {
            let src = self.constant_register(Register::POISON);
            self.emit(ValueInst::RequireDefined { src, kind: UbKind::NoReturnReturned });
        }
    }

    /// True if a call promises not to return.
    pub(super) fn never_returns(&self, call: &Call) -> bool {
        let callee = match call.callee {
            Callee::Direct(id) => self.module.functions.get(id.index()),
            Callee::Indirect(_) | Callee::Asm(_) => None,
        };
        let of_callee = callee.is_some_and(|callee| callee.attrs.flags.has(FunctionAttr::NoReturn));
        of_callee || call.attrs.flags.has(FunctionAttr::NoReturn)
    }

    /// An argument that is held to what the call promises of it. `align` is tested by the call itself, but where what it makes poison must
    /// be dereferenceable.
    pub(super) fn promised_argument(&mut self, value: Src, ty: TypeId, attrs: &ParamAttrs) -> Src {
        let is_accessed = attrs.dereferenceable.is_some() || attrs.dereferenceable_or_null.is_some();
        let attrs = ParamAttrs { align: attrs.align.filter(|_| is_accessed), ..*attrs };
        if !makes_poison(&attrs) && !is_accessed {
            return value;
        }
        let count = self.shape(ty).registers;
        let dst = self.temporary(count);
        self.emit(Inst::Move { dst, src: value, count });
        self.promised(dst, ty, &attrs, UbKind::PoisonArgument);
        dst
    }

    /// Holds the scalar in a register to attributes. Vectors and integers of more than 64 bits stay as they are.
    fn promised(&mut self, register: Reg, ty: TypeId, attrs: &ParamAttrs, kind: UbKind) {
        let makes_poison = makes_poison(attrs);
        if makes_poison {
            self.poisoned(register, ty, attrs);
        }
        if attrs.has(ParamAttr::NoUndef) && (makes_poison || kind == UbKind::PoisonReturn) {
            for at in 0..self.shape(ty).registers {
                self.emit(ValueInst::RequireDefined { src: register + at, kind });
            }
        }
        self.accessible(register, ty, attrs, kind);
    }

    fn poisoned(&mut self, register: Reg, ty: TypeId, attrs: &ParamAttrs) {
        if ty == TypeId::PTR {
            if attrs.has(ParamAttr::NonNull) {
                self.poison_unless(register, |decoder, value| decoder.is_not_null(value));
            }
            if let Some(align) = attrs.align {
                let kept = self.is_aligned(register, align);
                self.select_or_poison(register, kept);
            }
        }
        self.without_classes(register, ty, attrs.no_fp_class);
        let Some(range) = attrs.range.filter(|range| range.ty == ty) else { return };
        let Some(width @ 1..=64) = self.module.types.int_width(ty) else { return };
        self.in_range(register, width, (range.first, range.end));
    }

    /// Makes the integer of `width` bits in a register poison unless it is from the first number on and before the end.
    fn in_range(&mut self, register: Reg, width: u32, (first, end): (u128, u128)) {
        let number = |bits: u128| Register::int(bits as u64 & mask(width));
        let length = self.constant_register(number(end.wrapping_sub(first)));
        let first = self.constant_register(number(first));
        let (distance, kept) = (self.temporary(1), self.temporary(1));
        let top = 64 - width as u8;
        self.emit(Inst::Sub { top, on: BinaryRegs { dst: distance, a: register, b: first } });
        let on = BinaryRegs { dst: kept, a: distance, b: length };
        self.emit(Inst::Less { signed: false, not: false, top, on });
        self.select_or_poison(register, kept);
    }

    /// LangRef "nofpclass": numbers of the classes are poison. Each lane has a register.
    fn without_classes(&mut self, register: Reg, ty: TypeId, classes: FpClasses) {
        if classes.is_empty() {
            return;
        }
        let types = &self.module.types;
        let lane = types.scalar(ty);
        let width = types.bit_width(lane).0 as u32;
        let lanes = types.lanes(ty).map_or(1, |lanes| lanes.count);
        let Some(patterns) = classes.patterns(types.get(lane)).filter(|_| width <= 64) else {
            return self.fail(fp_classes::NO_PATTERNS);
        };
        for (first, last) in patterns {
            for at in 0..lanes {
                self.in_range(register + at, width, (last.wrapping_add(1), first));
            }
        }
    }

    fn poison_unless(&mut self, register: Reg, test: Test) {
        let kept = test(self, register);
        self.select_or_poison(register, kept);
    }

    fn select_or_poison(&mut self, register: Reg, kept: Reg) {
        let poison = self.constant_register(Register::POISON);
        self.emit(Inst::Select { dst: register, condition: kept, a: register, b: poison });
    }

    fn is_not_null(&mut self, pointer: Src) -> Reg {
        let (null, dst) = (self.constant_register(Register::int(0)), self.temporary(1));
        self.emit(Inst::Equal { not: true, on: BinaryRegs { dst, a: pointer, b: null } });
        dst
    }

    fn is_aligned(&mut self, pointer: Src, align: Align) -> Reg {
        let (number, rest, dst) = (self.temporary(1), self.temporary(1), self.temporary(1));
        let below = self.constant_register(Register::int(align.bytes().0 - 1));
        let zero = self.constant_register(Register::int(0));
        self.emit(ValueInst::PtrToInt { to: Width::new(64), on: UnaryRegs { dst: number, a: pointer } });
        self.emit(Inst::And(BinaryRegs { dst: rest, a: number, b: below }));
        self.emit(Inst::Equal { not: false, on: BinaryRegs { dst, a: rest, b: zero } });
        dst
    }

    /// LangRef "dereferenceable": this number of bytes could be loaded.
    fn accessible(&mut self, register: Reg, ty: TypeId, attrs: &ParamAttrs, kind: UbKind) {
        if ty != TypeId::PTR {
            return;
        }
        if let Some(size) = attrs.dereferenceable {
            let size = self.narrow_size(size);
            self.emit(MemoryInst::Dereferenceable { ptr: register, size, kind });
        }
        if let Some(size) = attrs.dereferenceable_or_null {
            self.emit(ValueInst::RequireDefined { src: register, kind });
            let condition = self.is_not_null(register);
            let size = self.narrow_size(size);
            let if_true = self.program.code.len() as u32 + 1;
            self.emit(Inst::Branch { condition, if_true, if_false: if_true + 1 });
            self.emit(MemoryInst::Dereferenceable { ptr: register, size, kind });
        }
    }
}

/// True if attributes make poison of some values.
fn makes_poison(attrs: &ParamAttrs) -> bool {
    attrs.has(ParamAttr::NonNull)
        || attrs.align.is_some()
        || attrs.range.is_some()
        || !attrs.no_fp_class.is_empty()
}
