//! What is understood and left out, by name. Whatever is in no table is an error.

use super::Reader;
use super::cursor::Cursor;
use super::error::{Fault, Result};
use super::lexer::{Kind, Token};

/// What is lost when something is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// Nothing that a program computes. Promises about aliasing (`!tbaa`, `!noalias`) and about what a callee does
    /// (`memory(…)`) are here, too: no machine that runs a [`crate::Module`] could notice one that is broken.
    Nothing,
    /// A promise about a value; breaking it is poison or undefined.
    Promise,
}

use Weight::{Nothing, Promise};

/// Attachments. The fixed kinds of LLVM 19 (`FixedMetadataKinds.def`) and those clang adds; LangRef "Metadata".
const ATTACHMENTS: [(&str, Weight); 43] = [
    ("!DIAssignID", Nothing),
    ("!absolute_symbol", Nothing),
    ("!alias.scope", Nothing),
    ("!align", Promise),
    ("!annotation", Nothing),
    ("!associated", Nothing),
    ("!callback", Nothing),
    ("!callees", Promise),
    ("!callsite", Nothing),
    ("!coro.outside.frame", Nothing),
    ("!dbg", Nothing),
    ("!dereferenceable", Promise),
    ("!dereferenceable_or_null", Promise),
    ("!exclude", Nothing),
    ("!fpmath", Nothing),
    ("!func_sanitize", Nothing),
    ("!heapallocsite", Nothing),
    ("!invariant.group", Nothing),
    ("!invariant.load", Nothing),
    ("!irr_loop", Nothing),
    ("!kcfi_type", Nothing),
    ("!llvm.access.group", Nothing),
    ("!llvm.loop", Nothing),
    ("!llvm.mem.parallel_loop_access", Nothing),
    ("!make.implicit", Nothing),
    ("!memprof", Nothing),
    ("!mmra", Nothing),
    ("!noalias", Nothing),
    ("!nonnull", Promise),
    ("!nontemporal", Nothing),
    ("!nosanitize", Nothing),
    ("!noundef", Promise),
    ("!pcsections", Nothing),
    ("!preserve.access.index", Nothing),
    ("!prof", Nothing),
    ("!range", Promise),
    ("!section_prefix", Nothing),
    ("!srcloc", Nothing),
    ("!tbaa", Nothing),
    ("!tbaa.struct", Nothing),
    ("!type", Nothing),
    ("!unpredictable", Nothing),
    ("!vcall_visibility", Nothing),
];

/// Attributes of parameters and results that [`crate::ParamAttr`] has not; they may have an argument in brackets.
const PARAMETER: [(&str, Weight); 6] = [
    ("allocalign", Nothing),
    ("allocptr", Nothing),
    ("dereferenceable_or_null", Promise),
    ("elementtype", Nothing),
    ("nofpclass", Promise),
    ("range", Promise),
];

/// Attributes of functions that [`crate::FunctionAttr`] has not; they may have an argument in brackets or after `=`.
const FUNCTION: [&str; 44] = [
    "alignstack",
    "allockind",
    "allocsize",
    "builtin",
    "cold",
    "convergent",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "inlinehint",
    "jumptable",
    "local_unnamed_addr",
    "memory",
    "minsize",
    "nobuiltin",
    "nocf_check",
    "nodivergencesource",
    "noduplicate",
    "noimplicitfloat",
    "nomerge",
    "nonlazybind",
    "noprofile",
    "noredzone",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "optdebug",
    "optforfuzzing",
    "optsize",
    "returns_twice",
    "safestack",
    "sanitize_address",
    "sanitize_hwaddress",
    "sanitize_memory",
    "sanitize_memtag",
    "sanitize_numerical_stability",
    "sanitize_thread",
    "shadowcallstack",
    "skipprofile",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "unnamed_addr",
];

/// Words in front of a type in the head of a global or a function, besides linkage and `dso_local`. A calling
/// convention has to be the same on both sides, and then makes no difference.
const HEAD: [&str; 12] = [
    "ccc",
    "coldcc",
    "default",
    "dso_preemptable",
    "fastcc",
    "hidden",
    "local_unnamed_addr",
    "preserve_allcc",
    "preserve_mostcc",
    "protected",
    "tailcc",
    "x86_64_sysvcc",
];

/// Words in front of `call`. LangRef "'call' Instruction".
const TAIL: [&str; 3] = ["tail", "musttail", "notail"];

/// Functions that take metadata and do nothing: calls and declarations of them are left out. LangRef
/// "'llvm.experimental.noalias.scope.decl' Intrinsic", `SourceLevelDebugging.rst`.
const MARKERS: [&str; 5] = [
    "@llvm.dbg.assign",
    "@llvm.dbg.declare",
    "@llvm.dbg.label",
    "@llvm.dbg.value",
    "@llvm.experimental.noalias.scope.decl",
];

