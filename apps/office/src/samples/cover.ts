import sharp from 'sharp';
import { type Drawing, drawings } from './drawings.ts';

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
  mint: { ground: '#e2f6ec', paper: '#fffefb', fill: '#c2efd8', line: '#0c2c20' },
  sand: { ground: '#f5f0e7', paper: '#fffefb', fill: '#c2efd8', line: '#0c2c20' },
  deep: { ground: '#0d3325', paper: '#15412f', fill: '#2a6a50', line: '#d9f2e5' },
} as const;

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
    <style>.p{fill:${colours.paper}}.f{fill:${colours.fill}}</style>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>
    <g fill="none" stroke="${colours.line}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 ${COUNTER}H${WIDTH}"/>${standing.join('')}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function feet(height: number): number {
  return height > 200 ? 18 : 14;
}
