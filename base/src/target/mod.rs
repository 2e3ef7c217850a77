//! The platforms that programs are compiled for, and the facts about each of them.

mod aarch64;
mod riscv64;
mod spec;
mod x86_64;

use serde::{Deserialize, Serialize};

pub use spec::{
    DataModel, Document, FloatFormat, InstructionSize, LlvmTarget, RegisterSpec, TargetSpec, ToolSpec,
    VaListPassing, VaListSpec,
};

crate::named! {
    /// A platform.
    #[derive(Default, Serialize, Deserialize)]
    pub enum Target: "target" {
        /// The System V ABI of x86-64 on Linux, LP64.
        #[default]
        #[serde(rename = "x86_64-linux-gnu", alias = "X86_64Linux")]
        X86_64Linux = "x86_64-linux-gnu",
        /// AAPCS64 on Linux, LP64.
        #[serde(rename = "aarch64-linux-gnu", alias = "AArch64Linux")]
        AArch64Linux = "aarch64-linux-gnu",
        /// The RISC-V psABI on Linux, LP64D.
        #[serde(rename = "riscv64-linux-gnu")]
        RiscV64Linux = "riscv64-linux-gnu",
    }
}

impl Target {
    /// The facts about the platform.
    #[must_use]
    pub const fn spec(self) -> &'static TargetSpec {
        match self {
            Target::X86_64Linux => &x86_64::SPEC,
            Target::AArch64Linux => &aarch64::SPEC,
            Target::RiscV64Linux => &riscv64::SPEC,
        }
    }

    /// The platforms other than this one.
    pub fn other_platforms(self) -> impl Iterator<Item = Target> {
        Target::ALL.into_iter().filter(move |&other| other != self)
    }
}
