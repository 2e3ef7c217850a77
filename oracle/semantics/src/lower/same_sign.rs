//! `icmp samesign` as a comparison and a test of the signs. LangRef 20 "icmp": poison if the operands' signs differ.

use ir::{
    ArithFlags, BinaryOp, Compare, Const, Flag, Function, FunctionBuilder, Instruction, IntPredicate, Module,
    Op, Operand, Param, Type, TypeId,
};

use super::call;

/// The instruction without the flag; `None` if it has none, or compares vectors.
pub(super) fn plain(
    module: &mut Module,
    function: &Function,
    instruction: &Instruction,
) -> Option<Instruction> {
    let Op::Compare(Compare::Int { predicate, lhs, rhs }) = instruction.op else { return None };
    if !instruction.flags.has(Flag::SameSign) {
        return None;
    }
    let ty = lhs.ty(&function.values)?;
    let Some(Type::Int(_)) = module.types.checked_get(ty) else { return None };
    let comparison = comparison(module, predicate, ty);
    let flags = instruction.flags.difference(ir::FlagSet::NONE.with_attribute(Flag::SameSign));
    let op = call(comparison, TypeId::I1, &[lhs, rhs]);
    Some(Instruction { op, flags, ..instruction.clone() })
}

fn comparison(module: &mut Module, predicate: IntPredicate, ty: TypeId) -> ir::FuncId {
    let name = format!("icmp samesign {predicate:?} type {}", ty.index());
    if let Some(known) = module.function(&name) {
        return known;
    }
    let params = vec![Param::plain(ty), Param::plain(ty)];
    let mut f = FunctionBuilder::new(Function::declaration(name, TypeId::I1, params));
    let (lhs, rhs) = (f.param(0), f.param(1));
    let signs = f.binary(BinaryOp::Xor, ArithFlags::NONE, lhs, rhs);
    let differ = f.icmp(IntPredicate::Slt, signs, Const::Zero(ty));
    let result = f.icmp(predicate, lhs, rhs);
    let checked = f.select(differ, Operand::from(Const::Poison(TypeId::I1)), result);
    f.ret(checked);
    module.add_function(f.finish())
}
