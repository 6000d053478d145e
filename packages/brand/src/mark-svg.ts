import { hasOwnMark, mark, type Mark, smallMark } from './index.ts';
import { ownMark } from './own-mark.ts';
import { hex } from './palette.ts';

/** The vendor's own drawing within a square, as a picture of its own: its ids and styles meet no others. */
const ownPicture = (at: number, size: number): string =>
  `<image x="${at}" y="${at}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${Buffer.from(ownMark).toString('base64')}"/>`;

/**
 * A mark's ground and strokes, or the vendor's own drawing, for a square of 32 inside another drawing.
 *
 * @param strokes their size, where they are to be smaller than they are drawn: 0 to 1
 */
export function markGroup(
  { rounding, letter, letterWidth, cross, crossWidth }: Mark,
  strokes = 1,
): string {
  if (hasOwnMark) return ownPicture(0, 32);
  const smaller =
    strokes < 1 ? ` transform="translate(16 16)scale(${strokes})translate(-16-16)"` : '';
  return (
    `<rect width="32" height="32" rx="${rounding}" fill="${hex('deep')}"/>` +
    `<g${smaller} fill="none" stroke="${hex('mint-strong')}" stroke-linecap="round">` +
    `<path stroke-width="${letterWidth}" d="${letter}"/>` +
    `<path stroke-width="${crossWidth}" d="${cross}"/></g>`
  );
}

/** Where a mark is shown by itself, and how. */
const forms = {
  /** On its rounded ground, from 32 px. */
  icon: () => markGroup(mark),
  /** For 16 and 24 px. */
  small: () => markGroup(smallMark),
  /**
   * To the edge: a phone cuts it to its own shape, and keeps at least the circle of 80 % inside. A drawing of the
   * vendor's own stands on paper within that circle; strokes that reach beyond are to be smaller.
   */
  full: (strokes?: number) =>
    hasOwnMark
      ? `<rect width="32" height="32" fill="${hex('card')}"/>${ownPicture(7, 18)}`
      : markGroup({ ...mark, rounding: 0 }, strokes),
} satisfies Record<string, (strokes?: number) => string>;

/** The mark as an SVG of 32 by 32. @param strokes the size of those of a full one: 0 to 1 */
export const markSvg = (form: keyof typeof forms, strokes?: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${forms[form](strokes)}</svg>\n`;

/** The mark as the file that pages show: the vendor's own drawing as it is. */
export const markFile = (): string => (hasOwnMark ? `${ownMark}\n` : markSvg('icon'));
