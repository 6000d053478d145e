import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds in a page or one of its parts. */
export async function axeErrors(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** Holds a page's requests for an address back. @returns a function that lets them go */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** The messages that appear above a page. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'ข้อความแจ้ง' });

/** Sets the text size of the browser, such as `200%`. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((text) => void (document.documentElement.style.fontSize = text), size);

/** The width of a page with everything that sticks out, in CSS pixels. */
export const scrollWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);
