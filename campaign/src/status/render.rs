//! The status screen: from [`Status`] to cells of a terminal.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Sparkline};

use super::timeline::Timeline;
use super::{Pace, QueueState, ScratchUse, Status, Surroundings, spoken};
use crate::matrix::EngineMatrix;
use crate::queue::RunningReduction;
use host::output::{Colours, cell_style, cells};
use host::styled::{Style, StyledLine, bytes};

/// The columns of the words before a curve.
const WORDS: u16 = 46;

/// A part of the screen, over its whole width.
enum ScreenRow<'a> {
    /// Lines.
    Lines(Vec<StyledLine>),
    /// A line followed by counts over time.
    Curve(StyledLine, &'a Timeline),
    /// The last of these lines, as many as there is room for.
    Log(Vec<StyledLine>),
}

/// Draws the status.
pub(super) fn render(status: &Status, around: &Surroundings, colours: Colours, frame: &mut Frame<'_>) {
    let area = frame.area();
    let matrix = EngineMatrix::from_counts(&status.counts.tally.engines).lines(area.width.into());
    let lines = status.lines.iter().map(|line| StyledLine::plain(line.as_str()));
    let remarks = around.remarks.iter().map(|line| StyledLine::new(Style::Doubt, line.as_str()));
    let log = lines.chain(remarks).collect();
    let rows = [
        ScreenRow::Lines(vec![title_line(status), time_line(status, around)]),
        ScreenRow::Curve(pace_line(status, around), &status.programs_over_time),
        ScreenRow::Curve(findings_line(status), &status.buckets_over_time),
        ScreenRow::Lines(vec![status.counts.tally.verdicts.line(), status.counts.cpu.line()]),
        ScreenRow::Lines(vec![reducing_line(&around.queue), StyledLine::default()]),
        ScreenRow::Lines(matrix),
        ScreenRow::Log(log),
        ScreenRow::Lines(vec![machine_line(status, around), keys_line(around)]),
    ];
    let areas = Layout::vertical(rows.iter().map(ScreenRow::height)).split(area);
    for (row, area) in rows.into_iter().zip(areas.iter()) {
        row.draw(*area, around, colours, frame);
    }
}

impl ScreenRow<'_> {
    fn height(&self) -> Constraint {
        match self {
            ScreenRow::Lines(lines) => Constraint::Length(u16::try_from(lines.len()).unwrap_or(u16::MAX)),
            ScreenRow::Curve(..) => Constraint::Length(1),
            ScreenRow::Log(_) => Constraint::Fill(1),
        }
    }

    fn draw(self, area: Rect, around: &Surroundings, colours: Colours, frame: &mut Frame<'_>) {
        match self {
            ScreenRow::Lines(lines) => draw_lines(lines, area, colours, frame),
            ScreenRow::Log(mut lines) => {
                let hidden = lines.len().saturating_sub(area.height.into());
                draw_lines(lines.split_off(hidden), area, colours, frame);
            }
            ScreenRow::Curve(words, timeline) => {
                let [left, right] =
                    Layout::horizontal([Constraint::Max(WORDS), Constraint::Fill(1)]).areas(area);
                draw_lines(vec![words], left, colours, frame);
                let steps = timeline.steps(around.elapsed, right.width.into());
                let style = cell_style(Style::Dim, colours);
                frame.render_widget(Sparkline::default().data(steps).style(style), right);
            }
        }
    }
}

