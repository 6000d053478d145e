import { clampChroma, displayable, formatHex, type Oklch, wcagContrast } from 'culori';
import { actionHue, hue, paperHue } from './vendor.ts';

/*
 * Every colour of site, office and pictures, named by purpose and computed from the hues in `vendor.ts`.
 * The design fixes lightness and chroma; chroma is reduced where sRGB cannot show it. `contrastProblems`
 * lists pairs with too little contrast.
 */

/** The hues of a palette, in OKLCH degrees. */
export interface Hues {
  /** The brand colour. */
  hue: number;
  /** The page background. */
  paperHue: number;
  /** The primary action. */
  actionHue: number;
}

/** Computes each colour of the design from the hues. */
export function paletteOf({ hue: own, paperHue: paper, actionHue: action }: Hues) {
  const degrees = (turned: number) => (Math.round(turned) + 720) % 360;
  const of = (l: number, c: number, at: number): Oklch => {
    const colour: Oklch = { mode: 'oklch', l, c, h: degrees(at) };
    if (displayable(colour)) return colour;
    return { ...colour, c: Math.floor(clampChroma(colour, 'oklch').c * 1000) / 1000 };
  };
  /** The brand hue, shifted by some degrees. */
  const brand = (lightness: number, chroma: number, beside = 0) =>
    of(lightness, chroma, own + beside);
  /**
   * Mixes paper (0) and brand (1) along a straight line through the hue circle; distant hues meet in grey. Interpolating
   * the angle would produce unrelated hues, such as green between paper and blue.
   */
  const between = (lightness: number, chroma: number, share: number) => {
    const turned = ((own - paper) * Math.PI) / 180;
    const along = 1 - share + share * Math.cos(turned);
    const aside = share * Math.sin(turned);
    const beside = (Math.atan2(aside, along) * 180) / Math.PI;
    const mixed = Math.round(chroma * Math.hypot(along, aside) * 1000) / 1000;
    return of(lightness, mixed, paper + beside);
  };

  return {
    // Surfaces: warm paper, deeper paper, cards, tints, the dark band and its raised elements.
    page: of(0.985, 0.008, paper),
    sand: of(0.958, 0.014, paper),
    card: of(0.998, 0.003, paper),
    mint: brand(0.95, 0.03, -2),
    'mint-strong': brand(0.905, 0.052, -2),
    deep: brand(0.285, 0.052),
    'deep-raised': brand(0.335, 0.056),
    'deep-high': brand(0.38, 0.056),
    'deep-fill': brand(0.46, 0.07, -1),

    // Text.
    strong: brand(0.255, 0.04),
    body: brand(0.365, 0.03),
    muted: brand(0.475, 0.026),
    'on-deep': between(0.975, 0.0137, 0.153),
    'on-deep-muted': brand(0.845, 0.034, -8),
    link: brand(0.42, 0.085, -3),
    'link-hover': brand(0.32, 0.075, -2),

    // Lines: hairlines are decorative; the border of an input must be visible.
    line: between(0.88, 0.018, 0.332),
    'line-strong': brand(0.255, 0.04),
    'line-control': brand(0.585, 0.03, -3),
    'line-on-deep': brand(0.435, 0.05),

    // The primary action only.
    action: of(0.815, 0.15, action),
    'action-hover': of(0.775, 0.155, action - 3),
    'action-press': of(0.735, 0.15, action - 6),
    'action-text': brand(0.235, 0.045, -3),
    'action-disabled': between(0.915, 0.013, 0.082),
    'action-disabled-text': between(0.455, 0.0245, 0.743),
    'action-quiet-hover': brand(0.93, 0.03, -2),
    focus: brand(0.42, 0.085, -3),
    'focus-on-deep': brand(0.88, 0.11, -2),

    // States: the same in every brand.
    error: of(0.49, 0.165, 27),
    'error-surface': of(0.962, 0.02, 30),
    'error-fill': of(0.9, 0.045, 30),
    warn: of(0.45, 0.085, 48),
    'warn-surface': of(0.945, 0.03, 55),
    ok: of(0.43, 0.09, 160),
    'ok-surface': of(0.945, 0.04, 164),

    // Data: three branches, always labelled as well.
    'data-1': brand(0.42, 0.085, -3),
    'data-2': brand(0.63, 0.108, -3),
    'data-3': brand(0.845, 0.075, -2),
    'data-track': between(0.935, 0.018, 0.332),

    // People in pictures, and LINE's brand colour.
    skin: of(0.87, 0.055, 60),
    'skin-shade': of(0.82, 0.065, 56),
    'skin-spot': of(0.6, 0.14, 28),
    'skin-line': of(0.42, 0.05, 45),
    'skin-dark': of(0.4, 0.035, 50),
    'line-brand': { mode: 'oklch', l: 0.7245, c: 0.2053, h: 148.63 },

    // The office's greys and greens, numbered as in Payload.
    'grey-50': of(0.972, 0.011, paper),
    'grey-150': between(0.92, 0.016, 0.153),
    'grey-250': between(0.86, 0.019, 0.332),
    'grey-300': between(0.82, 0.021, 0.434),
    'grey-350': between(0.76, 0.024, 0.533),
    'grey-400': brand(0.52, 0.03, -3),
    'grey-450': brand(0.5, 0.028, -2),
    'grey-800': brand(0.32, 0.045),
    'tint-50': brand(0.97, 0.02, -2),
    'tint-150': brand(0.925, 0.042, -2),
    'tint-250': brand(0.87, 0.07, -2),
    'tint-300': brand(0.8, 0.09, -2),
    'tint-400': brand(0.63, 0.108, -3),
    'tint-500': brand(0.5, 0.1, -6),
    'tint-600': brand(0.45, 0.09, -5),
    'tint-700': brand(0.4, 0.08, -4),
    'tint-750': brand(0.36, 0.07, -2),
    'tint-800': brand(0.32, 0.06, -1),
  } satisfies Record<string, Oklch>;
}

