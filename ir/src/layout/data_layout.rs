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
    pub aggregate: Align,
    /// The preferred alignments of integers of 33 to 64 bits, and of structures.
    preferred: PreferredAlignments,
}

/// Alignments that objects get where nothing says one, as far as they differ from those of the ABI on some platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PreferredAlignments {
    /// Of `i64`, by the third number of `i64:32:64`.
    long: Align,
    /// The least of a structure, by the third number of `a:0:64`.
    aggregate: Align,
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

/// The width in bits of the widest integer of LangRef's defaults.
const LONG: u32 = 64;

/// The address spaces whose pointers x86-64's data layout makes 32 bits wide: `p270:32:32-p271:32:32`. The other supported
/// platforms have no such spaces.
const X86_SPACES: [u32; 2] = [270, 271];

/// Limit in bits on the size of a pointer. AMDGPU's fat pointers with a stride have 192.
const MOST_POINTER_BITS: u64 = 1024;

impl Default for DataLayout {
    /// The layout of x86-64, AArch64 and RISC-V Linux, which agree on all that is in it.
    fn default() -> DataLayout {
        let mut layout = DataLayout::unspecified();
        layout.set(AlignmentClass::Integer, LONG, Align::EIGHT);
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
    /// The layout of a module that says nothing about it: LangRef's defaults. Its text is one of its parts, because an empty
    /// one beside a triple would stand for the platform's.
    pub fn of_no_platform() -> DataLayout {
        let mut layout = DataLayout { text: Some("e".into()), ..DataLayout::unspecified() };
        layout.forget_added();
        layout
    }

    /// Drops what LLVM 18 added to the layouts of platforms of 64 bits: elsewhere the widest known integer aligns those above.
    fn forget_added(&mut self) {
        self.integers.retain(|&(width, _)| width != ADDED);
    }

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
            preferred: PreferredAlignments { long: Align::EIGHT, aggregate: Align::EIGHT },
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
        if widest.is_none() && (layout.pointer.0 != Bits(64) || layout.integer(LONG) < Align::EIGHT) {
            layout.forget_added();
        }
        Ok(match layout.is_known() {
            true => DataLayout::default(),
            false => layout,
        })
    }

    /// True if bytes and pointers are in memory as they are on all supported platforms, whatever the alignments.
    pub fn has_platform_pointers(&self) -> bool {
        let known = DataLayout::default();
        (self.byte_order, self.pointer) == (known.byte_order, known.pointer)
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
            ("i", width) => {
                let (width, least) = (width.parse().ok()?, aligned(abi()?)?);
                self.set(AlignmentClass::Integer, width, least);
                let preferred = preferred_in(part)?.unwrap_or(least);
                if width == LONG {
                    self.preferred.long = preferred;
                }
            }
            ("f", width) => self.set(AlignmentClass::Float, width.parse().ok()?, aligned(abi()?)?),
            ("v", width) => self.set(AlignmentClass::Vector, width.parse().ok()?, aligned(abi()?)?),
            // The alignment of the stack's objects, which LLVM ignores.
            ("s", _) => {}
            ("a", "" | "0") => {
                self.aggregate = match abi()? {
                    0 => Align::ONE,
                    bits => aligned(bits)?,
                };
                self.preferred.aggregate = preferred_in(part)?.unwrap_or(self.aggregate);
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
    pub fn integer(&self, width: u32) -> Align {
        let next = self.integers.iter().find(|&&(known, _)| known >= width);
        next.or(self.integers.last()).map_or(Align::ONE, |&(_, align)| align)
    }

    /// The alignment of an integer where nothing says one (`DataLayout::getPrefTypeAlign`): what the text says of an `i64`
    /// stands for all integers that its entry aligns.
    pub fn preferred_integer(&self, width: u32) -> Align {
        let next = self.integers.iter().find(|&&(known, _)| known >= width).or(self.integers.last());
        match next {
            Some(&(LONG, least)) => least.max(self.preferred.long),
            _ => self.integer(width),
        }
    }

    /// The least alignment of a structure where nothing says one, packed or not (`DataLayout::getPrefTypeAlign`).
    pub fn preferred_aggregate(&self) -> Align {
        self.preferred.aggregate
    }

    /// The ABI alignment of a floating-point type: its own, or else its size, rounded up to a power of two.
    pub fn float(&self, width: u32) -> Align {
        self.floats
            .iter()
            .find(|&&(known, _)| known == width)
            .map_or_else(|| natural(width.into()), |entry| entry.1)
    }

    /// The ABI alignment of a vector: its own, or else its size, rounded up to a power of two
    /// (`DataLayout::getAlignment`).
    pub fn vector(&self, width: u64) -> Align {
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

/// The preferred alignment in a part such as `i64:32:64`, if it has one.
fn preferred_in(part: &str) -> Option<Option<Align>> {
    match part.split(':').nth(2) {
        None => Some(None),
        Some(bits) => aligned(bits.parse().ok()?).map(Some),
    }
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
