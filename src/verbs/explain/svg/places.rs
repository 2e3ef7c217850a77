//! The arguments and the result of a function: a box for each register and each place on the stack, in which each member of a record
//! has the colour that it has among the record's bits.

use svg::node::element::{Rectangle, Text, Title};

use super::bits::members_in;
use super::{COLUMN, LINE, Pen, fitting};
use crate::verbs::explain::passing::{FunctionPassing, Part, PassedValue};
use crate::verbs::explain::report::Record;

/// The height of a box.
const HEIGHT: u32 = 30;
/// The height of the strip of members at its bottom.
const STRIP: u32 = 10;
/// The distance from its top to the base line of its label.
const LABEL: u32 = 15;
/// The width of the types on the left.
const TYPES: u32 = 190;
/// The width of a box.
const BOX: u32 = 100;

/// Draws a function under what is there, with the records that it may name.
pub(super) fn draw(pen: &mut Pen, function: &FunctionPassing, records: &[Record]) {
    let FunctionPassing { c, parameters, result, stack_bytes, vector_registers, llvm: _ } = function;
    pen.y += LINE / 2;
    pen.text("heading", &fitting(c, COLUMN).unwrap_or_default());
    pen.y += LINE / 2;
    for (number, value) in (1..).zip(parameters) {
        draw_value(pen, &format!("{number}: {}", value.ty), &format!("argument {number}"), value, records);
    }
    draw_value(pen, &format!("result: {}", result.ty), "result", result, records);
    let al = vector_registers.map_or_else(String::new, |count| format!(", al: {count}"));
    pen.text("note", &format!("stack: {stack_bytes} bytes{al}"));
}

fn draw_value(pen: &mut Pen, label: &str, role: &str, value: &PassedValue, records: &[Record]) {
    let record = records.iter().find(|record| record.ty == value.ty);
    let baseline = pen.y + LABEL;
    if let Some(label) = fitting(label, TYPES) {
        pen.add(Text::new(label).set("x", pen.x).set("y", baseline));
    }
    if value.parts.is_empty() {
        let words = fitting(&value.travels, COLUMN - TYPES).unwrap_or_default();
        pen.add(Text::new(words).set("class", "note").set("x", pen.x + TYPES).set("y", baseline));
    }
    for (number, part) in (0..).zip(&value.parts) {
        // What does not fit into one row goes on below.
        let per_row = (COLUMN - TYPES) / BOX;
        if number > 0 && number % per_row == 0 {
            pen.y += HEIGHT;
        }
        let x = pen.x + TYPES + number % per_row * BOX;
        draw_part(pen, x, role, part, &value.travels);
        if let Some(record) = record.filter(|_| !part.is_address) {
            draw_members(pen, x, record, part);
        }
        let label =
            fitting(&format!("{} {}", part.place, part.llvm), BOX).or_else(|| fitting(&part.place, BOX));
        let text = Text::new(label.unwrap_or_default()).set("text-anchor", "middle");
        pen.add(text.set("x", x + BOX / 2).set("y", pen.y + LABEL));
    }
    pen.y += HEIGHT + 4;
}

fn draw_part(pen: &mut Pen, x: u32, role: &str, part: &Part, travels: &str) {
    let Part { llvm, offset_bytes, size_bytes, place, is_address: _ } = part;
    let class = if place.starts_with("stack") { "stack" } else { "register" };
    let rectangle = Rectangle::new()
        .set("class", class)
        .set("x", x)
        .set("y", pen.y)
        .set("width", BOX)
        .set("height", HEIGHT)
        .set("data-value", role)
        .set("data-place", place.as_str())
        .set("data-offset", *offset_bytes)
        .add(Title::new(format!("{travels}; {llvm}, {size_bytes} bytes from byte {offset_bytes}")));
    pen.add(rectangle);
}

/// A strip below the label for each member of which the box holds bits, to scale and, as in the picture of the record, with the least
/// significant bit on the right.
fn draw_members(pen: &mut Pen, x: u32, record: &Record, part: &Part) {
    let bits = part.offset_bytes * 8..(part.offset_bytes + part.size_bytes) * 8;
    let width = u64::from(BOX);
    let scaled = |at: u64| (at - bits.start) * width / (bits.end - bits.start).max(1);
    for (member, class, held) in members_in(record, &bits) {
        let (from, to) = (scaled(held.start), scaled(held.end).max(scaled(held.start) + 1));
        let strip = Rectangle::new()
            .set("class", class)
            .set("x", u64::from(x) + width.saturating_sub(to))
            .set("y", pen.y + HEIGHT - STRIP)
            .set("width", to - from)
            .set("height", STRIP)
            .set("data-holds", member.name.as_str())
            .add(Title::new(format!("{}: bits {} to {}", member.name, held.start, held.end - 1)));
        pen.add(strip);
    }
}
