import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { outline, trueType, u16, u32, UNITS_PER_EM } from './true-type.ts';

/** Where it lies. */
export const boxesFile = fileURLToPath(new URL('../src/styles/boxes.ttf', import.meta.url));

/** How wide Anuphan's regular Thai letters are on this site's words, marks not counted. */
const WIDTH = 544;
/** Anuphan's own. */
const ASCENT = 1025;
const DESCENT = -275;

/**
 * A font that has no letter, only the box that stands for a missing one, as wide and as high as a Thai
 * letter of Anuphan. It says nothing of marks (it has no `GDEF`), so they go by Unicode and have no
 * width: what is drawn in boxes is nearly as wide as its words (docs/guides/writing-thai.md).
 */
export function makeBoxes(): Buffer {
  const box = outline(WIDTH);
  return trueType({
    'OS/2': Buffer.concat([
      u16(0, WIDTH, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      Buffer.alloc(26),
      Buffer.from('none'),
      u16(0x40, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    ]),
    // A table of one range, which every such table ends with: no letter at all.
    cmap: Buffer.concat([
      u16(0, 1, 3, 1),
      u32(12),
      u16(4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0),
    ]),
    glyf: box,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, UNITS_PER_EM),
      Buffer.alloc(16),
      u16(0, DESCENT, UNITS_PER_EM, ASCENT, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ASCENT, DESCENT, 0, WIDTH, 0, 0, 0, 1, 0, 0),
      Buffer.alloc(8),
      u16(0, 1),
    ]),
    hmtx: u16(WIDTH, 40),
    loca: u16(0, box.length / 2),
    maxp: Buffer.concat([u32(0x10000), u16(1, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: u16(0, 0, 6),
    post: Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
  });
}

if (import.meta.main) writeFileSync(boxesFile, makeBoxes());
