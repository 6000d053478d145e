import { ContentSiteDouble, misbehaviours } from '../e2e/content-site.ts';
import { fillIn, leadForm, openForm } from '../e2e/lead-form.ts';
import { Site } from '../e2e/site.ts';
import { waitFor } from './edge.ts';
import { register } from './registering.ts';
import { row } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §8: the error catalogue.

const LATER = 'เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง';

/** Sends a lead. @returns the title and text of the dialog, and the errors in the console */
async function dialogAfter(visitor: Visitor, answer: { status: number; json: object } | 'lost') {
  const page = await visitor.arrives();
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/leads', (route) =>
    answer === 'lost' ? route.abort() : route.fulfill(answer),
  );
  await openForm(page);
  await fillIn(page);
  await leadForm(page).submit.click();
  const { dialog } = leadForm(page);
  await dialog.waitFor();
  return {
    title: (await texts(dialog.getByRole('heading')))[0],
    text: (await texts(dialog))[0] ?? '',
    logged,
  };
}

for (const [id, what, answer, title] of [
  [
    '1',
    'code not 200',
    { status: 503, json: { code: 503, message: 'ระบบไม่ว่าง ลองใหม่' } },
    'ระบบไม่ว่าง ลองใหม่',
  ],
  [
    '2',
    'status 200 with another code',
    { status: 200, json: { code: 500, message: 'เต็มแล้ว' } },
    'เต็มแล้ว',
  ],
] as const) {
  row(
    `S8.lead.${id}`,
    `Lead submit, ${what}: error dialog titled with the server message`,
    title,
    async (visitor) => (await dialogAfter(visitor, answer)).title,
  );
}
row(
  'S8.lead.3',
  `Lead submit, thrown error: error dialog titled '${LATER}', and it is logged`,
  [LATER, true],
  async (visitor) => {
    const { title, logged } = await dialogAfter(visitor, 'lost');
    return [title, logged.some((text) => text.includes('lead could not be sent'))];
  },
);
row(
  'S8.lead.5',
  'Lead submit success: thanks for the interest, staff will contact back soon',
  [true, true],
  async (visitor) => {
    const { title = '', text } = await dialogAfter(visitor, {
      status: 200,
      json: { code: 200, message: 'ok', reference: 'ABCD-1234' },
    });
    return [title.startsWith('ขอบคุณที่สนใจ'), text.includes('เจ้าหน้าที่จะติดต่อกลับโดยเร็ว')];
  },
);

/** Whether a site without a copy shows this message while its content site fails. */
async function failedList(misbehave: ContentSiteDouble['misbehave'], said: string) {
  const content = await new ContentSiteDouble().start();
  content.misbehave = misbehave;
  const site = await new Site().start({ ...content.environment, CONTENT_SYNC_INTERVAL: '60' });
  const text = await waitFor(async () => {
    const page = await (await fetch(`${site.url}/articles`)).text();
    const alert = /role="alert".*?<\/div>/s.exec(page)?.[0].replace(/<[^>]*>|\u00ad/g, '') ?? '';
    return alert.includes(said) ? alert : undefined;
  });
  await site.dispose();
  await content.stop();
  return text.includes(said);
}

row('S8.articles.1', 'Article list failure: the error message is kept', true, () =>
  failedList((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 400, message: 'ปิดปรับปรุงชั่วคราว' }));
  }, 'ปิดปรับปรุงชั่วคราว'),
);
row(
  'S8.articles.2',
  "Article list failure without a message: the default Thai text 'an error occurred'",
  true,
  () => failedList(misbehaviours['never answers'], 'เกิดข้อผิดพลาด'),
);
row(
  'S8.register.1',
  'Registration failure: the error response is returned; no product message is shown',
  ['อีเมลนี้ลงทะเบียนแล้ว', 409],
  async (visitor, edge) => {
    const { reply } = edge.registrations;
    edge.registrations.reply = { status: 409, body: { code: 409, message: 'อีเมลนี้ลงทะเบียนแล้ว' } };
    const page = await visitor.arrives();
    const answered = page.waitForResponse('**/api/v2/register');
    await register(page, 'คลินิกมีแล้ว');
    const said = page.getByText('อีเมลนี้ลงทะเบียนแล้ว');
    await said.waitFor();
    edge.registrations.reply = reply;
    return [await said.textContent(), (await answered).status()];
  },
  'the message of the API is shown',
);
row(
  'S8.router.1',
  "The generic error page reads 'Unexpected Application Error!' with the status text",
  ['Unexpected Application Error! 500 Internal Server Error'],
  (visitor) => visitor.textsOf('/500', '.scene-technical'),
);
