//! The rules about manifests: who depends on whom.

use toml::{Table, Value};

use crate::files::{read, relative};
use crate::report::Violation;
use crate::workspace;

/// Each crate with the crates of the workspace that it may depend on. Tests may use any of them.
/// The apps reach the games only through the registry in `tabiya`.
const LAYERS: &str = "
    tabiya-board:
    tabiya-game: board
    tabiya-formation: board game
    tabiya-xiangqi: board game
    tabiya-pieces: board game
    tabiya-variants: board game pieces
    tabiya-messages: game
    tabiya-draw: board game messages
    tabiya-session: game
    tabiya-search: game
    tabiya-engine: game
    tabiya: board game formation xiangqi pieces variants messages draw session search engine
    tabiya-rpc: tabiya game messages draw session search
    tabiya-cli: tabiya game messages draw session search engine rpc
    tabiya-server: tabiya game messages draw session search engine rpc
    tabiya-toys: board game
    tabiya-bench: tabiya board game formation xiangqi pieces variants messages draw session search engine rpc
    xtask:
";

pub(crate) struct Manifest {
    pub(crate) name: String,
    path: String,
    text: String,
    table: Table,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Normal,
    Dev,
}

struct Dependency<'a> {
    /// As the manifest writes it.
    key: &'a str,
    /// The package behind the key.
    package: &'a str,
    kind: Kind,
}

/// The manifests of all members.
pub(crate) fn all_manifests() -> Vec<Manifest> {
    let root = workspace::root();
    let mut dirs = workspace::crates(&root);
    dirs.push(root.join("xtask"));
    let paths = dirs.into_iter().map(|dir| dir.join("Cargo.toml"));
    paths.filter_map(|path| Some(Manifest::new(&relative(&path), &read(&path)?))).collect()
}

impl Manifest {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let table: Table = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
        let name = table.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
        Self {
            name: name.unwrap_or_default().to_owned(),
            path: path.to_owned(),
            text: text.to_owned(),
            table,
        }
    }

    fn dependencies(&self) -> Vec<Dependency<'_>> {
        let mut tables = vec![&self.table];
        let targets = self.table.get("target").and_then(Value::as_table);
        tables.extend(targets.into_iter().flat_map(Table::values).filter_map(Value::as_table));
        let mut found = Vec::new();
        for table in tables {
            let sections = [
                ("dependencies", Kind::Normal),
                ("build-dependencies", Kind::Normal),
                ("dev-dependencies", Kind::Dev),
            ];
            for (section, kind) in sections {
                for (key, value) in table.get(section).and_then(Value::as_table).into_iter().flatten() {
                    let package = value.get("package").and_then(Value::as_str).unwrap_or(key);
                    found.push(Dependency { key, package, kind });
                }
            }
        }
        found
    }

    /// The line that names a dependency, well enough for a report.
    fn line(&self, key: &str) -> usize {
        let names = |line: &str| {
            let line = line.trim_start();
            let tail = line
                .strip_prefix(key)
                .or_else(|| line.strip_prefix('[')?.split_once(&format!(".{key}")).map(|cut| cut.1));
            tail.is_some_and(|tail| tail.starts_with([' ', '.', '=', ']']))
        };
        self.text.lines().position(names).map_or(1, |index| index + 1)
    }

    fn violation(&self, key: &str, rule: &str) -> Violation {
        Violation::new(&self.path, self.line(key), rule)
    }

    /// The licence and the lints are the workspace's; a manifest that forgets to say so has none.
    pub(crate) fn inherits(&self) -> Vec<Violation> {
        let is_set = |value: Option<&Value>| {
            value.and_then(|value| value.get("workspace")).and_then(Value::as_bool).unwrap_or_default()
        };
        let package = self.table.get("package");
        let of_package = ["edition", "license", "publish", "rust-version", "version"];
        let mut missing: Vec<String> = of_package
            .iter()
            .filter(|key| !is_set(package.and_then(|package| package.get(**key))))
            .map(|key| format!("{key}.workspace = true"))
            .collect();
        if !is_set(self.table.get("lints")) {
            missing.push("[lints] workspace = true".to_owned());
        }
        let rule = |line| format!("a manifest takes from the workspace what the workspace sets: `{line}`");
        missing.into_iter().map(|line| Violation::new(&self.path, 1, &rule(line))).collect()
    }
}

pub(crate) fn json(manifest: &Manifest) -> Vec<Violation> {
    if manifest.name == "tabiya-rpc" || workspace::APPS.contains(&manifest.name.as_str()) {
        return Vec::new();
    }
    let uses = manifest.dependencies().into_iter();
    let uses = uses.filter(|used| used.package == "serde_json" && used.kind == Kind::Normal);
    uses.map(|used| manifest.violation(used.key, "only tabiya-rpc and the apps depend on serde_json"))
        .collect()
}

pub(crate) fn layers(manifest: &Manifest) -> Vec<Violation> {
    let Some(below) = allowed_below(&manifest.name) else {
        let rule = format!(
            "`{}` has no place in the table of layers (xtask/tests/tidy/manifests.rs)",
            manifest.name
        );
        return vec![Violation::new(&manifest.path, 1, &rule)];
    };
    let above = manifest.dependencies().into_iter().filter(|used| {
        let short = used.package.strip_prefix("tabiya-").unwrap_or(used.package);
        let is_ours = used.package == "tabiya" || used.package != short;
        is_ours && used.kind == Kind::Normal && !below.contains(&short)
    });
    above
        .map(|used| {
            let rule = format!(
                "`{}` must not know `{}`: it isn't below it in the layers",
                manifest.name, used.package
            );
            manifest.violation(used.key, &rule)
        })
        .collect()
}

fn allowed_below(name: &str) -> Option<Vec<&'static str>> {
    let mut rows = LAYERS.lines().filter_map(|row| row.trim().split_once(':'));
    let (_, below) = rows.find(|(above, _)| *above == name)?;
    Some(below.split_whitespace().collect())
}
