/// The most similar of the known names, where one is so similar that it was probably meant.
///
/// ```
/// use tabiya_rpc::nearest;
/// assert_eq!(nearest("Nightridr", ["Knight", "Nightrider"]), Some("Nightrider"));
/// assert_eq!(nearest("Zebra", ["Knight", "Nightrider"]), None);
/// ```
pub fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// Below this, names have hardly more in common than some letters.
    const SIMILAR: f64 = 0.8;
    /// No name is longer, and comparing takes the product of the lengths.
    const LONGEST: usize = 64;
    if found.len() > LONGEST {
        return None;
    }
    known
        .into_iter()
        .map(|name| (strsim::jaro_winkler(found, name), name))
        .filter(|&(similarity, _)| similarity >= SIMILAR)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_recognised_and_strangers_are_not() {
        let known = ["position", "history", "language", "text"];
        assert_eq!(nearest("postion", known), Some("position"));
        assert_eq!(nearest("languag", known), Some("language"));
        assert_eq!(nearest("depth", known), None);
        assert_eq!(nearest(&"position".repeat(100_000), known), None);
    }
}
