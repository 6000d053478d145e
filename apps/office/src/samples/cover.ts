import { type ColourName, hex } from '@clinicdee/brand/palette';
import sharp from 'sharp';
import { type Drawing, drawings } from './illustrations.ts';

/** An object on the counter; position and width in units of the view box. */
interface PlacedDrawing {
  drawing: Drawing;
  left: number;
  width: number;
}

/** The cover of a sample article. */
export interface Cover {
  ground: keyof typeof grounds;
  objects: PlacedDrawing[];
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

/** Renders a cover with line drawings on the counter, as PNG of 1920 × 1200. */
export function drawCover({ ground, objects }: Cover): Promise<Buffer> {
  const colours = grounds[ground];
  const drawn = objects.map(({ drawing, left, width }) => {
    const { width: ownWidth, height: ownHeight, lines } = drawings[drawing];
    const scale = width / ownWidth;
    // Each drawing has a margin at the bottom.
    const top = COUNTER - (ownHeight - bottomMargin(ownHeight)) * scale;
    return `<g transform="translate(${left} ${top}) scale(${scale})" stroke-width="${1.6 / scale}">${lines}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${PIXELS}" height="${(PIXELS * HEIGHT) / WIDTH}">
    <style>.p{fill:${hex(colours.paper)}}.f{fill:${hex(colours.fill)}}</style>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${hex(colours.ground)}"/>
    <g fill="none" stroke="${hex(colours.line)}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 ${COUNTER}H${WIDTH}"/>${drawn.join('')}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function bottomMargin(height: number): number {
  return height > 200 ? 18 : 14;
}
