import { fileContent, sectionTexts } from '@clinicdee/brand/site-content';
import { openDatabase } from '../src/storage/database.ts';
import { saveContent } from '../src/site-content-sync/stored-contents.ts';
import { scrollWidth } from './page.ts';
import { expect, testOwnSite as test } from './site.ts';

const word = (length: number) => 'w'.repeat(length);
const { pricing } = sectionTexts;
const points = pricing.inclusions.points.map(({ name }) => ({ name, price: word(20) }));

/** The longest words that the rules allow, in the places with the least room. */
const longWords = {
  home: {
    ...fileContent.home,
    hero: { ...fileContent.home.hero, title: ['นนนนนนนนนน', 'แนนนนแนนนนแนน'] },
    sections: [
      { blockType: 'clinics', title: [word(60)] },
      { blockType: 'pricing', ...pricing, inclusions: { ...pricing.inclusions, points } },
      { blockType: 'faq', ...sectionTexts.faq, title: word(80) },
      { blockType: 'user-groups', ...sectionTexts['user-groups'], title: [word(60)] },
    ],
  },
  packages: {
    ...fileContent.packages,
    // The longest price makes all of them smaller.
    packages: fileContent.packages.packages.map((sold, index, { length }) =>
      index < length - 1 ? sold : { ...sold, yearlySatang: 99_999_999_75 },
    ),
  },
  questions: { questions: [{ question: word(120), answer: `https://${word(200)}` }] },
};

for (const [what, published, widths] of [
  ['the longest words', longWords, [320, 768, 1280]],
  ['no section', { home: { ...fileContent.home, sections: [] } }, [1280]],
] as const) {
  test(`no text is cut off or covered on a landing page with ${what}`, async ({ page, site }) => {
    const database = openDatabase(site.dataDir);
    saveContent(database, { etag: '"1"', document: published, takenAt: Date.now() });
    database.close();
    await site.start();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // With this target everything is laid out (page-bodies/landing-page.css).
      await page.goto(`${site.url}/#contact`);
      await page.evaluate(() => document.fonts.ready);
      expect(await scrollWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
      const found = await page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const covers = [boxOf('.contact-form'), boxOf('.view-dashboard')];
        const texts = 'main :is(h1, h2, h3, p, li, dt, .plan-price b):not(.view *, .visit-scene *)';
        return [...document.querySelectorAll(texts)].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const box = range.getBoundingClientRect();
          const isCovered = covers.some(
            ({ bottom, left, right, top }) =>
              Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
              Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1,
          );
          const isNarrow = element.matches('.inclusions dt') && element.clientWidth < 60;
          const isBroken = element.matches('.plan-price b') && box.height > 90;
          return isCovered || isNarrow || isBroken ? [element.textContent] : [];
        });
      });
      expect(found, `at ${width} px`).toEqual([]);
    }
  });
}
