//! A count over time, as a drawing whose colours are the page's.
//!
//! Plot libraries write colours into the drawing, where no style sheet changes them for a dark page.

use svg::node::element::path::Data;
use svg::node::element::{Circle, Line, Path, Text, Title};
use svg::{Document, Node};

use super::super::dates::{day, minute};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 620.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 204.0;
/// The points of a curve at most.
const POINTS: usize = 240;
/// The lines across a plot at most, in each direction.
const TICKS: u64 = 5;

/// Times in milliseconds since 1970, from the first to the last that a plot shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    from: i64,
    to: i64,
}

/// Events over time.
pub(super) struct Curve<'a> {
    /// The text alternative of the plot.
    pub(super) label: &'a str,
    /// The times of the events, earliest first.
    pub(super) times: &'a [i64],
    /// Moments to be marked, each with a remark.
    pub(super) marks: &'a [(i64, String)],
}

/// The distances of lines across time, in milliseconds.
const STEPS: [i64; 18] = {
    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    [
        MINUTE,
        2 * MINUTE,
        5 * MINUTE,
        10 * MINUTE,
        30 * MINUTE,
        HOUR,
        2 * HOUR,
        4 * HOUR,
        8 * HOUR,
        12 * HOUR,
        DAY,
        2 * DAY,
        7 * DAY,
        28 * DAY,
        91 * DAY,
        365 * DAY,
        3650 * DAY,
        365_000 * DAY,
    ]
};

impl Span {
    /// From the least to the greatest of some times, at least a minute; times that no date has are the nearest ones.
    pub(super) fn new(times: impl Iterator<Item = i64>) -> Span {
        const LAST: i64 = 253_402_300_799_000;
        let (from, to) = times
            .map(|at| at.clamp(0, LAST))
            .fold((i64::MAX, 0), |(from, to), at| (from.min(at), to.max(at)));
        let from = from.min(to);
        Span { from, to: to.max(from + 60_000) }
    }

    fn x(self, at: i64) -> f64 {
        let share = (at.clamp(self.from, self.to) - self.from) as f64 / (self.to - self.from) as f64;
        rounded(LEFT + share * (RIGHT - LEFT))
    }

    /// The moments of the lines across time, and what is written there.
    fn ticks(self) -> Vec<(i64, String)> {
        let length = self.to - self.from;
        let step = STEPS.into_iter().find(|step| length / step <= TICKS as i64).unwrap_or(length);
        let first = self.from.div_euclid(step) + i64::from(self.from % step != 0);
        let written = |at: i64| match step < 12 * 3_600_000 {
            true => minute(at).split(' ').nth(1).unwrap_or_default().to_owned(),
            false => day(at),
        };
        (first..).map(|n| n * step).take_while(|at| *at <= self.to).map(|at| (at, written(at))).collect()
    }
}

/// The plot of the number of events up to each moment.
pub(super) fn plot(curve: &Curve<'_>, span: Span) -> String {
    let most = curve.times.len() as u64;
    let y = |count: u64| rounded(BOTTOM - count as f64 / most.max(1) as f64 * (BOTTOM - TOP));
    // Later parts cover earlier ones: the grid comes first, then the area, the line, and the marks on top.
    let mut drawn = Document::new()
        .set("class", "plot")
        .set("role", "img")
        .set("aria-label", curve.label)
        .set("viewBox", (0, 0, WIDTH, HEIGHT));
    for count in counts(most) {
        drawn.append(
            Line::new()
                .set("class", "grid")
                .set("x1", LEFT)
                .set("x2", RIGHT)
                .set("y1", y(count))
                .set("y2", y(count)),
        );
        let text = Text::new(count.to_string()).set("text-anchor", "end");
        drawn.append(text.set("x", LEFT - 8.0).set("y", y(count) + 4.0));
    }
    for (at, written) in span.ticks() {
        let x = span.x(at);
        drawn.append(
            Line::new()
                .set("class", "tick")
                .set("x1", x)
                .set("x2", x)
                .set("y1", BOTTOM)
                .set("y2", BOTTOM + 5.0),
        );
        drawn.append(Text::new(written).set("text-anchor", "middle").set("x", x).set("y", BOTTOM + 20.0));
    }
    let line = points(curve.times, span)
        .into_iter()
        .fold(Data::new().move_to((LEFT, BOTTOM)), |data, (x, count)| {
            data.horizontal_line_to(x).vertical_line_to(y(count))
        });
    let line = line.horizontal_line_to(RIGHT);
    let area = line.clone().vertical_line_to(BOTTOM).close();
    drawn.append(Path::new().set("class", "area").set("d", area));
    drawn.append(Path::new().set("class", "line").set("d", line));
    for (at, remark) in curve.marks {
        let until = curve.times.partition_point(|time| time <= at) as u64;
        let circle =
            Circle::new().set("class", "mark").set("r", 3.5).set("cx", span.x(*at)).set("cy", y(until));
        drawn.append(circle.add(Title::new(remark.clone())));
    }
    drawn.to_string()
}

