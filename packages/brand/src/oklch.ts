/*
 * Colours by lightness, chroma and hue (OKLCH), and what a screen makes of them. The matrices are those of
 * CSS Color 4, §20 (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 */

/** Lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue as light, each from 0 to 1 where a screen can show it. */
type Light = [red: number, green: number, blue: number];

function lightOf({ lightness, chroma, hue }: Oklch): Light {
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** A part of light as the byte that stands for it in sRGB. */
const byteOf = (light: number): number => {
  const part = Math.min(1, Math.max(0, light));
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
};

const lightOfByte = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** A hair beyond is what rounding to bytes takes back. */
const BEYOND = 0.0005;

const canBeShown = (colour: Oklch): boolean =>
  lightOf(colour).every((part) => part >= -BEYOND && part <= 1 + BEYOND);

/** The colour itself, or the strongest of its hue and lightness that every screen (sRGB) can show. */
export function shown(colour: Oklch): Oklch {
  if (canBeShown(colour)) return colour;
  let chroma = Math.floor(colour.chroma * 1000) / 1000;
  while (chroma > 0 && !canBeShown({ ...colour, chroma })) {
    chroma = Math.round(chroma * 1000 - 1) / 1000;
  }
  return { ...colour, chroma };
}

/** As a style sheet has it: `oklch(0.285 0.052 168)`. */
export const inCss = ({ lightness, chroma, hue }: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue})`;

/** For whatever knows no OKLCH, pictures and manifests above all: `#073225`. */
export const inHex = (colour: Oklch): string =>
  `#${lightOf(colour)
    .map((part) => byteOf(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** How much light comes from a colour as a screen shows it, from 0 to 1 (WCAG 2, "relative luminance"). */
function luminance(colour: Oklch): number {
  const [red, green, blue] = lightOf(colour).map((part) => lightOfByte(byteOf(part))) as Light;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2, "contrast ratio"). */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
