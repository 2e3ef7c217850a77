//! `layout::data_layout`.

use base::{Align, Bits, Target};
use ir::layout::data_layout::*;
use std::num::NonZeroU32;

#[test]
fn the_layouts_of_supported_platforms_are_one() {
    for target in Target::ALL {
        let text = target.spec().llvm.data_layout;
        assert_eq!(DataLayout::parse(text), Ok(DataLayout::default()), "{text}");
    }
    // Before LLVM 18, x86-64 had no `i128`.
    let old = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";
    assert_eq!(DataLayout::parse(old), Ok(DataLayout::default()));
}

#[test]
fn other_layouts_say_what_they_say() {
    let layout = DataLayout::parse("E-m:e-p:32:32-i64:64-n32").expect("it is a layout");
    assert_eq!(layout.byte_order, ByteOrder::Big);
    assert_eq!(layout.pointer, (Bits(32), Align::FOUR));
    assert_eq!([8, 17, 64, 128].map(|width| layout.integer(width).bytes().0), [1, 4, 8, 8]);
    let i386 = DataLayout::parse("e-p:32:32-f64:32:64-f80:32-a0:0:64-s0:64:64").expect("it is a layout");
    assert_eq!([32, 64, 80, 128].map(|width| i386.float(width).bytes().0), [4, 4, 4, 16]);
    assert_eq!((i386.integer(64), i386.aggregate), (Align::FOUR, Align::ONE));
    let gpu = DataLayout::parse("e-p:64:64-p5:32:32-p7:160:256:256:32-A5-G1-P0").expect("it is a layout");
    let space = |number| NonZeroU32::new(number).expect("it is not zero");
    assert_eq!(gpu.pointer_in(space(5)), (Bits(32), Align::FOUR));
    assert_eq!(gpu.pointer_in(space(7)).0, Bits(160));
    assert_eq!(gpu.pointer_in(space(1)), gpu.pointer);
    assert_eq!(
        (gpu.alloca_space, gpu.program_space, gpu.globals_space),
        (Some(space(5)), None, Some(space(1)))
    );
}

#[test]
fn what_is_no_layout_is_named() {
    for (text, part) in [
        ("e-x", "x"),
        (":", ":"),
        ("e-\u{e9}", "\u{e9}"),
        ("i7:a", "i7:a"),
        ("e-p:0:8", "p:0:8"),
        ("p1:0:8", "p1:0:8"),
        ("p1", "p1"),
        ("A16777216", "A16777216"),
        ("Px", "Px"),
        ("i32:12", "i32:12"),
    ] {
        assert_eq!(DataLayout::parse(text), Err(part), "{text}");
    }
}
