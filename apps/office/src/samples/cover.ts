import { type ColourName, hex } from '@clinicdee/brand/palette';
import sharp from 'sharp';
import { type Drawing, drawings } from './illustrations.ts';

/** An object on the counter: what, how wide, and how far from the left. */
interface Standing {
  drawing: Drawing;
  left: number;
  width: number;
}

/** What a sample's cover shows. */
export interface Cover {
  ground: keyof typeof grounds;
  objects: Standing[];
}

const grounds = {
  mint: { ground: 'mint', paper: 'card', fill: 'mint-strong', line: 'strong' },
  sand: { ground: 'sand', paper: 'card', fill: 'mint-strong', line: 'strong' },
  deep: { ground: 'deep', paper: 'deep-raised', fill: 'deep-fill', line: 'mint' },
} satisfies Record<string, Record<string, ColourName>>;

const WIDTH = 320;
const HEIGHT = 200;
const COUNTER = 164;
const PIXELS = 1920;

/** Draws a cover: lined objects standing on the counter. PNG, 1920 × 1200. */
export function drawCover({ ground, objects }: Cover): Promise<Buffer> {
  const colours = grounds[ground];
  const standing = objects.map(({ drawing, left, width }) => {
    const { width: ownWidth, height: ownHeight, lines } = drawings[drawing];
    const scale = width / ownWidth;
    // Each drawing keeps some air below its feet.
    const top = COUNTER - (ownHeight - feet(ownHeight)) * scale;
    return `<g transform="translate(${left} ${top}) scale(${scale})" stroke-width="${1.6 / scale}">${lines}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${PIXELS}" height="${(PIXELS * HEIGHT) / WIDTH}">
    <style>.p{fill:${hex(colours.paper)}}.f{fill:${hex(colours.fill)}}</style>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${hex(colours.ground)}"/>
    <g fill="none" stroke="${hex(colours.line)}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 ${COUNTER}H${WIDTH}"/>${standing.join('')}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function feet(height: number): number {
  return height > 200 ? 18 : 14;
}