/// Whether the next tokens are `keyword void @marker`.
pub(super) fn at_marker(cursor: &Cursor<'_>, keyword: &str) -> bool {
    cursor.at(&[keyword, "void"]) && MARKERS.contains(&cursor.peek_at(2).text)
}

impl Reader<'_> {
    fn skip_words(&mut self, words: &[&str]) {
        while self.cursor.word().is_some_and(|word| words.contains(&word)) {
            self.cursor.advance();
        }
    }

    /// Visibility, calling convention and the like.
    pub(super) fn skip_head(&mut self) {
        self.skip_words(&HEAD);
    }

    /// `tail` and the like.
    pub(super) fn skip_tail(&mut self) {
        self.skip_words(&TAIL);
    }

    /// An attribute of a parameter or result that says nothing here; false if the next word is none.
    pub(super) fn skip_parameter_attribute(&mut self) -> Result<bool> {
        let token = self.cursor.peek();
        let Some(&(_, weight)) = PARAMETER.iter().find(|(name, _)| *name == token.text) else {
            return Ok(false);
        };
        self.cursor.advance();
        self.skip_argument()?;
        self.weigh(token, weight);
        Ok(true)
    }

    /// An attribute of a function that says nothing here; false if the next word is none.
    pub(super) fn skip_function_attribute(&mut self) -> Result<bool> {
        if !FUNCTION.contains(&self.cursor.peek().text) {
            return Ok(false);
        }
        self.cursor.advance();
        self.skip_argument()?;
        Ok(true)
    }

    /// `(…)` or `= 4`.
    pub(super) fn skip_argument(&mut self) -> Result<()> {
        if self.cursor.at(&["("]) {
            return self.cursor.skip_brackets();
        }
        if self.cursor.accept("=") {
            self.cursor.expect_kind(Kind::Integer, "a number")?;
        }
        Ok(())
    }

    /// `, !kind !0, …` after an instruction or a global.
    pub(super) fn skip_attachments(&mut self) -> Result<()> {
        while self.cursor.at(&[","]) && self.cursor.peek_at(1).kind == Kind::Metadata {
            self.cursor.advance();
            self.skip_attachment()?;
        }
        Ok(())
    }

    /// `!kind !0`.
    pub(super) fn skip_attachment(&mut self) -> Result<()> {
        let token = self.cursor.expect_kind(Kind::Metadata, "metadata")?;
        let known = ATTACHMENTS.iter().find(|(kind, _)| *kind == token.text);
        let &(_, weight) =
            known.ok_or_else(|| Fault::unsupported(token.start, format!("metadata `{}`", token.text)))?;
        self.weigh(token, weight);
        self.cursor.expect_kind(Kind::Metadata, "metadata")?;
        if self.cursor.at(&["{"]) || self.cursor.at(&["("]) {
            self.cursor.skip_brackets()?;
        }
        Ok(())
    }

    /// `#dbg_value(…)` and calls of markers.
    pub(super) fn skip_markers(&mut self) -> Result<()> {
        loop {
            if self.cursor.is(Kind::DebugRecord) {
                self.cursor.advance();
                self.cursor.skip_brackets()?;
            } else if !self.skip_marker()? {
                return Ok(());
            }
        }
    }

    /// `tail call void @llvm.dbg.value(…)`; false if something else comes next.
    fn skip_marker(&mut self) -> Result<bool> {
        let start = self.cursor.position();
        self.skip_tail();
        if !at_marker(&self.cursor, "call") {
            self.cursor.go_to(start);
            return Ok(false);
        }
        self.cursor.go_to(self.cursor.position() + 3);
        self.cursor.skip_brackets()?;
        self.function_attrs()?;
        self.skip_attachments()?;
        Ok(true)
    }

    /// `section "…"`, `comdat`, `comdat($name)`, `partition "…"`: where the linker puts it.
    pub(super) fn skip_placement(&mut self) -> Result<bool> {
        match self.cursor.word() {
            Some("section" | "partition") => {
                self.cursor.advance();
                self.cursor.expect_kind(Kind::Text, "a string")?;
                Ok(true)
            }
            Some("comdat") => {
                self.cursor.advance();
                self.skip_argument()?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn weigh(&mut self, token: Token<'_>, weight: Weight) {
        if weight == Promise {
            self.keep_aside(token.start, token.text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FunctionAttr, ParamAttr};

    #[test]
    fn nothing_is_skipped_that_a_module_can_say() {
        for attribute in ParamAttr::ALL {
            assert!(!PARAMETER.iter().any(|(name, _)| *name == attribute.keyword()), "{attribute:?}");
        }
        for attribute in FunctionAttr::ALL {
            assert!(!FUNCTION.contains(&attribute.keyword()), "{attribute:?}");
        }
    }
}
