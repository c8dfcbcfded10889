//! A list of steps, run to the end whatever fails, with headings, times and a summary.

use std::time::{Duration, Instant};

use crate::Stop;

pub(crate) struct Step<'a> {
    pub(crate) name: String,
    /// What it runs, in one line.
    pub(crate) about: String,
    pub(crate) run: Box<dyn Fn() -> Result<(), String> + 'a>,
}

impl<'a> Step<'a> {
    pub(crate) fn new(name: &str, about: &str, run: impl Fn() -> Result<(), String> + 'a) -> Self {
        Self { name: name.to_owned(), about: about.to_owned(), run: Box::new(run) }
    }
}

/// One failure doesn't hide the next: all steps run, and the summary names those that failed.
pub(crate) fn run(steps: &[Step<'_>]) -> Result<(), Stop> {
    let mut ended = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n=== [{}/{}] {}: {}", index + 1, steps.len(), step.name, step.about);
        let start = Instant::now();
        let result = (step.run)();
        let time = start.elapsed();
        match &result {
            Ok(()) => println!("--- {} passed in {}", step.name, seconds(time)),
            Err(problem) => println!("--- {} FAILED in {}: {problem}", step.name, seconds(time)),
        }
        ended.push((step.name.as_str(), time, result));
    }
    summarise(&ended)
}

fn summarise(ended: &[(&str, Duration, Result<(), String>)]) -> Result<(), Stop> {
    println!("\n=== summary");
    for (name, time, result) in ended {
        let word = if result.is_ok() { "passed" } else { "FAILED" };
        println!("{word}  {:>9}  {name}", seconds(*time));
        if let Err(problem) = result {
            println!("                   {problem}");
        }
    }
    let failed = ended.iter().filter(|(_, _, result)| result.is_err()).count();
    println!("steps: {} passed, {failed} failed", ended.len() - failed);
    if failed == 0 { Ok(()) } else { Err(Stop::Failed) }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
