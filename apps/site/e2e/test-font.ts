/** A font with the widths of another one, in which every letter is a box. */
export interface TestFont {
  family: string;
  style: 'Regular' | 'Bold';
  /**
   * Widths in thousandths of an em, by the first character of a range (`U+0E01`), in ascending order; 0 is a combining
   * mark.
   */
  widths: Readonly<Record<string, readonly number[]>>;
}

const UNITS_PER_EM = 1000;
const ASCENT = 800;
const DESCENT = -200;
/** The width of the glyph for missing characters, as in DejaVu. */
const MISSING_WIDTH = 600;

function nameTable({ family, style }: TestFont): Buffer {
  const full = style === 'Bold' ? `${family} Bold` : family;
  const postScript = full.replaceAll(' ', '');
  const texts = [family, style, full, full, '1', postScript].map((text) =>
    Buffer.from(text, 'utf16le').swap16(),
  );
  let offset = 0;
  const records = texts.map((text, index) => {
    const record = u16(3, 1, 0x409, index + 1, text.length, offset);
    offset += text.length;
    return record;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...texts]);
}

/** Makes a TrueType font. */
export function makeTestFont(font: TestFont): Buffer {
  const isBold = font.style === 'Bold';
  const ranges = Object.entries(font.widths).map(([first, { length }]) => {
    const start = Number.parseInt(first.slice(2), 16);
    return { start, end: start + length - 1 };
  });
  const widths = [MISSING_WIDTH, ...Object.values(font.widths).flat()];
  const outlines = widths.map(outline);
  const places = [0];
  for (const { length } of outlines) places.push((places.at(-1) ?? 0) + length);
  let glyph = 1;
  const groups = ranges.map(({ start, end }) => {
    const group = u32(start, end, glyph);
    glyph += end - start + 1;
    return group;
  });

  return trueType({
    'OS/2': Buffer.concat([
      u16(4, 500, isBold ? 700 : 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      u32(1, 1 << 24, 0, 0),
      Buffer.from('none'),
      u16(isBold ? 0x20 : 0x40, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
      u32(1, 0),
      u16(500, 700, 0, 32, 1),
    ]),
    cmap: Buffer.concat([
      u16(0, 1, 3, 10),
      u32(12),
      u16(12, 0),
      u32(16 + 12 * groups.length, 0, groups.length),
      ...groups,
    ]),
    glyf: Buffer.concat(outlines),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, UNITS_PER_EM),
      Buffer.alloc(16),
      u16(0, DESCENT, UNITS_PER_EM, ASCENT, isBold ? 1 : 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ASCENT, DESCENT, 0, Math.max(...widths), 0, 0, UNITS_PER_EM, 1, 0, 0),
      Buffer.alloc(8),
      u16(0, widths.length),
    ]),
    hmtx: Buffer.concat(widths.map((width) => u16(width, width === 0 ? 0 : 40))),
    loca: u32(...places),
    maxp: Buffer.concat([u32(0x10000), u16(widths.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: nameTable(font),
    post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)]),
  });
}

/** Big-endian 16-bit words; of other numbers the lowest 16 bits. */
const u16 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, index * 2));
  return bytes;
};

/** Big-endian 32-bit words. */
const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, index * 4));
  return bytes;
};

/** The outline of a box, 40 units inside the glyph's width; empty for a mark. */
function outline(width: number): Buffer {
  if (width === 0) return Buffer.alloc(0);
  const right = width - 40;
  return Buffer.concat([
    u16(1, 40, 0, right, 700, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    u16(40, 0, right - 40, 0),
    u16(0, 700, 0, -700),
  ]);
}

/** Joins tables to a TrueType font (OpenType specification 1.9). */
function trueType(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables);
  let offset = 12 + 16 * names.length;
  const directory: Buffer[] = [u32(0x10000), u16(names.length, 128, 3, 16 * names.length - 128)];
  const bodies: Buffer[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    // Checksums stay 0: no program checks them.
    directory.push(Buffer.from(name), u32(0, offset, table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([...directory, ...bodies]);
}
