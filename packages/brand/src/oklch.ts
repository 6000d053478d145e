/*
 * OKLCH colours and their conversion to sRGB. The matrices are those of CSS Color 4, §20
 * (https://www.w3.org/TR/css-color-4/#color-conversion-code).
 */

/** Lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Linear red, green and blue; each from 0 to 1 within the sRGB gamut. */
type LinearRgb = [red: number, green: number, blue: number];

function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const turn = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(turn);
  const b = chroma * Math.sin(turn);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Encodes a linear channel as an sRGB byte. */
const encodeByte = (light: number): number => {
  const part = Math.min(1, Math.max(0, light));
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
};

const decodeByte = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Tolerance that rounding to bytes absorbs. */
const TOLERANCE = 0.0005;

const isInGamut = (colour: Oklch): boolean =>
  toLinearRgb(colour).every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

/** Returns the colour, with its chroma reduced until it fits into the sRGB gamut. */
export function toGamut(colour: Oklch): Oklch {
  if (isInGamut(colour)) return colour;
  let chroma = Math.floor(colour.chroma * 1000) / 1000;
  while (chroma > 0 && !isInGamut({ ...colour, chroma })) {
    chroma = Math.round(chroma * 1000 - 1) / 1000;
  }
  return { ...colour, chroma };
}

/** Formats a colour for CSS: `oklch(0.285 0.052 168)`. */
export const toCss = ({ lightness, chroma, hue }: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue})`;

/** Formats a colour for pictures and manifests, which do not support OKLCH: `#073225`. */
export const toHex = (colour: Oklch): string =>
  `#${toLinearRgb(colour)
    .map((part) => encodeByte(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** Returns the relative luminance (WCAG 2), from 0 to 1. */
function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearRgb(colour).map((part) =>
    decodeByte(encodeByte(part)),
  ) as LinearRgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio (WCAG 2), from 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
