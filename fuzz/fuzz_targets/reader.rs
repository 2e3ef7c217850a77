//! Readers on any bytes.

#![no_main]

bitfrost_fuzz::fuzz!(READER);
