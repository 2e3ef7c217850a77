//! Modules that mean the same and avoid a known defect of LLVM: where one is right and the original wrong, the defect
//! is the reason.

use ir::{
    Align, AllocaKind, Cast, CastOp, ChoiceOp, Const, Function, Instruction, MemoryOp, Module, Op, Operand,
    Terminator, Type, TypeId, TypeTable, ValueId, VectorOp,
};

/// A way to change a module.
#[derive(Clone, Copy, Debug)]
pub struct Workaround {
    /// The name in the ledger.
    pub name: &'static str,
    /// The change, in words.
    pub description: &'static str,
    apply: fn(&mut Function, &TypeTable),
}

/// Every one of them.
pub const WORKAROUNDS: [Workaround; 4] = [
    Workaround {
        name: "freeze-through-memory",
        description: "each frozen value is stored once, and read back for its uses",
        apply: freeze_through_memory,
    },
    Workaround {
        name: "results-frozen",
        description: "each result is frozen before the function returns it",
        apply: freeze_results,
    },
    Workaround {
        name: "conditions-frozen",
        description: "each condition of a select is frozen before it",
        apply: freeze_conditions,
    },
    Workaround {
        name: "lanes-through-memory",
        description: "vectors that become ones of other lanes go through memory, lane by lane",
        apply: lanes_through_memory,
    },
];

impl Workaround {
    /// The workaround of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Workaround> {
        WORKAROUNDS.iter().find(|workaround| workaround.name == name)
    }

    /// The module after it. Whatever that may do, the original may do as well.
    #[must_use]
    pub fn applied(&self, module: &Module) -> Module {
        let mut module = module.clone();
        let defined = module.functions.iter_mut().filter(|function| !function.is_declaration());
        let types = &module.types;
        defined.for_each(|function| (self.apply)(function, types));
        module
    }
}

/// No pass and no selection of instructions sees through a volatile access: all uses read the same bytes.
fn freeze_through_memory(function: &mut Function, _: &TypeTable) {
    let mut slots = Vec::new();
    let mut blocks = std::mem::take(&mut function.blocks);
    for block in &mut blocks {
        let old = std::mem::take(&mut block.instructions);
        for instruction in old {
            match (&instruction.op, instruction.result) {
                (Op::Freeze(_), Some(result)) => {
                    let (slot, all) = stored_and_read(function, instruction, result);
                    slots.push(slot);
                    block.instructions.extend(all);
                }
                _ => block.instructions.push(instruction),
            }
        }
    }
    if let Some(entry) = blocks.first_mut() {
        entry.instructions.splice(0..0, slots);
    }
    function.blocks = blocks;
}

/// The slot that a result is stored in, and the instruction with a store and a load after it.
fn stored_and_read(
    function: &mut Function,
    instruction: Instruction,
    result: ValueId,
) -> (Instruction, [Instruction; 3]) {
    let (align, volatile) = (Align::EIGHT, true);
    let ty = function.values[result.index()];
    let (slot, first) = (function.new_value(TypeId::PTR), function.new_value(ty));
    let (ptr, value) = (Operand::Value(slot), Operand::Value(first));
    let memory = |result, memory| Instruction::new(result, Op::Memory(memory));
    let alloca = memory(
        Some(slot),
        MemoryOp::Alloca { ty, count: None, align, space: None, kind: AllocaKind::Ordinary },
    );
    let all = [
        Instruction { result: Some(first), ..instruction },
        memory(None, MemoryOp::Store { value, ptr, align, volatile }),
        memory(Some(result), MemoryOp::Load { ty, ptr, align, volatile }),
    ];
    (alloca, all)
}

fn freeze_results(function: &mut Function, _: &TypeTable) {
    let ty = function.ret;
    let mut blocks = std::mem::take(&mut function.blocks);
    for block in &mut blocks {
        if let Terminator::Ret(Some(value)) = &mut block.terminator {
            let frozen = function.new_value(ty);
            let op = Op::Freeze(std::mem::replace(value, Operand::Value(frozen)));
            block.instructions.push(Instruction::new(Some(frozen), op));
        }
    }
    function.blocks = blocks;
}

fn freeze_conditions(function: &mut Function, _: &TypeTable) {
    let mut blocks = std::mem::take(&mut function.blocks);
    for block in &mut blocks {
        let old = std::mem::take(&mut block.instructions);
        for mut instruction in old {
            if let Op::Choice(ChoiceOp::Select { condition, .. }) = &mut instruction.op
                && let Some(ty) = condition.ty(&function.values)
            {
                let frozen = function.new_value(ty);
                let op = Op::Freeze(std::mem::replace(condition, Operand::Value(frozen)));
                block.instructions.push(Instruction::new(Some(frozen), op));
            }
            block.instructions.push(instruction);
        }
    }
    function.blocks = blocks;
}

/// True if the module has another vector type of as many bits, where neither number of lanes divides the other.
fn is_divided_otherwise(types: &TypeTable, ty: TypeId) -> bool {
    let lanes = |ty: TypeId| match types.get(ty) {
        Type::Vector(count, _) => Some(u64::from(*count)),
        _ => None,
    };
    let Some(count) = lanes(ty).filter(|&count| count > 0) else { return false };
    types.iter().any(|(other, _)| {
        let others = lanes(other).filter(|&others| others > 0);
        let apart = |others: u64| !others.is_multiple_of(count) && !count.is_multiple_of(others);
        others.is_some_and(apart) && types.bit_width(other) == types.bit_width(ty)
    })
}

