//! What the commands say, word for word. `TRYCMD=overwrite cargo test -p tabiya-cli` writes it anew.

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        .env("LC_ALL", "C.UTF-8")
        .case("tests/cmd/*.md")
        .case("tests/cmd/*.toml")
        .case("README.md");
}
