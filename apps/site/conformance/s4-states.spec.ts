import { expect, type Page } from '@playwright/test';
import { ContentSiteDouble, misbehaviours } from '../e2e/content-site.ts';
import { fillIn, leadForm, openForm, person } from '../e2e/lead-form.ts';
import { Site } from '../e2e/site.ts';
import { waitFor } from './edge.ts';
import { row } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §4: states and transitions.

const phone = { viewport: { width: 390, height: 800 } };

row(
  'S4.menu.1',
  'Mobile menu: open or closed, toggled by its button',
  [false, true, false],
  async (visitor) => {
    const page = await visitor.opens('/', phone);
    const menu = page.locator('#menu');
    const states = [await menu.isVisible()];
    for (let press = 0; press < 2; press++) {
      await page.getByRole('button', { name: 'เมนู' }).press('Enter');
      states.push(await menu.isVisible());
    }
    return states;
  },
);

/** A page with the hydrated, filled-in form. */
async function filled(visitor: Visitor, name: string): Promise<Page> {
  const page = await visitor.arrives();
  await openForm(page);
  await fillIn(page, { name });
  return page;
}

row('S4.form.1', 'The form is validated on every change', ['true', null], async (visitor) => {
  const page = await filled(visitor, person.name);
  const { phone: field } = leadForm(page);
  await field.fill('12');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const wrong = await field.getAttribute('aria-invalid');
  await field.fill(person.phone);
  await expect(field).not.toHaveAttribute('aria-invalid');
  return [wrong, await field.getAttribute('aria-invalid')];
});
row('S4.form.2', 'Submit is disabled while invalid', [true, false, true], async (visitor) => {
  const page = await visitor.arrives();
  await openForm(page);
  const { submit, email } = leadForm(page);
  const states = [await submit.isDisabled()];
  await fillIn(page);
  // React updates the button in a transition, after the input.
  await expect(submit).toBeEnabled();
  states.push(await submit.isDisabled());
  await email.fill('x');
  await expect(submit).toBeDisabled();
  return [...states, await submit.isDisabled()];
});
row(
  'S4.form.3',
  "Submit is disabled while sending, with a spinner and 'กำลังส่ง...'",
  [true, 'กำลังส่ง...', 1],
  async (visitor) => {
    const page = await filled(visitor, person.name);
    await page.route('**/api/leads', () => undefined);
    const { submit } = leadForm(page);
    await submit.click();
    await page.getByText('กำลังส่ง...').waitFor();
    return [
      await submit.isDisabled(),
      ...(await texts(submit)),
      await submit.locator('.spinner, svg').count(),
    ];
  },
);
row(
  'S4.form.4',
  'On success (code 200) a success dialog appears and the form is reset',
  [true, '', '', ''],
  async (visitor) => {
    const page = await filled(visitor, 'สำเร็จ แล้วว่าง');
    const form = leadForm(page);
    await form.submit.click();
    await form.dialog.waitFor();
    const isThanks = ((await form.dialog.textContent()) ?? '').includes('ขอบคุณ');
    return [
      isThanks,
      await form.name.inputValue(),
      await form.phone.inputValue(),
      await form.organisation.inputValue(),
    ];
  },
);
row(
  'S4.form.5',
  "A 'sent' banner is set and immediately cleared, so never visible",
  1,
  async (visitor) => {
    const page = await filled(visitor, 'ไม่มี แถบ');
    const form = leadForm(page);
    await form.submit.click();
    await form.dialog.waitFor();
    return page.getByText('ขอบคุณที่สนใจ').count();
  },
  'there is no banner, only the dialog',
);

row(
  'S4.list.1',
  'Article list: loading, then loaded or error',
  ['503 before the first answer', '200 after it'],
  async () => {
    const content = await new ContentSiteDouble().start();
    content.articles = [{ title: 'มาแล้ว', content: '<p>ก</p>' }];
    content.misbehave = misbehaviours['never answers'];
    const site = await new Site().start(content.environment);
    const before = await fetch(`${site.url}/articles`);
    content.misbehave = undefined;
    const list = await waitFor(async () => {
      const answer = await fetch(`${site.url}/articles`);
      return answer.ok ? answer : undefined;
    });
    await site.dispose();
    await content.stop();
    return [`${before.status} before the first answer`, `${list.status} after it`];
  },
  'the server fetches articles; 503 only before the first copy',
);

row('S4.toast.1', 'Toast notifications have open and closed states', [1, 0], async (visitor) => {
  const page = await visitor.opens('/terms');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const toast = page.locator('.toast');
  await toast.waitFor();
  const open = await toast.count();
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  return [open, await toast.count()];
});
row(
  'S4.pricing.1',
  'The More package carries the popular (recommended) flag',
  ['แนะนำ', 'More'],
  async (visitor) => {
    const plan = (await visitor.reads('/')).locator('.plan:has(.plan-flag)');
    return [...(await texts(plan.locator('.plan-flag'))), ...(await texts(plan.locator('h3')))];
  },
);
