//! The explanation as a drawing: the bits of each record with its eightbytes, and the registers and the stack of each call with the
//! members in them, one target below the other, as wide as a page.
//!
//! The same declarations give the same text. Names are text, so that they can be selected and searched for; every
//! rectangle says in `data-` attributes what it stands for.

mod bits;
mod places;

use svg::Document;
use svg::node::element::{Group, Style, Text};

use super::columns;
use super::report::{ExplainReport, OnTarget};

/// The width of all that is drawn, in pixels, like every measure here; with the margins it fits A4 and Letter.
const COLUMN: u32 = 650;
/// The space around the drawing and between targets.
const MARGIN: u32 = 24;
/// The width of a character of the font below.
const CHARACTER: u32 = 8;
/// The height of a line of text.
const LINE: u32 = 20;

const STYLE: &str = "\
@media print { svg { width: 100vw; height: 100vh; } }
text { font-family: ui-monospace, monospace; font-size: 12px; fill: #1f2328; }
.target { font-size: 16px; font-weight: bold; }
.heading { font-weight: bold; }
.note { fill: #59636e; }
rect { stroke: #57606a; stroke-width: 1; }
.padding { fill: #f6f8fa; stroke-dasharray: 2 2; }
.unnamed { fill: #d0d7de; }
.register { fill: #ddf4ff; }
.stack { fill: #fff8c5; }
.bracket { fill: none; stroke: #57606a; }
.color0 { fill: #b6e3ff; }
.color1 { fill: #aceebb; }
.color2 { fill: #ffd8b5; }
.color3 { fill: #ecd8ff; }
.color4 { fill: #ffd3eb; }
.color5 { fill: #fae17d; }";

/// A place to draw at, which moves down as it is drawn at.
struct Pen {
    /// The left edge.
    x: u32,
    /// The next free line.
    y: u32,
    drawn: Group,
}

/// The drawing as SVG 1.1.
#[must_use]
pub(super) fn drawing(report: &ExplainReport) -> String {
    format!("{}\n", document(report, Document::new().add(Style::new(STYLE))))
}

/// The drawing as an element of a page, of class `layout`. The page has the styles: those of a drawing would be the page's.
#[must_use]
pub(super) fn element(report: &ExplainReport) -> String {
    document(report, Document::new().set("class", "layout").set("role", "img")).to_string()
}

fn document(report: &ExplainReport, begun: Document) -> Document {
    let mut pen = Pen { x: MARGIN, y: MARGIN, drawn: Group::new() };
    let mut document = begun;
    for on in &report.targets {
        draw(&mut pen, on);
        document = document.add(std::mem::take(&mut pen.drawn));
    }
    let (width, height) = (COLUMN + 2 * MARGIN, pen.y);
    document.set("viewBox", (0, 0, width, height)).set("width", width).set("height", height)
}

fn draw(pen: &mut Pen, on: &OnTarget) {
    pen.drawn = Group::new().set("data-target", on.target);
    pen.text("target", &on.name);
    for record in &on.records {
        bits::draw(pen, record);
    }
    for function in &on.functions {
        places::draw(pen, function, &on.records);
    }
    pen.y += MARGIN;
}

impl Pen {
    /// A line of text.
    fn text(&mut self, class: &str, content: &str) {
        self.y += LINE;
        let text = Text::new(content).set("x", self.x).set("y", self.y).set("class", class);
        self.add(text);
    }

    /// A sentence, in the lines that it needs.
    fn note(&mut self, sentence: &str) {
        for line in columns::fold(sentence, (COLUMN / CHARACTER) as usize) {
            self.text("note", &line);
        }
    }

    fn add(&mut self, node: impl Into<Box<dyn svg::node::Node>>) {
        self.drawn = std::mem::take(&mut self.drawn).add(node);
    }
}

/// As much of a text as fits into a width in pixels; `None` if fewer than three characters fit.
fn fitting(text: &str, width: u32) -> Option<String> {
    let room = (width / CHARACTER) as usize;
    match text.chars().count() {
        length if length <= room => Some(text.to_owned()),
        _ if room < 3 => None,
        _ => Some(text.chars().take(room - 1).chain(['…']).collect()),
    }
}

#[cfg(test)]
mod tests {
    use lang::Target;
    use roxmltree::{Document, Node};

    use super::*;
    use crate::verbs::explain::TargetVectors;

    const DECLARED: &str =
        "struct S { int a : 3; int : 5; long b : 40; double d[5]; }; void f(struct S, float, char *);";

    fn report() -> ExplainReport {
        let declared = lang::parse::declaration(DECLARED).unwrap();
        let on = |target| {
            let vectors = lowering::abi::VectorUnit::default();
            crate::verbs::explain::explain(&declared, TargetVectors { target, vectors }).unwrap()
        };
        ExplainReport { targets: Target::ALL.map(on).into(), against: Vec::new(), unread: Vec::new() }
    }

    fn number(node: Node<'_, '_>, attribute: &str) -> u64 {
        node.attribute(attribute).unwrap().parse().unwrap()
    }

    #[test]
    fn every_bit_of_a_record_is_drawn_once_and_where_it_lies() {
        let (report, drawn) = (report(), drawing(&report()));
        let document = Document::parse(&drawn).unwrap();
        for on in &report.targets {
            let group =
                document.descendants().find(|n| n.attribute("data-target") == Some(on.target)).unwrap();
            let rectangles: Vec<Node<'_, '_>> =
                group.descendants().filter(|n| n.has_attribute("data-bit")).collect();
            for run in &on.records[0].bits {
                let starts = run.starts(lang::Bits(on.records[0].size_bytes * 8));
                let of_run = |n: &&Node<'_, '_>| {
                    let at = number(**n, "data-bit");
                    starts.iter().any(|start| (start.0..(*start + run.width_bits).0).contains(&at))
                };
                let mine: Vec<_> = rectangles.iter().filter(of_run).collect();
                assert!(
                    mine.iter().all(|n| n.attribute("data-member") == Some(run.name.as_str())),
                    "{run:?}"
                );
                let drawn: u64 = mine.iter().map(|n| number(**n, "data-bits")).sum();
                assert_eq!(drawn, run.width_bits.0 * starts.len() as u64, "{run:?}");
            }
            // In a row a bit is always as wide, and the least significant one is on the right.
            let right = number(rectangles[0], "x") + number(rectangles[0], "width");
            for n in &rectangles {
                let width = number(*n, "width") / number(*n, "data-bits");
                assert_eq!(
                    number(*n, "x") + number(*n, "width"),
                    right - number(*n, "data-bit") % 32 * width
                );
            }
        }
    }

    #[test]
    fn every_part_of_an_argument_has_a_box() {
        let (report, drawn) = (report(), drawing(&report()));
        let document = Document::parse(&drawn).unwrap();
        let boxes = document.descendants().filter(|n| n.has_attribute("data-place")).count();
        let parts = |on: &OnTarget| -> usize {
            on.functions.iter().flat_map(|f| &f.parameters).map(|value| value.parts.len()).sum()
        };
        assert_eq!(boxes, report.targets.iter().map(parts).sum::<usize>());
    }

    #[test]
    fn members_have_one_colour_in_bits_and_boxes() {
        let drawn = drawing(&report());
        let document = Document::parse(&drawn).unwrap();
        let group = document.descendants().find(|n| n.attribute("data-target") == Some("x86_64-linux-gnu"));
        let class_of = |attribute: &str, member: &str| {
            let of = |n: &Node<'_, '_>| n.attribute(attribute) == Some(member);
            group.unwrap().descendants().find(of).and_then(|n| n.attribute("class").map(str::to_owned))
        };
        for member in ["a", "b"] {
            assert!(class_of("data-holds", member).is_some(), "{drawn}");
            assert_eq!(class_of("data-holds", member), class_of("data-member", member));
        }
        // A reference holds an address, and no member.
        let on_arm = document.descendants().find(|n| n.attribute("data-target") == Some("aarch64-linux-gnu"));
        assert!(!on_arm.unwrap().descendants().any(|n| n.has_attribute("data-holds")));
    }

    #[test]
    fn eightbytes_have_brackets_and_classes_and_the_drawing_fits_a_page() {
        let declared = lang::parse::declaration("struct S { double d; int a; char c[9]; };").unwrap();
        let small = lang::parse::declaration("struct S { double d; int a; }; void f(struct S);").unwrap();
        let on = |declared: &lang::parse::Declaration, target| {
            let vectors = lowering::abi::VectorUnit::default();
            crate::verbs::explain::explain(declared, TargetVectors { target, vectors }).unwrap()
        };
        let drawn = |declared: &lang::parse::Declaration| {
            let targets = Target::ALL.map(|target| on(declared, target)).into();
            drawing(&ExplainReport { targets, against: Vec::new(), unread: Vec::new() })
        };
        let (small, large) = (drawn(&small), drawn(&declared));
        let document = Document::parse(&small).unwrap();
        let texts: Vec<&str> = document.descendants().filter_map(|n| n.text()).map(str::trim).collect();
        assert!(texts.contains(&"SSE") && texts.contains(&"INTEGER"), "{texts:?}");
        let brackets = |text: &str| text.matches("data-eightbyte").count();
        assert_eq!((brackets(&small), brackets(&large)), (3 * 2, 3 * 3));
        // 190 mm, between the margins of A4, at 96 to the inch.
        assert!(number(document.root_element(), "width") <= 718);
        assert!(large.contains("MEMORY: "), "{large}");
    }

    #[test]
    fn texts_are_cut_to_their_room() {
        assert_eq!(fitting("abc", 24), Some("abc".to_owned()));
        assert_eq!(fitting("abcd", 24), Some("ab…".to_owned()));
        assert_eq!(fitting("abc", 16), None);
    }
}