fn draw_lines(lines: Vec<StyledLine>, area: Rect, colours: Colours, frame: &mut Frame<'_>) {
    let cut = lines.into_iter().map(|line| cells(&line.cut(area.width.into()), colours));
    frame.render_widget(Paragraph::new(cut.collect::<Vec<Line<'_>>>()), area);
}

fn title_line(status: &Status) -> StyledLine {
    let title = &status.title;
    let rest = format!(": campaign {}, profile {}, seed {}", title.campaign, title.profile, title.seed);
    StyledLine::new(Style::Strong, "bitfrost fuzz").with_part(Style::Plain, rest)
}

fn time_line(status: &Status, around: &Surroundings) -> StyledLine {
    let left = match status.left(around.elapsed) {
        Some(left) => format!("{} left", spoken(left)),
        None => "until it is ended".to_owned(),
    };
    let line = StyledLine::new(Style::Strong, "time")
        .with_part(Style::Plain, format!(" {}, {left}", spoken(around.elapsed)));
    match status.title.done_before {
        0 => line,
        before => line.with_part(Style::Dim, format!(", after {before} programs of earlier runs")),
    }
}

fn pace_line(status: &Status, around: &Surroundings) -> StyledLine {
    let Pace { now, mean } = status.pace(around.elapsed);
    let rest = match status.counts.programs {
        0 => " 0, the first batches are under way".to_owned(),
        programs => format!(" {programs}, {now:.1}/s now, {mean:.1}/s mean"),
    };
    StyledLine::new(Style::Strong, "programs").with_part(Style::Plain, rest)
}

fn findings_line(status: &Status) -> StyledLine {
    let style = if status.findings > 0 { Style::Wrong } else { Style::Right };
    let line = StyledLine::new(Style::Strong, "findings ").with_part(style, status.findings.to_string());
    line.with_part(Style::Plain, format!(", new buckets {}", status.buckets))
}

fn reducing_line(queue: &QueueState) -> StyledLine {
    let line = StyledLine::new(Style::Strong, "reducing");
    let under_way = queue.under_way.iter().map(|RunningReduction { finding, time, tested }| {
        format!("finding {} for {}, {tested} candidates", finding.0, spoken(*time))
    });
    let under_way: Vec<_> = under_way.collect();
    let waiting = match queue.waiting {
        0 => String::new(),
        waiting => format!("; {waiting} more wait"),
    };
    match under_way.as_slice() {
        [] => line.with_part(Style::Dim, format!(" nothing{waiting}")),
        all => line.with_part(Style::Plain, format!(" {}{waiting}", all.join(", "))),
    }
}

fn machine_line(status: &Status, around: &Surroundings) -> StyledLine {
    let database = format!("{} ({})", status.title.database.display(), bytes(around.database_bytes));
    let memory = format!(", memory {}", bytes(around.resident_bytes));
    let scratch = around.scratch.as_ref().map(|ScratchUse { directory, used_bytes, free_bytes }| {
        let (used, free) = (bytes(*used_bytes), bytes(*free_bytes));
        format!(", temporary files {used} in {}, {free} free", directory.display())
    });
    StyledLine::new(Style::Dim, format!("{database}{memory}{}", scratch.unwrap_or_default()))
}

fn keys_line(around: &Surroundings) -> StyledLine {
    if around.is_ending {
        StyledLine::new(Style::Doubt, "ending after the batches under way; q or ^C again ends at once")
    } else {
        StyledLine::new(Style::Dim, "q or ^C: end cleanly; the same command then continues")
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::super::{RunTitle, Status};
    use super::*;
    use crate::{Accounting, EngineCount};
    use database::FindingId;

    fn status() -> Status {
        let title = RunTitle {
            campaign: 3,
            profile: "mixed".to_owned(),
            seed: 15_587_743_154_188_395_674,
            database: "night.db".into(),
            done_before: 640,
            goal: None,
            duration: Some(Duration::from_secs(28_800)),
        };
        let mut status = Status::new(title);
        for step in 1..30u64 {
            let mut counts = Accounting { programs: step * 16, ..Accounting::default() };
            counts.tally.verdicts.agree = step * 15;
            counts.tally.verdicts.mismatch = step;
            counts.cpu.compilers_s = 9.0;
            counts.cpu.bitfrost_s = 1.0;
            for (caller, callee) in [("tcc", "gcc -O2"), ("gcc -O2", "tcc"), ("gcc -O2", "gcc -O2")] {
                let name = if caller == callee { caller.to_owned() } else { format!("{caller} > {callee}") };
                let mismatches = if name.contains("tcc") { step } else { 0 };
                let count = EngineCount { ran: step * 16, mismatches, ..EngineCount::default() };
                counts.tally.engines.insert(name, count);
            }
            let at = Duration::from_secs(step * 20);
            status.batch(at, &counts, step);
            if step % 7 == 1 {
                status.bucket(at);
                status.line(format!("finding {step}: value by tcc > gcc -O2 and 31 more at site 1, observation 1: \u{1b}[31m0x3ff8000000000000 expected"));
            }
        }
        status
    }

    fn surroundings() -> Surroundings {
        let scratch = ScratchUse { directory: "/dev/shm".into(), used_bytes: 12 << 20, free_bytes: 3 << 30 };
        Surroundings {
            elapsed: Duration::from_secs(600),
            is_ending: false,
            queue: QueueState {
                under_way: vec![RunningReduction {
                    finding: FindingId(8),
                    time: Duration::from_secs(12),
                    tested: 340,
                }],
                waiting: 2,
            },
            remarks: vec!["clang-22 does not answer".to_owned()],
            resident_bytes: 96 << 20,
            database_bytes: 300 << 10,
            scratch: Some(scratch),
        }
    }

    fn drawn(status: &Status, around: &Surroundings, columns: u16, lines: u16) -> TestBackend {
        let mut terminal = Terminal::new(TestBackend::new(columns, lines)).unwrap();
        terminal.draw(|frame| render(status, around, Colours::On, frame)).unwrap();
        terminal.backend().clone()
    }

    #[test]
    fn a_terminal_of_the_usual_size_has_it_all() {
        insta::assert_snapshot!(drawn(&status(), &surroundings(), 80, 24));
    }

    #[test]
    fn the_beginning_and_the_end_are_drawn() {
        let around = Surroundings { is_ending: true, ..Surroundings::default() };
        insta::assert_snapshot!(drawn(&Status::default(), &around, 60, 16));
    }

    #[test]
    fn any_size_is_drawn() {
        for (columns, lines) in [(0, 0), (1, 1), (10, 3), (39, 80), (400, 5), (400, 200)] {
            drawn(&status(), &surroundings(), columns, lines);
        }
    }
}
