import type { Browser, Page } from '@playwright/test';
import { leadForm, openForm } from './lead-form.ts';
import { expect, test } from './site.ts';

/* What the browser has to do for one key, and for nothing at all: counted, since times are the machine's. */

/** One of the browser's notes of what it did. */
interface Note {
  name: string;
  args: { elementCount?: number; data?: { nodeName?: string; reason?: string } };
}

/** What the browser notes while something is done. */
async function notesOf(browser: Browser, act: () => Promise<void>): Promise<Note[]> {
  const session = await browser.newBrowserCDPSession();
  const notes: Note[] = [];
  session.on('Tracing.dataCollected', ({ value }) => notes.push(...(value as unknown as Note[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline.invalidationTracking',
  ];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return notes;
}

const named = (notes: Note[], name: string) => notes.filter((note) => note.name === name);

/** How many elements were styled at once, of what was noted. */
const styledAtOnce = (notes: Note[]) =>
  Math.max(0, ...named(notes, 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0));

/**
 * Of several turns of the same, the one in which the browser had the least to do. Once after a page is
 * loaded, at a moment of its own, it reads all of its text and lays out for that what is folded: 241
 * elements on a slow machine's second key, long before the first on a fast one. What a key sets off it
 * sets off in every turn.
 */
async function quietestOf(
  browser: Browser,
  turns: number,
  work: (notes: Note[]) => number,
  act: () => Promise<void>,
): Promise<Note[]> {
  let quietest: Note[] | undefined;
  for (let turn = 0; turn < turns; turn++) {
    const notes = await notesOf(browser, act);
    if (!quietest || work(notes) < work(quietest)) quietest = notes;
  }
  return quietest ?? [];
}

/** Waits until nothing moves any more: transitions of what was done before are over. */
const settle = (page: Page) => page.waitForTimeout(600);

test.use({ viewport: { width: 360, height: 740 } });

test('a message that comes and goes with a key has little of the page styled anew', async ({
  browser,
  page,
}) => {
  await openForm(page);
  const form = leadForm(page);
  await form.name.focus();
  await page.keyboard.type('so');
  await settle(page);
  const notes = await quietestOf(browser, 4, styledAtOnce, async () => {
    await page.keyboard.press('Backspace');
    await expect(form.form.locator('.field-error')).toBeVisible();
    await page.keyboard.type('o');
    await expect(form.form.locator('.field-error')).toBeHidden();
    await settle(page);
  });
  const again = named(notes, 'StyleRecalcInvalidationTracking').map(
    ({ args: { data } }) => `${data?.nodeName} ${data?.reason}`,
  );
  // That the message came is seen, so nothing here is quiet because nothing happened.
  expect(again.some((one) => one.startsWith('P ') && one.includes('field-error'))).toBe(true);
  expect(again.filter((one) => /^(HTML|BODY|SECTION)\b/.test(one))).toEqual([]);
  expect(styledAtOnce(notes)).toBeLessThan(20);
});

test('nobody sees the story, and it waits: no frame is drawn for it', async ({ browser, page }) => {
  await openForm(page, '/');
  await expect(page.locator('.hero.unseen')).toBeAttached();
  const isRunning = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    );
  await expect.poll(isRunning).toBe(0);
  const updates = (notes: Note[]) => named(notes, 'UpdateLayoutTree').length;
  const notes = await quietestOf(browser, 3, updates, () => settle(page));
  expect(updates(notes)).toBeLessThan(3);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isRunning).toBeGreaterThan(0);
});
