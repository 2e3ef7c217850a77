//! The platforms that the article has rules for.

use lang::Target;

/// A platform of the article, by the name it has there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Platform {
    /// x86-64.
    Amd64,
    /// AArch64.
    Arm64,
}

impl Platform {
    /// All of them.
    pub const ALL: [Platform; 2] = [Platform::Amd64, Platform::Arm64];

    /// The target that it is.
    #[must_use]
    pub const fn target(self) -> Target {
        match self {
            Platform::Amd64 => Target::X86_64Linux,
            Platform::Arm64 => Target::AArch64Linux,
        }
    }

    /// The platform of a target; `None` where the article has no rules, and functions are called as on the target.
    #[must_use]
    pub fn for_target(target: Target) -> Option<Platform> {
        Platform::ALL.into_iter().find(|platform| platform.target() == target)
    }
}
