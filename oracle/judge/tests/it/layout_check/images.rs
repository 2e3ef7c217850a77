//! The places of bit-fields, read off the images of initialised objects.

use std::collections::BTreeMap;
use std::path::PathBuf;

use lang::layout_query::LayoutQuery;
use lang::print::{self, layout_assertions};
use lang::{Expr, Field, Global, Init, IntType, Program, RecordId, Side, Type, typing};
use object::read::elf::ElfFile64;
use object::{Object, ObjectSection, ObjectSymbol, SymbolSection};
use smol_str::format_smolstr;

use super::LayoutCheckError;
use super::expectation::Expectation;
use super::tally::{Tally, UnexpectedAnswer, UnexpectedKind};
use super::text::{Asked, Block, prefix, types, unit};

/// The bytes of each object of an object file, by its symbol.
type Images = BTreeMap<String, Vec<u8>>;

/// Asks about the bit-fields of all of them at once.
pub(super) fn check(
    asked: &Asked<'_>,
    expected: &[Expectation<'_>],
    tally: &mut Tally,
) -> Result<(), LayoutCheckError> {
    let blocks: Vec<Block> = expected.iter().map(block).collect();
    let output = PathBuf::from(format!("{}.o", asked.stem()));
    let refuse = |_, _: &str, message: &str| UnexpectedKind::Refused(message.to_owned());
    let refused = asked.compile(blocks, &["-O0"], &output, refuse)?;
    let left =
        |expectation: &&Expectation<'_>| !refused.iter().any(|other| other.program == expectation.number);
    if expected.iter().any(|expectation| left(&expectation)) {
        let path = asked.directory.join(output);
        let bytes = std::fs::read(&path).map_err(|source| LayoutCheckError::File { path, source })?;
        let configuration = asked.configuration.name.clone();
        let images = images(&bytes).map_err(|source| LayoutCheckError::Object { configuration, source })?;
        expected.iter().filter(left).for_each(|expectation| compare(expectation, &images, tally));
    }
    tally.unexplained.extend(refused);
    Ok(())
}

/// The questions about bit-fields, with their numbers.
fn bit_fields<'e>(one: &'e Expectation<'_>) -> impl Iterator<Item = (usize, &'e LayoutQuery, &'e [u32])> {
    one.questions.iter().enumerate().filter_map(|(number, probe)| match probe {
        LayoutQuery::AllOnes(id, path) if member(one.program, *id, path)?.bits.is_some() => {
            Some((number, probe, path.as_slice()))
        }
        _ => None,
    })
}

fn member<'p>(program: &'p Program, outer: RecordId, path: &[u32]) -> Option<&'p Field> {
    let (last, way) = path.split_last()?;
    let mut record = outer;
    for index in way {
        record = program[record].fields[*index as usize].ty.as_record()?;
    }
    program[record].fields.get(*last as usize)
}

fn block(one: &Expectation<'_>) -> Block {
    let (mut program, prefix) = (types(one.program), prefix(one.number));
    let unit = unit(&prefix);
    let mut text = String::new();
    print::unit(&mut text, &program, &unit);
    // Asserts nothing: it defines the records that are only anonymous members, under their tags.
    layout_assertions(&mut text, &program, &prefix, |_| None);
    program.globals = bit_fields(one)
        .filter_map(|(number, probe, path)| {
            let record = probe.record();
            let init = all_ones(one.program, record, path)?;
            let (name, ty) = (format_smolstr!("{}", symbol(number)), Type::Record(record));
            Some(Global { name, ty, init: Some(init), volatile: false, side: Side::Callee })
        })
        .collect();
    print::definitions(&mut text, &program, &unit);
    Block { number: one.number, text }
}

/// The name of the object for a question, after the program's prefix.
fn symbol(question: usize) -> String {
    format!("ones{question}")
}

/// An initialiser that sets one bit-field to all ones and leaves out everything else.
fn all_ones(program: &Program, record: RecordId, path: &[u32]) -> Option<Init> {
    let (&index, rest) = path.split_first()?;
    let field = program[record].fields.get(index as usize)?;
    let init = match field.ty {
        Type::Record(inner) => all_ones(program, inner, rest)?,
        _ => {
            let int = typing::integer(program, &field.ty).unwrap_or(IntType::Int);
            let (low, high) = typing::range(program, int, field.bits);
            Init::Value(Expr::int(if low < 0 { lang::Number::MINUS_ONE } else { high }, field.ty.clone()))
        }
    };
    Some(Init::Record { fields: vec![(index, init)], designated: true })
}

/// The initialised objects of an object file.
fn images(bytes: &[u8]) -> Result<Images, object::Error> {
    let file = ElfFile64::<object::LittleEndian>::parse(bytes)?;
    let mut images = Images::new();
    for symbol in file.symbols() {
        let SymbolSection::Section(section) = symbol.section() else { continue };
        let section = file.section_by_index(section)?;
        let data = section.data_range(symbol.address(), symbol.size())?;
        images.insert(symbol.name()?.to_owned(), data.unwrap_or_default().to_owned());
    }
    Ok(images)
}

fn compare(one: &Expectation<'_>, images: &Images, tally: &mut Tally) {
    for (number, probe, _) in bit_fields(one) {
        tally.bit_fields += 1;
        let image = images.get(&(prefix(one.number) + &symbol(number)));
        let words = image.map(|bytes| words(bytes));
        let expected = one.answer(probe);
        if words.as_ref() != Some(&expected) {
            let output = words.map_or("no object".to_owned(), |words| format!("{words:#x?}"));
            let wrong = UnexpectedKind::Answer { probe: probe.clone(), expected, message: output };
            tally.unexplained.push(UnexpectedAnswer { program: one.number, wrong });
        }
    }
}

/// As a layout question is answered: little-endian, the last padded with zero.
fn words(bytes: &[u8]) -> Vec<u64> {
    let word = |part: &[u8]| part.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    bytes.chunks(8).map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_little_endian_and_padded() {
        assert_eq!(words(&[1, 0, 0, 0, 0, 0, 0, 0x80, 0xFF, 2]), [0x8000_0000_0000_0001, 0x2FF]);
        assert!(words(&[]).is_empty());
    }
}
