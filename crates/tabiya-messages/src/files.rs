use crate::Language;

/// The catalogue files of one language.
macro_rules! files {
    ($tag:literal) => {
        &[
            include_str!(concat!("../catalogues/", $tag, "/game.ftl")),
            include_str!(concat!("../catalogues/", $tag, "/record.ftl")),
            include_str!(concat!("../catalogues/", $tag, "/formation.ftl")),
            include_str!(concat!("../catalogues/", $tag, "/rpc.ftl")),
            include_str!(concat!("../catalogues/", $tag, "/cli.ftl")),
        ]
    };
}

/// The catalogues of a language, as Fluent sources. A language without any is said in English.
pub(crate) const fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => files!("en"),
        Language::Chinese => files!("zh"),
        Language::Vietnamese | Language::Russian => &[],
    }
}
