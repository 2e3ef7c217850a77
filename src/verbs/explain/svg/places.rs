//! The arguments and the result of a function: a box for each register and each place on the stack.

use svg::node::element::{Rectangle, Text, Title};

use super::{COLUMN, LINE, Pen, fitting};
use crate::verbs::explain::passing::{FunctionPassing, Part, PassedValue};

/// The height of a box.
const HEIGHT: u32 = 26;
/// The width of the types on the left.
const TYPES: u32 = 190;
/// The width of a box.
const BOX: u32 = 100;

/// Draws a function under what is there.
pub(super) fn draw(pen: &mut Pen, function: &FunctionPassing) {
    let FunctionPassing { c, parameters, result, stack_bytes, vector_registers, llvm: _ } = function;
    pen.y += LINE / 2;
    pen.text("heading", &fitting(c, COLUMN).unwrap_or_default());
    pen.y += LINE / 2;
    for (number, value) in (1..).zip(parameters) {
        draw_value(pen, &format!("{number}: {}", value.ty), &format!("argument {number}"), value);
    }
    draw_value(pen, &format!("result: {}", result.ty), "result", result);
    let al = vector_registers.map_or_else(String::new, |count| format!(", al: {count}"));
    pen.text("note", &format!("stack: {stack_bytes} bytes{al}"));
}

fn draw_value(pen: &mut Pen, label: &str, role: &str, value: &PassedValue) {
    let baseline = pen.y + HEIGHT * 2 / 3;
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
        draw_part(pen, pen.x + TYPES + number % per_row * BOX, role, part, &value.travels);
    }
    pen.y += HEIGHT + 4;
}

fn draw_part(pen: &mut Pen, x: u32, role: &str, part: &Part, travels: &str) {
    let Part { llvm, offset_bytes, size_bytes, place } = part;
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
    let label = fitting(&format!("{place} {llvm}"), BOX).or_else(|| fitting(place, BOX));
    let text = Text::new(label.unwrap_or_default()).set("text-anchor", "middle");
    pen.add(text.set("x", x + BOX / 2).set("y", pen.y + HEIGHT * 2 / 3));
}
