//! Runs the whole matrix of compilers, in small batches.

#![no_main]

use bitfrost_fuzz::{Fuzzer, mutate};
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(init: Fuzzer::announce(), |input: &[u8]| Fuzzer::with(|fuzzer| fuzzer.native(input)));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutate(data, size, max_size, seed)
});
