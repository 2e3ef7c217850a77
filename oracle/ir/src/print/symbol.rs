//! Names and strings, quoted and escaped where necessary. LangRef "Identifiers".

use super::Printer;

impl Printer<'_> {
    /// A name with its sigil, quoted unless it matches `[-a-zA-Z$._][-a-zA-Z$._0-9]*`.
    pub(super) fn symbol(&mut self, sigil: char, name: &str) {
        self.out.push(sigil);
        if is_bare(name) {
            self.out.push_str(name);
        } else {
            self.quoted(name.as_bytes());
        }
    }

    /// The bytes in quotes, unprintable ones as `\xx`.
    pub(super) fn quoted(&mut self, bytes: &[u8]) {
        self.out.push('"');
        for &byte in bytes {
            if (b' '..0x7f).contains(&byte) && byte != b'"' && byte != b'\\' {
                self.out.push(char::from(byte));
            } else {
                self.out.push('\\');
                self.hex(u128::from(byte), 2);
            }
        }
        self.out.push('"');
    }

    /// `digits` upper-case hexadecimal digits.
    pub(super) fn hex(&mut self, number: u128, digits: u32) {
        for at in (0..digits).rev() {
            let digit = (number >> (4 * at)) & 0xf;
            self.out.push(char::from(b"0123456789ABCDEF"[digit as usize]));
        }
    }
}

fn is_bare(name: &str) -> bool {
    let symbol = |byte: u8| byte.is_ascii_alphabetic() || b"-$._".contains(&byte);
    let mut bytes = name.bytes();
    bytes.next().is_some_and(symbol) && bytes.all(|byte| symbol(byte) || byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Module;

    fn symbol(name: &str) -> String {
        let mut out = String::new();
        Printer { module: &Module::new(), out: &mut out }.symbol('@', name);
        out
    }

    #[test]
    fn names_are_quoted_where_necessary() {
        for (name, text) in [
            ("main", "@main"),
            ("llvm.memcpy.p0.p0.i64", "@llvm.memcpy.p0.p0.i64"),
            ("1st", "@\"1st\""),
            ("", "@\"\""),
            ("a b\"\\", "@\"a b\\22\\5C\""),
            ("\u{1}é", "@\"\\01\\C3\\A9\""),
        ] {
            assert_eq!(symbol(name), text);
        }
    }
}
