//! `attributes::memory_effects`.

use ir::attributes::memory_effects::*;

#[test]
fn effects_are_printed_as_llvm_does() {
    use MemoryEffect::{None, Read, ReadWrite, Write};
    let text = |argument, inaccessible, other| MemoryEffects { argument, inaccessible, other }.to_string();
    assert_eq!(text(None, None, None), "memory(none)");
    assert_eq!(text(ReadWrite, None, None), "memory(argmem: readwrite)");
    assert_eq!(text(Read, Read, Read), "memory(read)");
    assert_eq!(text(Read, Write, ReadWrite), "memory(readwrite, argmem: read, inaccessiblemem: write)");
}

#[test]
fn old_words_add_up() {
    let of = |word| MemoryEffects::of_old_word(word).expect(word);
    let both = of("readonly").intersection(of("argmemonly"));
    assert_eq!(both.to_string(), "memory(argmem: read)");
    assert_eq!(MemoryEffects::of_old_word("nounwind"), None);
}
