//! The memory that results are written to, where a result comes back in memory.
//!
//! The caller provides it and passes its address, and C shows that address to neither side. The reference's functions are therefore reached
//! through entries in assembly: one notes the address that an engine's caller passes, so that the support object can ask whether it is
//! aligned as the type demands; the other one gives an engine's function memory that is aligned as the type demands, and no more.
//!
//! - psABI 3.2.3p4 rule 2: "the caller provides space for the return value and passes the address of this storage in %rdi": an object of the type;
//! - AAPCS64 6.9: "The caller shall reserve a block of memory of sufficient size and alignment to hold the result";
//! - RISC-V psABI, "Integer Calling Convention": "The caller allocates memory for the return value";
//! - Microsoft, "Return values": "the caller must allocate memory for the return value and pass a pointer to it as the first argument".

use std::collections::BTreeMap;

use lang::{Align, Bytes, SignatureUnit, Target, UnitFunction};
use lowering::abi::{Context, Quirks, ReturnPass, classify_signature};
use lowering::layout::{Dialect, Layouts};
use lowering::shape::MemTypes;

/// The memory of a function's result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ResultMemory {
    /// The alignment of the type.
    pub align: Align,
    /// The size of the type.
    pub size: Bytes,
    /// The register with its address.
    pointer: &'static str,
}

/// Half of `bf_result_memory` (`runtime/support.c`).
const MOST: Bytes = Bytes(1 << 16);

/// The functions whose results are in memory by the document, and for both compilers of the reference, by their numbers.
pub(crate) fn results_in_memory(unit: &SignatureUnit, layouts: &Layouts) -> BTreeMap<u32, ResultMemory> {
    let shapes = MemTypes::compute(&unit.types, layouts);
    let read_by = |quirks| Context { quirks, ..Context::new(&unit.types, layouts, &shapes) };
    let readings = [Quirks::NONE, Quirks::for_dialect(Dialect::Clang), Quirks::for_dialect(Dialect::Gcc)];
    let memory = |function: &UnitFunction| {
        let size = layouts.size(function.signature.ret.as_ref()?);
        let mut pointers = readings.iter().map(|quirks| {
            let ret = classify_signature(read_by(*quirks), &function.signature).ret;
            if let ReturnPass::Memory { align, pointer } = ret { Some((align, pointer)) } else { None }
        });
        let (align, pointer) = pointers.next()??;
        let agreed = pointers.all(|other| other == Some((align, pointer)));
        (agreed && size <= MOST).then_some((function.number, ResultMemory { align, size, pointer }))
    };
    unit.functions.iter().filter_map(memory).collect()
}

impl ResultMemory {
    /// `r_N`, which the engine calls: it notes the address and goes on with the body in C, `body`.
    pub(crate) fn noting_entry(self, target: Target, name: &str, body: &str) -> String {
        let pointer = self.pointer;
        let code = match target {
            Target::X86_64Linux => format!(
                "movq bf_result_address@GOTPCREL(%rip), %r11\\n movq %{pointer}, (%r11)\\n jmp {body}"
            ),
            Target::AArch64Linux => format!(
                "adrp x16, :got:bf_result_address\\n ldr x16, [x16, :got_lo12:bf_result_address]\\n str {pointer}, [x16]\\n b {body}"
            ),
            Target::RiscV64Linux => format!("la t0, bf_result_address\\n sd {pointer}, 0(t0)\\n tail {body}"),
        };
        entry(name, &code)
    }

    /// The entry `name`, which the reference calls in the place of the engine's `f_N`, `callee`: it passes the address of other memory.
    pub(crate) fn exact_entry(self, target: Target, name: &str, callee: &str) -> String {
        let (pointer, align) = (self.pointer, self.align.bytes());
        let code = match target {
            Target::X86_64Linux => format!(
                "movq bf_result_memory@GOTPCREL(%rip), %{pointer}\\n addq ${align}, %{pointer}\\n jmp {callee}"
            ),
            Target::AArch64Linux => format!(
                "adrp {pointer}, :got:bf_result_memory\\n ldr {pointer}, [{pointer}, :got_lo12:bf_result_memory]\\n \
                 add {pointer}, {pointer}, #{align}\\n b {callee}"
            ),
            Target::RiscV64Linux => {
                format!(
                    "la {pointer}, bf_result_memory\\n addi {pointer}, {pointer}, {align}\\n tail {callee}"
                )
            }
        };
        entry(name, &format!(".weak {callee}\\n {code}"))
    }

    /// The object, in C.
    pub(crate) fn object(self) -> String {
        format!("bf_result_memory + {}", self.align.bytes())
    }
}

/// A global symbol and its code, as C has it at file scope.
fn entry(name: &str, code: &str) -> String {
    format!(
        "__asm__(\".pushsection .text\\n.globl {name}\\n.type {name}, %function\\n{name}:\\n {code}\\n.popsection\\n\");\n"
    )
}
