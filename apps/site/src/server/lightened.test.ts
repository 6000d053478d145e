import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageStarter } from '../layouts/page-starter.ts';
import { lightened } from './lightened.ts';

const svg = (inner: string) => `<svg viewBox="0 0 24 24" class="icon">${inner}</svg>`;

/** The grey of each pixel of what a browser would draw: strokes alone, as the class says. */
const pixels = (icon: string) =>
  sharp(
    Buffer.from(
      icon.replace(
        'class="icon"',
        'xmlns="http://www.w3.org/2000/svg" width="96" height="96" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
      ),
    ),
  )
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();

describe('a built page', () => {
  it.each([
    ['paths', '<path d="M3 3l4 4"></path><path d="M12 3v18"></path>'],
    [
      'a path that begins with m and goes on',
      '<path d="M21 15v4"></path><path d="m5 12.5 4.5 4.5L19 7.5"></path>',
    ],
    [
      'a path that begins with m.5-3 closely',
      '<path d="M12 3h2"></path><path d="m4.5.5.5 9-2 3"></path>',
    ],
    [
      'circles and ellipses',
      '<circle cx="8" cy="8" r="5"></circle><ellipse cx="15" cy="19" rx="6" ry="2"></ellipse>',
    ],
    [
      'rectangles',
      '<rect x="2" y="4" width="16" height="12" rx="2"></rect><rect width="9" height="5" x="12" y="17"></rect>',
    ],
    [
      'lines',
      '<line x1="2" x2="20" y1="2" y2="3"></line><polyline points="3 9 9 15 20 12"></polyline>',
    ],
  ])('draws %s as one, alike', async (_, shapes) => {
    const light = lightened(svg(shapes));
    expect(light.match(/<path/g)).toHaveLength(1);
    const [before, after] = await Promise.all([pixels(svg(shapes)), pixels(light)]);
    const different = before.filter((grey, at) => Math.abs(grey - (after[at] ?? 0)) > 48).length;
    expect(before.some((grey) => grey < 128)).toBe(true);
    expect(different).toBe(0);
  });

  it.each([
    [
      'what has a class',
      svg('<path d="M1 1h2"></path><path class="drawing-fill" d="M1 1h2z"></path>'),
    ],
    [
      'what has children',
      svg('<g><path d="M1 1h2"></path></g><circle cx="1" cy="1" r="1"></circle>'),
    ],
    ['other drawings', '<svg class="bars"><path d="M1 1h2"></path><path d="M1 1h2"></path></svg>'],
    [
      'filled icons',
      '<svg class="icon icon-line"><path d="M1 1h2z"></path><path d="M1 1h2z"></path></svg>',
    ],
    [
      'what React brings to life',
      `<astro-island>${svg('<path d="M1 1h2"></path><path d="M3 1h2"></path>')}</astro-island>`,
    ],
  ])('keeps %s', (_, html) => {
    const count = (text: string) => text.match(/<(path|circle)/g)?.length;
    expect(count(lightened(html))).toBe(count(html));
  });

  it('forgets where React put two texts together, but not in what React takes over', () => {
    const pair = '<p>4,650 <!-- -->บาท</p>';
    expect(lightened(`${pair}<astro-island>${pair}</astro-island>`)).toBe(
      `<p>4,650 บาท</p><astro-island>${pair}</astro-island>`,
    );
  });

  it('has scripts that let its words go first', () => {
    expect(lightened('<script type="module" src="/_astro/a.js"></script>')).toBe(
      '<script type="module" fetchpriority="low" src="/_astro/a.js"></script>',
    );
  });

  it('hands the page’s script to what asks for it after the first paint', () => {
    const script = '<script type="module" src="/_astro/a.js"></script>';
    expect(lightened(`<script type="module" data-page="">${pageStarter}</script>${script}`)).toBe(
      `<script type="module" data-page="/_astro/a.js">${pageStarter}</script>`,
    );
  });
});
