//! Modules for versions of `opt` that do not know everything that our text has.
//!
//! What they do not know are promises: flags and attributes. Without one, a module is defined in more cases than with it, so
//! that what refines the module without refines the module with it, and `opt` is held to what it was given.

use std::borrow::Cow;

use ir::{
    ArithFlags, Call, CastFlags, CastOp, FAST_MATH, Flag, FlagSet, Function, FunctionAttrs, Instruction,
    MemoryEffect, MemoryEffects, MemoryOp, Module, Op, ParamAttr, ParamAttrs,
};
use smol_str::SmolStr;

/// The LLVM that our text is for.
pub(super) const OURS: u32 = 19;

/// A module as an `opt` of some version can read it.
#[derive(Debug)]
pub struct AdaptedModule {
    /// The module as it is judged.
    pub module: Module,
    /// The same in the words of the version.
    pub given: Module,
    /// The promises that it does not have any more, each once, by their keywords.
    pub without: Vec<&'static str>,
    /// True if the version takes the text that the module was read from; otherwise it takes the one that we print.
    pub is_as_written: bool,
}

/// Attributes of parameters with the first version that knows them.
const PARAMETERS: [(ParamAttr, u32); 2] = [(ParamAttr::Writable, 18), (ParamAttr::DeadOnUnwind, 18)];

/// Attributes of functions that say nothing about their meaning, with the first version that knows them.
const WORDS: [(&str, u32); 13] = [
    ("allockind", 15),
    ("allocptr", 15),
    ("fn_ret_thunk_extern", 15),
    ("presplitcoroutine", 15),
    ("nosanitize_coverage", 14),
    ("skipprofile", 16),
    ("coro_only_destroy_when_complete", 18),
    ("optdebug", 19),
    ("sanitize_realtime", 20),
    ("sanitize_numerical_stability", 19),
    ("hybrid_patchable", 19),
    ("sanitize_type", 20),
    ("coro_elide_safe", 20),
];

impl AdaptedModule {
    /// A module for a version.
    #[must_use]
    pub fn new(module: &Module, major: u32) -> AdaptedModule {
        let mut older = Older { major, without: Vec::new() };
        let mut module = module.clone();
        for function in &mut module.functions {
            older.function_attributes(&mut function.attrs);
            older.attributes(&mut function.ret_attrs);
            function.params.iter_mut().for_each(|param| older.attributes(&mut param.attrs));
            for instruction in function.instructions_mut() {
                older.flags_of(instruction.flags, |flags| instruction.flags = flags, |_| 20);
                older.flags_of_conversion(instruction);
                older.operation(&mut instruction.op);
            }
        }
        older.without.sort_unstable();
        older.without.dedup();
        let mut given = module.clone();
        if major < 16 {
            given.functions.iter_mut().for_each(memory_in_words);
        }
        let is_as_written = older.without.is_empty() && major >= OURS;
        AdaptedModule { module, given, without: older.without, is_as_written }
    }
}

/// A text without the module flags, where the version may not know their behaviours: it refuses the whole module for one.
pub(super) fn readable(text: &str, major: u32) -> Cow<'_, str> {
    const FLAGS: &str = "!llvm.module.flags =";
    if major >= 15 || !text.contains(FLAGS) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.split_inclusive('\n').filter(|line| !line.starts_with(FLAGS)).collect())
}

/// The word that LLVM 15 and before have for what all memory is used for, if it is one thing.
fn memory_word(memory: MemoryEffects) -> Option<&'static str> {
    match memory {
        _ if memory == MemoryEffects::uniform(MemoryEffect::None) => Some("readnone"),
        _ if memory == MemoryEffects::uniform(MemoryEffect::Read) => Some("readonly"),
        _ if memory == MemoryEffects::uniform(MemoryEffect::Write) => Some("writeonly"),
        _ => None,
    }
}

/// Says in a word what a function, and what it calls, uses memory for.
fn memory_in_words(function: &mut Function) {
    let in_words = |attrs: &mut FunctionAttrs| {
        let word = attrs.memory.take().and_then(memory_word);
        attrs.words.extend(word.map(SmolStr::from));
    };
    in_words(&mut function.attrs);
    for instruction in function.instructions_mut() {
        if let Op::Call(call) = &mut instruction.op {
            in_words(&mut call.attrs);
        }
    }
}

/// Removes what one version does not know.
struct Older {
    major: u32,
    without: Vec<&'static str>,
}

impl Older {
    /// Removes flags of integers that are newer than the version; those of floating-point numbers are old.
    fn flags_of(&mut self, all: FlagSet, set: impl FnOnce(FlagSet), since: impl Fn(Flag) -> u32) {
        let is_known = |flag: Flag| match flag {
            Flag::NNeg | Flag::Disjoint | Flag::SameSign | Flag::Nuw | Flag::Nsw | Flag::NUsw => {
                since(flag) <= self.major
            }
            Flag::Inbounds
            | Flag::Exact
            | Flag::Reassoc
            | Flag::NNan
            | Flag::NInf
            | Flag::Nsz
            | Flag::Arcp
            | Flag::Contract
            | Flag::Afn => true,
        };
        let kept = all.iter().filter(|flag| is_known(*flag)).fold(FlagSet::NONE, FlagSet::with_attribute);
        if kept != all {
            self.without.extend(all.difference(kept).iter().map(Flag::keyword));
            set(kept);
        }
    }

