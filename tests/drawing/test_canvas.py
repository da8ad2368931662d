"""The same shapes as SVG and as pixels."""

from xml.etree import ElementTree

import numpy as np

from digsite.drawing.canvas import Canvas, Disc, Rect, Stroke, Words

RED = (255, 0, 0)
SMOOTHED = 24
"""How far a colour may be off near an edge."""


def picture() -> Canvas:
    canvas = Canvas(60, 40, "#ffffff", title="A & B")
    canvas.add(Rect(2, 2, 10, 10, "#ff0000"), Disc(30, 7, 5, "#ff0000", "#ff0000"))
    canvas.add(Stroke(((5, 30), (25, 30), (25, 20)), "#ff0000", 4))
    canvas.add(Words(55, 30, "<end>", 10, "#000000", anchor="end"))
    return canvas


def test_an_svg_says_what_it_shows_and_escapes_what_it_is_given() -> None:
    root = ElementTree.fromstring(picture().svg())
    assert root.findtext("{*}title") == "A & B"
    assert [shape.tag.rpartition("}")[2] for shape in root] == [
        *("title", "rect", "rect", "circle", "polyline", "text")
    ]
    text = root.find("{*}text")
    assert text is not None
    assert (text.text, text.get("text-anchor")) == ("<end>", "end")


def test_pixels_show_every_shape_where_the_svg_has_it() -> None:
    pixels = picture().pixels()
    assert pixels.shape == (40, 60, 3)
    for x, y in ((7, 7), (30, 7), (15, 30), (25, 25)):
        assert np.allclose(pixels[y, x], RED, atol=SMOOTHED), (x, y)
    words = pixels[24:36, 30:55].min(axis=2)
    assert np.any(words < 128)
    assert tuple(pixels[38, 2]) == (255, 255, 255)
