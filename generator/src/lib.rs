//! Bytes in, program out.
