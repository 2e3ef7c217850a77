//! The access unit as a vector of its greatest common piece (thesis, sections 3.2.3 and 4.2): the largest `iN` of which
//! the unit and every field in it are whole numbers. No piece belongs to two fields, and a vector is poison piece by
//! piece, so a poison field stays the only one.
//!
//! ```text
//! msb                       lsb      struct { unsigned a:4, b:6, c:4; }, a unit of 16 bits
//! | 2 bits |  c:4 |  b:6  | a:4 |    <8 x i2>: a is lanes 0 and 1, b lanes 2 to 4, c lanes 5 and 6
//! ```
//!
//! The thesis gave this up for the instructions it takes to move lanes one by one; `shufflevector` and `bitcast` move a
//! field's lanes at once (LangRef "bitcast": lane 0 is the lowest bits in little-endian).

use ir::{Const, Operand, TypeId};
use lang::Bits;

use super::integer::widen;
use super::word::{self, Frozen};
use super::{BitField, Bodies, Coercion, Emitter, Strategy, Wanted};

pub(super) const STRATEGY: Strategy = Strategy {
    name: "vector",
    description: "load, shuffle and store the access unit as a vector of its greatest common piece",
    bodies: Bodies::Units,
    coercion: Coercion::Piecewise,
    load,
    store,
};

/// An access unit as a vector, and the field's lanes in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lanes {
    /// Bits in each.
    pub piece: u32,
    /// The number of lanes of the unit.
    pub all: u32,
    /// The field's lowest.
    pub first: u32,
    /// The number of lanes of the field.
    pub count: u32,
}

impl Lanes {
    /// The greatest pieces of which the unit and the fields in it consist.
    #[must_use]
    pub fn for_field(field: &BitField<'_>) -> Lanes {
        let access = field.access;
        let start = access.start.bits();
        let neighbours = field.neighbours.iter().flatten();
        let boundaries = neighbours
            .flat_map(|other| {
                let at = other.start.bits() + other.shift;
                [at, at + other.width]
            })
            .filter(|at| (start..start + access.unit).contains(at))
            .map(|at| at - start);
        let own = [access.unit, access.shift, access.shift + access.width];
        let piece = boundaries.chain(own).fold(0, |piece, at| gcd(piece, at.0));
        let lanes = |bits: Bits| (bits.0 / piece) as u32;
        Lanes {
            piece: piece as u32,
            all: lanes(access.unit),
            first: lanes(access.shift),
            count: lanes(access.width),
        }
    }

    /// The field's lanes, lowest first.
    fn own(self) -> std::ops::Range<u32> {
        self.first..self.first + self.count
    }

    /// `iN`, or a vector of `count` of them.
    fn ty(self, e: &mut Emitter<'_>, count: u32) -> TypeId {
        let piece = e.module.types.int(self.piece);
        if count == 1 { piece } else { e.module.types.vector(count, piece) }
    }
}

fn load(e: &mut Emitter<'_>, field: &BitField<'_>) -> Operand {
    if !e.vectors.have(field.access.unit) {
        return word::load(e, field);
    }
    let lanes = Lanes::for_field(field);
    let ty = lanes.ty(e, lanes.all);
    let unit = e.load_unit(field, ty);
    let bits = extract(e, field, lanes, unit);
    widen(e, bits, field.access.width, (field.declared, field))
}

