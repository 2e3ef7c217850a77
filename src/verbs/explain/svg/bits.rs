//! The bits of a record: a row for each four bytes, the most significant bit on the left.

use std::ops::Range;

use lang::Bits;
use svg::node::element::{Rectangle, Text, Title};

use super::{LINE, Pen, fitting};
use crate::verbs::explain::picture::{ROW, ROWS, Run};
use crate::verbs::explain::report::Record;

/// The width of a bit.
const BIT: u32 = 16;
/// The height of a row.
const HEIGHT: u32 = 28;
/// The width of the byte numbers on the left.
const NUMBERS: u32 = 44;
/// The number of colours of members.
const COLORS: usize = 6;

/// Draws a record under what is there.
pub(super) fn draw(pen: &mut Pen, record: &Record) {
    let Record { c, size_bytes, align_bytes, classes, bits } = record;
    let is_head = |line: &&str| line.starts_with("struct") || line.starts_with("union");
    let name = c.lines().find(is_head).unwrap_or_default().trim_end_matches(" {");
    pen.y += LINE / 2;
    pen.text("heading", &format!("{name}: size {size_bytes}, align {align_bytes}"));
    pen.y += LINE / 2;
    let rows = (size_bytes * 8).div_ceil(ROW);
    for row in 0..rows.min(ROWS) {
        draw_row(pen, name, bits, row);
    }
    if rows > ROWS {
        pen.text("note", &format!("… up to byte {}", size_bytes - 1));
    }
    for class in classes {
        pen.text("note", class);
    }
}

fn draw_row(pen: &mut Pen, record: &str, runs: &[Run], row: u64) {
    let (first, end) = (row * ROW, (row + 1) * ROW);
    let number = Text::new((first / 8).to_string()).set("class", "note");
    pen.add(number.set("x", pen.x).set("y", pen.y + HEIGHT * 2 / 3));
    let members: Vec<&Run> = runs.iter().filter(|run| run.is_member()).collect();
    for run in runs {
        let class = match members.iter().position(|member| *member == run) {
            Some(number) => format!("color{}", number % COLORS),
            None if run.name == "unnamed" => "unnamed".to_owned(),
            None => "padding".to_owned(),
        };
        for start in run.starts(Bits(end)) {
            let (from, to) = (start.0.max(first), (start + run.width_bits).0.min(end));
            if from < to {
                draw_run(pen, record, run, &class, from..to);
            }
        }
    }
    pen.y += HEIGHT;
}

/// The bits of a run that are in this row.
fn draw_run(pen: &mut Pen, record: &str, run: &Run, class: &str, bits: Range<u64>) {
    let many = bits.end - bits.start;
    // The row ends with bit 0.
    let before = (ROW - 1) - (bits.end - 1) % ROW;
    let (x, width) = (pen.x + NUMBERS + before as u32 * BIT, many as u32 * BIT);
    let label = run.legend().unwrap_or_else(|| run.name.clone());
    let rectangle = Rectangle::new()
        .set("class", class)
        .set("x", x)
        .set("y", pen.y)
        .set("width", width)
        .set("height", HEIGHT)
        .set("data-record", record)
        .set("data-member", run.name.as_str())
        .set("data-bit", bits.start)
        .set("data-bits", many)
        .add(Title::new(label));
    pen.add(rectangle);
    let label = if run.is_member() { fitting(&run.name, width) } else { None };
    if let Some(label) = label {
        let text = Text::new(label).set("text-anchor", "middle");
        pen.add(text.set("x", x + width / 2).set("y", pen.y + HEIGHT * 2 / 3));
    }
}
