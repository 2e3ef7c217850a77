//! `getelementptr` of vectors, as one for each lane. LangRef "Vector of pointers".

use ir::{Const, Function, FunctionBuilder, Gep, Module, Op, Operand, Param, Type, TypeId};

use super::call;

/// The call of a function that computes each address alone; `None` for a `getelementptr` of scalars.
pub(super) fn addresses(module: &mut Module, function: &Function, gep: &Gep) -> Option<Op> {
    let written = || std::iter::once(gep.base).chain(gep.indices.iter().copied());
    let lanes = |module: &Module, operand: Operand| match *module.types.get(operand.ty(&function.values)?) {
        Type::Vector(count, lane) => Some((count, lane)),
        _ => None,
    };
    let (count, _) = written().find_map(|operand| lanes(module, operand))?;
    // Equal indices of all lanes are one index, which may select the member of a structure.
    let operands: Vec<Operand> = written()
        .map(|operand| match operand {
            Operand::Const(constant) if lanes(module, operand).is_some() => {
                let member = module.member_number(constant).and_then(|member| i32::try_from(member).ok());
                member.map_or(operand, |member| Const::i32(member).into())
            }
            _ => operand,
        })
        .collect();
    let operands = || operands.iter().copied();
    let pointer = module.types.scalar(gep.base.ty(&function.values)?);
    let ret = module.types.vector(count, pointer);
    // Constants stay where they are: an index into a structure must be one.
    let passed: Vec<Operand> = operands()
        .filter(|&operand| matches!(operand, Operand::Value(_)) || lanes(module, operand).is_some())
        .collect();
    let types: Vec<TypeId> = passed.iter().filter_map(|operand| operand.ty(&function.values)).collect();
    let mut at = 0;
    let places: Vec<Result<usize, Operand>> = operands()
        .map(|operand| match passed.get(at) {
            Some(&next) if next == operand => {
                at += 1;
                Ok(at - 1)
            }
            _ => Err(operand),
        })
        .collect();
    let types_text: Vec<usize> = types.iter().map(|ty| ty.index()).collect();
    let name =
        format!("getelementptr of {}, {:?}, {places:?}, {types_text:?}", gep.source.index(), gep.flags);
    let id = match module.function(&name) {
        Some(known) => known,
        None => {
            let params = types.iter().copied().map(Param::plain).collect();
            let mut f = FunctionBuilder::new(Function::declaration(name, ret, params));
            let mut vector = Operand::from(Const::Poison(ret));
            for lane in 0..count {
                let lane = Operand::from(Const::i64(i64::from(lane)));
                let mut alone = places.iter().map(|place| match *place {
                    Ok(param) => match *module.types.get(types[param]) {
                        Type::Vector(_, ty) => f.extract_element(ty, f.param(param), lane),
                        _ => f.param(param),
                    },
                    Err(constant) => constant,
                });
                let base = alone.next()?;
                let indices: Vec<Operand> = alone.collect();
                let address = f.gep(gep.flags, gep.source, base, &indices);
                vector = f.insert_element(vector, address, lane);
            }
            f.ret(vector);
            module.add_function(f.finish())
        }
    };
    Some(call(id, ret, &passed))
}
