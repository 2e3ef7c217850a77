//! Extensions of C that are drawn when the rest of a program is, each by a gene of its own.

pub(crate) mod atomic;
pub(crate) mod bit_field_type;
pub(crate) mod convention;
pub(crate) mod enum_alignment;
pub(crate) mod storage_order;
pub(crate) mod transparent_union;
pub(crate) mod untagged_record;
pub(crate) mod zero_length;
