//! The parameters that pointers are based on, as far as a function's text shows. LangRef "Pointer Aliasing Rules".

use ir::{
    Call, Callee, CastOp, ChoiceOp, Function, Instruction, Intrinsic, MemoryOp, Module, Op, Operand, Param,
    ParamAttr, Passing, Terminator, TypeId, ValueId,
};
use smallvec::SmallVec;

use crate::masked::MaskedArguments;

/// Limit on the parameters that are asked about; what is based on others is taken for unknown.
pub(super) const MAX_PARAMS: usize = 60;

/// The parameters that a pointer may be based on, as a set of places among those that are asked about, and of the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PointerRoots(u64);

impl PointerRoots {
    const NONE: PointerRoots = PointerRoots(0);
    /// An object that the function allocates.
    const LOCAL: PointerRoots = PointerRoots(1 << 63);
    /// A global, another parameter, null.
    const OTHER: PointerRoots = PointerRoots(1 << 62);
    /// A pointer that was loaded or computed: anything of which there may be a copy.
    const UNKNOWN: PointerRoots = PointerRoots(1 << 61);

    fn param(at: usize) -> PointerRoots {
        PointerRoots(1 << at)
    }

    fn union(self, other: PointerRoots) -> PointerRoots {
        PointerRoots(self.0 | other.0)
    }

    fn has(self, other: PointerRoots) -> bool {
        self.0 & other.0 != 0
    }
}

/// The parameters that the pointers in a function are based on.
pub(super) struct BasedOn {
    roots: Vec<PointerRoots>,
    /// The parameters of which the function makes copies that this does not follow.
    copied: PointerRoots,
}

impl BasedOn {
    /// Follows parameters, by their number among those of the function, through the function.
    pub(super) fn follow(module: &Module, function: &Function, params: &[usize]) -> BasedOn {
        let mut based =
            BasedOn { roots: vec![PointerRoots::NONE; function.values.len()], copied: PointerRoots::NONE };
        for (at, root) in based.roots.iter_mut().enumerate().take(function.params.len()) {
            let asked = params.iter().position(|&param| param == at);
            *root = match asked {
                Some(place) if place < MAX_PARAMS => PointerRoots::param(place),
                Some(_) => PointerRoots::UNKNOWN,
                None => PointerRoots::OTHER,
            };
        }
        // A phi may come before what it chooses from.
        let mut changed = true;
        while changed {
            changed = false;
            for instruction in function.instructions() {
                let Some(result) = instruction.result else { continue };
                let root = based.result(module, function, &instruction.op);
                let known = &mut based.roots[result.index()];
                changed |= known.union(root) != *known;
                *known = known.union(root);
            }
            for block in &function.blocks {
                if let Some(result) = block.terminator.result() {
                    based.roots[result.index()] = PointerRoots::UNKNOWN;
                }
            }
        }
        for block in &function.blocks {
            for instruction in &block.instructions {
                based.copy(module, function, instruction);
            }
            if let Some(call) = block.terminator.call() {
                based.copy_to(module, call);
            }
        }
        based
    }

    fn root(&self, operand: Operand) -> PointerRoots {
        match operand {
            Operand::Value(value) => self.roots.get(value.index()).copied().unwrap_or(PointerRoots::UNKNOWN),
            Operand::Const(_) => PointerRoots::OTHER,
        }
    }

    fn result(&self, module: &Module, function: &Function, op: &Op) -> PointerRoots {
        match op {
            Op::Memory(MemoryOp::Alloca { .. }) => PointerRoots::LOCAL,
            Op::Memory(MemoryOp::Gep(gep)) if gep.base.ty(&function.values) == Some(TypeId::PTR) => {
                self.root(gep.base)
            }
            Op::Cast(cast) if matches!(cast.op, CastOp::BitCast | CastOp::AddrSpaceCast) => {
                self.root(cast.value)
            }
            Op::Freeze(value) => self.root(*value),
            Op::Choice(ChoiceOp::Select { if_true, if_false, .. }) => {
                self.root(*if_true).union(self.root(*if_false))
            }
            Op::Choice(ChoiceOp::Phi { incoming, .. }) => {
                incoming.iter().fold(PointerRoots::NONE, |roots, &(value, _)| roots.union(self.root(value)))
            }
            Op::Call(call) => {
                let args = call.args.iter().enumerate();
                // LangRef "returned": the result is the argument. Such a function need not count as one that makes a copy.
                if let Some((_, &(value, _))) =
                    args.clone().find(|&(at, _)| has(module, call, at, ParamAttr::Returned))
                {
                    return self.root(value);
                }
                let returned = args.filter(|&(at, _)| may_return(module, call, at));
                returned.fold(PointerRoots::UNKNOWN, |roots, (_, &(value, _))| roots.union(self.root(value)))
            }
            _ => PointerRoots::UNKNOWN,
        }
    }

