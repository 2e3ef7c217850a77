//! Data layouts: byte order, pointers, and the alignments of scalar types. LangRef "Data Layout".

use std::num::NonZeroU32;

use base::{Align, Bits, Target};
use smol_str::SmolStr;

/// The data layout of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// The layout as written; `None` for that of the module's [`Target`].
    pub text: Option<SmolStr>,
    /// The order of a scalar's bytes in memory.
    pub byte_order: ByteOrder,
    /// Size and ABI alignment of a pointer of address space 0.
    pub pointer: (Bits, Align),
    /// Size and ABI alignment of the pointers of other address spaces, where they differ.
    pointers: Vec<(NonZeroU32, (Bits, Align))>,
    /// The address space of an `alloca` without one of its own (`A`); `None` is 0.
    pub alloca_space: Option<NonZeroU32>,
    /// The address space of a function without one of its own (`P`).
    pub program_space: Option<NonZeroU32>,
    /// The address space in which passes make new globals (`G`).
    pub globals_space: Option<NonZeroU32>,
    /// ABI alignments of integers, by width in bits, ascending.
    integers: Vec<(u32, Align)>,
    /// ABI alignments of floating-point numbers, by width in bits.
    floats: Vec<(u32, Align)>,
    /// ABI alignments of vectors, by width in bits.
    vectors: Vec<(u32, Align)>,
    /// The least ABI alignment of an aggregate.
    pub(crate) aggregate: Align,
}

/// The order of a scalar's bytes in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByteOrder {
    /// The least significant byte has the lowest address.
    Little,
    /// The most significant byte has the lowest address.
    Big,
}

/// The alignments in bits that a layout has unless its text changes them. LangRef "Data Layout", "default specifications".
const INTEGERS: [(u32, u64); 6] = [(1, 8), (8, 8), (16, 16), (32, 32), (64, 32), (128, 128)];
const FLOATS: [(u32, u64); 5] = [(16, 16), (32, 32), (64, 64), (80, 128), (128, 128)];
const VECTORS: [(u32, u64); 2] = [(64, 64), (128, 128)];

/// The width in bits whose specification LLVM 18 added to the layouts of 64-bit platforms: the reader adds it to older text,
/// as LLVM does (`UpgradeDataLayoutString`).
const ADDED: u32 = 128;

/// The address spaces whose pointers x86-64's data layout makes 32 bits wide: `p270:32:32-p271:32:32`. The other supported
/// platforms have no such spaces.
const X86_SPACES: [u32; 2] = [270, 271];

/// Limit in bits on the size of a pointer. AMDGPU's fat pointers with a stride have 192.
const MOST_POINTER_BITS: u64 = 1024;

impl Default for DataLayout {
    /// The layout of x86-64, AArch64 and RISC-V Linux, which agree on all that is in it.
    fn default() -> DataLayout {
        let mut layout = DataLayout::unspecified();
        layout.set(AlignmentClass::Integer, 64, Align::EIGHT);
        layout.text = None;
        let narrow = X86_SPACES.into_iter().filter_map(NonZeroU32::new);
        layout.pointers = narrow.map(|space| (space, (Bits(32), Align::FOUR))).collect();
        layout
    }
}

/// The classes of scalar types, and vectors, whose alignments a layout has.
#[derive(Clone, Copy)]
enum AlignmentClass {
    Integer,
    Float,
    Vector,
}

impl DataLayout {
    /// The layout that no text specifies.
    fn unspecified() -> DataLayout {
        let table = |known: &[(u32, u64)]| {
            known.iter().map(|&(width, bits)| (width, aligned(bits).unwrap_or_default())).collect()
        };
        DataLayout {
            text: Some(SmolStr::default()),
            byte_order: ByteOrder::Little,
            pointer: (Bits(64), Align::EIGHT),
            pointers: Vec::new(),
            alloca_space: None,
            program_space: None,
            globals_space: None,
            integers: table(&INTEGERS),
            floats: table(&FLOATS),
            vectors: table(&VECTORS),
            aggregate: Align::ONE,
        }
    }

