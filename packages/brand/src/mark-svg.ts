import { hasOwnMark, mark, type Mark, smallMark } from './index.ts';
import { ownMark } from './own-mark.ts';
import { hex } from './palette.ts';

/** The vendor's own drawing as an embedded image, so that its ids and styles cannot clash with others. */
const embeddedDrawing = (at: number, size: number): string =>
  `<image x="${at}" y="${at}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${Buffer.from(ownMark).toString('base64')}"/>`;

/**
 * Returns the SVG of a mark (background and strokes) or of the vendor's own drawing, for a 32 × 32 square.
 *
 * @param strokes scale of the strokes, from 0 to 1
 */
export function markGroup(
  { rounding, letter, letterWidth, cross, crossWidth }: Mark,
  strokes = 1,
): string {
  if (hasOwnMark) return embeddedDrawing(0, 32);
  const smaller =
    strokes < 1 ? ` transform="translate(16 16)scale(${strokes})translate(-16-16)"` : '';
  return (
    `<rect width="32" height="32" rx="${rounding}" fill="${hex('deep')}"/>` +
    `<g${smaller} fill="none" stroke="${hex('mint-strong')}" stroke-linecap="round">` +
    `<path stroke-width="${letterWidth}" d="${letter}"/>` +
    `<path stroke-width="${crossWidth}" d="${cross}"/></g>`
  );
}

/** The variants of the standalone mark. */
const forms = {
  /** From 32 px, on a rounded background. */
  icon: () => markGroup(mark),
  /** For 16 and 24 px. */
  small: () => markGroup(smallMark),
  /**
   * Maskable icon without rounding: phones crop it but keep the central circle of 80 %. The vendor's own drawing fits
   * into that circle on paper colour; pass `strokes` where the strokes reach beyond it.
   */
  full: (strokes?: number) =>
    hasOwnMark
      ? `<rect width="32" height="32" fill="${hex('card')}"/>${embeddedDrawing(7, 18)}`
      : markGroup({ ...mark, rounding: 0 }, strokes),
} satisfies Record<string, (strokes?: number) => string>;

/** Returns the mark as a 32 × 32 SVG. @param strokes scale of the strokes of the form `full`, from 0 to 1 */
export const markSvg = (form: keyof typeof forms, strokes?: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${forms[form](strokes)}</svg>\n`;

/** Returns the SVG file that pages show: the vendor's own drawing is unchanged. */
export const markFile = (): string => (hasOwnMark ? `${ownMark}\n` : markSvg('icon'));