    /// Notes the copies that an instruction makes of pointers, other than in its result if that is followed.
    fn copy(&mut self, module: &Module, function: &Function, instruction: &Instruction) {
        let is_pointer = instruction.result.and_then(|result| function.values.get(result.index()));
        let follows = is_pointer == Some(&TypeId::PTR);
        match &instruction.op {
            Op::Memory(MemoryOp::Store { value, .. }) => self.copied = self.copied.union(self.root(*value)),
            Op::Memory(MemoryOp::Gep(_)) | Op::Freeze(_) | Op::Choice(_) | Op::Cast(_) if follows => {}
            Op::Memory(MemoryOp::Gep(gep)) => self.copied = self.copied.union(self.root(gep.base)),
            Op::Memory(_) | Op::Compare(_) => {}
            Op::Call(call) => self.copy_to(module, call),
            op => op.operands().for_each(|operand| self.copied = self.copied.union(self.root(operand))),
        }
    }

    fn copy_to(&mut self, module: &Module, call: &Call) {
        for (at, &(value, _)) in call.args.iter().enumerate() {
            if may_keep(module, call, at) {
                self.copied = self.copied.union(self.root(value));
            }
        }
    }

    /// The parameter that a pointer is based on in any case, by its place among those that were asked about.
    pub(super) fn sole_root(&self, pointer: Operand) -> Option<usize> {
        let PointerRoots(roots) = self.root(pointer);
        let place = roots.trailing_zeros() as usize;
        (roots.is_power_of_two() && place < MAX_PARAMS).then_some(place)
    }

    /// True if a pointer is not based on a parameter.
    pub(super) fn is_apart(&self, pointer: Operand, param: usize) -> bool {
        let (roots, param) = (self.root(pointer), PointerRoots::param(param));
        !(roots.has(param) || roots.has(PointerRoots::UNKNOWN) && self.copied.has(param))
    }

    /// True if a pointer points into an object that the function allocates itself.
    pub(super) fn is_local(&self, pointer: Operand) -> bool {
        self.root(pointer) == PointerRoots::LOCAL
    }

    /// True if the function makes no copy of a parameter that others might use.
    pub(super) fn is_followed(&self, param: usize) -> bool {
        !self.copied.has(PointerRoots::param(param))
    }
}

/// True if a function may make a copy of a parameter that it must not keep, as an integer or by a call; or may return it.
pub fn may_capture(module: &Module, function: &Function) -> bool {
    let params = promising(function, ParamAttr::NoCapture);
    if params.is_empty() {
        return false;
    }
    let based = BasedOn::follow(module, function, &params);
    let may_be = |value: Operand| {
        params.len() > MAX_PARAMS || (0..params.len()).any(|place| !based.is_apart(value, place))
    };
    let pointer = |value: Operand| value.ty(&function.values) == Some(TypeId::PTR);
    let passed = |call: &Call| {
        let mut args = call.args.iter().enumerate();
        args.any(|(at, &(value, _))| pointer(value) && may_keep(module, call, at) && may_be(value))
    };
    let captures = |op: &Op| match op {
        Op::Cast(cast) => cast.op == CastOp::PtrToInt && may_be(cast.value),
        _ => false,
    };
    let returned = |terminator: &Terminator| match terminator {
        Terminator::Ret(Some(value)) => pointer(*value) && may_be(*value),
        _ => false,
    };
    function.instructions().any(|instruction| captures(&instruction.op))
        || function.calls().any(passed)
        || function.blocks.iter().any(|block| returned(&block.terminator))
}

/// True if a function may leave a parameter that it must not keep in memory that others know.
pub fn may_store_captured(module: &Module, function: &Function) -> bool {
    let params = promising(function, ParamAttr::NoCapture);
    if params.is_empty() {
        return false;
    }
    let based = BasedOn::follow(module, function, &params);
    let kept = |value: Operand| {
        params.len() > MAX_PARAMS || (0..params.len()).any(|place| !based.is_apart(value, place))
    };
    function.instructions().any(|instruction| match &instruction.op {
        Op::Memory(MemoryOp::Store { value, ptr, .. }) => {
            value.ty(&function.values) == Some(TypeId::PTR) && !based.is_local(*ptr) && kept(*value)
        }
        _ => false,
    })
}

