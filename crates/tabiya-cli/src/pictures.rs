//! Pictures in files.

use std::ffi::OsStr;
use std::path::Path;

use tabiya::draw::{self, Options, Subject};
use tabiya_game::{Diagnostic, Message};

use crate::args::Picture;
use crate::codes;
use crate::context::{self, Context};
use crate::render::diagnostic::About;
use crate::saving;
use crate::stop::Stop;

/// The files that pictures are wanted in. Whether they may be written has been looked at.
pub(crate) struct Pictures<'a> {
    svg: Option<&'a Path>,
    png: Option<&'a Path>,
}

impl<'a> Pictures<'a> {
    /// Those that the command asks for.
    pub(crate) fn new(context: &Context, asked: &'a Picture) -> Result<Self, Stop> {
        let file = |name: Option<&'a OsStr>| match name {
            None => Ok(None),
            Some(name) if name == "-" => Err(context.usage(Message::new(codes::PICTURE_DASH))),
            Some(name) => {
                let path = Path::new(name);
                saving::may_write(path, asked.force, codes::PICTURE_EXISTS).map_err(|diagnostic| {
                    context.report(&[*diagnostic], About::Nothing);
                    Stop::Usage
                })?;
                Ok(Some(path))
            }
        };
        Ok(Self { svg: file(asked.svg.as_deref())?, png: file(asked.png.as_deref())? })
    }

    /// Whether there are none.
    pub(crate) const fn is_empty(&self) -> bool {
        self.svg.is_none() && self.png.is_none()
    }

    /// Draws, where any picture is wanted.
    pub(crate) fn write<'s>(
        &self,
        context: &Context,
        subject: impl Into<Subject<'s>>,
        options: &Options<'_>,
    ) -> Result<(), Stop> {
        if self.is_empty() {
            return Ok(());
        }
        let picture = draw::Picture::new(subject, options);
        context.report(picture.notes(), About::Nothing);
        let bad = |diagnostic: Box<Diagnostic>| context.bad(&[*diagnostic], About::Nothing);
        if let Some(path) = self.svg {
            saving::write(path, picture.svg().as_bytes()).map_err(bad)?;
        }
        if let Some(path) = self.png {
            saving::write(path, &picture.png()).map_err(bad)?;
        }
        Ok(())
    }
}

/// How a picture is drawn.
pub(crate) fn options<'c>(context: &'c Context, asked: &Picture) -> Options<'c> {
    Options {
        theme: asked.theme.into(),
        size: asked.size,
        flip: asked.flip,
        coordinates: asked.coordinates.into(),
        columns: context::width(),
        ..Options::new(&context.catalogue)
    }
}
