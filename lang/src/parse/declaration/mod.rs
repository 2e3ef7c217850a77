//! Declarations: specifiers, declarators, records, enumerations, and their attributes.

pub(super) mod attributes;
pub(super) mod declarations;
pub(super) mod declarator;
pub(super) mod enumeration;
pub(super) mod extent;
pub(super) mod record;
pub(super) mod specifier;
