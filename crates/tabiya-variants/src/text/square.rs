use tabiya_board::Geometry;

/// Appends the name of a square: `e4`.
pub(super) fn push(text: &mut String, geometry: Geometry, square: usize) {
    let width = usize::from(geometry.width());
    let line = usize::from(geometry.height()) - square / width;
    text.push(char::from(b'a' + (square % width) as u8));
    if line >= 10 {
        text.push(char::from(b'0' + (line / 10) as u8));
    }
    text.push(char::from(b'0' + (line % 10) as u8));
}

/// The name of a square.
pub(super) fn name(geometry: Geometry, square: usize) -> String {
    let mut name = String::with_capacity(3);
    push(&mut name, geometry, square);
    name
}
