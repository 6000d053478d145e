import opentype from 'opentype.js';

interface TestFont {
  family: string;
  style: 'Regular' | 'Bold';
  /** Widths in thousandths of an em, by the first character of a range (`U+0E01`); 0 is a combining mark. */
  widths: Readonly<Record<string, readonly number[]>>;
}

/** The width of the glyph for missing characters, as in DejaVu. */
const MISSING_WIDTH = 600;

/** A box inside the glyph's width; nothing for a mark. */
function outline(width: number): opentype.Path {
  const path = new opentype.Path();
  if (width === 0) return path;
  path.moveTo(40, 0);
  path.lineTo(width - 40, 0);
  path.lineTo(width - 40, 700);
  path.lineTo(40, 700);
  path.close();
  return path;
}

/** Makes a font with the widths of another one, in which every letter is a box. */
export function makeTestFont({ family, style, widths }: TestFont): Buffer {
  const glyph = (advanceWidth: number, unicode?: number) =>
    new opentype.Glyph({
      unicode,
      name: `${unicode ?? ''}`,
      advanceWidth,
      path: outline(advanceWidth),
    });
  const letters = Object.entries(widths).flatMap(([first, list]) =>
    list.map((width, index) => glyph(width, Number.parseInt(first.slice(2), 16) + index)),
  );
  const isBold = style === 'Bold';
  // `local()` finds a font by one of these names.
  const fullName = isBold ? `${family} Bold` : family;
  const font = new opentype.Font({
    familyName: family,
    styleName: style,
    weightClass: isBold ? '700' : '400',
    fullName,
    postScriptName: fullName.replaceAll(' ', ''),
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    glyphs: [glyph(MISSING_WIDTH), ...letters],
  });
  return Buffer.from(font.toArrayBuffer());
}
