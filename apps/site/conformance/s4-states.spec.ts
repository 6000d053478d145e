import { expect, type Page } from '@playwright/test';
import { misbehaviours } from '../e2e/content-site.ts';
import { fillIn, leadForm, openForm, person } from '../e2e/lead-form.ts';
import { waitFor, withoutArticles } from './edge.ts';
import { row } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §4: states and transitions.

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
row('S4.form.2', 'Submit is disabled while invalid', 'held', async (visitor) => {
  const page = await visitor.arrives();
  await openForm(page);
  const { submit, email } = leadForm(page);
  await expect(submit).toBeDisabled();
  await fillIn(page);
  await expect(submit).toBeEnabled();
  await email.fill('x');
  await expect(submit).toBeDisabled();
  return 'held';
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
  "On success (code 200) a success dialog appears and the form is reset; the 'sent' banner is never visible",
  [true, '', '', '', 1],
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
      await page.getByText('ขอบคุณที่สนใจ').count(),
    ];
  },
  'there is no banner, only the dialog',
);

row(
  'S4.list.1',
  'Article list: loading, then loaded or error',
  ['503 before the first answer', '200 after it'],
  () =>
    withoutArticles(misbehaviours['never answers'], async (site, content) => {
      const ask = () => fetch(`${site.url}/articles`);
      const before = await ask();
      content.misbehave = undefined;
      const list = await waitFor(async () => {
        const answer = await ask();
        return answer.ok ? answer : undefined;
      });
      return [`${before.status} before the first answer`, `${list.status} after it`];
    }),
  'the server fetches articles; 503 only before the first copy',
);
