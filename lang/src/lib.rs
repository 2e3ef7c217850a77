//! The mini-C language every part of bitfrost speaks.
