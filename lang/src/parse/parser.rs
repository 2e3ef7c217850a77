//! The state of the parser.

use std::collections::HashSet;

use base::text::{LocatedProblem, Result};
use smol_str::SmolStr;

use super::cursor::ParserCursor;
use super::definition::Body;
use super::lexer::{TextKind, tokens};
use super::numbering::{Definitions, definitions, placeholders};
use super::scope::{FunctionScope, Names};
use crate::{FuncId, GlobalId, Program, RecordId, Side, Signature, Target};

/// The state of the parser: the program read so far, and the names in scope.
pub(super) struct Parser<'s> {
    pub(super) cursor: ParserCursor<'s>,
    pub(super) names: Names<'s>,
    pub(super) frame: FunctionScope<'s>,
    pub(super) program: Program,
    pub(super) definitions: Definitions<'s>,
    /// For each record whose definition was passed, how deep records lie inside each other in it, itself included.
    pub(super) complete: Vec<Option<u32>>,
    /// For each record, whether it has no tag in the text.
    pub(super) untagged: Vec<bool>,
    /// The records without a tag that a `typedef` has named.
    pub(super) named: HashSet<RecordId>,
    /// For each record, the only member that is used, if it is a union.
    pub(super) active: Vec<Option<u32>>,
    /// The number of tags that were made up for anonymous types.
    pub(super) invented: u32,
    /// The side markers of functions and of globals.
    pub(super) function_sides: Vec<Option<Side>>,
    pub(super) global_sides: Vec<Option<Side>>,
    /// The function `main` calls.
    pub(super) entry: Option<FuncId>,
    /// True if observations have no sites yet: those of `printf` and its like.
    pub(super) prints: bool,
    /// True if the text is a header's declarations, not a program.
    pub(super) header: bool,
    /// The number of open parameter lists.
    pub(super) in_parameters: u32,
    /// Records that are mentioned in a header and defined nowhere.
    pub(super) undefined: Vec<RecordId>,
    pub(super) unread: Vec<LocatedProblem>,
    pub(super) outer_records: Vec<RecordId>,
    pub(super) declared_functions: Vec<(SmolStr, Signature, usize)>,
    pub(super) initialisers: Vec<(GlobalId, usize)>,
    pub(super) bodies: Vec<Body<'s>>,
}

impl<'s> Parser<'s> {
    /// A parser of a text.
    pub(super) fn new(target: Target, source: &'s str, reading: TextKind) -> Result<Parser<'s>> {
        let tokens = tokens(source, reading)?;
        // The records of the whole text, before anything is read: a pointer may name one that is defined
        // further down.
        let definitions = definitions(&tokens, reading);
        let count = definitions.unions.len();
        let names = Names { tags: definitions.tags.clone(), ..Names::default() };
        let program = Program { records: placeholders(&definitions.unions), ..Program::empty(target) };
        Ok(Parser {
            cursor: ParserCursor::new(tokens),
            names,
            frame: FunctionScope::default(),
            program,
            definitions,
            complete: vec![None; count],
            untagged: vec![false; count],
            named: HashSet::new(),
            active: vec![None; count],
            invented: 0,
            function_sides: Vec::new(),
            global_sides: Vec::new(),
            entry: None,
            prints: false,
            header: reading == TextKind::Header,
            in_parameters: 0,
            undefined: Vec::new(),
            unread: Vec::new(),
            outer_records: Vec::new(),
            declared_functions: Vec::new(),
            initialisers: Vec::new(),
            bodies: Vec::new(),
        })
    }
}