    /// Reads a layout.
    ///
    /// # Errors
    /// The part that is not one of LangRef's.
    pub fn parse(text: &str) -> Result<DataLayout, &str> {
        let mut layout = DataLayout::unspecified();
        layout.text = Some(text.into());
        let mut widest = None;
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout.specify(part).ok_or(part)?;
            widest = widest.or(part.starts_with("i128:").then_some(ADDED));
        }
        let flat = layout.pointer;
        layout.pointers.retain(|(_, pointer)| *pointer != flat);
        if widest.is_none() && layout.pointer.0 != Bits(64) {
            // What LLVM 18 added is for platforms of 64 bits: elsewhere the widest known integer aligns those above.
            layout.integers.retain(|&(width, _)| width != ADDED);
        }
        Ok(match layout.is_known() {
            true => DataLayout::default(),
            false => layout,
        })
    }

    /// True if the layout is that of a supported platform, except for what concerns code generation only.
    fn is_known(&self) -> bool {
        let known = DataLayout::default();
        let plain = |layout: &DataLayout| DataLayout { text: None, pointers: Vec::new(), ..layout.clone() };
        plain(self) == plain(&known) && self.pointers.iter().all(|pointer| known.pointers.contains(pointer))
    }

    /// One part of the text, such as `i64:64`; `None` if there is no such part.
    fn specify(&mut self, part: &str) -> Option<()> {
        let mut numbers = part.split(':');
        let kind = numbers.next()?;
        let mut abi = || numbers.next()?.parse::<u64>().ok();
        let (letter, width) = (kind.get(..1)?, kind.get(1..)?);
        match (letter, width) {
            ("e", "") => self.byte_order = ByteOrder::Little,
            ("E", "") => self.byte_order = ByteOrder::Big,
            // Native integers, the stack, functions and mangling.
            ("n" | "S" | "F" | "m", _) => {}
            ("A", space) => self.alloca_space = space_number(space)?,
            ("P", space) => self.program_space = space_number(space)?,
            ("G", space) => self.globals_space = space_number(space)?,
            ("p", "" | "0") => {
                let size = abi()?;
                self.pointer = (Bits(size), aligned(abi()?)?);
                if size == 0 || size > 128 {
                    return None;
                }
            }
            ("p", space) => {
                let space = space_number(space)??;
                let size = abi()?;
                let pointer = (Bits(size), aligned(abi()?)?);
                if size == 0 || size > MOST_POINTER_BITS {
                    return None;
                }
                self.pointers.retain(|(known, _)| *known != space);
                self.pointers.push((space, pointer));
            }
            ("i", width) => self.set(AlignmentClass::Integer, width.parse().ok()?, aligned(abi()?)?),
            ("f", width) => self.set(AlignmentClass::Float, width.parse().ok()?, aligned(abi()?)?),
            ("v", width) => self.set(AlignmentClass::Vector, width.parse().ok()?, aligned(abi()?)?),
            // The alignment of the stack's objects, which LLVM ignores.
            ("s", _) => {}
            ("a", "" | "0") => {
                self.aggregate = match abi()? {
                    0 => Align::ONE,
                    bits => aligned(bits)?,
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn set(&mut self, class: AlignmentClass, width: u32, align: Align) {
        let table = match class {
            AlignmentClass::Integer => &mut self.integers,
            AlignmentClass::Float => &mut self.floats,
            AlignmentClass::Vector => &mut self.vectors,
        };
        match table.binary_search_by_key(&width, |&(known, _)| known) {
            Ok(at) => table[at].1 = align,
            Err(at) => table.insert(at, (width, align)),
        }
    }

    /// Size and ABI alignment of a pointer of an address space (`DataLayout::getPointerAlignElem`).
    pub fn pointer_in(&self, space: NonZeroU32) -> (Bits, Align) {
        self.pointers.iter().find(|(known, _)| *known == space).map_or(self.pointer, |&(_, pointer)| pointer)
    }

    /// The ABI alignment of an integer: that of the next wider one that the layout has, or of the widest
    /// (`DataLayout::getIntegerAlignment`).
    pub(crate) fn integer(&self, width: u32) -> Align {
        let next = self.integers.iter().find(|&&(known, _)| known >= width);
        next.or(self.integers.last()).map_or(Align::ONE, |&(_, align)| align)
    }

    /// The ABI alignment of a floating-point type: its own, or else its size, rounded up to a power of two.
    pub(crate) fn float(&self, width: u32) -> Align {
        self.floats
            .iter()
            .find(|&&(known, _)| known == width)
            .map_or_else(|| natural(width.into()), |entry| entry.1)
    }

    /// The ABI alignment of a vector: its own, or else its size, rounded up to a power of two
    /// (`DataLayout::getAlignment`).
    pub(crate) fn vector(&self, width: u64) -> Align {
        let known = self.vectors.iter().find(|&&(known, _)| u64::from(known) == width);
        known.map_or_else(|| natural(width), |entry| entry.1)
    }

    /// The layout's text, in a module for a platform.
    pub fn text_for(&self, target: Target) -> &str {
        self.text.as_deref().unwrap_or(target.spec().llvm.data_layout)
    }
}

/// The number of an address space; zero is `None`. LangRef "Pointer Type": it has 24 bits.
fn space_number(text: &str) -> Option<Option<NonZeroU32>> {
    text.parse::<u32>().ok().filter(|number| *number < 1 << 24).map(NonZeroU32::new)
}

/// An alignment of `bits` bits.
fn aligned(bits: u64) -> Option<Align> {
    bits.is_multiple_of(8).then(|| Align::from_bytes(bits / 8))?
}

/// The size of `bits` bits in bytes, rounded up to a power of two.
fn natural(bits: u64) -> Align {
    let bytes = bits.div_ceil(8).max(1).checked_next_power_of_two();
    bytes.and_then(Align::from_bytes).unwrap_or(Align::SIXTEEN)
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
