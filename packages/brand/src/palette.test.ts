import { expect, it } from 'vitest';
import { contrastProblems, palette, paletteOf } from './palette.ts';
import { actionHue, paperHue } from './vendor.ts';

it('has sufficient contrast in every hue', () => {
  for (let hue = 0; hue < 360; hue++) {
    expect(contrastProblems(paletteOf({ hue, paperHue, actionHue })), `hue ${hue}`).toEqual([]);
  }
});

it('describes a pair with too little contrast', () => {
  const faint = { ...palette, muted: { ...palette.muted, l: 0.62 } };
  expect(contrastProblems(faint)[0]).toMatch(
    /^muted \(#\w{6}\) on page \(#\w{6}\): contrast 3\.\d\d, at least 4\.5 is needed$/,
  );
});
