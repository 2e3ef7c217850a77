//! RISC-V Linux, with the ABI `lp64d`.

use super::spec::{
    DataModel, Document, FloatFormat, InstructionSize, LlvmTarget, RegisterSpec, TargetSpec, ToolSpec,
    VaListPassing, VaListSpec,
};
use crate::units::{Align, Bytes};

pub(super) const SPEC: TargetSpec = TargetSpec {
    architecture: "riscv64",
    title: "RISC-V",
    document: Document { name: "RISC-V psABI", version: "e03d44a (2026-07-02)" },
    data: DataModel {
        // RISC-V psABI, "C/C++ Type Representations".
        char_is_signed: false,
        // RISC-V psABI, "C/C++ Type Sizes and Alignments", like what follows.
        long_double: FloatFormat::Binary128,
        // "Fixed-Length Vector" has the alignment of the element; both compilers align a vector like its size.
        vector_align: None,
        bit_int_unit: Bytes(16),
        // clang 19 still has an array of `long`.
        bit_int_unit_since_clang: None,
        // RISC-V psABI, "Bit-Fields": unnamed ones "do not affect the alignment of the containing struct".
        unnamed_field_aligns: false,
    },
    llvm: LlvmTarget {
        triple: "riscv64-unknown-linux-gnu",
        architectures: &["riscv64"],
        data_layout: "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
        widest_integer_before_18: Align::SIXTEEN,
    },
    registers: RegisterSpec {
        // RISC-V psABI, "Integer Calling Convention": "an implicit first parameter".
        result_pointer: "a0",
        vector_size_varies: false,
        call_counts_vectors: false,
    },
    // RISC-V psABI, "va_list, va_start, and va_arg": "the same representation as `void*`".
    va_list: VaListSpec { size: Bytes(8), counts_registers: false, passing: VaListPassing::Value },
    tools: ToolSpec {
        emulator: "qemu-riscv64",
        // EM_RISCV, RISC-V psABI, "File Header".
        elf_machine: 243,
        flags: &[],
        driver_header: "riscv64.h",
        instructions: InstructionSize::RiscV,
        cross_package: "gcc-riscv64-linux-gnu",
    },
};
