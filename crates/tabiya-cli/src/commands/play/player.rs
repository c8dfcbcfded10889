use fastrand::Rng;
use tabiya_game::{Scene, Target};

/// Whether this target is giving up.
pub(super) fn is_resignation(target: &Target) -> bool {
    target.kind.as_str().ends_with(".resign")
}

/// Plays any legal action, each as likely as the others. It gives up only when there is nothing else to do.
pub(super) struct RandomPlayer {
    seed: u64,
    random: Rng,
}

impl RandomPlayer {
    /// The player whose choices follow from this number, or from one that is chosen.
    pub(super) fn new(seed: Option<u64>) -> Self {
        // A number that is easily typed again.
        let seed = seed.unwrap_or_else(|| fastrand::u64(..1_000_000));
        Self { seed, random: Rng::with_seed(seed) }
    }

    /// The number that its choices follow from.
    pub(super) const fn seed(&self) -> u64 {
        self.seed
    }

    /// The text of an action; `None` where there is none.
    pub(super) fn choose(&mut self, scene: &Scene) -> Option<String> {
        let mut texts: Vec<_> = scene
            .targets
            .iter()
            .filter(|target| !is_resignation(target))
            .map(|target| &target.text)
            .collect();
        if texts.is_empty() {
            return scene.targets.first().map(|target| target.text.clone());
        }
        // In an order that doesn't depend on how a game generates its actions.
        texts.sort_unstable();
        Some(texts[self.random.usize(..texts.len())].clone())
    }
}