/// The points at which the curve rises, each with the new number of events.
fn points(times: &[i64], span: Span) -> Vec<(f64, u64)> {
    let length = span.to - span.from;
    let mut points: Vec<(f64, u64)> = Vec::new();
    for step in 0..=POINTS as i64 {
        let at = span.from + (i128::from(length) * i128::from(step) / POINTS as i128) as i64;
        let until = times.partition_point(|time| *time <= at) as u64;
        if points.last().map_or(until > 0, |(_, last)| *last < until) {
            points.push((span.x(at), until));
        }
    }
    points
}

/// The counts of the lines across a plot: at most `most`, from 0 on, at distances of 1, 2 or 5 times a power of ten.
fn counts(most: u64) -> Vec<u64> {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10u64.pow(power)));
    let step = steps.into_iter().find(|step| most / step <= TICKS).unwrap_or(most.max(1));
    (0..=most / step).map(|n| n * step).collect()
}

fn rounded(pixels: f64) -> f64 {
    (pixels * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;

    const HOUR: i64 = 3_600_000;
    const SVG: &str = "http://www.w3.org/2000/svg";

    fn drawn(times: &[i64], marks: &[(i64, String)], span: Span) -> String {
        plot(&Curve { label: "findings & <time>", times, marks }, span)
    }

    #[test]
    fn a_plot_has_a_mark_for_each_moment_and_ends_at_the_number_of_all() {
        let start = 1_700_000_000_000;
        let times: Vec<i64> = (0..1000).map(|n| start + n * n * 20).collect();
        let marks = vec![(start, "<bucket 1>".to_owned()), (start + 2 * HOUR, "bucket 2".to_owned())];
        let span = Span::new(times.iter().copied());
        let drawn = drawn(&times, &marks, span);
        let document = Document::parse(&drawn).unwrap();
        let of = |name: &str| document.descendants().filter(|n| n.has_tag_name((SVG, name))).count();
        assert_eq!((of("circle"), of("path")), (2, 2));
        let points = points(&times, span);
        assert!(points.len() <= POINTS + 1 && points.windows(2).all(|pair| pair[0] < pair[1]), "{points:?}");
        assert_eq!(points.last().map(|(x, count)| (*x, *count)), Some((RIGHT, 1000)));
        let is_title = |n: &roxmltree::Node<'_, '_>| n.has_tag_name((SVG, "title"));
        let titles: Vec<_> =
            document.descendants().filter(is_title).map(|n| n.text().unwrap().trim()).collect();
        assert_eq!(titles, ["<bucket 1>", "bucket 2"]);
    }

    #[test]
    fn lines_are_at_round_numbers() {
        assert_eq!(counts(0), [0]);
        assert_eq!(counts(4), [0, 1, 2, 3, 4]);
        assert_eq!(counts(330), [0, 100, 200, 300]);
        assert!(counts(u64::MAX).len() <= TICKS as usize + 1);
        let ticks = |from, length| {
            Span { from, to: from + length }.ticks().into_iter().map(|(_, text)| text).collect::<Vec<_>>()
        };
        let midnight = 1_700_006_400_000;
        assert_eq!(ticks(midnight + 1, 7 * 60_000), ["00:02", "00:04", "00:06"]);
        assert_eq!(ticks(midnight, 8 * HOUR), ["00:00", "02:00", "04:00", "06:00", "08:00"]);
        assert_eq!(ticks(midnight, 40 * 24 * HOUR)[0], "2023-11-16");
    }

    #[test]
    fn times_of_a_damaged_database_are_drawn() {
        for times in [&[][..], &[i64::MIN], &[i64::MAX], &[i64::MIN, 0, i64::MAX]] {
            let span = Span::new(times.iter().copied());
            assert!(!span.ticks().is_empty() || span.to - span.from <= 60_000);
            assert!(Document::parse(&drawn(times, &[(i64::MAX, String::new())], span)).is_ok());
        }
    }
}
