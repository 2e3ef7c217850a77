//! Mutation of bytes for readers: tokens are repeated, dropped, exchanged and nested, numbers become extreme.

use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// Words and signs that readers look for, or stumble over.
const WORDS: [&str; 48] = [
    "struct ",
    "union ",
    "enum ",
    "unsigned _BitInt(",
    "__attribute__((",
    "packed",
    "aligned(",
    "#pragma pack(push, 1)\n",
    "typedef ",
    "va_list ",
    "__int128",
    "_Complex ",
    "volatile ",
    "/* target: aarch64-linux-gnu */\n",
    "sizeof(",
    "->",
    "define ",
    "declare ",
    "getelementptr inbounds ",
    "\\{ i3, i5 }/",
    "<{ ",
    " }>",
    "[4294967296 x ",
    "< 4 x ",
    "i8388607 ",
    "i999999999999 ",
    "poison",
    "undef",
    "zeroinitializer",
    "metadata !{",
    "!0 = !{!0}\n",
    "blockaddress(@",
    "x86_fp80 0xK",
    "-9223372036854775809",
    "18446744073709551616",
    "0x",
    "1e999999",
    "\u{0}",
    "\u{feff}",
    "é",
    "\"",
    "'",
    "/*",
    "*/",
    "\r\n",
    "BITFROST\u{1}\u{0}\u{0}\u{0}",
    "[generator]\n",
    "limits = { steps = 9223372036854775807 }\n",
];

/// Openings that nest.
const OPENINGS: [&str; 9] = ["(", "{", "[", "<{", "-", "*", "struct { ", "[1 x ", "!{"];

/// The deepest nesting that is written.
const DEPTH: usize = 3000;

/// The bytes after one to four changes.
pub(super) fn mutated(input: &[u8], limit: usize, rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..rng.random_range(1..=4) {
        change(&mut bytes, rng);
    }
    bytes.truncate(limit);
    bytes
}

/// The beginning of one input and the end of another, cut at tokens.
pub(super) fn spliced(one: &[u8], other: &[u8], limit: usize, rng: &mut ChaCha8Rng) -> Vec<u8> {
    let (head, tail) = (token(one, rng).0, token(other, rng).0);
    let mut bytes = [&one[..head], &other[tail..]].concat();
    bytes.truncate(limit);
    bytes
}

fn change(bytes: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    let (start, end) = token(bytes, rng);
    // An empty token has no byte to change: the last arm then takes the place of 4 and 5.
    match rng.random_range(0..8) {
        0 => drop(bytes.drain(start..end)),
        1 => {
            let (_, further) = token(bytes, rng);
            let part = bytes[start..further.max(end)].to_vec();
            insert(bytes, start, &part);
        }
        2 => {
            let (from, to) = token(bytes, rng);
            let other = bytes[from..to].to_vec();
            bytes.splice(start..end, other);
        }
        3 => {
            let opening = OPENINGS[rng.random_range(0..OPENINGS.len())];
            let magnitude = rng.random_range(1..12);
            let depth = rng.random_range(1..=DEPTH.min(1 << magnitude));
            insert(bytes, start, opening.repeat(depth).as_bytes());
        }
        4 if start < end => bytes[start] = rng.random(),
        5 if start < end => bytes[start] ^= 1 << rng.random_range(0..8),
        6 => {
            let word = WORDS[rng.random_range(0..WORDS.len())];
            bytes.splice(start..end, word.bytes());
        }
        _ => insert(bytes, start, WORDS[rng.random_range(0..WORDS.len())].as_bytes()),
    }
}

fn insert(bytes: &mut Vec<u8>, at: usize, part: &[u8]) {
    bytes.splice(at..at, part.iter().copied());
}

/// A random token: letters and digits, or one other byte. Empty only at the end.
fn token(bytes: &[u8], rng: &mut ChaCha8Rng) -> (usize, usize) {
    if bytes.is_empty() {
        return (0, 0);
    }
    let is_of_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let at = rng.random_range(0..=bytes.len());
    let start = bytes[..at].iter().rposition(|byte| !is_of_word(byte)).map_or(0, |before| before + 1);
    let length = bytes[start..].iter().take_while(|byte| is_of_word(byte)).count();
    (start, (start + length.max(1)).min(bytes.len()))
}
