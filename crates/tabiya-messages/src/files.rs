use crate::Language;

/// The catalogue files of one language.
macro_rules! files {
    ($tag:literal: $($name:literal)*) => {
        &[$(include_str!(concat!("../catalogues/", $tag, "/", $name, ".ftl"))),*]
    };
}

/// The catalogues of a language, as Fluent sources. What a language lacks is said in English.
pub(crate) const fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => {
            files!("en": "game" "record" "formation" "pieces" "variants" "xiangqi" "explain" "betza" "draw" "rpc" "cli")
        }
        Language::Chinese => {
            files!("zh": "game" "record" "formation" "pieces" "variants" "xiangqi" "explain" "betza" "draw" "rpc" "cli")
        }
        Language::Vietnamese => {
            files!("vi": "game" "record" "pieces" "variants" "xiangqi" "explain" "betza" "draw" "cli")
        }
        Language::Russian => files!("ru": "game" "record" "pieces" "variants" "explain" "betza" "draw" "cli"),
    }
}