/// The field's lanes as one integer: poison if one of them is.
fn extract(e: &mut Emitter<'_>, field: &BitField<'_>, lanes: Lanes, unit: Operand) -> Operand {
    if lanes.all == 1 {
        return unit;
    }
    if lanes.count == 1 {
        let ty = lanes.ty(e, 1);
        return e.build.extract_element(ty, unit, Const::i32(lanes.first as i32));
    }
    let mut mask: Vec<_> = lanes.own().map(Some).collect();
    let whole = e.module.types.int(field.access.width.0 as u32);
    if e.vectors.have(field.access.width) {
        let ty = lanes.ty(e, lanes.count);
        let own = e.build.shuffle_vector(ty, unit, unit, &mask);
        return e.build.bitcast(own, whole);
    }
    // Zeros above, in a vector as long as the unit's.
    mask.resize(lanes.all as usize, Some(lanes.all));
    let ty = lanes.ty(e, lanes.all);
    let own = e.build.shuffle_vector(ty, unit, Const::Zero(ty), &mask);
    let word = e.module.types.int(field.access.unit.0 as u32);
    let word = e.build.bitcast(own, word);
    e.build.trunc(word, whole)
}

fn store(e: &mut Emitter<'_>, field: &BitField<'_>, value: Operand, wanted: Wanted) -> Option<Operand> {
    if !e.vectors.have(field.access.unit) {
        return word::store(e, field, value, wanted, Frozen::Nothing);
    }
    let lanes = Lanes::for_field(field);
    let bits = e.resize(value, field.declared.width(), field.access.width, false);
    let unit = if lanes.all == 1 { bits } else { insert(e, field, lanes, bits) };
    e.store_unit(field, unit);
    (wanted == Wanted::Value).then(|| widen(e, bits, field.access.width, (field.result, field)))
}

/// The unit in memory with the field's lanes replaced.
fn insert(e: &mut Emitter<'_>, field: &BitField<'_>, lanes: Lanes, bits: Operand) -> Operand {
    let ty = lanes.ty(e, lanes.all);
    let old = e.load_unit(field, ty);
    if lanes.count == 1 {
        return e.build.insert_element(old, bits, Const::i32(lanes.first as i32));
    }
    let new = spread(e, field, lanes, bits);
    let mix = |lane| if lanes.own().contains(&lane) { lanes.all + lane - lanes.first } else { lane };
    let mask: Vec<_> = (0..lanes.all).map(|lane| Some(mix(lane))).collect();
    e.build.shuffle_vector(ty, old, new, &mask)
}

/// The field's bits as the lowest lanes of a vector as long as the unit's: `shufflevector` wants operands of one type.
fn spread(e: &mut Emitter<'_>, field: &BitField<'_>, lanes: Lanes, bits: Operand) -> Operand {
    let ty = lanes.ty(e, lanes.all);
    if e.vectors.have(field.access.width) {
        let own = lanes.ty(e, lanes.count);
        let new = e.build.bitcast(bits, own);
        let mask: Vec<_> = (0..lanes.all).map(|lane| (lane < lanes.count).then_some(lane)).collect();
        return e.build.shuffle_vector(ty, new, new, &mask);
    }
    let word = e.module.types.int(field.access.unit.0 as u32);
    let word = e.build.zext(bits, word);
    e.build.bitcast(word, ty)
}

/// The vectors that lowering may use; for others it uses integers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LegalVectors {
    /// Whatever an access unit divides into.
    #[default]
    Any,
    /// Those that LLVM 19 compiles right: of as many bits as a power of two.
    ///
    /// In all of these, and in whatever LLVM makes of them, the lanes are a power of two wide. It goes wrong where the
    /// lanes of one vector are not a whole number of another's: it loads them from one address, folds a constant
    /// `bitcast` lane by lane and moves a shuffle through a `bitcast` (`llvm19_vector_*.ll` and
    /// `llvm19_bitcast_*.ll` in `corpus/regressions`, `docs/decisions/0005-vectors-llvm-compiles-wrong.md`). Right as
    /// long as memory holds no poison, as with [`ir::Neighbours::Words`].
    Compilable,
}

impl LegalVectors {
    /// True if there may be vectors of `bits` bits.
    #[must_use]
    pub const fn have(self, bits: Bits) -> bool {
        matches!(self, LegalVectors::Any) || bits.0.is_power_of_two()
    }
}

pub(crate) const fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
