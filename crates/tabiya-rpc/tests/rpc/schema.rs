use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::Value;

/// The schema of messages, as it stands in the repository.
pub(crate) struct Schema {
    schemas: Schemas,
    message: SchemaIndex,
    request: SchemaIndex,
    answer: SchemaIndex,
    answers: SchemaIndex,
    results: Vec<(String, SchemaIndex)>,
}

const ID: &str = "urn:tabiya:rpc";

impl Schema {
    pub(crate) fn new() -> Self {
        let value = source();
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.set_default_draft(boon::Draft::V2020_12);
        compiler.add_resource(ID, value.clone()).expect("the schema has this address");
        let mut compile = |name: &str| {
            let place = format!("{ID}#{name}");
            compiler.compile(&place, &mut schemas).unwrap_or_else(|error| panic!("{name}: {error:#}"))
        };
        let [message, request, answer, answers] =
            ["", "/$defs/request", "/$defs/answer", "/$defs/answers"].map(&mut compile);
        let definitions = value["$defs"].as_object().expect("the schema has definitions");
        let results = definitions.keys().filter_map(|name| name.strip_suffix(".result"));
        let results =
            results.map(|method| (method.to_owned(), compile(&format!("/$defs/{method}.result")))).collect();
        Self { schemas, message, request, answer, answers, results }
    }

    pub(crate) fn is_request(&self, value: &Value) -> Result<(), String> {
        self.check(value, self.request)
    }

    pub(crate) fn is_answer(&self, value: &Value) -> Result<(), String> {
        self.check(value, if value.is_array() { self.answers } else { self.answer })?;
        self.check(value, self.message)
    }

    /// Whether a method of its own answers like this. A method that the schema doesn't know may answer anything.
    pub(crate) fn is_result(&self, method: &str, value: &Value) -> Result<(), String> {
        match self.results.iter().find(|(name, _)| name == method) {
            Some(&(_, index)) => self.check(value, index),
            None => Ok(()),
        }
    }

    fn check(&self, value: &Value, index: SchemaIndex) -> Result<(), String> {
        self.schemas.validate(value, index).map_err(|error| format!("{error:#}\n{value:#}"))
    }
}

/// The schema as JSON.
pub(crate) fn source() -> Value {
    let text = include_str!("../../../../docs/rpc.schema.json");
    serde_json::from_str(text).expect("the schema is JSON")
}
