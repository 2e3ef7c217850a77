//! The names of a function's values and blocks, before and after their definition.

use std::collections::HashMap;
use std::rc::Rc;

use base::text::{LocatedProblem, Result};
use smol_str::SmolStr;

use super::cursor::Cursor;
use super::lexer::{Token, TokenKind};
use super::name;
use crate::id::{BlockId, ValueId};
use crate::opcode::Opcode;
use crate::types::TypeId;

/// A use of a value before its definition. Its type is checked at the end of the function.
pub(super) struct ForwardUse<'s> {
    pub(super) value: ValueId,
    pub(super) ty: TypeId,
    pub(super) token: Token<'s>,
}

/// The blocks of a function by name.
pub(super) type BlockNames = HashMap<SmolStr, BlockId>;

/// The names of one function.
pub(super) struct LocalNames<'s> {
    values: HashMap<SmolStr, ValueId>,
    /// The type of each value; `None` until the value is defined.
    types: Vec<Option<TypeId>>,
    blocks: Rc<BlockNames>,
    pub(super) early: Vec<ForwardUse<'s>>,
    /// The number of the next unnamed value or block. LangRef "Identifiers".
    next: u64,
}

impl<'s> LocalNames<'s> {
    /// Finds all definitions between the cursor and the end of the body, which is token `end`.
    pub(super) fn prescan(
        cursor: &mut Cursor<'s>,
        end: usize,
        params: &[SmolStr],
        unnamed: u64,
    ) -> Result<LocalNames<'s>> {
        let mut names = DefinedNames { values: params.to_vec(), next: unnamed, ..DefinedNames::default() };
        let start = cursor.position();
        if !cursor.next_is(TokenKind::Label) {
            names.unlabelled(cursor.byte_position());
        }
        let (mut depth, mut ended) = (0, false);
        while cursor.position() < end {
            let token = cursor.advance();
            depth += token.nesting();
            // In brackets, what looks like a label is the name of a metadata field.
            if depth == 0 {
                let next = cursor.peek();
                if ended && begins_instruction(token, next) {
                    names.unlabelled(token.start);
                }
                ended = is_terminator(token) || ended && !begins_block(token, next);
                names.note(token, next)?;
            }
        }
        cursor.go_to(start);
        names.number(params.len(), unnamed)
    }

    /// The blocks by name.
    pub(super) fn block_names(&self) -> Rc<BlockNames> {
        Rc::clone(&self.blocks)
    }

    /// The value named by a token, used with type `ty`.
    pub(super) fn used(&mut self, token: Token<'s>, ty: TypeId) -> Result<(ValueId, Option<TypeId>)> {
        let Some(&value) = self.values.get(&name::local(token)?) else {
            return Err(LocatedProblem::invalid(token.start, format!("there is no value {}", token.text)));
        };
        let known = self.types[value.index()];
        if known.is_none() {
            self.early.push(ForwardUse { value, ty, token });
        }
        Ok((value, known))
    }

    /// The block named by a token.
    pub(super) fn block(&self, token: Token<'_>) -> Result<BlockId> {
        match self.blocks.get(&name::local(token)?) {
            Some(&block) => Ok(block),
            None => Err(LocatedProblem::invalid(token.start, format!("there is no block {}", token.text))),
        }
    }

    /// Starts block `id`, with or without a label; `at` is its place in the text.
    pub(super) fn begin_block(&mut self, label: Option<Token<'_>>, id: BlockId, at: usize) -> Result<()> {
        match label {
            Some(token) => self.count_past(&name::local(token)?),
            // The number was found without the types of results: one without a name may or may not have a number.
            None if self.blocks.get(self.next.to_string().as_str()) != Some(&id) => {
                let problem = "a block without a label after a result without a name";
                return Err(LocatedProblem::unsupported(at, problem));
            }
            None => self.next += 1,
        }
        Ok(())
    }

    /// Defines the value named by `token` with type `ty`.
    pub(super) fn define(&mut self, token: Token<'_>, ty: TypeId) -> Result<ValueId> {
        let name = name::local(token)?;
        self.count_past(&name);
        let Some(&value) = self.values.get(&name) else {
            return Err(LocatedProblem::invalid(
                token.start,
                format!("{} is defined outside its function", token.text),
            ));
        };
        self.types[value.index()] = Some(ty);
        Ok(value)
    }

    /// Defines the value of an unnamed instruction, which gets the next number.
    pub(super) fn define_unnamed(&mut self, ty: TypeId) -> ValueId {
        let value = ValueId(self.types.len() as u32);
        self.types.push(Some(ty));
        self.values.entry(SmolStr::new(self.next.to_string())).or_insert(value);
        self.next += 1;
        value
    }

    /// The type of a value, if it is defined.
    pub(super) fn ty(&self, value: ValueId) -> Option<TypeId> {
        self.types[value.index()]
    }

    /// The types of all values, and the values by name. Unused numbers are holes, of any type.
    pub(super) fn into_types_and_names(self) -> (Vec<TypeId>, HashMap<SmolStr, ValueId>) {
        (self.types.into_iter().map(|ty| ty.unwrap_or(TypeId::I1)).collect(), self.values)
    }

    /// Defines the parameters, whose types are known from the head.
    pub(super) fn define_params(&mut self, types: impl Iterator<Item = TypeId>) {
        for (slot, ty) in self.types.iter_mut().zip(types) {
            *slot = Some(ty);
        }
    }

    fn count_past(&mut self, name: &str) {
        if let Ok(number) = name.parse::<u64>() {
            self.next = number.saturating_add(1);
        }
    }
}