/// No pass sees through a volatile access: the lanes are not constants that it could fold.
fn lanes_through_memory(function: &mut Function, types: &TypeTable) {
    let (mut slots, mut blocks) = (Vec::new(), std::mem::take(&mut function.blocks));
    for block in &mut blocks {
        for mut instruction in std::mem::take(&mut block.instructions) {
            match &mut instruction.op {
                Op::Memory(MemoryOp::Load { ty, volatile, .. }) => {
                    *volatile |= is_divided_otherwise(types, *ty)
                }
                Op::Memory(MemoryOp::Store { value, volatile, .. }) => {
                    let ty = value.ty(&function.values);
                    *volatile |= ty.is_some_and(|ty| is_divided_otherwise(types, ty));
                }
                Op::Cast(Cast { op: CastOp::BitCast, value, to, .. }) if is_divided_otherwise(types, *to) => {
                    if let Some(from) = value.ty(&function.values)
                        && let Type::Vector(count, lane) = *types.get(from)
                    {
                        let mut lanes =
                            LanesThroughMemory { function, slots: &mut slots, made: &mut block.instructions };
                        *value = lanes.copied(*value, from, lane, count);
                    }
                }
                _ => {}
            }
            block.instructions.push(instruction);
        }
    }
    // At the start of the entry block a slot is made once, also for an instruction in a loop.
    if let Some(entry) = blocks.first_mut() {
        entry.instructions.splice(0..0, slots);
    }
    function.blocks = blocks;
}

struct LanesThroughMemory<'a> {
    function: &'a mut Function,
    slots: &'a mut Vec<Instruction>,
    made: &'a mut Vec<Instruction>,
}

impl LanesThroughMemory<'_> {
    fn value(&mut self, ty: TypeId, op: Op) -> Operand {
        let result = self.function.new_value(ty);
        self.made.push(Instruction::new(Some(result), op));
        result.into()
    }

    /// The vector, each lane of which was stored and read back.
    fn copied(&mut self, vector: Operand, ty: TypeId, lane: TypeId, count: u32) -> Operand {
        let (align, volatile) = (Align::EIGHT, true);
        let slot = self.function.new_value(TypeId::PTR);
        let alloca = Op::Memory(MemoryOp::Alloca {
            ty: lane,
            count: None,
            align,
            space: None,
            kind: AllocaKind::Ordinary,
        });
        self.slots.push(Instruction::new(Some(slot), alloca));
        let ptr = Operand::from(slot);
        (0..count).fold(Const::Poison(ty).into(), |copied, at| {
            let index = Operand::from(Const::i32(at as i32));
            let value = self.value(lane, Op::Vector(VectorOp::Extract { vector, index }));
            let store = MemoryOp::Store { value, ptr, align, volatile };
            self.made.push(Instruction::new(None, Op::Memory(store)));
            let value = self.value(lane, Op::Memory(MemoryOp::Load { ty: lane, ptr, align, volatile }));
            self.value(ty, Op::Vector(VectorOp::Insert { vector: copied, value, index }))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the bodies after a workaround.
    fn applied(name: &str, text: &str) -> Vec<String> {
        let module = ir::read_module(text).unwrap();
        let changed = Workaround::named(name).unwrap().applied(&module);
        ir::verify(&changed).unwrap();
        let text = ir::print_module(&changed);
        text.lines().filter_map(|line| line.strip_prefix("  ")).map(str::to_owned).collect()
    }

    #[test]
    fn every_use_of_a_frozen_value_reads_it_from_memory() {
        let text = "define i3 @f(i3 %x) {\n  %a = freeze i3 %x\n  %b = add i3 %a, %a\n  ret i3 %b\n}\n";
        let expected = [
            "%v3 = alloca i3, align 8",
            "%v4 = freeze i3 %v0",
            "store volatile i3 %v4, ptr %v3, align 8",
            "%v1 = load volatile i3, ptr %v3, align 8",
            "%v2 = add i3 %v1, %v1",
            "ret i3 %v2",
        ];
        assert_eq!(applied("freeze-through-memory", text), expected);
    }

    #[test]
    fn lanes_that_are_divided_otherwise_go_through_memory() {
        let text = "define <2 x i6> @f() {\n  %a = bitcast <3 x i4> <i4 1, i4 2, i4 3> to <2 x i6>\n  ret <2 x i6> %a\n}\n";
        let lines = applied("lanes-through-memory", text);
        assert_eq!(lines.iter().filter(|line| line.contains("store volatile i4")).count(), 3, "{lines:?}");
        assert_eq!(
            lines.iter().filter(|line| line.contains("insertelement <3 x i4>")).count(),
            3,
            "{lines:?}"
        );
        let same = "define <2 x i6> @f() {\n  %a = bitcast <4 x i3> <i3 1, i3 2, i3 3, i3 4> to <2 x i6>\n  ret <2 x i6> %a\n}\n";
        assert!(!applied("lanes-through-memory", same).join(" ").contains("store"));
    }

    #[test]
    fn every_condition_is_frozen() {
        let text = "define i3 @f(i3 %x) {\n  %a = select i1 poison, i3 %x, i3 1\n  ret i3 %a\n}\n";
        let expected = ["%v2 = freeze i1 poison", "%v1 = select i1 %v2, i3 %v0, i3 1", "ret i3 %v1"];
        assert_eq!(applied("conditions-frozen", text), expected);
    }

    #[test]
    fn every_result_is_frozen() {
        let text = "define i3 @f(i3 %x) {\n  ret i3 %x\n}\n\ndefine void @g() {\n  ret void\n}\n";
        assert_eq!(applied("results-frozen", text), ["%v1 = freeze i3 %v0", "ret i3 %v1", "ret void"]);
    }
}
