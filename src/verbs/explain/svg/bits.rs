//! The bits of a record: a row for each four bytes, the most significant bit on the left.

use std::ops::Range;

use lang::Bits;
use svg::node::element::{Polyline, Rectangle, Text, Title};

use super::{COLUMN, LINE, Pen, fitting};
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
/// The rows of an eightbyte.
const EIGHTBYTE: u64 = 64 / ROW;

/// Draws a record under what is there.
pub(super) fn draw(pen: &mut Pen, record: &Record) {
    let Record { c: _, ty, size_bytes, align_bytes, classes, bits } = record;
    pen.y += LINE / 2;
    pen.text("heading", &format!("{ty}: size {size_bytes}, align {align_bytes}"));
    pen.y += LINE / 2;
    let rows = (size_bytes * 8).div_ceil(ROW);
    let eightbytes = rows.div_ceil(EIGHTBYTE);
    // Names of classes where each eightbyte has one, else a sentence on the whole.
    let each = classes.len() as u64 == eightbytes && classes.iter().all(|class| !class.contains(' '));
    for row in 0..rows.min(ROWS) {
        if row % EIGHTBYTE == 0 {
            let class = each.then(|| classes[(row / EIGHTBYTE) as usize].as_str());
            draw_eightbyte(pen, row / EIGHTBYTE, (rows - row).min(EIGHTBYTE), class);
        }
        draw_row(pen, ty, bits, row);
    }
    if rows > ROWS {
        pen.text("note", &format!("… up to byte {}", size_bytes - 1));
    }
    for sentence in classes.iter().filter(|_| !each) {
        pen.note(sentence);
    }
}

/// A bracket on the right of an eightbyte's rows, with its class.
fn draw_eightbyte(pen: &mut Pen, number: u64, rows: u64, class: Option<&str>) {
    /// The gap between the rows and the bracket, and its depth.
    const GAP: u32 = 4;
    let left = pen.x + NUMBERS + ROW as u32 * BIT + GAP;
    let (top, bottom) = (pen.y + GAP / 2, pen.y + rows as u32 * HEIGHT - GAP / 2);
    let points = [(left, top), (left + GAP, top), (left + GAP, bottom), (left, bottom)];
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let bracket = Polyline::new().set("class", "bracket").set("points", points.join(" "));
    pen.add(bracket.set("data-eightbyte", number));
    let right = left + 2 * GAP;
    if let Some(class) = class.and_then(|class| fitting(class, pen.x + COLUMN - right)) {
        pen.add(Text::new(class).set("x", right).set("y", top.midpoint(bottom) + GAP));
    }
}

/// The class of style of a run, of those of its record.
fn style_class(runs: &[Run], run: &Run) -> String {
    match runs.iter().filter(|run| run.is_member()).position(|member| member == run) {
        Some(number) => format!("color{}", number % COLORS),
        None if run.name == "unnamed" => "unnamed".to_owned(),
        None => "padding".to_owned(),
    }
}

/// The members of a record that lie in these bits, with their class of style, each as bits of the record. Neighbours of one
/// colour, such as elements of an array, are one.
pub(super) fn members_in<'r>(record: &'r Record, bits: &Range<u64>) -> Vec<(&'r Run, String, Range<u64>)> {
    let mut members: Vec<(&Run, String, Range<u64>)> = Vec::new();
    // Of what is larger the picture shows no more, either.
    let end = bits.end.min(ROWS * ROW);
    for run in record.bits.iter().filter(|run| run.is_member()) {
        let class = style_class(&record.bits, run);
        for start in run.starts(Bits(end)) {
            let (from, to) = (start.0.max(bits.start), (start + run.width_bits).0.min(end));
            match members.last_mut() {
                _ if from >= to => {}
                Some((last, _, range)) if *last == run && range.end == from => range.end = to,
                _ => members.push((run, class.clone(), from..to)),
            }
        }
    }
    members
}

fn draw_row(pen: &mut Pen, record: &str, runs: &[Run], row: u64) {
    let (first, end) = (row * ROW, (row + 1) * ROW);
    let number = Text::new((first / 8).to_string()).set("class", "note");
    pen.add(number.set("x", pen.x).set("y", pen.y + HEIGHT * 2 / 3));
    for run in runs {
        let class = style_class(runs, run);
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
