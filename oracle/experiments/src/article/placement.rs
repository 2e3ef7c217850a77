//! The places of a value's bytes during a call, whatever the IR types are called that carry them: `i64` and `ptr` are no difference.

use std::collections::BTreeMap;
use std::fmt;

use lang::{Bytes, Program, Type};
use lowering::abi::{ArgPass, Location, Piece, ReturnPass};
use lowering::layout::{BitOwner, Layouts, bit_map};

/// A byte's place during a call.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Spot {
    /// A byte of a register, counted from the least significant.
    Register(&'static str, u64),
    /// A byte of the stack, counted from the first argument there.
    Stack(u64),
    /// Memory whose address is passed here.
    Behind(String),
}

/// The places of those bytes of a value that hold data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placement(BTreeMap<u64, Spot>);

impl Placement {
    /// The placement of an argument.
    pub(super) fn of_argument(program: &Program, layouts: &Layouts, ty: &Type, pass: &ArgPass) -> Placement {
        let all = match pass {
            ArgPass::Nothing => BTreeMap::new(),
            ArgPass::Direct { pieces, .. } => of_pieces(pieces),
            ArgPass::Memory { at, .. } => {
                (0..layouts.size(ty).0).map(|byte| (byte, Spot::Stack(at.0 + byte))).collect()
            }
            ArgPass::Reference { pointer, .. } => behind_pointer(layouts, ty, &pointer.place.to_string()),
        };
        Placement::of_data(program, layouts, ty, all)
    }

    /// The placement of a result.
    pub(super) fn of_result(program: &Program, layouts: &Layouts, ty: &Type, pass: &ReturnPass) -> Placement {
        let all = match pass {
            ReturnPass::Nothing => BTreeMap::new(),
            ReturnPass::Direct(pieces, _) => of_pieces(pieces),
            ReturnPass::Memory { pointer, .. } => behind_pointer(layouts, ty, pointer),
        };
        Placement::of_data(program, layouts, ty, all)
    }

    fn of_data(program: &Program, layouts: &Layouts, ty: &Type, mut all: BTreeMap<u64, Spot>) -> Placement {
        if let Type::Record(id) = ty {
            let mut holds_data = vec![false; layouts.size(ty).0 as usize];
            for run in bit_map(program, layouts, *id) {
                if matches!(run.owner, BitOwner::Field(_)) {
                    let bytes = run.start.0 / 8..(run.start + run.width).0.div_ceil(8);
                    bytes.for_each(|byte| holds_data[byte as usize] = true);
                }
            }
            all.retain(|byte, _| holds_data.get(*byte as usize).copied().unwrap_or(false));
        }
        Placement(all)
    }
}

fn of_pieces(pieces: &[Piece]) -> BTreeMap<u64, Spot> {
    let mut all = BTreeMap::new();
    for Piece { ty, offset, place } in pieces {
        for byte in 0..ty.size().0 {
            let spot = match place {
                Location::Stack(at) => Spot::Stack(at.0 + byte),
                Location::Registers(names) => in_registers(names, ty.size(), byte),
                Location::Split(names, at) => match byte.checked_sub(8 * names.len() as u64) {
                    None => in_registers(names, Bytes(8 * names.len() as u64), byte),
                    Some(byte) => Spot::Stack(at.0 + byte),
                },
            };
            all.insert(offset.0 + byte, spot);
        }
    }
    all
}

/// The place of a byte of `size` bytes that these registers share.
fn in_registers(names: &[&'static str], size: Bytes, byte: u64) -> Spot {
    let each = size.0.div_ceil(names.len().max(1) as u64).max(1);
    let name = names.get((byte / each) as usize).copied().unwrap_or("nowhere");
    Spot::Register(name, byte % each)
}

fn behind_pointer(layouts: &Layouts, ty: &Type, pointer: &str) -> BTreeMap<u64, Spot> {
    (0..layouts.size(ty).0).map(|byte| (byte, Spot::Behind(pointer.to_owned()))).collect()
}

impl Spot {
    /// True if `other` is `by` bytes further on.
    fn goes_on(&self, by: u64, other: &Spot) -> bool {
        match (self, other) {
            (Spot::Register(one, at), Spot::Register(name, further)) => one == name && at + by == *further,
            (Spot::Stack(at), Spot::Stack(further)) => at + by == *further,
            (Spot::Behind(one), Spot::Behind(pointer)) => one == pointer,
            _ => false,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Register(name, 0) => write!(f, "in {name}"),
            Spot::Register(name, at) => write!(f, "in {name} from its byte {at}"),
            Spot::Stack(at) => write!(f, "on the stack at +{at}"),
            Spot::Behind(pointer) => write!(f, "behind {pointer}"),
        }
    }
}

/// The bytes in runs: `0..7 in rdi, 8..11 in xmm0`.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut runs: Vec<(u64, u64, &Spot)> = Vec::new();
        for (byte, spot) in &self.0 {
            match runs.last_mut() {
                Some((start, end, first)) if *end + 1 == *byte && first.goes_on(byte - *start, spot) => {
                    *end = *byte
                }
                _ => runs.push((*byte, *byte, spot)),
            }
        }
        if runs.is_empty() {
            return f.write_str("nowhere");
        }
        let described: Vec<String> =
            runs.iter().map(|(start, end, first)| format!("{start}..{end} {first}")).collect();
        f.write_str(&described.join(", "))
    }
}
