import type { Page } from '@playwright/test';
import { fill } from '../src/content/fill-in.ts';
import { th } from '../src/content/th/index.ts';
import { fillIn, leadForm, openForm } from './lead-form.ts';
import { toasts } from './page.ts';
import { expect, test } from './site.ts';

const { comparison, packages, pricing } = th;

test('a form whose network is lost while it is sent waits, and sends itself when it returns', async ({
  page,
  context,
  site,
}) => {
  const name = 'เน็ตหลุด กลับมา';
  await openForm(page);
  await fillIn(page, { name });
  // The site receives the call; its answer is lost.
  await page.route(
    '**/api/leads',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  const form = leadForm(page);
  await form.submit.click();
  await expect(form.hint).toHaveText(/ไม่มีอินเทอร์เน็ต ข้อมูลยังอยู่ครบ/);
  await expect(form.dialog).toBeHidden();
  await expect(form.name).toHaveValue(name);

  await context.setOffline(false);
  await expect(form.dialog.getByRole('heading')).toHaveText(/ขอบคุณ/);
  await expect(toasts(page)).toContainText('กลับมาออนไลน์แล้ว');
  expect(site.leadsOf(name)).toHaveLength(1);
});

test('a toast is announced politely, can be closed above a dialog, and returns the focus', async ({
  page,
}) => {
  await page.goto('/#pricing', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: fill(pricing.choose, { name: packages[0]?.name ?? '' }) })
    .click();
  const name = page.getByRole('dialog').getByLabel('ชื่อคลินิก');
  await name.focus();
  const toast = toasts(page);
  const close = toast.getByRole('button', { name: 'ปิด' });
  for (const press of [() => close.click(), () => close.press('Enter')]) {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(toast).toContainText('กลับมาออนไลน์แล้ว');
    await expect(toast).toHaveAttribute('aria-live', 'polite');
    await press();
    await expect(toast).toBeHidden();
    await expect(name).toBeFocused();
  }
});

/** The first two explained terms of the table. */
const [first, second] = comparison.groups
  .flatMap(({ rows }) => rows)
  .flatMap((row) => (row.tip === undefined ? [] : [{ label: row.label, tip: row.tip }]));

test.describe('tooltips of the comparison table', () => {
  test.skip(packages.length === 1, 'A single package has no comparison table.');

  const open = async (page: Page) => {
    await page.goto('/#pricing');
    await page.locator('.comparison-frame > summary').click();
    await page.locator('.comparison-show-same').click();
    const term = page.getByRole('button', { name: second?.label ?? '' });
    await term.scrollIntoViewIfNeeded();
    return { term, tip: page.getByText(second?.tip ?? '') };
  };

  test('open on keyboard focus and close on Escape', async ({ page }) => {
    const { term, tip } = await open(page);
    await expect(term).toHaveAccessibleDescription(second?.tip ?? '');
    await page.getByRole('button', { name: first?.label ?? '' }).focus();
    await page.keyboard.press('Tab');
    await expect(term).toBeFocused();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('open on touch', async ({ page }) => {
      const { term, tip } = await open(page);
      await term.tap();
      await expect(tip).toBeVisible();
      const box = await tip.boundingBox();
      expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    });
  });
});
