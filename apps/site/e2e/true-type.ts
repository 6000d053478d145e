export const UNITS_PER_EM = 1000;

/** Big-endian 16-bit words; of other numbers the lowest 16 bits. */
export const u16 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, index * 2));
  return bytes;
};

/** Big-endian 32-bit words. */
export const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, index * 4));
  return bytes;
};

/** The outline of a box, 40 units inside the glyph's width; empty for a mark. */
export function outline(width: number): Buffer {
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
export function trueType(tables: Readonly<Record<string, Buffer>>): Buffer {
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
