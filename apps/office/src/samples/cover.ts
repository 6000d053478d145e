import { type ColourName, hex } from '@clinicdee/brand/palette';
import sharp from 'sharp';

/** The cover of a sample article. */
export interface Cover {
  ground: keyof typeof grounds;
  /** The objects on the counter. */
  objects: readonly [left: keyof typeof drawings, right: keyof typeof drawings];
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
/** Positions and widths of the two objects, in units of the view box. */
const places = [
  { left: 28, width: 156 },
  { left: 192, width: 112 },
] as const;
/** The width of each drawing, and the distance of its base from its top. */
const DRAWING_WIDTH = 160;
const DRAWING_BASE = 106;

/** Renders a cover with line drawings on the counter, as PNG of 1920 × 1200. */
export function drawCover({ ground, objects }: Cover): Promise<Buffer> {
  const colours = grounds[ground];
  const drawn = places.map(({ left, width }, index) => {
    const scale = width / DRAWING_WIDTH;
    const top = COUNTER - DRAWING_BASE * scale;
    const drawing = objects[index === 0 ? 0 : 1];
    return `<g transform="translate(${left} ${top}) scale(${scale})" stroke-width="${1.6 / scale}">${drawings[drawing]}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${PIXELS}" height="${(PIXELS * HEIGHT) / WIDTH}">
    <style>.p{fill:${hex(colours.paper)}}.f{fill:${hex(colours.fill)}}</style>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${hex(colours.ground)}"/>
    <g fill="none" stroke="${hex(colours.line)}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 ${COUNTER}H${WIDTH}"/>${drawn.join('')}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Line drawings of clinic objects; class `p` is the paper colour, `f` the fill. */
const drawings = {
  files: `<path class="p" d="M26 92h108v14H26z"/><path d="M34 99h20M118 99h8"/><path class="f" d="M32 76h104v16H32z"/><path d="M40 84h24M122 84h6"/><path class="p" d="M22 60h104v16H22z"/><path d="M30 68h16M60 68h40"/><path class="p" d="M38 46h96l3 14H35z"/><path class="f" d="M44 46l-3-26 30-4 3 30z"/><path d="M49 24l16-2M50 31l16-2M51 38l10-1"/><path class="p" d="M80 46l6-32 34 7-5 25z"/><path d="M92 23l20 4M91 30l20 4M89 37l12 2.5"/><path d="M134 92c6 0 10-3 10-8s-3-8-8-8"/>`,
  reader: `<g><rect class="p" x="42" y="16" width="76" height="62" rx="7"/><rect x="53" y="30" width="15" height="12" rx="2.5"/><path d="M60.5 30v12M53 36h15"/><circle cx="98" cy="34" r="7"/><path d="M85 56c1-8 6-12 13-12s12 4 13 12"/><path d="M53 52h20M53 60h14"/></g><path class="f" d="M34 68h92a9 9 0 0 1 9 8.500l1.5 20a9 9 0 0 1-9 9.500H32.500a9 9 0 0 1-9-9.500l1.5-20A9 9 0 0 1 34 68z"/><path d="M40 77h80"/><circle cx="118" cy="92" r="3"/><path d="M42 92h22"/>`,
  phone: `<rect class="f" x="46" y="14" width="54" height="92" rx="9"/><rect class="p" x="52" y="24" width="42" height="68" rx="3"/><path d="M68 99h10"/><path class="p" d="M70 34h60a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H90l-11 10v-10h-9a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z"/><path d="M74 46h50M74 57h32"/>`,
  plant: `<path class="p" d="M60 106l-6-30h52l-6 30z"/><path d="M52 76h56"/><path class="f" d="M80 76c-4-22-22-26-32-30 0 16 12 28 32 30zM80 76c0-26 12-38 26-46 4 20-6 38-26 46z"/><path d="M80 76C78 54 76 40 72 22"/><path class="f" d="M74 44c-8-6-10-16-4-26 8 8 10 18 4 26z"/>`,
  printer: `<path class="p" d="M52 64V18l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5v46"/><path d="M63 36h34M63 46h22M63 56h34"/><rect class="f" x="30" y="60" width="100" height="46" rx="11"/><rect class="p" x="44" y="66" width="72" height="7" rx="3.5"/><circle cx="112" cy="90" r="4.5"/><path d="M48 90h18"/>`,
  drawer: `<rect class="p" x="22" y="34" width="116" height="44" rx="8"/><path d="M38 34v-6h30v6"/><circle cx="80" cy="56" r="6"/><path d="M80 56v5"/><path class="f" d="M28 78h104l14 28H14z"/><path d="M52 78l-6 28M80 78v28M108 78l6 28"/><path class="p" d="M56 84h18l-1 12H54z"/><ellipse class="p" cx="95" cy="93" rx="8" ry="4"/><path d="M87 93v4c0 2.2 3.6 4 8 4s8-1.8 8-4v-4"/>`,
} as const;
