//! The ratios of every program as a drawing: a panel for each figure and level, a strip for each strategy, a dot for each program, with
//! the median and the middle half. Programs at one place are one dot, the larger the more they are.

use experiments::programs::{CostRatios, Optimisation, ProgramMeasurement, cost_ratios};
use svg::Document;
use svg::node::element::{Circle, Group, Line, Rectangle, Style, Text, Title};

/// The width of a panel's plot, in pixels, like every measure here.
const PANEL: f64 = 210.0;
/// The space for the names of strategies.
const NAMES: f64 = 96.0;
/// The height of a strip.
const STRIP: f64 = 22.0;
/// The height of a panel's title, and of the numbers below its axis.
const TITLE: f64 = 26.0;
const AXIS: f64 = 22.0;
const MARGIN: f64 = 16.0;

/// The figures that are drawn.
const DRAWN: [&str; 5] = [
    "IR instructions after passes",
    "machine instructions",
    "bytes of objects",
    "compile time",
    "executed instructions",
];

/// The axis: ratios from a tenth less to 64 times. What lies outside is drawn at the edge.
const LEAST: f64 = 0.9;
const MOST: f64 = 64.0;
/// The change around 1 within which the axis is linear; beyond it is logarithmic, so that a thousandth more and ten times as much are
/// both seen.
const LINEAR: f64 = 0.001;
/// The ratios that have a line and a number.
const TICKS: [(f64, &str); 5] = [(0.99, "-1%"), (1.0, "1"), (1.01, "+1%"), (1.1, "+10%"), (10.0, "10×")];

const STYLE: &str = "\
svg { background: #ffffff; }
text { font-family: ui-monospace, monospace; font-size: 11px; fill: #1f2328; }
.title { font-weight: bold; }
.axis { stroke: #d0d7de; stroke-width: 1; }
.one { stroke: #57606a; stroke-width: 1; }
.program { fill: #0969da; fill-opacity: 0.35; }
.half { fill: #fae17d; fill-opacity: 0.8; }
.median { stroke: #cf222e; stroke-width: 2; }";

/// The drawing as SVG 1.1.
pub(super) fn drawing(programs: &[ProgramMeasurement], levels: &[Optimisation]) -> String {
    let mut drawn = Document::new().add(Style::new(STYLE));
    let mut bottom = MARGIN;
    let mut right = MARGIN;
    for &level in levels {
        let mut x = MARGIN;
        let mut height = 0.0_f64;
        for figure in DRAWN {
            let ratios = cost_ratios(programs, level, figure);
            if ratios.iter().all(|strategy| strategy.ratios.is_empty()) {
                continue;
            }
            drawn = drawn.add(panel(x, bottom, &format!("{figure}, {level}"), &ratios));
            height = height.max(TITLE + STRIP * ratios.len() as f64 + AXIS);
            x += NAMES + PANEL + MARGIN;
        }
        right = right.max(x);
        bottom += height + MARGIN;
    }
    let document = drawn.set("viewBox", (0, 0, right, bottom)).set("width", right).set("height", bottom);
    format!("{document}\n")
}

/// The place of a ratio on the axis of a panel, in tenths of a pixel.
fn place(ratio: f64) -> f64 {
    let scale = |ratio: f64| (ratio.ln() / LINEAR).asinh();
    let (least, most) = (scale(LEAST), scale(MOST));
    (PANEL * (scale(ratio.clamp(LEAST, MOST)) - least) / (most - least) * 10.0).round() / 10.0
}

fn panel(x: f64, y: f64, title: &str, strategies: &[CostRatios]) -> Group {
    let left = x + NAMES;
    let bottom = y + TITLE + STRIP * strategies.len() as f64;
    let mut group = Group::new().add(text(left, y + 14.0, "title", title));
    for (ratio, number) in TICKS {
        let at = left + place(ratio);
        let class = if ratio == 1.0 { "one" } else { "axis" };
        group = group.add(line(class, (at, y + TITLE), (at, bottom)));
        group = group.add(text(at - 3.0 * number.chars().count() as f64, bottom + 14.0, "number", number));
    }
    for (at, strategy) in strategies.iter().enumerate() {
        let middle = y + TITLE + STRIP * (at as f64 + 0.5);
        group = group.add(text(x, middle + 4.0, "name", strategy.strategy));
        group = strip(group, left, middle, strategy);
    }
    group
}

/// A strategy's programs, whose ratios are sorted.
fn strip(mut group: Group, left: f64, middle: f64, strategy: &CostRatios) -> Group {
    let quantile =
        |part: usize| strategy.ratios.get(strategy.ratios.len() * part / 4).map(|(ratio, _)| *ratio);
    let (Some(low), Some(median), Some(high)) = (quantile(1), quantile(2), quantile(3)) else { return group };
    let half = Rectangle::new()
        .set("class", "half")
        .set("x", left + place(low))
        .set("y", middle - 7.0)
        .set("width", (place(high) - place(low)).max(1.0))
        .set("height", 14);
    group = group.add(half);
    let pixel = |ratio: f64| place(ratio).round() as i64;
    for programs in strategy.ratios.chunk_by(|(one, _), (next, _)| pixel(*one) == pixel(*next)) {
        group = group.add(dot(left, middle, programs));
    }
    let at = left + place(median);
    group.add(line("median", (at, middle - 9.0), (at, middle + 9.0)))
}

/// The radius of the dot of a program, and the largest radius.
const DOT: f64 = 2.5;
const LARGEST_DOT: f64 = 8.0;
/// The programs that a dot names.
const NAMED: usize = 5;

/// The dot of programs at one place.
fn dot(left: f64, middle: f64, programs: &[(f64, String)]) -> Circle {
    let named = programs.iter().take(NAMED).map(|(ratio, name)| format!("{name}: {ratio:.3}"));
    let mut title = named.collect::<Vec<String>>().join("\n");
    if programs.len() > NAMED {
        title += &format!("\nand {} more", programs.len() - NAMED);
    }
    let at = programs.first().map_or(1.0, |(ratio, _)| *ratio);
    // An area for each program.
    let radius = (DOT * (programs.len() as f64).sqrt()).min(LARGEST_DOT);
    let circle = Circle::new().set("class", "program").set("cx", left + place(at)).set("cy", middle);
    circle.set("r", (radius * 10.0).round() / 10.0).add(Title::new(title))
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> Line {
    let line = Line::new().set("class", class).set("x1", from.0).set("y1", from.1);
    line.set("x2", to.0).set("y2", to.1)
}

fn text(x: f64, y: f64, class: &str, text: &str) -> Text {
    Text::new(text).set("class", class).set("x", x).set("y", y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_at_one_place_are_one_dot() {
        let count = |ratios: &[f64]| {
            let ratios = ratios.iter().map(|&ratio| (ratio, "p".to_owned())).collect();
            let strategy = CostRatios { strategy: "word", ratios };
            let text = strip(Group::new(), 0.0, 0.0, &strategy).to_string();
            (text.matches("<circle").count(), text.contains("and 2 more"))
        };
        assert_eq!(count(&[0.95, 1.0, 1.2]), (3, false));
        assert_eq!(count(&[1.0; 7]), (1, true));
    }

    #[test]
    fn small_and_large_ratios_have_places_of_their_own() {
        let places = [0.5, 0.99, 1.0, 1.001, 1.01, 1.1, 10.0, 64.0].map(place);
        assert_eq!((places[0], places[7]), (0.0, PANEL));
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] > 8.0), "{places:?}");
    }
}
