import { fillIn, leadForm, openForm } from './lead-form.ts';
import { expect, test } from './site.ts';

test('what was typed without a network is offered again in another tab, and sent by nobody but the visitor', async ({
  page,
  context,
  site,
}) => {
  await openForm(page);
  await context.setOffline(true);
  await fillIn(page, { name: 'ส่งไม่ได้ ตอนนี้' });
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await openForm(later);
  await expect(leadForm(later).name).toHaveValue('ส่งไม่ได้ ตอนนี้');
  await expect(leadForm(later).hint).toContainText('ยังไม่ได้ส่ง');
  const sent = () => site.leads().filter(({ payload }) => payload?.fullname === 'ส่งไม่ได้ ตอนนี้');
  expect(sent()).toHaveLength(0);
  await leadForm(later).submit.click();
  await expect(leadForm(later).dialog).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(await later.evaluate(() => localStorage.getItem('unsent-lead-form'))).toBeNull();
});

test.describe('a service worker of an earlier version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('deletes what it kept and unregisters itself', async ({ page }) => {
    await page.goto('/pdpa');
    await page.evaluate(async () => {
      await (await caches.open('/articles/detail/read-before')).put('/x', new Response('kept'));
      const script = window.trustedTypes?.createPolicy('own-page', {
        createHTML: (html) => html,
        createScriptURL: (address) => address,
      });
      await navigator.serviceWorker.register(script?.createScriptURL?.('/worker.js') ?? '');
    });
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
  });
});
