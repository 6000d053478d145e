import { type MailReceiver, receiveMails } from '../../office/test/receivers.ts';
import { th } from '../src/content/th/index.ts';
import { isOfficeBuilt } from './office.ts';
import { expect, test as testWithOffice } from './site-and-office.ts';

const test = testWithOffice.extend<{ mail: MailReceiver }>({
  mail: async ({}, use) => {
    const mail = await receiveMails();
    await use(mail);
    await mail.stop();
  },
  officeEnvironment: async ({ mail }, use) =>
    use({ SMTP_URL: mail.url, MAIL_FROM: 'office@clinicdee.example' }),
});
test.use({ javaScriptEnabled: false });
test.skip(!isOfficeBuilt && Boolean(process.env.APPS), 'APPS leaves out the office.');

const { privacyRequest } = th;

test('a request from the privacy notice reaches the office, and counts as confirmed after the button of the mail', async ({
  page,
  site,
  office,
  mail,
}) => {
  await page.goto(`${site.url}/pdpa`);
  await page.locator('main a[href="/pdpa/request"]').first().click();
  const form = page.getByRole('form', { name: privacyRequest.title });
  const submit = form.getByRole('button', { name: privacyRequest.submit });
  await form.getByLabel('เบอร์โทร').fill('๐๘๑-๒๓๔-๕๖๗๘');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(privacyRequest.fields.right.missing);
  await expect(form.getByLabel('เบอร์โทร')).toHaveValue('๐๘๑-๒๓๔-๕๖๗๘');

  await form.getByLabel(privacyRequest.fields.right.label).selectOption({ index: 1 });
  await form.getByLabel('ชื่อ').fill('มานี ขอดู');
  await form.getByLabel('อีเมล').fill('manee@clinic.example');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyRequest.sent.title);

  const stored = async () => {
    const { docs } = await office.call('GET', '/privacy-requests');
    return (docs as { phone: string; confirmedAt?: string | null }[])[0];
  };
  expect((await stored())?.phone).toBe('081-234-5678');
  const text = mail.mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [link = ''] = /http:\S+\/pdpa\/confirm\?token=[\w-]+/.exec(text) ?? [];
  await page.goto(link);
  expect((await stored())?.confirmedAt ?? null).toBeNull();
  await page.getByRole('button', { name: privacyRequest.confirm.button }).click();
  await expect(page.getByRole('status')).toContainText('ยืนยันคำขอแล้ว');
  expect((await stored())?.confirmedAt).toBeTruthy();
});
