//! Members that stand twice in one object, of which most readers of JSON silently take the last.

use core::fmt;
use std::collections::BTreeSet;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// The name of the first member that stands twice in one object of this JSON.
pub(crate) fn name(text: &str) -> Option<String> {
    let mut name = None;
    // What is no JSON has been refused before.
    let _ = Search(&mut name).deserialize(&mut serde_json::Deserializer::from_str(text));
    name
}

/// Goes over a value, and breaks off where it has found a name.
struct Search<'f>(&'f mut Option<String>);

impl<'de> DeserializeSeed<'de> for Search<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Search<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<(), A::Error> {
        while values.next_element_seed(Search(&mut *self.0))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        let mut names = BTreeSet::new();
        while let Some(name) = members.next_key::<String>()? {
            if let Some(name) = names.replace(name) {
                *self.0 = Some(name);
                return Err(A::Error::custom("a member stands twice"));
            }
            members.next_value_seed(Search(&mut *self.0))?;
        }
        Ok(())
    }
}
