//! Loads of vectors that LLVM 19 compiles wrong, as loads of integers.
//!
//! The type legaliser widens a vector whose lanes do not number a power of two, and its load with it. Memory holds lanes
//! "packed together (without padding)", as the integer of the same size (LangRef "Vector Type", Memory Layout), so where
//! they are no whole bytes the load must be taken apart by shifts. `WidenVecRes_LOAD` in `LegalizeVectorTypes.cpp` asks whether the
//! *vector* is whole bytes, where `WidenVecOp_STORE` asks it of a lane: of `<24 x i3>` each lane is then loaded by
//! itself, all from the address of the first (`corpus/regressions/llvm19_vector_of_odd_lanes_is_loaded_as_one.ll`).
//! Lanes of a power of two bits are promoted first and escape.
//!
//! The strategy `vector` loads such a vector where an access unit has nine bytes, or `<72 x i1>`, of which InstCombine
//! makes one. `docs/decisions/0005-vectors-llvm-loads-wrong.md` says why it is not left at that.

use ir::{
    Cast, CastFlags, CastOp, Function, Instruction, Memory, Module, Op, Type, TypeId, TypeTable, ValueId,
};

/// Replaces each load of a vector that LLVM 19 loads wrong, or bitcasts to one that it does, by the load of an integer
/// that is frozen and bitcast. Everything but loads may be done to such vectors.
///
/// The `freeze` keeps InstCombine from making one load of the vector out of load and bitcast again. It changes nothing
/// where memory is undef bit by bit, as in LLVM 19 (LangRef "freeze": each undef bit becomes any): neighbours with a
/// value keep it, those without get one.
pub fn avoid_widened_loads(module: &mut Module) {
    let Module { types, functions, .. } = module;
    for function in functions {
        let Function { blocks, values, .. } = function;
        for block in blocks {
            let instructions = std::mem::take(&mut block.instructions);
            block.instructions.reserve(instructions.len());
            for instruction in instructions {
                replace(instruction, types, values, &mut block.instructions);
            }
        }
    }
}

fn replace(
    mut load: Instruction,
    types: &mut TypeTable,
    values: &mut Vec<TypeId>,
    into: &mut Vec<Instruction>,
) {
    let (Op::Memory(Memory::Load { ty, .. }), Some(result)) = (&mut load.op, load.result) else {
        into.push(load);
        return;
    };
    let vector = *ty;
    if !is_loaded_wrong(types, vector) {
        into.push(load);
        return;
    }
    let word = types.int(types.bit_width(vector).0 as u32);
    *ty = word;
    let mut define = || {
        values.push(word);
        ValueId(values.len() as u32 - 1)
    };
    let (loaded, frozen) = (define(), define());
    load.result = Some(loaded);
    let freeze = Op::Freeze(loaded.into());
    let cast =
        Op::Cast(Cast { op: CastOp::BitCast, flags: CastFlags::default(), value: frozen.into(), to: vector });
    let instruction = |result, op| Instruction { result: Some(result), op, metadata: None };
    into.extend([load, instruction(frozen, freeze), instruction(result, cast)]);
}

/// True when the vector, or another with as many bits, has lanes that are neither a power of two in number nor a power
/// of two, or whole bytes, wide. Then its bits are a multiple of two odd numbers, one for the lanes and one for their
/// width: what is left of them without factors of two is no prime.
fn is_loaded_wrong(types: &TypeTable, ty: TypeId) -> bool {
    if !matches!(types.get(ty), Type::Vector { .. }) {
        return false;
    }
    let bits = types.bit_width(ty).0;
    let odd = bits >> bits.trailing_zeros();
    (3..odd).any(|factor| odd.is_multiple_of(factor))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lanes and their widths that clang 19 was seen to load wrong at `-O0`, of all vectors of up to 128 bits in whole
    /// bytes.
    const WRONG: [(u32, u32); 9] =
        [(6, 12), (6, 20), (10, 12), (12, 6), (12, 10), (20, 6), (24, 3), (24, 5), (40, 3)];

    #[test]
    fn what_was_measured_is_what_is_replaced() {
        let mut types = TypeTable::default();
        let shapes = || (1..=64).flat_map(|width| (2..=128).map(move |lanes| (lanes, width)));
        let whole_bytes = |(lanes, width): &(u32, u32)| lanes * width % 8 == 0 && lanes * width <= 128;
        let wrong_bits: Vec<u32> = WRONG.iter().map(|(lanes, width)| lanes * width).collect();
        for (lanes, width) in shapes().filter(whole_bytes) {
            let lane = types.int(width);
            let vector = types.vector(lanes, lane);
            let expected = wrong_bits.contains(&(lanes * width));
            assert_eq!(is_loaded_wrong(&types, vector), expected, "<{lanes} x i{width}>");
        }
        let word = types.int(72);
        assert!(!is_loaded_wrong(&types, word));
    }

    #[test]
    fn a_load_becomes_a_word_and_keeps_its_name() {
        let text = "define i3 @second(ptr %p) {\nb0:\n  %v = load <24 x i3>, ptr %p, align 1\n  \
                    %e = extractelement <24 x i3> %v, i32 1\n  %w = load <8 x i3>, ptr %p, align 1\n  ret i3 %e\n}\n";
        let mut module = ir::read_module(text).unwrap();
        avoid_widened_loads(&mut module);
        ir::verify(&module).unwrap();
        let printed = ir::print_module(&module);
        let loads: Vec<&str> = printed.lines().filter(|line| line.contains("load")).collect();
        assert_eq!(loads.len(), 2, "{printed}");
        assert!(loads[0].contains("load i72, ptr %v0, align 1"), "{printed}");
        assert!(loads[1].contains("load <8 x i3>, ptr %v0, align 1"), "{printed}");
        assert!(printed.contains("= bitcast i72 "), "{printed}");
    }
}
