import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownMarkProblem } from './own-mark.ts';

const svg = (attributes: string, inner = '<circle r="4"/>') => `<svg ${attributes}>${inner}</svg>`;
const whole = 'xmlns="http://www.w3.org/2000/svg" viewBox="-17.5 40 380 250"';

it.each([
  ['no SVG', 'logo.svg', 'a whole <svg>, found "logo.svg"'],
  ['the half of one', `<svg ${whole}><g>`, 'a whole <svg>'],
  [
    'one that is no file by itself',
    svg('viewBox="0 0 32 32"'),
    'xmlns="http://www.w3.org/2000/svg"',
  ],
  ['one without a viewBox', svg('xmlns="http://www.w3.org/2000/svg"'), 'a viewBox of four numbers'],
  ['a script', svg(whole, '<script>alert(1)</script>'), 'found "<script"'],
  ['a picture elsewhere', svg(whole, '<image href="https://a.example/b.png"/>'), 'a.example/b.png'],
  ['a font elsewhere', svg(whole, '<style>@import url(//a.example)</style>'), 'url(//a.example'],
])('refuses %s as a mark', (_, drawing, said) => {
  expect(ownMarkProblem(drawing)).toContain(said);
});

it.each([
  [
    'gradients and styles of its own',
    svg(whole, '<style>.a{fill:url(#b)}</style><path class="a"/>'),
  ],
  ['a picture within it', svg(whole, '<image href="data:image/png;base64,AA"/>')],
  ['what an editor writes before it', `<?xml version="1.0"?>\n<!-- made -->\n${svg(whole)}`],
])('has nothing against %s', (_, drawing) => {
  expect(ownMarkProblem(drawing)).toBeUndefined();
});

describe('a drawing of the vendor', () => {
  const drawing = svg(whole, '<style>.line{fill:red}</style><path class="line" d="M0 0h9v9z"/>');

  beforeEach(() => {
    vi.resetModules();
    vi.doMock('./own-mark.ts', () => ({ ownMark: drawing }));
    vi.doMock('./index.ts', async (original) => ({
      ...(await original<object>()),
      hasOwnMark: true,
    }));
  });
  afterEach(() => {
    vi.doUnmock('./own-mark.ts');
    vi.doUnmock('./index.ts');
  });

  it('is the file that pages show, as it is', async () => {
    const { markFile } = await import('./mark-svg.ts');
    expect(markFile()).toBe(`${drawing}\n`);
  });

  it('stands in other drawings as a picture, where its styles meet no others', async () => {
    const { markGroup, markSvg } = await import('./mark-svg.ts');
    const { mark } = await import('./index.ts');
    for (const drawn of [markGroup(mark), markSvg('icon'), markSvg('full'), markSvg('small')]) {
      expect(drawn).not.toContain('.line');
      const [, data = ''] = /href="data:image\/svg\+xml;base64,([^"]+)"/.exec(drawn) ?? [];
      expect(Buffer.from(data, 'base64').toString()).toBe(drawing);
    }
  });
});
