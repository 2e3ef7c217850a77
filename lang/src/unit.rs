//! The division of a program into translation units.
//!
//! The matrix compiles each program's two sides apart and lets them meet through a table, so that every
//! caller meets every callee; the direct variant keeps both sides in one unit, so that inlining and
//! inter-procedural optimisation are tested too. Calls within a side are always direct.

/// One translation unit's view of a program. Both the C printer and the lowering obey it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit<'a> {
    /// Before every tag and enumeration constant, so that many programs share one unit.
    pub tag_prefix: &'a str,
    /// Before the name of every function and global of the caller side.
    pub caller_prefix: &'a str,
    /// Before the name of every function and global of the callee side.
    pub callee_prefix: &'a str,
    /// The sides whose functions and globals are defined here.
    pub define: SidesDefined,
    /// The way in which functions of the caller side call those of the callee side.
    pub callees_by: CallVia,
    /// The way in which functions of the callee side call those of the caller side.
    pub callers_by: CallVia,
}

/// The sides that a unit defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidesDefined {
    /// The caller side.
    Callers,
    /// The callee side.
    Callees,
    /// Everything.
    Both,
}

/// The way in which a function calls one of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallVia {
    /// By its name.
    Name,
    /// Through `bf_table[FuncId]`, an array of `void (*)(void)` whose address the driver sets per run:
    /// `extern void (**bf_table)(void);`
    Table,
}

impl Unit<'static> {
    /// The whole program as one ordinary file, nothing prefixed.
    pub const WHOLE: Unit<'static> = Unit {
        tag_prefix: "",
        caller_prefix: "",
        callee_prefix: "",
        define: SidesDefined::Both,
        callees_by: CallVia::Name,
        callers_by: CallVia::Name,
    };
}

impl Unit<'_> {
    /// True when functions and globals of `side` are defined here.
    #[must_use]
    pub const fn defines(&self, side: crate::Side) -> bool {
        match (self.define, side) {
            (SidesDefined::Both, _) => true,
            (SidesDefined::Callers, crate::Side::Caller) | (SidesDefined::Callees, crate::Side::Callee) => {
                true
            }
            (SidesDefined::Callers, crate::Side::Callee) | (SidesDefined::Callees, crate::Side::Caller) => {
                false
            }
        }
    }

    /// The prefix of names on `side`.
    #[must_use]
    pub const fn prefix(&self, side: crate::Side) -> &str {
        match side {
            crate::Side::Caller => self.caller_prefix,
            crate::Side::Callee => self.callee_prefix,
        }
    }

    /// The way in which code on side `from` calls a function on side `to`.
    #[must_use]
    pub const fn reach(&self, from: crate::Side, to: crate::Side) -> CallVia {
        match (from, to) {
            (crate::Side::Caller, crate::Side::Callee) => self.callees_by,
            (crate::Side::Callee, crate::Side::Caller) => self.callers_by,
            _ => CallVia::Name,
        }
    }
}