export type Palette = ReturnType<typeof paletteOf>;
export type ColourName = keyof Palette;

/** The vendor's palette. */
export const palette = paletteOf({ hue, paperHue, actionHue });

/** Returns a colour for use outside style sheets: `#073225`. */
export const hex = (name: ColourName): string => formatHex(palette[name]);

/** Minimum contrast of text (4.5) and of graphics (3) by background (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [least: number, what: ColourName[], on: ColourName[]][] = [
  [4.5, ['strong', 'body', 'link', 'link-hover'], ['page', 'sand', 'card', 'mint', 'mint-strong']],
  [4.5, ['muted'], ['page', 'sand', 'card', 'mint']],
  [4.5, ['on-deep', 'on-deep-muted'], ['deep', 'deep-raised', 'deep-high']],
  [4.5, ['mint', 'mint-strong'], ['deep', 'deep-raised']],
  [4.5, ['action-text', 'strong'], ['action', 'action-hover', 'action-press']],
  [4.5, ['action-disabled-text'], ['action-disabled']],
  [4.5, ['error'], ['page', 'card', 'error-surface']],
  [4.5, ['warn'], ['page', 'card', 'warn-surface']],
  [4.5, ['ok'], ['page', 'card', 'ok-surface']],
  [4.5, ['grey-400', 'grey-450'], ['page', 'card']],
  [4.5, ['tint-500', 'tint-600', 'tint-700', 'tint-750', 'tint-800'], ['card', 'tint-50']],
  [3, ['line-control'], ['page', 'card', 'mint']],
  [3, ['focus'], ['page', 'sand', 'card', 'mint', 'mint-strong']],
  [3, ['focus-on-deep'], ['deep', 'deep-raised']],
  [3, ['data-1', 'data-2'], ['card']],
];

/** Describes the pairs with too little contrast; empty when the palette is valid. */
export const contrastProblems = (colours: Palette): string[] =>
  pairs.flatMap(([least, names, grounds]) =>
    names.flatMap((what) =>
      grounds.flatMap((on) => {
        const ratio = wcagContrast(colours[what], colours[on]);
        if (ratio >= least) return [];
        const shown = `${what} (${formatHex(colours[what])}) on ${on} (${formatHex(colours[on])})`;
        return [`${shown}: contrast ${ratio.toFixed(2)}, at least ${least} is needed`];
      }),
    ),
  );
