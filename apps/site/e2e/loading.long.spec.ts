import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isSampleVendor } from '@clinicdee/brand/vendor';
import { chromium, type Page } from '@playwright/test';
import { serve } from '../../office/test/serve.ts';
import { launchOptions } from '../playwright.config.ts';
import { hold } from './page.ts';
import measures from './font-measures.json' with { type: 'json' };
import { expect, test } from './site.ts';
import { makeTestFont } from './test-font.ts';

/** The layout shift of a page without input, since it was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    return shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0);
  });

/**
 * Writes the fonts of an operating system into a folder: DejaVu Sans for Latin, and one for Thai, with the
 * widths of the real fonts (`font-measures.json`). Hinting is off, as on phones. @returns the FONTCONFIG_FILE
 */
function systemWith(thai: keyof typeof measures, folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const family of ['DejaVu Sans', thai] as const) {
    for (const style of ['Regular', 'Bold'] as const) {
      const font = makeTestFont({ family, style, widths: measures[family][style] });
      writeFileSync(join(folder, `${family} ${style}.ttf`), font);
    }
  }
  const file = join(folder, 'fonts.conf');
  const noHinting = '<edit name="hinting"><bool>false</bool></edit>';
  writeFileSync(
    file,
    `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>` +
      `<match target="font">${noHinting}</match><match>${noHinting}</match></fontconfig>`,
  );
  return file;
}

/**
 * Opens a page with a throttled processor and scrolls through it. The fonts are cached: late fonts may break the lines
 * of an article elsewhere.
 */
async function look(page: Page, path: string) {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'networkidle' });
  const largest = await page.evaluate(async () => {
    // The entry of a paint comes some time after it.
    const paint = await new Promise<LargestContentfulPaint | undefined>((resolve) =>
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1) as LargestContentfulPaint),
      ).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
    const element = paint?.element as HTMLElement;
    const image = element instanceof HTMLImageElement ? element : undefined;
    const hides = (one: Element) =>
      one
        .getAnimations()
        .some((animation) =>
          (animation.effect as KeyframeEffect).getKeyframes().some((frame) => 'opacity' in frame),
        );
    let isHidden = false;
    for (let one: Element | null = element; one; one = one.parentElement) isHidden ||= hides(one);
    return {
      ms: Math.round(paint?.startTime ?? NaN),
      what: `${element.tagName.toLowerCase()} ${element.className}`.trim(),
      isLazy: image?.loading === 'lazy',
      isHidden,
      // Fetched pixels per shown pixel, in width.
      excess: image
        ? Number(/-(\d+)\.webp/.exec(image.currentSrc)?.[1]) /
          (image.clientWidth * devicePixelRatio)
        : 1,
    };
  });
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(300);
  return { largest, shift: await shiftOf(page) };
}

for (const [width, deviceScaleFactor] of [
  [360, 3],
  [1280, 1],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 740 : 900 }, deviceScaleFactor });

    const articles = ['/articles', '/articles/detail/long-guide', '/articles/detail/article-2'];
    for (const path of ['/', ...articles]) {
      test(`${path}: the largest element is neither lazy nor faded in, and the layout does not shift`, async ({
        page,
      }) => {
        const { largest, shift } = await look(page, path);
        const { ms, what } = largest;
        const description = `${ms} ms (${what}), shift ${shift.toFixed(4)}`;
        test.info().annotations.push({ type: 'largest paint', description });
        console.info(`${width} px ${path}: ${description}`);
        expect(shift).toBeLessThan(0.05);
        expect(largest).toMatchObject({ isLazy: false, isHidden: false });
        expect(largest.excess).toBeGreaterThan(0.5);
        expect(largest.excess).toBeLessThan(2.5);
      });
    }
  });
}

for (const path of ['/', '/contact', '/register', '/articles']) {
  test(`the layout of ${path} does not shift while its document arrives in pieces`, async ({
    page,
    site,
  }) => {
    const slow = await serve(({ url = '' }, response) => {
      void fetch(site.url + url).then(async (answer) => {
        response.setHeader('content-type', answer.headers.get('content-type') ?? '');
        const body = Buffer.from(await answer.arrayBuffer());
        const size = url === path ? 1024 : body.length;
        for (let at = 0; at < body.length; at += size) {
          response.write(body.subarray(at, at + size));
          await setTimeout(40);
        }
        response.end();
      });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(slow.url + path, { waitUntil: 'networkidle' });
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await slow.stop();
  });
}

/** The width of a page's first sentence on one line. */
const widthOfLead = (page: Page) =>
  page.evaluate(() => {
    const lead = document.querySelector('main .lead') ?? document.querySelector('main h1');
    const line = lead?.cloneNode(true) as HTMLElement;
    Object.assign(line.style, {
      position: 'absolute',
      visibility: 'hidden',
      maxWidth: 'none',
      width: 'max-content',
      whiteSpace: 'nowrap',
    });
    lead?.after(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  });

/** Screens on which the fonts come late. */
const lateScreens: [path: string, width: number, height: number][] = [
  ['/', 320, 640],
  ['/', 360, 740],
  ['/', 768, 1024],
  ['/', 1280, 900],
  ['/', 1366, 625],
  ['/articles', 360, 740],
  ['/articles', 1280, 900],
];

for (const system of ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI', 'Loma'] as const) {
  test(`with ${system} alone, late fonts do not shift the layout`, async ({ site }, testInfo) => {
    test.slow();
    const browser = await chromium.launch({
      ...launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: systemWith(system, testInfo.outputPath('fonts')) },
    });
    for (const [path, width, height] of lateScreens) {
      const page = await browser.newPage({ locale: 'th-TH', viewport: { width, height } });
      // First no font, then Latin, then Thai: the Thai fallback must not change when Latin arrives.
      const loadThai = await hold(page, '**/*.woff2');
      const loadLatin = await hold(page, '**/*latin*.woff2');
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      const widthBefore = await widthOfLead(page);
      loadLatin();
      await page.waitForFunction(() => document.fonts.check('1em Anuphan', 'a'));
      await page.waitForTimeout(300);
      loadThai();
      await page.waitForFunction(() => document.fonts.check('1em Anuphan Thai', 'ก'));
      await page.waitForTimeout(300);
      const shift = await shiftOf(page);
      const ratio = widthBefore / (await widthOfLead(page));
      console.info(
        `${system}, ${path} at ${width} px: shift ${shift.toFixed(4)}, ${ratio.toFixed(3)} as wide`,
      );
      expect.soft(Math.abs(ratio - 1), `${path} at ${width} px`).toBeLessThan(0.03);
      // A line of another vendor's texts may be so full that it breaks elsewhere.
      if (isSampleVendor) expect.soft(shift, `${path} at ${width} px`).toBeLessThan(0.05);
      await page.close();
    }
    await browser.close();
  });
}