    /// Fast-math flags of `fptrunc` and `fpext` came with LLVM 20.
    fn flags_of_conversion(&mut self, instruction: &mut Instruction) {
        let dropped = instruction.flags.intersection(FAST_MATH);
        let converts =
            matches!(&instruction.op, Op::Cast(cast) if matches!(cast.op, CastOp::FpTrunc | CastOp::FpExt));
        if converts && self.major < 20 && !dropped.is_empty() {
            self.without.extend(dropped.iter().map(Flag::keyword));
            instruction.flags = instruction.flags.difference(FAST_MATH);
        }
    }

    fn operation(&mut self, op: &mut Op) {
        let flags = op.flags();
        match op {
            Op::Binary(binary) => {
                let since = |flag| if flag == Flag::Disjoint { 18 } else { 0 };
                self.flags_of(flags, |flags| binary.flags = ArithFlags::from_set(flags), since);
            }
            // `zext nneg` came first.
            Op::Cast(cast) => {
                let nneg = if cast.op == CastOp::ZExt { 18 } else { 19 };
                let since = |flag| if flag == Flag::NNeg { nneg } else { 19 };
                self.flags_of(flags, |flags| cast.flags = CastFlags::from_set(flags), since);
            }
            Op::Memory(MemoryOp::Gep(gep)) => {
                self.flags_of(flags, |flags| gep.flags = ir::GepFlags::from_set(flags), |_| 19);
            }
            Op::Call(call) => self.call(call),
            Op::FNeg(_)
            | Op::Freeze(_)
            | Op::Compare(_)
            | Op::Choice(_)
            | Op::Memory(_)
            | Op::Atomic(_)
            | Op::VaArg { .. }
            | Op::Pad(_)
            | Op::Aggregate(_)
            | Op::Vector(_) => {}
        }
    }

    fn call(&mut self, call: &mut Call) {
        self.attributes(&mut call.ret_attrs);
        call.args.iter_mut().for_each(|(_, attrs)| self.attributes(attrs));
        self.function_attributes(&mut call.attrs);
    }

    fn attributes(&mut self, attrs: &mut ParamAttrs) {
        if self.major < 19 && attrs.range.take().is_some() {
            self.without.push("range");
        }
        if self.major < 17 && !std::mem::take(&mut attrs.no_fp_class).is_empty() {
            self.without.push("nofpclass");
        }
        for (attribute, since) in PARAMETERS {
            if self.major < since && attrs.has(attribute) {
                self.without.push(attribute.keyword());
                let kept = attrs.flags.iter().filter(|other| *other != attribute);
                attrs.flags =
                    kept.fold(ir::AttributeSet::NONE, ir::AttributeSet::<ParamAttr>::with_attribute);
            }
        }
    }

    fn function_attributes(&mut self, attrs: &mut FunctionAttrs) {
        if self.major < 16 && attrs.memory.is_some_and(|memory| memory_word(memory).is_none()) {
            attrs.memory = None;
            self.without.push("memory");
        }
        let known = |word: &str| {
            WORDS.iter().find(|(name, since)| self.major < *since && word.split('(').next() == Some(name))
        };
        let unknown: Vec<&str> = attrs.words.iter().filter_map(|word| Some(known(word)?.0)).collect();
        attrs.words.retain(|word| known(word).is_none());
        self.without.extend(unknown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_gets_what_it_knows() {
        let text = "define range(i8 0, 3) i8 @f(i8 %x, ptr writable %p, float nofpclass(nan) %y) memory(none) {\n  %a = zext nneg i8 %x to i16\n  \
                    %b = or disjoint i16 %a, 1\n  %c = trunc nuw i16 %b to i8\n  %d = icmp samesign ult i8 %c, %x\n  \
                    %e = add nsw i8 %c, 1\n  ret i8 %e\n}";
        let module = ir::read_module(text).unwrap();
        let without = |major| AdaptedModule::new(&module, major).without;
        assert!(without(22).is_empty());
        let text = "define half @f(float %x) {\n  %a = fptrunc nnan contract float %x to half\n  %b = fpext float %x to double\n  \
                    %c = fadd nnan half %a, %a\n  ret half %c\n}";
        let converting = ir::read_module(text).unwrap();
        assert!(AdaptedModule::new(&converting, 20).without.is_empty());
        assert_eq!(AdaptedModule::new(&converting, 19).without, ["contract", "nnan"]);
        assert_eq!(without(19), ["samesign"]);
        assert_eq!(without(18), ["nuw", "range", "samesign"]);
        assert_eq!(without(16), ["disjoint", "nneg", "nofpclass", "nuw", "range", "samesign", "writable"]);
        let oldest = ir::print_module(&AdaptedModule::new(&module, 14).given);
        assert!(oldest.contains("readnone") && !oldest.contains("memory("), "{oldest}");
        assert!(oldest.contains("add nsw i8"), "{oldest}");
        // It is the same promise in another word.
        let judged = AdaptedModule::new(&module, 14).module;
        assert_eq!(judged.functions[0].attrs.memory, Some(MemoryEffects::uniform(MemoryEffect::None)));
    }
}
