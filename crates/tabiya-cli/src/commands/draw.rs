//! `tabiya draw`.

use std::io::Write as _;

use tabiya::draw;

use crate::args::Draw;
use crate::context::{Context, Out};
use crate::loading::{self, Way};
use crate::pictures::{self, Pictures};
use crate::render::drawing;
use crate::stop::Stop;

pub(crate) fn run(context: &Context, arguments: &Draw, out: &mut Out) -> Result<(), Stop> {
    let pictures = Pictures::new(context, &arguments.picture)?;
    let loaded = loading::load(context, arguments.game.name(), &arguments.start, Way::LastPly)?;
    let scene = loaded.table.scene();
    let options = pictures::options(context, &arguments.picture);
    if pictures.is_empty() {
        write!(out, "{}", drawing::styled(&draw::spans(&scene, &options)))?;
        return Ok(());
    }
    pictures.write(context, &scene, &options)
}
