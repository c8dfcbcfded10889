#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod budget;
mod envelope;
mod error;
mod methods;
mod nearest;
mod params;
mod service;
pub mod shapes;
mod twice;

pub use budget::{MAX_BATCH, MAX_DEPTH, MAX_HISTORY, MAX_MESSAGE, MAX_NODES, MAX_PIECES};
pub use error::{ErrorKind, RpcError};
pub use nearest::nearest;
pub use service::Service;
