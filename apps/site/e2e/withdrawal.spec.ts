import { withdrawalToken } from '../../../packages/protocol/src/http/secrets.ts';
import { th } from '../src/content/th/index.ts';
import { isOfficeBuilt } from './office.ts';
import { expect, test } from './site-and-office.ts';

test.use({ javaScriptEnabled: false });
test.skip(!isOfficeBuilt && Boolean(process.env.APPS), 'APPS leaves out the office.');

const { withdraw: words } = th.privacyRequest;

test('the link of a mail withdraws consent by one press of a button, by one click of a mail service, and is kept without the office', async ({
  page,
  site,
  office,
}) => {
  const email = 'manee@clinic.example';
  const consent = (from: string) =>
    office.deliver(`consent-${from}`, { email: from, marketing_consent: true });
  expect(await consent(email)).toBe(200);
  const token = withdrawalToken(office.secrets.LEADS_ADMIN_KEY ?? '', [email, '+66899990000']);
  const link = `${site.url}/pdpa/withdraw?token=${token}`;
  const hasConsent = async () => {
    const { docs } = await office.call('GET', `/leads?where[email][equals]=${email}&sort=-id`);
    return (docs as { marketingConsent: boolean }[])[0]?.marketingConsent;
  };

  // A mail scanner opens the link.
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('ma***@clinic.example');
  await expect(page.getByRole('main')).toContainText('089-xxx-xx00');
  expect(await page.content()).not.toContain(email);
  expect(await hasConsent()).toBe(true);
  await expect(page.locator('[lang=en]').getByText(words.english.lead)).toBeVisible();
  await page.getByRole('button', { name: words.button }).click();
  await expect(page.getByRole('status')).toContainText('ถอนความยินยอมแล้ว');
  expect(await hasConsent()).toBe(false);

  expect(await consent(`2-${email}`)).toBe(200);
  const other = withdrawalToken(office.secrets.LEADS_ADMIN_KEY ?? '', [`2-${email}`]);
  const oneClick = await fetch(`${site.url}/pdpa/withdraw?token=${other}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  const { totalDocs } = await office.call('GET', '/leads?where[marketingConsent][equals]=true');
  expect(totalDocs).toBe(0);

  const damaged = await page.goto(`${link}x`);
  expect(damaged?.status()).toBe(422);
  await expect(page.getByRole('status')).toContainText('ใช้ไม่ได้แล้ว');

  await office.stop('SIGKILL');
  await page.goto(link);
  await page.getByRole('button', { name: words.button }).click();
  await expect(page.getByRole('status')).toContainText('รับเรื่องไว้แล้ว');
});
