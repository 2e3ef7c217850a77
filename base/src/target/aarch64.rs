//! AArch64 Linux.

use super::spec::{
    DataModel, Document, FloatFormat, InstructionSize, LlvmTarget, RegisterSpec, TargetSpec, ToolSpec,
    VaListPassing, VaListSpec,
};
use crate::units::{Align, Bytes};

pub(super) const SPEC: TargetSpec = TargetSpec {
    architecture: "aarch64",
    title: "AArch64",
    document: Document { name: "AAPCS64", version: "2022Q3" },
    data: DataModel {
        // AAPCS64 10.1.2.
        char_is_signed: false,
        // AAPCS64 10.1.1.
        long_double: FloatFormat::Binary128,
        // AAPCS64 knows vectors of 8 and 16 bytes; both compilers align longer ones like the widest register.
        vector_align: Some(Align::SIXTEEN),
        // AAPCS64 10.1.1: an array of quad-words.
        bit_int_unit: Bytes(16),
        // llvm-project#90602.
        bit_int_unit_since_clang: Some(19),
        // AAPCS64 "Bit-fields": the container type contributes "without exception for zero-sized or anonymous bit-fields".
        unnamed_field_aligns: true,
    },
    llvm: LlvmTarget {
        triple: "aarch64-unknown-linux-gnu",
        architectures: &["aarch64", "arm64"],
        data_layout: "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
        widest_integer_before_18: Align::SIXTEEN,
    },
    registers: RegisterSpec {
        // AAPCS64 6.9.
        result_pointer: "x8",
        vector_size_varies: false,
        call_counts_vectors: false,
    },
    // AAPCS64 10.1.5: a structure, and 6.8.2 B.4: of more than 16 bytes.
    va_list: VaListSpec { size: Bytes(32), counts_registers: true, passing: VaListPassing::CopyAddress },
    tools: ToolSpec {
        emulator: "qemu-aarch64",
        // EM_AARCH64, AAELF64 5.2.
        elf_machine: 183,
        flags: &["-mbranch-protection=none"],
        driver_header: "aarch64.h",
        // Arm ARM C2.1.
        instructions: InstructionSize::Fixed(Bytes(4)),
        cross_package: "gcc-aarch64-linux-gnu",
    },
};
