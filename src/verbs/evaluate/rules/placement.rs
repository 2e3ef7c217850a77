//! Where the bytes of a value travel, whatever the IR types are called that carry them: `i64` and `ptr` are no difference.

use std::collections::BTreeMap;
use std::fmt;

use lang::{Program, Type};
use lowering::abi::{ArgPass, Location, Piece, ReturnPass};
use lowering::layout::{BitOwner, Layouts, bit_map};

/// A byte's place during a call.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Spot {
    /// A byte of a register, counted from the least significant.
    Register(&'static str, u64),
    /// A byte of the stack, counted from the first argument there.
    Stack(u64),
    /// Memory whose address travels here.
    Behind(String),
}

/// The places of those bytes of a value that hold data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placement(BTreeMap<u64, Spot>);

impl Placement {
    /// Of an argument.
    pub(super) fn of_argument(program: &Program, layouts: &Layouts, ty: &Type, pass: &ArgPass) -> Placement {
        let all = match pass {
            ArgPass::Nothing => BTreeMap::new(),
            ArgPass::Direct { pieces, .. } => of_pieces(pieces),
            ArgPass::Memory { at, .. } => {
                (0..layouts.size(ty).0).map(|byte| (byte, Spot::Stack(at.0 + byte))).collect()
            }
            ArgPass::Reference { pointer, .. } => behind(layouts, ty, &pointer.place.to_string()),
        };
        Placement::of_data(program, layouts, ty, all)
    }

    /// Of a result.
    pub(super) fn of_result(program: &Program, layouts: &Layouts, ty: &Type, pass: &ReturnPass) -> Placement {
        let all = match pass {
            ReturnPass::Nothing => BTreeMap::new(),
            ReturnPass::Direct(pieces, _) => of_pieces(pieces),
            ReturnPass::Memory { pointer, .. } => behind(layouts, ty, pointer),
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
                Location::Registers(names) => {
                    let each = ty.size().0.div_ceil(names.len().max(1) as u64).max(1);
                    let name = names.get((byte / each) as usize).copied().unwrap_or("nowhere");
                    Spot::Register(name, byte % each)
                }
            };
            all.insert(offset.0 + byte, spot);
        }
    }
    all
}

fn behind(layouts: &Layouts, ty: &Type, pointer: &str) -> BTreeMap<u64, Spot> {
    (0..layouts.size(ty).0).map(|byte| (byte, Spot::Behind(pointer.to_owned()))).collect()
}

/// The bytes in runs: `0..7 in rdi, 8..11 in xmm0`.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut runs: Vec<(u64, u64, String)> = Vec::new();
        for (byte, spot) in &self.0 {
            let told = match spot {
                Spot::Register(name, at) if byte % 8 == *at % 8 => format!("in {name}"),
                Spot::Register(name, at) => format!("in {name} from its byte {}", at - at.min(byte)),
                Spot::Stack(at) => format!("on the stack{}", offset(*at, *byte)),
                Spot::Behind(pointer) => format!("behind {pointer}"),
            };
            match runs.last_mut() {
                Some((_, end, same)) if *end + 1 == *byte && *same == told => *end = *byte,
                _ => runs.push((*byte, *byte, told)),
            }
        }
        if runs.is_empty() {
            return f.write_str("nowhere");
        }
        let told: Vec<String> =
            runs.iter().map(|(start, end, told)| format!("{start}..{end} {told}")).collect();
        f.write_str(&told.join(", "))
    }
}

/// Where on the stack the value would start.
fn offset(at: u64, byte: u64) -> String {
    if at >= byte { format!(" at +{}", at - byte) } else { format!(" at -{}", byte - at) }
}
