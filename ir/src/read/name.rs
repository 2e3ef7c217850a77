//! DefinedNames and strings: quotes and `\xx` escapes. LangRef "Identifiers".

use base::text::{LocatedProblem, Result};
use smol_str::{SmolStr, format_smolstr};

use super::lexer::{Token, TokenKind};

/// The name after a sigil, or before the colon of a label.
pub fn name(token: Token<'_>) -> Result<SmolStr> {
    let bare = match token.kind {
        TokenKind::Label => token.text.strip_suffix(':'),
        _ => token.text.get(1..),
    }
    .unwrap_or("");
    if bare.starts_with('"') { utf8(token, bare) } else { Ok(SmolStr::new(bare)) }
}

/// The name of a value or block of a function as a key: `%"1"` and `%1` are two, so that digits keep their quote.
pub fn local(token: Token<'_>) -> Result<SmolStr> {
    let name = name(token)?;
    let digits = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
    Ok(if digits && token.text.contains('"') { format_smolstr!("\"{name}") } else { name })
}

/// The contents of a `"…"` token.
pub fn string(token: Token<'_>) -> Result<SmolStr> {
    utf8(token, token.text)
}

fn utf8(token: Token<'_>, quoted: &str) -> Result<SmolStr> {
    match String::from_utf8(bytes(quoted)) {
        Ok(text) => Ok(SmolStr::new(text)),
        Err(_) => Err(LocatedProblem::unsupported(token.start, "a name that is not UTF-8")),
    }
}

/// The bytes between the first quote and the last. `\\` and `\xx` are one byte; any other `\` is a plain character.
pub fn bytes(quoted: &str) -> Vec<u8> {
    let inner = quoted.split_once('"').map_or("", |(_, rest)| rest);
    let mut rest = inner.rsplit_once('"').map_or(inner, |(inner, _)| inner).as_bytes();
    let mut all = Vec::with_capacity(rest.len());
    while let Some((&first, after)) = rest.split_first() {
        let (byte, used) = escape(first, after);
        all.push(byte);
        rest = &after[used..];
    }
    all
}

/// The byte of an escape that starts with `first`, and the number of further bytes that belong to it.
fn escape(first: u8, after: &[u8]) -> (u8, usize) {
    let digit = |at: usize| after.get(at).and_then(|&byte| char::from(byte).to_digit(16));
    match (first, after.first()) {
        (b'\\', Some(b'\\')) => (b'\\', 1),
        (b'\\', _) => match (digit(0), digit(1)) {
            (Some(high), Some(low)) => ((high * 16 + low) as u8, 2),
            _ => (b'\\', 0),
        },
        _ => (first, 0),
    }
}
