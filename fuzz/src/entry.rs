//! The function of a module that is run. A module without one, such as those of `corpus/experiments`, gets one.

use generator::ir::ENTRY;
use ir::{
    Align, Call, Callee, Const, FuncId, Function, FunctionBuilder, Module, Op, Operand, Param, ParamAttrs,
    Type, TypeId,
};
use reducer::EntryModule;

/// The function that reports a value.
const OBSERVE: &str = "bf_observe";
/// The calls of each function, with other arguments each time.
const CALLS: u32 = 3;

/// The module with the function to run: the one called `entry`, or the first that takes and returns nothing, or a new one that
/// calls all others. `None` if `entry` is not a runnable function.
#[must_use]
pub(crate) fn with_entry(mut module: Module) -> Option<EntryModule> {
    let named = module.function(ENTRY);
    let first = || module.functions.iter().position(is_runnable).map(|at| FuncId(at as u32));
    let entry = match named {
        Some(id) if is_runnable(&module.functions[id.index()]) => ENTRY.into(),
        Some(_) => return None,
        None => match first() {
            Some(id) => module.functions[id.index()].name.clone(),
            None => {
                add_entry(&mut module)?;
                ENTRY.into()
            }
        },
    };
    Some(EntryModule::run(module, entry))
}

fn is_runnable(function: &Function) -> bool {
    !function.is_declaration()
        && function.params.is_empty()
        && function.ret == TypeId::VOID
        && !function.varargs
}

fn add_entry(module: &mut Module) -> Option<()> {
    let params = [TypeId::I32, TypeId::I64].map(Param::plain).to_vec();
    let declared = module.function(OBSERVE);
    let observe =
        declared.unwrap_or_else(|| module.add_function(Function::declaration(OBSERVE, TypeId::VOID, params)));
    let callable = |function: &&Function| !function.is_declaration() && !function.varargs;
    let callees: Vec<Function> = module.functions.iter().filter(callable).cloned().collect();
    if callees.is_empty() {
        return None;
    }
    let builder = FunctionBuilder::new(Function::declaration(ENTRY, TypeId::VOID, Vec::new()));
    let mut entry = EntryBody { module, builder, observe, sites: 0 };
    for callee in &callees {
        let id = entry.module.function(&callee.name)?;
        (0..CALLS).for_each(|round| entry.call(id, callee, round));
    }
    entry.builder.ret_void();
    let entry = entry.builder.finish();
    module.add_function(entry);
    ir::verify(module).ok()
}

/// The entry function while it is built.
struct EntryBody<'m> {
    module: &'m Module,
    builder: FunctionBuilder,
    observe: FuncId,
    sites: i32,
}

impl EntryBody<'_> {
    /// Calls a function and observes its result, and the first byte of each object that it may have written.
    fn call(&mut self, id: FuncId, callee: &Function, round: u32) {
        let args: Vec<_> = callee
            .params
            .iter()
            .zip(0..)
            .map(|(param, at)| (self.argument(param.ty, round + at, round), param.attrs))
            .collect();
        // With the attributes of the parameters: `byval` and its like are part of how an argument is passed,
        // so that both sides of a call need them.
        let call = Call {
            callee: Callee::Direct(id),
            ret: callee.ret,
            ret_attrs: callee.ret_attrs,
            args: args.clone(),
            fixed: None,
            convention: callee.convention,
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        };
        if let Some(result) = self.builder.call(call) {
            self.observe(result);
        }
        for (object, _) in args {
            if self.builder.ty(object) == TypeId::PTR {
                let byte = self.builder.load(TypeId::I8, object, Align::ONE);
                self.observe(byte);
            }
        }
    }

    /// An argument of a type: numbers that differ from round to round, and objects that have values in every other one.
    fn argument(&mut self, ty: TypeId, number: u32, round: u32) -> Operand {
        match self.module.types.get(ty) {
            Type::Int(width) => Const::int(ty, *width, [1, 0, u128::MAX, 2, 5][number as usize % 5]).into(),
            Type::Ptr => {
                // 16 bytes.
                let object = self.builder.entry_alloca(TypeId::I128, Align::SIXTEEN);
                if round.is_multiple_of(2) {
                    self.builder.store(Const::i64(0x5A_A5_5A), object, Align::SIXTEEN);
                }
                object
            }
            Type::Float
            | Type::Double
            | Type::Half
            | Type::BFloat
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128 => Const::Float { ty, bits: 0 }.into(),
            Type::PtrIn(_)
            | Type::Vector(..)
            | Type::Array(..)
            | Type::Struct { .. }
            | Type::Named { .. } => Const::Zero(ty).into(),
            Type::Void
            | Type::Token
            | Type::Metadata
            | Type::Scalable(..)
            | Type::X86Mmx
            | Type::X86Amx
            | Type::Target { .. } => Const::Undef(ty).into(),
        }
    }

    /// Observes a value, frozen, if it is an integer of at most 64 bits.
    fn observe(&mut self, value: Operand) {
        let width = self.module.types.int_width(self.builder.ty(value));
        let Some(width) = width.filter(|width| *width <= 64) else { return };
        let frozen = self.builder.freeze(value);
        let word = if width < 64 { self.builder.zext(frozen, TypeId::I64) } else { frozen };
        self.builder.call_plain(self.observe, TypeId::VOID, &[Const::i32(self.sites).into(), word]);
        self.sites += 1;
    }
}

/// Inserts a call of a function that takes and returns nothing at the beginning of another.
pub(crate) fn insert_call(module: &mut Module, caller: FuncId, callee: FuncId) {
    let call = Call {
        callee: Callee::Direct(callee),
        ret: TypeId::VOID,
        ret_attrs: ParamAttrs::NONE,
        args: Vec::new(),
        fixed: None,
        convention: module.functions[callee.index()].convention,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    };
    if let Some(block) = module.functions[caller.index()].blocks.first_mut() {
        block.instructions.insert(0, ir::Instruction::new(None, Op::Call(Box::new(call))));
    }
}
