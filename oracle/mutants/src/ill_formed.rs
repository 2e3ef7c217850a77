//! Single mutations of well-formed modules, most of which are ill-formed: what verifiers are tried with.

use ir::{
    AggregateOp, BinaryOp, BlockId, CastOp, ChoiceOp, Const, Flag, FlagSet, Module, Op, Operand, ParamAttr,
    Passing, Terminator, TypeId, ValueId,
};

/// A source of numbers that are the same everywhere.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// Those of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound.max(1)
    }
}

/// The kinds of mutation.
pub const KINDS: usize = 23;

/// Changes one thing of a kind; `false` if the module has nothing of it.
pub fn mutate(module: &mut Module, kind: usize, numbers: &mut Numbers) -> bool {
    let defined: Vec<usize> =
        (0..module.functions.len()).filter(|&at| !module.functions[at].is_declaration()).collect();
    if defined.is_empty() {
        return false;
    }
    let at = defined[numbers.below(defined.len())];
    let types =
        [TypeId::I1, TypeId::I8, TypeId::I32, TypeId::I64, TypeId::PTR, TypeId::FLOAT, TypeId::DOUBLE];
    let ty = types[numbers.below(types.len())];
    let callee = ir::FuncId(numbers.below(module.functions.len()) as u32);
    let function = &mut module.functions[at];
    let blocks = function.blocks.len();
    let values = function.values.len();
    let block = numbers.below(blocks);
    let count = function.blocks[block].instructions.len();
    let index = numbers.below(count);
    let value = Operand::Value(ValueId(numbers.below(values) as u32));
    let constant = match numbers.below(5) {
        0 => Const::i32(7),
        1 => Const::i64(1),
        2 => Const::Null,
        3 => Const::Undef(ty),
        _ => Const::float(1.0),
    };
    if (kind < 12 || kind == 22) && count == 0 {
        return false;
    }
    match kind {
        // An operand becomes another value, or a constant.
        0..=2 => {
            let instruction = &mut function.blocks[block].instructions[index];
            let operands: Vec<&mut Operand> = instruction.op.operands_mut().collect();
            let chosen = numbers.below(operands.len());
            let Some(operand) = operands.into_iter().nth(chosen) else { return false };
            *operand = if kind == 2 { constant.into() } else { value };
        }
        // An instruction moves.
        3 => {
            let instruction = function.blocks[block].instructions.remove(index);
            let to = numbers.below(blocks);
            let place = numbers.below(function.blocks[to].instructions.len() + 1);
            function.blocks[to].instructions.insert(place, instruction);
        }
        // An instruction is gone.
        4 => drop(function.blocks[block].instructions.remove(index)),
        // A type is another one.
        5 => {
            let instruction = &mut function.blocks[block].instructions[index];
            let Some(written) = instruction.op.types_mut().next() else { return false };
            *written = ty;
        }
        // A result is of another type.
        6 => {
            let Some(result) = function.blocks[block].instructions[index].result else { return false };
            function.values[result.index()] = ty;
        }
        // An operator is another one.
        7 => match &mut function.blocks[block].instructions[index].op {
            Op::Binary(binary) => {
                binary.op = BinaryOp::ALL[numbers.below(BinaryOp::ALL.len())];
                binary.flags = ir::ArithFlags::NONE;
            }
            Op::Cast(cast) => {
                cast.op = CastOp::ALL[numbers.below(CastOp::ALL.len())];
                cast.flags = ir::CastFlags::default();
            }
            _ => return false,
        },
        // An index is another one.
        8 => match &mut function.blocks[block].instructions[index].op {
            Op::Aggregate(AggregateOp::Extract { indices, .. } | AggregateOp::Insert { indices, .. }) => {
                indices[0] = numbers.below(4) as u32;
            }
            Op::Memory(ir::MemoryOp::Gep(gep)) => {
                let at = numbers.below(gep.indices.len());
                let Some(index) = gep.indices.get_mut(at) else { return false };
                *index = Const::i32(numbers.below(4) as i32).into();
            }
            _ => return false,
        },
        // A phi has a value more or less, or names another block.
        9 | 10 => {
            let phi =
                function.blocks.iter_mut().flat_map(|block| &mut block.instructions).find_map(|candidate| {
                    match &mut candidate.op {
                        Op::Choice(ChoiceOp::Phi { incoming, .. }) => Some(incoming),
                        _ => None,
                    }
                });
            let Some(incoming) = phi else { return false };
            match numbers.below(3) {
                0 if incoming.len() > 1 => drop(incoming.pop()),
                1 => incoming.push((value, BlockId(numbers.below(blocks) as u32))),
                _ => incoming[0].1 = BlockId(numbers.below(blocks) as u32),
            }
        }
        // A flag that is out of place.
        11 => {
            let flags = [Flag::NNan, Flag::Reassoc];
            let instruction = &mut function.blocks[block].instructions[index];
            instruction.flags = FlagSet::NONE.with_attribute(flags[numbers.below(2)]);
        }
        // A call has another callee, or an argument more or less.
        12 | 13 => {
            let Some(call) = function.calls_mut().next() else { return false };
            match numbers.below(4) {
                0 if !call.args.is_empty() => drop(call.args.pop()),
                1 => call.args.push((value, ir::ParamAttrs::NONE)),
                2 => call.ret = ty,
                _ => call.callee = ir::Callee::Indirect(value),
            }
        }
        14 => {
            let Some(call) = function.calls_mut().next() else { return false };
            call.callee = ir::Callee::Direct(callee);
        }
        // A terminator is another one.
        15 => function.blocks[block].terminator = Terminator::Ret(Some(value)),
        16 => function.blocks[block].terminator = Terminator::Ret(None),
        17 => function.blocks[block].terminator = Terminator::Br(BlockId(numbers.below(blocks) as u32)),
        18 => {
            function.blocks[block].terminator = Terminator::CondBr {
                condition: value,
                if_true: BlockId(numbers.below(blocks) as u32),
                if_false: BlockId(numbers.below(blocks) as u32),
            };
        }
        // A parameter has an attribute.
        19 => {
            let at = numbers.below(function.params.len());
            let Some(param) = function.params.get_mut(at) else { return false };
            let flags = [
                ParamAttr::ZeroExt,
                ParamAttr::SignExt,
                ParamAttr::NonNull,
                ParamAttr::NoAlias,
                ParamAttr::ReadOnly,
                ParamAttr::Returned,
                ParamAttr::ReadNone,
                ParamAttr::ImmArg,
                ParamAttr::Nest,
            ];
            match numbers.below(3) {
                0 => param.attrs.passing = Passing::SRet(TypeId::I32),
                1 => param.attrs.passing = Passing::ByVal(ty),
                _ => param.attrs = param.attrs.with_attribute(flags[numbers.below(flags.len())]),
            }
        }
        // A definition has another linkage.
        20 => {
            let linkages =
                [ir::Linkage::Common, ir::Linkage::ExternWeak, ir::Linkage::Appending, ir::Linkage::Internal];
            function.linkage = linkages[numbers.below(linkages.len())];
        }
        // An instruction is there twice.
        22 => {
            let again = function.blocks[block].instructions[index].clone();
            function.blocks[block].instructions.push(again);
        }
        _ => {
            let Some(global) = module.globals.first_mut() else { return false };
            match numbers.below(3) {
                0 => global.ty = ty,
                1 => global.initializer = Some(constant),
                _ => global.linkage = ir::Linkage::Common,
            }
        }
    }
    true
}
