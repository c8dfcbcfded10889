#!/usr/bin/env python3
"""Makes tabiya-signs.ttf, the font that the crate embeds, out of three fonts under the SIL Open Font License.

    pip install fonttools
    python3 subset.py --hanzi LXGWWenKai-Bold.ttf --latin NotoSans-Regular.ttf --symbols NotoSansSymbols2-Regular.ttf

It keeps the characters of characters.txt and of what the catalogues' draw.ftl have for pictures (legend and labels),
each from the first font that has it in the order latin, symbols, hanzi; drops everything but outlines and widths; and
renames the result, as the licence asks for.
"""

import argparse
import pathlib
import sys
import tempfile

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
CATALOGUES = HERE.parent.parent / "tabiya-messages" / "catalogues"
DRAWN = ("draw-legend-", "draw-label-")
NAME = "Tabiya Signs"
LICENCE = "SIL Open Font License, Version 1.1; see OFL.txt"
# What outlines, widths and their index need.
KEPT = {"cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "GlyphOrder"}


def wanted():
    """The characters to keep."""
    lines = (HERE / "characters.txt").read_text(encoding="utf-8").splitlines()
    texts = [line for line in lines if not line.startswith("# ")]
    for path in sorted(CATALOGUES.glob("*/draw.ftl")):
        messages = path.read_text(encoding="utf-8").splitlines()
        texts += [line for line in messages if line.startswith(DRAWN)]
    return {ord(c) for text in texts for c in text if c.isprintable()}


def part(path, characters):
    """The font with these characters and nothing but their outlines."""
    options = subset.Options(
        hinting=False, glyph_names=False, notdef_outline=False, recalc_bounds=True, layout_features=[], name_IDs=[]
    )
    font = TTFont(path)
    if font["head"].unitsPerEm != 1000:
        sys.exit(f"{path}: the fonts are merged as they are, so all must have 1000 units per em")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    for table in set(font.keys()) - KEPT - {"OS/2", "post"}:
        del font[table]
    return font


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for role in ("latin", "symbols", "hanzi"):
        arguments.add_argument(f"--{role}", required=True, type=pathlib.Path)
    paths = vars(arguments.parse_args())
    left = wanted()
    copyrights = []
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for role in ("latin", "symbols", "hanzi"):
            source = TTFont(paths[role])
            mine = left & source.getBestCmap().keys()
            left -= mine
            copyrights.append(source["name"].getDebugName(0))
            files.append(f"{folder}/{role}.ttf")
            part(paths[role], mine).save(files[-1])
        merged = Merger().merge(files)
    if left:
        sys.exit("none of the fonts has " + " ".join(f"U+{c:04X} {chr(c)}" for c in sorted(left)))
    for table in set(merged.keys()) - KEPT:
        del merged[table]
    names = merged["name"]
    names.names = []
    texts = {0: "\n".join(copyrights), 1: NAME, 2: "Regular", 4: NAME, 6: NAME.replace(" ", ""), 13: LICENCE}
    for number, text in texts.items():
        names.setName(text, number, 3, 1, 0x409)
    merged["head"].created = merged["head"].modified = 0
    merged.recalcTimestamp = False
    target = HERE / "tabiya-signs.ttf"
    merged.save(target)
    print(f"{target.name}: {len(merged.getBestCmap())} characters, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
