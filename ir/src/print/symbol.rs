//! Names and strings, quoted and escaped where necessary. LangRef "Identifiers".

use super::Printer;

impl Printer<'_> {
    /// A name with its sigil, quoted unless it matches `[-a-zA-Z$._][-a-zA-Z$._0-9]*`.
    pub fn symbol(&mut self, sigil: char, name: &str) {
        push_symbol(sigil, name, self.out);
    }

    /// The bytes in quotes, unprintable ones as `\xx`.
    pub fn quoted(&mut self, bytes: &[u8]) {
        push_quoted(bytes, self.out);
    }

    /// `digits` upper-case hexadecimal digits.
    pub fn hex(&mut self, number: u128, digits: u32) {
        push_hex(number, digits, self.out);
    }
}

/// Appends a name with its sigil, quoted where necessary.
pub fn push_symbol(sigil: char, name: &str, out: &mut String) {
    out.push(sigil);
    if is_bare(name) {
        out.push_str(name);
    } else {
        push_quoted(name.as_bytes(), out);
    }
}

fn push_quoted(bytes: &[u8], out: &mut String) {
    out.push('"');
    for &byte in bytes {
        if (b' '..0x7f).contains(&byte) && byte != b'"' && byte != b'\\' {
            out.push(char::from(byte));
        } else {
            out.push('\\');
            push_hex(u128::from(byte), 2, out);
        }
    }
    out.push('"');
}

fn push_hex(number: u128, digits: u32, out: &mut String) {
    for at in (0..digits).rev() {
        let digit = (number >> (4 * at)) & 0xf;
        out.push(char::from(b"0123456789ABCDEF"[digit as usize]));
    }
}

fn is_bare(name: &str) -> bool {
    let symbol = |byte: u8| byte.is_ascii_alphabetic() || b"-$._".contains(&byte);
    let mut bytes = name.bytes();
    bytes.next().is_some_and(symbol) && bytes.all(|byte| symbol(byte) || byte.is_ascii_digit())
}
