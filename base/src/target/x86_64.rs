//! x86-64 Linux.

use super::spec::{
    DataModel, Document, FloatFormat, InstructionSize, LlvmTarget, RegisterSpec, TargetSpec, ToolSpec,
    VaListPassing, VaListSpec,
};
use crate::units::{Align, Bytes};

pub(super) const SPEC: TargetSpec = TargetSpec {
    architecture: "x86_64",
    title: "x86-64",
    document: Document { name: "psABI", version: "1.0" },
    data: DataModel {
        // psABI figure 3.1.
        char_is_signed: true,
        long_double: FloatFormat::X87Extended,
        vector_align: None,
        // psABI 3.1.2: an array of the widest unit, a `long`.
        bit_int_unit: Bytes(8),
        bit_int_unit_since_clang: Some(14),
        // psABI 3.1.2: "unnamed bit-fields' types do not affect the alignment of a structure or union".
        unnamed_field_aligns: false,
    },
    llvm: LlvmTarget {
        triple: "x86_64-pc-linux-gnu",
        architectures: &["x86_64", "amd64"],
        data_layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        widest_integer_before_18: Align::EIGHT,
    },
    registers: RegisterSpec {
        // psABI 3.2.3p4.
        result_pointer: "rdi",
        vector_size_varies: true,
        call_counts_vectors: true,
    },
    // psABI 3.5.7: `typedef struct { … } va_list[1]`.
    va_list: VaListSpec { size: Bytes(24), counts_registers: true, passing: VaListPassing::OwnAddress },
    tools: ToolSpec {
        emulator: "qemu-x86_64",
        // EM_X86_64, psABI 4.1.1.
        elf_machine: 62,
        flags: &["-fcf-protection=none"],
        driver_header: "x86_64.h",
        instructions: InstructionSize::X86,
        cross_package: "gcc-x86-64-linux-gnu",
    },
};
