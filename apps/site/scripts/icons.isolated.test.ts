import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as brand from '@clinicdee/brand';
import { expect, it, vi } from 'vitest';
import { icons } from './icons.ts';

const root = join(import.meta.dirname, '../../..');
const made = await icons();

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

it.each([...made.keys()])(
  '%s is made from the present mark; else run `npm run brand -w apps/site`',
  async (file) => {
    const [stored, wanted] = [await readFile(join(root, file)), made.get(file)];
    if (!file.endsWith('.png')) {
      expect(stored).toEqual(wanted);
      return;
    }
    // Another release of sharp may compress the same pixels differently.
    const [a, b] = await Promise.all(
      [stored, wanted ?? stored].map((one) => sharp(one).raw().toBuffer()),
    );
    expect(a).toEqual(b);
  },
);

/** An icon with a mark that fills its square. */
async function wideIcon(): Promise<Buffer | undefined> {
  vi.resetModules();
  vi.doMock('@clinicdee/brand', async (original) => ({
    ...(await original<typeof brand>()),
    hasOwnMark: false,
    mark: { ...brand.mark, letter: 'M3 29V3l13 13L29 3v26', letterWidth: 5 },
  }));
  const { icons: make } = await import('./icons.ts');
  vi.doUnmock('@clinicdee/brand');
  return (await make()).get('apps/site/public/icon-192.png');
}

const cut = [
  ...[...made].filter(([file]) => file.endsWith('.png')),
  ['a mark that fills its square', await wideIcon()] as const,
];

it.each(cut)(
  '%s, cropped by a phone, has no transparent corner and its drawing in the safe circle',
  async (_, picture = Buffer.of()) => {
    const { data, width } = await pixels(picture);
    const [ground, isOpen] = [data.readUIntBE(0, 3), data[3] !== 255];
    expect(isOpen, 'a transparent corner').toBe(false);
    // Phones show at least the circle of 80 % of the width.
    const outside: string[] = [];
    let drawn = 0;
    for (let y = 0; y < width; y++) {
      for (let x = 0; x < width; x++) {
        if (data.readUIntBE((y * width + x) * 4, 3) === ground) continue;
        drawn++;
        const isSafe = Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) <= width * 0.4 + 1;
        if (!isSafe) outside.push(`${x} ${y}`);
      }
    }
    expect(outside).toEqual([]);
    // A vendor's own mark may be wide and low, and so small.
    expect(drawn / width ** 2).toBeGreaterThan(brand.hasOwnMark ? 0.01 : 0.05);
  },
);