/// Names in the order of their definition.
#[derive(Default)]
struct DefinedNames {
    values: Vec<SmolStr>,
    blocks: Vec<(SmolStr, usize)>,
    /// For each value that is not a parameter, the token that defines it.
    places: Vec<usize>,
    /// The number of the next block without a label.
    next: u64,
}

/// True if a token is the opcode of a terminator.
fn is_terminator(token: Token<'_>) -> bool {
    token.kind == TokenKind::Word && matches!(Opcode::from_keyword(token.text), Some(Opcode::Terminator(_)))
}

/// True if a token begins an instruction, outside of brackets. A constant expression has the word of an opcode, too, and then
/// a bracket.
pub(super) fn begins_instruction(token: Token<'_>, next: Token<'_>) -> bool {
    let is_tail = || ["tail", "musttail", "notail"].contains(&token.text);
    match token.kind {
        TokenKind::Local => next.kind == TokenKind::Punctuator && next.text == "=",
        TokenKind::Word => next.text != "(" && (is_tail() || Opcode::from_keyword(token.text).is_some()),
        _ => false,
    }
}

/// True if a token after a terminator begins a block, with or without a label.
fn begins_block(token: Token<'_>, next: Token<'_>) -> bool {
    token.kind == TokenKind::Label || begins_instruction(token, next)
}

impl DefinedNames {
    fn note(&mut self, token: Token<'_>, next: Token<'_>) -> Result<()> {
        let name = match token.kind {
            TokenKind::Label => {
                self.blocks.push((name::local(token)?, token.start));
                name::local(token)?
            }
            TokenKind::Local if next.kind == TokenKind::Punctuator && next.text == "=" => {
                self.values.push(name::local(token)?);
                self.places.push(token.start);
                name::local(token)?
            }
            _ => return Ok(()),
        };
        if let Ok(number) = name.parse::<u64>() {
            self.next = number.saturating_add(1);
        }
        Ok(())
    }

    /// A block that begins without a label. LangRef "Functions": it gets the next number, as an unnamed value does.
    fn unlabelled(&mut self, at: usize) {
        self.blocks.push((SmolStr::new(self.next.to_string()), at));
        self.next += 1;
    }

    fn number<'s>(self, params: usize, unnamed: u64) -> Result<LocalNames<'s>> {
        let ids = printed_numbers(&self.values, params).unwrap_or_else(|| (0..self.values.len()).collect());
        let mut values = HashMap::with_capacity(ids.len());
        let places = std::iter::repeat_n(0, params).chain(self.places);
        for ((name, &id), at) in self.values.into_iter().zip(&ids).zip(places) {
            if values.insert(name.clone(), ValueId(id as u32)).is_some() {
                return Err(LocatedProblem::invalid(at, format!("%{name} is defined twice")));
            }
        }
        let mut blocks = HashMap::with_capacity(self.blocks.len());
        for (index, (name, at)) in self.blocks.into_iter().enumerate() {
            if blocks.insert(name.clone(), BlockId(index as u32)).is_some() {
                return Err(LocatedProblem::invalid(at, format!("the block {name} is defined twice")));
            }
        }
        let count = ids.iter().max().map_or(0, |&last| last + 1);
        Ok(LocalNames {
            values,
            types: vec![None; count],
            blocks: Rc::new(blocks),
            early: Vec::new(),
            next: unnamed,
        })
    }
}

/// The N of each name, if all names are `vN` as our printer writes them: parameters in order, and no more holes than a
/// module from which instructions were removed can have.
fn printed_numbers(names: &[SmolStr], params: usize) -> Option<Vec<usize>> {
    let most = 1024 + 16 * names.len();
    let number = |name: &SmolStr| {
        let digits = name.strip_prefix('v')?;
        let number = digits.parse::<usize>().ok()?;
        (number < most && number.to_string() == digits).then_some(number)
    };
    let numbers: Vec<usize> = names.iter().map(number).collect::<Option<_>>()?;
    let in_order = numbers[..params].iter().enumerate().all(|(at, &number)| at == number);
    in_order.then_some(numbers)
}
