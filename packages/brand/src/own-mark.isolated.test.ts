import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownMarkProblem } from './own-mark.ts';

const svg = (attributes: string, inner = '<circle r="4"/>') => `<svg ${attributes}>${inner}</svg>`;
const whole = 'xmlns="http://www.w3.org/2000/svg" viewBox="-17.5 40 380 250"';

it.each([
  ['a file name', 'logo.svg', 'a whole <svg>, found "logo.svg"'],
  ['an incomplete SVG', `<svg ${whole}><g>`, 'a whole <svg>'],
  ['an SVG without namespace', svg('viewBox="0 0 32 32"'), 'xmlns="http://www.w3.org/2000/svg"'],
  ['an SVG without viewBox', svg('xmlns="http://www.w3.org/2000/svg"'), 'a viewBox of four'],
  ['a script', svg(whole, '<script>alert(1)</script>'), 'found "<script"'],
  ['an external image', svg(whole, '<image href="https://a.example/b.png"/>'), 'a.example/b.png'],
  ['an external style sheet', svg(whole, '<style>@import url(//a.b)</style>'), 'url(//a.b'],
])('rejects %s', (_, drawing, message) => {
  expect(ownMarkProblem(drawing)).toContain(message);
});

it.each([
  ['gradients and styles', svg(whole, '<style>.a{fill:url(#b)}</style><path class="a"/>')],
  ['an embedded image', svg(whole, '<image href="data:image/png;base64,AA"/>')],
  ['an XML declaration and comments', `<?xml version="1.0"?>\n<!-- made -->\n${svg(whole)}`],
])('accepts %s', (_, drawing) => {
  expect(ownMarkProblem(drawing)).toBeUndefined();
});

describe('with a drawing of the vendor', () => {
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

  it('pages show the file unchanged', async () => {
    const { markFile } = await import('./mark-svg.ts');
    expect(markFile()).toBe(`${drawing}\n`);
  });

  it('other drawings embed it as an image, which isolates its styles', async () => {
    const { markGroup, markSvg } = await import('./mark-svg.ts');
    const { mark } = await import('./index.ts');
    for (const drawn of [markGroup(mark), markSvg('icon'), markSvg('full'), markSvg('small')]) {
      expect(drawn).not.toContain('.line');
      const [, data = ''] = /href="data:image\/svg\+xml;base64,([^"]+)"/.exec(drawn) ?? [];
      expect(Buffer.from(data, 'base64').toString()).toBe(drawing);
    }
  });
});
