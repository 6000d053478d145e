import { fillIn, leadForm, openForm, person, sendForm } from './lead-form.ts';
import { toasts } from './page.ts';
import { fillInRegistration, register, registrationForm } from './registration-form.ts';
import { expect, test } from './site.ts';

/*
 * Browser translation, extensions, autofill without events and missing browser APIs: the forms must keep the input
 * and be sent.
 */

/** Replaces every text node, also later ones, as browser translation does. */
function translatePage() {
  const tag = ['font'].join('');
  const wrap = (text: Text) => {
    const isSkipped = text.parentElement?.closest('font,script,style,textarea,svg');
    if (isSkipped || !text.data.trim()) return;
    const outer = document.createElement(tag);
    const inner = document.createElement(tag);
    inner.textContent = `[en] ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  document.documentElement.lang = 'en';
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      addedNodes.forEach(wrapAll);
      if (type === 'characterData') wrap(target as Text);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

for (const moment of ['before', 'after'] as const) {
  test(`a lead form that was translated ${moment} its script loads works and is sent`, async ({
    page,
    site,
  }) => {
    if (moment === 'after') await openForm(page);
    else await page.goto('/#contact');
    const { name, phone, email, hint, submit, dialog } = leadForm(page);
    if (moment === 'before') {
      await name.evaluate((input) => Object.assign(input, { value: 'พิมพ์ไว้ก่อน' }));
    }
    await page.evaluate(translatePage);
    await phone.pressSequentially('08-12');
    await expect(phone).toBeFocused();
    const error = page.locator('#lead-phone-error');
    await expect(error).toContainText('เบอร์มี 4 หลัก');
    await phone.pressSequentially('3');
    await expect(error).toContainText('เบอร์มี 5 หลัก');
    await expect(error).not.toContainText('4 หลัก');
    await expect(hint).toContainText('[en] ');
    if (moment === 'before') await expect(name).toHaveValue('พิมพ์ไว้ก่อน');
    await email.fill('a@gmial.com');
    const suggestion = page.locator('.email-suggestion');
    await expect(suggestion).toContainText('gmail.com');
    await fillIn(page, { name: `แปล ${moment}` });
    await expect(suggestion).toBeEmpty();
    await expect(hint).toBeEmpty();
    await submit.click();
    await expect(dialog.locator('.ticket-number')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('');
    const [lead, ...others] = site.leadsOf(`แปล ${moment}`);
    expect(others).toEqual([]);
    expect(lead?.payload).toMatchObject({
      organization_label: person.organisation,
      organization_type: person.organisation,
    });
    expect(await page.pageErrors()).toEqual([]);
  });
}

test('a translated registration form is sent and shows the answers', async ({ page }) => {
  const outcomes = [
    { status: 409, json: { code: 409, message: 'ลงทะเบียนแล้ว' } },
    { status: 422, json: { code: 422, message: 'ตรวจอีเมล', errors: { email: 'ใช้ไม่ได้' } } },
    { status: 200, json: { code: 200, message: 'รับแล้ว', reference: 'R42' } },
  ];
  await page.route('**/api/v2/register', (route) => route.fulfill(outcomes.shift()));
  await page.goto('/#pricing');
  await page.evaluate(translatePage);
  await page.locator('a[data-register]').first().click();
  const dialog = page.getByRole('dialog');
  await fillInRegistration(page, { phone: '12', branches: '3' });
  await expect(dialog.locator('#registration-phone-error')).toContainText('2 หลัก');
  await registrationForm(page).locator('[name="phone"]').fill(person.phone);
  await expect(dialog.locator('.sum:visible small').first()).toContainText('× 3');
  const send = dialog.locator('.send .button-main');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('ลงทะเบียนแล้ว');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('ตรวจอีเมล');
  await expect(dialog.locator('#registration-email-error')).toContainText('ใช้ไม่ได้');
  await send.click();
  await expect(dialog.locator('.ticket-number')).toContainText('R42');
  expect(await page.pageErrors()).toEqual([]);
});

test('without a script, a translated choice is stored as it was sent', async ({
  request,
  site,
}) => {
  const sent = {
    fullName: 'แปลแล้ว ไม่มีสคริปต์',
    phone: person.phone,
    email: person.email,
    orgType: '[en] Psychiatry',
  };
  const post = (multipart: typeof sent) =>
    request.post('/contact', { headers: { origin: site.url }, multipart, maxRedirects: 0 });
  expect((await post(sent)).status()).toBe(303);
  const [lead] = site.leadsOf(sent.fullName);
  expect(lead?.payload).toMatchObject({
    organization_label: sent.orgType,
    organization_type: sent.orgType,
  });
  const refused = await post({ ...sent, phone: '12' });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toMatch(/<option value="\[en\] Psychiatry" selected/);
});

test('notices autofill without events', async ({ page }) => {
  await openForm(page);
  const { email, hint, name, organisation, phone, submit } = leadForm(page);
  const fields = { name, phone, email, organisation };
  for (const key of ['name', 'phone', 'email', 'organisation'] as const)
    await fields[key].evaluate((field, value) => Object.assign(field, { value }), person[key]);
  await expect(hint).toHaveText('');
  await expect(submit).toBeEnabled();
});

test('sends both forms in a browser of 2023, from an address that is too long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const method of ['parse', 'canParse']) Reflect.deleteProperty(URL, method);
    Reflect.deleteProperty(AbortSignal, 'timeout');
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Object.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selector: string) {
        if (selector.includes('popover')) throw new DOMException(selector, 'SyntaxError');
        return this.closest(selector) === this;
      },
    });
    // Some report so wrongly.
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  const keys: string[] = [];
  await page.route('**/api/{leads,v2/register}', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? '');
    await route.fulfill({ json: { code: 200, message: 'รับแล้ว', reference: 'CD-1' } });
  });
  const address = `/contact?utm_source=line&utm_campaign=${'ก'.repeat(600)}`;
  const { dialog } = await sendForm(page, { name: 'เบราว์เซอร์ เก่า' }, address);
  await expect(dialog.locator('.ticket-number')).toHaveText('CD-1');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(toasts(page)).toContainText('กลับมาออนไลน์แล้ว');
  await register(page);
  await expect(page.locator('.ticket-number')).toHaveText('CD-1');
  const key: unknown = expect.stringMatching(/^[\w-]{16,100}$/);
  expect(keys).toEqual([key, key]);
});

test('a page that is translated while it loads keeps Thai opening hours', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.lang !== 'en') document.documentElement.lang = 'en';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.locator('.hours-state')).toHaveAttribute('data-says', /^[^A-Za-z]+$/);
});
