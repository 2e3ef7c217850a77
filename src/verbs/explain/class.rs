//! The class of a record, in the words of the target's ABI.

use lang::{Align, Bytes, RecordId, Target, Type};
use lowering::abi::aarch64::{self, Base, Homogeneous};
use lowering::abi::x86_64::classify;
use lowering::abi::{Context, PieceType, riscv64};

/// Sentences that say how the record would travel if registers were free: on x86-64 one for each eightbyte.
#[must_use]
pub(super) fn classes(context: Context<'_>, record: RecordId) -> Vec<String> {
    match context.program.target {
        Target::X86_64Linux => eightbytes(context, record),
        Target::AArch64Linux => vec![composite(context, record)],
        Target::RiscV64Linux => vec![aggregate(context, record)],
    }
}

/// AAPCS64 6.8.2, stages B and C.
fn composite(context: Context<'_>, record: RecordId) -> String {
    let size = context.layouts[record].size;
    let ty = Type::Record(record);
    match aarch64::classify(context, &ty) {
        aarch64::Class::Nothing => "does not travel: it has no data".to_owned(),
        aarch64::Class::Homogeneous(Homogeneous { base, members }) => match base {
            Base::Float(of) => format!("HFA of {members} {of}: one v register for each (5.9.5.1, 6.8.2 C.2)"),
            Base::Vector(lane, lanes) => {
                let vector = PieceType::Vector(lane, lanes);
                format!("HVA of {members} {vector}: one v register for each (5.9.5.2, 6.8.2 C.2)")
            }
        },
        aarch64::Class::Reference => {
            format!("composite of {size} bytes, more than 16: the address of a copy (6.8.2 B.4)")
        }
        _ if aarch64::natural_alignment(context, &ty) == Align::SIXTEEN => {
            format!(
                "composite of {size} bytes, naturally aligned to 16: a pair of x registers from an even one on (6.8.2 C.10, C.12)"
            )
        }
        _ if size <= Bytes(8) => format!("composite of {size} bytes: an x register (6.8.2 C.12)"),
        _ => format!("composite of {size} bytes: two x registers (6.8.2 C.12)"),
    }
}

/// RISC-V psABI, "Hardware Floating-Point Calling Convention" and "Integer Calling Convention".
/// The document names no classes: each case is one of its rules, in its words.
fn aggregate(context: Context<'_>, record: RecordId) -> String {
    let size = context.layouts[record].size;
    match riscv64::classify(context, &Type::Record(record)) {
        riscv64::Class::Ignored => "does not travel: it has no data".to_owned(),
        riscv64::Class::Flattened(fields) => {
            let register =
                |leaf: &riscv64::Leaf| if leaf.is_real() { "an fa register" } else { "an a register" };
            let fields: Vec<String> = fields
                .iter()
                .map(|leaf| format!("{} at {}: {}", leaf.ty, leaf.offset, register(leaf)))
                .collect();
            format!("flattened, {} (hardware floating-point calling convention)", fields.join(", "))
        }
        riscv64::Class::Word => {
            format!("aggregate of {size} bytes: an a register (integer calling convention)")
        }
        riscv64::Class::Pair => {
            format!(
                "aggregate of {size} bytes: two a registers, or the last and the stack (integer calling convention)"
            )
        }
        riscv64::Class::Reference => {
            format!(
                "aggregate of {size} bytes, more than 16: the address of a copy (integer calling convention)"
            )
        }
    }
}

/// psABI 3.2.3p2.
fn eightbytes(context: Context<'_>, record: RecordId) -> Vec<String> {
    let size = context.layouts[record].size;
    match classify(context, &Type::Record(record)) {
        Err(why) => vec![format!("MEMORY: {why}")],
        Ok(classes) => {
            let eightbytes = size.0.div_ceil(8) as usize;
            classes.iter().take(eightbytes).map(|class| class.name().to_owned()).collect()
        }
    }
}
