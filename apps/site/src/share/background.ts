import { mark } from '@clinicdee/brand';
import { hex } from '@clinicdee/brand/palette';
import { markGroup } from '@clinicdee/brand/mark-svg';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escape } from './render-text.ts';
import { amount } from '../thai/amount.ts';
import { type IncomeCard, SHARE_HEIGHT, SHARE_WIDTH, type ShareObject } from './share-digest.ts';

/** The y coordinate of the counter's top. */
export const COUNTER = 504;
const SURFACE = 716;

const style = `
.line{fill:none;stroke:${hex('strong')};stroke-width:4.5}
.hair{fill:none;stroke:${hex('line')};stroke-width:2.5}
.muted{fill:${hex('muted')}}.strong{fill:${hex('strong')}}
.data-0{fill:${hex('data-1')}}.data-1{fill:${hex('data-2')}}.data-2{fill:${hex('data-3')}}
.drawing{fill:none;stroke:${hex('on-deep')};stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.drawing-fill{fill:${hex('deep-fill')}}.drawing-paper{fill:${hex('deep-raised')}}
text{font-family:Anuphan;font-weight:700}`;

/** Returns the SVG background of a picture: paper, surface, object, counter, mark. */
export function background(object: ShareObject): string {
  // Covers need a light background, drawn objects a dark one.
  const isDeep = object.kind !== 'cover';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<style>${style}</style>
<rect width="100%" height="100%" fill="${hex('page')}"/>
<path fill="${hex(isDeep ? 'deep' : 'mint')}" d="M${SURFACE} 0H${SHARE_WIDTH}V${COUNTER}H${SURFACE + 44}a44 44 0 0 1-44-44z"/>
${drawn(object)}
<path class="line" d="M0 ${COUNTER}h${SHARE_WIDTH}"/>
<g transform="translate(60 ${COUNTER + 24}) scale(2.4375)">${markGroup(mark)}</g>
</svg>`;
}

function drawn(object: ShareObject): string {
  if (object.kind === 'income') return incomeCard(object);
  if (object.kind === 'cover') return '';
  const drawing = readFileSync(
    path.join(import.meta.dirname, `objects/${object.kind}.svg`),
    'utf8',
  );
  // The drawings' baseline is at y = 106 of 120.
  return drawing.replace('<svg', `<svg x="722" y="${COUNTER - 106 * 3}" width="480" height="360"`);
}

const CARD = { left: 666, top: 44, width: 480, height: 424, inset: 36 };
const FLOOR = CARD.top + 363;
const HIGHEST = 164;
const BAR = { width: 41, gap: 3 };

/** Today's income in large figures above a bar chart of seven days by branch. */
function incomeCard({ caption, unit, days }: IncomeCard): string {
  const left = CARD.left + CARD.inset;
  const right = CARD.left + CARD.width - CARD.inset;
  const sums = days.map(({ income }) => income.reduce((sum, baht) => sum + baht, 0));
  const scale = HIGHEST / Math.max(...sums, 1);
  const step = (right - left) / days.length;
  const bars = days.map(({ label, income }, day) => {
    const isToday = day === days.length - 1;
    const middle = left + step * (day + 0.5);
    let foot = FLOOR - 2;
    const parts = income.map((baht, branch) => {
      const height = baht * scale;
      foot -= height;
      const bar = `<rect class="data-${branch}" x="${middle - BAR.width / 2}" y="${foot}" width="${BAR.width}" height="${height}" rx="5"/>`;
      foot -= BAR.gap;
      return bar;
    });
    return `<g opacity="${isToday ? 1 : 0.42}">${parts.join('')}</g>
<text class="${isToday ? 'strong' : 'muted'}" x="${middle}" y="${FLOOR + 34}" font-size="27" text-anchor="middle">${escape(label)}</text>`;
  });
  return `<rect class="hair" style="fill:${hex('card')}" x="${CARD.left}" y="${CARD.top}" width="${CARD.width}" height="${CARD.height}" rx="28"/>
<text class="muted" x="${left}" y="${CARD.top + 56}" font-size="34">${escape(caption)}</text>
<text class="strong" x="${left - 3}" y="${CARD.top + 144}" font-size="80">${amount(sums.at(-1) ?? 0, 'th')}</text>
<text class="muted" x="${right}" y="${CARD.top + 144}" font-size="36" text-anchor="end">${escape(unit)}</text>
<path class="hair" d="M${left} ${FLOOR}H${right}"/>${bars.join('')}`;
}
