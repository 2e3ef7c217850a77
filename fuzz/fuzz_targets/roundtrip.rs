//! Printers against readers, and the crash database.

#![no_main]

bitfrost_fuzz::fuzz!(ROUNDTRIP);
