import { articleTexts } from '../src/content/th/articles.ts';
import { scrollWidth } from './page.ts';
import { expect, test as testWithScript, testWithoutScript as test } from './site.ts';

test('breaks titles between phrases, and keeps a number and its unit on one line', async ({
  page,
}) => {
  await page.goto('/articles');
  const linesOf = (phrases: Element[]) =>
    phrases.map((phrase) => {
      const lineHeight = parseFloat(getComputedStyle(phrase).lineHeight);
      return Math.round(phrase.getBoundingClientRect().height / lineHeight);
    });
  const phrases = page.locator('.card h2 .phrase');
  expect(await phrases.evaluateAll(linesOf)).toContain(1);
  await expect(phrases.filter({ hasText: /^ย้ายแฟ้ม.*ใน$/ })).not.toHaveCount(0);
  await expect(page.locator('.card h2', { hasText: '7\u00a0วัน' })).not.toHaveCount(0);
  await page.setViewportSize({ width: 560, height: 740 });
  expect(new Set(await phrases.evaluateAll(linesOf))).toEqual(new Set([1]));
});

test('shows on the first screen of a phone the count, the query, the tags and a card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/articles');
  await page.getByRole('searchbox').fill('แพทย์');
  await page.getByRole('searchbox').press('Enter');
  const words = /พบ (\d+)\sบทความที่มี “แพทย์”/;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(page).toHaveTitle(words);
  const [, count = ''] = words.exec(await page.title()) ?? [];
  await expect(page.locator('.card')).toHaveCount(Math.min(100, Number(count)));
  await expect(page.locator('.list-head .drawing')).toHaveCount(0);
  const chips = page.locator('.chip');
  await expect(chips.first()).toHaveText(new RegExp(`${count}$`));
  const tops = await chips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const title = await page.locator('.card').first().getByRole('heading').boundingBox();
  expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThan(740);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: articleTexts.search.clear }).click();
  await expect(page).toHaveURL(/\/articles$/);
});

test('shows the first title above the bottom bar for a long query too', async ({ page }) => {
  const query = 'ระบบนัดหมายลดคนไข้ไม่มาตามนัดและส่งข้อความเตือนล่วงหน้าหนึ่งวันก่อนถึงเวลานัดที่คลินิก';
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`/articles?q=${encodeURIComponent(query)}`);
    const title = page.locator('.card').first().getByRole('heading').getByRole('link');
    const bar = await page.locator('.mobile-bar').boundingBox();
    const firstLine = await title.evaluate((link) => link.getClientRects()[0]?.bottom);
    expect(firstLine).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

testWithScript('keeps cards visible, and animates none under reduced motion', async ({ page }) => {
  await page.goto('/articles', { waitUntil: 'networkidle' });
  const last = page.locator('.card').last();
  const look = () =>
    last.evaluate((card) => {
      const { animationName, opacity, visibility } = getComputedStyle(card);
      return { animationName, opacity, visibility };
    });
  const visible = { opacity: '1', visibility: 'visible' };
  expect(await look()).toMatchObject(visible);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(look).toEqual({ animationName: 'card-arrive', ...visible });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await look()).toEqual({ animationName: 'none', ...visible });
});
