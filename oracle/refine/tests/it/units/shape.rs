//! `shape`.

use ir::{Bits, TypeId};
use refine::shape::*;
use semantics::Unsupported;

use ir::{Module, Packing};

#[test]
fn odd_widths_leave_bits_over() {
    let mut module = Module::new();
    let i3 = module.types.int(3);
    let lanes = module.types.vector(3, i3);
    let both = module.types.structure(&[i3, lanes], Packing::Natural);
    let shapes = Shapes::new(&module.types);
    let shape = shapes.shape(&module.types, both).unwrap();
    let bits: Vec<u64> = shape.leaves.iter().map(|leaf| leaf.bit.0).collect();
    assert_eq!(bits, [0, 16, 19, 22]);
    let tails = [
        TailBits { bit: Bits(3), width: 5, leaves: (0, 1) },
        TailBits { bit: Bits(25), width: 7, leaves: (1, 3) },
    ];
    assert_eq!(shape.tails, tails);
}

#[test]
fn unsupported_types_have_no_shape() {
    let mut module = Module::new();
    let wide = module.types.int(1025);
    let packed = module.types.structure(&[wide], Packing::Bits);
    let long = module.types.array(5000, TypeId::I8);
    let shapes = Shapes::new(&module.types);
    assert_eq!(shapes.shape(&module.types, wide), Err(Unsupported::WideInteger));
    assert_eq!(shapes.shape(&module.types, long), Err(Unsupported::LargeAggregate));
    assert_eq!(
        shapes.shape(&module.types, packed),
        Err(Unsupported::Instruction("structure packed at bits"))
    );
}