/// For each value of a function, the parameter that a pointer is based on in any case, as far as the text shows.
pub fn sole_parameters(module: &Module, function: &Function) -> Vec<Option<u8>> {
    sole_among(module, function, is_passed_pointer)
}

/// [`sole_parameters`] with those that are copies. LangRef "byval": the copy belongs to the caller, so that a promise of the pointer
/// (`readonly`) is about it as well.
pub fn sole_parameters_and_copies(module: &Module, function: &Function) -> Vec<Option<u8>> {
    sole_among(module, function, |param| param.ty == TypeId::PTR)
}

fn sole_among(module: &Module, function: &Function, is_asked: fn(&Param) -> bool) -> Vec<Option<u8>> {
    let params: Vec<usize> = (0..function.params.len())
        .filter(|&at| is_asked(&function.params[at]))
        .take(MAX_PARAMS)
        .filter(|&at| u8::try_from(at).is_ok())
        .collect();
    let based = BasedOn::follow(module, function, &params);
    let root = |at: usize| based.sole_root(Operand::Value(ValueId(at as u32)));
    (0..function.values.len()).map(|at| root(at).map(|place| params[place] as u8)).collect()
}

/// True if a parameter is the caller's pointer: a `byval` copy is the function's own.
fn is_passed_pointer(param: &Param) -> bool {
    param.ty == TypeId::PTR && !matches!(param.attrs.passing, Passing::ByVal(_))
}

/// The parameters of a function that are pointers and have an attribute. A `byval` copy is the function's own in any case.
pub(super) fn promising(function: &Function, attr: ParamAttr) -> Vec<usize> {
    let promises = |at: &usize| {
        let param = &function.params[*at];
        is_passed_pointer(param) && param.attrs.has(attr)
    };
    (0..function.params.len()).filter(promises).collect()
}

/// The function that a call names.
pub(super) fn callee<'m>(module: &'m Module, call: &Call) -> Option<&'m Function> {
    match call.callee {
        Callee::Direct(id) => module.functions.get(id.index()),
        Callee::Indirect(_) | Callee::Asm(_) => None,
    }
}

/// The operands through which a call of a function that copies or fills memory writes and reads.
pub(super) fn accesses_of(module: &Module, call: &Call) -> Option<SmallVec<[Operand; 2]>> {
    let function = callee(module, call)?;
    let count = match function.intrinsic() {
        Some(Intrinsic::MemCpy | Intrinsic::MemCpyInline | Intrinsic::MemMove) => 2,
        Some(Intrinsic::MemSet | Intrinsic::MemSetInline) => 1,
        Some(_) => return None,
        None => match (function.is_declaration(), function.name.as_str()) {
            (true, "memcpy" | "memmove") => 2,
            (true, "memset") => 1,
            _ => return None,
        },
    };
    Some(call.args.iter().take(count).map(|&(value, _)| value).collect())
}

/// The pointer of a masked load or store whose mask is a constant, and whether it writes. With other masks the numbers of runs and of scopes to
/// check multiply.
pub(super) fn masked_access(module: &Module, call: &Call) -> Option<(Operand, bool)> {
    let MaskedArguments { pointer, mask, intrinsic, .. } = MaskedArguments::of_call(module, call)?;
    let is_one = matches!(intrinsic, Intrinsic::MaskedLoad | Intrinsic::MaskedStore);
    let is_known = is_one && matches!(mask, Operand::Const(_));
    is_known.then_some((pointer, intrinsic == Intrinsic::MaskedStore))
}

/// True if an argument has an attribute, by the call or by the function.
fn has(module: &Module, call: &Call, at: usize, attr: ParamAttr) -> bool {
    let declared = callee(module, call).and_then(|function| function.params.get(at));
    call.args[at].1.has(attr) || declared.is_some_and(|param| param.attrs.has(attr))
}

/// True if the result of a call may be based on an argument.
fn may_return(module: &Module, call: &Call, at: usize) -> bool {
    may_keep(module, call, at) || accesses_of(module, call).is_some()
}

/// True if a call may keep a copy of an argument.
fn may_keep(module: &Module, call: &Call, at: usize) -> bool {
    // A masked store keeps what it stores, and not where.
    let inert = |intrinsic: Intrinsic| match intrinsic {
        Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd | Intrinsic::Assume | Intrinsic::MaskedLoad => true,
        Intrinsic::MaskedStore => at == 1,
        _ => false,
    };
    let known = callee(module, call).and_then(Function::intrinsic).is_some_and(inert);
    !known && accesses_of(module, call).is_none() && !has(module, call, at, ParamAttr::NoCapture)
}
