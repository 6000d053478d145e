import { mark, type Mark, smallMark } from './index.ts';
import { hex } from './palette.ts';

/** A mark's ground and strokes, for a square of 32 inside another drawing. */
export function markGroup({ rounding, letter, letterWidth, cross, crossWidth }: Mark): string {
  return (
    `<rect width="32" height="32" rx="${rounding}" fill="${hex('deep')}"/>` +
    `<g fill="none" stroke="${hex('mint-strong')}" stroke-linecap="round">` +
    `<path stroke-width="${letterWidth}" d="${letter}"/>` +
    `<path stroke-width="${crossWidth}" d="${cross}"/></g>`
  );
}

/** Where a mark is shown by itself, and how. */
const forms = {
  /** On its rounded ground, from 32 px. */
  icon: mark,
  /** For 16 and 24 px. */
  small: smallMark,
  /** To the edge: a phone cuts it to its own shape, and keeps at least the circle of 80 % inside. */
  full: { ...mark, rounding: 0 },
} satisfies Record<string, Mark>;

/** The mark as an SVG file. */
export const markSvg = (form: keyof typeof forms): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${markGroup(forms[form])}</svg>\n`;
