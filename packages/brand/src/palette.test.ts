import { expect, it } from 'vitest';
import { contrastProblems, palette, paletteOf } from './palette.ts';
import { actionHue, paperHue } from './vendor.ts';

it('has sufficient contrast in every hue', () => {
  for (let hue = 0; hue < 360; hue++) {
    expect(contrastProblems(paletteOf({ hue, paperHue, actionHue })), `hue ${hue}`).toEqual([]);
  }
});

/** Returns the angle between two hues, in degrees. */
const apart = (one: number, other: number) => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

it('mixes paper with a distant brand hue to grey, not to a third hue', () => {
  for (let hue = 0; hue < 360; hue++) {
    if (apart(hue, paperHue) < 120) continue;
    const { line, 'grey-250': grey, 'grey-350': darker } = paletteOf({ hue, paperHue, actionHue });
    for (const { c: chroma, h: seen = 0 } of [line, grey, darker]) {
      const nearest = Math.min(apart(seen, paperHue), apart(seen, hue));
      // Near grey the hue is not visible.
      expect(nearest < 30 || chroma <= 0.012, `${hue}: ${chroma} at ${seen}`).toBe(true);
    }
  }
});

it('describes a pair with too little contrast', () => {
  const faint = { ...palette, muted: { ...palette.muted, l: 0.62 } };
  expect(contrastProblems(faint)[0]).toMatch(
    /^muted \(#\w{6}\) on page \(#\w{6}\): contrast 3\.\d\d, at least 4\.5 is needed$/,
  );
});
